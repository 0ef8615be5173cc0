"""The writer of views and the scratch position do what the slower ways of the engine do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firelight.engine.records import differences
from firelight.table.scratch import same_hidden, take_over
from firelight.table.view import view_data
from tests.games import new_game
from tests.table.support import GAMES, played, positions


@pytest.mark.parametrize("key", GAMES)
def test_a_view_is_written_as_the_engine_writes_it(key: str) -> None:
    for g in positions(key):
        assert json.dumps(view_data(g)) == json.dumps(g.view()["state"])


def test_views_of_random_games() -> None:
    for g in played(every=11):
        assert json.dumps(view_data(g)) == json.dumps(g.view()["state"])


@pytest.mark.parametrize("key", GAMES)
def test_a_position_takes_another_one_over(key: str) -> None:
    scratch = new_game(key, 2, 1).state
    for g in positions(key):
        take_over(type(scratch))(scratch, g.state)
        assert differences(scratch, g.state) == []
    before = g.state.copy()
    for value in (scratch.frames[0], scratch):
        for name, field in type(value).fields.items():
            if field.length and field.record is None:
                getattr(value, name)[0] += 1
    assert differences(g.state, before) == []


def test_what_was_touched_is_taken_back() -> None:
    for g in played(every=17):
        if g.over:
            continue
        scratch = g.state.copy()
        twin = g.copy()
        for move in g.moves():
            twin.play(move)
            take_over(type(scratch))(scratch, twin.state)
            take_over(type(scratch), touched=True)(scratch, g.state)
            assert differences(scratch, g.state) == []
            twin.undo(force=True)


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
def test_what_is_hidden_is_what_may_be_dealt_anew(key: str) -> None:
    g = positions(key)[0]
    same = same_hidden(type(g.state))
    assert same(g.state.copy(), g.state)
    assert not same(g.determinised(0, 1).state, g.state)
    scratch = g.state.copy()
    scratch.frames[0].a += 1
    assert same(scratch, g.state)
