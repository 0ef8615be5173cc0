"""Why a request to the thinkers has no answer."""

from __future__ import annotations

from firelight.engine.errors import FirelightError


class ThinkerLost(FirelightError):
    """The process that thought about the request ended or hung, and so did the one that tried it again."""


class CannotThink(FirelightError):
    """The request itself is wrong: says why."""


class ThinkersOff(FirelightError):
    """This server does not think: it was started without processes for it, or they do not start."""
