"""The values in the question of a decision of Bonfire, in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.decisions import square
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.procession import furthest, marcher, standing_at
from firelight.games.bonfire.texts.reading import Reading

Asked = dict[str, Any]


def _way_round(r: Reading) -> Asked:
    cells = r.tables["LINE_CELLS"][r.frame.line * 3 : r.frame.line * 3 + 3]
    return {
        "tile": r.g.edition.words["fate"][r.frame.tile],
        "squares": [list(square(cell)) for cell in cells],
        "first": bool(r.frame.is_first),
    }


def _line(r: Reading) -> Asked:
    tile = r.c.column[0] if r.frame.end == 0 else r.c.column[r.c.column_count - 1]
    return {"tile": r.g.edition.words["fate"][tile], "end": ("top", "bottom")[r.frame.end]}


def _keep(r: Reading) -> Asked:
    return {
        "number": r.frame.to_keep,
        "kept": [w.KINDS[kind - 1] for kind in (r.frame.first_kept, r.frame.second_kept, r.frame.third_kept) if kind],
    }


def _task(r: Reading) -> Asked:
    """The Task that is being taken, and where it comes from."""
    f = r.frame
    task = r.s.islands[f.island].tasks[f.slot]
    return {"island": w.ISLANDS[f.island], "slot": f.slot + 1, "task": r.g.edition.words["tasks"][task]}


def _pay_tiles(r: Reading) -> Asked:
    f = r.frame
    return {"kind": w.KINDS[f.tile], "owed": f.owed, "replaced": f.replaced, "throw": f.to_throw}


def _pay_resources(r: Reading) -> Asked:
    f = r.frame
    owed: dict[str, int] = {}
    for kind, number in ((f.resource, f.owed), (f.second, f.second_owed)):
        if number:
            word = "any" if kind == ANY else w.RESOURCES[kind]
            owed[word] = owed.get(word, 0) + number
    return {"owed": owed, "throw": 0 if owed else f.in_exchange, "replaced": f.in_exchange // 2 if owed else 0}


def _procession(r: Reading) -> Asked:
    walker = r.rule(marcher)(r.c, r.frame)
    group = r.rule(standing_at)(r.c, r.frame.waiting, r.rule(furthest)(r.c, r.frame.waiting))
    going = [name for number, name in enumerate(w.GUARDIANS) if (number == walker if walker != w.NONE else group >> number & 1)]
    return {"steps": r.frame.steps, "guardian": going[0] if len(going) == 1 else None, "guardians": going, "gain": not r.frame.no_gain}


def _yield(r: Reading) -> Asked:
    return {"resource": w.RESOURCES[r.frame.resource], "number": r.frame.number, "gold": r.frame.gold}


def _tom_tie(r: Reading) -> Asked:
    islands = r.tables["RESOURCE_ISLANDS"][r.frame.resource * 2 : r.frame.resource * 2 + 2]
    return {
        "resource": w.RESOURCES[r.frame.resource],
        "value": "lowest" if r.frame.lowest else "highest",
        "islands": [w.ISLANDS[island] for island in islands],
    }


ASKED: dict[int, Callable[[Reading], Asked]] = {
    decisions.TURN: lambda r: {"bonus_taken": bool(r.frame.bonus_taken)},
    decisions.WAY_ROUND: _way_round,
    decisions.FATE_LINE: _line,
    decisions.KEEP: _keep,
    decisions.OFFERING: _task,
    decisions.TASK_SPACE: _task,
    decisions.PAY_TILES: _pay_tiles,
    decisions.PAY_RESOURCES: _pay_resources,
    decisions.GNOME_PRICE: lambda r: {"gnome": w.GNOME_KEYS[r.frame.gnome]},
    decisions.PROCESSION: _procession,
    decisions.YIELD: _yield,
    decisions.REWARDS: lambda r: {"space": r.s.pointer + 1},
    decisions.PORTAL: lambda r: {"space": r.s.pointer + 1},
    decisions.COUNCIL: lambda r: {"novice": "neutral" if r.frame.owner == NEUTRAL else "own"},
    decisions.BONUS: lambda r: {"bonus": w.BONUSES[r.tables["COUNCIL_BONUS"][r.frame.space]], "place": r.frame.space + 1},
    decisions.MOVE_TO: lambda r: {"guardian": w.GUARDIANS[r.frame.guardian]},
    decisions.TOM_TIE: _tom_tie,
}


def asked(r: Reading) -> Asked:
    figures = ASKED.get(r.frame.kind)
    return figures(r) if figures else {}
