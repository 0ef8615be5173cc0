"""Proves puzzles again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from firelight import api
from firelight.lab.puzzles.acts import follow_act
from firelight.lab.puzzles.book import DIFFICULTIES, SEARCH, SOLVER, Book, Puzzle, check
from firelight.lab.puzzles.proof import Proof, Prover

HEADS = ["", "puzzles", "solver", "search", "hold", "acts", "ahead: wins in 100", "points", "found by Ember", "by Flame"]


@dataclass(frozen=True)
class Verdict:
    puzzle: Puzzle
    problem: str  # empty if the proof holds
    proof: Proof | None = None

    @property
    def holds(self) -> bool:
        return not self.problem


def verify(book: Book, seed: int | None, sample: int | None, say: Callable[[str], None]) -> Iterator[Verdict]:
    """Check that the same act is clearly best in every puzzle of a book, or in some. Without a seed, each search uses that of the proof."""
    prover = Prover(api.edition(book.game))
    chosen = book.puzzles if sample is None else book.puzzles[:: max(1, len(book.puzzles) // sample)][:sample]
    for number, puzzle in enumerate(chosen, 1):
        verdict = verify_one(prover, puzzle, puzzle.seed if seed is None else seed)
        say(f"{book.game} {number}/{len(chosen)} {puzzle.id}: {verdict.problem or 'holds'}")
        yield verdict


def verify_one(prover: Prover, puzzle: Puzzle, seed: int) -> Verdict:
    wrong = check(puzzle)
    if wrong:
        return Verdict(puzzle, "; ".join(wrong))
    game = puzzle.open()
    proof = prover.prove(game, puzzle.seat, seed)
    if proof is None:
        return Verdict(puzzle, "nothing can be proved here now")
    best, answer = follow_act(game, proof.values[0].moves), follow_act(game, puzzle.answer)
    if best is None or answer is None or best.key != answer.key:
        return Verdict(puzzle, f"another act is best: {', '.join(proof.values[0].moves)}", proof)
    return Verdict(puzzle, "" if proof.is_clear else "the act is best, but not clearly", proof)


def rows(verdicts: Sequence[Verdict]) -> list[list[str]]:
    """A row for each difficulty: how many puzzles, how many hold, and how far ahead their acts are on average."""
    return [_row(name, [verdict for verdict in verdicts if verdict.puzzle.difficulty == name]) for name in DIFFICULTIES]


def _row(name: str, verdicts: Sequence[Verdict]) -> list[str]:
    puzzles = [verdict.puzzle for verdict in verdicts]
    if not puzzles:
        return [name, *("0" for _ in range(4)), *("" for _ in HEADS[5:])]
    gaps = [(puzzle.values[0].win - puzzle.values[1].win, puzzle.values[0].margin - puzzle.values[1].margin) for puzzle in puzzles]
    tries = sum(puzzle.tries for puzzle in puzzles)
    return [
        name,
        str(len(puzzles)),
        *(str(sum(puzzle.proof == by for puzzle in puzzles)) for by in (SOLVER, SEARCH)),
        str(sum(verdict.holds for verdict in verdicts)),
        f"{sum(puzzle.acts for puzzle in puzzles) / len(puzzles):.0f}",
        f"{100 * sum(win for win, _ in gaps) / len(gaps):.0f}",
        f"{sum(margin for _, margin in gaps) / len(gaps):.1f}",
        *(f"{100 * sum(puzzle.found[level] for puzzle in puzzles) / tries:.0f}%" for level in ("ember", "flame")),
    ]
