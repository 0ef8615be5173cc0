"""Final scoring (B13)."""

from __future__ import annotations

import pytest

from firelight.engine.game import Game
from firelight.engine.stack import push
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.pieces import fate_column, light, open_portals, pave, put_task, station
from tests.bonfire.support import arrange, give, hire, start

SIX_PATHS = ("blue-herb-1", "red-root-1", "blue-fruit-1", "red-shell-1", "blue-blossom-1", "red-fruit-1")
SEVEN_FIRES = ("red-gold", "red-portals", "red-gnomes", "yellow-portals", "yellow-gnomes", "yellow-elders", "red-guardians")


def bare(players: int = 2) -> State:
    """Nothing that scores: no Fate Tiles in the columns, no supply."""
    s = arrange(players)
    for c in s.cities[:players]:
        fate_column(c)
    return s


def ended(s: State) -> Game:
    push(s, decisions.GAME_OVER, words.NONE, 0, 0)
    return start(s)


def sheet(s: State, seat: int = 0) -> dict[str, int]:
    """The lines of the score sheet that are not 0."""
    return {source: points for source, points in ended(s).score_sheet(seat).items() if points}


def test_B13_1_the_printed_value_of_each_bonfire() -> None:
    s = bare()
    put_task(s, 0, 1, "blue-two-resources", lit=True)  # 3
    put_task(s, 0, 4, "red-gold", lit=True)  # 4
    put_task(s, 0, 6, "yellow-bonfires", lit=True)  # 8
    put_task(s, 0, 7, "yellow-portals")  # not lit
    assert sheet(s) == {"bonfires": 15}


@pytest.mark.parametrize("space", range(1, 8))
def test_B13_2_a_guardian_at_a_bonfire_scores_the_value_of_its_place(space: int) -> None:
    s = bare()
    put_task(s, 0, space, "red-gold", lit=True)
    station(s, 0, own=f"bonfire-{space}")
    assert sheet(s) == {"bonfires": 4, "guardians": space + 1}


def test_B13_2_no_points_for_guardians_elsewhere() -> None:
    s = bare()
    station(s, 0, own="path-1", pink="start")
    assert sheet(s) == {}


def test_B13_2_lantern_bearer_two_more_each() -> None:
    s = bare()
    light(s, 0, "red-gold", "red-portals")
    station(s, 0, own="bonfire-1", pink="bonfire-2")
    hire(s.cities[0], "lantern-bearer")
    assert sheet(s)["guardians"] == 2 + 3 + 4


def test_B13_3_two_for_each_portal_beside_a_bonfire() -> None:
    s = bare()
    light(s, 0, "red-gold", "red-portals")
    put_task(s, 0, 3, "red-gnomes")
    open_portals(s, 0, 2, 3, 4)
    assert sheet(s) == {"bonfires": 8, "portals": 2}


def test_B13_4_two_for_each_crystal_of_the_colour_of_its_bonfire() -> None:
    s = bare()
    pave(s, 0, "red-herb-1", "blue-herb-1", "red-shell-1", "yellow-root-1")  # spaces 2 to 5
    put_task(s, 0, 2, "red-gold", lit=True)
    put_task(s, 0, 3, "red-portals", lit=True)
    put_task(s, 0, 4, "red-gnomes")  # not lit
    put_task(s, 0, 5, "yellow-portals", lit=True)
    assert sheet(s)["crystals"] == 4


def test_B13_4_the_starting_tile_has_no_crystal_and_unbuilt_spaces_none() -> None:
    s = bare()
    light(s, 0, *SEVEN_FIRES[:6])
    assert "crystals" not in sheet(s)


def test_B13_5_four_for_each_common_task_met() -> None:
    s = bare()
    assert sheet(s) == {}
    pave(s, 0, *SIX_PATHS)
    assert sheet(s) == {"common-tasks": 4}
    station(s, 0, pink="start", grey="start", brown="start", blue="start")
    assert sheet(s) == {"common-tasks": 8}
    hire(s.cities[0], "crowd-keeper", "pacemaker", "gift-bearer", "elder-of-paths", "elder-of-fate", "elder-of-portals")
    assert sheet(s) == {"common-tasks": 12}
    open_portals(s, 0, *range(1, 8))
    assert sheet(s) == {"common-tasks": 16}
    for space, key in enumerate(SEVEN_FIRES, 1):
        put_task(s, 0, space, key)
    assert sheet(s) == {"common-tasks": 20}


def test_B13_5_whether_or_not_the_neutral_novice_was_placed() -> None:
    s = bare()
    pave(s, 0, *SIX_PATHS)
    s.neutral = [0] * 5
    assert sheet(s) == {"common-tasks": 4}


@pytest.mark.parametrize(("lit", "points"), [(0, 4), (6, 4), (7, 7)])
def test_B13_5_seven_for_seven_bonfires(lit: int, points: int) -> None:
    s = bare()
    for space, key in enumerate(SEVEN_FIRES, 1):
        put_task(s, 0, space, key, lit=space <= lit)
    assert sheet(s)["common-tasks"] == points


def test_B13_6_three_for_each_fate_tile_left_in_the_column() -> None:
    s = bare()
    fate_column(s.cities[0], 1, 2, 5)
    assert sheet(s) == {"fate-tiles": 9}


@pytest.mark.parametrize(
    ("pieces", "points"), [({"ship": 1}, 0), ({"ship": 1, "gold": 1}, 1), ({"yellow": 2, "root": 3}, 2), ({"herb": 6}, 3)]
)
def test_B13_7_one_for_two_action_tiles_and_resources_together(pieces: dict[str, int], points: int) -> None:
    s = bare()
    give(s.cities[0], **pieces)
    assert sheet(s) == ({"supply": points} if points else {})


def test_B13_8_most_points_wins() -> None:
    s = bare(3)
    give(s.cities[1], gold=4)
    give(s.cities[2], gold=2)
    g = ended(s)
    assert g.scores() == [0, 2, 1]
    assert g.winners() == (1,)


def test_B13_8_tie_more_bonfires() -> None:
    s = bare(3)
    put_task(s, 1, 1, "red-gold", lit=True)  # 4
    light(s, 2, "blue-have-guardian-pink", "blue-have-guardian-grey")  # 2 + 2
    give(s.cities[0], gold=8)
    g = ended(s)
    assert g.scores() == [4, 4, 4]
    assert g.winners() == (2,)


def test_B13_8_then_shared() -> None:
    s = bare(3)
    put_task(s, 0, 1, "red-gold", lit=True)
    put_task(s, 2, 1, "red-portals", lit=True)
    give(s.cities[1], gold=8)
    assert ended(s).winners() == (0, 2)


def test_B13_8_no_winner_before_the_end() -> None:
    assert start(arrange()).winners() == ()


def test_B13_9_worked_example_to_the_point() -> None:
    s = bare()
    c = s.cities[0]
    put_task(s, 0, 1, "yellow-gnomes", lit=True)  # 7
    put_task(s, 0, 2, "red-common-task", lit=True)  # 5
    put_task(s, 0, 3, "blue-have-guardian-grey", lit=True)  # 2
    put_task(s, 0, 5, "red-gold", lit=True)  # 4
    put_task(s, 0, 6, "blue-offering-on-fruit", lit=True)  # 2
    pave(s, 0, "red-herb-1", "blue-herb-1", "yellow-root-1", "red-shell-1", "blue-fruit-1")  # spaces 2 to 6, 4 and 1 do not match
    open_portals(s, 0, *range(1, 8))
    station(s, 0, own="path-3", grey="bonfire-5")
    fate_column(c, 3, 6)
    give(c, ship=2, gnome=1, root=1)
    hire(c, "elder-of-paths")
    c.earned[1] = 5
    g = ended(s)
    assert sheet(s) == {
        "elders": 5,
        "bonfires": 20,
        "guardians": 6,
        "portals": 10,
        "crystals": 8,
        "common-tasks": 4,
        "fate-tiles": 6,
        "supply": 2,
    }
    assert g.scores()[0] == 61


def test_B13_9_the_sheet_adds_up_to_the_score() -> None:
    s = arrange(3)
    give(s.cities[1], gold=3)
    g = start(s)
    assert [sum(g.score_sheet(seat).values()) for seat in range(3)] == g.scores()


def test_B13_1_points_of_the_game_count_too() -> None:
    s = bare()
    s.cities[0].earned = [0, 3, 2, 4, 5, 0]
    assert sum(sheet(s).values()) == 14
