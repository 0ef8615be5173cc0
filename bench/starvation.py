"""How long a visitor waits for a bot's move while somebody else keeps 66 inferno games busy.

python -m bench.starvation                     print the figures
python -m bench.starvation --moves 40          with more moves

The server is a process of its own with one thinking process. The crowd comes from 127.0.0.1, the visitor from 127.0.0.2.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import firelight
from bench.load_clients import Offered, Server, bearer, new_player
from bench.results import Report

GAMES = 66
ALONE = 2  # of them without humans: the maximum per host
ON_ONE_SOCKET = 60
MOVES = 12
WARM_UP = 3
THOUGHT = 0.5  # seconds that a human takes for a move, at most
BAR = 2.0  # how many seconds longer than on an idle server the visitor may wait
LIMITS = "messages=5000,messages_of_address=5000,requests=5000,creations=5000"
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


class Heard(msgspec.Struct):
    type: str
    game: str = ""
    move: int = -1
    deciding: int | None = None
    over: bool = False
    options: list[Offered] = []
    error: dict[str, Any] | None = None


read = msgspec.json.Decoder(Heard).decode


@cache
def human_first(title: str) -> int:
    """A seed for which seat 0 of four begins."""
    return next(seed for seed in count() if firelight.new(title, 4, seed=seed).seat == 0)


@dataclass
class Guest:
    """Somebody from one address, always in seat 0."""

    server: str
    address: str
    secret: str = ""
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(base_url=self.server, timeout=120, transport=transport, headers=bearer(self.secret or "nobody"))

    async def arrive(self, name: str) -> None:
        async with self.http() as http:
            self.secret = await new_player(http, name)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with self.http() as http:
            return await http.request(method, path, json=body)

    async def new_game(self, game: str, *seats: str, **more: Any) -> str:
        """Create a game with seats such as `me` and `inferno`."""
        listed = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        made = (await self.ask("POST", "/api/games", {"game": game, "seats": listed, **more})).raise_for_status().json()
        return str(made["id"])

    async def connect(self) -> ClientConnection:
        url = f"{self.server.replace('http', 'ws', 1)}/api/socket"
        return await connect(url, additional_headers=bearer(self.secret), max_size=None, local_addr=(self.address, 0))

    def a_move(self, table: Heard) -> str:
        move = self.chance.choice(table.options).move
        ident = f"{self.chance.getrandbits(60):x}"
        return json.dumps({"do": "move", "game": table.game, "id": ident, "seat": 0, "at": table.move, "moves": [move]})


@dataclass
class Crowd:
    """One player with many games against infernos, who moves on every turn."""

    guest: Guest
    games: list[str] = field(default_factory=list)
    moved: set[str] = field(default_factory=set)  # games in which the human has moved
    moves: int = 0  # bots' moves in games with a human
    refused: str = ""  # why there are no more games of bots alone

    async def gather(self) -> None:
        """Create 66 games: as many of bots alone as the server allows, and the others of a human against three infernos."""
        titles = ("bonfire", "emberheart")
        for _ in range(ALONE):
            await self.guest.new_game("bonfire", *["inferno"] * 4)
        more = await self.guest.ask("POST", "/api/games", {"game": "bonfire", "seats": [{"kind": "bot", "level": "inferno"}] * 4})
        self.refused = more.json()["error"]["code"] if more.status_code == 429 else ""
        for number in range(GAMES - ALONE):
            title = titles[number % 2]
            self.games.append(await self.guest.new_game(title, "me", *["inferno"] * 3, seed=human_first(title)))

    async def play(self) -> None:
        parts = [self.games[first : first + ON_ONE_SOCKET] for first in range(0, len(self.games), ON_ONE_SOCKET)]
        await asyncio.gather(*(self._play(part) for part in parts))

    async def _play(self, games: list[str]) -> None:
        async with await self.guest.connect() as socket:
            for game in games:
                await socket.send(json.dumps({"do": "open", "game": game}))
            async for text in socket:
                heard = read(text)
                if heard.type == "refused":
                    raise RuntimeError(f"refused: {heard.error}")
                if heard.type not in ("table", "change") or heard.move < 0 or heard.over:
                    continue
                if heard.deciding == 0:
                    self.moved.add(heard.game)
                    await socket.send(self.guest.a_move(heard))
                else:
                    self.moves += 1


@dataclass
class Waits:
    """Seconds from the end of the visitor's turn to the bot's first move, and to the visitor's next turn."""

    moves: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)


async def visit(guest: Guest, number: int) -> Waits:
    """Play against a spark until it has answered this often; the first answers are a warm-up and do not count."""
    found = Waits()
    while len(found.moves) < number + WARM_UP:
        game = await guest.new_game("bonfire", "me", "spark")
        async with await guest.connect() as socket:
            await socket.send(json.dumps({"do": "open", "game": game}))
            ended: float | None = None
            answered = over = False
            while not over and len(found.turns) < number + WARM_UP:
                table = await _table(socket)
                over = table.over
                if ended is not None and not answered:
                    found.moves.append(time.perf_counter() - ended)
                    answered = True
                if table.deciding == 0:
                    if ended is not None:
                        found.turns.append(time.perf_counter() - ended)
                    ended = None
                    await asyncio.sleep(guest.chance.random() * THOUGHT)
                    await socket.send(guest.a_move(table))
                elif ended is None:
                    ended, answered = time.perf_counter(), False
    return Waits(found.moves[WARM_UP:], found.turns[WARM_UP:])


async def _table(socket: ClientConnection) -> Heard:
    """The next table in a message."""
    while True:
        heard = read(await socket.recv())
        if heard.type == "refused":
            raise RuntimeError(f"refused: {heard.error}")
        if heard.type in ("table", "change") and heard.move >= 0:
            return heard


@dataclass
class Result:
    idle: Waits
    busy: Waits
    crowd: Crowd

    @property
    def longer(self) -> float:
        """How much longer than on the idle server the visitor waited for a bot's move, at worst."""
        return max(self.busy.moves) - statistics.median(self.idle.moves)


async def measure(server: str, moves: int = MOVES) -> Result:
    """Measure first alone on the server, then next to the crowd."""
    visitor, crowd = Guest(server, ELSEWHERE), Crowd(Guest(server, HERE))
    await visitor.arrive("Visitor")
    await crowd.guest.arrive("Crowd")
    while (await visitor.ask("GET", "/api/about")).json()["bots"]["state"] != "ready":
        await asyncio.sleep(0.2)
    idle = await visit(visitor, moves)
    await crowd.gather()
    playing = asyncio.create_task(crowd.play())
    try:
        while len(crowd.moved) < len(crowd.games) or crowd.moves < WARM_UP:
            if playing.done():
                playing.result()
            await asyncio.sleep(0.1)
        crowd.moves = 0
        busy = await visit(visitor, moves)
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    return Result(idle, busy, crowd)


def run(moves: int = MOVES) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), more=("--bots", "1", "--limits", LIMITS))
        try:
            return asyncio.run(measure(server.address, moves))
        finally:
            server.stop()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--moves", type=int, default=MOVES)
    chosen = options.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}", flush=True)
    found, report = run(chosen.moves), Report()
    for name, waits in (("idle server", found.idle), (f"beside {GAMES} games of infernos", found.busy)):
        report.section(f"Seconds that a visitor waits for a spark, {name}")
        for what, seconds in (("a move", waits.moves), ("a whole turn", waits.turns)):
            report.add(f"{what}, median", statistics.median(seconds), "s", note=f"of {len(seconds)}")
            report.add(f"{what}, longest", max(seconds), "s")
    report.section("Longer than on the idle server")
    report.add("a move, longest", found.longer, "s", BAR, at_most=True, note=f"{found.crowd.moves} moves of infernos meanwhile")


if __name__ == "__main__":
    main()
