"""Five opponents from gentle to top. They differ in how far they look and how much they err, never in what they see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from firelight.bots.base import Bot, Budget


@dataclass(frozen=True)
class Level:
    """How a level's bot is made, how long it thinks, and one sentence about it."""

    make: Callable[[], Bot]
    budget: Budget
    text: str


def _greedy(noise: float) -> Callable[[], Bot]:
    def make() -> Bot:
        from firelight.bots.greedy import GreedyBot

        return GreedyBot(noise=noise, sequences=300)

    return make


def _search(threads: int) -> Callable[[], Bot]:
    def make() -> Bot:
        from firelight.bots.search import SearchBot

        return SearchBot(threads)

    return make


LEVELS: dict[str, Level] = {
    "spark": Level(_greedy(2.5), Budget(), "Gentle: sees its own turn, and errs a lot."),
    "ember": Level(_greedy(0.8), Budget(), "Easy-going: plans its own turn, with some errors."),
    "flame": Level(_search(1), Budget(simulations=80), "A good player: looks a little ahead."),
    "blaze": Level(_search(1), Budget(simulations=1_000), "Strong: looks well ahead."),
    "inferno": Level(_search(2), Budget(seconds=1.8, simulations=60_000), "The best there is: looks far ahead, in under 2 seconds."),
}
