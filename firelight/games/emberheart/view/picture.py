"""The table as a picture for notebooks: everything public, nothing hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firelight.drawing import EMPTY, INK, LINE, SEATS, SOFT, Drawing
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import LOW_CARDS, card_at
from firelight.games.emberheart.rules.scoring import flame_glory
from firelight.games.emberheart.texts.board import progress
from firelight.games.emberheart.texts.board_world import LEVELS, losses_text
from firelight.games.emberheart.texts.reading import SHORT, Reading
from firelight.games.emberheart.texts.speech import SPEECH
from firelight.games.emberheart.view.picture_band import band
from firelight.games.emberheart.view.picture_pieces import COLOURS, FOLLOWERS, card, crest, party

if TYPE_CHECKING:
    from firelight.engine.game import Game

WIDTH: Final = 1060
PLACE: Final = (340, 182)
BAND: Final = (516, 236)


def picture(g: Game) -> str:
    """The whole table as SVG."""
    r = Reading(g)
    headline = SPEECH.headline(g)
    d = Drawing(WIDTH, f"Emberheart. {headline}")
    d.text(16, 28, "Emberheart", 20, bold=True)
    d.text(162, 28, headline, 15, room=WIDTH - 182)
    d.text(162, 47, f"{progress(r)}.", 12, SOFT)
    for place in range(w.PLACE_COUNT):
        _location(d, r, place, 12 + place % 3 * (PLACE[0] + 8), 60 + place // 3 * (PLACE[1] + 8))
    _village(d, r, 12, 440)
    _flames(d, r, 360, 440)
    _raid(d, r, 708, 440)
    for seat in range(g.players):
        band(d, r, seat, 12 + seat % 2 * (BAND[0] + 4), 566 + seat // 2 * (BAND[1] + 8), *BAND)
    return d.svg()


def _location(d: Drawing, r: Reading, place: int, x: float, y: float) -> None:
    """Its spaces with their parties, and what it offers."""
    d.panel(x, y, *PLACE, f"{place + 1} {r.teller.word(w.PLACES[place])}")
    for number, kind in enumerate((w.HIRELING, r.specialist(place))):
        d.chip(x + PLACE[0] - 56 + number * 23, y + 15, FOLLOWERS[kind], SHORT[kind])
    for space in range(1, w.SPACES + 1):
        party(d, x + 12 + (space - 1) * 64, y + 30, space, r.rule(party_at)(r.s, place, space))
    if place == w.MOUNTAIN:
        _mountain(d, r, x + 12, y + 84)
        return
    for slot in range(LOW_CARDS):
        number = r.rule(card_at)(r.s, place, slot)
        top = y + 84 + slot * 31
        if number == w.NONE:
            d.rect(x + 12, top, 316, 28, EMPTY, LINE)
        else:
            card(d, x + 12, top, 316, *_offer(r, place, number), 28)


def _offer(r: Reading, place: int, number: int) -> tuple[str, list[str]]:
    """The colour of a card and the text on it."""
    if place == w.GUILD:
        return COLOURS[r.tables["HERO_COLOUR"][number]], [f"{r.hero(number)} ({r.hero_colour(number)})"]
    if place == w.TAVERN:
        return EMPTY, [r.tavern(number)]
    if place == w.PRESERVE:
        return COLOURS[r.tables["PRESERVE_COLOUR"][number]], [r.teller.word(r.word("preserves", number))]
    if place == w.GARRISON:
        return COLOURS[r.tables["GARRISON_COLOUR"][number]], [r.garrison(number)]
    cost = r.cost(number)
    return COLOURS[r.s.dragon_colours[number]], [f"{r.colour(number)}, {r.glory(number)} glory{f' for {cost}' if cost else ''}"]


def _mountain(d: Drawing, r: Reading, x: float, y: float) -> None:
    """Three levels, the top one above."""
    for row, (_, first, end) in enumerate(reversed(LEVELS)):
        number = end - first
        wide = 104.0
        left = x + (316 - number * 106) / 2
        for place, dragon in enumerate(r.s.mountain[first:end]):
            if dragon == w.NONE:
                d.rect(left + place * 106, y + row * 31, wide, 28, EMPTY, LINE)
            else:
                card(d, left + place * 106, y + row * 31, wide, *_dragon(r, dragon), 28)


def _dragon(r: Reading, dragon: int) -> tuple[str, list[str]]:
    cost = r.cost(dragon)
    return COLOURS[r.s.dragon_colours[dragon]], [f"{r.colour(dragon)}, {r.glory(dragon)} glory", *([cost] if cost else [])]


def _village(d: Drawing, r: Reading, x: float, y: float) -> None:
    """Aides, Warehouse and Fire Station; the shield shows who begins."""
    d.panel(x, y, 340, 118, "Village")
    for aide, name in enumerate(w.AIDES):
        left = x + 12 + aide * 81
        owner = r.s.aides[aide]
        d.rect(left, y + 30, 77, 24, EMPTY if owner == w.NONE else SEATS[owner], LINE if owner == w.NONE else INK, 12)
        d.text(left + 38, y + 46, r.teller.word(name), 10.5, INK, "middle", room=66)
    for row, (name, crests) in enumerate((("Warehouse", r.s.warehouse), ("Fire Station", r.s.station))):
        d.text(x + 14, y + 77 + row * 24, name, 12, SOFT)
        lying = [seat for seat, number in enumerate(crests) for _ in range(number)]
        for place, seat in enumerate(lying):
            crest(d, x + 104 + place * 18, y + 73 + row * 24, seat)
    d.text(x + 226, y + 101, "shield", 12, SOFT)
    crest(d, x + 276, y + 97, r.s.shield)


def _flames(d: Drawing, r: Reading, x: float, y: float) -> None:
    """The position of each flame, and the glory it would bring now."""
    d.panel(x, y, 340, 118, "Flame track")
    longest = max(10, *(r.s.bands[seat].flame for seat in range(r.s.players)))
    for seat in range(r.s.players):
        top, flame = y + 40 + seat * 21, r.s.bands[seat].flame
        d.rect(x + 14, top - 6, 210, 10, EMPTY, LINE, 5)
        d.rect(x + 14, top - 6, max(10.0, 210 * flame / longest), 10, SEATS[seat], INK, 5)
        d.text(x + 234, top + 3, f"{flame}, {r.rule(flame_glory)(r.s, seat)} glory", 12)


def _raid(d: Drawing, r: Reading, x: float, y: float) -> None:
    """Both raid cards, and what each would cost everybody now."""
    d.panel(x, y, 340, 118, "Raid")
    shown = [raid for raid in r.s.raid if raid != w.NONE]
    for place, raid in enumerate(shown):
        d.text(x + 14, y + 45 + place * 38, r.teller.word(r.word("raids", raid)), 12, bold=True, room=314)
        d.text(x + 14, y + 61 + place * 38, f"now {losses_text(r, raid)}", 11, SOFT, room=314)
