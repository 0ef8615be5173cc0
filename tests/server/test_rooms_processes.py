"""Two processes on one PostgreSQL: the moves, holders, bots, presence and notices of one are known to the other."""

from __future__ import annotations

import asyncio
import time

import pytest

from firelight.server.errors import Refused
from firelight.server.rooms import NewGame
from tests.server.roomkit import BOT, ME, OPEN, Heard, QuickThinkers, Table, people, rooms_at, run, until


def test_moves_of_one_process_are_seen_in_the_other(postgres_url: str) -> None:
    async def work() -> None:
        async with rooms_at(postgres_url) as one, rooms_at(postgres_url) as two:
            astrid, bo = await people(one, "Astrid", "Bo")
            made = await one.create(astrid, NewGame("bonfire", [ME, OPEN], seed=7))
            here, there, home = Heard(), Heard(), Heard()
            await one.follow(astrid, made.game, None, here)
            await two.invitations.join(bo, made.links["1"], True)
            await two.follow(bo, made.game, None, there)
            await two.at_home(bo, home)
            await until(lambda: any(entry["kind"] == "start" for entry in here.entries))
            for number in range(12):
                deciding = (await one.keeper.get(made.game)).room.deciding
                rooms, player, other = (one, astrid, there) if deciding == 0 else (two, bo, here)
                before = len(other.entries)
                await Table(rooms, made.game, {0: player, 1: player}).move()
                await until(lambda other=other, before=before: len(other.entries) > before)  # type: ignore[misc]
                assert len((await one.keeper.get(made.game)).room.made) == number + 1
            for heard in (here, there):
                seqs = [message["seq"] for message in heard.of("change")]
                assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
            assert here.of("change")[-1]["view"] == there.of("change")[-1]["view"]
            assert home.of("turn")
            await until(lambda: here.of("presence")[-1]["here"] == [0, 1])
            assert there.of("presence")[-1]["here"] == [0, 1]

    run(work)


def test_of_two_moves_at_the_same_time_one_is_made(postgres_url: str) -> None:
    async def work() -> None:
        async with rooms_at(postgres_url) as one, rooms_at(postgres_url) as two:
            (astrid,) = await people(one, "Astrid")
            made = await one.create(astrid, NewGame("emberheart", [ME, ME], seed=7))
            for number in range(10):
                room = (await one.keeper.get(made.game)).room
                await until(lambda number=number: len(one.keeper.live_rooms[made.game].room.made) == number)  # type: ignore[misc]
                room = one.keeper.live_rooms[made.game].room
                texts = [room.game.moves()[0].text, room.game.moves()[-1].text]
                results = await asyncio.gather(
                    *(
                        rooms.move(astrid, made.game, f"{name} {number}", room.deciding or 0, number, [text])
                        for name, rooms, text in zip("ab", (one, two), texts, strict=True)
                    ),
                    return_exceptions=True,
                )
                refusals = [result for result in results if isinstance(result, Refused)]
                assert len(refusals) == 1 and refusals[0].code in ("out-of-date", "not-your-turn")
            same = (await two.keeper.get(made.game)).room
            await until(lambda: len(one.keeper.live_rooms[made.game].room.made) == 10)
            assert [made.move for made in one.keeper.live_rooms[made.game].room.made] == [made.move for made in same.made]

    run(work)


def test_the_same_request_at_both_is_carried_out_once(postgres_url: str) -> None:
    async def work() -> None:
        async with rooms_at(postgres_url) as one, rooms_at(postgres_url) as two:
            (astrid,) = await people(one, "Astrid")
            made = await one.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            room = (await one.keeper.get(made.game)).room
            text = room.game.moves()[0].text
            both = [rooms.move(astrid, made.game, "same", room.deciding or 0, 0, [text]) for rooms in (one, two)]
            assert len(set(await asyncio.gather(*both))) == 1
            done = await asyncio.gather(*(rooms.create(astrid, NewGame("bonfire", [ME, ME])) for rooms in (one, two)))
            assert done[0].game != done[1].game

    run(work)


def test_of_two_processes_one_thinks(postgres_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers(pause=0.05), QuickThinkers(pause=0.05)
        async with rooms_at(postgres_url, thinkers[0]) as one, rooms_at(postgres_url, thinkers[1]) as two:
            (astrid,) = await people(one, "Astrid")
            made = await one.create(astrid, NewGame("bonfire", [ME, BOT], seed=7))
            here, there = Heard(), Heard()
            await one.follow(astrid, made.game, None, here)
            await two.follow(astrid, made.game, None, there)
            table = Table(two, made.game, {0: astrid})
            for _ in range(5):
                await until(lambda: table.room.awaits == "human")
                await table.move()
            await until(lambda: table.room.awaits == "human" and one.keeper.live_rooms[made.game].room.seq == table.room.seq)
            asked = [number for thinker in thinkers for number, _ in thinker.asked]
            assert len(asked) == len(set(asked)) == sum(made.by == "bot" for made in table.room.made)

    run(work)


def test_another_process_takes_over_when_one_is_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firelight.server.bots.LEASE", 1.0)
    monkeypatch.setattr("firelight.server.bots.SWEEP", 0.3)

    async def work() -> None:
        stuck = QuickThinkers(pause=100.0)
        async with rooms_at(postgres_url, QuickThinkers()) as two:
            async with rooms_at(postgres_url, stuck) as one:
                (astrid,) = await people(one, "Astrid")
                made = await one.create(astrid, NewGame("bonfire", [BOT, BOT], seed=7))
                await until(lambda: stuck.asked)
                assert made.game not in two.keeper.live_rooms or not two.keeper.live_rooms[made.game].room.made
            live = await two.keeper.get(made.game)
            await until(lambda: len(live.room.made) > 3)

    run(work)


def test_somebody_connected_to_another_process_is_not_absent(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with rooms_at(postgres_url, QuickThinkers()) as one, rooms_at(postgres_url, QuickThinkers()) as two:
            people_ = await people(one, "Astrid", "Bo")
            made = await one.create(people_[0], NewGame("bonfire", [ME, OPEN], absence=60.0))
            await two.invitations.join(people_[1], made.links["1"])
            seat = (await two.summary(people_[1], made.game))["deciding"]
            await until(lambda: one.keeper.live_rooms[made.game].room.seats_of(people_[1].id))  # it has heard of Bo
            far = await two.follow(people_[seat], made.game, None, Heard())
            here = Heard()
            await one.follow(people_[1 - seat], made.game, None, here)
            await until(lambda: here.of("presence")[-1]["here"] == [0, 1])
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + 61)
            with pytest.raises(Refused) as refused:
                await one.vote_out(people_[1 - seat], made.game, seat)
            assert refused.value.code == "not-absent"
            far.close()
            await until(lambda: here.of("presence")[-1]["here"] == [1 - seat])
            about = await one.vote_out(people_[1 - seat], made.game, seat)
            assert about["seats"][seat]["kind"] == "bot"

    run(work)
