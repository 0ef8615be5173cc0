"""Whoever writes is one: what waits is written together, in one transaction."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from firelight.server import metrics

CHANNEL = "firelight"
TOGETHER = 64
TRIES = 4
CARRY_EVERY = 100  # commits

T = TypeVar("T")


class Write:
    """A transaction under way: its connection, and the messages that go out when it is committed."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.messages: list[dict[str, Any]] = []

    def tell(self, message: dict[str, Any]) -> None:
        """Tell all processes; nobody hears of it unless the transaction is committed."""
        self.messages.append(message)
        if self.connection.dialect.name == "postgresql":
            words = json.dumps(message, separators=(",", ":"))
            self.connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})


@dataclass
class Job(Generic[T]):
    """Something to write, and who waits for it. A change may be tried several times, so it acts on the database alone."""

    key: str
    change: Callable[[Write], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    messages: list[dict[str, Any]] = field(default_factory=list)
    result: T | None = None
    error: BaseException | None = None

    def answer(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


def _answer(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.answer()


class Writer(ABC):
    """`committed` is given the messages of every transaction in the order of the commits."""

    def __init__(self, engine: Engine, committed: Callable[[list[dict[str, Any]]], None]) -> None:
        self.engine = engine
        self.committed = committed
        self.transactions = 0

    @abstractmethod
    async def stop(self) -> None:
        """Write what waits, then end."""

    async def write(self, key: str, change: Callable[[Write], T]) -> T:
        """Returns when the change is committed. Changes with the same key are made in their order."""
        loop = asyncio.get_running_loop()
        job: Job[T] = Job(key, change, loop, loop.create_future())
        self._take(job)
        return await job.future

    @abstractmethod
    def _take(self, job: Job[Any]) -> None:
        """See to it that the job is done and answered."""

    def _commit(self, batch: list[Job[Any]], tries: int = TRIES) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        start = time.perf_counter()
        try:
            with self.engine.begin() as connection:
                for job in batch:
                    write = Write(connection)
                    job.result, job.messages = job.change(write), write.messages
        except Exception as reason:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            elif isinstance(reason, OperationalError) and tries > 1:  # a connection lost, a deadlock broken up
                self._commit(batch, tries - 1)
            else:
                batch[0].error = reason
            return
        self.transactions += 1
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - start)
        self.committed([message for job in batch for message in job.messages])


class ThreadWriter(Writer):
    """In a thread of its own: for a database that has to be waited for."""

    def __init__(self, engine: Engine, committed: Callable[[list[dict[str, Any]]], None]) -> None:
        super().__init__(engine, committed)
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def stop(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _take(self, job: Job[Any]) -> None:
        self._jobs.put(job)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="firelight-writer", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        ending = False
        while not ending:
            batch = [self._jobs.get()]
            while len(batch) < TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get())
            ending = None in batch
            waiting = [job for job in batch if job is not None]
            if waiting:
                # In the order of the keys, so that processes that write the same games never wait for each other in a circle.
                self._commit(sorted(waiting, key=lambda job: job.key))
                for loop in {job.loop for job in waiting}:
                    with suppress(RuntimeError):  # the loop may be gone
                        loop.call_soon_threadsafe(_answer, [job for job in waiting if job.loop is loop])


class LoopWriter(Writer):
    """On the event loop: for an SQLite file. A commit is half a millisecond's work for the processor, and waits for no disk: handing it
    to a thread costs more, and under load that thread would wait long for its turn.

    What does wait for the disk is to carry the log over into the file; a thread does it every so many commits (`carry_over`).
    """

    def __init__(
        self, engine: Engine, committed: Callable[[list[dict[str, Any]]], None], carry_over: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(engine, committed)
        self.carry_over = carry_over
        self._waiting: list[Job[Any]] = []
        self._since = 0
        self._carrying: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        self._flush()
        if self._carrying is not None:
            await self._carrying

    def _take(self, job: Job[Any]) -> None:
        if not self._waiting:
            job.loop.call_soon(self._flush)
        self._waiting.append(job)

    def _flush(self) -> None:
        jobs, self._waiting = self._waiting, []
        if not jobs:
            return
        for first in range(0, len(jobs), TOGETHER):
            self._commit(jobs[first : first + TOGETHER])
        _answer(jobs)
        self._since += 1
        if self._since >= CARRY_EVERY and (self._carrying is None or self._carrying.done()):
            self._since = 0
            self._carrying = asyncio.ensure_future(self.carry_over())
