"""Refusals, worded so that a client can show them and coded so that a program can recognise them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from firelight.engine.errors import FirelightError, Problem


class Refused(FirelightError):
    """A request that changes nothing: a code, a sentence that says what to do, values for it, and an HTTP status."""

    def __init__(self, code: str, message: str, args: dict[str, Any] | None = None, status: int = 409) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.figures: dict[str, Any] = dict(args or {})
        self.status = status

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    def data(self) -> dict[str, Any]:
        """The `error` of docs/protocol.md."""
        return {"code": self.code, "message": self.message, "args": self.figures}


def bad_input(code: str, message: str, **args: Any) -> Refused:
    """The request itself is wrong."""
    return Refused(code, message, args, 422)


def not_found(what: str, message: str) -> Refused:
    return Refused(f"no-{what}", message, status=404)


def forbidden(code: str, message: str, **args: Any) -> Refused:
    """The request is allowed for somebody else, but not for this player."""
    return Refused(code, message, args, 403)


def broken(code: str, message: str, problems: Sequence[Problem]) -> Refused:
    """Outside data with all the problems found in it."""
    listed = [{"place": problem.place, "message": problem.message} for problem in problems]
    return Refused(code, message, {"problems": listed}, 422)
