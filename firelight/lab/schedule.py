"""Who plays whom: every deal is played with every rotation of the seats, so that each bot has every seat in every deal."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, permutations
from math import ceil
from pathlib import Path
from typing import Any

import firelight
from firelight import api
from firelight.engine.errors import OptionError

VERSION = 1


def seed_from(seed: int, what: str) -> int:
    """A seed for one thing, practically independent of the seeds for others."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {what}".encode(), digest_size=8).digest(), "big") >> 2


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played, with everything needed to play it anywhere."""

    key: str
    game: str
    deal: int
    seed: int
    seats: tuple[str, ...]
    options: dict[str, int]
    components: str | None = None  # the name or path of a component set; None: the shipped one


def rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All rotations: everybody moves on by one seat until all are back where they began."""
    return list(dict.fromkeys(order[place:] + order[:place] for place in range(len(order))))


@dataclass(frozen=True)
class Tournament:
    """The definition of a tournament. Two with the same data have the same games."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int = 100  # for each group of bots; rounded up to whole deals
    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)
    find_handicap: bool = False
    components: str | None = None

    def __post_init__(self) -> None:
        title = api.title(self.game)
        object.__setattr__(self, "options", title.option_values(self.players, self.options))
        if not 0 <= self.seed < 2**62:
            raise OptionError(f"seed: found {self.seed}; expected a whole number from 0 to 2**62 - 1")
        if self.games < 1:
            raise OptionError(f"games: found {self.games}; expected 1 or more")
        count = len(self.bots)
        if count < self.players and (count != 2 or self.players < 3):
            more = f", or 2: one of the first against {self.players - 1} of the second" if self.players > 2 else ""
            raise OptionError(f"bots: found {count} for {self.players} players; name {self.players} or more{more}")
        if self.find_handicap and ("handicap" not in self.options or self.players != 1 or count != 1):
            raise OptionError("find-handicap: works only with 1 bot playing solo (--players 1) in a game with a handicap")

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The bots that sit at one table. Bots of the same kind play each other only if there is no other kind."""
        if len(self.bots) < self.players:
            return ((self.bots[0], *self.bots[1:] * (self.players - 1)),)
        found = dict.fromkeys(tuple(sorted(group, key=self.bots.index)) for group in combinations(self.bots, self.players))
        return tuple(group for group in found if len(set(group)) > 1) or tuple(found)

    @property
    def deals(self) -> int:
        return ceil(self.games / max(len(rotations(group)) for group in self.groups))

    @property
    def fair(self) -> float:
        """The share of wins of a bot that is as good as the others; one half against Tom."""
        return 1 / max(self.players, 2)

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal; the first ones do not depend on how many games are requested."""
        for deal in range(self.deals):
            seed = seed_from(self.seed, f"deal {deal}")
            for place, group in enumerate(self.groups):
                orders = list(dict.fromkeys(permutations(group[1:])))
                order = (group[0], *orders[deal % len(orders)])
                for turn, seats in enumerate(rotations(order)):
                    yield Fixture(f"d{deal}-g{place}-r{turn}", self.game, deal, seed, seats, self.options, self.components)

    def at_handicap(self, handicap: int) -> list[Fixture]:
        """The same games with another handicap."""
        options = {**self.options, "handicap": handicap}
        return [replace(fixture, key=f"h{handicap}-{fixture.key}", options=options) for fixture in self.fixtures()]

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "find-handicap": self.find_handicap,
            "components": api.edition(self.game, self.components).components.fingerprint,
            "firelight": firelight.__version__,
            "sources": {bot: digest for bot in dict.fromkeys(self.bots) if (digest := _source(bot))},
        }


def _source(bot: str) -> str:
    """A short hash of a bot's file; empty for a bot without a file of its own."""
    place, ending, _ = bot.partition(".py:")
    return hashlib.blake2b(Path(f"{place}.py").expanduser().read_bytes(), digest_size=6).hexdigest() if ending else ""
