"""The figures of a decision of Bonfire: what a prompt in any language has to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.procession import furthest, marcher, standing_at
from firelight.games.bonfire.texts.reading import Reading, square

Asked = dict[str, Any]


def _way_round(r: Reading) -> Asked:
    cells = r.tables["LINE_CELLS"][r.frame.b * 3 : r.frame.b * 3 + 3]
    return {"tile": r.g.edition.words["fate"][r.frame.a], "squares": [list(square(cell)) for cell in cells], "first": bool(r.frame.c)}


def _line(r: Reading) -> Asked:
    tile = r.c.column[0] if r.frame.a == 0 else r.c.column[r.c.column_count - 1]
    return {"tile": r.g.edition.words["fate"][tile], "end": ("top", "bottom")[r.frame.a]}


def _keep(r: Reading) -> Asked:
    return {"number": r.frame.a, "kept": [w.KINDS[kind - 1] for kind in (r.frame.b, r.frame.c, r.frame.d) if kind]}


def _task(r: Reading) -> Asked:
    """The Task that is being taken, and from where."""
    f = r.frame
    task = r.s.islands[f.a].tasks[f.b]
    return {"island": w.ISLANDS[f.a], "slot": f.b + 1, "task": r.g.edition.words["tasks"][task]}


def _pay_tiles(r: Reading) -> Asked:
    f = r.frame
    return {"kind": w.KINDS[f.a], "owed": f.b, "replaced": f.c, "throw": f.d}


def _pay_resources(r: Reading) -> Asked:
    f = r.frame
    owed: dict[str, int] = {}
    for kind, number in ((f.a, f.b), (f.c, f.d)):
        if number:
            word = "any" if kind == ANY else w.RESOURCES[kind]
            owed[word] = owed.get(word, 0) + number
    return {"owed": owed, "throw": 0 if owed else f.e, "replaced": f.e // 2 if owed else 0}


def _procession(r: Reading) -> Asked:
    walker = r.rule(marcher)(r.c, r.frame)
    group = r.rule(standing_at)(r.c, r.frame.b, r.rule(furthest)(r.c, r.frame.b))
    going = [name for number, name in enumerate(w.GUARDIANS) if (number == walker if walker != w.NONE else group >> number & 1)]
    return {"steps": r.frame.a, "guardian": going[0] if len(going) == 1 else None, "guardians": going, "gain": not r.frame.d}


def _yield(r: Reading) -> Asked:
    return {"resource": w.RESOURCES[r.frame.a], "number": r.frame.b, "gold": r.frame.c}


def _tom_tie(r: Reading) -> Asked:
    islands = r.tables["RESOURCE_ISLANDS"][r.frame.a * 2 : r.frame.a * 2 + 2]
    return {
        "resource": w.RESOURCES[r.frame.a],
        "value": "lowest" if r.frame.b else "highest",
        "islands": [w.ISLANDS[island] for island in islands],
    }


ASKED: dict[int, Callable[[Reading], Asked]] = {
    frames.TURN: lambda r: {"bonus_taken": bool(r.frame.a)},
    frames.WAY_ROUND: _way_round,
    frames.FATE_LINE: _line,
    frames.KEEP: _keep,
    frames.OFFERING: _task,
    frames.TASK_SPACE: _task,
    frames.PAY_TILES: _pay_tiles,
    frames.PAY_RESOURCES: _pay_resources,
    frames.GNOME_PRICE: lambda r: {"gnome": w.GNOME_KEYS[r.frame.a]},
    frames.PROCESSION: _procession,
    frames.YIELD: _yield,
    frames.REWARDS: lambda r: {"space": r.s.pointer + 1},
    frames.PORTAL: lambda r: {"space": r.s.pointer + 1},
    frames.COUNCIL: lambda r: {"novice": "neutral" if r.frame.a == NEUTRAL else "own"},
    frames.BONUS: lambda r: {"bonus": w.BONUSES[r.tables["COUNCIL_BONUS"][r.frame.a]], "place": r.frame.a + 1},
    frames.MOVE_TO: lambda r: {"guardian": w.GUARDIANS[r.frame.a]},
    frames.TOM_TIE: _tom_tie,
}


def asked(r: Reading) -> Asked:
    figures = ASKED.get(r.frame.kind)
    return figures(r) if figures else {}
