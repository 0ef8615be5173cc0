"""The printed values as flat tuples of integers, which are all that the rules read of a component set."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from firelight.engine.components import numbered
from firelight.games.bonfire.content import tasks as components_tasks
from firelight.games.bonfire.content.components import Components, load
from firelight.games.bonfire.content.tasks import Task
from firelight.games.bonfire.content.words import (
    BASIC,
    FIRES,
    GOLD,
    GOLD_SQUARES,
    GRID,
    GRID_COLUMNS,
    GRID_ROWS,
    HIGHLIGHTED,
    HOLD_TILES,
    ISLAND_COUNT,
    KINDS,
    NO_CRYSTAL,
    NONE,
    OFFERINGS_ON_ONE,
    OUTER_COLUMNS,
    RESOURCES,
)

Table = tuple[int, ...]

ROWS = range(1, 6)
COLUMNS = range(1, 8)
Square = tuple[int, int]


def build(components: Components) -> dict[str, Table]:
    """All tables of a component set by name."""
    tasks = components.tasks
    return {
        **_fate_area(components),
        **_islands(components),
        "FATE_SYMBOLS": tuple(kind for tile in components.fate_tiles for kind in tile),
        "RING_KIND": tuple(space.kind for space in components.ring),
        "RING_RESOURCE": tuple(space.gives for space in components.ring),
        "PATH_CRYSTAL": (*[crystal for crystal, _ in components.path_tiles], NO_CRYSTAL),
        "PATH_RESOURCE": (*[resource for _, resource in components.path_tiles], GOLD),
        "OFFERING_RESOURCE": components.offerings,
        "NOTCH_SHAPE": tuple(shape for board in components.boards for shape in reversed(board)),
        "GUARDIAN_VALUE": components.guardian_values,
        "COUNCIL_BONUS": components.council,
        "TOM_CARD": tuple(card.card for card in components.tom_cards),
        "TOM_SIGN": tuple(int(card.gnome_sign) for card in components.tom_cards),
        "GNOME_RESOURCE": components.gnomes,
        "TASK_KIND": tuple(task.kind for task in tasks),
        "TASK_A": tuple(_arguments(task)[0] for task in tasks),
        "TASK_B": tuple(_arguments(task)[1] for task in tasks),
        "TASK_NEED": _needs(components),
        "TASK_COLOUR": tuple(task.colour for task in tasks),
        "TASK_POINTS": tuple(task.points for task in tasks),
        "THREE_ON_ONE": tuple(i for i, task in enumerate(tasks) if (task.kind, task.number) == (OFFERINGS_ON_ONE, 3)),
    }


def cell(square: Square) -> int:
    """The grid's number of a printed square (row, column), both counted from 1."""
    return (square[0] + 1) * GRID_COLUMNS + square[1] + 1


def _fate_area(components: Components) -> dict[str, Table]:
    area = components.fate_area
    ends = (min(c for _, c in area.inside), max(c for _, c in area.inside))
    lines = [[(r, c + i) for i in range(3)] for r in ROWS for c in range(COLUMNS.start - 2, COLUMNS.stop)]
    lines += [[(r + i, c) for i in range(3)] for c in COLUMNS for r in range(ROWS.start - 2, ROWS.stop)]
    lines.sort(key=lambda line: -len(area.inside.intersection(line)))
    inside = tuple(len(area.inside.intersection(line)) for line in lines)
    return {
        "FATE_INSIDE": _grid(area.inside),
        "FATE_BONUS": tuple(gold + 2 * yellow for gold, yellow in zip(_grid(area.gold), _grid(area.yellow), strict=True)),
        "FATE_MARKED": _grid(area.highlighted),
        "FATE_OUTER": _grid(square for square in area.inside if square[1] in ends),
        "LINE_CELLS": tuple(cell(square) for line in lines for square in line),
        "LINE_INSIDE": inside,
        "FULL_LINES": (inside.count(3),),
        "OPEN_LINES": (len(lines) - inside.count(0),),
        "FIRST_LINE": (lines.index(list(area.first_tile)),),
        "CELL_NEIGHBOURS": tuple(neighbour for number in range(GRID) for neighbour in _neighbours(number)),
    }


def _grid(squares: Iterable[Square]) -> Table:
    cells = {cell(square) for square in squares}
    return tuple(int(number in cells) for number in range(GRID))


def _neighbours(number: int) -> tuple[int, int, int, int]:
    """Above, left, right, below."""
    row, column = divmod(number, GRID_COLUMNS)
    return (
        number - GRID_COLUMNS if row else NONE,
        number - 1 if column else NONE,
        number + 1 if column < GRID_COLUMNS - 1 else NONE,
        number + GRID_COLUMNS if row < GRID_ROWS - 1 else NONE,
    )


def _islands(components: Components) -> dict[str, Table]:
    resources = tuple(island.resource for island in components.islands)
    beside: list[list[int]] = [[] for _ in range(ISLAND_COUNT)]
    for one, other in components.routes:
        beside[one].append(other)
        beside[other].append(one)
    return {
        "ISLAND_RESOURCE": resources,
        "ISLAND_CORNER": tuple(int(island.corner) for island in components.islands),
        "RESOURCE_ISLANDS": tuple(i for wanted in range(BASIC) for i, shown in enumerate(resources) if shown == wanted),
        "DISTANCE": tuple(steps for start in range(ISLAND_COUNT) for steps in _distances(beside, start)),
    }


def _distances(beside: list[list[int]], start: int) -> list[int]:
    steps = [NONE] * len(beside)
    steps[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in beside[here]:
            if steps[there] == NONE:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def _arguments(task: Task) -> tuple[int, int]:
    """What the Task shows, then the number it asks for; NONE if there is no such argument."""
    if task.kind == HOLD_TILES:
        return sum(1 << kind for kind in task.shown), NONE
    numbers = [*task.shown, task.number, NONE]
    return numbers[0], numbers[1]


def _needs(components: Components) -> Table:
    """How much each Task asks for."""
    area = _fate_area(components)
    squares = {HIGHLIGHTED: sum(area["FATE_MARKED"]), GOLD_SQUARES: area["FATE_BONUS"].count(1), OUTER_COLUMNS: sum(area["FATE_OUTER"])}
    return tuple(components_tasks.need(task, squares) for task in components.tasks)


def task_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Tasks, numbered if several share one."""
    return numbered(components_tasks.key(task) for task in components.tasks)


def path_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Path Tiles, the Starting Tile last."""
    names = [f"{FIRES[crystal]}-{RESOURCES[resource]}" for crystal, resource in components.path_tiles]
    return (*numbered(names, always=True), "starting-tile")


def fate_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Fate Tiles: their symbols in reading order."""
    return numbered("-".join(KINDS[kind] for kind in tile) for tile in components.fate_tiles)


_shipped = build(load())

# The Fate Area: cells of the grid, and every line of three squares for a Fate Tile, those with most squares inside first.
FATE_INSIDE: Table = _shipped["FATE_INSIDE"]
FATE_BONUS: Table = _shipped["FATE_BONUS"]  # 0 nothing, 1 gold, 2 yellow
FATE_MARKED: Table = _shipped["FATE_MARKED"]
FATE_OUTER: Table = _shipped["FATE_OUTER"]
LINE_CELLS: Table = _shipped["LINE_CELLS"]  # line * 3 + 0..2
LINE_INSIDE: Table = _shipped["LINE_INSIDE"]
FULL_LINES: Table = _shipped["FULL_LINES"]  # how many lines lie completely inside
OPEN_LINES: Table = _shipped["OPEN_LINES"]  # how many lines have at least one square inside
FIRST_LINE: Table = _shipped["FIRST_LINE"]
CELL_NEIGHBOURS: Table = _shipped["CELL_NEIGHBOURS"]  # cell * 4 + 0..3: above, left, right, below
FATE_SYMBOLS: Table = _shipped["FATE_SYMBOLS"]  # tile * 3 + 0..2

# The islands.
ISLAND_RESOURCE: Table = _shipped["ISLAND_RESOURCE"]
ISLAND_CORNER: Table = _shipped["ISLAND_CORNER"]
RESOURCE_ISLANDS: Table = _shipped["RESOURCE_ISLANDS"]  # resource * 2 + 0..1
DISTANCE: Table = _shipped["DISTANCE"]  # island * 14 + island

# The Great Bonfire, the High Council and the cities.
RING_KIND: Table = _shipped["RING_KIND"]
RING_RESOURCE: Table = _shipped["RING_RESOURCE"]
COUNCIL_BONUS: Table = _shipped["COUNCIL_BONUS"]
PATH_CRYSTAL: Table = _shipped["PATH_CRYSTAL"]
PATH_RESOURCE: Table = _shipped["PATH_RESOURCE"]
OFFERING_RESOURCE: Table = _shipped["OFFERING_RESOURCE"]
NOTCH_SHAPE: Table = _shipped["NOTCH_SHAPE"]  # board * 7 + 0..6 for notch 1..7
GUARDIAN_VALUE: Table = _shipped["GUARDIAN_VALUE"]

# Gnomes and Tom.
GNOME_RESOURCE: Table = _shipped["GNOME_RESOURCE"]
TOM_CARD: Table = _shipped["TOM_CARD"]
TOM_SIGN: Table = _shipped["TOM_SIGN"]

# The Tasks.
TASK_KIND: Table = _shipped["TASK_KIND"]
TASK_A: Table = _shipped["TASK_A"]
TASK_B: Table = _shipped["TASK_B"]
TASK_NEED: Table = _shipped["TASK_NEED"]
TASK_COLOUR: Table = _shipped["TASK_COLOUR"]
TASK_POINTS: Table = _shipped["TASK_POINTS"]
THREE_ON_ONE: Table = _shipped["THREE_ON_ONE"]
