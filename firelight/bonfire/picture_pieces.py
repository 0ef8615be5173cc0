"""Pieces of Bonfire in pictures, with their colours and letters."""

from __future__ import annotations

from typing import Final

from firelight.bonfire import words as w
from firelight.bonfire.reading import LETTERS, Reading
from firelight.drawing import EMPTY, INK, LINE, Drawing

KINDS: Final = ("#4fdaa2", "#5bbcf7", "#b78cc9", "#f6f3eb", "#e8814f", "#c08a68", "#f7c94f")
RESOURCES: Final = ("#f682ae", "#e0583b", "#99c260", "#a2eaff", "#b58a6c", "#fac02c")
FIRES: Final = ("#7fb8ee", "#f0826f", "#f6cf6a")
GUARDIANS: Final = (INK, "#f08cc0", "#a9a49c", "#9d7458", "#4c9be8")
LAND: Final = "#e7d5a8"


def resource(d: Drawing, x: float, y: float, number: int, r: float) -> None:
    d.circle(x, y, r, RESOURCES[number])
    d.text(x, y + r * 0.45, w.RESOURCES[number][0].upper(), r * 1.25, INK, "middle", True)


def kind(d: Drawing, x: float, y: float, number: int, r: float) -> None:
    """An action tile."""
    d.rect(x - r, y - r, 2 * r, 2 * r, KINDS[number], INK, 3)
    d.text(x, y + r * 0.45, LETTERS[number], r * 1.25, INK, "middle", True)


def pawn(d: Drawing, x: float, y: float, colour: str) -> None:
    """A Guardian."""
    d.shape([(x - 6.5, y + 9), (x + 6.5, y + 9), (x, y - 5)], colour)
    d.circle(x, y - 5, 4.2, colour)


def task(d: Drawing, r: Reading, number: int, x: float, y: float, wide: float, high: float, lit: bool = False) -> None:
    """A Task with its points and its condition in short; lit, it is a Bonfire."""
    d.rect(x, y, wide, high, FIRES[r.tables["TASK_COLOUR"][number]], "#b8400b" if lit else INK, 3, 2.5 if lit else 1)
    if lit:
        flame(d, x + wide - 9, y + 12)
    d.text(x + wide / 2, y + high * 0.4, str(r.tables["TASK_POINTS"][number]), 11, INK, "middle", True)
    d.text(x + wide / 2, y + high * 0.82, r.short_task(number), 9, INK, "middle", room=wide - 4)


def flame(d: Drawing, x: float, y: float) -> None:
    d.shape([(x - 5, y + 6), (x + 5, y + 6), (x + 4, y - 1), (x, y - 8), (x - 4, y - 1)], "#dd6229")


def path_tile(d: Drawing, r: Reading, tile: int, x: float, y: float, size: float) -> None:
    """Its resource, framed in the colour of its crystal."""
    if tile == w.NONE:
        d.rect(x, y, size, size, EMPTY, LINE)
        return
    crystal = r.tables["PATH_CRYSTAL"][tile]
    d.rect(x + 1.5, y + 1.5, size - 3, size - 3, LAND, LINE if crystal == w.NO_CRYSTAL else FIRES[crystal], 4, 4)
    resource(d, x + size / 2, y + size / 2, r.tables["PATH_RESOURCE"][tile], size / 4)
