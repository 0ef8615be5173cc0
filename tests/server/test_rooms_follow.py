"""Following games: tables, changes without gaps, catching up, presence."""

from __future__ import annotations

import json

import pytest

from firelight.server import keeper, live
from firelight.server.errors import Refused
from firelight.server.rooms import NewGame
from firelight.server.shapes import Message
from tests.server.roomkit import BOT, ME, Heard, QuickThinkers, Table, finished, people, rooms_at, run, seated, until


def test_everybody_sees_every_change_in_order(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            hears = [Heard(), Heard()]
            for seat, heard in enumerate(hears):
                await rooms.follow(table.players[seat], table.game, None, heard)
            await table.moves(8)
            for seat, heard in enumerate(hears):
                first, changes = heard.of("table")[0], heard.of("change")
                assert [change["seq"] for change in changes] == [first["seq"] + n + 1 for n in range(8)]
                assert all(bool(change["options"]) == (change["deciding"] == seat) for change in changes)
                assert [change["seats"][seat]["mine"] for change in changes] == [True] * 8
                assert changes[-1]["move"] == 8 and changes[-1]["events"] is not None
            assert [change["view"] for change in hears[0].of("change")] == [change["view"] for change in hears[1].of("change")]
            assert "shuffles" not in str(hears[0])

    run(work)


def test_messages_are_written_once_for_all_who_see_the_same(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            told: list[list[Message]] = [[], [], [], []]
            watchers = await people(rooms, "Wim", "Zoe")
            link = await rooms.invitations.renew(table.players[0], table.game, None)
            for watcher in watchers:
                await rooms.invitations.join(watcher, link, True)
            for player, messages in zip([*watchers, table.players[0], table.players[1]], told, strict=True):
                await rooms.follow(player, table.game, None, messages.append)
            for messages in told:
                messages.clear()
            await table.move()
            assert told[0][0] is told[1][0]
            assert told[0][0] is not told[2][0]
            assert all(isinstance(messages[0], bytes) for messages in told)

    run(work)


def test_whoever_comes_back_gets_what_was_missed(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            steady, shaky, again = Heard(), Heard(), Heard()
            await rooms.follow(table.players[0], table.game, None, steady)
            following = await rooms.follow(table.players[0], table.game, None, shaky)
            await table.until_sealed(sealed=False)
            following.close()
            following.close()
            seen = table.room.seq
            seat = table.room.deciding
            await rooms.undo(table.players[seat], table.game, "u", seat)
            await rooms.chat(table.players[0], table.game, "c", "hello")
            await table.moves(3)
            await rooms.follow(table.players[0], table.game, seen, again)
            missed = steady.of("change")[-5:]

            def plain(message: dict[str, object]) -> dict[str, object]:
                """The table without clocks."""
                return {name: value for name, value in message.items() if name != "seats"}

            def entry(message: dict[str, object]) -> dict[str, object]:
                return {name: message[name] for name in ("type", "game", "seq", "entry", "events")}

            *earlier, last = again.of("change")
            assert earlier == [entry(message) for message in missed[:-1]]  # a single table is enough
            assert plain(last) == plain(missed[-1])
            assert not again.of("table")
            none, many = Heard(), Heard()
            await rooms.follow(table.players[0], table.game, table.room.seq, none)
            assert [message["type"] for message in none] == ["presence"]
            await table.moves(keeper.CATCH_UP + 1)
            await rooms.follow(table.players[0], table.game, seen, many)
            assert [message["type"] for message in many] == ["table", "presence"]
            odd = Heard()
            await rooms.follow(table.players[0], table.game, 10_000, odd)
            assert odd[0]["type"] == "table"

    run(work)


def test_presence(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            (wim,) = await people(rooms, "Wim")
            await rooms.invitations.join(wim, await rooms.invitations.renew(table.players[0], table.game, None))
            heard = Heard()
            await rooms.follow(table.players[0], table.game, None, heard)
            bo = await rooms.follow(table.players[1], table.game, None, Heard())
            second = await rooms.follow(table.players[1], table.game, None, Heard())
            await rooms.follow(wim, table.game, None, Heard())
            bo.close()
            second.close()
            told = [(message["here"], message["watching"]) for message in heard.of("presence")]
            assert told == [([0], 0), ([0, 1], 0), ([0, 1], 1), ([0], 1)]
            about = await rooms.summary(table.players[0], table.game)
            assert (about["here"], about["watching"]) == ([0], 1)

    run(work)


def test_rooms_that_nobody_uses_leave_the_memory(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = [await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=n)) for n in range(6)]
            await rooms.follow(astrid, made[0].game, None, Heard())
            rooms.keeper.live_rooms.trim(most_rooms=3)
            assert set(rooms.keeper.live_rooms) == {made[0].game, made[4].game, made[5].game}
            rooms.keeper.live_rooms.trim(idle=-1.0)
            assert set(rooms.keeper.live_rooms) == {made[0].game}
            table = Table(rooms, made[3].game, {0: astrid, 1: astrid})
            await table.moves(5)
            assert len(table.room.made) == 5

    run(work)


def test_finished_games_that_nobody_watches_leave_the_memory_by_themselves(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "TRIM_EVERY", 0.01)
    monkeypatch.setattr(live, "IDLE_AND_OVER", 0.0)

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            over = await rooms.import_record(astrid, json.loads(finished("bonfire", 2)), None)
            watched = await rooms.import_record(astrid, json.loads(finished("bonfire", 2)), None)
            running = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=1))
            await rooms.follow(astrid, watched.game, None, Heard())
            for made in (over, watched, running):
                await rooms.keeper.get(made.game)
            await until(lambda: over.game not in rooms.keeper.live_rooms)
            assert {watched.game, running.game} <= set(rooms.keeper.live_rooms)
            assert (await rooms.summary(astrid, over.game))["status"] == "over"

    run(work)


def test_a_stranger_sees_nothing(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            astrid, zoe = await people(rooms, "Astrid", "Zoe")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, BOT], seed=7))
            for attempt in (
                rooms.follow(zoe, made.game, None, Heard()),
                rooms.log(zoe, made.game),
                rooms.table_at(zoe, made.game, 0),
                rooms.notes(zoe, made.game),
                rooms.chat(zoe, made.game, "1", "hello"),
                rooms.hint(zoe, made.game, 0),
                rooms.review(zoe, made.game),
                rooms.leave(zoe, made.game),
                rooms.components(zoe, made.game),
                rooms.follow(zoe, "nothing", None, Heard()),
            ):
                with pytest.raises(Refused) as refused:
                    await attempt
                assert (refused.value.code, refused.value.status) == ("no-game", 404)
            heard = Heard()
            await rooms.follow(astrid, made.game, None, heard)
            await until(lambda: heard)

    run(work)
