"""Refusals in one's own city: Fate Tiles, payments, Processions, igniting."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.fate import line_limit
from firelight.games.bonfire.rules.layout import BONFIRE, PLACES, START
from firelight.games.bonfire.rules.paying import ANY, can_pay_tiles
from firelight.games.bonfire.rules.procession import anyone_can_step, furthest, is_free, is_open, marcher, ready_to_march, standing_at
from firelight.games.bonfire.rules.supply import resource_count, tile_count
from firelight.games.bonfire.texts.describe_city import place_text
from firelight.games.bonfire.texts.prompt import guardian
from firelight.games.bonfire.texts.reading import Reading, square
from firelight.games.bonfire.texts.task_amounts import amounts
from firelight.games.bonfire.texts.task_progress import progress
from firelight.reading import Answer, count, joined


def lacks_tiles(r: Reading, kind: int, needed: int) -> Answer:
    """`needs 2 ship tiles; you have 1 ship, 0 yellow and 1 other tile`."""
    own, yellow = r.c.tiles[kind], r.c.tiles[w.YELLOW]
    others = tile_count(r.c) - own - yellow
    name = w.KINDS[kind]
    text = f"needs {count(needed, f'{name} tile')}; you have {own} {name}, {yellow} yellow and {count(others, 'other tile')}"
    return Answer("lacks-tiles", text, {"kind": name, "needed": needed, "own": own, "yellow": yellow, "others": others})


def resources_held(r: Reading) -> dict[str, int]:
    return {w.RESOURCES[i]: n for i, n in enumerate(r.c.resources) if n}


def resources_text(have: dict[str, int]) -> str:
    return joined([f"{n} {name}" for name, n in have.items()]) or "no resources"


def lacks_resources(r: Reading, kind: int, needed: int, second: int, besides: int) -> Answer:
    """`needs 1 herb and 1 root; you have 1 shell and 0 gold`."""
    have = resources_held(r)
    if kind == ANY:
        total = resource_count(r.c)
        return Answer("lacks-any-resources", f"needs any {count(needed, 'resource')}; you have {total}", {"needed": needed, "have": total})
    needs = {w.RESOURCES[kind]: needed}
    if second != w.NONE:
        needs[w.RESOURCES[second]] = needs.get(w.RESOURCES[second], 0) + besides
    return Answer("lacks-resources", f"needs {resources_text(needs)}; you have {resources_text(have)}", {"needs": needs, "have": have})


def _keep(r: Reading, action: int) -> Answer:
    """B4.1."""
    kind = action - act.KEEP_TILE
    name = w.KINDS[kind]
    have = r.c.tiles[kind]
    if have == 0:
        return Answer("no-tile-to-keep", f"you have no {name} tile to keep", {"kind": name})
    text = f"you keep {'your only' if have == 1 else f'all {have}'} {count(have, f'{name} tile')[2:]} already"
    return Answer("kept-already", text, {"kind": name, "have": have})


def _no_fate(r: Reading, action: int) -> Answer:
    """B4.2."""
    if r.c.column_count == 0:
        return Answer("no-fate-tile", "your column has no Fate Tile left")
    return Answer("no-room-for-fate", "no place is left for a Fate Tile in your Fate Area")


def _line(r: Reading, action: int) -> Answer:
    """B4.3."""
    line = action - act.LINE
    cells = r.tables["LINE_CELLS"][line * 3 : line * 3 + 3]
    squares = [square(cell) for cell in cells]
    if line >= r.rule(line_limit)(r.c):
        outside = [s for s, cell in zip(squares, cells, strict=True) if not r.tables["FATE_INSIDE"][cell]]
        if r.c.gnomes[w.BRIDGE_BUILDER] == 1:
            return Answer("wholly-outside", "all three squares are outside the Fate Area")
        text = f"{_are(outside)} outside the Fate Area, and you have no Bridge Builder"
        return Answer("outside-fate-area", text, {"squares": [list(s) for s in outside]})
    taken = [s for s, cell in zip(squares, cells, strict=True) if r.c.square_at[cell]]
    if taken:
        return Answer("squares-covered", f"{_are(taken)} covered already", {"squares": [list(s) for s in taken]})
    return Answer("not-beside-a-tile", "none of its squares lies beside a tile already placed")


def _are(squares: list[tuple[int, int]]) -> str:
    return f"{joined([f'{row},{column}' for row, column in squares])} {'is' if len(squares) == 1 else 'are'}"


def _pay_yellow(r: Reading, action: int) -> Answer:
    """B5.1."""
    if r.c.tiles[w.YELLOW] == 0:
        return _no_tile(w.YELLOW)
    return Answer("rest-unpaid", "paid this way the rest could not be paid")


def _no_tile(kind: int) -> Answer:
    return Answer("no-tile", f"you have no {w.KINDS[kind]} tile", {"kind": w.KINDS[kind]})


def _pay_tile(r: Reading, action: int) -> Answer:
    """B5.2."""
    f = r.frame
    owed = w.KINDS[f.a]
    own = r.c.tiles[f.a]
    if action >= act.THROW_TILE:
        if f.b > 0 or f.d == 0:
            text = f"nothing is to be thrown away yet: {count(f.b, f'{owed} tile')} still to be paid"
            return Answer("throw-tiles-later", text, {"kind": owed, "owed": f.b})
        if r.c.tiles[action - act.THROW_TILE] == 0:
            return _no_tile(action - act.THROW_TILE)
        return Answer("yellow-no-pair", "with the Twin Dyer a yellow tile is no part of a pair")
    if action == act.REPLACE_TILE:
        if own:
            text = f"a pair stands only for a tile that you lack; you have {own} {owed}"
            return Answer("tile-not-lacking", text, {"kind": owed, "have": own})
        lacking = lacks_tiles(r, f.a, f.b)
        figures = {name: lacking.args[name] for name in ("kind", "own", "yellow", "others")}
        return Answer("no-pair-of-tiles", f"a pair takes two other tiles; {lacking.message.partition('; ')[2]}", figures)
    kind = w.KINDS[action - act.PAY_TILE]
    if kind != owed:
        text = f"{owed} tiles are owed; {kind} tiles can only be thrown away in pairs"
        return Answer("other-tile-owed", text, {"owed": owed, "kind": kind})
    if own == 0:
        return _no_tile(f.a)
    return Answer("rest-unpaid", "paid this way the rest could not be paid")


def _pay_resource(r: Reading, action: int) -> Answer:
    """B5.3."""
    f = r.frame
    now = f.a if f.b else f.c
    if action >= act.THROW_RESOURCE:
        if f.b or f.d:
            text = f"nothing is to be thrown away yet: {count(f.b + f.d, 'resource')} still to be paid"
            return Answer("throw-resources-later", text, {"owed": f.b + f.d})
        return _no_resource(action - act.THROW_RESOURCE)
    if action == act.REPLACE_RESOURCE:
        if now == ANY:
            return Answer("any-resource-will-do", "any resource will do here, so nothing needs to be replaced")
        owed = w.RESOURCES[now]
        if own := r.c.resources[now]:
            text = f"a pair stands only for a resource that you lack; you have {own} {owed}"
            return Answer("resource-not-lacking", text, {"resource": owed, "have": own})
        have = resource_count(r.c)
        return Answer("no-pair-of-resources", f"a pair takes two other resources, and you have {have} for all that is owed", {"have": have})
    resource = action - act.PAY_RESOURCE
    if r.c.resources[resource] == 0:
        return _no_resource(resource)
    if now not in (ANY, resource) and resource != w.GOLD:
        text = f"{w.RESOURCES[now]} is owed; {w.RESOURCES[resource]} can only be thrown away in pairs"
        return Answer("other-resource-owed", text, {"owed": w.RESOURCES[now], "resource": w.RESOURCES[resource]})
    return Answer("rest-unpaid", "paid this way the rest could not be paid")


def _no_resource(resource: int) -> Answer:
    return Answer("no-resource", f"you have no {w.RESOURCES[resource]}", {"resource": w.RESOURCES[resource]})


def _paid(r: Reading, action: int) -> Answer:
    """B5.5."""
    left = r.frame.d if r.frame.kind == frames.PAY_TILES else r.frame.e
    return Answer("all-paid", f"all is paid; only {count(left, 'piece')} to throw away in place of what you lacked", {"throw": left})


def _procession(r: Reading, action: int) -> Answer:
    """B6.5a."""
    c, f = r.c, r.frame
    if act.MARCH <= action < act.WHO:
        return _march(r, action - act.MARCH + 1)
    if action == act.STAY:
        return Answer("somebody-must-step", "at least one Guardian has to take a step, and nobody behind can")
    walker = r.rule(marcher)(c, f)
    if action < act.STAY:
        group = standing_at(c, f.b, furthest(c, f.b))
        names = [guardian(g) for g in range(5) if group >> g & 1]
        if walker != w.NONE:
            return Answer("other-guardian-goes", f"{guardian(walker)} goes now", {"guardian": w.GUARDIANS[walker]})
        keys = [w.GUARDIANS[g] for g in range(5) if group >> g & 1]
        return Answer("furthest-first", f"next are those furthest along: {joined(names, 'or')}", {"guardians": keys})
    if walker == w.NONE:
        return Answer("choose-guardian-first", "choose first which Guardian goes")
    place = c.guardians[walker]
    bonfire = action >= act.TO_BONFIRE
    goal = action - act.TO_BONFIRE + 1 if bonfire else action - act.TO_PATH + 1
    steps = goal - place + (1 if bonfire else 0)
    if steps > f.a:
        return Answer("too-far", f"{count(steps, 'step')} away; she may take {f.a}", {"steps": steps, "most": f.a})
    return Answer("forward-only", f"she stands {place_text(place)} and goes forward only", {"place": PLACES[place]})


def _march(r: Reading, steps: int) -> Answer:
    if not r.rule(can_pay_tiles)(r.c, w.GUARDIAN, steps):
        return lacks_tiles(r, w.GUARDIAN, steps)
    if not r.rule(anyone_can_step)(r.c, ready_to_march(r.c)):
        return Answer("nobody-can-step", "none of your Guardians can take a step")
    return Answer("steps-of-no-use", f"no Guardian could use the {count(steps, 'step')}; pay for fewer", {"steps": steps})


def _closed(r: Reading, action: int) -> Answer:
    """B6.5b."""
    return _why_closed(r, action - act.TO_BONFIRE + 1)


def _why_closed(r: Reading, bonfire: int) -> Answer:
    if not r.c.lit[bonfire - 1]:
        return Answer("bonfire-not-lit", f"no Bonfire is lit on space {bonfire}", {"bonfire": bonfire})
    if not r.c.portals[bonfire - 1]:
        shape = r.notch(r.seat, bonfire - 1)
        return Answer("no-portal", f"notch {bonfire} has no portal ({shape}) yet", {"bonfire": bonfire, "portal": shape})
    return Answer("bonfire-taken", f"a Guardian stands at Bonfire {bonfire} already", {"bonfire": bonfire})


def _blocked(r: Reading, action: int) -> Answer:
    """B6.5c."""
    c = r.c
    if act.WHO <= action < act.STAY:
        who = action - act.WHO
        return Answer("guardian-cannot-step", f"{guardian(who)} cannot take a step", {"guardian": w.GUARDIANS[who]})
    start = c.guardians[r.rule(marcher)(c, r.frame)]
    goal = action - (act.TO_BONFIRE if action >= act.TO_BONFIRE else act.TO_PATH) + 1
    for place in range(start + 1, goal + 1):
        if place > c.path_count:
            return _not_built(r, place)
        if not is_free(c, place):
            who = next(g for g in range(5) if c.guardians[g] == place)
            text = f"{guardian(who)} stands in the way on path space {place}"
            return Answer("guardian-in-the-way", text, {"space": place, "guardian": w.GUARDIANS[who]})
    return _why_closed(r, goal)


def _not_built(r: Reading, space: int) -> Answer:
    built = r.c.path_count
    return Answer("path-not-built", f"path space {space} is not built; your path has {built}", {"space": space, "built": built})


def _yield(r: Reading, action: int) -> Answer:
    """B7.6."""
    printed = w.RESOURCES[r.frame.a]
    return Answer("basic-or-printed", f"any basic resource may be chosen, or the printed one ({printed})", {"printed": printed})


def _free_move(r: Reading, action: int) -> Answer:
    """B11.6."""
    c = r.c
    if act.WHO <= action < act.STAY:
        who = action - act.WHO
        if c.guardians[who] < START:
            return Answer("no-guardian", f"you do not have {guardian(who)}", {"guardian": w.GUARDIANS[who]})
        text = f"{guardian(who)} has no empty path space or Bonfire to go to"
        return Answer("guardian-nowhere-to-go", text, {"guardian": w.GUARDIANS[who]})
    here = c.guardians[r.frame.a]
    bonfire = action >= act.TO_BONFIRE
    goal = action - act.TO_BONFIRE + 1 if bonfire else action - act.TO_PATH + 1
    if here == (BONFIRE + goal if bonfire else goal):
        return Answer("stands-there-already", "she stands there already")
    if goal > c.path_count:
        return _not_built(r, goal)
    if bonfire and not is_open(c, goal):
        return _why_closed(r, goal)
    return Answer("path-space-taken", f"a Guardian stands on path space {goal}", {"space": goal})


def _ignite(r: Reading, action: int) -> Answer:
    """B9.1."""
    space = action - act.IGNITE
    task = r.c.tasks[space]
    if task < 0:
        return Answer("no-task", f"no Task lies on space {space + 1}", {"space": space + 1})
    text, key = r.condition(task), r.g.edition.words["tasks"][task]
    if r.c.lit[space]:
        return Answer("lit-already", f'"{text}" on space {space + 1} is lit already', {"space": space + 1, "task": key})
    need, have = amounts(r, r.seat, task)
    message = f"its condition is not met: {text}; {progress(r, task)}"
    return Answer("task-not-met", message, {"space": space + 1, "task": key, "need": need, "have": have})


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
    b.B7_6: _yield,
    b.B9_1: _ignite,
    b.B11_6: _free_move,
}
