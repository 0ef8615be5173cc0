"""Hints and reviews: jobs for the thinkers, which players request, wait for, and can read again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from firelight.bots.base import ask_of
from firelight.server import access, checks
from firelight.server.errors import Refused, not_found
from firelight.server.home import Home
from firelight.server.keeper import Keeper
from firelight.server.leases import held
from firelight.server.live import LiveRoom
from firelight.server.moves import check_decides
from firelight.server.quotas import Quotas
from firelight.server.room import Room
from firelight.server.store import work
from firelight.server.store.rows import Player
from firelight.server.store.writer import Write
from firelight.server.thinking.thinkers import HINT
from firelight.server.thinking_task import Left, Stale, ThinkingTask

if TYPE_CHECKING:
    from firelight.server.thinking.thinkers import Thinkers

HINTS = 3
KEEP_HINTS = 86_400.0
LEASE = 60.0
PACE = 0.5  # seconds between two progress reports
LOOK_EVERY = 1.0  # seconds between checks that whoever asked for a hint is still at the table
AWAY = 15  # checks in a row without them before the hint is cancelled


class Jobs:
    """With several processes, one does a job, and all tell those who wait for it."""

    def __init__(self, keeper: Keeper, home: Home, thinkers: Thinkers | None, quotas: Quotas) -> None:
        self.keeper = keeper
        self.home = home
        self.thinkers = thinkers
        self.quotas = quotas
        self.progress: dict[str, float] = {}
        self.doing: dict[str, ThinkingTask] = {}
        keeper.on_change.append(self.consider)

    async def start(self) -> None:
        """Resume interrupted reviews; a hint for an old position would be useless."""
        await self.keeper.store.write("jobs", lambda write: work.drop_old_hints(write, time.time() - KEEP_HINTS))
        await self._take_on()
        if self.keeper.store.shared:
            self.keeper.spawn(self._sweep())

    async def _take_on(self) -> None:
        for job in await self.keeper.store.read(work.open_jobs):
            if job["id"] not in self.doing:
                self.keeper.spawn(self._do(dict(job)))

    async def _sweep(self) -> None:
        """Take over the jobs of a process that has died."""
        while True:
            await asyncio.sleep(LEASE)
            await self._take_on()

    async def hint(self, player: Player, game: str, seat: int) -> dict[str, Any]:
        """The hint for this seat and position; asking again returns the same job."""
        live = await self.keeper.open(player, game)
        room = live.room
        check_decides(room, player.id, seat)
        if not room.facts.hints:
            raise Refused("no-hints", "this game is played without hints", status=403)
        topic = f"{seat}:{room.stamp}"
        return await self._find_or_add(player, self._new(game, player.id, "hint", topic, {"seat": seat, "stamp": room.stamp}))

    async def review(self, player: Player, game: str) -> dict[str, Any]:
        """The review of a game; asking again returns the same job."""
        live = await self.keeper.open(player, game)
        access.check_review(live.room)
        return await self._find_or_add(player, self._new(game, None, "review", None, {"by": player.id}))

    async def _find_or_add(self, player: Player, job: dict[str, Any]) -> dict[str, Any]:
        found = await self.keeper.store.read(lambda connection: work.same_job(connection, job))
        if found is None:
            self._check_thinking()

            def add(write: Write) -> dict[str, Any]:
                return work.add_job(write, job, lambda connection: self.quotas.check_job(connection, job["kind"], player.id))

            found = await self.keeper.store.write(job["game_id"], add)
            if found is job:
                self.keeper.spawn(self._do(job))
        return self._shown(found)

    async def get(self, player: Player, job: str) -> dict[str, Any]:
        row = await self.keeper.store.read(lambda connection: work.job(connection, job))
        if row is not None:
            live = await self.keeper.open(player, row["game_id"])
            if row["player_id"] is None or player.id in self._askers(dict(row), live):
                return self._shown(dict(row))
        raise not_found("job", "there is no such job")

    def _askers(self, hint: dict[str, Any], live: LiveRoom | None) -> frozenset[str]:
        """Who may see a hint: whoever asked first, and everybody who holds the seat."""
        held = frozenset[str]() if live is None else live.room.holders.get(hint["data"]["seat"], frozenset())
        return held | {hint["player_id"]}

    def _check_thinking(self) -> None:
        if self.thinkers is None or self.thinkers.state == "off":
            raise Refused("bots-off", "hints and reviews are switched off on this server", status=503)

    def _new(self, game: str, player: str | None, kind: str, topic: str | None, data: dict[str, Any]) -> dict[str, Any]:
        values = {"id": checks.new_id(), "game_id": game, "player_id": player, "kind": kind, "state": "waiting"}
        return {**values, "topic": topic, "data": data, "result": None, "created": time.time()}

    def _shown(self, job: dict[str, Any], state: str | None = None) -> dict[str, Any]:
        now, result = state or job["state"], job["result"]
        progress = 1.0 if now in ("done", "failed") else self.progress.get(job["id"], 0.0)
        about = {"job": job["id"], "kind": job["kind"], "game": job["game_id"], "state": now, "progress": round(progress, 3)}
        return {**about, "result": None, "error": result} if now == "failed" else {**about, "result": result, "error": None}

    # Doing.

    async def _do(self, job: dict[str, Any]) -> None:
        store, name = self.keeper.store, f"job:{job['id']}"
        if job["id"] in self.doing:
            return
        self.doing[job["id"]] = ThinkingTask(job["game_id"], job["data"].get("stamp"))
        try:
            async with held(store, name, LEASE) as mine:
                if mine:
                    await store.write(name, lambda write: work.set_job(write, job["id"], "running"))
                    state, result = await self._think(job)
                    await self.doing[job["id"]].reported()
                    await store.write(name, lambda write: work.set_job(write, job["id"], state, result))
                    self.progress.pop(job["id"], None)
        finally:
            del self.doing[job["id"]]

    async def _think(self, job: dict[str, Any]) -> tuple[str, Any]:
        """The final state of a job and its result."""
        try:
            live = await self.keeper.get(job["game_id"])
            with live.pinned():
                room = live.room
                self._check_thinking()
                assert self.thinkers is not None
                account = self.quotas.visitors.account(work.asker_of(job["player_id"], job["data"]))
                task, tell = self.doing[job["id"]], Pace(self, job)
                if job["kind"] == "review":
                    record = await self.keeper.rules(room.game.record)
                    if self.keeper.live_rooms.get(room.facts.id) is not live:  # the game was deleted meanwhile
                        raise Stale
                    return "done", await task.wait(self.thinkers.review(record, _names(room), tell, account))
                if room.stamp != task.stamp:
                    raise Stale
                watching = self.keeper.spawn(_watch(task, live, job["data"]["seat"]))
                try:
                    return "done", await task.wait(self.thinkers.hint(ask_of(room.game, HINT, 0), HINTS, tell, account))
                finally:
                    watching.cancel()
        except Left:
            return "failed", Refused("nobody-waits", "whoever asked for this hint has left the table; ask again").data()
        except Stale:
            return "failed", Refused("out-of-date", "the game has gone on since").data()
        except Refused as refused:
            return "failed", refused.data()
        except Exception as problem:
            return "failed", Refused("not-thought", f"this failed: {problem}", status=500).data()

    def consider(self, live: LiveRoom) -> None:
        """Cancel hints for a position that is gone."""
        for task in self.doing.values():
            if task.game == live.room.facts.id and task.stamp not in (None, live.room.stamp):
                task.cancel()

    def report(self, job: dict[str, Any], share: float, first: list[dict[str, Any]] | None = None) -> None:
        """Tell all processes how far a job is, and its preliminary results."""
        self.progress[job["id"]] = share
        message = {
            "t": "progress",
            "job": job["id"],
            "game": job["game_id"],
            "player": job["player_id"],
            "kind": job["kind"],
            "data": job["data"],
            "share": share,
            "first": first,
        }
        writing = self.keeper.spawn(self.keeper.store.write("progress", lambda write: write.tell(message)))
        if task := self.doing.get(job["id"]):
            task.add_report(writing)

    def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a bus message."""
        if message["t"] == "progress":
            self.progress[message["job"]] = message["share"]
            values = {"id": message["job"], "game_id": message["game"], "player_id": message["player"], "kind": message["kind"]}
            self._tell({**values, "data": message["data"], "state": "running", "result": message["first"]})
        elif message["t"] == "job" and message["state"] in ("done", "failed"):
            self.progress.pop(message["job"], None)
            self.keeper.spawn(self._tell_end(message["job"]))
        elif message["t"] == "gone":
            for task in self.doing.values():
                if task.game == message["game"]:
                    task.cancel()

    async def _tell_end(self, job: str) -> None:
        row = await self.keeper.store.read(lambda connection: work.job(connection, job))
        if row is not None:
            self._tell(dict(row))

    def _tell(self, job: dict[str, Any]) -> None:
        """Send a hint to those at the seat, a review to all who follow the game."""
        message = {"type": "job", **self._shown(job)}
        live = self.keeper.live_rooms.get(job["game_id"])
        if job["player_id"] is not None:
            for player in self._askers(job, live):
                self.home.tell(player, message)
        elif live is not None:
            live.tell(lambda _: message)


class Pace:
    """Limits the rate of progress reports; first hints are reported at once."""

    def __init__(self, jobs: Jobs, job: dict[str, Any]) -> None:
        self.jobs = jobs
        self.job = job
        self.reported = 0.0

    def __call__(self, share: float | list[dict[str, Any]]) -> None:
        if isinstance(share, list):
            self.jobs.report(self.job, 0.0, share)
            return
        now = time.monotonic()
        if now - self.reported >= PACE:
            self.reported = now
            self.jobs.report(self.job, share)


async def _watch(task: ThinkingTask, live: LiveRoom, seat: int) -> None:
    """Cancel a hint once its player has left the table. A program that was never there may fetch it whenever it likes."""
    missed: int | None = None  # checks since the player was last here
    while missed is None or missed < AWAY:
        if seat in live.presence()[0]:
            missed = 0
        elif missed is not None:
            missed += 1
        await asyncio.sleep(LOOK_EVERY)
    task.cancel(Left)


def _names(room: Room) -> list[str]:
    """The names of those who score."""
    return [seat.name for seat in room.seats] + list(room.game.seat_names[len(room.seats) :])
