"""Thousands of random games: no dead end, no endless game, and nothing lost from the table after any decision.

FIRELIGHT_GAMES sets the number of games: four times as many for each title, shared by its numbers of players and options.
All tests of this folder share one compilation: `python -m tests.programs` makes it for all processes of a run.
"""

from __future__ import annotations

import os
from collections import Counter

import numpy as np
import pytest

import firelight
from firelight.api import shipped_edition, titles
from firelight.engine.chance import Rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.records import differences, write
from tests.compiled import kernels
from tests.compiled.kernels import compiled
from tests.games import TABLES, conserved, decisions, new_game, option_sets, play_on, without_notes

GAMES = int(os.environ.get("FIRELIGHT_GAMES", "5000"))
ALL = [(key, players, options) for key, players in TABLES for options in option_sets(key)]


class Watched:
    """The results of watched games."""

    def __init__(self, key: str, actions: int = 0, trail: int = 0) -> None:
        self.key, self.title = key, titles()[key]
        state = self.title.rules.state.dtype()
        self.tables = np.zeros(3, state)
        self.rngs = np.zeros(1, Rng.dtype())
        self.out = np.zeros(MOST_OPTIONS, np.int16)
        self.differ = np.zeros(actions, np.int64)
        self.trail = np.zeros(trail, state)
        self.offered = np.zeros(trail * MOST_OPTIONS, np.int16)
        self.counts = np.zeros(trail, np.int64)

    def play(self, number: int, first: int, count: int, players: int, options: dict[str, int]) -> None:
        self.decisions, self.broken = np.zeros(count, np.int64), np.zeros(count, np.int64)
        values = np.array(self.title.setup_arguments(self.title.option_values(players, options)), np.int64)
        failed = compiled(self.key, kernels.watch_games)(
            self.tables, self.rngs, self.out, number, first, count, players, values,
            self.decisions, self.broken, self.differ, self.trail, self.offered, self.counts,
        )  # fmt: skip
        laws = Counter(kernels.law_name(self.key, law) for law in self.broken.tolist() if law)
        assert not laws, f"seed {number}, {options}: broken laws {laws}, first in game {first + int(np.flatnonzero(self.broken)[0])}"
        least, most = int(self.decisions.min()), int(self.decisions.max())
        assert least > 0, (
            f"seed {number}, {options}: a dead end in game {first + int(self.decisions.argmin())} after {-1 - least} decisions"
        )
        assert most < 1000, f"seed {number}, {options}: {most} decisions in game {first + int(self.decisions.argmax())}"
        assert failed == 0


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_random_games_end_and_lose_nothing(key: str, players: int) -> None:
    sets = option_sets(key)
    count = 4 * GAMES // sum(1 for other, _, _ in ALL if other == key)
    for seed, options in enumerate(sets):
        Watched(key).play(1000 * players + seed, 0, max(count, 1), players, options)


@pytest.mark.parametrize(("key", "players", "options"), ALL)
def test_guards_and_lists_agree(key: str, players: int, options: dict[str, int]) -> None:
    """At every decision every listed action passes its guard and no other does."""
    notation = shipped_edition(key).notation
    watched = Watched(key, actions=len(notation))
    watched.play(players, 0, max(GAMES // 50 // len(option_sets(key)), 20), players, options)
    assert {notation[action]: int(watched.differ[action]) for action in np.flatnonzero(watched.differ)} == {}


BREAK_BONFIRE = {
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


BREAK_EMBERHEART = {
    "a hero doubled": "s.bands[0].heroes[s.guild[0]] = 1",
    "a hero of the offer lost": "s.guild[2] = -1",
    "a hero of the pile lost": "s.hero_left -= 1; s.hero_pile[s.hero_left] = -1",
    "a hero of the pile doubled": "s.hero_pile[0] = s.hero_pile[1]",
    "a hole in the pile": "s.hero_pile[3] = -1",
    "the Bard's card of nobody": "s.hero_pile[0], s.bard_card = s.hero_pile[1], s.hero_pile[0]",
    "a Tavern card lost": "s.tavern[0] = -1",
    "a Tavern card doubled": "s.tavern_pile[0] = s.tavern[0]",
    "a dragon doubled": "s.bands[0].dragons[s.mountain[0]] = 1",
    "a captive at the Mountain": "s.mountain[0], s.camp[0] = s.camp[0], s.mountain[0]",
    "dragons lost": "s.mountain_left -= 1; s.mountain_pile[s.mountain_left] = -1",
    "a Preserve doubled": "s.bands[0].preserves[s.preserve[0]] = 1",
    "a raid card lost": "s.raid[0] = -1",
    "a raid card discarded by nobody": "s.raid_discarded, s.raid[0] = s.raid[0], -1",
    "a two-player card lost": "s.duo_left -= 1; s.duo_pile[s.duo_left] = -1",
    "a Garrison card doubled": "s.bands[1].garrison[0] = 1",
    "a Garrison card too soon": "s.bands[1].garrison[3] = 1",
    "a Garrison card of another colour": "s.garrison[0], s.garrison[1] = s.garrison[1], s.garrison[0]",
    "an aide too soon": "s.aides[2] = 0",
    "a dragon recoloured": "s.dragon_colours[0] = (s.dragon_colours[0] + 1) % 3",
    "a skill on side A": "s.bands[0].skill = 2",
    "a neutral crest lost": "next(party for party in s.parties if party.seat == 4).seat = -1",
    "a neutral crest too many": "next(party for party in s.parties if party.seat == -1).seat = 4",
    "a crest lost": "s.bands[0].crests = 4",
    "a crest doubled": "s.warehouse[0] = 1",
    "a party too soon": "s.bands[0].crests, s.parties[0].seat, s.parties[0].followers[0] = 4, 0, 1",
    "followers of nobody": "s.parties[7].followers[0] = 1",
    "a dragon at a card of nobody": "s.bands[0].hero_dragons[3] = 5",
    "an attached dragon at no card": "s.bands[0].dragons[s.mountain_pile[0]] = 2; s.mountain_pile[0] = s.mountain_pile[1]",
    "a debt of followers": "s.bands[0].followers[0] = -1",
    "a debt of gear": "s.bands[1].gear = -1",
    "an attribute too high": "s.bands[1].attributes[2] = 8",
    "gear of a seat nobody holds": "s.bands[3].gear = 1",
    "an empty stack": "s.depth = 0",
    "something above the stack": "s.frames[9].a = 1",
    "another bottom": "s.frames[0].kind = 4",
    "too late": "s.late = 1",
    "a round of nobody": "s.shield = 3",
}
BREAK = {"bonfire": BREAK_BONFIRE, "emberheart": BREAK_EMBERHEART}


@pytest.mark.parametrize(("key", "change"), [(key, change) for key, changes in BREAK.items() for change in changes])
def test_the_laws_notice(key: str, change: str) -> None:
    """Both ways of looking see that a piece is lost or doubled."""
    look, edition = compiled(key, kernels.broken_law), shipped_edition(key)
    g = firelight.new(key, 1 if "Tom" in change else 2, seed=3)
    start = g.state.copy()
    assert conserved(g.state, edition, start) == []
    assert look(write(g.state)[0], write(start)[0]) == 0
    exec(BREAK[key][change], {"s": g.state})
    assert conserved(g.state, edition, start) != []
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
            assert differences(again.state, without_notes(g)) == []
            assert again.moves() == g.moves()
        replayed = firelight.replay(g.record())
        assert replayed.state == g.state
        assert replayed.history == g.history
