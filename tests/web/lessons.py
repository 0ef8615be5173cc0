"""The lessons of the browser table: real games, made of a learner's deeds, the answers of the others, and stretches played by bots.

python -m tests.web.lessons    play them and write web/src/games/GAME/lesson.json
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import firelight
from firelight.bots.base import ask_of
from firelight.bots.levels import LEVELS
from firelight.engine.game import Game
from tests.web.lesson_scripts import SCRIPTS, Chapter, Script, Step

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
ME = 0
OPPONENT = "spark"
STAND_IN = "flame"  # plays for the learner between chapters


@dataclass
class Tape:
    """A game played for a lesson, and what the lesson needs to know about its moves."""

    game: Game
    seats: str = ""  # who made each move
    sealed: list[int] = field(default_factory=list)  # after how many moves something had come to light

    def play(self, move: Any) -> None:
        self.seats += str(self.game.seat)
        self.game.play(move)
        if not self.game.can_undo:
            self.sealed.append(len(self.game.history))

    def make(self, text: str) -> None:
        assert self.game.seat == ME, f"{text}: it is not the learner's turn but {self.game.decision} of seat {self.game.seat}"
        found = [move for move in self.game.moves() if str(move) == text]
        assert found, f"{text}: not legal at {self.game.decision}; {', '.join(map(str, self.game.moves()))}"
        self.play(found[0])

    def think(self, level: str) -> None:
        self.play(LEVELS[level].make().choose(ask_of(self.game, LEVELS[level].budget, len(self.game.history))))

    def answer(self) -> int:
        """Play the others until it is the learner's turn; returns how many moves that takes."""
        before = len(self.game.history)
        while not self.game.over and self.game.seat != ME:
            self.think(OPPONENT)
        return len(self.game.history) - before

    def forward(self, is_there: Callable[[Game], bool]) -> None:
        while not is_there(self.game):
            self.think(STAND_IN if self.game.seat == ME else OPPONENT)


def step_data(tape: Tape, step: Step) -> dict[str, Any]:
    data: dict[str, Any] = {"id": step.id, "places": list(step.places)}
    if step.also:
        data["also"] = list(step.also)
    if step.tab:
        data["tab"] = step.tab
    if not step.moves:
        return data
    for text in step.moves:
        tape.make(text)
    return {**data, "deed": len(step.moves), "then": tape.answer()}


def chapter_data(tape: Tape, chapter: Chapter) -> dict[str, Any]:
    if chapter.begins is not None:
        tape.forward(chapter.begins)
    for text in chapter.before:
        tape.make(text)
        tape.answer()
    begun = {"name": chapter.name, "from": len(tape.game.history), "scores": list(tape.game.scores())}
    return {**begun, "steps": [step_data(tape, step) for step in chapter.steps]}


def lesson(script: Script) -> dict[str, Any]:
    tape = Tape(firelight.new(script.game, script.players, seed=script.seed, **script.options))
    chapters = [chapter_data(tape, chapter) for chapter in script.chapters]
    record = tape.game.record()
    return {
        "game": script.game,
        "opponent": OPPONENT,
        "players": script.players,
        "record": {name: record[name] for name in ("firelight", "version", "game", "options", "components", "start")},
        "moves": record["moves"],
        "seats": tape.seats,
        "sealed": tape.sealed,
        "shuffles": record["shuffles"],
        "chapters": chapters,
    }


def main() -> None:
    for script in SCRIPTS:
        path = FOLDER / script.game / "lesson.json"
        path.write_text(json.dumps(lesson(script), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
