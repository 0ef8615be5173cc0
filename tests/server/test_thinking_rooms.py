"""Thinking at the tables: on whose account, how much, and games of bots alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from firelight.server.bots import BOT_GAMES_AT_ONCE
from firelight.server.errors import Refused
from firelight.server.limits import Limits
from firelight.server.rooms import Rooms, SeatChange
from firelight.server.store.rows import Player
from firelight.server.thinking.thinkers import Urgency
from tests.server.hooks import Hooks, hooked
from tests.server.roomkit import (
    BOT,
    ME,
    OPEN,
    NewGame,
    NewSeat,
    QuickThinkers,
    finished,
    people,
    rooms_at,
    run,
    seated,
    until,
    without_end,
)
from tests.server.serving import PLENTY, Serving

HERE, THERE = "203.0.113.1", "203.0.113.2"
ALONE = NewGame("bonfire", [BOT, BOT])
MANY = Limits(bot_games_of_player=100, bot_games_of_address=100, bot_games=100)


async def refused(asked: Any) -> tuple[str, int]:
    with pytest.raises(Refused) as caught:
        await asked
    assert caught.value.message and caught.value.figures["most"] > 0
    return caught.value.code, caught.value.status


async def at(rooms: Rooms, address: str, *names: str) -> list[Player]:
    found = await people(rooms, *names)
    for player in found:
        rooms.visitors.note(player.id, address)
    return found


# Accounts.


def test_a_bot_thinks_on_the_account_of_the_human_who_moved_last(any_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers()
        async with rooms_at(any_url, thinkers) as rooms:
            table = await seated(rooms, "Astrid", "Bo", bots=1)
            astrid, bo = table.players[0], table.players[1]
            rooms.visitors.note(astrid.id, HERE)
            rooms.visitors.note(bo.id, THERE)
            for _ in range(12):
                await until(lambda: table.room.awaits == "human")
                await table.move()
            await until(lambda: table.room.awaits == "human")
            made = table.room.made
            movers = [next((each.seat for each in reversed(made[:at]) if each.by == "human"), 0) for at, _ in thinkers.asked]
            assert set(movers) == {0, 1}
            assert [account for _, account, _ in thinkers.served] == [(HERE, astrid.id) if seat == 0 else (THERE, bo.id) for seat in movers]
            assert {urgency for *_, urgency in thinkers.served} == {Urgency.OPPONENT}

    run(work)


def test_games_of_bots_alone_are_the_least_urgent(sqlite_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers(pause=0.02)
        async with rooms_at(sqlite_url, thinkers) as rooms:
            (astrid,) = await at(rooms, HERE, "Astrid")
            made = await rooms.create(astrid, ALONE)
            await until(lambda: len(thinkers.served) > 3)
            assert set(thinkers.served) == {(made.game, (HERE, astrid.id), Urgency.SPARE)}
            table = await seated(rooms, "Bo", bots=1)
            await rooms.change_seat(table.players[0], table.game, 0, SeatChange(stand_in="spark"))
            await until(lambda: any(game == table.game and urgency is Urgency.SPARE for game, _, urgency in thinkers.served))
            await rooms.change_seat(table.players[0], table.game, 0, SeatChange(stand_in=None))
            while not any(game == table.game and urgency is Urgency.OPPONENT for game, _, urgency in thinkers.served):
                await until(lambda: table.room.awaits == "human" or thinkers.served[-1][0] == table.game)
                if table.room.awaits == "human":
                    await table.move()
                await asyncio.sleep(0.01)

    run(work)


def test_what_is_no_longer_asked_is_not_thought_about_any_further(sqlite_url: str) -> None:
    """A seat whose bot would think for a minute is taken back; the other bot's next move comes at once."""

    async def work() -> None:
        thinkers = QuickThinkers(pause=60.0)
        async with rooms_at(sqlite_url, thinkers) as rooms:
            table = await seated(rooms, "Astrid", bots=1)
            if table.room.awaits == "bot":
                await until(lambda: len(thinkers.served) == 1)
            seat = table.room.deciding
            await rooms.change_seat(table.players[0], table.game, 0, SeatChange(stand_in="spark"))
            await until(lambda: thinkers.served and thinkers.served[-1][2] is Urgency.SPARE)
            thinkers.pause = 0.0
            await rooms.change_seat(table.players[0], table.game, 0, SeatChange(stand_in=None))
            if seat == 0:
                assert table.room.awaits == "human"
                await table.move()
            await until(lambda: table.room.made)

    run(work)


# Games of bots alone.


def test_games_of_bots_alone_are_few(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=60.0), limits=Limits(bot_games=6)) as rooms:
            astrid, bo, cleo = await at(rooms, HERE, "Astrid", "Bo", "Cleo")
            dirk, ella = await at(rooms, THERE, "Dirk", "Ella")
            too_many = ("too-many-bot-games", 429)
            for player in (astrid, bo):
                games = [(await rooms.create(player, ALONE)).game for _ in range(2)]
                assert await refused(rooms.create(player, ALONE)) == too_many
            before = len(await rooms.list_games(cleo))
            assert await refused(rooms.create(cleo, ALONE)) == too_many  # the address has four
            assert len(await rooms.list_games(cleo)) == before
            for _ in range(2):
                await rooms.create(dirk, ALONE)
            assert await refused(rooms.create(ella, ALONE)) == too_many  # the server has six
            record = json.loads(finished("bonfire", 2))
            assert await refused(rooms.import_record(bo, without_end(finished("bonfire", 2), 5), [BOT, BOT])) == too_many
            assert (await rooms.import_record(bo, record, [BOT, BOT])).game  # it is over
            await rooms.create(bo, NewGame("bonfire", [ME, BOT]))
            await rooms.leave_game(bo, games[0])  # nobody is left, so the game is closed
            await rooms.create(ella, ALONE)

    run(work)


def test_a_game_becomes_one_of_bots_alone_only_within_the_limits(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=60.0)) as rooms:
            (astrid,) = await at(rooms, HERE, "Astrid")
            waiting = await rooms.create(astrid, NewGame("bonfire", [BOT, OPEN]))
            playing = await rooms.create(astrid, NewGame("bonfire", [BOT, ME]))
            for _ in range(2):
                await rooms.create(astrid, ALONE)
            for attempt in (
                rooms.change_seat(astrid, waiting.game, 1, SeatChange(kind="bot")),
                rooms.change_seat(astrid, playing.game, 1, SeatChange(stand_in="spark")),
            ):
                assert await refused(attempt) == ("too-many-bot-games", 429)
            assert (await rooms.keeper.get(waiting.game)).room.seats[1].kind == "open"
            assert (await rooms.keeper.get(playing.game)).room.seats[1].stand_in is None

    run(work)


def test_after_a_restart_games_of_bots_alone_take_turns_and_hold_nobody_up(any_url: str) -> None:
    """66 of them, as many as an attack once left behind; another player's bot moves meanwhile."""

    class Counting(QuickThinkers):
        at_once = most = 0

        async def choose(self, ask: Any, level: str, topic: str, account: Any, urgency: Urgency) -> Any:
            self.at_once += urgency is Urgency.SPARE
            self.most = max(self.most, self.at_once)
            try:
                return await super().choose(ask, level, topic, account, urgency)
            finally:
                self.at_once -= urgency is Urgency.SPARE

    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=60.0), limits=MANY) as rooms:
            (astrid,) = await at(rooms, HERE, "Astrid")
            games = {(await rooms.create(astrid, ALONE)).game for _ in range(66)}
            table = await seated(rooms, "Bo", bots=1)
        thinkers = Counting(pause=0.02)
        async with rooms_at(any_url, thinkers, limits=MANY) as rooms:
            table.rooms = rooms
            await rooms.keeper.get(table.game)
            await until(lambda: table.room.awaits == "human")
            await until(lambda: len(thinkers.served) > 10)
            asked = len(thinkers.served)
            await table.move()
            await until(lambda: table.room.awaits == "human" and any(made.by == "bot" for made in table.room.made))
            opponents = [place for place, each in enumerate(thinkers.served) if each[0] == table.game and place >= asked]
            if opponents:
                assert opponents[0] <= asked + BOT_GAMES_AT_ONCE, "a human's opponent does not wait for the others"
            await until(lambda: len({game for game, *_ in thinkers.served} & games) == 66)
            acts = [len({made.act for made in (await rooms.keeper.get(game)).room.made}) for game in games]
            assert max(acts) <= 2, "each has a turn before one has the next"  # those not in memory yet take a little longer
            assert thinkers.most <= BOT_GAMES_AT_ONCE

    run(work)


def test_games_of_bots_alone_rest_while_a_humans_opponent_thinks(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "hold-compile").touch()
        hooks, thinkers = Hooks(tmp_path), hooked(tmp_path)
        async with rooms_at(sqlite_url, thinkers) as rooms:
            astrid, bo = await at(rooms, HERE, "Astrid", "Bo")
            await rooms.create(astrid, ALONE)
            await hooks.begun("choose", 5)
            hooks.slow("choose", "ember")
            made = await rooms.create(bo, NewGame("bonfire", [NewSeat("bot", level="ember"), ME], seed=1))
            live = await rooms.keeper.get(made.game)
            if live.room.awaits == "human":
                await rooms.move(bo, made.game, "1", 1, 0, [live.room.game.moves()[0].text])
            await until(lambda: any(line[4] == "ember" for line in hooks.log("begin")))
            before = -1
            while before < (begun := len(hooks.log("begin"))):  # an act under way is completed, and no other begins
                before = begun
                await asyncio.sleep(1.0)
            hooks.speed_up("choose", "ember")
            await until(lambda: len(hooks.log("begin")) > before + 5)

    run(work)


def test_one_address_cannot_fill_a_server_with_games_of_bots_alone(tmp_path: Path) -> None:
    """The attack: 66 games of four inferno seats from one address."""
    with Serving(tmp_path, limits=PLENTY) as server:
        attackers = [server.person(f"Attacker {number}") for number in range(6)]
        statuses = []
        for number in range(66):
            body = {"game": "bonfire", "seats": [{"kind": "bot", "level": "inferno"}] * 4}
            reply = attackers[number % 6].http.post("/api/games", json=body)
            statuses.append(reply.status_code)
            if reply.status_code == 429:
                assert reply.json()["error"]["code"] == "too-many-bot-games"
        assert statuses.count(201) == 4 and statuses.count(429) == 62


# Hints and reviews.


async def hint_tables(rooms: Rooms, player: Player, number: int) -> list[tuple[str, int]]:
    """Games in which the player is to decide, and the seats."""
    found = []
    for _ in range(number):
        made = await rooms.create(player, NewGame("bonfire", [ME, ME], hints=True))
        seat = (await rooms.keeper.get(made.game)).room.deciding
        assert seat is not None
        found.append((made.game, seat))
    return found


def test_equal_hints_are_one(any_url: str) -> None:
    """The attack: 70 identical hints of one player, done before anybody else's."""

    async def work() -> None:
        thinkers = QuickThinkers(pause=0.1)
        async with rooms_at(any_url, thinkers) as rooms:
            astrid, bo = await at(rooms, HERE, "Astrid", "Bo")
            ((game, seat),) = await hint_tables(rooms, astrid, 1)
            jobs = await asyncio.gather(*(rooms.hint(astrid, game, seat) for _ in range(70)))
            assert len({job["job"] for job in jobs}) == 1
            (job,) = {job["job"] for job in jobs}
            done = await ended(rooms, astrid, job)
            again = await rooms.hint(astrid, game, seat)
            assert again == done and thinkers.hints == 1
            assert (await refused_job(rooms, bo, job)) == "no-game"
            room = (await rooms.keeper.get(game)).room
            await rooms.move(astrid, game, "m", seat, 0, [room.game.moves()[0].text])
            after = (await rooms.keeper.get(game)).room.deciding
            assert after is not None and (await rooms.hint(astrid, game, after))["job"] != job

    run(work)


async def ended(rooms: Rooms, player: Player, job: str) -> dict[str, Any]:
    while (found := await rooms.job(player, job))["state"] not in ("done", "failed"):
        await asyncio.sleep(0.01)
    return found


async def refused_job(rooms: Rooms, player: Player, job: str) -> str:
    with pytest.raises(Refused) as caught:
        await rooms.job(player, job)
    return caught.value.code


def test_hints_under_way_are_few(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers(pause=60.0)) as rooms:
            guests = await at(rooms, HERE, "Astrid", "Bo", "Cleo", "Dirk")
            for number, player in enumerate(guests):
                tables = await hint_tables(rooms, player, 4)
                most = 3 if number < 3 else 1  # ten for the address
                for table in tables[:most]:
                    await rooms.hint(player, *table)
                assert await refused(rooms.hint(player, *tables[most])) == ("too-many-hints", 429)
                assert (await rooms.hint(player, *tables[0]))["state"] in ("waiting", "running")  # the same as before
            (ella,) = await at(rooms, THERE, "Ella")
            ((game, seat),) = await hint_tables(rooms, ella, 1)
            await rooms.hint(ella, game, seat)

    run(work)


def test_reviews_under_way_are_few(any_url: str) -> None:
    async def work() -> None:
        thinkers = QuickThinkers(pause=60.0)
        async with rooms_at(any_url, thinkers) as rooms:
            record = json.loads(finished("bonfire", 2))
            guests = await at(rooms, HERE, "Astrid", "Bo", "Cleo")
            for number, player in enumerate(guests):
                games = [(await rooms.import_record(player, record, None)).game for _ in range(3)]
                most = 2 if number < 2 else 0
                for game in games[:most]:
                    await rooms.review(player, game)
                assert await refused(rooms.review(player, games[most])) == ("too-many-reviews", 429)

    run(work)


def test_players_are_known_by_the_address_they_come_from(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person()
        visitors = server.host.app.state.rooms.visitors
        assert visitors.of(astrid.me["id"]) == "", "an identity that was never used"
        astrid.ask("GET", "/api/games")
        assert visitors.of(astrid.me["id"]) == "127.0.0.1"
        with server.person("Bo").socket() as talk:
            assert visitors.of(talk.wait("hello")["player"]["id"]) == "127.0.0.1"
