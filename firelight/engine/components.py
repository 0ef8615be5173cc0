"""Component sets: reads a TOML file of printed values, and names everything wrong in it with its place."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final, Generic, TypeVar

from firelight.engine.errors import Problem, ProblemsError
from firelight.engine.form import note

C = TypeVar("C")

FORMAT: Final = 1
MARKS: Final = ("R", "S", "D", "C")
ANYWHERE: Final = ("mark",)  # names allowed in any table
COMPARED: Final = "compared"  # the section that lists what an owner of the box has compared with it
NO_WORD: Final = -1
MISSING: Final = object()
NOTHING: Final[Mapping[str, object]] = {}
TYPE_NAMES: Final = {
    dict: "a table",
    list: "a list",
    str: "text in quotes",
    bool: "true or false",
    int: "a whole number",
    float: "a number with a decimal point",
}


class ComponentsError(ProblemsError):
    """An unusable component set."""

    note = " (entries of lists are counted from 1)"


class Entry:
    """One value of a component set and its place. The first check that it fails reports it; reading then goes on with a substitute."""

    __slots__ = ("place", "problems", "value")

    def __init__(self, value: object, place: str, problems: list[Problem]) -> None:
        self.value = value
        self.place = place
        self.problems = problems

    def complain(self, message: str, code: str = "", rule: str = "", fix: tuple[Entry, object] | None = None, **args: object) -> None:
        """`code` and `args` say the same for other languages; `fix` is an entry and the right value for it."""
        mended = fix and (fix[0].place, fix[1])
        problem = Problem(self.place or "the file", message, code, args, rule, mended)
        if problem not in self.problems:
            self.problems.append(problem)

    @property
    def missing(self) -> bool:
        return self.value is MISSING

    @property
    def sound(self) -> bool:
        """Whether nothing wrong has been found here or inside so far."""
        place = self.place
        return not self.missing and not any(
            p.place == place or p.place.startswith((f"{place}.", f"{place}[")) or not place for p in self.problems
        )

    def at(self, name: str) -> Entry:
        """The named field of a table. A missing one is reported by `fields`, not here."""
        value = self.value.get(name, MISSING) if isinstance(self.value, dict) else MISSING
        shown = name if name.replace("-", "").replace("_", "").isalnum() else f'"{name}"'
        return Entry(value, f"{self.place}.{shown}" if self.place else shown, self.problems)

    def fields(self, required: Sequence[str], optional: Sequence[str] = (), usual: Mapping[str, object] = NOTHING) -> None:
        """A table with these fields and no others; any table may have a mark. `usual`: suggestions for missing fields."""
        note(self.place, "table", required=[*required], optional=[name for name in optional if name != "marks"])
        if not self._is(dict) or not isinstance(self.value, dict):
            return
        known = (*required, *optional, *ANYWHERE, *([COMPARED] if not self.place else []))
        for name in self.value:
            if name not in known:
                entry, allowed = self.at(name), (*required, *optional)
                message = f"this name is not known here; expected {_one_of(allowed)}. {_hint(name, allowed)}"
                entry.complain(message, "unknown", fix=(entry, None), name=name)
        for name in required:
            if name not in self.value:
                entry = self.at(name)
                entry.complain("is missing. Add it.", "missing", fix=(entry, usual[name]) if name in usual else None)
        self.at("mark").word(MARKS)

    def section(self, required: Sequence[str], optional: Sequence[str] = (), parts: Sequence[str] = ()) -> None:
        """A top-level table: it has a mark, or marks for its parts."""
        self.fields(required, (*optional, "marks"))
        if not isinstance(self.value, dict):
            return
        marks = self.at("marks")
        if marks.missing and self.at("mark").missing:
            self.at("mark").complain(f"is missing. Say where the values come from: {_one_of(MARKS)}.", "missing")
        elif not marks.missing:
            marks.fields(parts or required)
            for name in parts or required:
                marks.at(name).word(MARKS)

    def entries(self, count: int | None = None) -> list[Entry]:
        """The entries of a list."""
        note(self.place, "list", count=count)
        if not self._is(list) or not isinstance(self.value, list):
            return []
        return self._numbered(self.value, count)

    def split(self, least: int, most: int | None = None, separator: str | None = None) -> list[Entry]:
        """The words of a text."""
        note(self.place, "words", least=least, most=most or least, separator=separator or " ")
        words = self._text().split(separator)
        if self.missing or not isinstance(self.value, str):
            return []
        if not least <= len(words) <= (most or least):
            wanted = f"{least}" if most in (None, least) else f"{least} to {most}"
            between = f' with "{separator}" between them' if separator else " with spaces between them"
            message = f"found {len(words)}; expected {wanted} words{between}. Correct the text."
            self.complain(message, "words", found=len(words), least=least, most=most or least)
            return []
        return self._numbered([word.strip() for word in words], None)

    def text(self) -> str:
        note(self.place, "text")
        return self._text()

    def _text(self) -> str:
        return self.value if self._is(str) and isinstance(self.value, str) else ""

    def flag(self) -> bool:
        note(self.place, "flag")
        return self.value is True if self._is(bool) else False

    def number(self, least: int, most: int) -> int:
        """A whole number in this range; `least` if it is not one."""
        note(self.place, "number", least=least, most=most)
        if not self._is(int) or not isinstance(self.value, int):
            return least
        if not least <= self.value <= most:
            wanted = f"{least}" if least == most else f"a whole number from {least} to {most}"
            message, nearest = f"found {self.value}; expected {wanted}. Correct the number.", max(least, min(self.value, most))
            self.complain(message, "number", fix=(self, nearest), found=self.value, least=least, most=most)
            return least
        return self.value

    def word(self, words: Sequence[str], first: int = 0) -> int:
        """The number of a word among the words (those before `first` are not allowed); NO_WORD if it is none of them."""
        allowed = words[first:]
        note(self.place, "word", words=[*allowed])
        text = self._text()
        if self.missing or not isinstance(self.value, str):
            return NO_WORD
        if text not in allowed:
            near = allowed[0] if len(allowed) == 1 else _near(text, allowed)
            message = f'found "{text}"; expected {_one_of(allowed)}. {_hint(text, allowed)}'
            self.complain(message, "word", fix=(self, near) if near else None, found=text)
            return NO_WORD
        return first + allowed.index(text)

    def once_each(self, entries: Sequence[Entry], words: Sequence[str], first: int = 0) -> tuple[int, ...]:
        """The numbers of the words in the entries, which must contain each word exactly once."""
        places: dict[int, str] = {}
        numbers = []
        for entry in entries:
            number = entry.word(words, first)
            if number == NO_WORD:
                continue
            if number in places:
                message = f'"{words[number]}" stands at {places[number]} too; each may stand once. Correct one of them.'
                entry.complain(message, "twice", found=words[number])
            places.setdefault(number, entry.place)
            numbers.append(number)
        absent = [words[n] for n in range(first, len(words)) if n not in places]
        if absent and entries:
            message = f"expected each of {', '.join(words[first:])} once; there is no {' and no '.join(absent)}. Add what is missing."
            self.complain(message, "absent", absent=absent)
        return tuple(numbers)

    def _is(self, kind: type) -> bool:
        if self.missing:
            return False
        if type(self.value) is not kind:
            found = TYPE_NAMES.get(type(self.value), "a date or a time")
            shown = f" ({self.value})" if type(self.value) in (str, bool, int, float) else ""
            self.complain(f"found {found}{shown}; expected {TYPE_NAMES[kind]}. Write it that way.", "kind", expected=kind.__name__)
            return False
        return True

    def _numbered(self, values: Sequence[object], count: int | None) -> list[Entry]:
        if count is not None and len(values) != count:
            message = f"found {len(values)} entries; expected {count}. {'Add' if len(values) < count else 'Remove'} some."
            self.complain(message, "entries", found=len(values), expected=count)
        return [Entry(value, f"{self.place}[{i}]", self.problems) for i, value in enumerate(values, 1)]


def read(path: str | os.PathLike[str]) -> dict[str, object]:
    """The data of a TOML file."""
    import tomllib  # imported when the first game is loaded

    source = os.fspath(path)
    try:
        with open(source, "rb") as file:
            raw = file.read()
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise ComponentsError(source, [Problem("the file", f"{reason}; expected a component set there. Check the path.")]) from error
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ComponentsError(source, [Problem(f"line {line}", "this is not UTF-8 text. Save the file as UTF-8.")]) from error
    except ValueError as error:
        message, _, place = str(error).removesuffix(")").rpartition(" (at ")
        if place == "end of document":
            place = f"line {len(raw.splitlines())}, end of the file"
        problem = Problem(place or "the file", f"{message or error}; expected valid TOML. Correct the text there or just before it.")
        raise ComponentsError(source, [problem]) from error


@cache
def shipped(path: str) -> dict[str, object]:
    """The data of the component set that comes with a game, read once."""
    return read(path)


def row_keys(path: str, section: str) -> tuple[str, ...]:
    """The names of the rows in a section of the component set that comes with a game."""
    rows = shipped(path)[section]
    return tuple(key for key in rows if key not in ("mark", "marks")) if isinstance(rows, dict) else ()


def header(root: Entry, game: str) -> str:
    """Check the sections that every component set has; returns the name of the set."""
    top = root.at("set")
    top.fields(("name", "game", "format"))
    top.at("game").word((game,))
    top.at("format").number(FORMAT, FORMAT)
    name = top.at("name").text()
    if top.at("name").sound and not name.strip():
        top.at("name").complain("found no name; expected one to tell this set from others. Give it a name.", "name")
    legend = root.at("legend")
    legend.fields(MARKS)
    for mark in MARKS:
        legend.at(mark).text()
    compared = root.at(COMPARED)
    if not compared.missing:
        compared.fields(("places",))
        for place in compared.at("places").entries():
            place.text()
    return name


class Printed:
    """The printed values of a component set, subclassed by each game. `data`: as in the file."""

    data: Mapping[str, object]

    @property
    def fingerprint(self) -> str:
        """Identical for all sets with the same printed values, whatever their names and marks."""
        return fingerprint(self.data)


class SetReader(Generic[C]):
    """Reads the component sets of a game, which have the same sections as the shipped one.

    `make` checks the sections, given as an entry, and builds the set from its values, name and data.
    """

    def __init__(self, game: str, shipped_file: str, make: Callable[[Entry, str, Mapping[str, object]], C]) -> None:
        self.game = game
        self.file = shipped_file
        self.make = make

    def load(self, path: str | os.PathLike[str] | None = None) -> C:
        """The checked component set in a file; without a path, the shipped one. ComponentsError names everything wrong in it."""
        if path is None:
            return self.from_data(shipped(self.file), self.file)
        return self.from_data(read(path), os.fspath(path))

    def from_data(self, data: Mapping[str, object], source: str = "the component set") -> C:
        """The checked component set for data in the form of the file."""
        problems: list[Problem] = []
        root = Entry(dict(data), "", problems)
        root.fields(tuple(shipped(self.file)))
        components = self.make(root, header(root, self.game), data)
        if problems:
            raise ComponentsError(source, problems)
        return components


def numbered(names: Iterable[str], always: bool = False) -> tuple[str, ...]:
    """The names, with numbers added to those that several cards share (`always`: to all)."""
    names = tuple(names)
    total, seen = Counter(names), Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name}-{seen[name]}" if always or total[name] > 1 else name)
    return tuple(found)


def fingerprint(data: Mapping[str, object]) -> str:
    """A hash of the printed values: marks, legend, the set's name and the `compared` section do not affect it."""
    import hashlib
    import json

    values = {name: section for name, section in data.items() if name not in ("set", "legend", COMPARED)}
    text = json.dumps(_unmarked(values), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _unmarked(value: object) -> object:
    if isinstance(value, Mapping):
        return {name: _unmarked(inside) for name, inside in value.items() if name not in ("mark", "marks")}
    if isinstance(value, (list, tuple)):
        return [_unmarked(inside) for inside in value]
    return value


def _one_of(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"one of {', '.join(words)}"


def _near(word: str, words: Sequence[str]) -> str | None:
    from difflib import get_close_matches

    found = get_close_matches(word, words, n=1) or [known for known in words if known.lower() == word.lower()]
    return found[0] if found else None


def _hint(word: str, words: Sequence[str]) -> str:
    near = _near(word, words)
    return f'Did you mean "{near}"?' if near else "Correct or remove it."
