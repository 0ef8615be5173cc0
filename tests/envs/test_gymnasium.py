"""Gymnasium's own test, for every game at every number of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from firelight.api import titles
from firelight.engine.errors import OptionError
from tests.games import TABLES

gymnasium: Any = pytest.importorskip("gymnasium")
checker: Any = pytest.importorskip("gymnasium.utils.env_checker")
environments: Any = pytest.importorskip("firelight.envs.gymnasium")


def make(key: str, players: int, **more: Any) -> Any:
    return gymnasium.make(f"{environments.NAMESPACE}/{titles()[key].name}-v0", opponents=["random"] * (players - 1), **more)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_gymnasiums_own_test_passes(key: str, players: int) -> None:
    checker.check_env(make(key, players).unwrapped)


def play(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A game of random legal actions: the actions, the reward, the last information."""
    observation, info = env.reset(seed=seed)
    chance, made, reward, over = np.random.default_rng(seed), [], 0.0, False
    while not over:
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        made.append(action)
    return made, reward, info


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_game_goes_on_to_its_end_and_is_repeated_by_its_seed(key: str, players: int) -> None:
    env = make(key, players, render_mode="ansi")
    made, reward, info = play(env, 5)
    game = env.unwrapped.game
    assert game.over and reward == env.unwrapped.terms.rewards(game)[info["seat"]]
    assert env.render() == str(game)
    assert play(make(key, players), 5) == (made, reward, info)


def test_an_illegal_action_loses() -> None:
    env = make("emberheart", 2)
    observation, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_wrong_terms_are_refused() -> None:
    with pytest.raises(OptionError, match="reward"):
        make("bonfire", 2, reward="glory")
    with pytest.raises(OptionError, match="seat"):
        make("bonfire", 2, seat=2)
    with pytest.raises(OptionError, match="is for 2 to 4"):
        make("emberheart", 1)


def test_the_seat_is_drawn_or_given() -> None:
    assert {make("bonfire", 3).reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    assert make("bonfire", 3, seat=1).reset(seed=0)[1]["seat"] == 1
