"""Conditions of Tasks (B15) and igniting Bonfires (B9)."""

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, push, tell
from firelight.games.bonfire.content.tables import (
    FATE_BONUS,
    FATE_MARKED,
    FATE_OUTER,
    GNOME_RESOURCE,
    PATH_CRYSTAL,
    PATH_RESOURCE,
    RESOURCE_ISLANDS,
    TASK_A,
    TASK_B,
    TASK_COLOUR,
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
    GNOME_SHOWING,
    GNOMES,
    GNOMES_TAKEN,
    GOLD,
    GOLD_HELD,
    GOLD_SQUARES,
    GRID,
    GROUP_OF_3,
    GUARDIANS_HOME,
    GUARDIANS_TAKEN,
    HAVE_GUARDIAN,
    HIGHLIGHTED,
    HOLD_TILES,
    OF_ONE_RESOURCE,
    OFFERING_ON,
    OFFERING_ON_BOTH,
    OFFERING_PILE_EMPTY,
    OFFERINGS_ON_ONE,
    OFFERINGS_SPREAD,
    OUTER_COLUMNS,
    PATH_WITH,
    PORTALS_PLACED,
    RESOURCE_HELD,
    SAME_ADJACENT,
    TASK_ISLANDS,
    TASKS_OF_COLOUR,
    TWO_GROUPS,
    TWO_GROUPS_OF_3,
    TWO_GUARDIANS,
    TWO_OFFERINGS_ON,
    TWO_RESOURCES,
)
from firelight.games.bonfire.rules.actions import IGNITE
from firelight.games.bonfire.rules.events import IGNITED
from firelight.games.bonfire.rules.fate import group_size
from firelight.games.bonfire.rules.frames import COUNCIL
from firelight.games.bonfire.rules.layout import LAST_PATH, START, City, State
from firelight.games.bonfire.rules.rulebook import B9_1, B15_4
from firelight.games.bonfire.rules.ship import offerings_on
from firelight.games.bonfire.rules.supply import bonfire_count, guardian_count, meets_common, portal_count


@jit
def largest_group(c: City, kind: int) -> int:
    """Squares in the largest connected area of that symbol."""
    largest = 0
    for square in range(c.square_count):
        if c.symbols[square] == kind:
            largest = max(largest, group_size(c, c.groups[square]))
    return largest


@jit
def groups_of(c: City, least: int) -> int:
    """How many separate areas have at least that many squares."""
    total = 0
    for group in range(c.square_count):
        if group_size(c, group) >= least:
            total += 1
    return total


@jit
def islands_with(s: State, seat: int, least: int) -> int:
    """On how many islands at least that many own Offerings lie."""
    total = 0
    for island in range(TASK_ISLANDS):
        if offerings_on(s, seat, island) >= least:
            total += 1
    return total


@jit
def lit_of(c: City, colour: int) -> int:
    total = 0
    for space in range(7):
        if c.lit[space] == 1 and TASK_COLOUR[c.tasks[space]] == colour:
            total += 1
    return total


@jit
def tasks_of(c: City, colour: int) -> int:
    """Tasks and Bonfires of that colour (B15.2: the one being ignited included)."""
    total = 0
    for space in range(7):
        if c.tasks[space] >= 0 and TASK_COLOUR[c.tasks[space]] == colour:
            total += 1
    return total


@jit
def kinds_held(c: City, least: int) -> int:
    """How many basic resources are held at least that often."""
    total = 0
    for resource in range(BASIC):
        if c.resources[resource] >= least:
            total += 1
    return total


@jit
def _met_by_supply(c: City, kind: int, a: int, b: int) -> bool:
    if kind == TWO_RESOURCES:
        return kinds_held(c, a) >= 2
    if kind == GOLD_HELD:
        return c.resources[GOLD] >= a
    if kind == RESOURCE_HELD:
        return c.resources[a] >= b
    if kind == OF_ONE_RESOURCE:
        return kinds_held(c, a) >= 1
    if kind == HOLD_TILES:
        for action_kind in range(6):
            if a >> action_kind & 1 and c.tiles[action_kind] == 0:
                return False
        return True
    if kind == OFFERING_PILE_EMPTY:
        return c.left_count == 0 or c.right_count == 0
    return False


@jit
def _met_by_path(c: City, kind: int, a: int, b: int) -> bool:
    if kind == PATH_WITH:
        for i in range(c.path_count):
            if PATH_RESOURCE[c.paths[i]] == a:
                return True
        return False
    if kind == SAME_ADJACENT:
        for i in range(c.path_count - 1):
            if PATH_RESOURCE[c.paths[i]] == PATH_RESOURCE[c.paths[i + 1]]:
                return True
        return False
    if kind == CRYSTALS_OF:
        crystals = 0
        for i in range(c.path_count):
            if PATH_CRYSTAL[c.paths[i]] == a:
                crystals += 1
        return crystals >= b
    return False


@jit
def _met_by_people(c: City, kind: int, a: int, b: int) -> bool:
    """Guardians and Gnomes."""
    if kind == HAVE_GUARDIAN:
        return c.guardians[a] >= START
    if kind == TWO_GUARDIANS:
        return c.guardians[a] >= START and c.guardians[b] >= START
    if kind == GUARDIANS_TAKEN:
        return guardian_count(c) >= a
    if kind == GUARDIANS_HOME:
        home = 0
        for guardian in range(5):
            if c.guardians[guardian] > LAST_PATH:
                home += 1
        return home >= a
    if kind == GNOME_SHOWING:
        for gnome in range(GNOMES):
            if c.gnomes[gnome] == 1 and GNOME_RESOURCE[gnome] == a:
                return True
        return False
    if kind == GNOMES_TAKEN:
        return c.gnome_count >= a
    if kind == ELDERS_TAKEN:
        elders = 0
        for elder in range(ELDERS):
            elders += c.gnomes[FIRST_ELDER + elder]
        return elders >= a
    return False


@jit
def _met_by_fires(c: City, kind: int, a: int, b: int) -> bool:
    """Tasks, Bonfires, portals and Common Tasks."""
    if kind == PORTALS_PLACED:
        return portal_count(c) >= a
    if kind == BONFIRES_LIT:
        return bonfire_count(c) >= a
    if kind == TASKS_OF_COLOUR:
        return tasks_of(c, a) >= b
    if kind == BLUE_AND_RED:
        return lit_of(c, FIRE_BLUE) > 0 and lit_of(c, FIRE_RED) > 0
    if kind == ALL_FIRES:
        return lit_of(c, FIRE_BLUE) > 0 and lit_of(c, FIRE_RED) > 0 and lit_of(c, FIRE_YELLOW) > 0
    if kind == COMMON_TASK:
        met = 0
        for common in range(5):
            if meets_common(c, common):
                met += 1
        return met >= a
    return False


@jit
def _covers_all(c: City, kind: int) -> bool:
    for cell in range(GRID):
        asked = False
        if kind == HIGHLIGHTED:
            asked = FATE_MARKED[cell] == 1
        elif kind == GOLD_SQUARES:
            asked = FATE_BONUS[cell] == 1
        else:
            asked = FATE_OUTER[cell] == 1
        if asked and c.square_at[cell] == 0:
            return False
    return True


@jit
def _met_by_fate(c: City, kind: int, a: int, b: int) -> bool:
    if kind == GROUP_OF_3:
        return largest_group(c, a) >= 3
    if kind == TWO_GROUPS_OF_3:
        return largest_group(c, a) >= 3 and largest_group(c, b) >= 3
    if kind == TWO_GROUPS:
        return groups_of(c, a) >= 2
    if kind in (HIGHLIGHTED, GOLD_SQUARES, OUTER_COLUMNS):
        return _covers_all(c, kind)
    return False


@jit
def _met_by_offerings(s: State, seat: int, kind: int, a: int) -> bool:
    if kind == OFFERING_ON:
        return offerings_on(s, seat, RESOURCE_ISLANDS[a * 2]) > 0 or offerings_on(s, seat, RESOURCE_ISLANDS[a * 2 + 1]) > 0
    if kind == OFFERING_ON_BOTH:
        return offerings_on(s, seat, RESOURCE_ISLANDS[a * 2]) > 0 and offerings_on(s, seat, RESOURCE_ISLANDS[a * 2 + 1]) > 0
    if kind == OFFERINGS_SPREAD:
        return islands_with(s, seat, 1) >= a
    if kind == OFFERINGS_ON_ONE:
        return islands_with(s, seat, a) >= 1
    if kind == TWO_OFFERINGS_ON:
        return islands_with(s, seat, 2) >= a
    return False


@jit
def fulfilled(s: State, seat: int, task: int) -> bool:
    """Is the condition met with what the player has now? (B15.1)"""
    c = s.cities[seat]
    kind = TASK_KIND[task]
    a = TASK_A[task]
    b = TASK_B[task]
    return (
        _met_by_supply(c, kind, a, b)
        or _met_by_path(c, kind, a, b)
        or _met_by_people(c, kind, a, b)
        or _met_by_fires(c, kind, a, b)
        or _met_by_fate(c, kind, a, b)
        or _met_by_offerings(s, seat, kind, a)
    )


@jit
def may_ignite(s: State, seat: int, space: int) -> int:
    c = s.cities[seat]
    if c.tasks[space] < 0 or c.lit[space] == 1:
        return B9_1
    return 0 if fulfilled(s, seat, c.tasks[space]) else B9_1


@jit
def list_ignitions(s: State, seat: int, out: Moves, n: int) -> int:
    for space in range(7):
        if may_ignite(s, seat, space) == 0:
            out[n] = IGNITE + space
            n += 1
    return n


@jit
def ignite(s: State, seat: int, space: int) -> None:
    """Turn the Task over; its Novice goes to the High Council (B9.3)."""
    c = s.cities[seat]
    if TASK_KIND[c.tasks[space]] == COMMON_TASK:
        fire(s, B15_4)
    fire(s, B9_1)
    c.lit[space] = 1
    c.novices[space] = 0
    tell(s, IGNITED, seat, c.tasks[space], space, 0)
    push(s, COUNCIL, seat, seat, 0)
