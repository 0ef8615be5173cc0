"""Observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from firelight.envs.terms import Terms

SEEDS = 2**62  # the number of seeds that firelight.new accepts


def observation_space(terms: Terms) -> spaces.Box:
    columns = terms.columns
    low, high = [column.low for column in columns], [column.high for column in columns]
    return spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8)


def masked_space(terms: Terms) -> spaces.Dict:
    """The observation together with the mask of legal actions."""
    return spaces.Dict({"observation": observation_space(terms), "action_mask": spaces.MultiBinary(terms.actions)})


def action_space(terms: Terms) -> spaces.Discrete[Any]:
    return spaces.Discrete(terms.actions)


def seed_of(chance: np.random.Generator) -> int:
    """A seed for a new game."""
    return int(chance.integers(SEEDS))
