"""Processions (B6.5)."""

import itertools
import random
from collections.abc import Iterator

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import BONFIRE, LAST_PATH, PLACES, START, City, State
from firelight.games.bonfire.rules.procession import CROWD_KEEPER, PACEMAKER, may_march
from tests.bonfire.support import (
    arrange,
    city,
    give,
    hire,
    kindle,
    pave,
    place_of,
    play,
    points,
    refused,
    resources,
    stand,
    start,
    texts,
    tiles,
)

PATH = ("herb", "root", "shell", "fruit", "blossom", "herb")  # path spaces 2 to 7


def road(spaces: int, *specialists: int, guardian: int = 1, **places: str) -> State:
    """Seat 0 with that many path spaces, guardian tiles, Specialists, and Guardians where told (own: START)."""
    s = arrange()
    pave(s, 0, *PATH[: spaces - 1])
    hire(s.cities[0], *specialists)
    give(s.cities[0], guardian=guardian)
    stand(s, 0, **places)
    return s


def places(g: Game, *guardians: str) -> list[str | None]:
    return [place_of(g, guardian) for guardian in guardians]


def processions(g: Game) -> list[str]:
    return [move for move in texts(g) if move.startswith("procession")]


# The two examples of the rulebook.


def test_B6_5_worked_example_three_guardians() -> None:
    """Two step forward for fruit and gold; the third one cannot, for the space before her is occupied."""
    s = arrange()
    pave(s, 0, "fruit", "root")
    give(s.cities[0], guardian=1)
    stand(s, 0, own="path-1", brown="start", pink="start")
    g = start(s)
    play(g, "procession 1", "move brown")  # own had to step first
    assert places(g, "own", "brown", "pink") == ["path-2", "path-1", "start"]
    assert resources(g) == {"fruit": 1, "gold": 1}
    assert g.seat == 1


def test_B6_5_worked_example_into_a_bonfire() -> None:
    """Two steps: along the path and to the Bonfire that is worth 4 points to her, without a resource."""
    s = road(3, guardian=2, pink="path-2")
    kindle(s, 0, 3)
    g = start(s)
    play(g, "procession 2", "to bonfire 3", "stay")
    assert place_of(g, "pink") == "bonfire-3"
    assert resources(g) == {}
    assert points(g) == 0  # counted at the end
    assert g.score_sheet(0)["guardians"] == 4


# a. Price and steps.


@pytest.mark.parametrize("paid", [1, 2, 3, 4])
def test_B6_5a_up_to_k_steps_for_k_tiles(paid: int) -> None:
    g = start(road(7, guardian=4))
    play(g, f"procession {paid}")
    if paid == 1:
        assert place_of(g, "own") == "path-1"
    else:
        assert texts(g) == [f"to path {space}" for space in range(1, paid + 1)]
        play(g, f"to path {paid}")
        assert place_of(g, "own") == f"path-{paid}"
    assert tiles(g).get("guardian", 0) == 4 - paid


def test_B6_5a_each_guardian_may_take_them() -> None:
    g = start(road(7, guardian=2, own="path-4", pink="path-2", grey="start"))
    play(g, "procession 2", "to path 6", "to path 4", "to path 2")
    assert places(g, "own", "pink", "grey") == ["path-6", "path-4", "path-2"]
    assert tiles(g) == {}


def test_B6_5a_fewer_steps_or_none() -> None:
    g = start(road(7, guardian=2, own="path-4", pink="path-2", grey="start"))
    play(g, "procession 2", "to path 5", "stay", "to path 1")
    assert places(g, "own", "pink", "grey") == ["path-5", "path-2", "path-1"]


def test_B6_5a_more_than_k_steps_are_refused() -> None:
    g = start(road(7, guardian=2))
    play(g, "procession 2")
    assert refused(g, "to path 3") == "B6.5a"


def test_B6_5a_not_without_tiles() -> None:
    g = start(road(7, guardian=1))
    assert refused(g, "procession 2") == "B6.5a"
    assert processions(g) == ["procession 1"]


def test_B6_5a_no_step_backward_or_on_the_spot() -> None:
    g = start(road(7, guardian=2, own="path-3"))
    play(g, "procession 2")
    assert texts(g) == ["to path 4", "to path 5"]
    assert refused(g, "to path 2") == refused(g, "to path 3") == "B6.5a"


def test_B6_5a_specialist_2_one_step_more() -> None:
    g = start(road(7, 2, guardian=1))
    play(g, "procession 1")
    assert texts(g) == ["to path 1", "to path 2"]
    g = start(road(7, 2, guardian=2))
    play(g, "procession 2")
    assert texts(g) == ["to path 1", "to path 2", "to path 3"]


# a. Order.


def test_B6_5a_the_one_furthest_along_first() -> None:
    g = start(road(7, guardian=1, own="path-2", pink="path-5", grey="start"))
    play(g, "procession 1")
    assert texts(g) == ["stay", "to path 6"]
    play(g, "to path 6")
    assert texts(g) == ["stay", "to path 3"]
    play(g, "to path 3")
    assert texts(g) == ["stay", "to path 1"]
    play(g, "to path 1")
    assert places(g, "own", "pink", "grey") == ["path-3", "path-6", "path-1"]


def test_B6_5a_all_her_steps_before_the_next_one_moves() -> None:
    """She who has moved is asked no more, even if she is the one furthest along again."""
    g = start(road(7, guardian=3, own="path-2", pink="path-1"))
    play(g, "procession 3", "to path 3")
    assert texts(g) == ["stay", "to path 2"]


def test_B6_5a_the_order_is_fixed_at_the_start() -> None:
    """Who stayed is not asked again when somebody has come up behind her."""
    g = start(road(6, guardian=4, own="path-3", pink="path-1"))
    play(g, "procession 4", "stay")
    assert places(g, "own", "pink") == ["path-3", "path-2"]
    assert g.seat == 1


def test_B6_5a_the_hindmost_does_not_go_first() -> None:
    g = start(road(6, guardian=2, own="path-3", pink="path-1"))
    play(g, "procession 2")
    assert refused(g, "move pink") == "B6.5a"
    assert refused(g, "to path 2") == "B6.5a"


def test_B6_5a_on_start_you_choose() -> None:
    g = start(road(3, guardian=2, pink="start", grey="start"))
    play(g, "procession 2")
    assert texts(g) == ["move own", "move pink", "move grey"]
    play(g, "move grey")
    assert texts(g) == ["to path 1", "to path 2"]
    play(g, "to path 2")
    assert texts(g) == ["move own", "move pink", "stay"]
    play(g, "move own")
    assert places(g, "own", "pink", "grey") == ["path-1", "start", "path-2"]
    assert resources(g) == {"herb": 1, "gold": 1}


def test_B6_5a_start_comes_last() -> None:
    g = start(road(3, guardian=1, own="path-2", pink="start"))
    play(g, "procession 1")
    assert refused(g, "move pink") == "B6.5a"
    play(g, "stay")
    assert place_of(g, "pink") == "path-1"  # the only step left, and one is due


def test_B6_5a_who_was_chosen_has_to_step() -> None:
    g = start(road(3, guardian=2, pink="start"))
    play(g, "procession 2", "move pink")
    assert refused(g, "stay") == "B6.5a"
    assert refused(g, "move own") == "B6.5a"


def test_B6_5a_guardians_at_bonfires_are_left_out() -> None:
    s = road(7, guardian=1, own="start", pink="bonfire-4")
    kindle(s, 0, 4)
    g = start(s)
    play(g, "procession 1")
    assert places(g, "own", "pink") == ["path-1", "bonfire-4"]


def test_B6_5a_specialist_1_on_one_path_space_you_choose() -> None:
    g = start(road(5, 1, guardian=1, own="path-2", pink="path-2", grey="path-1"))
    play(g, "procession 1")
    assert texts(g) == ["move own", "move pink", "stay"]
    play(g, "move pink")
    assert texts(g) == ["stay", "to path 3"]  # own, alone on her space now
    play(g, "to path 3")
    assert places(g, "own", "pink") == ["path-3", "path-3"]
    assert resources(g) == {"root": 2}


# a. At least one step; k above 1 only if useful.


def test_B6_5a_at_least_one_guardian_has_to_step() -> None:
    g = start(road(3, guardian=1, own="path-1"))
    play(g, "procession 1")  # one step is all she can do: it makes itself
    assert place_of(g, "own") == "path-2"


def test_B6_5a_staying_is_refused_to_the_last_who_can_step() -> None:
    g = start(road(5, guardian=2, own="path-4", pink="path-1"))
    play(g, "procession 2", "stay")
    assert refused(g, "stay") == "B6.5a"
    g = start(road(5, guardian=2, own="path-4", pink="path-1"))
    play(g, "procession 2", "to path 5")
    assert "stay" in texts(g)


def test_B6_5a_staying_is_refused_if_those_behind_are_stuck() -> None:
    """Pink stands right behind and could not pass."""
    g = start(road(5, guardian=2, own="path-2", pink="path-1"))
    play(g, "procession 2")
    assert refused(g, "stay") == "B6.5a"


def test_B6_5a_no_procession_without_a_step() -> None:
    assert refused(start(road(1, guardian=1, own="path-1")), "procession 1") == "B6.5a"
    s = road(3, guardian=1, own="bonfire-1")
    kindle(s, 0, 1)
    assert refused(start(s), "procession 1") == "B6.5a"  # nobody is left on the path


def test_B6_5a_k_above_1_only_if_somebody_could_use_it() -> None:
    g = start(road(2, guardian=4))
    assert processions(g) == ["procession 1", "procession 2"]
    assert refused(g, "procession 3") == "B6.5a"


def test_B6_5a_the_bonfire_is_a_step_of_its_own() -> None:
    s = road(2, guardian=4)
    kindle(s, 0, 2)
    assert processions(start(s)) == ["procession 1", "procession 2", "procession 3"]


def test_B6_5a_k_above_1_when_the_way_clears() -> None:
    """Pink can take two steps only after the one before her has gone on."""
    assert processions(start(road(4, guardian=4, own="path-2", pink="path-1"))) == ["procession 1", "procession 2"]
    assert processions(start(road(3, guardian=4, own="path-2", pink="path-1"))) == ["procession 1"]


def test_B6_5a_k_above_1_when_the_one_ahead_goes_into_a_bonfire() -> None:
    s = road(2, guardian=4, own="path-2", pink="path-1")
    assert processions(start(s)) == []
    kindle(s, 0, 2)
    assert processions(start(s)) == ["procession 1"]
    s = road(2, guardian=4, own="path-2", pink="start")
    kindle(s, 0, 2)
    assert processions(start(s)) == ["procession 1", "procession 2"]


def test_B6_5a_with_specialist_2_the_extra_step_counts() -> None:
    """One tile gives two steps already."""
    assert processions(start(road(2, 2, guardian=4))) == ["procession 1"]
    assert processions(start(road(3, 2, guardian=4))) == ["procession 1", "procession 2"]


def test_B6_5a_with_specialist_2_one_step_is_enough_for_k_1() -> None:
    assert processions(start(road(1, 2, guardian=4))) == ["procession 1"]


def test_B6_5a_the_longest_procession() -> None:
    """From START along seven spaces into the seventh Bonfire."""
    s = road(7, guardian=9)
    kindle(s, 0, 7)
    g = start(s)
    assert processions(g) == [f"procession {steps}" for steps in range(1, 9)]
    play(g, "procession 8", "to bonfire 7")
    assert place_of(g, "own") == "bonfire-7"


# b.


def test_B6_5b_to_the_next_path_space() -> None:
    g = start(road(4, guardian=1, own="path-2"))
    play(g, "procession 1")
    assert place_of(g, "own") == "path-3"


def test_B6_5b_from_start_to_space_1() -> None:
    g = start(road(1, guardian=1))
    play(g, "procession 1")
    assert place_of(g, "own") == "path-1"


def test_B6_5b_not_beyond_the_built_path() -> None:
    g = start(road(3, guardian=3, own="path-1", pink="start"))
    play(g, "procession 2")
    assert refused(g, "to path 4") != ""
    assert "to path 3" in texts(g)


@pytest.mark.parametrize("space", range(1, 8))
def test_B6_5b_from_path_space_i_to_bonfire_i(space: int) -> None:
    s = road(7, guardian=1, own=f"path-{space}")
    kindle(s, 0, *range(1, 8))
    g = start(s)
    play(g, "procession 1")
    found = [move for move in texts(g) if "bonfire" in move]
    if space < 7:
        assert found == [f"to bonfire {space}"]
        play(g, found[0])
    assert place_of(g, "own") == f"bonfire-{space}"


def test_B6_5b_not_without_the_portal() -> None:
    s = road(3, guardian=1, own="path-2")
    kindle(s, 0, 2, portals=False)
    s.cities[0].portals = [1, 0, 1, 1, 1, 1, 1]
    g = start(s)
    play(g, "procession 1")
    assert place_of(g, "own") == "path-3"  # the only step


def test_B6_5b_refusals() -> None:
    s = road(5, guardian=2, own="path-2")
    kindle(s, 0, 3, portals=False)
    s.cities[0].portals[1] = 1
    g = start(s)
    play(g, "procession 2")
    assert refused(g, "to bonfire 2") == "B6.5b"  # a portal and no Bonfire
    assert refused(g, "to bonfire 3") == "B6.5b"  # a Bonfire and no portal


def test_B6_5b_a_task_that_is_not_lit_is_no_bonfire() -> None:
    s = road(5, guardian=2, own="path-2")
    kindle(s, 0, 2)
    s.cities[0].lit[1] = 0
    s.cities[0].novices[1] = 1
    g = start(s)
    play(g, "procession 2")
    assert refused(g, "to bonfire 2") == "B6.5b"


def test_B6_5b_along_the_path_and_in_as_the_last_step() -> None:
    s = road(5, guardian=3, own="path-1")
    kindle(s, 0, 1, 2, 3, 4)
    g = start(s)
    play(g, "procession 3")
    assert [move for move in texts(g) if "bonfire" in move] == ["to bonfire 1", "to bonfire 2", "to bonfire 3"]
    assert refused(g, "to bonfire 4") == "B6.5a"  # four steps


def test_B6_5b_not_a_bonfire_behind() -> None:
    s = road(5, guardian=2, own="path-3")
    kindle(s, 0, 1, 2)
    g = start(s)
    play(g, "procession 2")
    assert refused(g, "to bonfire 2") == "B6.5a"


# c.


def test_B6_5c_full_path_space_blocks() -> None:
    g = start(road(5, guardian=4, own="path-2", pink="start"))
    play(g, "procession 4", "to path 3")
    assert texts(g) == ["stay", "to path 1", "to path 2"]
    assert refused(g, "to path 3") == "B6.5c"  # onto it
    assert refused(g, "to path 4") == "B6.5c"  # over it


def test_B6_5c_nobody_passes() -> None:
    """Own stays on space 2; pink may come up to space 1 only."""
    g = start(road(6, guardian=3, own="path-2", pink="start"))
    play(g, "procession 3", "stay")
    assert place_of(g, "pink") == "path-1"


def test_B6_5c_not_past_a_full_space_into_a_bonfire() -> None:
    s = road(6, guardian=4, own="path-2", pink="start")
    kindle(s, 0, 3)
    g = start(s)
    play(g, "procession 4", "to path 3")
    assert refused(g, "to bonfire 3") == "B6.5c"


@pytest.mark.parametrize("specialists", [(), (1,)])
def test_B6_5c_one_guardian_at_a_bonfire(specialists: tuple[int, ...]) -> None:
    """Always one, with Specialist 1 too."""
    s = road(5, *specialists, guardian=2, own="path-2", pink="bonfire-2")
    kindle(s, 0, 2)
    g = start(s)
    play(g, "procession 2")
    assert texts(g) == ["to path 3", "to path 4"]


def test_B6_5c_is_what_forbids_a_full_bonfire() -> None:
    s = road(5, guardian=2, own="path-2", pink="bonfire-2")
    kindle(s, 0, 2)
    g = start(s)
    play(g, "procession 2")
    assert refused(g, "to bonfire 2") == "B6.5c"


def test_B6_5c_a_guardian_at_a_bonfire_does_not_block_the_path() -> None:
    s = road(5, guardian=3, own="path-1", pink="bonfire-2")
    kindle(s, 0, 2)
    g = start(s)
    play(g, "procession 3", "to path 4")
    assert place_of(g, "own") == "path-4"


def test_B6_5c_the_space_that_was_left_is_free() -> None:
    g = start(road(3, guardian=1, own="path-2", pink="path-1"))
    play(g, "procession 1", "to path 2")
    assert places(g, "own", "pink") == ["path-3", "path-2"]


def test_B6_5c_specialist_1_any_number_on_a_path_space() -> None:
    g = start(road(4, 1, guardian=2, own="path-2", pink="path-1", grey="path-1"))
    play(g, "procession 2", "stay", "move pink", "to path 2", "to path 2")
    assert places(g, "own", "pink", "grey") == ["path-2"] * 3


def test_B6_5c_specialist_1_passes() -> None:
    g = start(road(4, 1, guardian=3, own="path-1", pink="start"))
    play(g, "procession 3", "stay", "to path 3")
    assert places(g, "own", "pink") == ["path-1", "path-3"]


def test_B6_5c_start_holds_any_number() -> None:
    g = start(road(1, guardian=1, pink="start", grey="start", brown="start", blue="start"))
    play(g, "procession 1", "move blue")
    assert places(g, *words.GUARDIANS) == ["start", "start", "start", "start", "path-1"]


# d.


def test_B6_5d_a_guardian_at_a_bonfire_stays() -> None:
    s = road(6, guardian=3, own="path-1", pink="bonfire-3")
    kindle(s, 0, 3, 4)
    g = start(s)
    play(g, "procession 3")
    assert refused(g, "move pink") == "B6.5a"
    play(g, "to path 4")
    assert place_of(g, "pink") == "bonfire-3"
    assert g.seat == 1


# e.


@pytest.mark.parametrize(("space", "resource"), [(1, "gold"), *enumerate(PATH, 2)])
def test_B6_5e_the_resource_of_the_path_space(space: int, resource: str) -> None:
    place = "start" if space == 1 else f"path-{space - 1}"
    g = start(road(7, guardian=1, own=place))
    play(g, "procession 1")
    assert resources(g) == {resource: 1}


def test_B6_5e_only_where_she_ends() -> None:
    g = start(road(4, guardian=3))
    play(g, "procession 3", "to path 3")
    assert resources(g) == {"root": 1}


def test_B6_5e_nothing_for_who_did_not_move() -> None:
    g = start(road(5, guardian=1, own="path-3", pink="path-1"))
    play(g, "procession 1", "stay")
    assert resources(g) == {"herb": 1}


def test_B6_5e_nothing_at_a_bonfire() -> None:
    s = road(3, guardian=1, own="path-2")
    kindle(s, 0, 2)
    g = start(s)
    play(g, "procession 1", "to bonfire 2")
    assert resources(g) == {}


def test_B6_5e_specialist_6_any_basic_resource() -> None:
    g = start(road(3, 6, guardian=1, own="path-1"))
    play(g, "procession 1")
    assert texts(g) == [f"yield {resource}" for resource in words.RESOURCES[:5]]  # herb, the printed one, among them
    assert refused(g, "yield gold") == "B7.6"
    play(g, "yield shell")
    assert resources(g) == {"shell": 1}


def test_B6_5e_specialist_6_on_space_1_too() -> None:
    g = start(road(1, 6, guardian=1))
    play(g, "procession 1")
    assert texts(g) == [f"yield {resource}" for resource in words.RESOURCES]  # or the gold
    play(g, "yield root")
    assert resources(g) == {"root": 1}


def test_B6_5e_specialist_6_asks_for_each_guardian() -> None:
    g = start(road(4, 6, guardian=1, own="path-2", pink="path-1"))
    play(g, "procession 1", "yield fruit", "to path 2", "yield shell")
    assert resources(g) == {"fruit": 1, "shell": 1}


COLOURS = [("pink", 10), ("grey", 11), ("brown", 12), ("blue", 13)]


@pytest.mark.parametrize(("colour", "number"), COLOURS)
def test_B6_5e_specialists_10_to_13_twice_for_that_colour(colour: str, number: int) -> None:
    s = road(3, number, guardian=1, own="path-2", **{colour: "path-1"})
    g = start(s)
    play(g, "procession 1", "to path 2")
    assert resources(g) == {"root": 1, "herb": 2}


@pytest.mark.parametrize(("colour", "number"), COLOURS)
def test_B6_5e_specialists_10_to_13_not_for_another_colour(colour: str, number: int) -> None:
    other = next(name for name, _ in COLOURS if name != colour)
    s = road(2, number, guardian=1, **{other: "path-1"})
    g = start(s)
    play(g, "procession 1", "stay")
    assert resources(g) == {"herb": 1}


def test_B6_5e_specialist_10_gold_twice_on_space_1() -> None:
    g = start(road(1, 10, guardian=1, pink="start"))
    play(g, "procession 1", "move pink")
    assert resources(g) == {"gold": 2}


def test_B6_5e_specialist_20_one_gold_more_on_space_1() -> None:
    g = start(road(1, 20, guardian=1))
    play(g, "procession 1")
    assert resources(g) == {"gold": 2}


def test_B6_5e_specialist_20_not_for_passing_space_1() -> None:
    g = start(road(2, 20, guardian=2))
    play(g, "procession 2", "to path 2")
    assert resources(g) == {"herb": 1}


def test_B6_5e_specialists_10_and_20_add_up() -> None:
    g = start(road(1, 10, 20, guardian=1, pink="start"))
    play(g, "procession 1", "move pink")
    assert resources(g) == {"gold": 3}


def test_B6_5e_specialist_6_chooses_once_for_both_of_10() -> None:
    g = start(road(2, 6, 10, guardian=1, own="start", pink="path-1"))
    play(g, "procession 1", "yield fruit", "stay")
    assert resources(g) == {"fruit": 2}


def test_B6_5e_the_gold_of_specialist_20_stays_gold() -> None:
    g = start(road(1, 6, 20, guardian=1))
    play(g, "procession 1", "yield root")
    assert resources(g) == {"root": 1, "gold": 1}


def test_B6_5e_all_three_add_up() -> None:
    g = start(road(1, 6, 10, 20, guardian=1, pink="start"))
    play(g, "procession 1", "move pink", "yield herb")
    assert resources(g) == {"herb": 2, "gold": 1}


# Rules a, b and c together, compared with a brute-force reading.


def may_stand(c: City, at: list[int], place: int) -> bool:
    return place <= c.path_count and (c.gnomes[CROWD_KEEPER] == 1 or place not in at)


def goals(c: City, at: list[int], who: int, steps: int) -> Iterator[tuple[int, int]]:
    """Where she can go, and how many steps it takes: every way on one step at a time."""
    place = at[who]
    for taken in range(1, steps + 1):
        open_here = place >= 1 and c.portals[place - 1] and c.lit[place - 1] and BONFIRE + place not in at
        if open_here:
            yield BONFIRE + place, taken
        if not may_stand(c, at, place + 1):
            return
        place += 1
        yield place, taken


def courses(c: City, at: list[int], order: list[int], steps: int, most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All ends of a Procession in that order, each with the most steps that one Guardian took."""
    if not order:
        yield tuple(at), most
        return
    yield from courses(c, at, order[1:], steps, most)
    for goal, taken in goals(c, at, order[0], steps):
        moved = [*at]
        moved[order[0]] = goal
        yield from courses(c, moved, order[1:], steps, max(most, taken))


def ends_by_the_rule(c: City, steps: int) -> dict[tuple[int, ...], int]:
    """End -> most steps of one Guardian, over every order that the rule allows."""
    at = [*c.guardians]
    walkers = [who for who in range(5) if START <= at[who] <= LAST_PATH]
    found: dict[tuple[int, ...], int] = {}
    for order in itertools.permutations(walkers):
        if any(at[one] < at[other] for one, other in itertools.pairwise(order)):
            continue
        for end, most in courses(c, at, list(order), steps, 0):
            if most:
                found[end] = max(most, found.get(end, 0))
    return found


def ends_by_the_engine(g: Game) -> set[tuple[int, ...]]:
    if g.seat != 0 or g.decision != "procession":
        return {tuple(city(g).guardians)}
    found: set[tuple[int, ...]] = set()
    for move in g.moves():
        twin = g.copy()
        twin.play(move)
        found |= ends_by_the_engine(twin)
    return found


def some_city(dice: random.Random, guardians: int) -> State:
    spaces = dice.randrange(1, 8)
    s = road(spaces, guardian=9)
    c = s.cities[0]
    hire(c, *[number for number in (1, 2) if dice.random() < 0.25])
    kindle(s, 0, *[space for space in range(1, 8) if dice.random() < 0.4])
    crowded = c.gnomes[CROWD_KEEPER] == 1
    for who in range(guardians):
        free = [START, *[p for p in range(1, spaces + 1) if crowded or p not in c.guardians]]
        free += [BONFIRE + i for i in range(1, 8) if c.lit[i - 1] and BONFIRE + i not in c.guardians]
        c.guardians[who] = dice.choice(free)
    return s


def test_B6_5a_the_engine_finds_every_course_and_no_other() -> None:
    dice = random.Random(7)
    for _ in range(60):
        s = some_city(dice, guardians=3)
        paid = dice.randrange(1, 4)
        steps = paid + s.cities[0].gnomes[PACEMAKER]
        expected = ends_by_the_rule(s.cities[0], steps)
        useful = any(most > (steps - 1 if paid > 1 else 0) for most in expected.values())
        g = start(s)
        situation = [PLACES[place] for place in s.cities[0].guardians if place >= START]
        assert (refused(g, f"procession {paid}") == "") == useful, situation
        if useful:
            play(g, f"procession {paid}")
            assert ends_by_the_engine(g) == set(expected), situation


def test_B6_5a_usefulness_of_every_k() -> None:
    dice = random.Random(8)
    for _ in range(150):
        s = some_city(dice, guardians=dice.randrange(1, 5))
        c = s.cities[0]
        for paid in range(1, 9):
            steps = paid + c.gnomes[PACEMAKER]
            useful = any(most > (steps - 1 if paid > 1 else 0) for most in ends_by_the_rule(c, steps).values())
            assert (may_march(s, 0, paid) == 0) == useful, (paid, c.guardians, c.path_count, c.lit)
