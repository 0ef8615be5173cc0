"""What thinking finds: the moves of a position with what is expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from firelight.engine.game import Move


def margin_of(scores: Sequence[float], seat: int) -> float:
    """Points of a seat ahead of the best other one."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


@dataclass(frozen=True, slots=True)
class Line:
    """A move and what is expected after it, for the seat that thinks."""

    move: Move
    visits: int  # simulations that went through it: how sure the rest is
    margin: float  # expected final points ahead of the best other seat
    win: float  # expected share of the win, 0 to 1
    scores: tuple[float, ...]  # expected final points of every seat
    line: tuple[Move, ...]  # the most likely continuation, beginning with the move
    wins: tuple[float, ...]  # the expected share of the win of every seat


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves, best first."""

    seat: int
    lines: tuple[Line, ...]
    simulations: int
    seconds: float
    exact: bool  # solved to the end of the game: margins and scores are what will be
    cut: str = ""  # what ended it before all simulations were made that were asked for: `clock` or `memory`

    @property
    def best(self) -> Line:
        return self.lines[0]
