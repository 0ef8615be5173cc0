"""Moves and events in readable form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from firelight.engine.past import LoggedEvent
from firelight.engine.title import Edition


@dataclass(frozen=True, slots=True)
class Move:
    """One option of the current decision: its number and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what, to whom, and its arguments as words and numbers."""

    name: str
    seat: int | None
    args: tuple[str | int | None, ...]

    def __str__(self) -> str:
        who = "" if self.seat is None else f"seat {self.seat} "
        return " ".join([f"{who}{self.name}", *("-" if arg is None else str(arg) for arg in self.args)])


def events_in(edition: Edition, log: Sequence[LoggedEvent]) -> list[Event]:
    """The logged events in words."""
    found, declared, words = [], edition.title.rules.events, edition.words
    for number, seat, *values in log:
        name, vocabularies = declared[number]
        args: list[str | int | None] = []
        for value, vocabulary in zip(values, vocabularies, strict=False):
            args.append(value if not vocabulary else words[vocabulary][value] if value >= 0 else None)
        found.append(Event(name, None if seat < 0 else seat, tuple(args)))
    return found
