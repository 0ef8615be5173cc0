"""The printed values of the shipped box, and the tables the rules read."""

from collections import Counter

import pytest

from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.content.components import Components, load
from firelight.games.bonfire.content.tables import cell

SIZES = {
    "FATE_INSIDE": 99, "FATE_BONUS": 99, "FATE_MARKED": 99, "FATE_OUTER": 99, "LINE_CELLS": 282, "LINE_INSIDE": 94, "FULL_LINES": 1,
    "OPEN_LINES": 1, "FIRST_LINE": 1, "CELL_NEIGHBOURS": 396, "FATE_SYMBOLS": 24, "ISLAND_RESOURCE": 14, "ISLAND_CORNER": 14,
    "RESOURCE_ISLANDS": 10, "DISTANCE": 196, "RING_KIND": 7, "RING_RESOURCE": 7, "PATH_CRYSTAL": 29, "PATH_RESOURCE": 29,
    "OFFERING_RESOURCE": 10, "NOTCH_SHAPE": 28, "GUARDIAN_VALUE": 7, "COUNCIL_BONUS": 8, "TOM_CARD": 8, "TOM_SIGN": 8,
    "GNOME_RESOURCE": words.GNOMES, "TASK_KIND": 66, "TASK_A": 66, "TASK_B": 66, "TASK_NEED": 66,
    "TASK_COLOUR": 66, "TASK_POINTS": 66, "THREE_ON_ONE": 1,
}  # fmt: skip

# (colour, condition): (Tasks, points)
TASKS = {
    ("blue", "have-guardian"): (4, 2), ("blue", "path-with"): (3, 2), ("blue", "offering-on"): (3, 2), ("blue", "gnome-showing"): (2, 3),
    ("blue", "group-of-3"): (6, 3), ("blue", "two-resources"): (1, 3), ("blue", "offerings-spread"): (1, 2),
    ("blue", "offerings-on-one"): (1, 3), ("blue", "blue-and-red"): (1, 3),
    ("red", "common-task"): (1, 5), ("red", "portals"): (1, 4), ("red", "two-guardians"): (2, 4), ("red", "gnomes"): (1, 4),
    ("red", "gold"): (1, 4), ("red", "same-adjacent"): (1, 4), ("red", "resource"): (5, 4), ("red", "offering-on-both"): (5, 5),
    ("red", "all-fires"): (1, 5), ("red", "guardians"): (1, 5), ("red", "two-groups-of-3"): (2, 5), ("red", "tasks-of-colour"): (1, 5),
    ("yellow", "portals"): (1, 6), ("yellow", "offerings-spread"): (1, 6), ("yellow", "gnomes"): (1, 7), ("yellow", "elders"): (1, 7),
    ("yellow", "offerings-on-one"): (1, 8), ("yellow", "offering-pile-empty"): (1, 6), ("yellow", "bonfires"): (1, 8),
    ("yellow", "two-offerings-on"): (1, 8), ("yellow", "of-one-resource"): (1, 7), ("yellow", "two-resources"): (1, 6),
    ("yellow", "highlighted"): (1, 7), ("yellow", "guardians-home"): (1, 6), ("yellow", "hold-tiles"): (3, 6),
    ("yellow", "gold-squares"): (1, 7), ("yellow", "outer-columns"): (1, 6), ("yellow", "two-groups"): (1, 8),
}  # fmt: skip


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


def test_B1_2_islands(box: Components) -> None:
    assert len(box.islands) == 14
    assert Counter(island.resource for island in box.islands[:10]) == dict.fromkeys(range(words.BASIC), 2)
    assert [island.resource for island in box.islands[10:]] == [words.NONE] * 4
    assert [words.ISLANDS[i] for i, island in enumerate(box.islands) if island.corner] == ["T1", "T4", "T7", "T10"]
    assert len(set(box.routes)) == 19


def test_B1_3_the_ring_shows_every_kind_and_every_gain_once(box: Components) -> None:
    assert sorted(space.kind for space in box.ring) == list(range(7))
    assert sorted(space.gives for space in box.ring) == list(range(7))
    assert box.ring[0] == (words.YELLOW, words.TWO_POINTS)
    assert (words.GREAT_BONFIRE, words.ROOT) in box.ring


def test_B1_4_the_council_has_every_bonus_once(box: Components) -> None:
    assert sorted(box.council) == list(range(words.BONUS_GOLD, words.BONUS_FATE + 1))


def test_B1_6_four_boards_with_seven_shapes_in_different_orders(box: Components) -> None:
    assert len(set(box.boards)) == 4
    assert all(sorted(board) == list(range(7)) for board in box.boards)


def test_B1_7_guardian_values_rise_from_2_to_8(box: Components) -> None:
    assert box.guardian_values == (2, 3, 4, 5, 6, 7, 8)


def test_B2_5_path_tiles(box: Components) -> None:
    assert Counter(crystal for crystal, _ in box.path_tiles) == {words.FIRE_BLUE: 10, words.FIRE_RED: 10, words.FIRE_YELLOW: 8}
    assert words.GOLD not in {resource for _, resource in box.path_tiles}


def test_B2_8_offerings(box: Components) -> None:
    assert len(box.offerings) == 10
    assert max(box.offerings) < words.BASIC


def test_B2_9_fate_tiles(box: Components) -> None:
    assert len(set(map(frozenset, box.fate_tiles))) == 8
    assert Counter(kind for tile in box.fate_tiles for kind in tile) == dict.fromkeys(range(words.YELLOW), 4)


def test_B14_1_three_specialists_show_gold(box: Components) -> None:
    assert [i + 1 for i, resource in enumerate(box.gnomes[: words.SPECIALISTS]) if resource == words.GOLD] == [5, 15, 23]


def test_B14_2_tom_cards(box: Components) -> None:
    assert Counter(card.card for card in box.tom_cards) == {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2}
    assert {words.TOM_CARDS[card.card] for card in box.tom_cards if card.gnome_sign} == {"task-1", "task-2", "gnome", "path"}


def grid(table: tables.Table, value: int = 1) -> set[tuple[int, int]]:
    """The printed squares (row, column) with this value."""
    return {(i // words.GRID_COLUMNS - 1, i % words.GRID_COLUMNS - 1) for i, there in enumerate(table) if there == value}


def test_sizes(box: Components) -> None:
    built = tables.build(box)
    assert {name: len(table) for name, table in built.items()} == SIZES
    assert all(type(number) is int for table in built.values() for number in table)
    assert all(getattr(tables, name) == table for name, table in built.items())


def test_fate_area() -> None:
    inside = {(r, c) for r in range(1, 6) for c in range(1, 8)} - {(1, 1), (1, 7), (5, 1), (5, 7)}
    assert grid(tables.FATE_INSIDE) == inside
    assert grid(tables.FATE_BONUS, 1) == {(1, 2), (2, 7), (4, 1), (5, 6)}
    assert grid(tables.FATE_BONUS, 2) == {(1, 4), (5, 4), (3, 1), (3, 7)}
    assert grid(tables.FATE_MARKED) == {(2, 3), (2, 4), (2, 5), (4, 3), (4, 4), (4, 5), (3, 2), (3, 6)}
    assert grid(tables.FATE_OUTER) == {(2, 1), (3, 1), (4, 1), (2, 7), (3, 7), (4, 7)}


def test_B4_3_lines_of_a_fate_tile() -> None:
    lines = [tables.LINE_CELLS[i * 3 : i * 3 + 3] for i in range(words.LINES)]
    assert len(set(lines)) == words.LINES
    assert all(b - a == c - b and b - a in (1, words.GRID_COLUMNS) for a, b, c in lines)
    assert all(line[0] % words.GRID_COLUMNS < words.GRID_COLUMNS - 2 for line in lines if line[1] - line[0] == 1)
    assert tuple(sum(tables.FATE_INSIDE[i] for i in line) for line in lines) == tables.LINE_INSIDE
    assert list(tables.LINE_INSIDE) == sorted(tables.LINE_INSIDE, reverse=True)
    assert tables.FULL_LINES == (tables.LINE_INSIDE.count(3),) == (38,)
    assert tables.OPEN_LINES[0] == sum(count > 0 for count in tables.LINE_INSIDE)


def test_B2_10_the_first_tile_lies_in_the_centre() -> None:
    first = tables.FIRST_LINE[0]
    assert tables.LINE_CELLS[first * 3 : first * 3 + 3] == (cell((3, 3)), cell((3, 4)), cell((3, 5)))


def test_cell_neighbours() -> None:
    assert tables.CELL_NEIGHBOURS[:4] == (words.NONE, words.NONE, 1, 11)
    assert tables.CELL_NEIGHBOURS[10 * 4 : 11 * 4] == (words.NONE, 9, words.NONE, 21)
    assert tables.CELL_NEIGHBOURS[98 * 4 :] == (87, 97, words.NONE, words.NONE)
    beside = {(i, j) for i in range(words.GRID) for j in tables.CELL_NEIGHBOURS[i * 4 : i * 4 + 4] if j != words.NONE}
    assert beside == {(j, i) for i, j in beside}
    assert len(beside) == 2 * (9 * 10 + 8 * 11)


def test_B6_2b_distances() -> None:
    def distance(one: str, other: str) -> int:
        return tables.DISTANCE[words.ISLANDS.index(one) * words.ISLAND_COUNT + words.ISLANDS.index(other)]

    for one in words.ISLANDS:
        assert distance(one, one) == 0
        for other in words.ISLANDS:
            assert distance(one, other) == distance(other, one)
            assert all(distance(one, other) <= distance(one, via) + distance(via, other) for via in words.ISLANDS)
    assert (distance("T1", "T2"), distance("T1", "PINK"), distance("T1", "T4")) == (1, 2, 4)
    assert (distance("GREY", "BLUE"), distance("T1", "T10"), distance("PINK", "BROWN")) == (3, 5, 4)
    assert Counter(tables.DISTANCE)[1] == 2 * 19


def test_B1_2_two_islands_of_each_resource() -> None:
    names = [words.ISLANDS[island] for island in tables.RESOURCE_ISLANDS]
    assert names == ["T1", "T6", "T2", "T10", "T3", "T7", "T4", "T8", "T5", "T9"]


def test_B1_6_notches_from_1_to_7() -> None:
    shapes = [words.PORTALS[shape] for shape in tables.NOTCH_SHAPE]
    assert shapes[:7] == ["waves", "moon", "star", "rhomb", "square", "peak", "ring"]
    assert shapes[7:14] == ["square", "rhomb", "peak", "moon", "ring", "waves", "star"]


def test_B1_6_the_starting_tile_shows_gold_and_no_crystal() -> None:
    assert tables.PATH_CRYSTAL[words.STARTING_TILE] == words.NO_CRYSTAL
    assert tables.PATH_RESOURCE[words.STARTING_TILE] == words.GOLD
    tiles = list(zip(tables.PATH_CRYSTAL, tables.PATH_RESOURCE, strict=True))
    assert tiles == sorted(tiles)


def test_tasks_by_colour_and_condition() -> None:
    found: dict[tuple[str, str], list[int]] = {}
    for colour, kind, points in zip(tables.TASK_COLOUR, tables.TASK_KIND, tables.TASK_POINTS, strict=True):
        found.setdefault((words.FIRES[colour], words.TASK_KINDS[kind]), []).append(points)
    assert found.pop(("yellow", "tasks-of-colour")) == [7, 8]
    assert found.pop(("yellow", "crystals")) == [6, 8]
    assert {task: (len(points), points[0]) for task, points in found.items()} == TASKS
    assert all(len(set(points)) == 1 for points in found.values())
    assert Counter(tables.TASK_COLOUR) == {0: 22, 1: 22, 2: 22}
    assert list(tables.TASK_COLOUR) == sorted(tables.TASK_COLOUR)


def test_task_arguments(box: Components) -> None:
    keys = tables.task_keys(box)

    def arguments(key: str) -> tuple[int, int]:
        return tables.TASK_A[keys.index(key)], tables.TASK_B[keys.index(key)]

    assert arguments("blue-have-guardian-pink") == (words.PINK, words.NONE)
    assert arguments("red-two-guardians-brown-blue") == (words.BROWN, words.BLUE)
    assert arguments("red-resource-root") == (words.ROOT, 3)
    assert arguments("red-two-groups-of-3-ship-gnome") == (words.SHIP, words.GNOME)
    assert arguments("yellow-tasks-of-colour-red") == (words.FIRE_RED, 4)
    assert arguments("yellow-crystals-blue") == (words.FIRE_BLUE, 4)
    assert arguments("yellow-two-resources") == (3, words.NONE)
    assert arguments("red-same-adjacent") == (words.NONE, words.NONE)
    assert arguments("yellow-hold-tiles-1") == (0b011111, words.NONE)
    assert arguments("yellow-hold-tiles-3") == (0b111110, words.NONE)


def test_B2_1_three_offerings_on_one_island(box: Components) -> None:
    assert [tables.task_keys(box)[task] for task in tables.THREE_ON_ONE] == ["yellow-offerings-on-one"]
    assert tables.TASK_A[tables.THREE_ON_ONE[0]] == 3


def test_keys_are_unique(box: Components) -> None:
    for keys, count in ((tables.task_keys(box), 66), (tables.path_keys(box), 29), (tables.fate_keys(box), 8)):
        assert len(set(keys)) == len(keys) == count
    assert tables.path_keys(box)[:3] == ("blue-blossom-1", "blue-blossom-2", "blue-fruit-1")
    assert tables.path_keys(box)[words.STARTING_TILE] == "starting-tile"
    assert tables.fate_keys(box)[0] == "path-ship-task"
