"""What happens in two universes at once: people meet at a table, play, undo, leave."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import firelight
from firelight.engine.game import Game
from tests.games import finish
from tests.server.asking import Reader, route_of
from tests.server.comparing import Pair, pair_of_universes
from tests.server.universes import NOBODY, Deed, Universe

PLAYERS = ("host", "second", "third")
PEOPLE = (*PLAYERS, "watcher", "stranger")
EVERYBODY = [*PEOPLE, NOBODY]
TO_PLAY = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "spark"}]

Seats = list[dict[str, str]]
Act = Callable[[Universe], Coroutine[Any, Any, None]]


class Story:
    """What happens in both universes, in chapters. `secrets` are the records that somebody may read, by game."""

    def __init__(self, pair: Pair, seed: int) -> None:
        self.pair = pair
        self.chance = random.Random(seed)
        self.sitting: dict[str, dict[int, str]] = {}
        self.links: dict[str, dict[str, str]] = {}
        self.secrets: dict[str, set[str]] = {}
        self.private: set[tuple[str, str]] = set()  # who may get different answers, and where
        self.requests = 0

    # Single deeds in the first universe; the second one follows at the end of the chapter.

    async def ask(
        self, u: Universe, who: str, method: str, path: str, body: Any = None, status: int | None = None, other: Any = None
    ) -> Any:
        """`other`: what is sent in the second universe, if somebody's private affairs differ."""
        reply = await u.do(Deed("ask", who, method, path, body, other))
        assert reply is not None
        if status is not None:
            assert reply.status == status, f"{who}: {method} {path}: {reply.status} {reply.body!r}"
        return reply.data if reply.body.startswith((b"{", b"[")) else None

    async def say(self, u: Universe, who: str, do: str, game: str, **more: Any) -> None:
        self.requests += 1
        await u.do(Deed("say", who, body={"do": do, "game": game, "id": f"n{self.requests}", **more}))

    async def make(self, u: Universe, path: str, body: Any, sitting: dict[int, str], who: str = "host") -> str:
        made = await self.ask(u, who, "POST", path, body, 201)
        game: str = made["id"]
        self.sitting[game] = sitting
        self.links[game] = made["links"]
        return game

    async def join(self, u: Universe, game: str, who: str, place: str) -> None:
        """Look at the invitation, then accept it."""
        secret = self.links[game][place]
        await self.ask(u, who, "POST", "/api/join/preview", {"secret": secret}, 200)
        await self.ask(u, who, "POST", "/api/join", {"secret": secret, "accepts": True}, 200)
        await u.do(Deed("say", who, body={"do": "open", "game": game}))
        if place != "watch":
            self.sitting[game][int(place)] = who

    async def play(self, u: Universe, game: str, moves: int) -> None:
        """Make a random move for the seat to decide; every other time one that reveals something."""
        for _ in range(moves):
            room = await u.room(game)
            if room.deciding is None:
                return
            move = self._choose(room.game)
            await self.say(u, self.sitting[game][room.deciding], "move", game, seat=room.deciding, at=len(room.made), moves=[move])
            assert len((await u.room(game)).made) > len(room.made), u.heard(self.sitting[game][room.deciding])[-1]

    def _choose(self, game: Game) -> str:
        options = [self.chance.choice(game.moves()) for _ in range(4)]
        for move in options if self.chance.random() < 0.5 else []:
            then = game.copy()
            then.play(move)
            if then.sealed_at == then.moves_made:
                return move.text
        return options[0].text

    # Chapters.

    async def chapter(self, act: Act, quiet: bool = False) -> None:
        await self.pair.chapter(act, quiet, self._known)

    async def arrive(self) -> None:
        async def act(u: Universe) -> None:
            for who in PEOPLE:
                await self.ask(u, who, "POST", "/api/me", {"name": who.capitalize()}, 201)
                await u.do(Deed("come", who))
            await u.do(Deed("come", NOBODY))

        await self.chapter(act)

    async def look_around(self, *games: str, everywhere: Sequence[str] = ()) -> None:
        """Everybody reads everything."""

        async def act(u: Universe) -> None:
            reader = Reader(u, list(games), self.chance)
            await reader.read(EVERYBODY, everywhere)
            await reader.talk(EVERYBODY)
            for game in games:
                await self._ask_to_think(u, game)

        self.pair.games.update(games)
        before = self.pair.differing
        await self.pair.chapter(act, quiet=True, known=self._known)
        assert self.pair.differing > before, "every game lies in the same order in both"

    def asked(self) -> set[str]:
        """The routes requested so far."""
        return {route for done in self.pair.first.done if (route := route_of(self.pair.first.app, done.deed)) is not None}

    def said(self) -> set[str]:
        """The messages sent on sockets so far."""
        return {done.deed.body["do"] for done in self.pair.first.done if done.deed.kind == "say"}

    def heard(self) -> set[str]:
        """The kinds of messages received on sockets so far."""
        first = self.pair.first
        return {message["type"] for who in first.wires.keys() | first.old.keys() for message in first.heard(who)}

    async def _ask_to_think(self, u: Universe, game: str) -> None:
        for who in PEOPLE:
            await self.ask(u, who, "POST", f"/api/games/{game}/hint", {"seat": (await u.room(game)).deciding or 0})
            if (await u.room(game)).status != "over":
                await self.ask(u, who, "POST", f"/api/games/{game}/review")

    def _known(self, deed: Deed) -> bool:
        """Records that this person may read, and whatever else contains them."""
        readable = [game for game, people in self.secrets.items() if deed.who in people]
        in_export = bool(readable) and deed.path == "/api/me/export"
        return (deed.who, deed.path) in self.private or in_export or deed.path in [f"/api/games/{game}/record" for game in readable]


def tell(folder: Path, seed: int, story: Callable[[Story], Coroutine[Any, Any, None]], **settings: Any) -> Story:
    async def run() -> Story:
        async with asyncio.timeout(500), pair_of_universes(folder, seed, **settings) as pair:
            told = Story(pair, seed)
            await told.arrive()
            await story(told)
            return told

    return asyncio.run(run())


def late(title: str, left: int, seed: int) -> dict[str, Any]:
    """A position of a random game, this many moves before its end."""
    g = finish(firelight.new(title, 3, seed), seed)
    return g.at(g.moves_made - left).position()


async def create(story: Story, title: str, seats: Seats = TO_PLAY, **more: Any) -> str:
    found: list[str] = []

    async def act(u: Universe) -> None:
        sitting = {number: "host" for number, seat in enumerate(seats) if seat["kind"] == "me"}
        found.append(await story.make(u, "/api/games", {"game": title, "seats": seats, **more}, sitting))
        await u.do(Deed("say", "host", body={"do": "open", "game": found[0]}))

    await story.chapter(act)
    return found[0]
