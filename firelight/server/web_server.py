"""Runs uvicorn with the application and a listening socket, and prints its first and last words."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from firelight.engine.errors import FirelightError
from firelight.server import logs
from firelight.server.app import create_app
from firelight.server.connections import IDLE_SECONDS, Gate, Http
from firelight.server.file_handles import fit_limits, raise_file_limit
from firelight.server.garbage import GarbageCollector
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings
from firelight.server.store import Store
from firelight.server.wire import Socket

SECONDS_TO_STOP = 10
DEAD_AFTER_MS = 60_000  # a connection that accepts no data for this long is dead
PING_SECONDS = 20
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::", "")


class CannotServe(FirelightError):
    """The server cannot start."""


class PortInUse(CannotServe):
    """The port is already in use."""


class WebServer(uvicorn.Server):
    """Announces its address and stops quietly on a signal. Browsers reconnect after a restart."""

    def __init__(self, settings: Settings, listening: socket.socket, opens: str | None = None) -> None:
        """`opens`: the page to open in a browser, a path inside the server."""
        self.settings = settings = replace(settings, limits=fit_limits(settings.limits, raise_file_limit(), settings.bot_processes))
        self.gate = Gate(settings.limits, settings.trust_proxy)
        self.listening = listening
        self.opens = opens
        self.garbage = GarbageCollector()
        self.app = create_app(settings, rooms_of(settings))
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            server_header=False,
            http=cast(Any, partial(Http, self.gate)),
            ws=Socket,
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=bool(settings.trust_proxy),
            forwarded_allow_ips=list(settings.trust_proxy),
            timeout_keep_alive=int(IDLE_SECONDS),
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            lifespan="on",
        )
        super().__init__(config)

    def run_until_stopped(self) -> None:
        """Serve until a signal ends it."""
        self.garbage.start()
        logs.quieten(logging.CRITICAL)  # a failed start is reported in one line
        try:
            self.run([self.listening])
        except SystemExit:
            raise self.app.state.failure or CannotServe("the server could not start") from None
        finally:
            self.garbage.stop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        logs.quieten(logging.WARNING)
        announce(self.settings, self.address, self.opens)

    async def on_tick(self, counter: int) -> bool:
        self.garbage.tick()
        return await super().on_tick(counter)

    @property
    def address(self) -> str:
        return url_of(self.settings.host, self.listening.getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def url_of(host: str, port: int) -> str:
    """The URL by which this machine reaches a server listening there."""
    host = "localhost" if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def rooms_of(settings: Settings) -> Rooms:
    from firelight.server.thinking.thinkers import Thinkers

    thinkers = Thinkers(settings.bot_processes) if settings.bot_processes else None
    return Rooms(Store(settings.database, settings.durability), thinkers, settings)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. CannotServe says in one line why there is none."""
    where = f"{host}:{port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = min(found, key=lambda each: each[0] != socket.AF_INET)
        listening = socket.socket(family, kind, protocol)
    except OSError as reason:
        raise CannotServe(f"--host: {host!r} is not an address of this machine ({reason.strerror or reason})") from None
    try:
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER_MS)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as reason:
        listening.close()
        if reason.errno == errno.EADDRINUSE:
            raise PortInUse(
                f"{where} is in use, perhaps by another Firelight; stop it, or choose another port with --port (0: any)"
            ) from None
        if reason.errno == errno.EACCES:
            raise CannotServe(
                f"{where}: no permission to listen there; ports below 1024 are for the system, so choose another with --port"
            ) from None
        raise CannotServe(f"{where}: {reason.strerror or reason}") from None
    return listening


def announce(settings: Settings, here: str, opens: str | None) -> None:
    """Print one line with the address."""
    address = f"{settings.base_url or here}{'/' if settings.base_path else ''}"
    others = ""
    if settings.host in EVERYWHERE and settings.base_url is None:
        others = f", for others in your network at http://{_address_in_network()}:{here.rpartition(':')[2]}"
    print(f"Firelight is ready at {address}{others} (Ctrl-C stops it).", flush=True)
    if opens is not None and has_screen():
        threading.Thread(target=webbrowser.open, args=(f"{settings.base_url or here}{opens}",), daemon=True).start()


def _address_in_network() -> str:
    """The address by which others on the network see this machine. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def has_screen() -> bool:
    """Without a screen, a browser would open in the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))
