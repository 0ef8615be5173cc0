"""The connection below a WebSocket, with a fast path for nearly all messages of browsers.

The fast path takes a tenth of the processor time: a message goes straight to its reader, without the queues, events
and tasks of the application's layers. Anything unusual (compressed, fragmented, pings, closing) goes through the library.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from firelight.server.addresses import address_of
from firelight.server.events import security
from firelight.server.limits import Buckets, Rate

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WIRE = "firelight.wire"  # an extension in the ASGI scope of sockets: a Wire
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 5}
)
FINAL, CODE = 0x80, 0x0F  # bits of a frame's first byte
TEXT = FINAL | Opcode.TEXT
MASKED = 0x80  # bit of the second byte
OTHER_FRAMES = Rate(20, 400)  # of one client: pings, pongs, parts of messages
PIECE = 4096  # bytes that the library gets at once
SHORT, LONG = 126, 127  # length codes: the real length follows in 2 or 8 bytes


class Wire(Protocol):
    """What readers and writers of messages need from the connection below."""

    on_message: Callable[[bytes], None] | None  # called with each message; None: messages wait in the application's queue
    on_writable: Callable[[], None] | None  # called when writing is possible again

    @property
    def can_write(self) -> bool:
        """False while the client reads too slowly."""

    def send_texts(self, texts: list[bytes]) -> None:
        """Send several messages at once. They are dropped if the client has gone."""

    def stop_reading(self) -> None:
        """Stop reading until `resume_reading`."""

    def resume_reading(self) -> None: ...

    def hang_up(self) -> None:
        """End the connection, even if the client does not read what was sent."""


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's sockets, with a compression window that holds a whole table: the next table differs little, so it takes 1 kB instead of 15.

    Nothing is compressed for a browser on the same machine. Behind a proxy, a browser counts as far away.
    """

    on_end: Callable[[], None] | None = None  # called when the socket ends
    on_message: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    _rest = b""  # the beginning of a frame
    _in_parts = False  # inside a fragmented message
    _on_fast_path = True
    _is_in_frames = False
    _late = 0  # bytes received after the end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        near = is_loopback(peer_of(transport)) and not self.config.proxy_headers
        self.conn = ServerProtocol(extensions=[] if near else [DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)
        self._others = Buckets(OTHER_FRAMES)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_message = self.on_writable = None
        if self.on_end is not None:
            self.on_end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    # Reading.

    def data_received(self, data: bytes) -> None:
        self._late += len(data) if self.close_sent else 0
        if self._late + len(self._rest) > self.config.ws_max_size and self.close_sent:
            self.transport.abort()  # instead of sorting out all that a client sends after the end
        elif not self._on_fast_path:
            self._to_library(data)
        elif not self.handshake_complete:
            # A client that sends before the handshake is answered never gets the fast path: the library may hold part of a frame.
            self._on_fast_path = not self.handshake_initiated
            self._to_library(data)
        else:
            self._rest += data
            self._read_frames()

    def _to_library(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def _read_frames(self) -> None:
        """Handle the complete frames, until reading is to stop. Only then read more: what has arrived stays small."""
        data, at = self._rest, 0
        self._is_in_frames = True
        while self._may_read and (end := frame_end(data, at)):
            self._frame_received(data[at:end])
            at = end
        self._is_in_frames = False
        self._rest = data[at:]
        if self._may_read and len(self._rest) > self.config.ws_max_size:
            self._on_fast_path, rest, self._rest = False, self._rest, b""
            self._to_library(rest)
        if self._may_read:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await self.queue.get()
        if self.queue.empty():
            self.read_paused = False
            self.loop.call_soon(self._go_on)  # after this event
        return event

    def _go_on(self) -> None:
        """Read on where reading stopped."""
        if self._may_read and not self._is_in_frames:
            self._read_frames()

    @property
    def _may_read(self) -> bool:
        return not self.read_paused and not self.transport.is_closing()

    def _frame_received(self, frame: bytes) -> None:
        """Handle a complete frame."""
        first = frame[0]
        if first == TEXT and frame[1] & MASKED and not self._in_parts and self.on_message is not None and not self.close_sent:
            start = head_size(frame)
            text = apply_mask(frame[start:], frame[start - 4 : start])
            if len(text) <= self.config.ws_max_size and is_unicode(text):
                self.on_message(text)
                return
        if first & CODE in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._in_parts = not first & FINAL
        self._to_library(frame)

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        if is_unicode(text):
            self.frames = []
            self.on_message(text)
        else:
            super().send_receive_event_to_app()

    # Frames that are no whole message.

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        """Browsers send few of these. A flood ends the connection at once: nobody may be reading the answers."""
        allowed = not self._others.take("")
        if not allowed and not self.transport.is_closing():
            security("flood", address=address_of({"client": self.client}))
            self.transport.abort()
        return allowed

    # Backpressure.

    def stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self._go_on()

    # Writing.

    def hang_up(self) -> None:
        self.transport.abort()

    @property
    def can_write(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def send_texts(self, texts: list[bytes]) -> None:
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return
        if self.conn.extensions:
            try:
                for text in texts:
                    self.conn.send_text(text)
            except InvalidState:
                return
            self.transport.writelines(self.conn.data_to_send())
        else:
            self.transport.writelines([part for text in texts for part in (text_head(len(text)), text)])


def frame_end(data: bytes, start: int = 0) -> int:
    """The end of the frame that starts there; 0 if it is incomplete."""
    if len(data) < start + 2 or len(data) < (first := start + head_size(data, start)):
        return 0
    short, at = data[start + 1] & ~MASKED, start + 2
    length = short if short < SHORT else int.from_bytes(data[at : at + (2 if short == SHORT else 8)], "big")
    return first + length if len(data) >= first + length else 0


def head_size(data: bytes, start: int = 0) -> int:
    """The size of a frame's head, given its second byte."""
    second = data[start + 1]
    short = second & ~MASKED
    return (2 if short < SHORT else 4 if short == SHORT else 10) + (4 if second & MASKED else 0)


def text_head(length: int) -> bytes:
    """The head of a server's frame with a text of this length."""
    if length < SHORT:
        return bytes((TEXT, length))
    return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") if length < 2**16 else bytes((TEXT, LONG)) + length.to_bytes(8, "big")


def is_unicode(text: bytes) -> bool:
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def peer_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
