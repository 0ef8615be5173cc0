"""Sentences about what happened, in the words that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from firelight.reading import with_s

if TYPE_CHECKING:
    from firelight.engine.game import Event

YOU = "You"


def does(name: str, verb: str) -> str:
    """`You sail home`, `Player 2 sails home`."""
    if name == YOU:
        return f"{name} {verb}"
    first, _, rest = verb.partition(" ")
    return f"{name} {'has' if first == 'have' else with_s(first)}{f' {rest}' if rest else ''}"


def whose(name: str) -> str:
    """`Your`, `Player 2's`."""
    return "Your" if name == YOU else f"{name}'s"


def word(event: Event, place: int) -> str:
    """An argument of an event that is a word; empty where there is none."""
    arg = event.args[place]
    return "" if arg is None else str(arg)


def amount(event: Event, place: int) -> int:
    """An argument of an event that is a number."""
    return int(event.args[place] or 0)


def told(
    events: Sequence[Event],
    runs: Mapping[str, Sequence[str]],
    tell: Callable[[int], str],
    tell_run: Callable[[str, Sequence[Event]], str],
) -> list[str]:
    """The events as sentences; those of one run (such as gains) that follow each other become one."""
    sentences: list[str] = []
    place = 0
    while place < len(events):
        event = events[place]
        run = next((name for name, kinds in runs.items() if event.name in kinds), None)
        last = place + 1
        if run is None:
            sentence = tell(place)
        else:
            while last < len(events) and events[last].name in runs[run] and events[last].seat == event.seat:
                last += 1
            sentence = tell_run(run, events[place:last])
        place = last
        if sentence:
            sentences.append(f"{sentence}.")
    return sentences
