"""Learns plans by self-play: the weights for planning whole turns, for one number of players.

All seats plan their turns with the same weights, and the more the best turn after a move promises, the more often they make that move. A
forecast of the result, which is fitted to the games as they come, says what every move was worth. Then the weights change to make good
moves more likely, but only so far that the choices change little (a natural policy gradient: Kakade 2001).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from firelight.engine.chance import Rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.stack import MOST_SEATS
from firelight.engine.title import Edition
from firelight.lab.evolve import whole
from firelight.lab.learn import SEQUENCES
from firelight.lab.training.crew import Crew, at_hand
from firelight.thinking import weights as weighing
from firelight.thinking.greedy import LEVELS, ROW
from firelight.thinking.planning import planned_games
from firelight.thinking.selfplay import EMPTY

Array = np.ndarray[Any, Any]

GAMES = 500  # in a round
JOB = 50  # games in a task
ROOM = 600  # decisions that there is room for in each game
BLUR = 100.0  # hundredths of a point that make a move e times rarer
CLOSENESS = 0.3  # share of points in the aim; the rest is winning
FAR = 60.0  # points; a larger lead counts no more
TRUST = 0.97  # how much later forecasts count, compared with the next one
STEP, LARGEST_STEP = 30.0, 0.01  # step size of a round, and how far the choices may change in it (relative entropy)
HELD = 0.05  # share of each weight's variance that is added to it, so that no weight drifts off
MEMORY = 0.85  # decay of the moving average of the weights, which is the plan in the end
ROUNDS_KEPT = 4  # rounds that the forecast is fitted to
ONE_DECISION_IN = 4  # the forecast is fitted to one decision in this many: those of one game are much alike
STIFFNESS = 5e-5  # regularisation of the forecast for each decision
RARE = 0.1  # added to the standard deviation of what is seen, so that rare things count for little
SURE = 20.0  # limit of a forecast, in log-odds
NEWTON_STEPS = 2


class Games(NamedTuple):
    """Recorded games: a row for each decision, and the final scores."""

    game: Array
    seat: Array
    seen: Array
    chosen: Array
    scores: Array


@dataclass(frozen=True)
class Order:
    """A task: games to play with the same weights."""

    title: str
    players: int
    options: tuple[tuple[str, int], ...]
    weights: tuple[int, ...]
    seed: int
    first: int
    games: int


class Planner:
    """Plays planned games in one thread."""

    def __init__(self, key: str) -> None:
        from firelight.api import shipped_edition

        self.title = title = shipped_edition(key).title
        self._run: Any = shipped_edition(key).program("numba")(planned_games)
        self.width = width = 2 * len(title.judge.feature_names)
        rows = JOB * ROOM
        self._tables = np.zeros(EMPTY + 1, title.rules.state.dtype())
        self._lists, self._marks = np.zeros((LEVELS + 1) * ROW, np.int16), np.zeros(2 * LEVELS + 4, np.int64)
        self._out, self._actions = np.zeros(MOST_OPTIONS, np.int16), np.zeros(MOST_OPTIONS, np.int16)
        self._found, self._rngs = np.zeros(width, np.int64), np.zeros(1, Rng.dtype())
        self._values, self._ends = np.zeros(MOST_OPTIONS), np.zeros(MOST_OPTIONS * width)
        self._whose, self._scores = np.zeros(2 * rows, np.int64), np.zeros(JOB * MOST_SEATS, np.int64)
        self._seen, self._chosen = np.zeros(rows * width), np.zeros(rows * width)

    def play(self, order: Order) -> Games:
        options = np.array(self.title.setup_arguments(self.title.option_values(order.players, dict(order.options))), np.int64)
        count = self._run(
            self._tables, self._lists, self._marks, self._out, self._actions, np.array(order.weights), self._found, self._rngs,
            order.seed, order.first, order.games, order.players, options, SEQUENCES, BLUR,
            self._values, self._ends, self._whose, self._seen, self._chosen, self._scores,
        )  # fmt: skip
        game, seat = self._whose[: 2 * count].reshape(count, 2).T
        seen, chosen = (values[: count * self.width].reshape(count, -1).astype(np.float32) for values in (self._seen, self._chosen))
        scores = self._scores.reshape(JOB, MOST_SEATS)[: order.games, : max(order.players, 2)].astype(float)
        return Games(game + order.first, seat.copy(), seen, chosen, scores)


def play_order(order: Order) -> Games:
    """Run a task."""
    return at_hand(Planner, order.title).play(order)


def goals(scores: Array) -> Array:
    """The value of each game for each seat: mostly whether it won, and a little by how many points."""
    best = scores == scores.max(1, keepdims=True)
    shares = best / best.sum(1, keepdims=True)
    rest = np.stack([np.delete(scores, seat, 1).max(1) for seat in range(scores.shape[1])], 1)
    found: Array = (1 - CLOSENESS) * shares + CLOSENESS * (0.5 + 0.5 * np.clip((scores - rest) / FAR, -1, 1))
    return found


@dataclass
class Forecast:
    """Predicts the value of a game for the seat to move, from what it sees."""

    scale: Array
    weights: Array  # the last one is a constant

    @classmethod
    def new(cls, seen: Array) -> Forecast:
        return cls(seen.std(0) + RARE, np.zeros(seen.shape[1] + 1))

    def _columns(self, seen: Array) -> Array:
        return np.concatenate([seen / self.scale, np.ones((len(seen), 1))], 1, dtype=np.float32)

    def fit(self, seen: Array, worth: Array) -> None:
        columns, held = self._columns(seen), STIFFNESS * len(seen)
        for _ in range(NEWTON_STEPS):
            told = self._tell(columns)
            curved = (columns * (told * (1 - told))[:, None].astype(np.float32)).T @ columns + held * np.eye(len(self.weights))
            self.weights = self.weights + np.linalg.solve(curved, columns.T @ (worth - told) - held * self.weights)

    def _tell(self, columns: Array) -> Array:
        found: Array = 1 / (1 + np.exp(-np.clip(columns @ self.weights, -SURE, SURE)))
        return found

    def __call__(self, seen: Array) -> Array:
        return self._tell(self._columns(seen))


def gains(games: Games, told: Array, worth: Array) -> Array:
    """How much better each move turned out than the forecast before it, added up for each seat from the end of the game."""
    key = games.game * MOST_SEATS + games.seat
    order = np.argsort(key, kind="stable")
    firsts = np.r_[0, np.flatnonzero(np.diff(key[order])) + 1]
    counts = np.diff(np.r_[firsts, len(key)])
    line, place = np.repeat(np.arange(len(counts)), counts), np.arange(len(key)) - np.repeat(firsts, counts)
    later = np.zeros((len(counts), counts.max() + 1))
    later[line, place] = told[order]
    later[np.arange(len(counts)), counts] = worth[order][firsts]
    better, sums = np.zeros_like(later), np.zeros(len(counts))
    for step in reversed(range(counts.max())):
        sums = np.where(step < counts, later[:, step + 1] - later[:, step] + TRUST * sums, 0.0)
        better[:, step] = sums
    found = np.zeros(len(key))
    found[order] = better[line, place]
    return found


class Plan:
    """The weights of a plan while it is learned."""

    def __init__(self, edition: Edition, players: int, seed: int) -> None:
        title = edition.title
        self.title, self.players, self.seed, self.round = title, players, seed, 0
        self.weights = np.array(weighing.plan(title), float)
        self.mean = self.weights.copy()
        points = title.judge.feature_names.index("points")
        self.free = np.delete(np.arange(len(self.weights)), [2 * points, 2 * points + 1])  # the weights of points stay as they are
        self.forecast: Forecast | None = None
        self._kept: list[tuple[Array, Array]] = []

    @property
    def whole(self) -> list[int]:
        """The plan that has been learned so far."""
        return whole(self.mean)

    def learn(self, count: int, crew: Crew[Any]) -> str:
        """Play a round of `count` games and learn from it. Returns a line to report."""
        games = self._play(count, crew)
        worth = goals(games.scores)[games.game, games.seat]
        self._kept = [*self._kept, (games.seen[::ONE_DECISION_IN], worth[::ONE_DECISION_IN])][-ROUNDS_KEPT:]
        self.forecast = self.forecast or Forecast.new(games.seen)
        self.forecast.fit(*(np.concatenate(each) for each in zip(*self._kept, strict=True)))
        better, chosen = gains(games, self.forecast(games.seen), worth), games.chosen[:, self.free] / BLUR
        spread = chosen.T @ chosen / len(chosen)
        spread += np.diag(HELD * np.diag(spread) + 1e-9)
        way = STEP * np.linalg.solve(spread, better @ chosen / len(chosen))
        change = 0.5 * way @ spread @ way
        self.weights[self.free] += way * min(1.0, float(np.sqrt(LARGEST_STEP / change)))
        self.round += 1
        self.mean = MEMORY * self.mean + (1 - MEMORY) * self.weights
        return f"plan for {self.players} players, round {self.round}: winners have {games.scores.max(1).mean():.1f} points"

    def _play(self, count: int, crew: Crew[Any]) -> Games:
        practice = self.title.judge.practice(self.players)
        orders = (
            Order(
                self.title.key, self.players, tuple(practice[first // JOB % len(practice)].items()), tuple(whole(self.weights)),
                self.seed + self.round, first, min(JOB, count - first),
            )
            for first in range(0, count, JOB)
        )  # fmt: skip
        parts = list(crew.do(play_order, orders))
        return Games(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def learn_plan(edition: Edition, players: int, rounds: int, seed: int, crew: Crew[Any], tell: Callable[[str], None]) -> list[int]:
    """Learn a plan in rounds of self-play, starting from the readable plan."""
    plan = Plan(edition, players, seed)
    for _ in range(rounds):
        tell(plan.learn(GAMES, crew))
    return plan.whole
