"""Positions as bytes, for a game's history: a tenth of the memory of a record, and nothing for the garbage collector to traverse.

>>> from firelight.engine.records import Record, i8, i16, many
>>> class Purse(Record):
...     coins: int = i16()
...     gems: list[int] = i8(3)
>>> class Table(Record):
...     purses: list[Purse] = many(Purse, 2)
>>> t = Table()
>>> t.purses[1].gems[2] = 5
>>> len(pack(t)), unpack(Table, pack(t)).purses[1].gems
(10, [0, 0, 5])
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from typing import Any, NamedTuple, TypeVar

from firelight.engine.records import Field, Record

R = TypeVar("R", bound=Record)

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}


class Packing(NamedTuple):
    """How to pack the records of one class."""

    layout: Struct
    values: Callable[[Any], list[Any]]  # in layout order
    record: Callable[[tuple[Any, ...], int], Any]  # builds a record from the values at an offset


def pack(record: Record) -> bytes:
    packing = packing_of(type(record))
    return packing.layout.pack(*packing.values(record))


def unpack(cls: type[R], data: bytes) -> R:
    packing = packing_of(cls)
    record: R = packing.record(packing.layout.unpack(data), 0)
    return record


@lru_cache(maxsize=64)
def packing_of(cls: type[Record]) -> Packing:
    own, inner = _split(cls)
    space: dict[str, Any] = {"cls": cls, "new_object": object.__new__}
    read = ["def record(v, at):", " r = new_object(cls)", *(f" r.{key} = None" for key, field in cls.fields.items() if field.plain)]
    form, place = "", 0
    for key, field in own.items():
        read.append(f" r.{key} = list(v[at + {place} : at + {place + field.length}])" if field.length else f" r.{key} = v[at + {place}]")
        form += FORMATS[field.code] * (field.length or 1)
        place += field.length or 1
    for key, record in inner.items():
        of, number = packing_of(record), cls.fields[key].length
        size = len(_form(of))
        space[f"record_{key}"] = of.record
        if number:
            places = f"range(at + {place}, at + {place + size * number}, {size})"
            read.append(f" r.{key} = [record_{key}(v, place) for place in {places}]")
        else:
            read.append(f" r.{key} = record_{key}(v, at + {place})")
        form += _form(of) * (number or 1)
        place += size * (number or 1)
    lines, numbers = _numbers_of(cls, "r")
    exec("\n".join(["def values(r):", *lines, f" return [{', '.join(numbers)}]", *read, " return r"]), space)
    return Packing(Struct(f"={form}"), space["values"], space["record"])


def _numbers_of(cls: type[Record], name: str) -> tuple[list[str], list[str]]:
    """The code that reads the numbers of a record with that name: lines that name its inner records, and all numbers in order.

    Written out in full, it takes half as long as one call per inner record.
    """
    own, inner = _split(cls)
    lines: list[str] = []
    numbers = [f"{'*' if field.length else ''}{name}.{key}" for key, field in own.items()]
    for key, record in inner.items():
        length = cls.fields[key].length
        names = [f"{name}_{key}_{place}" for place in range(length)] or [f"{name}_{key}"]
        lines.append(f" {', '.join(names)}{',' if length else ''} = {name}.{key}")
        for part in names:
            more, found = _numbers_of(record, part)
            lines += more
            numbers += found
    return lines, numbers


@lru_cache(maxsize=64)
def spans(cls: type[Record], key: str) -> tuple[tuple[int, int], ...]:
    """Where a field that is a record, or each of several, lies in the bytes of a record of this class: from, to."""
    own, inner = _split(cls)
    place = Struct("=" + "".join(FORMATS[field.code] * (field.length or 1) for field in own.values())).size
    for name, record in inner.items():
        size, number = packing_of(record).layout.size, cls.fields[name].length or 1
        if name == key:
            return tuple((place + size * each, place + size * (each + 1)) for each in range(number))
        place += size * number
    raise KeyError(key)


def _form(packing: Packing) -> str:
    return packing.layout.format.lstrip("=")


def _split(cls: type[Record]) -> tuple[dict[str, Field], dict[str, type[Record]]]:
    """The fields that are numbers, and those that are records."""
    stored = {key: field for key, field in cls.fields.items() if not field.plain}
    own = {key: field for key, field in stored.items() if field.record is None}
    return own, {key: field.record for key, field in stored.items() if field.record is not None}
