"""The 27 heroes (E14), each with its ability and its glory."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BARD,
    BLUE,
    CAMP,
    DRAGON_KNIGHT,
    DRAGON_NURSE,
    DRAGON_TRAINER,
    DRAGON_WHISPERER,
    EXOTIC,
    FIRE_MARSHAL,
    FIRE_SAGE,
    FLAME_TAMER,
    GARRISON,
    GREEN,
    GUILD,
    HEROES,
    INNKEEPER,
    KEEPER,
    MASTER_RANGER,
    MASTER_SCOUT,
    MENTOR,
    MERCHANT,
    MESSENGER,
    MOUNTAIN,
    NONE,
    OUTFITTER,
    OVERSEER,
    PARAGON,
    PEAKWALKER,
    PRESERVE,
    PRIESTESS,
    QUARTERMASTER,
    RECRUITER,
    RED,
    SPY,
    SQUIRE,
    TACTICIAN,
    TAVERN,
    WRANGLER,
)
from firelight.games.emberheart.rules.layout import ATTACHED, COMPLETED, OPEN, State
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
    hero_glory,
    lay,
    muster,
    number,
    own,
    play,
    post,
    refused,
    rewards,
    send,
    start,
    state,
    strike,
    texts,
    to_phase,
)

# What I have, what another has, whether the most is mine.
MOST = pytest.mark.parametrize(("mine", "theirs", "wins"), [(0, 0, True), (2, 2, True), (3, 2, True), (1, 2, False), (0, 1, False)])
# The hero's own card or dragon makes one at least.
MOST_FROM_1 = pytest.mark.parametrize(("mine", "theirs", "wins"), [(1, 0, True), (1, 1, True), (3, 2, True), (1, 2, False), (2, 3, False)])


def with_hero(hero: int, active: bool = True, players: int = 3) -> State:
    """Seat 0 has that hero."""
    s = arrange(players)
    give_hero(s, 0, hero, active)
    return s


def hold_garrison(s: State, seat: int, cards: int) -> None:
    for level in range(1, cards + 1):
        give_garrison(s, seat, seat, level)


def hold_preserves(s: State, seat: int, cards: int) -> None:
    for _ in range(cards):
        give_preserve(s, seat, seat)


def hold_dragons(s: State, seat: int, colour: int, cards: int) -> None:
    for _ in range(cards):
        give_dragon(s, seat, colour)


def before(s: State) -> Game:
    to_phase(s, "before")
    return start(s)


def after_raid(s: State) -> Game:
    to_phase(s, "after-raid")
    return start(s)


def peak(s: State, *cards: str) -> Game:
    """A party of 5 wardens of seat 0 before these cards of the Mountain."""
    lay(s, MOUNTAIN, *dragons(*cards))
    post(s, 0, MOUNTAIN, 5, specialists=5)
    return rewards(s)


def tavern(s: State, card: str) -> Game:
    lay(s, TAVERN, number("taverns", card))
    post(s, 0, TAVERN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    return g


# E14.1 Apprentice.


def test_E14_1_apprentice_takes_a_hero_of_the_offer_and_its_space_is_refilled() -> None:
    s = with_hero(APPRENTICE)
    lay(s, GUILD, SPY, SQUIRE, KEEPER)
    coming = s.hero_pile[s.hero_left - 1]
    g = before(s)
    play(g, "apprentice", "take 2")
    assert band(g).heroes[SQUIRE] == 1
    assert state(g).guild == [SPY, coming, KEEPER]


def test_E14_1_apprentice_once_a_game() -> None:
    s = with_hero(APPRENTICE)
    g = before(s)
    play(g, "apprentice", "take 1")
    to_phase(state(g), "before")
    again = start(state(g))
    assert again.decision == "act"
    assert band(again).apprentice_used == 1


def test_E14_1_apprentice_used_is_refused() -> None:
    s = with_hero(APPRENTICE)
    give_hero(s, 0, PARAGON)
    g = before(s)
    play(g, "apprentice", "take 1")
    assert refused(g, "apprentice") == "E14.1"


def test_E14_1_apprentice_left_may_be_used_in_a_later_round() -> None:
    g = before(with_hero(APPRENTICE))
    play(g, "done")
    to_phase(state(g), "before")
    assert "apprentice" in texts(start(state(g)))


def test_E14_1_apprentice_without_dragon_does_nothing() -> None:
    assert before(with_hero(APPRENTICE, active=False)).decision == "act"


def test_E14_1_apprentices_hero_counts_for_the_garrison_at_once() -> None:
    s = with_hero(APPRENTICE)
    give_garrison(s, 0, RED, 3)
    give_dragon(s, 0, RED)
    g = before(s)
    play(g, "apprentice", "take 1")
    assert band(g).garrison[2] == COMPLETED


def test_E14_1_apprentice_scores_4() -> None:
    assert hero_glory(with_hero(APPRENTICE)) == 4
    assert hero_glory(with_hero(APPRENTICE, active=False)) == 0


# E14.2 Bard.


@pytest.mark.parametrize(("move", "kept"), [("keep first hero", 0), ("keep second hero", 1)])
def test_E14_2_bard_draws_2_heroes_and_keeps_one_as_the_fourth_card(move: str, kept: int) -> None:
    s = with_hero(BARD)
    offer = list(s.guild)
    drawn = [s.hero_pile[s.hero_left - 1], s.hero_pile[s.hero_left - 2]]
    g = before(s)
    play(g, move)
    assert (state(g).bard_card, state(g).bard_seat) == (drawn[kept], 0)
    assert state(g).guild == offer
    assert drawn[1 - kept] not in state(g).hero_pile


def test_E14_2_bard_draws_in_every_round() -> None:
    g = before(with_hero(BARD))
    play(g, "keep first hero")
    to_phase(state(g), "after-raid")
    again = start(state(g))
    assert (again.decision, state(again).round) == ("bard", 2)


def test_E14_2_bard_only_you_may_take_the_card() -> None:
    s = with_hero(BARD)
    post(s, 0, GUILD, 5, hirelings=5)
    post(s, 1, GUILD, 4, hirelings=4)
    g = before(s)
    play(g, "keep first hero")
    card = state(g).bard_card
    to_phase(state(g), "reward")
    g = start(state(g))
    play(g, "take 4")
    assert band(g).heroes[card] == 1
    assert refused(g, "take 4") == "E6.2"


def test_E14_2_bard_without_dragon_does_not_draw() -> None:
    g = before(with_hero(BARD, active=False))
    assert (g.decision, state(g).bard_card) == ("act", NONE)


@MOST
def test_E14_2_bard_scores_7_for_most_garrison_cards(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(BARD)
    hold_garrison(s, 0, mine)
    hold_garrison(s, 1, theirs)
    assert hero_glory(s) == (7 if wins else 0)


# E14.3 Fire Sage.


def sage(scouts: int, active: bool = True) -> Game:
    s = with_hero(FIRE_SAGE, active)
    muster(s, hirelings=9, scouts=scouts)
    strike(s, "hireling-per-scout")
    return start(s)


def test_E14_3_fire_sage_flame_up_1_to_discard_2_fewer() -> None:
    g = sage(5)
    play(g, "fire sage")
    assert (followers(g)["hireling"], band(g).flame) == (6, 11)


def test_E14_3_fire_sage_2_fewer_specialists_too() -> None:
    s = with_hero(FIRE_SAGE)
    muster(s, wardens=5)
    for hero in (SPY, SQUIRE):
        give_hero(s, 0, hero, active=False)
    strike(s, "specialist-per-hero")
    g = start(s)
    play(g, "fire sage")
    assert (followers(g), band(g).flame) == ({"warden": 4}, 11)


def test_E14_3_fire_sage_once_a_raid() -> None:
    g = sage(5)
    play(g, "fire sage")
    assert g.decision == "act"


def test_E14_3_fire_sage_without_dragon_does_nothing() -> None:
    g = sage(5, active=False)
    assert (g.decision, followers(g)["hireling"], band(g).flame) == ("act", 4, 10)


@MOST_FROM_1
def test_E14_3_fire_sage_scores_7_for_most_red_dragons(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(FIRE_SAGE)
    hold_dragons(s, 0, RED, mine - 1)
    hold_dragons(s, 1, RED, theirs)
    hold_dragons(s, 1, BLUE, 3)
    assert hero_glory(s) == (7 if wins else 0)


def test_E14_3_fire_sage_counts_own_free_exotics_only() -> None:
    s = with_hero(FIRE_SAGE)
    hold_dragons(s, 1, RED, 1)
    hold_dragons(s, 1, EXOTIC, 2)
    assert hero_glory(s) == 7
    hold_dragons(s, 1, RED, 1)
    assert hero_glory(s) == 0
    hold_dragons(s, 0, EXOTIC, 1)
    assert hero_glory(s) == 7


def test_E14_3_fire_sage_counts_another_players_exotic_attached_to_red() -> None:
    s = with_hero(FIRE_SAGE)
    hold_dragons(s, 1, RED, 1)
    give_hero(s, 1, INNKEEPER, active=False)
    own(s, 1, "exotic-1")
    band(s, 1).hero_dragons[INNKEEPER] = number("dragons", "exotic-1")
    band(s, 1).dragons[number("dragons", "exotic-1")] = ATTACHED
    s.dragon_colours[number("dragons", "exotic-1")] = RED
    assert hero_glory(s) == 0


# E14.4 Outfitter.


@pytest.mark.parametrize("turned", range(5))
def test_E14_4_outfitter_turns_hirelings_of_the_fire_station_into_gear(turned: int) -> None:
    g = start(with_hero(OUTFITTER))
    play(g, "station")
    assert texts(g) == [f"into gear {n}" for n in range(5)]
    play(g, f"into gear {turned}")
    assert (followers(g), band(g).gear, band(g).flame) == ({"hireling": 14 - turned}, turned, 11)


def test_E14_4_outfitter_not_other_hirelings() -> None:
    g = start(with_hero(OUTFITTER))
    play(g, "station")
    assert refused(g, "into gear 5") == "E14.4"


def test_E14_4_outfitter_not_hirelings_of_the_tavern() -> None:
    g = tavern(with_hero(OUTFITTER), "6-hirelings")
    assert g.seat == 2
    assert followers(g) == {"hireling": 16}


def test_E14_4_outfitter_without_dragon_does_nothing() -> None:
    g = start(with_hero(OUTFITTER, active=False))
    play(g, "station")
    assert (g.seat, followers(g)) == (1, {"hireling": 14})


@MOST
def test_E14_4_outfitter_scores_7_for_most_preserves(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(OUTFITTER)
    hold_preserves(s, 0, mine)
    hold_preserves(s, 1, theirs)
    assert hero_glory(s) == (7 if wins else 0)


# E14.5 Paragon.


@pytest.mark.parametrize(
    ("mix", "gained"),
    [("2 scouts", {"scout": 2}), ("scout + ranger", {"scout": 1, "ranger": 1}), ("2 rangers", {"ranger": 2})],
)
def test_E14_5_paragon_2_hirelings_for_2_specialists_in_any_mix(mix: str, gained: dict[str, int]) -> None:
    g = before(with_hero(PARAGON))
    assert texts(g) == ["paragon 2 scouts", "paragon scout + ranger", "paragon 2 rangers", "done"]
    play(g, f"paragon {mix}")
    assert followers(g) == {"hireling": 8, **gained}
    assert band(g).flame == 11


def test_E14_5_paragon_needs_exactly_2_hirelings() -> None:
    s = with_hero(PARAGON)
    give_hero(s, 0, APPRENTICE)
    muster(s, hirelings=1)
    assert refused(before(s), "paragon 2 scouts") == "E14.5"


def test_E14_5_paragon_without_dragon_does_nothing() -> None:
    assert before(with_hero(PARAGON, active=False)).decision == "act"


@MOST_FROM_1
def test_E14_5_paragon_scores_5_for_most_dragons(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(PARAGON)
    hold_dragons(s, 0, BLUE, mine - 1)
    hold_dragons(s, 1, GREEN, theirs)
    assert hero_glory(s) == (5 if wins else 0)


def test_E14_5_paragon_counts_everybodys_exotics() -> None:
    s = with_hero(PARAGON)
    hold_dragons(s, 1, EXOTIC, 2)
    assert hero_glory(s) == 0
    hold_dragons(s, 0, EXOTIC, 1)
    assert hero_glory(s) == 5


# E14.6 Peakwalker.

PEAK = ("blue-3-3", "green-3-2", "green-3-3", "blue-3-1", "blue-3-2", "green-3-1")


def test_E14_6_peakwalker_one_more_step_for_a_top_level_dragon() -> None:
    g = peak(with_hero(PEAKWALKER), *PEAK)
    play(g, "take 1", "take 4", "take 6", "raise speed", "raise strength")
    assert (g.seat, band(g).attributes) == (2, [1, 0, 1])


def test_E14_6_peakwalker_both_steps_may_move_the_same() -> None:
    g = peak(with_hero(PEAKWALKER), *PEAK)
    play(g, "take 1", "take 4", "take 6", "raise speed", "raise speed")
    assert band(g).attributes == [0, 0, 2]


def test_E14_6_peakwalker_one_step_may_be_declined_for_itself() -> None:
    g = peak(with_hero(PEAKWALKER), *PEAK)
    play(g, "take 1", "take 4", "take 6", "raise nothing", "raise speed")
    assert band(g).attributes == [0, 0, 1]


def test_E14_6_peakwalker_no_step_beyond_7() -> None:
    s = with_hero(PEAKWALKER)
    band(s).attributes[:] = [7, 6, 0]
    g = peak(s, *PEAK)
    play(g, "take 1", "take 4", "take 6", "raise senses")
    assert texts(g) == ["raise speed", "raise nothing"]
    assert refused(g, "raise senses") == "E9.4"


def test_E14_6_peakwalker_nothing_for_lower_levels() -> None:
    g = peak(with_hero(PEAKWALKER), *PEAK)
    play(g, "take 1", "take 4")
    assert (g.decision, band(g).attributes) == ("climb", [0, 0, 0])


def test_E14_6_peakwalker_without_dragon_does_nothing() -> None:
    g = peak(with_hero(PEAKWALKER, active=False), *PEAK)
    play(g, "take 1", "take 4", "take 6", "raise speed")
    assert (g.seat, band(g).attributes) == (2, [0, 0, 1])


@MOST
def test_E14_6_peakwalker_scores_7_for_most_gear(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(PEAKWALKER)
    band(s).gear = mine
    band(s, 1).gear = theirs
    assert hero_glory(s) == (7 if wins else 0)


# E14.7 Recruiter.


@pytest.mark.parametrize(("red", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_E14_7_recruiter_1_hireling_per_2_red_dragons(red: int, gained: int) -> None:
    s = with_hero(RECRUITER)
    hold_dragons(s, 0, RED, red - 1)
    hold_dragons(s, 0, BLUE, 2)
    assert followers(after_raid(s)) == {"hireling": 10 + gained}


def test_E14_7_recruiter_counts_a_free_exotic_as_red() -> None:
    s = with_hero(RECRUITER)
    hold_dragons(s, 0, EXOTIC, 1)
    assert followers(after_raid(s)) == {"hireling": 11}


def test_E14_7_recruiter_after_the_raid_losses() -> None:
    s = with_hero(RECRUITER)
    muster(s)
    hold_dragons(s, 0, RED, 1)
    strike(s, "hireling-per-red-dragon")
    g = start(s)
    assert (followers(g), band(g).flame) == ({"hireling": 1}, 12)


def test_E14_7_recruiter_without_dragon_does_nothing() -> None:
    s = with_hero(RECRUITER, active=False)
    hold_dragons(s, 0, RED, 2)
    to_phase(s, "after-raid")
    g = start(s)
    assert followers(g) == {"hireling": 10}


@pytest.mark.parametrize(("counts", "glory"), [((0, 5, 5), 0), ((1, 1, 1), 2), ((3, 2, 4), 4), ((5, 5, 5), 10), ((6, 6, 7), 10)])
def test_E14_7_recruiter_scores_2_per_set_of_specialists_at_most_10(counts: tuple[int, int, int], glory: int) -> None:
    s = with_hero(RECRUITER)
    muster(s, scouts=counts[0], rangers=counts[1], wardens=counts[2])
    assert hero_glory(s) == glory


# E14.8 Innkeeper.


def test_E14_8_innkeeper_1_gear_for_a_party_at_the_tavern() -> None:
    g = start(with_hero(INNKEEPER))
    send(g, "tavern", 2, "2 hirelings")
    assert band(g).gear == 1


def test_E14_8_innkeeper_every_time() -> None:
    s = with_hero(INNKEEPER)
    post(s, 0, TAVERN, 5, hirelings=5)
    g = start(s)
    send(g, "tavern", 2, "2 hirelings")
    assert band(g).gear == 1


@pytest.mark.parametrize("place", ["guild", "camp", "mountain", "preserve", "garrison"])
def test_E14_8_innkeeper_nothing_elsewhere(place: str) -> None:
    g = start(with_hero(INNKEEPER))
    send(g, place, 1, "1 hireling")
    assert band(g).gear == 0


def test_E14_8_innkeeper_nothing_for_other_players() -> None:
    s = with_hero(INNKEEPER)
    s.shield = 1
    to_phase(s, "action")
    g = start(s)
    send(g, "tavern", 1, "1 hireling")
    assert (band(g).gear, band(g, 1).gear) == (0, 0)


def test_E14_8_innkeeper_without_dragon_does_nothing() -> None:
    g = start(with_hero(INNKEEPER, active=False))
    send(g, "tavern", 2, "2 hirelings")
    assert band(g).gear == 0


@pytest.mark.parametrize(("levels", "glory"), [((3, 3, 3), 7), ((7, 4, 3), 7), ((2, 7, 7), 0), ((3, 3, 2), 0), ((0, 0, 0), 0)])
def test_E14_8_innkeeper_scores_7_if_all_attributes_are_at_least_3(levels: tuple[int, int, int], glory: int) -> None:
    s = with_hero(INNKEEPER)
    band(s).attributes[:] = list(levels)
    assert hero_glory(s) == glory


# E14.9 Wrangler.


@pytest.mark.parametrize(
    ("dragon", "asked"), [("blue-3-1", False), ("blue-4-1", False), ("blue-5-2", True), ("blue-6-1", False), ("blue-7", True)]
)
def test_E14_9_wrangler_for_a_dragon_worth_5_or_7(dragon: str, asked: bool) -> None:
    g = peak(with_hero(WRANGLER), dragon)
    play(g, "take 1")
    assert (g.decision == "wrangle") == asked


@pytest.mark.parametrize(("move", "gained"), [("gain hireling", ({"hireling": 11}, 0)), ("gain gear", ({"hireling": 10}, 1))])
def test_E14_9_wrangler_1_hireling_or_1_gear(move: str, gained: tuple[dict[str, int], int]) -> None:
    g = peak(with_hero(WRANGLER), "blue-5-1")
    play(g, "take 1", move)
    assert (followers(g), band(g).gear) == gained


def test_E14_9_wrangler_on_higher_levels_too() -> None:
    g = peak(with_hero(WRANGLER), "blue-3-1", "blue-3-2", "blue-3-3", "blue-7")
    play(g, "take 1", "take 4")
    assert g.decision == "wrangle"


def test_E14_9_wrangler_comes_before_the_window() -> None:
    s = with_hero(WRANGLER)
    give_hero(s, 0, SPY, active=False)
    g = peak(s, "blue-5-1")
    play(g, "take 1")
    assert g.decision == "wrangle"
    play(g, "gain gear")
    assert g.decision == "window"


def test_E14_9_wrangler_without_dragon_does_nothing() -> None:
    g = peak(with_hero(WRANGLER, active=False), "blue-5-1")
    play(g, "take 1")
    assert g.decision == "climb"


@pytest.mark.parametrize(("cards", "glory"), [(0, 0), (1, 2), (4, 8), (5, 10), (7, 10)])
def test_E14_9_wrangler_scores_2_per_garrison_card_at_most_10(cards: int, glory: int) -> None:
    s = with_hero(WRANGLER)
    for card in range(cards):
        band(s).garrison[14 - card] = COMPLETED if card % 2 else OPEN
    assert hero_glory(s) == glory


# E14.10 Flame Tamer.


def preserve_of(s: State) -> Game:
    """Seat 0 takes a Preserve."""
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    return g


def test_E14_10_flame_tamer_flame_down_1_for_a_preserve() -> None:
    assert band(preserve_of(with_hero(FLAME_TAMER))).flame == 9


def test_E14_10_flame_tamer_not_for_declining_one() -> None:
    s = with_hero(FLAME_TAMER)
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take none")
    assert band(g).flame == 10


def test_E14_10_flame_tamer_not_below_0() -> None:
    s = with_hero(FLAME_TAMER)
    band(s).flame = 0
    assert band(preserve_of(s)).flame == 0


def test_E14_10_flame_tamer_without_dragon_does_nothing() -> None:
    assert band(preserve_of(with_hero(FLAME_TAMER, active=False))).flame == 10


@MOST
def test_E14_10_flame_tamer_scores_7_for_most_hirelings(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(FLAME_TAMER)
    muster(s, 0, hirelings=mine)
    muster(s, 1, hirelings=theirs, scouts=5)
    muster(s, 2)
    assert hero_glory(s) == (7 if wins else 0)


# E14.11 Dragon Knight.


def knight(active: bool = True) -> Game:
    """Seat 0 takes the first green Garrison card and completes it."""
    s = with_hero(DRAGON_KNIGHT, active)
    give_dragon(s, 0, GREEN)
    post(s, 0, GARRISON, 2, hirelings=2)
    g = rewards(s)
    play(g, "take 3")
    return g


@pytest.mark.parametrize(("move", "levels"), [("strength", [1, 0, 0]), ("senses", [0, 1, 0]), ("speed", [0, 0, 1])])
def test_E14_11_dragon_knight_may_move_another_attribute(move: str, levels: list[int]) -> None:
    g = knight()
    assert g.decision == "knight"
    play(g, f"raise {move}")
    assert band(g).attributes == levels
    assert band(g).garrison[10] == COMPLETED


def test_E14_11_dragon_knight_each_card_anew() -> None:
    s = with_hero(DRAGON_KNIGHT, active=False)
    give_garrison(s, 0, BLUE)
    give_garrison(s, 0, GREEN)
    own(s, 0, "blue-7", "green-7")
    g = start(s)
    attach(g, "blue-7", "dragon-knight")
    play(g, "raise strength", "raise senses")
    assert band(g).attributes == [1, 1, 0]
    assert g.decision == "act"


def test_E14_11_dragon_knight_not_for_a_preserve() -> None:
    s = with_hero(DRAGON_KNIGHT)
    give_preserve(s, 0, RED)
    own(s, 0, "red-7")
    g = start(s)
    attach(g, "red-7", "red-preserve-1")
    assert (g.decision, band(g).attributes) == ("act", [2, 0, 0])


def test_E14_11_dragon_knight_without_dragon_does_nothing() -> None:
    g = knight(active=False)
    assert (g.seat, band(g).attributes) == (2, [0, 0, 1])


@MOST_FROM_1
def test_E14_11_dragon_knight_scores_7_for_most_blue_dragons(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(DRAGON_KNIGHT)
    hold_dragons(s, 0, BLUE, mine - 1)
    hold_dragons(s, 1, BLUE, theirs)
    hold_dragons(s, 1, RED, 4)
    assert hero_glory(s) == (7 if wins else 0)


def test_E14_11_dragon_knight_counts_own_free_exotics_only() -> None:
    s = with_hero(DRAGON_KNIGHT)
    hold_dragons(s, 1, BLUE, 2)
    hold_dragons(s, 1, EXOTIC, 1)
    hold_dragons(s, 0, EXOTIC, 1)
    assert hero_glory(s) == 7


# E14.12 Fire Marshal.


def test_E14_12_fire_marshal_two_crests() -> None:
    g = start(with_hero(FIRE_MARSHAL))
    play(g, "station twice")
    assert (followers(g), band(g).flame, band(g).crests) == ({"hireling": 18}, 11, 3)
    assert state(g).station[0] == 2


def test_E14_12_fire_marshal_two_crests_are_one_action() -> None:
    g = start(with_hero(FIRE_MARSHAL))
    play(g, "station twice")
    assert g.seat == 1


def test_E14_12_fire_marshal_may_still_use_one_crest() -> None:
    g = start(with_hero(FIRE_MARSHAL))
    play(g, "station")
    assert (followers(g), band(g).flame, band(g).crests) == ({"hireling": 14}, 11, 4)


def test_E14_12_fire_marshal_needs_two_crests() -> None:
    s = with_hero(FIRE_MARSHAL)
    band(s).crests = 1
    assert refused(start(s), "station twice") == "E2.1"


def test_E14_12_fire_marshal_without_dragon_does_nothing() -> None:
    assert refused(start(with_hero(FIRE_MARSHAL, active=False)), "station twice") == "E14.12"


@pytest.mark.parametrize(("gear", "glory"), [(0, 0), (1, 1), (10, 10), (13, 10)])
def test_E14_12_fire_marshal_scores_gear(gear: int, glory: int) -> None:
    s = with_hero(FIRE_MARSHAL)
    band(s).gear = gear
    assert hero_glory(s) == glory


# E14.13 Spy.


def test_E14_13_spy_1_hireling_for_a_party_at_the_camp() -> None:
    g = start(with_hero(SPY))
    send(g, "camp", 2, "2 hirelings")
    assert followers(g) == {"hireling": 9}


@pytest.mark.parametrize("place", ["guild", "tavern", "mountain", "preserve", "garrison"])
def test_E14_13_spy_nothing_elsewhere(place: str) -> None:
    g = start(with_hero(SPY))
    send(g, place, 2, "2 hirelings")
    assert followers(g) == {"hireling": 8}


def test_E14_13_spy_again_when_the_leader_sends_anew() -> None:
    s = with_hero(SPY)
    post(s, 0, CAMP, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back camp 2")
    send(g, "camp", 3, "3 hirelings")
    assert followers(g) == {"hireling": 10}


def test_E14_13_spy_without_dragon_does_nothing() -> None:
    g = start(with_hero(SPY, active=False))
    send(g, "camp", 2, "2 hirelings")
    assert followers(g) == {"hireling": 8}


@MOST_FROM_1
def test_E14_13_spy_scores_7_for_most_heroes(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(SPY)
    for hero in range(mine - 1):
        give_hero(s, 0, hero, active=False)
    for hero in range(theirs):
        give_hero(s, 1, 20 + hero, active=False)
    assert hero_glory(s) == (7 if wins else 0)


# E14.14 Master Scout.


def master(hero: int, space: int = 4, hirelings: int = 6, active: bool = True, scouts: int = 0, rangers: int = 0) -> Game:
    """Seat 0 has sent a party of hirelings to the Mountain."""
    s = with_hero(hero, active)
    muster(s, hirelings=hirelings, scouts=scouts, rangers=rangers)
    g = start(s)
    send(g, "mountain", space, f"{space} hirelings" if space > 1 else "1 hireling")
    return g


@pytest.mark.parametrize(("space", "asked"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_E14_14_master_scout_on_a_4_or_5(space: int, asked: bool) -> None:
    assert (master(MASTER_SCOUT, space).decision == "exchange") == asked


@pytest.mark.parametrize(("move", "left"), [("up 1", {"hireling": 1, "scout": 3}), ("up 2", {"scout": 4})])
def test_E14_14_master_scout_up_to_2_hirelings_for_scouts(move: str, left: dict[str, int]) -> None:
    g = master(MASTER_SCOUT, scouts=2)
    play(g, f"exchange {move}")
    assert followers(g) == left


@pytest.mark.parametrize(("move", "left"), [("down 1", {"hireling": 3, "scout": 1}), ("down 2", {"hireling": 4})])
def test_E14_14_master_scout_or_up_to_2_scouts_for_hirelings(move: str, left: dict[str, int]) -> None:
    g = master(MASTER_SCOUT, scouts=2)
    play(g, f"exchange {move}")
    assert followers(g) == left


def test_E14_14_master_scout_only_followers_that_are_there() -> None:
    g = master(MASTER_SCOUT, hirelings=5, scouts=1)
    assert texts(g) == ["exchange none", "exchange up 1", "exchange down 1"]
    assert refused(g, "exchange up 2") == "E14.14"
    assert refused(g, "exchange down 2") == "E14.14"


def test_E14_14_master_scout_no_rangers() -> None:
    g = master(MASTER_SCOUT, rangers=2)
    assert refused(g, "exchange down 1") == "E14.14"


def test_E14_14_master_scout_without_dragon_does_nothing() -> None:
    assert master(MASTER_SCOUT, active=False).decision == "act"


def test_E14_14_master_scouts_new_scouts_complete_a_garrison_card() -> None:
    s = with_hero(MASTER_SCOUT)
    muster(s, hirelings=6, scouts=1)
    give_garrison(s, 0, BLUE, 2)
    g = start(s)
    send(g, "tavern", 4, "4 hirelings")
    play(g, "exchange up 2")
    assert band(g).garrison[6] == COMPLETED


def test_E14_14_master_scout_scores_4() -> None:
    assert hero_glory(with_hero(MASTER_SCOUT)) == 4
    assert hero_glory(with_hero(MASTER_SCOUT, active=False)) == 0


# E14.15 Mentor.


def test_E14_15_mentor_swaps_up_to_2_specialists_of_a_tavern_card() -> None:
    g = tavern(with_hero(MENTOR), "3-scouts")
    play(g, "swap scout for warden", "swap scout for ranger")
    assert followers(g) == {"hireling": 10, "scout": 1, "ranger": 1, "warden": 1}
    assert g.seat == 2


def test_E14_15_mentor_one_may_do() -> None:
    g = tavern(with_hero(MENTOR), "2-rangers-1-hireling")
    play(g, "swap ranger for scout", "done")
    assert followers(g) == {"hireling": 11, "scout": 1, "ranger": 1}


def test_E14_15_mentor_only_kinds_of_the_card() -> None:
    s = with_hero(MENTOR)
    muster(s, hirelings=5, wardens=3)
    g = tavern(s, "2-scouts-1-hireling")
    assert refused(g, "swap warden for scout") == "E14.15"
    assert refused(g, "swap hireling for scout") == "E14.15"
    assert refused(g, "swap scout for hireling") == "E14.15"


def test_E14_15_mentor_only_as_many_as_the_card_brought() -> None:
    s = with_hero(MENTOR)
    muster(s, scouts=3)
    g = tavern(s, "1-scout-1-warden")
    play(g, "swap scout for ranger")
    assert refused(g, "swap scout for ranger") == "E14.15"
    assert texts(g) == ["swap warden for scout", "swap warden for ranger", "done"]


def test_E14_15_mentors_card_counts_for_the_garrison_before_the_swap() -> None:
    s = with_hero(MENTOR)
    give_garrison(s, 0, BLUE, 2)
    g = tavern(s, "3-scouts")
    assert (g.decision, band(g).garrison[6]) == ("mentor", COMPLETED)
    play(g, "swap scout for warden", "swap scout for warden")
    assert (followers(g)["scout"], band(g).garrison[6]) == (1, COMPLETED)


def test_E14_15_mentor_is_not_asked_without_specialists() -> None:
    g = tavern(with_hero(MENTOR), "6-hirelings")
    assert (g.seat, followers(g)) == (2, {"hireling": 16})


def test_E14_15_mentor_without_dragon_does_nothing() -> None:
    g = tavern(with_hero(MENTOR, active=False), "3-scouts")
    assert (g.seat, followers(g)) == (2, {"hireling": 10, "scout": 3})


@pytest.mark.parametrize(
    ("red", "blue", "green", "exotic", "glory"),
    [
        (0, 1, 4, 0, 0),
        (1, 1, 1, 0, 3),
        (2, 3, 2, 0, 6),
        (3, 3, 3, 0, 9),
        (4, 4, 4, 0, 9),
        (0, 1, 0, 2, 3),
        (2, 1, 1, 2, 6),
        (1, 1, 1, 3, 6),
    ],
)
def test_E14_15_mentor_scores_3_per_set_of_dragons_at_most_9(red: int, blue: int, green: int, exotic: int, glory: int) -> None:
    s = with_hero(MENTOR)
    hold_dragons(s, 0, RED, red)
    hold_dragons(s, 0, BLUE, blue - 1)
    hold_dragons(s, 0, GREEN, green)
    hold_dragons(s, 0, EXOTIC, exotic)
    assert hero_glory(s) == glory


# E14.16 Merchant.


@pytest.mark.parametrize("seat", [0, 1])
def test_E14_16_merchant_2_gear_more_if_another_crest_lies_at_the_warehouse(seat: int) -> None:
    s = with_hero(MERCHANT)
    s.warehouse[seat] = 1
    g = start(s)
    play(g, "warehouse")
    assert band(g).gear == 4


def test_E14_16_merchant_alone_2_gear() -> None:
    s = with_hero(MERCHANT)
    s.station[1] = 1
    g = start(s)
    play(g, "warehouse")
    assert band(g).gear == 2


def test_E14_16_merchant_2_more_however_many_lie_there() -> None:
    s = with_hero(MERCHANT)
    s.warehouse[:] = [2, 1, 3, 0]
    g = start(s)
    play(g, "warehouse")
    assert band(g).gear == 4


def test_E14_16_merchant_without_dragon_does_nothing() -> None:
    s = with_hero(MERCHANT, active=False)
    s.warehouse[1] = 1
    g = start(s)
    play(g, "warehouse")
    assert band(g).gear == 2


@pytest.mark.parametrize(("heroes", "glory"), [(1, 2), (2, 4), (5, 10), (6, 10)])
def test_E14_16_merchant_scores_2_per_hero_at_most_10(heroes: int, glory: int) -> None:
    s = with_hero(MERCHANT)
    for hero in range(heroes - 1):
        give_hero(s, 0, hero, active=False)
    assert hero_glory(s) == glory


# E14.17 Messenger.


def messenger(active: bool = True) -> Game:
    s = with_hero(MESSENGER, active)
    muster(s, hirelings=9, scouts=4, rangers=1)
    strike(s, "hireling-per-scout", discarded="hireling-per-ranger")
    return start(s)


def test_E14_17_messenger_uses_the_discarded_raid_card_instead() -> None:
    g = messenger()
    play(g, "discarded raid")
    assert followers(g)["hireling"] == 8


def test_E14_17_messenger_only_for_its_owner() -> None:
    s = with_hero(MESSENGER)
    for seat in range(3):
        muster(s, seat, hirelings=9, scouts=4, rangers=1)
    strike(s, "hireling-per-scout", discarded="hireling-per-ranger")
    g = start(s)
    play(g, "discarded raid")
    assert [band(g, seat).followers[0] for seat in range(3)] == [8, 5, 5]


def test_E14_17_messenger_another_kind_of_loss() -> None:
    s = with_hero(MESSENGER)
    muster(s, hirelings=9, scouts=4)
    strike(s, "hireling-per-scout", discarded="specialist-per-hero")
    g = start(s)
    play(g, "discarded raid")
    assert followers(g) == {"hireling": 9, "scout": 3}


def test_E14_17_messenger_without_dragon_does_nothing() -> None:
    g = messenger(active=False)
    assert followers(g)["hireling"] == 5


@pytest.mark.parametrize(("hirelings", "glory"), [(0, 0), (3, 0), (4, 1), (13, 10), (15, 10)])
def test_E14_17_messenger_scores_1_per_hireling_beyond_three_at_most_10(hirelings: int, glory: int) -> None:
    s = with_hero(MESSENGER)
    muster(s, hirelings=hirelings, scouts=2)
    assert hero_glory(s) == glory


# E14.18 Quartermaster.


@pytest.mark.parametrize(("blue", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_E14_18_quartermaster_1_gear_per_2_blue_dragons(blue: int, gained: int) -> None:
    s = with_hero(QUARTERMASTER)
    hold_dragons(s, 0, BLUE, blue - 1)
    hold_dragons(s, 0, RED, 2)
    assert band(after_raid(s)).gear == gained


def test_E14_18_quartermaster_counts_a_free_exotic_as_blue() -> None:
    s = with_hero(QUARTERMASTER)  # the rulebook's example: one blue dragon and one free exotic will do for two
    hold_dragons(s, 0, EXOTIC, 1)
    assert band(after_raid(s)).gear == 1


def test_E14_18_quartermaster_without_dragon_does_nothing() -> None:
    s = with_hero(QUARTERMASTER, active=False)
    hold_dragons(s, 0, BLUE, 2)
    assert band(after_raid(s)).gear == 0


@pytest.mark.parametrize(("levels", "glory"), [((0, 7, 7), 0), ((1, 2, 3), 2), ((4, 5, 4), 8), ((5, 5, 5), 10), ((7, 6, 7), 10)])
def test_E14_18_quartermaster_scores_2_per_step_of_the_lowest_attribute_at_most_10(levels: tuple[int, int, int], glory: int) -> None:
    s = with_hero(QUARTERMASTER)
    band(s).attributes[:] = list(levels)
    assert hero_glory(s) == glory


# E14.19 Dragon Nurse.


def test_E14_19_dragon_nurse_1_hireling_for_a_party_at_the_preserve() -> None:
    g = start(with_hero(DRAGON_NURSE))
    send(g, "preserve", 2, "2 hirelings")
    assert followers(g) == {"hireling": 9}


@pytest.mark.parametrize("place", ["guild", "tavern", "camp", "mountain", "garrison"])
def test_E14_19_dragon_nurse_nothing_elsewhere(place: str) -> None:
    g = start(with_hero(DRAGON_NURSE))
    send(g, place, 2, "2 hirelings")
    assert followers(g) == {"hireling": 8}


def test_E14_19_dragon_nurse_without_dragon_does_nothing() -> None:
    g = start(with_hero(DRAGON_NURSE, active=False))
    send(g, "preserve", 2, "2 hirelings")
    assert followers(g) == {"hireling": 8}


@MOST_FROM_1
def test_E14_19_dragon_nurse_scores_7_for_most_green_dragons(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(DRAGON_NURSE)
    hold_dragons(s, 0, GREEN, mine - 1)
    hold_dragons(s, 1, GREEN, theirs)
    hold_dragons(s, 1, RED, 4)
    assert hero_glory(s) == (7 if wins else 0)


def test_E14_19_dragon_nurse_counts_own_free_exotics_only() -> None:
    s = with_hero(DRAGON_NURSE)
    hold_dragons(s, 1, GREEN, 2)
    hold_dragons(s, 1, EXOTIC, 1)
    hold_dragons(s, 0, EXOTIC, 1)
    assert hero_glory(s) == 7


# E14.20 Keeper.


@pytest.mark.parametrize(("scouts", "lost"), [(0, 0), (1, 0), (2, 1), (4, 3)])
def test_E14_20_keeper_discards_1_fewer(scouts: int, lost: int) -> None:
    s = with_hero(KEEPER)
    muster(s, hirelings=9, scouts=scouts)
    strike(s, "hireling-per-scout")
    g = start(s)
    assert followers(g)["hireling"] == 9 - lost
    assert band(g).flame == 10


def test_E14_20_keeper_1_specialist_fewer_too() -> None:
    s = with_hero(KEEPER)
    muster(s, wardens=5)
    give_hero(s, 0, SPY, active=False)
    strike(s, "specialist-per-hero")
    assert followers(start(s)) == {"warden": 4}


def test_E14_20_keeper_without_dragon_does_nothing() -> None:
    s = with_hero(KEEPER, active=False)
    muster(s, hirelings=9, scouts=4)
    strike(s, "hireling-per-scout")
    assert followers(start(s))["hireling"] == 5


@pytest.mark.parametrize(
    ("mine", "theirs", "glory"),
    [((0, 0, 0), (0, 0, 0), 5), ((0, 2, 0), (3, 2, 1), 5), ((0, 0, 4), (3, 2, 1), 5), ((2, 1, 0), (3, 2, 1), 0)],
)
def test_E14_20_keeper_scores_5_if_on_one_attribute_nobody_is_ahead(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], glory: int
) -> None:
    s = with_hero(KEEPER)
    band(s).attributes[:] = list(mine)
    band(s, 1).attributes[:] = list(theirs)
    assert hero_glory(s) == glory


def test_E14_20_keeper_different_players_may_be_ahead() -> None:
    s = with_hero(KEEPER)
    band(s, 1).attributes[:] = [1, 1, 0]
    band(s, 2).attributes[:] = [0, 0, 1]
    assert hero_glory(s) == 0


# E14.21 Dragon Trainer.


def trainer(*names: str, active: bool = True) -> State:
    s = with_hero(DRAGON_TRAINER, active)
    own(s, 0, *names)
    to_phase(s, "train")
    return s


@pytest.mark.parametrize(("dragon", "levels"), [("red-7", [1, 0, 0]), ("captive-blue-2-1", [0, 1, 0]), ("green-7", [0, 0, 1])])
def test_E14_21_dragon_trainer_discards_a_dragon_to_move_its_colours_attribute(dragon: str, levels: list[int]) -> None:
    g = start(trainer(dragon))
    play(g, f"dragon {dragon}")
    assert band(g).attributes == levels
    assert band(g).dragons[number("dragons", dragon)] == 0


def test_E14_21_dragon_trainer_not_an_attached_dragon() -> None:
    g = start(trainer("red-7"))
    assert texts(g) == ["dragon red-7", "take none"]
    assert refused(g, "dragon green-3-1") == "E14.21"


@pytest.mark.parametrize("attribute", ["strength", "senses", "speed"])
def test_E14_21_dragon_trainer_a_free_exotic_moves_any(attribute: str) -> None:
    g = start(trainer("exotic-1"))
    play(g, "dragon exotic-1", f"raise {attribute}")
    assert sum(band(g).attributes) == 1
    assert band(g).attributes[["strength", "senses", "speed"].index(attribute)] == 1


def test_E14_21_dragon_trainer_once_a_round() -> None:
    g = start(trainer("red-7", "blue-7"))
    play(g, "dragon red-7")
    assert g.decision == "act"
    assert state(g).round == 2


def test_E14_21_dragon_trainer_again_in_the_next_round() -> None:
    g = start(trainer("red-7", "blue-7"))
    play(g, "dragon red-7")
    to_phase(state(g), "train")
    again = start(state(g))
    play(again, "dragon blue-7")
    assert band(again).attributes == [1, 1, 0]


def test_E14_21_dragon_trainer_comes_after_window_c() -> None:
    s = trainer("red-7")
    give_hero(s, 0, INNKEEPER, active=False)
    to_phase(s, "window-c")
    g = start(s)
    assert g.decision == "window"
    play(g, "done")
    assert g.decision == "train"


def test_E14_21_dragon_trainer_activated_in_window_c_works() -> None:
    s = with_hero(DRAGON_TRAINER, active=False)
    own(s, 0, "green-7", "red-7")
    to_phase(s, "window-c")
    g = start(s)
    attach(g, "green-7", "dragon-trainer")
    assert g.decision == "train"


def test_E14_21_dragon_trainer_before_the_raid() -> None:
    s = trainer("red-7")
    strike(s, "hireling-per-red-dragon")
    to_phase(s, "train")
    g = start(s)
    play(g, "dragon red-7")
    assert followers(g) == {"hireling": 10}


def test_E14_21_dragon_trainer_not_in_the_action_phase() -> None:
    s = with_hero(DRAGON_TRAINER)
    own(s, 0, "red-7")
    assert refused(start(s), "dragon red-7") != ""


def test_E14_21_dragon_trainer_without_dragon_does_nothing() -> None:
    assert start(trainer("red-7", active=False)).decision == "act"


@MOST
def test_E14_21_dragon_trainer_scores_7_for_most_rangers(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(DRAGON_TRAINER)
    muster(s, 0, rangers=mine)
    muster(s, 1, rangers=theirs, scouts=9)
    assert hero_glory(s) == (7 if wins else 0)


# E14.22 Dragon Whisperer.


def whisperer(active: bool = True, flame: int = 10) -> Game:
    s = with_hero(DRAGON_WHISPERER, active)
    band(s).flame = flame
    lay(s, CAMP, number("dragons", "captive-red-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    return rewards(s)


def test_E14_22_dragon_whisperer_flame_down_1_for_a_dragon_of_the_camp() -> None:
    g = whisperer()
    play(g, "take 1")
    assert band(g).flame == 9


def test_E14_22_dragon_whisperer_not_below_0() -> None:
    g = whisperer(flame=0)
    play(g, "take 1")
    assert band(g).flame == 0


def test_E14_22_dragon_whisperer_not_for_taking_none() -> None:
    g = whisperer()
    play(g, "take none")
    assert band(g).flame == 10


def test_E14_22_dragon_whisperer_not_for_a_mountain_dragon() -> None:
    g = peak(with_hero(DRAGON_WHISPERER), "red-3-1")
    play(g, "take 1")
    assert band(g).flame == 10


def test_E14_22_dragon_whisperer_without_dragon_does_nothing() -> None:
    g = whisperer(active=False)
    play(g, "take 1")
    assert band(g).flame == 10


@MOST
def test_E14_22_dragon_whisperer_scores_7_for_most_followers(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(DRAGON_WHISPERER)
    muster(s, 0, hirelings=mine, scouts=1, rangers=1, wardens=1)
    muster(s, 1, hirelings=1, scouts=1, rangers=1, wardens=theirs)
    muster(s, 2)
    assert hero_glory(s) == (7 if wins else 0)


# E14.23 Master Ranger.


@pytest.mark.parametrize(("space", "asked"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_E14_23_master_ranger_on_a_4_or_5(space: int, asked: bool) -> None:
    assert (master(MASTER_RANGER, space).decision == "exchange") == asked


@pytest.mark.parametrize(("move", "left"), [("up 1", {"hireling": 1, "ranger": 3}), ("up 2", {"ranger": 4})])
def test_E14_23_master_ranger_up_to_2_hirelings_for_rangers(move: str, left: dict[str, int]) -> None:
    g = master(MASTER_RANGER, rangers=2)
    play(g, f"exchange {move}")
    assert followers(g) == left


@pytest.mark.parametrize(("move", "left"), [("down 1", {"hireling": 3, "ranger": 1}), ("down 2", {"hireling": 4})])
def test_E14_23_master_ranger_or_up_to_2_rangers_for_hirelings(move: str, left: dict[str, int]) -> None:
    g = master(MASTER_RANGER, rangers=2)
    play(g, f"exchange {move}")
    assert followers(g) == left


def test_E14_23_master_ranger_only_followers_that_are_there() -> None:
    g = master(MASTER_RANGER, hirelings=5, scouts=2)
    assert refused(g, "exchange up 2") == "E14.23"
    assert refused(g, "exchange down 1") == "E14.23"


def test_E14_23_master_ranger_without_dragon_does_nothing() -> None:
    assert master(MASTER_RANGER, active=False).decision == "act"


def test_E14_23_master_ranger_scores_4() -> None:
    assert hero_glory(with_hero(MASTER_RANGER)) == 4
    assert hero_glory(with_hero(MASTER_RANGER, active=False)) == 0


# E14.24 Overseer.


def test_E14_24_overseer_1_hireling_more_at_the_warehouse() -> None:
    g = start(with_hero(OVERSEER))
    play(g, "warehouse")
    assert (band(g).gear, followers(g)) == (2, {"hireling": 11})


def test_E14_24_overseer_nothing_at_the_station() -> None:
    g = start(with_hero(OVERSEER))
    play(g, "station")
    assert followers(g) == {"hireling": 14}


def test_E14_24_overseer_together_with_the_merchant() -> None:
    s = with_hero(OVERSEER)
    give_hero(s, 0, MERCHANT)
    s.warehouse[1] = 1
    g = start(s)
    play(g, "warehouse")
    assert (band(g).gear, followers(g)) == (4, {"hireling": 11})


def test_E14_24_overseer_without_dragon_does_nothing() -> None:
    g = start(with_hero(OVERSEER, active=False))
    play(g, "warehouse")
    assert (band(g).gear, followers(g)) == (2, {"hireling": 10})


@pytest.mark.parametrize(
    ("names", "glory"),
    [
        ((), 2),
        (("red-3-1", "captive-blue-3", "exotic-3"), 2),
        (("captive-red-2-1", "exotic-2", "blue-4-1"), 6),
        (("exotic-1", "exotic-2", "red-4-1", "red-5-1", "red-6-1", "red-7"), 14),
    ],
)
def test_E14_24_overseer_scores_2_per_different_glory_value(names: tuple[str, ...], glory: int) -> None:
    s = with_hero(OVERSEER)  # with a dragon worth 3
    own(s, 0, *names)
    assert hero_glory(s) == glory


# E14.25 Priestess.


@pytest.mark.parametrize(("green", "lower"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_E14_25_priestess_flame_down_1_per_2_green_dragons(green: int, lower: int) -> None:
    s = with_hero(PRIESTESS)
    hold_dragons(s, 0, GREEN, green - 1)
    hold_dragons(s, 0, RED, 2)
    assert band(after_raid(s)).flame == 10 - lower


def test_E14_25_priestess_counts_a_free_exotic_as_green() -> None:
    s = with_hero(PRIESTESS)
    hold_dragons(s, 0, EXOTIC, 1)
    assert band(after_raid(s)).flame == 9


def test_E14_25_priestess_not_below_0() -> None:
    s = with_hero(PRIESTESS)
    hold_dragons(s, 0, GREEN, 3)
    band(s).flame = 1
    assert band(after_raid(s)).flame == 0


def test_E14_25_priestess_without_dragon_does_nothing() -> None:
    s = with_hero(PRIESTESS, active=False)
    hold_dragons(s, 0, GREEN, 2)
    assert band(after_raid(s)).flame == 10


@pytest.mark.parametrize(("cards", "glory"), [(0, 0), (1, 2), (5, 10), (6, 10)])
def test_E14_25_priestess_scores_2_per_preserve_at_most_10(cards: int, glory: int) -> None:
    s = with_hero(PRIESTESS)
    for card in range(cards):
        give_preserve(s, 0, card % 3)
    assert hero_glory(s) == glory


# E14.26 Squire.


@pytest.mark.parametrize("seat", [0, 1])
def test_E14_26_squire_1_hireling_more_and_no_flame_if_another_crest_lies_there(seat: int) -> None:
    s = with_hero(SQUIRE)
    s.station[seat] = 1
    g = start(s)
    play(g, "station")
    assert (followers(g), band(g).flame) == ({"hireling": 15}, 10)


def test_E14_26_squire_alone_as_everybody() -> None:
    s = with_hero(SQUIRE)
    s.warehouse[1] = 1
    g = start(s)
    play(g, "station")
    assert (followers(g), band(g).flame) == ({"hireling": 14}, 11)


def test_E14_26_squire_without_dragon_does_nothing() -> None:
    s = with_hero(SQUIRE, active=False)
    s.station[1] = 1
    g = start(s)
    play(g, "station")
    assert (followers(g), band(g).flame) == ({"hireling": 14}, 11)


@MOST
def test_E14_26_squire_scores_7_for_most_scouts(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(SQUIRE)
    muster(s, 0, scouts=mine)
    muster(s, 1, scouts=theirs, rangers=9)
    assert hero_glory(s) == (7 if wins else 0)


# E14.27 Tactician.


def tactician(colour: int, level: int, active: bool = True, wardens: int = 0, red: int = 0, heroes: int = 0) -> bool:
    """Whether that Garrison card is completed once the Tactician and everything else are there."""
    s = with_hero(TACTICIAN, active)
    muster(s, wardens=wardens)
    hold_dragons(s, 0, RED, red)
    for hero in range(heroes - 1):
        give_hero(s, 0, hero, active=False)
    card = give_garrison(s, 0, colour, level)
    give_preserve(s, 0, BLUE)  # attaching a dragon there brings on a check
    own(s, 0, "blue-7")
    g = start(s)
    attach(g, "blue-7", "blue-preserve-1")
    return band(g).garrison[card] == COMPLETED


def test_E14_27_tactician_one_dragon_fewer_from_1_to_0() -> None:
    assert tactician(RED, 1, red=0, heroes=1)


def test_E14_27_tactician_one_follower_fewer() -> None:
    assert tactician(RED, 2, red=1, wardens=2)


def test_E14_27_tactician_or_one_dragon_fewer() -> None:
    assert tactician(RED, 2, red=0, wardens=3)


def test_E14_27_tactician_not_both() -> None:
    assert not tactician(RED, 2, red=0, wardens=2)


def test_E14_27_tactician_not_2_fewer() -> None:
    assert not tactician(RED, 2, red=1, wardens=1)


def test_E14_27_tactician_one_hero_fewer() -> None:
    assert tactician(RED, 3, red=2, heroes=1)
    assert not tactician(RED, 5, red=4, heroes=1)


def test_E14_27_tactician_each_card_for_itself() -> None:
    s = with_hero(TACTICIAN)
    give_garrison(s, 0, RED)
    post(s, 0, GARRISON, 2, hirelings=2)
    g = rewards(s)
    play(g, "take 2")
    assert [band(g).garrison[card] for card in (0, 5)] == [COMPLETED, COMPLETED]


def test_E14_27_tactician_a_complete_card_stays_complete() -> None:
    assert tactician(RED, 1, red=1, heroes=1)


def test_E14_27_tactician_without_dragon_does_nothing() -> None:
    assert not tactician(RED, 1, active=False, red=0, heroes=1)


@MOST
def test_E14_27_tactician_scores_7_for_most_wardens(mine: int, theirs: int, wins: bool) -> None:
    s = with_hero(TACTICIAN)
    muster(s, 0, wardens=mine)
    muster(s, 1, wardens=theirs, rangers=9)
    assert hero_glory(s) == (7 if wins else 0)


@pytest.mark.parametrize("hero", range(HEROES))
def test_E7_1_every_hero_without_dragon_scores_nothing(hero: int) -> None:
    s = with_hero(hero, active=False)
    band(s).gear = 12
    band(s).attributes[:] = [7, 7, 7]
    muster(s, hirelings=20, scouts=9, rangers=9, wardens=9)
    assert hero_glory(s) == 0
