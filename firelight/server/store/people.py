"""Players, their keys and how they want to be notified, in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from firelight.server.store.games import insert_new
from firelight.server.store.rows import Player
from firelight.server.store.schema import kept, keys, notify, players, series
from firelight.server.store.writer import Write

DEVICE, LINK, RECOVERY = "device", "link", "recovery"
ID_LENGTH = 16  # characters of a key's hash that identify a device
device_id = func.substr(keys.c.hash, 1, ID_LENGTH)


class Known(NamedTuple):
    """Who has a key, and what is known about the device."""

    player: Player
    seen: float
    used: float | None
    label: str | None


def add_player(write: Write, player: Player) -> None:
    write.connection.execute(insert(players).values(id=player.id, name=player.name, created=player.created, seen=player.created))


def add_key(write: Write, found: str, player: str, kind: str, now: float, expires: float | None = None, label: str | None = None) -> None:
    used = now if kind == DEVICE else None
    values = {"hash": found, "player_id": player, "kind": kind, "created": now, "expires": expires, "label": label, "used": used}
    write.connection.execute(insert(keys).values(**values))


def use_link(write: Write, found: str, now: float) -> str | None:
    """The player of a link to another device, which works once."""
    row = write.connection.execute(select(keys).where(keys.c.hash == found, keys.c.kind == LINK)).first()
    write.connection.execute(delete(keys).where(keys.c.kind == LINK, (keys.c.hash == found) | (keys.c.expires < now)))
    return None if row is None or row.expires < now else str(row.player_id)


def by_key(connection: Connection, found: str) -> Known | None:
    query = select(players, keys.c.used, keys.c.label).join(keys, keys.c.player_id == players.c.id)
    row = connection.execute(query.where(keys.c.hash == found, keys.c.kind == DEVICE)).first()
    return None if row is None else Known(Player(row.id, row.name, row.created), row.seen, row.used, row.label)


def devices(connection: Connection, player_id: str) -> list[RowMapping]:
    """A player's devices, newest first."""
    query = select(device_id.label("id"), keys).where(keys.c.player_id == player_id, keys.c.kind == DEVICE)
    return list(connection.execute(query.order_by(keys.c.created.desc())).mappings())


def drop_device(write: Write, player_id: str, device: str) -> str | None:
    """Delete a device and return the hash of its key; None if there is no such device."""
    mine = delete(keys).where(keys.c.player_id == player_id, keys.c.kind == DEVICE, device_id == device)
    return write.connection.execute(mine.returning(keys.c.hash)).scalar()


def set_used(write: Write, found: str, player_id: str, now: float, label: str) -> None:
    """Note that the device was used, and so its player was seen."""
    write.connection.execute(update(keys).where(keys.c.hash == found).values(used=now, label=label))
    write.connection.execute(update(players).where(players.c.id == player_id).values(seen=now))


# Recovery.


def has_recovery(connection: Connection, player_id: str) -> bool:
    return connection.execute(select(keys.c.hash).where(keys.c.player_id == player_id, keys.c.kind == RECOVERY)).first() is not None


def drop_recovery(write: Write, player_id: str) -> None:
    write.connection.execute(delete(keys).where(keys.c.player_id == player_id, keys.c.kind == RECOVERY))


def by_recovery(connection: Connection, found: str) -> str | None:
    return connection.execute(select(keys.c.player_id).where(keys.c.hash == found, keys.c.kind == RECOVERY)).scalar()


# Players.


def player(connection: Connection, player_id: str) -> Player | None:
    row = connection.execute(select(players).where(players.c.id == player_id)).first()
    return None if row is None else Player(row.id, row.name, row.created)


def set_name(write: Write, player_id: str, name: str) -> None:
    write.connection.execute(update(players).where(players.c.id == player_id).values(name=name))


# Notifications.


def targets(connection: Connection, player_id: str) -> list[RowMapping]:
    return list(connection.execute(select(notify).where(notify.c.player_id == player_id).order_by(notify.c.created)).mappings())


def add_target(write: Write, player_id: str, kind: str, target: str, data: dict[str, Any], now: float, most: int) -> None:
    """Add a target: a webhook replaces the previous one; only the newest browsers are kept."""
    connection = write.connection
    if kind == "webhook":
        drop_targets(write, player_id, kind)
    adding = insert_new(connection, notify).values(player_id=player_id, kind=kind, target=target, data=data, created=now)
    connection.execute(adding.on_conflict_do_update(index_elements=["player_id", "target"], set_={"data": data, "created": now}))
    of_kind = select(notify).where(notify.c.player_id == player_id, notify.c.kind == kind).order_by(notify.c.created.desc())
    for old in connection.execute(of_kind).mappings().all()[most:]:
        drop_target(write, old)


def drop_target(write: Write, target: RowMapping) -> None:
    write.connection.execute(delete(notify).where(notify.c.player_id == target["player_id"], notify.c.target == target["target"]))


def drop_targets(write: Write, player_id: str, kind: str | None) -> None:
    where = [notify.c.player_id == player_id, *([notify.c.kind == kind] if kind else [])]
    write.connection.execute(delete(notify).where(*where))


# The solo series.


def series_of(connection: Connection, player_id: str, title: str) -> list[RowMapping]:
    query = select(series).where(series.c.player_id == player_id, series.c.title == title).order_by(series.c.number)
    return list(connection.execute(query).mappings())


def all_series(connection: Connection, player_id: str) -> list[RowMapping]:
    query = select(series).where(series.c.player_id == player_id).order_by(series.c.title, series.c.number)
    return list(connection.execute(query).mappings())


def add_result(write: Write, player_id: str, title: str, game: str, at: float, result: dict[str, Any]) -> None:
    """Add the next result of a series, unless the game is already in it."""
    connection = write.connection
    made = select(func.count()).select_from(series).where(series.c.player_id == player_id, series.c.title == title)
    number = int(connection.execute(made).scalar_one()) + 1
    values = {"player_id": player_id, "title": title, "number": number, "game_id": game, "at": at, "result": result}
    connection.execute(insert_new(connection, series).values(**values).on_conflict_do_nothing())


# The server's own values.


def keep_first(write: Write, name: str, value: str) -> str:
    """The value stored under a name, which is this one if there was none yet."""
    write.connection.execute(insert_new(write.connection, kept).values(name=name, value=value).on_conflict_do_nothing())
    return str(write.connection.execute(select(kept.c.value).where(kept.c.name == name)).scalar_one())


def keep(write: Write, name: str, value: str) -> None:
    """Store a value under a name, replacing any other."""
    adding = insert_new(write.connection, kept).values(name=name, value=value)
    write.connection.execute(adding.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
