"""Receiving Tasks (B6.3) and retrieving Guardians (B6.4)."""

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import arrange, city, give, hire, kindle, pave, place_of, play, refused, resources, stand, start, texts, tiles

T1, T5 = 0, 4  # blossom, root


def at(island: int, *specialists: int, players: int = 4, **supply: int) -> State:
    """Seat 0's ship lies there; its open Offerings are herb (left) and shell (right)."""
    s = arrange(players)
    c = s.cities[0]
    c.ship = island
    c.left_offerings = [words.BLOSSOM, words.FRUIT, words.ROOT, words.BLOSSOM, words.HERB]
    c.right_offerings = [words.FRUIT, words.HERB, words.SHELL, words.ROOT, words.SHELL]
    hire(c, *specialists)
    give(c, **supply)
    return s


def offered(s: State, island: int, slot: int, seat: int) -> None:
    """An Offering of that seat lies in that place instead of a Task."""
    s.islands[island].tasks[slot - 1] = words.NONE
    s.islands[island].owners[slot - 1] = seat
    s.islands[island].offerings[slot - 1] = words.BLOSSOM


def price_of(s: State, move: str = "task 3") -> int:
    g = start(s)
    before = tiles(g)["task"]
    play(g, move, "offer left")
    return before - tiles(g).get("task", 0)


# B6.3


def test_B6_3_only_at_a_task_island() -> None:
    s = at(words.ISLANDS.index("PINK"), task=3, gold=4)
    assert refused(start(s), "task 1") == "B6.3"


def test_B6_3_not_at_the_landing_stage() -> None:
    s = at(words.NONE, task=3, gold=4)
    assert refused(start(s), "task 1") == "B6.3"


def test_B6_3_only_a_task_that_is_still_there() -> None:
    s = at(T1, task=3, gold=4)
    offered(s, T1, 2, 1)
    g = start(s)
    assert [move for move in texts(g) if move.startswith("task")] == ["task 1", "task 3"]
    assert refused(g, "task 2") == "B6.3"


def test_B6_3_nothing_at_an_empty_island() -> None:
    s = at(T1, task=3, gold=4)
    for slot in (1, 2, 3):
        offered(s, T1, slot, 1)
    assert not [move for move in texts(start(s)) if move.startswith("task")]


def test_B6_3_the_third_place_is_empty_with_two_players() -> None:
    assert refused(start(at(T1, players=2, task=3, gold=4)), "task 3") == "B6.3"


@pytest.mark.parametrize("lit", [0, 3, 7])
def test_B6_3_fewer_than_seven_tasks_and_bonfires(lit: int) -> None:
    s = at(T1, task=3, gold=4)
    kindle(s, 0, *range(1, 8))
    s.cities[0].lit = [int(space < lit) for space in range(7)]
    s.cities[0].novices = [1 - lit for lit in s.cities[0].lit]
    assert refused(start(s), "task 1") == "B6.3"


def test_B6_3_the_seventh_goes_on_the_last_free_space() -> None:
    s = at(T1, task=1, herb=1, blossom=1)
    kindle(s, 0, 1, 2, 4, 5, 6, 7)
    g = start(s)
    play(g, "task 1")  # one free space only
    assert city(g).tasks[2] >= 0


# B6.3a


@pytest.mark.parametrize("own", [0, 1, 2])
def test_B6_3a_worked_example_task_costs(own: int) -> None:
    """1, 2 and 3 tiles for the first, second and third own Offering."""
    s = at(T1, task=4, gold=9)
    for slot in range(1, own + 1):
        offered(s, T1, slot, 0)
    assert price_of(s) == own + 1


@pytest.mark.parametrize("own", [0, 1, 2])
def test_B6_3a_fewer_are_not_enough(own: int) -> None:
    s = at(T1, task=own, gold=9)
    for slot in range(1, own + 1):
        offered(s, T1, slot, 0)
    give(s.cities[0], ship=1)
    assert refused(start(s), "task 3") == "B6.3a"


def test_B6_3a_offerings_of_others_do_not_matter() -> None:
    s = at(T1, task=4, gold=9)
    offered(s, T1, 1, 1)
    offered(s, T1, 2, 2)
    assert price_of(s) == 1


def test_B6_3a_own_and_others() -> None:
    s = at(T1, task=4, gold=9)
    offered(s, T1, 1, 0)
    offered(s, T1, 2, 2)
    assert price_of(s) == 2


def test_B6_3a_offerings_on_other_islands_do_not_matter() -> None:
    s = at(T1, task=4, gold=9)
    for slot in (1, 2, 3):
        offered(s, T5, slot, 0)
    assert price_of(s) == 1


def test_B6_3a_the_other_island_of_the_resource_does_not_matter() -> None:
    s = at(T1, task=4, gold=9)
    offered(s, words.ISLANDS.index("T6"), 1, 0)  # blossom too
    assert price_of(s) == 1


@pytest.mark.parametrize("own", [0, 1, 2])
def test_B6_3a_specialist_26_always_1(own: int) -> None:
    s = at(T1, 26, task=4, gold=9)
    for slot in range(1, own + 1):
        offered(s, T1, slot, 0)
    assert price_of(s) == 1


# B6.3b


def test_B6_3b_the_offering_and_the_island() -> None:
    g = start(at(T1, task=1, herb=1, shell=1, blossom=2))
    play(g, "task 1")
    assert texts(g) == ["offer left", "offer right"]
    play(g, "offer right")
    assert resources(g) == {"herb": 1, "blossom": 1}


def test_B6_3b_the_other_offering() -> None:
    g = start(at(T1, task=1, herb=1, shell=1, blossom=2))
    play(g, "task 1", "offer left")
    assert resources(g) == {"shell": 1, "blossom": 1}


@pytest.mark.parametrize("island", range(10))
def test_B6_3b_each_island_asks_for_its_resource(island: int) -> None:
    shown = words.RESOURCES[tables.ISLAND_RESOURCE[island]]
    s = at(island, task=1)
    give(s.cities[0], herb=1)
    give(s.cities[0], **{shown: 1})
    g = start(s)
    play(g, "task 1")
    if g.decision == "offering":
        play(g, "offer left")
    assert resources(g) == {}


def test_B6_3b_only_what_can_be_paid() -> None:
    g = start(at(T1, task=1, shell=1, blossom=1))
    play(g, "task 1")  # the herb Offering is out of reach, so there is no question
    assert g.decision == "task-space"
    assert resources(g) == {}


def test_B6_3b_refused_without_the_resources() -> None:
    assert refused(start(at(T1, task=1, herb=1, shell=1)), "task 1") == "B6.3b"
    assert refused(start(at(T1, task=1, blossom=1)), "task 1") == "B6.3b"


def test_B6_3b_one_offering_if_a_pile_is_empty() -> None:
    s = at(T1, task=1, herb=1, shell=1, blossom=2)
    s.cities[0].left_offerings, s.cities[0].left_count = [words.NONE] * 5, 0
    g = start(s)
    play(g, "task 1")
    assert g.decision == "task-space"
    assert resources(g) == {"herb": 1, "blossom": 1}


def test_B6_3b_the_empty_pile_is_refused() -> None:
    s = at(T1, task=1, herb=1, blossom=1)
    s.cities[0].left_offerings, s.cities[0].left_count = [words.NONE] * 5, 0
    assert refused(start(s), "task 1") == "B6.3b"  # the herb is of no use, the shell is lacking


def test_B6_3b_the_same_resource_twice() -> None:
    s = at(T1, task=1, blossom=2)
    s.cities[0].left_offerings[4] = words.BLOSSOM
    g = start(s)
    play(g, "task 1")
    assert resources(g) == {}


def test_B6_3b_specialist_3_any_two_resources() -> None:
    g = start(at(T1, 3, task=1, root=1, fruit=1))
    play(g, "task 1", "offer left")
    play(g, "pay root")
    assert resources(g) == {}


def test_B6_3b_specialist_3_two_equal_ones_too() -> None:
    g = start(at(T1, 3, task=1, root=2, gold=1))
    play(g, "task 1", "offer right", "pay root", "pay root")
    assert resources(g) == {"gold": 1}


def test_B6_3b_specialist_3_an_offering_is_still_delivered() -> None:
    g = start(at(T1, 3, task=1, root=2))
    play(g, "task 1", "offer right", "space 1")
    assert city(g).right_count == 4
    assert g.state.islands[T1].offerings[0] == words.SHELL  # type: ignore[attr-defined]


def test_B6_3b_specialist_3_one_resource_is_not_enough() -> None:
    assert refused(start(at(T1, 3, task=1, gold=1)), "task 1") == "B6.3b"


# B6.3c


def delivered(slot: int = 2, space: int = 5) -> tuple[Game, int]:
    """A Task taken from T1; the game and the Task's number."""
    s = at(T1, task=1, herb=1, blossom=1)
    task = s.islands[T1].tasks[slot - 1]
    g = start(s)
    play(g, f"task {slot}", f"space {space}")
    return g, task


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_B6_3c_take_the_task_and_leave_the_offering_in_its_place(slot: int) -> None:
    g, task = delivered(slot)
    island = g.state.islands[T1]  # type: ignore[attr-defined]
    assert city(g).tasks[4] == task
    assert city(g).lit == [0] * 7
    assert (island.tasks[slot - 1], island.owners[slot - 1], island.offerings[slot - 1]) == (words.NONE, 0, words.HERB)
    assert sum(left >= 0 for left in island.tasks) == 2


@pytest.mark.parametrize("space", range(1, 8))
def test_B6_3c_on_any_free_task_space(space: int) -> None:
    g, task = delivered(1, space)
    assert city(g).tasks.index(task) == space - 1


def test_B6_3c_not_on_an_occupied_space() -> None:
    s = at(T1, task=1, herb=1, blossom=1)
    kindle(s, 0, 3)
    g = start(s)
    play(g, "task 1")
    assert texts(g) == [f"space {space}" for space in (1, 2, 4, 5, 6, 7)]
    assert refused(g, "space 3") == "B6.3c"


def test_B6_3c_the_next_offering_of_that_pile_is_turned_up() -> None:
    g, _ = delivered()
    seen = g.view(1)["state"]["cities"][0]["offerings"]
    assert seen["left"] == {"count": 4, "open": "blossom"}
    assert seen["right"] == {"count": 5, "open": "shell"}
    assert not g.can_undo


def test_B6_3c_the_last_offering_of_a_pile_leaves_it_empty() -> None:
    s = at(T1, task=1, herb=1, blossom=1)
    s.cities[0].left_offerings, s.cities[0].left_count = [words.HERB, *[words.NONE] * 4], 1
    g = start(s)
    play(g, "task 1", "space 1")
    assert city(g).left_count == 0
    assert g.view(1)["state"]["cities"][0]["offerings"]["left"] == {"count": 0, "open": None}


def test_B6_3c_one_task_per_action() -> None:
    g, _ = delivered()
    assert g.seat == 1


# B6.4


COLOURS = words.GUARDIANS[1:]


def beside(colour: str, *specialists: int, **supply: int) -> State:
    return at(words.ISLANDS.index(colour.upper()), *specialists, **supply)


@pytest.mark.parametrize("colour", COLOURS)
def test_B6_4_each_island_has_its_colour(colour: str) -> None:
    g = start(beside(colour, guardian=1))
    play(g, "retrieve")
    assert place_of(g, colour) == "start"
    assert g.state.guardians == [3 if other == colour else 4 for other in COLOURS]  # type: ignore[attr-defined]


def test_B6_4_not_at_a_task_island() -> None:
    assert refused(start(at(T1, guardian=1)), "retrieve") == "B6.4"


def test_B6_4_not_at_the_landing_stage() -> None:
    assert refused(start(at(words.NONE, guardian=1)), "retrieve") == "B6.4"


def test_B6_4_worked_example_the_grey_guardian() -> None:
    """One tile; she goes to the Starting Tile."""
    g = start(beside("grey", guardian=2))
    play(g, "retrieve")
    assert place_of(g, "grey") == "start"
    assert tiles(g) == {"guardian": 1}


def test_B6_4a_cost_1() -> None:
    g = start(beside("pink", guardian=3))
    play(g, "retrieve")
    assert tiles(g) == {"guardian": 2}
    assert refused(start(beside("pink", ship=1)), "retrieve") == "B6.4a"


def test_B6_4a_she_goes_to_start_beside_the_others() -> None:
    s = beside("pink", guardian=1)
    stand(s, 0, grey="start", brown="path-1")
    g = start(s)
    play(g, "retrieve")
    assert [place_of(g, guardian) for guardian in ("own", "pink", "grey", "brown")] == ["start", "start", "start", "path-1"]


@pytest.mark.parametrize("place", ["start", "path-1", "bonfire-1"])
def test_B6_4a_never_two_of_a_colour(place: str) -> None:
    s = beside("pink", guardian=1)
    kindle(s, 0, 1)
    stand(s, 0, pink=place)
    assert refused(start(s), "retrieve") == "B6.4a"


def test_B6_4a_at_most_five() -> None:
    s = beside("pink", guardian=1)
    stand(s, 0, pink="start", grey="start", brown="start", blue="start")
    assert refused(start(s), "retrieve") == "B6.4a"


def test_B6_4a_everybody_can_have_each_colour() -> None:
    s = beside("pink", guardian=1)
    for seat in (1, 2, 3):
        stand(s, seat, pink="start")
    g = start(s)
    play(g, "retrieve")
    assert [place_of(g, "pink", seat) for seat in range(4)] == ["start"] * 4


# B6.4b


def herald(*more: int, **supply: int) -> State:
    s = beside("pink", 17, *more, guardian=1, **supply)
    pave(s, 0, "herb", "root")
    return s


def test_B6_4b_specialist_17_a_procession_of_1_step_without_gain() -> None:
    s = herald()
    stand(s, 0, own="path-1")
    g = start(s)
    play(g, "retrieve")
    assert g.decision == "procession"
    play(g, "to path 2", "to path 1")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-2", "path-1")
    assert resources(g) == {}  # gold neither
    assert tiles(g) == {}


def test_B6_4b_no_more_than_1_step() -> None:
    g = start(herald())
    play(g, "retrieve", "move pink")
    assert place_of(g, "pink") == "path-1"


def test_B6_4b_it_may_be_declined() -> None:
    g = start(herald())
    play(g, "retrieve", "stay")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("start", "start")
    assert g.seat == 1


def test_B6_4b_with_specialist_2_two_steps() -> None:
    s = herald(2)
    stand(s, 0, own="path-1")
    g = start(s)
    play(g, "retrieve")
    assert "to path 3" in texts(g)
    play(g, "to path 3")
    assert "to path 2" in texts(g)
    assert refused(g, "to path 3") == "B6.5a"


def test_B6_4b_into_a_bonfire() -> None:
    s = herald()
    kindle(s, 0, 1)
    stand(s, 0, own="path-1")
    g = start(s)
    play(g, "retrieve", "to bonfire 1")
    assert place_of(g, "own") == "bonfire-1"


def test_B6_4b_no_gain_with_other_specialists_either() -> None:
    s = herald(6, 10, 20)
    stand(s, 0, own="path-2")
    g = start(s)
    play(g, "retrieve", "stay", "to path 1")
    assert place_of(g, "pink") == "path-1"
    assert resources(g) == {}


def test_B6_4b_for_the_guardian_of_the_council_too() -> None:
    """B11.3."""
    s = at(T1, 17)
    s.cities[0].portals = [1] * 7
    g = start(s)
    play(g, "neutral portals", "send guardian", "bonus", "guardian grey")
    assert g.decision == "procession"
    play(g, "move grey")
    assert place_of(g, "grey") == "path-1"
    assert resources(g) == {}


def test_B6_4b_nothing_happens_if_nobody_can_step() -> None:
    s = beside("pink", 17, guardian=1)
    stand(s, 0, own="path-1")  # no other path space is built
    g = start(s)
    play(g, "retrieve")
    assert (place_of(g, "own"), place_of(g, "pink")) == ("path-1", "start")
    assert g.seat == 1


def test_B6_4b_not_without_specialist_17() -> None:
    g = start(beside("pink", guardian=1))
    play(g, "retrieve")
    assert g.seat == 1
