"""Using the Great Bonfire (B6.6)."""

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import arrange, city, give, hire, play, points, refused, resources, start, texts, tiles

A = words.BOARDS.index("A")
ORDER_A = ("ring", "peak", "square", "rhomb", "star", "moon", "waves")  # notches 7 down to 1


def ring(*specialists: int, used: bool = True, pointer: int = 1, board: int = A, **supply: int) -> State:
    """Seat 0 on board A; the fire was used and points at that space (1 to 7); every space has every portal but as told."""
    s = arrange()
    s.fire_used, s.pointer = int(used), pointer - 1
    c = s.cities[0]
    c.board = board
    hire(c, *specialists)
    give(c, **supply)
    portals(s, *words.PORTALS)
    return s


def portals(s: State, *shapes: str) -> None:
    """One portal of each of these shapes on every space, and no others."""
    for space in s.ring:
        space.portals = [int(shape in shapes) for shape in words.PORTALS]


def filled(s: State, *notches: int) -> State:
    for notch in notches:
        s.cities[0].portals[notch - 1] = 1
    return s


def fires(g: Game) -> list[int]:
    return [int(move.split()[1]) for move in texts(g) if move.startswith("fire")]


def price_of(s: State, space: int) -> int:
    g = start(s)
    before = tiles(g)["great-bonfire"]
    play(g, f"fire {space}", "reward resource+portal")
    return before - tiles(g).get("great-bonfire", 0)


def notches(g: Game, seat: int = 0) -> list[int]:
    return [notch for notch in range(1, 8) if city(g, seat).portals[notch - 1]]


def ahead(pointer: int, spaces: int) -> int:
    """The space that many further clockwise."""
    return (pointer - 1 + spaces) % 7 + 1


def test_B6_6_worked_example_root_and_portal() -> None:
    """A root, a great-bonfire tile or a portal: the fitting portal and the root are taken."""
    s = ring(pointer=4, great_bonfire=1)
    portals(s, "moon", "ring", "waves")
    g = start(s)
    play(g, "fire 5")
    assert texts(g) == ["reward tile+resource", "reward tile+portal", "reward resource+portal"]
    play(g, "reward resource+portal")
    assert resources(g) == {"root": 1}
    assert notches(g) == [7]
    assert tiles(g) == {}


# a.


@pytest.mark.parametrize("space", range(1, 8))
def test_B6_6a_the_very_first_use_costs_1_to_any_space(space: int) -> None:
    g = start(ring(used=False, great_bonfire=3))
    play(g, f"fire {space}", "reward resource+portal")
    assert tiles(g) == {"great-bonfire": 2}
    assert g.state.pointer == space - 1  # type: ignore[attr-defined]


def test_B6_6a_not_without_a_tile() -> None:
    assert refused(start(ring(used=False, ship=1)), "fire 3") == "B6.6a"


def test_B6_6a_only_once_in_the_game_by_anyone() -> None:
    s = ring(used=False, great_bonfire=1)
    give(s.cities[1], great_bonfire=1)
    g = start(s)
    play(g, "fire 3", "reward resource+portal")
    assert g.seat == 1
    assert fires(g) == [4]
    assert refused(g, "fire 5") == "B6.6b"


def test_B6_6a_the_bonus_of_the_council_is_a_use() -> None:
    """B11.4."""
    s = filled(ring(used=False, great_bonfire=1), *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send great-bonfire", "bonus", "fire 3")
    assert fires(g) == [4]


def test_B6_6a_specialist_22_changes_nothing_about_the_first_use() -> None:
    assert price_of(ring(22, used=False, great_bonfire=3), 7) == 1


# b.

PRICES = [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3)]
PRICES_22 = [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3)]


@pytest.mark.parametrize("pointer", [1, 4, 7])
@pytest.mark.parametrize(("spaces", "price"), PRICES)
def test_B6_6b_price_of_every_distance(pointer: int, spaces: int, price: int) -> None:
    assert price_of(ring(pointer=pointer, great_bonfire=4), ahead(pointer, spaces)) == price


@pytest.mark.parametrize("pointer", [1, 4, 7])
@pytest.mark.parametrize(("spaces", "price"), PRICES_22)
def test_B6_6b_specialist_22_price_of_every_distance(pointer: int, spaces: int, price: int) -> None:
    assert price_of(ring(22, pointer=pointer, great_bonfire=4), ahead(pointer, spaces)) == price


def test_B6_6b_reach_of_1_2_and_3_tiles() -> None:
    assert fires(start(ring(pointer=6, great_bonfire=1))) == [7]
    assert fires(start(ring(pointer=6, great_bonfire=2))) == [1, 7]
    assert fires(start(ring(pointer=6, great_bonfire=3))) == [1, 2, 3, 4, 5, 6, 7]


def test_B6_6b_specialist_22_reach() -> None:
    assert fires(start(ring(22, pointer=1, great_bonfire=1))) == [2, 3]
    assert fires(start(ring(22, pointer=1, great_bonfire=2))) == [2, 3, 4]
    assert fires(start(ring(22, pointer=1))) == []


def test_B6_6b_the_present_space_for_3() -> None:
    assert price_of(ring(pointer=2, great_bonfire=3), 2) == 3
    assert refused(start(ring(pointer=2, great_bonfire=2)), "fire 2") == "B6.6b"
    assert refused(start(ring(22, pointer=2, great_bonfire=2)), "fire 2") == "B6.6b"


def test_B6_6b_not_anticlockwise() -> None:
    assert refused(start(ring(pointer=3, great_bonfire=2)), "fire 2") == "B6.6b"


def test_B6_6b_it_turns_for_everybody() -> None:
    s = ring(pointer=1, great_bonfire=1)
    give(s.cities[1], great_bonfire=1)
    g = start(s)
    play(g, "fire 2", "reward resource+portal")
    assert fires(g) == [3]


# c.

GAINS = [
    ("yellow", "2 points"),
    ("path", "blossom"),
    ("ship", "shell"),
    ("task", "herb"),
    ("great-bonfire", "root"),
    ("guardian", "fruit"),
    ("gnome", "gold"),
]


@pytest.mark.parametrize(("space", "kind", "gain"), [(space, *gains) for space, gains in enumerate(GAINS, 1)])
def test_B6_6c_tile_and_resource(space: int, kind: str, gain: str) -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, f"fire {space}", "reward tile+resource")
    assert tiles(g) == {kind: 1}
    assert resources(g) == ({} if gain == "2 points" else {gain: 1})
    assert points(g) == (2 if gain == "2 points" else 0)
    assert notches(g) == []


def test_B6_6c_tile_and_portal() -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, "fire 2", "reward tile+portal")
    assert tiles(g) == {"path": 1}
    assert resources(g) == {}
    assert notches(g) == [7]


def test_B6_6c_resource_and_portal() -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, "fire 2", "reward resource+portal")
    assert tiles(g) == {}
    assert resources(g) == {"blossom": 1}
    assert notches(g) == [7]


def test_B6_6c_points_and_portal() -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, "fire 1", "reward resource+portal")
    assert (points(g), notches(g)) == (2, [7])


def test_B6_6c_not_all_three() -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, "fire 2")
    assert refused(g, "reward all three") == "B6.6c"


def test_B6_6c_the_portal_leaves_the_space() -> None:
    g = start(ring(used=False, great_bonfire=1))
    play(g, "fire 2", "reward tile+portal")
    stock = [sum(space.portals) for space in g.state.ring]  # type: ignore[attr-defined]
    assert stock == [7, 6, 7, 7, 7, 7, 7]


def test_B6_6c_specialist_23_two_or_three() -> None:
    g = start(ring(23, used=False, great_bonfire=1))
    play(g, "fire 2")
    assert texts(g) == ["reward tile+resource", "reward tile+portal", "reward resource+portal", "reward all three"]
    play(g, "reward all three")
    assert tiles(g) == {"path": 1}
    assert resources(g) == {"blossom": 1}
    assert notches(g) == [7]


def test_B6_6c_specialist_23_not_three_without_a_fitting_portal() -> None:
    s = ring(23, used=False, great_bonfire=1)
    portals(s, "moon")
    g = start(s)
    play(g, "fire 2")
    assert tiles(g) == {"path": 1}
    assert resources(g) == {"blossom": 1}


def test_B6_6c_without_a_fitting_portal_the_other_two() -> None:
    s = ring(used=False, great_bonfire=1)
    portals(s, "moon", "star")
    g = start(s)
    play(g, "fire 2")  # there is nothing to choose
    assert tiles(g) == {"path": 1}
    assert resources(g) == {"blossom": 1}
    assert notches(g) == []


def test_B6_6c_an_empty_space_can_be_used() -> None:
    s = ring(used=False, great_bonfire=1)
    portals(s)
    g = start(s)
    play(g, "fire 7")
    assert tiles(g) == {"gnome": 1}
    assert resources(g) == {"gold": 1}


def test_B6_6c_only_a_portal_lying_on_that_space() -> None:
    s = ring(used=False, great_bonfire=1)
    s.ring[1].portals = [0, 1, 1, 1, 1, 1, 1]  # the ring is on every space but this one
    g = start(s)
    play(g, "fire 2")
    assert notches(g) == []


def test_B6_6c_possible_with_seven_portals_too() -> None:
    g = start(filled(ring(used=False, great_bonfire=1), *range(1, 8)))
    play(g, "fire 2")
    assert tiles(g) == {"path": 1}
    assert resources(g) == {"blossom": 1}
    assert notches(g) == list(range(1, 8))


def test_B6_6c_the_tile_gained_comes_after_paying() -> None:
    """The tile of the space does not pay for the turn."""
    assert refused(start(ring(pointer=4, ship=1)), "fire 5") == "B6.6b"


# d.


@pytest.mark.parametrize("notch", range(7, 0, -1))
def test_B6_6d_from_7_down_to_1(notch: int) -> None:
    s = filled(ring(used=False, great_bonfire=1), *range(notch + 1, 8))
    portals(s, ORDER_A[7 - notch])
    g = start(s)
    play(g, "fire 2", "reward resource+portal")
    assert notches(g) == list(range(notch, 8))


@pytest.mark.parametrize("notch", range(7, 0, -1))
def test_B6_6d_only_the_shape_of_the_next_notch(notch: int) -> None:
    s = filled(ring(used=False, great_bonfire=1), *range(notch + 1, 8))
    portals(s, *[shape for shape in words.PORTALS if shape != ORDER_A[7 - notch]])
    g = start(s)
    play(g, "fire 2")
    assert notches(g) == list(range(notch + 1, 8))  # no portal was offered
    assert tiles(g) == {"path": 1}


@pytest.mark.parametrize("board", range(4))
def test_B6_6d_each_board_has_its_own_first_shape(board: int) -> None:
    first = words.PORTALS[tables.NOTCH_SHAPE[7 * board + 6]]
    assert first == ("ring", "star", "rhomb", "square")[board]
    s = ring(used=False, board=board, great_bonfire=1)
    portals(s, first)
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert notches(g) == [7]


def test_B6_6d_no_portal_twice() -> None:
    """The moon's notch is filled, Specialist 25 or not."""
    s = filled(ring(25, used=False, great_bonfire=1), 2)
    portals(s, "moon")
    g = start(s)
    play(g, "fire 2")
    assert notches(g) == [2]
    assert tiles(g) == {"path": 1}


def test_B6_6d_specialist_25_any_portal_whose_notch_is_free() -> None:
    s = ring(25, used=False, great_bonfire=1)
    portals(s, "moon", "waves", "peak")
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert texts(g) == ["portal peak", "portal moon", "portal waves"]
    play(g, "portal moon")
    assert notches(g) == [2]


def test_B6_6d_specialist_25_not_where_the_notch_is_taken() -> None:
    s = filled(ring(25, used=False, great_bonfire=1), 2)
    portals(s, "moon", "waves", "peak")
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert texts(g) == ["portal peak", "portal waves"]
    assert refused(g, "portal moon") == "B6.6d"
    assert refused(g, "portal ring") == "B6.6c"  # none lies here


def test_B6_6d_the_next_free_notch_after_gaps() -> None:
    """Without Specialist 25 the highest free notch is next, wherever the others are."""
    s = filled(ring(used=False, great_bonfire=1), 7, 5, 2)
    portals(s, "peak", "moon", "rhomb")
    g = start(s)
    play(g, "fire 2", "reward tile+portal")
    assert notches(g) == [2, 5, 6, 7]
