"""Loads rooms, changes them, and tells their followers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from firelight.server import events
from firelight.server.batching import Batching
from firelight.server.errors import Refused, not_found
from firelight.server.live import LiveRoom, LiveRooms
from firelight.server.room import Room, apply_stored, fold
from firelight.server.steps import Steps
from firelight.server.store import games
from firelight.server.store.errors import Conflict
from firelight.server.store.rows import Entry, Player
from firelight.server.store.store import Store
from firelight.server.summaries import state_of
from firelight.server.tables import Scene, Viewer, change_head, encode, hidden_chat

TRIES = 20
TRIM_EVERY = 30.0  # seconds
CATCH_UP = 20  # missed changes that are sent to a client one by one
MOST_REPLAYED = 1000  # entries that are applied again for a client that missed some; in a longer game it gets the whole table

T = TypeVar("T")
Plan = Callable[[Steps], None]
Stage = tuple[Entry, Room]
Told = dict[Viewer, bytes]

log = logging.getLogger("firelight.server")


def messages(entries: list[Entry], scenes: list[Scene], viewers: set[Viewer]) -> list[Told]:
    """What followers get for each entry. The table is drawn once, with the last entry that changes it."""
    shown = last_table(entries)
    found: list[Told] = []
    for entry, scene in zip(entries, scenes, strict=True) if viewers else ():
        if entry.seq == shown:
            found.append({viewer: scene.changed(entry, viewer) for viewer in viewers})
        else:
            found.append(dict.fromkeys(viewers, encode(change_head(scene.room, entry))))
    return found


def last_table(entries: list[Entry]) -> int | None:
    """The number of the last entry that is sent with a table."""
    return next((entry.seq for entry in reversed(entries) if entry.kind != "chat"), None)


class Keeper:
    """All rooms of this process. Long work runs in a thread of its own; a move or a proposal takes 1 ms and is done at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live_rooms = LiveRooms()
        self.extras: list[Plan] = []  # plans that add to every change
        self.on_change: list[Callable[[LiveRoom], None]] = []  # called after every change, here or elsewhere
        self.batching = Batching()
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._rules = ThreadPoolExecutor(1, "firelight-rules")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unsubscribe: Callable[[], None] | None = None

    def start(self) -> None:
        self._unsubscribe = self.store.bus.subscribe(self._on_bus_message)
        self.spawn(self._trim())

    async def _trim(self) -> None:
        while True:
            await asyncio.sleep(TRIM_EVERY)
            self.live_rooms.trim()

    async def stop(self) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.wait(self._tasks, timeout=1.0)
        self._rules.shutdown()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run a task in the background and log its errors."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None and not isinstance(problem, Refused):
            log.error("a background task failed", exc_info=problem)

    async def rules(self, act: Callable[[], T]) -> T:
        """Run something slow that needs the rules of a game."""
        return await asyncio.get_running_loop().run_in_executor(self._rules, act)

    # Loading.

    async def get(self, game: str) -> LiveRoom:
        """The room of a game. Refused if it does not exist or cannot be read."""
        live = self.live_rooms.get(game)
        if live is None:
            task = self._loading.get(game)
            if task is None:
                task = self._loading[game] = asyncio.create_task(self._load(game))
                task.add_done_callback(lambda task: self._loaded(game, task))
            live = await asyncio.shield(task)
        self.live_rooms.touch(self.live_rooms.setdefault(game, live))
        return self.live_rooms[game]

    def _loaded(self, game: str, task: asyncio.Task[LiveRoom]) -> None:
        """Pass the outcome to those who still wait. If nobody does, a missing game is no error."""
        self._loading.pop(game, None)
        if not task.cancelled():
            task.exception()

    async def _load(self, game: str) -> LiveRoom:
        found = await self.store.read(lambda connection: games.load(connection, game))
        if found is None:
            raise not_found("game", "there is no such game, or it was deleted")
        room = await self.rules(lambda: fold(*found))
        self.live_rooms.trim()
        return self.live_rooms.setdefault(game, LiveRoom(room))

    async def open(self, player: Player, game: str) -> LiveRoom:
        """The room of a game, if the player may see it."""
        await self.get(game)
        return self.opened(player, game)

    def opened(self, player: Player, game: str) -> LiveRoom:
        """The same for a room that is in memory."""
        live = self.live_rooms[game]
        if not live.room.may_see(player.id):
            raise not_found("game", "there is no such game, or you have not opened one of its links")
        return live

    # Changing.

    async def do(self, game: str, player: Player | None, client_id: str | None, plan: Plan, stranger: bool = False) -> int:
        """Carry out a request, once per client id, and return the number of its last entry. Concurrent writers never lose a change.

        `stranger`: the player has a link, but cannot see the game yet.
        """
        live = await (self.get(game) if player is None or stranger else self.open(player, game))
        key = None if client_id is None else f"{player.id}:{client_id}" if player is not None else client_id
        with live.pinned():
            await self.batching.wait(game)
            async with live.lock:
                for _ in range(TRIES):
                    if key is not None and key in live.room.done:
                        return live.room.done[key]
                    steps, scenes = self._planned(live, player, key, plan)
                    if not steps.stages and not steps.also:
                        return live.room.seq
                    try:
                        await self.store.write(game, steps.change())
                    except Conflict:
                        await self._catch_up(live)
                        continue
                    steps.written()
                    live.room = steps.room
                    events.written(game, steps.entries)
                    self._tell(live, steps.entries, self._drawn(live, steps.entries, scenes))
                    break
                else:
                    raise Refused("busy", "too many changes at the same time; try again", status=503)
            for callback in self.on_change:
                callback(live)
        return steps.room.seq

    def _planned(self, live: LiveRoom, player: Player | None, key: str | None, plan: Plan) -> tuple[Steps, list[Scene]]:
        """Plan a request and draw what it leads to. Needs the lock of the room."""
        now = time.time()
        steps = Steps(live.room, None if player is None else player.id, now)
        plan(steps)
        if player is not None:
            steps.check_length()
        steps.finish(key)
        for extra in self.extras:
            extra(steps)
        scenes = [Scene(room, now, live.memory) for _, room in steps.stages]
        if scenes:
            steps.state = state_of(steps.room, scenes[-1].seats, scenes[-1].picture.scores if live.followers else None)
        return steps, scenes

    def _drawn(self, live: LiveRoom, entries: list[Entry], scenes: list[Scene]) -> list[Told]:
        """What followers are told of a written change. Tables written at the same time are drawn one after the other, which is quicker than
        drawing each when its move arrives.
        """
        try:
            return messages(entries, scenes, live.viewers(live.room))
        except Exception as problem:
            log.error("game %s has changed but cannot be shown", live.room.facts.id, exc_info=problem)
            return []

    async def _catch_up(self, live: LiveRoom) -> None:
        """Apply what other processes wrote. Needs the lock of the room."""
        game = live.room.facts.id
        room = live.room
        new = await self.store.read(lambda connection: games.entries_after(connection, game, room.seq))
        if not new:
            known = await self.store.read(lambda connection: games.host_and_holders(connection, game))
            if known is None:
                self._gone(game)
                raise not_found("game", "this game was deleted")
            return

        def follow() -> list[Stage]:
            stages: list[Stage] = []
            last = room
            for entry in new:
                last = last.fork()
                apply_stored(last, entry)
                stages.append((entry, last))
            return stages

        try:
            stages = await self.rules(follow)
        except Refused:
            self.live_rooms.pop(game, None)
            raise
        stages[-1][1].holders, stages[-1][1].host = live.room.holders, live.room.host
        live.room = stages[-1][1]
        now = time.time()
        scenes = [Scene(room, now, live.memory) for _, room in stages]
        self._tell(live, new, await self.rules(lambda: self._drawn(live, new, scenes)))

    def _tell(self, live: LiveRoom, entries: list[Entry], told: list[Told]) -> None:
        """Tell the followers about each entry, in order."""
        live.dismiss()
        for entry, message in zip(entries, told, strict=False):
            live.tell(message.get, entry)

    async def missed(self, live: LiveRoom, since: int, viewer: Viewer, ignores: frozenset[str]) -> list[bytes] | None:
        """The changes after an entry, one by one, or None if they are unknown or too many. Needs the lock of the room."""
        room = live.room
        if not 0 <= since <= room.seq or room.seq - since > CATCH_UP or room.seq > MOST_REPLAYED:
            return None
        if since == room.seq:
            return []
        found = await self.store.read(lambda connection: games.load(connection, room.facts.id))
        if found is None:
            return None
        row, entries, _ = found
        now = time.time()

        def write() -> list[bytes]:
            replayed = Room(row)
            replayed.holders, replayed.host = room.holders, room.host
            shown, changes = last_table(entries[since : room.seq]), []
            for entry in entries[: room.seq]:
                replayed.apply(entry)
                if entry.seq > since and entry.is_chat_of(ignores):
                    changes.append(hidden_chat(replayed.facts.id, entry))
                elif entry.seq > since:
                    changes.append(
                        Scene(replayed, now).changed(entry, viewer) if entry.seq == shown else encode(change_head(replayed, entry))
                    )
            return changes

        return await self.rules(write)

    # Hearing of changes.

    def _on_bus_message(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "entry":
                live = self.live_rooms.get(message["game"])
                if live is not None and live.room.seq < message["seq"]:
                    self.spawn(self.catch_up(live, message["seq"]))
            case "holders":
                live = self.live_rooms.get(message["game"])
                if live is not None:
                    self.spawn(self.reload_holders(live))
            case "gone":
                self._gone(message["game"])
            case "lost":
                for live in list(self.live_rooms.values()):
                    self.spawn(self.catch_up(live))
                    self.spawn(self.reload_holders(live))

    async def catch_up(self, live: LiveRoom, to: int | None = None) -> None:
        """Apply what other processes wrote, unless this process wrote up to that entry itself."""
        with live.pinned():
            async with live.lock:
                before = live.room.seq
                if to is None or before < to:
                    await self._catch_up(live)
            if live.room.seq > before:
                for callback in self.on_change:
                    callback(live)

    async def reload_holders(self, live: LiveRoom) -> None:
        with live.pinned():
            async with live.lock:
                game = live.room.facts.id
                known = await self.store.read(lambda connection: games.host_and_holders(connection, game))
                if known is not None:
                    live.room.host = known[0]
                    live.room.hold(known[1])
                    live.dismiss()
            live.tell_presence()

    def _gone(self, game: str) -> None:
        live = self.live_rooms.pop(game, None)
        if live is not None:
            live.tell(lambda _: {"type": "gone", "game": game})
            live.followers.clear()
