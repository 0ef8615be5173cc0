"""Learns from the final scores of greedy games what features are worth.

    python -m firelight.lab.learn bonfire weights.toml --rounds 6

plays greedy games, planned with plan.toml, and fits weights that predict their final scores.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from firelight.api import shipped_edition, titles
from firelight.engine.chance import Rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.stack import MOST_SEATS
from firelight.engine.title import Edition
from firelight.thinking import weights as weighing
from firelight.thinking.evaluate import END
from firelight.thinking.greedy import LEVELS, ROW
from firelight.thinking.selfplay import EMPTY, greedy_games

Array = np.ndarray[Any, Any]

SEQUENCES = 150
ONE_RANDOM_MOVE_IN = 12
TURNS = 400  # samples per game at most
STIFFNESS = 0.001  # how strongly weights are tied to their present values
LARGEST = 20_000  # limit of a weight


@dataclass(frozen=True)
class Games:
    """Greedy games: their final scores, and the features of every seat at the beginning of every turn."""

    scores: Array  # game, seat
    game: Array
    seat: Array
    late: Array  # 0 to 1
    features: Array

    @property
    def final(self) -> Array:
        found: Array = self.scores[self.game, self.seat]
        return found

    def forecast(self, weights: list[int]) -> Array:
        """The final scores that the weights predict."""
        early, late = np.array(weights[0::2]), np.array(weights[1::2])
        mixed = early * (1 - self.late[:, None]) + late * self.late[:, None]
        found: Array = (self.features * mixed).sum(axis=1) / 100
        return found


def play(edition: Edition, players: int, count: int, seed: int, weights: list[int], others: list[int], noise: int = 0) -> Games:
    """Play games in which one seat, different from game to game, uses `weights` and the rest use `others`."""
    title = edition.title
    width = len(title.judge.feature_names) + 3
    scores, samples = np.zeros(count * MOST_SEATS, np.int64), np.zeros(count * TURNS * width, np.int64)
    run: Any = edition.program("numba")(greedy_games)
    written = run(
        np.zeros(EMPTY + 1, title.rules.state.dtype()),
        np.zeros((LEVELS + 1) * ROW, np.int16),
        np.zeros(2 * LEVELS + 4, np.int64),
        np.zeros(MOST_OPTIONS, np.int16),
        np.zeros(MOST_OPTIONS, np.int16),
        np.array(weights, np.int64),
        np.array(others, np.int64),
        np.zeros(len(weights), np.int64),
        np.zeros(1, Rng.dtype()),
        seed,
        0,
        count,
        players,
        np.array(title.setup_arguments(title.option_values(players, {})), np.int64),
        SEQUENCES,
        noise,
        scores,
        samples,
    )
    rows = samples[: written * width].reshape(written, width)
    return Games(scores.reshape(count, MOST_SEATS), rows[:, 0], rows[:, 1], rows[:, 2] / END, rows[:, 3:])


def fit(games: list[Games], weights: list[int], fixed: list[int]) -> list[int]:
    """Weights that predict the final scores better. The weights of fixed features stay unchanged."""
    late = np.concatenate([some.late for some in games])[:, None]
    features = np.concatenate([some.features for some in games]).astype(float)
    final = np.concatenate([some.final for some in games])
    early_and_late = np.concatenate([features * (1 - late), features * late], axis=1)
    present = np.array([*weights[0::2], *weights[1::2]], float)
    error = 100 * final - early_and_late @ present
    early_and_late[:, [*fixed, *(number + features.shape[1] for number in fixed)]] = 0
    spread = early_and_late.std(axis=0) + 1e-3
    scaled = early_and_late / spread
    change = np.linalg.solve(scaled.T @ scaled + STIFFNESS * len(error) * np.eye(len(present)), scaled.T @ error) / spread
    new = np.clip(np.round(present + change), -LARGEST, LARGEST).astype(int).tolist()
    half = len(new) // 2
    return [weight for pair in zip(new[:half], new[half:], strict=True) for weight in pair]


def prediction_error(games: list[Games], weights: list[int]) -> float:
    """The standard deviation of the prediction error, in points."""
    off = [some.final - some.forecast(weights) for some in games]
    return float(np.sqrt(np.mean(np.concatenate(off) ** 2)))


def learn(edition: Edition, rounds: int, games: int, seed: int) -> list[int]:
    title = edition.title
    plan, weights = weighing.plan(title), weighing.shipped(title)
    low, high = title.players
    pool: list[Games] = []
    for number in range(rounds):
        fresh = [play(edition, n, games, seed + 100 * number + n, plan, plan, ONE_RANDOM_MOVE_IN) for n in range(low, high + 1)]
        print(f"round {number + 1}: new games are predicted within {prediction_error(fresh, weights):.2f} points", flush=True)
        pool += fresh
        weights = fit(pool, weights, [place for place, name in enumerate(title.judge.feature_names) if name == "points"])
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m firelight.lab.learn", description="Learn the weights of a game's features from greedy games."
    )
    parser.add_argument("game", choices=tuple(titles()))
    parser.add_argument("file", type=Path, help="where the weights are written")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=250, help="games for each number of players and round (default 250)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    edition = shipped_edition(given.game)
    weighing.write(given.file, edition.title, learn(edition, given.rounds, given.games, given.seed))


if __name__ == "__main__":
    main()
