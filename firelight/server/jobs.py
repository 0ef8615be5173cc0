"""Hints and reviews: work for the thinkers that is asked for, waited for and kept."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from firelight.server import access, checks
from firelight.server.errors import Refused, not_found
from firelight.server.home import Home
from firelight.server.keeper import Keeper
from firelight.server.moves import check_decides
from firelight.server.room import Room
from firelight.server.shapes import Player
from firelight.server.store import work

if TYPE_CHECKING:
    from firelight.server.thinking.thinkers import Thinkers

HINTS = 3
KEEP_HINTS = 86_400.0
LEASE = 60.0
RENEW = 20.0
PACE = 0.5  # seconds between two reports of progress


class Jobs:
    """Of several processes one does a job; all tell those who wait for it."""

    def __init__(self, keeper: Keeper, home: Home, thinkers: Thinkers | None) -> None:
        self.keeper = keeper
        self.home = home
        self.thinkers = thinkers
        self.progress: dict[str, float] = {}
        self.doing: set[str] = set()

    async def start(self) -> None:
        """Go on with reviews that were interrupted; a hint for an old position is of no use."""
        await self.keeper.store.write("jobs", lambda write: work.drop_old_hints(write, time.time() - KEEP_HINTS))
        await self._take_on()
        if self.keeper.store.shared:
            self.keeper.spawn(self._sweep())

    async def _take_on(self) -> None:
        for job in await self.keeper.store.read(work.open_jobs):
            if job["id"] not in self.doing:
                self.keeper.spawn(self._do(dict(job)))

    async def _sweep(self) -> None:
        """Take on what a process that is gone has left."""
        while True:
            await asyncio.sleep(LEASE)
            await self._take_on()

    async def hint(self, player: Player, game: str, seat: int) -> dict[str, Any]:
        live = await self.keeper.open(player, game)
        room = live.room
        check_decides(room, player.id, seat)
        if not room.facts.hints:
            raise Refused("no-hints", "this game is played without hints", status=403)
        self._check_thinking()
        job = self._new(game, player.id, "hint", {"seat": seat, "stamp": room.stamp})
        await self.keeper.store.write(game, lambda write: work.add_job(write, job))
        self.keeper.spawn(self._do(job))
        return self._shown(job)

    async def review(self, player: Player, game: str) -> dict[str, Any]:
        live = await self.keeper.open(player, game)
        access.check_review(live.room)
        found = await self.keeper.store.read(lambda connection: work.review_of(connection, game))
        if found is None:
            self._check_thinking()
            job = self._new(game, None, "review", {})
            found = await self.keeper.store.write(game, lambda write: work.add_review(write, job))
            if found == job["id"]:
                self.keeper.spawn(self._do(job))
        return await self.get(player, found)

    async def get(self, player: Player, job: str) -> dict[str, Any]:
        row = await self.keeper.store.read(lambda connection: work.job(connection, job))
        if row is None or row["player_id"] not in (None, player.id):
            raise not_found("job", "there is no such job")
        await self.keeper.open(player, row["game_id"])
        return self._shown(dict(row))

    def _check_thinking(self) -> None:
        if self.thinkers is None or self.thinkers.state == "off":
            raise Refused("bots-off", "this server gives no hints and reviews: nothing thinks here", status=503)

    def _new(self, game: str, player: str | None, kind: str, data: dict[str, Any]) -> dict[str, Any]:
        values = {"id": checks.new_id(), "game_id": game, "player_id": player, "kind": kind, "state": "waiting"}
        return {**values, "data": data, "result": None, "created": time.time()}

    def _shown(self, job: dict[str, Any], state: str | None = None) -> dict[str, Any]:
        now, result = state or job["state"], job["result"]
        progress = 1.0 if now in ("done", "failed") else self.progress.get(job["id"], 0.0)
        about = {"job": job["id"], "kind": job["kind"], "game": job["game_id"], "state": now, "progress": round(progress, 3)}
        return {**about, "result": None, "error": result} if now == "failed" else {**about, "result": result, "error": None}

    # Doing.

    async def _do(self, job: dict[str, Any]) -> None:
        store, name = self.keeper.store, f"job:{job['id']}"

        async def take() -> bool:
            return await store.write(name, lambda write: work.take_lease(write, name, store.process, time.time(), LEASE))

        async def renew() -> None:
            while True:
                await asyncio.sleep(RENEW)
                await take()

        if job["id"] in self.doing or not await take():
            return
        self.doing.add(job["id"])
        renewing = asyncio.create_task(renew())
        try:
            await store.write(name, lambda write: work.set_job(write, job["id"], "running"))
            state, result = await self._think(job)
            await store.write(name, lambda write: work.set_job(write, job["id"], state, result))
        finally:
            renewing.cancel()
            self.doing.discard(job["id"])
            self.progress.pop(job["id"], None)
            await store.write(name, lambda write: work.end_lease(write, name, store.process))

    async def _think(self, job: dict[str, Any]) -> tuple[str, Any]:
        """The state a job ends in and its result."""
        try:
            live = await self.keeper.get(job["game_id"])
            with live.pinned():
                room = live.room
                self._check_thinking()
                assert self.thinkers is not None
                record = await self.keeper.rules(room.game.record)
                tell = Pace(self, job)
                if job["kind"] == "review":
                    names = _names(room)
                    return "done", await self.thinkers.review(record, names, tell)
                seat = job["data"]["seat"]
                if room.stamp != job["data"]["stamp"]:
                    return "failed", Refused("out-of-date", "the game has gone on since").data()
                return "done", await self.thinkers.hint(record, seat, HINTS, tell)
        except Refused as refused:
            return "failed", refused.data()
        except Exception as problem:
            return "failed", Refused("not-thought", f"nothing came of it: {problem}", status=500).data()

    def report(self, job: dict[str, Any], share: float) -> None:
        """Tell all processes how far a job is."""
        self.progress[job["id"]] = share
        message = {
            "t": "progress",
            "job": job["id"],
            "game": job["game_id"],
            "player": job["player_id"],
            "kind": job["kind"],
            "share": share,
        }
        self.keeper.spawn(self.keeper.store.write("progress", lambda write: write.tell(message)))

    def hear(self, message: dict[str, Any]) -> None:
        """Of the bus."""
        if message["t"] == "progress":
            self.progress[message["job"]] = message["share"]
            values = {"id": message["job"], "game_id": message["game"], "player_id": message["player"], "kind": message["kind"]}
            self._tell({**values, "state": "running", "result": None})
        elif message["t"] == "job" and message["state"] in ("done", "failed"):
            self.progress.pop(message["job"], None)
            self.keeper.spawn(self._tell_end(message["job"]))

    async def _tell_end(self, job: str) -> None:
        row = await self.keeper.store.read(lambda connection: work.job(connection, job))
        if row is not None:
            self._tell(dict(row))

    def _tell(self, job: dict[str, Any]) -> None:
        """A hint to who asked for it, a review to all who follow the game."""
        message = {"type": "job", **self._shown(job)}
        if job["player_id"] is not None:
            self.home.tell(job["player_id"], message)
        else:
            live = self.keeper.lives.get(job["game_id"])
            if live is not None:
                live.tell(lambda _: message)


class Pace:
    """Reports progress, but not too often."""

    def __init__(self, jobs: Jobs, job: dict[str, Any]) -> None:
        self.jobs = jobs
        self.job = job
        self.told = 0.0

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now - self.told >= PACE:
            self.told = now
            self.jobs.report(self.job, share)


def _names(room: Room) -> list[str]:
    """How those who score are called."""
    return [seat.name for seat in room.seats] + list(room.game.seat_names[len(room.seats) :])
