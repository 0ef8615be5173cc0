"""The turn (B3): exactly one of three options, Bonus Actions around it, and being out."""

import pytest

from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import (
    FULL_AREA,
    arrange,
    city,
    give,
    hire,
    kindle,
    lay_out,
    pave,
    place_of,
    play,
    points,
    refused,
    resources,
    stand,
    start,
    texts,
    tiles,
    to_turn_of,
)


def no_fate(s: State, *seats: int) -> None:
    """These seats have no Fate Tiles left."""
    for seat in seats:
        s.cities[seat].column = [words.NONE] * 7
        s.cities[seat].column_count = 0


def helpless(s: State, *seats: int) -> None:
    """These seats can do none of the three options."""
    no_fate(s, *seats)
    for seat in seats:
        s.cities[seat].tiles = [0] * 7


def with_task(s: State, task: str, space: int = 1) -> None:
    """Seat 0 has that Task, which lies nowhere else."""
    number = start(s).edition.words["tasks"].index(task)
    for island in s.islands:
        island.tasks = [words.NONE if dealt == number else dealt for dealt in island.tasks]
    s.cities[0].tasks[space - 1] = number


def seven_paths(s: State) -> None:
    pave(s, 0, "blossom", "fruit", "herb", "shell", "root", "blossom")


# B3.1


def test_B3_1_the_three_options() -> None:
    s = arrange()
    with_task(s, "red-gold")
    give(s.cities[0], great_bonfire=1, gold=4)
    found = texts(start(s))
    assert {"fate top", "fate bottom", "fire 3", "ignite 1"} <= set(found)
    assert "end turn" not in found


def test_B3_1_after_a_fate_tile_the_turn_is_over() -> None:
    s = arrange()
    lay_out(s.cities[0], "1")
    g = start(s)
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert (g.seat, g.decision) == (1, "turn")


def test_B3_1_after_an_action_with_tiles_the_turn_is_over() -> None:
    s = arrange()
    give(s.cities[0], guardian=3, path=2)
    g = start(s)
    play(g, "procession 1")
    assert (g.seat, g.decision) == (1, "turn")


def test_B3_1_after_igniting_the_turn_is_over() -> None:
    s = arrange()
    with_task(s, "red-gold")
    give(s.cities[0], gold=4, path=1)
    g = start(s)
    play(g, "ignite 1", "send gold")
    assert g.seat == 1


def test_B3_1_no_second_option_while_a_bonus_action_waits() -> None:
    s = arrange()
    seven_paths(s)
    give(s.cities[0], guardian=1, ship=1)
    g = start(s)
    play(g, "procession 1")
    assert texts(g) == ["neutral paths", "end turn"]
    assert refused(g, "sail t1") == "B3.1"
    assert refused(g, "fate top") == "B3.1"


def test_B3_1_the_turn_may_not_be_left_out() -> None:
    g = start(arrange())
    assert refused(g, "end turn") == "B3.1"


# B3.2


def test_B3_2_bonus_action_before_the_action() -> None:
    s = arrange()
    seven_paths(s)
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "neutral paths", "send gold")
    assert (g.seat, g.decision) == (0, "turn")
    assert "sail t1" in texts(g)


def test_B3_2_bonus_action_after_the_action() -> None:
    s = arrange()
    seven_paths(s)
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "sail t1", "neutral paths", "send gold")
    assert resources(g) == {"gold": 2}
    assert g.seat == 1


def test_B3_2_any_number_before_and_after() -> None:
    s = arrange()
    seven_paths(s)
    s.cities[0].portals = [1] * 7
    stand(s, 0, pink="start", grey="start", brown="start", blue="start")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "neutral paths", "send gold", "neutral portals", "send fate", "point")
    play(g, "sail pink", "pay ship", "neutral guardians", "send ship", "point")
    assert g.seat == 1
    assert points(g) == 2


def test_B3_2_a_task_met_by_the_action_may_be_used_at_once() -> None:
    s = arrange()
    pave(s, 0, "blossom", "fruit", "herb", "shell", "root")
    give(s.cities[0], path=2)
    g = start(s)
    assert refused(g, "neutral paths") == "B10.2"
    play(g, "build 1")
    assert texts(g) == ["neutral paths", "end turn"]


def test_B3_2_never_between_ship_and_island() -> None:
    s = arrange()
    seven_paths(s)
    give(s.cities[0], ship=1, guardian=1)
    g = start(s)
    play(g, "sail pink")
    assert texts(g) == ["no deed", "retrieve"]
    assert refused(g, "neutral paths") == "B3.2"


def test_B3_2_never_while_paying() -> None:
    s = arrange()
    seven_paths(s)
    give(s.cities[0], ship=1, yellow=1)
    g = start(s)
    play(g, "sail pink")
    assert g.decision == "pay-tiles"
    assert refused(g, "neutral paths") == "B3.2"


def test_B3_2_never_during_a_procession() -> None:
    s = arrange()
    seven_paths(s)
    stand(s, 0, pink="start")
    give(s.cities[0], guardian=1)
    g = start(s)
    play(g, "procession 1")
    assert refused(g, "neutral paths") == "B3.2"


def test_B3_2_never_while_placing_a_fate_tile() -> None:
    s = arrange()
    seven_paths(s)
    g = start(s)
    play(g, "fate top")
    assert refused(g, "neutral paths") == "B3.2"


# B3.3


def test_B3_3_action_tiles_are_thrown_away_only_down_to_the_limit() -> None:
    s = arrange()
    lay_out(s.cities[0], "1")
    give(s.cities[0], ship=2, yellow=1)
    g = start(s)
    play(g, "fate top", "keep ship")
    assert tiles(g) == {"ship": 1}  # not fewer


def test_B3_3_a_single_tile_cannot_be_thrown_away() -> None:
    s = arrange()
    lay_out(s.cities[0], "1")
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "fate top")
    assert g.decision == "fate-line"
    assert tiles(g) == {"ship": 1}


def test_B3_3_nothing_is_thrown_away_otherwise() -> None:
    s = arrange()
    give(s.cities[0], ship=4, blossom=4)
    g = start(s)
    assert not [move for move in texts(g) if move.startswith(("throw", "keep"))]
    assert refused(g, "throw ship") == "B3.1"
    assert refused(g, "keep ship") == "B3.1"


def test_B3_3_resources_are_never_thrown_away() -> None:
    s = arrange()
    lay_out(s.cities[0], "1")
    give(s.cities[0], ship=1, task=1, blossom=9, gold=9)
    g = start(s)
    assert refused(g, "throw blossom") == "B3.1"
    play(g, "fate top", "keep ship", "lay 2,3 across", "as printed")
    assert resources(g) == {"blossom": 9, "gold": 9}


# B3.4


def test_B3_4_who_can_do_nothing_is_out() -> None:
    s = arrange()
    helpless(s, 0)
    g = start(s)  # giving up is the only move, so it makes itself
    assert city(g).out == 1
    assert g.seat == 1
    assert not g.over


def test_B3_4_out_for_good_even_if_something_becomes_possible_again() -> None:
    s = arrange()
    helpless(s, 0)
    s.cities[0].out = 1
    give(s.cities[0], ship=3)
    to_turn_of(s, 1)
    give(s.cities[1], ship=1)
    g = start(s)
    play(g, "sail t1")
    assert (g.seat, g.decision) == (1, "turn")  # seat 0 is left out


def test_B3_4_one_tile_that_can_be_used_is_enough() -> None:
    s = arrange()
    helpless(s, 0)
    give(s.cities[0], ship=1)
    g = start(s)
    assert (g.seat, city(g).out) == (0, 0)
    assert refused(g, "give up") == "B3.4"


def test_B3_4_two_tiles_of_other_kinds_are_enough() -> None:
    s = arrange()
    helpless(s, 0)
    give(s.cities[0], gnome=1, task=1)  # any two for a ship tile
    assert "sail t1" in texts(start(s))


def test_B3_4_tiles_without_use_are_not_enough() -> None:
    s = arrange()
    helpless(s, 0)
    give(s.cities[0], gnome=1)  # no resource for a Gnome
    assert city(start(s)).out == 1


def test_B3_4_a_fate_tile_without_a_place_is_not_enough() -> None:
    s = arrange()
    lay_out(s.cities[0], *FULL_AREA)
    g = start(s)
    assert city(g).out == 1
    assert city(g).column_count == 1


def test_B3_4_bonus_actions_first() -> None:
    s = arrange()
    seven_paths(s)
    helpless(s, 0)
    g = start(s)
    assert texts(g) == ["neutral paths", "give up"]
    play(g, "neutral paths", "send gold")  # brings a yellow tile: now something is possible
    assert "sail t1" in texts(g)
    assert refused(g, "give up") == "B3.4"
    assert city(g).out == 0


def test_B3_4_bonus_action_that_does_not_help() -> None:
    s = arrange()
    seven_paths(s)
    helpless(s, 0)
    g = start(s)
    play(g, "neutral paths", "send fate")  # no Fate Tile: 1 point is left
    assert points(g) == 1
    assert city(g).out == 1
    assert g.seat == 1


def test_B3_4_giving_up_without_the_bonus_action() -> None:
    s = arrange()
    seven_paths(s)
    helpless(s, 0)
    g = start(s)
    play(g, "give up")
    assert city(g).out == 1
    assert g.state.neutral[words.COMMON_PATHS] == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B3_4_if_nobody_can_act_the_game_ends_at_once(players: int) -> None:
    s = arrange(players)
    helpless(s, *range(players))
    g = start(s)
    assert g.over
    assert [points(g, seat) for seat in range(players)] == [0] * players  # no Countdown, no points for it


def test_B3_4_the_game_goes_on_while_somebody_can_act() -> None:
    s = arrange(3)
    helpless(s, 0, 1)
    g = start(s)
    assert (g.seat, g.over) == (2, False)


def test_B3_4_nobody_may_decline_to_act() -> None:
    g = start(arrange())
    assert set(texts(g)) == {"fate top", "fate bottom"}
    assert refused(g, "pass") == "B12.5"
    assert refused(g, "give up") == "B3.4"


def counting(s: State, tile: int, pile: int) -> None:
    s.counting, s.countdown_tile, s.countdown_pile = 1, tile, pile


def test_B3_4_passing_in_the_countdown_is_the_exception() -> None:
    s = arrange()
    counting(s, 0, 4)
    assert "pass" in texts(start(s))


def test_B3_4_who_is_out_passes_by_himself_in_the_countdown() -> None:
    s = arrange()
    s.cities[1].out = 1
    counting(s, 0, 4)
    give(s.cities[0], ship=1)
    g = start(s)
    play(g, "sail t1")
    assert city(g, 1).passed == 1
    assert points(g, 1) == 4


def test_B3_4_who_can_do_nothing_in_the_countdown_passes() -> None:
    s = arrange()
    helpless(s, 0)
    counting(s, 0, 3)
    g = start(s)
    assert (city(g).passed, points(g)) == (1, 3)
    assert g.seat == 1


def test_B3_4_solo_tom_goes_on_alone() -> None:
    s = arrange(1)
    helpless(s, 0)
    g = start(s)
    assert city(g).out == 1
    assert g.state.tom_played > 1  # type: ignore[attr-defined]


def test_B3_1_a_procession_is_one_action() -> None:
    s = arrange()
    pave(s, 0, "herb")
    give(s.cities[0], guardian=3)
    g = start(s)
    play(g, "procession 1")
    assert place_of(g, "own") == "path-1"
    assert g.seat == 1


def test_B3_1_tiles_of_other_kinds_stay() -> None:
    s = arrange()
    give(s.cities[0], ship=1, path=1)
    g = start(s)
    play(g, "sail t1")
    assert tiles(g) == {"path": 1}


def test_B3_2_the_bonus_of_a_novice_is_part_of_igniting() -> None:
    s = arrange()
    seven_paths(s)
    with_task(s, "red-gold")
    give(s.cities[0], gold=4)
    g = start(s)
    play(g, "ignite 1")
    assert refused(g, "neutral paths") == "B3.2"
    play(g, "send ship", "bonus")
    assert refused(g, "neutral paths") == "B3.2"


def test_B3_2_none_without_meeting_a_common_task() -> None:
    s = arrange()
    kindle(s, 0, 1, 2, 3)
    hire(s.cities[0], "crowd-keeper", "pacemaker", "gift-bearer")
    g = start(s)
    for common in words.COMMONS:
        assert refused(g, f"neutral {common}") == "B10.2"
