"""A position as a person reads it, and the small words and shapes that the texts of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from textwrap import wrap
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from firelight.engine.jit import Table
from firelight.engine.stack import Frame

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

F = TypeVar("F", bound=Callable[..., object])
T = TypeVar("T")

WIDTH = 100  # columns of a text board


class Answer(NamedTuple):
    """A refusal: its code, the sentence in English, and the figures in it as numbers and words of the game."""

    code: str
    message: str
    args: Mapping[str, Any] = MappingProxyType({})


@lru_cache(maxsize=16)
def tables_of(edition: Edition) -> dict[str, Table]:
    return edition.tables or edition.title.rules.tables(edition.components)


@lru_cache(maxsize=16)
def _rules_of(edition: Edition) -> dict[Callable[..., object], Any]:
    """The functions that were asked for, as they run over the tables of an edition."""
    return {}


class Look:
    """One look at a game: the frame at work, the printed values, and the rules in plain Python."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.frame: Frame = g.state.frames[g.state.depth - 1]
        self.tables = tables_of(g.edition)
        self._rules = _rules_of(g.edition)
        self._kept: dict[tuple[object, int], Any] = {}

    def kept(self, reckon: Callable[[Any, int], T], seat: int) -> T:
        """What a function of this look and a seat gives, reckoned once."""
        if (reckon, seat) not in self._kept:
            self._kept[reckon, seat] = reckon(self, seat)
        found: T = self._kept[reckon, seat]
        return found

    def rule(self, function: F) -> F:
        """A function of the rules, over the tables of this game."""
        found = self._rules.get(function)
        if found is None:
            found = self._rules[function] = self.g.edition.program("plain")(function)
        return found

    def name(self, seat: int) -> str:
        return self.g.seat_names[seat]


def with_s(word: str) -> str:
    """`tiles`, `heroes`; `sends`, `passes`."""
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh", "o")) else f"{word}s"


def count(number: int, thing: str) -> str:
    """`1 ship tile`, `2 ship tiles`."""
    return f"{number} {thing if number == 1 else with_s(thing)}"


def joined(parts: Sequence[str], word: str = "and") -> str:
    """`a, b and c`."""
    *most, last = parts or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def held(counts: Sequence[int], names: Sequence[str]) -> str:
    """`ship 2, yellow 1`, or `none`."""
    return ", ".join(f"{name} {number}" for name, number in zip(names, counts, strict=True) if number) or "none"


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks of lines next to each other."""
    return [f"{one:<{width}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


def facts(rows: Sequence[tuple[str, str]], width: int, margin: int = 13) -> list[str]:
    """Named facts below each other; long ones go on under their beginning."""
    lines = []
    for name, text in rows:
        first, *more = wrap(text, width - margin, break_on_hyphens=False) or [""]
        lines += [f"{name:<{margin}}{first}", *(f"{'':{margin}}{line}" for line in more)]
    return lines


def columns(entries: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Entries in a row, with a new line where one would not fit."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + gap + len(entry) <= width:
            lines[-1] += " " * gap + entry
        else:
            lines.append(entry)
    return lines
