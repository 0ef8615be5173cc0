"""The action phase: turns, gear swaps, its end (E2)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import HIRELING, NONE, RANGER, SCOUT, TAVERN, WARDEN
from firelight.games.emberheart.rules.layout import State
from tests.emberheart.support import (
    arrange,
    band,
    finish_actions,
    followers,
    party,
    play,
    post,
    refused,
    send,
    start,
    state,
    texts,
    to_phase,
    to_turn_of,
)

AIDES = [f"aide {aide}" for aide in words.AIDES]
KINDS = words.FOLLOWERS


def aides_taken(s: State, but: int = NONE) -> None:
    """Seat 0 has all aides but one; a party waits at the Tavern, so that the reward phase shows."""
    for aide in range(4):
        s.aides[aide] = NONE if aide == but else 0
    s.raid_discarded, s.raid[1] = s.raid[1], NONE
    post(s, 0, TAVERN, 1, hirelings=1)


# E2.1


@pytest.mark.parametrize("shield", [0, 1, 2])
def test_E2_1_in_turn_order_from_the_shield_one_action_each(shield: int) -> None:
    s = arrange()
    s.shield = shield
    to_phase(s, "action")
    g = start(s)
    for i in range(5):
        assert (g.decision, g.seat) == ("act", (shield + i) % 3)
        play(g, "station")


def test_E2_1_a_party_a_special_location_or_an_aide() -> None:
    g = start(arrange())
    assert texts(g) == [*(f"go {place}" for place in words.PLACES), "warehouse", "station", *AIDES]


def test_E2_1_you_must_act() -> None:
    assert refused(start(arrange()), "done") == "E2.1"


@pytest.mark.parametrize("second", ["go guild", "warehouse", "station", "aide healer"])
def test_E2_1_only_one_action_a_turn(second: str) -> None:
    g = start(arrange())
    play(g, "warehouse")
    assert g.seat == 0
    assert refused(g, second) == "E2.1"
    assert texts(g) == ["swap", "done"]


def test_E2_1_without_a_crest_only_an_aide_can_be_taken() -> None:
    s = arrange()
    s.bands[0].crests = 0
    g = start(s)
    assert texts(g) == AIDES
    for move in ("go tavern", "warehouse", "station", "done"):
        assert refused(g, move) == "E2.1"


def test_E2_1_without_a_crest_the_last_aide_must_be_taken() -> None:
    s = arrange()
    aides_taken(s, but=words.HEALER)
    s.bands[1].crests = 0
    to_turn_of(s, 1)
    g = start(s)  # a single choice makes itself
    assert state(g).aides[words.HEALER] == 1
    assert (g.decision, g.seat) == ("act", 2)


def test_E2_1_with_a_crest_you_must_act_when_all_aides_are_gone() -> None:
    s = arrange()
    aides_taken(s)
    to_turn_of(s, 1)
    g = start(s)
    assert "warehouse" in texts(g)
    assert refused(g, "done") == "E2.1"


def test_E2_1_an_aide_that_is_taken_cannot_be_taken_again() -> None:
    g = start(arrange())
    play(g, "aide healer")
    assert refused(g, "aide healer") == "E2.1"


# E2.2


@pytest.mark.parametrize("given", range(4))
@pytest.mark.parametrize("taken", range(4))
def test_E2_2_one_gear_swaps_a_follower_for_one_of_any_other_kind(given: int, taken: int) -> None:
    s = arrange()
    s.bands[0].followers[:] = [1, 1, 1, 1]
    s.bands[0].gear = 1
    g = start(s)
    play(g, "swap")
    move = f"swap {KINDS[given]} for {KINDS[taken]}"
    if given == taken:
        assert refused(g, move) == "E2.2"
        return
    play(g, move)
    assert band(g).gear == 0
    expected = [1, 1, 1, 1]
    expected[given] -= 1
    expected[taken] += 1
    assert band(g).followers == expected


def test_E2_2_before_and_after_the_action_any_number_of_times() -> None:
    s = arrange()
    s.bands[0].gear = 4
    g = start(s)
    for kind in ("scout", "ranger"):
        play(g, "swap", f"swap hireling for {kind}")
    play(g, "station")
    assert g.seat == 0
    for kind in ("warden", "scout"):
        play(g, "swap", f"swap hireling for {kind}")
    assert followers(g) == {"hireling": 10, "scout": 2, "ranger": 1, "warden": 1}
    assert (band(g).gear, g.seat) == (0, 1)  # nothing is left to do in this turn


def test_E2_2_after_the_action_with_gear_of_the_action() -> None:
    g = start(arrange())
    play(g, "warehouse", "swap", "swap hireling for warden", "done")
    assert (followers(g), band(g).gear) == ({"hireling": 9, "warden": 1}, 1)


def test_E2_2_not_without_gear() -> None:
    assert refused(start(arrange()), "swap") == "E2.2"


def test_E2_2_not_a_kind_you_do_not_have() -> None:
    s = arrange()
    s.bands[0].gear = 1
    g = start(s)
    play(g, "swap")
    assert refused(g, "swap scout for hireling") == "E2.2"


def test_E2_2_followers_on_the_board_are_not_swapped() -> None:
    s = arrange()
    s.bands[0].gear = 1
    s.bands[0].followers[HIRELING] = 0
    post(s, 0, TAVERN, 2, hirelings=2)
    assert refused(start(s), "swap") == "E2.2"


def test_E2_2_only_followers_of_your_own() -> None:
    s = arrange()
    s.bands[0].gear = 1
    s.bands[1].followers[WARDEN] = 3
    g = start(s)
    play(g, "swap")
    assert refused(g, "swap warden for hireling") == "E2.2"


def test_E2_2_not_in_other_phases() -> None:
    s = arrange()
    s.bands[0].gear = 3
    post(s, 0, TAVERN, 1, hirelings=1)
    to_phase(s, "reward")
    g = start(s)
    assert g.decision == "reward"
    assert "swap" not in texts(g)
    assert refused(g, "swap") != ""


# E2.3


def end_after(last: int, shield: int = 0) -> tuple[list[int], Game]:
    """The seats that still have a turn after that seat has taken the last aide, and the game in the reward phase."""
    s = arrange()
    s.shield = shield
    aides_taken(s, but=words.HEALER)
    to_turn_of(s, last)
    g = start(s)
    play(g, "aide healer")
    seats = []
    while g.decision == "act":
        assert g.seat is not None
        seats.append(g.seat)
        play(g, "station")
    assert g.decision == "reward"
    return seats, g


@pytest.mark.parametrize(("last", "more"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_E2_3_after_the_last_aide_until_the_shield_holder_would_be_next(last: int, more: list[int]) -> None:
    assert end_after(last)[0] == more


@pytest.mark.parametrize(("last", "more"), [(0, []), (1, [2, 0]), (2, [0])])
def test_E2_3_the_shield_decides_and_not_the_seat(last: int, more: list[int]) -> None:
    assert end_after(last, shield=1)[0] == more


def test_E2_3_the_phase_goes_on_while_an_aide_is_left() -> None:
    s = arrange()
    aides_taken(s, but=words.HEALER)
    to_turn_of(s, 2)
    g = start(s)
    play(g, "station")
    assert (g.decision, g.seat) == ("act", 0)


def test_E2_3_with_neither_crest_nor_aide_you_have_no_turn() -> None:
    s = arrange()
    aides_taken(s, but=words.HEALER)
    s.bands[1].crests = 0
    s.bands[1].gear = 3  # not even for a swap
    g = start(s)
    play(g, "aide healer")
    assert (g.decision, g.seat) == ("act", 2)


def test_E2_3_the_others_are_skipped_too() -> None:
    s = arrange()
    aides_taken(s, but=words.HEALER)
    s.bands[1].crests = s.bands[2].crests = 0
    g = start(s)
    play(g, "aide healer")
    assert g.decision == "reward"


def test_E2_3_unused_crests_stay_with_their_owner() -> None:
    _, g = end_after(2)
    assert [band(g, seat).crests for seat in range(3)] == [4, 5, 5]
    play(g, "take none")
    assert state(g).round == 2
    assert [band(g, seat).crests for seat in range(3)] == [5, 5, 5]


def test_E2_3_a_whole_action_phase() -> None:
    g = start(arrange())
    send(g, "tavern", 1, "1 hireling")
    finish_actions(g)
    assert g.decision == "reward"
    assert NONE not in state(g).aides
    assert party(g, TAVERN, 1).seat == 0


def test_E2_2_a_swap_can_make_a_party_possible() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 1, 0]
    s.bands[0].gear = 1
    g = start(s)
    assert refused(g, "go mountain") == "E3.2"
    play(g, "swap", "swap ranger for warden")
    send(g, "mountain", 1, "1 specialist")
    assert party(g, words.MOUNTAIN, 1).followers == [0, 0, 0, 1]


def test_E2_2_specialists_may_be_swapped_among_each_other() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 2, 0, 0]
    s.bands[0].gear = 2
    g = start(s)
    play(g, "swap", "swap scout for ranger", "swap", "swap scout for warden")
    assert [band(g).followers[kind] for kind in (SCOUT, RANGER, WARDEN)] == [0, 1, 1]
