"""What must hold at every decision of Bonfire, compiled: the twin of tests/bonfire/conservation.py."""

from typing import Final

from firelight.engine.jit import jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE
from firelight.engine.stack import top
from firelight.games.bonfire.content.tables import FATE_SYMBOLS, GNOME_RESOURCE, NOTCH_SHAPE, OFFERING_RESOURCE
from firelight.games.bonfire.content.words import (
    ELDERS,
    FIRST_ELDER,
    GNOMES,
    GOLD,
    GRID,
    NONE,
    OWN,
    PATH_TILES,
    SPECIALISTS,
    STARTING_TILE,
    TASK_ISLANDS,
)
from firelight.games.bonfire.rules.decisions import COUNCIL, NEXT_TURN
from firelight.games.bonfire.rules.layout import LAST_PATH, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.procession import CROWD_KEEPER

TASKS_DEALT = (0, 20, 20, 26, 30)
COUNTDOWN_AT = (0, 7, 7, 10, 13)
HALF: Final = 33  # of the 66 Tasks
FRAMES: Final = 14

LAWS: Final = {
    1: "Tasks",
    2: "places of the islands",
    3: "Path Tiles",
    4: "Specialists and Elders",
    5: "Guardians",
    6: "portals",
    7: "Offerings",
    8: "Novices",
    9: "Tom's cards",
    10: "frames",
    11: "Fate Tiles",
    12: "the city",
}


@jit
def _task_bits(s: State, first: int) -> int:
    """A bit for each Task from `first` to first + 32 that is in the game; -1 if one is there twice."""
    seen = 0
    for place in range(TASK_ISLANDS * 3 + 28):
        if place < TASK_ISLANDS * 3:
            task = s.islands[place // 3].tasks[place % 3] - first
        else:
            task = s.cities[(place - TASK_ISLANDS * 3) // 7].tasks[(place - TASK_ISLANDS * 3) % 7] - first
        if 0 <= task < HALF:
            if seen >> task & 1:
                return -1
            seen |= 1 << task
    return seen


@jit
def _tasks_hold(s: State, start: State) -> bool:
    """The Tasks dealt at the start, each once."""
    low = _task_bits(s, 0)
    high = _task_bits(s, HALF)
    number = 0
    for task in range(HALF):
        number += (low >> task & 1) + (high >> task & 1)
    if low < 0 or high < 0 or number != TASKS_DEALT[s.players]:
        return False
    return low == _task_bits(start, 0) and high == _task_bits(start, HALF)


@jit
def _islands_hold(s: State) -> bool:
    """A Task, an Offering with its owner, or nothing."""
    for island in range(TASK_ISLANDS):
        for slot in range(3):
            owner = s.islands[island].owners[slot]
            if (owner == NONE) != (s.islands[island].offerings[slot] == NONE) or owner >= s.players:
                return False
            if s.islands[island].tasks[slot] != NONE and owner != NONE:
                return False
    return True


@jit
def _paths_hold(s: State) -> bool:
    seen = 0
    if s.path_left < 0 or s.path_left > PATH_TILES or s.path_known < 0 or s.path_known > s.path_left:
        return False
    for place in range(PATH_TILES):
        tile = s.path_pile[place]
        if (tile >= 0) != (place < s.path_left):
            return False
        if tile >= 0:
            if tile >= PATH_TILES or seen >> tile & 1:
                return False
            seen |= 1 << tile
    for slot in range(4):
        tile = s.path_display[slot]
        if tile >= 0:
            if tile >= PATH_TILES or seen >> tile & 1:
                return False
            seen |= 1 << tile
    for seat in range(s.seats):
        c = s.cities[seat]
        if c.paths[0] != STARTING_TILE or c.path_count < 1 or c.path_count > 7:
            return False
        for space in range(1, 7):
            tile = c.paths[space]
            if (tile >= 0) != (space < c.path_count):
                return False
            if tile >= 0:
                if tile >= PATH_TILES or seen >> tile & 1:
                    return False
                seen |= 1 << tile
    return seen == (1 << PATH_TILES) - 1


@jit
def _gnomes_hold(s: State) -> bool:
    seen = 0
    wanted = 0
    for place in range(SPECIALISTS):
        if s.players > 1 or GNOME_RESOURCE[place] != GOLD:
            wanted |= 1 << place
        if (s.gnome_pile[place] >= 0) != (place < s.gnome_left) or (s.gnome_discard[place] >= 0) != (place < s.discard_count):
            return False
        for gnome in (s.gnome_pile[place], s.gnome_discard[place]):
            if gnome >= 0:
                if seen >> gnome & 1:
                    return False
                seen |= 1 << gnome
    for slot in range(6):
        gnome = s.gnome_display[slot]
        if gnome >= 0:
            if seen >> gnome & 1:
                return False
            seen |= 1 << gnome
    for seat in range(4):
        c = s.cities[seat]
        number = 0
        for gnome in range(GNOMES):
            if c.gnomes[gnome] > 0:
                number += 1
                if seen >> gnome & 1:
                    return False
                seen |= 1 << gnome
        if number != c.gnome_count or number > 6:
            return False
    for elder in range(ELDERS):
        wanted |= 1 << (FIRST_ELDER + elder)
        if s.elders[elder] == 1:
            if seen >> (FIRST_ELDER + elder) & 1:
                return False
            seen |= 1 << (FIRST_ELDER + elder)
    return seen == wanted


@jit
def _guardians_hold(s: State) -> bool:
    for colour in range(1, 5):
        total = s.guardians[colour - 1] + 0
        for seat in range(s.seats):
            if s.cities[seat].guardians[colour] >= START:
                total += 1
        if total != 4 or s.guardians[colour - 1] < 0:
            return False
    return True


@jit
def _portals_hold(s: State) -> bool:
    found = 0  # six bits for each shape
    for space in range(7):
        for shape in range(7):
            if s.ring[space].portals[shape] < 0:
                return False
            found += s.ring[space].portals[shape] << (6 * shape)
    for seat in range(s.seats):
        for notch in range(7):
            if s.cities[seat].portals[notch] == 1:
                found += 1 << (6 * NOTCH_SHAPE[s.cities[seat].board * 7 + notch])
    each = 4 if s.players > 2 else 3
    for shape in range(7):
        if found >> (6 * shape) & 63 != each:
            return False
    return True


@jit
def _offerings_hold(s: State, seat: int) -> bool:
    found = 0  # six bits for each resource
    c = s.cities[seat]
    for place in range(5):
        if (c.left_offerings[place] >= 0) != (place < c.left_count) or (c.right_offerings[place] >= 0) != (place < c.right_count):
            return False
        if place < c.left_count:
            found += 1 << (6 * c.left_offerings[place])
        if place < c.right_count:
            found += 1 << (6 * c.right_offerings[place])
    for island in range(TASK_ISLANDS):
        for slot in range(3):
            if s.islands[island].owners[slot] == seat:
                found += 1 << (6 * s.islands[island].offerings[slot])
    for place in range(10):
        found -= 1 << (6 * OFFERING_RESOURCE[place])
    return found == 0


@jit
def _novices_hold(s: State) -> bool:
    """Beside the task spaces, in the Council, or on the way there."""
    in_council = 0
    neutral = 0
    for owner in range(6):
        total = 0
        for space in range(8):
            total += s.council[space].novices[owner]
        in_council += total
        for place in range(s.depth):
            if s.frames[place].kind == COUNCIL and s.frames[place].owner == owner:
                total += 1
        if owner < 4:
            wanted = 7 if owner < s.players else 0
            if s.players == 1 and owner == TOM_SEAT:
                wanted = 4
                total += s.tom_novices
            for space in range(7):
                total += s.cities[owner].novices[space]
            if total != wanted:
                return False
        else:
            neutral += total
    for common in range(5):
        neutral += s.neutral[common]
    return neutral == 5 and (s.counting == 1) == (in_council >= COUNTDOWN_AT[s.players])


@jit
def _tom_holds(s: State) -> bool:
    seen = 0
    for place in range(8):
        if (s.tom_pile[place] >= 0) != (place < s.tom_left) or (s.tom_discard[place] >= 0) != (place < s.tom_discarded):
            return False
        if place < s.tom_left:
            seen += 1 << (4 * s.tom_pile[place])
        if place < s.tom_discarded:
            seen += 1 << (4 * s.tom_discard[place])
    return seen == (0x11111111 if s.players == 1 else 0)


@jit
def _frames_hold(s: State) -> bool:
    if s.depth < 1 or s.depth > FRAMES or s.frames[0].kind != NEXT_TURN:
        return False
    above = top(s)
    if above.kind != GAME_OVER and (above.kind <= LAST_CHANCE or above.seat < 0 or above.seat >= s.players):
        return False
    for place in range(FRAMES):
        f = s.frames[place]
        if place < s.depth - 1 and f.kind <= GAME_OVER:
            return False
        if place >= s.depth and (f.kind != 0 or f.seat != 0 or f.a != 0 or f.b != 0 or f.c != 0 or f.d != 0 or f.e != 0 or f.f != 0):
            return False
    return True


@jit
def _mark(a: int, b: int, c: int) -> int:
    """A number for three symbols in any order."""
    symbols = 1 << a | 1 << b | 1 << c
    return symbols * symbols * symbols


@jit
def _tile_mark(tile: int) -> int:
    return _mark(FATE_SYMBOLS[tile * 3], FATE_SYMBOLS[tile * 3 + 1], FATE_SYMBOLS[tile * 3 + 2])


@jit
def _fate_holds(c: City) -> bool:
    """Eight tiles, each told by its symbols; the squares agree with the map."""
    found = 0
    if c.square_count % 3 != 0 or c.square_count < 0 or c.column_count < 0:
        return False
    for place in range(7):
        if (c.column[place] >= 0) != (place < c.column_count):
            return False
        if place < c.column_count:
            found += _tile_mark(c.column[place])
    if c.first_tile != NONE:
        found += _tile_mark(c.first_tile)
    for square in range(24):
        if (c.cells[square] >= 0) != (square < c.square_count) or (c.symbols[square] >= 0) != (square < c.square_count):
            return False
        if square < c.square_count:
            if c.square_at[c.cells[square]] != square + 1:
                return False
            if square % 3 == 0:
                found += _mark(c.symbols[square], c.symbols[square + 1], c.symbols[square + 2])
    for tile in range(8):
        found -= _tile_mark(tile)
    mapped = 0
    for cell in range(GRID):
        if c.square_at[cell] > 0:
            mapped += 1
    return found == 0 and mapped == c.square_count


@jit
def _city_holds(s: State, seat: int) -> bool:
    c = s.cities[seat]
    tom = s.players == 1 and seat == TOM_SEAT
    for kind in range(7):
        if c.tiles[kind] < 0:
            return False
    for resource in range(6):
        if c.resources[resource] < 0:
            return False
    for space in range(7):
        if c.lit[space] == 1 and c.tasks[space] < 0:
            return False
        if not tom and c.lit[space] + c.novices[space] != 1:
            return False
    if c.guardians[OWN] == NONE:
        return False
    standing = 0
    for guardian in range(5):
        at = c.guardians[guardian]
        if at > START:
            if standing >> at & 1 and (at > LAST_PATH or c.gnomes[CROWD_KEEPER] == 0):
                return False
            standing |= 1 << at
            if at <= LAST_PATH and at > c.path_count:
                return False
            if at > LAST_PATH and (c.lit[at - LAST_PATH - 1] == 0 or c.portals[at - LAST_PATH - 1] == 0):
                return False
    return True


@jit
def broken_law(s: State, start: State) -> int:
    """0, or the number of a law of conservation that this state breaks. `start`: the state right after setup."""
    if not _tasks_hold(s, start):
        return 1
    if not _islands_hold(s):
        return 2
    if not _paths_hold(s):
        return 3
    if not _gnomes_hold(s):
        return 4
    if not _guardians_hold(s):
        return 5
    if not _portals_hold(s):
        return 6
    if not _novices_hold(s):
        return 8
    if not _tom_holds(s):
        return 9
    if not _frames_hold(s):
        return 10
    for seat in range(s.players):
        if not _offerings_hold(s, seat):
            return 7
        if not _fate_holds(s.cities[seat]):
            return 11
    for seat in range(s.seats):
        if not _city_holds(s, seat):
            return 12
    return 0


@jit
def seats(s: State) -> int:
    """All who score, Tom too."""
    return s.seats + 0
