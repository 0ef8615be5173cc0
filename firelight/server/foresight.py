"""What the options are sure to do: worked out after the tables have been sent, and told to whoever decides."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from firelight.engine.game import Game
from firelight.server.live import Follower, Live
from firelight.server.tables import encode, previews_json

log = logging.getLogger("firelight.server")


@dataclass
class Awaited:
    """Followers who have a table of this position, with the number it came with."""

    game: Game
    tables: dict[Follower, int] = field(default_factory=dict)


class Foresight:
    """One position at a time, and other work in between. Where the next move comes first, nothing is worked out."""

    def __init__(self) -> None:
        self._awaited: dict[Live, Awaited] = {}

    def forget(self, live: Live) -> None:
        """The tables sent so far no longer stand."""
        self._awaited.pop(live, None)

    def promise(self, live: Live, followers: Iterable[Follower], seq: int) -> None:
        """These followers were sent the table with that number: those who decide get the rest when there is time for it."""
        room, seat = live.room, live.room.deciding
        deciding = [follower for follower in followers if seat in room.seats_of(follower.player)]
        if not deciding:
            return
        if not self._awaited:
            asyncio.get_running_loop().call_soon(self._next)
        awaited = self._awaited.setdefault(live, Awaited(room.game))
        awaited.tables |= dict.fromkeys(deciding, seq)

    def _next(self) -> None:
        if not self._awaited:
            return
        live = next(iter(self._awaited))
        awaited = self._awaited.pop(live)
        if self._awaited:
            asyncio.get_running_loop().call_soon(self._next)
        try:
            self._tell(live, awaited)
        except Exception as problem:
            log.error("the options of game %s could not be tried", live.room.facts.id, exc_info=problem)

    def _tell(self, live: Live, awaited: Awaited) -> None:
        room = live.room
        still = [follower for follower in awaited.tables if follower in live.followers]
        if room.game is not awaited.game or not still:
            return
        head = {"type": "previews", "game": room.facts.id}
        previews = msgspec.Raw(previews_json(room))
        for follower in still:
            follower.deliver(encode({**head, "seq": awaited.tables[follower], "move": room.game.moves_made, "previews": previews}))
