"""How much one address, player or connection may ask of the server, and the token buckets that count it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any

MOST_BUCKETS = 20_000
MOST = 2**31


@dataclass(frozen=True)
class Rate:
    """Requests per second in the long run, and how many at once (`burst`)."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """Generous for people, tight for floods."""

    message_bytes: int = 64 * 1024  # per message on a socket
    body_bytes: int = 64 * 1024  # per request
    import_bytes: int = 1024 * 1024  # per request with a record or a component set
    messages: Rate = field(default_factory=lambda: Rate(15, 60))  # per socket
    refused_messages: Rate = field(default_factory=lambda: Rate(1, 100))  # per socket; beyond that it is closed
    messages_of_address: Rate = field(default_factory=lambda: Rate(100, 400))
    requests: Rate = field(default_factory=lambda: Rate(20, 120))  # per address
    creations: Rate = field(default_factory=lambda: Rate(1, 60))  # new games, players, links and jobs per address
    checks: Rate = field(default_factory=lambda: Rate(3, 60))  # component sets per address, while somebody edits
    connections_of_address: int = 200  # of any kind, open at the same time; trusted proxies may have more
    connections: int = 5000
    recoveries: Rate = field(default_factory=lambda: Rate(1 / 30, 10))  # recovery phrases tried per address
    exports: Rate = field(default_factory=lambda: Rate(1 / 60, 5))  # exports of a player's data
    sockets_of_address: int = 100
    sockets: int = 4000
    queue: int = 200  # messages waiting for a slow reader
    queue_bytes: int = 4 * 1024 * 1024
    following: int = 64  # games open on one socket
    open_games: int = 200  # unfinished games per host
    sets_of_player: int = 50  # saved component sets
    hints_of_player: int = 3  # waiting or running
    hints_of_address: int = 10
    reviews_of_player: int = 2
    reviews_of_address: int = 4
    bot_games_of_player: int = 2  # running games of bots alone, per host
    bot_games_of_address: int = 4
    bot_games: int = 20  # the same, for the whole server


def read_limits(text: str) -> Limits:
    """Parse `sockets_of_address=500,requests=100`. A rate is given as its number per second."""
    usual = Limits()
    names = [each.name for each in fields(Limits)]
    changes: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, number = (word.strip() for word in part.partition("="))
        if name not in names or not (number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST):
            raise ValueError(f"expected name=number with commas between them; the names are {', '.join(names)}")
        before = getattr(usual, name)
        changes[name] = (
            Rate(int(number), max(1, round(int(number) * before.burst / before.per_second))) if isinstance(before, Rate) else int(number)
        )
    return replace(usual, **changes)


class Buckets:
    """One token bucket per name, filled steadily; the least recently used are dropped."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def take(self, name: str, cost: int = 1) -> float:
        """Take tokens, at most a full bucket, and return 0; or return the seconds until there are enough."""
        tokens, now = self._tokens(name)
        price = min(cost, self.rate.burst)
        wait = 0.0 if tokens >= price else (price - tokens) / self.rate.per_second
        self._left[name] = (tokens if wait else tokens - price, now)
        self._left.move_to_end(name)
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return wait

    def charge(self, name: str, cost: int) -> None:
        """Take tokens for something already done, even if there are not enough."""
        tokens, now = self._tokens(name)
        self._left[name] = (tokens - cost, now)

    def _tokens(self, name: str) -> tuple[float, float]:
        """The tokens that are there now, and the time now."""
        now = self.clock()
        tokens, then = self._left.get(name, (float(self.rate.burst), now))
        return min(float(self.rate.burst), tokens + (now - then) * self.rate.per_second), now
