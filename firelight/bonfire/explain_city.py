"""Refusals in one's own city: Fate Tiles, payments, Processions, igniting."""

from __future__ import annotations

from collections.abc import Callable

from firelight.bonfire import actions as act
from firelight.bonfire import frames
from firelight.bonfire import rulebook as b
from firelight.bonfire import words as w
from firelight.bonfire.describe_city import place_text
from firelight.bonfire.fate import has_room, line_limit
from firelight.bonfire.layout import BONFIRE, START
from firelight.bonfire.paying import ANY, can_pay_tiles
from firelight.bonfire.procession import anyone_can_step, furthest, is_free, is_open, marcher, ready_to_march, standing_at
from firelight.bonfire.prompt import guardian
from firelight.bonfire.reading import Reading, square
from firelight.bonfire.supply import resource_count, tile_count
from firelight.bonfire.task_progress import progress
from firelight.reading import Answer, count, joined


def lacks_tiles(r: Reading, kind: int, needed: int) -> Answer:
    """`needs 2 ship tiles; you have 1 ship, 0 yellow and 1 other tile`."""
    own, yellow = r.c.tiles[kind], r.c.tiles[w.YELLOW]
    others = tile_count(r.c) - own - yellow
    name = w.KINDS[kind]
    text = f"needs {count(needed, f'{name} tile')}; you have {own} {name}, {yellow} yellow and {count(others, 'other tile')}"
    return text, {"kind": name, "needed": needed, "own": own, "yellow": yellow, "others": others}


def lacks_resources(r: Reading, kind: int, needed: int, second: int, besides: int) -> Answer:
    """`needs 1 herb and 1 root; you have 1 shell and 0 gold`."""
    if kind == second:
        needed, second, besides = needed + besides, w.NONE, 0
    have = {w.RESOURCES[i]: n for i, n in enumerate(r.c.resources) if n}
    owed = [(kind, needed)] + ([(second, besides)] if second != w.NONE else [])
    if kind == ANY:
        return f"needs any {count(needed, 'resource')}; you have {resource_count(r.c)}", {"needs": {"any": needed}, "have": have}
    wanted = joined([f"{number} {w.RESOURCES[resource]}" for resource, number in owed])
    shown = joined([f"{n} {name}" for name, n in have.items()]) or "no resources"
    return f"needs {wanted}; you have {shown}", {"needs": {w.RESOURCES[i]: n for i, n in owed}, "have": have}


def _keep(r: Reading, action: int) -> Answer:
    """B4.1."""
    kind = action - act.KEEP_TILE
    name = w.KINDS[kind]
    have = r.c.tiles[kind]
    if have == 0:
        return f"you have no {name} tile to keep", {"kind": name, "have": 0}
    return f"you keep {'your only' if have == 1 else f'all {have}'} {count(have, f'{name} tile')[2:]} already", {"kind": name, "have": have}


def _no_fate(r: Reading, action: int) -> Answer:
    """B4.2."""
    if r.c.column_count == 0:
        return "your column has no Fate Tile left", {"tiles": 0}
    fits = r.rule(has_room)(r.c)
    return "no place is left for a Fate Tile in your Fate Area", {"tiles": r.c.column_count, "room": fits}


def _line(r: Reading, action: int) -> Answer:
    """B4.3."""
    line = action - act.LINE
    cells = r.tables["LINE_CELLS"][line * 3 : line * 3 + 3]
    squares = [square(cell) for cell in cells]
    if line >= r.rule(line_limit)(r.c):
        outside = [_square(s) for s, cell in zip(squares, cells, strict=True) if not r.tables["FATE_INSIDE"][cell]]
        builder = "" if r.c.gnomes[w.BRIDGE_BUILDER] == 1 else ", and you have no Bridge Builder"
        return f"{joined(outside)} {'is' if len(outside) == 1 else 'are'} outside the Fate Area{builder}", {"outside": outside}
    taken = [_square(s) for s, cell in zip(squares, cells, strict=True) if r.c.square_at[cell]]
    if taken:
        return f"{joined(taken)} {'is' if len(taken) == 1 else 'are'} covered already", {"taken": taken}
    return "none of its squares lies beside a tile already placed", {"squares": [_square(s) for s in squares]}


def _square(at: tuple[int, int]) -> str:
    return f"{at[0]},{at[1]}"


def _pay_yellow(r: Reading, action: int) -> Answer:
    """B5.1."""
    if r.c.tiles[w.YELLOW] == 0:
        return "you have no yellow tile", {"yellow": 0}
    return "with this yellow tile gone the rest could not be paid", {"yellow": r.c.tiles[w.YELLOW]}


def _pay_tile(r: Reading, action: int) -> Answer:
    """B5.2."""
    f = r.frame
    owed = w.KINDS[f.a]
    own = r.c.tiles[f.a]
    if action >= act.THROW_TILE:
        kind = w.KINDS[action - act.THROW_TILE]
        have = r.c.tiles[action - act.THROW_TILE]
        if f.b > 0 or f.d == 0:
            return f"nothing is to be thrown away yet: {count(f.b, f'{owed} tile')} still to be paid", {"owed": f.b}
        if have == 0:
            return f"you have no {kind} tile", {"kind": kind, "have": 0}
        return "with the Twin Dyer a yellow tile is no part of a pair", {"kind": kind, "have": have}
    if action == act.REPLACE_TILE:
        if own:
            return f"a pair stands only for a tile that you lack; you have {own} {owed}", {"kind": owed, "have": own}
        return f"a pair takes two other tiles; {lacks_tiles(r, f.a, f.b)[0].partition('; ')[2]}", lacks_tiles(r, f.a, f.b)[1]
    kind = w.KINDS[action - act.PAY_TILE]
    have = r.c.tiles[action - act.PAY_TILE]
    if kind != owed:
        return f"{owed} tiles are owed; {kind} tiles can only be thrown away in pairs", {"owed": owed, "kind": kind}
    if have == 0:
        return f"you have no {kind} tile", {"kind": kind, "have": 0}
    return "paid this way the rest could not be paid", {"kind": kind, "have": have}


def _pay_resource(r: Reading, action: int) -> Answer:
    """B5.3."""
    f = r.frame
    now = f.a if f.b else f.c
    if action >= act.THROW_RESOURCE:
        name = w.RESOURCES[action - act.THROW_RESOURCE]
        have = r.c.resources[action - act.THROW_RESOURCE]
        if f.b or f.d:
            return f"nothing is to be thrown away yet: {count(f.b + f.d, 'resource')} still to be paid", {"owed": f.b + f.d}
        return f"you have no {name}", {"resource": name, "have": have}
    owed = "any resource" if now == ANY else w.RESOURCES[now]
    if action == act.REPLACE_RESOURCE:
        own = 0 if now == ANY else r.c.resources[now]
        if now == ANY:
            return "any resource will do here, so nothing needs to be replaced", {"owed": "any"}
        if own:
            return f"a pair stands only for a resource that you lack; you have {own} {owed}", {"resource": owed, "have": own}
        return f"a pair takes two other resources, and you have {resource_count(r.c)} for all that is owed", {"have": resource_count(r.c)}
    name = w.RESOURCES[action - act.PAY_RESOURCE]
    have = r.c.resources[action - act.PAY_RESOURCE]
    if have == 0:
        return f"you have no {name}", {"resource": name, "have": 0}
    if name != owed and name != w.RESOURCES[w.GOLD]:
        return f"{owed} is owed; {name} can only be thrown away in pairs", {"owed": owed, "resource": name}
    return "paid this way the rest could not be paid", {"resource": name, "have": have}


def _paid(r: Reading, action: int) -> Answer:
    """B5.5."""
    left = r.frame.d if r.frame.kind == frames.PAY_TILES else r.frame.e
    return f"all is paid; only {count(left, 'piece')} to throw away in place of what you lacked", {"throw": left}


def _procession(r: Reading, action: int) -> Answer:
    """B6.5a."""
    c, f = r.c, r.frame
    if act.MARCH <= action < act.WHO:
        return _march(r, action - act.MARCH + 1)
    if action == act.STAY:
        return "at least one Guardian has to take a step, and nobody behind can", {"moved": f.c}
    walker = r.rule(marcher)(c, f)
    if action < act.STAY:
        group = standing_at(c, f.b, furthest(c, f.b))
        names = [guardian(g) for g in range(5) if group >> g & 1]
        if walker != w.NONE:
            return f"{guardian(walker)} goes now", {"next": w.GUARDIANS[walker]}
        return f"next are those furthest along: {joined(names, 'or')}", {"next": [w.GUARDIANS[g] for g in range(5) if group >> g & 1]}
    if walker == w.NONE:
        return "choose first which Guardian goes", {"next": None}
    place = c.guardians[walker]
    bonfire = action >= act.TO_BONFIRE
    goal = action - act.TO_BONFIRE + 1 if bonfire else action - act.TO_PATH + 1
    steps = goal - place + (1 if bonfire else 0)
    if steps > f.a:
        return f"{count(steps, 'step')} away; she may take {f.a}", {"steps": steps, "most": f.a}
    return f"she stands {place_text(place)} and goes forward only", {"place": place, "goal": goal}


def _march(r: Reading, steps: int) -> Answer:
    if not r.rule(can_pay_tiles)(r.c, w.GUARDIAN, steps):
        return lacks_tiles(r, w.GUARDIAN, steps)
    if not r.rule(anyone_can_step)(r.c, ready_to_march(r.c)):
        return "none of your Guardians can take a step", {"steps": 0}
    return f"no Guardian could use the {count(steps, 'step')}; pay for fewer", {"steps": steps}


def _closed(r: Reading, action: int) -> Answer:
    """B6.5b."""
    return _why_closed(r, action - act.TO_BONFIRE + 1)


def _why_closed(r: Reading, bonfire: int) -> Answer:
    c = r.c
    args = {"bonfire": bonfire, "portal": c.portals[bonfire - 1], "lit": c.lit[bonfire - 1]}
    if not c.lit[bonfire - 1]:
        return f"no Bonfire is lit on space {bonfire}", args
    if not c.portals[bonfire - 1]:
        return f"notch {bonfire} has no portal ({r.notch(r.seat, bonfire - 1)}) yet", args
    return f"a Guardian stands at Bonfire {bonfire} already", args


def _blocked(r: Reading, action: int) -> Answer:
    """B6.5c."""
    c = r.c
    walker = action - act.WHO if act.WHO <= action < act.STAY else r.rule(marcher)(c, r.frame)
    start = c.guardians[walker]
    goal = start + 1
    if action >= act.TO_PATH:
        goal = action - (act.TO_BONFIRE if action >= act.TO_BONFIRE else act.TO_PATH) + 1
    for place in range(start + 1, goal + 1):
        if place > c.path_count:
            return f"path space {place} is not built; your path has {c.path_count}", {"space": place, "built": c.path_count}
        if not is_free(c, place):
            who = next(g for g in range(5) if c.guardians[g] == place)
            return f"{guardian(who)} stands in the way on path space {place}", {"space": place, "guardian": w.GUARDIANS[who]}
    return f"{guardian(walker)} cannot take a step", {"guardian": w.GUARDIANS[walker]}


def _yield(r: Reading, action: int) -> Answer:
    """B7.6."""
    printed = w.RESOURCES[r.frame.a]
    return f"any basic resource may be chosen, or the printed one ({printed})", {"printed": printed}


def _free_move(r: Reading, action: int) -> Answer:
    """B11.6."""
    c = r.c
    if act.WHO <= action < act.STAY:
        who = action - act.WHO
        if c.guardians[who] < START:
            return f"you do not have {guardian(who)}", {"guardian": w.GUARDIANS[who]}
        return f"{guardian(who)} has no empty path space or Bonfire to go to", {"guardian": w.GUARDIANS[who]}
    here = c.guardians[r.frame.a]
    bonfire = action >= act.TO_BONFIRE
    goal = action - act.TO_BONFIRE + 1 if bonfire else action - act.TO_PATH + 1
    if here == (BONFIRE + goal if bonfire else goal):
        return "she stands there already", {"place": here}
    if goal > c.path_count:
        return f"path space {goal} is not built; your path has {c.path_count}", {"space": goal, "built": c.path_count}
    if bonfire and not is_open(c, goal):
        return _why_closed(r, goal)
    return f"a Guardian stands on path space {goal}", {"space": goal}


def _ignite(r: Reading, action: int) -> Answer:
    """B9.1."""
    space = action - act.IGNITE
    task = r.c.tasks[space]
    if task < 0:
        return f"no Task lies on space {space + 1}", {"space": space + 1}
    text = r.condition(task)
    if r.c.lit[space]:
        return f'"{text}" on space {space + 1} is lit already', {"space": space + 1}
    have = progress(r, task)
    return f"its condition is not met: {text}; {have}", {"space": space + 1, "condition": text, "have": have}


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
