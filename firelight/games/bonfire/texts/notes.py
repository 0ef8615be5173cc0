"""What a player wants to know about a move of Bonfire beyond its name: the notes (`note-bonfire-NAME`) and their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.engine.view import Args
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.checks import RING_GIVES
from firelight.games.bonfire.rules import decisions, events
from firelight.games.bonfire.rules.countdown import turns_left
from firelight.games.bonfire.rules.fate import MIDDLE, tiles_to_keep
from firelight.games.bonfire.rules.gnomes import points_for_recruiting
from firelight.games.bonfire.rules.great_bonfire import notch_for
from firelight.games.bonfire.rules.layout import PLACES
from firelight.games.bonfire.rules.scoring import value_at
from firelight.games.bonfire.rules.ship import face_up_offering
from firelight.games.bonfire.rules.supply import tile_count
from firelight.games.bonfire.texts.reading import Reading

Note = Callable[[Reading, int, Args], Args]


def _fate(r: Reading, action: int, args: Args) -> Args:
    tile = r.c.column[0] if args["end"] == "top" else r.c.column[r.c.column_count - 1]
    limit, tiles = tiles_to_keep(r.c), tile_count(r.c)
    thrown = r.frame.kind != decisions.FATE_END and tiles > limit
    return {"tile": r.word("fate", tile), "limit": limit, "tiles": tiles, "thrown": thrown}


def _first(r: Reading, action: int, args: Args) -> Args:
    return {"tile": r.word("fate", r.c.first_tile if args["choice"] == "keep" else r.c.column[MIDDLE])}


def _lay(r: Reading, action: int, args: Args) -> Args:
    printed, turned = _outcome(r, action, decisions.WAY), _outcome(r, action, decisions.WAY + 1)
    return {"printed": printed, "turned": turned, "same": printed == turned}


def _outcome(r: Reading, *actions: int) -> dict[str, int]:
    """The tiles and resources that some moves bring, found by trying them on a copy."""
    state = r.s.copy()
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    for action in actions:
        r.g.edition.plain.resolve(state, action)
    gained: dict[str, int] = {}
    for event, _, piece, number, _ in log:
        names = {events.GAINED_TILES: w.KINDS, events.GAINED_RESOURCES: w.RESOURCES}.get(event)
        if names:
            gained[names[piece]] = gained.get(names[piece], 0) + number
    return gained


def _build(r: Reading, action: int, args: Args) -> Args:
    space = r.c.path_count
    if args["slot"] == "pile":
        return {"tile": None, "space": space + 1, "fits": False}
    tile, task = r.s.path_display[args["slot"] - 1], r.c.tasks[space]
    fits = task >= 0 and r.tables["TASK_COLOUR"][task] == r.tables["PATH_CRYSTAL"][tile]
    return {"tile": r.word("paths", tile), "space": space + 1, "fits": fits}


def _sail(r: Reading, action: int, args: Args) -> Args:
    island = action - decisions.SAIL
    if island >= w.TASK_ISLANDS:
        colour = island - w.TASK_ISLANDS + 1
        there, yours = r.s.guardians[colour - 1], r.c.guardians[colour] >= 0
        return {"tasks": 0, "told": "", "guardian": w.GUARDIANS[colour], "number": there, "yours": yours}
    tasks = [f"{r.task_mark(task)} {r.condition(task)}" for task in r.s.islands[island].tasks if task >= 0]
    return {"tasks": len(tasks), "told": "; ".join(tasks), "guardian": None, "number": 0, "yours": False}


def _task(r: Reading, action: int, args: Args) -> Args:
    return _told(r, r.s.islands[w.ISLANDS.index(args["island"])].tasks[args["slot"] - 1])


def _told(r: Reading, task: int) -> Args:
    return {"task": r.word("tasks", task), "points": r.tables["TASK_POINTS"][task]}


def _ignite(r: Reading, action: int, args: Args) -> Args:
    return _told(r, r.c.tasks[args["space"] - 1])


def _offer(r: Reading, action: int, args: Args) -> Args:
    return {"resource": w.RESOURCES[r.rule(face_up_offering)(r.c, action - decisions.OFFER)]}


def _space(r: Reading, action: int, args: Args) -> Args:
    space = args["space"] - 1
    task = r.s.islands[r.frame.island].tasks[r.frame.slot]
    built = space < r.c.path_count
    fits = built and r.tables["PATH_CRYSTAL"][r.c.paths[space]] == r.tables["TASK_COLOUR"][task]
    return {"value": r.tables["GUARDIAN_VALUE"][space], "portal": bool(r.c.portals[space]), "fits": fits}


def _tile(r: Reading, action: int, args: Args) -> Args:
    return {"have": r.c.tiles[w.KINDS.index(args["kind"])]}


def _resource(r: Reading, action: int, args: Args) -> Args:
    return {"have": r.c.resources[w.RESOURCES.index(args["resource"])]}


def _who(r: Reading, action: int, args: Args) -> Args:
    return {"place": PLACES[r.c.guardians[action - decisions.WHO]]}


def _to_bonfire(r: Reading, action: int, args: Args) -> Args:
    return {"value": r.rule(value_at)(r.c, args["space"])}


def _turn_fire(r: Reading, action: int, args: Args) -> Args:
    space = args["space"] - 1
    gives = RING_GIVES[r.tables["RING_RESOURCE"][space]]
    fitting = [w.PORTALS[i] for i in range(7) if r.s.ring[space].portals[i] and r.rule(notch_for)(r.c, i) != w.NONE]
    reward = {"point": 2} if gives not in w.RESOURCES else {gives: 1}
    return {"gives": {w.KINDS[r.tables["RING_KIND"][space]]: 1, **reward}, "portals": fitting}


def _portal(r: Reading, action: int, args: Args) -> Args:
    return {"notch": r.rule(notch_for)(r.c, action - decisions.TAKE_PORTAL) + 1}


def _recruit(r: Reading, action: int, args: Args) -> Args:
    """What the Gnome does; what an Elder brings at once."""
    elder = action - decisions.RECRUIT - w.FIRST_ELDER
    return {"gnome": args["gnome"], "points": points_for_recruiting(r.c, elder) if elder >= 0 else 0}


def _pass(r: Reading, action: int, args: Args) -> Args:
    return {"turns": turns_left(r.s, r.seat)}


NOTES: dict[str, tuple[str, Callable[[Any, int, Args], Args]]] = {
    "fate": ("fate", _fate),
    "first": ("first", _first),
    "lay": ("lay", _lay),
    "build": ("build", _build),
    "sail": ("sail", _sail),
    "task": ("task", _task),
    "tom-task": ("task", _task),
    "offer": ("offer", _offer),
    "space": ("space", _space),
    "pay-tile": ("have", _tile),
    "throw-tile": ("have", _tile),
    "pay-resource": ("have", _resource),
    "throw-resource": ("have", _resource),
    "who": ("who", _who),
    "to-bonfire": ("to-bonfire", _to_bonfire),
    "turn-fire": ("turn-fire", _turn_fire),
    "portal": ("portal", _portal),
    "recruit": ("recruit", _recruit),
    "ignite": ("ignite", _ignite),
    "pass": ("pass", _pass),
}
