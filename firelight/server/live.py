"""Rooms in memory: who follows them, who is present, and when they are unloaded."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from firelight.server.room import OVER, Room
from firelight.server.shapes import Deliver, Message
from firelight.server.store.rows import Entry
from firelight.server.tables import Viewer, hidden_chat, viewer_of
from firelight.table import Memory

MOST_ROOMS = 200
MOST_MOVES = 30_000  # in all rooms together: a move takes about 1.5 kB
IDLE = 300.0  # seconds before an unused room is unloaded; loading it again takes some 30 ms
IDLE_AND_OVER = 60.0  # the same for a game that is over
EXPIRES = 60.0  # seconds before a report of another process about its visitors expires


@dataclass(eq=False)
class Follower:
    player: str
    deliver: Deliver
    ignores: frozenset[str] = frozenset()  # players whose chat is hidden from this one


@dataclass
class Elsewhere:
    """Who follows a room through another process."""

    here: frozenset[int]
    watching: int
    until: float


@dataclass(eq=False)
class LiveRoom:
    """A room in memory. Whoever changes it holds its lock."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: list[Follower] = field(default_factory=list)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    last_presence: tuple[tuple[int, ...], int] = ((), 0)
    memory: Memory = field(default_factory=Memory)
    pins: int = 0
    used: float = field(default_factory=time.monotonic)

    @property
    def idle(self) -> bool:
        return not self.followers and not self.pins and not self.lock.locked()

    @contextmanager
    def pinned(self) -> Iterator[LiveRoom]:
        """Keep the room in memory meanwhile."""
        self.pins += 1
        try:
            yield self
        finally:
            self.pins -= 1
            self.used = time.monotonic()

    def viewers(self, room: Room) -> set[Viewer]:
        """The distinct kinds of followers, judged by the given room."""
        return {viewer_of(room, follower.player) for follower in list(self.followers)}

    def tell(self, message: Callable[[Viewer], Message | None], entry: Entry | None = None) -> None:
        """Send every follower the message for a viewer of their kind. Those who ignore the author of a chat entry do not get its text."""
        for follower in list(self.followers):
            shown = message(viewer_of(self.room, follower.player))
            if shown is not None and entry is not None and entry.is_chat_of(follower.ignores):
                shown = hidden_chat(self.room.facts.id, entry)
            if shown is not None:
                follower.deliver(shown)

    def dismiss(self) -> None:
        """Tell followers who may no longer see the room, and drop them."""
        for follower in [follower for follower in self.followers if not self.room.may_see(follower.player)]:
            self.followers.remove(follower)
            follower.deliver({"type": "gone", "game": self.room.facts.id})

    # Presence.

    def visitors(self) -> tuple[frozenset[int], int]:
        """The seats whose holders follow through this process, and the number of watchers."""
        here = frozenset(seat for follower in self.followers for seat in self.room.seats_of(follower.player))
        watching = {follower.player for follower in self.followers if not self.room.seats_of(follower.player)}
        return here, len(watching)

    def presence(self) -> tuple[tuple[int, ...], int]:
        """The same for all processes."""
        now = time.monotonic()
        here, watching = self.visitors()
        for other in self.elsewhere.values():
            if other.until > now:
                here |= other.here
                watching += other.watching
        return tuple(sorted(here)), watching

    def tell_presence(self) -> None:
        """Tell all followers here if presence has changed."""
        found = self.presence()
        if found != self.last_presence:
            self.last_presence = found
            for follower in list(self.followers):
                follower.deliver(self.presence_message())

    def presence_message(self) -> dict[str, Any]:
        here, watching = self.presence()
        return {"type": "presence", "game": self.room.facts.id, "here": list(here), "watching": watching}


class LiveRooms(OrderedDict[str, LiveRoom]):
    """The rooms in memory, least recently used first."""

    def touch(self, live: LiveRoom) -> None:
        live.used = time.monotonic()
        self.move_to_end(live.room.facts.id)

    def trim(self, most_rooms: int = MOST_ROOMS, most_moves: int = MOST_MOVES, idle: float = IDLE) -> None:
        """Unload rooms that are too many or have not been used for long."""
        now = time.monotonic()
        moves = sum(len(live.room.made) for live in self.values())
        for game, live in list(self.items()):
            old = now - live.used > (min(idle, IDLE_AND_OVER) if live.room.status == OVER else idle)
            if live.idle and (old or len(self) > most_rooms or moves > most_moves):
                moves -= len(live.room.made)
                del self[game]
