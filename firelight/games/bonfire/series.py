"""The handicap series against Tom (B14.10): it starts at -10; a win +5, a loss -2, a tie 0."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from firelight.engine.errors import Problem, ProblemsError
from firelight.storage import write_safely

FIRST_HANDICAP: Final = -10
CHANGES: Final = {"win": 5, "loss": -2, "tie": 0}
LIMIT: Final = 99
VERSION: Final = 1


class SeriesError(ProblemsError):
    """An unusable series file."""


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game of a series."""

    before: int
    you: int
    tom: int
    result: str
    after: int

    def __str__(self) -> str:
        words = {"win": "won", "loss": "lost", "tie": "tied"}
        return f"{words[self.result]} {self.you} to {self.tom}; the handicap goes from {self.before:+d} to {self.after:+d}"


@dataclass(slots=True)
class Series:
    """A series of solo games. A positive handicap gives Tom points at the start, a negative one gives them to you.

    >>> series = Series()
    >>> print(series.add(72, 65))
    won 72 to 65; the handicap goes from -10 to -5
    """

    history: list[Result] = field(default_factory=list)

    @property
    def handicap(self) -> int:
        """The handicap of the next game."""
        return self.history[-1].after if self.history else FIRST_HANDICAP

    def add(self, you: int, tom: int) -> Result:
        """Add a finished game, which changes the handicap."""
        outcome = "win" if you > tom else "loss" if you < tom else "tie"
        before = self.handicap
        after = max(-LIMIT, min(LIMIT, before + CHANGES[outcome]))
        self.history.append(Result(before, you, tom, outcome, after))
        return self.history[-1]

    def data(self) -> dict[str, Any]:
        return {"firelight": "series", "version": VERSION, "game": "bonfire", "games": [asdict(result) for result in self.history]}

    def save(self, path: Path) -> None:
        """Write the series; the old file stays until the new one is complete."""
        write_safely(path, json.dumps(self.data(), indent=1) + "\n")

    @classmethod
    def load(cls, path: Path) -> Series:
        """The series in a file; a new one if there is no file. SeriesError names what is wrong in it."""
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return cls()
        except (OSError, UnicodeDecodeError) as reason:
            raise SeriesError(str(path), [Problem("the file", f"cannot be read: {reason}")]) from reason
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as reason:
            message = f"is not valid JSON: {reason}. Fix it, or move it away to start again"
            raise SeriesError(str(path), [Problem("the file", message)]) from reason
        return cls._read(data, str(path))

    @classmethod
    def _read(cls, data: Any, source: str) -> Series:
        if not isinstance(data, dict) or data.get("firelight") != "series" or data.get("game") != "bonfire":
            raise SeriesError(source, [Problem("the file", 'expected a series: "firelight": "series", "game": "bonfire"')])
        if data.get("version") != VERSION:
            raise SeriesError(source, [Problem("version", f"found {data.get('version')!r}; this program reads version {VERSION}")])
        games = data.get("games")
        if not isinstance(games, list):
            raise SeriesError(source, [Problem("games", "expected a list of results")])
        series = cls()
        for place, game in enumerate(games):
            found = _result(game, series.handicap)
            if isinstance(found, str):
                raise SeriesError(source, [Problem(f"games[{place}]", found)])
            series.history.append(found)
        return series


def _result(game: Any, before: int) -> Result | str:
    """A result as written, or what is wrong with it."""
    names = [part.name for part in fields(Result)]
    if not isinstance(game, dict) or sorted(game) != sorted(names):
        return f"expected an object with {', '.join(names)}"
    if not all(type(game[name]) is int for name in names if name != "result"):
        return "before, you, tom and after must be whole numbers"
    expected = Series([Result(0, 0, 0, "tie", before)]).add(game["you"], game["tom"])
    if asdict(expected) != game:
        return f"does not follow from the game before: expected {asdict(expected)}"
    return expected
