"""Puzzles, and the file they are kept in."""

from __future__ import annotations

import hashlib
import json
import lzma
import os
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.engine.errors import FirelightError, Problem, ProblemsError
from firelight.engine.files import VERSION as POSITION_VERSION

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

VERSION = 1
KIND = "puzzles"
ENDING = ".json.xz"
DIFFICULTIES = ("easy", "medium", "hard")
SOLVER, SEARCH = "solver", "search"


class BookError(ProblemsError):
    """An unusable puzzle file."""


@dataclass(frozen=True, slots=True)
class Worth:
    """An act and its expected outcome for the deciding seat."""

    moves: tuple[str, ...]
    win: float  # expected share of the win, 0 to 1
    margin: float  # expected final points ahead of the best other seat


@dataclass(frozen=True)
class Puzzle:
    """A position as its deciding seat sees it, with the hidden things dealt again, and its best act with the proof."""

    id: str
    game: str
    players: int
    seat: int
    decision: str
    difficulty: str
    options: dict[str, int]
    state: dict[str, Any]
    acts: int  # how many there are to choose from, not counting ways to pay
    proof: str  # SOLVER or SEARCH
    simulations: int  # of the proof; 0 if the solver proved it
    seed: int  # of the proof
    values: tuple[Worth, ...]  # the best act, then its best rivals
    found: dict[str, int]  # for each level, how many of its tries found the act
    tries: int
    source: dict[str, int]  # the game it comes from: seed, move
    line: tuple[str, ...]  # the turn begun by the best act
    gains: dict[str, int] = field(default_factory=dict)  # lines of the score sheet that the turn changes
    costs: tuple[tuple[str, str, int], ...] = ()
    prepares: tuple[tuple[str, str, int], ...] = ()
    reveals: str = ""  # a code for what the last move of the line reveals

    @property
    def answer(self) -> tuple[str, ...]:
        return self.values[0].moves

    @cached_property
    def position(self) -> dict[str, Any]:
        """In the form that ``firelight.load`` takes."""
        head = {"firelight": "position", "version": POSITION_VERSION, "game": self.game, "options": self.options, "components": None}
        return {**head, "state": self.state}

    def open(self, seed: int = 0) -> Game:
        return api.load(self.position, seed)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Puzzle:
        given = dict(data)
        given["values"] = tuple(Worth(tuple(worth["moves"]), worth["win"], worth["margin"]) for worth in data["values"])
        given["line"] = tuple(data["line"])
        for name in ("costs", "prepares"):
            given[name] = tuple((what, kind, number) for what, kind, number in data[name])
        return cls(**given)


def id_of(position: dict[str, Any]) -> str:
    """The same id for the same position, whoever finds it."""
    text = json.dumps([position["game"], position["options"], position["state"]], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def rules_hash(edition: Edition) -> str:
    """What a puzzle depends on besides the printed values: decisions, moves, sources of points and rules, by name."""
    rules = edition.title.rules
    text = json.dumps([edition.title.key, rules.frames, edition.notation, rules.sources, list(rules.rulebook)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Book:
    """The puzzles of one game, with the rules and components they were proved for."""

    game: str
    rules: str
    components: str
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    @classmethod
    def of(cls, game: str, puzzles: list[Puzzle]) -> Book:
        edition = api.edition(game)
        return cls(game, rules_hash(edition), edition.components.fingerprint, tuple(puzzles))

    def problems(self) -> list[Problem]:
        """Why the puzzles do not fit the present game."""
        here = Book.of(self.game, [])
        found = [("rules", self.rules, here.rules), ("components", self.components, here.components)]
        return [Problem(name, f"made for {theirs}, the game has {ours}: make them again") for name, theirs, ours in found if theirs != ours]

    def write(self, path: Path) -> None:
        data = {"firelight": KIND, "version": VERSION, "game": self.game, "rules": self.rules, "components": self.components}
        text = json.dumps({**data, "puzzles": [puzzle.data() for puzzle in self.puzzles]}, separators=(",", ":"))
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        draft.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
        os.replace(draft, path)

    @classmethod
    def read(cls, path: Path) -> Book:
        try:
            data = json.loads(lzma.decompress(path.read_bytes()))
        except (OSError, ValueError, lzma.LZMAError) as reason:
            raise BookError(str(path), [Problem("the file", f"cannot be read: {reason}")]) from reason
        if not isinstance(data, dict) or data.get("firelight") != KIND or data.get("version") != VERSION:
            raise BookError(str(path), [Problem("firelight", f"expected puzzles of version {VERSION}")])
        try:
            puzzles = tuple(map(Puzzle.read, data["puzzles"]))
            return cls(data["game"], data["rules"], data["components"], puzzles)
        except (AttributeError, KeyError, TypeError, ValueError) as reason:
            raise BookError(str(path), [Problem("the data", f"does not contain puzzles: {reason!r}")]) from reason


def shipped(game: str) -> Book | None:
    """The puzzles that come with a game; None if there are none."""
    path = api.title(game).puzzles
    return Book.read(path) if path is not None and path.exists() else None


def check(puzzle: Puzzle) -> list[str]:
    """Check that a puzzle can be opened and its acts made. Returns what is wrong."""
    from firelight.lab.puzzles.acts import follow_act

    try:
        game = puzzle.open()
    except FirelightError as error:
        return [str(error)]
    found = []
    if puzzle.id != id_of(puzzle.position):
        found.append("the id does not match the position")
    if (game.seat, game.decision, game.players) != (puzzle.seat, puzzle.decision, puzzle.players):
        found.append("a different seat or decision comes next")
    attempts = [follow_act(game, worth.moves) for worth in puzzle.values]
    if any(attempt is None or not attempt.is_complete for attempt in attempts):
        found.append("an act cannot be made")
    elif len({attempt.key for attempt in attempts if attempt}) < len(attempts):
        found.append("two acts are the same")
    if puzzle.difficulty not in DIFFICULTIES or len(puzzle.values) < 2:
        found.append("the difficulty is unknown, or there is nothing to compare the act with")
    return found
