"""The raid (E10.1): what each card counts and takes, shortages, and the order of the heroes that help."""

import pytest

from firelight.games.emberheart.content.words import (
    BLUE,
    FIRE_SAGE,
    FIRE_WISE,
    FURTHER_STEPS,
    GEARED_DRAGONS,
    GREEN,
    GUILD,
    KEEPER,
    MESSENGER,
    NONE,
    RED,
    SPY,
    SQUIRE,
)
from firelight.games.emberheart.rules.layout import ATTACHED, COMPLETED
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    followers,
    give_garrison,
    give_hero,
    give_preserve,
    muster,
    own,
    play,
    post,
    refused,
    start,
    state,
    strike,
    texts,
    to_phase,
)

FIRE_WISE_TABLE = (FIRE_WISE, FURTHER_STEPS, GEARED_DRAGONS)


# The ten cards.


def test_E10_1_specialist_per_hero_with_or_without_dragon() -> None:
    s = arrange()
    muster(s, scouts=5)
    give_hero(s, 0, SPY, active=False)
    give_hero(s, 0, SQUIRE)
    strike(s, "specialist-per-hero")
    assert followers(start(s)) == {"scout": 3}


def test_E10_1_specialist_per_garrison_card_completed_or_not() -> None:
    s = arrange()
    muster(s, wardens=5)
    give_garrison(s, 0, RED)
    band(s).garrison[give_garrison(s, 0, BLUE)] = COMPLETED
    strike(s, "specialist-per-garrison-card")
    assert followers(start(s)) == {"warden": 3}


def test_E10_1_hireling_per_preserve_with_or_without_dragon() -> None:
    s = arrange()
    muster(s, hirelings=5)
    give_preserve(s, 0, RED)
    card = give_preserve(s, 0, GREEN)
    own(s, 0, "green-7")
    band(s).preserve_dragons[card] = 29
    band(s).dragons[29] = ATTACHED
    strike(s, "hireling-per-preserve")
    assert followers(start(s)) == {"hireling": 3}


def test_E10_1_hireling_per_step_of_the_highest_attribute() -> None:
    s = arrange()
    muster(s, hirelings=9)
    band(s).attributes[:] = [2, 4, 3]
    strike(s, "hireling-per-highest-attribute")
    assert followers(start(s)) == {"hireling": 5}


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_E10_1_hireling_per_dragon_of_a_colour_attached_or_not(colour: str) -> None:
    s = arrange()
    muster(s, hirelings=9)
    own(s, 0, "red-3-1", "blue-3-1", "blue-3-2", "captive-green-2-1", "captive-green-2-2")
    give_hero(s, 0, SQUIRE)
    strike(s, f"hireling-per-{colour}-dragon")
    assert followers(start(s)) == {"hireling": 9 - {"red": 1, "blue": 2, "green": 3}[colour]}


@pytest.mark.parametrize(("kind", "lost"), [("scout", 1), ("ranger", 2), ("warden", 3)])
def test_E10_1_hireling_per_specialist_of_a_kind(kind: str, lost: int) -> None:
    s = arrange()
    muster(s, hirelings=9, scouts=1, rangers=2, wardens=3)
    strike(s, f"hireling-per-{kind}")
    assert followers(start(s)) == {"hireling": 9 - lost, "scout": 1, "ranger": 2, "warden": 3}


@pytest.mark.parametrize("card", ["specialist-per-hero", "hireling-per-preserve", "hireling-per-red-dragon", "hireling-per-scout"])
def test_E10_1_nothing_counted_is_nothing_lost(card: str) -> None:
    s = arrange()
    strike(s, card)
    g = start(s)
    assert followers(g) == {"hireling": 10}
    assert band(g).flame == 10


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_E10_1_a_free_exotic_counts_as_no_colour(colour: str) -> None:
    s = arrange()
    own(s, 0, "exotic-1", "exotic-2")
    strike(s, f"hireling-per-{colour}-dragon")
    assert followers(start(s)) == {"hireling": 10}


@pytest.mark.parametrize(("colour", "left"), [("red", 10), ("green", 9)])
def test_E10_1_an_attached_exotic_counts_as_the_colour_of_its_card(colour: str, left: int) -> None:
    s = arrange()
    give_hero(s, 0, SQUIRE, active=False)
    own(s, 0, "exotic-1")
    strike(s, f"hireling-per-{colour}-dragon")
    to_phase(s, "window-d")
    g = start(s)
    attach(g, "exotic-1", "squire")
    assert followers(g) == {"hireling": left}


# Who, in what order, from where.


def test_E10_1_every_player_is_raided() -> None:
    s = arrange()
    for seat in range(3):
        band(s, seat).attributes[0] = seat + 1
    strike(s, "hireling-per-highest-attribute")
    g = start(s)
    assert [band(g, seat).followers[0] for seat in range(3)] == [9, 8, 7]


def test_E10_1_from_the_shield_in_turn_order() -> None:
    s = arrange()
    s.shield = 1
    strike(s, "hireling-per-scout")
    assert [event.seat for event in start(s).events() if event.name == "raided"] == [1, 2, 0]


def test_E10_1_the_remaining_card_strikes_not_the_discarded_one() -> None:
    s = arrange()
    muster(s, hirelings=9, scouts=2, rangers=3)
    strike(s, "hireling-per-scout", discarded="hireling-per-ranger")
    assert followers(start(s)) == {"hireling": 7, "scout": 2, "ranger": 3}


def test_E10_1_the_card_the_defender_left_strikes() -> None:
    s = arrange()
    muster(s, hirelings=9, scouts=2, rangers=3)
    strike(s, "hireling-per-scout")
    s.raid[:] = [s.raid[1], NONE]
    assert followers(start(s)) == {"hireling": 7, "scout": 2, "ranger": 3}


# Choice and shortage.


def test_E10_1_specialists_of_any_kinds_the_player_chooses() -> None:
    s = arrange()
    muster(s, hirelings=3, scouts=2, rangers=2, wardens=2)
    for colour in (RED, BLUE, GREEN):
        give_garrison(s, 0, colour, 4)
    strike(s, "specialist-per-garrison-card")
    g = start(s)
    assert (g.seat, g.decision, texts(g)) == (0, "lose", ["lose scout", "lose ranger", "lose warden"])
    play(g, "lose scout", "lose warden", "lose scout")
    assert followers(g) == {"hireling": 3, "ranger": 2, "warden": 1}
    assert band(g).flame == 10


def test_E10_1_a_hireling_does_for_no_specialist() -> None:
    s = arrange()
    muster(s, hirelings=3, scouts=2, rangers=1)
    give_hero(s, 0, SPY, active=False)
    strike(s, "specialist-per-hero")
    g = start(s)
    assert refused(g, "lose hireling") == "E10.1"
    assert refused(g, "lose warden") == "E10.1"


def test_E10_1_a_specialist_does_for_no_hireling() -> None:
    s = arrange()
    muster(s, hirelings=1, scouts=4)
    strike(s, "hireling-per-scout")
    g = start(s)
    assert followers(g) == {"scout": 4}
    assert band(g).flame == 13


def test_E10_1_for_each_missing_specialist_the_flame_goes_up_1() -> None:
    s = arrange()
    muster(s, hirelings=5, rangers=1)
    for hero in (SPY, SQUIRE, KEEPER):
        give_hero(s, 0, hero, active=False)
    strike(s, "specialist-per-hero")
    g = start(s)
    assert followers(g) == {"hireling": 5}
    assert band(g).flame == 12


def test_E10_1_a_shortage_is_one_rise() -> None:
    s = arrange()
    muster(s, hirelings=1)
    band(s).attributes[0] = 4
    strike(s, "hireling-per-highest-attribute")
    rises = [event.args[0] for event in start(s).events() if (event.name, event.seat) == ("flame-moved", 0)]
    assert rises == [3]


def test_E10_1_whoever_has_the_right_kind_must_discard_it() -> None:
    s = arrange()
    muster(s, hirelings=2)
    band(s).attributes[0] = 2
    strike(s, "hireling-per-highest-attribute")
    g = start(s)
    assert followers(g) == {}
    assert band(g).flame == 10


# Messenger, then the number, then Keeper and Fire Sage.


def test_E10_1_first_the_messenger_then_keeper_then_fire_sage() -> None:
    s = arrange()
    muster(s, hirelings=9, scouts=5, rangers=6)
    for hero in (MESSENGER, KEEPER, FIRE_SAGE):
        give_hero(s, 0, hero)
    strike(s, "hireling-per-scout", discarded="hireling-per-ranger")
    g = start(s)
    assert g.decision == "messenger"
    play(g, "discarded raid")
    assert g.decision == "sage"
    play(g, "fire sage")
    assert followers(g)["hireling"] == 9 - (6 - 1 - 2)
    assert band(g).flame == 11


def test_E10_1_keeper_does_not_lower_below_0() -> None:
    s = arrange()
    give_hero(s, 0, KEEPER)
    strike(s, "hireling-per-scout")
    g = start(s)
    assert followers(g) == {"hireling": 10}
    assert band(g).flame == 10


def test_E10_1_fire_sage_does_not_lower_below_0() -> None:
    s = arrange()
    muster(s, hirelings=5, scouts=1)
    give_hero(s, 0, FIRE_SAGE)
    strike(s, "hireling-per-scout")
    g = start(s)
    play(g, "fire sage")
    assert followers(g) == {"hireling": 5, "scout": 1}
    assert band(g).flame == 11


def test_E10_1_the_number_is_fixed_before_any_loss() -> None:
    s = arrange(side=1, skills=FIRE_WISE_TABLE)
    muster(s, hirelings=5, scouts=4)
    give_hero(s, 0, FIRE_SAGE)
    strike(s, "hireling-per-scout")
    g = start(s)
    play(g, "fire sage", "discard specialists")
    assert followers(g) == {"hireling": 3, "scout": 3}
    assert band(g).flame == 10


def test_E10_1_the_lowered_number_makes_the_shortage() -> None:
    s = arrange()
    muster(s, hirelings=1, rangers=5)
    give_hero(s, 0, KEEPER)
    strike(s, "hireling-per-ranger")
    g = start(s)
    assert followers(g) == {"ranger": 5}
    assert band(g).flame == 13


def test_E10_1_everything_is_back_by_then_and_counts() -> None:
    s = arrange()
    muster(s, hirelings=8, scouts=1)
    post(s, 0, GUILD, 3, specialists=3)
    strike(s, "hireling-per-scout")
    to_phase(s, "reward")
    g = start(s)
    play(g, "take none")
    assert followers(g) == {"hireling": 4, "scout": 4}
    assert state(g).round == 2
