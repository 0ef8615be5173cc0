"""Five opponents, from gentle to very strong. They differ in how far they look, how they err and what they like, not in what they see."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from firelight.bots.base import Ask, Bot, Budget

if TYPE_CHECKING:
    from firelight.bots.search import Taste
    from firelight.engine.game import Move
    from firelight.engine.title import Edition, Title

FILE = "opponents.json"  # beside a game's weights
SEQUENCES = 300  # that the simple levels examine for one decision
SAFETY = 5.0  # seconds after which a level that looks ahead must answer; its answer then says so


@dataclass(frozen=True)
class Level:
    """How to make a level's bot, and its limits. The number of simulations depends on the game: see Manner."""

    make: Callable[[], Bot]
    budget: Budget


@dataclass(frozen=True)
class Manner:
    """How a level plays one game, as declared in the game's opponents.json. `likes` are points by patterns of moves."""

    plays: str  # greedy, search, or learned: the search with the game's net
    noise: float = 0.0  # points by which a greedy player errs
    simulations: int | None = None
    likes: Mapping[str, float] = field(default_factory=dict)

    @property
    def is_simple(self) -> bool:
        """Whether it looks only at its own turn."""
        return self.plays == "greedy"

    def bot(self, taste: Taste, compiled: bool = True) -> Any:
        """A bot that plays this way."""
        if self.is_simple:
            from firelight.bots.greedy import GreedyBot

            return GreedyBot(self.noise, SEQUENCES, compiled, taste)
        from firelight.bots.search import LearnedBot, SearchBot

        return (LearnedBot if self.plays == "learned" else SearchBot)(taste=taste)


MANNERS = {  # for games without their own
    "spark": Manner("greedy", noise=2.0),
    "ember": Manner("greedy", noise=0.8),
    "flame": Manner("search", simulations=80),
    "blaze": Manner("search", simulations=1_000),
    "inferno": Manner("learned", simulations=20_000),
}


@cache
def manners(title: Title) -> dict[str, Manner]:
    """How the levels play a game."""
    path = title.judge.weights and title.judge.weights.with_name(FILE)
    if path is None or not path.exists():
        return MANNERS
    data = json.loads(path.read_text(encoding="utf-8"))["levels"]
    return {level: Manner(**data[level]) for level in MANNERS}


def taste_of(edition: Edition, likes: Mapping[str, float]) -> Taste:
    """Points by numbers of moves, from patterns such as `sail *`."""
    found = {}
    for number, text in enumerate(edition.notation):
        liking = sum(points for pattern, points in likes.items() if fnmatchcase(text, pattern))
        if liking:
            found[number] = liking
    return found


class Opponent:
    """A level's bot at a table."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._bot: Any = None
        self._manner = MANNERS[level]

    def prepare(self, edition: Edition) -> None:
        """Compile (or load) what it thinks with, so that the first move does not have to wait for it."""
        self._manner = manners(edition.title)[self.level]
        self._bot = self._manner.bot(taste_of(edition, self._manner.likes))
        self._bot.prepare(edition)

    def choose(self, ask: Ask) -> Move | int:
        if self._bot is None:
            self.prepare(ask.game.edition)
        budget = ask.budget
        if budget.simulations is None:
            budget = replace(budget, simulations=self._manner.simulations)
        found: Move | int = self._bot.choose(replace(ask, budget=budget))
        return found

    @property
    def cut(self) -> str:
        """What stopped its last search before its simulations were done: `clock`, `memory` or nothing."""
        return getattr(self._bot, "cut", "")


def _level(name: str, budget: Budget) -> Level:
    return Level(partial(Opponent, name), budget)


LEVELS: dict[str, Level] = {
    "spark": _level("spark", Budget()),
    "ember": _level("ember", Budget()),
    "flame": _level("flame", Budget(seconds=SAFETY)),
    "blaze": _level("blaze", Budget(seconds=SAFETY)),
    "inferno": _level("inferno", Budget(seconds=SAFETY)),
}
