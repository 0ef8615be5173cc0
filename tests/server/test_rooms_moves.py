"""Making moves: exactly once, all or none, and only by those who may."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from firelight.server.errors import Refused
from firelight.server.messages import Acts
from firelight.server.rooms import NewGame
from tests.server.roomkit import ME, Heard, Table, people, rooms_at, run, seated
from tests.table.support import own_table


async def refused(attempt: object) -> Refused:
    with pytest.raises(Refused) as found:
        await attempt  # type: ignore[misc]
    return found.value


def refusal(attempt: Callable[[], object]) -> str:
    """The code of an immediate refusal."""
    with pytest.raises(Refused) as found:
        attempt()
    return found.value.code


async def line_to_a_seal(table: Table) -> list[str]:
    """Play until the seat to decide can reveal something hidden by its second move or later; returns these moves."""
    while True:
        await table.move()
        game, line = table.room.game.copy(), list[str]()
        while game.seat == table.room.deciding and not game.over and (not line or game.sealed_at < game.moves_made):
            line.append(game.moves()[-1].text)
            game.play(line[-1])
        if len(line) >= 2 and game.sealed_at == game.moves_made:
            return line


def test_a_repeated_request_is_carried_out_once(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.move()
            room = table.room
            seat, text = room.deciding, room.game.moves()[0].text
            player = table.players[seat]
            send = [rooms.move(player, table.game, "same", seat, 1, [text]) for _ in range(5)]
            assert set(await asyncio.gather(*send)) == {room.seq + 1}
            assert len(table.room.made) == 2
            rooms.keeper.live_rooms.clear()
            assert await rooms.move(player, table.game, "same", seat, 1, [text]) == room.seq + 1
            other = table.players[1 - seat]  # the same id from somebody else is a different request
            assert (await refused(rooms.move(other, table.game, "same", 1 - seat, 1, [text]))).code in ("out-of-date", "not-your-turn")

    run(work)


def test_only_who_is_to_decide_moves_and_only_at_the_right_place(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.moves(3)
            room = table.room
            seat, text = room.deciding, room.game.moves()[0].text
            mine, other = table.players[seat], table.players[1 - seat]
            assert (await refused(rooms.move(other, table.game, "a", seat, 3, [text]))).code == "not-your-seat"
            assert (await refused(rooms.move(other, table.game, "b", 1 - seat, 3, [text]))).code == "not-your-turn"
            late = await refused(rooms.move(mine, table.game, "c", seat, 2, [text]))
            assert (late.code, late.figures) == ("out-of-date", {"move": 3})
            unknown = await refused(rooms.move(mine, table.game, "d", seat, 3, ["fly away"]))
            assert (unknown.code, unknown.status) == ("unknown-move", 422)
            illegal = await refused(rooms.move(mine, table.game, "e", seat, 3, ["give up"]))
            assert illegal.code == "illegal"
            assert illegal.figures["refusal"]["code"]
            assert (await refused(rooms.move(mine, table.game, "f", seat, 3, []))).code == "bad-moves"
            assert (await refused(rooms.move(mine, table.game, "x" * 65, seat, 3, [text]))).code == "bad-id"
            assert (table.room.seq, len(table.room.made)) == (room.seq, 3)

    run(work)


def test_a_list_of_moves_is_made_whole_or_not_at_all(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            heard = Heard()
            await rooms.follow(table.players[0], table.game, None, heard)
            line = await line_to_a_seal(table)
            room = table.room
            seat = room.deciding
            mine = table.players[seat]
            before = len(room.made)
            assert (await refused(rooms.move(mine, table.game, "bad", seat, before, [line[0], "fly"]))).code == "unknown-move"
            assert len(table.room.made) == before
            further = await refused(rooms.move(mine, table.game, "far", seat, before, [*line, line[0]]))
            assert further.code == "sealed"
            seq = await rooms.move(mine, table.game, "good", seat, before, line)
            assert seq == room.seq + len(line)
            told = heard.of("change")[-len(line) :]
            assert [message["entry"]["move"] for message in told] == line
            assert [message.get("move") for message in told] == [None] * (len(line) - 1) + [before + len(line)]  # one table for all
            assert [message["entry"]["number"] for message in told] == [before + n + 1 for n in range(len(line))]
            assert [message["seq"] for message in told] == [room.seq + n + 1 for n in range(len(line))]
            assert seq == await rooms.move(mine, table.game, "good", seat, before, line)

    run(work)


def test_a_proposal_stops_before_anything_hidden(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            table = Table(rooms, made.game, {0: astrid, 1: astrid})
            line = await line_to_a_seal(table)
            room = table.room
            proposed = rooms.propose(astrid, made.game, room.deciding, line[:1])
            assert (proposed["line"][0], proposed["move"]) == (line[0], len(room.made))
            assert rooms.propose(astrid, made.game, room.deciding, line[:1]) == proposed
            assert refusal(lambda: rooms.propose(astrid, made.game, 1 - room.deciding, line[:1])) == "not-your-turn"
            families = sorted({option["family"] for option in own_table(room.game)["options"]})
            asked = Acts(made.game, 1, room.deciding, families, foreseen=["sail"])
            found = rooms.acts(astrid, asked)
            moves = {move.text for move in room.game.moves()}
            assert {act["moves"][0] for act in found["acts"]} == moves and not found["too_many"]
            assert {each["line"][0] for each in found["proposals"]} == {text for text in moves if text.startswith("sail ")}
            assert table.room is room  # nothing has happened
            answer = rooms.why(astrid, made.game, room.deciding, "give up")
            assert answer["code"]
            assert refusal(lambda: rooms.why(astrid, made.game, room.deciding, "fly")) == "unknown-move"
            assert refusal(lambda: rooms.propose(astrid, made.game, room.deciding, ["fly"])) == "unknown-move"
            assert refusal(lambda: rooms.propose(astrid, made.game, room.deciding, ["give up"])) == "illegal"
            assert refusal(lambda: rooms.propose(astrid, made.game, 1 - room.deciding, line)) == "not-your-turn"
            assert refusal(lambda: rooms.acts(astrid, Acts(made.game, 1, 1 - room.deciding, ["fate"]))) == "not-your-turn"

    run(work)


def test_chat_and_notes(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players[0], table.players[1]
            heard = Heard()
            await rooms.follow(bo, table.game, None, heard)
            await rooms.chat(astrid, table.game, "1", "  Hello,\nBo! ")
            await rooms.chat(astrid, table.game, "1", "  Hello,\nBo! ")
            (entry,) = heard.entries
            assert (entry["kind"], entry["name"], entry["text"], entry["seat"]) == ("chat", "Astrid", "Hello,\nBo!", 0)
            assert "view" not in heard.of("change")[0]
            for text in ("", "   ", "x" * 1001, "a\x07b"):
                assert (await refused(rooms.chat(astrid, table.game, "2", text))).code == "bad-text"
            await rooms.set_notes(astrid, table.game, "Watch the\nislands.")
            await rooms.set_notes(astrid, table.game, "Watch the islands!")
            assert await rooms.notes(astrid, table.game) == "Watch the islands!"
            assert await rooms.notes(bo, table.game) == ""
            assert (await refused(rooms.set_notes(astrid, table.game, "é" * 10_001))).code == "too-long"

    run(work)
