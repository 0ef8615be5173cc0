"""Rates, intervals and the ladder against known values."""

from __future__ import annotations

from math import inf, isfinite

import numpy as np
import pytest

from firelight.lab.rating import ELO, Array, ladder, over_deals, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (263, 1000, 0.2366, 0.2912)],
)
def test_wilson_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.706), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_distribution(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=2e-3)


def test_an_interval_over_deals_is_that_of_the_deals_means() -> None:
    mean, (low, high) = over_deals([1, 0, 1, 1, 0, 0, 1, 0], [0, 0, 1, 1, 2, 2, 3, 3])
    means = np.array([0.5, 1, 0, 0.5])
    half = student(3) * means.std(ddof=1) / 2
    assert mean == 0.5 and (low, high) == pytest.approx((0.5 - half, 0.5 + half))


def test_pairs_that_cancel_leave_no_doubt_and_one_deal_leaves_all() -> None:
    assert over_deals([1, 0, 0, 1], [0, 0, 1, 1]) == (0.5, (0.5, 0.5))
    assert over_deals([1, 0], [3, 3]) == (0.5, (-inf, inf))


def test_an_interval_over_deals_covers_the_truth() -> None:
    """Deals of two games that share their luck: the interval covers about 95 in 100 cases, Wilson's fewer."""
    rng = np.random.default_rng(1)
    right = single = 0
    for _ in range(1000):
        luck = rng.random(40) < 0.3
        games = np.repeat(luck, 2).astype(float)
        _, (low, high) = over_deals(list(games), list(np.repeat(np.arange(40), 2)))
        right += low <= 0.3 <= high
        low, high = wilson(float(games.sum()), 80)
        single += low <= 0.3 <= high
    assert 920 <= right <= 980 and single < 900


def comparisons(strength: Array, deals: int, each: int, seed: int = 1) -> Array:
    """Games between bots of known strengths (natural logarithms of odds)."""
    rng = np.random.default_rng(seed)
    wins = np.zeros((deals, len(strength), len(strength)))
    for i in range(len(strength)):
        for j in range(i):
            won = rng.binomial(each, 1 / (1 + np.exp(strength[j] - strength[i])), deals)
            wins[:, i, j], wins[:, j, i] = won, each - won
    return wins


def test_the_ladder_recovers_planted_strengths() -> None:
    planted = np.array([1.0, 0.4, -0.2, -1.2])
    found = ladder(comparisons(planted, 500, 4))
    for rating, true in zip(found, planted * ELO, strict=True):
        assert rating.elo == pytest.approx(true, abs=15)
        assert rating.interval[0] < true < rating.interval[1]


def test_the_ladders_intervals_cover_the_truth() -> None:
    planted = np.array([0.5, 0.0, -0.5])
    hits = 0
    for seed in range(200):
        rating = ladder(comparisons(planted, 30, 2, seed))[0]
        hits += rating.interval[0] <= 0.5 * ELO <= rating.interval[1]
    assert hits >= 180


def test_comparisons_of_one_deal_are_not_taken_for_independent() -> None:
    alone = comparisons(np.array([0.3, -0.3]), 50, 1)
    low, high = ladder(alone)[0].interval
    low_all, high_all = ladder(alone * 3)[0].interval  # each game counted three times
    assert high_all - low_all == pytest.approx(high - low, rel=0.1)


def test_one_that_won_everything_has_a_finite_rating_and_doubt() -> None:
    wins = np.zeros((20, 2, 2))
    wins[:, 0, 1] = 2
    best, worst = ladder(wins)
    assert isfinite(best.elo) and best.elo == pytest.approx(-worst.elo) and best.elo > 300
    assert best.interval[1] - best.interval[0] > 100 and isfinite(best.interval[1])


def test_ties_make_equals() -> None:
    first, second = ladder(np.full((5, 2, 2), 0.5) * (1 - np.eye(2)))
    assert first.elo == pytest.approx(0) and second.elo == pytest.approx(0)
