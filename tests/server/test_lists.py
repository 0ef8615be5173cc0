"""Long lists come page by page: a player's games, and a table's chat."""

from __future__ import annotations

import base64
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select

from firelight.server.errors import Refused
from firelight.server.rooms import MOST_SAID, Rooms
from firelight.server.standings import standings
from firelight.server.store import lists
from firelight.server.store.rows import Player
from firelight.server.store.schema import WATCHING, entries, games, holders
from tests.server.roomkit import ME, OPEN, NewGame, people, rooms_at, run, seated, until
from tests.server.serving import Serving

HUMAN, BOT = "human", "bot"


async def fill(rooms: Rooms, player: Player, *kinds: tuple[int, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Fill the player's list with games of each kind, each kind newer than the one before; returns their kinds, by id."""
    made = await rooms.create(player, NewGame("bonfire", [ME, OPEN]))
    template = await rooms.store.read(lambda connection: dict(connection.execute(select(games)).mappings().one()))
    await rooms.leave(player, made.game)
    rows: list[dict[str, Any]] = []
    at = 1_000_000.0
    for number, what in kinds:
        for _ in range(number):
            at += random.Random(len(rows)).choice([0.0, 0.1, 1.0])  # some simultaneous
            rows.append({**template, "id": f"{len(rows) * 7919 % 10007:024x}", "updated": at, "deciding": None, "awaits": None, **what})
    held = [{"game_id": row["id"], "seat": 0, "player_id": player.id, "hidden": False} for row in rows]

    def write(to: Any) -> None:
        to.connection.execute(insert(games), rows)
        to.connection.execute(insert(holders), held)

    await rooms.store.write(player.id, write)
    return {row["id"]: row for row in rows}


MINE = {"status": "playing", "deciding": 0, "awaits": HUMAN}
RUNNING = {"status": "playing", "deciding": 1, "awaits": HUMAN}
WAITING = {"status": "waiting"}
OVER = {"status": "over"}
RANKS = ((MINE, 0), (RUNNING, 1), (WAITING, 2), (OVER, 3))


def rank(row: dict[str, Any]) -> int:
    if row["awaits"] == BOT:
        return 1
    return next(number for what, number in RANKS if all(row[name] == value for name, value in what.items()))


async def pages(rooms: Rooms, player: Player, limit: int, state: str | None = None) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    while not found or found[-1]:
        found.append(await rooms.list_games(player, state, found[-1][-1]["cursor"] if found else None, limit))
        assert len(found) < 1000
    return found[:-1]


CASES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "many waiting, some newer that are over": ((150, WAITING), (10, OVER)),
    "running, and more that are over": ((50, RUNNING), (80, OVER)),
    "the newest ranks first": ((20, MINE), (30, RUNNING), (25, WAITING), (40, OVER)),
    "the newest ranks last": ((40, OVER), (25, WAITING), (30, RUNNING), (20, MINE)),
    "a bot is to decide": ((20, {**MINE, "awaits": BOT}), (20, MINE), (20, RUNNING)),
}


@pytest.mark.parametrize("limit", [7, 50, 100])
@pytest.mark.parametrize("case", CASES)
def test_every_game_comes_once_and_in_order(any_url: str, case: str, limit: int) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            rows = await fill(rooms, astrid, *CASES[case])
            found = await pages(rooms, astrid, limit)
            assert [len(page) for page in found[:-1]] == [limit] * (len(found) - 1)
            listed = [game["id"] for page in found for game in page]
            wanted = sorted(rows, key=lambda game: (rank(rows[game]), -rows[game]["updated"], game))
            assert listed == wanted
            assert all(game["awaiting"] == (rank(rows[game["id"]]) == 0) for page in found for game in page)

    run(work)


def test_only_games_of_one_state(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            rows = await fill(rooms, astrid, (5, MINE), (6, OVER), (7, RUNNING), (8, WAITING))
            for state, ranks in (("awaiting", {0}), ("playing", {0, 1}), ("waiting", {2}), ("over", {3})):
                found = [game["id"] for page in await pages(rooms, astrid, 4, state) for game in page]
                assert sorted(found) == sorted(game for game, row in rows.items() if rank(row) in ranks)

    run(work)


def test_a_page_reads_no_more_than_a_page(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            await fill(rooms, astrid, (150, WAITING), (150, OVER))
            read = 0

            def look(connection: Any) -> None:
                nonlocal read

                def count(_: Any, cursor: Any, statement: str, *more: Any) -> None:
                    nonlocal read
                    if statement.startswith("SELECT"):
                        read += len(cursor.fetchall())
                        cursor.execute(statement, more[0])  # for those who wait for the rows

                event.listen(connection, "after_cursor_execute", count)
                lists.my_games(connection, astrid.id, None, None, 20)

            await rooms.store.read(look)
            assert read == 40  # the games, and the player's seat in each of them

    run(work)


def test_those_hidden_and_those_of_others_are_not_listed(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            astrid, bo = await people(rooms, "Astrid", "Bo")
            rows = await fill(rooms, astrid, (4, WAITING), (4, OVER))
            watched = sorted(rows)[0]

            def watch(to: Any) -> None:
                to.connection.execute(insert(holders).values(game_id=watched, seat=WATCHING, player_id=bo.id, hidden=False))

            await rooms.store.write(bo.id, watch)
            assert [game["id"] for game in await rooms.list_games(bo)] == [watched]
            gone = next(game for game, row in rows.items() if row["status"] == "over")
            await rooms.leave(astrid, gone)
            assert {game["id"] for game in await rooms.list_games(astrid)} == set(rows) - {gone}

    run(work)


def forged(*parts: Any) -> str:
    return base64.urlsafe_b64encode(json.dumps(parts).encode()).decode()


BAD = ["", "x", "é", "AAAA", forged(), forged(0, 1.0), forged(9, 1.0, "a"), forged(-1, 1.0, "a"), forged("0", 1.0, "a"), forged(0, 1.0, 5)]
BAD += [forged(0, 1.0, "a\0b"), forged(0, None, "a"), forged(True, 1.0, "a"), forged(0, 1.0, "a", 1), forged(10**30, 1.0, "a"), "[0,1,2]"]


@pytest.mark.parametrize("cursor", BAD)
def test_a_forged_cursor_is_refused(sqlite_url: str, cursor: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            with pytest.raises(Refused) as refused:
                await rooms.list_games(astrid, None, cursor)
            assert (refused.value.code, refused.value.status) == ("bad-cursor", 422)

    run(work)


def test_a_cursor_comes_back_as_it_was() -> None:
    for cursor in (lists.Cursor(0, 0.1 + 0.2, "a"), lists.Cursor(3, 1e9 / 3, "f" * 24)):
        assert lists.Cursor.read(str(cursor)) == cursor
        assert "=" not in str(cursor)


# Chat.


async def say(rooms: Rooms, game: str, by: list[Player], number: int) -> None:
    """Write many messages at once, in the database's form."""
    room = (await rooms.keeper.get(game)).room
    first = room.seq + 1
    rows = [
        {"game_id": game, "seq": first + n, "at": time.time(), "kind": "chat", "seat": n % len(by), "player_id": by[n % len(by)].id}
        | {"client_id": None, "data": {"name": by[n % len(by)].name, "text": f"line {n}"}}
        for n in range(number)
    ]

    def write(to: Any) -> None:
        to.connection.execute(insert(entries), rows)
        to.tell({"t": "entry", "game": game, "seq": rows[-1]["seq"]})

    await rooms.store.write(game, write)
    await until(lambda: rooms.keeper.live_rooms[game].room.seq == rows[-1]["seq"])


def test_chat_comes_page_by_page(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players.values()
            await say(rooms, table.game, [astrid, bo], 250)
            last = await rooms.chat_before(astrid, table.game, None, 100)
            assert [line["text"] for line in last] == [f"line {n}" for n in range(150, 250)]
            middle = await rooms.chat_before(astrid, table.game, last[0]["seq"], 100)
            first = await rooms.chat_before(astrid, table.game, middle[0]["seq"], 100)
            assert [line["text"] for line in first + middle] == [f"line {n}" for n in range(150)]
            assert await rooms.chat_before(astrid, table.game, first[0]["seq"], 100) == []
            assert set(last[0]) == {"seq", "at", "seat", "name", "text"}

    run(work)


def test_those_muted_are_left_out_of_full_pages(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players.values()
            await say(rooms, table.game, [astrid, bo], 60)
            await rooms.ignoring.set(astrid, table.game, 1, "mute")
            said = await rooms.chat_before(astrid, table.game, None, 20)
            assert [line["text"] for line in said] == [f"line {n}" for n in range(20, 60, 2)]
            assert len(await rooms.chat_before(bo, table.game, None, 100)) == 60

    run(work)


def test_a_game_holds_so_many_messages(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players.values()
            await say(rooms, table.game, [astrid, bo], MOST_SAID - 1)
            await rooms.chat(bo, table.game, "the last one", "bye")
            for player in (astrid, bo):
                with pytest.raises(Refused) as refused:
                    await rooms.chat(player, table.game, "one more", "hello?")
                assert (refused.value.code, refused.value.status, refused.value.figures) == ("chat-full", 409, {"most": MOST_SAID})
            await table.move()  # the game continues
            assert (await rooms.chat_before(astrid, table.game, None, 1))[0]["text"] == "bye"
        async with rooms_at(sqlite_url) as rooms:  # counted again from the database
            with pytest.raises(Refused, match="chat-full"):
                await rooms.chat(astrid, table.game, "after the restart", "hello?")

    run(work)


# Over HTTP.


def test_pages_over_http(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person()
        made = [astrid.new_game(seats="me open")["id"] for _ in range(5)]
        found: list[str] = []
        after = ""
        while page := astrid.ask("GET", f"/api/games?limit=2{after}"):
            assert len(page) <= 2
            found += [game["id"] for game in page]
            after = f"&after={page[-1]['cursor']}"
        assert found == made[::-1]
        for wrong in ("limit=0", "limit=101", "limit=x", "after=nonsense", f"after={'x' * 300}"):
            astrid.ask("GET", f"/api/games?{wrong}", status=422)
        assert astrid.ask("GET", "/api/games?after=nonsense", status=422)["error"]["code"] == "bad-cursor"
        game = made[0]
        with astrid.socket() as talk:
            for n in range(4):
                assert talk.ask({"do": "chat", "game": game, "id": f"say {n}", "text": f"line {n}"})["type"] == "done"
        last = astrid.ask("GET", f"/api/games/{game}/chat?limit=3")
        assert [line["text"] for line in last] == ["line 1", "line 2", "line 3"]
        assert [line["text"] for line in astrid.ask("GET", f"/api/games/{game}/chat?before={last[0]['seq']}")] == ["line 0"]
        for wrong in ("limit=0", "limit=101", "before=0", "before=99999999999", "before=x"):
            astrid.ask("GET", f"/api/games/{game}/chat?{wrong}", status=422)


def finished(winners: list[int], *others: tuple[str, str | None], **more: Any) -> dict[str, Any]:
    """A finished game with somebody in the first seat and others beside them."""
    seats = [{"kind": kind, "name": "", "level": level, "stand_in": None} for kind, level in ((HUMAN, None), *others)]
    summary = {"seats": seats, "scores": [0] * len(seats), "winners": winners, "moves": 9, "last_move": None, "moved": 0.0}
    return {**OVER, "summary": summary, **more}


def test_how_somebody_has_fared_against_each_opponent(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            await fill(
                rooms,
                astrid,
                (2, finished([0], (BOT, "flame"))),
                (1, finished([1], (BOT, "flame"), (BOT, "flame"))),
                (1, finished([0], ("tom", None))),
                (1, finished([1], (BOT, "flame"), title="emberheart")),
                (1, finished([0], (HUMAN, None), (BOT, "flame"))),
                (1, finished([0], (BOT, "flame"), origin={"kind": "seed", "seed": 7})),
                (1, finished([], (BOT, "flame"))),
            )
            found = await rooms.store.read(lambda connection: standings(connection, astrid.id))
            counted = {(one["game"], one["opponent"]): (one["won"], one["played"]) for one in found}
            assert counted == {("bonfire", "flame"): (2, 3), ("bonfire", "tom"): (1, 1), ("emberheart", "flame"): (0, 1)}

    run(work)
