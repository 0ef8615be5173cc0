"""Administration of a running server, from the command line as operators use it."""

from __future__ import annotations

import asyncio
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from firelight.cli import main
from firelight.server.admin_token import read_or_create_token
from firelight.server.pruning import prune_daily
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings, SettingsError
from firelight.server.store.schema import games
from tests.server.hosted import Hosted
from tests.server.roomkit import finished, people, rooms_at, run
from tests.server.serving import Person, Talk, wait_for

JSON = ("--log-format", "json")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("server"), None, *JSON) as server:
        yield server


def over(person: Person, game: str = "bonfire") -> str:
    """A game played to its end."""
    made: dict[str, str] = person.ask("POST", "/api/games/import", {"record": json.loads(finished(game, 2))}, 201)
    return made["id"]


def test_games_are_listed_shown_closed_exported_and_deleted_while_they_are_played(any_url: str, tmp_path: Path) -> None:
    with Hosted(tmp_path, any_url.removeprefix("sqlite:///"), *JSON) as server:
        astrid, bo = server.person(), server.person("Bo")
        made = astrid.new_game(seats="me open")
        bo.join(made["links"]["1"])
        game, done, lonely = made["id"], over(astrid), astrid.new_game(seats="me open")["id"]
        assert [row["id"] for row in server.admin("games")] == [lonely, done, game]
        (newest,) = server.admin("games", "--limit", "1")
        assert [row["id"] for row in server.admin("games", "--after", newest["cursor"])] == [done, game]
        assert [row["id"] for row in server.admin("games", "--state", "playing")] == [game]
        assert server.admin("games", "--idle", "1") == []
        with astrid.socket() as talk:
            table = talk.open(game)
            said = talk.ask({"do": "chat", "game": game, "id": "hello", "text": "good evening"})
            assert said["type"] == "done", (said, server.lines)
            shown = server.admin("show", game)
            assert {held["name"] for held in shown["holders"]} == {"Astrid", "Bo"}
            assert shown["chat"][-1]["text"] == "good evening"
            move = {"do": "move", "game": game, "id": "m", "seat": table["deciding"], "at": 0}
            mover, told = (talk, table) if table["seats"][table["deciding"]]["mine"] else (bo.socket(), None)
            told = told or mover.open(game)
            assert mover.ask({**move, "moves": [told["options"][0]["move"]]})["type"] == "done"
            record = server.admin("export", game)
            assert record["firelight"] == "record" and len(record["moves"]) == 1
            astrid.ask("GET", f"/api/games/{game}/record", status=403)
            assert server.run("close", game)[0] == 0
            assert talk.wait("change", game=game)["entry"]["kind"] in ("move", "close")
            assert server.admin("show", game)["status"] == "over"
            assert "over" in server.run("close", game)[2]
            assert server.run("delete", game)[0] == 0
            talk.wait("gone", game=game)
        assert "no such game" in server.run("show", game)[2]
        assert server.run("export", done, "--to", str(tmp_path / "record.json"))[0] == 0
        assert main(["replay", str(tmp_path / "record.json")]) == 0
        status, text, _ = server.run("games")
        assert status == 0 and "2 games." in text and "Astrid" in text and "--after" in text
        wait_for(lambda: len(server.events("admin")) == 4)  # the log is read by a thread
        assert [event["action"] for event in server.events("admin")] == ["export", "close", "delete", "export"]


def test_pruning_counts_first_and_then_deletes(any_url: str, tmp_path: Path) -> None:
    with Hosted(tmp_path, any_url.removeprefix("sqlite:///")) as server:
        astrid, guest, careful = server.person(), server.person("Guest"), server.person("Careful")
        careful.ask("POST", "/api/me/recovery")
        playing = astrid.new_game(seats="me me")["id"]
        waiting, done = astrid.new_game(seats="me open")["id"], over(astrid)
        kinds = ("--over", "0", "--waiting", "0", "--guests", "0", "--jobs", "0")
        assert server.admin("prune", *kinds, "--dry-run") == {"over": 1, "waiting": 1, "guests": 1, "jobs": 0}
        assert server.admin("prune", "--over", "1", "--idle", "1") == {"over": 0, "idle": 0}
        assert {row["id"] for row in server.admin("games")} == {playing, waiting, done}
        assert server.admin("prune", *kinds) == {"over": 1, "waiting": 1, "guests": 1, "jobs": 0}
        assert [row["id"] for row in server.admin("games")] == [playing]
        guest.ask("GET", "/api/me", status=401)
        assert careful.ask("GET", "/api/me")["name"] == "Careful"
        assert server.admin("prune", "--idle", "0", "--guests", "0", "--dry-run") == {"idle": 1, "guests": 1}
        assert server.admin("prune", "--idle", "0", "--guests", "0") == {"idle": 1, "guests": 1}
        astrid.ask("GET", "/api/me", status=401)
        assert "say what to prune" in server.run("prune")[2]


def test_a_banned_player_is_sent_away_and_told_why(server: Hosted) -> None:
    astrid, bo = server.person(), server.person("Brom")
    with bo.socket() as talk, astrid.socket() as other:
        talk.wait("hello")
        assert server.run("ban", "--player", bo.me["id"], "--reason", "insults", "--days", "3")[0] == 0
        assert talk.closed() == 4403
        assert talk.heard[-1]["error"]["code"] == "banned" and "insults" in talk.heard[-1]["error"]["message"]
        other.say({"do": "ping", "ref": 1})
        other.wait("pong")
    error = bo.ask("GET", "/api/games", status=403)["error"]
    assert error["code"] == "banned" and error["args"]["reason"] == "insults"
    with bo.socket() as talk:
        assert talk.closed() == 4403
    told = server.wait_for_event("banned")
    assert (told["address"], told["player"]) == ("127.0.0.1", bo.me["id"])
    (listed,) = server.admin("players", "--name", "brom")
    assert (listed["id"], listed["banned"], listed["devices"]) == (bo.me["id"], True, 1)
    (ban,) = server.admin("bans")
    assert ban["holds"] and ban["until"] - ban["created"] == pytest.approx(3 * 86_400, abs=60)
    assert server.run("unban", "--player", bo.me["id"])[0] == 0
    assert bo.ask("GET", "/api/games") == []
    assert server.admin("bans") == []
    assert "no such ban" in server.run("unban", "--player", bo.me["id"])[2]
    assert "no such player" in server.run("ban", "--player", "nobody")[2]


def test_what_is_done_through_one_process_counts_in_all(postgres_url: str, tmp_path: Path) -> None:
    with Hosted(tmp_path, postgres_url, *JSON) as one, Hosted(tmp_path, postgres_url, *JSON) as two:
        bo = two.person("Bo")
        phone = two.person("Phone")
        phone.ask("POST", "/api/me/claim", {"secret": bo.ask("POST", "/api/me/link")["secret"]})
        (device, _) = phone.ask("GET", "/api/me/devices")
        key = bo.ask("GET", "/api/notify")["push_key"]
        with phone.socket() as talk:
            talk.wait("hello")
            there = httpx.Client(base_url=one.address, headers={"Origin": one.address}, cookies={"firelight": bo.secret})
            assert there.delete(f"/api/me/devices/{device['id']}").status_code == 204
            assert talk.closed() == 4401
        with bo.socket() as talk:
            talk.wait("hello")
            assert one.admin("push-key")["push_key"] != key
            wait_for(lambda: bo.ask("GET", "/api/notify")["push_key"] != key)
            one.admin("ban", "--player", bo.me["id"])
            assert talk.closed() == 4403
        bo.ask("GET", "/api/me", status=403)


def test_networks_are_banned_but_never_the_server_itself(tmp_path: Path) -> None:
    with Hosted(tmp_path, None, "--trust-proxy", "127.0.0.1") as server:
        from_there = {"X-Forwarded-For": "203.0.113.9"}
        assert server.get("/api/about", **from_there).status_code == 200
        cookie = {"Cookie": f"firelight={server.person('Bo').secret}"}
        with Talk(server.address, {**cookie, **from_there}, server.address) as talk, Talk(server.address, cookie, server.address) as other:
            talk.wait("hello")
            assert server.run("ban", "--address", "203.0.113.0/24", "--reason", "floods")[0] == 0
            assert talk.closed() == 4403
            other.say({"do": "ping", "ref": 1})
            other.wait("pong")
        refused = server.get("/api/about", **from_there)
        assert refused.status_code == 403 and "floods" in refused.json()["error"]["message"]
        assert server.get("/api/about").status_code == 200
        for own in ("127.0.0.1", "127.0.0.0/8", "::1", "0.0.0.0/0"):
            assert "nobody could reach it" in server.run("ban", "--address", own)[2]
        assert "expected an address" in server.run("ban", "--address", "nonsense")[2]
        assert server.run("unban", "--address", "203.0.113.0/24")[0] == 0
        assert server.get("/api/about", **from_there).status_code == 200


def test_reports_are_listed_and_settled(server: Hosted) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open")
    bo.join(made["links"]["1"])
    astrid.ask("POST", f"/api/games/{made['id']}/report", {"seat": 1, "text": "he swears"}, 204)
    (report,) = server.admin("reports")
    assert (report["text"], report["by"], report["about"]) == ("he swears", "Astrid", [{"id": bo.me["id"], "name": "Bo"}])
    assert server.wait_for_event("report")["game"] == made["id"]
    assert server.run("settle", report["id"])[0] == 0
    assert server.admin("reports") == []
    assert server.admin("reports", "--all")[0]["settled"] is not None
    assert "no such report" in server.run("settle", "x")[2]


def test_a_player_can_be_deleted_for_somebody_who_asks(server: Hosted) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    assert server.run("forget", astrid.me["id"])[0] == 0
    astrid.ask("GET", "/api/me", status=401)
    assert "no such game" in server.run("show", game)[2]
    assert "no such player" in server.run("forget", astrid.me["id"])[2]


def test_a_new_push_key_ends_all_subscriptions(server: Hosted) -> None:
    astrid = server.person()
    before = astrid.ask("GET", "/api/notify")
    keys = {"p256dh": before["push_key"], "auth": "c2l4dGVlbi1ieXRlcyEhIQ"}
    subscription = {"endpoint": "https://push.example.org/abc", "keys": keys}
    assert astrid.ask("PUT", "/api/notify", {"push": subscription})["push"]
    rotated = server.admin("push-key")
    assert rotated["dropped"] == 1 and rotated["push_key"] != before["push_key"]
    after = astrid.ask("GET", "/api/notify")
    assert (after["push"], after["push_key"]) == (False, rotated["push_key"])


def test_figures_jobs_and_the_log_level(server: Hosted) -> None:
    before = server.admin("stats")["players"]
    server.person()
    stats = server.admin("stats")
    assert (stats["players"], stats["players_seen"]["1d"], stats["open_reports"]) == (before + 1, before + 1, 0)
    assert stats["database_bytes"] > 0 and stats["bots"] == "off"
    assert server.admin("jobs") == []
    assert server.run("log-level", "debug")[0] == 0
    wait_for(lambda: "debug" in [event.get("level") for event in server.events("admin")])
    status, text, _ = server.run("stats")
    assert status == 0 and f"players: {before + 1}" in text


def test_without_the_token_there_is_nothing(tmp_path: Path) -> None:
    with Hosted(tmp_path, None, *JSON) as server:
        assert stat.S_IMODE((server.folder / "admin.token").stat().st_mode) == 0o600
        nothing = server.get("/api/admin/games")
        assert (nothing.status_code, nothing.json()["error"]["code"]) == (404, "not-found")
        for method, path in (("POST", "/api/admin/prune"), ("PUT", "/api/admin/games"), ("GET", "/api/admin"), ("GET", "/api/admin/no")):
            reply = httpx.request(method, f"{server.address}{path}", content=b"{", headers={"Content-Type": "application/json"})
            assert reply.status_code == 404, path
        assert "/api/admin" not in server.get("/api/openapi.json").text
        assert server.get("/api/admin/games", Authorization=f"Bearer {server.token}").status_code == 200
        wrong = [server.get("/api/admin/games", Authorization=f"Bearer wrong-token-{number}").status_code for number in range(12)]
        assert wrong[:10] == [404] * 10 and 429 in wrong[10:]
        assert server.wait_for_event("admin-refused")["address"] == "127.0.0.1"
        assert len(server.events("admin-refused")) == 10
        assert not any("wrong-token" in line or server.token in line for line in server.lines)
        assert server.get("/api/admin/games", Authorization=f"Bearer {server.token}").status_code == 200


def test_the_command_says_what_is_wrong(server: Hosted, tmp_path: Path) -> None:
    other = tmp_path / "other.token"
    other.write_text("x" * 40)
    words = ["admin", "games", "--url", server.address, "--token-file"]
    assert main([*words, str(other)]) == 1
    assert main([*words, str(tmp_path / "none")]) == 1
    assert main(["admin", "games", "--url", "http://127.0.0.1:1", "--token-file", str(other)]) == 1


def test_one_process_prunes_daily_where_the_settings_say_so(postgres_url: str) -> None:
    async def old_game(rooms: Rooms) -> str:
        (astrid,) = await people(rooms, "Astrid")
        game = (await rooms.import_record(astrid, finished("bonfire", 1), None)).game
        aged = update(games).where(games.c.id == game).values(updated=time.time() - 3 * 86_400)
        await rooms.store.write(game, lambda write: write.connection.execute(aged))
        return game

    async def left(rooms: Rooms) -> set[str]:
        return set(await rooms.store.read(lambda connection: connection.execute(select(games.c.id)).scalars().all()))

    async def work() -> None:
        async with rooms_at(postgres_url) as one, rooms_at(postgres_url) as two:
            first = await old_game(one)
            daily = [asyncio.create_task(prune_daily(rooms.store, Settings(prune_over=2), 0.0, 0.05)) for rooms in (one, two)]
            while first in await left(one):
                await asyncio.sleep(0.02)
            second = await old_game(two)
            await asyncio.sleep(0.5)
            assert await left(two) == {second}, "once a day is enough"
            for task in daily:
                task.cancel()
            never = asyncio.create_task(prune_daily(one.store, Settings(), 0.0, 0.01))
            await never

    run(work)


def test_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path))
    made = read_or_create_token(Settings())
    assert made and read_or_create_token(Settings()) == made and len(made) >= 40
    assert read_or_create_token(Settings(admin_token="c" * 30)) == "c" * 30
    (tmp_path / "short").write_text("short")
    with pytest.raises(SettingsError, match="at least 24"):
        read_or_create_token(Settings(admin_token_file=str(tmp_path / "short")))
    assert "ccc" not in repr(Settings(admin_token="c" * 30))
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", "/proc/nowhere")
    assert read_or_create_token(Settings()) is None
