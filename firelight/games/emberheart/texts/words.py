"""The words made by the components of Emberheart: `red-5-1` is a dragon, `2-scouts-1-hireling` a Tavern card.

`web/src/games/emberheart/words.ts` does the same in the browser.
"""

from __future__ import annotations

import re
from pathlib import Path

from firelight.games.emberheart.content import words as w
from firelight.texts.teller import Found, Teller, Words

PLACES = dict(zip("gtcmpa", w.PLACES, strict=True))
COLOUR = "(red|blue|green)"


def _blocked(t: Teller, found: re.Match[str]) -> Found:
    spaces = [f"{t.word(PLACES[part[0]])} {part[1]}" for part in found[0].split("-")]
    return Found("blocked-spaces", {"spaces": t.listed(spaces)})


def _tavern(t: Teller, found: re.Match[str]) -> Found:
    """The followers of a Tavern card, in the nominative and as an object."""
    people = re.findall(r"(\d+)-([a-z]+?)s?(?=-\d|$)", found[0])
    stand, objects = (t.listed([t.count(kind, int(number), form) for number, kind in people]) for form in ("count", "count-acc"))
    return Found("tavern-card", {"followers": stand, "objects": objects})


WORDS = Words(
    key="emberheart",
    folder=Path(__file__).parent,
    patterns=(
        (
            r"(?:captive-)?(red|blue|green|exotic)-(\d+)(?:-\d+)?",
            lambda t, found: Found("dragon", {"colour": found[1], "glory": int(found[2])}),
        ),
        (rf"{COLOUR}-preserve(?:-\d+)?", lambda t, found: Found("preserve-card", {"colour": found[1]})),
        (rf"{COLOUR}-garrison-(\d+)", lambda t, found: Found("garrison-card", {"colour": found[1], "step": int(found[2])})),
        (r"(specialist|hireling)-per-([a-z-]+)", lambda t, found: Found("raid-card", {"lost": found[1], "counted": found[2]})),
        (r"([a-z]+)-([1-5])", lambda t, found: Found("space", {"place": t.word(found[1]), "space": int(found[2])})),
        (r"(?:[gtcmpa]\d-?)+", _blocked),
        (r"(?:\d+-[a-z]+-?)+", _tavern),
    ),
)
