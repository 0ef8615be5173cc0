"""A player's finished games in figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import firelight
from tests.games import finish
from tests.server.serving import Data, Person, Serving
from tests.server.test_daily import finish as play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("statistics")) as serving:
        yield serving


def statistics(person: Person) -> list[Data]:
    found: list[Data] = person.ask("GET", "/api/me/statistics")
    return found


def test_a_finished_game_tells_who_scored_what_and_why(server: Serving) -> None:
    astrid = server.person()
    assert statistics(astrid) == []
    made = astrid.new_game("bonfire", "me")
    assert statistics(astrid) == []
    table = play_to_the_end(astrid, made["id"])
    [game] = statistics(astrid)
    you, tom = table["scores"]
    assert (game["id"], game["game"], game["players"], game["seat"], game["opponents"]) == (made["id"], "bonfire", 1, 0, ["tom"])
    assert (game["score"], game["lead"], game["won"]) == (you, you - tom, 0 in table["winners"])
    assert game["sources"] == table["sheets"][0]
    assert sum(game["sources"].values()) == you
    astrid.ask("DELETE", f"/api/games/{made['id']}", status=204)
    assert [game["id"] for game in statistics(astrid)] == [made["id"]], "a game taken off the list still counts"
    assert statistics(server.person("Bo")) == []


def test_only_games_played_from_the_beginning_on_one_seat_count(server: Serving) -> None:
    astrid = server.person()
    hot_seat = astrid.new_game("bonfire", "me me")
    play_both(astrid, hot_seat["id"])
    astrid.ask("POST", "/api/games/import", {"record": finish(firelight.new("bonfire", 1, seed=3), 3).record()}, 201)
    assert statistics(astrid) == []


def play_both(person: Person, game: str) -> None:
    with person.socket() as talk:
        table = talk.open(game)
        while not table["over"]:
            move = table["options"][0]["move"]
            talk.say({"do": "move", "game": game, "id": f"{table['seq']}", "seat": table["deciding"], "at": table["move"], "moves": [move]})
            table = talk.wait("change")
