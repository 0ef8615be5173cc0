"""The games for PettingZoo: agents take turns (AEC), and each observation includes the mask of legal actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from firelight.engine.errors import OptionError
from firelight.engine.game import Game
from firelight.envs.spaces import action_space, masked_space, seed_of
from firelight.envs.terms import Terms


def env(
    title: str,
    players: int,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    components: str | Path | None = None,
    **options: Any,
) -> Any:
    """The environment with PettingZoo's own checks around it. An illegal action raises IllegalMove."""
    return wrappers.OrderEnforcingWrapper(RawEnv(title, players, reward, render_mode, components, **options))


class RawEnv(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc]
    """A game whose agents seat_0, seat_1, ... decide in turn. `game` is the current game, as returned by ``firelight.new``."""

    game: Game

    def __init__(
        self,
        title: str,
        players: int,
        reward: str = "win",
        render_mode: str | None = None,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, title, players, reward, render_mode, components, **options)
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise OptionError(f"render_mode: found {render_mode!r}; expected ansi or None")
        self.terms = Terms(title, players, reward, components, options)
        self.metadata = {"name": f"firelight_{title}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: masked_space(self.terms) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.terms) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed repeats it, and also the games that follow without a seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = self.terms.new(seed_of(self._chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.terms.observe(self.game, seat), "action_mask": self.terms.mask(self.game, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.play(int(action))  # type: ignore[arg-type]  # None only for agents that are done
        rewards = self.terms.rewards(self.game)
        self.rewards = {name: rewards[seat] for seat, name in enumerate(self.possible_agents)}
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._agent_to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _agent_to_move(self) -> str:
        assert self.game.seat is not None
        agent: str = self.possible_agents[self.game.seat]
        return agent
