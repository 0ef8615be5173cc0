"""REST as browsers and programs use it: identity, games, links, seats, log, notes, component sets."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import httpx
import pytest

import firelight
from tests.server.serving import Person, Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("rest")) as server:
        yield server


def code(answer: Any) -> str:
    found: str = answer["error"]["code"]
    assert answer["error"]["message"]
    return found


# Identity.


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(server: Serving) -> None:
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as http:
        reply = http.post("/api/me", json={"name": "Bo"})
        assert reply.status_code == 201
        assert reply.json()["secret"] is None
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith("firelight=")
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Secure" not in cookie
        assert http.get("/api/me").json() == {"id": reply.json()["id"], "name": "Bo", "recovery": False}
        again = http.post("/api/me", json={})
        assert (again.status_code, again.json()["id"]) == (200, reply.json()["id"])


def test_a_program_gets_a_token(server: Serving) -> None:
    with httpx.Client(base_url=server.address) as http:
        made = http.post("/api/me", json={"name": "Robot"})
        assert "set-cookie" not in made.headers
        http.headers["Authorization"] = f"Bearer {made.json()['secret']}"
        assert http.get("/api/me").json()["name"] == "Robot"
        assert http.patch("/api/me", json={"name": "Robot 2"}).json()["name"] == "Robot 2"


def test_nobody_is_told_how_to_become_somebody(server: Serving) -> None:
    reply = httpx.get(f"{server.address}/api/me")
    assert (reply.status_code, code(reply.json()), reply.headers["www-authenticate"]) == (401, "no-identity", "Bearer")


def test_an_identity_goes_to_another_device(server: Serving) -> None:
    astrid = server.person()
    secret = astrid.ask("POST", "/api/me/link")["secret"]
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as phone:
        claimed = phone.post("/api/me/claim", json={"secret": secret})
        assert claimed.json() == {**astrid.ask("GET", "/api/me"), "secret": None}
        assert phone.get("/api/me").json()["id"] == astrid.me["id"]
    assert astrid.ask("GET", "/api/me")["id"] == astrid.me["id"]


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "a\x00b", 7, None, " "])
def test_names_have_bounds(server: Serving, name: object) -> None:
    assert "error" in server.person().ask("PATCH", "/api/me", {"name": name}, 422)


# Games.


def test_a_game_from_its_making_to_its_list(server: Serving) -> None:
    astrid, bo, cleo = server.person(), server.person("Bo"), server.person("Cleo")
    made = astrid.new_game("bonfire", "me open open", options={"first_game": 1})
    assert sorted(made["links"]) == ["1", "2", "watch"]
    waiting = astrid.ask("GET", f"/api/games/{made['id']}")
    assert (waiting["status"], [seat["kind"] for seat in waiting["seats"]]) == ("waiting", ["human", "open", "open"])

    assert bo.join(made["links"]["1"]) | {"seat": 1} == bo.join(made["links"]["1"])
    cleo.join(made["links"]["watch"])
    assert cleo.ask("GET", f"/api/games/{made['id']}")["spectator"]
    seat = astrid.ask("PATCH", f"/api/games/{made['id']}/seats/2", {"kind": "bot", "level": "spark"})
    assert seat["status"] == "playing"

    listed = bo.ask("GET", "/api/games?state=playing")
    assert [game["id"] for game in listed] == [made["id"]]
    assert bo.ask("GET", "/api/games?state=over") == []
    bo.ask("DELETE", f"/api/games/{made['id']}", status=204)
    assert bo.ask("GET", "/api/games") == []
    assert bo.ask("GET", f"/api/games/{made['id']}")["id"] == made["id"]


def test_links_can_be_renewed(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open")
    secret = astrid.ask("POST", f"/api/games/{made['id']}/links", {"seat": 1})["secret"]
    assert "error" in bo.ask("POST", "/api/join", {"secret": made["links"]["1"], "accepts": True}, 404)
    assert bo.join(secret)["seat"] == 1
    watch = astrid.ask("POST", f"/api/games/{made['id']}/links", {"seat": None})["secret"]
    assert server.person("Cleo").join(watch)["seat"] is None


@pytest.mark.parametrize(
    "new",
    [
        {},
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "bonfire", "seats": []},
        {"game": "bonfire", "seats": [{"kind": "me"}] * 5},
        {"game": "bonfire", "seats": [{"kind": "ghost"}]},
        {"game": "bonfire", "seats": [{"kind": "me", "age": 7}]},
        {"game": "bonfire", "seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]},
        {"game": "bonfire", "seats": [{"kind": "me"}], "options": {"handicap": 1000}},
        {"game": "bonfire", "seats": [{"kind": "me"}], "options": {"speed": 1}},
        {"game": "bonfire", "seats": [{"kind": "me"}], "seed": -1},
        {"game": "bonfire", "seats": [{"kind": "me"}], "clock": {"move": 0}},
        {"game": "bonfire", "seats": [{"kind": "me"}], "components": "no toml"},
        {"game": "emberheart", "seats": [{"kind": "me"}]},
    ],
)
def test_a_wrong_game_is_refused(server: Serving, new: dict[str, Any]) -> None:
    astrid = server.person()
    assert code(astrid.ask("POST", "/api/games", new, 422))
    assert astrid.ask("GET", "/api/games") == []


def test_what_a_table_remembers(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me", seed=7)["id"]
    with astrid.socket() as talk:
        table = talk.open(game)
        for number in range(3):
            move = {
                "do": "move",
                "game": game,
                "id": f"m{number}",
                "seat": table["deciding"],
                "at": number,
                "moves": [table["options"][0]["move"]],
            }
            talk.say(move)
            table = talk.wait("change", move=number + 1)
    log = astrid.ask("GET", f"/api/games/{game}/log")
    assert len(log) == 3
    assert [entry["number"] for entry in astrid.ask("GET", f"/api/games/{game}/log?from=2&to=3")] == [2, 3]
    assert astrid.ask("GET", f"/api/games/{game}/at/1")["move"] == 1
    assert code(astrid.ask("GET", f"/api/games/{game}/at/9", status=404)) == "no-move"
    record = astrid.ask("GET", f"/api/games/{game}/record")
    assert len(record["moves"]) == 3

    branch = astrid.ask("POST", f"/api/games/{game}/branch", {"move": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201)
    with astrid.socket() as talk:
        assert talk.open(branch["id"])["room"]["branch_of"] == {"game": game, "move": 1}
    imported = astrid.ask("POST", "/api/games/import", {"record": record}, 201)
    with astrid.socket() as talk:
        assert talk.open(imported["id"])["move"] == 3


def test_a_broken_record_is_refused_with_its_places(server: Serving) -> None:
    astrid = server.person()
    record = firelight.new("bonfire", 2, seed=1).record()
    record["moves"] = ["dance"]
    answer = astrid.ask("POST", "/api/games/import", {"record": record}, 422)
    assert answer["error"]["args"]["problems"]


def test_notes_are_private(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open")
    bo.join(made["links"]["1"])
    astrid.ask("PUT", f"/api/games/{made['id']}/notes", {"text": "Keep gold for Tom.\n"}, 204)
    assert astrid.ask("GET", f"/api/games/{made['id']}/notes") == {"text": "Keep gold for Tom.\n"}
    assert bo.ask("GET", f"/api/games/{made['id']}/notes") == {"text": ""}
    assert "error" in astrid.ask("PUT", f"/api/games/{made['id']}/notes", {"text": "ä" * 20_000}, 422)


def test_hints_need_bots(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me")["id"]
    assert code(astrid.ask("POST", f"/api/games/{game}/hint", {"seat": 0}, 503))


def test_series_and_notices(server: Serving) -> None:
    astrid = server.person()
    assert astrid.ask("GET", "/api/series")
    assert astrid.ask("GET", "/api/me/opponents") == []
    assert "push_key" in astrid.ask("GET", "/api/notify")
    assert code(astrid.ask("PUT", "/api/notify", {"webhook": "http://127.0.0.1/x"}, 422))
    astrid.ask("DELETE", "/api/notify", status=204)


def test_component_sets_are_checked(server: Serving) -> None:
    astrid = server.person()
    text = files("firelight.games.bonfire.content").joinpath("components.toml").read_text(encoding="utf-8")
    assert astrid.ask("POST", "/api/components", {"game": "bonfire", "text": text})["problems"] == []
    assert astrid.ask("POST", "/api/components", {"game": "emberheart", "text": text})["problems"]
    (problem,) = astrid.ask("POST", "/api/components", {"game": "bonfire", "text": "[["})["problems"]
    assert "TOML" in problem["message"]


# The server.


def test_about_and_health(server: Serving) -> None:
    about = httpx.get(f"{server.address}/api/about").json()
    assert [game["game"] for game in about["games"]] == ["bonfire", "emberheart"]
    assert about["bots"]["state"] == "off"
    assert about["levels"][0] == "spark"
    assert httpx.get(f"{server.address}/api/health").json()["ok"] is True


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/api/nothing", 404), ("GET", "/api", 404), ("PUT", "/api/me", 405), ("POST", "/", 405)]
)
def test_what_there_is_not(server: Serving, method: str, path: str, status: int) -> None:
    reply = httpx.request(method, f"{server.address}{path}")
    assert reply.status_code == status
    assert code(reply.json())


def test_large_answers_are_packed(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    with astrid.http.stream("GET", f"/api/games/{game}/at/0", headers={"Accept-Encoding": "gzip"}) as reply:
        assert reply.headers["content-encoding"] == "gzip"
        assert reply.headers["cache-control"] == "no-store"
        reply.read()
        assert reply.json()["move"] == 0


def test_seats_of_others_cannot_be_changed(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game(seats="me open open")
    bo.join(made["links"]["1"])
    game = made["id"]
    assert code(bo.ask("PATCH", f"/api/games/{game}/seats/2", {"kind": "bot"}, 403))
    assert code(bo.ask("PATCH", f"/api/games/{game}/seats/0", {"name": "Not me"}, 403))
    assert code(bo.ask("POST", f"/api/games/{game}/links", {"seat": 2}, 403))
    assert code(bo.ask("PATCH", f"/api/games/{game}/seats/7", {"name": "x"}, 404))
    assert code(bo.ask("PATCH", f"/api/games/{game}/seats/1", {}, 422))
    assert bo.ask("PATCH", f"/api/games/{game}/seats/1", {"name": "Bruno"})["seats"][1]["name"] == "Bruno"


def test_only_holders_see_a_game(server: Serving) -> None:
    game = server.person().new_game()["id"]
    stranger: Person = server.person("Eve")
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/at/0", None),
        ("GET", "/record", None),
        ("GET", "/notes", None),
        ("PUT", "/notes", {"text": "x"}),
        ("POST", "/rematch", None),
        ("POST", "/links", {"seat": 0}),
        ("POST", "/hint", {"seat": 0}),
        ("POST", "/review", None),
        ("POST", "/branch", {"move": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("PATCH", "/seats/0", {"name": "Eve"}),
    ):
        reply = stranger.http.request(method, f"/api/games/{game}{path}", json=body)
        assert reply.status_code == 404, f"{method} {path}: {reply.status_code} {reply.text}"
