"""Hints: what a seat could do now, what may be expected of it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from firelight.bots.base import Ask, Budget, ask_of
from firelight.bots.reasons import Reasons, is_turn_over, reasons
from firelight.engine.errors import OptionError
from firelight.engine.face import Thing
from firelight.engine.game import Game, Move

if TYPE_CHECKING:
    from firelight.bots.analysis import Line
    from firelight.bots.search import Thinker

ONE_SECOND = Budget(seconds=1.0)
A_GLANCE = Budget(simulations=200)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move for the seat to decide. `str(hint)` says it in a few sentences."""

    move: Move
    margin: float  # expected final points ahead of the best other seat
    win: float  # expected share of the win, 0 to 1
    scores: tuple[float, ...]  # expected final points of every seat
    exact: bool  # the game is solved from here: margin and scores are what will be
    title: str
    description: str  # what the move does
    reasons: Reasons

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves of the seat's turn, up to where something hidden comes to light."""
        return self.reasons.line

    @property
    def gains(self) -> dict[str, int]:
        """The lines of the score sheet that the line changes, as if the game ended after it."""
        return self.reasons.gains

    @property
    def costs(self) -> tuple[Thing, ...]:
        return self.reasons.costs

    @property
    def prepares(self) -> tuple[Thing, ...]:
        """What the line brings that is not yet points."""
        return self.reasons.prepares

    def __str__(self) -> str:
        outlook = f"{'Final' if self.exact else 'Expected'} margin {self.margin:+.1f}, win {self.win * 100:.0f} %."
        return " ".join([f"{self.move}: {self.description}", *self.reasons.sentences(self.title), outlook, line_text(self.reasons)])


def line_text(found: Reasons) -> str:
    """`Line: sail t3, pay ship; then an Offering is turned up.`"""
    return f"Line: {', '.join(map(str, found.line))}{f'; then {found.then}' if found.then else ''}."


def hint_of(thinker: Thinker, deal: Game, seat: int, line: Line, exact: bool, seed: int) -> Hint:
    """The hint for one line of an analysis of a determinised game."""
    why = reasons(deal, seat, whole_turn(thinker, deal, seat, line.line, seed), seed)
    return Hint(line.move, line.margin, line.win, line.scores, exact, deal.title, deal.describe(line.move), why)


def whole_turn(thinker: Thinker, deal: Game, seat: int, line: Sequence[Move], seed: int) -> list[Move]:
    """A line up to the end of the seat's turn; where it stops before, some more thought finds out how it goes on."""
    here = deal.copy()
    made: list[Move] = []
    ahead = list(line)
    while not made or not is_turn_over(here, seat):
        if not ahead:
            ahead = list(thinker.analyse(here, seat, A_GLANCE, seed).best.line)
        made.append(ahead.pop(0))
        here.play(made[-1])
    return made


def hints(g: Game, seat: int | None = None, count: int = 3, budget: Budget = ONE_SECOND, seed: int = 0) -> list[Hint]:
    """The best moves of the seat to decide, best first, thought out on a game in which all hidden things are dealt anew."""
    if g.seat is None:
        raise OptionError("hint: the game is over, nobody is to decide")
    if seat not in (None, g.seat):
        raise OptionError(f"seat: found {seat!r}; only seat {g.seat}, which is to decide, can be given a hint")
    return hints_for(ask_of(g, budget, seed), count)


def hints_for(ask: Ask, count: int) -> list[Hint]:
    """The best moves for a question, best first."""
    from firelight.bots.search import Thinker

    if count < 1:
        raise OptionError(f"count: found {count}; expected 1 or more hints")
    thinker = Thinker(ask.game.edition)
    found = thinker.analyse(ask.game, ask.seat, ask.budget, ask.seed, ask.made, ask.between)
    given = []
    for line in found.lines[:count]:
        ask.between()
        given.append(hint_of(thinker, ask.game, ask.seat, line, found.exact, ask.seed))
    return given
