"""The words made by the components of Bonfire: `blue-herb-2` is a Path Tile, `2,3 down` a line of the Fate Area.

`web/src/games/bonfire/words.ts` does the same in the browser.
"""

from __future__ import annotations

import re
from pathlib import Path

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tasks import words as task_words
from firelight.texts.teller import Found, Teller, Words

KIND = f"({'|'.join(w.KINDS)})"
RESOURCE = f"({'|'.join(w.RESOURCES)})"
FIRE = f"({'|'.join(w.FIRES)})"


def _island(t: Teller, found: re.Match[str]) -> Found:
    resource = t.edition.components.islands[w.ISLANDS.index(found[0])].resource
    return Found("island", {"name": found[0], "resource": w.RESOURCES[resource]})


def _line(t: Teller, found: re.Match[str]) -> Found:
    row, column = int(found[1]), int(found[2])
    return Found(f"line-{found[3]}", {"row": row, "column": column, "last-row": row + 2, "last-column": column + 2})


def _fate_tile(t: Teller, found: re.Match[str]) -> Found:
    return Found("fate-tile", {"symbols": " · ".join(map(t.word, found.groups()))})


def _condition(t: Teller, found: re.Match[str]) -> Found | None:
    """A Task of a custom component set: the kind of its condition, what it shows, and the number it asks for."""
    keys = t.edition.words["tasks"]
    if found[0] not in keys:
        return None
    task = t.edition.components.tasks[keys.index(found[0])]
    shown = task_words(task)
    first, second = (*shown, "none", "none")[:2]
    tiles = t.listed(list(map(t.word, shown)))
    return Found(f"task-{w.TASK_KINDS[task.kind]}", {"shown": first, "second": second, "tiles": tiles, "number": max(task.number, 1)})


WORDS = Words(
    key="bonfire",
    folder=Path(__file__).parent,
    area=(5, 7),
    patterns=(
        (r"T\d+", _island),
        (r"path-(\d)", lambda t, found: Found("path-space", {"space": int(found[1])})),
        (r"bonfire-(\d)", lambda t, found: Found("bonfire-space", {"space": int(found[1])})),
        (r"seat-(\d)", lambda t, found: Found("novice-of", {"who": t.who(int(found[1]))})),
        (r"[A-D]", lambda t, found: Found("board", {"name": found[0]})),
        (r"(-?\d),(-?\d) (across|down)", _line),
        (rf"{FIRE}-{RESOURCE}(?:-\d+)?", lambda t, found: Found("path-tile", {"crystal": found[1], "resource": found[2]})),
        (rf"{KIND}-{KIND}-{KIND}(?:-\d+)?", _fate_tile),
        (rf"{FIRE}-[a-z0-9-]+", _condition),
    ),
)
