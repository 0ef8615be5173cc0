"""Measures how long a turn has lasted. Neither an undo nor a stand-in gives a player more time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


class Ended(NamedTuple):
    """How far the previous player's turn had come when it ended."""

    seconds: float
    furthest: int


@dataclass(frozen=True, slots=True)
class TurnTime:
    """The clock of the player to move. Each turn starts it only once, even if the turn is undone and begun again."""

    since: float  # when the turn began, moved forward by the time others took in between
    furthest: int = 0  # how many moves had been made when this player's latest turn in a row began
    before: Ended | None = None
    stopped: float | None = None  # seconds the turn had lasted when a bot took over

    def next_player(self, at: float, moves: int) -> TurnTime:
        """It becomes another player's turn. `moves` counts all moves made so far."""
        return TurnTime(at, moves, Ended(at - self.since, self.furthest))

    def next_turn(self, at: float, moves: int) -> TurnTime:
        """The same player takes another turn. A turn that was undone and begins again brings no extra time."""
        return replace(self, since=at, furthest=moves, stopped=None) if moves > self.furthest else self

    def taken_back(self, at: float) -> TurnTime:
        """The previous player has undone the end of their turn, so its clock resumes."""
        seconds, furthest = self.before or (0.0, 0)
        return TurnTime(at - seconds, furthest)

    def bot_takes_over(self, at: float) -> TurnTime:
        return replace(self, stopped=at - self.since)

    def human_comes_back(self, at: float) -> TurnTime:
        """The human gets the rest of the turn, or all of it if it began without them."""
        return replace(self, since=at - (self.stopped or 0.0), stopped=None)
