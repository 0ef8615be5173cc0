"""Setting up a game and the course of a round (E1)."""

import pytest

import firelight
from firelight.engine.chance import new_rng
from firelight.engine.errors import OptionError
from firelight.engine.game import Game
from firelight.engine.jit import Ints
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.tables import DRAGON_COLOUR
from firelight.games.emberheart.content.words import EXOTIC, FIRST_CAPTIVE, MOUNTAIN_DRAGONS, NONE, TAVERN
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.rounds import refill
from firelight.games.emberheart.rules.setup import setup
from tests.emberheart.support import (
    arrange,
    band,
    finish_actions,
    followers,
    lay,
    number,
    play,
    post,
    send,
    start,
    state,
    texts,
    to_phase,
    told,
)


def fresh(players: int = 3, seed: int = 1, side: int = 0) -> State:
    s = State()
    setup(s, new_rng(seed, 0), players, Ints([side]))
    return s


def new(players: int = 3, seed: int = 1, side: int = 0) -> Game:
    return firelight.new("emberheart", players, seed=seed, side=side)


# E1.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_E1_1_two_to_four_players(players: int) -> None:
    assert new(players).players == players


@pytest.mark.parametrize("players", [1, 5])
def test_E1_1_not_fewer_and_not_more(players: int) -> None:
    with pytest.raises(OptionError):
        new(players)


def test_E1_1_side_a_has_no_skill() -> None:
    assert [b.skill for b in fresh(4).bands] == [words.NO_SKILL] * 4


@pytest.mark.parametrize("seed", range(12))
def test_E1_1_all_use_side_b_and_no_two_boards_are_alike(seed: int) -> None:
    assert sorted(b.skill for b in fresh(4, seed, side=1).bands) == [1, 2, 3, 4]


def test_E1_1_boards_are_dealt_at_random() -> None:
    assert {fresh(2, seed, side=1).bands[0].skill for seed in range(30)} == {1, 2, 3, 4}


def test_E1_1_turn_order_is_clockwise() -> None:
    s = arrange(4)
    s.shield = 2
    to_phase(s, "action")
    g = start(s)
    order = []
    for _ in range(6):
        order.append(g.seat)
        play(g, "station")
    assert order == [2, 3, 0, 1, 2, 3]


# E1.2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_E1_2_what_each_player_starts_with(players: int) -> None:
    g = new(players)
    for seat in range(players):
        b = band(g, seat)
        assert followers(g, seat) == {"hireling": 10}
        assert (b.gear, b.crests, b.companion_used, b.attributes) == (2, 5, 0, [0, 0, 0])


def test_E1_2_one_marker_of_choice_goes_to_1_from_the_start_player_clockwise() -> None:
    g = new(3)
    first = state(g).shield
    seats = []
    for attribute in words.ATTRIBUTES:
        assert g.decision == "first-attribute"
        assert texts(g) == [f"raise {name}" for name in words.ATTRIBUTES]
        assert g.seat is not None
        seats.append(g.seat)
        play(g, f"raise {attribute}")
    assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert [band(g, seat).attributes for seat in seats] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert g.decision == "act"


def test_E1_2_the_skill_of_further_steps_does_not_apply() -> None:
    g = new(4, side=1)
    for _ in range(4):
        play(g, "raise speed")
    assert g.decision == "act"
    assert [band(g, seat).attributes for seat in range(4)] == [[0, 0, 1]] * 4
    assert [band(g, seat).gear for seat in range(4)] == [2] * 4


# E1.3


def test_E1_3_three_cards_in_each_offer_and_six_on_the_mountain() -> None:
    s = fresh()
    for offer, size in ((s.guild, 3), (s.tavern, 3), (s.camp, 3), (s.preserve, 3), (s.mountain, 6), (s.raid, 2), (s.garrison, 3)):
        assert len(set(offer)) == size
        assert NONE not in offer


def test_E1_3_captives_at_the_camp_and_mountain_dragons_at_the_mountain() -> None:
    s = fresh()
    assert all(dragon >= FIRST_CAPTIVE for dragon in s.camp)
    assert all(dragon < MOUNTAIN_DRAGONS for dragon in s.mountain)
    assert all(DRAGON_COLOUR[dragon] != EXOTIC for dragon in range(MOUNTAIN_DRAGONS))


def test_E1_3_the_garrison_shows_the_lowest_card_of_each_colour_red_blue_green() -> None:
    assert fresh().garrison == [number("garrison", f"{colour}-garrison-1") for colour in ("red", "blue", "green")]


def test_E1_3_the_spaces_are_filled_from_left_to_right_in_draw_order() -> None:
    s = fresh()
    s.guild[:] = s.tavern[:] = s.camp[:] = s.preserve[:] = [NONE] * 3
    s.mountain[:], s.raid[:] = [NONE] * 6, [NONE] * 2
    piles = [s.hero_pile, s.tavern_pile, s.captive_pile, s.preserve_pile, s.mountain_pile, s.raid_pile]
    drawn = [[card for card in reversed(pile) if card != NONE] for pile in piles]
    refill(s)
    offers = [s.guild, s.tavern, s.camp, s.preserve, s.mountain, s.raid]
    assert [list(offer) for offer in offers] == [cards[: len(offer)] for cards, offer in zip(drawn, offers, strict=True)]


def test_E1_3_every_card_is_in_an_offer_or_in_its_pile() -> None:
    s = fresh()
    for offer, pile, count in (
        (s.guild, s.hero_pile, words.HEROES),
        (s.tavern, s.tavern_pile, 15),
        (s.preserve, s.preserve_pile, 15),
        (s.raid, s.raid_pile, 10),
        (s.mountain, s.mountain_pile, 30),
    ):
        assert sorted(card for card in (*offer, *pile) if card != NONE) == list(range(count))
    assert sorted(card for card in (*s.camp, *s.captive_pile) if card != NONE) == list(range(30, 45))


# E1.4


def test_E1_4_a_random_player_takes_the_shield() -> None:
    assert {fresh(4, seed).shield for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(4))
def test_E1_4_the_shield_holder_starts(seed: int) -> None:
    g = new(4, seed)
    play(g, *["raise strength"] * 4)
    assert (g.decision, g.seat) == ("act", state(g).shield)


def test_E1_4_flames_on_the_start_space_and_round_1() -> None:
    s = fresh(4)
    assert [b.flame for b in s.bands] == [10] * 4
    assert s.round == 1


# E1.5


def test_E1_5_action_reward_raid_reset_in_this_order() -> None:
    s = arrange()
    s.raid[:] = [number("raids", "hireling-per-highest-attribute"), number("raids", "specialist-per-hero")]
    s.bands[0].attributes[0] = 1
    lay(s, TAVERN, number("taverns", "6-hirelings"))
    g = start(s)
    send(g, "tavern", 1, "1 hireling")
    finish_actions(g)
    assert g.decision == "reward"
    play(g, "take 1")
    happened = [event.split(" ", 2)[2] if event.startswith("seat") else event for event in told(g)]
    order = ["took-tavern 6-hirelings", "raided hireling-per-highest-attribute 1", "new-round 2", "turn-began 2"]
    positions = [next(i for i, text in enumerate(happened) if text.startswith(part)) for part in order]
    assert positions == sorted(positions)
    assert state(g).round == 2


def test_E1_5_no_reset_after_round_5() -> None:
    s = arrange()
    s.round = 5
    lay(s, TAVERN, number("taverns", "6-hirelings"))
    post(s, 0, TAVERN, 1, hirelings=1)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take none")
    assert g.over
    assert state(g).round == 5
    assert not any("new-round" in event for event in told(g))
