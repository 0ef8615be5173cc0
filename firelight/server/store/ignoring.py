"""Muted and blocked players, and reports, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from firelight.server.store.games import insert_new
from firelight.server.store.schema import ignored, players, reports
from firelight.server.store.writer import Write

MUTE, BLOCK = "mute", "block"


def set_ignored(write: Write, player: str, others: Iterable[str], how: str | None, now: float) -> None:
    """Make the player mute or block the others, or neither."""
    for other in others:
        if how is None:
            write.connection.execute(delete(ignored).where(ignored.c.player_id == player, ignored.c.other_id == other))
        else:
            adding = insert_new(write.connection, ignored).values(player_id=player, other_id=other, how=how, created=now)
            write.connection.execute(adding.on_conflict_do_update(index_elements=["player_id", "other_id"], set_={"how": how}))
    write.tell({"t": "ignored", "player": player})


def ignored_by(connection: Connection, player: str) -> dict[str, str]:
    """Whom a player ignores, and how."""
    rows = connection.execute(select(ignored.c.other_id, ignored.c.how).where(ignored.c.player_id == player))
    return {row.other_id: row.how for row in rows}


def ignored_list(connection: Connection, player: str) -> list[dict[str, Any]]:
    query = select(ignored.c.other_id, players.c.name, ignored.c.how, ignored.c.created).join(players, players.c.id == ignored.c.other_id)
    rows = connection.execute(query.where(ignored.c.player_id == player).order_by(ignored.c.created))
    return [{"id": row.other_id, "name": row.name, "how": row.how, "since": row.created} for row in rows]


def is_blocked(connection: Connection, by: Iterable[str], others: Iterable[str]) -> bool:
    """Whether any of the first players blocks any of the others."""
    rows = select(ignored.c.player_id).where(
        ignored.c.player_id.in_(list(by)), ignored.c.other_id.in_(list(others)), ignored.c.how == BLOCK
    )
    return connection.execute(rows.limit(1)).first() is not None


def add_report(write: Write, report: dict[str, Any]) -> None:
    write.connection.execute(insert(reports).values(**report))
