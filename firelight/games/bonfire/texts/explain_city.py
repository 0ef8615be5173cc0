"""Refusals in one's own city: Fate Tiles, payments, Processions, igniting."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.decisions import square
from firelight.games.bonfire.rules.fate import BRIDGE_BUILDER, line_limit
from firelight.games.bonfire.rules.layout import BONFIRE, PLACES, START
from firelight.games.bonfire.rules.paying import ANY, can_pay_tiles
from firelight.games.bonfire.rules.procession import (
    GARDENER,
    anyone_can_step,
    furthest,
    is_free,
    is_open,
    marcher,
    ready_to_march,
    standing_at,
)
from firelight.games.bonfire.rules.supply import resource_count, tile_count
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import Answer


def lacks_tiles(r: Reading, kind: int, needed: int) -> Answer:
    """What is needed of a kind of tile, and how many the seat has."""
    own, yellow = r.c.tiles[kind], r.c.tiles[w.YELLOW]
    name = w.KINDS[kind]
    held = {name: own, "yellow": yellow, "other": tile_count(r.c) - own - yellow}
    return Answer("lacks-tiles", {"kind": name, "needed": needed, "held": held})


def resources_held(r: Reading) -> dict[str, int]:
    return {w.RESOURCES[i]: n for i, n in enumerate(r.c.resources) if n}


def lacks_resources(r: Reading, kind: int, needed: int, second: int, besides: int) -> Answer:
    """The same for one or two kinds of resource."""
    have = resources_held(r)
    if kind == ANY:
        total = resource_count(r.c)
        return Answer("lacks-any-resources", {"needed": needed, "have": total})
    needs = {w.RESOURCES[kind]: needed}
    if second != w.NONE:
        needs[w.RESOURCES[second]] = needs.get(w.RESOURCES[second], 0) + besides
    return Answer("lacks-resources", {"needs": needs, "have": have})


def _keep(r: Reading, action: int) -> Answer:
    """B4.1."""
    kind = action - decisions.KEEP_TILE
    name = w.KINDS[kind]
    have = r.c.tiles[kind]
    if have == 0:
        return Answer("no-tile-to-keep", {"kind": name})
    return Answer("kept-already", {"kind": name, "have": have})


def _no_fate(r: Reading, action: int) -> Answer:
    """B4.2."""
    if r.c.column_count == 0:
        return Answer("no-fate-tile")
    return Answer("no-room-for-fate")


def _line(r: Reading, action: int) -> Answer:
    """B4.3."""
    line = action - decisions.LINE
    cells = r.tables["LINE_CELLS"][line * 3 : line * 3 + 3]
    squares = [square(cell) for cell in cells]
    if line >= r.rule(line_limit)(r.c):
        outside = [s for s, cell in zip(squares, cells, strict=True) if not r.tables["FATE_INSIDE"][cell]]
        if r.c.gnomes[BRIDGE_BUILDER] == 1:
            return Answer("wholly-outside")
        return Answer("outside-fate-area", {"squares": [list(s) for s in outside]})
    taken = [s for s, cell in zip(squares, cells, strict=True) if r.c.square_at[cell]]
    if taken:
        return Answer("squares-covered", {"squares": [list(s) for s in taken]})
    return Answer("not-beside-a-tile")


def _pay_yellow(r: Reading, action: int) -> Answer:
    """B5.1."""
    if r.c.tiles[w.YELLOW] == 0:
        return _no_tile(w.YELLOW)
    return Answer("rest-unpaid")


def _no_tile(kind: int) -> Answer:
    return Answer("no-tile", {"kind": w.KINDS[kind]})


def _pay_tile(r: Reading, action: int) -> Answer:
    """B5.2."""
    f = r.frame
    owed = w.KINDS[f.tile]
    own = r.c.tiles[f.tile]
    if action >= decisions.THROW_TILE:
        if f.owed > 0 or f.to_throw == 0:
            return Answer("throw-tiles-later", {"kind": owed, "owed": f.owed})
        if r.c.tiles[action - decisions.THROW_TILE] == 0:
            return _no_tile(action - decisions.THROW_TILE)
        return Answer("yellow-no-pair")
    if action == decisions.REPLACE_TILE:
        if own:
            return Answer("tile-not-lacking", {"kind": owed, "have": own})
        lacking = lacks_tiles(r, f.tile, f.owed)
        return Answer("no-pair-of-tiles", {"kind": owed, "held": lacking.args["held"]})
    kind = w.KINDS[action - decisions.PAY_TILE]
    if kind != owed:
        return Answer("other-tile-owed", {"owed": owed, "kind": kind})
    if own == 0:
        return _no_tile(f.tile)
    return Answer("rest-unpaid")


def _pay_resource(r: Reading, action: int) -> Answer:
    """B5.3."""
    f = r.frame
    now = f.resource if f.owed else f.second
    if action >= decisions.THROW_RESOURCE:
        if f.owed or f.second_owed:
            return Answer("throw-resources-later", {"owed": f.owed + f.second_owed})
        return _no_resource(action - decisions.THROW_RESOURCE)
    if action == decisions.REPLACE_RESOURCE:
        if now == ANY:
            return Answer("any-resource-will-do")
        owed = w.RESOURCES[now]
        if own := r.c.resources[now]:
            return Answer("resource-not-lacking", {"resource": owed, "have": own})
        have = resource_count(r.c)
        return Answer("no-pair-of-resources", {"have": have})
    resource = action - decisions.PAY_RESOURCE
    if r.c.resources[resource] == 0:
        return _no_resource(resource)
    if now not in (ANY, resource) and resource != w.GOLD:
        return Answer("other-resource-owed", {"owed": w.RESOURCES[now], "resource": w.RESOURCES[resource]})
    return Answer("rest-unpaid")


def _no_resource(resource: int) -> Answer:
    return Answer("no-resource", {"resource": w.RESOURCES[resource]})


def _paid(r: Reading, action: int) -> Answer:
    """B5.5."""
    left = r.frame.to_throw if r.frame.kind == decisions.PAY_TILES else r.frame.in_exchange
    return Answer("all-paid", {"throw": left})


def _procession(r: Reading, action: int) -> Answer:
    """B6.5a."""
    c, f = r.c, r.frame
    if decisions.MARCH <= action < decisions.WHO:
        return _march(r, action - decisions.MARCH + 1)
    if action == decisions.STAY:
        return Answer("somebody-must-step")
    walker = r.rule(marcher)(c, f)
    if action < decisions.STAY:
        group = standing_at(c, f.waiting, furthest(c, f.waiting))
        if walker != w.NONE:
            return Answer("other-guardian-goes", {"guardian": w.GUARDIANS[walker]})
        keys = [w.GUARDIANS[g] for g in range(5) if group >> g & 1]
        return Answer("furthest-first", {"guardians": keys})
    if walker == w.NONE:
        return Answer("choose-guardian-first")
    place = c.guardians[walker]
    bonfire = action >= decisions.TO_BONFIRE
    goal = action - decisions.TO_BONFIRE + 1 if bonfire else action - decisions.TO_PATH + 1
    steps = goal - place + (1 if bonfire else 0)
    if steps > f.steps:
        return Answer("too-far", {"steps": steps, "most": f.steps})
    return Answer("forward-only", {"place": PLACES[place]})


def _march(r: Reading, steps: int) -> Answer:
    if not r.rule(can_pay_tiles)(r.c, w.GUARDIAN, steps):
        return lacks_tiles(r, w.GUARDIAN, steps)
    if not r.rule(anyone_can_step)(r.c, ready_to_march(r.c)):
        return Answer("nobody-can-step")
    return Answer("steps-of-no-use", {"steps": steps})


def _closed(r: Reading, action: int) -> Answer:
    """B6.5b."""
    return _why_closed(r, action - decisions.TO_BONFIRE + 1)


def _why_closed(r: Reading, bonfire: int) -> Answer:
    if not r.c.lit[bonfire - 1]:
        return Answer("bonfire-not-lit", {"bonfire": bonfire})
    if not r.c.portals[bonfire - 1]:
        shape = r.notch(r.seat, bonfire - 1)
        return Answer("no-portal", {"bonfire": bonfire, "portal": shape})
    return Answer("bonfire-taken", {"bonfire": bonfire})


def _blocked(r: Reading, action: int) -> Answer:
    """B6.5c."""
    c = r.c
    if decisions.WHO <= action < decisions.STAY:
        who = action - decisions.WHO
        return Answer("guardian-cannot-step", {"guardian": w.GUARDIANS[who]})
    start = c.guardians[r.rule(marcher)(c, r.frame)]
    goal = action - (decisions.TO_BONFIRE if action >= decisions.TO_BONFIRE else decisions.TO_PATH) + 1
    for place in range(start + 1, goal + 1):
        if place > c.path_count:
            return _not_built(r, place)
        if not is_free(c, place):
            who = next(g for g in range(5) if c.guardians[g] == place)
            return Answer("guardian-in-the-way", {"space": place, "guardian": w.GUARDIANS[who]})
    return _why_closed(r, goal)


def _not_built(r: Reading, space: int) -> Answer:
    built = r.c.path_count
    return Answer("path-not-built", {"space": space, "built": built})


def _yield(r: Reading, action: int) -> Answer:
    """B7.6."""
    printed = w.RESOURCES[r.frame.resource]
    return Answer("basic-or-printed", {"printed": printed})


def _free_move(r: Reading, action: int) -> Answer:
    """B11.6."""
    c = r.c
    if decisions.WHO <= action < decisions.STAY:
        who = action - decisions.WHO
        if c.guardians[who] < START:
            return Answer("no-guardian", {"guardian": w.GUARDIANS[who]})
        return Answer("guardian-nowhere-to-go", {"guardian": w.GUARDIANS[who]})
    here = c.guardians[r.frame.guardian]
    bonfire = action >= decisions.TO_BONFIRE
    goal = action - decisions.TO_BONFIRE + 1 if bonfire else action - decisions.TO_PATH + 1
    if here == (BONFIRE + goal if bonfire else goal):
        return Answer("stands-there-already")
    if goal > c.path_count:
        return _not_built(r, goal)
    if bonfire and not is_open(c, goal):
        return _why_closed(r, goal)
    return Answer("path-space-taken", {"space": goal})


def _ignite(r: Reading, action: int) -> Answer:
    """B9.1."""
    space = action - decisions.IGNITE
    task = r.c.tasks[space]
    if task < 0:
        return Answer("no-task", {"space": space + 1})
    key = r.g.edition.words["tasks"][task]
    if r.c.lit[space]:
        return Answer("lit-already", {"space": space + 1, "task": key})
    need, have = r.progress(r.seat, task)
    return Answer("task-not-met", {"space": space + 1, "task": key, "need": need, "have": have})


CITY: dict[int, Callable[[Reading, int], Answer]] = {
    b.B4_1: _keep,
    b.B4_2: _no_fate,
    b.B4_3: _line,
    b.B5_1: _pay_yellow,
    b.B5_2: _pay_tile,
    b.B5_3: _pay_resource,
    b.B5_5: _paid,
    b.B6_5A: _procession,
    b.B6_5B: _closed,
    b.B6_5C: _blocked,
    b.B7 + GARDENER: _yield,
    b.B9_1: _ignite,
    b.B11_6: _free_move,
}
