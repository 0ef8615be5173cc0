"""Taking one position over into another: quicker than a new copy where many options are tried from the same position."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from firelight.engine.records import Record

TakeOver = Callable[[Any, Any], None]


@lru_cache(maxsize=16)
def take_over(cls: type[Record]) -> TakeOver:
    """A function that sets every field of its first record to that of its second; both keep their own lists."""
    space: dict[str, Any] = {}
    exec("\n".join(["def take_over(to, of):", *_lines(cls, "to", "of", " ")]), space)
    found: TakeOver = space["take_over"]
    return found


def _lines(cls: type[Record], to: str, of: str, margin: str) -> list[str]:
    lines = []
    for key, field in cls.fields.items():
        if field.plain:
            continue
        if field.record is not None:
            inner = (f"{to}_{key}", f"{of}_{key}")
            pairs = f"zip({to}.{key}, {of}.{key})" if field.length else f"(({to}.{key}, {of}.{key}),)"
            lines += [f"{margin}for {', '.join(inner)} in {pairs}:", *_lines(field.record, *inner, f"{margin} ")]
        else:
            lines.append(f"{margin}{to}.{key}{'[:]' if field.length else ''} = {of}.{key}")
    return lines


def hidden(record: Record) -> list[list[int]]:
    """What nobody may know the order of, as it is now."""
    own, inner = _hidden_in(type(record))
    found = [getattr(record, key)[:] for key in own]
    for key in inner:
        for part in getattr(record, key):
            found += hidden(part)
    return found


@lru_cache(maxsize=64)
def _hidden_in(cls: type[Record]) -> tuple[list[str], list[str]]:
    """The hidden fields of a record, and the lists of records that have some."""
    own = [key for key, field in cls.fields.items() if field.hidden]
    return own, [key for key, field in cls.fields.items() if field.record and field.length and any(_hidden_in(field.record))]
