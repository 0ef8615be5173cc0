"""Bots at the table: whoever is asked and is no human, who is away or out of time, is played for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from firelight.server.checks import USUAL_LEVEL
from firelight.server.errors import Refused
from firelight.server.keeper import Keeper, Stale
from firelight.server.live import Live
from firelight.server.moves import play
from firelight.server.origin import bot_seed
from firelight.server.room import BOT, HUMAN, PLAYING, Room
from firelight.server.steps import Steps
from firelight.server.store import games, work
from firelight.server.thinking.plain import plain_choice

if TYPE_CHECKING:
    from firelight.server.thinking.thinkers import Thinkers

LEASE = 12.0  # seconds after which another process takes over from one that is gone
RENEW = 4.0
SWEEP = 5.0  # seconds between looks for games that wait for a bot and that nobody has taken on
GIVE_UP = 3600.0
AT_ONCE = 64  # games in which bots think at the same time

log = logging.getLogger("firelight.server")


def asked(room: Room, now: float) -> tuple[str, str] | None:
    """The level of the bot that is to move now, and on whose behalf: `bot` or `time`."""
    if room.status != PLAYING or room.deciding is None:
        return None
    level = room.seats[room.deciding].by_bot
    if level is not None:
        return level, "bot"
    deadline = room.deadline
    return (USUAL_LEVEL, "time") if deadline is not None and deadline <= now else None


class Bots:
    """Plays for bots. Of several processes one thinks for a game: the one that holds its lease."""

    def __init__(self, keeper: Keeper, thinkers: Thinkers | None) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.playing: set[str] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()
        self._sleeps_until = 0.0
        self._given_up: dict[str, float] = {}  # games that cannot be read, and when to look again
        keeper.changed.append(self.consider)

    async def start(self) -> None:
        if not self.keeper.store.shared:
            await self.keeper.store.write("leases", work.end_all_leases)
        self.keeper.spawn(self._watch())

    def consider(self, live: Live) -> None:
        """Begin to play where a bot is asked; remember when the time of a human is up."""
        room = live.room
        if asked(room, time.time()) is not None:
            if room.facts.id not in self.playing:
                self.playing.add(room.facts.id)
                self.keeper.spawn(self._play(room.facts.id))
        elif room.deadline is not None and room.deadline < self._sleeps_until:
            self._wake.set()

    async def _watch(self) -> None:
        """Take on games that wait for a bot: after a start, when time is up, when another process is gone."""
        while True:
            now = time.time()
            try:
                waiting = await self.keeper.store.read(lambda connection: games.waiting_for_bots(connection, now))  # noqa: B023
                for game in waiting:
                    if game not in self.playing and self._given_up.get(game, 0.0) < now:
                        await self._take_on(game)
                following = await self.keeper.store.read(lambda connection: games.next_deadline(connection, now))  # noqa: B023
                self.keeper.lives.trim()
            except Exception as problem:
                log.error("looking for games that wait for bots failed", exc_info=problem)
                following = None
            self._sleeps_until = min(now + SWEEP, following or now + SWEEP)
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.01, self._sleeps_until - time.time())):
                    await self._wake.wait()

    async def _take_on(self, game: str) -> None:
        try:
            self.consider(await self.keeper.get(game))
        except Refused as reason:
            self._given_up[game] = time.time() + GIVE_UP
            log.warning("game %s waits for a bot and cannot be played: %s", game, reason.code)

    async def _play(self, game: str) -> None:
        """Until a human is to decide, or the game is over."""
        try:
            async with self._room:
                live = await self.keeper.get(game)
                with live.pinned():
                    while asked(live.room, time.time()) is not None:
                        async with self._leased(game) as mine:
                            if not mine:
                                await asyncio.sleep(1.0)
                                await self.keeper.catch_up(live)
                                continue
                            await self.keeper.catch_up(live)
                            while (wanted := asked(live.room, time.time())) is not None:
                                await self._move(live, *wanted)
        finally:
            self.playing.discard(game)

    @asynccontextmanager
    async def _leased(self, game: str) -> AsyncIterator[bool]:
        store, name = self.keeper.store, f"bot:{game}"
        if not store.shared:
            yield True
            return

        async def take() -> bool:
            return await store.write(game, lambda write: work.take_lease(write, name, store.process, time.time(), LEASE))

        async def renew() -> None:
            while True:
                await asyncio.sleep(RENEW)
                await take()

        if not await take():
            yield False
            return
        renewing = asyncio.create_task(renew())
        try:
            yield True
        finally:
            renewing.cancel()
            await store.write(game, lambda write: work.end_lease(write, name, store.process))

    async def _move(self, live: Live, level: str, by: str) -> None:
        """Think and make the move, unless something else has happened meanwhile."""
        room = live.room
        move = await self._choose(room, level)

        def plan(steps: Steps) -> None:
            if steps.room.stamp != room.stamp:
                raise Stale
            play(steps, move, by)

        with suppress(Stale):
            await self.keeper.do(room.facts.id, None, f"bot:{room.stamp}", plan)

    async def _choose(self, room: Room, level: str) -> str:
        """The move of the thinkers; where they fail, that of a bot that needs nothing but the rules."""
        seed = bot_seed(room.origin, len(room.made))
        game = room.game
        if self.thinkers is not None:
            try:
                record = await self.keeper.rules(game.record)
                chosen = await self.thinkers.choose(record, level, seed)
                if game.why_not(chosen.move) is None:
                    return chosen.move
                log.error("a bot of level %s chose %r, which may not be made", level, chosen.move)
            except Exception as problem:
                log.error("a bot of level %s could not think", level, exc_info=problem)
        try:
            return (await asyncio.to_thread(plain_choice, game, level, seed))[0]
        except Exception as problem:
            log.error("the simple bot could not think", exc_info=problem)
            return game.moves()[0].text


def is_out_of_time(room: Room, seat: int, now: float) -> bool:
    """Whether the seat is to decide and its time is up, or it has no time left for this game."""
    clock = room.facts.clock
    if clock is None or room.seats[seat].kind == BOT:
        return False
    if room.deciding == seat and room.awaits == HUMAN and room.deadline is not None:
        return room.deadline <= now
    return clock.game is not None and room.spent[seat] >= clock.game
