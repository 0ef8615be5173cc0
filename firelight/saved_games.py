"""Games are saved while they are played, so that nothing is lost when the terminal closes."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight.engine.errors import FirelightError
from firelight.seats import USUAL, YOU
from firelight.storage import data_folder, write_safely

if TYPE_CHECKING:
    from firelight.engine.game import Game


class SaveError(FirelightError):
    """A saved game that cannot be found or read."""


@dataclass
class SavedGame:
    """The files of one game: its record, and beside it who sits where."""

    path: Path
    seats: list[str]
    seed: int
    series: bool = False

    def save(self, game: Game) -> None:
        write_safely(self.path, json.dumps(game.record()) + "\n")
        write_safely(_sidecar(self.path), json.dumps({"seats": self.seats, "seed": self.seed, "series": self.series}) + "\n")


def _sidecar(path: Path) -> Path:
    return path.with_suffix(".seats")


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(key: str) -> Path:
    """A file name that no saved game has."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = games_folder() / f"{key}-{stamp}.json"
    number = 1
    while path.exists():
        number += 1
        path = games_folder() / f"{key}-{stamp}-{number}.json"
    return path


def last_unfinished(key: str) -> Path | None:
    """The unfinished saved game that was played last."""
    found = sorted(games_folder().glob(f"{key}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if isinstance(data, dict) and data.get("over") is False:
            return path
    return None


def open_saved(path: Path, players: int) -> SavedGame:
    """Who sits where in a saved game; if unknown, you and the usual opponents."""
    seats = [YOU, *[USUAL] * (players - 1)]
    seed, series = 0, False
    try:
        data: Any = json.loads(_sidecar(path).read_text(encoding="utf-8"))
        written = data["seats"]
        if isinstance(written, list) and len(written) == players and all(isinstance(seat, str) for seat in written):
            seats = written
        seed, series = int(data["seed"]), data["series"] is True
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return SavedGame(path, seats, seed, series)
