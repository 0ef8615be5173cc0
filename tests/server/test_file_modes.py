"""The files of a database and its backups are readable only by the server's user, whatever the umask."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from firelight.server.store.backup import backup, restore
from tests.server.hosted import Hosted
from tests.server.roomkit import people, rooms_at, run

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_can_read_the_files_of_a_server(tmp_path: Path) -> None:
    with Hosted(tmp_path) as server:
        server.person()
        found = {path.name: mode(path) for path in tmp_path.iterdir() if path.is_file()}
    assert {"server.sqlite3", "server.sqlite3-wal", "admin.token"} <= set(found)
    assert set(found.values()) == {0o600}, found


def test_a_database_its_companions_and_backups_are_private(tmp_path: Path) -> None:
    folder, kept = tmp_path / "data", tmp_path / "backups"
    url = f"sqlite:///{folder / 'server.sqlite3'}"

    async def work() -> None:
        async with rooms_at(url) as rooms:
            await people(rooms, "Astrid")
            found = {path.name: mode(path) for path in folder.iterdir()}
            assert found == dict.fromkeys(("server.sqlite3", "server.sqlite3-wal", "server.sqlite3-shm", "server.sqlite3.lock"), 0o600)
            backup(url, kept / "one.sqlite3")

    run(work)
    restore(kept / "one.sqlite3", f"sqlite:///{kept / 'again.sqlite3'}")
    assert mode(folder) == mode(kept) == 0o700
    assert {path.name: mode(path) for path in kept.iterdir()} == dict.fromkeys(
        ("one.sqlite3", "again.sqlite3", "again.sqlite3.lock"), 0o600
    )
