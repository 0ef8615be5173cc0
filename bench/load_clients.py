"""A server process and players for `bench.server_load`."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

EVERY = 2.0  # seconds between two moves
TABLE_SIZES = (2, 3)
UNLIMITED = (
    *("messages", "messages_of_address", "requests", "creations", "connections_of_address", "connections"),
    *("sockets_of_address", "sockets", "following", "queue"),
)
HERE = Path(__file__).parents[1]
LIMITS_OF = "from firelight.server.limits import Limits; print(*Limits.__dataclass_fields__)"


class Offered(msgspec.Struct):
    move: str


class Heard(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    move: int = -1
    deciding: int | None = None
    over: bool = False
    options: list[Offered] = []
    error: dict[str, Any] | None = None


read = msgspec.json.Decoder(Heard).decode


class Server:
    """`firelight serve` in a process of its own, that of another tree of files if one is named.

    `packed`: it packs messages, as it does for players on other machines.
    """

    def __init__(self, folder: Path, packed: bool = False, tree: Path = HERE, more: tuple[str, ...] = ()) -> None:
        python: dict[str, Any] = {"cwd": tree, "env": {**os.environ, "PYTHONPATH": str(tree)}, "stdout": subprocess.PIPE, "text": True}
        known = subprocess.run([sys.executable, "-c", LIMITS_OF], check=True, **python).stdout.split()
        limits = ",".join(f"{name}=100000" for name in UNLIMITED if name in known)
        command = [sys.executable, "-m", "firelight", "serve", "--port", "0", "--bots", "0", "--limits", limits, *more]
        command += ["--trust-proxy", "127.0.0.1"] if packed else []
        self.process = subprocess.Popen([*command, "--database", str(folder / "load.sqlite3")], **python)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit(f"the server did not start: {line}")
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def memory(self) -> float:
        """Kilobytes that it holds."""
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, text=True, check=True)
        return float(shown.stdout)

    def processor(self) -> float:
        """Seconds of the processor that it used."""
        if not Path("/proc/self/stat").exists():
            return 0.0
        words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


@dataclass
class Player:
    """One connection, at one table."""

    secret: str
    seat: int
    latest: Heard | None = None
    socket: ClientConnection | None = None
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit_down(self, address: str, game: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/socket"
        headers = {"Authorization": f"Bearer {self.secret}"}
        self.socket = await connect(url, additional_headers=headers, max_size=None)
        await self.socket.send(json.dumps({"do": "open", "game": game}))

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            heard = read(text)
            if heard.type == "refused":
                raise RuntimeError(f"refused: {heard.error}")
            if heard.type in ("table", "change") and heard.move >= 0:
                self.latest = heard
                self.came.set()

    async def has(self, move: int) -> None:
        """Until the table after that many moves is here."""
        while self.latest is None or self.latest.move < move:
            self.came.clear()
            await self.came.wait()


@dataclass
class Table:
    """One game: whoever is to decide makes a move every so often."""

    game: str
    players: list[Player]
    chance: random.Random
    taken: list[float] = field(default_factory=list)
    late: int = 0

    async def play(self, until: float, pause: float) -> None:
        due = time.perf_counter() + self.chance.random() * pause
        for player in self.players:
            await player.has(0)
        while max(due, time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table = self.players[0].latest
            assert table is not None
            if table.over or table.deciding is None:
                return
            mover = self.players[table.deciding]
            assert mover.latest is not None and mover.socket is not None
            move = self.chance.choice(mover.latest.options).move
            message = {"do": "move", "game": self.game, "id": f"{table.move}", "seat": mover.seat, "at": table.move, "moves": [move]}
            start = time.perf_counter()
            await mover.socket.send(json.dumps(message))
            await asyncio.gather(*(player.has(table.move + 1) for player in self.players))
            self.taken.append(time.perf_counter() - start)
            due += pause
            if time.perf_counter() > due:
                self.late += 1


async def play_all(tables: list[Table], until: float, everybody: bool) -> None:
    """`everybody`: so often that each player has a move every 2 seconds; otherwise each table has."""
    await asyncio.gather(*(table.play(until, EVERY / len(table.players) if everybody else EVERY) for table in tables))


async def new_player(http: httpx.AsyncClient, name: str) -> str:
    secret: str = (await http.post("/api/me", json={"name": name})).raise_for_status().json()["secret"]
    return secret


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


async def set_tables(address: str, players: int, seed: int) -> list[Table]:
    """Tables of 2 and 3 players in turns, both games in turns."""
    chance = random.Random(seed)
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        left = players
        while left >= TABLE_SIZES[0]:
            size = min(TABLE_SIZES[len(tables) % 2], left)
            left -= size
            secrets = [await new_player(http, f"P{len(tables)}.{seat}") for seat in range(size)]
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (size - 1)
            new = {"game": ("bonfire", "emberheart")[len(tables) // 2 % 2], "seats": seats}
            made = (await http.post("/api/games", json=new, headers=bearer(secrets[0]))).raise_for_status().json()
            for seat in range(1, size):
                link = {"secret": made["links"][str(seat)]}
                (await http.post("/api/join", json=link, headers=bearer(secrets[seat]))).raise_for_status()
            tables.append(Table(made["id"], [Player(secret, seat) for seat, secret in enumerate(secrets)], random.Random(chance.random())))
    return tables


async def sit_down(server: Server, tables: list[Table]) -> list[asyncio.Task[None]]:
    """Everybody connects; the tasks that listen."""
    for table in tables:
        await asyncio.gather(*(player.sit_down(server.address, table.game) for player in table.players))
    return [asyncio.create_task(player.listen()) for table in tables for player in table.players]


async def play(server: Server, tables: list[Table], seconds: float, everybody: bool, listening: list[asyncio.Task[None]]) -> dict[str, Any]:
    """What was measured while they played for so long."""
    for table in tables:
        table.taken, table.late = [], 0
    gc.collect()
    gc.freeze()
    before, start = server.processor(), time.perf_counter()
    playing = asyncio.create_task(play_all(tables, start + seconds, everybody))
    await asyncio.wait([playing, *listening], return_when=asyncio.FIRST_COMPLETED)
    for task in listening:
        if task.done():
            task.result()
    await playing
    took, used = time.perf_counter() - start, server.processor() - before
    times = sorted(1000 * each for table in tables for each in table.taken)
    return {
        "players": sum(len(table.players) for table in tables),
        "games": len(tables),
        "moves": len(times),
        "moves_per_second": len(times) / took,
        "p50_ms": statistics.median(times),
        "p99_ms": times[int(len(times) * 0.99)],
        "max_ms": times[-1],
        "late": sum(table.late for table in tables),
        "server_cores": used / took,
        "server_ms_per_move": 1000 * used / len(times),
    }
