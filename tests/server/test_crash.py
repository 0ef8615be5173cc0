"""A server that is killed repeatedly under load loses nothing it acknowledged and does nothing twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import firelight
from tests.games import finish
from tests.server.processes import Person, Player, Served, log_of, run, until

RESTARTS = 4
EARLY = (1, 3)  # after these, another start is killed before it is ready


class Table:
    """All games and their players."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.games = sorted({game for player in players for game in player.games})

    def of(self, game: str) -> list[Player]:
        return [player for player in self.players if game in player.games]

    def progress(self, game: str) -> int:
        return max(player.tables[game]["move"] if game in player.tables else 0 for player in self.of(game))

    def is_over(self, game: str) -> bool:
        return any(player.tables.get(game, {}).get("over", False) for player in self.of(game))

    async def check(self) -> None:
        """Check that every acknowledged move is there, and of the others only those still waiting for their answer."""
        for game in self.games:
            log = await log_of(self.of(game)[0].person, game)
            acknowledged = sorted(made for player in self.of(game) for made in player.made[game])
            human = [(entry["number"], entry["move"]) for entry in log if entry["by"] == "human"]
            waiting = [player.pending[game] for player in self.of(game) if game in player.pending]
            unanswered = [(sent["at"] + 1, sent["moves"][0]) for sent in waiting]
            assert set(acknowledged) <= set(human) <= {*acknowledged, *unanswered}, game

    async def moved(self, before: dict[str, int]) -> None:
        """Wait until every game has advanced or is over."""
        for game in self.games:
            await until(lambda game=game: self.progress(game) > before[game] or self.is_over(game), f"{game} goes on")  # type: ignore[misc]


def late(game: str, players: int, left: int) -> dict[str, Any]:
    """A position of a random game, this many moves before its end."""
    g = finish(firelight.new(game, players, seed=5), 5)
    return g.at(g.moves_made - left).position()


async def seated(server: Served) -> Table:
    """People against each other, one against bots, two at one screen: both games."""
    astrid, bernd, chloe = [await Person.new(server, name) for name in ("Astrid", "Bernd", "Chloe")]
    duel = await astrid.new_game("bonfire", "me open", seed=1)
    await bernd.ask("POST", "/api/join", {"secret": duel["links"]["1"], "accepts": True})
    alone = await astrid.go_on(late("bonfire", 3, 60), "me bot:spark bot:flame")
    other = await bernd.go_on(late("emberheart", 2, 50), "bot:ember me")
    screen = await chloe.go_on(late("emberheart", 3, 50), "me bot:flame me")
    ids = [made["id"] for made in (duel, alone, other, screen)]
    return Table([Player(astrid, ids[:2], 1), Player(bernd, [ids[0], ids[2]], 2), Player(chloe, ids[3:], 3)])


def test_killed_again_and_again(tmp_path: Path) -> None:
    async def play() -> None:
        chance = random.Random(7)
        server = Served(str(tmp_path / "server.sqlite3"))
        await server.start()
        playing: list[asyncio.Task[None]] = []
        try:
            table = await seated(server)
            playing = [asyncio.create_task(player.play()) for player in table.players]
            for restart in range(RESTARTS):
                before = {game: table.progress(game) for game in table.games}
                await table.moved(before)
                await asyncio.sleep(chance.uniform(0.0, 1.0))
                await server.kill()
                if restart in EARLY:
                    await server.launch()
                    await asyncio.sleep(chance.uniform(0.1, 1.5))
                    await server.kill()
                await server.launch()
                await server.ready()
                await table.check()
                server.up.set()
            await asyncio.gather(*playing)
            await table.check()
            for game in table.games:
                assert (await table.of(game)[0].person.ask("GET", f"/api/games/{game}"))["status"] == "over"
        finally:
            for task in playing:
                task.cancel()
            await server.kill()

    run(play)
