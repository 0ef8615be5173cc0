"""Connections to SQLite and PostgreSQL, set up for a server."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from firelight.server.store.errors import StoreError

if os.name == "nt":
    import msvcrt
else:
    import fcntl

READERS = 4
FULL, NORMAL = "full", "normal"  # SQLite: a commit waits for the disk, or a power failure may lose the last ones
JSON: dict[str, Any] = {"json_serializer": lambda data: msgspec.json.encode(data).decode(), "json_deserializer": msgspec.json.decode}
PRAGMAS = (
    "journal_mode=WAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",
    "wal_autocheckpoint=20000",  # pages; `checkpoint` comes long before
)


def read_url(text: str) -> URL:
    """Parse the URL of a supported database."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(f"{text!r} is not a database URL; expected sqlite:///FILE or postgresql://user@host/name") from None
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise StoreError("an SQLite database in memory would be lost; name a file: sqlite:///FILE")
        return url.set(drivername="sqlite+pysqlite")
    if url.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise StoreError("PostgreSQL needs another package: pip install 'firelight[postgres]'")
        return url.set(drivername="postgresql+psycopg")
    raise StoreError(f"{url.get_backend_name()} is not supported; expected sqlite:///FILE or postgresql://user@host/name")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(url.database or "").absolute()


def make_folder(folder: Path) -> None:
    """Create a folder, if it does not exist, that only its owner may read."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """Create an empty file for its owner alone, if there is none. SQLite gives the files beside it the same mode."""
    with suppress(OSError):  # opening it will tell why it cannot be created
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def engine_of(url: URL, writes: bool, durability: str = FULL) -> Engine:
    """Connections for readers, or the writer's connection."""
    if not is_sqlite(url):
        size = 1 if writes else READERS
        return create_engine(url, pool_size=size, max_overflow=0 if writes else READERS, pool_pre_ping=True, **JSON)
    make_folder(file_of(url).parent)
    arguments = {"check_same_thread": False, "isolation_level": None}
    engine = create_engine(url, pool_size=1 if writes else READERS, connect_args=arguments, **JSON)
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "do_connect")
    def _connecting(*_: Any) -> None:
        make_private(file_of(url))

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        for pragma in (*PRAGMAS, f"synchronous={durability}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begun(connection: Any) -> None:
        if not connection.connection.driver_connection.in_transaction:  # the writer begins its transactions without SQLAlchemy
            connection.exec_driver_sql(begin)

    return engine


def checkpoint(engine: Engine) -> None:
    """Checkpoint SQLite's write-ahead log into the file. Only the caller waits for it."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()


class FileLock:
    """Held by the one process that may write to an SQLite file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(f"{database.name}.lock")
        self._file: Any = None

    def take(self) -> None:
        make_folder(self.path.parent)
        make_private(self.path)
        file = open(self.path, "a+", encoding="ascii")  # noqa: SIM115
        try:
            if os.name == "nt":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise StoreError(
                f"{self.database} is in use by another Firelight process. Stop it first, or use PostgreSQL, which several can share"
            ) from None
        self._file = file

    def give_back(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
