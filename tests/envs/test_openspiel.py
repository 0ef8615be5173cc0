"""OpenSpiel's own tests, for every game at every number of players."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import firelight
from tests.games import TABLES

pyspiel: Any = pytest.importorskip("pyspiel")
pytest.importorskip("firelight.envs.openspiel")


def load(key: str, players: int, **more: Any) -> Any:
    return pyspiel.load_game(f"firelight_{key}", {"players": players, "deals": 4, **more})


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_openspiels_own_test_passes(key: str, players: int) -> None:
    pyspiel.random_sim_test(load(key, players), num_sims=1, serialize=True, verbose=False)


def test_a_deal_is_a_seed_and_states_are_copied_and_kept() -> None:
    game, chance = load("emberheart", 2, reward="margin"), random.Random(1)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    state.apply_action(3)
    beside = firelight.new("emberheart", 2, seed=3)
    while not state.is_terminal():
        assert state.legal_actions() == sorted(beside.actions)
        assert state.current_player() == beside.seat
        action = chance.choice(beside.actions)
        twin = state.clone()
        state.apply_action(action)
        beside.play(action)
        twin.apply_action(action)
    assert str(twin) == str(state) and twin.returns() == state.returns()
    mine, other = beside.scores()
    assert state.returns() == [mine - other, other - mine]
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)


def test_observations_are_those_of_the_other_environments() -> None:
    game = load("bonfire", 3)
    state = game.new_initial_state()
    state.apply_action(2)
    for player in range(3):
        tensor = state.observation_tensor(player)
        assert np.array_equal(tensor, game.terms.observe(state.game, player))
