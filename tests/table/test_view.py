"""The view writer and the scratch position give the same results as the engine's slower ways."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firelight.engine.records import differences
from firelight.engine.stack import Position
from firelight.table import Memory, Picture
from firelight.table.memory import encode
from firelight.table.previews import Previews
from firelight.table.scratch import Lent, same_hidden, scratch, take_over
from tests.games import TABLES, decisions
from tests.table.support import GAMES, pieces, played, positions


@pytest.mark.parametrize("key", GAMES)
def test_a_view_is_written_as_the_engine_writes_it(key: str) -> None:
    for g in positions(key):
        assert json.loads(Picture(g).view) == pieces(g)


def test_views_of_random_games() -> None:
    for g in played(every=11):
        assert json.loads(Picture(g).view) == pieces(g)


def test_views_kept_from_one_position_to_the_next_are_those_written_from_scratch() -> None:
    for key, players in TABLES:
        memory, taken = Memory(), 0
        for g in decisions(key, players, 5):
            picture = Picture(g, memory)
            assert json.loads(picture.view) == pieces(g)
            for seat in range(players):
                mine = frozenset([seat])
                assert encode(picture.table(mine)) == encode(Picture(g).table(mine))
            taken += len(memory.now.keys() & memory.before.keys())
        assert taken > 100


@pytest.mark.parametrize("key", GAMES)
def test_a_position_takes_another_one_over(key: str) -> None:
    for g in positions(key):
        before = g.state.copy()
        kind: type[Position] = type(g.state)
        tried = scratch(kind)
        for _ in range(2):
            take_over(kind)(tried, g.state)
            for name, field in kind.fields.items():
                found = getattr(tried, name)
                if not field.plain:
                    assert (list(found) if field.length else found) == getattr(before, name)
            spoil(tried)
        assert differences(g.state, before) == []


def spoil(record: Any) -> None:
    """Change everything in a record."""
    for name, field in type(record).fields.items():
        value = getattr(record, name)
        if field.record is not None and field.length:
            for place in range(record.depth if name == "frames" else len(value)):
                spoil(value[place])
        elif field.length:
            value[0] += 1
        elif not field.plain and not field.counts:
            setattr(record, name, value + 1)


def test_only_what_an_option_touches_is_copied() -> None:
    copied = []
    for g in played(every=31):
        previews = Previews(g)
        for move in g.moves():
            previews.of(move.id)
            lent = [value for name in type(g.state).fields if isinstance(value := getattr(previews.state, name), Lent)]
            copied.append(sum(len(each.keys()) for each in lent))
    assert sum(copied) / len(copied) < 5


def test_nothing_happens_where_nobody_sits() -> None:
    empty: dict[str, list[Any]] = {}
    for g in played(every=40):
        key, used = ("cities", "seats") if g.title == "bonfire" else ("bands", "players")
        seats = getattr(g.state, key)[getattr(g.state, used) :]
        if not g.history:
            empty = {key: [seat.copy() for seat in seats]}
        assert seats == empty[key]
        assert len(g.view()["state"][key]) == getattr(g.state, used)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_is_what_may_be_dealt_again(key: str) -> None:
    g = positions(key)[0]
    tried, same = scratch(type(g.state)), same_hidden(type(g.state))
    take_over(type(g.state))(tried, g.state)
    tried.frames[0].a += 1
    assert same(tried, g.state)
    take_over(type(g.state))(tried, g.state)
    for seat in range(g.players):
        (tried.cities if key == "bonfire" else tried.bands)[seat]
    assert same(tried, g.state)
    assert not same(tried, g.determinised(0, 1).state)
