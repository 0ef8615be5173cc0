"""Leases, jobs and notices in the database: what has to be done, and by which process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, literal, select, update

from firelight.server.store.games import insert_in, insert_new
from firelight.server.store.prepared import Prepared
from firelight.server.store.schema import games, jobs, leases, notices, notify
from firelight.server.store.writer import Write

NEW, FETCHED, SENDING, SENT, FAILED, WITHDRAWN = "new", "fetched", "sending", "sent", "failed", "withdrawn"
OPEN_JOBS = ("waiting", "running")

# Leases.


def take_lease(write: Write, name: str, owner: str, now: float, seconds: float) -> bool:
    """Take a lease, or prolong it. Returns whether this owner now holds it."""
    adding = insert_new(write.connection, leases).values(name=name, owner=owner, until=now + seconds)
    free = (leases.c.until <= now) | (leases.c.owner == owner)
    taking = adding.on_conflict_do_update(index_elements=["name"], set_={"owner": owner, "until": now + seconds}, where=free)
    return write.connection.execute(taking.returning(leases.c.name)).first() is not None


def end_lease(write: Write, name: str, owner: str) -> None:
    write.connection.execute(delete(leases).where(leases.c.name == name, leases.c.owner == owner))


def end_all_leases(write: Write) -> None:
    """End the leases of a process that has died. Only for a database with a single process."""
    write.connection.execute(delete(leases))


# Bots.


class Due(NamedTuple):
    """A game in which a bot is to move."""

    game: str
    host: str
    alone: bool  # bots play on every seat


def waiting_for_bots(connection: Connection, now: float) -> list[Due]:
    """Running games where a bot is to decide or time is up, and that no process has claimed; those with humans first."""
    taken = select(leases.c.name).where(leases.c.until > now)
    due = (games.c.awaits == "bot") | (games.c.deadline <= now)
    query = select(games.c.id, games.c.host, games.c.summary).where(games.c.status == "playing", due)
    rows = connection.execute(query.where(literal("bot:").concat(games.c.id).not_in(taken)).order_by(games.c.updated))
    return sorted((Due(row.id, row.host, is_bot_game(row.summary["seats"])) for row in rows), key=lambda each: each.alone)


def bot_games(connection: Connection) -> list[str]:
    """The hosts of all running games of bots alone, one entry per game."""
    query = select(games.c.host, games.c.summary).where(games.c.status == "playing", games.c.awaits == "bot")
    return [row.host for row in connection.execute(query) if is_bot_game(row.summary["seats"])]


def is_bot_game(seats: Iterable[Mapping[str, Any]]) -> bool:
    """Whether bots play on every seat, as bots or as stand-ins."""
    return all(seat["kind"] != "human" or seat["stand_in"] is not None for seat in seats)


# Jobs.


def add_job(write: Write, job: dict[str, Any], check: Callable[[Connection], None]) -> dict[str, Any]:
    """The job for this game, kind and topic unless it failed; otherwise this one is added, if the check allows it."""
    # Locks the game, so that two processes do not each add one.
    write.connection.execute(update(games).where(games.c.id == job["game_id"]).values(id=job["game_id"]))
    found = same_job(write.connection, job)
    if found is not None:
        return found
    check(write.connection)
    write.connection.execute(insert(jobs).values(**job))
    return job


def same_job(connection: Connection, job: dict[str, Any]) -> dict[str, Any] | None:
    """A job that asks for the same and has not failed."""
    same = (jobs.c.game_id == job["game_id"], jobs.c.kind == job["kind"], jobs.c.topic.is_not_distinct_from(job["topic"]))
    found = connection.execute(select(jobs).where(*same, jobs.c.state != "failed")).mappings().first()
    return None if found is None else dict(found)


def who_asked(connection: Connection, kind: str) -> list[str]:
    """The players who asked for the open jobs of a kind, one entry per job."""
    rows = connection.execute(select(jobs.c.player_id, jobs.c.data).where(jobs.c.state.in_(OPEN_JOBS), jobs.c.kind == kind))
    return [asker_of(row.player_id, row.data) for row in rows]


def asker_of(player: str | None, data: Mapping[str, Any]) -> str:
    """Who asked for a job. A job for everybody notes this in its data."""
    return str(player or data.get("by", ""))


def set_job(write: Write, job: str, state: str, result: Any = None) -> None:
    write.connection.execute(update(jobs).where(jobs.c.id == job).values(state=state, result=result))
    write.tell({"t": "job", "job": job, "state": state})


def job(connection: Connection, job_id: str) -> RowMapping | None:
    return connection.execute(select(jobs).where(jobs.c.id == job_id)).mappings().first()


def open_jobs(connection: Connection) -> list[RowMapping]:
    return list(connection.execute(select(jobs).where(jobs.c.state.in_(OPEN_JOBS)).order_by(jobs.c.created)).mappings())


def drop_old_hints(write: Write, before: float) -> None:
    write.connection.execute(delete(jobs).where(jobs.c.kind == "hint", jobs.c.created < before))


# Notices.


def _adding(dialect: str) -> Any:
    adding = insert_in(dialect, notices)
    return adding.on_conflict_do_update(
        index_elements=["game_id", "seat", "turn", "player_id"],
        set_={name: adding.excluded[name] for name in ("seq", "state", "due")},
        where=notices.c.state == WITHDRAWN,
    )


ADDING = Prepared(_adding)
SETTLING = Prepared(
    lambda _: (
        update(notices)
        .where(notices.c.game_id == bindparam("game"), notices.c.seat == bindparam("of_seat"), notices.c.state == NEW)
        .values(state=FETCHED)
    )
)
FETCHING = update(notices).where(notices.c.player_id == bindparam("player"), notices.c.state == NEW).values(state=FETCHED)
FETCHING_ALL = FETCHING.returning(notices.c.game_id, notices.c.seat, notices.c.seq)
FETCHING_ONE = FETCHING_ALL.where(notices.c.game_id == bindparam("game"))


def add_notices(
    write: Write, game: str, seat: int, turn: int, seq: int, players: Iterable[str], at_home: Container[str], due: float
) -> None:
    """Note that it is their turn. Players are told once per turn, unless the notice was withdrawn before; those at home are told there."""
    told = []
    for player in sorted(players):
        state = FETCHED if player in at_home else NEW
        if write.run(ADDING, game_id=game, seat=seat, turn=turn, player_id=player, seq=seq, state=state, due=due) == 1:
            told.append(player)
    if told:
        away = [player for player in told if player not in at_home]
        write.tell({"t": "turn", "game": game, "seat": seat, "seq": seq, "players": told, "away": away})


def withdraw(write: Write, game: str, seat: int, turn: int, seq: int, players: Iterable[str]) -> None:
    """It is not their turn after all. A notice already sent outside is not sent again."""
    undone = update(notices).where(notices.c.game_id == game, notices.c.seat == seat, notices.c.turn == turn)
    write.connection.execute(undone.where(notices.c.state.in_((NEW, FETCHED))).values(state=WITHDRAWN))
    write.tell({"t": "turn-off", "game": game, "seat": seat, "seq": seq, "players": sorted(players)})


def settle(write: Write, game: str, seat: int) -> None:
    """The seat has moved: nobody needs to be notified any more."""
    write.run(SETTLING, game=game, of_seat=seat)


def fetch(write: Write, player: str, game: str | None = None) -> list[tuple[str, int, int]]:
    """A player's new notices as (game, seat, seq); they will not be sent outside any more."""
    if game is None:
        rows = write.connection.execute(FETCHING_ALL, {"player": player})
    else:
        rows = write.connection.execute(FETCHING_ONE, {"player": player, "game": game})
    return [(row.game_id, row.seat, row.seq) for row in rows.all()]


def claim_due(write: Write, now: float, patience: float, most: int, under_way: Counter[str], of_player: int) -> list[RowMapping]:
    """Notices to send outside now, to players who want them. They come up again later unless their outcome is noted.

    `under_way`: how many of each player's are being sent already; a player gets `of_player` at the same time.
    """
    wanted = select(notify.c.player_id).where(notify.c.player_id == notices.c.player_id).exists()
    busy = [player for player, number in under_way.items() if number >= of_player]
    due = select(notices).where(notices.c.state.in_((NEW, SENDING)), notices.c.due <= now, wanted, notices.c.player_id.not_in(busy))
    due = due.order_by(notices.c.due).limit(most)
    if write.connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    rows: list[RowMapping] = []
    for row in write.connection.execute(due).mappings().all():
        if under_way[row["player_id"]] < of_player:
            under_way[row["player_id"]] += 1
            write.connection.execute(_one(row).values(state=SENDING, due=now + patience))
            rows.append(row)
    return rows


def note_sent(write: Write, notice: RowMapping, state: str) -> None:
    write.connection.execute(_one(notice).where(notices.c.state == SENDING).values(state=state))


def _one(row: RowMapping) -> Any:
    keys = (notices.c.game_id, notices.c.seat, notices.c.turn, notices.c.player_id)
    return update(notices).where(*(key == row[key.name] for key in keys))
