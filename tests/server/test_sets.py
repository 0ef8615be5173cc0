"""Component sets: the form for an editor, problems with their fixes, and sets that players save and share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from tests.server.serving import PLENTY, Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("sets"), limits=replace(PLENTY, sets_of_player=3)) as server:
        yield server


def text_of(title: str) -> str:
    return files(f"firelight.games.{title}.content").joinpath("components.toml").read_text(encoding="utf-8")


def changed(old: str, new: str, title: str = "bonfire") -> str:
    text = text_of(title)
    assert text.count(old) == 1
    return text.replace(old, new)


SOUND = changed('name = "Firelight standard"', 'name = "My printing"').replace(
    'gift-bearer = { number = 3, resource = "herb" }', 'gift-bearer = { number = 3, resource = "root" }'
)
BROKEN = SOUND.replace('"gnomes", number = 5, points = 7', '"gnomes", number = 5, points = 9')


def code(answer: Any) -> str:
    found: str = answer["error"]["code"]
    return found


@pytest.mark.parametrize("title", ["bonfire", "emberheart"])
def test_the_shipped_set_comes_with_its_form(server: Serving, title: str) -> None:
    found = server.person().ask("GET", f"/api/components/{title}")
    assert found["problems"] == []
    checked = server.person().ask("POST", "/api/components", {"game": title, "text": text_of(title)})
    assert checked == found
    kinds, places = found["form"]["kinds"], found["form"]["places"]
    assert {"set.name", "legend.R"} <= places.keys()
    marks = {kinds[kind].get("mark") for kind in places.values()}
    assert {"R", "C"} <= marks


def test_a_game_without_printed_values_has_no_set(server: Serving) -> None:
    assert server.person().ask("GET", "/api/components/chess", status=422)


def test_problems_say_their_place_their_rule_and_the_only_fix(server: Serving) -> None:
    ask = server.person().ask
    (problem,) = ask("POST", "/api/components", {"game": "bonfire", "text": BROKEN})["problems"]
    assert (problem["place"], problem["code"]) == ("tasks.yellow[4].points", "number")
    assert problem["fix"] == {"place": "tasks.yellow[4].points", "value": 8}
    assert problem["args"] == {"found": 9, "least": 6, "most": 8}
    twice = changed('"elders", number = 3, points = 7', '"elders", number = 3, points = 7, copies = 2')
    (problem,) = ask("POST", "/api/components", {"game": "bonfire", "text": twice})["problems"]
    assert (problem["place"], problem["rule"]) == ("tasks.yellow", "B2.1")
    assert problem["fix"] == {"place": "tasks.yellow[5].copies", "value": 1}
    unsigned = changed("gnome = { copies = 1, gnome-sign = true }", "gnome = { copies = 1, gnome-sign = false }")
    (problem,) = ask("POST", "/api/components", {"game": "bonfire", "text": unsigned})["problems"]
    assert problem["fix"] == {"place": "tom-cards.gnome.gnome-sign", "value": True}
    first = changed("start = 10\nbonus = [0, 1, 2, 3,", "start = 10\nbonus = [0, 1, 2, 4,", "emberheart")
    (problem,) = ask("POST", "/api/components", {"game": "emberheart", "text": first})["problems"]
    assert (problem["rule"], problem["fix"]) == ("E10.3", {"place": "flame.bonus[4]", "value": 3})


def test_what_was_compared_changes_no_printed_value(server: Serving) -> None:
    ask = server.person().ask
    compared = f'{text_of("bonfire")}\n[compared]\nplaces = ["tasks.blue[1]", "elders.elder-of-fate"]\n'
    assert ask("POST", "/api/components", {"game": "bonfire", "text": compared})["problems"] == []
    made = ask("POST", "/api/games", {"game": "bonfire", "seats": [{"kind": "me"}], "components": compared}, 201)
    assert ask("GET", f"/api/games/{made['id']}")["components"] is None  # the values of the shipped set
    (problem,) = ask("POST", "/api/components", {"game": "bonfire", "text": compared.replace('"tasks.blue[1]"', "7")})["problems"]
    assert problem["place"] == "compared.places[1]"


def test_a_set_is_kept_played_shared_and_deleted(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    kept = astrid.ask("POST", "/api/sets", {"game": "bonfire", "text": SOUND}, 201)
    path = f"/api/sets/{kept['id']}"
    assert (kept["name"], kept["sound"], kept["shared"]) == ("My printing", True, False)
    assert astrid.ask("GET", "/api/sets") == [kept] and bo.ask("GET", "/api/sets") == []
    assert code(bo.ask("GET", path, status=404)) == "no-set"
    astrid.ask("PATCH", path, {"shared": True})
    shared = bo.ask("GET", path)
    assert (shared["by"], shared["mine"], shared["text"]) == ("Astrid", False, SOUND)
    made = bo.ask("POST", "/api/games", {"game": "bonfire", "seats": [{"kind": "me"}], "components": shared["text"]}, 201)
    assert bo.ask("GET", f"/api/games/{made['id']}")["components"] == "My printing"
    assert code(bo.ask("PATCH", path, {"text": SOUND}, 403)) == "not-your-set"
    bo.ask("DELETE", path, status=204)
    assert astrid.ask("GET", path)["mine"]
    astrid.ask("DELETE", path, status=204)
    assert code(bo.ask("GET", path, status=404)) == "no-set"
    assert bo.ask("GET", f"/api/games/{made['id']}")["components"] == "My printing"


@pytest.mark.parametrize(
    "name", ["My \\u202Eprinting", "My\\nprinting", "My pri\\u200Bnting", "My print\\u0301\\u0301\\u0301ing", "\\u001b My printing"]
)
def test_the_name_of_a_set_deceives_nobody_who_is_invited(server: Serving, name: str) -> None:
    astrid, bo = server.person(), server.person("Bo")
    text = SOUND.replace('"My printing"', f'"{name}"')
    assert text != SOUND
    assert astrid.ask("POST", "/api/sets", {"game": "bonfire", "text": text}, 201)["name"] == "My printing"
    made = astrid.new_game(seats="me open", components=text)
    assert bo.ask("POST", "/api/join/preview", {"secret": made["links"]["1"]})["components"] == "My printing"
    assert astrid.ask("GET", f"/api/games/{made['id']}")["components"] == "My printing"


def test_a_draft_is_kept_but_neither_played_nor_shared(server: Serving) -> None:
    astrid = server.person()
    draft = astrid.ask("POST", "/api/sets", {"game": "bonfire", "text": BROKEN}, 201)
    path = f"/api/sets/{draft['id']}"
    assert not draft["sound"]
    assert code(astrid.ask("PATCH", path, {"shared": True}, 409)) == "set-is-draft"
    assert astrid.ask("PATCH", path, {"text": SOUND, "shared": True})["shared"]
    assert not astrid.ask("PATCH", path, {"text": BROKEN})["shared"]  # a draft again
    assert code(astrid.ask("PATCH", path, {"text": "[["}, 422)) == "bad-components"
    assert astrid.ask("GET", path)["text"] == BROKEN


def test_there_are_bounds(server: Serving) -> None:
    astrid = server.person()
    for _ in range(3):
        astrid.ask("POST", "/api/sets", {"game": "emberheart", "text": "[set]"}, 201)
    assert code(astrid.ask("POST", "/api/sets", {"game": "emberheart", "text": "[set]"}, 429)) == "too-many-sets"
    assert code(astrid.ask("POST", "/api/sets", {"game": "emberheart", "text": "#" * 70_000}, 413)) == "too-large"
