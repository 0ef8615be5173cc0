"""What the operator asks of the database: lists, figures, and what may be deleted."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, and_, delete, exists, false, func, or_, select, text, tuple_, update

from firelight.server.store.games import remove
from firelight.server.store.people import DEVICE, RECOVERY
from firelight.server.store.schema import WATCHING, bans, entries, games, holders, jobs, keys, notify, players, reports
from firelight.server.store.writer import Write

DAY = 86_400.0
LAST_SAID = 50  # chat messages shown with a game

# Games.


def listed_games(
    connection: Connection,
    state: str | None = None,
    idle_since: float | None = None,
    after: tuple[float, str] | None = None,
    most: int | None = None,
) -> list[dict[str, Any]]:
    """The games, latest change first. `after`: the `updated` and id of the last one seen."""
    query = select(games).order_by(games.c.updated.desc(), games.c.id.desc())
    if state is not None:
        query = query.where(games.c.status == state)
    if idle_since is not None:
        query = query.where(games.c.updated < idle_since)
    if after is not None:
        query = query.where(tuple_(games.c.updated, games.c.id) < tuple_(*after))
    return [_line(row) for row in connection.execute(query.limit(most)).mappings()]


def _line(row: RowMapping) -> dict[str, Any]:
    about = row["summary"]
    names = [seat["name"] or seat["kind"] for seat in about["seats"]]
    turn = None if row["deciding"] is None else names[row["deciding"]]
    first = {name: row[name] for name in ("id", "title", "status", "deciding", "created", "updated")}
    return {**first, "players": names, "turn": turn, "moves": about["moves"], "moved": about["moved"], "scores": about["scores"]}


def one_game(connection: Connection, game: str) -> dict[str, Any] | None:
    """A game with the holders of its seats and the latest chat."""
    row = connection.execute(select(games).where(games.c.id == game)).mappings().first()
    if row is None:
        return None
    held = select(holders.c.seat, players.c.id, players.c.name).join(players, players.c.id == holders.c.player_id)
    said = select(entries).where(entries.c.game_id == game, entries.c.kind == "chat").order_by(entries.c.seq.desc()).limit(LAST_SAID)
    facts = {name: row[name] for name in ("host", "options", "clock", "series", "hints", "origin", "branch_of", "rematch", "version")}
    return {
        **_line(row),
        **facts,
        "seats": row["summary"]["seats"],
        "holders": [
            {"seat": None if found.seat == WATCHING else found.seat, "player": found.id, "name": found.name}
            for found in connection.execute(held.where(holders.c.game_id == game).order_by(holders.c.seat))
        ],
        "chat": [
            {"seq": found.seq, "at": found.at, "seat": found.seat, "player": found.player_id, **found.data}
            for found in reversed(connection.execute(said).all())
        ],
    }


# Players, reports, jobs.


def listed_players(connection: Connection, name: str | None, after: tuple[float, str] | None, most: int) -> list[dict[str, Any]]:
    """The players, last seen first. `name`: part of a name, or a whole id."""
    devices = select(func.count()).where(keys.c.player_id == players.c.id, keys.c.kind == DEVICE).scalar_subquery()
    seats = select(func.count()).where(holders.c.player_id == players.c.id, holders.c.seat != WATCHING).scalar_subquery()
    query = select(players, devices.label("devices"), seats.label("seats")).order_by(players.c.seen.desc(), players.c.id.desc())
    if name is not None:
        query = query.where(players.c.name.icontains(name, autoescape=True) | (players.c.id == name))
    if after is not None:
        query = query.where(tuple_(players.c.seen, players.c.id) < tuple_(*after))
    return [dict(row) for row in connection.execute(query.limit(most)).mappings()]


def listed_reports(connection: Connection, settled: bool, most: int) -> list[dict[str, Any]]:
    """The open reports, or all of them, newest first."""
    query = select(reports, players.c.name.label("by")).join(players, players.c.id == reports.c.player_id, isouter=True)
    query = query.order_by(reports.c.created.desc()).limit(most)
    return [dict(row) for row in connection.execute(query if settled else query.where(reports.c.settled.is_(None))).mappings()]


def settle(write: Write, report: str, now: float) -> bool:
    """Settle a report. Returns whether there is one with this id."""
    return bool(write.connection.execute(update(reports).where(reports.c.id == report).values(settled=now)).rowcount)


def listed_jobs(connection: Connection, state: str | None, most: int) -> list[dict[str, Any]]:
    shown = select(jobs.c.id, jobs.c.kind, jobs.c.state, jobs.c.game_id, jobs.c.player_id, jobs.c.created)
    query = shown.order_by(jobs.c.created.desc()).limit(most)
    return [dict(row) for row in connection.execute(query if state is None else query.where(jobs.c.state == state)).mappings()]


def drop_subscriptions(write: Write) -> int:
    """Delete all browsers' subscriptions, because their key is gone. Returns how many there were."""
    return int(write.connection.execute(delete(notify).where(notify.c.kind == "push")).rowcount)


# Figures.


def _by(connection: Connection, column: Any) -> dict[str, int]:
    return {str(name): int(count) for name, count in connection.execute(select(column, func.count()).group_by(column))}


def _count(connection: Connection, query: Select[Any]) -> int:
    return int(connection.execute(select(func.count()).select_from(query.subquery())).scalar_one())


def games_by_state(connection: Connection) -> dict[str, int]:
    return _by(connection, games.c.status)


def figures(connection: Connection) -> dict[str, Any]:
    now = time.time()
    seen = {days: _count(connection, select(players.c.id).where(players.c.seen > now - days * DAY)) for days in (1, 7, 30)}
    return {
        "games": games_by_state(connection),
        "players": _count(connection, select(players.c.id)),
        "players_seen": {f"{days}d": count for days, count in seen.items()},
        "jobs": _by(connection, jobs.c.state),
        "open_reports": _count(connection, select(reports.c.id).where(reports.c.settled.is_(None))),
        "bans": _count(connection, select(bans.c.value)),
        "database_bytes": _size(connection),
    }


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    return int(connection.execute(text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")).scalar_one())


# What may be deleted.


def old_games(ages: Mapping[str, float], now: float) -> ColumnElement[bool]:
    """Games that have been over, idle or waiting for longer than these ages in seconds."""
    states = {"over": "over", "idle": "playing", "waiting": "waiting"}
    found = [and_(games.c.status == states[name], games.c.updated < now - age) for name, age in ages.items() if name in states]
    return or_(false(), *found)


def old_guests(age: float, old: ColumnElement[bool], now: float) -> ColumnElement[bool]:
    """Players not seen for that long who hold no seat in a game that stays, host none, and have no recovery phrase."""
    seat = exists().where(holders.c.player_id == players.c.id, holders.c.seat != WATCHING, games.c.id == holders.c.game_id, ~old)
    hosting = exists().where(games.c.host == players.c.id, ~old)
    phrase = exists().where(keys.c.player_id == players.c.id, keys.c.kind == RECOVERY)
    return and_(players.c.seen < now - age, ~seat, ~hosting, ~phrase)


def old_jobs(age: float, now: float) -> ColumnElement[bool]:
    return and_(jobs.c.state.in_(("done", "failed")), jobs.c.created < now - age)


def ids(connection: Connection, column: Any, which: ColumnElement[bool]) -> list[str]:
    return list(connection.execute(select(column).where(which)).scalars())


def count(connection: Connection, column: Any, which: ColumnElement[bool]) -> int:
    return _count(connection, select(column).where(which))


def delete_games(write: Write, which: ColumnElement[bool], some: Sequence[str]) -> int:
    """Delete those of the games that are still old."""
    found = ids(write.connection, games.c.id, and_(games.c.id.in_(some), which))
    for game in found:
        remove(write, game)
    return len(found)


def delete_rows(write: Write, column: Any, which: ColumnElement[bool], some: Sequence[str]) -> int:
    """The same for players and jobs."""
    return int(write.connection.execute(delete(column.table).where(column.in_(some), which)).rowcount)
