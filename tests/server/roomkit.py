"""Rooms for tests: real ones on a real database, with bots that need nothing compiled."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from typing import Any

import firelight
from firelight import api
from firelight.bots.base import Ask
from firelight.server.rooms import Created, NewGame, NewSeat, Rooms
from firelight.server.settings import Settings
from firelight.server.shapes import Message
from firelight.server.store import Store
from firelight.server.store.rows import Player
from firelight.server.thinking import Chosen
from firelight.server.thinking.thinkers import Urgency
from firelight.workers.turns import Account

PATIENCE = 300.0  # seconds: a busy machine should not fail a test
ME, OPEN = NewSeat("me"), NewSeat("open")
BOT = NewSeat("bot", level="spark")
NUMBERS = count()  # for requests


class QuickThinkers:
    """Thinks like the real ones, but quickly: any move will do. `broken`: fails every time."""

    state = "ready"
    progress = 1.0

    def __init__(self, broken: bool = False, pause: float = 0.0) -> None:
        self.broken = broken
        self.pause = pause
        self.asked: list[tuple[int, str]] = []
        self.served: list[tuple[str, Account, Urgency]] = []
        self.hints = 0
        self.reviews = 0

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def watch(self, callback: Any) -> Callable[[], None]:
        return lambda: None

    async def choose(self, ask: Ask, level: str, topic: str, account: Account, urgency: Urgency) -> Chosen:
        self.asked.append((len(ask.made), level))
        self.served.append((topic, account, urgency))
        await asyncio.sleep(self.pause)
        if self.broken:
            raise RuntimeError("no thought today")
        return Chosen(random.Random(ask.seed).choice(ask.game.moves()).text, level, 0.0)

    async def hint(self, ask: Ask, count: int, progress: Callable[[float], None], account: Account) -> list[dict[str, Any]]:
        self.hints += 1
        progress(0.0)
        await asyncio.sleep(self.pause)
        return [{"move": move.text} for move in ask.game.moves()[:count]]

    async def review(self, record: dict[str, Any], names: list[str], progress: Callable[[float], None], account: Account) -> dict[str, Any]:
        self.reviews += 1
        progress(0.5)
        await asyncio.sleep(self.pause)
        return {"names": names, "moves": len(record["moves"])}


class Heard(list[dict[str, Any]]):
    """What a follower was told."""

    def __call__(self, message: Message) -> None:
        self.append(message if isinstance(message, dict) else json.loads(message))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self if message["type"] == kind]

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [message["entry"] for message in self.of("change")]


@asynccontextmanager
async def rooms_at(url: str, thinkers: Any = None, **settings: Any) -> AsyncIterator[Rooms]:
    rooms = Rooms(Store(url), thinkers, Settings(database=url, **settings))
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's coroutine with a timeout."""

    async def timed() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await work()

    asyncio.run(timed())


async def until(happened: Callable[[], Any]) -> None:
    """Wait for something that is certain to happen."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


class Table:
    """A game and its players."""

    def __init__(self, rooms: Rooms, game: str, players: dict[int, Player]) -> None:
        self.rooms = rooms
        self.game = game
        self.players = players
        self.count = 0

    @property
    def room(self) -> Any:
        return self.rooms.keeper.live_rooms[self.game].room

    async def move(self, text: str | None = None, seat: int | None = None) -> int:
        """Make a move for the seat to decide: the named one, or the first."""
        room = (await self.rooms.keeper.get(self.game)).room
        seat = room.game.seat if seat is None else seat
        assert seat is not None
        self.count += 1
        chosen = [text or room.game.moves()[0].text]
        return await self.rooms.move(self.players[seat], self.game, f"move {next(NUMBERS)}", seat, len(room.made), chosen)

    async def moves(self, number: int) -> None:
        for _ in range(number):
            await self.move()

    async def until_sealed(self, sealed: bool = True) -> None:
        """Play until the last move revealed something hidden (or did not, and its seat is still to decide)."""
        while True:
            await self.move()
            last = self.room.made[-1]
            if last.sealed is sealed and (sealed or self.room.deciding == last.seat):
                return


async def people(rooms: Rooms, *names: str) -> list[Player]:
    return [(await rooms.players.new(name))[0] for name in names]


async def seated(rooms: Rooms, *names: str, game: str = "bonfire", bots: int = 0, **more: Any) -> Table:
    """A game of several people, each in a seat of their own, followed by bots."""
    players = await people(rooms, *names)
    seats = [ME, *[OPEN] * (len(names) - 1), *[BOT] * bots]
    made = await rooms.create(players[0], NewGame(game, seats, seed=more.pop("seed", 7), **more))
    for seat, player in enumerate(players[1:], 1):
        await rooms.invitations.join(player, made.links[str(seat)], True)
    return Table(rooms, made.game, dict(enumerate(players)))


@cache
def finished(game: str, players: int, seed: int = 3) -> str:
    """The record of a finished game of random moves."""
    chance = random.Random(seed)
    g = firelight.new(game, players, seed)
    while not g.over:
        g.play(chance.choice(g.moves()))
    return json.dumps(g.record())


def without_end(record: str, moves: int) -> dict[str, Any]:
    """The same record without its last moves."""
    g = api.replay(record, 0)
    return g.at(g.moves_made - moves).record()


__all__ = ["BOT", "ME", "OPEN", "Created", "Heard", "NewGame", "NewSeat", "QuickThinkers", "Table", "finished", "people", "rooms_at", "run"]
__all__ += ["seated", "until", "without_end"]
