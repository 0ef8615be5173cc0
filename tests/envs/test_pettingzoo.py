"""PettingZoo's own tests, for every game at every number of players."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

from firelight.engine.errors import IllegalMove
from tests.games import TABLES

checks: Any = pytest.importorskip("pettingzoo.test")
environments: Any = pytest.importorskip("firelight.envs.pettingzoo")

CYCLES = 60


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoos_own_tests_pass(key: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # it wants arrays, and allows for a dictionary with a mask
        checks.api_test(environments.env(key, players), num_cycles=CYCLES)
        checks.seed_test(lambda: environments.env(key, players), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_masks_are_the_legal_moves_and_the_end_pays(key: str, players: int) -> None:
    table, chance = environments.env(key, players, reward="margin", render_mode="ansi"), random.Random(players)
    table.reset(seed=3)
    game = table.unwrapped.game
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        earned[agent] += reward
        if over:
            table.step(None)
            continue
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(game.actions)
        table.step(chance.choice(game.actions))
    assert game.over
    scores = game.scores()
    for seat, agent in enumerate(table.possible_agents):
        others = [points for other, points in enumerate(scores) if other != seat]
        assert earned[agent] == pytest.approx(scores[seat] - sum(others) / len(others))
    assert table.render() == str(game)


def test_an_illegal_action_is_refused() -> None:
    table = environments.env("bonfire", 2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        table.step(illegal)
