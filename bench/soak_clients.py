"""People for `bench.soak`: they play, chat, undo, look things up, lose their connection and come back."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load_clients import bearer
from bench.soak_server import Process, Row

AGAIN = 30  # moves before a table starts over
PAUSE = 0.4  # seconds between two actions of a person
RETRY = 0.5
NOT_NOW = ("disk-full", "no-database", "busy", "too-many", "full")  # the same request may be sent again
OVERTAKEN = ("out-of-date", "not-your-turn", "no-request", "answered", "not-asked", "sealed", "nothing-to-undo", "no-such-move")

Data = dict[str, Any]
DOWN = (OSError, WebSocketException, EOFError, httpx.TransportError, TimeoutError)


@dataclass
class Ledger:
    """Everything that the servers acknowledged."""

    acknowledged: dict[tuple[str, str], tuple[int, Data]] = field(default_factory=dict)  # by game and id: the entry, and what was asked
    refused: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    sent_again: int = 0
    mistakes: list[str] = field(default_factory=list)
    last: float = 0.0  # time of the last acknowledged move

    def note(self, player: str, asked: Data, seq: int) -> None:
        key = asked["game"], f"{player}:{asked['id']}"
        known = self.acknowledged.setdefault(key, (seq, asked))
        if known[0] != seq:
            self.mistakes.append(f"{key}: acknowledged as {known[0]} and as {seq}")
        self.did[asked["do"]] += 1
        if asked["do"] == "move":
            self.last = time.monotonic()

    def check(self, rows: Sequence[Row]) -> tuple[int, int]:
        """How many acknowledged requests were lost, and how many were carried out twice."""
        found: dict[tuple[str, str], list[tuple[int, str, Data]]] = {}
        numbers: dict[str, int] = {}
        for game, seq, kind, client, data in rows:
            if seq != numbers.get(game, 0) + 1:
                self.mistakes.append(f"{game}: entry {seq} follows {numbers.get(game, 0)}")
            numbers[game] = seq
            if client is not None:
                found.setdefault((game, client), []).append((seq, kind, data))
        lost = 0
        for key, (seq, asked) in self.acknowledged.items():
            there = [entry for entry in found.get(key, []) if entry[0] == seq]
            right = asked["do"] != "move" or any(data.get("move") == asked["moves"][0] for _, _, data in there)
            if not there or not right:
                lost += 1
                self.mistakes.append(f"{key}: entry {seq} is lost")
        return lost, sum(len(entries) > 1 for entries in found.values())


class Person:
    """Somebody with a socket, at one or several tables. Requests without an answer are sent again with the same id."""

    def __init__(self, servers: list[Process], ledger: Ledger, seed: int) -> None:
        self.servers = servers
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=30.0)
        self.server = servers[seed % len(servers)]
        self.id = self.secret = ""
        self.games: list[str] = []
        self.tables: dict[str, Data] = {}
        self.pending: dict[str, Data] = {}  # by game
        self.asked_at: dict[str, float] = {}  # when somebody here asked to start over
        self.sent = 0
        self.socket: ClientConnection | None = None

    # REST.

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, or None if the server cannot give one now."""
        self.ledger.did["request"] += 1
        headers = bearer(self.secret) if self.secret else {}
        try:
            reply = await self.http.request(method, self.server.address + path, json=body, headers=headers)
        except DOWN:
            self.server = self.chance.choice(self.servers)
            return None
        if reply.status_code == 500:
            self.ledger.mistakes.append(f"{method} {path}: {reply.text[:300]}")
        if reply.is_error:
            self.ledger.refused[reply.json()["error"]["code"]] += 1
            return None
        return reply.json() if reply.content else {}

    async def insist(self, method: str, path: str, body: Any = None) -> Any:
        """Repeat until there is an answer."""
        while (found := await self.ask(method, path, body)) is None:
            await asyncio.sleep(RETRY)
        return found

    async def arrive(self, name: str) -> None:
        me = await self.insist("POST", "/api/me", {"name": name})
        self.id, self.secret = me["id"], me["secret"]

    # The socket.

    async def play(self) -> None:
        """Play for ever, whatever happens to the servers."""
        while True:
            self.server = self.chance.choice(self.servers)
            try:
                url = f"{self.server.address.replace('http', 'ws', 1)}/api/socket"
                async with connect(url, additional_headers=bearer(self.secret), max_size=None, open_timeout=10) as self.socket:
                    await self._come_back()
                    listening = asyncio.create_task(self._listen())
                    try:
                        await self._act(listening)
                    finally:
                        listening.cancel()
            except DOWN:
                await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def _come_back(self) -> None:
        """Follow all games, half of them from where the connection was lost, and resend whatever was not answered."""
        for game in self.games:
            await self._follow(game)
        for asked in self.pending.values():
            self.ledger.sent_again += 1
            await self._say(asked)

    async def _follow(self, game: str) -> None:
        known = self.tables.get(game)
        since = {"since": known["seq"]} if known is not None and self.chance.random() < 0.5 else {}
        await self._say({"do": "open", "game": game, **since})

    async def sit_at(self, game: str) -> None:
        self.games.append(game)
        if self.socket is not None:
            try:
                await self._follow(game)
            except DOWN:
                return  # the next connection follows it

    async def _say(self, message: Data) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _request(self, do: str, game: str, **more: Any) -> None:
        self.sent += 1
        self.pending[game] = {"do": do, "game": game, "id": f"r{self.sent}", **more}
        await self._say(self.pending[game])

    async def _listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            await self._receive(json.loads(text))

    async def _receive(self, message: Data) -> None:
        kind, game = message["type"], message.get("game", "")
        if kind == "table" or (kind == "change" and "seats" in message):
            self.tables[game] = message
        elif kind == "done":
            asked = next((each for each in self.pending.values() if each["id"] == message["id"]), None)
            if asked is not None:
                del self.pending[asked["game"]]
                self.ledger.note(self.id, asked, message["seq"])
        elif kind == "refused":
            await self._refused(message)

    async def _refused(self, message: Data) -> None:
        code = message["error"]["code"]
        self.ledger.refused[code] += 1
        asked = next((each for each in self.pending.values() if each["id"] == message.get("id")), None)
        if asked is None:
            return
        if code in NOT_NOW:
            await asyncio.sleep(RETRY)
            await self._say(asked)
        else:
            del self.pending[asked["game"]]
            if code not in OVERTAKEN:
                self.ledger.mistakes.append(f"{asked}: {message['error']}")
            await self._say({"do": "open", "game": asked["game"]})

    # Actions.

    async def _act(self, listening: asyncio.Task[None]) -> None:
        while not listening.done():
            await asyncio.sleep(PAUSE * self.chance.uniform(0.5, 1.5))
            whim = self.chance.random()
            if whim < 0.01:
                return  # the connection is lost
            game = self.chance.choice(self.games) if self.games else None
            if game is None or game in self.pending or game not in self.tables:
                continue
            if whim < 0.06:
                await self._look_up(game)
            elif whim < 0.08:
                await self._request("chat", game, text=f"{self.sent} messages from me")
            else:
                await self._take_turn(game, self.tables[game])
        listening.result()

    async def _take_turn(self, game: str, table: Data) -> None:
        mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        for request in table["requests"]:
            wanted = [seat for seat in request["needs"] if seat in mine]
            if wanted:
                await self._request("answer", game, seat=wanted[0], request=request["request"], yes=True)
                return
        deciding = table["deciding"]
        if deciding not in mine:
            return
        if table["move"] >= AGAIN and time.monotonic() > self.asked_at.get(game, 0.0) + 5:
            self.asked_at[game] = time.monotonic()
            await self._request("undo", game, seat=deciding, to=0)
        elif table["undo"]["possible"] and not table["undo"]["consent"] and self.chance.random() < 0.05:
            await self._request("undo", game, seat=deciding)
        elif table["options"] and not table["requests"]:
            move = self.chance.choice(table["options"])["move"]
            await self._request("move", game, seat=deciding, at=table["move"], moves=[move])

    async def _look_up(self, game: str) -> None:
        table = self.tables[game]
        kind = self.chance.choice(["list", "log", "at", "chat", "record", "about", "hint"])
        if kind == "list":
            await self.ask("GET", "/api/games?state=playing")
        elif kind == "at":
            await self.ask("GET", f"/api/games/{game}/at/{self.chance.randint(0, table['move'])}")
        elif kind == "hint":
            if table["room"]["hints"] and table["options"]:
                await self.ask("POST", f"/api/games/{game}/hint", {"seat": table["deciding"]})
        else:
            await self.ask("GET", "/api/about" if kind == "about" else f"/api/games/{game}/{kind}")
