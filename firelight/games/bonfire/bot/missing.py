"""How much is missing for a Task (for judging positions; whether it is met is decided in tasks.py)."""

from firelight.engine.jit import jit
from firelight.games.bonfire.content.tables import (
    FATE_BONUS,
    FATE_MARKED,
    FATE_OUTER,
    PATH_CRYSTAL,
    RESOURCE_ISLANDS,
    TASK_A,
    TASK_B,
    TASK_KIND,
)
from firelight.games.bonfire.content.words import (
    ALL_FIRES,
    BASIC,
    BLUE_AND_RED,
    BONFIRES_LIT,
    COMMON_TASK,
    CRYSTALS_OF,
    ELDERS,
    ELDERS_TAKEN,
    FIRE_BLUE,
    FIRE_RED,
    FIRE_YELLOW,
    FIRST_ELDER,
    GNOMES_TAKEN,
    GOLD,
    GOLD_HELD,
    GOLD_SQUARES,
    GRID,
    GROUP_OF_3,
    GUARDIANS_HOME,
    GUARDIANS_TAKEN,
    HIGHLIGHTED,
    HOLD_TILES,
    OF_ONE_RESOURCE,
    OFFERING_ON_BOTH,
    OFFERING_PILE_EMPTY,
    OFFERINGS_ON_ONE,
    OFFERINGS_SPREAD,
    OUTER_COLUMNS,
    PORTALS_PLACED,
    RESOURCE_HELD,
    TASK_ISLANDS,
    TASKS_OF_COLOUR,
    TWO_GROUPS,
    TWO_GROUPS_OF_3,
    TWO_GUARDIANS,
    TWO_OFFERINGS_ON,
    TWO_RESOURCES,
)
from firelight.games.bonfire.rules.layout import LAST_PATH, START, City, State
from firelight.games.bonfire.rules.ship import offerings_on
from firelight.games.bonfire.rules.supply import bonfire_count, guardian_count, meets_common, portal_count
from firelight.games.bonfire.rules.tasks import fulfilled, groups_of, islands_with, largest_group, lit_of, tasks_of


@jit
def _of_supply(c: City, kind: int, a: int, b: int) -> int:
    if kind == GOLD_HELD:
        return a - c.resources[GOLD]
    if kind == RESOURCE_HELD:
        return b - c.resources[a]
    if kind == HOLD_TILES:
        lacking = 0
        for action_kind in range(6):
            if a >> action_kind & 1 and c.tiles[action_kind] == 0:
                lacking += 1
        return lacking
    if kind == OFFERING_PILE_EMPTY:
        return min(c.left_count, c.right_count)
    if kind == OF_ONE_RESOURCE or kind == TWO_RESOURCES:
        most = 0
        second = 0
        for resource in range(BASIC):
            held = min(c.resources[resource], a)
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
        return a - most if kind == OF_ONE_RESOURCE else 2 * a - most - second
    return 0


@jit
def _of_people(c: City, kind: int, a: int, b: int) -> int:
    if kind == TWO_GUARDIANS:
        return (1 if c.guardians[a] < START else 0) + (1 if c.guardians[b] < START else 0)
    if kind == GUARDIANS_TAKEN:
        return a - guardian_count(c)
    if kind == GUARDIANS_HOME:
        lacking = a
        for guardian in range(5):
            if c.guardians[guardian] > LAST_PATH:
                lacking -= 1
        return 2 * lacking
    if kind == GNOMES_TAKEN:
        return a - c.gnome_count
    if kind == ELDERS_TAKEN:
        lacking = a
        for elder in range(ELDERS):
            lacking -= c.gnomes[FIRST_ELDER + elder]
        return lacking
    return 0


@jit
def _of_fires(c: City, kind: int, a: int, b: int) -> int:
    if kind == PORTALS_PLACED:
        return a - portal_count(c)
    if kind == BONFIRES_LIT:
        return a - bonfire_count(c)
    if kind == TASKS_OF_COLOUR:
        return b - tasks_of(c, a)
    if kind == BLUE_AND_RED or kind == ALL_FIRES:
        lacking = (1 if lit_of(c, FIRE_BLUE) == 0 else 0) + (1 if lit_of(c, FIRE_RED) == 0 else 0)
        return lacking + (1 if kind == ALL_FIRES and lit_of(c, FIRE_YELLOW) == 0 else 0)
    if kind == COMMON_TASK:
        met = 0
        for common in range(5):
            met += 1 if meets_common(c, common) else 0
        return 2 * (a - met)
    return 0


@jit
def _of_fate(c: City, kind: int, a: int, b: int) -> int:
    if kind == GROUP_OF_3:
        return 3 - largest_group(c, a)
    if kind == TWO_GROUPS_OF_3:
        return max(3 - largest_group(c, a), 0) + max(3 - largest_group(c, b), 0)
    if kind == TWO_GROUPS:
        return 2 if groups_of(c, a) == 0 else 1
    if kind == HIGHLIGHTED or kind == GOLD_SQUARES or kind == OUTER_COLUMNS:
        lacking = 0
        for cell in range(GRID):
            if c.square_at[cell] == 0:
                if kind == HIGHLIGHTED:
                    lacking += FATE_MARKED[cell]
                elif kind == GOLD_SQUARES:
                    lacking += 1 if FATE_BONUS[cell] == 1 else 0
                else:
                    lacking += FATE_OUTER[cell]
        return lacking
    if kind == CRYSTALS_OF:
        lacking = b
        for place in range(c.path_count):
            if PATH_CRYSTAL[c.paths[place]] == a:
                lacking -= 1
        return lacking
    return 0


@jit
def _of_offerings(s: State, seat: int, kind: int, a: int) -> int:
    if kind == OFFERING_ON_BOTH:
        one = offerings_on(s, seat, RESOURCE_ISLANDS[a * 2])
        other = offerings_on(s, seat, RESOURCE_ISLANDS[a * 2 + 1])
        return (1 if one == 0 else 0) + (1 if other == 0 else 0)
    if kind == OFFERINGS_SPREAD:
        return a - islands_with(s, seat, 1)
    if kind == OFFERINGS_ON_ONE:
        most = 0
        for island in range(TASK_ISLANDS):
            most = max(most, offerings_on(s, seat, island))
        return a - most
    if kind == TWO_OFFERINGS_ON:
        return 2 * a - islands_with(s, seat, 2) - min(islands_with(s, seat, 1), a)
    return 0


@jit
def missing(s: State, seat: int, task: int) -> int:
    """0 if the Task's condition is met; otherwise about how many things are lacking, at least 1."""
    if fulfilled(s, seat, task):
        return 0
    c = s.cities[seat]
    kind = TASK_KIND[task]
    a = TASK_A[task]
    b = TASK_B[task]
    lacking = _of_supply(c, kind, a, b) + _of_people(c, kind, a, b) + _of_fires(c, kind, a, b)
    return max(lacking + _of_fate(c, kind, a, b) + _of_offerings(s, seat, kind, a), 1)
