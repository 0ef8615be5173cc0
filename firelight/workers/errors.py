"""Why a request to a worker has no result."""

from __future__ import annotations

import traceback
from pathlib import Path

from firelight.engine.errors import FirelightError

LONGEST_REASON = 240


class JobRefused(FirelightError):
    """The request itself is wrong; the message says why."""


class WorkerLost(FirelightError):
    """The process ended, hung or failed on every try."""


class WorkersDown(WorkerLost):
    """No process can take the request: they do not start, or are being stopped."""


def one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_REASON else f"{line[: LONGEST_REASON - 3]}..."


def reason_of(problem: BaseException) -> str:
    """An exception in one line, with the place where it was raised."""
    steps = traceback.extract_tb(problem.__traceback__)
    place = f" ({Path(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""
    text = str(problem)
    return one_line(f"{type(problem).__name__}{f': {text}' if text else ''}{place}")
