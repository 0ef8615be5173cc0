"""A player's traces in games, in the database: seats, names, moves, chat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, select, update

from firelight.server.store.schema import WATCHING, entries, games, holders, jobs, notes, players, reports
from firelight.server.store.writer import Write

GUEST = "Guest"
SAT = frozenset({"joined", "me", "left"})  # `what` in a `seat` entry about whoever made it


@dataclass
class Traces:
    """The traces of one player in one game."""

    game: str
    seats: set[int] = field(default_factory=set)  # where they sit or sat, and nobody else does now
    names: set[str] = field(default_factory=set)  # their names there
    said: list[int] = field(default_factory=list)  # numbers of their chat entries
    named: list[int] = field(default_factory=list)  # numbers of the entries in which they named themselves
    others: bool = False  # whether anybody else sees the game


def traces_of(connection: Connection, player: str) -> list[Traces]:
    """A player's traces in all games. This reads every entry of the database: it is rarely needed, and only by readers."""
    found: dict[str, Traces] = {}
    for game in connection.execute(select(games.c.id).where(games.c.host == player)).scalars():
        found[game] = Traces(game)
    for row in connection.execute(select(holders).where(holders.c.player_id == player)):
        found.setdefault(row.game_id, Traces(row.game_id)).seats |= {row.seat} - {WATCHING}
    for row in connection.execute(select(entries).where(entries.c.player_id == player)):
        _take_in(found.setdefault(row.game_id, Traces(row.game_id)), row)
    for traces in found.values():
        _complete(connection, traces, player)
    return list(found.values())


def _take_in(traces: Traces, row: Any) -> None:
    if row.kind == "chat":
        traces.said.append(row.seq)
    elif row.kind == "move" and row.data["by"] == "human":
        traces.seats.add(row.seat)
    elif row.kind == "seat":
        if row.data.get("what") in SAT:
            traces.seats.add(row.seat)
        if row.data.get("name") and row.data.get("sits") != "bot":
            traces.named.append(row.seq)


def _complete(connection: Connection, traces: Traces, player: str) -> None:
    """Find out who else is there, and what the player was called."""
    rows = connection.execute(select(holders).where(holders.c.game_id == traces.game, holders.c.player_id != player)).all()
    traces.others = bool(rows)
    traces.seats -= {row.seat for row in rows}
    about = connection.execute(select(games.c.seats, games.c.summary).where(games.c.id == traces.game)).one()
    mine = select(holders.c.seat).where(holders.c.game_id == traces.game, holders.c.player_id == player)
    held = set(connection.execute(mine).scalars())
    named = [entry for entry in _entries(connection, traces, traces.named) if entry["seat"] in traces.seats]
    traces.named = [entry["seq"] for entry in named]
    traces.names = {entry["data"]["name"] for entry in named}
    traces.names |= {about.seats[seat]["name"] for seat in traces.seats if about.seats[seat]["kind"] == "human"}
    traces.names |= {about.summary["seats"][seat]["name"] for seat in traces.seats & held}
    traces.names -= {"", GUEST}


def _entries(connection: Connection, traces: Traces, numbers: Iterable[int]) -> list[RowMapping]:
    query = select(entries).where(entries.c.game_id == traces.game, entries.c.seq.in_(list(numbers))).order_by(entries.c.seq)
    return list(connection.execute(query).mappings())


# Removing traces. Nothing here changes how a game is rebuilt from its entries, except the names at its seats.


def scrub(write: Write, traces: Traces) -> None:
    """Remove the player's words and names from the entries of a game, and the names from its row."""
    connection = write.connection
    for entry in _entries(connection, traces, [*traces.said, *traces.named]):
        said = {"text": ""} if entry["kind"] == "chat" else {}
        this = update(entries).where(entries.c.game_id == traces.game, entries.c.seq == entry["seq"])
        connection.execute(this.values(data={**entry["data"], **said, "name": GUEST}))
    row = connection.execute(select(games.c.seats, games.c.summary).where(games.c.id == traces.game).with_for_update()).first()
    if row is None:
        return
    summary = {**row.summary, "seats": _renamed(row.summary["seats"], traces)}
    connection.execute(update(games).where(games.c.id == traces.game).values(seats=_renamed(row.seats, traces), summary=summary))


def _renamed(seats: list[dict[str, Any]], traces: Traces) -> list[dict[str, Any]]:
    return [
        {**seat, "name": GUEST} if number in traces.seats and seat["name"] in traces.names else seat for number, seat in enumerate(seats)
    ]


def heir_of(connection: Connection, game: str, player: str) -> str | None:
    """Who becomes the host when the player leaves: somebody who plays, or else a watcher."""
    others = select(holders.c.player_id).where(holders.c.game_id == game, holders.c.player_id != player)
    return connection.execute(others.order_by(holders.c.seat == WATCHING, holders.c.seat, holders.c.player_id).limit(1)).scalar()


def drop_player(write: Write, player: str) -> None:
    """Delete the player with everything that belongs to them. Their reports stay, without their name."""
    write.connection.execute(delete(jobs).where(jobs.c.player_id == player))
    write.connection.execute(update(reports).where(reports.c.player_id == player).values(player_id=""))
    write.connection.execute(delete(players).where(players.c.id == player))


# Reading traces.


def games_of(connection: Connection, found: Iterable[Traces]) -> list[RowMapping]:
    wanted = select(games).where(games.c.id.in_([traces.game for traces in found])).order_by(games.c.created.desc())
    return list(connection.execute(wanted).mappings())


def moves_and_chat(connection: Connection, game: str, player: str) -> list[RowMapping]:
    mine = select(entries).where(entries.c.game_id == game, entries.c.player_id == player, entries.c.kind.in_(("move", "chat")))
    return list(connection.execute(mine.order_by(entries.c.seq)).mappings())


def notes_by(connection: Connection, player: str) -> dict[str, str]:
    return {row.game_id: row.text for row in connection.execute(select(notes).where(notes.c.player_id == player))}


def reports_by(connection: Connection, player: str) -> list[RowMapping]:
    return list(connection.execute(select(reports).where(reports.c.player_id == player).order_by(reports.c.created)).mappings())
