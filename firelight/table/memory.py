"""What was worked out for the previous position, for as long as the records it depends on stay the same.

A move changes little of a position. Everything here is keyed by the bytes of the records it depends on, so it cannot be
stale; what a position does not use is dropped at the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from firelight.engine.packed import spans
from firelight.engine.stack import Position

if TYPE_CHECKING:
    from firelight.engine.game import Game

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class Memory:
    """Kept from one position of a game to the next, mostly as JSON, which is compact."""

    __slots__ = ("before", "now")

    def __init__(self) -> None:
        self.now: dict[Hashable, Any] = {}
        self.before: dict[Hashable, Any] = {}


class Page:
    """The memory as used by one position."""

    def __init__(self, game: Game, memory: Memory) -> None:
        self.kind, self.packed = type(game.state), game.packed
        if memory.now:
            memory.before, memory.now = memory.now, {}
        self._now, self._before = memory.now, memory.before

    def of(self, key: Hashable, make: Callable[..., T], *args: Any) -> T:
        """The value for a key, made if it is not known."""
        found: T | None = self._now.get(key)
        if found is None:
            found = self._before.get(key)
            self._now[key] = found = make(*args) if found is None else found
        return found

    def json(self, key: Hashable, make: Callable[..., Any], *args: Any) -> msgspec.Raw:
        """The same, encoded as JSON."""
        return self.of(key, lambda: msgspec.Raw(encode(make(*args))))

    def bytes_of(self, field: str, place: int | None = None) -> bytes:
        """One record of a field as bytes, or all of them."""
        found = spans(self.kind, field)
        if place is None:
            return self.packed[found[0][0] : found[-1][1]]
        first, end = found[place]
        return self.packed[first:end]

    @cached_property
    def numbers(self) -> bytes:
        """All fields of the position that are not records."""
        first, end, _ = _flow(self.kind)
        return self.packed[first:end]

    @cached_property
    def still(self) -> bytes:
        """Everything except the pending frames and the deciding seat: the pieces as they lie."""
        return self.numbers + self.packed[_flow(self.kind)[2] :]


@lru_cache(maxsize=16)
def _flow(kind: type[Position]) -> tuple[int, int, int]:
    """The offsets of the game's own fields, and of the start and end of its frames. The fields of every game come first: see `Position`."""
    found = spans(kind, "frames")
    return spans(Position, "frames")[0][0], found[0][0], found[-1][1]
