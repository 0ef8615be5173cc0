"""The reward phase and what the cards do (E6, E7.1 to E7.4, E7.6)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BLUE,
    CAMP,
    FIRE_MARSHAL,
    GARRISON,
    GREEN,
    GUILD,
    HIRELING,
    INNKEEPER,
    MOUNTAIN,
    NONE,
    PRESERVE,
    RED,
    SPY,
    STRENGTH,
    TAVERN,
)
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    dragons,
    followers,
    give_dragon,
    give_hero,
    give_preserve,
    lay,
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
    told,
)

PLACES = words.PLACES
FREE_LOW = ("red-3-1", "blue-3-1", "green-3-1")


def rewards(s: State) -> Game:
    """The reward phase of an arranged table."""
    to_phase(s, "reward")
    return start(s)


def asked(g: Game) -> tuple[str, int, int]:
    """The place and space now being decided, and the seat."""
    assert g.decision == "reward"
    assert g.seat is not None
    f = state(g).frames[state(g).depth - 1]
    return PLACES[f.place], f.space, g.seat


# E6.1


def test_E6_1_the_order_of_the_locations() -> None:
    s = arrange()
    for place in range(6):
        post(s, place % 3, place, 1, hirelings=1)
    g = rewards(s)
    for name in ("guild", "tavern", "camp", "mountain", "preserve", "garrison"):
        assert asked(g)[0] == name
        play(g, "take none")
    assert state(g).round == 2


def test_E6_1_parties_from_space_5_down_to_1() -> None:
    s = arrange()
    for space, seat in ((1, 0), (2, 1), (3, 2), (5, 0)):
        post(s, seat, TAVERN, space, hirelings=space)
    g = rewards(s)
    order = []
    for _ in range(4):
        order.append(asked(g)[1:])
        play(g, "take none")
    assert order == [(5, 0), (3, 2), (2, 1), (1, 0)]


def test_E6_1_the_space_counts_and_not_the_followers() -> None:
    s = arrange()
    post(s, 0, TAVERN, 5, hirelings=2, companion=True)
    post(s, 1, TAVERN, 4, hirelings=4)
    assert asked(rewards(s)) == ("tavern", 5, 0)


def test_E6_1_each_chooses_in_its_own_turn() -> None:
    s = arrange()
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-2-1", "captive-green-2-1"))
    post(s, 0, CAMP, 4, hirelings=4)
    post(s, 0, CAMP, 2, hirelings=2)
    g = rewards(s)
    assert texts(g) == ["take 1", "take 2", "take 3", "take none"]
    play(g, "take 2")
    assert asked(g) == ("camp", 2, 0)
    assert texts(g) == ["take 1", "take 3", "take none"]


# E6.2


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("slot", range(3))
def test_E6_2_each_takes_one_card_of_the_offer(place: int, slot: int) -> None:
    s = arrange()
    lay(s, MOUNTAIN, *dragons(*FREE_LOW))
    card = getattr(s, PLACES[place])[slot]
    post(s, 0, place, 2, hirelings=2)
    post(s, 1, place, 1, hirelings=1)
    g = rewards(s)
    play(g, f"take {slot + 1}")
    assert getattr(state(g), PLACES[place])[slot] == NONE
    assert asked(g)[2] == 1
    b = band(g)
    owned = {GUILD: b.heroes, CAMP: b.dragons, MOUNTAIN: b.dragons, PRESERVE: b.preserves, GARRISON: b.garrison}
    if place != TAVERN:
        assert owned[place][card] > 0
    assert refused(g, f"take {slot + 1}") == "E6.2"


def test_E6_2_only_the_three_cards_of_the_offer() -> None:
    s = arrange()
    post(s, 0, TAVERN, 2, hirelings=2)
    g = rewards(s)
    assert refused(g, "take 4") == "E6.2"
    assert refused(g, "take 6") == "E6.2"


@pytest.mark.parametrize("place", range(6))
def test_E6_2_taking_none_the_whole_party_comes_back_at_once_with_2_gear(place: int) -> None:
    s = arrange()
    s.bands[0].followers[:] = [1, 0, 0, 0]
    post(s, 0, place, 5, hirelings=2, specialists=3, companion=True)
    post(s, 1, place, 1, hirelings=1)
    g = rewards(s)
    play(g, "take none")
    assert asked(g)[2] == 1  # the place is not done yet
    assert party(g, place, 5).seat == NONE
    assert band(g).followers[HIRELING] == 3
    assert sum(band(g).followers) == 6
    assert (band(g).gear, band(g).crests) == (2, 5)


@pytest.mark.parametrize("place", range(6))
def test_E6_2_finding_none_it_comes_back_by_itself(place: int) -> None:
    s = arrange()
    lay(s, place, NONE, NONE, NONE)
    post(s, 0, place, 2, hirelings=2)
    g = rewards(s)
    assert state(g).round == 2  # nothing was asked
    assert (followers(g), band(g).gear, band(g).crests) == ({"hireling": 12}, 2, 5)


def test_E6_2_example_the_camp() -> None:
    s = arrange()
    lay(s, CAMP, *dragons("captive-red-3", "captive-green-2-1", "exotic-1"))
    post(s, 0, CAMP, 5, hirelings=5)
    post(s, 2, CAMP, 4, hirelings=4)
    post(s, 0, CAMP, 3, hirelings=3)
    post(s, 1, CAMP, 1, hirelings=1)
    g = rewards(s)
    assert asked(g) == ("camp", 5, 0)
    play(g, "take 2")  # the green one
    assert asked(g) == ("camp", 4, 2)
    assert texts(g) == ["take 1", "take 3", "take none"]
    play(g, "take 1")  # the red one
    assert asked(g) == ("camp", 3, 0)
    play(g, "take 3")  # the last; nobody has to ask the fourth party
    assert [d for d in dragons("captive-green-2-1", "exotic-1") if band(g).dragons[d] == FREE] == dragons("captive-green-2-1", "exotic-1")
    assert band(g, 2).dragons[dragons("captive-red-3")[0]] == FREE
    assert (followers(g, 1), band(g, 1).gear) == ({"hireling": 11}, 2)
    assert [followers(g, seat) for seat in (0, 2)] == [{"hireling": 10}] * 2
    assert [band(g, seat).gear for seat in (0, 2)] == [0, 0]


# E6.3


def test_E6_3_hirelings_go_and_specialists_crests_and_companions_come_back() -> None:
    s = arrange()
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-2-1", "captive-green-2-1"))
    post(s, 0, CAMP, 5, hirelings=2, specialists=3, companion=True)
    post(s, 1, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert asked(g) == ("preserve", 1, 1)
    assert (followers(g), band(g).crests, band(g).gear) == ({"hireling": 10, "scout": 3}, 5, 0)
    assert party(g, CAMP, 5).seat == NONE
    assert party(g, CAMP, 5).companion == 0


def test_E6_3_not_before_the_location_is_done() -> None:
    s = arrange()
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-2-1", "captive-green-2-1"))
    post(s, 0, CAMP, 5, hirelings=2, specialists=3)
    post(s, 1, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert party(g, CAMP, 5).followers == [2, 3, 0, 0]
    assert (followers(g), band(g).crests) == ({"hireling": 10}, 4)


def test_E6_3_offers_are_not_refilled_before_the_reset_phase() -> None:
    s = arrange()
    for place in (GUILD, TAVERN, PRESERVE, GARRISON):
        post(s, 0, place, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1", "take 2", "take 3")
    assert [state(g).guild[0], state(g).tavern[1], state(g).preserve[2]] == [NONE] * 3
    play(g, "take none")
    assert state(g).round == 2
    assert NONE not in (*state(g).guild, *state(g).tavern, *state(g).preserve)


# E7.1 heroes


def test_E7_1_a_hero_without_a_dragon_does_nothing() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER, active=False)
    g = start(s)
    send(g, "tavern", 1, "1 hireling")
    assert band(g).gear == 0


def test_E7_1_a_dragon_of_its_colour_wakes_it() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER, active=False)
    give_dragon(s, 0, RED)
    g = start(s)
    attach(g, "red-3-1", "innkeeper")
    send(g, "tavern", 1, "1 hireling")
    assert band(g).gear == 1


def test_E7_1_a_hero_scores_only_with_its_dragon() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE, active=False)
    give_dragon(s, 0, RED)
    g = start(s)
    assert g.score_sheet(0)["heroes"] == 0
    attach(g, "red-3-1", "apprentice")
    assert g.score_sheet(0)["heroes"] == 4


def test_E7_1_a_free_dragon_of_its_colour_is_not_enough() -> None:
    s = arrange()
    give_hero(s, 0, SPY, active=False)
    give_dragon(s, 0, BLUE)
    g = start(s)
    send(g, "camp", 1, "1 hireling")
    assert followers(g) == {"hireling": 9}


def test_E7_1_one_dragon_per_hero() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER)
    give_hero(s, 0, APPRENTICE, active=False)
    give_preserve(s, 0, RED)
    dragon = give_dragon(s, 0, RED)
    g = start(s)
    play(g, "attach")
    assert g.decision == "onto"
    assert texts(g) == ["onto apprentice", "onto red-preserve-1"]
    assert refused(g, "onto innkeeper") == "E7.1"
    assert band(g).dragons[dragon] == FREE


def test_E7_1_only_a_hero_of_your_own() -> None:
    s = arrange()
    give_hero(s, 1, INNKEEPER, active=False)
    give_hero(s, 0, APPRENTICE, active=False)
    give_preserve(s, 0, RED)
    give_dragon(s, 0, RED)
    g = start(s)
    play(g, "attach")
    assert refused(g, "onto innkeeper") == "E7.1"


def test_E7_1_heroes_override_the_general_rules() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_MARSHAL)
    g = start(s)
    play(g, "station twice")
    assert (followers(g), band(g).flame, state(g).station[0]) == ({"hireling": 18}, 11, 2)


def test_E7_1_a_hero_taken_lies_open_without_a_dragon() -> None:
    s = arrange()
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (band(g).heroes[INNKEEPER], band(g).hero_dragons[INNKEEPER]) == (1, NONE)


# E7.2 the Tavern

TAVERN_CARDS = [
    ("8-hirelings", [8, 0, 0, 0], 2),
    ("7-hirelings", [7, 0, 0, 0], 1),
    ("6-hirelings", [6, 0, 0, 0], 0),
    ("5-hirelings", [5, 0, 0, 0], -1),
    ("3-hirelings", [3, 0, 0, 0], -2),
    ("2-scouts-1-hireling", [1, 2, 0, 0], 0),
    ("2-rangers-1-hireling", [1, 0, 2, 0], 0),
    ("2-wardens-1-hireling", [1, 0, 0, 2], 0),
    ("3-scouts", [0, 3, 0, 0], 1),
    ("3-rangers", [0, 0, 3, 0], 1),
    ("3-wardens", [0, 0, 0, 3], 1),
    ("1-scout-1-ranger-1-warden", [0, 1, 1, 1], 0),
    ("2-scouts-2-rangers", [0, 2, 2, 0], 2),
    ("2-wardens-3-hirelings", [3, 0, 0, 2], 1),
    ("1-scout-1-warden", [0, 1, 0, 1], -1),
]


@pytest.mark.parametrize(("card", "gained", "flame"), TAVERN_CARDS)
def test_E7_2_each_tavern_card(card: str, gained: list[int], flame: int) -> None:
    s = arrange()
    s.bands[0].followers[:] = [1, 2, 3, 4]
    lay(s, TAVERN, number("taverns", card))
    post(s, 0, TAVERN, 2, hirelings=2)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).followers == [had + more for had, more in zip([1, 2, 3, 4], gained, strict=True)]
    assert band(g).flame == 10 + flame
    assert number("taverns", card) not in (*state(g).tavern, *state(g).tavern_pile)  # discarded
    assert followers(g, 1) == {"hireling": 10}


def test_E7_2_followers_first_then_the_flame() -> None:
    s = arrange()
    lay(s, TAVERN, number("taverns", "2-scouts-2-rangers"))
    post(s, 0, TAVERN, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    names = [event.name for event in g.events() if event.seat == 0 and event.name in ("took-tavern", "gained-followers", "flame-moved")]
    assert names == ["took-tavern", "gained-followers", "gained-followers", "flame-moved"]


def test_E7_2_the_flame_does_not_go_below_0() -> None:
    s = arrange()
    s.bands[0].flame = 1
    lay(s, TAVERN, number("taverns", "3-hirelings"))
    post(s, 0, TAVERN, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).flame == 0


def test_E7_2_followers_gained_can_not_be_discarded_with_the_party() -> None:
    s = arrange()
    s.bands[0].followers[HIRELING] = 0
    lay(s, TAVERN, number("taverns", "6-hirelings"))
    post(s, 0, TAVERN, 2, hirelings=2)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert followers(g) == {"hireling": 6}


# E7.3 dragons


def test_E7_3_a_dragon_lies_open_and_may_be_attached_later() -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    lay(s, CAMP, *dragons("captive-red-3"))
    post(s, 0, CAMP, 1, hirelings=1)
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1", "done")
    assert band(g).dragons[dragons("captive-red-3")[0]] == FREE
    attach(g, "captive-red-3", "red-preserve-1")  # while the Preserve is asked
    assert band(g).dragons[dragons("captive-red-3")[0]] == ATTACHED


@pytest.mark.parametrize(("place", "dragon"), [(CAMP, "captive-red-3"), (MOUNTAIN, "red-3-2")])
def test_E7_3_a_dragon_may_be_attached_at_once(place: int, dragon: str) -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    lay(s, place, *dragons(dragon))
    post(s, 0, place, 1, hirelings=1)
    post(s, 1, place, 2, hirelings=2)
    g = rewards(s)
    play(g, "take none", "take 1")
    assert (g.decision, g.seat) == ("window", 0)
    attach(g, dragon, "red-preserve-1")
    assert band(g).attributes == [2, 0, 0]


def test_E7_3_dragons_are_worth_glory_attached_or_not() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE)
    give_dragon(s, 0, BLUE)
    assert start(s).score_sheet(0)["dragons"] == 6


# E7.4 Preserves


@pytest.mark.parametrize("colour", [RED, BLUE, GREEN])
def test_E7_4_a_dragon_of_its_colour_moves_its_attribute_up_2(colour: int) -> None:
    s = arrange()
    give_preserve(s, 0, colour)
    give_dragon(s, 0, colour)
    g = start(s)
    attach(g, f"{words.COLOURS[colour]}-3-1", f"{words.COLOURS[colour]}-preserve-1")
    assert band(g).attributes == [2 * (other == colour) for other in range(3)]


def test_E7_4_nothing_moves_without_a_dragon() -> None:
    s = arrange()
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).attributes == [0, 0, 0]


def test_E7_4_one_dragon_per_preserve() -> None:
    s = arrange()
    for _ in range(3):
        give_preserve(s, 0, RED)
    for _ in range(2):
        give_dragon(s, 0, RED)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-2")
    play(g, "attach")
    assert texts(g) == ["onto red-preserve-1", "onto red-preserve-3"]
    assert refused(g, "onto red-preserve-2") == "E7.4"


def test_E7_4_a_preserve_that_is_not_yours_takes_no_dragon() -> None:
    s = arrange()
    for seat in (0, 0, 1):
        give_preserve(s, seat, RED)
    give_dragon(s, 0, RED)
    g = start(s)
    play(g, "attach")
    assert refused(g, "onto red-preserve-3") == "E7.4"


@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_E7_4_not_a_dragon_of_another_colour(colour: int) -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    give_dragon(s, 0, colour)
    assert refused(start(s), "attach") == "E8.1"


# E7.6


@pytest.mark.parametrize(("level", "after"), [(0, 2), (4, 6), (5, 7), (6, 7), (7, 7)])
def test_E7_6_attributes_run_to_7_and_steps_beyond_are_lost(level: int, after: int) -> None:
    s = arrange()
    s.bands[0].attributes[STRENGTH] = level
    give_preserve(s, 0, RED)
    give_dragon(s, 0, RED)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert band(g).attributes == [after, 0, 0]


def test_E7_6_a_step_that_is_lost_does_not_go_elsewhere() -> None:
    s = arrange()
    s.bands[0].attributes[:] = [7, 3, 7]
    give_preserve(s, 0, RED)
    give_dragon(s, 0, RED)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert band(g).attributes == [7, 3, 7]
    assert not any("attribute-moved" in event for event in told(g))
