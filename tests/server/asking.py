"""Reads everything that a server offers to everybody: each GET route with sensible values, each question on the socket."""

from __future__ import annotations

import random
import re
import typing
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import product
from typing import Any

from fastapi import FastAPI

from firelight.lab.puzzles.book import shipped
from firelight.server.daily import day_of
from firelight.server.messages import AnyMessage
from tests.server.universes import NOBODY, Deed, Universe
from tests.test_sizes import ROOT

ADMINISTRATION = "/api/admin/"
SEATS = (0, 1, 2)
MISSED = 2  # changes that a client asks for after being away
MISSED_BY_WATCHERS = 18
LINES = 3  # moves that are tried

# Routes that are not read here, and why.
LEFT_OUT = {
    "GET /api/openapi.json": "describes the API and knows no game",
    "GET /api/health": "tells how long a write took just now",
    "GET /api/ready": "the same",
    "GET /metrics": "figures of the whole process, among them how long things took",
}
# Messages of the server that do not occur here, and why.
UNHEARD = {
    "bots": "tells whether the bots' code is compiled and knows no game",
    "pong": "brings back what was sent; a wire of these tests keeps it for itself",
}
DAY = 24 * 3600.0
QUERIES: dict[str, list[str]] = {
    "/api/games": ["", "?state=awaiting", "?state=waiting", "?state=playing&limit=1", "?state=over"],
    "/api/games/{game}/log": ["", "?from=2&to=4"],
    "/api/games/{game}/at/{move}": ["", "?seat=SEAT"],
    "/api/games/{game}/chat": ["", "?limit=1"],
    "/api/puzzles/next": ["", "?difficulty=hard"],
    "/api/daily/days": ["?limit=2", "?before=2023-11-01&limit=1"],
}


def routes(app: FastAPI) -> set[str]:
    """`GET /api/games/{game}` and all others, described or not."""
    described = {f"{method.upper()} {path}" for path, methods in app.openapi()["paths"].items() for method in methods}
    others = {f"{method} {route.path}" for route in app.routes for method in getattr(route, "methods", None) or ()}  # type: ignore[attr-defined]
    return {route for route in described | others if not route.startswith("HEAD ")} - LEFT_OUT.keys()


def words() -> set[str]:
    """`open`, `move` and all other messages that a client may send on the socket."""
    return {str(message.__struct_config__.tag) for message in typing.get_args(AnyMessage)}


def kinds() -> set[str]:
    """`table`, `change` and all other messages that the server may send on the socket."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "firelight" / "server").glob("*.py"))
    found = {kind for text in sources for kind in re.findall(r'\{"type": "([a-z-]+)"', text)}
    return found - UNHEARD.keys()


def route_of(app: FastAPI, deed: Deed) -> str | None:
    """The route that a deed requests."""
    path = deed.path.partition("?")[0]
    for route in sorted(routes(app), key=lambda route: route.count("{")):
        method, _, shape = route.partition(" ")
        if method == deed.method and re.fullmatch(re.sub(r"\{[a-z_]+\}", "[^/]+", shape), path):
            return route
    return None


def for_administrators(app: FastAPI) -> list[tuple[str, str]]:
    """Methods and addresses that are forbidden to everybody at a table."""
    asked = [route.partition(" ") for route in sorted(routes(app))]
    return [(method, re.sub(r"\{[a-z_]+\}", "1", shape)) for method, _, shape in asked if shape.startswith(ADMINISTRATION)]


def drafts(universe: Universe) -> list[str]:
    """The component sets somebody has saved."""
    saved = [done.reply for done in universe.done if (done.deed.method, done.deed.path) == ("POST", "/api/sets")]
    return [reply.data["id"] for reply in saved if reply is not None and reply.status == 201]


PUZZLES = [book.puzzles[0].id for game in ("bonfire", "emberheart") if (book := shipped(game)) is not None]
FAMILIES = ["fate", "build", "task", "recruit", "go", "attach", "swap", "take"]


class Reader:
    """The values that addresses can contain at this moment."""

    def __init__(self, universe: Universe, games: list[str], chance: random.Random) -> None:
        self.universe = universe
        self.games = games
        self.chance = chance
        self.jobs = self._found("job")
        self.names: dict[str, list[str]] = {
            "game": games,
            "seat": [str(seat) for seat in SEATS],
            "job": self.jobs[-2:] or ["nosuchjob"],
            "puzzle": PUZZLES,
            "title": ["bonfire", "emberheart"],
            "number": [*drafts(universe), "nosuchset"],
            "day": [day_of(universe.fate.now), day_of(universe.fate.now - DAY)],
        }

    def _found(self, name: str) -> list[str]:
        """Ids found in earlier answers."""
        replies = [done.reply.data for done in self.universe.done if done.reply is not None and done.reply.status == 202]
        return [reply[name] for reply in replies if isinstance(reply, dict) and name in reply]

    async def read(self, people: Sequence[str], everywhere: Sequence[str] = ()) -> None:
        """Everybody reads everything; players ask for their own seat, others for the first one.

        `everywhere`: the people who look at the table after every single move.
        """
        for shape in sorted(route.partition(" ")[2] for route in routes(self.universe.app) if route.startswith("GET ")):
            if not shape.startswith(ADMINISTRATION):
                for address in [address + query async for address in self._filled(shape) for query in QUERIES.get(shape, [""])]:
                    await self._ask(people, address)
        for game in self.games if everywhere else ():
            for move in range(len((await self.universe.room(game)).made)):
                await self._ask(everywhere, f"/api/games/{game}/at/{move}?seat=SEAT")

    async def _ask(self, people: Sequence[str], address: str) -> None:
        for seat, who in enumerate(people):
            if who != NOBODY or "?" not in address:
                await self.universe.do(Deed("ask", who, "GET", address.replace("SEAT", str(seat if seat in SEATS else 0))))

    async def _filled(self, shape: str) -> AsyncIterator[str]:
        names = re.findall(r"\{([a-z_]+)\}", shape)
        unknown = set(names) - {*self.names, "move"}
        assert not unknown, f"GET {shape} is new: teach tests/server/asking.py what {', '.join(sorted(unknown))} may be"
        others = [name for name in names if name != "move"]
        for values in product(*(self.names[name] for name in others)):
            filled = dict(zip(others, values, strict=True))
            made = len((await self.universe.room(filled["game"])).made) if "move" in names else 0
            for move in sorted({made // 2, made, made + 1}) if "move" in names else [0]:
                yield shape.format(**filled, move=move)

    async def talk(self, people: Sequence[str]) -> None:
        """Everybody opens the games on the socket, tries moves, and asks why others are not allowed."""
        for game in self.games:
            room = await self.universe.room(game)
            options = [move.text for move in room.game.moves()]
            tried = [self.chance.choice(options) for _ in range(LINES)] if options else ["pass"]
            refused = self.chance.choice(room.game.edition.notation)
            for who in people:
                if who in self.universe.wires:
                    missed = MISSED if room.seats_of(self.universe.ids.get(who, "")) else MISSED_BY_WATCHERS
                    for message in self._questions(game, max(0, room.seq - missed), room.deciding, tried, refused):
                        await self.universe.do(Deed("say", who, body=message))

    def _questions(self, game: str, since: int, deciding: int | None, tried: list[str], refused: str) -> Iterator[dict[str, Any]]:
        yield {"do": "ping", "ref": "still there"}
        yield {"do": "open", "game": game, "since": since}
        yield {"do": "close", "game": game}
        yield {"do": "open", "game": game}
        for seat in SEATS:
            for number, move in enumerate(tried if seat == deciding else tried[:1]):
                yield {"do": "propose", "game": game, "ref": f"proposal {number}", "seat": seat, "line": [move]}
            yield {"do": "acts", "game": game, "ref": "acts", "seat": seat, "families": FAMILIES}
            yield {"do": "why", "game": game, "ref": "why", "seat": seat, "move": refused}
