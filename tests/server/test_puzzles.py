"""Puzzles on a real server: nothing of the answer is revealed before it is found or the tries are used up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firelight.lab.puzzles.acts import follow_act
from firelight.lab.puzzles.book import Book, Puzzle, shipped
from firelight.server.puzzles import judge_act, of_day, read_books
from tests.server.serving import Person, Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("puzzles")) as serving:
        yield serving


def some(game: str = "bonfire", place: int = 0) -> Puzzle:
    book = shipped(game)
    assert book is not None
    return book.puzzles[place]


def open_one(person: Person, puzzle: Puzzle) -> str:
    made: dict[str, Any] = person.ask("POST", f"/api/puzzles/{puzzle.id}", None, 201)
    return str(made["id"])


def attempt(person: Person, puzzle: Puzzle, place: int) -> dict[str, Any]:
    found: dict[str, Any] = person.ask("POST", f"/api/puzzles/{puzzle.id}/tries", {"moves": list(puzzle.values[place].moves)})
    return found


def test_a_puzzle_is_solved_at_the_second_try(server: Serving) -> None:
    ada, puzzle = server.person("Ada"), some()
    game = open_one(ada, puzzle)
    with ada.socket() as talk:
        table = talk.open(game)
    assert table["deciding"] == puzzle.seat and table["room"]["origin"] == {"kind": "puzzle"} and not table["room"]["hints"]
    others = [seat for seat in table["seats"] if not seat["mine"]]
    assert others and all((seat["kind"], seat["level"]) == ("bot", "blaze") for seat in others)
    assert {move["move"] for move in table["options"]} == {move.text for move in puzzle.open().moves()}
    before = ada.ask("GET", f"/api/puzzles/{puzzle.id}")
    assert (before["left"], before["solved"], before["answer"], before["found"]) == (2, None, None, None)

    wrong = attempt(ada, puzzle, 1)
    assert wrong["complete"] and wrong["right"] is False
    assert (wrong["puzzle"]["left"], wrong["puzzle"]["answer"]) == (1, None)
    right = attempt(ada, puzzle, 0)
    assert right["right"] and right["puzzle"]["solved"] and right["puzzle"]["streak"] == 1
    answer = right["puzzle"]["answer"]
    assert answer["values"][0]["moves"] == list(puzzle.answer) and answer["values"][0]["deeds"] and right["puzzle"]["found"]["found"] == 1

    # Later tries do not count, and the overview shows what happened.
    assert attempt(ada, puzzle, 1)["puzzle"]["solved"]
    overview = ada.ask("GET", "/api/puzzles")
    assert (overview["solved"], overview["failed"], overview["streak"]) == (1, 0, 1)
    assert ada.ask("GET", "/api/puzzles/next")["id"] not in (None, puzzle.id)
    assert ada.ask("GET", "/api/games") == []


def test_two_wrong_tries_end_a_puzzle_and_a_streak(server: Serving) -> None:
    bo, solved, failed = server.person("Bo"), some(), some("emberheart")
    open_one(bo, solved)
    assert attempt(bo, solved, 0)["puzzle"]["streak"] == 1
    old = open_one(bo, failed)
    assert attempt(bo, failed, 1)["puzzle"]["answer"] is None
    again = open_one(bo, failed)
    bo.ask("GET", f"/api/games/{old}", None, 404)
    bo.ask("GET", f"/api/games/{again}")
    lost = attempt(bo, failed, 1)["puzzle"]
    assert (lost["solved"], lost["left"], lost["streak"]) == (False, 0, 0) and lost["answer"] is not None
    exported = bo.ask("GET", "/api/me/export")
    assert [(one["puzzle"], one["solved"]) for one in exported["puzzles"]] == [(failed.id, False), (solved.id, True)]


def test_what_is_no_act_of_the_puzzle_is_refused(server: Serving) -> None:
    cy, puzzle = server.person("Cy"), some()
    path = f"/api/puzzles/{puzzle.id}/tries"
    assert cy.ask("POST", path, {"moves": list(puzzle.answer)}, 409)["error"]["code"] == "not-opened"
    open_one(cy, puzzle)
    assert cy.ask("POST", path, {"moves": ["no such move"]}, 422)["error"]["code"] == "bad-moves"
    cy.ask("GET", "/api/puzzles/000000000000", None, 404)
    assert cy.ask("GET", f"/api/puzzles/{puzzle.id}")["tries"] == 0


def test_the_way_to_pay_does_not_matter_and_half_an_act_does_not_count() -> None:
    book = shipped("bonfire")
    assert book is not None
    long = next(puzzle for puzzle in book.puzzles if len(puzzle.answer) > 1)
    assert judge_act(long, long.answer[:1]) is None
    assert all(judge_act(puzzle, puzzle.answer) for puzzle in book.puzzles[:10])
    attempt = follow_act(long.open(), long.answer)
    assert attempt is not None and attempt.is_complete


def test_hosts_add_puzzles_of_their_own(tmp_path: Path) -> None:
    puzzle = some()
    Book.of("bonfire", [puzzle]).write(tmp_path / "own.json.xz")
    (tmp_path / "broken.json.xz").write_bytes(b"nothing")
    Book("bonfire", "other rules", "", (puzzle,)).write(tmp_path / "old.json.xz")
    known = read_books(tmp_path)
    assert puzzle.id in known and len(known) == sum(len(book.puzzles) for game in ("bonfire", "emberheart") if (book := shipped(game)))


def test_the_puzzle_of_a_day_stays_and_games_take_turns() -> None:
    known = read_books(Path("/nowhere"))
    days = [of_day(known, day) for day in ("2026-11-18", "2026-11-19", "2026-11-18")]
    assert days[0] is not None and days[1] is not None and days[0] is days[2] and days[0].game != days[1].game
    assert of_day({}, "2026-11-18") is None
