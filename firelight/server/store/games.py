"""Games and their entries in the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from firelight.server.store.errors import Conflict
from firelight.server.store.prepared import Prepared, json_text
from firelight.server.store.rows import Entry
from firelight.server.store.schema import WATCHING, entries, games, holders, leases, links, notes, players
from firelight.server.store.writer import Write


def insert_new(connection: Connection, table: Table) -> Any:
    """An INSERT that can ignore a conflict or turn into an update."""
    return insert_in(connection.dialect.name, table)


def insert_in(dialect: str, table: Table) -> Any:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


ADDING = Prepared(lambda dialect: insert_in(dialect, entries).on_conflict_do_nothing())
LEADS_TO = ("status", "version", "deciding", "awaits", "deadline", "summary", "updated")
LEADING = Prepared(
    lambda _: (
        update(games)
        .where(games.c.id == bindparam("game"), games.c.version < bindparam("newest"))
        .values({name: bindparam(f"new_{name}", type_=games.c[name].type) for name in LEADS_TO})
    )
)


def _values(game: str, entry: Entry) -> dict[str, Any]:
    return {
        "game_id": game,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "player_id": entry.player_id,
        "client_id": entry.client_id,
        "data": entry.data,
    }


# Writing.


def create(
    write: Write, row: Mapping[str, Any], first: Sequence[Entry], links_of: Mapping[int, str], held: Iterable[tuple[int, str]]
) -> None:
    """Write a new game with its first entries, the hashes of its links, and the holders of its seats."""
    connection, game = write.connection, row["id"]
    connection.execute(insert(games).values(**row))
    if first:
        connection.execute(insert(entries), [_values(game, entry) for entry in first])
    if links_of:
        connection.execute(insert(links), [{"game_id": game, "seat": seat, "hash": found} for seat, found in links_of.items()])
    for seat, player in held:
        hold(write, game, seat, player)
    write.tell({"t": "entry", "game": game, "seq": row["version"]})


def appending(game: str, new: Sequence[Entry], state: Mapping[str, Any]) -> Callable[[Write], None]:
    """A function that writes a game's next entries and new state. Conflict if somebody else wrote these numbers or this request.

    The JSON is made here, not in the writing thread.
    """
    rows = [{**_values(game, entry), "data": json_text(entry.data)} for entry in new]
    leads_to = {f"new_{name}": state[name] for name in LEADS_TO} | {"new_summary": json_text(state["summary"])}
    newest = new[-1].seq

    def append(write: Write) -> None:
        for row in rows:
            try:
                added = write.run(ADDING, **row)
            except write.violated as reason:  # the game has been deleted
                raise Conflict from reason
            if added != 1:
                raise Conflict
        write.run(LEADING, game=game, newest=newest, **leads_to)
        write.tell({"t": "entry", "game": game, "seq": newest})

    return append


def hold(write: Write, game: str, seat: int, player: str) -> None:
    """Let the player hold the seat (or watch), and put the game on their list."""
    adding = insert_new(write.connection, holders).values(game_id=game, seat=seat, player_id=player, hidden=False)
    write.connection.execute(adding.on_conflict_do_update(index_elements=["game_id", "seat", "player_id"], set_={"hidden": False}))
    tell_holders(write, game)


def let_go(write: Write, game: str, player: str, seat: int | None = None) -> None:
    """Take this seat from the player (None: all their seats in the game)."""
    where = [holders.c.game_id == game, holders.c.player_id == player]
    write.connection.execute(delete(holders).where(*where, *([holders.c.seat == seat] if seat is not None else [])))
    tell_holders(write, game)


def hide(write: Write, game: str, player: str) -> None:
    write.connection.execute(update(holders).where(holders.c.game_id == game, holders.c.player_id == player).values(hidden=True))


def tell_holders(write: Write, game: str) -> None:
    write.tell({"t": "holders", "game": game})


def set_host(write: Write, game: str, player: str) -> None:
    write.connection.execute(update(games).where(games.c.id == game).values(host=player))


def set_link(write: Write, game: str, seat: int | None, found: str) -> None:
    """Store the hash of a new link; the old link stops working."""
    if seat is None:
        write.connection.execute(update(games).where(games.c.id == game).values(watch_hash=found))
    else:
        adding = insert_new(write.connection, links).values(game_id=game, seat=seat, hash=found)
        write.connection.execute(adding.on_conflict_do_update(index_elements=["game_id", "seat"], set_={"hash": found, "used_by": None}))


def drop_link(write: Write, game: str, seat: int) -> None:
    write.connection.execute(delete(links).where(links.c.game_id == game, links.c.seat == seat))


def set_rematch(write: Write, game: str, rematch: str) -> None:
    """Conflict if there already is one."""
    changed = write.connection.execute(update(games).where(games.c.id == game, games.c.rematch.is_(None)).values(rematch=rematch))
    if changed.rowcount != 1:
        raise Conflict


def remove(write: Write, game: str) -> None:
    write.connection.execute(delete(leases).where(leases.c.name == f"bot:{game}"))
    write.connection.execute(delete(games).where(games.c.id == game))
    write.tell({"t": "gone", "game": game})


def write_notes(write: Write, game: str, player: str, text: str) -> None:
    adding = insert_new(write.connection, notes).values(game_id=game, player_id=player, text=text)
    write.connection.execute(adding.on_conflict_do_update(index_elements=["game_id", "player_id"], set_={"text": text}))


# Reading.


def load(connection: Connection, game: str) -> tuple[dict[str, Any], list[Entry], list[tuple[int, str]]] | None:
    """A game with its entries and holders; None if it does not exist."""
    row = connection.execute(select(games).where(games.c.id == game)).mappings().first()
    return None if row is None else (dict(row), entries_after(connection, game, 0), holders_of(connection, game))


def entries_after(connection: Connection, game: str, seq: int) -> list[Entry]:
    rows = connection.execute(select(entries).where(entries.c.game_id == game, entries.c.seq > seq).order_by(entries.c.seq))
    return [Entry(row.seq, row.at, row.kind, row.seat, row.player_id, row.client_id, row.data) for row in rows]


def holders_of(connection: Connection, game: str) -> list[tuple[int, str]]:
    rows = connection.execute(select(holders.c.seat, holders.c.player_id).where(holders.c.game_id == game))
    return [(row.seat, row.player_id) for row in rows]


def host_and_holders(connection: Connection, game: str) -> tuple[str, list[tuple[int, str]]] | None:
    host = connection.execute(select(games.c.host).where(games.c.id == game)).scalar()
    return None if host is None else (host, holders_of(connection, game))


class Link(NamedTuple):
    """A secret link to a seat, or (None) to watch."""

    hash: str
    game: str
    seat: int | None
    used_by: str | None = None


def find_link(connection: Connection, found: str) -> Link | None:
    """Older versions copied links to the rematch, so a link may exist twice: it then leads to the first game, which is over."""
    seats = select(links).join(games, games.c.id == links.c.game_id).where(links.c.hash == found).order_by(games.c.created)
    row = connection.execute(seats.limit(1)).first()
    if row is not None:
        return Link(found, row.game_id, row.seat, row.used_by)
    game = connection.execute(select(games.c.id).where(games.c.watch_hash == found).order_by(games.c.created).limit(1)).scalar()
    return None if game is None else Link(found, game, None)


def use_link(write: Write, link: Link, player: str) -> bool:
    """Sit down with a link. False if somebody else has, or if it was replaced meanwhile."""
    free = links.c.used_by.is_(None) | (links.c.used_by == player)
    same = (links.c.hash == link.hash) & (links.c.game_id == link.game) & (links.c.seat == link.seat)
    using = update(links).where(same, free).values(used_by=player)
    return write.connection.execute(using).rowcount == 1


def swap_links(write: Write, game: str, one: int, other: int) -> None:
    """Exchange the seats that two links lead to."""
    rows = write.connection.execute(select(links).where(links.c.game_id == game, links.c.seat.in_((one, other)))).all()
    write.connection.execute(delete(links).where(links.c.game_id == game, links.c.seat.in_((one, other))))
    for row in rows:
        seat = other if row.seat == one else one
        write.connection.execute(insert(links).values(game_id=game, seat=seat, hash=row.hash, used_by=row.used_by))


def kept_by(connection: Connection, game: str) -> bool:
    """Whether the host or a player has the game on their list."""
    matters = (holders.c.seat != WATCHING) | (holders.c.player_id == games.c.host)
    found = select(holders.c.player_id).join(games, games.c.id == holders.c.game_id)
    return connection.execute(found.where(holders.c.game_id == game, matters, ~holders.c.hidden).limit(1)).first() is not None


def open_games(connection: Connection, player: str) -> int:
    """How many unfinished games the player has created."""
    counting = select(func.count()).select_from(games).where(games.c.host == player, games.c.status != "over")
    return int(connection.execute(counting).scalar_one())


def names_of(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    rows = connection.execute(select(players.c.id, players.c.name).where(players.c.id.in_(list(ids))))
    return {row.id: row.name for row in rows}


def notes_of(connection: Connection, game: str, player: str) -> str:
    return connection.execute(select(notes.c.text).where(notes.c.game_id == game, notes.c.player_id == player)).scalar() or ""


def next_deadline(connection: Connection, after: float) -> float | None:
    found = connection.execute(select(func.min(games.c.deadline)).where(games.c.status == "playing", games.c.deadline > after)).scalar()
    return None if found is None else float(found)


def about(connection: Connection, game: str) -> dict[str, Any]:
    """What a notice tells about a game."""
    row = connection.execute(select(games.c.title, games.c.summary).where(games.c.id == game)).first()
    return {} if row is None else {"title": row.title, "names": [seat["name"] for seat in row.summary["seats"]]}


def has_moves(connection: Connection, game: str) -> bool:
    return connection.execute(select(entries.c.seq).where(entries.c.game_id == game, entries.c.kind == "move").limit(1)).first() is not None
