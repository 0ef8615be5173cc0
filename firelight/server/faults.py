"""Faults of the database or the disk, as refusals."""

from __future__ import annotations

from firelight.server.errors import Refused
from firelight.server.store.faults import MESSAGES, code_of


def fault_of(error: BaseException) -> Refused | None:
    """The refusal for a full disk or a database that does not respond; None for any other error."""
    code = code_of(error)
    return None if code is None else Refused(code, MESSAGES[code], status=503)
