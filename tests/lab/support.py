"""What the arena's tests share."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from firelight.lab.match import Result
from firelight.lab.schedule import Tournament

FILE = Path(__file__).with_name("bots.py")


def bot(name: str, budget: str = "") -> str:
    """The spec of a bot of bots.py."""
    return f"{FILE}:{name}{budget}"


def small(*bots: str, game: str = "emberheart", players: int = 2, games: int = 4, **more: object) -> Tournament:
    return Tournament(game, players, bots or ("random", "random:1"), games, **more)  # type: ignore[arg-type]


def timeless(results: list[Result]) -> list[Result]:
    """Results without what differs from run to run."""
    return [replace(result, seconds=(), slowest=()) for result in results]


def result(deal: int, seats: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...] | None = None, **more: object) -> Result:
    """A game that was never played."""
    best = tuple(seat for seat, points in enumerate(scores) if points == max(scores)) if winners is None else winners
    nothing = (0,) * len(scores)
    whole = Result(f"d{deal}-{seats}", deal, deal, {}, seats, scores, best, nothing, nothing, nothing)
    return replace(whole, **more)  # type: ignore[arg-type]
