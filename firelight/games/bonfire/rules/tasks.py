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
    TASK_NEED,
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
from firelight.games.bonfire.rules.decisions import COUNCIL, IGNITE
from firelight.games.bonfire.rules.events import IGNITED
from firelight.games.bonfire.rules.fate import group_size
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
    """The number of islands with at least that many of one's Offerings."""
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
def _in_supply(c: City, kind: int, a: int) -> int:
    """Tiles, resources and Offerings."""
    if kind == GOLD_HELD:
        return c.resources[GOLD]
    if kind == RESOURCE_HELD:
        return c.resources[a]
    if kind == HOLD_TILES:
        held = 0
        for tile in range(6):
            if a >> tile & 1 and c.tiles[tile] > 0:
                held += 1
        return held
    if kind == OFFERING_PILE_EMPTY:
        return 5 - min(c.left_count, c.right_count)
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
        return most if kind == OF_ONE_RESOURCE else most + second
    return 0


@jit
def _on_path(c: City, kind: int, a: int) -> int:
    found = 0
    if kind == PATH_WITH:
        for i in range(c.path_count):
            found += 1 if PATH_RESOURCE[c.paths[i]] == a else 0
    elif kind == SAME_ADJACENT:
        for i in range(c.path_count - 1):
            found += 1 if PATH_RESOURCE[c.paths[i]] == PATH_RESOURCE[c.paths[i + 1]] else 0
    elif kind == CRYSTALS_OF:
        for i in range(c.path_count):
            found += 1 if PATH_CRYSTAL[c.paths[i]] == a else 0
    return found


@jit
def _of_people(c: City, kind: int, a: int, b: int) -> int:
    """Guardians and Gnomes."""
    if kind == HAVE_GUARDIAN:
        return 1 if c.guardians[a] >= START else 0
    if kind == TWO_GUARDIANS:
        return (1 if c.guardians[a] >= START else 0) + (1 if c.guardians[b] >= START else 0)
    if kind == GUARDIANS_TAKEN:
        return guardian_count(c)
    if kind == GNOMES_TAKEN:
        return c.gnome_count
    found = 0
    if kind == GUARDIANS_HOME:
        for guardian in range(5):
            found += 1 if c.guardians[guardian] > LAST_PATH else 0
    elif kind == GNOME_SHOWING:
        for gnome in range(GNOMES):
            found += 1 if c.gnomes[gnome] == 1 and GNOME_RESOURCE[gnome] == a else 0
    elif kind == ELDERS_TAKEN:
        for elder in range(ELDERS):
            found += c.gnomes[FIRST_ELDER + elder]
    return found


@jit
def _of_fires(c: City, kind: int, a: int) -> int:
    """Tasks, Bonfires, portals and Common Tasks."""
    if kind == PORTALS_PLACED:
        return portal_count(c)
    if kind == BONFIRES_LIT:
        return bonfire_count(c)
    if kind == TASKS_OF_COLOUR:
        return tasks_of(c, a)
    found = 0
    if kind == BLUE_AND_RED or kind == ALL_FIRES:
        for colour in range(FIRE_BLUE, FIRE_RED + 1 if kind == BLUE_AND_RED else FIRE_YELLOW + 1):
            found += 1 if lit_of(c, colour) > 0 else 0
    elif kind == COMMON_TASK:
        for common in range(5):
            found += 1 if meets_common(c, common) else 0
    return found


@jit
def _covered(c: City, kind: int) -> int:
    """Squares of a sort that are covered by a Fate Tile."""
    found = 0
    for cell in range(GRID):
        if c.square_at[cell] > 0:
            if kind == HIGHLIGHTED:
                found += FATE_MARKED[cell]
            elif kind == GOLD_SQUARES:
                found += 1 if FATE_BONUS[cell] == 1 else 0
            else:
                found += FATE_OUTER[cell]
    return found


@jit
def _of_fate(c: City, kind: int, a: int, b: int) -> int:
    if kind == GROUP_OF_3:
        return largest_group(c, a)
    if kind == TWO_GROUPS_OF_3:
        return min(largest_group(c, a), 3) + min(largest_group(c, b), 3)
    if kind == TWO_GROUPS:
        return groups_of(c, a)
    if kind == HIGHLIGHTED or kind == GOLD_SQUARES or kind == OUTER_COLUMNS:
        return _covered(c, kind)
    return 0


@jit
def _of_offerings(s: State, seat: int, kind: int, a: int) -> int:
    if kind == OFFERING_ON or kind == OFFERING_ON_BOTH:
        one = offerings_on(s, seat, RESOURCE_ISLANDS[a * 2])
        other = offerings_on(s, seat, RESOURCE_ISLANDS[a * 2 + 1])
        return one + other if kind == OFFERING_ON else min(one, 1) + min(other, 1)
    if kind == OFFERINGS_SPREAD:
        return islands_with(s, seat, 1)
    if kind == TWO_OFFERINGS_ON:
        return min(islands_with(s, seat, 1), a) + min(islands_with(s, seat, 2), a)
    most = 0
    if kind == OFFERINGS_ON_ONE:
        for island in range(TASK_ISLANDS):
            most = max(most, offerings_on(s, seat, island))
    return most


@jit
def have(s: State, seat: int, task: int) -> int:
    """How much the seat has of what a Task asks for; the condition is met at TASK_NEED (B15.1)."""
    c = s.cities[seat]
    kind = TASK_KIND[task]
    a = TASK_A[task]
    b = TASK_B[task]
    own = _in_supply(c, kind, a) + _on_path(c, kind, a) + _of_people(c, kind, a, b) + _of_fires(c, kind, a)
    return own + _of_fate(c, kind, a, b) + _of_offerings(s, seat, kind, a)


@jit
def missing(s: State, seat: int, task: int) -> int:
    """How much is missing; 0 if the condition is met."""
    return max(TASK_NEED[task] - have(s, seat, task), 0)


@jit
def may_ignite(s: State, seat: int, space: int) -> int:
    c = s.cities[seat]
    if c.tasks[space] < 0 or c.lit[space] == 1:
        return B9_1
    return 0 if missing(s, seat, c.tasks[space]) == 0 else B9_1


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
