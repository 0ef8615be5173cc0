"""Thousands of random games: no dead end, no endless game, and nothing lost from the table after any decision.

FIRELIGHT_GAMES sets the number of games for each number of players. All tests of this folder share one compilation: run them
in one process (pytest -n needs --dist loadgroup).
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

import firelight
from firelight.api import shipped_edition
from firelight.engine.chance import Rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.records import write
from tests.compiled import kernels
from tests.games import TABLES, conserved, decisions, new_game, option_sets, play_on

pytestmark = pytest.mark.xdist_group("compiled")

GAMES = int(os.environ.get("FIRELIGHT_GAMES", "5000"))
BONFIRE = [players for key, players in TABLES if key == "bonfire"]
EDITION = shipped_edition("bonfire")


@cache
def compiled(kernel: Any) -> Any:
    return EDITION.program("numba")(kernel)


class Watched:
    """The results of watched games."""

    def __init__(self, actions: int = 0, trail: int = 0) -> None:
        self.tables = np.zeros(3, EDITION.title.state.dtype())
        self.rngs = np.zeros(1, Rng.dtype())
        self.out = np.zeros(MOST_OPTIONS, np.int16)
        self.differ = np.zeros(actions, np.int64)
        self.trail = np.zeros(trail, EDITION.title.state.dtype())
        self.offered = np.zeros(trail * MOST_OPTIONS, np.int16)
        self.counts = np.zeros(trail, np.int64)

    def play(self, number: int, first: int, count: int, players: int, options: dict[str, int]) -> None:
        self.decisions, self.broken = np.zeros(count, np.int64), np.zeros(count, np.int64)
        values = EDITION.title.option_values(players, options).values()
        failed = compiled(kernels.watch_games)(
            self.tables, self.rngs, self.out, number, first, count, players, *values,
            self.decisions, self.broken, self.differ, self.trail, self.offered, self.counts,
        )  # fmt: skip
        laws = Counter(kernels.LAWS[law] for law in self.broken.tolist() if law)
        assert not laws, f"seed {number}, {options}: broken laws {laws}, first in game {first + int(np.flatnonzero(self.broken)[0])}"
        least, most = int(self.decisions.min()), int(self.decisions.max())
        assert least > 0, (
            f"seed {number}, {options}: a dead end in game {first + int(self.decisions.argmin())} after {-1 - least} decisions"
        )
        assert most < 1000, f"seed {number}, {options}: {most} decisions in game {first + int(self.decisions.argmax())}"
        assert failed == 0


@pytest.mark.parametrize("players", BONFIRE)
def test_random_games_end_and_lose_nothing(players: int) -> None:
    sets = option_sets("bonfire")
    for seed, options in enumerate(sets):
        Watched().play(1000 * players + seed, 0, max(GAMES // len(sets), 1), players, options)


@pytest.mark.parametrize("players", BONFIRE)
def test_guards_and_lists_agree(players: int) -> None:
    """At every decision every listed action passes its guard and no other does."""
    watched = Watched(actions=len(EDITION.notation))
    watched.play(players, 0, max(GAMES // 50, 1), players, {})
    assert {EDITION.notation[action]: int(watched.differ[action]) for action in np.flatnonzero(watched.differ)} == {}


BREAK = {
    "a Task lost": "s.islands[0].tasks[0] = -1",
    "a Task doubled": "s.islands[0].tasks[0] = s.islands[1].tasks[0]",
    "an Offering without owner": "s.islands[0].tasks[0] = -1; s.islands[0].offerings[0] = 1",
    "a Path Tile lost": "s.path_display[0] = -1",
    "a Path Tile doubled": "s.path_pile[0] = s.path_display[1]",
    "a hole in the pile": "s.path_pile[0] = -1",
    "a Specialist lost": "s.gnome_display[0] = -1",
    "a Specialist doubled": "s.cities[0].gnomes[s.gnome_display[0]] = 1; s.cities[0].gnome_count += 1",
    "an Elder lost": "s.elders[3] = 0",
    "a Guardian too many": "s.guardians[2] += 1",
    "a portal lost": "s.ring[2].portals = [0] * 7",
    "a portal placed from nowhere": "s.cities[0].portals[6] = 1",
    "an Offering lost": "s.cities[0].left_offerings[4] = -1; s.cities[0].left_count = 4",
    "an Offering changed": "s.cities[0].left_offerings[0] = (s.cities[0].left_offerings[0] + 1) % 5",
    "a Novice doubled": "s.council[0].novices[0] += 1",
    "a Neutral Novice lost": "s.neutral[4] = 0",
    "the Countdown too soon": "s.counting = 1",
    "a card of Tom's lost": "s.tom_pile[0] = s.tom_pile[1]",
    "an empty stack": "s.depth = 0",
    "something above the stack": "s.frames[9].a = 1",
    "another bottom": "s.frames[0].kind = 15",
    "a Fate Tile lost": "s.cities[0].column[6] = -1; s.cities[0].column_count = 6",
    "a Fate Tile doubled": "s.cities[0].column[0] = s.cities[0].column[1]",
    "a debt of tiles": "s.cities[0].tiles[6] = -1",
    "a debt of resources": "s.cities[0].resources[0] = -1",
    "a Bonfire without Task": "s.cities[0].lit[0] = 1; s.cities[0].novices[0] = 0; s.council[0].novices[0] = 1",
    "the own Guardian gone": "s.cities[0].guardians[0] = -1",
    "a Guardian on no path": "s.cities[0].guardians[0] = 5",
    "a Guardian at no Bonfire": "s.cities[0].guardians[0] = 9",
    "Gnomes miscounted": "s.cities[0].gnome_count = 1",
}


@pytest.mark.parametrize("change", BREAK)
def test_the_laws_notice(change: str) -> None:
    """Both ways of looking see that a piece is lost or doubled."""
    look = compiled(kernels.broken_law)
    g = firelight.new("bonfire", 1 if "Tom" in change else 2, seed=3)
    start = g.state.copy()
    assert conserved(g.state, EDITION, start) == []
    assert look(write(g.state)[0], write(start)[0]) == 0
    exec(BREAK[change], {"s": g.state})
    assert conserved(g.state, EDITION, start) != []
    assert look(write(g.state)[0], write(start)[0]) != 0


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_plain_games_lose_nothing(key: str, players: int) -> None:
    """The same in plain Python, told in words, through the game that people hold."""
    edition = shipped_edition(key)
    for seed in range(max(min(GAMES, 5000) // 1250, 1)):
        g = new_game(key, players, seed)
        start = g.state.copy()
        for _ in play_on(g, seed):
            assert conserved(g.state, edition, start) == []
        assert conserved(g.state, edition, start) == []
        for seat in range(len(g.seat_names)):
            assert sum(g.score_sheet(seat).values()) == g.scores()[seat]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_positions_and_records_on_the_way(key: str, players: int) -> None:
    """Every so often a game is written and read back: nothing is lost on paper either."""
    for seed in range(max(min(GAMES, 5000) // 1250, 1)):
        for g in decisions(key, players, seed, every=17):
            again = firelight.load(g.position())
            assert again.state == g.state
            assert again.moves() == g.moves()
        replayed = firelight.replay(g.record())
        assert replayed.state == g.state
        assert replayed.history == g.history
