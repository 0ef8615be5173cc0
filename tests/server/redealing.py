"""A redealt game: everything that nobody has seen is in a different order, and everything that was shown stays as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from firelight.engine.chance import new_rng
from firelight.engine.game import Game
from firelight.engine.records import Record
from firelight.server.room import Room
from firelight.server.store.rows import Entry
from tests.games import UNSEEN, packed

Place = tuple[str | int, ...]  # where a stack is in a position: ("path_pile",) or ("cities", 1, "left_offerings")
Places = dict[Place, range]
START = 0  # in place of an entry's number: the order at the start of the game


def _hidden_stacks(record: Record, at: Place = ()) -> Iterator[tuple[Place, list[int]]]:
    for key, field in type(record).fields.items():
        if field.hidden:
            yield (*at, key), getattr(record, key)
        elif field.record is not None and field.length:
            for number, inner in enumerate(getattr(record, key)):
                yield from _hidden_stacks(inner, (*at, key, number))


def unseen(game: Game) -> list[Places]:
    """Groups of places with cards that nobody can distinguish."""
    names = {id(stack): place for place, stack in _hidden_stacks(game.state)}
    groups = []
    for group in UNSEEN[game.title](game.state):
        found: Places = {}
        for stack, number in group:
            place = names[id(stack)]
            found[place] = range(found[place].start if place in found else number, number + 1)
        groups.append(found)
    return groups


class Dealt:
    """The orders of all piles of a game, and how much of each was never seen. An order comes from the start or from a shuffle."""

    def __init__(self, row: Mapping[str, Any], entries: Sequence[Entry]) -> None:
        self.row = row
        self.entries = entries
        self.room = Room(row)
        self.orders: dict[tuple[int, int], Places] = dict(enumerate_orders(unseen(self.room.game)))
        self._shuffled_by: list[int] = []  # the entries of shuffles that were not undone
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        self.room.apply(entry)
        shuffles = self.room.game.shuffles
        del self._shuffled_by[len(shuffles) :]
        self._shuffled_by += [entry.seq] * (len(shuffles) - len(self._shuffled_by))
        for group, now in enumerate(unseen(self.room.game)):
            pile = self._pile(group)
            by = next((seq for seq, (name, *_) in zip(self._shuffled_by[::-1], shuffles[::-1], strict=True) if name == pile), START)
            order = self.orders.setdefault((by, group), {place: range(len(places)) for place, places in now.items()})
            for place, places in order.items():
                order[place] = range(places.start, places.start + min(len(places), len(now.get(place, ()))))

    def _pile(self, group: int) -> str | int | None:
        """The name of a group that forms one pile."""
        places = list(self.orders[START, group])
        return places[0][0] if len(places) == 1 and len(places[0]) == 1 else None

    def otherwise(self, chance: random.Random, known: int) -> tuple[dict[str, Any], dict[int, list[Any]]]:
        """A different start and different results of shuffles, for a game that has reached entry number `known`.

        Piles that will be shuffled later keep their order, so that the same dice give the same result.
        """
        start: dict[str, Any] = deepcopy(self.row["start"])
        shuffles: dict[int, list[Any]] = {
            entry.seq: deepcopy(entry.data["shuffles"]) for entry in self.entries if entry.data.get("shuffles")
        }
        coming = {name for seq, made in shuffles.items() if seq > known for name, *_ in made}
        for (by, group), places in self.orders.items():
            if by > known or self._pile(group) in coming:
                continue
            stacks = {place: _stack(start["state"] if by == START else dict(_named(shuffles[by])), place) for place in places}
            spots = [(stacks[place], number) for place, numbers in places.items() for number in numbers]
            _shuffle(spots, chance)
        return start, {seq: made for seq, made in shuffles.items() if seq <= known}


def enumerate_orders(groups: list[Places]) -> Iterator[tuple[tuple[int, int], Places]]:
    for group, places in enumerate(groups):
        yield (START, group), dict(places)


def _named(shuffles: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    for name, cards, _ in shuffles:
        yield name, cards


def _stack(data: Any, place: Place) -> list[Any]:
    for step in place:
        data = data[step]
    found: list[Any] = data
    return found


def _shuffle(spots: list[tuple[list[Any], int]], chance: random.Random) -> None:
    """Shuffle into a different order, if there is one."""
    before = [stack[number] for stack, number in spots]
    after = list(before)
    while after == before and len(set(before)) > 1:
        chance.shuffle(after)
    for (stack, number), card in zip(spots, after, strict=True):
        stack[number] = card


def looks_the_same(one: Game, other: Game) -> bool:
    """Whether two games differ only in what nobody can know."""
    return _redealt(one) == _redealt(other)


def is_the_same(one: Game, other: Game) -> bool:
    return packed(one.state) == packed(other.state)


def _redealt(game: Game) -> bytes:
    state = game.state.copy()
    game.edition.plain.determinise(state, 0, new_rng(1, 2))
    return packed(state)
