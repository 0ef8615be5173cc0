"""The inputs of a net, generated from the declared fields of a game's records.

Every field that is not hidden, derived or a note becomes a group of on/off inputs: one for each word of a vocabulary, each value of a
short range, or each bin of a longer one. The default value (0, or none) has no input. Seats are counted from the given seat, so that
a net learns only once what holds for all of them. Only the two top frames of the stack are included, and places on a board that have no
words are left to the game's features.

The source of `gather` is generated for each game, one loop per field, and runs plain or compiled like any rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firelight.engine.jit import Cards, jit
from firelight.engine.records import Field, Record
from firelight.engine.stack import MOST_SEATS, Position

if TYPE_CHECKING:
    from firelight.engine.title import Edition

FRAMES_SEEN = 2
SHORT = 16  # longest range with one input per value
EDGES = (*range(1, 13), 13, 16, 20, 25, 30, 40)  # lower bounds of the bins for longer ranges
BINS = len(EDGES) + 1  # plus one for negative values
LARGEST = EDGES[-1]
BIN_OF = tuple(sum(edge <= value for edge in EDGES) for value in range(LARGEST + 1))  # 0 has no bin
SEATS = 4  # the most a net supports
SEAT_RANGES = ((0, SEATS - 1), (-1, SEATS - 1), (-1, MOST_SEATS - 1))  # bounds of fields that hold a seat
SEAT_OR_NEUTRAL = (-1, SEATS)  # bounds of fields that hold a seat or neutral


@jit
def bin_of(value: int) -> int:
    """The bin of a number other than 0, from 0 to BINS - 1."""
    return 0 if value < 0 else BIN_OF[min(value, LARGEST)]


@jit
def seen_from(seat: int, who: int, seats: int) -> int:
    """The seat counted from `who`: 0 for `who`, 1 for the next seat, and so on."""
    return seat - who if seat >= who else seat - who + seats


@dataclass(frozen=True)
class Inputs:
    """The inputs of one game: the function that lists the active ones, and the field behind each group."""

    gather: Callable[[Any, int, Any], int]
    count: int
    groups: tuple[tuple[str, int], ...]  # path of the field, first input
    digest: str  # of everything their meaning depends on

    def describe(self, number: int) -> str:
        """The field that an input comes from, and its offset in the group."""
        path, first = max((group for group in self.groups if group[1] <= number), key=lambda group: group[1])
        return f"{path} + {number - first}"


@dataclass
class _Writer:
    words: dict[str, tuple[str, ...]]
    lines: list[str] = field(default_factory=list)
    groups: list[tuple[str, int]] = field(default_factory=list)
    shapes: list[tuple[Any, ...]] = field(default_factory=list)  # of the groups, without field names
    count: int = 0

    def record(self, kind: type[Record], name: str, path: str, place: str, copies: int, indent: int) -> None:
        """Write all fields of a record. `place` is the index of this copy among `copies`."""
        for key, declared in kind.fields.items():
            if declared.hidden or declared.derived or declared.note or declared.plain:
                continue
            where = f"{path}.{key}" if path else key
            if declared.record is not None:
                self._records(declared, key, name, where, place, copies, indent)
            else:
                self._values(kind, declared, key, name, where, place, copies, indent)

    def _records(self, declared: Field, key: str, name: str, where: str, place: str, copies: int, indent: int) -> None:
        assert declared.record is not None
        inner, turn, length = f"r{indent}", f"i{indent}", declared.length
        if not length:
            self._line(indent, f"{inner} = {name}.{key}")
            self.record(declared.record, inner, where, place, copies, indent)
            return
        if key == "frames":
            length = FRAMES_SEEN
            self._line(indent, f"for {turn} in range(min({FRAMES_SEEN}, {name}.depth)):")
            self._line(indent + 1, f"{inner} = {name}.frames[{name}.depth - 1 - {turn}]")
        elif declared.used:
            self._line(indent, f"for {turn} in range(seats):")
            self._line(indent + 1, f"{inner} = {name}.{key}[(who + {turn}) % seats]")
        else:
            self._line(indent, f"for {turn} in range({length}):")
            self._line(indent + 1, f"{inner} = {name}.{key}[{turn}]")
        self.record(declared.record, inner, where, f"({place} * {length} + {turn})" if copies > 1 else turn, copies * length, indent + 1)

    def _values(self, kind: type[Record], declared: Field, key: str, name: str, where: str, place: str, copies: int, indent: int) -> None:
        found = self._encoding(declared)
        if found is None:
            return
        width, condition, number = found
        self.groups.append((where, self.count))
        self.shapes.append((self.count, copies, declared.length, *found))
        if not declared.length:
            self._line(indent, f"v = {name}.{key}")
            self._input(indent, condition, f"{self.count} + {place} * {width} + {number}")
            self.count += copies * width
            return
        counter = next((other for other, its in kind.fields.items() if its.counts == key), None)
        turn = f"i{indent}"
        self._line(indent, f"for {turn} in range({f'{name}.{counter}' if counter else declared.length}):")
        self._line(indent + 1, f"v = {name}.{key}[{turn}]")
        seat_keys = sum(word.startswith("seat-") for word in self.words.get(declared.keys, ()))
        if seat_keys:
            self._line(indent + 1, f"j = seen_from({turn}, who, seats) if {turn} < seats else {turn}")
        item = "j" if seat_keys else turn
        self._input(indent + 1, condition, f"{self.count} + ({place} * {declared.length} + {item}) * {width} + {number}")
        self.count += copies * declared.length * width

    def _encoding(self, declared: Field) -> tuple[int, str, str] | None:
        """Number of inputs of a value, the condition for one to be on, and its index; None for places without words."""
        low, high = declared.low, declared.high
        if declared.names:
            size = len(self.words[declared.names])
            return (size, "v >= 0", "v") if declared.none is not None else (size - 1, "v > 0", "v - 1")
        if (low, high) in SEAT_RANGES:
            return SEATS, "0 <= v < seats", "seen_from(v, who, seats)"
        if (low, high) == SEAT_OR_NEUTRAL:
            return SEATS + 1, f"0 <= v < seats or v == {SEATS}", f"(seen_from(v, who, seats) if v < {SEATS} else {SEATS})"
        if low is not None and high is not None and high - low <= SHORT:
            usual = low if declared.none is None else declared.none
            return (high - low, f"v > {low}", f"v - {low + 1}") if usual == low else (high - low + 1, f"v != {usual}", f"v - {low}")
        return (BINS, "v != 0", "bin_of(v)") if declared.none is None else None

    def _input(self, indent: int, condition: str, number: str) -> None:
        self._line(indent, f"if {condition}:")
        self._line(indent + 1, f"out[n] = {number}")
        self._line(indent + 1, "n += 1")

    def _line(self, indent: int, text: str) -> None:
        self.lines.append("    " * (indent + 1) + text)


@lru_cache(maxsize=16)
def inputs_of(edition: Edition) -> Inputs:
    """The inputs of an edition."""
    title, rules = edition.title, edition.title.rules
    used = next(its.used for its in rules.state.fields.values() if its.used)
    writer = _Writer(edition.words)
    writer.record(rules.state, "s", "", "0", 1, 0)
    head = ["def gather(s, who, out):", f"    seats = s.{used}", "    n = 0"]
    source = "\n".join([*head, *writer.lines, "    return n", ""])
    space: dict[str, Any] = {"__name__": __name__, "bin_of": bin_of, "seen_from": seen_from}
    exec(compile(source, __file__, "exec"), space)
    gather: Any = space["gather"]
    gather.__annotations__ = {"s": Position, "who": int, "out": Cards, "return": int}
    gather.__qualname__ = f"gather_{title.key}"
    tables = sorted(rules.tables(edition.components).items())
    meaning = f"{writer.shapes}{title.judge.feature_names}{len(rules.sources)}{tables}{edition.notation}"
    return Inputs(jit(gather), writer.count, tuple(writer.groups), hashlib.sha256(meaning.encode()).hexdigest()[:20])
