"""Rates, ratings and their intervals. All intervals cover 95 of 100 cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Interval = tuple[float, float]

Z = 1.959964  # of the normal distribution
STUDENT = (float("inf"), 12.7062, 4.30265, 3.18245, 2.77645, 2.57058)  # of Student's distribution for 0 to 5 degrees of freedom
ELO = 400 / log(10)
PRIOR = 1.0  # games against an average bot, half of them won, credited to every bot


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval for a rate of wins in independent games.

    >>> low, high = wilson(8, 10)
    >>> f"{low:.3f} to {high:.3f}"
    '0.490 to 0.943'
    """
    if games == 0:
        return 0.0, 1.0
    rate, extra = wins / games, Z * Z / games
    middle = (rate + extra / 2) / (1 + extra)
    half = Z * sqrt(rate * (1 - rate) / games + extra / (4 * games)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution."""
    if freedom < len(STUDENT):
        return STUDENT[freedom]
    terms = ((Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return Z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def over_deals(values: Sequence[float], deals: Sequence[int]) -> tuple[float, Interval]:
    """The mean of some figure over games, and its interval if games of one deal are one sample.

    Deals are the independent samples: deviations from the mean are summed within each deal, and Student's distribution gives the
    width. With one deal nothing can be said: the interval is infinite.
    """
    figures = np.asarray(values, float)
    mean = float(figures.mean())
    _, place = np.unique(np.asarray(deals), return_inverse=True)
    sums = np.bincount(place, figures - mean)
    count = len(sums)
    if count < 2:
        return mean, (float("-inf"), float("inf"))
    half = student(count - 1) * sqrt(count / (count - 1) * float((sums**2).sum())) / len(figures)
    return mean, (mean - half, mean + half)


@dataclass(frozen=True)
class Rating:
    """Strength on the Elo scale, where 0 is the average of the field. 400 points more mean ten wins to one loss."""

    elo: float
    interval: Interval


def ladder(wins: Array) -> list[Rating]:
    """Ratings by the Bradley-Terry model from wins[deal, i, j]: how often i came before j in games of a deal, ties as halves.

    Every bot is credited PRIOR games against an average one, so that even all wins or all losses give a finite rating. Each interval is
    the wider of two: that of the model, and one over deals (several comparisons within a deal are not independent).
    """
    total = wins.sum(axis=0)
    bots = len(total)
    strength = np.zeros(bots)
    for _ in range(100):
        slope, bend = _derivatives(total, strength)
        step = np.linalg.solve(bend, slope)
        strength += step * min(1.0, 2.0 / max(float(np.abs(step).max()), 1e-12))
        if float(np.abs(step).max()) < 1e-10:
            break
    strength -= strength.mean()
    model = np.linalg.inv(_derivatives(total, strength)[1])
    slopes = (wins - (wins + wins.transpose(0, 2, 1)) * _expected(strength)).sum(axis=2)
    slopes -= slopes.mean(axis=0)
    clustered = model @ (slopes.T @ slopes) @ model * (len(wins) / max(len(wins) - 1, 1))
    centre = np.eye(bots) - 1 / bots
    errors = [np.sqrt(np.maximum(np.diag(centre @ spread @ centre), 0)) for spread in (model, clustered)]
    halves = np.maximum(errors[0] * Z, errors[1] * (student(len(wins) - 1) if len(wins) > 1 else 0.0)) * ELO
    return [Rating(float(elo), (float(elo - half), float(elo + half))) for elo, half in zip(strength * ELO, halves, strict=True)]


def _expected(strength: Array) -> Array:
    """How often each bot should come before each other one."""
    ahead: Array = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    return ahead


def _derivatives(wins: Array, strength: Array) -> tuple[Array, Array]:
    """The first derivative of the log likelihood, and minus the second."""
    expected = _expected(strength)
    games = wins + wins.T
    average = 1 / (1 + np.exp(-strength))
    slope = (wins - games * expected).sum(axis=1) + PRIOR * (0.5 - average)
    weight = games * expected * (1 - expected)
    bend = np.diag(weight.sum(axis=1) + PRIOR * average * (1 - average)) - weight
    return slope, bend
