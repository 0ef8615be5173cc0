"""The clock of a turn, and ways in which a player could once stop it for ever."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from firelight.server.turn_time import TurnTime
from tests.server.serving import Data, Person, Serving, Talk

LIMIT = 100_000.0  # seconds a turn
USED = 90_000.0
LEFT = 10_000.0  # seconds, once so much is used


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Seconds by which the clock is put forward: later[0]."""
    ahead, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    yield ahead


def two(server: Serving) -> tuple[str, list[Person]]:
    """A game of two with a clock, and its players by seat."""
    people = [server.person(), server.person("Bo")]
    made = people[0].new_game(seats="me open", seed=3, clock={"move": LIMIT, "game": None, "on_time": "bot"})
    people[1].join(made["links"]["1"])
    return made["id"], people


def deciding(person: Person, game: str) -> int:
    seat: int = person.ask("GET", f"/api/games/{game}")["deciding"]
    return seat


def left(person: Person, game: str) -> float:
    about = person.ask("GET", f"/api/games/{game}")
    return float(about["deadline"] - time.time())


def test_a_stand_in_for_a_moment_brings_no_more_time(tmp_path: Path, later: list[float]) -> None:
    with Serving(tmp_path) as server:
        rooms = server.host.app.state.rooms
        rooms.keeper.on_change.remove(rooms.bot_players.consider)  # the bot thinks for a while
        game, people = two(server)
        person, seat = people[deciding(people[0], game)], deciding(people[0], game)
        later[0] = USED
        for level in ("inferno", None):
            person.ask("PATCH", f"/api/games/{game}/seats/{seat}", {"stand_in": level})
        assert left(person, game) < LEFT


def finish_turn(talk: Talk, game: str) -> Data:
    table = talk.open(game)
    seat = table["deciding"]
    while table["deciding"] == seat:
        move = next(option["move"] for option in table["options"] if option["move"] != "pass")
        message = {"do": "move", "game": game, "id": f"{time.monotonic()}", "seat": seat, "at": table["move"], "moves": [move]}
        assert talk.ask(message)["type"] == "done"
        table = talk.open(game)
    return table


def test_ending_a_turn_and_taking_that_back_brings_no_more_time(tmp_path: Path, later: list[float]) -> None:
    with Serving(tmp_path) as server:
        game, people = two(server)
        with people[0].socket() as first, people[1].socket() as second:
            talks = first, second
            for _ in people:  # the first turns, which begin with a tile
                finish_turn(talks[deciding(people[0], game)], game)
            seat = deciding(people[0], game)
            later[0] = USED
            for again in range(2):
                assert finish_turn(talks[seat], game)["deciding"] != seat
                assert left(people[0], game) > USED, "the other player has a whole turn"
                later[0] += 100.0  # in which the other player thinks
                assert talks[seat].ask({"do": "undo", "game": game, "id": f"undo{again}", "seat": seat})["type"] == "done"
                assert deciding(people[0], game) == seat
                assert left(people[0], game) < LEFT


def test_each_turn_in_a_row_brings_time_once() -> None:
    turn = TurnTime(0.0).next_player(100.0, 7)
    assert turn.since == 100.0
    turn = turn.next_turn(150.0, 9)
    assert turn.since == 150.0
    assert turn.next_turn(180.0, 9).since == 150.0, "it had begun before, and was taken back"
    assert turn.next_turn(180.0, 11).since == 180.0


def test_what_is_taken_back_goes_on_where_it_was() -> None:
    turn = TurnTime(0.0).next_turn(10.0, 3).next_player(40.0, 5)
    back = turn.taken_back(1000.0)
    assert back.since == 970.0, "30 seconds of it were used"
    assert back.next_turn(1010.0, 3).since == 970.0


def test_who_comes_back_has_the_rest_of_the_turn() -> None:
    turn = TurnTime(0.0)
    assert turn.bot_takes_over(20.0).human_comes_back(50.0).since == 30.0
    assert turn.human_comes_back(50.0).since == 50.0, "the turn began without them"
