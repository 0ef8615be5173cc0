"""Turns the share of wins that a search expects into a true probability, by a temperature measured for each game."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firelight.engine.title import Title

FILE = "chances.json"  # beside a game's weights; written by `python -m firelight.lab.calibration`
SURE = 1e-6


@cache
def _temperatures(title: Title) -> dict[str, float]:
    path = title.judge.weights and title.judge.weights.with_name(FILE)
    if path is None or not path.exists():
        return {}
    found: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))["temperatures"]
    return found


def temperature_of(title: Title, learned: bool) -> float:
    """The temperature of the search with the game's net or with the readable weights: above 1 if it is overconfident."""
    return _temperatures(title).get("learned" if learned else "search", 1.0)


def calibrated(win: float, seats: int, temperature: float) -> float:
    """A chance with its distance from a fair share (in log-odds) divided by the temperature.

    >>> calibrated(0.8, 2, 1.0), round(calibrated(0.8, 2, 2.0), 3), calibrated(0.25, 4, 3.0)
    (0.8, 0.667, 0.25)
    """
    if temperature == 1.0 or not SURE < win < 1 - SURE:
        return win
    fair = 1 / max(seats - 1, 1)
    odds: float = fair * (win / (1 - win) / fair) ** (1 / temperature)
    return odds / (1 + odds)
