"""The games for Gymnasium: one seat learns, and named bots play the others. Importing this module registers them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium

from firelight.api import titles
from firelight.bots.registry import Seated, read_spec
from firelight.engine.errors import OptionError
from firelight.engine.game import Game
from firelight.envs.spaces import action_space, masked_space, seed_of
from firelight.envs.terms import Terms

NAMESPACE = "firelight"
ILLEGAL = {"win": -1.0, "margin": -100.0}  # reward for an illegal action
DEFAULT_OPPONENTS = ("greedy",)


class OpponentsEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """A game against bots. Without opponents it is a solo game.

    The observation is a dictionary of `observation` and `action_mask`, which is 1 for every legal action. An illegal action loses the game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it
    game: Game

    def __init__(
        self,
        title: str,
        opponents: Sequence[str] = DEFAULT_OPPONENTS,
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        """`seat`: the learner's seat; drawn for every game if it is missing."""
        players = len(opponents) + 1
        self.terms = Terms(title, players, reward, components, options)
        if seat is not None and not 0 <= seat < players:
            raise OptionError(f"seat: found {seat!r}; expected 0 to {players - 1}")
        self.opponents = [read_spec(opponent) for opponent in opponents]
        self.fixed_seat, self.render_mode = seat, render_mode
        self.observation_space = masked_space(self.terms)
        self.action_space = action_space(self.terms)
        self._bots: dict[int, Seated] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self.game = self.terms.new(seed_of(self.np_random))
        players = self.terms.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + turn) % players for turn in range(1, players)]
        self._bots = {other: Seated(spec, self.terms.edition) for other, spec in zip(others, self.opponents, strict=True)}
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        refusal = self.game.why_not(int(action))
        if refusal is not None:
            return self._observation(), ILLEGAL[self.terms.reward], True, False, {**self._info(), "illegal": refusal.message}
        self.game.play(int(action))
        self._play_bots()
        return self._observation(), self.terms.rewards(self.game)[self.seat], self.game.over, False, self._info()

    def render(self) -> str | None:
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _play_bots(self) -> None:
        """Let the bots play until it is the learner's move or the game is over."""
        while not self.game.over and self.game.seat != self.seat:
            bot = self._bots[self.game.seat]  # type: ignore[index]
            self.game.play(bot.choose(self.game, seed_of(self.np_random)).move)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.terms.observe(self.game, self.seat), "action_mask": self.terms.mask(self.game, self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.game.scores(), "decision": self.game.decision}


for _key, _title in titles().items():
    gymnasium.register(f"{NAMESPACE}/{_title.name.replace(' ', '')}-v0", f"{__name__}:{OpponentsEnv.__name__}", kwargs={"title": _key})
