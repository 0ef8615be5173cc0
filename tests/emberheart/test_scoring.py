"""The final scoring (E10.3) source by source, and who wins (E10.4)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BLUE,
    FIRE_MARSHAL,
    GREEN,
    MESSENGER,
    PEAKWALKER,
    PRIESTESS,
    QUARTERMASTER,
    RECRUITER,
    RED,
    SPY,
)
from firelight.games.emberheart.rules.layout import ATTACHED, COMPLETED, WITH_GEAR, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    dragons,
    give_garrison,
    give_hero,
    give_preserve,
    muster,
    own,
    play,
    start,
    strike,
    to_phase,
)


def sheet(s: State, seat: int = 0) -> dict[str, int]:
    return start(s).score_sheet(seat)


def flame_bonus(s: State) -> list[int]:
    g = start(s)
    return [g.score_sheet(seat)["flame"] for seat in range(g.players)]


def the_end(s: State) -> Game:
    """The raid of round 5 and what follows."""
    s.round = 5
    strike(s, "hireling-per-scout")
    return start(s)


# 1. Dragons.


def test_E10_3_the_glory_of_all_dragons_of_every_kind() -> None:
    s = arrange()
    own(s, 0, "red-7", "blue-3-1", "captive-green-2-1", "exotic-1")
    assert sheet(s)["dragons"] == 7 + 3 + 2 + 1


def test_E10_3_dragons_attached_or_not() -> None:
    s = arrange()
    give_hero(s, 0, SPY)
    own(s, 0, "green-6-1")
    assert sheet(s)["dragons"] == 3 + 6


def test_E10_3_a_dragon_with_gear_is_worth_1_more() -> None:
    s = arrange()
    give_hero(s, 0, SPY)
    band(s).dragons[band(s).hero_dragons[SPY]] = WITH_GEAR
    assert sheet(s)["dragons"] == 4


def test_E10_3_no_dragons_no_glory() -> None:
    assert sheet(arrange())["dragons"] == 0


# 2. Attributes.


@pytest.mark.parametrize(("level", "glory"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8), (7, 12)])
def test_E10_3_the_highest_glory_reached_on_an_attribute(level: int, glory: int) -> None:
    s = arrange()
    band(s).attributes[1] = level
    assert sheet(s)["attributes"] == glory


def test_E10_3_each_attribute_for_itself() -> None:
    s = arrange()
    band(s).attributes[:] = [1, 3, 4]  # the rulebook's example: 0, 2 and 5
    assert sheet(s)["attributes"] == 7


# 3. Heroes.


def test_E10_3_heroes_with_their_dragon() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE)
    assert sheet(s)["heroes"] == 4


def test_E10_3_a_hero_without_dragon_scores_nothing() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE, active=False)
    own(s, 0, "red-7")
    assert sheet(s)["heroes"] == 0


def test_E10_3_a_hero_whose_condition_does_not_hold_scores_nothing() -> None:
    s = arrange()
    give_hero(s, 0, PEAKWALKER)
    band(s, 1).gear = 1
    assert sheet(s)["heroes"] == 0


def test_E10_3_several_heroes_add_up() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE)
    give_hero(s, 0, SPY)
    assert sheet(s)["heroes"] == 4 + 7


# 4. Garrison.


@pytest.mark.parametrize(("level", "glory"), [(1, 3), (2, 4), (3, 5), (4, 7), (5, 9)])
def test_E10_3_completed_garrison_cards(level: int, glory: int) -> None:
    s = arrange()
    band(s).garrison[give_garrison(s, 0, GREEN, level)] = COMPLETED
    assert sheet(s)["garrison"] == glory


def test_E10_3_an_open_garrison_card_scores_nothing() -> None:
    s = arrange()
    give_garrison(s, 0, RED, 5)
    band(s).garrison[give_garrison(s, 0, BLUE, 1)] = COMPLETED
    assert sheet(s)["garrison"] == 3


def test_E10_3_a_preserve_itself_scores_nothing() -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    assert sum(sheet(s).values()) == 0


# 5. Flame.


def test_E10_3_the_flame_of_the_rulebooks_example_0_3_8() -> None:
    s = arrange()
    for seat, flame in enumerate((12, 9, 6)):
        band(s, seat).flame = flame
    assert flame_bonus(s) == [0, 3, 8]


@pytest.mark.parametrize(("distance", "bonus"), list(enumerate((0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 14, 14))))
def test_E10_3_the_flame_bonus_by_distance_to_the_highest(distance: int, bonus: int) -> None:
    s = arrange()
    for seat, flame in enumerate((20 - distance, 20, 20)):
        band(s, seat).flame = flame
    assert flame_bonus(s) == [bonus, 0, 0]


def test_E10_3_all_on_the_highest_flame_get_nothing() -> None:
    s = arrange()
    for seat, flame in enumerate((12, 12, 11)):
        band(s, seat).flame = flame
    assert flame_bonus(s) == [0, 0, 1]


def test_E10_3_nobody_gets_a_bonus_if_all_flames_are_equal() -> None:
    assert flame_bonus(arrange(4)) == [0, 0, 0, 0]


@pytest.mark.parametrize(("gear", "bonus"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_E10_3_every_full_3_gear_become_flame_down_1(gear: int, bonus: int) -> None:
    s = arrange()
    band(s).gear = gear
    assert flame_bonus(s) == [bonus, 0, 0]


def test_E10_3_the_gear_of_the_highest_lowers_the_mark_for_all() -> None:
    s = arrange()
    band(s).flame = 16
    band(s).gear = 9
    assert flame_bonus(s) == [0, 3, 3]


def test_E10_3_gear_does_not_lower_the_flame_below_0() -> None:
    s = arrange()
    band(s).flame = 1
    band(s).gear = 9
    assert flame_bonus(s)[0] == 12


def test_E10_3_heroes_count_the_gear_before_it_becomes_flame() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_MARSHAL)
    band(s).gear = 6
    assert (sheet(s)["heroes"], sheet(s)["flame"]) == (6, 2)


# When, and all together.


def test_E10_3_the_game_is_over_after_raid_5() -> None:
    assert the_end(arrange()).over


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_E10_3_not_before(round_: int) -> None:
    s = arrange()
    s.round = round_
    strike(s, "hireling-per-scout")
    assert not start(s).over


def test_E10_3_losses_of_raid_5_come_before_the_scoring() -> None:
    s = arrange()
    muster(s, hirelings=9, scouts=2)
    give_hero(s, 0, MESSENGER)
    assert the_end(s).score_sheet(0)["heroes"] == 9 - 2 - 3


def test_E10_3_after_raid_abilities_of_round_5_come_before_the_scoring() -> None:
    s = arrange()
    give_hero(s, 0, RECRUITER)
    give_hero(s, 0, QUARTERMASTER)
    give_hero(s, 0, PRIESTESS)
    own(s, 0, "red-7", "blue-7", "green-7")
    g = the_end(s)
    assert (band(g).followers[0], band(g).gear, band(g).flame) == (11, 1, 9)
    assert g.score_sheet(0)["flame"] == 1


def test_E10_3_a_dragon_attached_after_raid_5_activates_its_hero() -> None:
    s = arrange()
    s.round = 5
    give_hero(s, 0, APPRENTICE, active=False)
    own(s, 0, "red-7")
    to_phase(s, "window-e")
    g = start(s)
    attach(g, "red-7", "apprentice")
    assert g.over
    assert g.score_sheet(0)["heroes"] == 4


def test_E10_3_a_dragon_left_free_after_raid_5_activates_nobody() -> None:
    s = arrange()
    s.round = 5
    give_hero(s, 0, APPRENTICE, active=False)
    own(s, 0, "red-7")
    to_phase(s, "window-e")
    g = start(s)
    play(g, "done")
    assert g.over
    assert g.score_sheet(0)["heroes"] == 0


def test_E10_3_the_score_is_the_sum_of_the_five_sources() -> None:
    s = arrange()
    give_hero(s, 0, APPRENTICE)
    band(s).attributes[:] = [7, 2, 0]
    band(s).garrison[give_garrison(s, 0, BLUE, 3)] = COMPLETED
    band(s).flame = 5
    g = the_end(s)
    assert g.score_sheet(0) == {"dragons": 3, "attributes": 14, "heroes": 4, "garrison": 5, "flame": 6}
    assert g.scores()[0] == 32


# E10.4


def test_E10_4_most_glory_wins() -> None:
    s = arrange()
    own(s, 0, "red-3-1", "red-3-2")
    own(s, 2, "red-7")
    assert the_end(s).winners() == (2,)


def test_E10_4_at_a_tie_more_dragon_cards_of_any_kind() -> None:
    s = arrange()
    own(s, 0, "red-6-1")
    own(s, 1, "blue-3-1", "captive-blue-2-1", "exotic-1")
    own(s, 2, "green-3-1", "captive-green-3")
    g = the_end(s)
    assert g.scores() == [6, 6, 6]
    assert g.winners() == (1,)


def test_E10_4_attached_dragons_count_at_a_tie() -> None:
    s = arrange()
    own(s, 0, "captive-red-2-1", "captive-red-2-2", "blue-4-1", "captive-blue-4")
    for dragon, card in zip(
        dragons("captive-red-2-1", "captive-red-2-2"), (give_preserve(s, 0, RED), give_preserve(s, 0, RED)), strict=True
    ):
        band(s).preserve_dragons[card] = dragon
        band(s).dragons[dragon] = ATTACHED
    own(s, 1, "green-6-1", "green-3-1", "captive-green-3")
    g = the_end(s)
    assert g.scores() == [12, 12, 0]
    assert g.winners() == (0,)


def test_E10_4_then_the_victory_is_shared() -> None:
    s = arrange()
    own(s, 0, "red-7")
    own(s, 2, "blue-7")
    assert the_end(s).winners() == (0, 2)


def test_E10_4_dragons_without_glory_at_the_top_do_not_win() -> None:
    s = arrange()
    own(s, 0, "captive-red-2-1", "captive-red-2-2")
    own(s, 1, "red-5-1")
    assert the_end(s).winners() == (1,)
