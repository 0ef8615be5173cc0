"""Moving the ship (B6.2)."""

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import arrange, city, give, hire, place_of, play, refused, start, texts, tiles

# Written out by hand from the map, row by row: T1 T2 PINK T3 T4 / GREY T5 T6 BLUE / T7 T8 BROWN T9 T10.
ROUTES = {
    "T1": "T2 GREY",
    "T2": "T1 PINK T5",
    "PINK": "T2 T3",
    "T3": "PINK T4 T6",
    "T4": "T3 BLUE",
    "GREY": "T1 T5 T7",
    "T5": "GREY T6 T2 T8",
    "T6": "T5 BLUE T3 T9",
    "BLUE": "T6 T4 T10",
    "T7": "T8 GREY",
    "T8": "T7 BROWN T5",
    "BROWN": "T8 T9",
    "T9": "BROWN T10 T6",
    "T10": "T9 BLUE",
}


def at(island: str, *specialists: int, **supply: int) -> State:
    """Seat 0's ship lies there."""
    s = arrange()
    s.cities[0].ship = words.ISLANDS.index(island)
    hire(s.cities[0], *specialists)
    give(s.cities[0], **supply)
    return s


def goals(g: Game) -> set[str]:
    return {move.removeprefix("sail ").upper() for move in texts(g) if move.startswith("sail")}


def near(island: str, routes: int) -> set[str]:
    """The other islands within that many routes."""
    reached = {island}
    for _ in range(routes):
        reached |= {other for one in reached for other in ROUTES[one].split()}
    return reached - {island}


def price_of(s: State, island: str) -> int:
    """Ship tiles that are paid."""
    g = start(s)
    before = tiles(g)["ship"]
    play(g, f"sail {island.lower()}")
    return before - tiles(g).get("ship", 0)


# a.


@pytest.mark.parametrize("island", words.ISLANDS)
def test_B6_2a_the_first_move_costs_1_to_any_island(island: str) -> None:
    s = arrange()
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, f"sail {island.lower()}")
    assert tiles(g) == {}
    assert city(g).ship == words.ISLANDS.index(island)


def test_B6_2a_no_more_than_1_is_paid() -> None:
    s = arrange()
    give(s.cities[0], ship=3)
    assert price_of(s, "T10") == 1


def test_B6_2a_not_without_a_ship_tile() -> None:
    s = arrange()
    give(s.cities[0], task=1)
    assert goals(start(s)) == set()


def test_B6_2a_is_what_forbids_an_unpaid_first_move() -> None:
    s = arrange()
    give(s.cities[0], task=1)
    assert refused(start(s), "sail t1") == "B6.2a"


def test_B6_2a_each_ship_has_its_own_first_move() -> None:
    s = arrange()
    give(s.cities[0], ship=1)
    give(s.cities[1], ship=1)
    g = start(s)
    play(g, "sail t1", "sail t10")
    assert tiles(g, 1) == {}


def test_B6_2a_a_free_first_move_uses_it_up() -> None:
    """B11.7: the ship bonus of the High Council."""
    s = arrange()
    s.cities[0].portals = [1] * 7
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "neutral portals", "send ship", "bonus", "sail grey")
    assert tiles(g) == {"ship": 1}
    assert goals(g) == {"T1", "T5", "T7"}


# b.


@pytest.mark.parametrize("island", words.ISLANDS)
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_B6_2b_reach_of_1_2_and_3_tiles(island: str, ships: int) -> None:
    expected = near(island, ships) if ships < 3 else set(words.ISLANDS) - {island}
    assert goals(start(at(island, ship=ships))) == expected


@pytest.mark.parametrize("island", words.ISLANDS)
def test_B6_2b_the_lowest_price_that_reaches_it(island: str) -> None:
    for goal in words.ISLANDS:
        if goal != island:
            price = 1 if goal in near(island, 1) else 2 if goal in near(island, 2) else 3
            assert price_of(at(island, ship=5), goal) == price


@pytest.mark.parametrize("island", words.ISLANDS)
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_B6_2b_specialist_21_one_route_more(island: str, ships: int) -> None:
    expected = near(island, ships + 1) if ships < 3 else set(words.ISLANDS) - {island}
    assert goals(start(at(island, 21, ship=ships))) == expected


@pytest.mark.parametrize("island", ["T1", "T5", "BLUE"])
def test_B6_2b_specialist_21_prices(island: str) -> None:
    for goal in words.ISLANDS:
        if goal != island:
            price = 1 if goal in near(island, 2) else 2 if goal in near(island, 3) else 3
            assert price_of(at(island, 21, ship=5), goal) == price


def test_B6_2b_specialist_21_at_least_1_tile() -> None:
    assert refused(start(at("T1", 21)), "sail t2") == "B6.2b"


def test_B6_2b_to_another_island() -> None:
    assert refused(start(at("T5", ship=3)), "sail t5") == "B6.2b"


def test_B6_2b_refused_with_too_few() -> None:
    g = start(at("T1", ship=1))
    assert refused(g, "sail pink") == "B6.2b"
    assert refused(g, "sail t10") == "B6.2b"


def test_B6_2b_some_prices() -> None:
    """T1 to T10 lie furthest apart: 5 routes."""
    assert price_of(at("T1", ship=3), "T10") == 3
    assert price_of(at("T1", 21, ship=3), "T10") == 3
    assert price_of(at("PINK", ship=3), "BROWN") == 3
    assert price_of(at("T5", ship=3), "BLUE") == 2
    assert price_of(at("T5", 21, ship=3), "BLUE") == 1


# c.


def test_B6_2c_at_once_the_action_of_the_island() -> None:
    s = arrange()
    give(s.cities[0], ship=1, guardian=1)
    g = start(s)
    play(g, "sail pink")
    assert (g.seat, g.decision) == (0, "island-deed")
    play(g, "retrieve")
    assert place_of(g, "pink") == "start"
    assert tiles(g) == {}
    assert g.seat == 1


def test_B6_2c_it_may_be_left_out() -> None:
    s = arrange()
    give(s.cities[0], ship=1, guardian=1)
    g = start(s)
    play(g, "sail pink", "no deed")
    assert place_of(g, "pink") is None
    assert tiles(g) == {"guardian": 1}
    assert g.seat == 1


def test_B6_2c_a_task_after_sailing_at_full_cost() -> None:
    s = arrange()
    give(s.cities[0], ship=1, task=1, gold=2)
    g = start(s)
    play(g, "sail t1", "task 1", "offer left", "space 4")
    assert tiles(g) == {}
    assert city(g).tasks[3] >= 0
    assert g.seat == 1


def test_B6_2c_not_without_its_price() -> None:
    s = arrange()
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "sail pink")
    assert g.seat == 1  # nothing but leaving it out


def test_B6_2c_what_the_ship_cost_is_gone() -> None:
    """One yellow tile pays for the ship or for the Guardian, not for both."""
    s = arrange()
    give(s.cities[0], yellow=1, guardian=1)
    g = start(s)
    play(g, "sail pink", "pay yellow", "retrieve")
    assert tiles(g) == {}
    s = arrange()
    give(s.cities[0], yellow=1)
    g = start(s)
    play(g, "sail pink")
    assert g.seat == 1


def test_B6_2c_only_that_island() -> None:
    s = arrange()
    give(s.cities[0], ship=1, guardian=1, task=1, gold=2)
    g = start(s)
    play(g, "sail pink")
    assert texts(g) == ["no deed", "retrieve"]
    assert refused(g, "task 1") == "B6.3"
    assert refused(g, "sail t1") == "B3.2"
    assert refused(g, "procession 1") == "B3.2"


def test_B6_2c_the_action_in_a_later_turn_without_moving() -> None:
    g = start(at("PINK", guardian=1))
    play(g, "retrieve")
    assert place_of(g, "pink") == "start"


# d.


def test_B6_2d_any_number_of_ships_at_an_island() -> None:
    s = arrange(4)
    for seat in range(4):
        give(s.cities[seat], ship=1)
    g = start(s)
    play(g, "sail t5", "sail t5", "sail t5", "sail t5")
    assert [city(g, seat).ship for seat in range(4)] == [words.ISLANDS.index("T5")] * 4
