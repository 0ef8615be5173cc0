"""Taking one position over into another: quicker than a new copy where many options are tried from the same position."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from firelight.engine.records import Record

TakeOver = Callable[[Any, Any], None]
_spare = threading.local()


def scratch(cls: type[Record]) -> Any:
    """The record of this thread on which options are tried; whoever asks for it takes another one over into it first."""
    kept: dict[type[Record], Record] = _spare.__dict__.setdefault("kept", {})
    if cls not in kept:
        kept[cls] = cls()
    return kept[cls]


@lru_cache(maxsize=32)
def take_over(cls: type[Record], touched: bool = False) -> TakeOver:
    """A function that sets every field of its first record to that of its second; both keep their own lists.

    `touched`: the first was like the second before moves were made on it, so what no move can touch is left alone.
    """
    space: dict[str, Any] = {}
    exec("\n".join(["def take_over(to, of):", *_lines(cls, "to", "of", " ", touched)]), space)
    found: TakeOver = space["take_over"]
    return found


def _lines(cls: type[Record], to: str, of: str, margin: str, touched: bool) -> list[str]:
    lines = []
    counts = {field.counts: key for key, field in cls.fields.items() if field.counts}
    for key, field in cls.fields.items():
        if field.plain:
            continue
        if field.record is not None:
            inner = (f"{to}_{key}", f"{of}_{key}")
            end = ""
            if touched and field.used:
                end = f"[:{of}.{field.used}]"
            elif touched and key in counts:  # above both ends all is empty
                end = f"[:max({to}.{counts[key]}, {of}.{counts[key]})]"
            pairs = f"zip({to}.{key}{end}, {of}.{key})" if field.length else f"(({to}.{key}, {of}.{key}),)"
            lines += [f"{margin}for {', '.join(inner)} in {pairs}:", *_lines(field.record, *inner, f"{margin} ", touched)]
        else:
            lines.append(f"{margin}{to}.{key}{'[:]' if field.length else ''} = {of}.{key}")
    return lines


@lru_cache(maxsize=64)
def same_hidden(cls: type[Record]) -> Callable[[Any, Any], bool]:
    """A function that says whether what nobody may know the order of is the same in two records."""
    space: dict[str, Any] = {}
    parts = []
    for key, field in cls.fields.items():
        if field.hidden:
            parts.append(f"a.{key} == b.{key}")
        elif field.record and field.length and _has_hidden(field.record):
            space[f"same_{key}"] = same_hidden(field.record)
            parts.append(f"all(map(same_{key}, a.{key}, b.{key}))")
    exec(f"def same(a, b): return {' and '.join(parts) or 'True'}", space)
    found: Callable[[Any, Any], bool] = space["same"]
    return found


def _has_hidden(cls: type[Record]) -> bool:
    return any(field.hidden or (field.record is not None and _has_hidden(field.record)) for field in cls.fields.values())
