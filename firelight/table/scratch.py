"""Positions for trying moves: what a move does not touch is not copied."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from firelight.engine.packed import packing_of
from firelight.engine.records import Field, Record
from firelight.engine.stack import FRAMES, Position

MOST_LAID = 2  # frames added by a move that does nothing else
TakeOver = Callable[[Any, Any], None]
_spare = threading.local()


class Lent(dict[int, Record]):
    """The records of another position's field, each copied when it is first used: an option touches one or two of up to thirty.

    It is a dictionary because looking up a record that it has needs no Python call.
    """

    __slots__ = ("of",)

    of: list[Record]

    def lend(self, records: list[Record]) -> None:
        """Refer to these records from now on, and drop all copies of earlier ones."""
        self.of = records
        self.clear()

    def __missing__(self, place: int) -> Record:
        found = self[place] = self.of[place].copy()
        return found

    def __iter__(self) -> Iterator[Any]:
        """Iterate as over a list of records."""
        return (self[place] for place in range(len(self.of)))

    def __len__(self) -> int:
        return len(self.of)

    def settled(self) -> list[Record]:
        """The present records; those that were never used are shared with the lender."""
        if not self.keys():  # its length is that of the lender's list
            return self.of
        found = self.of[:]
        for place, record in self.items():
            found[place] = record
        return found


class Branching(NamedTuple):
    """How positions branch off from each other. A settled position must not be changed any more."""

    branch: Callable[[Any], Any]  # an independent copy of a position, to be changed
    settle: Callable[[Any], None]  # end all changes: the position's fields become lists again
    stack: Callable[[Any], Any]  # a copy of a settled position of which only the stack may be changed


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
    """A function that says how a settled position differs from the one it branched off from, so that equal results mean equal positions.

    Records that the two share are skipped, and nearly all are shared.
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
    """This thread's record for trying options. Callers must first copy another record into it."""
    kept: dict[type[Record], Record] = _spare.__dict__.setdefault("kept", {})
    if cls not in kept:
        record = cls()
        for key, field in cls.fields.items():
            if _is_lent(cls, key, field):
                setattr(record, key, Lent())
        kept[cls] = record
    return kept[cls]


def _is_lent(cls: type[Record], key: str, field: Field) -> bool:
    """Frames in use are few and always needed, so they are copied."""
    return field.record is not None and field.length > 0 and key not in _counted(cls)


def _counted(cls: type[Record]) -> dict[str, str]:
    return {field.counts: key for key, field in cls.fields.items() if field.counts}


@lru_cache(maxsize=32)
def take_over(cls: type[Record]) -> TakeOver:
    """A function that turns a scratch record into a copy of another record. Lent records are copied later."""
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
        else:  # everything above the tops of both stacks is empty; a stack's length is declared after it
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
    """A function that says whether what nobody may know is the same in a scratch record and in its original."""
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
    """A function that copies the hidden things of one record into another."""
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
