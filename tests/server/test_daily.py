"""The daily challenge on a real server: one attempt counts, nobody peeks, and results appear when the day is over."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from firelight.server.daily import day_of, streak_of, usual_title
from tests.server.serving import Data, Person, Serving, choose

HOUR, DAY = 3600.0, 24 * 3600.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Noon on one of Bonfire's days; clock[0] seconds are added to it."""
    real = time.time
    noon = next(noon for day in range(9) if usual_title(day_of(noon := real() // DAY * DAY + (day + 0.5) * DAY)) == "bonfire")
    begun, later = real(), [0.0]
    monkeypatch.setattr(time, "time", lambda: noon + real() - begun + later[0])
    yield later


@pytest.fixture
def server(clock: list[float], tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path) as serving:
        yield serving


def refused(person: Person, method: str, path: str, body: object = None, status: int = 409) -> str:
    code: str = person.ask(method, path, body, status)["error"]["code"]
    return code


def begin(person: Person, day: str, **more: object) -> str:
    made: Data = person.ask("POST", f"/api/daily/{day}", {"opponent": None, **more}, 201)
    assert made["links"] == {}
    game: str = made["id"]
    return game


def finish(person: Person, game: str, seed: int = 0) -> Data:
    """Play a game to its end with random moves; returns its last table."""
    chance = random.Random(seed)
    with person.socket() as talk:
        table = talk.open(game)
        while not table["over"]:
            move = choose(table, chance)
            talk.say({"do": "move", "game": game, "id": f"{table['seq']}", "seat": 0, "at": table["move"], "moves": [move]})
            table = talk.wait("change")
        return table


def first_table(person: Person, game: str) -> object:
    return person.ask("GET", f"/api/games/{game}/at/0")["view"]


def test_a_day_of_two_players_one_of_whom_cheats(server: Serving, clock: list[float]) -> None:
    astrid, bo = server.person(), server.person("Bo")
    today = astrid.ask("GET", "/api/daily")
    day, path = today["day"], f"/api/daily/{today['day']}"
    assert (today["game"], today["mine"], today["results"], today["streak"]) == ("bonfire", None, None, 0)

    # No practice before the attempt; a second tab gets the same attempt.
    assert refused(astrid, "POST", path, {"opponent": None, "practice": True}) == "attempt-first"
    game = begin(astrid, day)
    assert begin(astrid, day) == begin(astrid, day, opponent="inferno") == begin(astrid, day, practice=True) == game
    here = f"/api/games/{game}"
    assert astrid.ask("GET", here)["origin"] == {"kind": "daily"}

    # It is played without aids: nothing hidden is shown, no help, nobody else.
    assert refused(astrid, "GET", f"{here}/record", status=403) == "not-over"
    assert refused(astrid, "POST", f"{here}/branch", {"move": 0, "seats": [{"kind": "me"}]}, 403) == "day-not-over"
    assert refused(astrid, "PATCH", f"{here}/seats/0", {"stand_in": "inferno"}) == "attempt"
    assert refused(astrid, "POST", f"{here}/hint", {"seat": 0}, 403) == "no-hints"
    for seat in (None, 0):
        link = astrid.ask("POST", f"{here}/links", {"seat": seat})["secret"]
        assert refused(bo, "POST", "/api/join", {"secret": link, "accepts": True}, 403) == "day-not-over"
    assert refused(bo, "GET", here, status=404) == "no-game"

    # When it is over, only the player sees the result until the day is over; the deal can be practised.
    ended = finish(astrid, game)
    mine = astrid.ask("GET", path)
    score = ended["scores"][0]
    assert (mine["mine"]["score"], mine["mine"]["margin"], mine["mine"]["open"]) == (score, score - ended["scores"][1], False)
    assert (mine["results"], mine["attempts"], mine["streak"]) == (None, 1, 1)
    assert refused(astrid, "POST", path, {"opponent": None}) == "attempt-made"
    practice = begin(astrid, day, practice=True)
    assert first_table(astrid, practice) == first_table(astrid, game)
    assert refused(bo, "PUT", f"{path}/games/{game}", status=403) == "day-not-over"

    # A second identity at the same address has the same deal, and is marked.
    second = begin(bo, day)
    assert first_table(bo, second) == first_table(astrid, game)
    assert bo.ask("GET", path)["mine"]["shared"] is True

    # At midnight the results and games appear; unfinished attempts do not count.
    clock[0] = 13 * HOUR
    finish(bo, second, 1)
    past = bo.ask("GET", path)
    assert past["today"] > day
    assert [(row["name"], row["mine"], row["score"]) for row in past["results"]] == [("Astrid", False, score)]
    assert (past["mine"]["finished"], past["mine"]["open"]) == (None, False)
    bo.ask("PUT", f"{path}/games/{game}", status=204)
    assert bo.ask("GET", f"{here}/record")["firelight"] == "record"
    assert refused(bo, "PUT", f"{path}/games/{second}", status=404) == "no-game"
    assert refused(bo, "POST", path, {"opponent": None}) == "attempt-made"
    assert first_table(bo, begin(bo, day, practice=True)) == first_table(bo, second)
    [yesterday] = astrid.ask("GET", "/api/daily/days?limit=1")
    assert (yesterday["day"], yesterday["game"], yesterday["mine"]["score"]) == (day, "bonfire", score)


def test_who_looks_at_the_deal_and_is_gone_was_there_all_the_same(server: Serving, clock: list[float]) -> None:
    spy, astrid = server.person("Spy"), server.person()
    day = astrid.ask("GET", "/api/daily")["day"]
    begin(spy, day)
    assert spy.ask("GET", f"/api/daily/{day}")["mine"]["shared"] is False
    spy.ask("DELETE", "/api/me", status=204)
    begin(astrid, day)
    assert astrid.ask("GET", f"/api/daily/{day}")["mine"]["shared"] is True
    clock[0] = DAY  # addresses are forgotten with the day
    tomorrow = astrid.ask("GET", "/api/daily")
    astrid.ask("POST", f"/api/daily/{tomorrow['day']}", {"opponent": tomorrow["opponents"][-1]}, 201)
    assert astrid.ask("GET", f"/api/daily/{tomorrow['day']}")["mine"]["shared"] is False


def test_every_day_has_a_deal_of_its_own(server: Serving, clock: list[float]) -> None:
    astrid = server.person()
    day = astrid.ask("GET", "/api/daily")["day"]
    other = next(other for back in range(1, 9) if usual_title(other := day_of(time.time() - back * DAY)) == "bonfire")
    tables = [first_table(astrid, begin(astrid, each, practice=each != day)) for each in (day, other)]
    assert tables[0] != tables[1]


def test_what_is_no_day_or_no_opponent_is_refused(server: Serving, clock: list[float]) -> None:
    astrid = server.person()
    day = astrid.ask("GET", "/api/daily")["day"]
    tomorrow = day_of(time.time() + DAY)
    assert refused(astrid, "GET", f"/api/daily/{tomorrow}", status=404) == "no-day"
    assert refused(astrid, "POST", f"/api/daily/{tomorrow}", {"opponent": None}, 404) == "no-day"
    assert refused(astrid, "GET", "/api/daily/2026-02-31", status=422) == "not-understood"
    assert refused(astrid, "POST", f"/api/daily/{day}", {"opponent": "ash"}, 422) == "no-opponent"


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    assert streak_of([], "2026-03-01") == 0
    assert streak_of(["2026-02-28", "2026-03-01"], "2026-03-01") == 2
    assert streak_of(["2026-02-27", "2026-02-28"], "2026-03-01") == 2
    assert streak_of(["2026-02-26", "2026-02-27"], "2026-03-01") == 0
