"""Heroes in general (E13): what is automatic and what is asked, when, and what scoring counts."""

import pytest

from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BARD,
    BLUE,
    CAMP,
    DRAGON_KNIGHT,
    DRAGON_NURSE,
    DRAGON_TRAINER,
    DRAGON_WHISPERER,
    FIRE_MARSHAL,
    FIRE_SAGE,
    FIRE_WISE,
    FLAME_TAMER,
    FURTHER_STEPS,
    GARRISON,
    GEARED_DRAGONS,
    GREEN,
    GUILD,
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
from firelight.games.emberheart.rules.layout import ATTACHED, COMPLETED, NEUTRAL, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    dragons,
    followers,
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

FREE_PEAK = ("red-3-1", "red-3-2", "red-3-3", "blue-3-1", "blue-3-2", "green-3-1")


def peak(*cards: str) -> State:
    """A party of 5 wardens of seat 0 at the Mountain."""
    s = arrange()
    lay(s, MOUNTAIN, *dragons(*(cards or FREE_PEAK)))
    post(s, 0, MOUNTAIN, 5, specialists=5)
    return s


def before(*heroes: int, players: int = 3) -> State:
    """Before the action phase with these heroes active."""
    s = arrange(players)
    for hero in heroes:
        give_hero(s, 0, hero)
    to_phase(s, "before")
    return s


# E13.1 By themselves.


@pytest.mark.parametrize(("hero", "place"), [(INNKEEPER, "tavern"), (SPY, "camp"), (DRAGON_NURSE, "preserve")])
def test_E13_1_plain_gains_of_a_placement_come_by_themselves(hero: int, place: str) -> None:
    s = arrange()
    give_hero(s, 0, hero)
    g = start(s)
    send(g, place, 1, "1 hireling")
    assert (band(g).gear, followers(g)["hireling"]) == ((1, 9) if hero == INNKEEPER else (0, 10))


@pytest.mark.parametrize(("hero", "gained"), [(RECRUITER, (11, 0, 10)), (QUARTERMASTER, (10, 1, 10)), (PRIESTESS, (10, 0, 9))])
def test_E13_1_gains_after_the_raid_come_by_themselves(hero: int, gained: tuple[int, int, int]) -> None:
    s = arrange()
    give_hero(s, 0, hero)
    own(s, 0, "red-7", "blue-7", "green-7")
    to_phase(s, "after-raid")
    g = start(s)
    assert (followers(g)["hireling"], band(g).gear, band(g).flame) == gained
    assert g.decision == "act"


def test_E13_1_flame_reductions_come_by_themselves() -> None:
    s = arrange()
    give_hero(s, 0, FLAME_TAMER)
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (g.decision, g.seat, band(g).flame) == ("reward", 2, 9)


def test_E13_1_preserve_and_garrison_steps_come_by_themselves() -> None:
    s = arrange()
    give_preserve(s, 0, GREEN)
    give_garrison(s, 0, RED)
    give_hero(s, 0, SPY, active=False)
    own(s, 0, "green-7", "red-7")
    g = start(s)
    attach(g, "green-7", "green-preserve-1")
    assert (g.decision, band(g).attributes) == ("act", [1, 0, 2])


def test_E13_1_keeper_works_by_itself() -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=2)
    give_hero(s, 0, KEEPER)
    strike(s, "hireling-per-scout")
    assert followers(start(s)) == {"hireling": 4, "scout": 2}


def test_E13_1_the_companions_effects_are_asked() -> None:
    s = arrange()
    band(s).attributes[1] = 1
    g = start(s)
    send(g, "tavern", 3, "3 hirelings", companion=True)
    assert (g.decision, texts(g)) == ("companion", ["no effect", "effect gear"])


# E13.1 Asked, with "no" allowed.


@pytest.mark.parametrize("hero", [MASTER_SCOUT, MASTER_RANGER])
def test_E13_1_swaps_may_be_declined(hero: int) -> None:
    s = arrange()
    give_hero(s, 0, hero)
    g = start(s)
    send(g, "tavern", 4, "4 hirelings")
    play(g, "exchange none")
    assert followers(g) == {"hireling": 6}


def test_E13_1_mentor_may_decline() -> None:
    s = arrange()
    give_hero(s, 0, MENTOR)
    lay(s, TAVERN, number("taverns", "2-scouts-1-hireling"))
    post(s, 0, TAVERN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1", "done")
    assert followers(g) == {"hireling": 11, "scout": 2}


def test_E13_1_outfitter_may_decline() -> None:
    s = arrange()
    give_hero(s, 0, OUTFITTER)
    g = start(s)
    play(g, "station", "into gear 0")
    assert (followers(g), band(g).gear) == ({"hireling": 14}, 0)


def test_E13_1_fire_sages_cost_may_be_declined() -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=2)
    give_hero(s, 0, FIRE_SAGE)
    strike(s, "hireling-per-scout")
    g = start(s)
    play(g, "no fire sage")
    assert (followers(g), band(g).flame) == ({"hireling": 3, "scout": 2}, 10)


@pytest.mark.parametrize("hero", [APPRENTICE, PARAGON])
def test_E13_1_apprentice_and_paragon_may_be_left(hero: int) -> None:
    g = start(before(hero))
    assert (g.decision, refused(g, "done")) == ("before", "")
    play(g, "done")
    assert g.decision == "act"
    assert followers(g) == {"hireling": 10}


def test_E13_1_the_top_level_and_peakwalkers_steps_may_be_declined() -> None:
    s = peak("red-3-2", "red-3-3", "blue-3-3", "blue-3-1", "blue-3-2", "green-3-1")
    give_hero(s, 0, PEAKWALKER)
    g = rewards(s)
    play(g, "take 1", "take 4", "take 6", "raise nothing", "raise nothing")
    assert band(g).attributes == [0, 0, 0]


def test_E13_1_dragon_knight_may_leave_it_with_the_cards_own_attribute() -> None:
    s = arrange()
    give_hero(s, 0, DRAGON_KNIGHT)
    post(s, 0, GARRISON, 5, hirelings=5)
    g = rewards(s)
    play(g, "take 2", "raise senses")
    assert band(g).attributes == [0, 1, 0]


def test_E13_1_trainer_may_decline() -> None:
    s = arrange()
    give_hero(s, 0, DRAGON_TRAINER)
    own(s, 0, "red-7")
    to_phase(s, "train")
    g = start(s)
    play(g, "take none")
    assert (band(g).attributes, band(g).dragons[9]) == ([0, 0, 0], 1)


def test_E13_1_messenger_may_keep_the_remaining_card() -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=2)
    give_hero(s, 0, MESSENGER)
    strike(s, "hireling-per-scout", discarded="hireling-per-ranger")
    g = start(s)
    play(g, "remaining raid")
    assert followers(g) == {"hireling": 3, "scout": 2}


def test_E13_1_wrangler_chooses_and_cannot_decline() -> None:
    s = peak("blue-5-1", "red-3-2", "red-3-3", "blue-3-1", "blue-3-2", "green-3-1")
    give_hero(s, 0, WRANGLER)
    g = rewards(s)
    play(g, "take 1")
    assert texts(g) == ["gain hireling", "gain gear"]


def test_E13_1_bard_must_draw() -> None:
    g = start(before(BARD, PARAGON))
    assert refused(g, "done") == "E13.1"
    play(g, "bard", "keep first hero", "done")
    assert g.decision == "act"


def test_E13_1_bard_alone_draws_without_being_asked() -> None:
    g = start(before(BARD))
    assert (g.decision, texts(g)) == ("bard", ["keep first hero", "keep second hero"])


# E13.2 Before the action phase.


def test_E13_2_in_turn_order_from_the_shield() -> None:
    s = arrange()
    s.shield = 1
    give_hero(s, 0, APPRENTICE)
    give_hero(s, 1, PARAGON)
    to_phase(s, "before")
    g = start(s)
    seats = []
    while g.decision == "before":
        assert g.seat is not None
        seats.append(g.seat)
        play(g, "done")
    assert seats == [1, 0]
    assert g.seat == 1


def test_E13_2_attaching_is_possible_then() -> None:
    s = before()
    give_hero(s, 0, INNKEEPER, active=False)
    own(s, 0, "red-7")
    g = start(s)
    assert g.decision == "before"
    attach(g, "red-7", "innkeeper")
    assert band(g).hero_dragons[INNKEEPER] == 9


@pytest.mark.parametrize("order", [("apprentice", "bard", "paragon 2 scouts"), ("paragon 2 scouts", "bard", "apprentice")])
def test_E13_2_in_any_order(order: tuple[str, str, str]) -> None:
    g = start(before(APPRENTICE, BARD, PARAGON))
    for move in order:
        play(g, move)
        if g.decision == "bard":
            play(g, "keep second hero")
        if g.decision == "apprentice":
            play(g, "take 1")
    assert (sum(band(g).heroes), state(g).bard_seat, followers(g)) == (4, 0, {"hireling": 8, "scout": 2})
    assert g.decision == "act"


def test_E13_2_a_hero_just_gained_and_activated_works_too() -> None:
    s = before(APPRENTICE)
    lay(s, GUILD, PARAGON)
    own(s, 0, "red-7")
    g = start(s)
    play(g, "apprentice", "take 1")
    attach(g, "red-7", "paragon")
    assert refused(g, "paragon 2 rangers") == ""


def test_E13_2_a_bard_just_activated_must_draw() -> None:
    s = before()
    give_hero(s, 0, BARD, active=False)
    give_hero(s, 0, PARAGON)
    own(s, 0, "red-7")
    g = start(s)
    assert refused(g, "bard") == "E14.2"
    attach(g, "red-7", "bard")
    assert refused(g, "done") == "E13.1"


def test_E13_2_each_once_a_round() -> None:
    g = start(before(APPRENTICE, BARD, PARAGON))
    play(g, "bard", "keep first hero")
    assert refused(g, "bard") == "E14.2"
    play(g, "paragon 2 scouts")
    assert refused(g, "paragon 2 scouts") == "E14.5"


def test_E13_2_not_within_the_action_phase() -> None:
    s = arrange()
    for hero in (APPRENTICE, BARD, PARAGON):
        give_hero(s, 0, hero)
    g = start(s)
    assert not {"apprentice", "bard", "paragon 2 scouts"} & set(texts(g))


def test_E13_2_with_two_players_after_the_new_card_is_up() -> None:
    s = arrange(2)
    give_hero(s, 0, PARAGON)
    to_phase(s, "after-raid")
    g = start(s)
    assert (g.decision, state(g).round) == ("before", 2)
    assert sum(p.seat == NEUTRAL for p in state(g).parties) == 5


def bards_table(mine: bool = True, places: tuple[int, ...] = (5,), players: int = 3) -> State:
    """The Bard's fourth card (the Mentor) lies there, parties of its owner, or of seat 1, on those spaces of the Guild."""
    s = arrange(players)
    lay(s, GUILD, SPY, SQUIRE, KEEPER)
    give_hero(s, 0, MENTOR, active=False)
    band(s).heroes[MENTOR] = 0
    s.bard_card = MENTOR
    s.bard_seat = 0
    for space in places:
        post(s, 0 if mine else 1, GUILD, space, hirelings=space)
    return s


def test_E13_2_the_fourth_card_lies_rightmost_and_any_own_party_may_take_it() -> None:
    g = rewards(bards_table(places=(5, 2)))
    play(g, "take 1")
    assert texts(g) == ["take 2", "take 3", "take 4", "take none"]
    play(g, "take 4")
    assert band(g).heroes[MENTOR] == 1
    assert state(g).bard_card == NONE


def test_E13_2_the_fourth_card_is_for_nobody_else() -> None:
    g = rewards(bards_table(mine=False))
    assert texts(g) == ["take 1", "take 2", "take 3", "take none"]
    assert refused(g, "take 4") == "E13.2"


def test_E13_2_a_neutral_crest_does_not_touch_the_fourth_card() -> None:
    s = bards_table(places=(), players=2)
    for space in range(1, 6):
        s.parties[GUILD * 5 + space - 1].seat = NEUTRAL
    post(s, 0, CAMP, 5, hirelings=5)
    s.parties[CAMP * 5 + 4].seat = 0
    g = rewards(s)
    assert g.decision == "reward"
    assert state(g).guild == [NONE] * 3
    assert state(g).bard_card == MENTOR


def test_E13_2_apprentice_does_not_touch_the_fourth_card() -> None:
    s = before(APPRENTICE, BARD)
    g = start(s)
    play(g, "bard", "keep first hero", "apprentice")
    assert texts(g) == ["take 1", "take 2", "take 3"]
    assert refused(g, "take 4") == "E14.1"


def test_E13_2_the_unused_fourth_card_is_discarded_at_reset() -> None:
    s = bards_table(places=())
    to_phase(s, "after-raid")
    g = start(s)
    assert state(g).bard_card == NONE
    assert MENTOR not in state(g).guild


# E13.3 Scoring.


def test_E13_3_the_scoring_hero_itself_counts() -> None:
    s = arrange()
    give_hero(s, 0, MERCHANT)
    assert hero_glory(s) == 2


def test_E13_3_heroes_without_dragon_count() -> None:
    s = arrange()
    give_hero(s, 0, MERCHANT)
    give_hero(s, 0, SPY, active=False)
    assert hero_glory(s) == 4


def test_E13_3_garrison_cards_completed_or_not_count() -> None:
    s = arrange()
    give_hero(s, 0, WRANGLER)
    give_garrison(s, 0, BLUE, 5)
    band(s).garrison[give_garrison(s, 0, GREEN, 5)] = COMPLETED
    assert hero_glory(s) == 4


def test_E13_3_preserves_with_or_without_dragon_count() -> None:
    s = arrange()
    give_hero(s, 0, PRIESTESS)
    give_preserve(s, 0, RED)
    own(s, 0, "blue-7")
    band(s).preserve_dragons[give_preserve(s, 0, BLUE)] = 19
    band(s).dragons[19] = ATTACHED
    assert hero_glory(s) == 4


def test_E13_3_the_heros_own_dragon_counts() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_SAGE)
    own(s, 1, "red-7")
    assert hero_glory(s) == 7


@pytest.mark.parametrize(("others", "glory"), [(0, 7), (2, 7), (3, 7), (4, 0)])
def test_E13_3_most_holds_at_a_tie(others: int, glory: int) -> None:
    s = arrange()
    give_hero(s, 0, SQUIRE)
    muster(s, 0, scouts=3)
    muster(s, 1, scouts=others)
    assert hero_glory(s) == glory


def test_E13_3_most_holds_even_0_to_0() -> None:
    s = arrange()
    give_hero(s, 0, SQUIRE)
    assert hero_glory(s) == 7


def test_E13_3_every_other_player_is_compared() -> None:
    s = arrange(4)
    give_hero(s, 0, SQUIRE)
    muster(s, 3, scouts=1)
    assert hero_glory(s) == 0


def test_E13_3_empty_seats_are_not_compared() -> None:
    s = arrange(2)
    give_hero(s, 0, SQUIRE)
    s.bands[3].followers[1] = 5
    assert hero_glory(s) == 7


def test_E13_3_two_owners_score_the_same_most_with_different_heroes() -> None:
    s = arrange()
    give_hero(s, 0, OUTFITTER)
    give_hero(s, 1, PEAKWALKER)
    g = start(s)
    assert [g.score_sheet(seat)["heroes"] for seat in range(3)] == [7, 7, 0]


def test_E13_3_step_3_comes_before_gear_becomes_flame() -> None:
    s = arrange()
    give_hero(s, 0, PEAKWALKER)
    band(s).gear = 3
    band(s, 1).gear = 2
    g = start(s)
    assert (g.score_sheet(0)["heroes"], g.score_sheet(0)["flame"]) == (7, 1)


def test_E13_3_a_hero_scores_with_its_own_dragon_only() -> None:
    s = arrange()
    give_hero(s, 0, MERCHANT)
    give_hero(s, 0, OVERSEER, active=False)
    assert hero_glory(s) == 4


# E13.4 Triggers.


def test_E13_4_the_dragon_received_and_attached_to_wrangler_does_not_trigger_it() -> None:
    s = peak("red-5-1", "red-3-2", "red-3-3", "blue-3-1", "blue-3-2", "green-3-1")
    give_hero(s, 0, WRANGLER, active=False)
    g = rewards(s)
    play(g, "take 1")
    assert g.decision == "window"
    attach(g, "red-5-1", "wrangler")
    assert g.decision == "climb"
    assert (followers(g), band(g).gear) == ({"hireling": 10}, 0)


def test_E13_4_the_next_dragon_triggers_it() -> None:
    s = peak("red-5-1", "red-3-2", "red-3-3", "blue-7", "blue-3-2", "green-3-1")
    give_hero(s, 0, WRANGLER, active=False)
    g = rewards(s)
    play(g, "take 1")
    attach(g, "red-5-1", "wrangler")
    play(g, "take 4")
    assert g.decision == "wrangle"


def test_E13_4_the_dragon_received_and_attached_to_whisperer_does_not_trigger_it() -> None:
    s = arrange()
    give_hero(s, 0, DRAGON_WHISPERER, active=False)
    lay(s, CAMP, number("dragons", "captive-green-4"), number("dragons", "captive-red-4"))
    post(s, 0, CAMP, 2, hirelings=2)
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    attach(g, "captive-green-4", "dragon-whisperer")
    assert band(g).flame == 10
    play(g, "take 2")
    assert band(g).flame == 9


def test_E13_4_the_dragon_received_and_attached_to_peakwalker_does_not_trigger_it() -> None:
    s = peak("blue-3-3", "red-3-2", "red-3-3", "blue-3-1", "blue-3-2", "red-3-1")
    give_hero(s, 0, PEAKWALKER, active=False)
    g = rewards(s)
    play(g, "take 1", "take 4", "take 6")
    attach(g, "red-3-1", "peakwalker")
    play(g, "raise speed")
    assert (g.decision, g.seat, band(g).attributes) == ("reward", 2, [0, 0, 1])


def test_E13_4_the_preserve_just_received_does_not_trigger_a_flame_tamer_activated_after_it() -> None:
    s = arrange()
    give_hero(s, 0, FLAME_TAMER, active=False)
    own(s, 0, "blue-7")
    post(s, 0, PRESERVE, 1, hirelings=1)
    lay(s, PRESERVE, number("preserves", "red-preserve-1"))
    g = rewards(s)
    play(g, "take 1")
    attach(g, "blue-7", "flame-tamer")
    assert band(g).flame == 10


# E13.5 Single heroes together.


@pytest.mark.parametrize(("hero", "kind"), [(MASTER_SCOUT, "scout"), (MASTER_RANGER, "ranger")])
def test_E13_5_the_masters_swap_followers_of_the_supply_after_placing(hero: int, kind: str) -> None:
    s = arrange()
    muster(s, hirelings=5)
    give_hero(s, 0, hero)
    g = start(s)
    send(g, "tavern", 4, "4 hirelings")
    assert texts(g) == ["exchange none", "exchange up 1"]
    play(g, "exchange up 1")
    assert followers(g) == {kind: 1}
    assert state(g).parties[TAVERN * 5 + 3].followers == [4, 0, 0, 0]


def test_E13_5_the_spaces_number_counts_not_the_party() -> None:
    s = arrange()
    band(s).attributes[0] = 5
    give_hero(s, 0, MASTER_SCOUT)
    g = start(s)
    send(g, "tavern", 4, "1 hireling", companion=True)
    assert g.decision == "exchange"


def test_E13_5_fire_marshals_two_crests_are_one_activation_for_squire() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_MARSHAL)
    give_hero(s, 0, SQUIRE)
    g = start(s)
    play(g, "station twice")
    assert (followers(g), band(g).flame) == ({"hireling": 18}, 11)


def test_E13_5_squire_adds_1_hireling_and_cancels_the_flame_if_any_crest_lay_there() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_MARSHAL)
    give_hero(s, 0, SQUIRE)
    s.station[1] = 1
    band(s, 1).crests = 4
    g = start(s)
    play(g, "station twice")
    assert (followers(g), band(g).flame) == ({"hireling": 19}, 10)


def test_E13_5_outfitter_may_turn_all_hirelings_of_that_activation_into_gear() -> None:
    s = arrange()
    for hero in (FIRE_MARSHAL, SQUIRE, OUTFITTER):
        give_hero(s, 0, hero)
    s.station[1] = 1
    g = start(s)
    play(g, "station twice")
    assert texts(g) == [f"into gear {n}" for n in range(10)]
    play(g, "into gear 9")
    assert (followers(g), band(g).gear) == ({"hireling": 10}, 9)


def test_E13_5_mentor_swaps_before_the_flame_moves() -> None:
    s = arrange()
    give_hero(s, 0, MENTOR)
    lay(s, TAVERN, number("taverns", "3-scouts"))
    post(s, 0, TAVERN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert (g.decision, band(g).flame) == ("mentor", 10)
    play(g, "swap scout for warden", "done")
    assert (followers(g), band(g).flame) == ({"hireling": 10, "scout": 2, "warden": 1}, 11)


def test_E13_5_open_garrison_cards_are_checked_when_tactician_becomes_active() -> None:
    s = arrange()
    give_hero(s, 0, TACTICIAN, active=False)
    give_garrison(s, 0, RED)
    own(s, 0, "green-7")
    g = start(s)
    assert band(g).garrison[0] == 1
    attach(g, "green-7", "tactician")
    assert band(g).garrison[0] == COMPLETED
    assert band(g).attributes == [1, 0, 0]


def test_E13_5_plain_gains_of_a_placement_come_first_then_master_scout_then_master_ranger() -> None:
    s = arrange()
    muster(s, hirelings=4)
    for hero in (SPY, MASTER_SCOUT, MASTER_RANGER):
        give_hero(s, 0, hero)
    g = start(s)
    send(g, "camp", 4, "4 hirelings")
    assert (g.decision, followers(g)) == ("exchange", {"hireling": 1})
    play(g, "exchange up 1")
    assert followers(g) == {"scout": 1}


def test_E13_5_master_ranger_comes_after_master_scout() -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=1)
    give_hero(s, 0, MASTER_SCOUT)
    give_hero(s, 0, MASTER_RANGER)
    g = start(s)
    send(g, "guild", 5, "5 hirelings")
    play(g, "exchange down 1")
    assert (g.decision, followers(g)) == ("exchange", {"hireling": 1})
    play(g, "exchange up 1")
    assert followers(g) == {"ranger": 1}


def test_E13_5_paragon_takes_the_flame_first_then_the_hirelings_then_the_specialists() -> None:
    g = start(before(PARAGON))
    play(g, "paragon scout + ranger")
    happened = [(event.name, *event.args[:2]) for event in g.events() if event.seat == 0]
    assert [event[0] for event in happened[:2]] == ["flame-moved", "lost-followers"]
    assert happened[2:4] == [("gained-followers", "scout", 1), ("gained-followers", "ranger", 1)]


@pytest.mark.parametrize(("hirelings", "rule"), [(1, "E14.5"), (2, "")])
def test_E13_5_paragons_hirelings_must_be_there_beforehand(hirelings: int, rule: str) -> None:
    s = arrange(side=1, skills=(FIRE_WISE, FURTHER_STEPS, GEARED_DRAGONS))
    muster(s, hirelings=hirelings)
    give_hero(s, 0, PARAGON)
    give_hero(s, 0, APPRENTICE)
    to_phase(s, "before")
    assert refused(start(s), "paragon 2 scouts") == rule


def test_E13_5_paragons_new_specialists_cannot_stand_for_its_flame() -> None:
    s = arrange(side=1, skills=(FIRE_WISE, FURTHER_STEPS, GEARED_DRAGONS))
    muster(s, hirelings=2)
    give_hero(s, 0, PARAGON)
    to_phase(s, "before")
    g = start(s)
    play(g, "paragon 2 scouts")
    assert (followers(g), band(g).flame) == ({"hireling": 1, "scout": 2}, 11)


@pytest.mark.parametrize(("scouts", "asked"), [(0, False), (1, False), (2, True)])
def test_E13_5_fire_sage_is_asked_only_if_something_is_left_after_keeper(scouts: int, asked: bool) -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=scouts)
    give_hero(s, 0, KEEPER)
    give_hero(s, 0, FIRE_SAGE)
    strike(s, "hireling-per-scout")
    assert (start(s).decision == "sage") == asked
