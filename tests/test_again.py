"""Tests that fail in the whole run are repeated once by themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FIRST_TIME = """
from pathlib import Path
def test_it():
    seen = Path("seen")
    if not seen.exists():
        seen.touch()
        assert False
def test_another():
    pass
"""
ALWAYS = "def test_it(): assert False"
OFTEN = """
import pytest
@pytest.mark.parametrize("number", range(6))
def test_it(number): assert False
"""


@pytest.mark.parametrize(
    ("code", "status", "again", "flaky"),
    [
        (FIRST_TIME, 0, True, ["FLAKY: test_that.py::test_it"]),
        (ALWAYS, 1, True, []),
        (OFTEN, 1, False, []),
        ("def test_it(): pass", 0, False, []),
    ],
    ids=["fails the first time", "fails again", "too many", "passes"],
)
def test_failures_are_tried_once_more(code: str, status: int, again: bool, flaky: list[str], tmp_path: Path) -> None:
    (tmp_path / "test_that.py").write_text(code, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.again", "-p", "xdist", "-n", "1", "--dist", "loadfile", "--no-loadscope-reorder"]
    done = subprocess.run(command, cwd=tmp_path, env=plain, stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == status, done.stdout
    assert ("Once more" in done.stdout) == again
    assert [line for line in done.stdout.splitlines() if line.startswith("FLAKY")] == flaky
