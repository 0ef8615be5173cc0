"""Positions of both games for drawing tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from firelight.engine.game import Game
from firelight.table import table_data
from tests.bonfire import test_explain as bonfire
from tests.emberheart import test_explain as emberheart
from tests.games import TABLES, decisions

POSITIONS = {"bonfire": bonfire.positions, "emberheart": emberheart.positions}
GAMES = tuple(POSITIONS)


def played(every: int, seeds: int = 1) -> Iterator[Game]:
    """Random games of every title with every number of players. Copy a position to keep it."""
    for key, players in TABLES:
        for seed in range(seeds):
            yield from decisions(key, players, seed, every)


def positions(key: str) -> list[Game]:
    """Every kind of decision, rare ones too."""
    found = [g for g in POSITIONS[key]() if not g.over]
    for g in [g for g in found if "new display" in [move.text for move in g.moves()]][:1]:
        after = g.copy()
        after.play("new display")
        found.append(after)
    return found


def own_table(g: Game) -> dict[str, Any]:
    """The table for the seat that decides."""
    return table_data(g, frozenset() if g.seat is None else frozenset({g.seat}))


def pieces(g: Game) -> dict[str, Any]:
    """The public part of the position, as the engine writes it."""
    return {name: value for name, value in g.view()["state"].items() if name != "frames"}
