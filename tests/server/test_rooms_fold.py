"""The same entries give the same room: random games with everything that can happen in them, rebuilt from their entries."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from firelight.engine.rows import Row
from firelight.server.errors import Refused
from firelight.server.room import Room
from firelight.server.rooms import Clock, NewGame, Rooms
from firelight.server.steps import Steps
from firelight.server.store.rows import Player
from tests.server.roomkit import ME, OPEN, Heard, Table, people, rooms_at, run, seated


def told(room: Room) -> dict[str, Any]:
    """Everything about a room."""
    names = (
        "status",
        "seq",
        "stamp",
        "last_at",
        "moved_at",
        "begun",
        "turn",
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
    """A random thing that people do."""
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
                    rooms.keeper.live_rooms.clear()
                    await rooms.keeper.get(made.game)
                    assert told(table.room) == live
            assert len(table.room.made) > 30
            assert kinds <= {"nothing-to-undo", "no-such-move", "not-asked", "answered", "no-request", "out-of-date"}

    run(work)


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_move_does_not_go_through_the_past(game: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the newest moves, shuffles and positions are used, however many there are."""
    steps = 0
    get, reverse = Row.__getitem__, Row.__reversed__

    def getitem(self: Row[Any], place: Any) -> Any:
        nonlocal steps
        first = place.indices(len(self))[0] if isinstance(place, slice) else place % max(len(self), 1)
        steps += max(0, len(self) - 1 - first)
        return get(self, place)

    def reversed_(self: Row[Any]) -> Iterator[Any]:
        nonlocal steps
        for item in reverse(self):
            steps += 1
            yield item

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo", game=game)
            for player in table.players.values():
                await rooms.follow(player, table.game, None, Heard())
            chance = random.Random(1)
            for _ in range(80):
                await table.move(chance.choice(table.room.game.moves()).text)
            room = table.room
            done = room.done
            monkeypatch.setattr(Row, "__getitem__", getitem)
            monkeypatch.setattr(Row, "__reversed__", reversed_)
            for _ in range(20):
                await table.move(chance.choice(table.room.game.moves()).text)
            assert len(table.room.made) == 100
            assert steps < 20 * 20  # to the last own move; the whole history would be 20 * 100 for each follower
            assert table.room.done is done and len(done) == 100
            assert len(room.made) == 80

    run(work)


def test_rooms_that_part_know_nothing_of_each_other(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.until_sealed(sealed=False)
            await table.moves(10)
            room = table.room
            before = told(room)
            one, other = Steps(room, None, 0.0), Steps(room, None, 0.0)
            one.add("undo", 0, to=4)
            for _ in range(3):
                one.play(one.room.game.moves()[-1].text, "human")
            for _ in range(2):
                other.play(other.room.game.moves()[0].text, "human")
            kept = told(one.room)
            one.finish("a:lost")
            other.add("undo", 0, to=0)
            assert [len(steps.room.made) for steps in (one, other)] == [7, 0]
            assert told(one.room) == kept
            assert told(room) == before
            assert "a:lost" not in room.done  # it was never written
            assert [len(stage.made) for _, stage in one.stages] == [4, 5, 6, 7]
            await table.moves(2)
            assert len(table.room.made) == len(room.made) + 2

    run(work)
