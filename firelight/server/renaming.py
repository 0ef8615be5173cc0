"""The names of a deleted player disappear from rooms that were read before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from firelight.server.keeper import Keeper
from firelight.server.store.traces import GUEST

RENAMED = "names-gone"  # on the bus


def hear(keeper: Keeper, message: dict[str, Any]) -> None:
    """From the bus: somebody was deleted."""
    live = keeper.lives.get(message["game"]) if message["t"] == RENAMED else None
    if live is not None:
        for number in message["seats"]:
            seat = live.room.seats[number]
            if seat.name in message["names"]:
                live.room.seats[number] = replace(seat, name=GUEST)
