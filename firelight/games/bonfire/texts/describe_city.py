"""What moves in one's own city do: Fate Tiles, payments, Processions, Tasks and Bonfires."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import events, frames
from firelight.games.bonfire.rules.fate import MIDDLE
from firelight.games.bonfire.rules.layout import BONFIRE, City
from firelight.games.bonfire.rules.procession import marcher
from firelight.games.bonfire.rules.supply import tile_count
from firelight.games.bonfire.texts.prompt import guardian
from firelight.games.bonfire.texts.reading import Reading, square
from firelight.reading import count, held

Describer = Callable[[Reading, int], str]


def outcome(r: Reading, *moves: int) -> str:
    """The tiles and resources that certain moves bring, tried on a copy."""
    state = r.s.copy()
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    for move in moves:
        r.g.edition.plain.resolve(state, move)
    tiles, resources = [0] * 7, [0] * 6
    for event, _, piece, number, _ in log:
        if event == events.GAINED_TILES:
            tiles[piece] += number
        elif event == events.GAINED_RESOURCES:
            resources[piece] += number
    parts = [f"{n} {name}" for name, n in zip(w.KINDS, tiles, strict=True) if n]
    parts += [f"{n} {name}" for name, n in zip(w.RESOURCES, resources, strict=True) if n]
    return ", ".join(parts)


def _fate(r: Reading, end: int) -> str:
    where = ("top", "bottom")[end]
    if not r.c.column_count:
        return f"Place the {where} Fate Tile of your column, which is empty."
    tile = r.c.column[0] if end == 0 else r.c.column[r.c.column_count - 1]
    limit = 3 if r.c.gnomes[w.PACKER] == 1 else 1
    tiles = tile_count(r.c)
    first = f"; first throw away all but {limit} of your {tiles} action tiles" if tiles > limit and r.frame.kind != frames.FATE_END else ""
    return f"Place the {where} Fate Tile ({tile_words(r, tile)}){first}."


def tile_words(r: Reading, tile: int) -> str:
    return ", ".join(w.KINDS[kind] for kind in r.tables["FATE_SYMBOLS"][tile * 3 : tile * 3 + 3])


def _first(r: Reading, choice: int) -> str:
    if r.c.first_tile < 0:
        return "Choose your first Fate Tile; yours lies already."
    if choice == 0:
        return f"Keep the Fate Tile {tile_words(r, r.c.first_tile)}; you start with these 3 action tiles and 2 yellow ones."
    return f"Swap it for the middle tile of the column: {tile_words(r, r.c.column[MIDDLE])}; these are your first action tiles."


def _way(r: Reading, turned: int) -> str:
    how = ("as printed", "turned round")[turned]
    if r.frame.kind != frames.WAY_ROUND:
        return f"Lay the Fate Tile {how}."
    symbols = tile_words(r, r.frame.a).split(", ")
    order = ", ".join(reversed(symbols) if turned else symbols)
    return f"Lay it {how} ({order}): you gain {outcome(r, act.WAY + turned)}."


def _keep(r: Reading, kind: int) -> str:
    return f"Keep a {w.KINDS[kind]} tile; you have {held(r.c.tiles, w.KINDS)}."


def _line(r: Reading, line: int) -> str:
    cells = r.tables["LINE_CELLS"][line * 3 : line * 3 + 3]
    (row, column), (last_row, last_column) = square(cells[0]), square(cells[2])
    if row == last_row:
        where = f"across row {row}, columns {column} to {last_column}"
    else:
        where = f"down column {column}, rows {row} to {last_row}"
    if r.frame.kind != frames.FATE_LINE or any(r.c.square_at[cell] for cell in cells):
        return f"Lay the tile {where}."
    printed = outcome(r, act.LINE + line, act.WAY)
    turned = outcome(r, act.LINE + line, act.WAY + 1)
    either = "" if printed == turned else f"; turned round {turned}"
    return f"Lay it {where}: {printed}{either}."


def _space(r: Reading, space: int) -> str:
    if r.frame.kind != frames.TASK_SPACE:
        return f"Put the Task on task space {space + 1}."
    parts = [f"a Guardian there scores {r.tables['GUARDIAN_VALUE'][space]}"]
    parts.append("the portal is there" if r.c.portals[space] else "no portal yet")
    if space < r.c.path_count:
        parts.append(f"beside the Path Tile {r.path_tile(r.c.paths[space])}")
    task = r.s.islands[r.frame.a].tasks[r.frame.b]
    fits = space < r.c.path_count and r.tables["PATH_CRYSTAL"][r.c.paths[space]] == r.tables["TASK_COLOUR"][task]
    return f"Put the Task on space {space + 1}: {', '.join(parts)}{' of its colour' if fits else ''}."


def _pay_tile(r: Reading, kind: int) -> str:
    have = r.c.tiles[kind]
    text = f"Pay 1 {w.KINDS[kind]} tile (you have {have})"
    if r.frame.kind == frames.PAY_TILES and kind == w.YELLOW:
        worth = "two" if r.c.gnomes[w.TWIN_DYER] == 1 and r.frame.b > 1 else "one"
        return f"{text}; it stands for {worth} {w.KINDS[r.frame.a]}."
    return f"{text}."


def _replace_tile(r: Reading, _: int) -> str:
    kind = f" {w.KINDS[r.frame.a]}" if r.frame.kind == frames.PAY_TILES else ""
    return f"Replace one{kind} tile that you lack by any two others, thrown away afterwards."


def _throw_tile(r: Reading, kind: int) -> str:
    return f"Throw away 1 {w.KINDS[kind]} tile (you have {r.c.tiles[kind]}) for what you lack."


def _pay_resource(r: Reading, resource: int) -> str:
    text = f"Pay 1 {w.RESOURCES[resource]} (you have {r.c.resources[resource]})"
    if r.frame.kind == frames.PAY_RESOURCES and resource == w.GOLD:
        owed = r.frame.a if r.frame.b else r.frame.c
        if 0 <= owed < w.BASIC:
            return f"{text}; it stands for 1 {w.RESOURCES[owed]}."
    return f"{text}."


def _replace_resource(r: Reading, _: int) -> str:
    owed = r.frame.a if r.frame.b else r.frame.c
    kind = w.RESOURCES[owed] if r.frame.kind == frames.PAY_RESOURCES and 0 <= owed < 6 else "resource"
    return f"Replace one {kind} that you lack by any two other resources, thrown away afterwards."


def _throw_resource(r: Reading, resource: int) -> str:
    return f"Throw away 1 {w.RESOURCES[resource]} (you have {r.c.resources[resource]}) for what you lack."


def _march(r: Reading, index: int) -> str:
    paid = index + 1
    pace = 1 if r.c.gnomes[w.PACEMAKER] == 1 else 0
    more = " (1 more by the Pacemaker)" if pace else ""
    return f"Procession for {count(paid, 'guardian tile')}: each Guardian may take up to {count(paid + pace, 'step')}{more}."


def _who(r: Reading, number: int) -> str:
    name = guardian(number)
    if r.c.guardians[number] < 0:
        return f"Move {name}, who is not in your city."
    return f"Move {name}, who stands {place_text(r.c.guardians[number])}."


def place_text(at: int) -> str:
    if at == 0:
        return "on START"
    return f"on path space {at}" if at <= BONFIRE else f"at Bonfire {at - BONFIRE}"


def _stay(r: Reading, _: int) -> str:
    if r.frame.kind != frames.PROCESSION:
        return "Stay where you are in a Procession."
    walker = r.rule(marcher)(r.c, r.frame)
    if walker == w.NONE:
        return "All of the Guardians here stay where they are."
    name = guardian(walker)
    return f"{name[0].upper()}{name[1:]} stays {place_text(r.c.guardians[walker])}."


def _walker(r: Reading) -> int:
    if r.frame.kind == frames.PROCESSION:
        return r.rule(marcher)(r.c, r.frame)
    return r.frame.a if r.frame.kind == frames.MOVE_TO else w.NONE


def _to_path(r: Reading, index: int) -> str:
    walker = _walker(r)
    if walker == w.NONE or index >= r.c.path_count:
        return f"A Guardian goes to path space {index + 1}."
    name = guardian(walker)
    text = f"{name[0].upper()}{name[1:]} goes to path space {index + 1}"
    if r.frame.kind == frames.PROCESSION and r.frame.d:
        return f"{text} without yield."
    return f"{text}: you gain {yield_text(r, r.c, walker, index)}."


def yield_text(r: Reading, c: City, walker: int, index: int) -> str:
    """What a Guardian yields who ends on a path space (B6.5e)."""
    number = 2 if walker != w.OWN and c.gnomes[w.PINK_ACOLYTE + walker - 1] == 1 else 1
    printed = w.RESOURCES[r.tables["PATH_RESOURCE"][c.paths[index]]]
    choice = " or a basic resource of your choice" if c.gnomes[w.GARDENER] == 1 else ""
    more = " and 1 gold (Gatekeeper)" if index == 0 and c.gnomes[w.GATEKEEPER] == 1 else ""
    return f"{number} {printed}{choice}{more}"


def _to_bonfire(r: Reading, index: int) -> str:
    walker = _walker(r)
    name = "a Guardian" if walker == w.NONE else guardian(walker)
    value = r.tables["GUARDIAN_VALUE"][index] + (2 if r.c.gnomes[w.LANTERN_BEARER] == 1 else 0)
    return f"{name[0].upper()}{name[1:]} goes to Bonfire {index + 1}: {value} points at the end."


def _choose_yield(r: Reading, resource: int) -> str:
    number = r.frame.b if r.frame.kind == frames.YIELD else 1
    more = f" and {r.frame.c} gold" if r.frame.kind == frames.YIELD and r.frame.c else ""
    return f"The Guardian yields {number} {w.RESOURCES[resource]}{more}."


def _ignite(r: Reading, space: int) -> str:
    task = r.c.tasks[space]
    if task < 0:
        return f"Ignite the Bonfire on task space {space + 1}, where no Task lies."
    points = r.tables["TASK_POINTS"][task]
    return f'Ignite "{r.condition(task)}" on space {space + 1} ({points} points); its Novice goes to the High Council.'


CITY: dict[int, Describer] = {
    act.FATE: _fate,
    act.FIRST: _first,
    act.WAY: _way,
    act.KEEP_TILE: _keep,
    act.LINE: _line,
    act.SPACE: _space,
    act.PAY_TILE: _pay_tile,
    act.REPLACE_TILE: _replace_tile,
    act.THROW_TILE: _throw_tile,
    act.PAY_RESOURCE: _pay_resource,
    act.REPLACE_RESOURCE: _replace_resource,
    act.THROW_RESOURCE: _throw_resource,
    act.MARCH: _march,
    act.WHO: _who,
    act.STAY: _stay,
    act.TO_PATH: _to_path,
    act.TO_BONFIRE: _to_bonfire,
    act.CHOOSE_YIELD: _choose_yield,
    act.IGNITE: _ignite,
}
