"""Another program has locked the SQLite file: moves wait, everything else continues, and nothing is lost or duplicated."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import ClientConnection, connect

from firelight.server.faults import fault_of
from firelight.server.settings import Settings, read_settings
from firelight.server.store import Store, writer
from firelight.server.store.schema import players
from firelight.server.store.writer import Write
from firelight.server.web_server import rooms_of
from tests.server import processes
from tests.server.processes import Person, Served, log_of
from tests.server.roomkit import run, until

LOCKED = 6.0  # seconds
PINGS = 10


@asynccontextmanager
async def talking(person: Person) -> AsyncIterator[ClientConnection]:
    url = f"{person.server.address.replace('http', 'ws', 1)}/api/socket"
    async with connect(url, additional_headers=person.headers, max_size=None) as socket:
        yield socket


async def next_of(socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in (kind, "refused") and all(message.get(name) == value for name, value in fields.items()):
            assert message["type"] == kind, message
            return message


async def ping_until(socket: ClientConnection, end: float) -> None:
    """Send pings one at a time, each after the answer to the last."""
    number = 0
    while number < PINGS or time.monotonic() < end:
        await socket.send(json.dumps({"do": "ping", "ref": number}))
        await next_of(socket, "pong", ref=number)
        number += 1
        await asyncio.sleep(0.05)


async def kinds_heard(socket: ClientConnection) -> set[str]:
    """The kinds of all unread messages."""
    kinds = set()
    with suppress(TimeoutError):
        async with asyncio.timeout(0.1):
            while True:
                kinds.add(json.loads(await socket.recv())["type"])
    return kinds


def locked(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=30)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_a_server_answers_while_its_database_is_locked(tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "server.sqlite3"
        server = Served(str(file), bots=0)
        await server.start()
        try:
            ann, ben = await Person.new(server, "Ann"), await Person.new(server, "Ben")
            game = (await ann.new_game("bonfire", "me me"))["id"]
            async with talking(ann) as playing, talking(ben) as waiting:
                await playing.send(json.dumps({"do": "open", "game": game}))
                table = await next_of(playing, "table")
                move = {
                    "do": "move",
                    "game": game,
                    "id": "once",
                    "seat": table["deciding"],
                    "at": 0,
                    "moves": [table["options"][0]["move"]],
                }
                with closing(locked(file)) as lock:
                    for _ in range(3):
                        await playing.send(json.dumps(move))
                    await ping_until(waiting, time.monotonic() + LOCKED)
                    assert (await ben.ask("GET", "/api/me"))["name"] == "Ben"
                    assert not await kinds_heard(playing) & {"done", "refused"}, "others are answered while the moves wait, not afterwards"
                    lock.execute("ROLLBACK")
                for _ in range(3):
                    done = await next_of(playing, "done", id="once")
                    assert done["seq"] == table["seq"] + 1
                assert [line["move"] for line in await log_of(ann, game)] == move["moves"]
        finally:
            await server.kill()

    processes.run(work)


def add(name: str) -> Any:
    def change(write: Write) -> str:
        write.connection.execute(insert(players).values(id=name, name=name, created=1.0, seen=1.0))
        return name

    return change


async def count(store: Store) -> int:
    return int(await store.read(lambda c: c.execute(select(func.count()).select_from(players)).scalar_one()))


def test_who_has_waited_too_long_is_refused_and_can_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 5.0)

    async def work() -> None:
        file = tmp_path / "server.sqlite3"
        store = Store(f"sqlite:///{file}")
        await store.start()
        await store.write("a", add("a"))
        with closing(locked(file)) as lock:
            early = [asyncio.create_task(store.write(name, add(name))) for name in "bc"]
            await asyncio.sleep(3.0)
            late = [asyncio.create_task(store.write(name, add(name))) for name in "de"]
            found = await asyncio.gather(*early, return_exceptions=True)
            assert all(isinstance(reason, OperationalError) for reason in found)
            refused = fault_of(found[0])
            assert refused is not None and (refused.code, refused.status) == ("no-database", 503)
            assert not any(task.done() for task in late)
            lock.execute("ROLLBACK")
        assert await asyncio.gather(*late) == ["d", "e"]
        assert await store.write("b", add("b")) == "b"
        assert await count(store) == 4
        await store.stop()

    run(work)


def test_what_waits_for_the_lock_is_written_together(tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "server.sqlite3"
        store = Store(f"sqlite:///{file}")
        await store.start()
        await store.write("first", add("first"))
        before = store.transactions
        with closing(locked(file)) as lock:
            tasks = []
            for number in range(30):
                tasks.append(asyncio.create_task(store.write(str(number), add(str(number % 29)))))
                await asyncio.sleep(0.02)
            lock.execute("ROLLBACK")
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(each, Exception) for each in found] == [False] * 29 + [True]
        assert await count(store) == 30
        assert store.transactions - before < 35
        await store.stop()

    run(work)


@pytest.mark.parametrize(("chosen", "level"), [(None, 2), ("full", 2), ("normal", 1)])
def test_the_durability_that_was_chosen_reaches_the_database(chosen: str | None, level: int, tmp_path: Path) -> None:
    settings = read_settings({"database": str(tmp_path / "x.sqlite3"), "bot_processes": "0", "durability": chosen}, {})
    assert Settings().durability == "full"

    async def work() -> None:
        store = rooms_of(settings).store
        await store.start()
        found = await store.write("x", lambda write: write.connection.exec_driver_sql("PRAGMA synchronous").scalar())
        assert found == level
        await store.stop()

    run(work)


def test_a_writer_that_failed_goes_on(tmp_path: Path) -> None:
    """An aborted change leaves no transaction behind."""

    def fail(write: Write) -> None:
        add("lost")(write)
        raise RuntimeError("no")

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}")
        await store.start()
        for number in range(3):
            with pytest.raises(RuntimeError):
                await store.write("x", fail)
            await store.write("y", add(str(number)))
        assert await count(store) == 3
        with closing(locked(tmp_path / "server.sqlite3")):
            pass
        heard: list[Any] = []
        store.bus.subscribe(heard.append)
        await store.write("z", lambda write: write.tell({"t": "test"}))
        await until(lambda: heard == [{"t": "test"}])
        await store.stop()

    run(work)
