"""Garrison cards and when they are completed (E7.5)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    BLUE,
    CAMP,
    DRAGON_KNIGHT,
    DRAGON_NURSE,
    DRAGON_WHISPERER,
    EXOTIC,
    GARRISON,
    GREEN,
    GUILD,
    INNKEEPER,
    MASTER_SCOUT,
    MOUNTAIN,
    NONE,
    RANGER,
    RED,
    SCOUT,
    SPY,
    TAVERN,
    WARDEN,
    WRANGLER,
)
from firelight.games.emberheart.rules.layout import COMPLETED, OPEN, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    dragons,
    followers,
    give_dragon,
    give_garrison,
    give_hero,
    give_preserve,
    lay,
    number,
    play,
    post,
    send,
    start,
    texts,
    to_phase,
    told,
)

KIND = {RED: WARDEN, BLUE: SCOUT, GREEN: RANGER}
# level: dragons, heroes, followers, glory
CARDS = {1: (1, 1, 0, 3), 2: (1, 0, 3, 4), 3: (2, 2, 0, 5), 4: (3, 0, 4, 7), 5: (4, 3, 0, 9)}
EVERY_CARD = [(colour, level) for colour in (RED, BLUE, GREEN) for level in range(1, 6)]
ANY_HEROES = (INNKEEPER, SPY, DRAGON_NURSE)


def fit_out(s: State, colour: int, level: int, fewer_dragons: int = 0, fewer_others: int = 0) -> None:
    """Give seat 0 what a card shows, except what is named."""
    count, heroes, others, _ = CARDS[level]
    for _ in range(count - fewer_dragons):
        give_dragon(s, 0, colour)
    for hero in ANY_HEROES[: heroes - fewer_others if heroes else 0]:
        give_hero(s, 0, hero, active=False)
    if others:
        s.bands[0].followers[KIND[colour]] = others - fewer_others


def take_garrison(s: State, colour: int, level: int) -> Game:
    """Seat 0 takes that card from the Garrison."""
    s.garrison[:] = [NONE, NONE, NONE]
    s.garrison[colour] = colour * 5 + level - 1
    post(s, 0, GARRISON, 1, hirelings=1)
    to_phase(s, "reward")
    g = start(s)
    play(g, f"take {colour + 1}")
    return g


def rewards(s: State) -> Game:
    """Go to the reward phase; another player's party at the Garrison keeps it from running on."""
    post(s, 1, GARRISON, 1, hirelings=1)
    to_phase(s, "reward")
    return start(s)


# All fifteen cards


@pytest.mark.parametrize(("colour", "level"), EVERY_CARD)
def test_E7_5_complete_at_exactly_its_requirement(colour: int, level: int) -> None:
    s = arrange()
    fit_out(s, colour, level)
    g = take_garrison(s, colour, level)
    assert band(g).garrison[colour * 5 + level - 1] == COMPLETED
    assert band(g).attributes == [int(other == colour) for other in range(3)]
    assert g.score_sheet(0)["garrison"] == CARDS[level][3]


@pytest.mark.parametrize(("colour", "level"), EVERY_CARD)
def test_E7_5_not_complete_with_a_dragon_less(colour: int, level: int) -> None:
    s = arrange()
    fit_out(s, colour, level, fewer_dragons=1)
    for other in (RED, BLUE, GREEN):
        if other != colour:
            give_dragon(s, 0, other)
    g = take_garrison(s, colour, level)
    assert band(g).garrison[colour * 5 + level - 1] == OPEN
    assert band(g).attributes == [0, 0, 0]
    assert g.score_sheet(0)["garrison"] == 0


@pytest.mark.parametrize(("colour", "level"), EVERY_CARD)
def test_E7_5_not_complete_with_a_hero_or_follower_less(colour: int, level: int) -> None:
    s = arrange()
    fit_out(s, colour, level, fewer_others=1)
    for kind in (SCOUT, RANGER, WARDEN):
        if kind != KIND[colour]:
            s.bands[0].followers[kind] = 5
    g = take_garrison(s, colour, level)
    assert band(g).garrison[colour * 5 + level - 1] == OPEN


# What counts


def test_E7_5_dragons_attached_and_heroes_with_a_dragon_count() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER)
    g = take_garrison(s, RED, 1)
    assert band(g).garrison[0] == COMPLETED


def test_E7_5_followers_on_the_board_count() -> None:
    s = arrange()
    give_dragon(s, 0, GREEN)
    card = give_garrison(s, 0, GREEN, 2)  # 1 dragon, 3 rangers
    s.bands[0].followers[RANGER] = 1
    s.bands[0].gear = 1
    post(s, 0, words.PRESERVE, 1, specialists=1)
    g = start(s)
    play(g, "swap", "swap hireling for ranger")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_followers_of_others_do_not_count() -> None:
    s = arrange()
    give_dragon(s, 0, GREEN)
    card = give_garrison(s, 0, GREEN, 2)
    s.bands[0].followers[RANGER] = 1
    s.bands[0].gear = 1
    s.bands[1].followers[RANGER] = 5
    post(s, 1, words.PRESERVE, 1, specialists=1)
    g = start(s)
    play(g, "swap", "swap hireling for ranger")
    assert band(g).garrison[card] == OPEN


def test_E7_5_nothing_is_paid() -> None:
    s = arrange()
    fit_out(s, BLUE, 4)
    g = take_garrison(s, BLUE, 4)
    assert band(g).garrison[BLUE * 5 + 3] == COMPLETED
    assert followers(g)["scout"] == 4
    assert sum(1 for dragon in band(g).dragons if dragon) == 3


def test_E7_5_everything_counts_for_every_card() -> None:
    s = arrange()
    cards = [give_garrison(s, 0, RED, 1), give_garrison(s, 0, RED, 3)]
    for _ in range(2):
        give_dragon(s, 0, RED)
    give_hero(s, 0, SPY, active=False)
    lay(s, GUILD, DRAGON_NURSE)
    post(s, 0, GUILD, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert [band(g).garrison[card] for card in cards] == [COMPLETED] * 2
    assert band(g).attributes == [2, 0, 0]


def test_E7_5_it_stays_completed() -> None:
    s = arrange()
    fit_out(s, RED, 2)
    s.bands[0].gear = 1
    s.bands[0].garrison[1] = COMPLETED
    g = start(s)
    play(g, "swap", "swap warden for hireling")
    assert band(g).garrison[1] == COMPLETED
    assert g.score_sheet(0)["garrison"] == 4


def test_E7_5_the_attribute_goes_up_only_once() -> None:
    s = arrange()
    fit_out(s, RED, 2)
    s.bands[0].gear = 2
    s.bands[0].garrison[1] = COMPLETED
    g = start(s)
    play(g, "swap", "swap hireling for warden")
    assert band(g).attributes == [0, 0, 0]


def test_E7_5_a_card_may_be_taken_before_it_can_be_completed() -> None:
    g = take_garrison(arrange(), GREEN, 1)
    assert band(g).garrison[GREEN * 5] == OPEN


def test_E7_5_a_step_beyond_7_is_lost() -> None:
    s = arrange()
    s.bands[0].attributes[RED] = 7
    fit_out(s, RED, 1)
    g = take_garrison(s, RED, 1)
    assert (band(g).garrison[0], band(g).attributes) == (COMPLETED, [7, 0, 0])


# The moment


def test_E7_5_completed_by_taking_a_dragon() -> None:
    s = arrange()
    card = give_garrison(s, 0, BLUE, 1)
    give_hero(s, 0, INNKEEPER, active=False)
    lay(s, CAMP, *dragons("captive-blue-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (band(g).garrison[card], band(g).attributes) == (COMPLETED, [0, 1, 0])


def test_E7_5_completed_by_taking_a_hero() -> None:
    s = arrange()
    card = give_garrison(s, 0, BLUE, 1)
    give_dragon(s, 0, BLUE)
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_completed_by_followers_of_the_tavern() -> None:
    s = arrange()
    card = give_garrison(s, 0, RED, 2)
    give_dragon(s, 0, RED)
    lay(s, TAVERN, number("taverns", "3-wardens"))
    post(s, 0, TAVERN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_completed_by_a_swap_of_the_master_scout() -> None:
    s = arrange()
    give_hero(s, 0, MASTER_SCOUT)  # with 1 blue dragon
    card = give_garrison(s, 0, BLUE, 2)
    s.bands[0].followers[SCOUT] = 1
    g = start(s)
    send(g, "guild", 4, "3 hirelings + 1 specialist")
    assert band(g).garrison[card] == OPEN
    play(g, "exchange up 2")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_completed_by_a_swap_within_a_call_back() -> None:
    s = arrange()
    give_dragon(s, 0, BLUE)
    card = give_garrison(s, 0, BLUE, 2)
    s.bands[0].followers[SCOUT] = 2
    s.bands[0].gear = 1
    post(s, 0, TAVERN, 1, hirelings=1)
    g = start(s)
    play(g, "aide leader", "call back tavern 1", "swap", "swap hireling for scout")
    assert band(g).garrison[card] == COMPLETED


# After taking a dragon: Wrangler and Whisperer, window (b), one check


def test_E7_5_wrangler_then_the_window_then_the_check() -> None:
    s = arrange()
    give_hero(s, 0, WRANGLER)
    give_preserve(s, 0, GREEN)
    card = give_garrison(s, 0, GREEN, 1)
    lay(s, MOUNTAIN, *dragons("green-5-1"))
    post(s, 0, MOUNTAIN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (g.decision, band(g).garrison[card]) == ("wrangle", OPEN)
    play(g, "gain gear")
    assert (g.decision, band(g).garrison[card]) == ("window", OPEN)
    play(g, "done")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_whisperer_then_the_window_then_the_check() -> None:
    s = arrange()
    give_hero(s, 0, DRAGON_WHISPERER)
    give_preserve(s, 0, BLUE)
    card = give_garrison(s, 0, BLUE, 1)
    lay(s, CAMP, *dragons("captive-blue-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (g.decision, band(g).flame, band(g).garrison[card]) == ("window", 9, OPEN)
    play(g, "done")
    assert band(g).garrison[card] == COMPLETED


def test_E7_5_an_exotic_attached_at_once_counts_only_as_its_new_colour() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER, active=False)
    red, green = give_garrison(s, 0, RED), give_garrison(s, 0, GREEN)
    lay(s, CAMP, *dragons("exotic-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    attach(g, "exotic-1", "innkeeper")
    assert [band(g).garrison[card] for card in (red, green)] == [COMPLETED, OPEN]


def test_E7_5_only_one_check_when_the_window_is_done() -> None:
    s = arrange()
    give_hero(s, 0, INNKEEPER, active=False)
    give_hero(s, 0, SPY, active=False)
    give_dragon(s, 0, EXOTIC)
    card = give_garrison(s, 0, GREEN)
    lay(s, CAMP, *dragons("exotic-2"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    attach(g, "exotic-1", "innkeeper")
    assert (g.decision, band(g).garrison[card]) == ("window", OPEN)
    attach(g, "exotic-2", "spy")  # now no dragon counts as green
    assert band(g).garrison[card] == OPEN


def test_E7_5_a_knight_woken_in_the_window_helps_at_its_end() -> None:
    s = arrange()
    give_hero(s, 0, DRAGON_KNIGHT, active=False)
    give_preserve(s, 0, GREEN)
    give_dragon(s, 0, BLUE)
    give_garrison(s, 0, GREEN)
    lay(s, CAMP, *dragons("captive-green-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    attach(g, "captive-green-2-1", "green-preserve-1")
    attach(g, "blue-3-1", "dragon-knight")
    assert g.decision == "knight"
    play(g, "raise strength")
    assert band(g).attributes == [1, 0, 2]


def test_E7_5_elsewhere_the_check_follows_each_attachment() -> None:
    s = arrange()
    give_hero(s, 0, words.TACTICIAN, active=False)
    give_dragon(s, 0, GREEN)
    give_dragon(s, 0, GREEN)
    give_preserve(s, 0, GREEN)
    card = give_garrison(s, 0, GREEN, 3)  # 2 dragons, 2 heroes: one hero less with the Tactician
    g = start(s)
    attach(g, "green-3-1", "tactician")
    assert band(g).garrison[card] == COMPLETED
    assert "attach" in texts(g)


def test_E7_5_with_a_hero_the_check_comes_before_the_window() -> None:
    s = arrange()
    card = give_garrison(s, 0, RED)
    give_dragon(s, 0, RED)
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (g.decision, band(g).garrison[card]) == ("window", COMPLETED)


def test_E7_5_only_the_cards_of_the_player_concerned_are_checked() -> None:
    s = arrange()
    for seat in (0, 1):
        give_dragon(s, seat, BLUE)
        s.bands[seat].followers[SCOUT] = 2
    mine, theirs = give_garrison(s, 0, BLUE, 2), give_garrison(s, 1, BLUE, 1)
    s.bands[0].gear = 1
    g = start(s)
    play(g, "swap", "swap hireling for scout")
    assert (band(g).garrison[mine], band(g, 1).garrison[theirs]) == (COMPLETED, OPEN)
    assert any("completed-card" in event for event in told(g))
