"""Pieces of Emberheart in pictures, with their colours and letters."""

from __future__ import annotations

from typing import Final

from firelight.drawing import EMPTY, INK, LINE, PANEL, SEATS, SOFT, Drawing
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.layout import NEUTRAL, Party
from firelight.games.emberheart.texts.reading import SHORT, Reading

COLOURS: Final = ("#ee8472", "#7db4f2", "#a9db7e", "#e6b8ee")  # red, blue, green, exotic
FOLLOWERS: Final = ("#c9bd9f", "#e8b04a", "#9bd8a0", "#7fb0de")
GEAR: Final = "#dce6ee"


def followers(d: Drawing, x: float, y: float, numbers: list[int]) -> float:
    """Each kind with its number. Returns where the next thing goes."""
    for kind, number in enumerate(numbers):
        if number:
            x = d.chip(x, y, FOLLOWERS[kind], SHORT[kind], number)
    return x


def crest(d: Drawing, x: float, y: float, seat: int) -> None:
    """A shield in the colour of a seat."""
    d.shape([(x - 8, y - 9), (x + 8, y - 9), (x + 8, y + 2), (x, y + 10), (x - 8, y + 2)], SEATS[seat])


def party(d: Drawing, x: float, y: float, number: int, there: Party) -> None:
    """A space of a location, 58 wide, and who stands there."""
    d.rect(x, y, 58, 46, EMPTY if there.seat == w.NONE else PANEL, LINE, 5)
    d.text(x + 4, y + 12, str(number), 10, SOFT)
    if there.seat == NEUTRAL:
        d.text(x + 29, y + 29, "blocked", 10.5, SOFT, "middle")
    elif there.seat != w.NONE:
        crest(d, x + 22, y + 14, there.seat)
        if there.companion:
            d.circle(x + 44, y + 13, 6, SEATS[there.seat])
            d.text(x + 44, y + 17, "c", 10, INK, "middle", True)
        crowd = [(kind, number) for kind, number in enumerate(there.followers) if number]
        for place, (kind, number) in enumerate(crowd):
            left = x + 29 + (place - len(crowd) / 2) * 19
            d.rect(left, y + 28, 18, 14, FOLLOWERS[kind], INK, 3)
            d.text(left + 9, y + 39, f"{number}{SHORT[kind]}", 10, INK, "middle", True)


def card(d: Drawing, x: float, y: float, wide: float, colour: str, lines: list[str], high: float) -> None:
    """A card in its colour with one or two lines on it."""
    d.rect(x, y, wide, high, colour, INK, 4)
    top = y + high / 2 + (4 if len(lines) == 1 else -2)
    for place, text in enumerate(lines):
        d.text(x + wide / 2, top + place * 12, text, 10.5 if place else 11, INK, "middle", place == 0, wide - 8)


def dragon(d: Drawing, r: Reading, x: float, y: float, number: int) -> None:
    """A dragon of a band: its colour and its glory."""
    d.shape([(x, y - 11), (x + 11, y), (x, y + 11), (x - 11, y)], COLOURS[r.s.dragon_colours[number]])
    d.text(x, y + 4, str(r.glory(number)), 11, INK, "middle", True)
