"""Igniting a Bonfire (B9)."""

from __future__ import annotations

from firelight.games.bonfire.content import words
from tests.bonfire.pieces import (
    NEUTRAL,
    can_ignite,
    earned,
    fill_council,
    novices,
    open_portals,
    place_of,
    put_task,
    space_of,
    state,
    station,
)
from tests.bonfire.support import arrange, city, give, hire, play, refused, resources, start, texts, to_turn_of


def test_B9_1_turn_over_a_task_whose_condition_is_met() -> None:
    s = arrange()
    can_ignite(s, space=4)
    g = start(s)
    play(g, "ignite 4", "send path", "point")
    assert city(g).lit == [0, 0, 0, 1, 0, 0, 0]
    assert g.score_sheet(0)["bonfires"] == 2


def test_B9_1_not_one_whose_condition_is_not_met() -> None:
    s = arrange()
    put_task(s, 0, 4, "blue-offering-on-fruit")
    assert refused(start(s), "ignite 4") == "B9.1"


def test_B9_1_no_empty_space_and_no_bonfire_again() -> None:
    s = arrange()
    can_ignite(s, space=4)
    s.cities[0].lit[3], s.cities[0].novices[3] = 1, 0
    g = start(s)
    assert refused(g, "ignite 4") == "B9.1"
    assert refused(g, "ignite 5") == "B9.1"


def test_B9_1_one_in_a_turn() -> None:
    s = arrange()
    can_ignite(s, space=4)
    put_task(s, 0, 5, "red-gold")
    give(s.cities[0], gold=4)
    g = start(s)
    assert {"ignite 4", "ignite 5"} <= set(texts(g))
    play(g, "ignite 5", "send path", "point")
    assert g.seat == 1
    assert city(g).lit[3] == 0


def test_B9_1_stays_lit_whatever_happens_later() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold")
    give(s.cities[0], gold=4)
    g = start(s)
    play(g, "ignite 1", "send path", "point")
    to_turn_of(s, 0)
    give(s.cities[0], gnome=1)
    g = start(s)
    play(g, "recruit elder-of-gnomes")  # two of the four gold are gone
    assert resources(g) == {"gold": 2}
    assert city(g).lit[0] == 1
    assert g.score_sheet(0)["bonfires"] == 4


def test_B9_1_nothing_is_paid() -> None:
    s = arrange()
    put_task(s, 0, 1, "red-gold")
    give(s.cities[0], gold=4, ship=1)
    g = start(s)
    play(g, "ignite 1", "send path", "point")
    assert resources(g) == {"gold": 4}


def test_B9_2_the_novice_beside_it_goes_to_the_council() -> None:
    s = arrange()
    can_ignite(s, space=4)
    g = start(s)
    play(g, "ignite 4", "send fate", "point")
    assert city(g).novices == [1, 1, 1, 0, 1, 1, 1]
    assert state(g).council[space_of("fate")].novices == [1, 0, 0, 0, 0, 0]


def test_B9_2_to_any_space_without_a_novice_of_ones_own() -> None:
    s = arrange()
    can_ignite(s)
    novices(s, 0, "path", "ship")
    novices(s, 1, "fate")
    novices(s, NEUTRAL, "move")
    g = start(s)
    play(g, "ignite 7")
    assert texts(g) == ["send gold", "send guardian", "send great-bonfire", "send specialist", "send move", "send fate"]
    assert refused(g, "send path") == refused(g, "send ship") == "B9.2"


def test_B9_2_bonus_or_one_point() -> None:
    s = arrange()
    can_ignite(s)
    g = start(s)
    play(g, "ignite 7", "send guardian")
    assert texts(g) == ["bonus", "point"]
    play(g, "point")
    assert earned(g) == {"council": 1}
    assert place_of(g, "pink") == ""


def test_B9_3_order_of_events() -> None:
    s = arrange()
    can_ignite(s)
    hire(s.cities[0], "usher")
    fill_council(s, 6)
    g = start(s)
    told = [event.name for event in g.play("ignite 7")] + [event.name for event in g.play("send gold")]
    assert told[:6] == ["ignited", "sent-novice", "countdown-began", "gained-resources", "gained-resources", "gained-tiles"]


def test_B9_3_the_bonus_may_use_the_ushers_gold() -> None:
    for usher in (True, False):
        s = arrange()
        can_ignite(s)
        s.cities[0].left_offerings[4] = s.cities[0].right_offerings[4] = words.BLOSSOM
        give(s.cities[0], task=1, blossom=1)
        if usher:
            hire(s.cities[0], "usher")
        g = start(s)
        play(g, "ignite 7", "send ship", "bonus", "sail t1")  # an island of blossom
        assert ("task 1" in texts(g)) is usher


def test_B9_3_the_new_bonfire_is_there_for_the_bonus() -> None:
    s = arrange()
    can_ignite(s, space=1)
    open_portals(s, 0, 1)
    station(s, 0, own="path-1")
    g = start(s)
    play(g, "ignite 1", "send move", "bonus")
    assert place_of(g, "own") == "bonfire-1"


def test_B9_3_igniting_is_not_interrupted_by_bonus_actions() -> None:
    s = arrange()
    can_ignite(s)
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "ignite 7")
    assert refused(g, "neutral portals") == "B3.2"
