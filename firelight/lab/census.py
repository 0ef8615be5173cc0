"""Counts who used what in finished games, from their records, for reports on balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from firelight import api
from firelight.engine.events import events_in
from firelight.engine.game import Game
from firelight.engine.parts import Things
from firelight.engine.title import Edition
from firelight.lab.match import Result
from firelight.lab.rating import Interval, over_deals, student, wilson

Thing = tuple[str, str]  # group and name
ENOUGH = 5  # seats needed for a comparison


@dataclass
class Sitting:
    """One seat of one game: how it finished, and what it used."""

    deal: int
    seat: int
    share: float  # of the win
    margin: float
    turn: int = 0  # place in the turn order; 0 for the starting player
    uses: Counter[Thing] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)  # by group, what was used first


def sittings(result: Result, record: dict[str, Any]) -> list[Sitting]:
    """The seats of a game that bots played."""
    g = api.replay(record)
    begins = g.at(0).seat or 0
    found = [Sitting(result.deal, seat, result.share(seat), result.margin(seat), (seat - begins) % g.players) for seat in range(g.players)]
    for seat, group, name in _uses(g):
        if seat < len(found):
            found[seat].uses[group, name] += 1
            found[seat].first.setdefault(group, name)
    return found


def _uses(g: Game) -> Iterable[tuple[int, str, str]]:
    groups = g.edition.title.judge.things
    state = g.view()["state"]
    for things in groups:
        if things.field:
            part, name = things.field.split(".")
            for seat, own in enumerate(state[part]):
                yield seat, things.name, own[name]
    by_event = {things.event: things for things in groups if things.event}
    for past in g.past:
        for event in events_in(g.edition, past.events):
            known = by_event.get(event.name)
            if known is not None and event.seat is not None and event.args[known.argument] is not None:
                yield event.seat, known.name, str(event.args[known.argument])


def names(edition: Edition, things: Things) -> tuple[str, ...]:
    """Everything of a group that could be used; empty for a field, whose names only appear in the games."""
    events = dict(edition.title.rules.events)
    words = edition.words[events[things.event][things.argument]] if things.event else ()
    return tuple(word for word in words if word)


@dataclass(frozen=True)
class Use:
    """How a thing was used. `gain`: how much better seats with it finished than seats without; None if nearly all or none had it."""

    group: str
    name: str
    seats: int
    uses: float  # per seat
    interval: Interval
    having: float  # share of the seats that used it at all
    wins: float | None  # of those seats
    gain: float | None
    gain_interval: Interval | None


def use_of(group: str, name: str, seats: Sequence[Sitting]) -> Use:
    counts = [sitting.uses[group, name] for sitting in seats]
    mean, (low, high) = over_deals(counts, [sitting.deal for sitting in seats])
    having = [sitting for sitting in seats if sitting.uses[group, name]]
    without = [sitting for sitting in seats if not sitting.uses[group, name]]
    interval = max(low, 0.0), high if having else wilson(0, len(seats))[1]  # an unused thing may still be used now and then
    gain = _difference(having, without) if min(len(having), len(without)) >= ENOUGH else None
    wins = float(np.mean([sitting.share for sitting in having])) if having else None
    return Use(group, name, len(seats), mean, interval, len(having) / len(seats), wins, *(gain or (None, None)))


def _difference(having: Sequence[Sitting], without: Sequence[Sitting]) -> tuple[float, Interval]:
    """The difference of the mean margins, with an interval that treats the seats of one deal as one sample."""
    means = [float(np.mean([sitting.margin for sitting in part])) for part in (having, without)]
    sums: Counter[int] = Counter()
    for sign, part, mean in ((1, having, means[0]), (-1, without, means[1])):
        for sitting in part:
            sums[sitting.deal] += sign * (sitting.margin - mean) / (len(part) - 1)  # type: ignore[assignment]
    deals = len(sums)
    difference = means[0] - means[1]
    if deals < 2:
        return difference, (float("-inf"), float("inf"))
    half = student(deals - 1) * sqrt(deals / (deals - 1) * sum(value**2 for value in sums.values()))
    return difference, (difference - half, difference + half)


def uses(edition: Edition, seats: Sequence[Sitting]) -> list[Use]:
    """All things of all groups, including unused ones."""
    found = []
    for things in edition.title.judge.things:
        seen = {name for sitting in seats for group, name in sitting.uses if group == things.name}
        known = names(edition, things)
        found += [use_of(things.name, name, seats) for name in (*known, *sorted(seen - set(known)))]
    return found


@dataclass(frozen=True)
class Opening:
    """What seats used first from a group, and how those games ended for them."""

    group: str
    name: str
    seats: int
    wins: float
    interval: Interval


def openings(edition: Edition, seats: Sequence[Sitting]) -> list[Opening]:
    found = []
    for things in edition.title.judge.things:
        if not things.event:
            continue
        begun = Counter(sitting.first[things.name] for sitting in seats if things.name in sitting.first)
        for name, _ in begun.most_common():
            those = [sitting for sitting in seats if sitting.first.get(things.name) == name]
            wins, interval = over_deals([sitting.share for sitting in those], [sitting.deal for sitting in those])
            found.append(Opening(things.name, name, len(those), wins, interval))
    return found
