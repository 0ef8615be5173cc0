"""Common Tasks and the Bonus Action (B10)."""

from __future__ import annotations

import pytest

from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import NEUTRAL, can_ignite, earned, novices, open_portals, pave, put_task, space_of, state, station
from tests.bonfire.support import arrange, city, give, hire, play, refused, resources, start, texts, tiles, to_turn_of

PATHS = ("blue-herb-1", "red-root-1", "blue-fruit-1", "red-shell-1", "blue-blossom-1", "red-fruit-1")
TASKS = ("red-gold", "red-portals", "red-gnomes", "yellow-portals", "yellow-gnomes", "yellow-elders", "red-guardians")


def offers(s: State, common: str) -> bool:
    return f"neutral {common}" in texts(start(s))


@pytest.mark.parametrize("lit", range(8))
def test_B10_1_seven_tasks_or_bonfires(lit: int) -> None:
    s = arrange()
    for space, key in enumerate(TASKS[:6], 1):
        put_task(s, 0, space, key, lit=space <= lit)
    assert not offers(s, "tasks")
    put_task(s, 0, 7, TASKS[6], lit=lit == 7)
    assert offers(s, "tasks")


def test_B10_1_seven_portals() -> None:
    s = arrange()
    open_portals(s, 0, *range(2, 8))
    assert not offers(s, "portals")
    open_portals(s, 0, 1)
    assert offers(s, "portals")


def test_B10_1_seven_path_tiles_with_the_starting_tile() -> None:
    s = arrange()
    pave(s, 0, *PATHS[:5])
    assert not offers(s, "paths")
    pave(s, 0, PATHS[5])
    assert offers(s, "paths")


def test_B10_1_five_guardians_with_the_own_one() -> None:
    s = arrange()
    station(s, 0, pink="start", grey="path-1", brown="start")
    assert not offers(s, "guardians")
    station(s, 0, blue="start")
    assert offers(s, "guardians")


def test_B10_1_six_gnomes_elders_too() -> None:
    s = arrange()
    hire(s.cities[0], "helmsman", "fire-turner", "fire-steward", "elder-of-paths", "elder-of-fate")
    assert not offers(s, "gnomes")
    hire(s.cities[0], "elder-of-portals")
    assert offers(s, "gnomes")


def met(*commons: str, seat: int = 0) -> State:
    """A table where the seat meets these Common Tasks."""
    s = arrange()
    if "portals" in commons:
        open_portals(s, seat, *range(1, 8))
    if "guardians" in commons:
        station(s, seat, pink="start", grey="start", brown="start", blue="start")
    if "gnomes" in commons:
        hire(s.cities[seat], "pavior", "helmsman", "fire-turner", "portal-smith", "envoy", "lantern-bearer")
    return s


def test_B10_2_the_neutral_novice_goes_to_the_council_for_a_bonus() -> None:
    g = start(met("portals"))
    play(g, "neutral portals", "send gold")
    assert state(g).neutral == [1, 0, 1, 1, 1]
    assert state(g).council[space_of("gold")].novices[NEUTRAL] == 1
    assert (resources(g), tiles(g)) == ({"gold": 2}, {"yellow": 1})


def test_B10_2_or_for_one_point() -> None:
    g = start(met("portals"))
    play(g, "neutral portals", "send path", "point")
    assert earned(g) == {"council": 1}


def test_B10_2_in_addition_to_the_action_and_before_it() -> None:
    s = met("portals")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert (g.seat, g.decision) == (0, "turn")
    play(g, "sail t1")
    assert g.seat == 1


def test_B10_2_or_after_it() -> None:
    s = met("portals")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "sail t1")
    assert texts(g) == ["neutral portals", "end turn"]
    assert refused(g, "fate top") == "B3.1"
    play(g, "neutral portals", "send path", "point")
    assert g.seat == 1


def test_B10_2_in_a_later_turn() -> None:
    s = met("portals")
    g = start(s)
    play(g, "fate top", "lay 2,3 across", "as printed", "end turn")
    to_turn_of(s, 0)
    assert offers(s, "portals")


def test_B10_2_the_moment_it_is_met_in_the_same_turn() -> None:
    s = arrange()
    hire(s.cities[0], "pavior", "helmsman", "fire-turner", "portal-smith", "envoy")
    give(s.cities[0], gnome=1, blossom=2)
    g = start(s)
    assert refused(g, "neutral gnomes") == "B10.2"
    play(g, "recruit elder-of-paths")
    assert texts(g) == ["neutral gnomes", "end turn"]


def test_B10_2_any_number_in_a_turn() -> None:
    s = met("portals", "guardians", "gnomes")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "neutral portals", "send path", "point", "neutral guardians", "send ship", "point")
    play(g, "sail t1", "neutral gnomes", "send fate", "point")
    assert g.seat == 1
    assert earned(g) == {"council": 3}
    assert state(g).neutral == [1, 0, 1, 0, 0]


def test_B10_2_only_while_the_novice_is_there() -> None:
    s = met("portals")
    s.neutral[1] = 0
    assert refused(start(s), "neutral portals") == "B10.2"


def test_B10_2_not_without_meeting_it() -> None:
    g = start(met("portals"))
    assert {refused(g, f"neutral {common}") for common in ("tasks", "paths", "guardians", "gnomes")} == {"B10.2"}


def test_B10_2_what_others_meet_does_not_count() -> None:
    assert refused(start(met("portals", seat=1)), "neutral portals") == "B10.2"


def test_B10_2_the_first_to_place_it_takes_it_away_from_the_others() -> None:
    s = met("portals")
    s.cities[1].portals = [1] * 7
    g = start(s)
    play(g, "neutral portals", "send path", "point", "fate top", "lay 2,3 across", "as printed")
    assert g.seat == 1
    assert refused(g, "neutral portals") == "B10.2"


def test_B10_2_to_a_space_without_a_neutral_novice() -> None:
    s = met("portals")
    novices(s, NEUTRAL, "fate")
    novices(s, 0, "path")
    novices(s, 1, "ship")
    g = start(s)
    play(g, "neutral portals")
    assert refused(g, "send fate") == "B10.2"
    assert {"send path", "send ship"} <= set(texts(g))  # Novices of players do not matter


def test_B10_2_never_in_the_middle_of_an_action() -> None:
    s = met("portals")
    give(s.cities[0], ship=1, guardian=1)
    g = start(s)
    play(g, "sail pink")
    assert refused(g, "neutral portals") == "B3.2"


def test_B10_2_it_may_be_left_out() -> None:
    s = met("portals")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "sail t1", "end turn")
    assert g.seat == 1
    assert state(g).neutral == [1] * 5


def test_B10_2_own_novices_stay_where_they_are() -> None:
    s = met("portals")
    can_ignite(s)
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert city(g).novices == [1] * 7
