"""A server inside the process, with its people. Its dice and clocks depend only on what was done there: two of them in which the same
things are done behave in the same way, unless their games are redealt."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update

from firelight.engine.game import Game
from firelight.server import push
from firelight.server.app import create_app
from firelight.server.room import Room, fold
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings
from firelight.server.store import Store
from firelight.server.store import games as stored
from firelight.server.store.schema import entries as entries_table
from firelight.server.store.schema import games as games_table
from firelight.server.wire import WIRE
from tests.server.redealing import Dealt
from tests.server.roomkit import QuickThinkers
from tests.server.serving import PLENTY

PATIENCE = 300.0
FIRST_MOMENT = 1_700_000_000.0
IDENTITIES = ("/api/me", "/api/me/claim", "/api/me/recover")  # these return an identity's secret
NOBODY = "nobody"
FIRST, SECOND = "first", "second"

Data = dict[str, Any]


# Dice and clocks.


class Fate:
    """Random bits and the time of day. Both depend only on how many deeds were done before."""

    def __init__(self) -> None:
        self.now = FIRST_MOMENT
        self._bits = random.Random()
        self.begin(0, 0.0)

    def begin(self, deed: int, waited: float) -> None:
        self.now = FIRST_MOMENT + deed + waited
        self._bits = random.Random(deed)

    def bytes(self, number: int) -> bytes:
        return self._bits.randbytes(number)


@contextmanager
def one_fate() -> Iterator[Fate]:
    """All servers in this process take their secrets, names, shuffles and times from it."""
    fate = Fate()
    key = push.new_key()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "urandom", fate.bytes)
        patch.setattr(random, "_urandom", fate.bytes)  # what `secrets` reads
        patch.setattr(time, "time", lambda: fate.now)
        patch.setattr(push, "new_key", lambda: key)  # random, but not from Python
        yield fate


# Deeds and their results.


@dataclass(frozen=True)
class Deed:
    """Something a person does: `ask` by REST, `say` on the socket, `come` and `go` with it, or `wait`."""

    kind: str
    who: str = NOBODY
    method: str = ""
    path: str = ""
    body: Any = None
    other: Any = None  # the body in the second universe, if it is different

    def __str__(self) -> str:
        about = f"{self.method} {self.path}" if self.kind == "ask" else self.kind
        return f"{self.who}: {about}{'' if self.body is None else f' {json.dumps(self.body)[:300]}'}"


@dataclass(frozen=True)
class Reply:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body) if self.body else None


def scope_of(kind: str, path: str, headers: dict[str, str], **more: Any) -> Data:
    """What a server tells an application about a request."""
    plain, _, query = path.partition("?")
    listed = [(name.lower().encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()]
    asked = {"path": plain, "raw_path": plain.encode(), "query_string": query.encode(), "root_path": "", "headers": listed}
    return {"type": kind, "asgi": {"version": "3.0"}, "client": ("127.0.0.1", 1), "server": ("localhost", 80), **asked, **more}


async def request(app: FastAPI, method: str, path: str, headers: dict[str, str], body: Any) -> Reply:
    """One request inside the process."""
    sent = b"" if body is None else json.dumps(body).encode()
    about = {} if body is None else {"Content-Type": "application/json", "Content-Length": str(len(sent))}
    events: list[Any] = []

    async def receive() -> Data:
        return {"type": "http.request", "body": sent, "more_body": False}

    async def send(event: Any) -> None:
        events.append(event)

    scope = scope_of("http", path, headers | about, method=method, scheme="http", http_version="1.1")
    with suppress(Exception):  # the answer tells about it
        await app(scope, receive, send)
    found = tuple(sorted((name.decode(), value.decode()) for name, value in events[0]["headers"]))
    return Reply(events[0]["status"], found, b"".join(event.get("body", b"") for event in events[1:]))


class Wire:
    """A socket inside the process, and everything received on it."""

    can_write = True

    def __init__(self, app: FastAPI, headers: dict[str, str]) -> None:
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None
        self.heard: list[Data] = []
        self.code: int | None = None  # with which the server closed
        self._inbox: asyncio.Queue[Data] = asyncio.Queue()
        self._pongs = 0
        self._change = asyncio.Event()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", "/api/socket", headers, scheme="ws", subprotocols=[], extensions={WIRE: self})
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._take))

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.send_texts([event["text"]])
        elif event["type"] == "websocket.close":
            self.code = event.get("code", 1000)
        self._change.set()

    def stop_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def hang_up(self) -> None: ...

    def send_texts(self, texts: Sequence[str | bytes]) -> None:
        for message in map(json.loads, texts):
            if message["type"] == "pong":
                self._pongs += 1
            else:
                self.heard.append(message)
        self._change.set()

    async def say(self, message: Data) -> None:
        """Send a message; it has been carried out when this returns."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await self.settle()

    async def settle(self) -> None:
        wanted = self._pongs + 1
        self._inbox.put_nowait({"type": "websocket.receive", "text": '{"do": "ping", "ref": 0}'})
        await self.until(lambda: self._pongs >= wanted)

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened() and self.code is None and not self._task.done():
                self._change.clear()
                await self._change.wait()

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task], timeout=PATIENCE)


class Listening(QuickThinkers):
    """Bots that record what they were given to think about."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[str] = []

    def _note(self, kind: str, *given: Any, **named: Any) -> None:
        self.given.append(json.dumps([kind, spelt_out(given), spelt_out(named)], default=str))

    async def choose(self, *given: Any, **named: Any) -> Any:
        self._note("choose", *given, **named)
        return await super().choose(*given, **named)

    async def hint(self, *given: Any, **named: Any) -> Any:
        self._note("hint", *given, **named)
        return await super().hint(*given, **named)


def spelt_out(value: Any) -> Any:
    """Everything in an object, as data; for a game, its whole record."""
    match value:
        case Game():
            return value.record()
        case dict():
            return {str(name): spelt_out(each) for name, each in value.items()}
        case list() | tuple():
            return [spelt_out(each) for each in value]
        case None | bool() | int() | float() | str() | bytes():
            return value
    if is_dataclass(value):
        return {each.name: spelt_out(getattr(value, each.name)) for each in fields(value)}
    return type(value).__name__


@dataclass
class Done:
    """A deed with its answer. For a deed on the socket, the answer is what was received there, which is stored elsewhere."""

    deed: Deed
    reply: Reply | None


@dataclass
class Universe:
    """A server inside this process with its people."""

    name: str
    fate: Fate
    app: FastAPI
    rooms: Rooms
    thinkers: Listening
    ids: dict[str, str] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)
    wires: dict[str, Wire] = field(default_factory=dict)
    old: dict[str, list[Data]] = field(default_factory=dict)  # received on sockets that are closed now
    done: list[Done] = field(default_factory=list)
    waited: float = 0.0
    always: set[Any] = field(default_factory=set)  # background work that never ends

    async def do(self, deed: Deed) -> Reply | None:
        self.fate.begin(len(self.done) + 1, self.waited)
        reply = None
        match deed.kind:
            case "ask":
                reply = await self._ask(deed)
            case "say":
                await self.wires[deed.who].say(deed.body)
            case "come":
                self.wires[deed.who] = Wire(self.app, self._headers(deed.who))
                await self.wires[deed.who].settle()
            case "go":
                wire = self.wires.pop(deed.who)
                await wire.close()
                self.old.setdefault(deed.who, []).extend(wire.heard)
            case "wait":
                self.waited += deed.body
        await self.rest()
        self.done.append(Done(deed, reply))
        return reply

    def _headers(self, who: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secrets[who]}"} if who in self.secrets else {}

    async def _ask(self, deed: Deed) -> Reply:
        body = deed.other if self.name == SECOND and deed.other is not None else deed.body
        reply = await request(self.app, deed.method, deed.path, self._headers(deed.who), body)
        if reply.status < 300 and deed.method == "POST" and deed.path in IDENTITIES and (secret := reply.data["secret"]):
            self.ids[deed.who], self.secrets[deed.who] = reply.data["id"], secret
        return reply

    async def rest(self) -> None:
        """Wait until everything that was begun is done."""
        async with asyncio.timeout(PATIENCE):
            while self.rooms.keeper._tasks - self.always:
                await asyncio.sleep(0.001)

    def heard(self, who: str) -> list[Data]:
        return self.old.get(who, []) + (self.wires[who].heard if who in self.wires else [])

    # Games.

    async def room(self, game: str) -> Room:
        return (await self.rooms.keeper.get(game)).room

    async def load(self, game: str) -> tuple[dict[str, Any], list[Any], list[Any]]:
        found = await self.rooms.store.read(lambda connection: stored.load(connection, game))
        assert found is not None, f"{game} is gone"
        return found

    async def deal_otherwise(self, game: str, dealt: Dealt, chance: random.Random, seeds: bool) -> None:
        """Redeal in the database and in memory. `seeds`: also the source of future shuffles."""
        row, entries, holders = await self.load(game)
        known = entries[-1].seq if entries else 0
        start, shuffles = dealt.otherwise(chance, known)
        changed: Data = {"start": start, "seed": dealt.row["seed"], "origin": dealt.row["origin"]}
        if seeds and changed["seed"] >= 0:
            changed["seed"] = chance.getrandbits(40)
            if "seed" in (changed["origin"] or {}):
                changed["origin"] = {**changed["origin"], "seed": changed["seed"]}
        entries = [
            replace(entry, data={**entry.data, "shuffles": shuffles[entry.seq]}) if entry.seq in shuffles else entry for entry in entries
        ]

        def write(write: Any) -> None:
            write.connection.execute(update(games_table).where(games_table.c.id == game).values(**changed))
            for entry in entries:
                if entry.seq in shuffles:
                    here = (entries_table.c.game_id == game) & (entries_table.c.seq == entry.seq)
                    write.connection.execute(update(entries_table).where(here).values(data=entry.data))

        await self.rooms.store.write(game, write)
        live = self.rooms.keeper.live_rooms.get(game)
        if live is not None:
            live.room = fold({**row, **changed}, entries, holders)


@asynccontextmanager
async def universe(name: str, fate: Fate, folder: Path, **settings: Any) -> AsyncIterator[Universe]:
    fate.begin(0, 0.0)
    folder.mkdir()
    database, token = f"sqlite:///{folder / 'server.sqlite3'}", str(folder / "admin.token")
    chosen = Settings(database=database, admin_token_file=token, limits=PLENTY, **settings)
    thinkers = Listening()
    rooms = Rooms(Store(chosen.database), thinkers, chosen)  # type: ignore[arg-type]
    app = create_app(chosen, rooms)
    async with app.router.lifespan_context(app):
        found = Universe(name, fate, app, rooms, thinkers)
        found.always = set(rooms.keeper._tasks)
        yield found
        for wire in found.wires.values():
            await wire.close()
