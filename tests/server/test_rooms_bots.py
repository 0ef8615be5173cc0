"""Bots at the table, clocks, and bots that stand in for those who are away."""

from __future__ import annotations

import asyncio
import time

import pytest

from firelight.server.errors import Refused
from firelight.server.rooms import Clock, NewGame, SeatChange
from tests.server.roomkit import BOT, ME, Heard, QuickThinkers, Table, people, rooms_at, run, seated, until


def test_bots_play_until_a_human_is_asked(any_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers()
        async with rooms_at(any_url, thinkers) as rooms:
            table = await seated(rooms, "Astrid", bots=2)
            heard = Heard()
            await rooms.follow(table.players[0], table.game, None, heard)
            for _ in range(6):
                await until(lambda: table.room.awaits == "human")
                await table.move()
            await until(lambda: table.room.awaits == "human")
            by = {(made.seat, made.by) for made in table.room.made}
            assert by == {(0, "human"), (1, "bot"), (2, "bot")}
            assert len(thinkers.asked) == sum(made.by == "bot" for made in table.room.made)
            assert {level for _, level in thinkers.asked} == {"spark"}

    run(work)


def test_a_bot_that_cannot_think_plays_simply(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers(broken=True)) as rooms:
            table = await seated(rooms, "Astrid", bots=1)
            await rooms.keeper.get(table.game)
            await until(lambda: table.room.awaits == "human")
            await table.move()
            await until(lambda: table.room.awaits == "human" and any(made.by == "bot" for made in table.room.made))

    run(work)


def test_bots_go_on_after_a_restart(any_url: str) -> None:
    async def work() -> None:
        slow = QuickThinkers(pause=60.0)
        async with rooms_at(any_url, slow) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("emberheart", [BOT, BOT], seed=7))
            await until(lambda: slow.asked)
            seq = (await rooms.keeper.get(made.game)).room.seq
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            room = await rooms.keeper.get(made.game)
            await until(lambda: room.room.seq > seq + 5)

    run(work)


def test_when_time_is_up_a_bot_makes_the_move(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo", clock=Clock(move=1.0))
            heard = Heard()
            await rooms.follow(table.players[0], table.game, None, heard)
            seat = table.room.deciding
            assert 0 <= heard[0]["seats"][seat]["seconds"] <= 1.0
            assert heard[0]["seats"][1 - seat]["seconds"] is None
            assert heard[0]["room"]["clock"]["deadline"] == table.room.deadline
            await until(lambda: heard.entries)
            assert (heard.entries[0]["by"], heard.entries[0]["seat"]) == ("time", seat)
            assert time.time() > table.room.facts.created + 1.0

    run(work)


def test_a_clock_goes_on_over_a_restart(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo", clock=Clock(move=4.0))
            deadline = table.room.deadline
            assert deadline is not None
        await asyncio.sleep(deadline - time.time())
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            table.rooms = rooms
            live = await rooms.keeper.get(table.game)
            await until(lambda: live.room.made)
            assert live.room.made[0].by == "time"
            assert live.room.made[0].at >= deadline

    run(work)


def test_the_time_of_a_game_is_charged_to_the_human_who_decides(sqlite_url: str) -> None:
    async def work() -> None:
        thinkers, began = QuickThinkers(pause=0.2), time.time()
        async with rooms_at(sqlite_url, thinkers) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, BOT], seed=7, clock=Clock(game=300)))
            table = Table(rooms, made.game, {0: astrid})
            for _ in range(3):
                await rooms.keeper.get(made.game)
                await until(lambda: table.room.awaits == "human")
                await asyncio.sleep(0.1)
                await table.move()
            await until(lambda: table.room.awaits == "human")
            spent = list(table.room.spent)
            assert spent[1] == 0.0 and 0.3 <= spent[0] <= time.time() - began - thinkers.pause * len(thinkers.asked)
            rooms.keeper.live_rooms.clear()
            assert (await rooms.keeper.get(made.game)).room.spent == spent

    run(work)


def test_without_time_left_every_move_is_made_by_a_bot(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo", clock=Clock(game=1.0))
            live = await rooms.keeper.get(table.game)
            await until(lambda: len({made.seat for made in live.room.made}) == 2)
            assert {made.by for made in live.room.made} == {"time"}

    run(work)


def test_a_bot_stands_in_for_those_who_are_away_and_gives_back(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=0.05)) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players[0], table.players[1]
            heard = Heard()
            await rooms.follow(astrid, table.game, None, heard)
            with pytest.raises(Refused) as refused:
                await rooms.change_seat(astrid, table.game, 1, SeatChange(stand_in="ember"))
            assert refused.value.code == "still-theirs"
            with pytest.raises(Refused) as refused:
                await rooms.change_seat(bo, table.game, 1, SeatChange(stand_in="god"))
            assert refused.value.code == "no-level"
            await rooms.change_seat(bo, table.game, 1, SeatChange(stand_in="ember"))
            assert heard.entries[-1]["stand_in"] == "ember" and heard.entries[-1]["what"] == "stand-in"
            while not any(made.seat == 1 for made in table.room.made):
                if table.room.awaits == "human":
                    await table.move()
                await asyncio.sleep(0.01)
            assert {made.by for made in table.room.made if made.seat == 1} == {"bot"}
            with pytest.raises(Refused) as refused:
                await rooms.change_seat(astrid, table.game, 1, SeatChange(stand_in=None))
            assert refused.value.code == "not-your-seat"
            await rooms.change_seat(bo, table.game, 1, SeatChange(stand_in=None))
            assert table.room.seats[1].stand_in is None

    run(work)


def test_moving_takes_a_seat_back_at_once(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers(pause=30.0)) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            seat = table.room.deciding
            away = table.players[seat]
            await rooms.change_seat(away, table.game, seat, SeatChange(stand_in="spark"))
            assert table.room.awaits == "bot"
            heard = Heard()
            await rooms.follow(away, table.game, None, heard)
            assert heard[0]["options"]
            await table.move()
            assert [entry["kind"] for entry in heard.entries] == ["seat", "move"]
            assert (table.room.seats[seat].stand_in, table.room.made[-1].by) == (None, "human")

    run(work)
