"""The table (B1): what is always there."""

from collections import Counter

import pytest

import firelight
from firelight.engine.errors import OptionError
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.layout import PLACES
from firelight.games.bonfire.rules.supply import meets_common
from tests.bonfire.support import arrange, city, give, pave, place_of, play, refused, stand, start, texts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_B1_1_one_to_four_players(players: int) -> None:
    g = firelight.new("bonfire", players=players, seed=1)
    assert g.players == players
    assert g.seat is not None


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_B1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(OptionError):
        firelight.new("bonfire", players=players, seed=1)


def test_B1_1_one_player_meets_tom() -> None:
    assert firelight.new("bonfire", players=1, seed=1).seat_names == ("You", "Tom")
    assert len(firelight.new("bonfire", players=2, seed=1).seat_names) == 2


def test_B1_2_each_basic_resource_on_two_task_islands() -> None:
    assert Counter(tables.ISLAND_RESOURCE[: words.TASK_ISLANDS]) == dict.fromkeys(range(words.BASIC), 2)


def test_B1_2_a_guardian_island_for_each_colour() -> None:
    assert words.ISLANDS[words.TASK_ISLANDS :] == tuple(colour.upper() for colour in words.GUARDIANS[1:])


def test_B1_2_four_corner_islands_all_with_tasks() -> None:
    corners = [words.ISLANDS[i] for i in range(words.ISLAND_COUNT) if tables.ISLAND_CORNER[i]]
    assert corners == ["T1", "T4", "T7", "T10"]


def test_B1_2_every_island_can_be_reached() -> None:
    assert all(steps >= 0 for steps in tables.DISTANCE)


def test_B1_3_each_ring_space_has_its_own_tile_and_gain() -> None:
    assert sorted(tables.RING_KIND) == list(range(7))
    assert sorted(tables.RING_RESOURCE) == list(range(7))


def test_B1_3_the_great_bonfire_can_point_at_seven_spaces() -> None:
    s = arrange()
    give(s.cities[0], great_bonfire=3)
    assert [move for move in texts(start(s)) if move.startswith("fire")] == [f"fire {i}" for i in range(1, 8)]


def test_B1_4_eight_council_spaces_with_one_bonus_each() -> None:
    assert sorted(words.BONUSES[bonus] for bonus in tables.COUNCIL_BONUS) == sorted(words.BONUSES[1:])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_B1_5_a_neutral_novice_on_each_of_five_common_tasks(players: int) -> None:
    assert arrange(players).neutral == [1] * 5


def test_B1_6_a_city_has_seven_task_spaces_with_a_novice_beside_each() -> None:
    c = arrange().cities[0]
    assert c.tasks == [words.NONE] * 7
    assert c.novices == [1] * 7


def test_B1_6_path_space_1_is_there_and_shows_gold_without_crystal() -> None:
    c = arrange().cities[0]
    assert (c.path_count, c.paths[0]) == (1, words.STARTING_TILE)
    assert tables.PATH_RESOURCE[words.STARTING_TILE] == words.GOLD
    assert tables.PATH_CRYSTAL[words.STARTING_TILE] == words.NO_CRYSTAL


def test_B1_6_path_space_2_has_to_be_built() -> None:
    s = arrange()
    stand(s, 0, own="path-1")
    give(s.cities[0], guardian=1, yellow=1)
    assert refused(start(s), "procession 1") == "B6.5a"  # there is no space to step on


def test_B1_6_any_number_of_guardians_on_start() -> None:
    s = arrange()
    stand(s, 0, pink="start", grey="start", brown="start", blue="start")
    give(s.cities[0], guardian=1)
    g = start(s)
    play(g, "procession 1")
    assert texts(g) == [f"move {guardian}" for guardian in words.GUARDIANS]


def test_B1_6_path_space_i_lies_beside_task_space_i() -> None:
    s = arrange()
    c = s.cities[0]
    pave(s, 0, "blossom", "herb", "root")
    stand(s, 0, own="path-3")
    give(c, guardian=1)
    c.tasks[2], c.lit[2], c.portals[2] = 0, 1, 1
    g = start(s)
    play(g, "procession 1", "to bonfire 3")
    assert place_of(g, "own") == "bonfire-3"


def test_B1_6_each_board_takes_every_portal_shape_once_in_its_own_order() -> None:
    boards = [tables.NOTCH_SHAPE[7 * board : 7 * board + 7] for board in range(4)]
    assert all(sorted(board) == list(range(7)) for board in boards)
    assert len(set(boards)) == 4


def test_B1_6_path_task_space_and_notch_are_seven_each() -> None:
    c = arrange().cities[0]
    assert len(c.tasks) == len(c.paths) == len(c.portals) == len(c.novices) == 7


@pytest.mark.parametrize(("bonfire", "value"), [(i, i + 1) for i in range(1, 8)])
def test_B1_7_a_guardian_scores_the_value_of_her_place(bonfire: int, value: int) -> None:
    s = arrange()
    s.cities[0].guardians[words.OWN] = PLACES.index(f"bonfire-{bonfire}")
    before = start(arrange()).scores()[0]
    assert start(s).scores()[0] - before == value


def test_B1_7_no_value_on_the_path() -> None:
    s = arrange()
    stand(s, 0, own="path-1")
    assert start(s).scores()[0] == start(arrange()).scores()[0]


def test_B1_6_the_starting_tile_counts_among_seven_path_tiles() -> None:
    s = arrange()
    pave(s, 0, "blossom", "herb", "root", "fruit", "shell")
    assert not meets_common(s.cities[0], words.COMMON_PATHS)
    pave(s, 0, "blossom")
    g = start(s)
    assert city(g).path_count == 7
    assert meets_common(city(g), words.COMMON_PATHS)
