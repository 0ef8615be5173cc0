"""How long a turn has lasted. Neither taking moves back nor a stand-in gives a player more time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


class Ended(NamedTuple):
    """What the turn of the player before had come to."""

    seconds: float
    furthest: int


@dataclass(frozen=True, slots=True)
class TurnTime:
    """The time of the player who is to decide. It starts again with each of their turns in a row, once for each."""

    since: float  # when the turn began; later by as long as others have decided meanwhile
    furthest: int = 0  # how many moves had been made when the latest of the turns in a row began
    before: Ended | None = None
    stopped: float | None = None  # how long the turn had lasted when a bot took over

    def next_player(self, at: float, moves: int) -> TurnTime:
        """Somebody else is to decide after so many moves."""
        return TurnTime(at, moves, Ended(at - self.since, self.furthest))

    def next_turn(self, at: float, moves: int) -> TurnTime:
        """The same player has another turn. One that had begun before, and was taken back, brings no more time."""
        return replace(self, since=at, furthest=moves, stopped=None) if moves > self.furthest else self

    def taken_back(self, at: float) -> TurnTime:
        """The player before has taken back the end of their turn: it goes on where it was."""
        seconds, furthest = self.before or (0.0, 0)
        return TurnTime(at - seconds, furthest)

    def bot_takes_over(self, at: float) -> TurnTime:
        return replace(self, stopped=at - self.since)

    def human_comes_back(self, at: float) -> TurnTime:
        """To the rest of the turn, or to all of it if it began without them."""
        return replace(self, since=at - (self.stopped or 0.0), stopped=None)
