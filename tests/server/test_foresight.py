"""What the options are sure to do is told after the table, to whoever decides, and not worked out for nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from firelight.server import foresight
from firelight.server.room import Room
from firelight.server.rooms import NewGame, Rooms
from firelight.server.tables import previews_json
from tests.server.roomkit import BOT, ME, Heard, QuickThinkers, Table, people, rooms_at, run, seated, until

PARTS = {"seals", "ends", "events"}


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """After how many moves the options were tried."""
    found: list[int] = []
    really = previews_json

    def previews(room: Room) -> bytes:
        found.append(len(room.made))
        return really(room)

    monkeypatch.setattr(foresight, "previews_json", previews)
    return found


async def followed(rooms: Rooms, table: Table) -> list[Heard]:
    hears = [Heard() for _ in table.players]
    for seat, heard in enumerate(hears):
        await rooms.follow(table.players[seat], table.game, None, heard)
    await until(lambda: hears[table.room.deciding].of("previews"))
    return hears


def is_bare(message: dict[str, Any]) -> bool:
    return all(not PARTS & option.keys() for option in message["options"])


async def check_previews(rooms: Rooms, table: Table, message: dict[str, Any], seat: int) -> None:
    """They are those of the options that REST gives."""
    at = await rooms.table_at(table.players[seat], table.game, message["move"], seat)
    assert message["previews"] == [{name: option[name] for name in ("seals", "ends", "events")} for option in at["options"]]
    assert message["previews"]


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_previews_come_after_the_table_to_whoever_decides(game: str, any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo", game=game)
            hears = await followed(rooms, table)
            for _ in range(12):
                before = [len(heard) for heard in hears]
                seq = await table.move()
                seat = table.room.deciding
                await until(lambda: hears[seat][-1]["type"] == "previews" and hears[seat][-1]["seq"] == seq)  # noqa: B023
                for heard, first in zip(hears, before, strict=True):
                    new = [message for message in heard[first:] if message["type"] in ("change", "previews")]
                    wanted = ["change", "previews"] if heard is hears[seat] else ["change"]
                    assert [message["type"] for message in new] == wanted
                    assert all(message["seq"] == seq and message["move"] == len(table.room.made) for message in new)
                    assert is_bare(new[0])
                await check_previews(rooms, table, hears[seat][-1], seat)

    run(work)


def test_a_table_that_is_opened_gets_them_too(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.moves(5)
            hears = await followed(rooms, table)
            seat = table.room.deciding
            assert is_bare(hears[seat].of("table")[0])
            assert hears[seat].of("previews")[0]["seq"] == hears[seat].of("table")[0]["seq"]
            await check_previews(rooms, table, hears[seat].of("previews")[0], seat)
            assert not hears[1 - seat].of("previews")
            looked = await rooms.look(table.players[seat], table.game, seat, [])
            assert all(option.keys() >= PARTS for option in looked["options"])

    run(work)


def test_whoever_missed_changes_gets_them_for_the_last_table(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            since = table.room.seq
            seq = 0
            for _ in range(4):
                seq = await table.move()
            await rooms.chat(table.players[0], table.game, "c", "hello")
            seat, heard, none = table.room.deciding, Heard(), Heard()
            await rooms.follow(table.players[seat], table.game, since, heard)
            await until(lambda: heard.of("previews"))
            assert heard.of("previews")[0]["seq"] == seq
            assert all(is_bare(change) for change in heard.of("change") if "options" in change)
            await rooms.follow(table.players[seat], table.game, table.room.seq, none)
            await asyncio.sleep(0.05)
            assert not none.of("previews")

    run(work)


def test_a_change_that_is_no_move_brings_them_again_and_chat_does_not(sqlite_url: str, worked_out: list[int]) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            hears = await followed(rooms, table)
            first = table.room.deciding
            await rooms.chat(table.players[0], table.game, "c", "hello")
            await asyncio.sleep(0.05)
            assert len(hears[first].of("previews")) == 1
            await table.until_sealed()
            asker = table.room.made[-1].seat
            seq = await rooms.undo(table.players[asker], table.game, "ask", asker)
            decides = hears[table.room.deciding]
            await until(lambda: decides.of("previews")[-1]["seq"] == seq)
            assert decides.of("change")[-1]["entry"]["kind"] == "undo-request"

    run(work)


def test_nothing_is_worked_out_for_nobody(sqlite_url: str, worked_out: list[int]) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            (wim,) = await people(rooms, "Wim")
            await rooms.invitations.join(wim, await rooms.invitations.renew(table.players[0], table.game, None))
            heard = Heard()
            await rooms.follow(wim, table.game, None, heard)
            await table.moves(6)
            alone = await rooms.create(wim, NewGame("bonfire", [BOT, ME], seed=3))
            await until(lambda: rooms.keeper.lives[alone.game].room.deciding == 1)
            await until(lambda: len(heard.of("change")) == 6)
            await asyncio.sleep(0.05)
            assert worked_out == []

    run(work)


def test_they_are_skipped_where_the_next_move_comes_first(sqlite_url: str, worked_out: list[int]) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            hears = await followed(rooms, table)
            keeper, live = rooms.keeper, rooms.keeper.lives[table.game]
            worked_out.clear()
            for heard in hears:
                heard.clear()
            before = live.room
            for number in range(3):  # three changes before there is time for anything else
                after = before.fork()
                after.game = before.game.after(before.game.moves()[0])
                live.room = before = after
                keeper.foresight.forget(live)
                keeper.foresight.promise(live, live.followers, 100 + number)
            last = live.room.game.moves_made
            await asyncio.sleep(0.05)
            told = [message for heard in hears for message in heard.of("previews")]
            assert [(message["seq"], message["move"]) for message in told] == [(102, last)]
            assert len(worked_out) == 1
            keeper.foresight.promise(live, live.followers, 103)
            live.room = live.room.fork()
            live.room.game = live.room.game.copy()  # as when another process has gone on
            await asyncio.sleep(0.05)
            assert len(worked_out) == 1

    run(work)


def test_a_position_that_cannot_be_tried_harms_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    def fail(room: Room) -> bytes:
        raise RuntimeError("no foresight today")

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            hears = await followed(rooms, table)
            monkeypatch.setattr(foresight, "previews_json", fail)
            await table.moves(3)
            await until(lambda: "could not be tried" in caplog.text)
            monkeypatch.undo()
            seq = await table.move()
            await until(lambda: any(message["seq"] == seq for heard in hears for message in heard.of("previews")))

    run(work)
