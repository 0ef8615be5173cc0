"""HTTP connections: how many an address may have open, and how long and how large the head of a request may be."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from firelight.server.addresses import address_of
from firelight.server.errors import Refused
from firelight.server.events import security
from firelight.server.limits import Buckets, Limits, Rate
from firelight.server.wire import Socket, peer_of

HEAD_SECONDS = 10.0  # from opening a connection to the end of the first head
IDLE_SECONDS = 30.0  # from one answer to the end of the next head
HEAD_BYTES = 16 * 1024
HEAD_LINES = 100
WAITING_REQUESTS = 16  # sent on one connection before an earlier one is answered
LOG_LINES = Rate(1 / 60, 1)  # log lines about one address

MALFORMED = Refused("malformed", "this is not an HTTP request", {}, 400)
HEAD_TOO_SLOW = Refused("too-slow", f"the head of a request must be complete within {HEAD_SECONDS:g} seconds", {}, 408)
HEAD_TOO_LARGE = Refused("too-large", f"the head of a request may have {HEAD_BYTES} bytes in {HEAD_LINES} lines", {"most": HEAD_BYTES}, 431)
TOO_MANY_WAITING = Refused("too-many", f"{WAITING_REQUESTS} requests may wait on one connection; read the answers first", {}, 429)


class Stop(Exception):
    """Ends the parsing of a request."""


class Gate:
    """Counts the open connections of this process."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...]) -> None:
        self.limits = limits
        self.trusted = [ipaddress.ip_network(each, strict=False) for each in trusted]
        self.open: Counter[str] = Counter()
        self.total = 0
        self._lines = Buckets(LOG_LINES)

    def enter(self, peer: str) -> str:
        """Admit a connection; returns the name to pass to `leave`."""
        name = address_of({"client": (peer, 0)})
        try:
            self._check(peer, name)
        except Refused:
            if not self._lines.take(name):
                security("connections-refused", address=name, open=self.open[name], total=self.total)
            raise
        self.open[name] += 1
        self.total += 1
        return name

    def _check(self, peer: str, name: str) -> None:
        limits = self.limits
        if self.total >= limits.connections:
            raise Refused("full", "this server has as many connections as it can take; try again later", {}, 503)
        if self.open[name] >= limits.connections_of_address and not self.trusts(peer):
            most = limits.connections_of_address
            raise Refused("too-many-connections", f"one address may have {most} connections open; close some", {"most": most}, 429)

    def trusts(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.trusted)

    def leave(self, name: str) -> None:
        self.total -= 1
        self.open[name] -= 1
        if not self.open[name]:
            del self.open[name]


class Http(HttpToolsProtocol):
    """uvicorn's HTTP connections, with limits on their number and on the heads of requests."""

    def __init__(self, gate: Gate, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.gate = gate
        self._name: str | None = None  # as admitted by the gate
        self._timer: asyncio.TimerHandle | None = None  # runs until a head is complete
        self._in_head = False
        self._fed = 0  # bytes received since the head began
        self._size = 0  # of its complete lines
        self._wrong = MALFORMED

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._name = self.gate.enter(peer_of(transport))
        except Refused as refused:
            self._refuse(refused)
        else:
            self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        if self._name is not None:
            self.gate.leave(self._name)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection belongs to a socket, which leaves the gate when it ends."""
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket) and self._name is not None:
            socket.on_end, self._name = partial(self.gate.leave, self._name), None

    # The head of a request.

    def data_received(self, data: bytes) -> None:
        self._fed += len(data)
        super().data_received(data)
        if self._in_head and self._fed > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._fed = self._size = 0

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self._size += size
        if self._size > HEAD_BYTES or len(self.headers) >= HEAD_LINES:
            self._wrong = HEAD_TOO_LARGE
            raise Stop

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= WAITING_REQUESTS:
            self._wrong = TOO_MANY_WAITING
            raise Stop
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        idle = not self.pipeline
        super().on_response_complete()
        if idle and not self.transport.is_closing():
            self._wait(IDLE_SECONDS)

    # Time.

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._in_head:
            self._refuse(HEAD_TOO_SLOW)
        else:
            self.transport.close()

    # Refusing.

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn for anything that its parser, or a method above, rejects."""
        self._refuse(self._wrong)

    def _refuse(self, refused: Refused) -> None:
        """Send the reason and hang up."""
        body = msgspec.json.encode({"error": refused.data()})
        head = b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\n" % (refused.status, HTTPStatus(refused.status).phrase.encode())
        self.transport.write(head + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body) + body)
        self.transport.close()
