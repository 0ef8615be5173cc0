"""Two servers on one PostgreSQL: what is done through one is seen through the other, and each can take over from the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect

import firelight
from tests.games import finish
from tests.server.processes import Person, Player, Served, log_of, run

MOVES = 24


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers started at the same time on an empty database."""
    servers = Served(url), Served(url)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield servers
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


@asynccontextmanager
async def following(person: Person, game: str) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A socket that follows a game, and its first table."""
    url = f"{person.server.address.replace('http', 'ws', 1)}/api/socket"
    async with connect(url, additional_headers=person.headers, max_size=None) as socket:
        await socket.send(json.dumps({"do": "open", "game": game}))
        yield socket, await next_of(socket, "table")


async def next_of(socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        assert message["type"] != "refused", message
        if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
            return message


def test_a_move_through_one_arrives_through_the_other(postgres_url: str) -> None:
    async def play() -> None:
        async with two_servers(postgres_url) as (one, two):
            ann, ben = await Person.new(one, "Ann"), await Person.new(two, "Ben")
            made = await ann.new_game("emberheart", "me open", seed=3)
            game = made["id"]
            await ben.ask("POST", "/api/join", {"secret": made["links"]["1"], "accepts": True})
            async with following(ann, game) as (left, first), following(ben, game) as (right, second):
                seen = {left: first, right: second}
                for number in range(MOVES):
                    mover = next(socket for socket, table in seen.items() if table["options"])
                    other = right if mover is left else left
                    move = {"do": "move", "game": game, "id": f"m{number}", "seat": seen[mover]["deciding"], "at": number}
                    await mover.send(json.dumps({**move, "moves": [seen[mover]["options"][0]["move"]]}))
                    seen[other] = await next_of(other, "change", move=number + 1)
                    seen[mover] = await next_of(mover, "change", move=number + 1)
                    assert all(seen[left][key] == seen[right][key] for key in ("seq", "deciding", "scores"))
            assert await log_of(ann, game) == await log_of(ben, game)

    run(play)


def test_the_bots_of_a_process_that_is_gone_are_taken_over(postgres_url: str) -> None:
    async def play() -> None:
        async with two_servers(postgres_url) as (one, two):
            ann = await Person.new(one, "Ann")
            games = [(await ann.go_on(late(game), "me bot:flame bot:ember"))["id"] for game in ("bonfire", "emberheart")]
            player = Player(ann, games, 1)
            playing = asyncio.create_task(player.play())
            left: set[str] = set()
            async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as connection:
                while not left:  # until it is killed while its bots are working
                    while not await leased(connection):
                        assert not playing.done(), "the games were over too soon"
                        await asyncio.sleep(0.002)
                    await one.kill()
                    left = await leased(connection)
                    if not left:
                        await one.start()
            ann.server = two
            one.up.set()  # the player continues through the other one
            await playing
            for game in games:
                log = await log_of(ann, game)
                human = [(entry["number"], entry["move"]) for entry in log if entry["by"] == "human"]
                assert human == player.made[game] and {entry["by"] for entry in log} == {"human", "bot"}

    run(play)


def late(game: str) -> dict[str, Any]:
    """A position of a random game, some moves before its end."""
    g = finish(firelight.new(game, 3, seed=6), 6)
    return g.at(g.moves_made - 40).position()


async def leased(connection: psycopg.AsyncConnection[Any]) -> set[str]:
    """The games for whose bots a process holds the lease."""
    rows = await (await connection.execute("SELECT name FROM leases WHERE name LIKE 'bot:%'")).fetchall()
    return {name for (name,) in rows}
