"""The database: forms, group commit, messages between processes, locks, backups."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, func, insert, select, text

from firelight.server.store import Store, StoreError, writer
from firelight.server.store import store as store_module
from firelight.server.store.engines import engine_of, read_url
from firelight.server.store.migrate import form_of, migrate, newest
from firelight.server.store.schema import metadata, players
from firelight.server.store.writer import Write
from tests.server.roomkit import run, until


def add(name: str) -> Any:
    def change(write: Write) -> str:
        write.connection.execute(insert(players).values(id=name, name=name, created=1.0, seen=1.0))
        write.tell({"t": "test", "name": name})
        return name

    return change


def test_migrations_lead_to_the_tables_and_do_nothing_twice(any_url: str) -> None:
    engine = engine_of(read_url(any_url), writes=True)
    for _ in range(2):
        migrate(engine)
        with engine.connect() as connection:
            assert form_of(connection) == newest()
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_several_processes_may_migrate_at_the_same_time(postgres_url: str) -> None:
    async def work() -> None:
        stores = [Store(postgres_url) for _ in range(3)]
        await asyncio.gather(*(store.start() for store in stores))
        for store in stores:
            await store.stop()

    run(work)


def test_a_database_of_a_newer_version_is_refused(any_url: str) -> None:
    engine = engine_of(read_url(any_url), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        migrate(engine)
    engine.dispose()


def test_what_waits_is_written_together_and_one_failure_harms_nobody(any_url: str) -> None:
    async def work() -> None:
        store = Store(any_url)
        await store.start()
        heard: list[dict[str, Any]] = []
        store.bus.subscribe(heard.append)
        names = [str(number % 90) for number in range(100)]
        results = await asyncio.gather(*(store.write(name, add(name)) for name in names), return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 10
        assert store.transactions < 50
        assert await store.read(lambda c: c.execute(select(func.count()).select_from(players)).scalar()) == 90
        await until(lambda: len(heard) == 90)
        await store.stop()
        assert sorted(message["name"] for message in heard) == sorted(map(str, range(90)))

    run(work)


def test_all_that_was_asked_for_is_written_before_the_end(any_url: str) -> None:
    async def work() -> None:
        store = Store(any_url)
        await store.start()
        writing = [asyncio.create_task(store.write(str(number), add(str(number)))) for number in range(50)]
        await asyncio.sleep(0)
        await store.stop()
        assert [await task for task in writing] == [str(number) for number in range(50)]

    run(work)


def test_the_log_of_sqlite_is_carried_over_while_it_is_written(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_EVERY", 5)
    file = Path(sqlite_url.removeprefix("sqlite:///"))

    async def work() -> None:
        store = Store(sqlite_url)
        await store.start()
        before = file.stat().st_size
        for number in range(300):
            await store.write(str(number), add(f"{number}{'x' * 100}"))
        await until(lambda: file.stat().st_size > before)
        assert await store.read(lambda c: c.execute(select(func.count()).select_from(players)).scalar()) == 300
        await store.stop()

    run(work)


def test_a_failed_checkpoint_harms_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(engine: Engine) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(writer, "CHECKPOINT_EVERY", 1)
    monkeypatch.setattr(store_module, "checkpoint", fail)

    async def work() -> None:
        store = Store(sqlite_url)
        await store.start()
        for number in range(3):
            await store.write(str(number), add(str(number)))
        await store.stop()
        again = Store(sqlite_url)
        await again.start()
        assert await again.read(lambda c: c.execute(select(func.count()).select_from(players)).scalar()) == 3
        await again.stop()

    run(work)
    assert "could not checkpoint the database: disk I/O error" in caplog.text


def test_processes_hear_of_each_other(postgres_url: str) -> None:
    async def work() -> None:
        one, two = Store(postgres_url), Store(postgres_url)
        await one.start()
        await two.start()
        heard: list[dict[str, Any]] = []
        two.bus.subscribe(heard.append)
        await one.write("a", add("a"))
        await until(lambda: heard)
        assert heard[0] == {"t": "test", "name": "a"}
        await one.stop()
        await two.stop()

    run(work)


def test_a_lost_connection_comes_back_and_says_so(postgres_url: str) -> None:
    async def work() -> None:
        store = Store(postgres_url)
        await store.start()
        heard: list[dict[str, Any]] = []
        store.bus.subscribe(heard.append)
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        engine = engine_of(read_url(postgres_url), writes=True)
        with engine.begin() as connection:
            connection.execute(text(ending))
        engine.dispose()
        await until(lambda: {"t": "lost"} in heard)
        await store.write("b", add("b"))
        await until(lambda: {"t": "test", "name": "b"} in heard)
        await store.stop()

    run(work)


def test_an_sqlite_file_belongs_to_one_process(sqlite_url: str) -> None:
    async def work() -> None:
        store = Store(sqlite_url)
        await store.start()
        with pytest.raises(StoreError, match="in use by another"):
            await Store(sqlite_url).start()
        await store.stop()
        again = Store(sqlite_url)
        await again.start()
        await again.stop()

    run(work)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite://", "in memory"),
        ("mysql://x/y", "is not supported"),
        ("nonsense", "not a database URL"),
    ],
)
def test_databases_that_cannot_be_used(url: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason):
        Store(url)


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(Store("postgresql://nobody@127.0.0.1:1/none").start())


def test_no_password_is_shown(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store("postgresql://nobody:hush@127.0.0.1:1/none").start())
    assert "hush" not in str(refused.value)
