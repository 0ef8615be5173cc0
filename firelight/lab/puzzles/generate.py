"""Makes puzzles from games between bots.

The games are played by the usual search. Where an act begins and that search sees one far ahead of the others, a proof is tried; if it
succeeds, the position becomes a puzzle. A journal keeps what each game yielded, so that the work can be stopped and continued.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.bots.hints import whole_turn
from firelight.bots.reasons import reasons
from firelight.engine.errors import Problem
from firelight.engine.events import Move
from firelight.lab.puzzles.acts import begins_act, follow_act, number_of
from firelight.lab.puzzles.book import DIFFICULTIES, Book, BookError, Puzzle, Worth, id_of
from firelight.lab.puzzles.proof import PROMISING, TRIES, USUAL, Proof, Prover, difficulty
from firelight.lab.schedule import seed_from

if TYPE_CHECKING:
    from firelight.bots.analysis import Analysis
    from firelight.engine.game import Game

KIND = "puzzle-journal"
FEWEST = 4  # acts to choose from
QUICK = 80  # simulations for a quick game
LONGER = 8  # times the usual search, for the second look
MOST_OF_A_GAME = 10
APART = 4  # moves between two puzzles of a game


def usual_players(game: str) -> tuple[int, ...]:
    """The number of players of one game after the other: mostly two, sometimes three, and one if the game can be played solo."""
    low, high = api.title(game).players
    return tuple(players for players in (2, 3, 2, 1, 2) if low <= players <= high)


@dataclass(frozen=True)
class Plan:
    """What to make."""

    game: str
    count: int = 120
    seed: int = 1
    players: tuple[int, ...] = ()
    endings: bool = False  # only endings of quick games, which the solver proves: much faster

    @property
    def usual(self) -> int:
        """Simulations for each move."""
        return QUICK if self.endings else USUAL

    @property
    def of_each(self) -> int:
        return -(-self.count // len(DIFFICULTIES))

    def data(self) -> dict[str, Any]:
        book = Book.of(self.game, [])
        given = {"game": self.game, "seed": self.seed, "players": list(self.players), "endings": self.endings}
        return {**given, "rules": book.rules, "components": book.components}


@dataclass
class PuzzleGenerator:
    plan: Plan
    say: Callable[[str], None] = lambda line: None
    found: list[Puzzle] = field(default_factory=list)
    games: int = 0  # played so far

    def __post_init__(self) -> None:
        self.prover = Prover(api.edition(self.plan.game))

    @property
    def counts(self) -> Counter[str]:
        return Counter(puzzle.difficulty for puzzle in self.found)

    @property
    def is_done(self) -> bool:
        return all(self.counts[difficulty] >= self.plan.of_each for difficulty in DIFFICULTIES)

    def run(self, journal: Path, most_games: int) -> Book:
        with _Journal(journal, self.plan) as lines:
            for line in lines.read():
                self.games += 1
                self.found += map(Puzzle.read, line["puzzles"])
            while not self.is_done and self.games < most_games:
                made = list(self._from_game(self.games))
                self.found += made
                lines.add({"game": self.games, "puzzles": [puzzle.data() for puzzle in made]})
                self.games += 1
                self.say(f"{self.games} games: " + ", ".join(f"{self.counts[name]} {name}" for name in DIFFICULTIES))
        return Book.of(self.plan.game, balanced(self.found, self.plan.of_each))

    # One game.

    def _from_game(self, number: int) -> Iterator[Puzzle]:
        plan = self.plan
        seed = seed_from(plan.seed, f"puzzles {number}")
        g = api.new(plan.game, plan.players[number % len(plan.players)], seed)
        made: list[int] = []
        wanted = {name for name in DIFFICULTIES if self.counts[name] < plan.of_each}
        while (seat := g.seat) is not None:
            here = g.moves_made
            thought = seed_from(seed, f"move {here}")
            analysis, acts = self.prover.first_look(g, seat, plan.usual, thought)
            apart = not made or here - made[-1] >= (1 if plan.endings else APART)
            if begins_act(g) and len(made) < MOST_OF_A_GAME and apart and self._is_promising(g, seat, thought, analysis, acts):
                puzzle = self._prove(g.determinised(seat, thought), seat, thought, {"seed": seed, "move": here}, wanted)
                if puzzle is not None:
                    made.append(here)
                    yield puzzle
            for move in acts[0].moves if acts else (analysis.best.move.text,):
                g.play(move)

    def _is_promising(self, g: Game, seat: int, seed: int, analysis: Analysis, acts: Sequence[Worth]) -> bool:
        """Whether a proof may succeed: one act looks far ahead of enough others, also at a second look."""
        if not _is_ahead(analysis, acts) or number_of(g, FEWEST) < FEWEST:
            return False
        if analysis.exact or self.plan.endings:
            return analysis.exact
        return _is_ahead(*self.prover.first_look(g, seat, LONGER * USUAL, seed))

    def _prove(self, deal: Game, seat: int, seed: int, source: dict[str, int], wanted: set[str]) -> Puzzle | None:
        proof = self.prover.prove(deal, seat, seed)
        if proof is None or not proof.is_clear:
            return None
        answer = follow_act(deal, proof.values[0].moves)
        assert answer is not None
        found = self.prover.found(deal, seat, answer.key, seed)
        if difficulty(found) not in wanted:
            return None
        return self._puzzle(deal, seat, seed, proof, found, source)

    def _puzzle(self, deal: Game, seat: int, seed: int, proof: Proof, found: dict[str, int], source: dict[str, int]) -> Puzzle:
        edition, position = deal.edition, deal.position()
        moves = [Move(deal.number(text), text) for text in proof.values[0].moves]
        why = reasons(deal, seat, whole_turn(self.prover.thinker, deal, seat, moves, seed), seed)
        return Puzzle(
            id=id_of(position),
            game=edition.title.key,
            players=deal.players,
            seat=seat,
            decision=deal.decision,
            difficulty=difficulty(found),
            options=position["options"],
            state=position["state"],
            acts=proof.acts,
            proof=proof.by,
            simulations=proof.simulations,
            seed=seed,
            values=proof.values,
            found=found,
            tries=TRIES,
            source=source,
            line=tuple(move.text for move in why.line),
            gains=why.gains,
            costs=tuple((thing.kind, thing.name, thing.number) for thing in why.costs),
            prepares=tuple((thing.kind, thing.name, thing.number) for thing in why.prepares),
            reveals=why.reveals,
        )


def _is_ahead(analysis: Analysis, acts: Sequence[Worth]) -> bool:
    """Whether one act looks far ahead."""
    if analysis.exact:
        acts = [Worth((line.move.text,), line.win, line.margin) for line in analysis.lines]
    return len(acts) > 1 and all(PROMISING.is_clear(acts[0], rival) for rival in acts[1:4])


def balanced(puzzles: Sequence[Puzzle], of_each: int) -> list[Puzzle]:
    """The same number of each difficulty, in as many kinds as possible: kinds take turns, and the clearest puzzles of a kind come first."""
    chosen: list[Puzzle] = []
    for name in DIFFICULTIES:
        kinds: dict[tuple[str, str, int], list[Puzzle]] = {}
        for puzzle in puzzles:
            if puzzle.difficulty == name:
                kinds.setdefault((puzzle.decision, puzzle.answer[0].split()[0], puzzle.players), []).append(puzzle)
        ranks = [(rank, puzzle) for kind in kinds.values() for rank, puzzle in enumerate(sorted(kind, key=_ahead, reverse=True))]
        chosen += [puzzle for _, puzzle in sorted(ranks, key=lambda pair: (pair[0], pair[1].id))[:of_each]]
    return sorted(chosen, key=lambda puzzle: puzzle.id)


def _ahead(puzzle: Puzzle) -> tuple[float, float]:
    best, second = puzzle.values[:2]
    return best.win - second.win, best.margin - second.margin


class _Journal:
    """One line for each game played. An incomplete last line is ignored."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = {"firelight": KIND, **plan.data()}

    def __enter__(self) -> _Journal:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = open(self.path, "a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise BookError(str(self.path), [Problem("the journal", "another process is writing to it")]) from None
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def read(self) -> list[dict[str, Any]]:
        self._file.seek(0)
        whole = self._file.read()
        kept = whole[: whole.rfind(b"\n") + 1]
        self._file.truncate(len(kept))
        lines = [json.loads(line) for line in kept.splitlines()]
        if not lines:
            self.add(self.head)
        elif lines[0] != self.head:
            raise BookError(str(self.path), [Problem("the journal", "belongs to other puzzles; name another file to start a new one")])
        return lines[1:]

    def add(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
