"""Spaces of observations and actions, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from firelight.envs.terms import Terms

SEEDS = 2**62  # those that firelight.new takes


def observation_space(terms: Terms) -> spaces.Box:
    columns = terms.columns
    low, high = [column.low for column in columns], [column.high for column in columns]
    return spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8)


def masked_space(terms: Terms) -> spaces.Dict:
    """What is observed, and which actions are legal."""
    return spaces.Dict({"observation": observation_space(terms), "action_mask": spaces.MultiBinary(terms.actions)})


def action_space(terms: Terms) -> spaces.Discrete[Any]:
    return spaces.Discrete(terms.actions)


def seed_of(chance: np.random.Generator) -> int:
    """A seed for a new game."""
    return int(chance.integers(SEEDS))
