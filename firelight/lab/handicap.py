"""Finds the handicap at which a bot wins half of its games against Tom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

import numpy as np

from firelight.lab.match import Result
from firelight.lab.rating import Array, Interval, wilson

STEP = 5
REACH = 2  # steps to each side of the likely handicap
RESAMPLES = 1000

Played = Mapping[int, Sequence[Result]]  # by handicap


def next_handicaps(played: Played, start: int, low: int, high: int) -> list[int]:
    """The handicaps to play next; none if enough is known, or if nothing could be played.

    The start comes first. The bot's lead there shows where to look: a few steps around that. If it still wins more than half at the
    highest of them, or less at the lowest, the search continues on that side.
    """
    if start not in played:
        return [start]
    if not all(played.values()):
        return []
    middle = start + round(float(np.median([result.margin(0) for result in played[start]])))
    around = {min(high, max(low, middle + STEP * step)) for step in range(-REACH, REACH + 1)}
    if not around <= played.keys():
        return sorted(around - played.keys())
    rates = {handicap: _rate(played[handicap]) for handicap in played}
    least, most = min(played), max(played)
    if rates[most] > 0.5 and most < high:
        return [min(high, most + REACH * STEP)]
    if rates[least] < 0.5 and least > low:
        return [max(low, least - REACH * STEP)]
    return []


def _rate(results: Sequence[Result]) -> float:
    return float(np.mean([result.share(0) for result in results]))


@dataclass(frozen=True)
class Step:
    """The games at one handicap."""

    handicap: int
    games: int
    wins: float
    independent: Interval
    margin: float


@dataclass(frozen=True)
class HalfPoint:
    """Win rates by handicap, where they cross one half, and the interval of that point from resampled deals."""

    steps: list[Step]
    handicap: float  # infinite if the rates do not cross one half
    interval: Interval

    def data(self) -> dict[str, Any]:
        ends = [value if isfinite(value) else None for value in (self.handicap, *self.interval)]
        return {"steps": [vars(step) for step in self.steps], "half": ends[0], "interval": ends[1:]}


def half_point(played: Played, seed: int) -> HalfPoint:
    """Estimate the handicap. Win rates that rise with the handicap are smoothed to fall, then joined by straight lines."""
    handicaps = sorted(handicap for handicap, results in played.items() if results)
    steps = []
    deals = {deal: place for place, deal in enumerate(sorted({r.deal for results in played.values() for r in results}))}
    shares = np.full((len(deals), len(handicaps)), np.nan)
    for column, handicap in enumerate(handicaps):
        results = played[handicap]
        for result in results:
            shares[deals[result.deal], column] = result.share(0)
        rate = _rate(results)
        margin = float(np.mean([result.margin(0) for result in results]))
        steps.append(Step(handicap, len(results), rate, wilson(rate * len(results), len(results)), margin))
    where = np.array(handicaps, float)
    rng = np.random.default_rng(seed)
    crossings = np.array([crossing(where, _means(shares[rng.integers(len(deals), size=len(deals))])) for _ in range(RESAMPLES)])
    low, high = np.quantile(crossings, (0.025, 0.975), method="nearest")
    return HalfPoint(steps, crossing(where, _means(shares)), (float(low), float(high)))


def _means(shares: Array) -> Array:
    """The mean of every column over the games played; one half if there were none."""
    there = ~np.isnan(shares)
    games = there.sum(axis=0)
    means: Array = np.where(games, np.where(there, shares, 0).sum(axis=0) / np.maximum(games, 1), 0.5)
    return means


def crossing(where: Array, rates: Array) -> float:
    """Where falling rates cross one half; infinite if they never do.

    >>> crossing(np.array([0.0, 10.0, 20.0]), np.array([0.9, 0.6, 0.2]))
    12.5
    """
    fitted = falling(rates)
    if fitted[0] < 0.5:
        return float("-inf")
    if fitted[-1] > 0.5:
        return float("inf")
    return float(np.interp(0.5, fitted[::-1], where[::-1]))


def falling(rates: Array) -> Array:
    """The nearest values that never rise: neighbours in the wrong order are replaced by their mean."""
    blocks: list[tuple[float, int]] = []
    for rate in rates:
        blocks.append((float(rate), 1))
        while len(blocks) > 1 and blocks[-2][0] < blocks[-1][0]:
            (last, many), (before, count) = blocks.pop(), blocks.pop()
            blocks.append(((last * many + before * count) / (many + count), many + count))
    return np.repeat([value for value, _ in blocks], [count for _, count in blocks])
