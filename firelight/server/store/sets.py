"""Component sets of players, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from firelight.server.store.schema import players, sets
from firelight.server.store.writer import Write


def number_of(connection: Connection, player: str) -> int:
    return int(connection.execute(select(func.count()).select_from(sets).where(sets.c.player_id == player)).scalar_one())


def all_of(connection: Connection, player: str) -> list[RowMapping]:
    """All sets of a player, newest first."""
    mine = select(sets).where(sets.c.player_id == player).order_by(sets.c.updated.desc(), sets.c.id)
    return list(connection.execute(mine).mappings())


def get(connection: Connection, number: str) -> RowMapping | None:
    """A set, with its owner's name."""
    query = select(sets, players.c.name.label("by")).join(players, players.c.id == sets.c.player_id).where(sets.c.id == number)
    return connection.execute(query).mappings().first()


def add(write: Write, values: dict[str, Any]) -> None:
    write.connection.execute(insert(sets).values(**values))


def change(write: Write, number: str, player: str, values: dict[str, Any]) -> None:
    write.connection.execute(update(sets).where(sets.c.id == number, sets.c.player_id == player).values(**values))


def remove(write: Write, number: str, player: str) -> None:
    write.connection.execute(delete(sets).where(sets.c.id == number, sets.c.player_id == player))
