"""Advice on what to do. The engine knows no bots, so a package that has some registers an adviser here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from firelight.engine.events import Event, Move
    from firelight.engine.face import Thing
    from firelight.engine.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, simulations, or whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        parts = [f"{self.seconds:g}s" if self.seconds is not None else "", f"{self.simulations}" if self.simulations is not None else ""]
        return ":".join(part for part in parts if part)


class Advice(Protocol):
    """A move for the seat to decide, and the reasons for it. As text it is a few sentences."""

    @property
    def move(self) -> Move: ...

    @property
    def description(self) -> str:
        """What the move does."""

    @property
    def margin(self) -> float:
        """Expected final points ahead of the best other seat."""

    @property
    def win(self) -> float:
        """The expected share of the win, 0 to 1."""

    @property
    def scores(self) -> tuple[float, ...]:
        """Expected final points of every seat."""

    @property
    def exact(self) -> bool:
        """The game is solved from here: margin and scores are certain."""

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves of the seat's turn, up to the point where something hidden is revealed."""

    @property
    def gains(self) -> dict[str, int]:
        """The lines of the score sheet that the line changes, as if the game ended after it."""

    @property
    def costs(self) -> tuple[Thing, ...]: ...

    @property
    def prepares(self) -> tuple[Thing, ...]:
        """What the line brings that does not count as points yet."""

    @property
    def reveals(self) -> str:
        """A code for what the last move reveals; empty if it reveals nothing."""

    @property
    def sources(self) -> dict[str, int]:
        """The seat's expected final points by line of the score sheet; empty if unknown."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What is certain to happen along the line."""


class Adviser(Protocol):
    def __call__(self, game: Game, seat: int | None, count: int, budget: Budget | None, seed: int, language: str) -> Sequence[Advice]:
        """The best moves for the seat to decide, best first."""


_advisers: list[Adviser] = []


def set_adviser(adviser: Adviser) -> None:
    """Register an adviser in place of any earlier one."""
    _advisers[:] = [adviser]


def advise(game: Game, seat: int | None, count: int, budget: Budget | None, seed: int, language: str) -> Sequence[Advice]:
    [adviser] = _advisers
    return adviser(game, seat, count, budget, seed, language)
