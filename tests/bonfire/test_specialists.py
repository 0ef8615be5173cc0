"""The 27 Specialists (B7), each with what it changes, what it leaves alone, and the rulings."""

from __future__ import annotations

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import (
    NEUTRAL,
    can_ignite,
    cover,
    earned,
    fate_column,
    has,
    lay,
    leave_offering,
    novices,
    open_portals,
    pave,
    place_of,
    put_task,
    shape_of,
    show_gnomes,
    show_paths,
    state,
    station,
    stock,
)
from tests.bonfire.support import arrange, city, give, hire, play, refused, resources, start, texts, tiles, to_turn_of

SIX_PATHS = ("blue-herb-1", "red-root-1", "blue-fruit-1", "red-shell-1", "blue-blossom-1", "red-fruit-1")
SIX_TASKS = ("blue-offering-on-herb", "red-gold", "red-portals", "red-gnomes", "yellow-portals", "yellow-gnomes")


def moor(s: State, island: str, seat: int = 0) -> None:
    s.cities[seat].ship = words.ISLANDS.index(island)


# 1 Crowd Keeper


def two_at_the_gate(*specialists: int) -> Game:
    s = arrange()
    station(s, 0, pink="start")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], *specialists)
    return start(s)


def test_B7_1_crowd_keeper_two_guardians_on_one_path_space() -> None:
    g = two_at_the_gate(1)
    play(g, "procession 1", "move own", "to path 1")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-1", "path-1")
    assert resources(g) == {"gold": 2}


def test_B7_1_without_her_a_path_space_holds_one() -> None:
    g = two_at_the_gate()
    play(g, "procession 1", "move own")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-1", "start")


def test_B7_1_a_full_path_space_does_not_block_the_way() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    station(s, 0, own="path-1", pink="start")
    give(s.cities[0], guardian=2)
    hire(s.cities[0], "crowd-keeper")
    g = start(s)
    play(g, "procession 2", "stay")
    assert texts(g) == ["to path 1", "to path 2"]


def test_B7_1_one_guardian_at_a_bonfire_all_the_same() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold", lit=True)
    open_portals(s, 0, 1)
    station(s, 0, own="bonfire-1", pink="path-1")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "crowd-keeper")
    g = start(s)
    assert refused(g, "procession 1") == "B6.5a"


def test_B7_1_on_one_path_space_you_choose_who_goes_first() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    station(s, 0, own="path-1", pink="path-1")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "crowd-keeper")
    g = start(s)
    play(g, "procession 1")
    assert {"move own", "move pink"} <= set(texts(g))


def test_B7_1_the_free_move_may_end_on_an_occupied_path_space() -> None:
    s = arrange()
    can_ignite(s)
    station(s, 0, pink="path-1")
    hire(s.cities[0], "crowd-keeper")
    g = start(s)
    play(g, "ignite 7", "send move", "bonus")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-1", "path-1")


# 2 Pacemaker


def test_B7_2_pacemaker_one_step_more_for_each_guardian() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1", "red-root-1", "blue-fruit-1")
    station(s, 0, own="path-1", pink="start")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "pacemaker")
    g = start(s)
    play(g, "procession 1", "to path 3", "to path 2")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-3", "path-2")
    assert resources(g) == {"root": 1, "herb": 1}


def test_B7_2_fewer_steps_may_be_taken() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "pacemaker")
    g = start(s)
    play(g, "procession 1")
    assert texts(g) == ["to path 1", "to path 2"]


def test_B7_2_two_tiles_only_where_three_steps_are_possible() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    give(s.cities[0], guardian=2)
    hire(s.cities[0], "pacemaker")
    assert refused(start(s), "procession 2") == "B6.5a"
    pave(s, 0, "red-root-1")
    assert refused(start(s), "procession 2") == ""


# 3 Gift Bearer


def at_blossom(*specialists: int, **pieces: int) -> Game:
    """At T1 (blossom), fruit and herb on the open Offerings."""
    s = arrange()
    c = s.cities[0]
    c.left_offerings[4], c.right_offerings[4] = words.FRUIT, words.HERB
    moor(s, "T1")
    hire(c, *specialists)
    give(c, task=1, **pieces)
    return start(s)


def test_B7_3_gift_bearer_any_two_resources() -> None:
    g = at_blossom(3, shell=2, root=1)
    play(g, "task 1", "offer left", "pay shell", "pay root", "space 3")
    assert city(g).tasks[2] >= 0
    assert resources(g) == {"shell": 1}


def test_B7_3_an_offering_is_still_chosen_and_delivered() -> None:
    g = at_blossom(3, shell=2)
    play(g, "task 1")
    assert texts(g) == ["offer left", "offer right"]
    play(g, "offer right", "space 1")
    assert (city(g).left_count, city(g).right_count) == (5, 4)
    assert state(g).islands[0].offerings[0] == words.HERB


def test_B7_3_the_two_may_be_alike_and_gold() -> None:
    g = at_blossom(3, gold=2)
    play(g, "task 1", "offer left", "space 1")
    assert resources(g) == {}


def test_B7_3_one_resource_is_not_enough_and_without_her_two_others_are_not() -> None:
    assert refused(at_blossom(3, shell=1), "task 1") == "B6.3b"
    assert refused(at_blossom(shell=2), "task 1") == "B6.3b"


# 4 Storyteller


def test_B7_4_storyteller_two_points_more_for_an_elder() -> None:
    s = arrange()
    give(s.cities[0], gnome=1, blossom=2)
    hire(s.cities[0], "storyteller")
    g = start(s)
    play(g, "recruit elder-of-paths")
    assert earned(g) == {"elders": 3}


def test_B7_4_no_points_for_a_specialist() -> None:
    s = arrange()
    give(s.cities[0], gnome=1, blossom=2)
    hire(s.cities[0], "storyteller")
    show_gnomes(s, 21)
    g = start(s)
    play(g, "recruit helmsman")
    assert earned(g) == {}


# 5 Twin Dyer


def builder(built: int, *specialists: int, **pieces: int) -> Game:
    s = arrange()
    pave(s, 0, *SIX_PATHS[:built])
    hire(s.cities[0], *specialists)
    give(s.cities[0], **pieces)
    return start(s)


def test_B7_5_twin_dyer_yellow_counts_double() -> None:
    g = builder(3, 5, yellow=1)
    play(g, "build 1")
    assert tiles(g) == {}
    assert refused(builder(3, yellow=1), "build 1") == "B6.1a"


def test_B7_5_yellow_may_cover_a_remaining_cost_of_one() -> None:
    g = builder(0, 5, yellow=1)
    play(g, "build 1")
    assert tiles(g) == {}


def test_B7_5_one_own_tile_and_a_yellow_for_a_cost_of_two() -> None:
    g = builder(3, 5, path=1, yellow=1)
    play(g, "build 1")
    assert texts(g) == ["pay path", "pay yellow"]
    play(g, "pay yellow")
    assert tiles(g) == {"path": 1}


def test_B7_5_yellow_is_no_part_of_a_pair() -> None:
    g = builder(0, 5, yellow=1, ship=1)
    play(g, "build 1")  # the yellow tile pays alone; one ship tile makes no pair
    assert tiles(g) == {"ship": 1}
    g = builder(0, yellow=1, ship=1)
    play(g, "build 1")
    assert texts(g) == ["pay yellow", "replace tile"]


def test_B7_5_two_other_tiles_still_make_a_pair() -> None:
    g = builder(0, 5, yellow=1, ship=2)
    play(g, "build 1", "replace tile")
    assert tiles(g) == {"yellow": 1}


def test_B7_5_worth_is_not_split_between_ship_and_island() -> None:
    s = arrange()
    hire(s.cities[0], "twin-dyer")
    give(s.cities[0], yellow=1, gold=2)
    g = start(s)
    play(g, "sail t1")
    assert g.seat == 1  # nothing left to pay the island's action with
    assert tiles(g) == {}
    assert set(city(g).tasks) == {-1}


def test_B7_5_the_worth_counts_for_a_procession() -> None:
    g = builder(1, 5, yellow=1)
    play(g, "procession 2", "to path 2")
    assert place_of(g, "own") == "path-2"


def test_B7_5_one_tile_when_a_fate_tile_is_placed() -> None:
    g = builder(0, 5, yellow=1)
    play(g, "fate top")
    assert tiles(g) == {"yellow": 1}
    g = builder(0, 5, yellow=2)
    play(g, "fate top")
    assert tiles(g) == {"yellow": 1}


def test_B7_5_one_tile_in_scoring() -> None:
    assert builder(0, 5, yellow=2).score_sheet(0)["supply"] == 1


# 6 Gardener


def test_B7_6_gardener_chooses_the_basic_resource() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    station(s, 0, own="path-1")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "gardener")
    g = start(s)
    play(g, "procession 1")
    assert texts(g) == ["yield blossom", "yield fruit", "yield herb", "yield shell", "yield root"]
    assert refused(g, "yield gold") == "B7.6"
    play(g, "yield shell")
    assert resources(g) == {"shell": 1}


def test_B7_6_on_path_space_1_too() -> None:
    g = two_at_the_gate(6)
    play(g, "procession 1", "move pink", "yield fruit")
    assert resources(g) == {"fruit": 1}


def test_B7_6_gold_of_path_space_1_may_be_kept() -> None:
    g = two_at_the_gate(6)
    play(g, "procession 1", "move pink", "yield gold")
    assert resources(g) == {"gold": 1}


def test_B6_5e_gardener_chooses_once_for_both_of_an_acolyte() -> None:
    g = two_at_the_gate(6, 10)
    play(g, "procession 1", "move pink", "yield root")
    assert resources(g) == {"root": 2}


def test_B6_5e_gatekeepers_gold_stays_gold() -> None:
    g = two_at_the_gate(6, 20)
    play(g, "procession 1", "move pink", "yield root")
    assert resources(g) == {"root": 1, "gold": 1}


def test_B6_5e_gardener_acolyte_and_gatekeeper_add_up() -> None:
    g = two_at_the_gate(6, 10, 20)
    play(g, "procession 1", "move pink", "yield herb")
    assert resources(g) == {"herb": 2, "gold": 1}


def test_B6_5e_acolyte_and_gatekeeper_add_up() -> None:
    g = two_at_the_gate(10, 20)
    play(g, "procession 1", "move pink")
    assert resources(g) == {"gold": 3}


# 7 Usher


def test_B7_7_usher_gold_for_a_novice() -> None:
    s = arrange()
    can_ignite(s)
    hire(s.cities[0], "usher")
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert resources(g) == {"gold": 1}


def test_B7_7_for_a_neutral_novice_too() -> None:
    s = arrange()
    open_portals(s, 0, *range(1, 8))
    hire(s.cities[0], "usher")
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert resources(g) == {"gold": 1}


def test_B7_7_in_addition_to_the_bonus() -> None:
    s = arrange()
    can_ignite(s)
    hire(s.cities[0], "usher")
    g = start(s)
    play(g, "ignite 7", "send gold")
    assert resources(g) == {"gold": 3}


def test_B7_7_not_for_the_novice_whose_bonus_brought_her() -> None:
    s = arrange()
    can_ignite(s)
    show_gnomes(s, 7, 8)
    g = start(s)
    play(g, "ignite 7", "send specialist", "bonus", "recruit usher")
    assert has(g, 7)
    assert resources(g) == {}


def test_B7_7_not_for_novices_of_others() -> None:
    s = arrange()
    can_ignite(s, 1)
    hire(s.cities[0], "usher")
    to_turn_of(s, 1)
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert resources(g) == {} == resources(g, 1)


# 8 Pavior


def test_B7_8_pavior_resource_of_a_tile_from_the_display() -> None:
    s = arrange()
    show_paths(s, "red-shell-1", "blue-root-1", "red-root-1", "yellow-herb-1")
    give(s.cities[0], path=1)
    hire(s.cities[0], "pavior")
    g = start(s)
    play(g, "build 1")
    assert resources(g) == {"shell": 1}


def test_B7_8_from_the_pile_too() -> None:
    s = arrange()
    show_paths(s, "red-shell-1", "blue-root-1", "red-root-1", "yellow-herb-1", pile=("blue-fruit-1", "red-herb-1"))
    give(s.cities[0], path=1)
    hire(s.cities[0], "pavior")
    g = start(s)
    play(g, "build pile")
    assert resources(g) == {"fruit": 1}


@pytest.mark.parametrize("moves", [("build 2",), ("build pile", "dig yellow root")])
def test_B7_8_for_a_free_tile_of_the_council_too(moves: tuple[str, ...]) -> None:
    s = arrange()
    can_ignite(s)
    show_paths(s, "red-shell-1", "blue-root-1", "red-root-1", "yellow-herb-1")
    hire(s.cities[0], "pavior")
    g = start(s)
    play(g, "ignite 7", "send path", "bonus", *moves)
    assert resources(g) == {"root": 1}


# 9 Haggler


def recruiting(*specialists: int, **pieces: int) -> Game:
    """Face up: Helmsman (blossom), Recruiter (gold), Haggler (shell) unless hired."""
    s = arrange()
    hire(s.cities[0], *specialists)
    show_gnomes(s, *(number for number in (21, 15, 9) if number not in specialists))
    give(s.cities[0], **pieces)
    return start(s)


def test_B7_9_haggler_any_resource() -> None:
    g = recruiting(9, gnome=2, herb=1)
    play(g, "recruit helmsman")
    assert (has(g, 21), resources(g), tiles(g)) == (True, {}, {})
    assert refused(recruiting(gnome=2, herb=1), "recruit helmsman") == "B6.7a"


def test_B7_9_two_different_ones() -> None:
    g = recruiting(9, gnome=1, herb=1, root=1)
    play(g, "recruit helmsman", "pay herb")
    assert resources(g) == {}


def test_B7_9_for_a_gnome_that_shows_gold() -> None:
    g = recruiting(9, gnome=2, herb=1)
    play(g, "recruit recruiter")
    assert has(g, 15)


def test_B7_9_for_an_elder() -> None:
    g = recruiting(9, gnome=2, herb=1)
    play(g, "recruit elder-of-gnomes")
    assert has(g, "elder-of-gnomes")


def test_B7_9_not_yet_for_itself() -> None:
    g = recruiting(gnome=2, herb=1)
    assert refused(g, "recruit haggler") == "B6.7a"


# 10 to 13, the Acolytes


def acolyte(number: int, colour: str) -> dict[str, int]:
    """Own Guardian from space 1 to 2 (herb), the one of that colour from START to space 1 (gold)."""
    s = arrange()
    pave(s, 0, "blue-herb-1")
    station(s, 0, own="path-1", **{colour: "start"})
    give(s.cities[0], guardian=1)
    hire(s.cities[0], number)
    g = start(s)
    play(g, "procession 1", "to path 1")  # the first one has to go on, or nobody moves
    return resources(g)


def test_B7_10_pink_guardian_yields_twice() -> None:
    assert acolyte(10, "pink") == {"herb": 1, "gold": 2}


def test_B7_11_grey_guardian_yields_twice() -> None:
    assert acolyte(11, "grey") == {"herb": 1, "gold": 2}


def test_B7_12_brown_guardian_yields_twice() -> None:
    assert acolyte(12, "brown") == {"herb": 1, "gold": 2}


def test_B7_13_blue_guardian_yields_twice() -> None:
    assert acolyte(13, "blue") == {"herb": 1, "gold": 2}


@pytest.mark.parametrize(("number", "colour"), [(10, "grey"), (11, "brown"), (12, "blue"), (13, "pink")])
def test_B7_10_to_B7_13_no_other_guardian(number: int, colour: str) -> None:
    assert acolyte(number, colour) == {"herb": 1, "gold": 1}


def test_B7_10_after_the_free_move_too() -> None:
    s = arrange()
    can_ignite(s)
    pave(s, 0, "blue-herb-1")
    station(s, 0, pink="start")
    hire(s.cities[0], "pink-acolyte")
    g = start(s)
    play(g, "ignite 7", "send move", "bonus", "move pink", "to path 2")
    assert resources(g) == {"herb": 2}


def test_B7_10_nothing_at_a_bonfire() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold", lit=True)
    open_portals(s, 0, 1)
    station(s, 0, own="start", pink="path-1")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "pink-acolyte")
    g = start(s)
    play(g, "procession 1", "stay")
    assert (place_of(g, "pink"), resources(g)) == ("bonfire-1", {})


# 14 Packer


def test_B7_14_packer_keeps_three_action_tiles() -> None:
    g = builder(0, 14, ship=3, path=2)
    play(g, "fate top", "keep ship", "keep path", "keep ship")
    assert tiles(g) == {"path": 1, "ship": 2}


def test_B7_14_three_are_no_surplus() -> None:
    g = builder(0, 14, ship=2, path=1)
    play(g, "fate top")
    assert g.decision == "fate-line"
    assert tiles(g) == {"path": 1, "ship": 2}


def test_B7_14_without_him_one() -> None:
    g = builder(0, ship=2, path=1)
    play(g, "fate top", "keep ship")
    assert g.decision == "fate-line"
    assert tiles(g) == {"ship": 1}


# 15 Recruiter


def test_B7_15_recruiter_yellow_for_himself() -> None:
    g = recruiting(gnome=2, gold=1)
    play(g, "recruit recruiter")
    assert tiles(g) == {"yellow": 1}


def test_B7_15_yellow_for_a_specialist_and_for_an_elder() -> None:
    g = recruiting(15, gnome=1, blossom=2)
    play(g, "recruit helmsman")
    assert tiles(g) == {"yellow": 1}
    g = recruiting(15, gnome=1, blossom=2)
    play(g, "recruit elder-of-paths")
    assert tiles(g) == {"yellow": 1}


def test_B7_15_for_a_free_specialist_and_for_himself_taken_free() -> None:
    for hired, taken in ((15, "helmsman"), (9, "recruiter")):
        s = arrange()
        can_ignite(s)
        hire(s.cities[0], hired)
        show_gnomes(s, 21, 16, *([15] if hired != 15 else []))
        g = start(s)
        play(g, "ignite 7", "send specialist", "bonus", f"recruit {taken}")
        assert tiles(g) == {"yellow": 1}


# 16 Star Reader


def star_reader(*specialists: int) -> State:
    """A place on (2,7) gold, (3,7) yellow and (4,7)."""
    s = arrange()
    cover(s.cities[0], "ship", (3, 6))
    fate_column(s.cities[0], 8)
    hire(s.cities[0], *specialists)
    return s


def test_B7_16_star_reader_covered_symbols_twice() -> None:
    g = start(star_reader(16))
    play(g, "fate top", "lay 2,7 down", "as printed")
    assert (resources(g), tiles(g)["yellow"]) == ({"gold": 2}, 2)
    g = start(star_reader())
    play(g, "fate top", "lay 2,7 down", "as printed")
    assert (resources(g), tiles(g)["yellow"]) == ({"gold": 1}, 1)


def test_B7_16_action_tiles_of_the_areas_are_not_doubled() -> None:
    g = start(star_reader(16))
    play(g, "fate top", "lay 2,7 down", "as printed")
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 1, "yellow": 2}


def test_B7_16_for_a_fate_tile_of_the_council_too() -> None:
    s = star_reader(16)
    can_ignite(s)
    g = start(s)
    play(g, "ignite 7", "send fate", "bonus", "fate top", "lay 2,7 down", "as printed")
    assert (resources(g), tiles(g)["yellow"]) == ({"gold": 2}, 2)


# 17 Herald


def herald(*specialists: int, at: str = "start", built: int = 1) -> Game:
    """Retrieving the pink Guardian."""
    s = arrange()
    pave(s, 0, *SIX_PATHS[:built])
    station(s, 0, own=at)
    moor(s, "PINK")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], *specialists)
    g = start(s)
    play(g, "retrieve")
    return g


def test_B7_17_herald_a_procession_of_one_without_gain() -> None:
    g = herald(17)
    assert texts(g) == ["move own", "move pink", "stay"]
    play(g, "move pink")
    assert place_of(g, "pink") == "path-1"
    assert resources(g) == {}


def test_B7_17_all_guardians_take_part() -> None:
    g = herald(17, at="path-1")
    play(g, "to path 2", "to path 1")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-2", "path-1")
    assert resources(g) == {}


def test_B6_4b_the_procession_may_be_declined() -> None:
    g = herald(17)
    play(g, "stay")
    assert g.seat == 1
    assert (place_of(g, "own"), place_of(g, "pink")) == ("start", "start")


def test_B6_4b_with_the_pacemaker_two_steps() -> None:
    g = herald(2, 17)
    play(g, "move pink")
    assert texts(g) == ["to path 1", "to path 2"]


def test_B6_4b_no_gain_with_yielding_specialists_either() -> None:
    g = herald(6, 10, 17, 20)
    play(g, "move pink")
    assert resources(g) == {}


def test_B7_17_for_a_guardian_of_the_council_too() -> None:
    s = arrange()
    can_ignite(s)
    hire(s.cities[0], "herald")
    g = start(s)
    play(g, "ignite 7", "send guardian", "bonus", "guardian grey")
    assert g.decision == "procession"
    play(g, "move grey")
    assert (place_of(g, "grey"), resources(g)) == ("path-1", {})


def test_B7_17_into_a_bonfire_too() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold", lit=True)
    open_portals(s, 0, 1)
    station(s, 0, own="path-1")
    moor(s, "PINK")
    give(s.cities[0], guardian=1)
    hire(s.cities[0], "herald")
    g = start(s)
    play(g, "retrieve", "to bonfire 1")
    assert place_of(g, "own") == "bonfire-1"


def test_B7_17_without_her_no_procession() -> None:
    assert herald().seat == 1


# 18 Lantern Bearer


def test_B7_18_lantern_bearer_two_points_more_for_each_guardian_at_a_bonfire() -> None:
    s = arrange()
    for space, key in ((2, "red-gold"), (5, "red-portals")):
        put_task(s, 0, space, key, lit=True)
    station(s, 0, own="bonfire-2", pink="bonfire-5", grey="start")
    assert start(s).score_sheet(0)["guardians"] == 3 + 6
    hire(s.cities[0], "lantern-bearer")
    assert start(s).score_sheet(0)["guardians"] == 3 + 6 + 4


# 19 Town Crier


def about_to_meet(common: str) -> tuple[State, tuple[str, ...]]:
    """One piece short of a Common Task, and the moves that bring it."""
    s = arrange()
    c = s.cities[0]
    if common == "tasks":
        for space, key in enumerate(SIX_TASKS, 1):
            put_task(s, 0, space, key)
        moor(s, "T1")
        hire(c, "gift-bearer")
        give(c, task=1, root=2)
        return s, ("task 1", "offer left")
    if common == "portals":
        open_portals(s, 0, *range(2, 8))
        stock(s, 2, shape_of(c, 1))
        give(c, great_bonfire=1)
        return s, ("fire 2", "reward resource+portal")
    if common == "paths":
        pave(s, 0, *SIX_PATHS[:5])
        give(c, path=2)
        return s, ("build 1",)
    if common == "guardians":
        station(s, 0, pink="start", grey="start", brown="start")
        moor(s, "BLUE")
        give(c, guardian=1)
        return s, ("retrieve",)
    hire(c, "helmsman", "fire-turner", "fire-steward", "portal-smith")
    give(c, gnome=2, blossom=1)
    return s, ("recruit elder-of-paths",)


@pytest.mark.parametrize("common", words.COMMONS)
def test_B7_19_town_crier_gold_and_yellow_for_a_common_task(common: str) -> None:
    s, moves = about_to_meet(common)
    hire(s.cities[0], "town-crier")
    s.neutral = [0] * 5  # the Neutral Novice need not be there
    g = start(s)
    play(g, *moves)
    assert (resources(g).get("gold"), tiles(g).get("yellow")) == (1, 1)


@pytest.mark.parametrize("common", words.COMMONS)
def test_B7_19_with_the_neutral_novice_there_too(common: str) -> None:
    s, moves = about_to_meet(common)
    hire(s.cities[0], "town-crier")
    g = start(s)
    play(g, *moves)
    assert (resources(g).get("gold"), tiles(g).get("yellow")) == (1, 1)
    assert f"neutral {common}" in texts(g)


@pytest.mark.parametrize("common", words.COMMONS)
def test_B7_19_nothing_without_him(common: str) -> None:
    s, moves = about_to_meet(common)
    if common == "gnomes":
        hire(s.cities[0], "lantern-bearer")
    g = start(s)
    play(g, *moves)
    assert (resources(g).get("gold"), tiles(g).get("yellow")) == (None, None)


def test_B7_19_taken_as_sixth_gnome_pays_for_six_gnomes() -> None:
    s = arrange()
    hire(s.cities[0], "helmsman", "fire-turner", "fire-steward", "portal-smith", "envoy")
    show_gnomes(s, 19)
    give(s.cities[0], gnome=2, shell=1)
    g = start(s)
    play(g, "recruit town-crier")
    assert (resources(g), tiles(g)) == ({"gold": 1}, {"yellow": 1})


def test_B7_19_only_from_now_on() -> None:
    s = arrange()
    open_portals(s, 0, *range(1, 8))
    show_gnomes(s, 19)
    give(s.cities[0], gnome=2, shell=1)
    g = start(s)
    play(g, "recruit town-crier")
    assert (resources(g), tiles(g)) == ({}, {})


def test_B7_19_each_once() -> None:
    s, moves = about_to_meet("paths")
    hire(s.cities[0], "town-crier")
    give(s.cities[0], ship=1, great_bonfire=1)
    s.neutral = [0] * 5
    g = start(s)
    play(g, *moves)
    to_turn_of(s, 0)
    g = start(s)
    play(g, "sail t1")
    assert (resources(g).get("gold"), tiles(g).get("yellow")) == (1, 1)


def test_B7_19_after_every_single_change_a_free_path_tile_too() -> None:
    s = arrange()
    can_ignite(s)
    pave(s, 0, *SIX_PATHS[:5])
    hire(s.cities[0], "town-crier")
    s.neutral = [0] * 5
    g = start(s)
    play(g, "ignite 7", "send path", "bonus", "build 1")
    assert (resources(g), tiles(g)) == ({"gold": 1}, {"yellow": 1})


def test_B7_19_two_common_tasks_pay_twice() -> None:
    s, moves = about_to_meet("guardians")
    pave(s, 0, *SIX_PATHS[:5])
    hire(s.cities[0], "town-crier")
    s.neutral = [0] * 5
    g = start(s)
    play(g, *moves)
    to_turn_of(s, 0)
    give(s.cities[0], path=2)
    g = start(s)
    play(g, "build 1", "pay path", "pay path")
    assert (resources(g), tiles(g)) == ({"gold": 2}, {"yellow": 2})


# 20 Gatekeeper


def test_B7_20_gatekeeper_one_gold_more_on_path_space_1() -> None:
    g = two_at_the_gate(20)
    play(g, "procession 1", "move own")
    assert resources(g) == {"gold": 2}


def test_B7_20_ending_there_not_passing() -> None:
    s = arrange()
    pave(s, 0, "blue-herb-1")
    give(s.cities[0], guardian=2)
    hire(s.cities[0], "gatekeeper")
    g = start(s)
    play(g, "procession 2", "to path 2")
    assert resources(g) == {"herb": 1}


def test_B7_20_after_the_free_move_too() -> None:
    s = arrange()
    can_ignite(s)
    pave(s, 0, "blue-herb-1")
    station(s, 0, own="path-2")
    hire(s.cities[0], "gatekeeper")
    g = start(s)
    play(g, "ignite 7", "send move", "bonus")  # the one place to go is space 1
    assert (place_of(g, "own"), resources(g)) == ("path-1", {"gold": 2})


# 21 Helmsman


@pytest.mark.parametrize(("island", "price"), [("t2", 1), ("pink", 1), ("t3", 2), ("t4", 3), ("grey", 1), ("t10", 3)])
def test_B7_21_helmsman_one_route_further(island: str, price: int) -> None:
    s = arrange()
    moor(s, "T1")
    hire(s.cities[0], "helmsman")
    give(s.cities[0], ship=4)
    g = start(s)
    play(g, f"sail {island}")
    assert tiles(g) == {"ship": 4 - price}


def test_B7_21_at_least_one_tile() -> None:
    s = arrange()
    moor(s, "T1")
    hire(s.cities[0], "helmsman")
    assert refused(start(s), "sail t2") == "B6.2b"


def test_B7_21_without_him_the_distance() -> None:
    s = arrange()
    moor(s, "T1")
    give(s.cities[0], ship=1)
    assert refused(start(s), "sail pink") == "B6.2b"
    hire(s.cities[0], "helmsman")
    assert refused(start(s), "sail pink") == ""


# 22 Fire Turner


def at_the_fire(*specialists: int, used: int = 1, **pieces: int) -> Game:
    """It points at space 1; every space has the portal that fits next."""
    s = arrange()
    s.fire_used = used
    for space in range(1, 8):
        stock(s, space, shape_of(s.cities[0], 7))
    hire(s.cities[0], *specialists)
    give(s.cities[0], **pieces)
    return start(s)


@pytest.mark.parametrize(("space", "price"), [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3), (7, 3), (1, 3)])
def test_B7_22_fire_turner_one_space_further(space: int, price: int) -> None:
    g = at_the_fire(22, great_bonfire=4)
    play(g, f"fire {space}")
    assert g.decision == "rewards"
    assert tiles(g) == {"great-bonfire": 4 - price}


def test_B7_22_at_least_one_tile_and_without_him_the_number_of_spaces() -> None:
    assert refused(at_the_fire(22), "fire 2") == "B6.6b"
    assert refused(at_the_fire(22, great_bonfire=1), "fire 4") == "B6.6b"
    assert refused(at_the_fire(great_bonfire=1), "fire 3") == "B6.6b"


# 23 Fire Steward


def test_B7_23_fire_steward_all_three_rewards() -> None:
    g = at_the_fire(23, great_bonfire=1)
    play(g, "fire 2", "reward all three")
    assert (tiles(g), resources(g)) == ({"path": 1}, {"blossom": 1})
    assert city(g).portals[6] == 1


def test_B7_23_or_two() -> None:
    g = at_the_fire(23, great_bonfire=1)
    play(g, "fire 2")
    assert texts(g) == ["reward tile+resource", "reward tile+portal", "reward resource+portal", "reward all three"]
    g = at_the_fire(great_bonfire=1)
    play(g, "fire 2")
    assert refused(g, "reward all three") == "B6.6c"


def test_B7_23_with_the_bonus_of_the_council_too() -> None:
    s = arrange()
    can_ignite(s)
    stock(s, 7, shape_of(s.cities[0], 7))
    hire(s.cities[0], "fire-steward")
    g = start(s)
    play(g, "ignite 7", "send great-bonfire", "bonus", "fire 7", "reward all three")
    assert (tiles(g), resources(g)) == ({"gnome": 1}, {"gold": 1})
    assert city(g).portals[6] == 1


def test_B7_23_without_a_fitting_portal_the_other_two() -> None:
    s = arrange()
    s.fire_used = 1
    stock(s, 2)
    hire(s.cities[0], "fire-steward")
    give(s.cities[0], great_bonfire=1)
    g = start(s)
    play(g, "fire 2")
    assert (tiles(g), resources(g)) == ({"path": 1}, {"blossom": 1})


# 24 Delegate


def test_B7_24_delegate_own_novices_may_share_a_space() -> None:
    s = arrange()
    can_ignite(s)
    novices(s, 0, "path")
    g = start(s)
    play(g, "ignite 7")
    assert refused(g, "send path") == "B9.2"
    hire(s.cities[0], "delegate")
    to_turn_of(s, 0)
    s.cities[0].lit[6], s.cities[0].novices[6] = 0, 1
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert s.council[1].novices[0] == 2


def test_B7_24_neutral_ones_too() -> None:
    s = arrange()
    open_portals(s, 0, *range(1, 8))
    novices(s, NEUTRAL, "path")
    hire(s.cities[0], "delegate")
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert state(g).council[1].novices[NEUTRAL] == 2


def test_B7_24_without_him_neutral_ones_may_not() -> None:
    s = arrange()
    open_portals(s, 0, *range(1, 8))
    novices(s, NEUTRAL, "path")
    g = start(s)
    play(g, "neutral portals")
    assert refused(g, "send path") == "B10.2"


def test_B7_24_only_for_his_own_player() -> None:
    s = arrange()
    can_ignite(s)
    novices(s, 0, "path")
    hire(s.cities[1], "delegate")
    g = start(s)
    play(g, "ignite 7")
    assert refused(g, "send path") == "B9.2"


# 25 Portal Smith


def test_B7_25_portal_smith_any_order() -> None:
    s = arrange()
    third = shape_of(s.cities[0], 3)
    stock(s, 2, third)
    give(s.cities[0], great_bonfire=1)
    hire(s.cities[0], "portal-smith")
    g = start(s)
    play(g, "fire 2", "reward resource+portal")
    assert city(g).portals == [0, 0, 1, 0, 0, 0, 0]


def test_B7_25_several_fitting_portals_to_choose_from() -> None:
    s = arrange()
    stock(s, 2, "moon", "star", "moon")
    give(s.cities[0], great_bonfire=1)
    hire(s.cities[0], "portal-smith")
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert texts(g) == ["portal star", "portal moon"]


def test_B7_25_a_notch_that_is_filled_takes_no_other() -> None:
    s = arrange()
    open_portals(s, 0, 3)
    stock(s, 2, shape_of(s.cities[0], 3))
    give(s.cities[0], great_bonfire=1)
    hire(s.cities[0], "portal-smith")
    g = start(s)
    play(g, "fire 2")  # tile and resource are all there is
    assert (tiles(g), resources(g)) == ({"path": 1}, {"blossom": 1})


def test_B7_25_without_her_only_the_next_notch() -> None:
    s = arrange()
    stock(s, 2, shape_of(s.cities[0], 7), shape_of(s.cities[0], 3))
    give(s.cities[0], great_bonfire=1)
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert city(g).portals == [0, 0, 0, 0, 0, 0, 1]


# 26 Envoy


def third_offering(*specialists: int, **pieces: int) -> Game:
    """Two own Offerings lie on T5 (root) already."""
    s = arrange(4)
    leave_offering(s, 0, "T5", "T5")
    moor(s, "T5")
    hire(s.cities[0], *specialists)
    give(s.cities[0], gold=2, **pieces)
    return start(s)


def test_B7_26_envoy_one_tile_for_every_task() -> None:
    g = third_offering(26, task=3)
    play(g, "task 3", "offer left", "space 1")
    assert tiles(g) == {"task": 2}
    assert refused(third_offering(task=2), "task 3") == "B6.3a"
    assert refused(third_offering(task=3), "task 3") == ""


# 27 Bridge Builder


def at_the_corner(*specialists: int) -> State:
    """A tile lies from (2,4) to (2,6); (1,7) is a cut corner."""
    s = arrange()
    lay(s.cities[0], 8, 2, 4, "across")
    fate_column(s.cities[0], 2, 1)
    hire(s.cities[0], *specialists)
    return s


def test_B7_27_bridge_builder_tiles_may_stick_out() -> None:
    g = start(at_the_corner(27))
    play(g, "fate top", "lay 1,6 across", "as printed")
    assert city(g).square_count == 9


def test_B7_27_without_her_they_may_not() -> None:
    g = start(at_the_corner())
    play(g, "fate top")
    assert refused(g, "lay 1,6 across") == "B4.3"  # the cut corner is outside
    assert refused(g, "lay 0,6 down") == "B4.3"
    assert refused(g, "lay 1,4 across") == ""


def test_B7_27_one_square_inside_is_enough_but_needed() -> None:
    g = start(at_the_corner(27))
    play(g, "fate top")
    assert refused(g, "lay 1,6 across") == ""
    assert "lay 1,7 across" not in texts(g)


def test_B7_27_squares_outside_belong_to_areas() -> None:
    s = at_the_corner(27)
    cover(s.cities[0], "ship", (1, 6), (1, 7), (1, 8))
    g = start(s)
    play(g, "fate top", "lay 2,7 down", "as printed")  # ship on (2,7), under the ship on (1,7)
    assert tiles(g)["ship"] == 4


def beside_the_corner() -> Game:
    """(1,5), (1,6) and the cut corner (1,7) are covered, nothing else above the first tile."""
    s = arrange()
    cover(s.cities[0], "ship", (1, 5), (1, 6), (1, 7))
    fate_column(s.cities[0], 2, 1)
    hire(s.cities[0], "bridge-builder")
    g = start(s)
    play(g, "fate top")
    return g


def test_B7_27_squares_outside_count_for_adjacency() -> None:
    assert refused(beside_the_corner(), "lay 2,7 down") == ""  # beside (1,7) only


def test_B7_27_squares_outside_may_not_overlap() -> None:
    assert refused(beside_the_corner(), "lay 1,7 down") == "B4.3"


def test_B7_27_squares_outside_cover_nothing() -> None:
    g = start(at_the_corner(27))
    play(g, "fate top", "lay 1,6 across", "as printed")
    assert (resources(g), tiles(g).get("yellow")) == ({}, None)


def test_B7_27_for_a_fate_tile_of_the_council_too() -> None:
    s = at_the_corner(27)
    can_ignite(s)
    g = start(s)
    play(g, "ignite 7", "send fate", "bonus", "fate top")
    assert "lay 1,6 across" in texts(g)


def test_B7_19_events_name_the_common_task() -> None:
    s, moves = about_to_meet("paths")
    hire(s.cities[0], "town-crier")
    g = start(s)
    told = g.play(moves[0])
    assert "seat 0 met-common paths" in map(str, told)
