"""The special locations: Warehouse and Fire Station (E4)."""

import pytest

from firelight.games.emberheart.content.words import GARRISON, HIRELING, NONE, PRESERVE
from tests.emberheart.support import arrange, band, followers, play, post, refused, start, state, texts, to_phase


def test_E4_1_warehouse_two_gear_at_once() -> None:
    g = start(arrange())
    play(g, "warehouse")
    b = band(g)
    assert (b.gear, b.crests, b.flame, followers(g)) == (2, 4, 10, {"hireling": 10})
    assert state(g).warehouse == [1, 0, 0, 0]


def test_E4_2_fire_station_four_hirelings_at_once_and_flame_up_1() -> None:
    g = start(arrange())
    play(g, "station")
    b = band(g)
    assert (b.gear, b.crests, b.flame, followers(g)) == (0, 4, 11, {"hireling": 14})
    assert state(g).station == [1, 0, 0, 0]


@pytest.mark.parametrize("place", ["warehouse", "station"])
def test_E4_1_neither_followers_nor_the_companion_are_needed(place: str) -> None:
    s = arrange()
    s.bands[0].followers[HIRELING] = 0
    g = start(s)
    play(g, place)
    assert band(g).companion_used == 0
    assert getattr(state(g), place)[0] == 1


@pytest.mark.parametrize("place", ["warehouse", "station"])
def test_E4_2_any_number_of_crests_and_several_own_ones(place: str) -> None:
    s = arrange()
    s.bands[0].crests = 3
    getattr(s, place)[0] = 2
    getattr(s, place)[1] = 5
    g = start(s)
    play(g, place)
    assert getattr(state(g), place) == [3, 5, 0, 0]
    assert (band(g).gear, followers(g)) == ((2, {"hireling": 10}) if place == "warehouse" else (0, {"hireling": 14}))


@pytest.mark.parametrize("place", ["warehouse", "station"])
def test_E4_1_not_without_a_crest(place: str) -> None:
    s = arrange()
    s.bands[0].crests = 0
    assert refused(start(s), place) == "E2.1"


def test_E4_2_two_crests_at_once_only_with_the_fire_marshal() -> None:
    g = start(arrange())
    assert "station twice" not in texts(g)
    assert refused(g, "station twice") == "E14.12"


def test_E4_3_crests_come_back_when_the_garrison_is_done() -> None:
    s = arrange()
    s.bands[0].crests, s.warehouse[0], s.station[0] = 2, 2, 1
    s.bands[1].crests, s.station[1] = 4, 1
    post(s, 2, PRESERVE, 1, hirelings=1)
    post(s, 2, GARRISON, 1, hirelings=1)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take none")
    assert (g.decision, state(g).frames[state(g).depth - 1].place) == ("reward", GARRISON)
    assert (band(g).crests, state(g).warehouse, state(g).station) == (2, [2, 0, 0, 0], [1, 1, 0, 0])
    play(g, "take none")
    assert (state(g).warehouse, state(g).station) == ([0] * 4, [0] * 4)
    assert [band(g, seat).crests for seat in range(3)] == [5, 5, 5]


def test_E4_3_they_are_back_before_window_c() -> None:
    s = arrange()
    s.bands[0].crests, s.station[0] = 4, 1
    card = next(card for card in s.preserve if card != NONE)
    s.bands[0].preserves[card] = 1
    colour = card // 5
    s.bands[0].dragons[colour * 10] = 1
    to_phase(s, "reward")
    g = start(s)
    assert (g.decision, g.seat, band(g).crests) == ("window", 0, 5)
