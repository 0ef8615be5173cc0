"""Exotic dragons (E7.7) and when dragons may be attached (E8)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    BLUE,
    CAMP,
    DRAGON_NURSE,
    EXOTIC,
    FIRE_SAGE,
    GARRISON,
    GREEN,
    GUILD,
    INNKEEPER,
    KEEPER,
    MENTOR,
    MESSENGER,
    MOUNTAIN,
    NONE,
    PARAGON,
    PRESERVE,
    QUARTERMASTER,
    RECRUITER,
    RED,
    SPY,
    TAVERN,
)
from firelight.games.emberheart.rules.layout import ATTACHED, COMPLETED, FREE, OPEN, State
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
    party,
    play,
    post,
    refused,
    start,
    state,
    texts,
    to_phase,
    to_turn_of,
    told,
)

CALM = "specialist-per-hero"  # nobody has specialists to lose; the flame shows it


def attachable(*seats: int, colour: int = RED) -> State:
    """A table where these seats have a dragon and a Preserve for it; the raid card counts rangers, which nobody has."""
    s = arrange()
    s.raid[:] = [number("raids", "hireling-per-ranger"), number("raids", "hireling-per-scout")]
    for seat in seats:
        give_preserve(s, seat, colour)
        give_dragon(s, seat, colour)
    return s


def phase(s: State, name: str) -> Game:
    to_phase(s, name)
    return start(s)


def raid_loss(s: State, card: str, seat: int = 0) -> int:
    """Hirelings that a seat loses to a raid card."""
    s.raid[:] = [number("raids", card), NONE]
    before = s.bands[seat].followers[words.HIRELING]
    g = phase(s, "raid")
    return before - band(g, seat).followers[words.HIRELING]


# E7.7 exotic dragons


@pytest.mark.parametrize(("card", "colour"), [("innkeeper", RED), ("spy", BLUE), ("dragon-nurse", GREEN)])
def test_E7_7_an_exotic_dragon_suits_every_hero_and_takes_on_its_colour(card: str, colour: int) -> None:
    s = arrange()
    for hero in (INNKEEPER, SPY, DRAGON_NURSE):
        give_hero(s, 0, hero, active=False)
    dragon = give_dragon(s, 0, EXOTIC)
    g = start(s)
    attach(g, "exotic-1", card)
    assert (band(g).dragons[dragon], state(g).dragon_colours[dragon]) == (ATTACHED, colour)


@pytest.mark.parametrize("colour", [RED, BLUE, GREEN])
def test_E7_7_an_exotic_dragon_suits_every_preserve(colour: int) -> None:
    s = arrange()
    for other in (RED, BLUE, GREEN):
        give_preserve(s, 0, other)
    dragon = give_dragon(s, 0, EXOTIC)
    g = start(s)
    attach(g, "exotic-1", f"{words.COLOURS[colour]}-preserve-1")
    assert state(g).dragon_colours[dragon] == colour
    assert band(g).attributes == [2 * (other == colour) for other in range(3)]


def test_E7_7_other_dragons_go_only_to_their_colour() -> None:
    s = arrange()
    for hero in (INNKEEPER, SPY, DRAGON_NURSE):
        give_hero(s, 0, hero, active=False)
    give_preserve(s, 0, RED)
    give_dragon(s, 0, RED)
    g = start(s)
    play(g, "attach")
    assert texts(g) == ["onto innkeeper", "onto red-preserve-1"]
    assert refused(g, "onto spy") == "E7.7"
    assert refused(g, "onto dragon-nurse") == "E7.7"


def test_E7_7_for_good() -> None:
    s = arrange()
    give_preserve(s, 0, GREEN)
    dragon = give_dragon(s, 0, EXOTIC)
    g = start(s)
    attach(g, "exotic-1", "green-preserve-1")
    s = state(g)
    give_garrison(s, 0, RED)
    give_hero(s, 0, INNKEEPER, active=False)
    post(s, 0, TAVERN, 1, hirelings=1)
    lay(s, TAVERN, number("taverns", "3-scouts"))
    g = phase(s, "reward")
    play(g, "take 1")
    assert state(g).dragon_colours[dragon] == GREEN
    assert band(g).garrison[RED * 5] == OPEN


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_E7_7_in_the_raid_a_free_exotic_counts_as_no_colour(colour: str) -> None:
    s = arrange()
    give_dragon(s, 0, EXOTIC)
    assert raid_loss(s, f"hireling-per-{colour}-dragon") == 0


@pytest.mark.parametrize(("colour", "lost"), [("red", 0), ("blue", 0), ("green", 1)])
def test_E7_7_in_the_raid_an_attached_exotic_counts_as_its_colour(colour: str, lost: int) -> None:
    s = arrange()
    card = give_preserve(s, 0, GREEN)
    dragon = give_dragon(s, 0, EXOTIC)
    s.bands[0].dragons[dragon] = ATTACHED
    s.bands[0].preserve_dragons[card] = dragon
    s.dragon_colours[dragon] = GREEN
    assert raid_loss(s, f"hireling-per-{colour}-dragon") == lost


def test_E7_7_each_time_anew_one_exotic_completes_garrison_cards_of_all_colours() -> None:
    s = arrange()
    give_dragon(s, 0, EXOTIC)
    cards = [give_garrison(s, 0, colour) for colour in (RED, BLUE, GREEN)]
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert [band(g).garrison[card] for card in cards] == [COMPLETED] * 3
    assert band(g).attributes == [1, 1, 1]


def test_E7_7_exotics_add_to_the_dragons_of_the_wanted_colour() -> None:
    s = arrange()
    for colour in (RED, EXOTIC):
        give_dragon(s, 0, colour)
    give_hero(s, 0, SPY, active=False)
    card = give_garrison(s, 0, RED, 3)  # 2 dragons, 2 heroes
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1", "done")  # the new hero could take a dragon
    assert band(g).garrison[card] == COMPLETED


def exotics_example(attach_both: bool) -> Game:
    """1 blue dragon with the Quartermaster, an exotic at a green Preserve, another one free or at a second green Preserve."""
    s = arrange()
    give_hero(s, 0, QUARTERMASTER)
    give_preserve(s, 0, GREEN)
    give_preserve(s, 0, GREEN)
    give_dragon(s, 0, EXOTIC)
    give_dragon(s, 0, EXOTIC)
    g = start(s)
    attach(g, "exotic-1", "green-preserve-1")
    if attach_both:
        attach(g, "exotic-2", "green-preserve-2")
    return phase(state(g), "after-raid")


def test_E7_7_example_the_exotic_dragons() -> None:
    g = exotics_example(attach_both=False)
    assert [state(g).dragon_colours[d] for d in dragons("exotic-1", "exotic-2")] == [GREEN, EXOTIC]
    assert band(g).gear == 1  # two blue dragons: the blue one and the free exotic


def test_E7_7_example_an_attached_exotic_no_longer_helps() -> None:
    assert exotics_example(attach_both=True).score_sheet(0)["dragons"] > 0
    assert band(exotics_example(attach_both=True)).gear == 0


@pytest.mark.parametrize(("mine", "theirs", "glory"), [(1, 0, 7), (1, 1, 7), (2, 0, 7), (1, 2, 7)])
def test_E7_7_for_most_dragons_of_a_colour_only_the_owners_exotics_count(mine: int, theirs: int, glory: int) -> None:
    s = arrange()
    give_hero(s, 0, FIRE_SAGE)  # with 1 red dragon
    give_dragon(s, 1, RED)
    give_dragon(s, 1, RED)
    for seat, number_of in ((0, mine), (1, theirs)):
        for _ in range(number_of):
            give_dragon(s, seat, EXOTIC)
    assert start(s).score_sheet(0)["heroes"] == glory


def test_E7_7_without_its_exotic_the_other_has_more() -> None:
    s = arrange()
    give_hero(s, 0, FIRE_SAGE)
    give_dragon(s, 1, RED)
    give_dragon(s, 1, RED)
    assert start(s).score_sheet(0)["heroes"] == 0


@pytest.mark.parametrize(("colours", "glory"), [((RED,), 3), ((RED, GREEN), 3), ((RED, RED, GREEN, GREEN, BLUE), 6)])
def test_E7_7_sets_best_split(colours: tuple[int, ...], glory: int) -> None:
    s = arrange()
    give_hero(s, 0, MENTOR)  # with 1 blue dragon
    for colour in colours:
        give_dragon(s, 0, colour)
    give_dragon(s, 0, EXOTIC)
    assert start(s).score_sheet(0)["heroes"] == glory


# E8.1 attaching is free and for good


def test_E8_1_before_the_action_and_after_it() -> None:
    s = attachable(0, 0)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert g.seat == 0
    play(g, "station")
    assert texts(g) == ["attach", "done"]
    attach(g, "red-3-2", "red-preserve-2")
    assert (band(g).attributes, g.seat) == ([4, 0, 0], 1)


def test_E8_1_it_costs_nothing() -> None:
    s = attachable(0)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert (band(g).gear, band(g).crests, followers(g)) == (0, 5, {"hireling": 10})
    assert "station" in texts(g)  # the action is still to come


def test_E8_1_never_moved_again() -> None:
    s = attachable(0, 0)
    give_hero(s, 0, INNKEEPER, active=False)
    give_dragon(s, 0, RED)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    play(g, "attach")
    assert texts(g) == ["dragon red-3-2", "dragon red-3-3"]
    assert refused(g, "dragon red-3-1") == "E8.1"


def test_E8_1_nothing_to_attach() -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    give_dragon(s, 0, GREEN)
    assert refused(start(s), "attach") == "E8.1"


def test_E8_1_only_your_own_dragons() -> None:
    s = attachable(0, 0)
    give_dragon(s, 1, RED)
    g = start(s)
    play(g, "attach")
    assert refused(g, "dragon red-3-3") == "E8.1"


def test_E8_1_not_in_the_turn_of_another() -> None:
    s = attachable(0)
    to_turn_of(s, 1)
    assert refused(start(s), "attach") == "E8.1"


# E8.1 the windows


@pytest.mark.parametrize("shield", [0, 1, 2])
def test_E8_1_window_a_before_the_action_phase_in_turn_order(shield: int) -> None:
    s = attachable(0, 1, 2)
    s.shield = shield
    g = phase(s, "before")
    for i in range(3):
        assert (g.decision, g.seat) == ("before", (shield + i) % 3)
        assert texts(g) == ["attach", "done"]
        play(g, "done")
    assert (g.decision, g.seat) == ("act", shield)


def test_E8_1_window_a_only_for_whoever_can_attach() -> None:
    s = attachable(1)
    g = phase(s, "before")
    assert (g.decision, g.seat) == ("before", 1)
    attach(g, "red-3-1", "red-preserve-1")
    assert (g.decision, g.seat) == ("act", 0)


@pytest.mark.parametrize("place", [CAMP, MOUNTAIN])
def test_E8_1_window_b_after_taking_a_dragon(place: int) -> None:
    s = arrange()
    give_preserve(s, 0, RED)
    lay(s, place, *dragons("captive-red-2-1" if place == CAMP else "red-3-1"))
    post(s, 0, place, 2, hirelings=2)
    post(s, 1, place, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert (g.decision, g.seat, texts(g)) == ("window", 0, ["attach", "done"])
    play(g, "done")
    assert (g.decision, g.seat) == ("reward", 1)


def test_E8_1_window_b_after_taking_a_hero() -> None:
    s = arrange()
    give_dragon(s, 0, RED)
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert (g.decision, g.seat) == ("window", 0)
    attach(g, "red-3-1", "innkeeper")
    assert band(g).hero_dragons[INNKEEPER] == dragons("red-3-1")[0]


def test_E8_1_window_b_after_taking_a_preserve() -> None:
    s = arrange()
    give_dragon(s, 0, BLUE)
    lay(s, PRESERVE, number("preserves", "blue-preserve-4"))
    post(s, 0, PRESERVE, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert (g.decision, g.seat) == ("window", 0)
    attach(g, "blue-3-1", "blue-preserve-4")
    assert band(g).attributes == [0, 2, 0]


def test_E8_1_window_b_only_if_the_player_can_attach() -> None:
    s = arrange()
    give_dragon(s, 0, GREEN)
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert (g.decision, g.seat) == ("reward", 1)


def test_E8_1_window_b_is_not_for_the_others() -> None:
    s = attachable(1)
    give_dragon(s, 0, GREEN)
    lay(s, GUILD, INNKEEPER)
    post(s, 0, GUILD, 1, hirelings=1)
    post(s, 0, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take 1")
    assert (g.decision, g.seat) == ("reward", 0)


def test_E8_1_several_may_be_attached_in_one_window() -> None:
    s = attachable(0, 0)
    g = phase(s, "window-e")
    attach(g, "red-3-1", "red-preserve-1")
    assert g.decision == "window"
    attach(g, "red-3-2", "red-preserve-2")
    assert (g.decision, band(g).attributes) == ("act", [4, 0, 0])


def test_E8_1_windows_c_d_e_and_a_in_this_order() -> None:
    s = attachable(0, 2)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    play(g, "take none")
    for seat in (0, 2, 0, 2):  # (c) when all locations are done, (d) before the raid
        assert (g.decision, g.seat) == ("window", seat)
        assert not any("raided" in event for event in told(g))
        play(g, "done")
    assert any("raided" in event for event in told(g))
    for seat in (0, 2):  # (e) after the raid
        assert (g.decision, g.seat, state(g).round) == ("window", seat, 1)
        play(g, "done")
    assert (g.decision, g.seat, state(g).round) == ("before", 0, 2)


@pytest.mark.parametrize("name", ["window-c", "window-d", "window-e"])
def test_E8_1_windows_in_turn_order_from_the_shield(name: str) -> None:
    s = attachable(0, 1, 2)
    s.shield = 1
    g = phase(s, name)
    order = []
    for _ in range(3):
        assert g.decision == "window"
        order.append(g.seat)
        play(g, "done")
    assert order == [1, 2, 0]


@pytest.mark.parametrize(("before_raid", "lost"), [(True, 2), (False, 1)])
def test_E8_1_window_d_is_before_the_raid_and_window_e_after_it(before_raid: bool, lost: int) -> None:
    s = attachable(0)
    give_dragon(s, 0, EXOTIC)
    s.raid[:] = [number("raids", "hireling-per-red-dragon"), NONE]
    g = phase(s, "window-d")
    if before_raid:
        attach(g, "exotic-1", "red-preserve-1")  # a second red dragon
    else:
        play(g, "done")
        attach(g, "exotic-1", "red-preserve-1")
    assert followers(g) == {"hireling": 10 - lost}


def test_E8_1_window_e_is_before_the_after_raid_abilities() -> None:
    s = arrange()
    give_hero(s, 0, RECRUITER, active=False)
    for _ in range(4):
        give_dragon(s, 0, RED)
    g = phase(s, "window-e")
    attach(g, "red-3-1", "recruiter")
    assert followers(g) == {"hireling": 12}


def test_E8_1_window_e_in_round_5_too_and_then_the_game_is_over() -> None:
    s = attachable(0)
    s.round = 5
    g = phase(s, "raid")
    assert (g.decision, g.seat) == ("window", 0)
    attach(g, "red-3-1", "red-preserve-1")
    assert g.over
    assert band(g).attributes == [2, 0, 0]


# E8.1 whenever there is a decision


def test_E8_1_while_a_reward_is_chosen() -> None:
    s = attachable(0)
    post(s, 0, TAVERN, 1, hirelings=1)
    g = phase(s, "reward")
    assert "attach" in texts(g)
    attach(g, "red-3-1", "red-preserve-1")
    assert (g.decision, band(g).attributes) == ("reward", [2, 0, 0])


def test_E8_1_while_a_party_climbs() -> None:
    s = attachable(0)
    lay(s, MOUNTAIN, *dragons("green-3-1", "green-3-2", "green-3-3", "blue-3-1", "blue-3-2"))
    post(s, 0, MOUNTAIN, 2, specialists=2)
    g = phase(s, "reward")
    play(g, "take 1", "done")  # window (b)
    assert g.decision == "climb"
    attach(g, "red-3-1", "red-preserve-1")
    assert (g.decision, band(g).attributes) == ("climb", [2, 0, 0])


@pytest.mark.parametrize(("hero", "decision"), [(MESSENGER, "messenger"), (FIRE_SAGE, "sage")])
def test_E8_1_while_a_hero_is_asked_in_the_raid(hero: int, decision: str) -> None:
    s = arrange()
    give_hero(s, 0, hero)
    give_preserve(s, 0, GREEN)
    give_dragon(s, 0, GREEN)
    s.raid[:] = [number("raids", "hireling-per-preserve"), NONE]
    s.raid_discarded = number("raids", "hireling-per-scout")
    g = phase(s, "raid")
    assert g.decision == decision
    attach(g, "green-3-1", "green-preserve-1")
    assert (g.decision, band(g).attributes) == (decision, [0, 0, 2])


def test_E8_1_attaching_before_a_called_back_party_is_sent_again() -> None:
    s = attachable(0)
    s.bands[0].followers[:] = [2, 0, 0, 0]
    post(s, 0, CAMP, 2, hirelings=2)
    g = start(s)
    play(g, "aide leader", "call back camp 2")
    assert "attach" in texts(g)
    attach(g, "red-3-1", "red-preserve-1")
    assert (g.decision, band(g).attributes, followers(g)) == ("resend", [2, 0, 0], {"hireling": 4})
    play(g, "go tavern", "space 5 with companion")  # by the Strength just won 4 hirelings are enough
    assert (followers(g), party(g, TAVERN, 5).followers, g.seat) == ({}, [4, 0, 0, 0], 1)


def test_E8_1_a_forced_single_choice_is_no_decision() -> None:
    s = attachable(0)
    lay(s, TAVERN, NONE, NONE, NONE)
    post(s, 0, TAVERN, 1, hirelings=1)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = phase(s, "reward")
    assert (g.decision, g.seat) == ("reward", 1)  # seat 0 came back unasked


def test_E8_1_an_own_turn_counts_even_with_a_single_choice() -> None:
    s = attachable(1)
    s.bands[1].crests = 0
    s.aides[:] = [0, 0, 0, NONE]
    to_turn_of(s, 1)
    g = start(s)
    assert texts(g) == ["aide healer", "attach"]
    play(g, "aide healer")
    assert texts(g) == ["attach", "done"]


def test_E8_1_the_dragon_just_taken_may_wake_a_hero_for_what_follows() -> None:
    s = arrange()
    give_hero(s, 0, KEEPER, active=False)
    give_hero(s, 0, PARAGON, active=False)
    lay(s, CAMP, *dragons("captive-green-2-1"))
    post(s, 0, CAMP, 1, hirelings=1)
    s.raid[:] = [number("raids", CALM), NONE]
    g = phase(s, "reward")
    play(g, "take 1")
    attach(g, "captive-green-2-1", "keeper")
    assert band(g).flame == 11  # 2 heroes, 1 fewer with the Keeper, and no specialist to lose
    assert band(g).dragons[dragons("captive-green-2-1")[0]] == ATTACHED
    assert FREE not in band(g).dragons
