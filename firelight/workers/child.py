"""A worker process as an event loop sees it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from firelight.workers.process import Process, Program
from firelight.workers.wire import LENGTH, Message, Unreadable, length, pack, unpack

SECONDS_TO_EXIT = 2.0  # seconds a process gets to end by itself
LOOK_EVERY = 0.01  # seconds between checks while one ends


class Child:
    """For the event loop's thread, which it does not block."""

    def __init__(self, process: Process, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.process = process
        self._reader, self._writer = reader, writer

    @classmethod
    async def start(cls, program: Program) -> Child:
        process = Process(program)
        return cls(process, *await asyncio.open_unix_connection(sock=process.line))

    def send(self, message: Message) -> None:
        self._writer.write(pack(message))

    async def receive(self, seconds: float | None = None) -> Message | None:
        """The next message. TimeoutError if it takes too long; None if the process has ended or sends something unreadable."""
        try:
            async with asyncio.timeout(seconds):
                head = await self._reader.readexactly(LENGTH.size)
                return unpack(await self._reader.readexactly(length(head)))
        except (asyncio.IncompleteReadError, ConnectionError, Unreadable):
            return None

    def close(self) -> None:
        """Let it end: a worker exits when nobody can send it requests any more."""
        self._writer.close()

    def kill(self) -> None:
        self.process.kill()

    async def ended(self) -> str:
        """Wait until it has ended, by force if necessary; returns how it ended."""
        self.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_EXIT):
                await self._gone()
        self.kill()
        await self._gone()
        self.process.end()
        with suppress(ConnectionError):
            await self._writer.wait_closed()
        return self.process.how_it_ended

    async def _gone(self) -> None:
        while self.process.running:
            await asyncio.sleep(LOOK_EVERY)
