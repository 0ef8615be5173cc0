"""What stays on the table of Bonfire from setup to the end: no piece is lost, duplicated or in an impossible place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firelight.engine.title import Edition
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.layout import LAST_PATH, LYING, NEUTRAL, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.procession import CROWD_KEEPER

TASKS_DEALT = (0, 20, 20, 26, 30)
MOST_FRAMES = 14
COUNTDOWN_AT = (0, 7, 7, 10, 13)


def conserved(s: State, edition: Edition, start: State | None = None) -> list[str]:
    """What is wrong, in words; empty if all is well. `start` is the state right after setup."""
    values = edition.tables or tables.build(edition.components)
    wrong: list[str] = []
    wrong += _tasks(s, start)
    wrong += _paths(s)
    wrong += _gnomes(s, values)
    wrong += _guardians(s)
    wrong += _portals(s, values)
    wrong += _offerings(s, values)
    wrong += _novices(s)
    wrong += _tom(s)
    wrong += _frames(s)
    for seat in range(s.players):
        wrong += [f"seat {seat}: {text}" for text in _fate(s.cities[seat], values)]
    for seat in range(s.seats):
        wrong += [f"seat {seat}: {text}" for text in _city(s, seat)]
    for seat in range(s.seats, 4):
        if start is not None and s.cities[seat] != start.cities[seat]:
            wrong.append(f"the unused city {seat} has changed")
    return wrong


def _filled(what: str, pile: list[int], count: int) -> list[str]:
    """A stack is filled up to its count and empty behind it."""
    if not 0 <= count <= len(pile) or any(card < 0 for card in pile[:count]) or any(card != words.NONE for card in pile[count:]):
        return [f"{what}: {count} are counted of {pile}"]
    return []


def _exactly(what: str, found: list[int], wanted: Any) -> list[str]:
    return [] if sorted(found) == sorted(wanted) else [f"{what}: found {sorted(found)}, expected {sorted(wanted)}"]


def _all_tasks(s: State) -> list[int]:
    lying = [task for island in s.islands for task in island.tasks]
    return [task for task in (*lying, *(task for c in s.cities for task in c.tasks)) if task != words.NONE]


def _tasks(s: State, start: State | None) -> list[str]:
    found = _all_tasks(s)
    wrong = []
    if len(set(found)) != len(found) or len(found) != TASKS_DEALT[s.players]:
        wrong.append(f"Tasks: found {sorted(found)}, expected {TASKS_DEALT[s.players]} different ones")
    if start is not None:
        wrong += _exactly("Tasks", found, _all_tasks(start))
    for name, island in zip(words.ISLANDS, s.islands, strict=False):
        for slot in range(3):
            task, owner, offering = island.tasks[slot], island.owners[slot], island.offerings[slot]
            if (owner == words.NONE) != (offering == words.NONE) or (task != words.NONE and owner != words.NONE):
                wrong.append(f"{name}, place {slot}: Task {task}, Offering {offering} of seat {owner}")
    return wrong


def _paths(s: State) -> list[str]:
    found = [tile for tile in s.path_display if tile != words.NONE] + s.path_pile[: s.path_left]
    wrong = _filled("the pile of Path Tiles", s.path_pile, s.path_left)
    if not 0 <= s.path_known <= s.path_left:
        wrong.append(f"{s.path_known} Path Tiles are known of {s.path_left}")
    for seat, c in enumerate(s.cities[: s.seats]):
        wrong += _filled(f"path of seat {seat}", c.paths, c.path_count)
        if c.paths[0] != words.STARTING_TILE:
            wrong.append(f"seat {seat} has no Starting Tile")
        found += c.paths[1 : c.path_count]
    return wrong + _exactly("Path Tiles", found, range(words.PATH_TILES))


def _gnomes(s: State, values: Any) -> list[str]:
    wrong = _filled("the pile of Gnomes", s.gnome_pile, s.gnome_left)
    wrong += _filled("the discarded Gnomes", s.gnome_discard, s.discard_count)
    found = [gnome for gnome in s.gnome_display if gnome != words.NONE]
    found += s.gnome_pile[: s.gnome_left] + s.gnome_discard[: s.discard_count]
    found += [gnome for c in s.cities for gnome in range(words.SPECIALISTS) if c.gnomes[gnome]]
    gold = values["GNOME_RESOURCE"]
    wrong += _exactly("Specialists", found, [g for g in range(words.SPECIALISTS) if s.players > 1 or gold[g] != words.GOLD])
    for elder in range(words.ELDERS):
        if s.elders[elder] + sum(1 for c in s.cities if c.gnomes[words.FIRST_ELDER + elder]) != 1:
            wrong.append(f"Elder {elder} is not in exactly one place")
    return wrong


def _guardians(s: State) -> list[str]:
    wrong = []
    for colour in range(1, 5):
        together = s.guardians[colour - 1] + sum(1 for c in s.cities[: s.seats] if c.guardians[colour] >= START)
        if together != 4:
            wrong.append(f"{together} Guardians are {words.GUARDIANS[colour]}")
    return wrong


def _portals(s: State, values: Any) -> list[str]:
    each = 4 if s.players > 2 else 3
    found: Counter[int] = Counter()
    for space in s.ring:
        found.update({shape: number for shape, number in enumerate(space.portals) if number})
    for c in s.cities[: s.seats]:
        found.update(values["NOTCH_SHAPE"][c.board * 7 + notch] for notch in range(7) if c.portals[notch])
    wrong = [] if found == {shape: each for shape in range(7)} else [f"portals: found {dict(found)}, expected {each} of each shape"]
    if any(number < 0 for space in s.ring for number in space.portals):
        wrong.append("fewer than no portals at the Great Bonfire")
    return wrong


def _offerings(s: State, values: Any) -> list[str]:
    wrong = []
    for seat, c in enumerate(s.cities[: s.players]):
        wrong += _filled(f"left Offerings of seat {seat}", c.left_offerings, c.left_count)
        wrong += _filled(f"right Offerings of seat {seat}", c.right_offerings, c.right_count)
        found = c.left_offerings[: c.left_count] + c.right_offerings[: c.right_count]
        found += [i.offerings[slot] for i in s.islands for slot in range(3) if i.owners[slot] == seat]
        wrong += _exactly(f"Offerings of seat {seat}", found, values["OFFERING_RESOURCE"])
    if any(owner >= s.players for island in s.islands for owner in island.owners):
        wrong.append("an Offering of nobody lies on an island")
    return wrong


def _novices(s: State) -> list[str]:
    """Novices are beside the task spaces, in the Council, or on their way there."""
    on_the_way = Counter(f.owner for f in s.frames[: s.depth] if f.kind == decisions.COUNCIL)
    council = [sum(space.novices[owner] for space in s.council) for owner in range(6)]
    wrong = []
    for seat in range(4):
        wanted = 7 if seat < s.players else 4 if s.players == 1 and seat == TOM_SEAT else 0
        found = sum(s.cities[seat].novices) + council[seat] + on_the_way[seat]
        if s.players == 1 and seat == TOM_SEAT:
            found += s.tom_novices
        if found != wanted:
            wrong.append(f"seat {seat} has {found} Novices, expected {wanted}")
    neutral = sum(s.neutral) + council[NEUTRAL] + council[LYING] + on_the_way[NEUTRAL]
    if neutral != 5:
        wrong.append(f"{neutral} Neutral Novices")
    if s.counting != (sum(council) >= COUNTDOWN_AT[s.players]):
        wrong.append(f"{sum(council)} Novices in the Council, but counting is {s.counting}")
    return wrong


def _tom(s: State) -> list[str]:
    wrong = _filled("Tom's pile", s.tom_pile, s.tom_left) + _filled("Tom's discards", s.tom_discard, s.tom_discarded)
    cards = s.tom_pile[: s.tom_left] + s.tom_discard[: s.tom_discarded]
    return wrong + _exactly("Tom's cards", cards, range(8 if s.players == 1 else 0))


def _frames(s: State) -> list[str]:
    """NEXT_TURN at the bottom, a decision or the end on top, nothing above."""
    wrong = []
    if not 1 <= s.depth <= MOST_FRAMES:
        return [f"{s.depth} frames"]
    if s.frames[0].kind != decisions.NEXT_TURN:
        wrong.append("the lowest frame is not next-turn")
    above = s.frames[s.depth - 1]
    if above.kind == decisions.GAME_OVER:
        if above.seat != words.NONE:
            wrong.append("somebody is to decide in a game that is over")
    elif not decisions.LAST_CHANCE < above.kind < len(decisions.FRAME_NAMES):
        wrong.append(f"frame kind {above.kind} on top is no decision")
    elif not 0 <= above.seat < s.players:
        wrong.append(f"seat {above.seat} is to decide")
    if any(f.kind <= decisions.GAME_OVER for f in s.frames[: s.depth - 1]):
        wrong.append("nothing, or the end of the game, lies below another frame")
    if any(v for f in s.frames[s.depth :] for v in (f.kind, f.seat, f.a, f.b, f.c, f.d, f.e, f.f)):
        wrong.append("something lies above the top of the stack")
    return wrong


def _fate(c: City, values: Any) -> list[str]:
    """Eight Fate Tiles: in the column, in front, or laid down as three squares in a row."""
    wrong = (
        _filled("column", c.column, c.column_count)
        + _filled("cells", c.cells, c.square_count)
        + _filled("symbols", c.symbols, c.square_count)
    )
    symbols = values["FATE_SYMBOLS"]
    held = [*c.column[: c.column_count], *([] if c.first_tile == words.NONE else [c.first_tile])]
    found = [tuple(sorted(symbols[tile * 3 : tile * 3 + 3])) for tile in held]
    found += [tuple(sorted(c.symbols[square : square + 3])) for square in range(0, c.square_count, 3)]
    wanted = [tuple(sorted(symbols[tile * 3 : tile * 3 + 3])) for tile in range(8)]
    if sorted(found) != sorted(wanted):
        wrong.append(f"Fate Tiles: found {sorted(found)}")
    placed = {cell: square + 1 for square, cell in enumerate(c.cells[: c.square_count])}
    if c.square_at != [placed.get(cell, 0) for cell in range(words.GRID)]:
        wrong.append("the map of the Fate Area differs from its squares")
    if sum(c.first_tile == tile for tile in c.column[: c.column_count]):
        wrong.append("the first tile lies in the column too")
    return wrong


def _city(s: State, seat: int) -> list[str]:
    c = s.cities[seat]
    tom = s.players == 1 and seat == TOM_SEAT
    wrong = []
    if min(c.tiles) < 0 or min(c.resources) < 0:
        wrong.append(f"fewer than none: tiles {c.tiles}, resources {c.resources}")
    if c.gnome_count != sum(1 for gnome in c.gnomes if gnome) or c.gnome_count > 6:
        wrong.append(f"{c.gnome_count} Gnomes are counted")
    if any(gnome not in (0, 2 if tom else 1) for gnome in c.gnomes):
        wrong.append("a Gnome is neither there nor away")
    if any(c.lit[space] and c.tasks[space] == words.NONE for space in range(7)):
        wrong.append("a Bonfire without a Task")
    if not tom and any(c.lit[space] + c.novices[space] != 1 for space in range(7)):
        wrong.append("a task space has both its Bonfire and its Novice, or neither")
    if c.guardians[words.OWN] == words.NONE:
        wrong.append("the own Guardian is gone")
    standing = Counter(at for at in c.guardians if at > START)
    for at, number in standing.items():
        if number > 1 and (at > LAST_PATH or not c.gnomes[CROWD_KEEPER]):
            wrong.append(f"{number} Guardians at place {at}")
        if at <= LAST_PATH and at > c.path_count:
            wrong.append(f"a Guardian on path space {at}, which is not built")
        if at > LAST_PATH and not (c.lit[at - LAST_PATH - 1] and c.portals[at - LAST_PATH - 1]):
            wrong.append(f"a Guardian at Bonfire {at - LAST_PATH} without fire or portal")
    return wrong


def unseen(s: State) -> list[list[tuple[list[int], int]]]:
    """Groups of places with cards that nobody can distinguish, each place as its stack and its index there."""
    groups = [
        [(s.path_pile, place) for place in range(s.path_known, s.path_left)],
        [(s.gnome_pile, place) for place in range(s.gnome_left)],
        [(s.tom_pile, place) for place in range(s.tom_left)],
    ]
    for c in s.cities[: s.players]:
        left = [(c.left_offerings, place) for place in range(c.left_count - 1)]
        groups.append(left + [(c.right_offerings, place) for place in range(c.right_count - 1)])
    return groups
