"""Floods of frames below the messages: no one connection may keep a server busy, or fill its memory."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from firelight.server.limits import Limits
from firelight.server.wire import OTHER_FRAMES, Socket
from tests.server.serving import PATIENCE, Person, Serving

SEVERAL = 5000  # frames in one piece
MOST = 100 * 1024 * 1024  # bytes that an attacker sends before the test gives up


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("frames"), limits=Limits()) as serving:
        yield serving


def frame(code: Opcode, data: bytes = b"", final: bool = True) -> bytes:
    return Frame(code, data, final).serialize(mask=True)


def upgraded(person: Person) -> socket.socket:
    """A raw connection to the socket of a server that nobody reads from."""
    host, port = person.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    head = ["GET /api/socket HTTP/1.1", f"Host: {host}:{port}", f"Authorization: Bearer {person.secret}", "Upgrade: websocket"]
    head += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
    connection.sendall("\r\n".join(head).encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


FLOODS = {
    "pings": frame(Opcode.PING, b"x" * 125) * SEVERAL,
    "empty pings": frame(Opcode.PING) * SEVERAL,
    "pongs": frame(Opcode.PONG) * SEVERAL,
    "empty parts": frame(Opcode.TEXT, final=False) + frame(Opcode.CONT, final=False) * SEVERAL,
    "texts": frame(Opcode.TEXT, b"{") * SEVERAL,
    "binary messages": frame(Opcode.BINARY, b"{") * SEVERAL,
    "after a goodbye": frame(Opcode.CLOSE, b"\x03\xe8") + frame(Opcode.TEXT, b"{}") * SEVERAL,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_the_connection(server: Serving, flood: str) -> None:
    attacker = server.person()
    sent = 0
    with upgraded(attacker) as connection, pytest.raises(ConnectionError):
        while sent < MOST:
            connection.sendall(FLOODS[flood])
            sent += len(FLOODS[flood])
    assert attacker.ask("GET", "/api/live")


@pytest.mark.parametrize("code", [Opcode.TEXT, Opcode.BINARY])
def test_a_slow_flood_of_messages_ends_the_connection(server: Serving, code: Opcode) -> None:
    """However slowly a busy server carries them out, messages that are refused again and again count."""
    end = time.monotonic() + PATIENCE
    with upgraded(server.person()) as connection, pytest.raises(ConnectionError):
        while time.monotonic() < end:
            connection.sendall(frame(code, b"{" * 1000) * 3)
            time.sleep(0.01)


@pytest.mark.parametrize("code", [Opcode.TEXT, Opcode.BINARY])
def test_messages_that_nobody_has_time_for_stay_in_the_network(tmp_path: Path, code: Opcode, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []

    def read_frames(self: Socket) -> None:
        original(self)
        held.append(len(self._rest))

    original = Socket._read_frames
    monkeypatch.setattr(Socket, "_read_frames", read_frames)
    with Serving(tmp_path) as server, upgraded(server.person()) as connection:
        connection.settimeout(3)
        with pytest.raises((TimeoutError, ConnectionError)):
            while True:
                connection.sendall(frame(code, b'{"do": "ping", "ref": 1}') * SEVERAL)
    assert max(held) < 2 * 1024 * 1024


@pytest.mark.parametrize("code", [Opcode.TEXT, Opcode.BINARY])
def test_messages_that_come_in_one_piece_are_answered_one_by_one(server: Serving, code: Opcode) -> None:
    number = 50
    with upgraded(server.person()) as connection:
        connection.sendall(b"".join(frame(code, json.dumps({"do": "ping", "ref": each}).encode()) for each in range(number)))
        heard = b""
        while b'"ref":%d}' % (number - 1) not in heard:
            heard += connection.recv(4096)
    places = [heard.index(b'"ref":%d}' % each) for each in range(number)]
    assert places == sorted(places)


def test_pings_now_and_then_are_answered(server: Serving) -> None:
    with upgraded(server.person()) as connection:
        for number in range(OTHER_FRAMES.burst // 4):
            connection.sendall(frame(Opcode.PING, b"%04d" % number) + frame(Opcode.PONG))
        heard = b""
        end = time.monotonic() + PATIENCE
        while b"%04d" % (OTHER_FRAMES.burst // 4 - 1) not in heard and time.monotonic() < end:
            heard += connection.recv(4096)
        assert b"0000" in heard
