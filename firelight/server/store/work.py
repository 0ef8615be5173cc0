"""Leases, jobs and notices in the database: what is to be done, and by which process."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from firelight.server.store.games import insert_in, insert_new
from firelight.server.store.schema import games, jobs, leases, notices, notify
from firelight.server.store.writer import Write

NEW, FETCHED, SENDING, SENT, FAILED, WITHDRAWN = "new", "fetched", "sending", "sent", "failed", "withdrawn"

# Leases.


def take_lease(write: Write, name: str, owner: str, now: float, seconds: float) -> bool:
    """Whether the work is this owner's until then. Asking again prolongs it."""
    adding = insert_new(write.connection, leases).values(name=name, owner=owner, until=now + seconds)
    free = (leases.c.until <= now) | (leases.c.owner == owner)
    taking = adding.on_conflict_do_update(index_elements=["name"], set_={"owner": owner, "until": now + seconds}, where=free)
    return write.connection.execute(taking.returning(leases.c.name)).first() is not None


def end_lease(write: Write, name: str, owner: str) -> None:
    write.connection.execute(delete(leases).where(leases.c.name == name, leases.c.owner == owner))


def end_all_leases(write: Write) -> None:
    """Where there is only one process: those of a process that is gone."""
    write.connection.execute(delete(leases))


# Jobs.


def add_job(write: Write, job: dict[str, Any]) -> None:
    write.connection.execute(insert(jobs).values(**job))


def add_review(write: Write, job: dict[str, Any]) -> str:
    """The review of a game: one for all. The id of the job, a new one unless there is one that did not fail."""
    query = select(jobs.c.id).where(jobs.c.game_id == job["game_id"], jobs.c.kind == "review", jobs.c.state != "failed")
    # Locks the game, so that two processes do not add one each.
    write.connection.execute(update(games).where(games.c.id == job["game_id"]).values(id=job["game_id"]))
    found = write.connection.execute(query).scalar()
    if found is None:
        add_job(write, job)
    return found or str(job["id"])


def set_job(write: Write, job: str, state: str, result: Any = None) -> None:
    write.connection.execute(update(jobs).where(jobs.c.id == job).values(state=state, result=result))
    write.tell({"t": "job", "job": job, "state": state})


def job(connection: Connection, job_id: str) -> RowMapping | None:
    return connection.execute(select(jobs).where(jobs.c.id == job_id)).mappings().first()


def review_of(connection: Connection, game: str) -> str | None:
    query = select(jobs.c.id).where(jobs.c.game_id == game, jobs.c.kind == "review", jobs.c.state != "failed")
    return connection.execute(query).scalar()


def open_jobs(connection: Connection) -> list[RowMapping]:
    return list(connection.execute(select(jobs).where(jobs.c.state.in_(("waiting", "running"))).order_by(jobs.c.created)).mappings())


def drop_old_hints(write: Write, before: float) -> None:
    write.connection.execute(delete(jobs).where(jobs.c.kind == "hint", jobs.c.created < before))


# Notices.


@lru_cache(maxsize=4)
def _adding(dialect: str) -> Any:
    adding = insert_in(dialect, notices)
    adding = adding.on_conflict_do_update(
        index_elements=["game_id", "seat", "turn", "player_id"],
        set_={name: adding.excluded[name] for name in ("seq", "state", "due")},
        where=notices.c.state == WITHDRAWN,
    )
    return adding.execution_options(preserve_rowcount=True)


SETTLING = (
    update(notices)
    .where(notices.c.game_id == bindparam("game"), notices.c.seat == bindparam("of_seat"), notices.c.state == NEW)
    .values(state=FETCHED)
)
FETCHING = update(notices).where(notices.c.player_id == bindparam("player"), notices.c.state == NEW).values(state=FETCHED)
FETCHING_ALL = FETCHING.returning(notices.c.game_id, notices.c.seat, notices.c.seq)
FETCHING_ONE = FETCHING_ALL.where(notices.c.game_id == bindparam("game"))


def add_notices(
    write: Write, game: str, seat: int, turn: int, seq: int, players: Iterable[str], at_home: Container[str], due: float
) -> None:
    """It is their turn. Each is told once for a turn, unless the notice was withdrawn before; who is at home is told there."""
    adding, told = _adding(write.connection.dialect.name), []
    for player in sorted(players):
        state = FETCHED if player in at_home else NEW
        values = {"game_id": game, "seat": seat, "turn": turn, "player_id": player, "seq": seq, "state": state, "due": due}
        if write.connection.execute(adding, values).rowcount == 1:
            told.append(player)
    if told:
        away = [player for player in told if player not in at_home]
        write.tell({"t": "turn", "game": game, "seat": seat, "seq": seq, "players": told, "away": away})


def withdraw(write: Write, game: str, seat: int, turn: int, seq: int, players: Iterable[str]) -> None:
    """It is not their turn after all. What was sent outside stays sent, once."""
    undone = update(notices).where(notices.c.game_id == game, notices.c.seat == seat, notices.c.turn == turn)
    write.connection.execute(undone.where(notices.c.state.in_((NEW, FETCHED))).values(state=WITHDRAWN))
    write.tell({"t": "turn-off", "game": game, "seat": seat, "seq": seq, "players": sorted(players)})


def settle(write: Write, game: str, seat: int) -> None:
    """The seat has moved: nobody needs to be told any more."""
    write.connection.execute(SETTLING, {"game": game, "of_seat": seat})


def fetch(write: Write, player: str, game: str | None = None) -> list[tuple[str, int, int]]:
    """The new notices of a player as (game, seat, seq); they are not sent outside any more."""
    if game is None:
        rows = write.connection.execute(FETCHING_ALL, {"player": player})
    else:
        rows = write.connection.execute(FETCHING_ONE, {"player": player, "game": game})
    return [(row.game_id, row.seat, row.seq) for row in rows.all()]


def claim_due(write: Write, now: float, patience: float, most: int) -> list[RowMapping]:
    """Notices to be sent outside now, of those who want it; they come again after some time unless what became of them is noted."""
    wanted = select(notify.c.player_id).where(notify.c.player_id == notices.c.player_id).exists()
    due = select(notices).where(notices.c.state.in_((NEW, SENDING)), notices.c.due <= now, wanted).order_by(notices.c.due).limit(most)
    if write.connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    rows = list(write.connection.execute(due).mappings())
    for row in rows:
        write.connection.execute(_one(row).values(state=SENDING, due=now + patience))
    return rows


def note_sent(write: Write, notice: RowMapping, state: str) -> None:
    write.connection.execute(_one(notice).where(notices.c.state == SENDING).values(state=state))


def _one(row: RowMapping) -> Any:
    keys = (notices.c.game_id, notices.c.seat, notices.c.turn, notices.c.player_id)
    return update(notices).where(*(key == row[key.name] for key in keys))
