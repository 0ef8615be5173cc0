"""The shipped puzzles, and how puzzles are made and proved."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from firelight import api
from firelight.cli import main
from firelight.lab.puzzles.acts import all_ways, begins_act, follow_act, number_of
from firelight.lab.puzzles.book import DIFFICULTIES, SEARCH, SOLVER, Book, BookError, Puzzle, Worth, check, shipped
from firelight.lab.puzzles.generate import Plan, PuzzleGenerator, balanced, usual_players
from firelight.lab.puzzles.proof import PROVED, Gap, Prover, difficulty
from firelight.lab.puzzles.verify import rows, verify_one
from tests.games import new_game, play_on

GAMES = ("bonfire", "emberheart")


def book_of(game: str) -> Book:
    book = shipped(game)
    assert book is not None
    return book


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_fits_the_game(game: str) -> None:
    book = book_of(game)
    assert book.problems() == []
    assert {puzzle.id: check(puzzle) for puzzle in book.puzzles if check(puzzle)} == {}
    assert len(book.by_id) == len(book.puzzles)
    for puzzle in book.puzzles:
        best, *others = puzzle.values
        assert all(PROVED[puzzle.proof].is_clear(best, other) for other in others)
        assert puzzle.difficulty == difficulty(puzzle.found)
        assert (puzzle.proof == SOLVER) == (puzzle.simulations == 0)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_each_difficulty(game: str) -> None:
    counts = Counter(puzzle.difficulty for puzzle in book_of(game).puzzles)
    assert min(counts[name] for name in DIFFICULTIES) * 5 >= len(book_of(game).puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_again(game: str) -> None:
    prover, puzzles = Prover(api.edition(game)), book_of(game).puzzles
    chosen = [next(puzzle for puzzle in puzzles if puzzle.proof == by) for by in (SOLVER, SEARCH)]
    verdicts = [verify_one(prover, puzzle, puzzle.seed) for puzzle in chosen]
    assert [verdict.problem for verdict in verdicts] == ["", ""]
    assert [row[0] for row in rows(verdicts)] == list(DIFFICULTIES)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_rated_by_the_levels_of_today(game: str, tmp_path: Path) -> None:
    book, file = book_of(game), tmp_path / "some.json.xz"
    some = [next(puzzle for puzzle in book.puzzles if puzzle.difficulty == name) for name in DIFFICULTIES]
    unrated = [replace(puzzle, found=dict.fromkeys(puzzle.found, 0), difficulty="hard") for puzzle in some]
    replace(book, puzzles=tuple(unrated)).write(file)
    assert main(["puzzles", "rate", str(file)]) == 0
    assert Book.read(file).puzzles == tuple(some)


@pytest.mark.parametrize("game", GAMES)
def test_acts_are_told_apart_by_what_is_chosen(game: str) -> None:
    g = new_game(game, 2, 3)
    seen = 0
    for _ in play_on(g, 3):
        if not begins_act(g) or number_of(g, 200) == 200:
            continue
        ways = all_ways(g)
        assert ways is not None and number_of(g) <= len(ways)
        for key, paths in list(ways.items())[:3]:
            attempt = follow_act(g, [g.edition.notation[action] for action in paths[0]])
            assert attempt is not None and attempt.is_complete and attempt.key == key
        seen += 1
        if seen == 3:
            break
    assert follow_act(g, ["no such move"]) is None


def test_the_gap_must_be_wide_in_one_measure_and_not_negative_in_the_other() -> None:
    gap, best = Gap(0.1, 2.0), Worth((), 0.6, 5.0)
    assert gap.is_clear(best, Worth((), 0.45, 5.0)) and gap.is_clear(best, Worth((), 0.6, 3.0))
    assert not gap.is_clear(best, Worth((), 0.55, 4.0)) and not gap.is_clear(best, Worth((), 0.3, 6.0))


def test_a_generator_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan, journal = Plan("emberheart", 30, 7, (2,), endings=True), tmp_path / "journal"
    once = PuzzleGenerator(plan).run(journal, 2)
    journal.write_bytes(journal.read_bytes() + b'{"game": 2, "puz')
    again = PuzzleGenerator(plan)
    assert again.run(journal, 2) == once and again.games == 2
    for puzzle in once.puzzles:
        assert check(puzzle) == [] and puzzle.proof == SOLVER
    with pytest.raises(BookError, match="other puzzles"):
        PuzzleGenerator(Plan("emberheart", 30, 8, (2,), endings=True)).run(journal, 2)


def test_what_is_chosen_is_balanced() -> None:
    puzzles = [puzzle for game in GAMES for puzzle in book_of(game).puzzles]
    chosen = balanced(puzzles, 2)
    assert Counter(puzzle.difficulty for puzzle in chosen) == dict.fromkeys(DIFFICULTIES, 2)
    assert usual_players("bonfire").count(2) > usual_players("bonfire").count(3) and 1 not in usual_players("emberheart")


def test_a_broken_book_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, puzzle = tmp_path / "own.json.xz", book_of("bonfire").puzzles[0]
    wrong = Puzzle.read({**puzzle.data(), "id": "0" * 12})
    Book.of("bonfire", [wrong]).write(path)
    assert check(wrong) == ["the id does not match the position"]
    path.write_bytes(b"nothing")
    assert main(["puzzles", "verify", str(path)]) == 1 and "cannot be read" in capsys.readouterr().err
    assert main(["puzzles", "make", "bonfire", "--players", "9"]) == 1 and "1 to 4 players" in capsys.readouterr().err
