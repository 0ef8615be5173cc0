"""Forty recorded games replay exactly: options, events, scores, score sheets, ranking."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import numpy as np
import pytest

import firelight
from firelight.api import titles
from firelight.engine.chance import Rng, new_rng
from firelight.engine.game import MOST_OPTIONS, Game
from firelight.engine.records import differences, read, write
from tests.compiled.kernels import compiled, follow
from tests.games import TABLES, without_notes
from tests.golden.coverage import missing
from tests.golden.playthrough import Data, all_games, decision_data, event_data, games_file, result_data
from tests.golden.playthrough import read as read_file
from tests.golden.record import SETUPS

GAMES = dict(all_games())


def begun(game: Data) -> Game:
    return firelight.new(game["record"]["game"], game["players"], seed=game["seed"], **game["record"]["options"])


@cache
def played(name: str) -> Game:
    """A golden game, played from its seed."""
    g = begun(GAMES[name])
    for move in GAMES[name]["record"]["moves"]:
        g.play(move)
    return g


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_and_event_is_the_same(name: str) -> None:
    """The record is followed move by move, with its shuffles."""
    game = GAMES[name]
    record = game["record"]
    shuffles = defaultdict(list)
    for shuffle in record["shuffles"]:
        shuffles[shuffle[2]].append(shuffle)
    g = begun(game)
    g = firelight.replay({**record, "moves": [], "shuffles": [], "over": False, "scores": g.scores()})
    for made, (move, (*asked, events)) in enumerate(zip(record["moves"], game["decisions"], strict=True)):
        assert decision_data(g) == asked, f"before move {made}"
        g.follow(move, shuffles[made])
        assert event_data(g) == events, f"move {made}: {move}"
    assert g.over
    assert result_data(g) == {key: game[key] for key in result_data(g)}


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_deals_and_shuffles_as_before(name: str) -> None:
    g = played(name)
    assert g.record() == GAMES[name]["record"]
    assert firelight.replay(GAMES[name]["record"]).state == g.state


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_rules_lead_to_the_same_end(name: str) -> None:
    game, g = GAMES[name], played(name)
    kind = type(g.state)
    moves = np.array([move.id for move in g.history], np.int16)
    counts, out = np.zeros(len(moves), np.int64), np.zeros(MOST_OPTIONS, np.int16)
    table, rngs = write(g.at(0).state), np.zeros(1, Rng.dtype())
    rngs[0] = write(new_rng(game["seed"], 1))[0]
    made = compiled(g.title, follow)(table, rngs, out, moves, counts)
    assert made == len(moves), f"{g.history[made]} is not allowed"
    assert counts.tolist() == [count for _, _, count, *_ in game["decisions"]]
    end = read(kind, table)
    end.sealed, end.fired = 0, [0] * len(end.fired)
    assert differences(end, without_notes(g)) == []


@pytest.mark.parametrize("key", titles())
def test_everything_that_can_happen_happens(key: str) -> None:
    """Every decision, family of moves, event and source of points."""
    assert {kind: names for kind, names in missing(key, read_file(games_file(key))).items() if names} == {}


def test_every_number_of_players_and_every_option() -> None:
    found = {(key, players) for key, setups in SETUPS.items() for _, players, _, _ in setups}
    assert found == set(TABLES)
    for key, setups in SETUPS.items():
        games = read_file(games_file(key))
        assert [(game["seed"], game["players"]) for game in games] == [setup[:2] for setup in setups]
        for name, option in titles()[key].rules.setup_options.items():
            values = {options.get(name, option.default) for _, _, options, _ in setups}
            assert {option.low, option.default, option.high} <= values
