"""Long lists in the database, read page by page: a player's games, and a table's chat."""

from __future__ import annotations

import base64
import binascii
import math
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, exists, or_, select

from firelight.server.store.schema import WATCHING, entries, games, holders

AWAITING, RUNNING, WAITING, OVER = range(4)  # the order of a player's list

LISTED = (
    games.c.id,
    games.c.title,
    games.c.options,
    games.c.series,
    games.c.status,
    games.c.deciding,
    games.c.awaits,
    games.c.deadline,
    games.c.summary,
    games.c.updated,
    games.c.created,
    games.c.host,
    games.c.rematch,
    games.c.clock,
    games.c.origin,
)


class Cursor(NamedTuple):
    """A place in a player's list of games."""

    rank: int
    updated: float
    game: str

    def __str__(self) -> str:
        return base64.urlsafe_b64encode(msgspec.json.encode(tuple(self))).decode().rstrip("=")

    @classmethod
    def read(cls, text: str) -> Cursor:
        """Parse a cursor; ValueError if the text is not one."""
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            found = cls(*msgspec.json.decode(data, type=tuple[int, float, str]))
        except (ValueError, binascii.Error, msgspec.MsgspecError) as reason:
            raise ValueError(text) from reason
        if not AWAITING <= found.rank <= OVER or not math.isfinite(found.updated) or "\0" in found.game:
            raise ValueError(text)
        return found


class Row(NamedTuple):
    """A game on somebody's list: its columns, the seats they hold, and its place."""

    columns: dict[str, Any]
    held: frozenset[int]
    cursor: Cursor


def _rank(player: str) -> ColumnElement[int]:
    """Games that await the player come first, then running ones, then those waiting for players, then finished ones."""
    mine = exists().where(holders.c.game_id == games.c.id, holders.c.player_id == player, holders.c.seat == games.c.deciding)
    awaiting = and_(games.c.status == "playing", games.c.awaits == "human", mine)
    return case((awaiting, AWAITING), (games.c.status == "playing", RUNNING), (games.c.status == "waiting", WAITING), else_=OVER)


def my_games(connection: Connection, player: str, state: str | None, after: Cursor | None, limit: int) -> list[Row]:
    """A page of a player's games by rank, newest first within each."""
    listed = exists().where(holders.c.game_id == games.c.id, holders.c.player_id == player, ~holders.c.hidden)
    ranked = select(*LISTED, _rank(player).label("rank")).where(listed)
    if state is not None and state != "awaiting":
        ranked = ranked.where(games.c.status == state)
    page = ranked.subquery()
    query = select(page)
    if state == "awaiting":
        query = query.where(page.c.rank == AWAITING)
    if after is not None:
        older = or_(page.c.updated < after.updated, and_(page.c.updated == after.updated, page.c.id > after.game))
        query = query.where(or_(page.c.rank > after.rank, and_(page.c.rank == after.rank, older)))
    found = connection.execute(query.order_by(page.c.rank, page.c.updated.desc(), page.c.id).limit(limit)).mappings().all()
    held = _held(connection, player, [row["id"] for row in found])
    return [Row(dict(row), frozenset(held[row["id"]]), Cursor(row["rank"], row["updated"], row["id"])) for row in found]


def _held(connection: Connection, player: str, ids: Collection[str]) -> dict[str, set[int]]:
    seats: dict[str, set[int]] = {game: set() for game in ids}
    mine = select(holders.c.game_id, holders.c.seat).where(holders.c.player_id == player, holders.c.game_id.in_(ids))
    for row in connection.execute(mine):
        seats[row.game_id].add(row.seat)
    return seats


class Finished(NamedTuple):
    """A finished game, and the seats somebody played in it."""

    id: str
    title: str
    options: dict[str, int]
    origin: dict[str, Any] | None
    summary: dict[str, Any]
    updated: float
    seats: frozenset[int]


def finished(connection: Connection, player: str, limit: int) -> list[Finished]:
    """A player's finished games, newest first, including those taken off the list."""
    played = exists().where(holders.c.game_id == games.c.id, holders.c.player_id == player, holders.c.seat != WATCHING)
    columns = (games.c.id, games.c.title, games.c.options, games.c.origin, games.c.summary, games.c.updated)
    query = select(*columns).where(games.c.status == "over", played).order_by(games.c.updated.desc(), games.c.id).limit(limit)
    found = connection.execute(query).all()
    held = _held(connection, player, [row.id for row in found])
    return [Finished(*row, frozenset(held[row.id]) - {WATCHING}) for row in found]


def chat(connection: Connection, game: str, before: int | None, limit: int, without: Collection[str]) -> list[dict[str, Any]]:
    """The last messages before an entry, oldest first, except those of some players."""
    query = select(entries.c.seq, entries.c.at, entries.c.seat, entries.c.data).where(entries.c.game_id == game, entries.c.kind == "chat")
    if before is not None:
        query = query.where(entries.c.seq < before)
    if without:
        query = query.where(or_(entries.c.player_id.is_(None), entries.c.player_id.not_in(without)))
    rows = connection.execute(query.order_by(entries.c.seq.desc()).limit(limit)).all()
    return [{"seq": row.seq, "at": row.at, "seat": row.seat, **row.data} for row in reversed(rows)]
