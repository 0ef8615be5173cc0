"""A band in the picture: people, attributes, heroes, dragons, Preserves, Garrison cards."""

from __future__ import annotations

from typing import Final

from firelight.drawing import EMPTY, INK, LINE, SEATS, SOFT, Drawing
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.layout import COMPLETED, FREE
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view.picture_pieces import COLOURS, GEAR, crest, dragon, followers

STEP: Final = 13  # of an attribute
ROOM: Final = 118  # of a card
ROWS: Final = 4  # of cards one below the other


def band(d: Drawing, r: Reading, seat: int, x: float, y: float, wide: float, high: float) -> None:
    mine = seat == r.g.seat
    title = f"{r.name(seat)}: {r.g.scores()[seat]} glory if the game ended now"
    d.panel(x, y, wide, high, title, SEATS[seat] if mine else LINE)
    d.rect(x + 1, y + 34, 5, high - 44, SEATS[seat], round=2)
    _supply(d, r, seat, x + 16, y + 44)
    _attributes(d, r, seat, x + 16, y + 72)
    _dragons(d, r, seat, x + 226, y + 76)
    _cards(d, r, seat, x + 16, y + 130)


def _supply(d: Drawing, r: Reading, seat: int, x: float, y: float) -> None:
    b = r.s.bands[seat]
    left = followers(d, x, y, b.followers)
    if b.gear:
        left = d.chip(left, y, GEAR, "g", b.gear)
    for place in range(b.crests):
        crest(d, left + 14 + place * 19, y - 1, seat)
    state = "companion placed" if b.companion_used else "companion ready"
    d.text(x + 488, y + 4, state, 11, SOFT, "end")


def _attributes(d: Drawing, r: Reading, seat: int, x: float, y: float) -> None:
    b = r.s.bands[seat]
    for row, name in enumerate(w.ATTRIBUTES):
        top = y + row * 17
        d.text(x, top + 4, r.teller.word(name), 11)
        for step in range(w.HIGHEST):
            reached = step < b.attributes[row]
            d.rect(x + 62 + step * STEP, top - 5, STEP - 2, 10, COLOURS[row] if reached else EMPTY, INK if reached else LINE, 2)
        d.text(x + 160, top + 4, str(b.attributes[row]), 11, bold=True)


def _dragons(d: Drawing, r: Reading, seat: int, x: float, y: float) -> None:
    b = r.s.bands[seat]
    for row, (name, wanted) in enumerate((("free", True), ("attached", False))):
        there = [number for number in range(w.DRAGONS) if b.dragons[number] and (b.dragons[number] == FREE) == wanted]
        d.text(x, y + 4 + row * 26, name, 11, SOFT)
        step = min(24.0, 210 / max(len(there), 1))
        for place, number in enumerate(there):
            dragon(d, r, x + 66 + place * step, y + row * 26, number)


def _cards(d: Drawing, r: Reading, seat: int, x: float, y: float) -> None:
    """Heroes, Preserves and Garrison cards; those that work or are completed are filled in."""
    shown = _heroes(r, seat) + _preserves(r, seat) + _garrison(r, seat)
    columns = max(4, -(-len(shown) // ROWS))
    wide = (4 * (ROOM + 5)) / columns - 5
    for place, (colour, text, works) in enumerate(shown):
        left, top = x + place % columns * (wide + 5), y + place // columns * 25
        d.rect(left, top, wide, 22, colour if works else "none", INK if works else colour, 4, 1 if works else 2)
        d.text(left + wide / 2, top + 15, text, 10.5, INK, "middle", room=wide - 8)


def _heroes(r: Reading, seat: int) -> list[tuple[str, str, bool]]:
    b = r.s.bands[seat]
    held = [hero for hero in range(w.HEROES) if b.heroes[hero]]
    return [(COLOURS[r.tables["HERO_COLOUR"][hero]], r.hero(hero), b.hero_dragons[hero] != w.NONE) for hero in held]


def _preserves(r: Reading, seat: int) -> list[tuple[str, str, bool]]:
    b = r.s.bands[seat]
    held = [card for card in range(w.PRESERVES) if b.preserves[card]]
    return [(COLOURS[r.tables["PRESERVE_COLOUR"][card]], "Preserve", b.preserve_dragons[card] != w.NONE) for card in held]


def _garrison(r: Reading, seat: int) -> list[tuple[str, str, bool]]:
    b = r.s.bands[seat]
    held = [card for card in range(w.GARRISONS) if b.garrison[card]]
    return [
        (COLOURS[r.tables["GARRISON_COLOUR"][card]], f"Garrison {r.tables['GARRISON_GLORY'][card]}", b.garrison[card] == COMPLETED)
        for card in held
    ]
