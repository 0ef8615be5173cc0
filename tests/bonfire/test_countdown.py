"""The Countdown (B12), passing, and being out (B3.4)."""

from __future__ import annotations

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.rules.countdown import turns_left
from firelight.games.bonfire.rules.layout import LYING, City, State
from tests.bonfire.pieces import NEUTRAL, can_ignite, earned, fate_column, fill_council, open_portals, place_of, state
from tests.bonfire.support import arrange, city, give, hire, play, refused, resources, start, texts, tiles, to_turn_of

NEEDED = {1: 7, 2: 7, 3: 10, 4: 13}


def sailors(players: int, first: int = 0, turn: int | None = None) -> State:
    """Everybody has ship tiles for the whole game. `first` is the starting player."""
    s = arrange(players)
    s.start = first
    for c in s.cities[:players]:
        give(c, ship=40)
    to_turn_of(s, first if turn is None else turn)
    return s


def sail(g: Game) -> None:
    """A turn that changes little: between T1 and T2."""
    assert g.seat is not None
    play(g, "sail t2" if city(g, g.seat).ship == 0 else "sail t1")


def begun(players: int, by: int, first: int = 0) -> Game:
    """The seat `by` has just begun the Countdown by lighting a Bonfire."""
    s = sailors(players, first, by)
    can_ignite(s, by)
    fill_council(s, NEEDED[players] - 1)
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    return g


def number(g: Game) -> int:
    assert g.seat is not None
    return turns_left(state(g), g.seat)


def rest_of(g: Game) -> list[tuple[int, int]]:
    """Seat and number of every turn to the end, nobody passing."""
    turns = []
    while not g.over:
        assert g.seat is not None
        turns.append((g.seat, number(g)))
        sail(g)
    return turns


# Beginning


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_B12_1_begins_at_7_7_10_13_novices(players: int) -> None:
    for short in (2, 1):
        s = sailors(players)
        can_ignite(s)
        fill_council(s, NEEDED[players] - short)
        if players == 1:
            s.tom_pile[7] = 2  # a Guardian comes next: no Novice
        g = start(s)
        play(g, "ignite 7", "send path", "point")
        assert state(g).counting == int(short == 1)


def test_B12_1_neutral_novices_count() -> None:
    s = sailors(2)
    fill_council(s, 6)
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert state(g).counting == 1


def test_B12_1_solo_toms_and_lying_ones_count_too() -> None:
    s = sailors(1)
    can_ignite(s)
    s.council[0].novices[1] = 3
    s.council[1].novices[LYING] = 2
    s.council[2].novices[NEUTRAL] = 1
    s.tom_pile[7] = 2
    g = start(s)
    play(g, "ignite 7", "send fate", "point")
    assert state(g).counting == 1


def test_B12_1_nobody_may_pass_before() -> None:
    g = start(sailors(2))
    assert refused(g, "pass") == "B12.5"


# Tiles


def test_B12_2_the_highest_tile_goes_round_and_leaves_the_game() -> None:
    g = begun(3, by=0)
    assert (state(g).countdown_tile, state(g).countdown_pile) == (5, 4)  # the triggering turn too
    sail(g)
    assert (g.seat, state(g).countdown_tile) == (2, 5)
    sail(g)
    assert (g.seat, state(g).countdown_tile, state(g).countdown_pile) == (0, 0, 4)
    sail(g)
    assert (g.seat, state(g).countdown_tile, state(g).countdown_pile) == (1, 4, 3)


def test_B12_2_no_tile_travels_until_the_starting_player_ends_a_turn() -> None:
    g = begun(3, by=1)
    assert (g.seat, state(g).countdown_tile, state(g).countdown_pile) == (2, 0, 5)


def test_B12_3_the_game_ends_when_the_1_comes_back() -> None:
    s = sailors(2, turn=1)
    s.counting, s.countdown_tile, s.countdown_pile = 1, 1, 0
    g = start(s)
    assert not g.over
    sail(g)
    assert g.over


def test_B12_3_not_with_the_2() -> None:
    s = sailors(2, turn=1)
    s.counting, s.countdown_tile, s.countdown_pile = 1, 2, 1
    g = start(s)
    sail(g)
    assert not g.over
    assert rest_of(g) == [(0, 1), (1, 1)]


ROUNDS = [(seat, left) for left in (5, 4, 3, 2, 1) for seat in (0, 1, 2)]


def test_B12_4_begun_by_the_starting_player_he_has_4_turns_and_the_others_5() -> None:
    assert rest_of(begun(3, by=0)) == ROUNDS[1:]


def test_B12_4_begun_by_the_last_player_everyone_has_5() -> None:
    assert rest_of(begun(3, by=2)) == ROUNDS


def test_B12_4_begun_by_another_everyone_has_5_after_the_running_round() -> None:
    assert rest_of(begun(3, by=1)) == [(2, 0), *ROUNDS]


def test_B12_4_the_starting_player_is_not_always_seat_0() -> None:
    turns = rest_of(begun(3, by=0, first=2))
    assert turns == [(1, 0), *[(seat, left) for left in (5, 4, 3, 2, 1) for seat in (2, 0, 1)]]


@pytest.mark.parametrize(("players", "by", "turns"), [(2, 0, 9), (2, 1, 10), (4, 0, 19), (4, 1, 22), (4, 3, 20)])
def test_B12_4_turns_to_the_end(players: int, by: int, turns: int) -> None:
    assert len(rest_of(begun(players, by))) == turns


# Passing


@pytest.mark.parametrize("rounds", range(5))
def test_B12_5_passing_brings_the_number_in_front(rounds: int) -> None:
    g = begun(2, by=1)
    for _ in range(2 * rounds):
        sail(g)
    assert (g.seat, number(g)) == (0, 5 - rounds)
    play(g, "pass")
    assert earned(g)["passing"] == 5 - rounds


def test_B12_5_the_other_players_number_is_that_of_the_tile() -> None:
    g = begun(2, by=0)
    play(g, "pass")
    assert earned(g, 1) == {"passing": 5}


def test_B12_5_no_more_turns_after_passing() -> None:
    g = begun(3, by=2)
    sail(g)
    play(g, "pass")
    assert city(g, 1).passed == 1
    assert rest_of(g) == [turn for turn in ROUNDS[2:] if turn[0] != 1]


def test_B12_5_a_starting_player_who_has_passed_still_sends_the_tiles() -> None:
    g = begun(3, by=2)
    play(g, "pass")
    assert earned(g) == {"passing": 5}
    assert rest_of(g) == [turn for turn in ROUNDS if turn[0] != 0]


def test_B12_5_no_bonus_action_when_passing() -> None:
    s = sailors(2)
    s.counting = 1
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    assert {"neutral portals", "pass"} <= set(texts(g))
    play(g, "pass")
    assert g.seat == 1
    assert state(g).neutral == [1] * 5


def test_B12_5_no_passing_after_a_bonus_action() -> None:
    s = sailors(2)
    s.counting = 1
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert refused(g, "pass") == "B12.5"


def test_B12_5_no_passing_after_the_action() -> None:
    s = sailors(2)
    s.counting = 1
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    sail(g)
    assert texts(g) == ["neutral portals", "end turn"]
    assert refused(g, "pass") == "B3.1"


def test_B12_5_not_in_the_turn_that_begins_the_countdown() -> None:
    s = sailors(2)
    fill_council(s, 6)
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")  # the starting player has a number now, but the turn is under way
    assert refused(g, "pass") == "B12.5"


def test_B12_5_nobody_has_to_pass() -> None:
    g = begun(2, by=1)
    assert {"pass", "fate top", "sail t1"} <= set(texts(g))


def test_B12_6_whom_the_tiles_have_not_reached_takes_a_normal_turn() -> None:
    g = begun(4, by=1)
    for seat in (2, 3):
        assert (g.seat, number(g)) == (seat, 0)
        assert refused(g, "pass") in {"B12.5", "B12.6"}
        sail(g)
    assert (g.seat, number(g)) == (0, 5)
    assert refused(g, "pass") == ""


# Being out


def strand(*cities: City) -> None:
    """Nothing to do: no Fate Tile, no action tile, no Task."""
    for c in cities:
        fate_column(c)
        c.tiles = [0] * 7


def test_B3_4_out_when_nothing_is_possible() -> None:
    s = sailors(2)
    strand(s.cities[1])
    g = start(s)
    sail(g)
    assert g.seat == 0
    assert city(g, 1).out == 1


def test_B3_4_out_for_good_even_if_something_becomes_possible() -> None:
    s = sailors(2)
    strand(s.cities[1])
    g = start(s)
    sail(g)
    give(city(g, 1), ship=5)
    sail(g)
    assert g.seat == 0


def test_B3_4_not_while_something_is_possible() -> None:
    s = arrange()
    g = start(s)
    assert texts(g) == ["fate top", "fate bottom"]
    assert refused(g, "give up") == "B3.4"


def test_B3_4_bonus_actions_come_first_and_may_help() -> None:
    s = sailors(2)
    strand(s.cities[0])
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    assert texts(g) == ["neutral portals", "give up"]
    play(g, "neutral portals", "send gold")
    assert "build 1" in texts(g)  # the yellow tile
    assert refused(g, "give up") == "B3.4"


def test_B3_4_giving_up_without_the_bonus_action() -> None:
    s = sailors(2)
    strand(s.cities[0])
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "give up")
    assert (g.seat, city(g).out) == (1, 1)


def test_B3_4_nobody_can_act_before_the_countdown_so_the_game_ends() -> None:
    s = sailors(3)
    strand(*s.cities[:3])
    g = start(s)
    assert g.over
    assert [earned(g, seat) for seat in range(3)] == [{}, {}, {}]


def test_B3_4_who_can_do_nothing_in_the_countdown_passes_by_himself() -> None:
    s = sailors(2)
    s.counting = 1
    strand(s.cities[1])
    g = start(s)
    sail(g)
    assert g.seat == 0
    assert (earned(g, 1), city(g, 1).passed) == ({"passing": 5}, 1)


def test_B12_5_who_was_out_before_passes_at_the_first_number() -> None:
    s = sailors(2)
    can_ignite(s)
    fill_council(s, 6)
    strand(s.cities[1])
    s.cities[1].out = 1
    g = start(s)
    sail(g)
    assert earned(g, 1) == {}  # no number yet
    play(g, "ignite 7", "send path", "point")
    assert earned(g, 1) == {"passing": 5}


def test_B12_5_a_starting_player_who_is_out_passes_and_sends_the_tiles() -> None:
    s = sailors(3, turn=2)
    can_ignite(s, 2)
    fill_council(s, 9)
    strand(s.cities[0])
    s.cities[0].out = 1
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert earned(g) == {"passing": 5}
    assert rest_of(g) == [turn for turn in ROUNDS if turn[0] != 0]


def test_B3_4_out_in_the_countdown_after_a_bonus_action_the_next_number_counts() -> None:
    s = sailors(2, turn=1)
    s.counting, s.countdown_tile, s.countdown_pile = 1, 5, 4
    strand(s.cities[1])
    open_portals(s, 1, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert (g.seat, city(g, 1).out, earned(g, 1)) == (0, 1, {"council": 1})
    sail(g)
    assert earned(g, 1) == {"council": 1, "passing": 4}


# Ending early


def test_B12_7_all_have_passed_the_game_ends() -> None:
    g = begun(3, by=2)
    play(g, "pass", "pass", "pass")
    assert g.over
    assert [earned(g, seat)["passing"] for seat in range(3)] == [5, 5, 5]


def test_B12_7_passed_players_keep_their_supply() -> None:
    g = begun(2, by=1)
    hire(city(g), "helmsman")
    give(city(g), root=3)
    play(g, "pass")
    assert (tiles(g), resources(g)) == ({"ship": 40}, {"root": 3})
    assert g.score_sheet(0)["supply"] == 21
    assert g.score_sheet(0)["fate-tiles"] == 21
    assert place_of(g, "own") == "start"


def test_B12_7_an_out_player_later_in_the_round_gets_the_tile_under_way() -> None:
    s = sailors(2)
    s.counting = 1
    strand(s.cities[1])
    s.cities[1].out = 1
    g = start(s)
    play(g, "pass")
    assert g.over
    assert (earned(g), earned(g, 1)) == ({"passing": 5}, {"passing": 5})


def test_B12_7_an_out_player_earlier_in_the_round_gets_the_next_number() -> None:
    s = sailors(3, turn=2)
    s.counting, s.countdown_tile, s.countdown_pile = 1, 5, 4
    for c in s.cities[:2]:
        strand(c)
        c.out = 1
    g = start(s)
    play(g, "pass")
    assert g.over
    assert [earned(g, seat) for seat in range(3)] == [{"passing": 4}, {"passing": 4}, {"passing": 5}]


def test_B12_7_out_in_the_very_turn_that_begins_the_countdown() -> None:
    s = sailors(3, turn=1)
    for c in s.cities[:3]:
        strand(c)
    s.cities[0].out = s.cities[2].out = 1
    fill_council(s, 9)
    open_portals(s, 1, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert g.over
    assert [earned(g, seat).get("passing") for seat in range(3)] == [5, 5, 5]


def test_B12_7_nobody_gets_a_second_number() -> None:
    s = sailors(2, turn=1)
    s.counting, s.countdown_tile, s.countdown_pile = 1, 3, 2
    s.cities[0].out = s.cities[0].passed = 1  # has passed by himself
    g = start(s)
    play(g, "pass")
    assert g.over
    assert (earned(g), earned(g, 1)) == ({}, {"passing": 3})
