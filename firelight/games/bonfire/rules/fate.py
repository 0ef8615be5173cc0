"""Placing Fate Tiles (B4) and the first one (B2.10, B2.11)."""

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import Frame, fire, pop, push, tell
from firelight.games.bonfire.content.tables import (
    CELL_NEIGHBOURS,
    FATE_BONUS,
    FATE_SYMBOLS,
    FIRST_LINE,
    FULL_LINES,
    LINE_CELLS,
    OPEN_LINES,
)
from firelight.games.bonfire.content.words import BRIDGE_BUILDER, GOLD, NONE, PACKER, STAR_READER, YELLOW
from firelight.games.bonfire.rules.actions import FATE, KEEP_TILE, LINE
from firelight.games.bonfire.rules.events import PLACED_FATE, THREW_AWAY
from firelight.games.bonfire.rules.frames import FATE_LINE, KEEP, WAY_ROUND
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.rulebook import B2_10, B4_1, B4_2, B4_3, B4_4, B4_5, B7_14, B7_16, B7_27
from firelight.games.bonfire.rules.supply import gain_resources, gain_tiles, tile_count

SWAP = 3  # actions.FIRST + 1
MIDDLE = 3  # the 4th tile of the column
BONUS_GOLD_SQUARE = 1


@jit
def _is_beside(c: City, cell: int) -> bool:
    """Is one of the four squares around it placed?"""
    for side in range(cell * 4, cell * 4 + 4):
        near = CELL_NEIGHBOURS[side]
        if near >= 0 and c.square_at[near] > 0:
            return True
    return False


@jit
def fits(c: City, line: int) -> bool:
    """Three free squares, one of them beside a placed square (B4.3)."""
    first = LINE_CELLS[line * 3]
    second = LINE_CELLS[line * 3 + 1]
    third = LINE_CELLS[line * 3 + 2]
    placed = c.square_at
    if placed[first] > 0 or placed[second] > 0 or placed[third] > 0:
        return False
    return _is_beside(c, first) or _is_beside(c, third) or _is_beside(c, second)


@jit
def line_limit(c: City) -> int:
    """Lines are sorted: those inside the Fate Area first, then those that stick out (B7.27)."""
    return OPEN_LINES[0] if c.gnomes[BRIDGE_BUILDER] == 1 else FULL_LINES[0]


@jit
def has_room(c: City) -> bool:
    for line in range(line_limit(c)):
        if fits(c, line):
            return True
    return False


@jit
def may_place_fate(s: State, seat: int) -> int:
    c = s.cities[seat]
    if c.column_count == 0 or not has_room(c):
        return B4_2
    return 0


@jit
def may_lay(s: State, seat: int, line: int) -> int:
    c = s.cities[seat]
    if line >= line_limit(c) or not fits(c, line):
        return B4_3
    return 0


@jit
def list_lines(s: State, seat: int, out: Moves) -> int:
    c = s.cities[seat]
    n = 0
    for line in range(line_limit(c)):
        if fits(c, line):
            out[n] = LINE + line
            n += 1
    return n


@jit
def place_fate(s: State, seat: int, action: int) -> None:
    """The tile from the top or the bottom; surplus action tiles go first (B4.1)."""
    push(s, FATE_LINE, seat, action - FATE, 0)
    c = s.cities[seat]
    limit = 1
    if c.gnomes[PACKER] == 1:
        limit = 3
        if tile_count(c) > 1:
            fire(s, B7_14)
    if tile_count(c) > limit:
        fire(s, B4_1)
        push(s, KEEP, seat, limit, 0)


@jit
def _kept(f: Frame, kind: int) -> int:
    return (1 if f.b == kind + 1 else 0) + (1 if f.c == kind + 1 else 0) + (1 if f.d == kind + 1 else 0)


@jit
def may_keep(s: State, f: Frame, kind: int) -> int:
    return 0 if s.cities[f.seat].tiles[kind] > _kept(f, kind) else B4_1


@jit
def keep(s: State, f: Frame, action: int) -> None:
    """Keep one more; after the last one the rest is thrown away."""
    kind = action - KEEP_TILE
    if f.b == 0:
        f.b = kind + 1
    elif f.c == 0:
        f.c = kind + 1
    else:
        f.d = kind + 1
    f.a -= 1
    if f.a == 0:
        c = s.cities[f.seat]
        for k in range(7):
            stays = _kept(f, k)
            if c.tiles[k] > stays:
                tell(s, THREW_AWAY, f.seat, k, c.tiles[k] - stays, 0)
                c.tiles[k] = stays
        pop(s)


@jit
def choose_line(s: State, f: Frame, line: int) -> None:
    c = s.cities[f.seat]
    seat = f.seat
    tile = c.column[0] if f.a == 0 else c.column[c.column_count - 1]
    end = f.a
    pop(s)
    w = push(s, WAY_ROUND, seat, tile, line)
    w.d = end


@jit
def take_from_column(c: City, place: int) -> int:
    tile = c.column[place]
    c.column_count -= 1
    for i in range(place, c.column_count):
        c.column[i] = c.column[i + 1]
    c.column[c.column_count] = NONE
    return tile


@jit
def join(c: City, square: int) -> None:
    """The square becomes part of every equal area beside it."""
    cell = c.cells[square]
    for side in range(4):
        near = CELL_NEIGHBOURS[cell * 4 + side]
        if near >= 0 and c.square_at[near] > 0:
            other = c.square_at[near] - 1
            if c.symbols[other] == c.symbols[square] and c.groups[other] != c.groups[square]:
                gone = c.groups[other]
                for i in range(c.square_count):
                    if c.groups[i] == gone:
                        c.groups[i] = c.groups[square]


@jit
def lay_squares(c: City, tile: int, line: int, turned: int) -> None:
    for place in range(3):
        square = c.square_count
        cell = LINE_CELLS[line * 3 + place]
        c.cells[square] = cell
        c.symbols[square] = FATE_SYMBOLS[tile * 3 + (2 - place if turned == 1 else place)]
        c.groups[square] = square
        c.square_at[cell] = square + 1
        c.square_count += 1
        join(c, square)


@jit
def group_size(c: City, group: int) -> int:
    size = 0
    for i in range(c.square_count):
        if c.groups[i] == group:
            size += 1
    return size


@jit
def lay(s: State, f: Frame, turned: int) -> None:
    """Lay the tile down and take what it yields (B4.4, B4.5)."""
    seat = f.seat
    tile = f.a
    line = f.b
    first = f.c
    end = f.d
    pop(s)
    c = s.cities[seat]
    tell(s, PLACED_FATE, seat, tile, line, turned)
    lay_squares(c, tile, line, turned)
    if first == 1:
        c.first_tile = NONE
        fire(s, B2_10)
        for i in range(3):
            gain_tiles(s, seat, FATE_SYMBOLS[tile * 3 + i], 1)  # B2.11
        return
    take_from_column(c, 0 if end == 0 else c.column_count - 1)
    if line >= FULL_LINES[0]:
        fire(s, B7_27)
    for i in range(c.square_count - 3, c.square_count):
        size = group_size(c, c.groups[i])
        if size > 1:
            fire(s, B4_4)
        gain_tiles(s, seat, c.symbols[i], size)
    times = 1 + c.gnomes[STAR_READER]
    for i in range(c.square_count - 3, c.square_count):
        bonus = FATE_BONUS[c.cells[i]]
        if bonus > 0:
            fire(s, B7_16 if times == 2 else B4_5)
            if bonus == BONUS_GOLD_SQUARE:
                gain_resources(s, seat, GOLD, times)
            else:
                gain_tiles(s, seat, YELLOW, times)


@jit
def choose_first(s: State, f: Frame, action: int) -> None:
    """Keep the tile in front, or swap it with the middle one of the column (B2.10)."""
    seat = f.seat
    c = s.cities[seat]
    if action == SWAP:
        other = c.column[MIDDLE]
        c.column[MIDDLE] = c.first_tile
        c.first_tile = other
    pop(s)
    w = push(s, WAY_ROUND, seat, c.first_tile, FIRST_LINE[0])
    w.c = 1
