"""Gaining: action tiles, resources, points, and counts of pieces."""

from typing import Final

from firelight.engine.jit import jit
from firelight.engine.stack import fire, tell
from firelight.games.bonfire.content.words import (
    COMMON_GNOMES,
    COMMON_GUARDIANS,
    COMMON_PATHS,
    COMMON_PORTALS,
    GOLD,
    YELLOW,
    number_of,
)
from firelight.games.bonfire.rules import events
from firelight.games.bonfire.rules.layout import START, City, State
from firelight.games.bonfire.rules.rulebook import B7, B10_1

TOLD_TILES = events.GAINED_TILES
TOLD_RESOURCES = events.GAINED_RESOURCES
TOLD_POINTS = events.GAINED_POINTS
TOLD_COMMON = events.MET_COMMON

TOWN_CRIER: Final = number_of("town-crier")  # B7.19


@jit
def gain_tiles(s: State, seat: int, kind: int, number: int) -> None:
    s.cities[seat].tiles[kind] += number
    tell(s, TOLD_TILES, seat, kind, number, 0)


@jit
def gain_resources(s: State, seat: int, resource: int, number: int) -> None:
    s.cities[seat].resources[resource] += number
    tell(s, TOLD_RESOURCES, seat, resource, number, 0)


@jit
def gain_points(s: State, seat: int, source: int, number: int) -> None:
    s.cities[seat].earned[source] += number
    tell(s, TOLD_POINTS, seat, number, source, 0)


@jit
def tile_count(c: City) -> int:
    t = c.tiles
    return t[0] + t[1] + t[2] + t[3] + t[4] + t[5] + t[6]


@jit
def resource_count(c: City) -> int:
    r = c.resources
    return r[0] + r[1] + r[2] + r[3] + r[4] + r[5]


@jit
def task_count(c: City) -> int:
    """Tasks and Bonfires."""
    total = 0
    for space in range(7):
        if c.tasks[space] >= 0:
            total += 1
    return total


@jit
def has_free_space(c: City) -> bool:
    """Whether one of the seven task spaces is free."""
    for space in range(7):
        if c.tasks[space] < 0:
            return True
    return False


@jit
def bonfire_count(c: City) -> int:
    total = 0
    for space in range(7):
        total += c.lit[space]
    return total


@jit
def portal_count(c: City) -> int:
    p = c.portals
    return p[0] + p[1] + p[2] + p[3] + p[4] + p[5] + p[6]


@jit
def guardian_count(c: City) -> int:
    total = 0
    for guardian in range(5):
        if c.guardians[guardian] >= START:
            total += 1
    return total


@jit
def meets_common(c: City, common: int) -> bool:
    """The five Common Tasks (B10.1). Once met, always met."""
    if common == COMMON_PORTALS:
        return portal_count(c) == 7
    if common == COMMON_PATHS:
        return c.path_count == 7
    if common == COMMON_GUARDIANS:
        return guardian_count(c) == 5
    if common == COMMON_GNOMES:
        return c.gnome_count >= 6
    return not has_free_space(c)


@jit
def check_common(s: State, seat: int, common: int) -> None:
    """After a change: check whether a Common Task is met for the first time (B7.19)."""
    c = s.cities[seat]
    if c.met[common] == 0 and meets_common(c, common):
        c.met[common] = 1
        fire(s, B10_1)
        tell(s, TOLD_COMMON, seat, common, 0, 0)
        if c.gnomes[TOWN_CRIER] == 1:
            fire(s, B7 + TOWN_CRIER)
            gain_resources(s, seat, GOLD, 1)
            gain_tiles(s, seat, YELLOW, 1)
