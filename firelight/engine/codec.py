"""Positions as explicit JSON: written from a record's declaration, and read back with every problem named.

Values that have a word are written as that word, and arrays with named places as objects. The empty rest of a stack, and fields
that follow from others, are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from firelight.engine.errors import Problem
from firelight.engine.records import RANGES, Field, Record

Vocabulary = Mapping[str, tuple[str, ...]]
R = TypeVar("R", bound=Record)


def is_written(field: Field) -> bool:
    return not (field.plain or field.note or field.derived or field.counts)


def length_of(record: Record, key: str) -> int:
    """How many entries of a stack are in use."""
    for name, field in type(record).fields.items():
        if field.counts == key:
            return int(getattr(record, name))
    empty = type(record).fields[key].none
    return sum(1 for value in getattr(record, key) if value != empty)


def encode(record: Record, words: Vocabulary) -> dict[str, Any]:
    """The record as JSON-ready data."""
    data: dict[str, Any] = {}
    for key, field in type(record).fields.items():
        if not is_written(field):
            continue
        value = getattr(record, key)
        if not field.length:
            data[key] = encode_value(value, field, words)
            continue
        entries = value[: length_of(record, key)] if field.stack else value
        written = [encode_value(entry, field, words) for entry in entries]
        data[key] = dict(zip(words[field.keys], written, strict=True)) if field.keys else written
    return data


def encode_value(value: Any, field: Field, words: Vocabulary) -> Any:
    if field.record is not None:
        return encode(value, words)
    if field.none is not None and value == field.none:
        return None
    return words[field.names][value] if field.names else value


def decode(cls: type[R], data: Any, words: Vocabulary, place: str, problems: list[Problem]) -> R:
    """The record for data in the form of `encode`. Problems are added to the list, and wrong values become zero."""
    record = cls()
    if not isinstance(data, dict):
        problems.append(Problem(place, f"found {_shown(data)}; expected an object"))
        return record
    wanted = {key: field for key, field in cls.fields.items() if is_written(field)}
    for key in data:
        if key not in wanted:
            problems.append(Problem(_inside(place, key), f"this field is not known here.{hint(key, wanted)}"))
    for key, field in wanted.items():
        where = _inside(place, key)
        if key not in data:
            problems.append(Problem(where, "is missing"))
        elif not field.length:
            setattr(record, key, decode_value(data[key], field, words, where, problems))
        else:
            _decode_array(record, key, field, data[key], words, where, problems)
    return record


def _decode_array(record: Record, key: str, field: Field, data: Any, words: Vocabulary, where: str, problems: list[Problem]) -> None:
    if field.keys:
        names = words[field.keys]
        if not isinstance(data, dict):
            problems.append(Problem(where, f"found {_shown(data)}; expected an object with {', '.join(names)}"))
            return
        for name in data:
            if name not in names:
                problems.append(Problem(f"{where}.{name}", f"this name is not known here.{hint(name, names)}"))
        for name in names:
            if name not in data:
                problems.append(Problem(f"{where}.{name}", "is missing"))
        entries = [(f"{where}.{name}", data.get(name, 0)) for name in names]
        if any(name not in data for name in names):
            return
    else:
        if not isinstance(data, list):
            problems.append(Problem(where, f"found {_shown(data)}; expected a list"))
            return
        if len(data) > field.length or (not field.stack and len(data) != field.length):
            most = "at most " if field.stack else ""
            problems.append(Problem(where, f"found {len(data)} entries; expected {most}{field.length}"))
            return
        entries = [(f"{where}[{i}]", entry) for i, entry in enumerate(data)]
    values = getattr(record, key)
    for i, (spot, entry) in enumerate(entries):
        values[i] = decode_value(entry, field, words, spot, problems, in_stack=field.stack)
    if field.stack:
        for i in range(len(entries), field.length):
            if field.none is not None:
                values[i] = field.none
        for name, other in type(record).fields.items():
            if other.counts == key:
                setattr(record, name, len(entries))


def decode_value(data: Any, field: Field, words: Vocabulary, where: str, problems: list[Problem], in_stack: bool = False) -> Any:
    if field.record is not None:
        return decode(field.record, data, words, where, problems)
    if data is None and field.none is not None and not in_stack:
        return field.none
    if field.names:
        names = words[field.names]
        if data in names:
            return names.index(data)
        allowed = ", ".join(name for name in names if name)
        null = " or null" if field.none is not None and not in_stack else ""
        problems.append(Problem(where, f"found {_shown(data)}; expected one of {allowed}{null}.{hint(data, names)}"))
        return 0
    low, high = RANGES[field.code]
    low = field.low if field.low is not None else low
    high = field.high if field.high is not None else high
    if type(data) is not int or not low <= data <= high:
        problems.append(Problem(where, f"found {_shown(data)}; expected a whole number from {low} to {high}"))
        return 0
    return data


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else str(key)


def _shown(data: Any) -> str:
    if type(data) is int and abs(data) > 10**50:
        return "a huge number"
    text = "null" if data is None else repr(data)
    return text if len(text) <= 60 else f"{text[:57]}..."


def hint(word: Any, words: Any) -> str:
    from difflib import get_close_matches  # only needed for mistakes

    near = get_close_matches(word, [name for name in words if name], n=1) if isinstance(word, str) else []
    return f' Did you mean "{near[0]}"?' if near else ""
