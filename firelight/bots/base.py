"""The interface of bots: they are asked for a move, and are told what follows here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from firelight.engine.advice import Budget
from firelight.engine.game import Game, Move

__all__ = ["Ask", "Between", "Bot", "Budget", "ask_of", "nothing"]

Between = Callable[[], None]  # called where thinking can be interrupted; its time does not count, and its exceptions end the thinking


def nothing() -> None:
    """The `Between` for thinking that nobody interrupts."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One question to a bot.

    `game` is the bot's own: the position with everything hidden from its seat dealt again. It may be played on, copied and undone.
    `made` are the numbers of all moves made so far by anybody, which are public: a bot with a memory can follow them.
    """

    game: Game
    seat: int
    budget: Budget
    seed: int
    made: tuple[int, ...] = ()
    between: Between = field(default=nothing, compare=False)


class Bot(Protocol):
    """Anything that can choose a move. A new one is made for each game and seat."""

    def choose(self, ask: Ask) -> Move | str | int:
        """One of ask.game.moves(), as a Move, its text or its number."""


def ask_of(g: Game, budget: Budget, seed: int) -> Ask:
    """The question for the seat to decide."""
    seat = g.seat
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    return Ask(g.determinised(seat, seed), seat, budget, seed, tuple(move.id for move in g.history))
