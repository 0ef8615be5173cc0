"""A player's own things: devices, a recovery phrase, an export of everything, and deletion."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from firelight.server.devices import label_of
from firelight.server.identity import COOKIE, HOST_COOKIE
from firelight.server.limits import Limits
from firelight.server.privacy import Privacy
from firelight.server.recovery import new_phrase, plain, word_list
from firelight.server.room import fold
from firelight.server.rooms import Rooms
from firelight.server.store import games
from tests.server.roomkit import BOT, ME, OPEN, Heard, NewGame, finished, people, rooms_at, run, seated
from tests.server.serving import Person, Serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path) as server:
        yield server


# Devices.


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox on Linux"),
        (CHROME, "Chrome on Windows"),
        (f"{CHROME} Edg/138.0.0.0", "Edge on Windows"),
        (SAFARI, "Safari on iPhone"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", "Unknown device"),
        ("Mozilla/5.0", "Unknown device"),
        ("\x1b[31mévil<script>/1", "31mvilscript"),
        ("x" * 500, "x" * 80),
    ],
)
def test_labels(agent: str, label: str) -> None:
    assert label_of(agent) == label


def second_device(server: Serving, person: Person, agent: str) -> Person:
    other = server.person("Other")
    other.http.headers["User-Agent"] = agent
    other.ask("POST", "/api/me/claim", {"secret": person.ask("POST", "/api/me/link")["secret"]})
    return other


def test_devices_are_listed_and_revoked(server: Serving) -> None:
    astrid = server.person()
    phone = second_device(server, astrid, SAFARI)
    first, second = phone.ask("GET", "/api/me/devices")
    assert (first["label"], first["current"]) == ("Safari on iPhone", True)
    assert not second["current"] and second["used"] >= second["created"]
    assert [device["current"] for device in astrid.ask("GET", "/api/me/devices")] == [False, True]
    with phone.socket() as talk, astrid.socket() as own:
        talk.wait("hello")
        astrid.ask("DELETE", f"/api/me/devices/{first['id']}", status=204)
        assert talk.wait("refused")["error"]["code"] == "signed-out"
        assert talk.closed() == 4401
        own.say({"do": "ping", "ref": 1})
        own.wait("pong")
    assert phone.ask("GET", "/api/me", status=401)["error"]["code"] == "signed-out"
    with phone.socket() as talk:
        assert talk.wait("refused")["error"]["code"] == "signed-out"
    assert len(astrid.ask("GET", "/api/me/devices")) == 1
    astrid.ask("DELETE", f"/api/me/devices/{first['id']}", status=404)
    stranger = server.person("Stranger")
    stranger.ask("DELETE", f"/api/me/devices/{second['id']}", status=404)


# Recovery.


def test_the_word_list() -> None:
    words = word_list()
    assert len(words) == len(set(words)) == 512 == 2**9
    assert len({word[:4] for word in words}) == 512 and all(4 <= len(word) <= 7 and word.isascii() and word.islower() for word in words)
    assert not [(a, b) for a in words for b in words if a < b and len(a) == len(b) and sum(map(str.__ne__, a, b)) < 2]
    phrase = new_phrase()
    assert len(phrase.split()) == 12 and phrase != new_phrase()
    assert plain(f"  {phrase.upper().replace(' ', ' ,  ')}\n") == phrase


def test_a_phrase_brings_an_identity_back(server: Serving) -> None:
    astrid, other = server.person(), server.person("Other")
    assert astrid.ask("GET", "/api/me")["recovery"] is False
    old = astrid.ask("POST", "/api/me/recovery")["phrase"]
    phrase = astrid.ask("POST", "/api/me/recovery")["phrase"]
    assert astrid.ask("GET", "/api/me")["recovery"] is True
    other.ask("POST", "/api/me/recover", {"phrase": old}, 404)
    back = other.ask("POST", "/api/me/recover", {"phrase": f" {phrase.title()}  "})
    assert (back["id"], back["secret"], back["recovery"]) == (astrid.me["id"], None, True)
    assert other.ask("GET", "/api/me")["id"] == astrid.me["id"]
    program = httpx.post(f"{server.address}/api/me/recover", json={"phrase": phrase}).json()
    assert program["id"] == astrid.me["id"] and program["secret"]
    astrid.ask("DELETE", "/api/me/recovery", status=204)
    other.ask("POST", "/api/me/recover", {"phrase": phrase}, 404)
    with sqlite3.connect(server.database) as connection:
        kept = "\n".join(connection.iterdump())
    assert phrase not in kept


def test_phrases_cannot_be_tried_quickly_nor_exports_be_asked_for_often(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=Limits()) as server:
        astrid = server.person()
        tried = [astrid.http.post("/api/me/recover", json={"phrase": new_phrase()}).status_code for _ in range(15)]
        assert tried[:10] == [404] * 10 and set(tried[10:]) == {429}
        assert [astrid.http.get("/api/me/export").status_code for _ in range(6)] == [200] * 5 + [429]


# Export.


def test_an_export_has_all_of_mine_and_no_secret_of_others(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    shared = astrid.new_game(seats="me open")
    bo.join(shared["links"]["1"])
    alone = astrid.new_game(seats="me me", game="emberheart")["id"]
    over = astrid.ask("POST", "/api/games/import", {"record": json.loads(finished("bonfire", 2))}, 201)["id"]
    game = shared["id"]
    with astrid.socket() as talk, bo.socket() as other:
        table, theirs = talk.open(game), other.open(game)
        mover, options = (talk, table) if table["options"] else (other, theirs)
        move = {"do": "move", "game": game, "id": "m", "seat": table["deciding"], "at": 0}
        assert mover.ask({**move, "moves": [options["options"][0]["move"]]})["type"] == "done"
        talk.ask({"do": "chat", "game": game, "id": "c", "text": "my words"})
        other.ask({"do": "chat", "game": game, "id": "c", "text": "his words"})
    astrid.ask("PUT", f"/api/games/{game}/notes", {"text": "my notes"}, 204)
    astrid.ask("PUT", "/api/notify", {"webhook": "https://hook.example.org/x"})
    astrid.ask("PUT", f"/api/games/{game}/seats/1/ignore", {"how": "mute"}, 204)
    astrid.ask("POST", f"/api/games/{game}/report", {"seat": 1, "text": "my report"}, 204)
    astrid.ask("POST", "/api/sets", {"game": "bonfire", "text": "[set]\nname = 'my box'"}, 201)
    found = astrid.ask("GET", "/api/me/export")
    assert [(kept["name"], kept["text"]) for kept in found["sets"]] == [("my box", "[set]\nname = 'my box'")]
    assert found["player"] == {"id": astrid.me["id"], "name": "Astrid", "created": found["player"]["created"]}
    mine = {row["id"]: row for row in found["games"]}
    assert set(mine) == {game, alone, over}
    assert mine[game]["seats"] == [0] and mine[game]["notes"] == "my notes" and mine[game]["host"]
    assert [said["text"] for said in mine[game]["chat"]] == ["my words"]
    assert len(mine[game]["moves"]) == (1 if mover is talk else 0)
    assert mine[game]["record"] is None and mine[alone]["record"] is None and mine[over]["record"]["moves"]
    assert astrid.ask("GET", f"/api/games/{alone}")["origin"] is None  # an export does not mark the game as opened
    assert [target["target"] for target in found["notify"]] == ["https://hook.example.org/x"]
    assert [row["name"] for row in found["ignored"]] == ["Bo"] and [row["text"] for row in found["reports"]] == ["my report"]
    written = json.dumps(found)
    for secret in (astrid.secret, bo.secret, bo.me["id"] + ":", "his words", *shared["links"].values()):
        assert secret not in written


def test_an_export_of_somebody_new_is_nearly_empty(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (ann,) = await people(rooms, "Ann")
            assert (await Privacy(rooms).export(ann, ""))["games"] == []

    run(work)


# Deletion.


async def entries_of(rooms: Rooms, game: str) -> Any:
    return await rooms.store.read(lambda connection: games.load(connection, game))


async def dump(rooms: Rooms) -> str:
    """Everything in the database."""
    from sqlalchemy import select

    from firelight.server.store.schema import metadata

    def read(connection: Any) -> str:
        return json.dumps([[str(dict(row)) for row in connection.execute(select(table)).mappings()] for table in metadata.sorted_tables])

    return await rooms.store.read(read)


def test_deleting_oneself_leaves_the_games_of_others_whole(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Wilhelmina", "Bo", "Cy")
            ann, bo = table.players[0], table.players[1]
            await table.moves(12)
            await rooms.chat(ann, table.game, "c1", "a secret thought")
            await rooms.chat(bo, table.game, "c1", "his words")
            await rooms.set_notes(ann, table.game, "private notes")
            waiting = await rooms.create(bo, NewGame("bonfire", [ME, OPEN, OPEN]))
            await rooms.invitations.join(ann, waiting.links["1"], False)
            alone = await rooms.create(ann, NewGame("emberheart", [ME, BOT]))
            over = (await seated_over(rooms, ann, bo)).game
            heard = Heard()
            await rooms.follow(bo, table.game, None, heard)
            before = await rooms.log(bo, table.game)
            updated = (await rooms.summary(bo, over))["updated"]
            await Privacy(rooms).forget(ann)
            assert await rooms.log(bo, table.game) == before
            summary = await rooms.summary(bo, table.game)
            assert [(seat["name"], seat["kind"]) for seat in summary["seats"]] == [("Guest", "bot"), ("Bo", "human"), ("Cy", "human")]
            assert summary["host"], "somebody has to be"
            assert heard.entries[-1]["name"] == "Guest"
            assert (await rooms.summary(bo, waiting.game))["seats"][1]["kind"] == "open"
            finished_one = await rooms.summary(bo, over)
            assert {seat["name"] for seat in finished_one["seats"]} == {"Guest", "Bo"} and finished_one["updated"] == updated
            assert await entries_of(rooms, alone.game) is None, "nobody else saw it"
            written = await dump(rooms)
            for gone in ("Wilhelmina", "a secret thought", "private notes"):
                assert gone not in written
            assert "his words" in written
        async with rooms_at(any_url) as rooms:
            for game in (table.game, over, waiting.game):
                found = await entries_of(rooms, game)
                room = fold(*found)
                assert room.seq == len(found[1]) and not any(seat.name == "Wilhelmina" for seat in room.seats)
            room = fold(*await entries_of(rooms, table.game))
            assert [made.move for made in room.made] == [entry["move"] for entry in before]
            assert await rooms.record(bo, over)

    run(work)


async def seated_over(rooms: Rooms, ann: Any, bo: Any) -> Any:
    """A finished game of two people."""
    made = await rooms.create(bo, NewGame("bonfire", [ME, OPEN]))
    await rooms.invitations.join(ann, made.links["1"], False)

    def end(steps: Any) -> None:
        steps.add("close")

    await rooms.keeper.do(made.game, None, None, end)
    return made


def test_what_was_left_long_ago_is_found_too(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Wilhelmina", "Bo")
            ann = table.players[0]
            await table.moves(6)
            await rooms.chat(ann, table.game, "c1", "an old thought")
            await rooms.leave_game(ann, table.game)
            await Privacy(rooms).forget(ann)
            assert "Wilhelmina" not in (written := await dump(rooms)) and "an old thought" not in written
            assert fold(*await entries_of(rooms, table.game)).seats[0].name == "Guest"

    run(work)


def test_a_name_that_others_have_too_is_left_to_them(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Robin", "Robin")
            await Privacy(rooms).forget(table.players[1])
            summary = await rooms.summary(table.players[0], table.game)
            assert summary["seats"][0]["name"].startswith("Robin") and summary["seats"][1]["name"] == "Guest"

    run(work)


def test_deleting_through_the_browser(server: Serving) -> None:
    astrid = server.person()
    phone = second_device(server, astrid, FIREFOX)
    with phone.socket() as talk:
        talk.wait("hello")
        astrid.ask("DELETE", "/api/me", status=204)
        assert talk.closed() == 4401
    assert COOKIE not in astrid.http.cookies
    phone.ask("GET", "/api/me", status=401)
    assert astrid.ask("POST", "/api/me", {"name": "Again"}, 201)["id"] != astrid.me["id"]


def test_reports_stay_without_a_name(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Ann", "Bo")
            await rooms.ignoring.report(table.players[0], table.game, 1, "he swears")
            await Privacy(rooms).forget(table.players[0])
            written = await dump(rooms)
            assert "he swears" in written

    run(work)


# Cookies.


def test_the_cookie_under_https(tmp_path: Path) -> None:
    secure = {"base_url": "https://games.example.org", "trust_proxy": ("127.0.0.1",)}
    with Serving(tmp_path, **secure) as server:
        headers = {"Host": "games.example.org", "Origin": "https://games.example.org", "X-Forwarded-Proto": "https"}
        with httpx.Client(base_url=server.address, headers=headers) as http:
            made = http.post("/api/me", json={"name": "Bo"})
            cookie = made.headers["set-cookie"]
            assert cookie.startswith("__Host-firelight=") and "Secure" in cookie and "Path=/;" in cookie and "Domain" not in cookie
            secret = cookie.partition("=")[2].partition(";")[0]
            http.cookies.clear()
            old = http.get("/api/me", headers={"Cookie": f"{COOKIE}={secret}"})
            assert old.json()["name"] == "Bo", "a cookie of the name before is still read"
            replaced = old.headers.get_list("set-cookie")
            assert (
                replaced[0].startswith(f"{HOST_COOKIE}={secret};") and replaced[1].startswith(f'{COOKIE}=""') and "Max-Age=0" in replaced[1]
            )
            assert http.get("/api/me", headers={"Cookie": f"{HOST_COOKIE}={secret}"}).json()["name"] == "Bo"


def test_the_cookie_in_a_folder(tmp_path: Path) -> None:
    with Serving(tmp_path, base_url="https://games.example.org/firelight") as server:
        headers = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        cookie = httpx.post(f"{server.address}/api/me", json={}, headers=headers).headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=") and "Path=/firelight/;" in cookie and "Secure" in cookie
