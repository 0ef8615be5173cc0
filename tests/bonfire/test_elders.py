"""The six Elders (B8): points at once."""

from __future__ import annotations

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.content.tables import GNOME_RESOURCE
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import earned, lay, open_portals, pave, put_task, show_gnomes, state, station
from tests.bonfire.support import arrange, give, hire, play, refused, resources, start, tiles, to_turn_of

ELDERS = words.ELDER_KEYS


def call(s: State, elder: str) -> Game:
    """Seat 0 recruits the Elder with one tile and two of its resource."""
    shown = words.RESOURCES[GNOME_RESOURCE[words.GNOME_KEYS.index(elder)]]
    give(s.cities[0], gnome=1, **{shown: 2})
    g = start(s)
    play(g, f"recruit {elder}")
    return g


def test_B8_1_path_tiles_with_the_starting_tile() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1", "red-root-1")
    assert earned(call(s, "elder-of-paths")) == {"elders": 3}


def test_B8_1_the_starting_tile_alone() -> None:
    assert earned(call(arrange(), "elder-of-paths")) == {"elders": 1}


def test_B8_2_fate_tiles_in_the_fate_area() -> None:
    s = arrange()
    lay(s.cities[0], 1, 2, 3, "across")
    lay(s.cities[0], 2, 4, 3, "across")
    assert earned(call(s, "elder-of-fate")) == {"elders": 3}


def test_B8_2_not_those_in_the_column() -> None:
    assert earned(call(arrange(), "elder-of-fate")) == {"elders": 1}


def test_B8_3_portals() -> None:
    s = arrange()
    open_portals(s, 0, 7, 6, 5, 4)
    assert earned(call(s, "elder-of-portals")) == {"elders": 4}


def test_B8_3_no_portal_no_point() -> None:
    assert earned(call(arrange(), "elder-of-portals")) == {}


def test_B8_4_tasks_and_bonfires() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold")
    put_task(s, 0, 3, "red-portals")
    put_task(s, 0, 6, "yellow-portals", lit=True)
    assert earned(call(s, "elder-of-tasks")) == {"elders": 3}


def test_B8_5_guardians_with_the_own_one_wherever_they_stand() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold", lit=True)
    station(s, 0, pink="bonfire-1", grey="path-1")
    assert earned(call(s, "elder-of-guardians")) == {"elders": 3}


def test_B8_6_gnomes_with_this_one() -> None:
    s = arrange()
    hire(s.cities[0], "helmsman", "elder-of-paths")
    assert earned(call(s, "elder-of-gnomes")) == {"elders": 3}


def test_B8_6_alone() -> None:
    assert earned(call(arrange(), "elder-of-gnomes")) == {"elders": 1}


@pytest.mark.parametrize("elder", ELDERS)
def test_B7_4_storyteller_adds_two_to_every_elder(elder: str) -> None:
    plain = earned(call(arrange(), elder)).get("elders", 0)
    s = arrange()
    hire(s.cities[0], "storyteller")
    own = 1 if elder == "elder-of-gnomes" else 0  # the Storyteller is a Gnome too
    assert earned(call(s, elder)) == {"elders": plain + 2 + own}


def test_B8_5_points_at_once_and_not_again_later() -> None:
    s = arrange()
    g = call(s, "elder-of-guardians")
    assert earned(g) == {"elders": 1}
    to_turn_of(s, 0)
    s.cities[0].ship = words.ISLANDS.index("PINK")
    give(s.cities[0], guardian=1)
    g = start(s)
    play(g, "retrieve")
    assert earned(g) == {"elders": 1}


def test_B8_1_only_for_the_player_who_takes_it() -> None:
    assert earned(call(arrange(), "elder-of-paths"), 1) == {}


def test_B8_1_an_elder_is_taken_once_and_the_display_of_specialists_stays() -> None:
    s = arrange()
    show_gnomes(s, 21, 22, 23, 25, 26, 27)
    before = list(s.gnome_display)
    give(s.cities[1], gnome=1, blossom=2)
    g = call(s, "elder-of-paths")
    assert g.seat == 1
    assert refused(g, "recruit elder-of-paths") == "B6.7b"
    assert state(g).gnome_display == before


def test_B8_6_the_price_is_that_of_any_gnome() -> None:
    s = arrange()
    give(s.cities[0], gnome=2, gold=1)
    g = start(s)
    play(g, "recruit elder-of-gnomes")
    assert (tiles(g), resources(g)) == ({}, {})
