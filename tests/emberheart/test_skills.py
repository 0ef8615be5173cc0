"""The four skills of side B (E12)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BLUE,
    CAMP,
    DRAGON_TRAINER,
    FIRE_MARSHAL,
    FIRE_SAGE,
    FIRE_WISE,
    FURTHER_STEPS,
    GEARED_DRAGONS,
    GREEN,
    INNKEEPER,
    KEEPER,
    MOUNTAIN,
    NONE,
    OVERSEER,
    PARAGON,
    PEAKWALKER,
    RED,
    SPY,
    SQUIRE,
    TAVERN,
    WELCOMING,
)
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, WITH_GEAR, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
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
    told,
)


def table(skill: int, players: int = 3) -> State:
    """Seat 0 has that skill, the others have others."""
    others = [other for other in (GEARED_DRAGONS, FURTHER_STEPS, FIRE_WISE, WELCOMING) if other != skill]
    return arrange(players, side=1, skills=(skill, *others))


def dragon_of(g: Game, name: str) -> int:
    return band(g).dragons[number("dragons", name)]


# E12.1 Gear on dragons.


def geared(hero: int = SPY, gear: int = 1) -> State:
    s = table(GEARED_DRAGONS)
    give_hero(s, 0, hero, active=False)
    own(s, 0, "red-7")
    band(s).gear = gear
    return s


def test_E12_1_with_1_gear_a_dragon_goes_to_a_hero_of_another_colour() -> None:
    g = start(geared())
    play(g, "attach")
    assert band(g).hero_dragons[SPY] == number("dragons", "red-7")
    assert dragon_of(g, "red-7") == WITH_GEAR
    assert band(g).gear == 0


def test_E12_1_such_a_hero_works_as_if_the_colour_matched() -> None:
    g = start(geared())
    play(g, "attach")
    send(g, "camp", 1, "1 hireling")
    assert followers(g) == {"hireling": 10}


def test_E12_1_such_a_hero_scores_as_if_the_colour_matched() -> None:
    s = geared()
    assert hero_glory(s) == 0
    g = start(s)
    play(g, "attach")
    assert g.score_sheet(0)["heroes"] == 7


def test_E12_1_the_dragon_is_worth_1_glory_more() -> None:
    g = start(geared())
    play(g, "attach")
    assert g.score_sheet(0)["dragons"] == 8


def test_E12_1_a_preserve_of_another_colour_moves_its_own_attribute() -> None:
    s = table(GEARED_DRAGONS)
    give_preserve(s, 0, GREEN)
    own(s, 0, "red-7")
    band(s).gear = 1
    g = start(s)
    play(g, "attach")
    assert band(g).attributes == [0, 0, 2]


def test_E12_1_the_dragon_keeps_its_colour_for_everything_else() -> None:
    s = geared()
    give_garrison(s, 0, RED)
    give_garrison(s, 0, BLUE)
    g = start(s)
    play(g, "attach")
    assert [event.args[0] for event in g.events() if event.name == "completed-card"] == ["red-garrison-1"]


@pytest.mark.parametrize(("colour", "left"), [("red", 9), ("blue", 10)])
def test_E12_1_the_raid_counts_its_own_colour(colour: str, left: int) -> None:
    s = geared()
    strike(s, f"hireling-per-{colour}-dragon")
    to_phase(s, "window-d")
    g = start(s)
    play(g, "attach")
    assert followers(g) == {"hireling": left}


def test_E12_1_an_exotic_takes_the_cards_colour_with_gear_too() -> None:
    s = table(GEARED_DRAGONS)
    give_hero(s, 0, SPY, active=False)
    own(s, 0, "exotic-1")
    band(s).gear = 1
    g = start(s)
    play(g, "attach", "with gear")
    assert dragon_of(g, "exotic-1") == WITH_GEAR
    assert state(g).dragon_colours[number("dragons", "exotic-1")] == BLUE


def test_E12_1_a_dragon_of_the_right_colour_may_have_gear_too() -> None:
    g = start(geared(APPRENTICE))
    play(g, "attach")
    assert texts(g) == ["without gear", "with gear"]
    play(g, "with gear")
    assert g.score_sheet(0)["dragons"] == 8
    assert band(g).gear == 0


def test_E12_1_or_go_without_gear() -> None:
    g = start(geared(APPRENTICE))
    play(g, "attach", "without gear")
    assert (dragon_of(g, "red-7"), band(g).gear) == (ATTACHED, 1)


def test_E12_1_another_colour_needs_the_gear() -> None:
    s = geared(gear=2)
    give_hero(s, 0, APPRENTICE, active=False)
    g = start(s)
    play(g, "attach", "onto spy")
    assert dragon_of(g, "red-7") == WITH_GEAR


def test_E12_1_any_number_of_times_one_gear_each() -> None:
    s = geared(gear=3)
    give_hero(s, 0, SQUIRE, active=False)
    own(s, 0, "red-6-1")
    g = start(s)
    play(g, "attach", "dragon red-7", "onto spy", "attach")
    assert [dragon_of(g, name) for name in ("red-7", "red-6-1")] == [WITH_GEAR, WITH_GEAR]
    assert band(g).gear == 1


def test_E12_1_not_without_gear_in_the_supply() -> None:
    assert refused(start(geared(gear=0)), "attach") == "E8.1"


def test_E12_1_not_without_the_skill() -> None:
    s = geared()
    band(s).skill = FURTHER_STEPS
    assert refused(start(s), "attach") == "E8.1"


def test_E12_1_not_on_a_dragon_that_is_attached_already() -> None:
    s = table(GEARED_DRAGONS)
    give_hero(s, 0, SPY)
    give_hero(s, 0, SQUIRE, active=False)
    band(s).gear = 1
    assert refused(start(s), "attach") == "E8.1"


def test_E12_1_the_gear_is_spent_for_heroes_and_flame() -> None:
    s = table(GEARED_DRAGONS)
    give_hero(s, 0, FIRE_MARSHAL, active=False)
    own(s, 0, "red-7")
    band(s).gear = 3
    g = start(s)
    assert g.score_sheet(0)["flame"] == 1
    play(g, "attach")
    assert (g.score_sheet(0)["heroes"], g.score_sheet(0)["flame"]) == (2, 0)


def test_E12_1_overseer_uses_printed_glory() -> None:
    s = table(GEARED_DRAGONS)
    give_hero(s, 0, OVERSEER, active=False)
    own(s, 0, "red-6-1", "red-7")
    band(s).gear = 1
    g = start(s)
    play(g, "attach", "dragon red-6-1")
    assert g.score_sheet(0) == {"dragons": 14, "attributes": 0, "heroes": 4, "garrison": 0, "flame": 0}


@pytest.mark.parametrize("window", ["before", "window-c", "window-d"])
def test_E12_1_up_to_window_d_of_round_5(window: str) -> None:
    s = geared()
    s.round = 5
    to_phase(s, window)
    g = start(s)
    play(g, "attach")
    assert dragon_of(g, "red-7") == WITH_GEAR


def test_E12_1_no_more_in_window_e_of_round_5() -> None:
    s = geared()
    give_hero(s, 0, APPRENTICE, active=False)
    s.round = 5
    strike(s, "hireling-per-scout")
    g = start(s)
    assert (g.decision, g.seat) == ("window", 0)
    play(g, "attach")
    assert (dragon_of(g, "red-7"), band(g).gear) == (ATTACHED, 1)
    assert band(g).hero_dragons[SPY] == NONE


def test_E12_1_no_more_at_the_raids_decisions_of_round_5() -> None:
    s = geared()
    give_hero(s, 0, FIRE_SAGE)
    muster(s, hirelings=5, scouts=1)
    s.round = 5
    strike(s, "hireling-per-scout")
    g = start(s)
    assert g.decision == "sage"
    assert refused(g, "attach") == "E8.1"


def test_E12_1_window_e_of_an_earlier_round_allows_it() -> None:
    s = geared()
    s.round = 4
    strike(s, "hireling-per-scout")
    g = start(s)
    assert (g.decision, g.seat) == ("window", 0)
    play(g, "attach")
    assert dragon_of(g, "red-7") == WITH_GEAR


# E12.2 A step further.


def further(gear: int = 1, level: int = 0) -> State:
    s = table(FURTHER_STEPS)
    give_preserve(s, 0, RED)
    own(s, 0, "red-7")
    band(s).gear = gear
    band(s).attributes[0] = level
    return s


def test_E12_2_1_gear_moves_an_attribute_1_further() -> None:
    g = start(further())
    play(g, "attach")
    assert (g.decision, texts(g)) == ("further", ["further", "no further"])
    play(g, "further")
    assert (band(g).attributes, band(g).gear) == ([3, 0, 0], 0)


def test_E12_2_it_may_be_left() -> None:
    g = start(further())
    play(g, "attach", "no further")
    assert (band(g).attributes, band(g).gear) == ([2, 0, 0], 1)


def test_E12_2_once_per_movement() -> None:
    g = start(further(gear=3))
    play(g, "attach", "further")
    assert g.decision == "act"
    assert (band(g).attributes, band(g).gear) == ([3, 0, 0], 2)


def test_E12_2_each_movement_anew() -> None:
    s = further(gear=2)
    give_preserve(s, 0, RED)
    own(s, 0, "red-6-1")
    g = start(s)
    play(g, "attach", "dragon red-7", "onto red-preserve-1", "further")
    play(g, "attach", "further")
    assert (band(g).attributes, band(g).gear) == ([6, 0, 0], 0)


@pytest.mark.parametrize(("level", "asked"), [(4, True), (5, False), (6, False), (7, False)])
def test_E12_2_not_beyond_7(level: int, asked: bool) -> None:
    g = start(further(level=level))
    play(g, "attach")
    assert (g.decision == "further") == asked
    if asked:
        play(g, "further")
    assert band(g).attributes[0] == 7


def test_E12_2_not_without_gear() -> None:
    g = start(further(gear=0))
    play(g, "attach")
    assert g.decision == "act"


def test_E12_2_not_without_the_skill() -> None:
    s = further()
    band(s).skill = WELCOMING
    g = start(s)
    play(g, "attach")
    assert g.decision == "welcome"


def test_E12_2_a_completed_garrison_card_moves_further_too() -> None:
    s = table(FURTHER_STEPS)
    give_garrison(s, 0, BLUE)
    give_hero(s, 0, SPY, active=False)
    band(s).gear = 1
    lay(s, CAMP, number("dragons", "captive-blue-4"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1", "done")
    assert g.decision == "further"
    play(g, "further")
    assert band(g).attributes == [0, 2, 0]


def test_E12_2_the_top_level_step_moves_further_too() -> None:
    s = top_of_the_mountain(table(FURTHER_STEPS))
    band(s).gear = 1
    g = rewards(s)
    play(g, "take 1", "take 4", "take 6", "raise speed", "further")
    assert band(g).attributes == [0, 0, 2]


def test_E12_2_a_trained_step_moves_further_too() -> None:
    s = table(FURTHER_STEPS)
    give_hero(s, 0, DRAGON_TRAINER)
    own(s, 0, "red-7")
    band(s).gear = 1
    to_phase(s, "train")
    g = start(s)
    play(g, "dragon red-7", "further")
    assert band(g).attributes == [2, 0, 0]


def top_of_the_mountain(s: State) -> State:
    """A party of 5 wardens before free dragons on every level."""
    lay(s, MOUNTAIN, *(number("dragons", name) for name in ("red-3-1", "red-3-2", "red-3-3", "blue-3-1", "blue-3-2", "green-3-1")))
    post(s, 0, MOUNTAIN, 5, specialists=5)
    return s


# E12.3 The flame.


def fire_wise(scouts: int = 0, rangers: int = 0, hirelings: int = 0) -> State:
    s = table(FIRE_WISE)
    muster(s, hirelings=hirelings, scouts=scouts, rangers=rangers)
    return s


def tavern(s: State, card: str) -> Game:
    lay(s, TAVERN, number("taverns", card))
    post(s, 0, TAVERN, 1, specialists=1)
    g = rewards(s)
    play(g, "take 1")
    return g


def test_E12_3_a_rise_brings_1_hireling() -> None:
    g = start(fire_wise())
    play(g, "station")
    assert followers(g) == {"hireling": 5}
    assert band(g).flame == 11


def test_E12_3_1_hireling_per_step() -> None:
    g = tavern(fire_wise(), "8-hirelings")
    assert followers(g) == {"hireling": 8 + 2, "scout": 1}
    assert band(g).flame == 12


def test_E12_3_or_1_specialist_of_the_supply_instead_of_the_rise() -> None:
    g = start(fire_wise(scouts=1, rangers=1))
    play(g, "station")
    assert (g.decision, texts(g)) == ("flame-choice", ["flame rises", "discard specialists"])
    play(g, "discard specialists", "lose ranger")
    assert followers(g) == {"hireling": 4, "scout": 1}
    assert band(g).flame == 10


def test_E12_3_or_the_rise_with_specialists_at_hand() -> None:
    g = start(fire_wise(scouts=1))
    play(g, "station", "flame rises")
    assert followers(g) == {"hireling": 5, "scout": 1}
    assert band(g).flame == 11


def test_E12_3_1_specialist_per_step_for_the_whole_rise() -> None:
    g = tavern(fire_wise(scouts=1, rangers=1), "8-hirelings")
    play(g, "discard specialists", "lose scout")
    assert followers(g) == {"hireling": 8, "scout": 1}
    assert band(g).flame == 10


def test_E12_3_not_a_part_of_a_rise() -> None:
    g = tavern(fire_wise(scouts=1), "8-hirelings")
    assert followers(g) == {"hireling": 10, "scout": 2}
    assert band(g).flame == 12


def test_E12_3_too_few_specialists_for_the_whole_rise_leave_no_choice() -> None:
    s = fire_wise(scouts=1)
    lay(s, MOUNTAIN, number("dragons", "red-6-1"))
    post(s, 0, MOUNTAIN, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert followers(g) == {"hireling": 2, "scout": 1}
    assert band(g).flame == 12


def test_E12_3_specialists_on_the_board_do_not_count() -> None:
    s = fire_wise()
    lay(s, MOUNTAIN, number("dragons", "red-4-1"))
    post(s, 0, MOUNTAIN, 3, specialists=3)
    g = rewards(s)
    play(g, "take 1")
    assert band(g).flame == 11
    assert followers(g)["hireling"] == 1


def test_E12_3_specialists_just_gained_from_the_tavern_card_may_go() -> None:
    g = tavern(fire_wise(), "3-rangers")
    play(g, "discard specialists")
    assert followers(g) == {"scout": 1, "ranger": 2}
    assert band(g).flame == 10


def test_E12_3_not_without_the_skill() -> None:
    s = fire_wise(scouts=1)
    band(s).skill = WELCOMING
    g = start(s)
    play(g, "station")
    assert followers(g) == {"hireling": 4, "scout": 1}
    assert band(g).flame == 11


def test_E12_3_the_flame_going_down_brings_nothing() -> None:
    g = start(fire_wise(scouts=1))
    play(g, "aide healer")
    assert followers(g) == {"scout": 1}
    assert band(g).flame == 8


def test_E12_3_a_rise_the_squire_cancels_brings_nothing() -> None:
    s = fire_wise(scouts=1)
    give_hero(s, 0, SQUIRE)
    s.station[1] = 1
    g = start(s)
    play(g, "station")
    assert (g.seat, followers(g), band(g).flame) == (1, {"hireling": 5, "scout": 1}, 10)


def test_E12_3_each_instruction_is_one_rise() -> None:
    s = top_of_the_mountain(fire_wise(rangers=2))
    s.mountain[5] = number("dragons", "green-4-1")
    g = rewards(s)
    play(g, "take 1", "take 4", "take 6")
    assert g.decision == "flame-choice"
    play(g, "discard specialists")
    assert g.decision == "flame-choice"
    play(g, "flame rises")
    assert band(g).flame == 11
    assert followers(g)["ranger"] == 1


def test_E12_3_a_raid_shortage_is_one_rise_and_its_hirelings_are_kept() -> None:
    s = fire_wise(hirelings=1)
    band(s).attributes[0] = 4
    strike(s, "hireling-per-highest-attribute")
    g = start(s)
    assert followers(g) == {"hireling": 3}
    assert band(g).flame == 13


def test_E12_3_specialists_may_go_for_a_raid_shortage() -> None:
    s = fire_wise(scouts=2, hirelings=1)
    band(s).attributes[0] = 3
    strike(s, "hireling-per-highest-attribute")
    g = start(s)
    play(g, "discard specialists")
    assert followers(g) == {}
    assert band(g).flame == 10


def test_E12_3_no_specialists_are_left_for_a_shortage_of_specialists() -> None:
    s = fire_wise(scouts=1, hirelings=1)
    for hero in (SPY, SQUIRE, KEEPER):
        give_hero(s, 0, hero, active=False)
    strike(s, "specialist-per-hero")
    g = start(s)
    assert followers(g) == {"hireling": 3}
    assert band(g).flame == 12


def test_E12_3_hirelings_of_fire_sages_rise_can_pay() -> None:
    s = fire_wise(rangers=3)
    give_hero(s, 0, FIRE_SAGE)
    strike(s, "hireling-per-ranger")
    g = start(s)
    play(g, "fire sage", "flame rises")
    assert followers(g) == {"ranger": 3}
    assert band(g).flame == 11


def test_E12_3_the_paragons_rise_brings_a_hireling_too() -> None:
    s = fire_wise(hirelings=2)
    give_hero(s, 0, PARAGON)
    to_phase(s, "before")
    g = start(s)
    play(g, "paragon 2 scouts")
    assert followers(g) == {"hireling": 1, "scout": 2}


# E12.4 Welcome.


def welcoming(hirelings: int = 1) -> State:
    s = table(WELCOMING)
    muster(s, hirelings=hirelings)
    give_hero(s, 0, INNKEEPER, active=False)
    own(s, 0, "red-7")
    return s


def test_E12_4_attaching_a_dragon_brings_1_hireling() -> None:
    g = start(welcoming())
    play(g, "attach", "welcome hireling")
    assert followers(g) == {"hireling": 2}


@pytest.mark.parametrize("kind", ["scout", "ranger", "warden"])
def test_E12_4_or_swaps_1_hireling_for_a_specialist(kind: str) -> None:
    g = start(welcoming())
    play(g, "attach", f"welcome {kind}")
    assert followers(g) == {kind: 1}


def test_E12_4_or_nothing() -> None:
    g = start(welcoming())
    play(g, "attach", "welcome nobody")
    assert followers(g) == {"hireling": 1}


def test_E12_4_no_swap_without_a_hireling_in_the_supply() -> None:
    g = start(welcoming(hirelings=0))
    play(g, "attach")
    assert texts(g) == ["welcome hireling", "welcome nobody"]
    assert refused(g, "welcome scout") == "E12.4"


def test_E12_4_a_preserve_too() -> None:
    s = table(WELCOMING)
    muster(s)
    give_preserve(s, 0, GREEN)
    own(s, 0, "green-7")
    g = start(s)
    play(g, "attach", "welcome hireling")
    assert followers(g) == {"hireling": 1}
    assert band(g).attributes == [0, 0, 2]


def test_E12_4_every_dragon_anew() -> None:
    s = welcoming()
    give_hero(s, 0, APPRENTICE, active=False)
    own(s, 0, "red-6-1")
    g = start(s)
    play(g, "attach", "dragon red-7", "onto innkeeper", "welcome hireling", "attach", "welcome hireling")
    assert followers(g) == {"hireling": 3}


def test_E12_4_in_every_window() -> None:
    s = welcoming()
    s.round = 5
    to_phase(s, "window-e")
    g = start(s)
    play(g, "attach", "welcome warden")
    assert followers(g) == {"warden": 1}
    assert g.over


def test_E12_4_not_for_receiving_a_dragon() -> None:
    s = table(WELCOMING)
    lay(s, CAMP, number("dragons", "captive-red-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 1")
    assert dragon_of(g, "captive-red-2-1") == FREE
    assert followers(g) == {"hireling": 10}


def test_E12_4_not_without_the_skill() -> None:
    s = welcoming()
    band(s).skill = FURTHER_STEPS
    g = start(s)
    play(g, "attach")
    assert g.decision == "act"
    assert followers(g) == {"hireling": 1}


def test_E12_4_a_welcomed_specialist_completes_a_garrison_card() -> None:
    s = table(WELCOMING)
    muster(s, hirelings=1, wardens=2)
    give_garrison(s, 0, RED, 2)
    give_preserve(s, 0, BLUE)
    give_dragon(s, 0, RED)
    give_dragon(s, 0, BLUE)
    g = start(s)
    play(g, "attach", "welcome warden")
    assert any("completed-card red-garrison-2" in event for event in told(g))
    assert band(g).attributes == [1, 2, 0]


def test_E12_2_peakwalkers_step_is_a_movement_of_its_own() -> None:
    s = table(FURTHER_STEPS)
    give_hero(s, 0, PEAKWALKER)
    top_of_the_mountain(s)
    lay(s, MOUNTAIN, number("dragons", "green-3-2"))
    band(s).gear = 2
    g = rewards(s)
    play(g, "take 1", "take 4", "take 6", "raise speed", "further", "raise speed", "further")
    assert (band(g).attributes, band(g).gear) == ([0, 0, 4], 0)


def test_E12_1_side_a_has_no_skill() -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    own(s, 0, "red-7")
    band(s).gear = 1
    g = start(s)
    attach(g, "red-7", "red-preserve-1")
    assert (g.decision, band(g).gear, followers(g)) == ("act", 1, {"hireling": 10})
