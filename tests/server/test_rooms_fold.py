"""Whoever has the same entries has the same room: random games with everything that can happen in them, folded again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from firelight.server.errors import Refused
from firelight.server.room import Room
from firelight.server.rooms import Clock, NewGame, Player, Rooms
from tests.server.roomkit import ME, OPEN, Table, people, rooms_at, run


def told(room: Room) -> dict[str, Any]:
    """All that a room says of itself."""
    names = (
        "status",
        "seq",
        "stamp",
        "last_at",
        "moved_at",
        "begun",
        "begun_at",
        "counted_at",
        "spent",
        "seats",
        "made",
        "requests",
        "done",
    )
    return {
        **{name: getattr(room, name) for name in names},
        "position": room.game.position(),
        "shuffles": room.game.shuffles,
        "sealed": room.game.sealed_at,
        "deciding": (room.deciding, room.awaits, room.deadline),
    }


async def something(rooms: Rooms, table: Table, chance: random.Random, number: int) -> None:
    """One thing that people do."""
    room, game = table.room, table.game
    seat = chance.choice(list(table.players))
    player, name = table.players[seat], f"{number}"
    deed = chance.random()
    if deed < 0.6 and room.deciding is not None:
        text = chance.choice(room.game.moves()).text
        await rooms.move(table.players[room.deciding], game, name, room.deciding, len(room.made), [text])
    elif deed < 0.75:
        await rooms.undo(player, game, name, seat, chance.choice([None, max(0, len(room.made) - chance.randrange(1, 8))]))
    elif deed < 0.85:
        await rooms.restart(player, game, name, seat)
    elif deed < 0.95 and room.requests:
        await rooms.answer(player, game, name, seat, chance.choice(list(room.requests)), chance.random() < 0.8)
    else:
        await rooms.chat(player, game, name, "Hm.")


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_the_same_entries_give_the_same_room(game: str, sqlite_url: str) -> None:
    async def work() -> None:
        chance = random.Random(game)
        async with rooms_at(sqlite_url) as rooms:
            astrid, bo = await people(rooms, "Astrid", "Bo")
            made = await rooms.create(astrid, NewGame(game, [ME, OPEN, ME], seed=3, clock=Clock(move=3600, game=7200)))
            await rooms.invitations.join(bo, made.links["1"], True)
            holders: dict[int, Player] = {0: astrid, 1: bo, 2: astrid}
            table = Table(rooms, made.game, holders)
            kinds: set[str] = set()
            for number in range(150):
                try:
                    await something(rooms, table, chance, number)
                except Refused as refused:
                    kinds.add(refused.code)
                if number % 15 == 0:
                    live = told(table.room)
                    rooms.keeper.lives.clear()
                    await rooms.keeper.get(made.game)
                    assert told(table.room) == live
            assert len(table.room.made) > 30
            assert kinds <= {"nothing-to-undo", "no-such-move", "not-asked", "answered", "no-request", "out-of-date"}

    run(work)
