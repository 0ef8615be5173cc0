"""How urgent it is what the thinkers are asked."""

from __future__ import annotations

from enum import IntEnum


class Urgency(IntEnum):
    """A class is served only while nothing waits in a more urgent one."""

    OPPONENT = 0  # moves of bots in games that humans play
    HINT = 1
    REVIEW = 2
    SPARE = 3  # moves in games of bots alone
