"""What every environment has to know: the game, the number of players, the options and the reward."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import firelight
from firelight.api import edition
from firelight.engine.errors import OptionError
from firelight.engine.game import Game
from firelight.engine.jit import Bytes, Program
from firelight.engine.title import Edition
from firelight.envs import kernels
from firelight.envs.observations import Column, Observation, observation_of

REWARDS = {"win": kernels.WIN, "margin": kernels.MARGIN}

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Terms:
    """The settings of an environment's games."""

    title: str
    players: int
    reward: str = "win"
    components: str | Path | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.reward not in REWARDS:
            raise OptionError(f"reward: found {self.reward!r}; expected {' or '.join(REWARDS)}")
        self.new(0)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the fields only, without the cached properties."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def new(self, seed: int) -> Game:
        return firelight.new(self.title, self.players, seed, self.components, **self.options)

    @cached_property
    def edition(self) -> Edition:
        return edition(self.title, self.components)

    @cached_property
    def observation(self) -> Observation:
        return observation_of(self.edition)

    @cached_property
    def seats(self) -> int:
        """The number of seats in play: the players, and an opponent who is part of the rules."""
        return int(getattr(self.new(0).state, self.observation.players_field))

    @cached_property
    def scoring(self) -> int:
        """The number of seats that score."""
        return len(self.new(0).seat_names)

    @property
    def width(self) -> int:
        """The length of an observation."""
        return self.observation.width(self.seats)

    @property
    def columns(self) -> list[Column]:
        """The columns of an observation."""
        return self.observation.columns(self.seats)

    @property
    def actions(self) -> int:
        """The number of actions, legal or not."""
        return len(self.edition.notation)

    def program(self, backend: str) -> Program:
        """The environment kernels bound to this edition."""
        key = f"{backend} with observations"
        found = self.edition.programs.get(key)
        if found is None:
            found = self.edition.programs[key] = self.edition.program(backend).extended({"observe": self.observation.observe})
        return found

    # One game, in plain mode.

    def observe(self, g: Game, seat: int) -> Array:
        row = Bytes([0] * self.width)
        self.observation.observe(g.state, seat, row)
        return np.array(row, np.int8)

    def mask(self, g: Game, seat: int) -> Array:
        """1 for every legal action; all 0 for a seat that is not to move."""
        mask = np.zeros(self.actions, np.int8)
        if g.seat == seat:
            mask[g.actions] = 1
        return mask

    def rewards(self, g: Game) -> list[float]:
        """The reward of each seat that scores; 0 until the game is over."""
        lane = kernels.Lane()
        if g.over:
            self.program("plain")(kernels.end_game)(g.state, lane, REWARDS[self.reward])
        return lane.rewards[: self.scoring]
