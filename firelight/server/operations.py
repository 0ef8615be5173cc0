"""What a server does for whoever runs it, beside the games: health, administration, daily pruning, measurements."""

from __future__ import annotations

from typing import Any

from firelight.server.admin import HEARD, Admin
from firelight.server.health import Health
from firelight.server.measuring import watch_lag
from firelight.server.pruning import prune_daily
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings


class Operations:
    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.health = Health(rooms.store)
        self.admin = Admin(rooms, settings)

    def start(self) -> None:
        """When the rooms have started; their end ends this too."""
        self.rooms.store.bus.watch(self._hear)
        self.rooms.keeper.spawn(watch_lag())
        self.rooms.keeper.spawn(self.health.watch())
        self.rooms.keeper.spawn(prune_daily(self.rooms.store, self.settings))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] in HEARD:
            self.rooms.keeper.spawn(self.admin.hear(message))
