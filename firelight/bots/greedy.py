"""The greedy bot: plans its own turn to the end and picks the most valuable outcome."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from firelight.bots.base import Ask
from firelight.engine.chance import Rng, new_rng
from firelight.engine.game import MOST_OPTIONS, Game
from firelight.engine.jit import Ints, Moves
from firelight.engine.records import write
from firelight.thinking.greedy import LEVELS, ROW, plan_turn
from firelight.thinking.weights import shipped

if TYPE_CHECKING:
    from firelight.engine.title import Edition

SEQUENCES = 2000  # move sequences examined for one decision
NO_TASTE: Mapping[int, float] = {}


class Planner:
    """Rates the moves of a decision by the best turn that begins with each."""

    def __init__(self, edition: Edition, compiled: bool) -> None:
        self.compiled = compiled
        self._plan: Any = edition.program("numba" if compiled else "plain")(plan_turn)
        weights = shipped(edition.title)
        if compiled:
            import numpy as np

            self._tables: Any = np.zeros(LEVELS + 2, edition.title.rules.state.dtype())
            self._buffers: tuple[Any, ...] = (
                *(
                    np.zeros(size, kind)
                    for size, kind in (((LEVELS + 1) * ROW, np.int16), (2 * LEVELS + 4, np.int64), (MOST_OPTIONS, np.int16))
                ),
                np.array(weights, np.int64),
                np.zeros(len(weights), np.int64),
            )
            self._rngs: Any = np.zeros(1, Rng.dtype())
            self._actions: Any = np.zeros(MOST_OPTIONS, np.int16)
            self._values: Any = np.zeros(MOST_OPTIONS, np.int64)
        else:
            self._tables = [edition.title.rules.state() for _ in range(LEVELS + 2)]
            self._buffers = (
                Moves([0] * ((LEVELS + 1) * ROW)),
                Ints([0] * (2 * LEVELS + 4)),
                Moves([0] * MOST_OPTIONS),
                Ints(weights),
                Ints([0] * len(weights)),
            )
            self._actions, self._values = Moves([0] * MOST_OPTIONS), Ints([0] * MOST_OPTIONS)

    def plan(self, game: Game, seat: int, seed: int, sequences: int = SEQUENCES) -> dict[int, float]:
        """For each move the expected final lead in points, as far as the seat's own turn can tell."""
        rng = new_rng(seed, 4)
        if self.compiled:
            self._tables[0] = write(game.state)[0]
            self._rngs["a"], self._rngs["b"] = rng.a, rng.b
        else:
            self._tables[0] = game.state.copy()
            self._rngs = [rng]
        count = self._plan(self._tables, *self._buffers, self._rngs, seat, sequences, self._actions, self._values)
        return {int(self._actions[place]): self._values[place] / 100 for place in range(count)}


class GreedyBot:
    """Plays the best turn of its own that its evaluation can find; with noise (in points) it errs like a person.

    Planning without compiled code examines fewer sequences.
    """

    def __init__(
        self, noise: float = 0.0, sequences: int = SEQUENCES, compiled: bool = True, taste: Mapping[int, float] = NO_TASTE
    ) -> None:
        self.noise = noise
        self.taste = taste  # points by which it overrates some moves
        self.sequences = sequences
        self.compiled = compiled
        self._planner: Planner | None = None

    def prepare(self, edition: Edition) -> None:
        """Compile (or load) the planning, so that the first move does not have to wait for it."""
        self._planner = Planner(edition, self.compiled)

    def choose(self, ask: Ask) -> int:
        if self._planner is None:
            self.prepare(ask.game.edition)
        assert self._planner is not None
        values = self._planner.plan(ask.game, ask.seat, ask.seed, ask.budget.simulations or self.sequences)
        chance = random.Random(ask.seed)

        def liked(move: int) -> float:
            return values[move] + self.taste.get(move, 0.0) + (chance.gauss(0.0, self.noise) if self.noise else 0.0)

        return max(values, key=liked)
