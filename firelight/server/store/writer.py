"""A single thread writes: all waiting changes go into one transaction."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from firelight.server.store import metrics
from firelight.server.store.prepared import Prepared

CHANNEL = "firelight"
TOGETHER = 64
TRIES = 4
CHECKPOINT_EVERY = 100  # commits
PATIENCE = 12.0  # seconds that a change waits while another program has locked the file
LOOK_EVERY = 250  # milliseconds between checks for changes that have waited too long

T = TypeVar("T")
Messages = list[dict[str, Any]]


class Write:
    """A transaction under way: its connection, and the messages to send once it is committed."""

    def __init__(self, connection: Connection, driver: Any) -> None:
        self.connection = connection
        self.messages: Messages = []
        self._driver = driver

    def run(self, statement: Prepared, **values: Any) -> int:
        """Run one of the prepared statements and return how many rows it changed."""
        return statement.run(self.connection, self._driver, values)

    @property
    def violated(self) -> type[Exception]:
        """The error that `run` raises if a row breaks a constraint."""
        dialect: Any = self.connection.dialect
        found: type[Exception] = dialect.dbapi.IntegrityError
        return found

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message to all processes, but only if the transaction is committed."""
        self.messages.append(message)
        if self.connection.dialect.name == "postgresql":
            words = json.dumps(message, separators=(",", ":"))
            self.connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})


@dataclass
class Job(Generic[T]):
    """A change and its result. It may be tried several times, so it must act on the database alone."""

    key: str
    change: Callable[[Write], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    until: float = field(default_factory=lambda: time.monotonic() + PATIENCE)
    messages: Messages = field(default_factory=list)
    result: T | None = None
    error: BaseException | None = None

    def answer(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer(ABC):
    """`committed` is called on the event loop with the messages of every transaction, in commit order."""

    def __init__(self, engine: Engine, committed: Callable[[Messages], None]) -> None:
        self.engine = engine
        self.committed = committed
        self.transactions = 0
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._ending = False

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    async def write(self, key: str, change: Callable[[Write], T]) -> T:
        """Make a change; returns once it is committed. Changes with the same key are made in order."""
        loop = asyncio.get_running_loop()
        job: Job[T] = Job(key, change, loop, loop.create_future())
        self._jobs.put(job)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="firelight-writer", daemon=True)
            self._thread.start()
        return await job.future

    # In the thread.

    def _run(self) -> None:
        while not self._ending:
            job = self._jobs.get()
            if job is None:
                return
            batch = [job]
            self._gather(batch)
            self._commit(batch)

    def _gather(self, batch: list[Job[Any]]) -> None:
        """Add the waiting jobs to the batch."""
        while len(batch) < TOGETHER and not self._ending and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._ending = True
            else:
                batch.append(job)

    def _answer(self, jobs: list[Job[Any]]) -> None:
        for loop in {job.loop for job in jobs}:
            with suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(self._answered, loop, [job for job in jobs if job.loop is loop])

    def _answered(self, loop: asyncio.AbstractEventLoop, jobs: list[Job[Any]]) -> None:
        """On the event loop: first resume those who wrote, then send the messages to everybody."""
        for job in jobs:
            job.answer()
        if messages := [message for job in jobs if job.error is None for message in job.messages]:
            loop.call_soon(self.committed, messages)

    def _commit(self, batch: list[Job[Any]], tries: int = TRIES) -> None:
        """Write all in one transaction or, if one of them fails, each in its own; and answer them."""
        start = time.perf_counter()
        try:
            with self._transaction(batch) as (connection, driver):
                for job in batch:
                    write = Write(connection, driver)
                    job.result, job.messages = job.change(write), write.messages
        except Exception as reason:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            if tries > 1 and self._is_passing(reason):
                self._commit(batch, tries - 1)
                return
            for job in batch:
                job.error = self._translated(reason)
        else:
            self.transactions += 1
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - start)
        self._answer(batch)

    def _translated(self, reason: Exception) -> Exception:
        """An error of the driver as SQLAlchemy would raise it."""
        dialect: Any = self.engine.dialect
        if not isinstance(reason, dialect.dbapi.Error):
            return reason
        found: Exception = DBAPIError.instance("", None, reason, dialect.dbapi.Error, dialect=dialect)
        return found

    @abstractmethod
    def _transaction(self, batch: list[Job[Any]]) -> Any:
        """A context manager that yields its connection, and that of the driver."""

    @abstractmethod
    def _is_passing(self, reason: Exception) -> bool:
        """Whether a retry may succeed."""


class PostgresWriter(Writer):
    @contextmanager
    def _transaction(self, batch: list[Job[Any]]) -> Iterator[tuple[Connection, Any]]:
        # In the order of the keys, so that processes that write the same games cannot deadlock.
        batch.sort(key=lambda job: job.key)
        with self.engine.begin() as connection:
            yield connection, connection.connection.driver_connection

    def _is_passing(self, reason: Exception) -> bool:
        """A lost connection, or a deadlock that was broken."""
        dialect: Any = self.engine.dialect
        return isinstance(reason, (OperationalError, dialect.dbapi.OperationalError))


class SqliteWriter(Writer):
    """The thread keeps one connection for good. Each driver call releases the interpreter lock and waits to get it back, so a
    transaction makes as few calls as possible.

    Another thread checkpoints the write-ahead log every so many commits (`checkpoint`).
    """

    def __init__(self, engine: Engine, committed: Callable[[Messages], None], checkpoint: Callable[[], Awaitable[None]]) -> None:
        super().__init__(engine, committed)
        self.checkpoint = checkpoint
        self._since = 0
        self._checkpointing: asyncio.Task[None] | None = None
        self._connection: Connection | None = None

    async def stop(self) -> None:
        await super().stop()
        if self._checkpointing is not None:
            await self._checkpointing

    def _run(self) -> None:
        try:
            super()._run()
        finally:
            if self._connection is not None:
                self._connection.close()

    def _answered(self, loop: asyncio.AbstractEventLoop, jobs: list[Job[Any]]) -> None:
        super()._answered(loop, jobs)
        self._since += 1
        if self._since >= CHECKPOINT_EVERY and (self._checkpointing is None or self._checkpointing.done()):
            self._since = 0
            self._checkpointing = asyncio.ensure_future(self.checkpoint())

    @contextmanager
    def _transaction(self, batch: list[Job[Any]]) -> Iterator[tuple[Connection, Any]]:
        if self._connection is None:
            self._connection = self.engine.connect()
            self._connection.connection.driver_connection.execute(f"PRAGMA busy_timeout={LOOK_EVERY}")  # type: ignore[union-attr]
        connection = self._connection
        driver: Any = connection.connection.driver_connection
        self._begin(driver, batch)
        try:
            yield connection, driver
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        finally:
            if connection.in_transaction():  # SQLAlchemy's own, which has nothing left to end
                connection.rollback()

    def _begin(self, driver: Any, batch: list[Job[Any]]) -> None:
        """Wait for a file that another program has locked. More jobs may arrive meanwhile; those that have waited too long are told so."""
        while True:
            try:
                driver.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as reason:
                if reason.sqlite_errorcode != sqlite3.SQLITE_BUSY or not self._still_wait(batch, reason):
                    raise

    def _still_wait(self, batch: list[Job[Any]], reason: Exception) -> bool:
        now = time.monotonic()
        late = [job for job in batch if job.until < now]
        for job in late:
            job.error = self._translated(reason)
        batch[:] = [job for job in batch if job.until >= now]
        self._answer(late)
        self._gather(batch)
        return bool(batch)

    def _is_passing(self, reason: Exception) -> bool:
        """Not for a locked file: that has already been waited for."""
        found = reason.orig if isinstance(reason, OperationalError) else reason
        return isinstance(found, sqlite3.OperationalError) and found.sqlite_errorcode != sqlite3.SQLITE_BUSY
