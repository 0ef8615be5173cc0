"""A server process and the players of `bench.server_load`, who follow a script."""

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

from bench.commits import HERE
from bench.load_script import Act, Ask, Script, Step, write

EVERY = 2.0  # seconds between two moves
TABLE_SIZES = (2, 3)
GAMES = ("bonfire", "emberheart")
ANSWERS = ("acts", "proposal", "looked")
UNLIMITED = (
    *("messages", "messages_of_address", "requests", "creations", "connections_of_address", "connections"),
    *("sockets_of_address", "sockets", "following", "queue"),
)
LIMITS_OF = "from firelight.server.limits import Limits; print(*Limits.__dataclass_fields__)"


class Offered(msgspec.Struct):
    move: str


class Heard(msgspec.Struct):
    """The parts of a message that a player reads."""

    type: str
    ref: int = -1
    move: int = -1
    error: dict[str, Any] | None = None


read = msgspec.json.Decoder(Heard).decode


class Server:
    """`firelight serve` in a process of its own, optionally from another source tree.

    `packed`: it compresses messages, as it does for players on other machines.
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
        """Memory in kilobytes."""
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, text=True, check=True)
        return float(shown.stdout)

    def processor(self) -> float:
        """Processor time used, in seconds."""
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
    answers: dict[int, asyncio.Future[None]] = field(default_factory=dict)
    asked: int = 0

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
            if heard.type in ANSWERS:
                self.answers.pop(heard.ref).set_result(None)
            elif heard.type in ("table", "change") and heard.move >= 0:
                self.latest = heard
                self.came.set()

    async def has(self, move: int) -> None:
        """Wait for the table after that many moves."""
        while self.latest is None or self.latest.move < move:
            self.came.clear()
            await self.came.wait()

    async def ask(self, game: str, ask: Ask) -> asyncio.Future[None]:
        """Ask, and wait for the answer."""
        assert self.socket is not None
        self.asked += 1
        answer = self.answers[self.asked] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({**ask, "game": game, "seat": self.seat, "ref": self.asked}))
        return answer


@dataclass
class Table:
    """One game: its players make one decision at regular intervals, or several together after proportionally more time."""

    game: str
    players: list[Player]
    acts: list[Act]
    chance: random.Random
    place: int = 0  # index into the acts
    decisions: int = 0
    acts_made: int = 0
    taken: list[float] = field(default_factory=list)
    late: int = 0

    async def play(self, style: str, until: float, pause: float) -> None:
        due = time.perf_counter() + self.chance.random() * pause
        for player in self.players:
            await player.has(0)
        while self.place < len(self.acts) and max(due, time.perf_counter()) < until:
            act = self.acts[self.place]
            for step in act.steps(style):
                due = await self._make(step, due, pause)
            self.place += 1
            self.acts_made += 1
            self.decisions += len(act.line)

    async def _make(self, step: Step, due: float, pause: float) -> float:
        """Make the next decision; returns when the following one is due."""
        mover = self.players[step.seat]
        assert mover.socket is not None
        answers = [await mover.ask(self.game, ask) for ask in step.on_arrival]
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.gather(*answers)
        for ask in step.before:
            await (await mover.ask(self.game, ask))
        message = {"do": "move", "game": self.game, "id": f"{step.at}", "seat": step.seat, "at": step.at, "moves": step.moves}
        start = time.perf_counter()
        await mover.socket.send(json.dumps(message))
        await asyncio.gather(*(player.has(step.at + len(step.moves)) for player in self.players))
        self.taken.append(time.perf_counter() - start)
        due += pause * len(step.moves)
        self.late += time.perf_counter() > due
        return due


async def play_all(tables: list[Table], style: str, until: float, everybody: bool) -> None:
    """`everybody`: often enough for each player to decide every 2 seconds; otherwise each table does."""
    await asyncio.gather(*(table.play(style, until, EVERY / len(table.players) if everybody else EVERY) for table in tables))


async def new_player(http: httpx.AsyncClient, name: str) -> str:
    secret: str = (await http.post("/api/me", json={"name": name})).raise_for_status().json()["secret"]
    return secret


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def write_scripts(players: int, seconds: float) -> list[Script]:
    """Scripts for alternating tables of 2 and 3 players and alternating games, long enough for the given time."""
    found: list[Script] = []
    left = players
    while left >= TABLE_SIZES[0]:
        size = min(TABLE_SIZES[len(found) % 2], left)
        left -= size
        found.append(write(GAMES[len(found) // 2 % 2], size, len(found), decisions=int(seconds * size / EVERY) + 10))
    return found


async def set_tables(address: str, scripts: list[Script]) -> list[Table]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        return [await set_table(http, script) for script in scripts]


async def set_table(http: httpx.AsyncClient, script: Script) -> Table:
    secrets = [await new_player(http, f"P{script.seed}.{seat}") for seat in range(script.players)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (script.players - 1)
    new = {"game": script.title, "seats": seats, "seed": script.seed}
    made = (await http.post("/api/games", json=new, headers=bearer(secrets[0]))).raise_for_status().json()
    for seat in range(1, script.players):
        await join(http, secrets[seat], made["links"][str(seat)])
    players = [Player(secret, seat) for seat, secret in enumerate(secrets)]
    return Table(made["id"], players, script.acts, random.Random(script.seed))


async def join(http: httpx.AsyncClient, secret: str, link: str) -> None:
    """Servers after version 0.1.0 require confirmation that players know the seed was chosen."""
    answer = await http.post("/api/join", json={"secret": link}, headers=bearer(secret))
    if answer.status_code == httpx.codes.CONFLICT:
        answer = await http.post("/api/join", json={"secret": link, "accepts": True}, headers=bearer(secret))
    answer.raise_for_status()


async def sit_down(server: Server, tables: list[Table]) -> list[asyncio.Task[None]]:
    """Connect everybody; returns the listening tasks."""
    for table in tables:
        await asyncio.gather(*(player.sit_down(server.address, table.game) for player in table.players))
    return [asyncio.create_task(player.listen()) for table in tables for player in table.players]


async def play(
    server: Server, tables: list[Table], style: str, seconds: float, everybody: bool, listening: list[asyncio.Task[None]]
) -> dict[str, Any]:
    """Let them play for that long; returns the measurements."""
    for table in tables:
        table.taken, table.late, table.decisions, table.acts_made = [], 0, 0, 0
    gc.collect()
    gc.freeze()
    before, start = server.processor(), time.perf_counter()
    playing = asyncio.create_task(play_all(tables, style, start + seconds, everybody))
    await asyncio.wait([playing, *listening], return_when=asyncio.FIRST_COMPLETED)
    for task in listening:
        if task.done():
            task.result()
    await playing
    took, used = time.perf_counter() - start, server.processor() - before
    times = sorted(1000 * each for table in tables for each in table.taken)
    decisions, acts = sum(table.decisions for table in tables), sum(table.acts_made for table in tables)
    return {
        "players": sum(len(table.players) for table in tables),
        "games": len(tables),
        "decisions": decisions,
        "acts": acts,
        "messages": len(times),
        "decisions_per_second": decisions / took,
        "p50_ms": statistics.median(times),
        "p99_ms": times[int(len(times) * 0.99)],
        "max_ms": times[-1],
        "late": sum(table.late for table in tables),
        "server_cores": used / took,
        "server_ms_per_decision": 1000 * used / decisions,
        "server_ms_per_act": 1000 * used / acts,
    }
