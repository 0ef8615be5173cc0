"""Undo: freely back to the last seal, with consent beyond it."""

from __future__ import annotations

import pytest

from firelight.server.errors import Refused
from firelight.server.rooms import NewGame, SeatChange
from tests.server.roomkit import ME, Heard, QuickThinkers, Table, people, rooms_at, run, seated, until


async def own_tail(table: Table) -> int:
    """Play until the seat to decide has made an unsealed move of its own; returns the seat."""
    await table.until_sealed(sealed=False)
    seat: int = table.room.deciding
    return seat


def test_ones_own_moves_are_taken_back_to_the_last_seal(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            seat = await own_tail(table)
            player = table.players[seat]
            heard = Heard()
            await rooms.follow(player, table.game, None, heard)
            before, made = table.room.game.position(), len(table.room.made)
            assert heard[0]["undo"] == {
                "possible": True,
                "to": made - 1,
                "move": table.room.made[-1].move,
                "consent": False,
                "turn_start": heard[0]["undo"]["turn_start"],
            }
            seq = await rooms.undo(player, table.game, "u1", seat)
            assert seq == await rooms.undo(player, table.game, "u1", seat)
            assert (len(table.room.made), heard.entries[-1]["kind"], heard.entries[-1]["to"]) == (made - 1, "undo", made - 1)
            await table.move(text=None)
            rooms.keeper.live_rooms.clear()
            room = (await rooms.keeper.get(table.game)).room
            assert (room.game.position(), len(room.made)) == (before, made)  # the same move, the same hidden things

    run(work)


def test_restart_takes_the_turn_back(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            while True:
                seat = await own_tail(table)
                start = table.room.begun
                if len(table.room.made) - start >= 2 and not any(made.sealed for made in table.room.made[start:]):
                    break
            await rooms.restart(table.players[seat], table.game, "r", seat)
            assert len(table.room.made) == start
            assert (table.room.deciding, table.room.begun) == (seat, start)
            with pytest.raises(Refused) as refused:
                await rooms.restart(table.players[seat], table.game, "r2", seat)
            assert refused.value.code == "nothing-to-undo"

    run(work)


def test_further_back_all_others_have_to_consent(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo", "Cy", game="emberheart")
            astrid, bo, cy = (table.players[seat] for seat in range(3))
            while {made.seat for made in table.room.made} != {0, 1, 2} if table.count else True:
                await table.move()
            heard = Heard()
            await rooms.follow(bo, table.game, None, heard)
            made = len(table.room.made)
            request = await rooms.undo(astrid, table.game, "ask", 0, 0)
            assert heard.entries[-1] | {"at": 0} == {"kind": "undo-request", "seat": 0, "to": 0, "needs": [1, 2], "at": 0}
            assert heard[-1]["requests"] == [{"request": request, "seat": 0, "to": 0, "needs": [1, 2]}]
            assert len(table.room.made) == made
            await rooms.answer(bo, table.game, "yes", 1, request, True)
            assert heard[-1]["requests"][0]["needs"] == [2]
            for player, seat in ((bo, 1), (astrid, 0)):
                with pytest.raises(Refused):
                    await rooms.answer(player, table.game, f"again {seat}", seat, request, True)
            seq = await rooms.answer(cy, table.game, "yes", 2, request, True)
            assert seq == await rooms.answer(cy, table.game, "yes", 2, request, True)
            assert [entry["kind"] for entry in heard.entries[-2:]] == ["undo-answer", "undo"]
            assert (len(table.room.made), table.room.requests) == (0, {})
            with pytest.raises(Refused) as refused:
                await rooms.answer(cy, table.game, "late", 2, request, True)
            assert refused.value.code == "no-request"

    run(work)


def test_a_request_ends_with_a_no_a_move_or_its_withdrawal(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.moves(4)
            while {made.seat for made in table.room.made} != {0, 1}:
                await table.move()
            astrid, bo = table.players[0], table.players[1]
            request = await rooms.undo(astrid, table.game, "1", 0, 0)
            await rooms.answer(bo, table.game, "2", 1, request, False)
            assert table.room.requests == {}
            request = await rooms.undo(astrid, table.game, "3", 0, 0)
            assert list(table.room.requests) == [request]
            again = await rooms.undo(astrid, table.game, "4", 0, 1)  # another one takes its place
            assert list(table.room.requests) == [again]
            await rooms.answer(astrid, table.game, "5", 0, again, False)
            assert table.room.requests == {}
            await rooms.undo(astrid, table.game, "6", 0, 0)
            await table.move()
            assert table.room.requests == {}
            for to in (-1, len(table.room.made)):
                with pytest.raises(Refused) as refused:
                    await rooms.undo(astrid, table.game, f"7 {to}", 0, to)
                assert refused.value.code == "no-such-move"

    run(work)


def test_the_only_human_takes_back_freely_past_bots_and_seals(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", bots=1)
            astrid = table.players[0]

            def my_turn() -> bool:
                return bool(table.room.awaits == "human")

            while len({made.seat for made in table.room.made} if table.count else ()) < 2 or table.room.made[-1].seat == 0:
                await rooms.keeper.get(table.game)
                await until(my_turn)
                await table.move()
                await until(my_turn)
            own = next(made.act for made in reversed(table.room.made[:]) if made.seat == 0)
            heard = Heard()
            await rooms.follow(astrid, table.game, None, heard)
            assert (heard[0]["undo"]["to"], heard[0]["undo"]["consent"]) == (own, False)
            await rooms.undo(astrid, table.game, "back", 0)
            assert (len(table.room.made), table.room.deciding) == (own, 0)
            await rooms.undo(astrid, table.game, "start", 0, 0)
            await until(my_turn)

    run(work)


def test_hot_seat_players_need_nobody(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            table = Table(rooms, made.game, {0: astrid, 1: astrid})
            await table.moves(12)
            await rooms.undo(astrid, made.game, "u", 1, 2)
            assert len(table.room.made) == 2

    run(work)


def test_those_who_are_away_need_not_consent_unless_it_takes_back_their_own_moves(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo", "Cy", game="emberheart")
            astrid, bo, cy = (table.players[seat] for seat in range(3))
            while {made.seat for made in table.room.made} != {0, 1, 2} if table.count else True:
                await table.move()
            while table.room.deciding == 2:
                await table.move()
            request = await rooms.undo(astrid, table.game, "ask", 0, 0)
            await rooms.answer(bo, table.game, "yes", 1, request, True)
            await rooms.change_seat(cy, table.game, 2, SeatChange(stand_in="spark"))
            assert table.room.requests[request].data()["needs"] == [2]
            await rooms.answer(cy, table.game, "mine", 2, request, True)
            assert [made.by for made in table.room.made if made.by != "bot"] == []

            last = len(table.room.made)
            while not {0, 1} <= {made.seat for made in table.room.made[last:] if made.by == "human"}:
                await until(lambda: table.room.awaits == "human")
                await table.move()
            request = await rooms.undo(astrid, table.game, "again", 0, last)  # Cy has made no move since
            if request in table.room.requests:
                assert table.room.requests[request].needs == (1,)

    run(work)


def test_one_act_is_taken_back_at_once(sqlite_url: str) -> None:
    """A move and its payment are one act, made together or one after the other."""

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            table = Table(rooms, made.game, {0: astrid, 1: astrid})
            acts = 0
            while acts < 5:
                room = table.room
                if room.game.decision == "turn":
                    for move in room.game.moves():
                        proposal = rooms.propose(astrid, made.game, room.deciding, [move.text])
                        if proposal["complete"] and len(proposal["line"]) > 1 and not proposal["seals"]:
                            at, seat, line = len(room.made), room.deciding, proposal["line"]
                            await rooms.move(astrid, made.game, f"together {at} {move.text}", seat, at, line)
                            assert {one["act"] for one in await rooms.log(astrid, made.game, at + 1)} == {at}
                            await rooms.undo(astrid, made.game, f"undo {at} {move.text}", seat)
                            for number, one in enumerate(line):
                                await rooms.move(astrid, made.game, f"apart {at} {move.text} {number}", seat, at + number, [one])
                            await rooms.undo(astrid, made.game, f"again {at} {move.text}", seat)
                            assert len(table.room.made) == at
                            acts += 1
                            break
                await table.move()

    run(work)
