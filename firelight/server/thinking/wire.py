"""What goes to and fro between a server and its workers: messages of JSON, each with its length before it."""

from __future__ import annotations

import asyncio
import signal
import struct
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

LENGTH = struct.Struct(">I")
LAST_WORDS = 2.0  # seconds for a process that is told to end

Message = dict[str, Any]


def packed(message: Message) -> bytes:
    data = msgspec.json.encode(message)
    return LENGTH.pack(len(data)) + data


def read(file: BinaryIO) -> Message | None:
    """The next message; None where the other side has gone."""
    head = file.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    data = file.read(size)
    return msgspec.json.decode(data, type=Message) if len(data) == size else None


class Child:
    """A worker process and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self.process = process
        self._to, self._from = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: list[str], env: dict[str, str]) -> Child:
        """A process in a session of its own, so that Ctrl-C at the server's terminal reaches only the server."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=env, start_new_session=True))

    @property
    def pid(self) -> int:
        return self.process.pid

    def send(self, message: Message) -> None:
        self._to.write(packed(message))

    async def receive(self, seconds: float | None = None) -> Message | None:
        """The next message, TimeoutError if it takes too long; None when the process has ended or says what cannot be read."""
        try:
            async with asyncio.timeout(seconds):
                head = await self._from.readexactly(LENGTH.size)
                return msgspec.json.decode(await self._from.readexactly(LENGTH.unpack(head)[0]), type=Message)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            return None

    def close(self) -> None:
        """Let it end: a worker goes when nobody can ask it any more."""
        self._to.close()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self) -> str:
        """Wait until it has ended, by force if need be; how it did."""
        self.close()
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.process.wait()
        except TimeoutError:
            self.kill()
            await self.process.wait()
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._from.read()
                await self._to.wait_closed()
        code = self.process.returncode or 0
        return f"exit code {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"
