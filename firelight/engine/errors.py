"""What can go wrong, with its place and what to do. A refusal always leaves the game unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: where, and what was expected."""

    place: str
    message: str
    code: str = ""  # identifies the sentence, so that a client can say it in another language with the same `args`
    args: dict[str, Any] = field(default_factory=dict)
    rule: str = ""  # number of the rule behind it
    fix: tuple[str, Any] | None = None  # the place and the right value, if there is only one way to fix it; None: nothing belongs there

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class FirelightError(ValueError):
    """Base class of everything that Firelight refuses."""


class ProblemsError(FirelightError):
    """Unusable outside data, with every problem found in it."""

    note = ""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        super().__init__(source, tuple(problems))
        self.source = source
        self.problems = tuple(problems)

    def __str__(self) -> str:
        count = "1 problem" if len(self.problems) == 1 else f"{len(self.problems)} problems"
        return "\n".join([f"{self.source}: {count}{self.note}", *(f"  {problem}" for problem in self.problems)])


class PositionError(ProblemsError):
    """A position that cannot be loaded."""


class RecordError(ProblemsError):
    """A game record that cannot be replayed."""


class BrokenShuffle(FirelightError):
    """A shuffle in a record does not fit the pile that is shuffled."""


class GameError(FirelightError):
    """A game of another package that cannot be loaded."""


class OptionError(FirelightError):
    """A game cannot be set up with these options."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the number of the rule, and the values for the sentence.

    `code` identifies the sentence, so that a client can say it in another language with the same `args`.
    """

    move: str
    rule: str
    code: str
    message: str
    args: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.move}: {self.message} ({self.rule})"


class IllegalMove(FirelightError):
    """A move that is not allowed now. `refusal` says which rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnknownMove(FirelightError):
    """A text or number that is not a move of this game at all."""


class CannotUndo(FirelightError):
    """There is nothing to undo, or something hidden has been revealed since."""
