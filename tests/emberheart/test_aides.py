"""The four aides (E5)."""

import pytest

from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    CAMP,
    GARRISON,
    GUILD,
    HIRELING,
    INNKEEPER,
    MOUNTAIN,
    NONE,
    PRESERVE,
    SCOUT,
    SENSES,
    SPEED,
    SPY,
    STRENGTH,
    TAVERN,
)
from firelight.games.emberheart.rules.layout import State
from tests.emberheart.support import (
    arrange,
    band,
    finish_actions,
    followers,
    give_hero,
    number,
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


def occupy(s: State, *spaces: tuple[int, int]) -> None:
    """Parties of others on these spaces (place, space)."""
    for i, (place, space) in enumerate(spaces):
        post(s, 1 + i % 2, place, space, hirelings=space)


def all_first_spaces(s: State, but: tuple[int, ...] = ()) -> None:
    occupy(s, *((place, 1) for place in range(6) if place not in but))


# All aides


@pytest.mark.parametrize("aide", AIDES)
def test_E5_1_no_crest_is_needed(aide: str) -> None:
    s = arrange()
    s.bands[0].crests = 0
    g = start(s)
    play(g, aide)
    assert band(g).crests == 0
    assert state(g).aides[AIDES.index(aide)] == 0


@pytest.mark.parametrize("aide", range(4))
def test_E5_1_each_aide_once_a_round(aide: int) -> None:
    s = arrange()
    s.aides[aide] = 2
    g = start(s)
    assert refused(g, AIDES[aide]) == "E2.1"
    assert [move for move in texts(g) if move.startswith("aide")] == [name for i, name in enumerate(AIDES) if i != aide]


def test_E5_1_one_player_may_take_several() -> None:
    s = arrange()
    s.aides[words.HEALER] = 0
    g = start(s)
    play(g, "aide survivalist")
    assert state(g).aides == [NONE, NONE, 0, 0]


def test_E5_1_the_leader_takes_the_shield_in_the_reset_phase() -> None:
    s = arrange()
    post(s, 0, TAVERN, 1, hirelings=1)
    to_turn_of(s, 2)
    g = start(s)
    play(g, "aide leader")
    finish_actions(g)
    assert (g.decision, state(g).shield) == ("reward", 0)
    play(g, "take none")
    assert (state(g).round, state(g).shield, g.seat) == (2, 2, 2)
    assert state(g).aides == [NONE] * 4


# E5.1: the call-back


def test_E5_1_without_a_party_nothing_is_asked() -> None:
    s = arrange()
    s.warehouse[0], s.bands[0].crests = 1, 4  # a crest at a special location is no party
    g = start(s)
    play(g, "aide leader")
    assert g.seat == 1


def test_E5_1_the_call_back_may_be_left_out() -> None:
    s = arrange()
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader")
    assert texts(g) == ["call back tavern 2", "no call-back"]
    play(g, "no call-back")
    assert (party(g, TAVERN, 2).seat, g.seat) == (0, 1)


def test_E5_1_one_of_your_parties_from_any_regular_location() -> None:
    s = arrange()
    for place in range(5):
        post(s, 0, place, place + 1, hirelings=place + 1)
    post(s, 1, GUILD, 5, hirelings=5)
    g = start(s)
    play(g, "aide leader")
    assert texts(g) == [*(f"call back {words.PLACES[place]} {place + 1}" for place in range(5)), "no call-back"]
    assert refused(g, "call back guild 5") == "E5.1"  # another player's
    assert refused(g, "call back garrison 1") == "E5.1"  # nobody's


def test_E5_1_crest_and_followers_return_and_a_new_party_of_any_make_up_goes_anywhere() -> None:
    s = arrange()
    s.bands[0].followers[:] = [1, 0, 0, 0]
    post(s, 0, TAVERN, 4, hirelings=2, specialists=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 4")
    assert (followers(g), band(g).crests) == ({"hireling": 3, "scout": 2}, 5)
    assert party(g, TAVERN, 4).seat == NONE
    send(g, "guild", 5, "3 hirelings + 2 specialists")
    assert party(g, GUILD, 5).followers == [3, 2, 0, 0]
    assert (followers(g), band(g).crests, g.seat) == ({}, 4, 1)


@pytest.mark.parametrize("move", ["done", "no call-back", "warehouse", "station", "aide healer"])
def test_E5_1_both_together_or_neither(move: str) -> None:
    s = arrange()
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    assert texts(g) == [f"go {place}" for place in words.PLACES]
    assert refused(g, move) == "E2.1"


def test_E5_1_the_same_crest_is_used() -> None:
    s = arrange()
    s.bands[0].crests = 1
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    send(g, "camp", 1, "1 hireling")
    assert (band(g).crests, party(g, CAMP, 1).seat) == (0, 0)


def test_E5_1_no_other_crest_is_spent() -> None:
    s = arrange()
    post(s, 0, TAVERN, 2, hirelings=2)
    post(s, 0, GUILD, 2, hirelings=2)
    before = s.bands[0].crests
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    send(g, "camp", 1, "1 hireling")
    assert band(g).crests == before


def test_E5_1_the_vacated_space_may_be_used() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 2, 0, 0]
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    send(g, "tavern", 2, "2 specialists")
    assert party(g, TAVERN, 2).followers == [0, 2, 0, 0]
    assert followers(g) == {"hireling": 2}


def test_E5_1_gear_swaps_of_the_followers_that_returned() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 0, 0]
    s.bands[0].gear = 2
    post(s, 0, TAVERN, 1, specialists=1)
    g = start(s)
    play(g, "aide leader", "call back tavern 1")
    assert "go mountain" not in texts(g)
    play(g, "swap", "swap scout for warden")
    send(g, "mountain", 1, "1 specialist")
    assert party(g, MOUNTAIN, 1).followers == [0, 0, 0, 1]
    assert band(g).gear == 1


def test_E5_1_hero_effects_trigger_again_and_the_first_gains_are_kept() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER)
    give_hero(s, 0, SPY)
    g = start(s)
    send(g, "tavern", 2, "2 hirelings")
    assert band(g).gear == 1
    play(g, "done", "station", "station", "aide leader", "call back tavern 2")
    send(g, "tavern", 2, "2 hirelings")
    assert band(g).gear == 2


def test_E5_1_another_place_another_hero() -> None:
    s = arrange()
    give_hero(s, 0, SPY)
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    send(g, "camp", 2, "2 hirelings")
    assert followers(g) == {"hireling": 11}


def test_E5_1_a_companion_called_back_is_not_used_again_and_its_gains_are_kept() -> None:
    s = arrange()
    s.bands[0].attributes[SENSES] = 3
    g = start(s)
    send(g, "tavern", 3, "3 hirelings", companion=True)
    play(g, "effect gear", "done", "station", "station", "aide leader", "call back tavern 3")
    assert band(g).gear == 2
    play(g, "go tavern")
    assert texts(g) == [f"space {space}" for space in range(1, 6)]
    assert refused(g, "space 3 with companion") == "E3.4"
    play(g, "space 3")
    assert (party(g, TAVERN, 3).companion, band(g).gear) == (0, 2)


def test_E5_1_a_companion_not_placed_this_round_may_join_the_new_party() -> None:
    s = arrange()
    s.bands[0].attributes[STRENGTH] = 3
    s.bands[0].attributes[SPEED] = 1
    post(s, 0, TAVERN, 1, hirelings=1)
    g = start(s)
    play(g, "aide leader", "call back tavern 1")
    send(g, "tavern", 5, "3 hirelings", companion=True)
    play(g, "effect flame")  # the party called back is no longer there
    assert (party(g, TAVERN, 5).companion, band(g).companion_used, band(g).flame) == (1, 1, 9)


def test_E5_1_the_companion_of_another_party_stays_where_it_is() -> None:
    s = arrange()
    post(s, 0, TAVERN, 1, hirelings=1, companion=True)
    post(s, 0, CAMP, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back camp 2", "go camp")
    assert refused(g, "space 2 with companion") == "E3.4"
    assert party(g, TAVERN, 1).companion == 1


def test_E5_1_no_call_back_when_no_new_party_could_be_sent() -> None:
    s = arrange()
    s.bands[0].attributes[STRENGTH] = 1
    s.bands[0].followers[HIRELING] = 0
    post(s, 0, TAVERN, 1, companion=True)  # nobody in it, nobody at home
    g = start(s)
    play(g, "aide leader")
    assert g.seat == 1  # nothing to choose
    assert party(g, TAVERN, 1).seat == 0


def test_E5_1_a_party_that_strength_made_possible_may_lack_a_space_afterwards() -> None:
    s = arrange()
    s.bands[0].attributes[STRENGTH] = 1
    s.bands[0].followers[HIRELING] = 0
    post(s, 0, TAVERN, 2, hirelings=1, companion=True)
    post(s, 0, GUILD, 2, hirelings=2)
    all_first_spaces(s)
    g = start(s)
    play(g, "aide leader")
    assert refused(g, "call back tavern 2") == "E5.1"  # one hireling, and no space 1 is free
    assert texts(g) == ["call back guild 2", "no call-back"]


def test_E5_1_a_swap_may_be_what_makes_the_new_party_possible() -> None:
    s = arrange()
    s.bands[0].attributes[STRENGTH] = 1
    s.bands[0].followers[:] = [0, 1, 0, 0]
    s.bands[0].gear = 1
    post(s, 0, TAVERN, 1, companion=True)
    all_first_spaces(s, but=(TAVERN, GARRISON))
    occupy(s, (PRESERVE, 2))
    g = start(s)
    play(g, "aide leader", "call back tavern 1")
    assert texts(g) == ["go tavern", "swap"]
    play(g, "swap", "swap scout for ranger")  # then there is only one way to go
    assert party(g, GARRISON, 1).followers == [0, 0, 1, 0]


def test_E5_1_no_swap_may_make_the_new_party_impossible() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 0, 0]
    s.bands[0].companion_used = 1
    s.bands[0].gear = 1
    post(s, 0, PRESERVE, 1, specialists=1)
    all_first_spaces(s, but=(PRESERVE, GUILD))
    g = start(s)
    play(g, "aide leader", "call back preserve 1", "swap")
    assert refused(g, "swap ranger for warden") == "E5.1"  # the Mountain's 1 is taken
    assert texts(g) == ["swap ranger for hireling", "swap ranger for scout"]


def test_E5_1_with_gear_left_a_swap_may_be_swapped_on() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 0, 0]
    s.bands[0].companion_used = 1
    s.bands[0].gear = 2
    post(s, 0, PRESERVE, 1, specialists=1)
    all_first_spaces(s, but=(PRESERVE,))
    g = start(s)
    play(g, "aide leader", "call back preserve 1", "swap", "swap ranger for warden", "swap warden for hireling")
    assert (party(g, PRESERVE, 1).followers, band(g).gear, g.seat) == ([1, 0, 0, 0], 0, 1)  # the only way to go


def test_E5_1_a_swap_that_leaves_a_party_with_the_companion_is_allowed() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 0, 0]
    s.bands[0].attributes[STRENGTH] = 1
    s.bands[0].gear = 1
    post(s, 0, PRESERVE, 1, specialists=1)
    all_first_spaces(s, but=(PRESERVE,))
    g = start(s)
    play(g, "aide leader", "call back preserve 1", "swap", "swap ranger for warden")
    send(g, "mountain", 2, "1 specialist", companion=True)
    assert party(g, MOUNTAIN, 2).followers == [0, 0, 0, 1]


def test_E5_1_the_turn_goes_on_after_the_call_back() -> None:
    s = arrange()
    s.bands[0].gear = 1
    post(s, 0, TAVERN, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back tavern 2")
    send(g, "camp", 2, "2 hirelings")
    assert texts(g) == ["swap", "done"]


# E5.2


@pytest.mark.parametrize("card", [0, 1])
def test_E5_2_the_defender_discards_one_of_the_two_raid_cards(card: int) -> None:
    s = arrange()
    first, second = s.raid
    g = start(s)
    play(g, "aide defender")
    assert texts(g) == ["discard raid 1", "discard raid 2"]
    play(g, f"discard raid {card + 1}")
    assert state(g).raid == [NONE if card == 0 else first, NONE if card == 1 else second]
    assert state(g).raid_discarded == (first, second)[card]


@pytest.mark.parametrize(("discarded", "lost"), [(1, 3), (2, 0)])
def test_E5_2_the_other_card_strikes(discarded: int, lost: int) -> None:
    s = arrange()
    s.raid[:] = [number("raids", "hireling-per-preserve"), number("raids", "hireling-per-highest-attribute")]
    s.bands[0].attributes[STRENGTH] = 3
    post(s, 2, TAVERN, 1, hirelings=1)
    g = start(s)
    play(g, "aide defender", f"discard raid {discarded}")
    finish_actions(g)
    hired = band(g).followers[HIRELING]
    play(g, "take none")
    assert hired - band(g).followers[HIRELING] == lost


def test_E5_2_the_card_must_be_discarded() -> None:
    g = start(arrange())
    play(g, "aide defender")
    assert refused(g, "done") != ""


# E5.3, E5.4


def test_E5_3_the_survivalist_brings_1_gear() -> None:
    g = start(arrange())
    play(g, "aide survivalist")
    assert band(g).gear == 1


def test_E5_3_the_survivalist_decides_mountain_ties() -> None:
    s = arrange()
    s.aides[words.SURVIVALIST] = 2
    s.mountain[:3] = [0, 1, 2]
    post(s, 0, MOUNTAIN, 3, hirelings=2, specialists=1)
    post(s, 1, MOUNTAIN, 2, hirelings=1, specialists=1)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take 1", "take 2")
    assert (g.decision, g.seat) == ("tie", 2)


@pytest.mark.parametrize(("flame", "after"), [(10, 8), (2, 0), (1, 0), (0, 0)])
def test_E5_4_the_healer_lowers_the_flame_by_2(flame: int, after: int) -> None:
    s = arrange()
    s.bands[0].flame = flame
    g = start(s)
    play(g, "aide healer")
    assert band(g).flame == after
    assert band(g, 1).flame == 10


def test_E5_1_scouts_may_be_sent_where_hirelings_were() -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 1, 0, 0]
    post(s, 0, MOUNTAIN, 1, hirelings=1)
    g = start(s)
    play(g, "aide leader", "call back mountain 1")
    send(g, "guild", 2, "1 hireling + 1 specialist")
    assert party(g, GUILD, 2).followers[SCOUT] == 1
