"""Runs all tests, then those that failed once more by themselves: `python -m tests.again`, with pytest's arguments.

A test that passes the second time does not fail the run; its name is printed at the end.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CACHE = ".cache/again"  # a pytest cache that no other run uses
MOST = 5  # with more failures than this, nothing is repeated


def pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", "-o", f"cache_dir={CACHE}", *arguments], check=False).returncode


def failures() -> list[str]:
    kept = Path(CACHE, "v", "cache", "lastfailed")
    return sorted(json.loads(kept.read_text(encoding="utf-8"))) if kept.exists() else []


def main(arguments: list[str]) -> int:
    """The exit status of pytest; 0 if all failed tests passed the second time."""
    status = pytest("--cache-clear", *arguments)
    failed = failures()
    if status != 1 or not 0 < len(failed) <= MOST:
        return status
    print(f"\nOnce more, by themselves: {len(failed)} of the tests", flush=True)
    status = pytest(*arguments, "-n", "0", "--last-failed")
    if status == 0:
        print(f"\nFLAKY: {', '.join(failed)}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
