"""Connections that waste resources: too many, silent, slow, or with endless heads. Others are served all the same."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from firelight.server import bodies, connections
from firelight.server.connections import Gate
from firelight.server.errors import Refused
from firelight.server.file_handles import OTHERS, fit_limits, raise_file_limit
from firelight.server.limits import Limits
from tests.server.serving import PATIENCE, PLENTY, Serving, wait_for

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have one loopback address")
GET = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n"


def dial(address: str, source: str = "127.0.0.1") -> socket.socket:
    port = int(address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def heard(raw: socket.socket) -> bytes:
    """Everything received until the server hangs up."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := raw.recv(65536):
            parts.append(part)
    return b"".join(parts)


def status(reply: bytes) -> int:
    return int(reply.split(b" ", 2)[1])


def elsewhere(address: str) -> httpx.Client:
    """Somebody at another address."""
    return httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=PATIENCE)


# Too many.


@contextmanager
def server_process(folder: Path, handles: int) -> Iterator[tuple[str, Path]]:
    """`firelight serve` with a limited number of file handles; its address and its log."""
    command = f"ulimit -n {handles}; exec {sys.executable} -m firelight serve --port 0 --bots 0 --database {folder / 'server.sqlite3'}"
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[4], log
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


@LINUX
def test_a_thousand_idle_connections_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    """More than the server has file handles."""
    raise_file_limit()  # of this process
    with server_process(tmp_path, handles=1024) as (address, log), ExitStack() as stack, elsewhere(address) as other:
        for _ in range(1100):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(dial(address))
        assert other.get("/api/about").status_code == 200
        assert other.get("/api/health").status_code == 200
        assert other.post("/api/me", json={"name": "Bo"}).status_code == 201
        assert "LimitNOFILE" in log.read_text(encoding="utf-8")

        def answered() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{address}/api/about").status_code == 200
            return False

        wait_for(answered)  # the silent ones are cut off, so the address itself is served again


@LINUX
def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = replace(PLENTY, connections_of_address=10, connections=15)
    with Serving(tmp_path, limits=limits) as server, ExitStack() as stack:
        mine = [stack.enter_context(dial(server.address)) for _ in range(10)]
        wait_for(lambda: server.host.gate.total == 10)
        with dial(server.address) as one_more:
            reply = heard(one_more)
        assert status(reply) == 429
        assert b"too-many-connections" in reply
        others = [stack.enter_context(dial(server.address, "127.0.0.2")) for _ in range(5)]
        wait_for(lambda: server.host.gate.total == 15)
        with dial(server.address, "127.0.0.3") as full:
            assert status(heard(full)) == 503
        for raw in (*mine, *others):
            raw.close()
        wait_for(lambda: server.host.gate.total == 0)
        assert not server.host.gate.open


def test_sockets_are_counted_from_their_beginning_to_their_end(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        person = server.person()
        gate = server.host.gate
        before = gate.total
        with person.socket() as talk:
            talk.wait("hello")
            assert gate.total == before + 1
        wait_for(lambda: gate.total == before)
        with dial(server.address) as raw:
            raw.sendall(b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
            assert status(heard(raw)) == 400
        with dial(server.address) as raw:
            raw.sendall(b"GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
            raw.sendall(b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
            assert status(heard(raw)) == 421
        person.http.close()
        wait_for(lambda: gate.total == 0)


def test_a_trusted_proxy_may_have_more() -> None:
    gate = Gate(replace(Limits(), connections_of_address=2, connections=6), ("10.0.0.0/8",))
    for _ in range(4):
        gate.enter("10.0.0.1")
    for _ in range(2):
        gate.enter("192.0.2.1")
    with pytest.raises(Refused) as full:
        gate.enter("10.0.0.1")
    assert full.value.code == "full"
    gate.leave("10.0.0.1")
    with pytest.raises(Refused) as many:
        gate.enter("192.0.2.1")
    assert many.value.code == "too-many-connections"


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    gate = Gate(replace(Limits(), connections_of_address=2), ())
    gate.enter("2001:db8::1")
    gate.enter("2001:db8::2")
    with pytest.raises(Refused):
        gate.enter("2001:db8::3")
    gate.enter("2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("handles", "connections", "of_address"), [(None, 5000, 200), (6000, 5000, 200), (1024, 896, 200), (256, 128, 64), (64, 16, 8)]
)
def test_limits_fit_the_file_handles(handles: int | None, connections: int, of_address: int, caplog: pytest.LogCaptureFixture) -> None:
    found = fit_limits(Limits(), handles)
    assert (found.connections, found.connections_of_address) == (connections, of_address)
    assert found.sockets <= found.connections
    assert bool(caplog.records) == (handles is not None and handles < Limits().connections + OTHERS)


# Slow.


def test_heads_that_do_not_end_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 1.0)
    with Serving(tmp_path) as server, dial(server.address) as silent, dial(server.address) as slow:
        slow.sendall(GET)
        ended = threading.Event()

        def trickle() -> None:
            with contextlib.suppress(OSError):
                while not ended.wait(0.05):
                    slow.sendall(b"X-More: 1\r\n")

        thread = threading.Thread(target=trickle)
        thread.start()
        try:
            reply = heard(slow)
        finally:
            ended.set()
            thread.join()
        assert reply == b"" or status(reply) in (408, 431)
        assert heard(silent) == b""
        wait_for(lambda: server.host.gate.total == 0)


def test_idle_connections_are_closed_even_if_they_trickle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "IDLE_SECONDS", 1.0)
    with Serving(tmp_path) as server, dial(server.address) as idle, dial(server.address) as slow:
        for raw in (idle, slow):
            raw.sendall(GET + b"\r\n")
            assert raw.recv(65536).startswith(b"HTTP/1.1 200")
        slow.sendall(b"GET /api/about HTTP/1.1\r\n")
        assert heard(idle) == b""
        assert status(heard(slow)) == 408


def test_bodies_that_come_too_slowly_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "SECONDS", 1.0)
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
    with Serving(tmp_path) as server, dial(server.address) as slow:
        slow.sendall(head)
        ended = threading.Event()

        def trickle() -> None:
            with contextlib.suppress(OSError):
                while not ended.wait(0.05):
                    slow.sendall(b" ")

        thread = threading.Thread(target=trickle)
        thread.start()
        try:
            reply = heard(slow)
        finally:
            ended.set()
            thread.join()
        assert status(reply) == 408
        assert b"too-slow" in reply
        monkeypatch.setattr(bodies, "SECONDS", PATIENCE)
        monkeypatch.setattr(bodies, "IDLE_SECONDS", 0.5)
        with dial(server.address) as silent:
            silent.sendall(head)
            assert status(heard(silent)) == 408
        with dial(server.address) as gone:
            gone.sendall(head)
        wait_for(lambda: server.host.gate.total == 0)


# Large.


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
        GET + b"X: " + b"x" * 400_000,
        GET + b"X: y\r\n" * 200 + b"\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /" + b"a" * 400_000,
    ],
    ids=["header", "endless header", "many headers", "path", "endless path"],
)
def test_large_heads_are_refused(tmp_path: Path, head: bytes) -> None:
    with Serving(tmp_path) as server, dial(server.address) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(head)
        reply = heard(raw)
        assert reply == b"" or status(reply) == 431  # unread data may cost the answer
        assert httpx.get(f"{server.address}/api/about").status_code == 200


def test_usual_heads_are_not(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        headers = {f"X-{number}": "x" * 150 for number in range(80)}
        assert httpx.get(f"{server.address}/api/about", headers=headers).status_code == 200
        large = httpx.post(
            f"{server.address}/api/me", content=b'{"name": "' + b" " * 60_000 + b'"}', headers={"Content-Type": "application/json"}
        )
        assert large.status_code == 422


def test_many_requests_at_once_on_one_connection(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        with dial(server.address) as raw:
            raw.sendall((GET + b"\r\n") * 10 + GET + b"Connection: close\r\n\r\n")
            assert heard(raw).count(b"HTTP/1.1 200") == 11
        with dial(server.address) as raw:
            with contextlib.suppress(ConnectionError):
                raw.sendall((GET + b"\r\n") * 3000)
            assert heard(raw).count(b"HTTP/1.1 200") < 100
        assert httpx.get(f"{server.address}/api/about").status_code == 200


def test_what_is_not_http_is_refused_in_json(tmp_path: Path) -> None:
    with Serving(tmp_path) as server, dial(server.address) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(100) + b"\r\n\r\n")
        reply = heard(raw)
        assert status(reply) == 400
        assert b'"malformed"' in reply
