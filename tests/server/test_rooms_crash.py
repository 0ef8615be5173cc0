"""Nothing acknowledged is lost, whatever happens; a damaged game harms only itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from firelight.server.errors import Refused
from firelight.server.rooms import NewGame
from firelight.server.store.schema import entries, games
from tests.server.roomkit import ME, Heard, QuickThinkers, Table, people, rooms_at, run, seated

ROOT = Path(__file__).parents[2]


def player_process(url: str, secret: str, game: str, most: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.playing", url, secret, game, str(most)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def lines_until(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(count)]


async def new_game(url: str, title: str) -> tuple[str, str]:
    async with rooms_at(url) as rooms:
        astrid, secret = await rooms.players.new("Astrid")
        made = await rooms.create(astrid, NewGame(title, [ME, ME], seed=7))
        return secret, made.game


async def moves_of(url: str, secret: str, game: str) -> list[str]:
    async with rooms_at(url) as rooms:
        player = await rooms.players.of(secret)
        assert player is not None
        return [entry["move"] for entry in await rooms.log(player, game)]


def acknowledged(lines: list[str]) -> dict[int, str]:
    return {int(number): move for number, _, move in (line.partition("\t") for line in lines if "\t" in line)}


def test_a_killed_server_has_lost_nothing(any_url: str) -> None:
    found: dict[str, Any] = {}

    async def begin() -> None:
        found["secret"], found["game"] = await new_game(any_url, "bonfire")

    async def end() -> None:
        found["moves"] = await moves_of(any_url, found["secret"], found["game"])

    run(begin)
    process = player_process(any_url, found["secret"], found["game"], 10_000)
    lines = lines_until(process, 30)
    process.kill()
    rest, _ = process.communicate()
    run(end)
    told = acknowledged([*lines, *rest.splitlines()])
    assert len(told) >= 29
    assert {number: found["moves"][number] for number in told} == told


def test_processes_that_play_in_one_game_never_get_in_each_others_way(postgres_url: str) -> None:
    found: dict[str, Any] = {}

    async def begin() -> None:
        found["secret"], found["game"] = await new_game(postgres_url, "emberheart")

    async def end() -> None:
        found["moves"] = await moves_of(postgres_url, found["secret"], found["game"])

    run(begin)
    processes = [player_process(postgres_url, found["secret"], found["game"], 60) for _ in range(2)]
    outputs = [process.communicate(timeout=300) for process in processes]
    assert [process.returncode for process in processes] == [0, 0], outputs
    run(end)
    told = [acknowledged(out.splitlines()) for out, _ in outputs]
    assert not set(told[0]) & set(told[1])  # each move number was used once
    assert {**told[0], **told[1]} == dict(enumerate(found["moves"]))
    assert len(found["moves"]) >= 60


def test_a_damaged_game_is_refused_and_the_others_go_on(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            sound = await seated(rooms, "Cy", "Dee")
            await table.moves(3)
            astrid = table.players[0]
            broken = {
                "game_id": table.game,
                "seq": table.room.seq + 1,
                "at": 1.0,
                "kind": "move",
                "data": {"move": "fly", "by": "bot", "shuffles": []},
            }
            await rooms.store.write(table.game, lambda write: write.connection.execute(insert(entries).values(**broken)) and None)
            with pytest.raises(Refused) as refused:
                await table.move()
            assert (refused.value.code, refused.value.status) == ("damaged", 500)
            with pytest.raises(Refused) as refused:
                await rooms.follow(astrid, table.game, None, Heard())
            assert refused.value.code == "damaged"
            await sound.moves(3)
            assert len(await rooms.list_games(astrid)) == 1
        async with rooms_at(any_url, QuickThinkers()) as rooms:
            with pytest.raises(Refused):
                await rooms.summary(astrid, table.game)
            await Table(rooms, sound.game, sound.players).move()

    run(work)


def test_a_start_that_cannot_be_read_is_damaged_too(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME]))
            rooms.keeper.live_rooms.clear()
            await rooms.store.write(
                "x", lambda write: write.connection.execute(update(games).values(start={"firelight": "smoke"})) and None
            )
            with pytest.raises(Refused) as refused:
                await rooms.summary(astrid, made.game)
            assert refused.value.code == "damaged"

    run(work)


def test_entries_of_kinds_not_known_here_change_nothing(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            await table.moves(2)
            new = {"game_id": table.game, "seq": table.room.seq + 1, "at": 1.0, "kind": "fireworks", "seat": 0, "data": {"how": "bright"}}
            await rooms.store.write(table.game, lambda write: write.connection.execute(insert(entries).values(**new)) and None)
            heard = Heard()
            await rooms.follow(table.players[0], table.game, None, heard)
            await table.moves(2)
            assert len(table.room.made) == 4
            assert [entry["kind"] for entry in heard.entries] == ["fireworks", "move", "move"]
            rooms.keeper.live_rooms.clear()
            assert (await rooms.keeper.get(table.game)).room.seq == table.room.seq

    run(work)
