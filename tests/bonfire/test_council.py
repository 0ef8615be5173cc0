"""The bonuses of the High Council (B11)."""

from __future__ import annotations

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.content.tables import PATH_CRYSTAL, PATH_RESOURCE
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import (
    PATHS,
    can_ignite,
    clear_fate,
    cover,
    earned,
    face_up,
    fate_column,
    has,
    light,
    open_portals,
    pave,
    place_of,
    shape_of,
    show_gnomes,
    show_paths,
    state,
    station,
    stock,
)
from tests.bonfire.support import arrange, city, give, hire, play, refused, resources, start, texts, tiles, to_turn_of

ALL_BUT_GOLD = ("path", "guardian", "great-bonfire", "specialist", "move", "ship", "fate")
FIRES = ("red-gold", "red-portals", "red-gnomes", "yellow-portals", "yellow-gnomes", "yellow-elders")
SIX_PATHS = ("blue-herb-1", "red-root-1", "blue-fruit-1", "red-shell-1", "blue-blossom-1", "red-fruit-1")


def sent(s: State, bonus: str, *moves: str) -> Game:
    """Seat 0 lights Bonfire 7 and sends the Novice to the space of that bonus."""
    can_ignite(s)
    g = start(s)
    if g.decision == "turn":  # otherwise there was nothing else to do
        play(g, "ignite 7")
    play(g, f"send {bonus}", *moves)
    return g


@pytest.mark.parametrize("bonus", ALL_BUT_GOLD)
def test_B11_9_every_other_bonus_may_be_one_point_instead(bonus: str) -> None:
    g = sent(arrange(), bonus)
    assert texts(g) == ["bonus", "point"]
    play(g, "point")
    assert earned(g) == {"council": 1}
    assert g.seat == 1


# Gold


def test_B11_1_two_gold_and_a_yellow_tile_and_no_point() -> None:
    g = sent(arrange(), "gold")
    assert g.seat == 1  # there was nothing to choose
    assert (resources(g), tiles(g), earned(g)) == ({"gold": 2}, {"yellow": 1}, {})


# Path Tile


def test_B11_2_a_path_tile_of_the_display_for_free() -> None:
    s = arrange()
    show_paths(s, "red-shell-1", "blue-root-1", "red-root-1", "yellow-herb-1", pile=("blue-fruit-1", "red-herb-1"))
    g = sent(s, "path", "bonus")
    assert texts(g) == ["build 1", "build 2", "build 3", "build 4", "build pile"]
    play(g, "build 2")
    assert [PATHS[tile] for tile in city(g).paths[:2]] == ["starting-tile", "blue-root-1"]
    assert [PATHS[tile] for tile in state(g).path_display] == ["red-shell-1", "blue-fruit-1", "red-root-1", "yellow-herb-1"]


def test_B11_2_the_price_of_the_space_does_not_matter() -> None:
    s = arrange()
    pave(s, 0, *SIX_PATHS[:5])
    g = sent(s, "path", "bonus", "build 1")
    assert city(g).path_count == 7


def test_B11_2_any_tile_of_the_pile() -> None:
    s = arrange()
    show_paths(
        s, "red-shell-1", "blue-root-1", "red-root-1", "yellow-herb-1", pile=("blue-fruit-1", "red-herb-1", "red-herb-2", "yellow-root-1")
    )
    g = sent(s, "path", "bonus", "build pile")
    assert texts(g) == ["dig blue fruit", "dig red herb", "dig yellow root"]
    assert refused(g, "dig red root") == "B11.2"  # face up, not in the pile
    play(g, "dig red herb")
    tile = city(g).paths[1]
    assert (PATH_CRYSTAL[tile], PATH_RESOURCE[tile]) == (words.FIRE_RED, words.HERB)
    assert state(g).path_left == 3
    assert len([shown for shown in state(g).path_display if shown >= 0]) == 4


def test_B11_2_who_looked_through_the_pile_takes_from_it() -> None:
    g = sent(arrange(), "path", "bonus", "build pile")
    assert refused(g, "build 1") == "B3.2"
    assert all(text.startswith("dig ") for text in texts(g))


def test_B11_2_the_pile_is_shuffled_afterwards() -> None:
    s = arrange()
    s.path_known = 4
    g = sent(s, "path", "bonus", "build pile")
    before = s.path_pile[: s.path_left]
    told = [event.name for event in g.play("dig yellow fruit")]
    after = state(g).path_pile[: state(g).path_left]
    taken = city(g).paths[1]
    rest = [tile for tile in before if tile != taken]
    assert "shuffled" in told
    assert sorted(after) == sorted(rest)
    assert after != rest
    assert state(g).path_known == 0


def test_B11_2_an_empty_pile_cannot_be_looked_through() -> None:
    s = arrange()
    show_paths(s, "red-shell-1", "blue-root-1", pile=())
    g = sent(s, "path", "bonus")
    assert texts(g) == ["build 1", "build 2"]
    assert refused(g, "build pile") == "B6.1b"


def test_B11_9_no_path_tile_with_six_built_or_none_left() -> None:
    s = arrange()
    pave(s, 0, *SIX_PATHS)
    s.neutral = [0] * 5
    assert earned(sent(s, "path")) == {"council": 1}
    s = arrange()
    show_paths(s, pile=())
    assert earned(sent(s, "path")) == {"council": 1}


def test_B11_9_five_built_is_not_six() -> None:
    s = arrange()
    pave(s, 0, *SIX_PATHS[:5])
    assert "bonus" in texts(sent(s, "path"))


# Guardian


def test_B11_3_a_guardian_of_a_colour_one_lacks_to_start() -> None:
    s = arrange()
    station(s, 0, grey="start")
    g = sent(s, "guardian", "bonus")
    assert texts(g) == ["guardian pink", "guardian brown", "guardian blue"]
    assert refused(g, "guardian grey") == "B11.3"
    play(g, "guardian brown")
    assert place_of(g, "brown") == "start"
    assert state(g).guardians == [4, 3, 3, 4]
    assert tiles(g) == {}


def test_B11_3_the_ship_may_be_anywhere() -> None:
    g = sent(arrange(), "guardian", "bonus", "guardian blue")
    assert city(g).ship == words.NONE
    assert place_of(g, "blue") == "start"


@pytest.mark.parametrize("colour", words.GUARDIANS[1:])
def test_B11_3_one_colour_lacking_is_enough(colour: str) -> None:
    s = arrange()
    station(s, 0, **{other: "start" for other in words.GUARDIANS[1:] if other != colour})
    s.neutral = [0] * 5
    assert place_of(sent(s, "guardian", "bonus"), colour) == "start"


def test_B11_9_no_guardian_with_five() -> None:
    s = arrange()
    station(s, 0, pink="start", grey="start", brown="start", blue="start")
    s.neutral = [0] * 5
    assert earned(sent(s, "guardian")) == {"council": 1}


# Great Bonfire


def test_B11_4_to_any_space_for_free() -> None:
    s = arrange()
    s.fire_used = 1
    stock(s, 6)
    g = sent(s, "great-bonfire", "bonus")
    assert texts(g) == [f"fire {space}" for space in range(1, 8)]  # the present one too
    play(g, "fire 6")
    assert (tiles(g), resources(g)) == ({"guardian": 1}, {"fruit": 1})
    assert state(g).pointer == 5


def test_B11_4_rewards_as_usual() -> None:
    s = arrange()
    stock(s, 1, shape_of(s.cities[0], 7))
    g = sent(s, "great-bonfire", "bonus", "fire 1")
    assert texts(g) == ["reward tile+resource", "reward tile+portal", "reward resource+portal"]
    assert refused(g, "reward all three") == "B6.6c"
    play(g, "reward resource+portal")
    assert earned(g) == {"great-bonfire": 2}
    assert city(g).portals[6] == 1


def test_B11_4_it_counts_as_used_from_then_on() -> None:
    s = arrange()
    give(s.cities[1], great_bonfire=1)
    stock(s, 3)
    g = sent(s, "great-bonfire", "bonus", "fire 3")
    assert state(g).fire_used == 1
    assert g.seat == 1
    assert refused(g, "fire 4") == ""
    assert refused(g, "fire 5") == "B6.6b"


# Specialist


def test_B11_5_a_face_up_specialist_for_free() -> None:
    s = arrange()
    show_gnomes(s, 21, 22, 5, 25, 26, 27, pile=(1, 2))
    g = sent(s, "specialist", "bonus")
    assert texts(g) == [f"recruit {words.GNOME_KEYS[number - 1]}" for number in (5, 21, 22, 25, 26, 27)]
    play(g, "recruit twin-dyer")
    assert has(g, 5)
    assert face_up(g) == [21, 22, 1, 25, 26, 27]  # refilled


def test_B11_5_no_elder_and_none_of_the_pile() -> None:
    s = arrange()
    show_gnomes(s, 21, 22)
    g = sent(s, "specialist", "bonus")
    assert refused(g, "recruit elder-of-paths") == "B11.5"
    assert refused(g, "recruit crowd-keeper") == "B11.5"


def test_B11_9_no_specialist_with_six_gnomes_or_an_empty_display() -> None:
    s = arrange()
    hire(s.cities[0], *words.ELDER_KEYS)
    s.neutral = [0] * 5
    assert earned(sent(s, "specialist")) == {"council": 1}
    s = arrange()
    show_gnomes(s, pile=())
    assert earned(sent(s, "specialist")) == {"council": 1}


# Free move


def mover(*built: str, portals: tuple[int, ...] = (), fires: tuple[int, ...] = (), **places: str) -> State:
    """A city with these Path Tiles, portals, Bonfires and Guardians."""
    s = arrange()
    pave(s, 0, *built)
    open_portals(s, 0, *portals)
    light(s, 0, *(FIRES[space - 1] if space in fires else "" for space in range(1, 7)))
    station(s, 0, **places)
    return s


def moved(s: State, who: str = "own", *moves: str) -> Game:
    """The bonus is taken for that Guardian; what is left are the places she may go to."""
    g = sent(s, "move", "bonus")
    if g.decision == "move-who":
        play(g, f"move {who}")
    play(g, *moves)
    return g


def test_B11_6_one_of_the_guardians_only() -> None:
    s = mover(*SIX_PATHS[:2], own="path-1", pink="start")
    g = sent(s, "move", "bonus")
    assert texts(g) == ["move own", "move pink"]
    play(g, "move pink", "to path 2")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-1", "path-2")
    assert g.seat == 1


def test_B11_6_forward_as_far_as_one_likes() -> None:
    g = moved(mover(*SIX_PATHS), "own", "to path 7")
    assert place_of(g, "own") == "path-7"
    assert resources(g) == {"fruit": 1}


def test_B11_6_backward() -> None:
    g = moved(mover(*SIX_PATHS[:4], own="path-5"), "own", "to path 2")
    assert resources(g) == {"herb": 1}


def test_B11_6_over_others() -> None:
    s = mover(*SIX_PATHS[:4], pink="path-1", grey="path-2", brown="path-4")
    g = moved(s, "own")
    assert texts(g) == ["to path 3", "to path 5"]


def test_B11_6_to_empty_path_spaces_only() -> None:
    g = moved(mover(*SIX_PATHS[:3], pink="path-2"), "own")
    assert refused(g, "to path 2") == "B11.6"


def test_B11_6_to_built_path_spaces_only() -> None:
    g = moved(mover(*SIX_PATHS[:3]), "own")
    assert refused(g, "to path 5") == "B11.6"


def test_B11_6_at_least_one_step() -> None:
    g = moved(mover(*SIX_PATHS[:3], own="path-2"), "own")
    assert texts(g) == ["to path 1", "to path 3", "to path 4"]
    assert refused(g, "to path 2") == "B11.6"


def test_B11_6_never_back_to_start() -> None:
    g = moved(mover(*SIX_PATHS[:2], own="path-2"), "own")
    assert texts(g) == ["to path 1", "to path 3"]


def test_B11_6_into_a_bonfire_she_could_enter() -> None:
    s = mover(*SIX_PATHS[:4], portals=(2, 3, 4, 5, 6), fires=(1, 2, 4, 6), pink="bonfire-4")
    g = moved(s, "own")
    assert [text for text in texts(g) if "bonfire" in text] == ["to bonfire 2"]
    assert refused(g, "to bonfire 1") == "B11.6"  # no portal
    assert refused(g, "to bonfire 3") == "B11.6"  # not lit
    assert refused(g, "to bonfire 4") == "B11.6"  # not empty
    assert refused(g, "to bonfire 6") == "B11.6"  # its path space is not built
    play(g, "to bonfire 2")
    assert (place_of(g, "own"), resources(g)) == ("bonfire-2", {})


def test_B11_6_a_bonfire_may_be_the_only_target() -> None:
    s = mover(*SIX_PATHS[:4], portals=(5,), fires=(5,), own="path-1", pink="path-2", grey="path-3", brown="path-4", blue="path-5")
    s.neutral = [0] * 5
    g = moved(s, "pink")
    assert place_of(g, "pink") == "bonfire-5"


def test_B11_6_bonfire_7_too() -> None:
    s = mover(*SIX_PATHS, portals=(7,))
    s.neutral = [0] * 5
    g = moved(s, "own", "to bonfire 7")  # the one just lit
    assert place_of(g, "own") == "bonfire-7"


def test_B11_6_from_a_bonfire_to_the_path() -> None:
    s = mover(*SIX_PATHS[:3], portals=(2,), fires=(2,), own="bonfire-2")
    g = moved(s, "own")
    assert texts(g) == ["to path 1", "to path 2", "to path 3", "to path 4"]
    play(g, "to path 2")
    assert resources(g) == {"herb": 1}


def test_B11_6_from_a_bonfire_to_another() -> None:
    s = mover(*SIX_PATHS[:3], portals=(1, 2, 3), fires=(1, 2, 3), own="bonfire-2")
    g = moved(s, "own")
    assert [text for text in texts(g) if "bonfire" in text] == ["to bonfire 1", "to bonfire 3"]


def test_B11_6_gold_on_path_space_1() -> None:
    g = moved(mover(*SIX_PATHS[:1]), "own", "to path 1")
    assert resources(g) == {"gold": 1}


def test_B11_6_the_usual_yield_of_the_specialists() -> None:
    s = mover(*SIX_PATHS[:1], pink="path-2")
    hire(s.cities[0], "gardener", "pink-acolyte", "gatekeeper")
    g = moved(s, "pink", "yield root")
    assert resources(g) == {"root": 2, "gold": 1}


def test_B11_6_no_procession_so_the_pacemaker_adds_nothing() -> None:
    s = mover(*SIX_PATHS[:2], pink="start")
    hire(s.cities[0], "pacemaker")
    g = moved(s, "own", "to path 1")
    assert g.seat == 1
    assert place_of(g, "pink") == "start"


def test_B11_9_no_free_move_without_a_target() -> None:
    assert earned(sent(mover(own="path-1"), "move")) == {"council": 1}


def test_B11_9_no_free_move_where_all_places_are_full() -> None:
    s = mover(own="path-1", pink="start", portals=(1,), fires=(1,), grey="bonfire-1")
    assert earned(sent(s, "move")) == {"council": 1}  # path space and Bonfire are full for all three


# Ship


def test_B11_7_to_any_other_island_for_free() -> None:
    s = arrange()
    s.cities[0].ship = words.ISLANDS.index("T1")
    g = sent(s, "ship", "bonus")
    assert len(texts(g)) == 13
    assert refused(g, "sail t1") == "B11.7"
    play(g, "sail t10")
    assert city(g).ship == words.ISLANDS.index("T10")


def test_B11_7_then_the_islands_action_at_the_usual_cost() -> None:
    s = arrange()
    give(s.cities[0], guardian=1)
    g = sent(s, "ship", "bonus", "sail grey")
    assert texts(g) == ["no deed", "retrieve"]
    play(g, "retrieve")
    assert (place_of(g, "grey"), tiles(g)) == ("start", {})


def test_B11_7_no_action_without_its_cost() -> None:
    g = sent(arrange(), "ship", "bonus", "sail grey")
    assert g.seat == 1
    assert place_of(g, "grey") == ""


def test_B11_7_the_action_may_be_left_out() -> None:
    s = arrange()
    give(s.cities[0], guardian=1)
    g = sent(s, "ship", "bonus", "sail grey", "no deed")
    assert (place_of(g, "grey"), tiles(g)) == ("", {"guardian": 1})


def test_B11_7_a_task_there_too() -> None:
    s = arrange()
    give(s.cities[0], task=1, gold=2)
    g = sent(s, "ship", "bonus", "sail t10", "task 2", "offer left", "space 2")
    assert city(g).tasks[1] >= 0
    assert (tiles(g), resources(g)) == ({}, {})


def test_B11_7_uses_up_the_cheap_first_move() -> None:
    s = arrange()
    g = sent(s, "ship", "bonus", "sail t1")
    to_turn_of(s, 0)
    give(s.cities[0], ship=1)
    g = start(s)
    assert refused(g, "sail t2") == ""
    assert refused(g, "sail t4") == "B6.2b"


# Fate Tile


def test_B11_8_top_or_bottom_at_once() -> None:
    s = arrange()
    fate_column(s.cities[0], 1, 4, 8)
    g = sent(s, "fate", "bonus")
    assert texts(g) == ["fate top", "fate bottom"]
    play(g, "fate bottom", "lay 2,3 across", "as printed")
    assert city(g).column[:3] == [0, 3, -1]
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 1}


def test_B11_8_whatever_number_of_action_tiles_one_holds() -> None:
    s = arrange()
    fate_column(s.cities[0], 8)
    give(s.cities[0], ship=5, path=3)
    g = sent(s, "fate", "bonus", "fate top", "lay 2,3 across", "as printed")
    assert tiles(g) == {"ship": 5, "path": 3, "guardian": 1, "great-bonfire": 1, "gnome": 1}


def test_B11_8_usual_yield_of_areas_and_covered_symbols() -> None:
    s = arrange()
    clear_fate(s.cities[0], 1)
    cover(s.cities[0], "ship", (3, 6), (3, 5))
    g = sent(s, "fate", "bonus", "fate top", "lay 2,7 down", "as printed")
    assert (tiles(g), resources(g)) == ({"path": 1, "ship": 3, "task": 1, "yellow": 1}, {"gold": 1})


def full(s: State) -> None:
    """No place left for a whole tile inside the Fate Area of seat 0."""
    clear_fate(s.cities[0], 1, 2)
    rows = {1: (2, 4, 6), 2: (1, 3, 5, 7), 3: (2, 4, 6), 4: (1, 3, 5, 7), 5: (2, 4, 6)}
    cover(s.cities[0], "ship", *((row, column) for row, columns in rows.items() for column in columns))


def test_B11_9_no_fate_tile_without_a_tile_or_a_place() -> None:
    s = arrange()
    fate_column(s.cities[0])
    assert earned(sent(s, "fate")) == {"council": 1}
    s = arrange()
    full(s)
    assert earned(sent(s, "fate")) == {"council": 1}


def test_B11_9_with_the_bridge_builder_there_may_still_be_a_place() -> None:
    s = arrange()
    full(s)
    hire(s.cities[0], "bridge-builder")
    assert texts(sent(s, "fate")) == ["bonus", "point"]


def test_B11_9_judged_after_the_novice_has_moved() -> None:
    s = mover(own="path-1")
    open_portals(s, 0, 1)
    can_ignite(s, space=1)
    g = start(s)
    play(g, "ignite 1", "send move")  # the Bonfire just lit is a target
    assert texts(g) == ["bonus", "point"]
