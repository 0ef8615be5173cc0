"""Hints: what a seat could do now, the expected outcome, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from firelight.bots.base import Ask, Budget, ask_of
from firelight.bots.reasons import Reasons, is_turn_over, reasons
from firelight.engine.errors import OptionError
from firelight.engine.events import Event
from firelight.engine.face import Thing
from firelight.engine.game import Game, Move
from firelight.engine.speech import ENGLISH

if TYPE_CHECKING:
    from firelight.bots.analysis import Line
    from firelight.bots.search import Thinker

ONE_SECOND = Budget(seconds=1.0)
A_GLANCE = Budget(simulations=200)
AT_ONCE = Budget(simulations=100)  # for an immediate answer: about a millisecond, mostly decided by the policy

First = Callable[[list["Hint"]], None]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move for the seat to decide. `str(hint)` explains it in a few sentences."""

    move: Move
    margin: float  # expected final points ahead of the best other seat
    win: float  # expected share of the win, 0 to 1
    scores: tuple[float, ...]  # expected final points of every seat
    exact: bool  # the game is solved from here: margin and scores are certain
    title: str
    description: str  # what the move does
    reasons: Reasons
    language: str = ENGLISH
    sources: dict[str, int] = field(default_factory=dict)  # the seat's expected final points by source; empty without a net

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves of the seat's turn, up to the point where something hidden is revealed."""
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
        """What the line brings that does not count as points yet."""
        return self.reasons.prepares

    @property
    def reveals(self) -> str:
        """A code for what the last move reveals; empty if it reveals nothing."""
        return self.reasons.reveals

    @property
    def events(self) -> tuple[Event, ...]:
        """What is certain to happen along the line."""
        return self.reasons.events

    def __str__(self) -> str:
        from firelight.bots.sentences import sentences

        return " ".join([f"{self.move}: {self.description}", *sentences(self)])


def hint_of(thinker: Thinker, deal: Game, seat: int, line: Line, exact: bool, seed: int, language: str = ENGLISH) -> Hint:
    """The hint for one line of an analysis of a determinised game."""
    why = reasons(deal, seat, whole_turn(thinker, deal, seat, line.line, seed), seed, language)
    description = deal.describe(line.move, language)
    return Hint(line.move, line.margin, line.win, line.scores, exact, deal.title, description, why, language, thinker.sources(deal, seat))


def whole_turn(thinker: Thinker, deal: Game, seat: int, line: Sequence[Move], seed: int) -> list[Move]:
    """A line extended to the end of the seat's turn; if it stops earlier, a little more search finds how it continues."""
    here = deal.copy()
    made: list[Move] = []
    ahead = list(line)
    while not made or not is_turn_over(here, seat):
        if not ahead:
            ahead = list(thinker.analyse(here, seat, A_GLANCE, seed).best.line)
        made.append(ahead.pop(0))
        here.play(made[-1])
    return made


def hints(
    g: Game, seat: int | None = None, count: int = 3, budget: Budget = ONE_SECOND, seed: int = 0, language: str = ENGLISH
) -> list[Hint]:
    """The best moves for the seat to decide, best first, searched on a game in which everything hidden is dealt again."""
    if g.seat is None:
        raise OptionError("hint: the game is over, so there is nothing to decide")
    if seat not in (None, g.seat):
        raise OptionError(f"seat: found {seat!r}; only seat {g.seat}, which is to decide, can get a hint")
    return hints_for(ask_of(g, budget, seed), count, language)


def hints_for(ask: Ask, count: int, language: str = ENGLISH, first: First | None = None) -> list[Hint]:
    """The best moves for a question, best first. `first` gets an immediate answer at the start: that of the policy, if there is a net."""
    from firelight.bots.search import best_thinker

    if count < 1:
        raise OptionError(f"count: found {count}; expected 1 or more hints")
    thinker = best_thinker(ask.game.edition, ask.game.players)

    def given(budget: Budget) -> list[Hint]:
        found = thinker.analyse(ask.game, ask.seat, budget, ask.seed, ask.made, ask.between)
        answers = []
        for line in found.lines[:count]:
            ask.between()
            answers.append(hint_of(thinker, ask.game, ask.seat, line, found.exact, ask.seed, language))
        return answers

    if first is not None:
        first(given(AT_ONCE))
        thinker.forget()
    return given(ask.budget)
