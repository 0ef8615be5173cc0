"""Final scoring (B13), source by source."""

from typing import Final

from firelight.engine.jit import jit
from firelight.games.bonfire.content.tables import GUARDIAN_VALUE, PATH_CRYSTAL, TASK_COLOUR, TASK_POINTS
from firelight.games.bonfire.content.words import COMMON_TASKS, number_of
from firelight.games.bonfire.rules.layout import BONFIRE, EARNED, LAST_PATH, TOM_SEAT, City, State
from firelight.games.bonfire.rules.supply import bonfire_count, meets_common, resource_count, tile_count

SOURCES: Final = (*EARNED, "bonfires", "guardians", "portals", "crystals", "common-tasks", "fate-tiles", "supply")
BONFIRES, GUARDIANS_HOME, PORTALS, CRYSTALS, COMMON, FATE_TILES, SUPPLY = range(6, 13)
SOURCE_COUNT: Final = 13

LANTERN_BEARER: Final = number_of("lantern-bearer")  # B7.18


@jit
def _common_points(s: State, seat: int, common: int) -> int:
    """4 each; 7 for the first one with seven Bonfires (B13.5)."""
    c = s.cities[seat]
    if not meets_common(c, common):
        return 0
    return 7 if common == COMMON_TASKS and bonfire_count(c) == 7 else 4


@jit
def value_at(c: City, bonfire: int) -> int:
    """What a Guardian is worth at a Bonfire (B1.7)."""
    return GUARDIAN_VALUE[bonfire - 1] + 2 * c.gnomes[LANTERN_BEARER]


@jit
def points_from(s: State, seat: int, source: int) -> int:
    """One line of the score sheet for the present position."""
    c = s.cities[seat]
    if source < BONFIRES:
        return c.earned[source]
    tom = s.players == 1 and seat == TOM_SEAT
    total = 0
    if source == BONFIRES:  # B13.1
        for space in range(7):
            if c.lit[space] == 1:
                total += TASK_POINTS[c.tasks[space]]
    elif source == GUARDIANS_HOME and not tom:  # B13.2
        for guardian in range(5):
            if c.guardians[guardian] > LAST_PATH:
                total += value_at(c, c.guardians[guardian] - BONFIRE)
    elif source == PORTALS:  # B13.3
        for space in range(7):
            total += 2 * c.portals[space] * c.lit[space]
    elif source == CRYSTALS:  # B13.4
        for space in range(c.path_count):
            if c.lit[space] == 1 and PATH_CRYSTAL[c.paths[space]] == TASK_COLOUR[c.tasks[space]]:
                total += 2
    elif source == COMMON:
        for common in range(5):
            total += _common_points(s, seat, common)
    elif source == FATE_TILES and not tom:  # B13.6
        total = 3 * c.column_count
    elif source == SUPPLY and not tom:  # B13.7
        total = (tile_count(c) + resource_count(c)) // 2
    return total


@jit
def score(s: State, seat: int) -> int:
    total = 0
    for source in range(SOURCE_COUNT):
        total += points_from(s, seat, source)
    return total


@jit
def tiebreak(s: State, seat: int) -> int:
    """More Bonfires; against Tom there is none (B13.8, B14.9)."""
    return 0 if s.players == 1 else bonfire_count(s.cities[seat])
