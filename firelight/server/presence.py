"""Who is connected to which game, across all processes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from firelight.server.ignoring import Ignoring
from firelight.server.keeper import Keeper
from firelight.server.live import EXPIRES, Elsewhere, Follower, LiveRoom
from firelight.server.shapes import Deliver, Following
from firelight.server.store.rows import Player
from firelight.server.tables import Scene, viewer_of
from firelight.table import Memory

REPEAT = 20.0  # seconds between a process's reports of its visitors


class Presence:
    def __init__(self, keeper: Keeper, ignoring: Ignoring) -> None:
        self.keeper = keeper
        self.ignoring = ignoring
        keeper.on_change.append(lambda live: live.tell_presence())

    def start(self) -> None:
        if self.keeper.store.shared:
            self.keeper.spawn(self._repeat())

    async def follow(self, player: Player, game: str, since: int | None, deliver: Deliver) -> Following:
        """Start following a game: the table or the missed changes first, then every change."""
        live = await self.keeper.open(player, game)
        changes = self.ignoring.changes
        follower = Follower(player.id, deliver, frozenset(await self.ignoring.by(player.id)))
        with live.pinned():
            async with live.lock:
                viewer = viewer_of(live.room, player.id)
                missed = None if since is None else await self.keeper.missed(live, since, viewer, follower.ignores)
                if missed is None:
                    scene = Scene(live.room, time.time(), live.memory)
                    missed = [await self.keeper.rules(lambda: scene.opened(viewer))]
                for message in missed:
                    deliver(message)
                live.followers.append(follower)
        if self.ignoring.changes != changes:  # perhaps while the table was drawn, by the same player
            await self.ignoring.refresh(player.id)
        told = live.last_presence
        self._visited(live, first=True)
        if live.last_presence == told:
            deliver(live.presence_message())
        return Following(lambda: self._leave(live, follower))

    def _leave(self, live: LiveRoom, follower: Follower) -> None:
        if follower in live.followers:
            live.followers.remove(follower)
            live.used = time.monotonic()
            if not live.followers:
                live.memory = Memory()
            self._visited(live)

    def _visited(self, live: LiveRoom, first: bool = False) -> None:
        """Somebody came or left."""
        live.tell_presence()
        if self.keeper.store.shared:
            self._publish_visitors(live)
            if first and len(live.followers) == 1:
                self._publish({"t": "who", "game": live.room.facts.id, "process": self.keeper.store.process})

    def _publish_visitors(self, live: LiveRoom) -> None:
        here, watching = live.visitors()
        about = {"here": sorted(here), "watching": watching}
        self._publish({"t": "presence", "game": live.room.facts.id, "process": self.keeper.store.process, **about})

    def _publish(self, message: dict[str, Any]) -> None:
        self.keeper.spawn(self.keeper.store.write("presence", lambda write: write.tell(message)))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for live in list(self.keeper.live_rooms.values()):
                if live.followers:
                    self._publish_visitors(live)
                    live.tell_presence()

    def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a bus message."""
        if message["t"] not in ("presence", "who") or message["process"] == self.keeper.store.process:
            return
        live = self.keeper.live_rooms.get(message["game"])
        if live is None:
            return
        if message["t"] == "who":
            if live.followers:
                self._publish_visitors(live)
            return
        until = time.monotonic() + EXPIRES
        live.elsewhere[message["process"]] = Elsewhere(frozenset(message["here"]), message["watching"], until)
        live.tell_presence()
