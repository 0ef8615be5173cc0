"""Improves the weights for planning by trial: evolution strategies over greedy games look for weights that win by more points.

    python -m firelight.lab.evolve bonfire plan.toml --minutes 30

Each generation tries pairs of opposite changes of all weights on the same deals, with several numbers of players, and moves towards the
winners. The weights written are a running average. They rank the ends of a turn well, but do not predict final scores (`learn` does).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from firelight.api import shipped_edition, titles
from firelight.engine.title import Edition, Title
from firelight.lab.learn import LARGEST, Array, play
from firelight.thinking import weights as weighing

PAIRS = 14
GAMES = 40  # for each number of players
STEP, MOMENTUM, MEMORY = 0.2, 0.8, 0.9
SMALLEST_CHANGE, SHARE_CHANGED = 14.0, 0.1  # hundredths of a point, and a part of the weight
FAR = 60.0  # a larger lead counts no more than this


def whole(weights: Array) -> list[int]:
    found: list[int] = np.clip(np.round(weights), -LARGEST, LARGEST).astype(int).tolist()
    return found


def leads(edition: Edition, players: int, games: int, seed: int, weights: Array, others: Array) -> Array:
    """How far the seat with `weights` was ahead of the best other seat (solo: of Tom) in each game."""
    scores = play(edition, players, games, seed, whole(weights), whole(others)).scores.astype(float)
    seats = max(players, 2)
    game = np.arange(games)
    own = game % players
    rest = scores[:, :seats].copy()
    rest[game, own] = -np.inf
    found: Array = scores[game, own] - rest.max(axis=1)
    return found


def success(edition: Edition, games: int, seed: int, weights: Array, others: Array) -> float:
    """The mean lead over all numbers of players; games for two count double."""
    low, high = edition.title.players
    tables = [2, *range(low, high + 1)]
    return float(np.mean([np.clip(leads(edition, n, games, seed + n, weights, others), -FAR, FAR).mean() for n in tables]))


def generation(edition: Edition, weights: Array, others: Array, changes: Array, games: int, seed: int, dice: Any) -> Array:
    """The winning direction, as a multiple of the changes."""
    tried = []
    for _ in range(PAIRS):
        way = dice.standard_normal(len(weights))
        gain = success(edition, games, seed, weights + changes * way, others) - success(
            edition, games, seed, weights - changes * way, others
        )
        tried.append((gain, way))
    spread = float(np.std([gain for gain, _ in tried])) + 1e-9
    found: Array = np.sum([gain / spread * way for gain, way in tried], axis=0) / PAIRS
    return found


def changes_of(title: Title, weights: Array) -> Array:
    """The size of the trial change for each weight. Points are never changed."""
    changes: Array = SMALLEST_CHANGE + SHARE_CHANGED * np.abs(weights)
    points = title.judge.feature_names.index("points")
    changes[2 * points : 2 * points + 2] = 0.0
    return changes


def evolve(edition: Edition, seconds: float, games: int, seed: int) -> list[int]:
    title = edition.title
    began = time.monotonic()
    dice = np.random.default_rng(seed)
    start = np.array(weighing.plan(title), float)
    changes = changes_of(title, start)
    weights, mean, speed, others = start.copy(), start.copy(), np.zeros_like(start), start.copy()
    number = 0
    while time.monotonic() - began < seconds:
        speed = MOMENTUM * speed + STEP * generation(edition, weights, others, changes, games, seed + 1000 * number, dice)
        weights = np.clip(weights + changes * speed, -LARGEST, LARGEST)
        mean = MEMORY * mean + (1 - MEMORY) * weights
        number += 1
        if number % 10 == 0:
            others = mean.copy()
            gain = leads(edition, 2, 4 * games, seed - 1, mean, start).mean()
            print(f"generation {number}: {gain:+.1f} points ahead of the weights at the start, two players", flush=True)
    return whole(mean)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m firelight.lab.evolve", description="Improve the weights used for planning turns.")
    parser.add_argument("game", choices=tuple(titles()))
    parser.add_argument("file", type=Path, help="where the weights are written")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each number of players and trial (default {GAMES})")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    edition = shipped_edition(given.game)
    weighing.write(given.file, edition.title, evolve(edition, 60 * given.minutes, given.games, given.seed), weighing.PLANNED)


if __name__ == "__main__":
    main()
