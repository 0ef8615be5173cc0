"""Back up a whole database into one SQLite file while the server runs, and restore it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select, text

from firelight.server.store.engines import FileLock, engine_of, file_of, is_sqlite, make_folder, make_private, read_url
from firelight.server.store.errors import StoreError
from firelight.server.store.migrate import check_form, migrate
from firelight.server.store.schema import games, leases, metadata, players

CHUNK = 500


def backup(url: str, target: Path) -> int:
    """Write the database to a file and return how many games it holds. The server may be running."""
    if target.exists():
        raise StoreError(f"{target} exists; choose another name, or move it away")
    source = read_url(url)
    if is_sqlite(source) and not file_of(source).is_file():
        raise StoreError(f"{file_of(source)}: there is no such database")
    make_folder(target.parent)
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    make_private(draft)
    try:
        if is_sqlite(source):
            _copy_file(file_of(source), draft)
        else:
            _copy_to_file(engine_of(source, writes=False), draft)
        count = _seal(draft)
        os.replace(draft, target)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{draft}{end}").unlink(missing_ok=True)
    return count


def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup, which may be of an older version. Returns how many games it holds."""
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file")
    target = read_url(url)
    lock = FileLock(file_of(target)) if is_sqlite(target) else None
    if lock is not None:
        lock.take()
    writing = engine_of(target, writes=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            draft = Path(folder) / "backup.sqlite3"
            _copy_file(source, draft)
            reading = engine_of(read_url(f"sqlite:///{draft}"), writes=True)
            migrate(reading)
            migrate(writing)
            with reading.connect() as old, writing.begin() as new:
                if new.execute(select(func.count()).select_from(players)).scalar_one():
                    raise StoreError("the database is not empty; restore a backup into a new one")
                copy_all(old, new)
                count = int(new.execute(select(func.count()).select_from(games)).scalar_one())
            reading.dispose()
    finally:
        writing.dispose()
        if lock is not None:
            lock.give_back()
    return count


def copy_all(source: Connection, target: Connection) -> None:
    """Copy every row of every table except the leases, which belong to processes."""
    for table in metadata.sorted_tables:
        if table is leases:
            continue
        rows = source.execution_options(yield_per=CHUNK).execute(select(table)).mappings()
        for part in rows.partitions(CHUNK):
            target.execute(insert(table), [dict(row) for row in part])


def _copy_file(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.DatabaseError as reason:
        raise StoreError(f"{source} is not a Firelight database: {reason}") from reason


def _copy_to_file(reading: Engine, target: Path) -> None:
    writing = engine_of(read_url(f"sqlite:///{target}"), writes=True)
    try:
        migrate(writing)
        with reading.connect() as old, writing.begin() as new:
            old.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            check_form(old)
            copy_all(old, new)
    finally:
        writing.dispose()
        reading.dispose()


def _seal(file: Path) -> int:
    """Make the copy a single file, check it, and return how many games it holds."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise StoreError(f"the copy is damaged: {found}")
        try:
            return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.DatabaseError as reason:
            raise StoreError(f"this is not a Firelight database: {reason}") from reason
