"""`firelight serve` as operators run it, in a process that can be killed; and clients that come back and continue where they were."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

PATIENCE = 300.0
LIMITS = "messages=5000,messages_of_address=5000,requests=5000,creations=5000"

Data = dict[str, Any]


async def until(happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    try:
        async with asyncio.timeout(seconds):
            while not happened():
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"this did not happen: {what}") from None


class Served:
    """A server process. After `kill` it can be started again, on another port."""

    def __init__(self, database: str, bots: int = 1) -> None:
        self.command = [sys.executable, "-m", "firelight", "serve", "--port", "0", "--database", database, "--bots", str(bots)]
        self.command += ["--limits", LIMITS]
        self.address = ""
        self.up = asyncio.Event()  # players wait for it
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        await self.launch()
        await self.ready()
        self.up.set()

    async def launch(self) -> None:
        self._process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.PIPE, start_new_session=True)

    async def ready(self) -> None:
        """Wait until it has announced its address."""
        assert self._process is not None and self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self._process.stdout.readline()).decode()
        assert line.startswith("Firelight is ready at http://"), line
        self.address = line.split()[4]

    async def kill(self) -> None:
        """Kill it at once, as if the power failed."""
        self.up.clear()
        if self._process is not None:
            if self._process.returncode is None:
                self._process.send_signal(signal.SIGKILL)
            await self._process.communicate()
            self._process = None


class Person:
    """Somebody with an identity that is known to all servers on one database."""

    def __init__(self, server: Served, secret: str) -> None:
        self.server = server
        self.secret = secret

    @classmethod
    async def new(cls, server: Served, name: str) -> Person:
        person = cls(server, "")
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            reply = await http.post("/api/me", json={"name": name})
            assert reply.is_success, reply.text
            person.secret = reply.json()["secret"]
        return person

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        async with httpx.AsyncClient(base_url=self.server.address, headers=self.headers, timeout=PATIENCE) as http:
            reply = await http.request(method, path, json=body)
        assert reply.is_success, reply.text
        return reply.json()

    async def new_game(self, game: str, seats: str, **more: Any) -> Data:
        made: Data = await self.ask("POST", "/api/games", {"game": game, "seats": seats_of(seats), **more})
        return made

    async def go_on(self, position: Data, seats: str) -> Data:
        """Create a game that continues from a position."""
        made: Data = await self.ask("POST", "/api/games/import", {"record": position, "seats": seats_of(seats)})
        return made


def seats_of(text: str) -> list[Data]:
    """The seats for `me open bot:spark`."""
    words = [word.partition(":") for word in text.split()]
    return [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in words]


class Player:
    """Plays a person's seats in some games with random moves. A move without an answer is sent again with its id."""

    def __init__(self, person: Person, games: list[str], seed: int) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.tables: dict[str, Data] = {}  # the newest of each game
        self.games = games
        self.settled: set[str] = set()  # games for which this connection has received everything that was missed
        self.pending: dict[str, Data] = {}  # by game
        self.made: dict[str, list[tuple[int, str]]] = {game: [] for game in games}  # acknowledged: number and text
        self.sent_again = 0

    @property
    def over(self) -> bool:
        return all(game in self.tables and self.tables[game]["over"] for game in self.games) and not self.pending

    async def play(self) -> None:
        """Play to the end of all games, whatever happens to the server."""
        while not self.over:
            await self.person.server.up.wait()
            try:
                url = f"{self.person.server.address.replace('http', 'ws', 1)}/api/socket"
                async with connect(url, additional_headers=self.person.headers, max_size=None) as socket:
                    await self._converse(socket)
            except (OSError, InvalidHandshake, InvalidMessage, WebSocketException, EOFError):
                await asyncio.sleep(0.02)

    async def _converse(self, socket: ClientConnection) -> None:
        self.settled.clear()
        for message in self.pending.values():
            self.sent_again += 1
            await socket.send(json.dumps(message))
        for game in self.games:
            known = self.tables.get(game)
            since = {"since": known["seq"]} if known is not None and self.chance.random() < 0.5 else {}
            await socket.send(json.dumps({"do": "open", "game": game, **since}))
        while not self.over:
            for move in self._hear(json.loads(await socket.recv())):
                await socket.send(json.dumps(move))

    def _hear(self, message: Data) -> list[Data]:
        """The messages to send in answer."""
        kind, game = message["type"], message.get("game", "")
        if kind in ("table", "change") and "seats" in message:
            self.tables[game] = message
        elif kind == "presence":
            self.settled.add(game)
        elif kind == "done":
            game = next(game for game, sent in self.pending.items() if sent["id"] == message["id"])
            sent = self.pending.pop(game)
            self.made[game].append((sent["at"] + 1, sent["moves"][0]))
        elif kind == "refused":
            raise AssertionError(message)
        move = self._move(game)
        return [move] if move is not None else []

    def _move(self, game: str) -> Data | None:
        table = self.tables.get(game)
        if table is None or game not in self.settled or game in self.pending:
            return None
        if self.made[game] and table["move"] < self.made[game][-1][0]:
            return None  # the change has not arrived yet
        deciding = table["deciding"]
        if deciding is None or not table["seats"][deciding]["mine"]:
            return None
        chosen = self.chance.choice(table["options"])["move"]
        message = {"do": "move", "game": game, "id": f"{game}-{self.chance.getrandbits(64)}", "seat": deciding, "at": table["move"]}
        self.pending[game] = {**message, "moves": [chosen]}
        return self.pending[game]


async def log_of(person: Person, game: str) -> list[Data]:
    """The moves of a game, after checking that each is there once."""
    log: list[Data] = await person.ask("GET", f"/api/games/{game}/log")
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    return log


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 400.0) -> None:
    """Run a test's coroutine with a timeout."""

    async def timed() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(timed())
