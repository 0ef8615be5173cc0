"""The database as the server uses it: many readers, one writer, and a bus that announces what was written."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from firelight.server.store.bus import Bus, PostgresBus
from firelight.server.store.engines import FULL, READERS, FileLock, checkpoint, engine_of, file_of, is_sqlite, read_url
from firelight.server.store.errors import StoreError
from firelight.server.store.faults import OUTAGES
from firelight.server.store.migrate import migrate
from firelight.server.store.writer import PostgresWriter, SqliteWriter, Write, Writer

__all__ = ["Store", "StoreError", "Write"]

T = TypeVar("T")

log = logging.getLogger("firelight.server")


class Store:
    """`sqlite:///FILE` for one process, `postgresql://…` for several. `durability`: see `firelight.server.store.engines`."""

    def __init__(self, url: str, durability: str = FULL) -> None:
        self.url = read_url(url)
        self.shared = not is_sqlite(self.url)  # several processes may use it
        self.process = secrets.token_hex(8)  # identifies this process among the others
        self.bus: Bus = PostgresBus(self.url) if self.shared else Bus()
        self._lock = None if self.shared else FileLock(file_of(self.url))
        self._writing = engine_of(self.url, writes=True, durability=durability)
        self._reading = engine_of(self.url, writes=False)
        self._readers = ThreadPoolExecutor(READERS, "firelight-reader")
        self._writer: Writer = (
            PostgresWriter(self._writing, self.bus.committed)
            if self.shared
            else SqliteWriter(self._writing, self.bus.committed, self._checkpoint)
        )

    async def start(self) -> None:
        """Lock the file, migrate the database, start writing and listening."""
        if self._lock is not None:
            self._lock.take()
        try:
            await asyncio.to_thread(migrate, self._writing)
        except OperationalError as reason:
            self._close()
            detail = str(reason.orig).strip().splitlines()[0]
            raise StoreError(f"the database {self.url.render_as_string()} cannot be opened: {detail}") from reason
        except BaseException:
            self._close()
            raise
        self.bus.start()

    async def stop(self) -> None:
        """Stop, after writing everything that was requested."""
        await self._writer.stop()
        await asyncio.to_thread(self.bus.stop)
        await asyncio.to_thread(self._readers.shutdown)
        self._close()

    def _close(self) -> None:
        self._writing.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.give_back()

    async def read(self, query: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)
        except Exception as reason:
            OUTAGES.failed(reason)
            raise

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return query(connection)

    async def _checkpoint(self) -> None:
        """Checkpoint an SQLite file while writing goes on. A failure is retried later."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._readers, checkpoint, self._reading)
        except (sqlite3.Error, SQLAlchemyError) as reason:
            log.warning("could not checkpoint the database: %s", reason)

    async def write(self, key: str, change: Callable[[Write], T]) -> T:
        """Make a change; returns once it is committed. `key` is the game or player that is changed."""
        try:
            return await self._writer.write(key, change)
        except Exception as reason:
            OUTAGES.failed(reason)
            raise

    @property
    def transactions(self) -> int:
        """How many transactions have been committed."""
        return self._writer.transactions
