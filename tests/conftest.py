"""For all tests."""

from __future__ import annotations

import os
import tempfile

import pytest

DATA = tempfile.TemporaryDirectory(prefix="firelight-tests-")  # instead of the folder of whoever runs the tests
os.environ["FIRELIGHT_DATA_DIR"] = DATA.name


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: at the end all processes have something to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
