"""What can go wrong with a database."""

from __future__ import annotations

from firelight.engine.errors import FirelightError


class StoreError(FirelightError):
    """A database that cannot be used: why, and what to do."""


class Conflict(Exception):
    """Somebody else wrote first: reload, then try again."""
