"""Banned addresses and players, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, delete, select

from firelight.server.store.games import insert_new
from firelight.server.store.schema import bans
from firelight.server.store.writer import Write

CHANGED = {"t": "bans"}  # tells all processes to reload the bans


def listed(connection: Connection) -> list[RowMapping]:
    return list(connection.execute(select(bans).order_by(bans.c.created)).mappings())


def put(write: Write, kind: str, value: str, reason: str, now: float, until: float | None) -> None:
    """Add a ban, or update the reason and end of an existing one."""
    adding = insert_new(write.connection, bans).values(kind=kind, value=value, reason=reason, created=now, until=until)
    write.connection.execute(adding.on_conflict_do_update(index_elements=["kind", "value"], set_={"reason": reason, "until": until}))
    write.tell(CHANGED)


def drop(write: Write, kind: str, value: str) -> bool:
    """Lift a ban. Returns whether there was one."""
    dropped = write.connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.value == value))
    write.tell(CHANGED)
    return bool(dropped.rowcount)
