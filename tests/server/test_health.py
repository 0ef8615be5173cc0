"""Faults of the database and the disk: what players are told, what health checks report, what is logged."""

from __future__ import annotations

import errno
import json
import resource
import secrets
import sqlite3
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from firelight.server.errors import Refused
from firelight.server.faults import fault_of
from firelight.server.health import Health
from firelight.server.store.faults import Outages
from tests.server.hosted import Hosted
from tests.server.roomkit import rooms_at, run
from tests.server.serving import PATIENCE, Person, Talk, wait_for

OUTAGE = 20.0  # seconds
MOST_LINES = 20


# Health.


def test_ready_is_a_real_write_and_live_is_not(any_url: str, tmp_path: Path) -> None:
    with Hosted(tmp_path, any_url.removeprefix("sqlite:///")) as server:
        assert server.get("/api/live").json()["ok"]
        ready = server.get("/api/ready").json()
        assert ready["ok"] and ready["write_ms"] > 0 and set(ready) == set(server.get("/api/health").json())
        assert server.get("/api/ready", Host="anything.example").status_code == 200


def test_asking_often_costs_nothing(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            health = Health(rooms.store)
            before = rooms.store.transactions
            for _ in range(200):
                await health.check()
            assert rooms.store.transactions - before < 20

    run(work)


# A full disk.


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path, None, "--log-format", "json") as server:
        yield server


def fill_disk(server: Hosted) -> None:
    """Keep the server's files from growing, as on a full disk."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))


def clear_disk(server: Hosted) -> None:
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def begin(server: Hosted) -> tuple[Person, str, Talk, dict[str, Any]]:
    astrid = server.person()
    game: str = astrid.new_game(seats="me me")["id"]
    talk = astrid.socket()
    return astrid, game, talk, talk.open(game)


def move(game: str, table: dict[str, Any], name: str) -> dict[str, Any]:
    first = table["options"][0]["move"]
    return {"do": "move", "game": game, "id": name, "seat": table["deciding"], "at": table["move"], "moves": [first]}


def test_a_full_disk_is_called_a_full_disk(hosted: Hosted) -> None:
    astrid, game, talk, table = begin(hosted)
    assert hosted.get("/api/ready").status_code == 200
    fill_disk(hosted)
    for number in range(30):
        refused = talk.ask(move(game, table, f"full {number}"))
        assert refused["error"]["code"] == "disk-full" and "Tell the operator" in refused["error"]["message"]
    assert astrid.ask("POST", "/api/games", {"game": "bonfire", "seats": [{"kind": "me"}]}, 503)["error"]["code"] == "disk-full"
    wait_for(lambda: hosted.get("/api/ready").status_code == 503)
    assert hosted.get("/api/health").json()["error"]["code"] == "disk-full"
    assert hosted.get("/api/live").status_code == 200
    assert astrid.ask("GET", f"/api/games/{game}")["moves"] == 0
    clear_disk(hosted)
    wait_for(lambda: hosted.get("/api/ready").status_code == 200)
    assert talk.ask(move(game, table, "full 0"))["type"] == "done"
    assert astrid.ask("GET", f"/api/games/{game}")["moves"] == 1
    wait_for(lambda: any("is over" in line for line in hosted.lines))
    about = [line for line in map(json.loads, hosted.lines) if line["logger"] == "firelight.database"]
    assert [("begins" in line["message"], "is over" in line["message"]) for line in about] == [(True, False), (False, True)]
    assert not any("Traceback" in line for line in hosted.lines)


def test_errors_are_told_apart() -> None:
    assert code_of(OSError(errno.ENOSPC, "full")) == "disk-full"
    assert code_of(OSError(errno.ECONNRESET, "reset")) is None
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        connection.execute(text("PRAGMA max_page_count = 2"))
        full = error_of(lambda: connection.execute(text("CREATE TABLE big AS SELECT zeroblob(100000) AS x")))
        assert isinstance(full.__cause__, sqlite3.OperationalError) and code_of(full) == "disk-full"
        assert code_of(error_of(lambda: connection.execute(text("SELECT * FROM nothing")))) is None
    assert code_of(IntegrityError("", {}, sqlite3.IntegrityError("twice"))) is None


def test_errors_of_postgresql_are_told_apart(postgres_url: str) -> None:
    import psycopg

    assert code_of(DBAPIError("", {}, psycopg.errors.DiskFull("could not extend file"))) == "disk-full"
    assert code_of(DBAPIError("", {}, psycopg.errors.AdminShutdown("terminating"))) == "no-database"
    nowhere = create_engine("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    assert code_of(error_of(nowhere.connect)) == "no-database"
    here = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with here.connect() as connection:
        assert code_of(error_of(lambda: connection.execute(text("SELECT * FROM nothing")))) is None
    here.dispose()


def code_of(error: BaseException) -> str | None:
    found = fault_of(error)
    return None if found is None else found.code


def error_of(act: Callable[[], object]) -> SQLAlchemyError:
    with pytest.raises(SQLAlchemyError) as found:
        act()
    return found.value


def test_an_outage_is_a_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    outages = Outages(lambda: now[0])
    lost = DBAPIError("", {}, sqlite3.OperationalError("unable to open database file"))
    for _ in range(2000):
        now[0] += 0.01
        outages.failed(lost)
        outages.written()  # a successful write
    outages.failed(Refused("other", "no fault"))
    now[0] += 2
    outages.written()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 3
    assert "no-database begins" in said[0] and "unable to open database file" in said[0]
    assert "more requests failed in the last 10 s" in said[1]
    assert "is over after 22 s; 2000 requests failed" in said[2]
    assert not outages.current


# A database that goes away.


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A database server for one test, which may stop it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

    folder = Path(tempfile.gettempdir()) / f"firelight-outage-{secrets.token_hex(6)}"
    folder.mkdir()
    server = get_server(folder, cleanup_mode="delete")
    yield server
    server.cleanup()


def stop(server: Any) -> None:
    """Stop it at once, as if its machine failed."""
    from pgserver import _commands

    pg_ctl: Any = getattr(_commands, "pg_ctl")  # noqa: B009 - made when it is imported
    pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=server.pgdata, user=server.system_user)


class Load:
    """People who keep sending requests, whatever happens."""

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.codes: set[tuple[int, str]] = set()
        self.asked = 0
        self._ending = threading.Event()
        self._threads = [threading.Thread(target=self._ask, args=(path,)) for path in ("/api/games", "/api/me", "/api/series")]

    def __enter__(self) -> Load:
        self.people = [self.server.person(f"Asker {number}") for number, _ in enumerate(self._threads)]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def _ask(self, path: str) -> None:
        person = self.people[len(path) % len(self.people)]
        with httpx.Client(base_url=self.server.address, cookies=person.http.cookies, timeout=PATIENCE) as http:
            while not self._ending.wait(0.1):
                reply = http.get(path)
                self.asked += 1
                self.codes.add((reply.status_code, "" if reply.is_success else reply.json()["error"]["code"]))


def test_a_database_that_is_away_for_20_seconds(own_postgres: Any, tmp_path: Path) -> None:
    with Hosted(tmp_path, own_postgres.get_uri(), "--log-format", "json") as server:
        astrid, game, talk, table = begin(server)
        assert talk.ask(move(game, table, "first"))["type"] == "done"
        table = next(message for message in reversed(talk.heard) if message["type"] == "change")
        before = len(server.lines)
        with Load(server) as load:
            time.sleep(1)
            stop(own_postgres)
            wait_for(lambda: server.get("/api/ready").status_code == 503)
            gone = time.monotonic()
            number = 0
            while time.monotonic() < gone + OUTAGE:
                number += 1
                refused = talk.ask(move(game, table, f"away {number}"))
                assert refused["error"]["code"] == "no-database", refused
                assert server.get("/api/live").status_code == 200
                time.sleep(0.1)
            assert server.get("/api/health").json()["error"]["code"] == "no-database"
            with astrid.socket() as late:
                assert late.closed() == 1013
                assert late.heard[-1]["error"]["code"] == "no-database"
            own_postgres.ensure_postgres_running()
            wait_for(lambda: server.get("/api/ready").status_code == 200)
            wait_for(lambda: any("is over" in line for line in server.lines))
            assert talk.ask(move(game, table, "again"))["type"] == "done"
        assert load.codes == {(200, ""), (503, "no-database")} and load.asked > 100
        said = server.lines[before:]
        assert len(said) < MOST_LINES, said
        assert not any("Traceback" in line for line in said)
        messages = [json.loads(line)["message"] for line in said]
        assert sum("no-database begins" in message for message in messages) == 1
        assert sum("no-database is over" in message for message in messages) == 1
