"""Servers for `bench.soak` as operators start them, their databases, and the faults of both."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import secrets
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 90.0
DISK = 200  # megabytes of the small disk: enough for an hour
LIMITS = (
    "messages=2000,messages_of_address=20000,requests=5000,creations=2000,connections_of_address=4000,sockets_of_address=2000,"
    "hints_of_address=40,bot_games_of_address=40"
)
Row = tuple[str, int, str, str | None, Any]  # of an entry: game, number, kind, id of the request, data


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`firelight serve` on one port. It can be killed and started again."""

    def __init__(self, database: str, bots: int) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "firelight", "serve", "--port", str(self.port), "--database", database, "--bots", str(bots)]
        self.command = [*command, "--limits", LIMITS]
        self.process: asyncio.subprocess.Process | None = None
        self.log: list[str] = []
        self.born = 0.0
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return once it accepts connections."""
        pipe, env = asyncio.subprocess.PIPE, {**os.environ, "FIRELIGHT_ADMIN_TOKEN": secrets.token_hex(16)}
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=pipe, stderr=pipe, env=env, start_new_session=True)
        assert self.process.stdout is not None
        self._reading = asyncio.create_task(self._read_log(self.process))
        async with asyncio.timeout(PATIENCE):
            line = (await self.process.stdout.readline()).decode()
        if "ready at" not in line:
            raise RuntimeError(f"the server did not start: {line} {self.log[-5:]}")
        self.born = time.monotonic()

    async def _read_log(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while line := await process.stderr.readline():
            self.log.append(line.decode(errors="replace").rstrip())

    async def kill(self) -> None:
        """Kill it at once, as if the power failed. Its bots end because nobody can send them requests any more."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> None:
        if self.process is None:
            return
        if self.process.returncode is None:
            self.process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
            if self._reading is not None:
                await self._reading
        self.process = None

    def memory(self) -> tuple[float, float]:
        """Memory in megabytes: without and with the thinking processes."""
        if self.process is None:
            return 0.0, 0.0
        shown = subprocess.run(["ps", "-axo", "pid=,ppid=,rss="], capture_output=True, text=True, check=True).stdout
        rows = [tuple(map(int, line.split())) for line in shown.splitlines()]
        own = next((rss for pid, _, rss in rows if pid == self.process.pid), 0) / 1024
        return own, own + sum(rss for _, parent, rss in rows if parent == self.process.pid) / 1024

    def limit_files(self, size: int) -> None:
        """Limit the size of files that it may write from now on."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Database(ABC):
    """A database and the servers on it."""

    name: str
    servers: list[Process]

    @abstractmethod
    def entries(self) -> list[Row]:
        """All entries of all games."""

    async def start(self) -> None:
        await asyncio.gather(*(server.start() for server in self.servers))

    async def stop(self) -> None:
        await asyncio.gather(*(server.stop() for server in self.servers))

    async def kill(self, number: int = 0) -> None:
        """Kill one of the servers and start it again."""
        server = self.servers[number % len(self.servers)]
        await server.kill()
        await server.start()

    @property
    def log(self) -> list[str]:
        return [line for server in self.servers for line in server.log]


class Sqlite(Database):
    """SQLite on a small disk. If none can be mounted, the process is kept from writing while the disk should be full."""

    def __init__(self, folder: Path, bots: int) -> None:
        self.name = "SQLite, one process"
        self.folder = folder
        self.mounted = _mount(folder)
        self.file = folder / "soak.sqlite3"
        self.filler = folder / "filler"
        self.servers = [Process(str(self.file), bots)]
        self.disk = f"a tmpfs of {DISK} MB" if self.mounted else "no mount is allowed here: RLIMIT_FSIZE of the server"

    def fill(self) -> None:
        if not self.mounted:
            self.servers[0].limit_files(1)
            return
        with open(self.filler, "wb", buffering=0) as file, suppress(OSError):
            for size in (1 << 20, 4096):
                with suppress(OSError):
                    while file.write(bytes(size)) == size:
                        pass

    def free(self) -> None:
        if self.mounted:
            self.filler.unlink(missing_ok=True)
        else:
            self.servers[0].limit_files(resource.RLIM_INFINITY)

    def entries(self) -> list[Row]:
        with closing(sqlite3.connect(self.file)) as connection:
            return _rows(connection.execute(ENTRIES).fetchall())

    def remove(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)


def _mount(folder: Path) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", str(folder)]
    return shutil.which("mount") is not None and subprocess.run(command, capture_output=True, check=False).returncode == 0


class Postgres(Database):
    """PostgreSQL with a folder of its own, and two servers on it."""

    def __init__(self, folder: Path, bots: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pgserver.postgres_server import get_server
        self.name = "PostgreSQL, two processes"
        self.engine = get_server(folder, cleanup_mode="delete")
        with psycopg.connect(self.engine.get_uri(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE soak")
        self.url = self.engine.get_uri().replace("/postgres?", "/soak?")
        self.servers = [Process(self.url, bots) for _ in range(2)]

    async def restart(self, how: str, down: float = 0.0) -> None:
        """`fast` ends all connections; `immediate` stops without a shutdown, as after a crash."""
        await asyncio.to_thread(self._stop, how)
        await asyncio.sleep(down)
        await asyncio.to_thread(self.engine.ensure_postgres_running)

    def _stop(self, how: str) -> None:
        from pgserver._commands import pg_ctl  # type: ignore[attr-defined]

        pg_ctl(["-w", "-m", how, "stop"], pgdata=self.engine.pgdata, user=self.engine.system_user)

    def entries(self) -> list[Row]:
        with psycopg.connect(self.url) as connection:
            return _rows(connection.execute(ENTRIES.encode()).fetchall())

    def remove(self) -> None:
        self.engine.cleanup()


ENTRIES = "SELECT game_id, seq, kind, client_id, data FROM entries ORDER BY game_id, seq"


def _rows(found: list[Any]) -> list[Row]:
    return [(game, seq, kind, client, json.loads(data) if isinstance(data, str) else data) for game, seq, kind, client, data in found]


@contextmanager
def folder_for(name: str) -> Iterator[Path]:
    """A folder that PostgreSQL's user may enter too."""
    folder = Path(tempfile.gettempdir()) / f"firelight-soak-{name}-{os.getpid()}-{secrets.token_hex(3)}"
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
