"""Checks a city of a loaded position by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from firelight.engine.errors import Problem
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.fate import BRIDGE_BUILDER
from firelight.games.bonfire.rules.gnomes import MOST_GNOMES, WITH_ABILITY, WITHOUT_ABILITY
from firelight.games.bonfire.rules.great_bonfire import PORTAL_SMITH
from firelight.games.bonfire.rules.layout import EARNED, HEAD_START, LAST_PATH, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.procession import CROWD_KEEPER
from firelight.games.bonfire.rules.setup import clear_city

MOST_HELD = 60  # far more than anybody ever has, and far below the numeric limit
MOST_EARNED = 999
MOST_HEAD_START = 99
FATE_TILES = 8

Wrong = Iterator[tuple[str, str]]  # the field of the city, and what is wrong with it


def check_city(s: State, seat: int, words: Any, tables: Any) -> Iterator[Problem]:
    c = s.cities[seat]
    if seat >= s.seats:
        parts: tuple[Callable[[], Wrong], ...] = (lambda: _unused(c, tuple(City.fields), "expected an unused city to be empty"),)
    elif s.players == 1 and seat == TOM_SEAT:
        parts = (lambda: _common(c, words, WITHOUT_ABILITY), lambda: _tom(c))
    else:
        parts = (lambda: _common(c, words, WITH_ABILITY), lambda: _player(c, words), lambda: _fate(c, words, tables))
    for part in parts:
        for field, message in part():
            yield Problem(f"cities[{seat}].{field}", message)


def _unused(c: City, fields: tuple[str, ...], why: str) -> Wrong:
    """Check that these fields are as in a city without pieces."""
    empty = City()
    clear_city(empty)
    empty.novices = [0] * len(empty.novices)
    for field in fields:
        declared = City.fields[field]
        if not declared.derived and not declared.counts and getattr(c, field) != getattr(empty, field):
            yield field, f"found something; {why}"


def _common(c: City, words: Any, ability: int) -> Wrong:
    """What a player and Tom have alike."""
    for space in range(7):
        if c.lit[space] and c.tasks[space] < 0:
            yield f"lit[{space}]", "a Bonfire is lit where no Task lies; expected 0"
    if c.path_count < 1 or c.paths[0] != w.STARTING_TILE:
        found = words["paths"][c.paths[0]] if c.path_count else "nothing"
        yield "paths[0]", f"found {found}; expected {words['paths'][w.STARTING_TILE]}"
    if w.STARTING_TILE in c.paths[1:]:
        yield "paths", "the Starting Tile lies further along; expected it only at the beginning"
    if sum(1 for gnome in c.gnomes if gnome) > MOST_GNOMES:
        yield "gnomes", f"found {sum(1 for gnome in c.gnomes if gnome)} Gnomes; expected at most {MOST_GNOMES}"
    for name, gnome in zip(words["gnomes"], c.gnomes, strict=True):
        if gnome not in (0, ability):
            yield "gnomes", f"found {gnome} for {name}; expected {ability} for {'a player' if ability == WITH_ABILITY else 'Tom'}, or 0"
    if c.portals != sorted(c.portals) and c.gnomes[PORTAL_SMITH] != WITH_ABILITY:
        yield "portals", f"found {c.portals}; expected them from notch 7 down without the Portal Smith"
    for source, name in enumerate(EARNED):
        low, high = (-MOST_HEAD_START, MOST_HEAD_START) if source == HEAD_START else (0, MOST_EARNED)
        if not low <= c.earned[source] <= high:
            yield f"earned.{name}", f"found {c.earned[source]}; expected from {low} to {high}"
    if c.guardians[w.OWN] < START:
        yield "guardians.own", "is not there; expected the own Guardian in every city"
    yield from _guardians(c, words)


def _guardians(c: City, words: Any) -> Wrong:
    for name, at in zip(words["guardians"], c.guardians, strict=True):
        if START < at <= LAST_PATH and at > c.path_count:
            yield f"guardians.{name}", f"stands on path space {at}; only {c.path_count} are built"
        elif at > LAST_PATH and not (c.lit[at - LAST_PATH - 1] and c.portals[at - LAST_PATH - 1]):
            yield f"guardians.{name}", f"stands at Bonfire {at - LAST_PATH}; expected it to be lit and its portal to be there"
    for at, count in Counter(at for at in c.guardians if at > START).items():
        if count > 1 and (at > LAST_PATH or c.gnomes[CROWD_KEEPER] != WITH_ABILITY):
            yield "guardians", f"{count} Guardians stand at {words['places'][at]}; expected at most one"


def _tom(c: City) -> Wrong:
    """What Tom never has, and how his Tasks lie (B14.2)."""
    never = ("tiles", "resources", "novices", "ship", "column", "first_tile", "cells", "symbols")
    yield from _unused(c, (*never, "left_offerings", "right_offerings", "out", "passed"), "Tom never has any")
    for space in range(7):
        if c.tasks[space] >= 0 and not c.lit[space]:
            yield f"lit[{space}]", "found 0; expected 1, for Tom's Tasks are lit at once"
        if c.tasks[space] >= 0 and space > 0 and c.tasks[space - 1] < 0:
            yield f"tasks[{space}]", "a space before it is empty; expected Tom's Tasks from space 1 on"
    if any(c.gnomes[w.FIRST_ELDER :]):
        yield "gnomes", "found an Elder; expected only Specialists in Tom's city"
    if any(at > START for at in c.guardians):
        yield "guardians", "found one who moved; expected all of Tom's Guardians on START"


def _player(c: City, words: Any) -> Wrong:
    for space in range(7):
        if c.novices[space] == c.lit[space]:
            yield f"novices[{space}]", f"found {c.novices[space]}; expected a Novice beside the task space until its Bonfire is lit"
    if sum(c.tiles) > MOST_HELD:
        yield "tiles", f"found {sum(c.tiles)}; expected at most {MOST_HELD} together"
    for name, number in zip(words["resources"], c.resources, strict=True):
        if number > MOST_HELD:
            yield f"resources.{name}", f"found {number}; expected at most {MOST_HELD}"


def _fate(c: City, words: Any, tables: Any) -> Wrong:
    """Eight Fate Tiles: in the column, in front, or placed as three squares in a line."""
    column = [tile for tile in c.column if tile >= 0]
    held = [*column, c.first_tile] if c.first_tile >= 0 else column
    placed = c.square_count // 3
    symbols = [symbol for symbol in c.symbols if symbol >= 0]
    if len(set(held)) != len(held):
        yield "column", "a Fate Tile is there twice; expected each once"
    elif c.square_count % 3:
        yield "cells", f"found {c.square_count} squares; expected three for each Fate Tile"
    elif len(held) + placed != FATE_TILES:
        yield "column", f"{len(held)} Fate Tiles in hand and {placed} placed; expected {FATE_TILES} together"
    elif len({cell for cell in c.cells if cell >= 0}) != c.square_count:
        yield "cells", "two squares lie on one place; expected one on each"
    elif len(symbols) != c.square_count:
        yield "symbols", f"found {len(symbols)} symbols; expected {c.square_count}, one for each square"
    elif (c.first_tile >= 0) != (placed == 0):
        wanted = "one in front until the first is placed" if placed == 0 else "none in front once a Fate Tile is placed"
        yield "first_tile", f"found {words['fate'][c.first_tile] if c.first_tile >= 0 else 'none'}; expected {wanted}"
    else:
        yield from _fate_tiles(c, held, words, tables)


def _fate_tiles(c: City, held: list[int], words: Any, tables: Any) -> Wrong:
    """Every placed tile is one of those not held, on a line, and beside an earlier one."""

    def shown(symbols: tuple[int, ...]) -> tuple[int, ...]:
        return min(symbols, symbols[::-1])  # in either direction

    left = [shown(tables["FATE_SYMBOLS"][tile * 3 : tile * 3 + 3]) for tile in range(FATE_TILES) if tile not in held]
    lines, near = tables["LINE_CELLS"], tables["CELL_NEIGHBOURS"]
    limit = tables["OPEN_LINES"][0] if c.gnomes[BRIDGE_BUILDER] == WITH_ABILITY else tables["FULL_LINES"][0]
    places = [lines[line * 3 : line * 3 + 3] for line in range(limit)]
    first = tables["FIRST_LINE"][0]
    for square in range(0, c.square_count, 3):
        symbols, cells = shown(tuple(c.symbols[square : square + 3])), tuple(c.cells[square : square + 3])
        earlier = c.cells[:square]
        if symbols in left:
            left.remove(symbols)
        else:
            names = "-".join(words["kinds"][kind] for kind in c.symbols[square : square + 3])
            yield f"symbols[{square}]", f"found {names}; expected the symbols of a Fate Tile that is not elsewhere"
        if cells not in places:
            yield f"cells[{square}]", f"found {list(cells)}; expected three squares in a line inside the Fate Area"
        elif square == 0 and cells != lines[first * 3 : first * 3 + 3]:
            yield "cells[0]", f"found {list(cells)}; expected the first Fate Tile on the marked centre"
        elif square > 0 and not any(other in earlier for cell in cells for other in near[cell * 4 : cell * 4 + 4]):
            yield f"cells[{square}]", f"found {list(cells)}; expected it beside a Fate Tile placed before"
