"""Backups and the commands for operators."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from firelight.cli import main
from firelight.server.store import StoreError
from firelight.server.store.backup import backup, restore
from tests.server.roomkit import Table, finished, rooms_at, run, seated


def test_a_backup_is_taken_while_the_server_runs_and_restores_everything(any_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        copy = tmp_path / "copy.sqlite3"
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid = table.players[0]
            await table.moves(10)
            await rooms.set_notes(astrid, table.game, "mine")
            over = await rooms.import_record(astrid, finished("emberheart", 2), None)
            assert await asyncio.to_thread(backup, any_url, copy) == 2
            log = await rooms.log(astrid, table.game)
            await table.move()
        with pytest.raises(StoreError, match="exists"):
            backup(any_url, copy)
        with pytest.raises(StoreError, match="not empty"):
            restore(copy, any_url)
        new = f"sqlite:///{tmp_path / 'new.sqlite3'}"
        assert restore(copy, new) == 2
        async with rooms_at(new) as rooms:
            assert await rooms.log(astrid, table.game) == log
            assert await rooms.notes(astrid, table.game) == "mine"
            assert await rooms.record(astrid, over.game) == json.loads(finished("emberheart", 2))
            await Table(rooms, table.game, table.players).moves(3)
        assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.sqlite3"]

    run(work)


def test_from_sqlite_to_postgresql(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.moves(5)
        backup(sqlite_url, tmp_path / "copy.sqlite3")
        restore(tmp_path / "copy.sqlite3", postgres_url)
        async with rooms_at(postgres_url) as rooms:
            await Table(rooms, table.game, table.players).moves(3)
            assert len(await rooms.log(table.players[0], table.game)) == 8

    run(work)


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "text.txt"
    text.write_text("no database " * 100)
    with pytest.raises(StoreError, match="not a Firelight database"):
        restore(text, f"sqlite:///{tmp_path / 'a.sqlite3'}")
    with pytest.raises(StoreError, match="no such file"):
        restore(tmp_path / "none", f"sqlite:///{tmp_path / 'b.sqlite3'}")
    assert main(["backup", str(tmp_path / "c"), "--database", str(tmp_path / "none")]) == 1
    assert "no such database" in capsys.readouterr().err


def test_the_commands(any_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[Table] = []

    async def begin() -> None:
        async with rooms_at(any_url) as rooms:
            tables.append(await seated(rooms, "Astrid", "Bo"))
            tables.append(await seated(rooms, "Cy", "Dee", game="emberheart"))
            for table in tables:
                await table.moves(4)
            if any_url.startswith("sqlite"):
                await asyncio.to_thread(main, ["games", "--delete", tables[0].game, "--database", database])
                assert "in use by another" in capsys.readouterr().err

    database = any_url.removeprefix("sqlite:///")
    run(begin)
    at = ["--database", database]
    first, second = (table.game for table in tables)
    assert main(["games", *at]) == 0
    shown = capsys.readouterr().out
    assert "2 games." in shown and "Astrid" in shown and "to decide" in shown and first in shown
    assert main(["games", "--json", "--state", "playing", *at]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {game["id"] for game in listed} == {first, second} and listed[0]["moves"] == 4
    assert main(["games", "--export", first, "--to", str(tmp_path / "record.json"), *at]) == 0
    assert main(["replay", str(tmp_path / "record.json")]) == 0
    assert main(["games", "--close", first, *at]) == 0
    assert main(["games", "--close", first, *at]) == 1
    assert main(["games", "--delete", second, *at]) == 0
    assert main(["games", "--delete", second, *at]) == 1
    assert main(["games", "--export", second, *at]) == 1
    assert "there is no such game" in capsys.readouterr().err
    assert main(["games", "--json", *at]) == 0
    (left,) = json.loads(capsys.readouterr().out)
    assert (left["id"], left["status"], left["turn"]) == (first, "over", None)
    assert main(["backup", str(tmp_path / "all.sqlite3"), *at]) == 0
    assert main(["restore", str(tmp_path / "all.sqlite3"), "--database", str(tmp_path / "new.sqlite3")]) == 0
    assert "1 game restored" in capsys.readouterr().out
