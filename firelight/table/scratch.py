"""Positions on which moves are tried: what a move does not touch is not copied."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from firelight.engine.packed import packing_of
from firelight.engine.records import Field, Record
from firelight.engine.stack import FRAMES, Position

MOST_LAID = 2  # frames that a move lays which does nothing else
TakeOver = Callable[[Any, Any], None]
_spare = threading.local()


class Lent(dict[int, Record]):
    """The records of another position's field, each copied when it is first asked for: an option touches one or two of up to thirty.

    A dictionary, because it is asked without a call in Python for what it has.
    """

    __slots__ = ("of",)

    of: list[Record]

    def lend(self, records: list[Record]) -> None:
        """From now on these; what was done to copies of others is forgotten."""
        self.of = records
        self.clear()

    def __missing__(self, place: int) -> Record:
        found = self[place] = self.of[place].copy()
        return found

    def __iter__(self) -> Iterator[Any]:
        """As a list of records would be gone through."""
        return (self[place] for place in range(len(self.of)))

    def __len__(self) -> int:
        return len(self.of)

    def settled(self) -> list[Record]:
        """The records as they are now, those that nobody asked for in common with the lender."""
        found = self.of[:]
        for place, record in self.items():
            found[place] = record
        return found


class Branching(NamedTuple):
    """How positions branch off from each other. Whoever has settled must not be changed any more."""

    branch: Callable[[Any], Any]  # an independent position like another one, to be changed
    settle: Callable[[Any], None]  # it will not be changed any more: its fields are lists again
    stack: Callable[[Any], Any]  # a settled position like another one, of which only the stack may be changed


@lru_cache(maxsize=32)
def branching(cls: type[Position]) -> Branching:
    space: dict[str, Any] = {"cls": cls, "new_object": object.__new__, "Lent": Lent}
    branch, settle = ["def branch(of):", " new = new_object(cls)"], ["def settle(record):"]
    stack = ["def stack(of):", " new = new_object(cls)"]
    for key, field in cls.fields.items():
        stack.append(f" new.{key} = {'None' if field.plain else f'of.{key}[:]' if field.note and field.length else f'of.{key}'}")
        if field.plain:
            branch.append(f" new.{key} = None")
        elif field.record is not None and field.length:
            branch.append(f" new.{key} = lent = Lent(); lent.of = of.{key}")
            settle.append(f" record.{key} = record.{key}.settled()")
        elif field.record is not None:
            branch.append(f" new.{key} = of.{key}.copy()")
        else:
            branch.append(f" new.{key} = of.{key}{'[:]' if field.length else ''}")
    stack.append(" new.frames = frames = of.frames[:]")
    stack.append(f" for place in range(of.depth - 1, min(of.depth + {MOST_LAID}, {FRAMES})): frames[place] = frames[place].copy()")
    exec("\n".join([*branch, " return new", *settle, " return None", *stack, " return new"]), space)
    return Branching(space["branch"], space["settle"], space["stack"])


@lru_cache(maxsize=32)
def difference(cls: type[Record]) -> Callable[[Any, Any], tuple[Any, ...]]:
    """A function that says in what a settled position differs from the one it branched off from: two that differ in the same are equal.

    Records that both have in common are not looked at, and those are nearly all of them.
    """
    space: dict[str, Any] = {}
    own, lines = [], []
    for key, field in cls.fields.items():
        if field.plain:
            continue
        if field.record is None:
            own.append(f"{'*' if field.length else ''}r.{key}")
            continue
        space[f"values_{key}"] = packing_of(field.record).values
        if field.length:
            lines.append(f" for place, (a, b) in enumerate(zip(r.{key}, of.{key})):")
            lines.append(f"  if a is not b: found += place, *values_{key}(a)")
            lines.append(" found.append(None)")
        else:
            lines.append(f" found += values_{key}(r.{key})")
    exec("\n".join(["def difference(r, of):", f" found = [{', '.join(own)}]", *lines, " return tuple(found)"]), space)
    found: Callable[[Any, Any], tuple[Any, ...]] = space["difference"]
    return found


def scratch(cls: type[Record]) -> Any:
    """The record of this thread on which options are tried; whoever asks for it takes another one over into it first."""
    kept: dict[type[Record], Record] = _spare.__dict__.setdefault("kept", {})
    if cls not in kept:
        record = cls()
        for key, field in cls.fields.items():
            if _is_lent(cls, key, field):
                setattr(record, key, Lent())
        kept[cls] = record
    return kept[cls]


def _is_lent(cls: type[Record], key: str, field: Field) -> bool:
    """The frames at work are few and always asked for."""
    return field.record is not None and field.length > 0 and key not in _counted(cls)


def _counted(cls: type[Record]) -> dict[str, str]:
    return {field.counts: key for key, field in cls.fields.items() if field.counts}


@lru_cache(maxsize=32)
def take_over(cls: type[Record]) -> TakeOver:
    """A function that makes a scratch record like another record. What it is lent is copied later."""
    space: dict[str, Any] = {}
    lines = ["def take_over(to, of):"]
    counts = _counted(cls)
    for key, field in cls.fields.items():
        if field.plain:
            continue
        if field.record is None:
            lines.append(_set("to", "of", key, field))
        elif _is_lent(cls, key, field):
            lines.append(f" to.{key}.lend(of.{key})")
        else:  # above both ends of a stack everything is empty; its length is declared after it
            end = f"[:max(to.{counts[key]}, of.{counts[key]})]" if key in counts else ""
            lines.append(f" for a, b in {f'zip(to.{key}{end}, of.{key})' if field.length else f'((to.{key}, of.{key}),)'}:")
            lines += [f" {_set('a', 'b', name, inner)}" for name, inner in field.record.fields.items()]
    exec("\n".join(lines), space)
    found: TakeOver = space["take_over"]
    return found


def _set(to: str, of: str, key: str, field: Field) -> str:
    return f" {to}.{key}{'[:]' if field.length else ''} = {of}.{key}"


@lru_cache(maxsize=64)
def same_hidden(cls: type[Record]) -> Callable[[Any, Any], bool]:
    """A function that says whether what nobody may know the order of is the same in a scratch record and the one it was taken from."""
    space: dict[str, Any] = {}
    parts = []
    for key, field in cls.fields.items():
        if field.hidden:
            parts.append(f"a.{key} == b.{key}")
        elif field.record and field.length and _has_hidden(field.record):
            space[f"same_{key}"] = same_hidden(field.record)
            parts.append(f"all([same_{key}(one, b.{key}[place]) for place, one in a.{key}.items()])")
    exec(f"def same(a, b): return {' and '.join(parts) or 'True'}", space)
    found: Callable[[Any, Any], bool] = space["same"]
    return found


@lru_cache(maxsize=64)
def take_hidden(cls: type[Record]) -> TakeOver:
    """A function that gives a record what is hidden in another one."""
    space: dict[str, Any] = {}
    lines = ["def take_hidden(to, of):"]
    for key, field in cls.fields.items():
        if field.hidden:
            lines.append(f" to.{key} = of.{key}{'[:]' if field.length else ''}")
        elif field.record and field.length and _has_hidden(field.record):
            space[f"take_{key}"] = take_hidden(field.record)
            lines.append(f" for place, part in enumerate(of.{key}): take_{key}(to.{key}[place], part)")
    exec("\n".join([*lines, " return None"]), space)
    found: TakeOver = space["take_hidden"]
    return found


def _has_hidden(cls: type[Record]) -> bool:
    return any(field.hidden or (field.record is not None and _has_hidden(field.record)) for field in cls.fields.values())
