"""A real reverse proxy for tests, which strips a folder from every path."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from types import TracebackType
from urllib.parse import urlsplit

HEAD_BYTES = 64 * 1024


class Stripping:
    """`with Stripping(address, "/firelight") as proxy:` forwards what comes to `proxy.address`, with a connection for each request."""

    def __init__(self, target: str, folder: str) -> None:
        parts = urlsplit(target)
        self.target = parts.hostname, parts.port
        self.folder = folder.encode()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def __enter__(self) -> Stripping:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0, limit=HEAD_BYTES)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._end.wait()
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            first, _, rest = head.partition(b"\r\n")
            method, path, version = first.split(b" ")
            if not path.startswith(self.folder + b"/"):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                if b"upgrade: websocket" not in rest.lower():
                    rest = b"\r\n".join(line for line in rest.split(b"\r\n") if not line.lower().startswith(b"connection:"))
                    rest = b"Connection: close\r\n" + rest
                there, to = await asyncio.open_connection(*self.target)
                to.write(b" ".join((method, path.removeprefix(self.folder), version)) + b"\r\n" + rest)
                await asyncio.gather(_copy(reader, to), _copy(there, writer))
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()
