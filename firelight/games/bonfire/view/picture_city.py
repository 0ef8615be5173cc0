"""A city in the picture: Tasks, portals, path, Guardians, Fate Area and supply. Tom's board too (B14.2)."""

from __future__ import annotations

from typing import Final

from firelight.drawing import EMPTY, INK, LINE, SEATS, SOFT, Drawing
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.decisions import square
from firelight.games.bonfire.rules.layout import BONFIRE, START, City
from firelight.games.bonfire.rules.ship import face_up_offering
from firelight.games.bonfire.texts.board_city import COLUMNS, ROWS, commons, gnomes, tom_lines
from firelight.games.bonfire.texts.reading import LETTERS, Reading
from firelight.games.bonfire.view.picture_pieces import GUARDIANS, KINDS, LAND, RESOURCES, kind, path_tile, pawn, resource, task

SPACE: Final = 70  # width of a task space
CELL: Final = 18  # of the Fate Area


def city(d: Drawing, r: Reading, seat: int, x: float, y: float, wide: float, high: float) -> None:
    c = r.s.cities[seat]
    state = ", has passed" if c.passed else ", is out" if c.out else ""
    points = r.label("points-so-far", points=sum(c.earned), ended=r.g.scores()[seat])
    mine = seat == r.g.seat
    d.panel(x, y, wide, high, f"{r.name(seat)}: {points}{state}", SEATS[seat] if mine else LINE)
    d.rect(x + 1, y + 34, 5, high - 44, SEATS[seat], round=2)
    for space in range(7):
        _space(d, r, seat, space, x + 14 + space * (SPACE + 1), y + 32)
    if r.is_tom(seat):
        for line, text in enumerate(tom_lines(r, c)):
            d.text(x + 14, y + 172 + line * 18, text.strip(), 11.5, room=wide - 28)
        return
    _fate_area(d, r, c, x + 14, y + 152)
    _supply(d, r, seat, x + 176, y + 170, wide - 190)


def _space(d: Drawing, r: Reading, seat: int, space: int, x: float, y: float) -> None:
    """From top to bottom: the Task, who stands at the Bonfire, the portal, the path, and who stands there."""
    c = r.s.cities[seat]
    if c.tasks[space] >= 0:
        task(d, r, c.tasks[space], x, y, SPACE - 3, 36, bool(c.lit[space]))
    else:
        d.rect(x, y, SPACE - 3, 36, EMPTY, LINE, 3)
    if c.novices[space]:
        d.circle(x + 8, y + 8, 5, SEATS[seat])
    there = c.portals[space]
    d.rect(x, y + 41, SPACE - 3, 16, LAND if there else "none", INK if there else LINE, 8)
    d.text(x + SPACE / 2 - 1, y + 53, r.notch(seat, space), 10.5, INK if there else SOFT, "middle", bool(there))
    path_tile(d, r, c.paths[space] if space < c.path_count else w.NONE, x, y + 62, 42)
    at_fire = [guardian for guardian in range(5) if c.guardians[guardian] == BONFIRE + space + 1]
    on_path = [guardian for guardian in range(5) if c.guardians[guardian] == space + 1]
    for place, guardian in enumerate(on_path):
        pawn(d, x + 10 + place * 10, y + 96, colour(seat, guardian))
    for place, guardian in enumerate(at_fire):
        pawn(d, x + 50 + place % 2 * 12, y + 74 + place // 2 * 18, colour(seat, guardian))


def colour(seat: int, guardian: int) -> str:
    return SEATS[seat] if guardian == w.OWN else GUARDIANS[guardian]


def _fate_area(d: Drawing, r: Reading, c: City, x: float, y: float) -> None:
    """Printed squares and the tiles on them, some of which may stick out."""
    laid = {square(cell): symbol for cell, symbol in zip(c.cells, c.symbols, strict=True) if cell >= 0}
    for row in range(ROWS.start - 2, ROWS.stop + 2):
        for column in range(COLUMNS.start - 2, COLUMNS.stop + 2):
            cell = (row + 1) * w.GRID_COLUMNS + column + 1
            inside = 0 <= row + 1 < w.GRID_ROWS and 0 <= column + 1 < w.GRID_COLUMNS and r.tables["FATE_INSIDE"][cell]
            left, top = x + (column - 1) * CELL + 8, y + (row - 1) * CELL + 14
            if (row, column) in laid:
                symbol = laid[row, column]
                d.rect(left, top, CELL, CELL, KINDS[symbol], INK, 2)
                d.text(left + CELL / 2, top + 13, LETTERS[symbol], 11, INK, "middle", True)
            elif inside:
                bonus = r.tables["FATE_BONUS"][cell]
                printed = (LAND if r.tables["FATE_MARKED"][cell] else EMPTY, RESOURCES[w.GOLD], KINDS[w.YELLOW])[bonus]
                d.rect(left + 1, top + 1, CELL - 2, CELL - 2, printed, LINE, 2)


def _supply(d: Drawing, r: Reading, seat: int, x: float, y: float, wide: float) -> None:
    c = r.s.cities[seat]
    left = x
    for number, have in enumerate(c.tiles):
        if have:
            kind(d, left + 9, y, number, 9)
            d.text(left + 20, y + 4, str(have), 11)
            left += 31
    left = x
    for number, have in enumerate(c.resources):
        if have:
            resource(d, left + 9, y + 24, number, 9)
            d.text(left + 20, y + 28, str(have), 11)
            left += 31
    _offerings(d, r, c, x + 220, y)
    d.text(x + 220, y + 29, "start", 11, SOFT)
    for place, guardian in enumerate(g for g in range(5) if c.guardians[g] == START):
        pawn(d, x + 264 + place * 14, y + 24, colour(seat, guardian))
    column = "  ".join(r.symbols(tile) for tile in c.column[: c.column_count]) or "empty"
    first = f"; first tile {r.symbols(c.first_tile)}" if c.first_tile >= 0 else ""
    d.text(x, y + 54, f"Fate column: {column}{first}", 11.5, room=wide)
    d.text(x, y + 73, f"Gnomes: {gnomes(r, c)}", 11.5, room=wide)
    d.text(x, y + 92, commons(r, c), 11, SOFT, room=wide)


def _offerings(d: Drawing, r: Reading, c: City, x: float, y: float) -> None:
    """The two piles, whose top Offerings lie face up."""
    d.text(x, y + 4.5, "offerings", 10.5, SOFT)
    for pile, number in enumerate((c.left_count, c.right_count)):
        if number:
            resource(d, x + 62 + pile * 30, y, r.rule(face_up_offering)(c, pile), 9)
            d.text(x + 73 + pile * 30, y + 5, str(number), 11)
