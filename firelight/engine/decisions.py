"""Declarations of a game's flow: families of moves, and frames with the names of their numbers.

>>> class Frame(stack.Frame):
...     price: int
...     left: int
>>> flow = Flow(Frame, otherwise=1)
>>> PAY = flow.moves("pay", "pay {coin}", coin=("copper", "silver"))
>>> LEAVE = flow.moves("leave", "leave")
>>> BARGAIN = flow.decision("bargain", "price", "left", takes=(PAY, LEAVE))
>>> int(LEAVE), int(BARGAIN), flow.notation(None)
(2, 2, ('pay copper', 'pay silver', 'leave'))
>>> f = Frame()
>>> f.left = 3
>>> f.b
3

The chapters of the rules say what may be chosen (``@BARGAIN.guard``) and what then happens (``@BARGAIN.effect``); if families need
different functions, each has its own (``@BARGAIN[PAY].effect``). dispatch.py combines them into one function each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, NoReturn

from firelight.engine import stack
from firelight.engine.jit import F, jit
from firelight.engine.kernels import GAME_OVER
from firelight.engine.view import Args, Deed

SLOTS = ("a", "b", "c", "d", "e", "f")
UNUSED = "_"  # in place of a name, for a number that a frame does not use

Rows = Sequence[Args]
Notation = str | Sequence[str] | Callable[..., str]


@jit
def allowed() -> int:
    """The guard of an option that is always allowed."""
    return 0


@jit
def nothing() -> None:
    """The effect of a choice without consequences."""


class Answers:
    """The functions that answer a frame: which options there are, and what happens.

    They receive what their parameters are named after: the state `s`, the frame `f`, its `seat`, one of its fields, or the `action`; any
    other name stands for the chosen option, counted from the first of its family. If an effect does not ask for `f`, its frame has
    already been popped.
    """

    name: str
    functions: dict[str, Callable[..., Any]]

    def guard(self, function: F) -> F:
        """A function that returns 0, or the rule that forbids an option."""
        return self._attach("guard", function)

    def lister(self, function: F) -> F:
        """A function that fills `out` with the options and returns their number; one that takes `n` finds n already listed."""
        return self._attach("lister", function)

    def effect(self, function: F) -> F:
        """A function that runs when an option is chosen, or when a frame without options comes up."""
        return self._attach("effect", function)

    def _attach(self, part: str, function: F) -> F:
        if part in self.functions:
            raise ValueError(f"{self.name} has two functions as its {part}: {self.functions[part].__name__} and {function.__name__}")
        self.functions[part] = function
        return function


class Family(int):
    """A range of numbers for moves of one kind; as a number, the first of them."""

    name: str
    size: int
    notation: Notation
    rows: Callable[[Any], Rows]  # the arguments of each move, for a given component set

    @property
    def end(self) -> int:
        return self + self.size

    @property
    def numbers(self) -> range:
        return range(self, self.end)

    def texts(self, components: Any) -> list[str]:
        """What is typed for each move."""
        if isinstance(self.notation, str):
            return [self.notation.format(**row).lower() for row in self.rows(components)]
        if callable(self.notation):
            return [self.notation(**row) for row in self.rows(components)]
        return list(self.notation)


class Kind(int, Answers):
    """A kind of frame; as a number, its place among all kinds."""

    fields: dict[str, str]  # the name of each number, and where it is stored
    takes: tuple[Family, ...]
    apart: dict[Family, Answers]

    def __getitem__(self, family: Family) -> Answers:
        """The answers for one of the families that a decision takes."""
        if family not in self.takes:
            raise ValueError(f"{self.name} does not take {family.name}")
        if family not in self.apart:
            self.apart[family] = _answers(Answers(), f"{self.name} ({family.name})")
        return self.apart[family]

    def answer(self, part: str, family: Family | None = None) -> Callable[..., Any]:
        """The function for a part: the family's own, or else that of the whole decision."""
        own = self.apart[family].functions if family in self.apart else {}
        found = own.get(part) or self.functions.get(part)
        if found is None:
            of = f" for {family.name}" if family is not None and len(self.takes) > 1 else ""
            raise ValueError(f"{self.name} has no {part}{of}")
        return found


def _answers(answers: Answers, name: str) -> Answers:
    answers.name, answers.functions = name, {}
    return answers


class Flow:
    """All families and kinds of frames of a game, in the order of their numbers, by which positions and records identify them."""

    def __init__(self, frame: type[stack.Frame], otherwise: int) -> None:
        self.frame = frame
        self.otherwise = otherwise  # the rule that forbids what a decision does not take
        self.families: list[Family] = []
        self.kinds: list[Kind] = []
        self.last_automatic = self.last_chance = GAME_OVER
        for name in ("nothing", "game-over"):
            self._kind(name, ())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(kind.name for kind in self.kinds)

    @property
    def actions(self) -> int:
        """The number of moves."""
        return self.families[-1].end

    def moves(
        self, name: str, notation: Notation, rows: Rows | Callable[[Any], Rows] | None = None, size: int = 0, **arguments: Any
    ) -> Family:
        """Declare a family: its name and arguments for a client, and the text to type.

        Arguments with several values yield a move for each combination. If they depend on each other, pass them as `rows`; if they depend
        on the component set, as a function of it, with the `size` of the family.
        """
        family = Family(self.actions if self.families else 0)
        family.name, family.notation = name, notation
        if callable(rows):
            family.rows, family.size = rows, size
        else:
            fixed = rows if rows is not None else _combinations(arguments)
            family.rows, family.size = (lambda components: fixed), len(fixed)
        self.families.append(family)
        return family

    def automatic(self, name: str, *fields: str) -> Kind:
        """Declare a frame that runs by itself."""
        if self.last_automatic + 1 < len(self.kinds):
            self._too_late(name)
        self.last_automatic = self.last_chance = len(self.kinds)
        return self._kind(name, fields)

    def chance(self, name: str, *fields: str) -> Kind:
        """Declare a frame that waits for a shuffle or a roll."""
        if self.last_chance + 1 < len(self.kinds):
            self._too_late(name)
        self.last_chance = len(self.kinds)
        return self._kind(name, fields)

    def decision(self, name: str, *fields: str, takes: Family | Iterable[Family]) -> Kind:
        """Declare a frame that waits for one of the moves it takes."""
        return self._kind(name, fields, (takes,) if isinstance(takes, Family) else tuple(takes))

    def _kind(self, name: str, fields: tuple[str, ...], takes: tuple[Family, ...] = ()) -> Kind:
        if len(fields) > len(SLOTS):
            raise ValueError(f"{name} has {len(fields)} numbers; a frame has room for {len(SLOTS)}")
        kind = Kind(len(self.kinds))
        _answers(kind, name)
        kind.takes, kind.apart = takes, {}
        kind.fields = {field: slot for field, slot in zip(fields, SLOTS, strict=False) if field != UNUSED}
        for field, slot in kind.fields.items():
            self.frame.alias(field, slot)
        self.kinds.append(kind)
        return kind

    def _too_late(self, name: str) -> NoReturn:
        raise ValueError(f"{name} is declared too late: automatic frames come first, then those of chance, then decisions")

    def notation(self, components: Any) -> tuple[str, ...]:
        """The text of every action."""
        return tuple(text for family in self.families for text in family.texts(components))

    def deeds(self, components: Any) -> tuple[Deed, ...]:
        """Every action in parts. Whatever depends on the position is filled in later."""
        return tuple(Deed(family.name, dict(row)) for family in self.families for row in family.rows(components))


def _combinations(arguments: Mapping[str, Any]) -> Rows:
    values = [value if isinstance(value, tuple | list | range) else (value,) for value in arguments.values()]
    return [dict(zip(arguments, combination, strict=True)) for combination in product(*values)]
