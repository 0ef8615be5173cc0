"""The table as a picture for notebooks: everything public, nothing hidden."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from firelight.drawing import EMPTY, INK, LINE, PANEL, SEATS, SOFT, Drawing
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.texts.board import countdown
from firelight.games.bonfire.texts.board_world import EMPTY as OPEN_SEA
from firelight.games.bonfire.texts.board_world import MAP
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.speech import SPEECH
from firelight.games.bonfire.view.picture_city import city
from firelight.games.bonfire.view.picture_pieces import GUARDIANS, LAND, kind, path_tile, pawn, resource, task

if TYPE_CHECKING:
    from firelight.engine.game import Game

WIDTH: Final = 1060
SEA: Final = "#9cc6cc"
NEUTRAL: Final = "#e9ddc8"
CELL: Final = (150, 112)  # of the map
CITY: Final = (516, 286)


def picture(g: Game) -> str:
    """The whole table as SVG."""
    r = Reading(g)
    headline = SPEECH.headline(g)
    d = Drawing(WIDTH, f"Bonfire. {headline}")
    d.text(16, 28, "Bonfire", 20, bold=True)
    d.text(110, 28, headline, 15, room=WIDTH - 130)
    d.text(110, 47, f"{countdown(r)}.", 12, SOFT)
    _sea(d, r, 12, 60)
    _ring(d, r, 784, 60)
    _council(d, r, 784, 288)
    _displays(d, r, 12, 420)
    for seat in range(len(g.seat_names)):
        city(d, r, seat, 12 + seat % 2 * (CITY[0] + 4), 540 + seat // 2 * (CITY[1] + 8), *CITY)
    return d.svg()


def _sea(d: Drawing, r: Reading, x: float, y: float) -> None:
    """The islands, their routes, and the ships."""
    d.rect(x, y, 764, 350, SEA, LINE, 8)
    at = {
        island: (x + 82 + column * CELL[0], y + 58 + row * (CELL[1] + 2))
        for row, places in enumerate(MAP)
        for column, island in enumerate(places)
        if island != OPEN_SEA
    }
    for one, other in r.g.edition.components.routes:
        d.line(*at[one], *at[other], PANEL, 2.5)
    for island, place in at.items():
        _island(d, r, island, *place)
    middle = (x + 82 + 2 * CELL[0], y + 58 + CELL[1])
    d.text(middle[0], middle[1] - 6, "landing stage", 11, SOFT, "middle")
    ashore = [seat for seat in range(r.s.players) if r.s.cities[seat].ship == w.NONE]
    _ships(d, ashore, middle[0], middle[1] + 8)


def _island(d: Drawing, r: Reading, island: int, x: float, y: float) -> None:
    d.rect(x - 64, y - 38, 128, 74, LAND, LINE, 30)
    d.text(x - 10, y - 22, w.ISLANDS[island], 12, INK, "middle", True)
    if island < w.TASK_ISLANDS:
        resource(d, x + 12, y - 26, r.tables["ISLAND_RESOURCE"][island], 7)
        _island_pieces(d, r, island, x, y)
    else:
        colour = island - w.TASK_ISLANDS
        for place in range(r.s.guardians[colour]):
            pawn(d, x - 30 + place * 20, y + 4, GUARDIANS[colour + 1])
    _ships(d, [seat for seat in range(r.s.players) if r.s.cities[seat].ship == island], x, y + 24)


def _island_pieces(d: Drawing, r: Reading, island: int, x: float, y: float) -> None:
    """Tasks, and the Offerings that replaced them."""
    there = r.s.islands[island]
    slots = [slot for slot in range(3) if there.tasks[slot] >= 0 or there.owners[slot] >= 0]
    wide = 40 if len(slots) == 3 else 56
    for place, slot in enumerate(slots):
        left = x + (place - len(slots) / 2) * wide
        if there.tasks[slot] >= 0:
            task(d, r, there.tasks[slot], left, y - 15, wide - 2, 29)
        else:
            d.circle(left + wide / 2, y, 13, SEATS[there.owners[slot]])
            resource(d, left + wide / 2, y, there.offerings[slot], 7)


def _ships(d: Drawing, seats: list[int], x: float, y: float) -> None:
    for place, seat in enumerate(seats):
        left = x + (place - len(seats) / 2) * 26
        d.shape([(left, y + 4), (left + 24, y + 4), (left + 18, y + 12), (left + 6, y + 12)], SEATS[seat])
        d.shape([(left + 12, y - 9), (left + 20, y + 2), (left + 12, y + 2)], PANEL)


def _ring(d: Drawing, r: Reading, x: float, y: float) -> None:
    """The Great Bonfire: what its spaces give, and how many portals lie there."""
    d.panel(x, y, 264, 222, "Great Bonfire")
    cx, cy = x + 132, y + 122
    d.circle(cx, cy, 34, "#dd6229", INK)
    d.shape([(cx - 14, cy + 16), (cx + 14, cy + 16), (cx + 10, cy - 4), (cx, cy - 22), (cx - 10, cy - 4)], "#f7b61f")
    for space in range(w.RING):
        angle = 2 * pi * space / w.RING - pi / 2
        sx, sy = cx + 78 * cos(angle), cy + 78 * sin(angle)
        here = space == r.s.pointer
        d.circle(sx, sy, 25, PANEL, "#b8400b" if here else LINE, 3.5 if here else 1.5)
        gives = r.tables["RING_RESOURCE"][space]
        kind(d, sx - 9, sy - 7, r.tables["RING_KIND"][space], 8)
        if gives == w.TWO_POINTS:
            d.text(sx + 10, sy - 2, "2", 13, INK, "middle", True)
        else:
            resource(d, sx + 10, sy - 7, gives, 8)
        d.text(sx, sy + 15, r.teller.count("portal", sum(r.s.ring[space].portals)), 9.5, SOFT, "middle", room=42)


def _council(d: Drawing, r: Reading, x: float, y: float) -> None:
    """The High Council: a bonus in each space and the Novices there."""
    d.panel(x, y, 264, 122, "High Council")
    colours = (*SEATS, NEUTRAL, EMPTY)
    for space, there in enumerate(r.s.council):
        left, top = x + 12 + space % 2 * 126, y + 43 + space // 2 * 21
        d.text(left, top, w.BONUSES[r.tables["COUNCIL_BONUS"][space]], 11, SOFT, room=70)
        novices = [owner for owner, number in enumerate(there.novices) for _ in range(number)]
        for place, owner in enumerate(novices):
            d.circle(left + 80 + place * 9, top - 4, 5, colours[owner])


def _displays(d: Drawing, r: Reading, x: float, y: float) -> None:
    """The Path Tiles, Specialists and Elders on offer."""
    d.panel(x, y, 286, 108, f"Path Tiles (pile {r.s.path_left})")
    for slot, tile in enumerate(r.s.path_display):
        path_tile(d, r, tile, x + 14 + slot * 66, y + 34, 58)
    d.panel(x + 294, y, 742, 108, f"Gnomes (pile {r.s.gnome_left})")
    shown = [gnome for gnome in r.s.gnome_display if gnome >= 0]
    elders = [w.FIRST_ELDER + elder for elder in range(w.ELDERS) if r.s.elders[elder]]
    for row, gnomes in enumerate((shown, elders)):
        for place, gnome in enumerate(gnomes):
            left, top = x + 304 + place * 121, y + 32 + row * 36
            d.rect(left, top, 116, 30, "#f1e6ff" if row else EMPTY, LINE)
            resource(d, left + 13, top + 15, r.tables["GNOME_RESOURCE"][gnome], 8)
            d.text(left + 26, top + 19.5, r.teller.word(w.GNOME_KEYS[gnome]), 11, room=86)
