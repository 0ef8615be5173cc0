"""Removes a deleted player's names from rooms that are already in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from firelight.server.keeper import Keeper
from firelight.server.store.traces import GUEST

RENAMED = "names-gone"  # on the bus


def on_bus_message(keeper: Keeper, message: dict[str, Any]) -> None:
    """Handle a bus message: a player was deleted."""
    live = keeper.live_rooms.get(message["game"]) if message["t"] == RENAMED else None
    if live is not None:
        for number in message["seats"]:
            seat = live.room.seats[number]
            if seat.name in message["names"]:
                live.room.seats[number] = replace(seat, name=GUEST)
