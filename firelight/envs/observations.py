"""What a seat observes, generated from the declared fields of a game's records.

An observation is a row of small integers (int8), one column for each number that everybody at the table may know: words of a vocabulary
by their place in it, counts, seats counted from the one that observes. First come the columns of the table, then as many for each seat,
its own first. Of a hidden pile there is what can be known: how many cards of each kind it holds, those that lie open, and those whose
order was seen. Numbers that do not fit are cut at -128 and 127, and of the stack only the top frames are observed.

`observe` is written out as source text for each game and runs plain and compiled as any rule does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from firelight.engine.jit import Bytes, jit
from firelight.engine.records import RANGES, Field, Record
from firelight.engine.stack import MOST_SEATS, Position
from firelight.thinking.inputs import SEAT_OR_NEUTRAL, SEAT_RANGES, seen_from

if TYPE_CHECKING:
    from firelight.engine.title import Edition

FRAMES_SEEN = 4
LOWEST, HIGHEST = RANGES["i1"]
OWN = "i1"  # fields of this width fit as they are


class Column(NamedTuple):
    """One number of an observation: the field it comes from, its least and greatest value, and the words for its values, from 0 on."""

    name: str
    low: int
    high: int
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Observation:
    """The observations of one game: the function that writes a row, and what its columns say."""

    observe: Callable[[Any, int, Any], None]  # (rules) s, seat, row
    table: tuple[Column, ...]
    each: tuple[Column, ...]  # for every seat in play
    players_field: str  # of the state: how many seats are in play

    def width(self, seats: int) -> int:
        return len(self.table) + seats * len(self.each)

    def columns(self, seats: int) -> list[Column]:
        """All columns with so many seats in play."""
        own = [column._replace(name=f"{turn}.{column.name}") for turn in range(seats) for column in self.each]
        return [*self.table, *own]


@jit
def within(value: int) -> int:
    return max(LOWEST, min(value, HIGHEST))


@jit
def relative(value: int, who: int, seats: int) -> int:
    """A seat counted from the one that observes; what is no seat stays."""
    return seen_from(value, who, seats) if 0 <= value < seats else value


@dataclass
class _Writer:
    """Writes the lines for one record, and notes its columns. Nested records have variables of their own: r1, at1, i1."""

    words: dict[str, tuple[str, ...]]
    level: int
    lines: list[str] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    later: list[tuple[str, Field]] = field(default_factory=list)  # records of seats

    @property
    def record(self) -> str:
        return f"r{self.level}"

    @property
    def index(self) -> str:
        return f"i{self.level}"

    def write(self, kind: type[Record]) -> None:
        counters = {its.counts: key for key, its in kind.fields.items() if its.counts}
        hidden = [(key, its) for key, its in kind.fields.items() if its.hidden]
        for key, declared in kind.fields.items():
            if declared.hidden or declared.derived or declared.note or declared.plain:
                continue
            if declared.record is None:
                self._values(key, declared, counters.get(key, declared.used))
            elif declared.used:
                self.later.append((key, declared))
            elif declared.stack:
                self._stack(key, declared, counters[key])
            else:
                self._records(key, declared)
        for key, declared in hidden:
            self._seen(key, declared, counters[key])
        for pool in dict.fromkeys(its.names or key for key, its in hidden):
            self._pool(pool, [(key, its) for key, its in hidden if pool in (its.names, key)], counters)

    def _values(self, key: str, declared: Field, counter: str) -> None:
        value = f"{self.record}.{key}"
        if not declared.length:
            self._line(0, f"out[{self._at()}] = {self._value(value, declared)}")
            self._column(key, declared)
            return
        first, count = self._at(), f"{self.record}.{counter}" if counter else str(declared.length)
        place = self.index
        if any(word.startswith("seat-") for word in self.words.get(declared.keys, ())):
            place = f"relative({self.index}, who, seats)"
        self._line(0, f"for {self.index} in range({count}):")
        self._line(1, f"out[{first} + {place}] = {self._value(f'{value}[{self.index}]', declared)}")
        if counter:
            self._line(0, f"for {self.index} in range({count}, {declared.length}):")
            self._line(1, f"out[{first} + {self.index}] = {declared.none or 0}")
        for place in self._places(key, declared, declared.length):
            self._column(place, declared)

    def _records(self, key: str, declared: Field) -> None:
        assert declared.record is not None
        inner = _Writer(self.words, self.level + 1)
        inner.write(declared.record)
        self._line(0, f"for {self.index} in range({max(declared.length, 1)}):")
        self._line(1, f"{inner.record} = {self.record}.{key}{f'[{self.index}]' if declared.length else ''}")
        self._line(1, f"at{inner.level} = {self._at()} + {self.index} * {len(inner.columns)}")
        self._add(inner, list(self._places(key, declared, declared.length)))

    def _stack(self, key: str, declared: Field, counter: str) -> None:
        """Frames: those on top, the top one first."""
        assert declared.record is not None
        inner = _Writer(self.words, self.level + 1)
        inner.write(declared.record)
        seen = min(FRAMES_SEEN, declared.length)
        self._line(0, f"for {self.index} in range({seen * len(inner.columns)}):")
        self._line(1, f"out[{self._at()} + {self.index}] = 0")
        self._line(0, f"for {self.index} in range(min({seen}, {self.record}.{counter})):")
        self._line(1, f"{inner.record} = {self.record}.{key}[{self.record}.{counter} - 1 - {self.index}]")
        self._line(1, f"at{inner.level} = {self._at()} + {self.index} * {len(inner.columns)}")
        self._add(inner, [f"{key}[{place}]" for place in range(seen)])

    def _seen(self, key: str, declared: Field, counter: str) -> None:
        """What is seen of a hidden stack: its open end, its known beginning."""
        value, count = f"{self.record}.{key}", f"{self.record}.{counter}"
        for place in range(1, declared.face_up + 1):
            self._line(0, f"out[{self._at()}] = {value}[{count} - {place}] if {count} >= {place} else {declared.none}")
            self._column(f"{key}[-{place}]", declared)
        if declared.known:
            self._line(0, f"for {self.index} in range({declared.length}):")
            rest = f"{value}[{self.index}] if {self.index} < {self.record}.{declared.known} else {declared.none}"
            self._line(1, f"out[{self._at()} + {self.index}] = {rest}")
            for name in self._places(key, declared, declared.length):
                self._column(name, declared)

    def _pool(self, pool: str, stacks: list[tuple[str, Field]], counters: dict[str, str]) -> None:
        """How often each card is in hidden stacks; those of one vocabulary may be dealt from each other."""
        first, declared = self._at(), stacks[0][1]
        words = self.words[declared.names] if declared.names else tuple(map(str, range((declared.high or 0) + 1)))
        self._line(0, f"for {self.index} in range({len(words)}):")
        self._line(1, f"out[{first} + {self.index}] = 0")
        for key, _ in stacks:
            self._line(0, f"for {self.index} in range({self.record}.{counters[key]}):")
            self._line(1, f"out[{first} + {self.record}.{key}[{self.index}]] += 1")
        most = sum(its.length for _, its in stacks)
        self.columns += [Column(f"{'+'.join(key for key, _ in stacks)}.{word}", 0, most) for word in words]

    def _add(self, inner: _Writer, places: list[str]) -> None:
        self.lines += [f"    {line}" for line in inner.lines]
        self.columns += [column._replace(name=f"{place}.{column.name}") for place in places for column in inner.columns]

    def _at(self) -> str:
        """The next column."""
        return f"at{self.level} + {len(self.columns)}"

    def _places(self, key: str, declared: Field, length: int) -> Iterator[str]:
        words = self.words.get(declared.keys) or range(length)
        yield from [f"{key}[{word}]" for word in list(words)[:length]] if length else [key]

    def _value(self, value: str, declared: Field) -> str:
        if (declared.low, declared.high) in (*SEAT_RANGES, SEAT_OR_NEUTRAL) and not declared.names:
            return f"relative({value}, who, seats)"
        return value if declared.code == OWN else f"within({value})"

    def _column(self, name: str, declared: Field) -> None:
        words = self.words[declared.names] if declared.names else ()
        low = 0 if words or declared.counts else LOWEST if declared.low is None else declared.low
        high = len(words) - 1 if words else HIGHEST if declared.high is None else declared.high
        none = low if declared.none is None else declared.none
        self.columns.append(Column(name, max(min(low, none), LOWEST), min(high, HIGHEST), words))

    def _line(self, deeper: int, text: str) -> None:
        self.lines.append("    " * (1 + deeper) + text)


@lru_cache(maxsize=16)
def observation_of(edition: Edition) -> Observation:
    """The observations of an edition."""
    table = _Writer(edition.words, 0)
    table.write(edition.title.rules.state)
    (key, declared), *others = table.later
    assert declared.record is not None and not others, "one row of records, for the seats"
    each = _Writer(edition.words, 1)
    each.write(declared.record)
    source = [
        "def observe(r0, who, out):",
        "    at0 = 0",
        f"    seats = r0.{declared.used}",
        *table.lines,
        f"    for turn in range(min(seats, {MOST_SEATS})):",
        f"        r1 = r0.{key}[(who + turn) % seats]",
        f"        at1 = {len(table.columns)} + turn * {len(each.columns)}",
        *(f"    {line}" for line in each.lines),
        "",
    ]
    space: dict[str, Any] = {"__name__": __name__, "relative": relative, "within": within}
    exec(compile("\n".join(source), __file__, "exec"), space)
    observe: Any = space["observe"]
    observe.__annotations__ = {"r0": Position, "who": int, "out": Bytes, "return": type(None)}
    observe.__qualname__ = f"observe_{edition.title.key}"
    return Observation(jit(observe), tuple(table.columns), tuple(each.columns), declared.used)
