"""SVG for notebooks: shapes and rows of text for the pictures of all games."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

INK: Final = "#2a1b12"
SOFT: Final = "#705946"
LINE: Final = "#cdb594"
GROUND: Final = "#f3e7d3"
PANEL: Final = "#fff8ea"
EMPTY: Final = "#eadbc2"
SEATS: Final = ("#e8891c", "#2e9be0", "#f08cc0", "#3fb97c")
LETTER: Final = 0.56  # of the font size: the usual width of a letter


class Drawing:
    """A picture that is filled from top to bottom; its height follows from its contents."""

    def __init__(self, width: int, title: str) -> None:
        self.width = width
        self.title = title
        self.height = 0.0
        self._parts: list[str] = []

    def _add(self, part: str, bottom: float) -> None:
        self._parts.append(part)
        self.height = max(self.height, bottom)

    def rect(self, x: float, y: float, w: float, h: float, fill: str, line: str = "none", round: float = 4, thick: float = 1) -> None:
        look = f'rx="{round:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"'
        self._add(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" {look}/>', y + h)

    def circle(self, x: float, y: float, r: float, fill: str, line: str = INK, thick: float = 1) -> None:
        self._add(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>', y + r)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = LINE, thick: float = 2) -> None:
        self._add(f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{colour}" stroke-width="{thick:g}"/>', max(y1, y2))

    def shape(self, points: Iterable[tuple[float, float]], fill: str, line: str = INK) -> None:
        """A closed polygon."""
        corners = list(points)
        path = " ".join(f"{x:g},{y:g}" for x, y in corners)
        self._add(f'<polygon points="{path}" fill="{fill}" stroke="{line}"/>', max(y for _, y in corners))

    def text(
        self, x: float, y: float, text: str, size: float = 12, colour: str = INK, anchor: str = "start", bold: bool = False, room: float = 0
    ) -> None:
        """One line of text on its baseline, squeezed if it would not fit."""
        look = f' text-anchor="{anchor}"' if anchor != "start" else ""
        look += ' font-weight="600"' if bold else ""
        if room and len(text) * size * LETTER > room:
            look += f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
        self._add(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}"{look}>{escape(text)}</text>', y + size / 3)

    def panel(self, x: float, y: float, w: float, h: float, title: str, accent: str = LINE) -> None:
        """A box with a heading."""
        self.rect(x, y, w, h, PANEL, accent, 8, 1 if accent == LINE else 2.5)
        self.text(x + 12, y + 20, title, 14, bold=True, room=w - 24)

    def chip(self, x: float, y: float, fill: str, letter: str, number: int | None = None) -> float:
        """A round piece with a letter and a number. Returns where the next one goes."""
        self.circle(x + 9, y, 9, fill)
        self.text(x + 9, y + 4, letter, 11, INK, "middle", True)
        if number is None:
            return x + 22
        self.text(x + 21, y + 4.5, str(number), 13)
        return x + 26 + 8 * len(str(number))

    def svg(self) -> str:
        height = self.height + 12
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height:g}" width="{self.width}" height="{height:g}"'
        return "\n".join(
            [
                f'{head} role="img" font-family="system-ui, sans-serif" style="max-width: 100%; height: auto">',
                f"<title>{escape(self.title)}</title>",
                f'<rect width="{self.width}" height="{height:g}" rx="10" fill="{GROUND}"/>',
                *self._parts,
                "</svg>",
            ]
        )
