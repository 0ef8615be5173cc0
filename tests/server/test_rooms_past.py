"""Looking back, branches, rematches, records, hints and reviews."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from firelight import api
from firelight.server.admin_games import delete_game
from firelight.server.errors import Refused
from firelight.server.rooms import NewGame, NewSeat
from tests.server.roomkit import BOT, ME, Heard, QuickThinkers, Table, finished, people, rooms_at, run, seated, until


def test_the_log_and_every_position(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid = table.players[0]
            heard = Heard()
            await rooms.follow(astrid, table.game, None, heard)
            await table.moves(9)
            log = await rooms.log(astrid, table.game)
            assert [entry["number"] for entry in log] == list(range(1, 10))
            assert [entry["move"] for entry in log] == [entry["move"] for entry in heard.entries]
            assert [entry["events"] for entry in log] == [message["events"] for message in heard.of("change")]
            assert await rooms.log(astrid, table.game, 3, 5) == log[2:5]
            for number, message in enumerate(heard.of("change"), 1):
                then = await rooms.table_at(astrid, table.game, number)
                assert {key: then[key] for key in ("view", "scores", "move", "turn")} == {
                    key: message[key] for key in ("view", "scores", "move", "turn")
                }
                assert (then["options"], then["undo"]["possible"]) == ([], False)
            assert (await rooms.table_at(astrid, table.game, 0, 0))["move"] == 0
            for wrong in (-1, 10):
                with pytest.raises(Refused) as refused:
                    await rooms.table_at(astrid, table.game, wrong)
                assert refused.value.status == 404

    run(work)


def test_a_branch_of_a_running_game_deals_what_is_hidden_anew(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid = table.players[0]
            await table.moves(8)
            then = table.room.game.at(5)
            positions = []
            for _ in range(3):
                made = await rooms.branch(astrid, table.game, 5, [ME, ME])
                room = (await rooms.keeper.get(made.game)).room
                assert room.facts.branch_of == {"game": table.game, "move": 5}
                assert room.game.view()["state"] == then.view()["state"]
                assert (room.game.seat, room.game.decision) == (then.seat, then.decision)
                positions.append(json.dumps(room.game.position()["state"], sort_keys=True))
            assert len({*positions, json.dumps(then.position()["state"], sort_keys=True)}) == 4
            with pytest.raises(Refused):
                await rooms.branch(astrid, table.game, 9, [ME, ME])
            with pytest.raises(Refused):
                await rooms.branch(astrid, table.game, 5, [ME])

    run(work)


def test_a_branch_of_a_finished_game_keeps_the_order(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            astrid, wim = await people(rooms, "Astrid", "Wim")
            over = await rooms.import_record(astrid, finished("emberheart", 2), None)
            await rooms.invitations.join(wim, over.links["watch"], True)
            then = (await rooms.keeper.get(over.game)).room.game.at(20)
            made = await rooms.branch(wim, over.game, 20, [ME, NewSeat("me", "Other")])
            room = (await rooms.keeper.get(made.game)).room
            assert room.game.position() == then.position()
            assert room.status == "playing"
            with pytest.raises(Refused) as refused:
                await rooms.branch(wim, over.game, len((await rooms.record(wim, over.game))["moves"]), [ME, ME])
            assert refused.value.code == "over"

    run(work)


def test_records_are_shown_when_nothing_is_hidden_any_more(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            with pytest.raises(Refused) as refused:
                await rooms.record(table.players[0], table.game)
            assert (refused.value.code, refused.value.status) == ("not-over", 403)
            alone = await seated(rooms, "Cy", bots=1)
            assert api.replay(await rooms.record(alone.players[0], alone.game), 0).players == 2
            record = json.loads(finished("bonfire", 3))
            over = await rooms.import_record(table.players[0], record, None)
            assert await rooms.record(table.players[0], over.game) == record
            assert (await rooms.summary(table.players[0], over.game))["status"] == "over"
            position = api.replay(record, 0).at(40).position()
            made = await rooms.import_record(table.players[0], position, [ME, ME, BOT])
            assert (await rooms.keeper.get(made.game)).room.game.at(0).position() == position

    run(work)


def test_a_rematch_is_one_game_for_all_with_the_seats_rotated(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            astrid, bo, wim = await people(rooms, "Astrid", "Bo", "Wim")
            made = await rooms.create(astrid, NewGame("bonfire", [NewSeat("me"), NewSeat("open")], seed=7, options={"first_game": 1}))
            await rooms.invitations.join(bo, made.links["1"], True)
            await rooms.invitations.join(wim, made.links["watch"], True)
            table = Table(rooms, made.game, {0: astrid, 1: bo})
            with pytest.raises(Refused) as refused:
                await rooms.rematch(astrid, made.game)
            assert refused.value.code == "not-over"
            await table.move()
            while table.room.status == "playing":
                await table.move()
            heard = Heard()
            await rooms.follow(wim, made.game, None, heard)
            with pytest.raises(Refused):
                await rooms.rematch(wim, made.game)
            first = await rooms.rematch(bo, made.game)
            second = await rooms.rematch(astrid, made.game)
            assert first == second
            assert (heard.entries[-1]["kind"], heard.entries[-1]["game"], heard[-1]["room"]["rematch"]) == (
                "rematch",
                first.game,
                first.game,
            )
            room = (await rooms.keeper.get(first.game)).room
            assert [seat.name for seat in room.seats] == ["Bo", "Astrid"]
            assert (room.seats_of(bo.id), room.seats_of(astrid.id)) == (frozenset([0]), frozenset([1]))
            assert (room.status, room.facts.options["first_game"], room.host) == ("playing", 1, astrid.id)
            assert room.origin is None  # the seed was chosen for the first game only
            assert (await rooms.summary(wim, first.game))["spectator"]
            with pytest.raises(Refused) as refused:
                await rooms.undo(astrid, made.game, "u", 0)
            assert refused.value.code == "over"

    run(work)


def test_no_progress_report_comes_after_the_answer(any_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, BOT], seed=7))
            live = await rooms.keeper.get(made.game)
            await until(lambda: live.room.awaits == "human")
            home, write = Heard(), rooms.keeper.store.write

            async def write_progress_late(key: str, change: Any) -> Any:
                await asyncio.sleep(0.3 if key == "progress" else 0)
                return await write(key, change)

            monkeypatch.setattr(rooms.keeper.store, "write", write_progress_late)
            await rooms.at_home(astrid, home)
            await rooms.hint(astrid, made.game, 0)
            await until(lambda: {"running", "done"} <= {message["state"] for message in home.of("job")})
            assert home.of("job")[-1]["state"] == "done"

    run(work)


def test_hints_are_for_the_seat_that_decides_where_the_game_allows_them(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            astrid, bo = await people(rooms, "Astrid", "Bo")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, BOT], seed=7))
            live = await rooms.keeper.get(made.game)
            await until(lambda: live.room.awaits == "human")
            home, other = Heard(), Heard()
            await rooms.at_home(astrid, home)
            await rooms.at_home(bo, other)
            job = await rooms.hint(astrid, made.game, 0)
            assert (job["kind"], job["state"]) == ("hint", "waiting")
            await until(lambda: [message for message in home.of("job") if message["state"] == "done"])
            done = await rooms.job(astrid, job["job"])
            assert done["result"][0]["move"] in [move.text for move in live.room.game.moves()]
            assert home.of("job")[-1] == {"type": "job", **done}
            assert other.of("job") == []
            for attempt in (rooms.job(bo, job["job"]), rooms.job(astrid, "nothing"), rooms.hint(astrid, made.game, 1)):
                with pytest.raises(Refused):
                    await attempt
            table = await seated(rooms, "Cy", "Dee")
            with pytest.raises(Refused) as refused:
                await rooms.hint(table.players[table.room.deciding], table.game, table.room.deciding)
            assert refused.value.code == "no-hints"
            allowed = await seated(rooms, "Cy", "Dee", hints=True)
            await rooms.hint(allowed.players[allowed.room.deciding], allowed.game, allowed.room.deciding)

    run(work)


def test_nobody_thinks_on_about_a_position_that_is_gone(sqlite_url: str) -> None:
    """Each hint would take a minute: a move, an undo or the end of the game cancels it, and deleting a game also cancels its review."""

    async def work() -> None:
        thinkers = QuickThinkers(pause=60.0)
        async with rooms_at(sqlite_url, thinkers) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7, hints=True))
            table = Table(rooms, made.game, {0: astrid, 1: astrid})

            async def hint_before(ending: Callable[[], Awaitable[object]]) -> str:
                asked = thinkers.hints
                job = await rooms.hint(astrid, made.game, table.room.deciding)
                await until(lambda: thinkers.hints > asked)
                await ending()
                await until(lambda: not rooms.jobs.doing)
                return str(job["job"])

            for ending in (table.move, lambda: rooms.undo(astrid, made.game, "back", table.room.made[-1].seat, 0)):
                job = await rooms.job(astrid, await hint_before(ending))
                assert job["error"]["code"] == "out-of-date"
            await hint_before(lambda: delete_game(rooms.keeper, made.game))
            over = await rooms.import_record(astrid, finished("bonfire", 1), None)
            await rooms.review(astrid, over.game)
            await until(lambda: thinkers.reviews == 1)
            await delete_game(rooms.keeper, over.game)
            await until(lambda: not rooms.jobs.doing)

    run(work)


def test_a_review_is_made_once_and_shown_to_all(any_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers(pause=0.1)
        async with rooms_at(any_url, thinkers) as rooms:
            astrid, wim = await people(rooms, "Astrid", "Wim")
            over = await rooms.import_record(astrid, finished("bonfire", 1), None)
            await rooms.invitations.join(wim, over.links["watch"], True)
            heard = Heard()
            await rooms.follow(wim, over.game, None, heard)
            job = await rooms.review(astrid, over.game)
            assert (await rooms.review(wim, over.game))["job"] == job["job"]
            await until(lambda: [message for message in heard.of("job") if message["state"] == "done"])
            assert heard.of("job")[0]["state"] == "running"
            assert heard.of("job")[-1]["result"]["names"] == ["Astrid", "Tom"]
            assert (await rooms.review(wim, over.game))["result"] == heard.of("job")[-1]["result"]
            assert thinkers.reviews == 1
            running = await rooms.create(astrid, NewGame("bonfire", [ME, ME]))
            with pytest.raises(Refused) as refused:
                await rooms.review(astrid, running.game)
            assert refused.value.code == "not-over"

    run(work)


def test_a_review_that_was_interrupted_goes_on_after_a_restart(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=60.0)) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            over = await rooms.import_record(astrid, finished("bonfire", 1), None)
            job = await rooms.review(astrid, over.game)
            live = rooms.jobs
            await until(lambda: job["job"] in live.doing)
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            while (await rooms.job(astrid, job["job"]))["state"] != "done":
                pass

    run(work)


def test_without_thinkers_there_are_no_hints_and_reviews(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            over = await rooms.import_record(astrid, finished("bonfire", 1), None)
            with pytest.raises(Refused) as refused:
                await rooms.review(astrid, over.game)
            assert (refused.value.code, refused.value.status) == ("bots-off", 503)
            assert rooms.bots() == {"state": "off", "progress": 0.0}

    run(work)
