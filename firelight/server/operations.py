"""What a server does for its operator: health, administration, daily pruning, measurements."""

from __future__ import annotations

from typing import Any

from firelight.server.admin import BUS_MESSAGES, Admin
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
        """Run until the rooms stop; call it after they have started."""
        self.rooms.store.bus.subscribe(self._on_bus_message)
        self.rooms.keeper.spawn(watch_lag())
        self.rooms.keeper.spawn(self.health.watch())
        self.rooms.keeper.spawn(prune_daily(self.rooms.store, self.settings))

    def _on_bus_message(self, message: dict[str, Any]) -> None:
        if message["t"] in BUS_MESSAGES:
            self.rooms.keeper.spawn(self.admin.on_bus_message(message))
