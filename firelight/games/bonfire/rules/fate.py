"""Placing Fate Tiles (B4) and the first one (B2.10, B2.11)."""

from typing import Final

from firelight.engine.decisions import allowed
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.bonfire.content.tables import (
    CELL_NEIGHBOURS,
    FATE_BONUS,
    FATE_SYMBOLS,
    FIRST_LINE,
    FULL_LINES,
    LINE_CELLS,
    OPEN_LINES,
)
from firelight.games.bonfire.content.words import GOLD, NONE, YELLOW, number_of
from firelight.games.bonfire.rules.decisions import FATE, FATE_END, FATE_LINE, FIRST_TILE, KEEP, LINE, WAY_ROUND, Frame
from firelight.games.bonfire.rules.events import PLACED_FATE, THREW_AWAY
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.rulebook import B2_10, B4_1, B4_2, B4_3, B4_4, B4_5, B7
from firelight.games.bonfire.rules.supply import gain_resources, gain_tiles, tile_count

SWAP = 1
MIDDLE = 3  # the 4th tile of the column
BONUS_GOLD_SQUARE = 1

PACKER: Final = number_of("packer")  # B7.14
STAR_READER: Final = number_of("star-reader")  # B7.16
BRIDGE_BUILDER: Final = number_of("bridge-builder")  # B7.27


@jit
def _is_beside(c: City, cell: int) -> bool:
    """Whether one of the four squares around it is covered."""
    for side in range(cell * 4, cell * 4 + 4):
        near = CELL_NEIGHBOURS[side]
        if near >= 0 and c.square_at[near] > 0:
            return True
    return False


@jit
def fits(c: City, line: int) -> bool:
    """Three free squares, one of them beside a covered square (B4.3)."""
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


@FATE_END.guard
@jit
def may_place_fate(s: State, seat: int) -> int:
    c = s.cities[seat]
    if c.column_count == 0 or not has_room(c):
        return B4_2
    return 0


@FATE_LINE.guard
@jit
def may_lay(s: State, seat: int, line: int) -> int:
    c = s.cities[seat]
    if line >= line_limit(c) or not fits(c, line):
        return B4_3
    return 0


@FATE_LINE.lister
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
def tiles_to_keep(c: City) -> int:
    """How many action tiles a player may keep when placing a Fate Tile (B4.1)."""
    return 3 if c.gnomes[PACKER] == 1 else 1


@jit
def place_fate(s: State, seat: int, action: int) -> None:
    """The tile from the top or the bottom; surplus action tiles go first (B4.1)."""
    push(s, FATE_LINE, seat, action - FATE, 0)
    c = s.cities[seat]
    limit = tiles_to_keep(c)
    if limit > 1 and tile_count(c) > 1:
        fire(s, B7 + PACKER)
    if tile_count(c) > limit:
        fire(s, B4_1)
        push(s, KEEP, seat, limit, 0)


@FATE_END.effect
@jit
def choose_end(s: State, seat: int, end: int) -> None:
    push(s, FATE_LINE, seat, end, 0)


@jit
def _kept(f: Frame, kind: int) -> int:
    kept = kind + 1
    return (1 if f.first_kept == kept else 0) + (1 if f.second_kept == kept else 0) + (1 if f.third_kept == kept else 0)


@KEEP.guard
@jit
def may_keep(s: State, f: Frame, kind: int) -> int:
    return 0 if s.cities[f.seat].tiles[kind] > _kept(f, kind) else B4_1


@KEEP.effect
@jit
def keep(s: State, f: Frame, kind: int) -> None:
    """Keep one more; after the last one, the rest is thrown away."""
    if f.first_kept == 0:
        f.first_kept = kind + 1
    elif f.second_kept == 0:
        f.second_kept = kind + 1
    else:
        f.third_kept = kind + 1
    f.to_keep -= 1
    if f.to_keep == 0:
        c = s.cities[f.seat]
        for k in range(7):
            stays = _kept(f, k)
            if c.tiles[k] > stays:
                tell(s, THREW_AWAY, f.seat, k, c.tiles[k] - stays, 0)
                c.tiles[k] = stays
        pop(s)


@FATE_LINE.effect
@jit
def choose_line(s: State, seat: int, end: int, line: int) -> None:
    c = s.cities[seat]
    tile = c.column[0] if end == 0 else c.column[c.column_count - 1]
    f = push(s, WAY_ROUND, seat, tile, line)
    f.taken_from = end


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


WAY_ROUND.guard(allowed)


@WAY_ROUND.effect
@jit
def lay(s: State, seat: int, tile: int, line: int, is_first: int, taken_from: int, turned: int) -> None:
    """Place the tile and take what it yields (B4.4, B4.5)."""
    c = s.cities[seat]
    tell(s, PLACED_FATE, seat, tile, line, turned)
    lay_squares(c, tile, line, turned)
    if is_first == 1:
        c.first_tile = NONE
        fire(s, B2_10)
        for i in range(3):
            gain_tiles(s, seat, FATE_SYMBOLS[tile * 3 + i], 1)  # B2.11
        return
    take_from_column(c, 0 if taken_from == 0 else c.column_count - 1)
    if line >= FULL_LINES[0]:
        fire(s, B7 + BRIDGE_BUILDER)
    for i in range(c.square_count - 3, c.square_count):
        size = group_size(c, c.groups[i])
        if size > 1:
            fire(s, B4_4)
        gain_tiles(s, seat, c.symbols[i], size)
    times = 1 + c.gnomes[STAR_READER]
    for i in range(c.square_count - 3, c.square_count):
        bonus = FATE_BONUS[c.cells[i]]
        if bonus > 0:
            fire(s, B7 + STAR_READER if times == 2 else B4_5)
            if bonus == BONUS_GOLD_SQUARE:
                gain_resources(s, seat, GOLD, times)
            else:
                gain_tiles(s, seat, YELLOW, times)


FIRST_TILE.guard(allowed)


@FIRST_TILE.effect
@jit
def choose_first(s: State, seat: int, choice: int) -> None:
    """Keep the tile in front, or swap it with the middle one of the column (B2.10)."""
    c = s.cities[seat]
    if choice == SWAP:
        other = c.column[MIDDLE]
        c.column[MIDDLE] = c.first_tile
        c.first_tile = other
    f = push(s, WAY_ROUND, seat, c.first_tile, FIRST_LINE[0])
    f.is_first = 1
