"""The result of thinking: the moves of a position with their expected outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from firelight.engine.game import Move


def margin_of(scores: Sequence[float], seat: int) -> float:
    """A seat's lead over the best other one, in points."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


@dataclass(frozen=True, slots=True)
class Line:
    """A move and its expected outcome for the seat that thinks."""

    move: Move
    visits: int  # simulations through it: how reliable the rest is
    margin: float  # expected final points ahead of the best other seat
    win: float  # expected share of the win, 0 to 1
    scores: tuple[float, ...]  # expected final points of every seat
    line: tuple[Move, ...]  # the most likely continuation, beginning with the move
    wins: tuple[float, ...]  # expected share of the win, for every seat


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a decision, best first."""

    seat: int
    lines: tuple[Line, ...]
    simulations: int
    seconds: float
    exact: bool  # solved to the end of the game: margins and scores are certain
    cut: str = ""  # what stopped it before all requested simulations were done: `clock` or `memory`

    @property
    def best(self) -> Line:
        return self.lines[0]
