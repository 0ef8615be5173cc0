"""Playing through the socket of a real server: whole games, several people, coming back, restarts."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Data, Person, Serving, Talk, choose


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("socket"), bot_processes=1) as server:
        yield server


def move(game: str, table: Data, text: str, seat: int | None = None) -> Data:
    seat = table["deciding"] if seat is None else seat
    return {"do": "move", "game": game, "id": f"{table['move']}-{text}"[:64], "seat": seat, "at": table["move"], "moves": [text]}


def play_on(talk: Talk, game: str, table: Data, chance: random.Random, most: int = 100_000) -> Data:
    """Make moves whenever one of my seats is to decide; returns the last table."""
    while not table["over"] and most:
        if table["options"]:
            most -= 1
            made = table["move"]
            talk.say(move(game, table, choose(table, chance)))
            table = talk.wait("change", game=game, move=made + 1)
        else:
            change = talk.wait("change", game=game)
            table = change if "view" in change else table  # an act's table comes with its last move
    return table


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("bonfire", "me", {"handicap": -5}), ("bonfire", "me bot:spark", {}), ("emberheart", "bot:spark me", {"side": 1})],
)
def test_whole_games_against_bots(server: Serving, game: str, seats: str, options: dict[str, int]) -> None:
    astrid = server.person()
    made = astrid.new_game(game, seats, options=options, seed=3)
    with astrid.socket() as talk:
        end = play_on(talk, made["id"], talk.open(made["id"]), random.Random(3))
    assert end["over"]
    assert end["room"]["status"] == "over"
    assert end["deciding"] is None
    assert end["options"] == []
    log = astrid.ask("GET", f"/api/games/{made['id']}/log")
    assert len(log) == end["move"]
    assert {entry["by"] for entry in log} == ({"human"} if seats == "me" else {"human", "bot"})
    assert astrid.ask("GET", f"/api/games/{made['id']}")["winners"] == end["winners"]
    again = astrid.ask("POST", f"/api/games/{made['id']}/rematch", status=201)
    assert astrid.ask("GET", f"/api/games/{again['id']}")["title"] == game


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_two_people_see_the_same_game(server: Serving, game: str) -> None:
    people = [server.person("Astrid"), server.person("Bo")]
    made = people[0].new_game(game, "me open", seed=5)
    people[1].join(made["links"]["1"])
    chance = random.Random(5)
    with people[0].socket() as first, people[1].socket() as second:
        talks = [first, second]
        tables = [talk.open(made["id"]) for talk in talks]
        for number in range(60):
            decides = tables[0]["deciding"]
            assert tables[1 - decides]["options"] == []
            talks[decides].say(move(made["id"], tables[decides], choose(tables[decides], chance)))
            tables = [talk.wait("change", move=number + 1) for talk in talks]
            assert tables[0]["view"] == tables[1]["view"]
            assert tables[0]["seq"] == tables[1]["seq"]
            assert tables[0]["entry"]["number"] == number + 1


def test_the_first_words(server: Serving) -> None:
    astrid = server.person()
    with astrid.socket() as talk:
        hello = talk.hear()
        assert (hello["type"], hello["player"]) == ("hello", {"id": astrid.me["id"], "name": "Astrid"})
        assert hello["bots"]["state"] in ("starting", "compiling", "ready")
        talk.say({"do": "ping", "ref": 7})
        assert talk.wait("pong") == {"type": "pong", "ref": 7}


def test_a_repeated_message_is_applied_once(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    with astrid.socket() as talk, astrid.socket() as other:
        table = talk.open(game)
        wanted = move(game, table, table["options"][0]["move"])
        first = talk.ask(wanted)
        assert first["type"] == "done"
        assert talk.ask(wanted) == first
        assert other.ask(wanted) == first
        assert other.open(game)["move"] == 1
        chat = {"do": "chat", "game": game, "id": "c1", "text": "Hello!"}
        assert talk.ask(chat) == talk.ask(chat)
    assert len(astrid.ask("GET", f"/api/games/{game}/log")) == 1


def test_all_or_none_of_several_moves(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me", seed=1)["id"]
    with astrid.socket() as talk:
        table = talk.open(game)
        wrong = {**move(game, table, table["options"][0]["move"]), "moves": [table["options"][0]["move"], "dance"]}
        refused = talk.ask(wrong)
        assert refused["type"] == "refused"
        assert refused["error"]["message"]
        assert talk.open(game)["move"] == 0
        late = {**move(game, table, table["options"][0]["move"]), "at": 5, "id": "late"}
        assert talk.ask(late)["type"] == "refused"
        assert talk.open(game)["seq"] == table["seq"]


def test_taking_back_with_and_without_consent(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open", seed=2)
    game = made["id"]
    bo.join(made["links"]["1"])
    with astrid.socket() as first, bo.socket() as second:
        talks = [first, second]
        tables = [talk.open(game) for talk in talks]
        chance = random.Random(2)
        number = 0
        while len({entry["seat"] for entry in astrid.ask("GET", f"/api/games/{game}/log")}) < 2:
            seat = tables[0]["deciding"]
            talks[seat].say(move(game, tables[seat], choose(tables[seat], chance)))
            number += 1
            tables = [talk.wait("change", move=number) for talk in talks]
        asked = first.ask({"do": "undo", "game": game, "id": "u1", "seat": 0, "to": 0})
        assert asked["type"] == "done"
        request = second.wait("change")
        assert request["entry"]["kind"] == "undo-request"
        assert request["requests"][0]["needs"] == [1]
        assert first.ask({"do": "answer", "game": game, "id": "a0", "seat": 0, "request": request["seq"], "yes": True})["type"] == "refused"
        second.say({"do": "answer", "game": game, "id": "a1", "seat": 1, "request": request["seq"], "yes": True})
        assert first.wait("change", move=0)["move"] == 0


def test_proposals_change_nothing(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me", seed=7)["id"]
    with astrid.socket() as talk:
        table = talk.open(game)
        first = table["options"][0]
        talk.say({"do": "propose", "game": game, "ref": "r1", "seat": table["deciding"], "line": [first["move"]]})
        proposal = talk.wait("proposal", ref="r1")
        assert (proposal["move"], proposal["line"][0]) == (0, first["move"])
        talk.say({"do": "acts", "game": game, "ref": "r2", "seat": table["deciding"], "families": [first["family"]]})
        assert {act["moves"][0] for act in talk.wait("acts", ref="r2")["acts"]} == {
            option["move"] for option in table["options"] if option["family"] == first["family"]
        }
        talk.say({"do": "why", "game": game, "ref": 2, "seat": table["deciding"], "move": "pass"})
        assert talk.wait("refusal", ref=2)["rule"]
        talk.say({"do": "propose", "game": game, "ref": "r3", "seat": 1 - table["deciding"], "line": [first["move"]]})
        assert talk.wait("refused", ref="r3")["error"]["code"]
        assert talk.open(game)["seq"] == table["seq"]


def test_coming_back_with_since(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me", seed=4)["id"]
    with astrid.socket() as talk:
        before = talk.open(game)
    with astrid.socket() as other:
        after = play_on(other, game, other.open(game), random.Random(4), most=5)
    with astrid.socket() as talk:
        talk.say({"do": "open", "game": game, "since": before["seq"]})
        seen = [talk.wait("change") for _ in range(after["seq"] - before["seq"])]
        assert [change["seq"] for change in seen] == list(range(before["seq"] + 1, after["seq"] + 1))
        assert {**seen[-1]["view"]} == after["view"]
        talk.say({"do": "open", "game": game, "since": after["seq"] + 1000})
        assert talk.wait("table")["seq"] == after["seq"]


def test_closing_a_game_ends_its_messages(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    with astrid.socket() as talk:
        talk.open(game)
        talk.say({"do": "close", "game": game})
        talk.say({"do": "close", "game": game})
        talk.ask({"do": "chat", "game": game, "id": "x", "text": "Does anybody hear me?"})
        talk.say({"do": "ping", "ref": "end"})
        talk.wait("pong", ref="end")
        assert not [message for message in talk.heard if message["type"] == "change"]


def test_turns_are_told_wherever_one_is(server: Serving) -> None:
    people = [server.person("Astrid"), server.person("Bo")]
    made = people[0].new_game(seats="me open", seed=6)
    people[1].join(made["links"]["1"])
    first = people[0].ask("GET", f"/api/games/{made['id']}")["deciding"]
    with people[first].socket() as talk, people[1 - first].socket() as elsewhere:
        table = talk.open(made["id"])
        while table["deciding"] == first:
            talk.say(move(made["id"], table, table["options"][0]["move"]))
            table = talk.wait("change", move=table["move"] + 1)
        assert elsewhere.wait("turn", game=made["id"])["seat"] == 1 - first
        assert talk.ask({"do": "undo", "game": made["id"], "id": "u", "seat": first})["type"] == "done"


def test_presence(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open")
    bo.join(made["links"]["1"])
    with astrid.socket() as first:
        first.open(made["id"])
        with bo.socket() as second:
            second.open(made["id"])
            first.wait("presence", here=[0, 1])
        first.wait("presence", here=[0])


def test_a_restart_says_so_and_loses_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person()
        game = astrid.new_game(seats="me me", seed=8)["id"]
        talk = astrid.socket()
        table = play_on(talk, game, talk.open(game), random.Random(8), most=10)
        server.host.should_exit = True
        assert talk.closed() == 1012
    with Serving(tmp_path) as server:
        again = Person.__new__(Person)
        again.address, again.http = server.address, astrid.http
        again.http.base_url = server.address
        again.http.headers["Origin"] = server.address
        with again.socket() as talk:
            after = talk.open(game)
        assert (after["move"], after["view"], after["seq"]) == (table["move"], table["view"], table["seq"])


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "firelight", "serve", "--port", "0", "--bots", "0", "--database", str(tmp_path / "games.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Firelight is ready at http://127.0.0.1:")
            address = line.split()[4]
            assert Person(address).me["name"] == "Astrid"
            port = address.rpartition(":")[2]
            for arguments, said in (
                (["--port", port, "--database", str(tmp_path / "b.sqlite3")], f"127.0.0.1:{port} is in use"),
                (["--port", "0", "--database", str(tmp_path / "games.sqlite3")], "in use by another Firelight"),
                (["--port", "0", "--host", "256.1.1.1"], "--host: '256.1.1.1' is not an address of this machine"),
            ):
                second = subprocess.run(
                    [*command[:4], "--bots", "0", *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
                )
                assert second.returncode == 1
                assert said in second.stderr
                assert second.stderr.count("\n") == 1, second.stderr
            process.terminate()
            out, err = process.communicate(timeout=PATIENCE)
            assert (process.returncode, out, err) == (0, "", "")
        finally:
            process.kill()
