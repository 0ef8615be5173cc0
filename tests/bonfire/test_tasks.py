"""Conditions of Tasks (B15): every kind, just failing and just met."""

from __future__ import annotations

import pytest

from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import clear_fate, cover, leave_offering, light, open_portals, pave, put_task, station
from tests.bonfire.support import arrange, give, hire, play, refused, resources, start, tiles, to_turn_of

Square = tuple[int, int]
BLUE = ("blue-have-guardian-pink", "blue-have-guardian-grey", "blue-path-with-root", "blue-two-resources")
RED = ("red-portals", "red-gnomes", "red-gold", "red-same-adjacent")
YELLOW = ("yellow-portals", "yellow-gnomes", "yellow-elders", "yellow-outer-columns")
ISLANDS_OF = {"blossom": ("T1", "T6"), "fruit": ("T2", "T10"), "herb": ("T3", "T7"), "shell": ("T4", "T8"), "root": ("T5", "T9")}


def holds(s: State, key: str) -> bool:
    """May seat 0 ignite this Task on space 7?"""
    put_task(s, 0, 7, key)
    rule = refused(start(s), "ignite 7")
    assert rule in {"", "B9.1"}
    return rule == ""


# Guardians and Gnomes


@pytest.mark.parametrize("colour", words.GUARDIANS[1:])
def test_B15_1_have_the_shown_guardian(colour: str) -> None:
    s = arrange()
    others = [other for other in words.GUARDIANS[1:] if other != colour]
    station(s, 0, **dict.fromkeys(others, "start"))
    assert not holds(s, f"blue-have-guardian-{colour}")
    for place in ("start", "path-1"):
        station(s, 0, **{colour: place})
        assert holds(s, f"blue-have-guardian-{colour}")


def test_B15_1_a_guardian_at_a_bonfire_is_still_had() -> None:
    s = arrange()
    light(s, 0, "red-gold")
    station(s, 0, grey="bonfire-1")
    assert holds(s, "blue-have-guardian-grey")


@pytest.mark.parametrize(("one", "other"), [("pink", "grey"), ("brown", "blue")])
def test_B15_1_the_two_shown_guardians(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        s = arrange()
        station(s, 0, **{first: "start"})
        assert not holds(s, f"red-two-guardians-{one}-{other}")
        station(s, 0, **{second: "start"})
        assert holds(s, f"red-two-guardians-{one}-{other}")


def test_B15_3_four_guardians_with_the_own_one() -> None:
    s = arrange()
    station(s, 0, pink="start", grey="start")
    assert not holds(s, "red-guardians")
    station(s, 0, blue="start")
    assert holds(s, "red-guardians")


def test_B15_1_two_guardians_at_bonfires() -> None:
    s = arrange()
    light(s, 0, "red-gold", "red-portals")
    station(s, 0, own="bonfire-1", pink="path-1", grey="start")
    assert not holds(s, "yellow-guardians-home")
    station(s, 0, pink="bonfire-2")
    assert holds(s, "yellow-guardians-home")


@pytest.mark.parametrize(("shown", "specialist", "elder"), [("herb", 18, 30), ("root", 26, 32)])
def test_B15_3_a_gnome_showing_the_resource_elders_too(shown: str, specialist: int, elder: int) -> None:
    s = arrange()
    hire(s.cities[0], "crowd-keeper", "pacemaker", "storyteller", "twin-dyer", "elder-of-paths")
    assert not holds(s, f"blue-gnome-showing-{shown}")
    for gnome in (specialist, elder):
        s = arrange()
        hire(s.cities[0], gnome)
        assert holds(s, f"blue-gnome-showing-{shown}")


@pytest.mark.parametrize(("key", "number"), [("red-gnomes", 3), ("yellow-gnomes", 5)])
def test_B15_3_three_or_five_gnomes_elders_included(key: str, number: int) -> None:
    gnomes = (1, 28, 2, 29, 3)
    s = arrange()
    hire(s.cities[0], *gnomes[: number - 1])
    assert not holds(s, key)
    hire(s.cities[0], gnomes[number - 1])
    assert holds(s, key)


def test_B15_1_three_elders() -> None:
    s = arrange()
    hire(s.cities[0], "elder-of-paths", "elder-of-gnomes", "crowd-keeper", "pacemaker")
    assert not holds(s, "yellow-elders")
    hire(s.cities[0], "elder-of-portals")
    assert holds(s, "yellow-elders")


# Path and portals


@pytest.mark.parametrize("resource", ["blossom", "shell", "root"])
def test_B15_1_a_path_tile_with_the_shown_resource(resource: str) -> None:
    s = arrange()
    pave(s, 0, *(f"red-{other}-1" for other in words.RESOURCES[:5] if other != resource))
    assert not holds(s, f"blue-path-with-{resource}")
    pave(s, 0, f"blue-{resource}-1")
    assert holds(s, f"blue-path-with-{resource}")


def test_B15_3_two_adjacent_path_tiles_with_the_same_resource() -> None:
    s = arrange()
    pave(s, 0, "red-herb-1", "red-root-1", "blue-herb-1")
    assert not holds(s, "red-same-adjacent")
    pave(s, 0, "yellow-herb-1")
    assert holds(s, "red-same-adjacent")


def test_B15_3_the_last_two_path_spaces_are_adjacent_and_the_ring_is_not_closed() -> None:
    s = arrange()
    pave(s, 0, "red-herb-1", "red-root-1", "blue-blossom-1", "blue-fruit-1", "blue-shell-1", "blue-herb-1")
    assert not holds(s, "red-same-adjacent")
    s = arrange()
    pave(s, 0, "red-herb-1", "red-root-1", "blue-blossom-1", "blue-fruit-1", "blue-shell-1", "red-shell-1")
    assert holds(s, "red-same-adjacent")


@pytest.mark.parametrize(("colour", "number"), [("red", 3), ("blue", 4)])
def test_B15_1_path_tiles_with_a_crystal_of_the_colour(colour: str, number: int) -> None:
    s = arrange()
    other = "blue" if colour == "red" else "red"
    pave(s, 0, f"{other}-shell-1", *(f"{colour}-{resource}-1" for resource in words.RESOURCES[: number - 1]))
    assert not holds(s, f"yellow-crystals-{colour}")
    pave(s, 0, f"{colour}-root-1")
    assert holds(s, f"yellow-crystals-{colour}")


@pytest.mark.parametrize(("key", "number"), [("red-portals", 3), ("yellow-portals", 5)])
def test_B15_1_three_or_five_portals(key: str, number: int) -> None:
    s = arrange()
    open_portals(s, 0, *range(9 - number, 8))
    assert not holds(s, key)
    open_portals(s, 0, 8 - number)
    assert holds(s, key)


# Offerings


@pytest.mark.parametrize("resource", ["fruit", "herb", "blossom"])
@pytest.mark.parametrize("which", [0, 1])
def test_B15_1_an_offering_on_an_island_of_the_resource(resource: str, which: int) -> None:
    s = arrange()
    leave_offering(s, 0, "T5", "T8")
    assert not holds(s, f"blue-offering-on-{resource}")
    leave_offering(s, 0, ISLANDS_OF[resource][which])
    assert holds(s, f"blue-offering-on-{resource}")


def test_B15_3_only_own_offerings_count() -> None:
    s = arrange()
    leave_offering(s, 1, "T2", "T10", "T1", "T1")
    assert not holds(s, "blue-offering-on-fruit")
    assert not holds(s, "red-offering-on-both-fruit")
    assert not holds(s, "blue-offerings-spread")
    assert not holds(s, "blue-offerings-on-one")


@pytest.mark.parametrize("resource", words.RESOURCES[:5])
def test_B15_1_an_offering_on_each_of_the_two_islands(resource: str) -> None:
    one, other = ISLANDS_OF[resource]
    s = arrange()
    leave_offering(s, 0, one, one)
    assert not holds(s, f"red-offering-on-both-{resource}")
    leave_offering(s, 0, other)
    assert holds(s, f"red-offering-on-both-{resource}")


@pytest.mark.parametrize(("key", "number"), [("blue-offerings-spread", 3), ("yellow-offerings-spread", 5)])
def test_B15_1_offerings_on_different_islands(key: str, number: int) -> None:
    s = arrange()
    leave_offering(s, 0, "T1", *[f"T{island}" for island in range(1, number)])
    assert not holds(s, key)
    leave_offering(s, 0, "T10")
    assert holds(s, key)


@pytest.mark.parametrize(("key", "number"), [("blue-offerings-on-one", 2), ("yellow-offerings-on-one", 3)])
def test_B15_1_offerings_on_one_island(key: str, number: int) -> None:
    s = arrange(3)
    leave_offering(s, 0, *["T6"] * (number - 1), "T2", "T3")
    leave_offering(s, 1, "T2", "T2")
    assert not holds(s, key)
    leave_offering(s, 0, "T6")
    assert holds(s, key)


def test_B15_1_two_offerings_on_each_of_three_islands() -> None:
    s = arrange()
    leave_offering(s, 0, "T1", "T1", "T5", "T5", "T5", "T9")
    assert not holds(s, "yellow-two-offerings-on")
    leave_offering(s, 0, "T9")
    assert holds(s, "yellow-two-offerings-on")


@pytest.mark.parametrize("pile", ["left", "right"])
def test_B15_1_one_pile_of_offerings_used_up(pile: str) -> None:
    s = arrange()
    setattr(s.cities[0], f"{pile}_count", 1)
    assert not holds(s, "yellow-offering-pile-empty")
    setattr(s.cities[0], f"{pile}_count", 0)
    assert holds(s, "yellow-offering-pile-empty")


# Supply


@pytest.mark.parametrize(("key", "number"), [("blue-two-resources", 2), ("yellow-two-resources", 3)])
def test_B15_3_two_different_basic_resources(key: str, number: int) -> None:
    s = arrange()
    give(s.cities[0], root=2 * number, herb=number - 1, gold=9)
    assert not holds(s, key)
    give(s.cities[0], herb=1)
    assert holds(s, key)


@pytest.mark.parametrize("resource", words.RESOURCES[:5])
def test_B15_1_three_of_the_shown_resource(resource: str) -> None:
    s = arrange()
    give(s.cities[0], **{other: 4 for other in words.RESOURCES if other != resource})
    give(s.cities[0], **{resource: 2})
    assert not holds(s, f"red-resource-{resource}")
    give(s.cities[0], **{resource: 1})
    assert holds(s, f"red-resource-{resource}")


def test_B15_1_four_gold() -> None:
    s = arrange()
    give(s.cities[0], gold=3, root=6)
    assert not holds(s, "red-gold")
    give(s.cities[0], gold=1)
    assert holds(s, "red-gold")


def test_B15_1_five_of_one_basic_resource() -> None:
    s = arrange()
    give(s.cities[0], shell=4, root=4, gold=5)
    assert not holds(s, "yellow-of-one-resource")
    give(s.cities[0], shell=1)
    assert holds(s, "yellow-of-one-resource")


HELD = (
    ("path", "ship", "task", "great-bonfire", "guardian"),
    ("task", "great-bonfire", "guardian", "gnome", "path"),
    ("gnome", "ship", "task", "great-bonfire", "guardian"),
)


@pytest.mark.parametrize("which", [1, 2, 3])
def test_B15_1_hold_the_five_shown_action_tiles(which: int) -> None:
    for missing in HELD[which - 1]:
        s = arrange()
        give(s.cities[0], **{kind.replace("-", "_"): 1 for kind in HELD[which - 1] if kind != missing})
        assert not holds(s, f"yellow-hold-tiles-{which}")
        give(s.cities[0], **{missing.replace("-", "_"): 1})
        assert holds(s, f"yellow-hold-tiles-{which}")


def test_B5_4_yellow_tiles_and_gold_stand_for_nothing_in_a_condition() -> None:
    s = arrange()
    give(s.cities[0], path=1, ship=1, task=1, great_bonfire=1, yellow=3, gold=3, root=2)
    hire(s.cities[0], "twin-dyer")  # the Twin Dyer does not help either
    assert not holds(s, "yellow-hold-tiles-1")
    assert not holds(s, "red-resource-root")


# Bonfires, Tasks and Common Tasks


def test_B15_1_a_blue_and_a_red_bonfire() -> None:
    s = arrange()
    light(s, 0, BLUE[0], BLUE[1])
    put_task(s, 0, 3, RED[0])
    assert not holds(s, "blue-blue-and-red")  # the red one is still a Task
    put_task(s, 0, 3, RED[0], lit=True)
    assert holds(s, "blue-blue-and-red")


def test_B15_2_blue_and_red_not_with_itself_as_the_blue_one() -> None:
    s = arrange()
    light(s, 0, RED[0], YELLOW[0])
    assert not holds(s, "blue-blue-and-red")


def test_B15_2_bonfires_of_all_colours_not_with_itself_as_the_red_one() -> None:
    s = arrange()
    light(s, 0, BLUE[0], YELLOW[0])
    assert not holds(s, "red-all-fires")
    light(s, 0, BLUE[0], YELLOW[0], RED[0])
    assert holds(s, "red-all-fires")


def test_B15_2_five_bonfires_are_five_others() -> None:
    s = arrange()
    light(s, 0, *BLUE[:2], *RED[:2])
    put_task(s, 0, 5, RED[2])
    assert not holds(s, "yellow-bonfires")
    put_task(s, 0, 5, RED[2], lit=True)
    assert holds(s, "yellow-bonfires")


@pytest.mark.parametrize(("key", "colour"), [("red-tasks-of-colour-blue", BLUE), ("yellow-tasks-of-colour-red", RED)])
def test_B15_1_four_tasks_or_bonfires_of_a_colour(key: str, colour: tuple[str, ...]) -> None:
    s = arrange()
    light(s, 0, *colour[:2])
    put_task(s, 0, 3, colour[2])
    assert not holds(s, key)
    put_task(s, 0, 4, colour[3])
    assert holds(s, key)


def test_B15_2_the_task_itself_counts_among_four_yellow_ones() -> None:
    s = arrange()
    put_task(s, 0, 1, YELLOW[0])
    put_task(s, 0, 2, YELLOW[1], lit=True)
    assert not holds(s, "yellow-tasks-of-colour-yellow")
    put_task(s, 0, 3, YELLOW[2])
    assert holds(s, "yellow-tasks-of-colour-yellow")


def test_B15_4_meet_a_common_task_with_or_without_its_neutral_novice() -> None:
    s = arrange()
    open_portals(s, 0, *range(2, 8))
    assert not holds(s, "red-common-task")
    open_portals(s, 0, 1)
    assert holds(s, "red-common-task")
    s.neutral = [0] * 5
    assert holds(s, "red-common-task")


def test_B15_4_seven_tasks_with_this_one_are_a_common_task() -> None:
    s = arrange()
    for space, key in enumerate([*BLUE, RED[0]], 1):
        put_task(s, 0, space, key)
    assert not holds(s, "red-common-task")
    put_task(s, 0, 6, RED[1])
    assert holds(s, "red-common-task")


def test_B15_4_a_common_task_of_another_player_does_not_count() -> None:
    s = arrange()
    open_portals(s, 1, *range(1, 8))
    assert not holds(s, "red-common-task")


# Fate Area


def area(**symbols: list[Square]) -> State:
    """A Fate Area with these symbols on these squares only."""
    s = arrange()
    clear_fate(s.cities[0], 1, 2)
    for symbol, squares in symbols.items():
        cover(s.cities[0], symbol.replace("_", "-"), *squares)
    return s


@pytest.mark.parametrize("kind", words.KINDS[:6])
def test_B15_1_a_connected_group_of_three(kind: str) -> None:
    name = kind.replace("-", "_")
    other = "gnome" if kind != "gnome" else "path"
    key = f"blue-group-of-3-{kind}"
    assert not holds(area(**{name: [(2, 2), (2, 3), (3, 4)], other: [(4, 3), (4, 4), (4, 5)]}), key)  # one only diagonally
    assert holds(area(**{name: [(2, 2), (2, 3), (3, 3)]}), key)  # round the corner


def test_B15_5_larger_groups_count() -> None:
    assert holds(area(ship=[(2, 2), (2, 3), (2, 4), (2, 5), (3, 5)]), "blue-group-of-3-ship")


def test_B15_1_squares_outside_belong_to_groups() -> None:
    assert holds(area(ship=[(1, 6), (1, 7), (1, 8)]), "blue-group-of-3-ship")  # (1,7) and (1,8) stick out


@pytest.mark.parametrize(("one", "other"), [("path", "guardian"), ("ship", "gnome")])
def test_B15_1_the_two_shown_groups_of_three(one: str, other: str) -> None:
    key = f"red-two-groups-of-3-{one}-{other}"
    rows: list[list[Square]] = [[(row, column) for column in (2, 3, 4)] for row in (2, 4)]
    assert not holds(area(**{one: rows[0], other: rows[1][:2]}), key)
    assert not holds(area(**{one: rows[0][:2], other: rows[1]}), key)
    assert holds(area(**{one: rows[0], other: rows[1]}), key)


LONG: list[Square] = [(2, column) for column in range(2, 6)]
APART: list[Square] = [(4, column) for column in range(2, 6)]


def test_B15_1_two_groups_of_four() -> None:
    assert not holds(area(ship=LONG, path=APART[:3]), "yellow-two-groups")
    assert holds(area(ship=LONG, path=APART), "yellow-two-groups")


def test_B15_1_two_groups_of_four_of_one_kind() -> None:
    assert holds(area(ship=LONG + APART), "yellow-two-groups")


def test_B15_5_one_group_never_counts_as_two() -> None:
    assert not holds(area(ship=[*LONG, *APART, (3, 2)]), "yellow-two-groups")


def every_but_one(key: str, squares: list[Square]) -> None:
    for left_out in squares:
        assert not holds(area(ship=[square for square in squares if square != left_out]), key)
    assert holds(area(ship=squares), key)


def test_B15_1_every_highlighted_square_covered() -> None:
    every_but_one("yellow-highlighted", [(2, 3), (2, 4), (2, 5), (4, 3), (4, 4), (4, 5), (3, 2), (3, 6)])


def test_B15_1_every_gold_square_covered() -> None:
    every_but_one("yellow-gold-squares", [(1, 2), (2, 7), (4, 1), (5, 6)])


def test_B15_1_both_outermost_columns_covered() -> None:
    every_but_one("yellow-outer-columns", [(row, column) for row in (2, 3, 4) for column in (1, 7)])


# When and how


def test_B15_1_more_than_asked_also_fulfils() -> None:
    s = arrange()
    give(s.cities[0], gold=7, root=6)
    hire(s.cities[0], "crowd-keeper", "pacemaker", "elder-of-paths", "elder-of-fate", "elder-of-portals", "elder-of-tasks")
    open_portals(s, 0, *range(2, 8))
    assert all(holds(s, key) for key in ("red-gold", "red-resource-root", "red-gnomes", "red-portals", "yellow-elders"))


def test_B15_1_nothing_is_paid() -> None:
    s = arrange()
    give(s.cities[0], path=1, ship=1, task=1, great_bonfire=1, guardian=1, root=2)
    put_task(s, 0, 7, "yellow-hold-tiles-1")
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert tiles(g) == {"path": 1, "ship": 1, "task": 1, "great-bonfire": 1, "guardian": 1}
    assert resources(g) == {"root": 2}


def test_B15_1_checked_when_you_ignite_not_earlier() -> None:
    s = arrange()
    put_task(s, 0, 7, "red-gold")
    give(s.cities[0], gold=4, gnome=1)
    g = start(s)
    assert refused(g, "ignite 7") == ""
    play(g, "recruit elder-of-gnomes")  # two gold are gone
    to_turn_of(s, 0)
    assert refused(start(s), "ignite 7") == "B9.1"
