"""Many games at once on the compiled rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from firelight.engine.chance import Rng, new_rng, words
from firelight.engine.errors import OptionError
from firelight.envs import kernels
from firelight.envs.terms import REWARDS, Array, Terms

SAMPLING = 2  # the stream of chance that random actions are drawn from


class Step(NamedTuple):
    """What a batch looks like after a step: a row for each game. The arrays are written again by the next step: copy what you keep."""

    observations: Array  # int8, for the seat that decides
    masks: Array  # int8, 1 for every legal action
    rewards: Array  # for every seat that scores; 0 but where a game has ended
    dones: Array  # where a game has ended: what is observed is the next one's beginning


class BatchEnv:
    """A batch of games that go on for ever: one that is over gives way to the next.

    Place p plays the games p, p + batch, p + 2 * batch and so on; game n is the one that ``firelight.new`` deals with the seed
    `seed + n`. So a batch is repeated by its seed, and each of its games can be looked at by itself.

    >>> env = BatchEnv("bonfire", players=2, batch=3, seed=7)
    >>> observations, masks, rewards, dones = env.reset()
    >>> observations.shape, masks.shape, rewards.shape, env.seats.tolist()
    ((3, 725), (3, 306), (3, 2), [1, 0, 1])
    >>> step = env.step(env.sample())
    >>> step.dones.any()
    np.False_
    """

    def __init__(
        self,
        title: str,
        players: int,
        batch: int,
        *,
        seed: int = 0,
        reward: str = "win",
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        if batch < 1:
            raise OptionError(f"batch: found {batch!r}; expected at least 1")
        self.terms = terms = Terms(title, players, reward, components, options)
        self.batch = batch
        build = terms.program("numba")
        self._step, self._sample = build(kernels.step_batch), build(kernels.sample_batch)
        values = terms.edition.title.option_values(players, options)
        self._chosen = np.array(terms.edition.title.setup_arguments(values), np.int64)
        self._tables = np.zeros(batch + 1, terms.edition.title.rules.state.dtype())
        self._rngs = np.zeros(batch, Rng.dtype())
        self._dice = np.zeros(batch, Rng.dtype())
        self._lanes = np.zeros(batch, kernels.Lane.dtype())
        self._options = np.zeros(batch * kernels.MOST_OPTIONS, np.int16)
        self._actions = np.zeros(batch, np.int16)
        self._masks = np.zeros((batch, terms.actions), np.int8)
        self._observations = np.zeros((batch, terms.width), np.int8)
        self._settings = np.zeros(kernels.SETTINGS, np.int64)
        self._settings[:] = (seed, batch, players, REWARDS[reward], terms.width, terms.actions)

    @property
    def seats(self) -> Array:
        """The seat that decides in each game."""
        return self._lanes["seat"]

    @property
    def games(self) -> Array:
        """The number of the game at each place."""
        return self._lanes["game"]

    @property
    def scores(self) -> Array:
        """The points of every seat in the game that ended last at each place."""
        return self._lanes["scores"][:, : self.terms.scoring]

    def reset(self, seed: int | None = None) -> Step:
        """Begin every game anew; with a seed, other games."""
        if seed is not None:
            self._settings[kernels.FIRST_SEED] = seed
        self._lanes[:] = 0
        self._masks[:] = 0
        for place in range(self.batch):
            self._dice[place] = words(new_rng(int(self._settings[kernels.FIRST_SEED]) + place, SAMPLING))
        return self._forward(deals=True)

    def step(self, actions: Any) -> Step:
        """Carry out an action in every game. One that is not legal raises ValueError, and then nothing is done."""
        self._actions[:] = actions
        return self._forward(deals=False)

    def sample(self) -> Array:
        """A legal action for every game, each as likely as the others."""
        actions = np.zeros(self.batch, np.int16)
        given: tuple[Any, ...] = (self._dice, self._lanes, self._options, actions, self.batch)
        self._sample(*given)
        return actions

    def _forward(self, deals: bool) -> Step:
        places = (self._tables, self._rngs, self._lanes, self._options, self._actions)
        given: tuple[Any, ...] = (*places, self._masks.reshape(-1), self._observations.reshape(-1), self._settings, self._chosen, deals)
        illegal = self._step(*given)
        if illegal >= 0:
            action = int(self._actions[illegal])
            raise ValueError(f"action {action} is not legal in game {self.games[illegal]}, at place {illegal}: see the masks")
        rewards = self._lanes["rewards"][:, : self.terms.scoring]
        return Step(self._observations, self._masks, rewards, self._lanes["done"].view(bool))
