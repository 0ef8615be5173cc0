"""Places pieces by name: Tasks, tiles, Guardians, portals and Novices, taken from wherever they were."""

from __future__ import annotations

from typing import Any

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.content.components import load
from firelight.games.bonfire.content.tables import COUNCIL_BONUS, LINE_CELLS, NOTCH_SHAPE, cell, path_keys, task_keys
from firelight.games.bonfire.rules.fate import lay_squares
from firelight.games.bonfire.rules.layout import EARNED, NEUTRAL, PLACES, City, State

TASKS = task_keys(load())
PATHS = path_keys(load())
NONE = words.NONE


def state(g: Game) -> State:
    found: Any = g.state
    return found  # type: ignore[no-any-return]


def earned(g: Game, seat: int = 0) -> dict[str, int]:
    """Points gained during the game, by source."""
    return {name: n for name, n in zip(EARNED, state(g).cities[seat].earned, strict=True) if n}


# Tasks and Offerings.


def put_task(s: State, seat: int, space: int, key: str, lit: bool = False) -> None:
    """A Task (or Bonfire) on task space 1..7."""
    task = TASKS.index(key)
    for island in s.islands:
        island.tasks = [NONE if there == task else there for there in island.tasks]
    c = s.cities[seat]
    c.tasks[space - 1] = task
    c.lit[space - 1] = int(lit)
    c.novices[space - 1] = int(not lit)


def light(s: State, seat: int, *keys: str) -> None:
    """Bonfires on the task spaces from 1 on; a key of '' leaves one out."""
    for space, key in enumerate(keys, 1):
        if key:
            put_task(s, seat, space, key, lit=True)


def leave_offering(s: State, seat: int, *islands: str) -> None:
    """Offerings of a seat on islands by name; an island named twice gets two."""
    for name in islands:
        island = s.islands[words.ISLANDS.index(name)]
        slot = island.owners.index(NONE)
        island.tasks[slot], island.owners[slot], island.offerings[slot] = NONE, seat, words.ROOT


def tasks_at(s: State, island: str, *keys: str) -> None:
    """Exactly these Tasks on an island."""
    for there in s.islands:
        there.tasks = [NONE if task >= 0 and TASKS[task] in keys else task for task in there.tasks]
    s.islands[words.ISLANDS.index(island)].tasks = [*map(TASKS.index, keys), *[NONE] * (3 - len(keys))]


def can_ignite(s: State, seat: int = 0, space: int = 7) -> None:
    """Put a Task on that space with its condition met: one Offering on an island of fruit."""
    put_task(s, seat, space, "blue-offering-on-fruit")
    leave_offering(s, seat, "T2")


# Path, portals, Guardians.


def pave(s: State, seat: int, *keys: str) -> None:
    """Path Tiles on the next path spaces."""
    c = s.cities[seat]
    for key in keys:
        take_path_tile(s, PATHS.index(key))
        c.paths[c.path_count] = PATHS.index(key)
        c.path_count += 1


def take_path_tile(s: State, tile: int) -> None:
    """Take a tile out of display and pile; the display stays full."""
    if tile in s.path_display:
        slot = s.path_display.index(tile)
        s.path_left -= 1
        s.path_display[slot] = s.path_pile[s.path_left]
        s.path_pile[s.path_left] = NONE
    else:
        pile = [other for other in s.path_pile[: s.path_left] if other != tile]
        s.path_left = len(pile)
        s.path_pile = [*pile, *[NONE] * (28 - len(pile))]


def show_paths(s: State, *keys: str, pile: tuple[str, ...] | None = None) -> None:
    """These four face up. `pile`: the whole pile, its top first (otherwise all others)."""
    display = [PATHS.index(key) for key in keys]
    shown = {*display, *(tile for c in s.cities for tile in c.paths)}
    rest = [tile for tile in range(words.PATH_TILES) if tile not in shown]
    if pile is not None:
        rest = [PATHS.index(key) for key in reversed(pile)]
    s.path_display = [*display, *[NONE] * (4 - len(display))]
    s.path_pile = [*rest, *[NONE] * (28 - len(rest))]
    s.path_left = len(rest)


def notch(c: City, shape: str) -> int:
    """The notch 1..7 of a city's board that takes a portal of that shape."""
    return NOTCH_SHAPE[c.board * 7 : c.board * 7 + 7].index(words.PORTALS.index(shape)) + 1


def shape_of(c: City, at: int) -> str:
    return words.PORTALS[NOTCH_SHAPE[c.board * 7 + at - 1]]


def open_portals(s: State, seat: int, *notches: int) -> None:
    """Portals in these notches 1..7."""
    c = s.cities[seat]
    for at in notches:
        shape = words.PORTALS.index(shape_of(c, at))
        space = next(space for space in s.ring if space.portals[shape])
        space.portals[shape] -= 1
        c.portals[at - 1] = 1


def stock(s: State, space: int, *shapes: str) -> None:
    """Exactly these portals on space 1..7 of the ring."""
    s.ring[space - 1].portals = [shapes.count(shape) for shape in words.PORTALS]


def station(s: State, seat: int, **places: str) -> None:
    """Guardians by colour: station(s, 0, pink='start', own='path-2', grey='bonfire-3')."""
    c = s.cities[seat]
    for colour, place in places.items():
        guardian = words.GUARDIANS.index(colour)
        if guardian != words.OWN and c.guardians[guardian] == NONE:
            s.guardians[guardian - 1] -= 1
        c.guardians[guardian] = PLACES.index(place)


def place_of(g: Game, colour: str, seat: int = 0) -> str:
    at = state(g).cities[seat].guardians[words.GUARDIANS.index(colour)]
    return "" if at == NONE else PLACES[at]


# Fate Area.


def line(row: int, column: int, way: str) -> int:
    """The number of the line that starts at a printed square and runs 'across' or 'down'."""
    step = (0, 1) if way == "across" else (1, 0)
    cells = tuple(cell((row + i * step[0], column + i * step[1])) for i in range(3))
    return next(number for number in range(words.LINES) if LINE_CELLS[number * 3 : number * 3 + 3] == cells)


def lay(c: City, tile: int, row: int, column: int, way: str, turned: bool = False) -> None:
    """A Fate Tile (numbered 1 to 8 as in the component list) in the Fate Area, out of the column if it is there."""
    if tile - 1 in c.column:
        column_left = [other for other in c.column[: c.column_count] if other != tile - 1]
        c.column = [*column_left, *[NONE] * (7 - len(column_left))]
        c.column_count = len(column_left)
    lay_squares(c, tile - 1, line(row, column, way), int(turned))


def clear_fate(c: City, *column: int) -> None:
    """An empty Fate Area, and these tiles (1 to 8) in the column, the top first."""
    c.cells, c.symbols = [NONE] * 24, [NONE] * 24
    c.square_at = [0] * words.GRID
    c.square_count = 0
    fate_column(c, *column)


def fate_column(c: City, *column: int) -> None:
    c.column = [*(tile - 1 for tile in column), *[NONE] * (7 - len(column))]
    c.column_count = len(column)


def cover(c: City, symbol: str, *squares: tuple[int, int]) -> None:
    """Single squares with that symbol, as if parts of tiles."""
    for square in squares:
        c.cells[c.square_count] = cell(square)
        c.symbols[c.square_count] = words.KINDS.index(symbol)
        c.square_count += 1


# Gnomes.


def show_gnomes(s: State, *numbers: int, pile: tuple[int, ...] | None = None) -> None:
    """These Specialists face up, by the number of the rulebook. `pile`: the whole pile, its top first (otherwise all others)."""
    display = [number - 1 for number in numbers]
    taken = {*display, *(g for c in s.cities for g in range(words.SPECIALISTS) if c.gnomes[g])}
    rest = [gnome for gnome in range(words.SPECIALISTS) if gnome not in taken]
    if pile is not None:
        rest = [number - 1 for number in reversed(pile)]
    s.gnome_display = [*display, *[NONE] * (6 - len(display))]
    s.gnome_pile = [*rest, *[NONE] * (words.SPECIALISTS - len(rest))]
    s.gnome_left = len(rest)


def face_up(g: Game) -> list[int]:
    """The numbers of the face-up Specialists."""
    return [gnome + 1 for gnome in state(g).gnome_display if gnome >= 0]


def has(g: Game, gnome: int | str, seat: int = 0) -> bool:
    """Whether a seat has a Gnome, by name or by the number of the rulebook."""
    return state(g).cities[seat].gnomes[words.number_of(gnome) if isinstance(gnome, str) else gnome - 1] != 0


# The High Council.


def space_of(bonus: str) -> int:
    return COUNCIL_BONUS.index(words.BONUSES.index(bonus))


def novices(s: State, owner: int, *bonuses: str) -> None:
    """Novices of a seat (or of nobody: NEUTRAL) on spaces by their bonus."""
    for bonus in bonuses:
        s.council[space_of(bonus)].novices[owner] += 1


def fill_council(s: State, number: int) -> None:
    """Put this many Novices of the last seat's colour on the Council's first space."""
    s.council[0].novices[s.seats - 1] += number


__all__ = ["NEUTRAL", "NONE", "PATHS", "PLACES", "TASKS"]
