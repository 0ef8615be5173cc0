"""For all tests."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What `make test` leaves out and `make test-all` runs: compiled rules, thinking, tournaments, several processes, installing, and
# in a browser all but a few journeys. A folder, a file, or one test of a file.
SLOW = (
    "README.md",
    "tests/bots/test_first_bot.py",
    "tests/bots/test_guard.py",
    "tests/bots/test_hints.py",
    "tests/compiled",
    "tests/deploy",
    "tests/golden/test_golden.py::test_the_compiled_rules_lead_to_the_same_end",
    "tests/lab/test_arena.py",
    "tests/lab/test_arena_ray.py",
    "tests/lab/test_review.py",
    "tests/server/test_admin.py",
    "tests/server/test_connections.py",
    "tests/server/test_crash.py",
    "tests/server/test_health.py",
    "tests/server/test_locked.py",
    "tests/server/test_metrics.py",
    "tests/server/test_openapi.py::test_the_api_does_what_it_says",
    "tests/server/test_rooms_crash.py",
    "tests/server/test_rooms_processes.py",
    "tests/server/test_secrecy.py",
    "tests/server/test_soak.py",
    "tests/server/test_thinking.py",
    "tests/server/test_thinking_fair.py",
    "tests/server/test_thinking_processes.py",
    "tests/server/test_thinking_rooms.py",
    "tests/server/test_thinking_starvation.py",
    "tests/server/test_two_processes.py",
    "tests/test_cli.py::test_selfplay",
    "tests/test_terminal.py::test_levels_play_and_hints_are_given",
    "tests/thinking",
    "tests/web",
)
JOURNEYS = ("tests/web/test_first_pages.py", "tests/web/test_invitations.py", "tests/web/test_taking_back.py", "tests/web/test_texts.py")

DATA = tempfile.TemporaryDirectory(prefix="firelight-tests-")  # instead of the folder of whoever runs the tests
os.environ["FIRELIGHT_DATA_DIR"] = DATA.name


def is_listed(item: pytest.Item, names: tuple[str, ...]) -> bool:
    place = item.path.relative_to(ROOT)
    test = f"{place.as_posix()}::{item.name.partition('[')[0]}"
    return any(test == name or place.is_relative_to(name) for name in names)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: at the end all processes have something to do."""
    for item in items:
        if is_listed(item, SLOW) and not is_listed(item, JOURNEYS):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
