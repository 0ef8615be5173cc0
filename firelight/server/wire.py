"""The connection below a WebSocket, with a fast path for nearly all messages of browsers.

The fast path takes a tenth of the processor time: a message goes straight to its reader, without the queues, events
and tasks of the application's layers. Anything unusual (compressed, fragmented, pings, closing) goes through the library.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        near = is_loopback(peer_of(transport)) and not self.config.proxy_headers
        self.conn = ServerProtocol(extensions=[] if near else [DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)
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
        if not self._on_fast_path:
            super().data_received(data)
        elif not self.handshake_complete:
            # A client that sends before the handshake is answered never gets the fast path: the library may hold part of a frame.
            self._on_fast_path = not self.handshake_initiated
            super().data_received(data)
        else:
            self._rest += data
            while self._on_fast_path and (end := frame_end(self._rest)):
                frame, self._rest = self._rest[:end], self._rest[end:]
                self._frame_received(frame)
            if self._rest and (not self._on_fast_path or len(self._rest) > self.config.ws_max_size):
                self._leave_fast_path()

    def _leave_fast_path(self) -> None:
        self._on_fast_path, rest, self._rest = False, self._rest, b""
        super().data_received(rest)

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
        super().data_received(frame)

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

    def stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing.

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


def frame_end(data: bytes) -> int:
    """The end of the first frame; 0 if it is incomplete."""
    size = head_size(data) if len(data) > 1 else 0
    if not size or len(data) < size:
        return 0
    short = data[1] & ~MASKED
    length = short if short < SHORT else int.from_bytes(data[2:4] if short == SHORT else data[2:10], "big")
    return size + length if len(data) >= size + length else 0


def head_size(data: bytes) -> int:
    """The size of a frame's head, given its second byte."""
    short = data[1] & ~MASKED
    return (2 if short < SHORT else 4 if short == SHORT else 10) + (4 if data[1] & MASKED else 0)


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
