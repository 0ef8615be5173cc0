"""Attempts at the daily challenge, in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, select, update

from firelight.server.store.errors import Conflict
from firelight.server.store.games import insert_new
from firelight.server.store.schema import attempts, games, kept, players
from firelight.server.store.writer import Write

ADDRESS = "daily-at-"  # key prefix under which today's addresses of attempts are kept


def begin(write: Write, values: dict[str, Any], address: str) -> None:
    """Add an attempt. Conflict if the player already has one for this day's challenge. `address`: a keyed hash of the player's address."""
    adding = insert_new(write.connection, attempts).values(**values, shared=_is_known_address(write, values["day"], address))
    if write.connection.execute(adding.on_conflict_do_nothing()).rowcount != 1:
        raise Conflict


def _is_known_address(write: Write, day: str, address: str) -> bool:
    """Whether anybody has started at this address today. This is stored apart from the players, who may have been deleted since."""
    connection, name = write.connection, f"{ADDRESS}{address[:20]}"
    connection.execute(delete(kept).where(kept.c.name.startswith(ADDRESS, autoescape=True), kept.c.value < day))
    return connection.execute(insert_new(connection, kept).values(name=name, value=day).on_conflict_do_nothing()).rowcount != 1


def finish(write: Write, day: str, game: str, at: float, score: int, margin: int) -> None:
    this = update(attempts).where(attempts.c.day == day, attempts.c.game_id == game)
    write.connection.execute(this.values(finished=at, score=score, margin=margin))


def of(connection: Connection, day: str, player: str) -> RowMapping | None:
    return connection.execute(select(attempts).where(attempts.c.day == day, attempts.c.player_id == player)).mappings().first()


def all_of(connection: Connection, player: str) -> list[RowMapping]:
    """All attempts of a player, newest first."""
    return list(connection.execute(select(attempts).where(attempts.c.player_id == player).order_by(attempts.c.day.desc())).mappings())


def number_on(connection: Connection, day: str) -> int:
    return int(connection.execute(select(func.count()).select_from(attempts).where(attempts.c.day == day)).scalar_one())


def results(connection: Connection, day: str, most: int) -> list[RowMapping]:
    """The finished attempts, grouped by opponent, best first."""
    query = select(attempts, players.c.name).join(players, players.c.id == attempts.c.player_id)
    query = query.where(attempts.c.day == day, attempts.c.finished.is_not(None))
    order = (func.coalesce(attempts.c.opponent, ""), attempts.c.margin.desc(), attempts.c.score.desc(), attempts.c.finished)
    return list(connection.execute(query.order_by(*order).limit(most)).mappings())


def is_result(connection: Connection, day: str, game: str) -> bool:
    found = select(attempts.c.day).where(attempts.c.day == day, attempts.c.game_id == game, attempts.c.finished.is_not(None))
    return connection.execute(found).first() is not None


def titles_on(connection: Connection, days: Collection[str]) -> dict[str, str]:
    """The games played on some days; days nobody played are left out."""
    query = select(attempts.c.day, attempts.c.title).where(attempts.c.day.in_(days)).distinct()
    return {row.day: row.title for row in connection.execute(query)}


def is_open(connection: Connection, game: str) -> bool:
    """Whether an attempt can still be continued."""
    status = connection.execute(select(games.c.status).where(games.c.id == game)).scalar()
    return status is not None and status != "over"
