"""The Mountain (E9)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import GARRISON, MOUNTAIN, NONE, PEAKWALKER, RED, SURVIVALIST
from firelight.games.emberheart.rules.layout import COMPLETED, FREE, OPEN, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    dragons,
    followers,
    give_garrison,
    give_hero,
    give_preserve,
    lay,
    party,
    play,
    post,
    refused,
    start,
    state,
    texts,
    to_phase,
)

LOW = ("red-3-1", "red-3-2", "red-3-3")
MIDDLE = ("blue-3-1", "blue-3-2")
TOP = ("green-3-1",)
# Cost of each kind of mountain dragon: flame, wardens
COSTS = [
    ("blue-3-3", 0, 0),
    ("blue-4-1", 1, 0),
    ("blue-4-2", 1, 0),
    ("blue-5-1", 1, 0),
    ("blue-5-2", 0, 1),
    ("blue-6-1", 2, 0),
    ("blue-6-2", 0, 1),
    ("blue-7", 1, 1),
]


def mountain(*cards: str, survivalist: int = 2) -> State:
    """A table of 3 (low, middle and top cards from the left; those not named are free of cost)."""
    s = arrange()
    names = [*cards, *(*LOW, *MIDDLE, *TOP)[len(cards) :]]
    lay(s, MOUNTAIN, *dragons(*names))
    s.aides[SURVIVALIST] = survivalist
    post(s, 2, GARRISON, 1, hirelings=1)  # here the tables stop when the Mountain is done
    return s


def climbing(s: State) -> Game:
    to_phase(s, "reward")
    return start(s)


def wardens(g: Game, space: int) -> int:
    return party(g, MOUNTAIN, space).followers[words.WARDEN]


def asked(g: Game) -> tuple[str, int, int]:
    """The decision, its seat and the space of the party."""
    assert g.seat is not None
    return g.decision, g.seat, state(g).frames[state(g).depth - 1].space


def has(g: Game, seat: int, dragon: str) -> bool:
    return band(g, seat).dragons[dragons(dragon)[0]] == FREE


# E9.1


@pytest.mark.parametrize(("dragon", "flame", "cost"), COSTS)
def test_E9_1_the_cards_own_cost_is_paid_at_once(dragon: str, flame: int, cost: int) -> None:
    s = mountain(dragon)
    post(s, 0, MOUNTAIN, 5, hirelings=1, specialists=3)
    post(s, 1, MOUNTAIN, 1, hirelings=1)
    g = climbing(s)
    play(g, "take 1")
    assert asked(g) == ("reward", 1, 1)
    assert has(g, 0, dragon)
    assert (band(g).flame, wardens(g, 5)) == (10 + flame, 3 - cost)


@pytest.mark.parametrize("dragon", ["blue-5-2", "blue-6-2", "blue-7"])
def test_E9_1_without_a_warden_in_the_party_such_a_card_cannot_be_taken(dragon: str) -> None:
    s = mountain(dragon)
    s.bands[0].followers[words.WARDEN] = 5  # those at home do not help
    post(s, 0, MOUNTAIN, 3, hirelings=3)
    g = climbing(s)
    assert refused(g, "take 1") == "E9.1"
    assert texts(g) == ["take 2", "take 3", "take none"]


def test_E9_1_only_the_three_low_cards() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 5, specialists=5)
    g = climbing(s)
    assert texts(g) == ["take 1", "take 2", "take 3", "take none"]
    assert refused(g, "take 4") == "E6.2"


def test_E9_1_a_party_that_takes_none_comes_back_with_2_gear_and_its_hirelings() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 5, hirelings=2, specialists=3)
    g = climbing(s)
    play(g, "take none")
    assert (followers(g), band(g).gear, band(g).crests) == ({"hireling": 12, "warden": 3}, 2, 5)
    assert g.decision == "reward"  # the Garrison: it does not climb


def test_E9_1_finding_none_that_it_can_pay_it_comes_back_so_too() -> None:
    s = mountain("blue-5-2", "red-5-2", "green-7")
    post(s, 0, MOUNTAIN, 2, hirelings=2)
    g = climbing(s)
    assert (followers(g), band(g).gear) == ({"hireling": 12}, 2)


# E9.2


def test_E9_2_hirelings_are_discarded_and_companions_come_back() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 5, hirelings=2, specialists=2, companion=True)
    g = climbing(s)
    play(g, "take 1")
    assert asked(g) == ("climb", 0, 5)
    assert party(g, MOUNTAIN, 5).followers == [0, 0, 0, 2]
    assert (party(g, MOUNTAIN, 5).companion, followers(g)) == (0, {"hireling": 10})


def test_E9_2_parties_without_wardens_come_back_without_gear() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 3, hirelings=3)
    g = climbing(s)
    play(g, "take 1")
    assert (g.decision, g.seat) == ("reward", 2)
    assert (followers(g), band(g).gear, band(g).crests) == ({"hireling": 10}, 0, 5)


def test_E9_2_a_party_whose_last_warden_was_the_price_comes_back() -> None:
    s = mountain("blue-5-2")
    post(s, 0, MOUNTAIN, 3, hirelings=2, specialists=1)
    g = climbing(s)
    play(g, "take 1")
    assert (g.decision, g.seat, band(g).crests) == ("reward", 2, 5)


def test_E9_2_most_wardens_first_whatever_the_space() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 5, hirelings=4, specialists=1)
    post(s, 1, MOUNTAIN, 3, specialists=3)
    post(s, 2, MOUNTAIN, 2, specialists=2)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 3")
    assert asked(g) == ("climb", 1, 3)
    play(g, "take 4")
    assert asked(g) == ("climb", 2, 2)


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("first", [3, 2])
def test_E9_2_the_survivalists_holder_orders_the_tied_involved_or_not(holder: int, first: int) -> None:
    s = mountain(survivalist=holder)
    post(s, 0, MOUNTAIN, 3, hirelings=1, specialists=2)
    post(s, 1, MOUNTAIN, 2, specialists=2)
    g = climbing(s)
    play(g, "take 1", "take 2")
    assert (g.decision, g.seat) == ("tie", holder)
    assert texts(g) == ["first 2", "first 3"]
    play(g, f"first {first}")
    assert asked(g) == ("climb", 3 - first, first)


def test_E9_2_only_the_tied_can_be_named() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 3, hirelings=1, specialists=2)
    post(s, 1, MOUNTAIN, 2, specialists=2)
    post(s, 2, MOUNTAIN, 1, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 3")
    assert refused(g, "first 1") == "E9.2"
    assert refused(g, "first 5") == "E9.2"


def test_E9_2_parties_of_one_player_go_from_the_higher_space_down_unasked() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 2, specialists=2)
    post(s, 0, MOUNTAIN, 4, hirelings=2, specialists=2)
    g = climbing(s)
    play(g, "take 1", "take 2")
    assert asked(g) == ("climb", 0, 4)
    play(g, "take 4")
    assert asked(g) == ("climb", 0, 2)


def test_E9_2_two_parties_of_one_player_tied_with_anothers() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 2, hirelings=1, specialists=1)
    post(s, 0, MOUNTAIN, 4, hirelings=3, specialists=1)
    post(s, 1, MOUNTAIN, 3, hirelings=2, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 3")
    assert texts(g) == ["first 3", "first 4"]
    assert refused(g, "first 2") == "E9.2"
    play(g, "first 4")
    assert texts(g) == ["first 2", "first 3"]
    play(g, "first 2")
    assert asked(g) == ("climb", 0, 4)
    play(g, "take 4")
    assert asked(g) == ("climb", 0, 2)


def test_E9_2_the_whole_line_is_said_before_anybody_climbs() -> None:
    s = mountain(survivalist=1)
    for seat, space in ((0, 3), (1, 2), (2, 1)):
        post(s, seat, MOUNTAIN, space, hirelings=space - 1, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 3", "first 1")
    assert (g.decision, g.seat, texts(g)) == ("tie", 1, ["first 2", "first 3"])
    play(g, "first 2")
    assert asked(g) == ("climb", 2, 1)
    play(g, "take none")
    assert asked(g) == ("climb", 1, 2)
    play(g, "take 4")
    assert asked(g) == ("climb", 0, 3)


# E9.3


def test_E9_3_the_two_middle_cards_or_withdraw() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1")
    assert texts(g) == ["take 4", "take 5", "take none"]
    for card in (1, 2, 3, 6):
        assert refused(g, f"take {card}") == "E9.3"


@pytest.mark.parametrize(("dragon", "flame", "cost"), [("blue-3-1", 0, 0), ("blue-6-1", 2, 0), ("blue-6-2", 0, 1), ("blue-7", 1, 1)])
def test_E9_3_the_cards_own_cost_then_1_warden_more(dragon: str, flame: int, cost: int) -> None:
    s = mountain(*LOW, dragon)
    post(s, 0, MOUNTAIN, 4, specialists=4)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert has(g, 0, dragon)
    assert (band(g).flame, wardens(g, 4)) == (10 + flame, 4 - cost - 1)


def test_E9_3_whoever_withdraws_comes_back_without_gear_and_keeps_the_wardens() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 4, hirelings=1, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take none")
    assert (g.decision, g.seat) == ("reward", 2)  # not the top level
    assert (followers(g), band(g).gear, band(g).crests) == ({"hireling": 10, "warden": 3}, 0, 5)


def test_E9_3_whoever_finds_no_card_comes_back_unasked_without_gear() -> None:
    s = mountain(survivalist=0)
    post(s, 0, MOUNTAIN, 5, specialists=5)
    post(s, 1, MOUNTAIN, 4, specialists=4)
    post(s, 2, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 3", "take 4", "take 5")
    assert party(g, MOUNTAIN, 3).seat == NONE
    assert (followers(g, 2), band(g, 2).gear) == ({"hireling": 10, "warden": 3}, 0)


def test_E9_3_parties_left_without_wardens_come_back() -> None:
    s = mountain()
    post(s, 0, MOUNTAIN, 1, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert (g.decision, g.seat) == ("reward", 2)  # not the top level
    assert (followers(g), band(g).crests, band(g).gear) == ({"hireling": 10}, 5, 0)


def test_E9_3_the_wardens_of_the_supply_are_not_paid() -> None:
    s = mountain(*LOW, "blue-7")
    s.bands[0].followers[words.WARDEN] = 2
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert (followers(g)["warden"], wardens(g, 3)) == (2, 1)


# E9.4


def to_top(s: State) -> Game:
    """Seat 0's party of 3 wardens stands before the top card with 2."""
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 4")
    return g


def test_E9_4_one_card_take_or_withdraw() -> None:
    g = to_top(mountain())
    assert texts(g) == ["take 6", "take none"]
    assert refused(g, "take 5") == "E9.4"


def test_E9_4_a_warden_more_flame_up_1_and_an_attribute_step() -> None:
    g = to_top(mountain())
    play(g, "take 6")
    assert (band(g).flame, wardens(g, 3)) == (11, 1)
    assert texts(g) == ["raise strength", "raise senses", "raise speed", "raise nothing"]
    play(g, "raise senses")
    assert band(g).attributes == [0, 1, 0]
    assert (followers(g), band(g).gear, band(g).crests) == ({"hireling": 10, "warden": 1}, 0, 5)


def test_E9_4_the_cards_own_cost_comes_on_top() -> None:
    s = mountain(*LOW, *MIDDLE, "green-7")
    g = to_top(s)
    play(g, "take 6", "raise nothing")
    assert (band(g).flame, followers(g)) == (10 + 1 + 1, {"hireling": 10})


def test_E9_4_the_step_may_be_left_out() -> None:
    g = to_top(mountain())
    play(g, "take 6", "raise nothing")
    assert band(g).attributes == [0, 0, 0]


def test_E9_4_not_an_attribute_that_is_at_7() -> None:
    s = mountain()
    s.bands[0].attributes[:] = [7, 6, 7]
    g = to_top(s)
    play(g, "take 6")
    assert texts(g) == ["raise senses", "raise nothing"]
    assert refused(g, "raise strength") == "E9.4"


def test_E9_4_whoever_withdraws_keeps_everything_and_gets_nothing() -> None:
    g = to_top(mountain())
    play(g, "take none")
    assert (followers(g), band(g).gear, band(g).flame, band(g).attributes) == ({"hireling": 10, "warden": 2}, 0, 10, [0, 0, 0])


def top_of_two(first: int, second: int, survivalist: int = 2) -> Game:
    """Seats 0 and 1 have reached the top with this many wardens."""
    s = mountain(survivalist=survivalist)
    post(s, 0, MOUNTAIN, 5, hirelings=4 - first, specialists=first + 1)
    post(s, 1, MOUNTAIN, 4, hirelings=3 - second, specialists=second + 1)
    g = climbing(s)
    play(g, "take 1", "take 2")
    if g.decision == "tie":
        play(g, "first 5")
    play(g, "take 4", "take 5")
    return g


def test_E9_4_sorted_anew_by_wardens() -> None:
    s = mountain(*LOW, "blue-5-2")
    post(s, 0, MOUNTAIN, 5, hirelings=1, specialists=4)
    post(s, 1, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 2", "take 4")  # with a warden as its price: 4 - 2
    play(g, "take 5")  # 3 - 1
    assert (g.decision, g.seat, texts(g)) == ("tie", 2, ["first 3", "first 5"])


def test_E9_4_the_one_with_most_wardens_is_asked_first_and_then_the_next() -> None:
    g = top_of_two(1, 2)
    assert asked(g) == ("climb", 1, 4)
    play(g, "take none")
    assert asked(g) == ("climb", 0, 5)
    play(g, "take 6", "raise nothing")
    assert has(g, 0, "green-3-1")


def test_E9_4_ties_as_at_the_middle_level() -> None:
    g = top_of_two(2, 2)
    assert (g.decision, g.seat, texts(g)) == ("tie", 2, ["first 4", "first 5"])
    play(g, "first 4")
    assert asked(g) == ("climb", 1, 4)


def test_E9_4_then_every_party_comes_back_with_its_wardens_without_gear() -> None:
    g = top_of_two(2, 1)
    play(g, "take 6", "raise nothing")
    assert (g.decision, g.seat) == ("reward", 2)
    assert [followers(g, seat) for seat in (0, 1)] == [{"hireling": 10, "warden": 1}] * 2
    assert [band(g, seat).gear for seat in (0, 1)] == [0, 0]
    assert [band(g, seat).crests for seat in (0, 1)] == [5, 5]


def test_E9_4_one_party_may_save_three_dragons() -> None:
    g = to_top(mountain())
    play(g, "take 6", "raise nothing")
    assert all(has(g, 0, dragon) for dragon in ("red-3-1", "blue-3-1", "green-3-1"))


# E9.5


def test_E9_5_a_warden_owed_to_the_board_that_is_not_there_is_flame_up_1() -> None:
    s = mountain(*LOW, "blue-6-2")
    post(s, 0, MOUNTAIN, 1, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert (band(g).flame, followers(g)) == (11, {"hireling": 10})


def test_E9_5_at_the_top_it_adds_to_the_other_flame() -> None:
    s = mountain(*LOW, *MIDDLE, "green-7")
    post(s, 0, MOUNTAIN, 2, specialists=2)
    g = climbing(s)
    play(g, "take 1", "take 4", "take 6", "raise nothing")
    assert band(g).flame == 10 + 1 + 1 + 1  # the card, the missing warden, the board
    assert followers(g) == {"hireling": 10}


def test_E9_5_a_warden_of_the_supply_does_not_stand_in() -> None:
    s = mountain(*LOW, "blue-6-2")
    s.bands[0].followers[words.WARDEN] = 2
    post(s, 0, MOUNTAIN, 1, specialists=1)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert (band(g).flame, followers(g)["warden"]) == (11, 2)


def test_E9_5_a_warden_owed_to_a_card_must_be_there() -> None:
    s = mountain("red-3-1", "red-3-2", "red-3-3", "blue-5-2", "blue-6-2")
    post(s, 0, MOUNTAIN, 1, specialists=1)
    g = climbing(s)
    play(g, "take 1")
    assert texts(g) == ["take 4", "take 5", "take none"]  # there is one, even if none is left for the board


# E9.6


def test_E9_6_card_cost_then_the_window_then_the_board() -> None:
    s = mountain(*LOW, "blue-7")
    give_preserve(s, 0, words.BLUE)
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert (g.decision, band(g).flame, wardens(g, 3)) == ("window", 11, 2)  # the card's cost only
    play(g, "done")
    assert wardens(g, 3) == 1


def test_E9_6_at_the_top_the_attribute_step_comes_last() -> None:
    s = mountain()
    give_preserve(s, 0, words.GREEN)
    g = to_top(s)
    play(g, "take 6")
    assert (g.decision, band(g).flame, wardens(g, 3)) == ("window", 10, 2)
    attach(g, "green-3-1", "green-preserve-1")
    assert (g.decision, band(g).flame, wardens(g, 3)) == ("climber", 11, 1)
    assert band(g).attributes == [0, 0, 2]


@pytest.mark.parametrize(("dragon", "done"), [("red-3-3", True), ("red-5-2", False)])
def test_E9_6_garrison_cards_are_checked_before_the_board_is_paid(dragon: str, done: bool) -> None:
    s = mountain("blue-3-1", "blue-3-2", "blue-3-3", dragon)
    card = give_garrison(s, 0, RED, 2)  # 1 red dragon, 3 wardens
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = climbing(s)
    play(g, "take 1", "take 4")
    assert band(g).garrison[card] == (COMPLETED if done else OPEN)  # a warden for the card is gone by then


def test_E9_6_the_peakwalkers_step_comes_after_the_board_too() -> None:
    s = mountain()
    give_hero(s, 0, PEAKWALKER)
    lay(s, MOUNTAIN, *dragons("blue-3-3", "red-3-2", "red-3-3", *MIDDLE, *TOP))
    g = to_top(s)
    play(g, "take 6")
    assert (g.decision, band(g).flame) == ("climber", 11)
    play(g, "raise strength", "raise senses")
    assert band(g).attributes == [1, 1, 0]


# The rulebook's examples


def example_1() -> Game:
    """Astrid 0, Thomas 1, Helga 2: the low level is done."""
    s = mountain("green-5-2", "red-6-1", "blue-4-1", "blue-7", "red-3-1", "green-4-1", survivalist=0)
    post(s, 0, MOUNTAIN, 5, hirelings=2, specialists=3)
    post(s, 1, MOUNTAIN, 3, specialists=3, companion=True)
    post(s, 2, MOUNTAIN, 2, hirelings=1, specialists=1)
    post(s, 0, MOUNTAIN, 1, hirelings=1)
    return climbing(s)


def test_E9_1_example_1_low_level() -> None:
    g = example_1()
    assert asked(g) == ("reward", 0, 5)
    play(g, "take 1")
    assert (has(g, 0, "green-5-2"), party(g, MOUNTAIN, 5).followers) == (True, [2, 0, 0, 2])
    assert asked(g) == ("reward", 1, 3)
    play(g, "take 2")
    assert (has(g, 1, "red-6-1"), band(g, 1).flame) == (True, 12)
    assert asked(g) == ("reward", 2, 2)
    play(g, "take 3")
    assert (has(g, 2, "blue-4-1"), band(g, 2).flame) == (True, 11)
    assert (band(g).gear, party(g, MOUNTAIN, 1).seat) == (2, NONE)  # the second party found nothing
    assert followers(g) == {"hireling": 11}
    assert [wardens(g, space) for space in (3, 5, 2)] == [3, 2, 1]
    assert party(g, MOUNTAIN, 3).companion == 0


def test_E9_3_example_1_middle_level() -> None:
    g = example_1()
    play(g, "take 1", "take 2", "take 3")
    assert asked(g) == ("climb", 1, 3)
    play(g, "take 4")
    assert (has(g, 1, "blue-7"), band(g, 1).flame, wardens(g, 3)) == (True, 13, 1)
    assert asked(g) == ("climb", 0, 5)
    play(g, "take 5")
    assert (has(g, 0, "red-3-1"), wardens(g, 5)) == (True, 1)
    assert party(g, MOUNTAIN, 2).seat == NONE  # Helga is back, without gear
    assert (followers(g, 2), band(g, 2).gear) == ({"hireling": 10, "warden": 1}, 0)


def test_E9_4_example_1_top_level() -> None:
    g = example_1()
    play(g, "take 1", "take 2", "take 3", "take 4", "take 5")
    assert (g.decision, g.seat, texts(g)) == ("tie", 0, ["first 3", "first 5"])
    play(g, "first 5", "take 6")
    assert (has(g, 0, "green-4-1"), band(g).flame) == (True, 12)  # the card and the board
    play(g, "raise speed")
    assert (followers(g), band(g).attributes, band(g).crests) == ({"hireling": 11}, [0, 0, 1], 5)
    assert (followers(g, 1), band(g, 1).flame, band(g, 1).gear) == ({"hireling": 10, "warden": 1}, 13, 0)
    assert (g.decision, g.seat) == ("reward", 2)


def example_2() -> Game:
    """Astrid 0, Thomas 1 with the Survivalist, Helga 2."""
    s = mountain("blue-6-1", "green-5-2", "red-3-1", "red-7", "blue-3-1", survivalist=1)
    post(s, 2, MOUNTAIN, 4, hirelings=3, specialists=1)
    post(s, 1, MOUNTAIN, 3, hirelings=3)
    post(s, 0, MOUNTAIN, 2, specialists=2)
    return climbing(s)


def test_E9_2_example_2_low_level() -> None:
    g = example_2()
    assert asked(g) == ("reward", 2, 4)
    play(g, "take 1")
    assert band(g, 2).flame == 12
    assert asked(g) == ("reward", 1, 3)
    assert refused(g, "take 2") == "E9.1"
    play(g, "take 3")
    assert asked(g) == ("reward", 0, 2)
    play(g, "take 2")
    assert [wardens(g, space) for space in (4, 2)] == [1, 1]
    assert (followers(g, 1), band(g, 1).crests, band(g, 1).gear) == ({"hireling": 10}, 5, 0)
    assert (g.decision, g.seat, texts(g)) == ("tie", 1, ["first 2", "first 4"])


def test_E9_5_example_2_middle_level() -> None:
    g = example_2()
    play(g, "take 1", "take 3", "take 2", "first 4")
    assert asked(g) == ("climb", 2, 4)
    play(g, "take none")
    assert (followers(g, 2), band(g, 2).flame, band(g, 2).gear) == ({"hireling": 10, "warden": 1}, 12, 0)
    assert asked(g) == ("climb", 0, 2)
    play(g, "take 4")
    assert has(g, 0, "red-7")
    assert (band(g).flame, followers(g), band(g).crests) == (12, {"hireling": 10}, 5)
    assert state(g).mountain[4:] == dragons("blue-3-1", "green-3-1")  # they lie until the reset
    assert (g.decision, g.seat) == ("reward", 2)
