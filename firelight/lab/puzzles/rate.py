"""Rates puzzles again: how often the levels find their acts, after a level has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from firelight import api
from firelight.lab.puzzles.acts import follow_act
from firelight.lab.puzzles.book import Book, Puzzle
from firelight.lab.puzzles.proof import TRIES, Prover, difficulty


def rate(book: Book, say: Callable[[str], None]) -> Book:
    """The same puzzles, tried again by the levels as they are now."""
    prover, rated = Prover(api.edition(book.game)), list[Puzzle]()
    for number, puzzle in enumerate(book.puzzles, 1):
        rated.append(_rated(prover, puzzle))
        say(f"{book.game} {number}/{len(book.puzzles)} {puzzle.id}: {puzzle.difficulty} before, now {rated[-1].difficulty}")
    return replace(book, puzzles=tuple(rated))


def _rated(prover: Prover, puzzle: Puzzle) -> Puzzle:
    game = puzzle.open()
    answer = follow_act(game, puzzle.answer)
    assert answer is not None
    found = prover.found(game, puzzle.seat, answer.key, puzzle.seed)
    return replace(puzzle, found=found, tries=TRIES, difficulty=difficulty(found))
