"""Batches of compiled games are the single games of the library, step by step."""

from __future__ import annotations

import numpy as np
import pytest

from firelight.engine.game import Game
from firelight.envs.batch import BatchEnv
from tests.games import TABLES

pytestmark = pytest.mark.xdist_group("compiled")

SEED = 40
BATCH = 3


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_game_is_the_one_of_its_seed(key: str, players: int) -> None:
    env = BatchEnv(key, players, BATCH, seed=SEED, reward="margin")
    step = env.reset()
    games = [env.terms.new(SEED + place) for place in range(BATCH)]
    ended = 0
    for _ in range(450):
        for place, g in enumerate(games):
            assert g.seat == env.seats[place]
            assert np.flatnonzero(step.masks[place]).tolist() == sorted(g.actions)
            assert np.array_equal(step.observations[place], env.terms.observe(g, g.seat or 0))
        actions = env.sample()
        for g, action in zip(games, actions.tolist(), strict=True):
            g.play(action)
        step = env.step(actions)
        assert step.dones.tolist() == [g.over for g in games]
        for place, g in enumerate(games):
            assert step.rewards[place].tolist() == env.terms.rewards(g)
            if g.over:
                assert env.scores[place].tolist() == g.scores()
                games[place] = env.terms.new(SEED + int(env.games[place]))
                ended += 1
    assert ended > 0


def course(env: BatchEnv, seed: int | None) -> list[int]:
    """The course of a batch over some steps, as numbers."""
    env.reset(seed)
    found = []
    for _ in range(40):
        actions = env.sample()
        step = env.step(actions)
        found += [*actions.tolist(), int(step.observations.sum()), int(step.masks.sum())]
    return found


def test_a_batch_is_repeated_by_its_seed() -> None:
    env, other = (BatchEnv("bonfire", 2, 5, seed=seed) for seed in (1, 2))
    assert course(env, None) == course(env, 1) == course(other, 1)
    assert course(env, 1) != course(other, 2)


def test_an_illegal_action_is_refused_and_nothing_is_done() -> None:
    env = BatchEnv("emberheart", 2, 4, seed=1)
    before = [array.copy() for array in env.reset()]
    actions = env.sample()
    actions[2] = int(np.flatnonzero(before[1][2] == 0)[0])
    with pytest.raises(ValueError, match="at place 2"):
        env.step(actions)
    actions[2] = env.terms.actions
    with pytest.raises(ValueError, match="at place 2"):
        env.step(actions)
    actions[2] = int(np.flatnonzero(before[1][2])[0])
    assert not env.step(actions).dones.any()


def test_options_are_those_of_the_game() -> None:
    env = BatchEnv("bonfire", 1, 1, seed=9, handicap=25)
    env.reset()
    g: Game = env.terms.new(9)
    assert g.options["handicap"] == 25
    while not g.over:
        action = env.sample()
        g.play(int(action[0]))
        step = env.step(action)
    assert step.dones[0] and env.scores[0].tolist() == g.scores()
