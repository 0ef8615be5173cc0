"""A position as a person reads it, and the small words and layouts that the texts of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import zip_longest
from textwrap import wrap
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from firelight.engine.face import Face, Names
from firelight.engine.jit import Table
from firelight.engine.speech import ENGLISH
from firelight.engine.stack import Frame
from firelight.engine.view import deeds_of
from firelight.texts.catalogue import catalogue

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition
    from firelight.texts.teller import Teller, Words

F = TypeVar("F", bound=Callable[..., object])

WIDTH = 100  # columns of a text board


class Answer(NamedTuple):
    """A refusal: the code of its sentence, and its values as numbers and words of the game."""

    code: str
    args: Mapping[str, Any] = MappingProxyType({})


@lru_cache(maxsize=16)
def tables_of(edition: Edition) -> dict[str, Table]:
    return edition.tables or edition.title.rules.tables(edition.components)


@lru_cache(maxsize=16)
def _rules_of(edition: Edition) -> dict[Callable[..., object], Any]:
    """The requested functions, bound to the tables of an edition."""
    return {}


class Look:
    """One look at a game: the current frame, the printed values, and the rules in plain Python."""

    def __init__(self, g: Game, language: str = ENGLISH) -> None:
        self.g = g
        self.language = language
        self.frame: Frame = g.state.frames[g.state.depth - 1]
        self.tables = tables_of(g.edition)
        self._rules = _rules_of(g.edition)

    def rule(self, function: F) -> F:
        """A function of the rules, bound to the tables of this game."""
        found = self._rules.get(function)
        if found is None:
            found = self._rules[function] = self.g.edition.program("plain")(function)
        return found

    @cached_property
    def teller(self) -> Teller:
        """The teller of this game."""
        return self.g.edition.title.words.speech.teller(self.g, self.language)  # type: ignore[attr-defined, no-any-return]

    def label(self, name: str, /, **values: Any) -> str:
        """A label of the text board."""
        return self.teller.say(f"board-{self.g.title}-{name}", **values)

    def held(self, counts: Sequence[int], keys: Sequence[str]) -> str:
        """`ship 2, yellow 1`, or `none`."""
        parts = [f"{self.teller.word(key)} {number}" for key, number in zip(keys, counts, strict=True) if number]
        return ", ".join(parts) or self.label("none")

    def name(self, seat: int) -> str:
        return self.teller.who(seat)

    def word(self, vocabulary: str, number: int) -> str:
        """The key of a word of the game."""
        return self.g.edition.words[vocabulary][number]


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks of lines side by side."""
    return [f"{one:<{width}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


def facts(rows: Sequence[tuple[str, str]], width: int, margin: int = 13) -> list[str]:
    """Named facts one below the other; long ones wrap with a hanging indent."""
    lines = []
    for name, text in rows:
        first, *more = wrap(text, width - margin, break_on_hyphens=False) or [""]
        lines += [f"{name:<{margin}}{first}", *(f"{'':{margin}}{line}" for line in more)]
    return lines


def columns(entries: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Entries in rows, wrapped to the width."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + gap + len(entry) <= width:
            lines[-1] += " " * gap + entry
        else:
            lines.append(entry)
    return lines


def face_of(
    words: Words,
    language: str,
    look: type[Look],
    headings: Mapping[str, str],
    grouped: Sequence[int],
    parts: Mapping[str, Any],
    **fixed: Any,
) -> Face:
    """A game's face in a language, made from functions that read a position. Moves in `grouped` decisions get headings."""
    texts = catalogue(language, words.folder)

    def reading(show: Callable[..., Any]) -> Callable[..., Any]:
        return lambda g, *args: show(look(g, language), *args)

    def heading(g: Game, action: int) -> str:
        name = headings.get(deeds_of(g.edition)[action].family) if look(g).frame.kind in grouped else None
        return texts.text(f"heading-{words.key}-{name}") or "" if name else ""

    def names() -> Names:
        return Names(*(texts.text(f"face-{words.key}-{name}") or name for name in ("home", "homes", "brackets", "auto", "by-hand")))

    fixed |= {name: reading(show) for name, show in parts.items()}
    return Face(width=WIDTH, heading=heading, names=names, **fixed)


def drawn(lines: Sequence[str]) -> str:
    """The lines of a board as one text."""
    return "\n".join(line.rstrip() for line in lines)
