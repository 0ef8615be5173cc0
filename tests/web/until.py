"""Waiting for something on a page.

Playwright's own `wait_for_function` polls with `eval` inside the page, which the page's content security policy
forbids; here every poll is a separate evaluation.
"""

from __future__ import annotations

import os
import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = float(os.environ.get("FIRELIGHT_PATIENCE", "90"))  # seconds; long, because a busy machine is no failure
PAUSE = 50  # milliseconds


def until(page: Page, wanted: str, arg: Any = None) -> None:
    """Wait until the expression, or the function of `arg`, is true on the page."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(wanted, arg):
        assert time.monotonic() < end, f"still not true after {PATIENCE:.0f} s: {wanted} ({arg})"
        page.wait_for_timeout(PAUSE)
