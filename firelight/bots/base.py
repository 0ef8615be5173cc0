"""What a bot is: something that is asked for a move, and what it is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from firelight.engine.advice import Budget
from firelight.engine.game import Game, Move

__all__ = ["Ask", "Between", "Bot", "Budget", "ask_of", "nothing"]

Between = Callable[[], None]  # called where thinking can be interrupted; the time it takes does not count, what it raises ends the thinking


def nothing() -> None:
    """Nobody interrupts."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One question to a bot.

    `game` is a game of the bot's own: the position with all that its seat cannot know dealt anew. It may be played on, copied and undone.
    `made` are the numbers of all moves made so far by anybody, which everybody saw: a bot that remembers finds its way by them.
    """

    game: Game
    seat: int
    budget: Budget
    seed: int
    made: tuple[int, ...] = ()
    between: Between = field(default=nothing, compare=False)


class Bot(Protocol):
    """Anything that can choose. A new one is made for each game and seat."""

    def choose(self, ask: Ask) -> Move | str | int:
        """One of ask.game.moves(), as a Move, its text or its number."""


def ask_of(g: Game, budget: Budget, seed: int) -> Ask:
    """The question that the seat to decide is asked."""
    seat = g.seat
    if seat is None:
        raise ValueError("the game is over: there is nothing to decide")
    return Ask(g.determinised(seat, seed), seat, budget, seed, tuple(move.id for move in g.history))
