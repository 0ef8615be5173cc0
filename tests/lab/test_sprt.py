"""The sequential test ends as it should, and is rarely wrong."""

from __future__ import annotations

import random

from firelight.lab.schedule import Tournament
from firelight.lab.sprt import ACCEPTED, LEAST_DEALS, OPEN, REJECTED, SequentialTest, judge, run


def deals(rate: float, seed: int, count: int = 4000) -> list[float]:
    """Shares of the wins in deals of two games."""
    chance = random.Random(seed)
    return [(int(chance.random() < rate) + int(chance.random() < rate)) / 2 for _ in range(count)]


def test_a_clear_difference_ends_early() -> None:
    verdict, played = judge(SequentialTest(), deals(0.75, 1))
    assert verdict == ACCEPTED and LEAST_DEALS <= played < 120
    verdict, played = judge(SequentialTest(), deals(0.3, 1))
    assert verdict == REJECTED and played < 120


def test_too_few_deals_say_nothing() -> None:
    assert judge(SequentialTest(), [1.0] * (LEAST_DEALS - 1)) == (OPEN, LEAST_DEALS - 1)
    assert judge(SequentialTest(), [1.0] * LEAST_DEALS) == (ACCEPTED, LEAST_DEALS)
    assert judge(SequentialTest(), []) == (OPEN, 0)


def test_the_risk_is_kept() -> None:
    """With a risk of 5 %, an equal bot is accepted about that often, and a better one rejected."""
    equal = [judge(SequentialTest(), deals(0.5, seed))[0] for seed in range(200)]
    better = [judge(SequentialTest(), deals(0.55, seed))[0] for seed in range(200)]
    assert equal.count(ACCEPTED) < 20 and equal.count(REJECTED) > 170
    assert better.count(REJECTED) < 20 and better.count(ACCEPTED) > 170


def test_deals_are_played_until_the_verdict() -> None:
    courses = [course.verdict for course in run(Tournament("bonfire", 2, ("greedy", "random"), 60, 3), SequentialTest())]
    assert courses == [OPEN] * (LEAST_DEALS - 1) + [ACCEPTED]
