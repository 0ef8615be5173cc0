"""The games for OpenSpiel, as Python games. Importing this module registers them.

Chance is explicit and comes first: a single chance node deals one of `deals` equally likely games, and later shuffles follow from
that deal. All other nodes are decisions of a player. A player observes what was dealt only once it is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from firelight.api import titles
from firelight.engine.game import Game
from firelight.engine.title import Title
from firelight.envs.terms import Terms

LONGEST = 10_000  # decisions: far more than any game takes
DEALS = 1000
MAX_UTILITY = {"win": 1.0, "margin": 1000.0}  # bounds of the returns


def type_of(title: Title, players: int) -> Any:
    """A title's declaration for OpenSpiel. A solo game is not zero-sum: nobody else loses what the player wins."""
    low, high = title.players
    return pyspiel.GameType(
        short_name=f"firelight_{title.key}",
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if players == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(low, 2), "deals": DEALS, "reward": "win"},
    )


class FirelightGame(pyspiel.Game):  # type: ignore[misc]
    """A title at a number of players. Each title has its own subclass."""

    title: Title

    def __init__(self, given: dict[str, Any]) -> None:
        title = self.title
        chosen = {"players": max(title.players[0], 2), "deals": DEALS, "reward": "win", **given}
        self.terms = Terms(title.key, chosen["players"], chosen["reward"])
        self.deals: int = chosen["deals"]
        best = MAX_UTILITY[self.terms.reward]
        information = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=self.deals,
            num_players=self.terms.players,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0 if self.terms.players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(title, self.terms.players), information, given)

    def new_initial_state(self) -> FirelightState:
        return FirelightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FirelightObserver:
        return FirelightObserver(self.terms)


class FirelightState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal, `game` is None."""

    def __init__(self, game: FirelightGame) -> None:
        super().__init__(game)
        self._terms, self._deals = game.terms, game.deals
        self._held = PicklableGame()

    @property
    def game(self) -> Game | None:
        """The current game, as returned by ``firelight.new``."""
        return self._held.game

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.seat is None else self.game.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.actions) if self.game is not None else []

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self._held = PicklableGame(self._terms, action)
        else:
            self.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._terms.edition.notation[action]

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None:
            return [0.0] * self._terms.players
        return self._terms.rewards(self.game)[: self._terms.players]

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        return "\n".join([f"deal {self._held.deal}", *(move.text for move in self.game.history)])


class PicklableGame:
    """Holds a game, copies it with `Game.copy`, and is pickled as a deal and the moves made since."""

    def __init__(self, terms: Terms | None = None, deal: int = 0, moves: Sequence[int] = ()) -> None:
        self.terms, self.deal = terms, deal
        self.game = terms.new(deal) if terms is not None else None
        for move in moves:
            assert self.game is not None
            self.game.play(move)

    def __deepcopy__(self, memo: dict[int, Any]) -> PicklableGame:
        twin = PicklableGame()
        twin.terms, twin.deal = self.terms, self.deal
        twin.game = self.game.copy() if self.game is not None else None
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return PicklableGame, (self.terms, self.deal, [move.id for move in self.game.history] if self.game is not None else [])


class FirelightObserver:
    """Writes what a player observes into a tensor."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.tensor = np.zeros(terms.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FirelightState, player: int) -> None:
        self.tensor[:] = 0 if state.game is None else self.terms.observe(state.game, player)

    def string_from(self, state: FirelightState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(map(str, self.tensor.astype(np.int8)))


for _title in titles().values():
    pyspiel.register_game(type_of(_title, _title.players[0]), type(f"{_title.name}Game", (FirelightGame,), {"title": _title}))
