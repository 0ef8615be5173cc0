"""The shared part of the text board: islands, Great Bonfire, High Council, displays."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, novices_in_council
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import WIDTH, beside

CELL = 20
GNOME = 26  # columns of a Gnome's name
EMPTY = -1
# The map: three rows of five places (words.ISLANDS; EMPTY is open sea).
MAP = ((0, 1, 10, 2, 3), (11, 4, EMPTY, 5, 13), (6, 7, 12, 8, 9))


def world_lines(r: Reading) -> list[str]:
    return [
        *island_lines(r),
        "",
        *beside(ring_lines(r), council_lines(r), 56),
        "",
        *path_lines(r),
        "",
        *gnome_lines(r),
    ]


def island_name(r: Reading, island: int) -> str:
    """`T3`; for an island of Guardians, its colour."""
    key = w.ISLANDS[island]
    return key if island < w.TASK_ISLANDS else r.teller.word(key.lower()).upper()


def ships_at(r: Reading, island: int) -> str:
    ships = [r.mark(seat) for seat in range(r.s.players) if r.s.cities[seat].ship == island]
    return r.label("ships", who=" ".join(ships)) if ships else ""


def _cell(r: Reading, island: int) -> list[str]:
    """The lines below an island's name."""
    lines = []
    if island >= w.TASK_ISLANDS:
        lines = [r.label("guardians", number=r.s.guardians[island - w.TASK_ISLANDS])]
    else:
        place = r.s.islands[island]
        for task, owner in zip(place.tasks, place.owners, strict=True):
            if task >= 0:
                lines.append(f"{r.task_mark(task)} {r.short_task(task)}")
            elif owner >= 0:
                lines.append(r.label("offering-of", who=r.mark(owner)))
            else:
                lines.append("-")
        if lines[-1] == "-" and r.s.players < 4:
            lines.pop()  # fewer players, fewer Tasks
    ships = ships_at(r, island)
    told = [*lines, ships] if ships else lines
    return [part for line in told for part in wrap(line, CELL - 2, subsequent_indent="   ", break_on_hyphens=False)]


def island_lines(r: Reading) -> list[str]:
    """The map, with routes between the names and between the rows."""
    routes = {frozenset(pair) for pair in r.g.edition.components.routes}
    lines = [r.label("islands")]
    drawn: set[frozenset[int]] = set()
    for number, row in enumerate(MAP):
        lines.append(_name_line(r, row, routes, drawn))
        cells = [_cell(r, island) if island != EMPTY else [] for island in row]
        lines += ["".join(f" {text:<{CELL - 1}}" for text in parts) for parts in zip_longest(*cells, fillvalue="")]
        if number < len(MAP) - 1:
            pairs = [frozenset(pair) for pair in zip(row, MAP[number + 1], strict=True)]
            drawn.update(pair for pair in pairs if pair in routes)
            lines.append("".join(f" {'│' if pair in routes else '':<{CELL - 1}}" for pair in pairs))
    others = sorted("-".join(island_name(r, island) for island in sorted(pair)) for pair in routes - drawn)
    if others:
        lines.append(f" {r.label('routes', routes=', '.join(others))}")
    ashore = [r.mark(seat) for seat in range(r.s.players) if r.s.cities[seat].ship == w.NONE]
    if ashore:
        lines.append(f" {r.label('ashore', who=' '.join(ashore))}")
    return lines


def _name_line(r: Reading, row: tuple[int, ...], routes: set[frozenset[int]], drawn: set[frozenset[int]]) -> str:
    line = ""
    for place, island in enumerate(row):
        following = next((other for other in row[place + 1 :] if other != EMPTY), EMPTY)
        pair = frozenset((island, following))
        if island == EMPTY:
            line += "─" * CELL if line.endswith("─") else " " * CELL
            continue
        joined = pair in routes
        if joined:
            drawn.add(pair)
        name = island_name(r, island)
        if island < w.TASK_ISLANDS:
            name += f" {r.resource(r.tables['ISLAND_RESOURCE'][island])}"
        text = f" {name} "
        line += text + ("─" if joined else " ") * (CELL - len(text))
    return line


def ring_lines(r: Reading) -> list[str]:
    lines = [r.label("ring", used=bool(r.s.fire_used))]
    for space, stock in enumerate(r.s.ring):
        gives = r.tables["RING_RESOURCE"][space]
        what = r.teller.count("point", 2) if gives == w.TWO_POINTS else r.resource(gives)
        portals = " ".join(f"{r.teller.word(w.PORTALS[i])}{f'×{n}' if n > 1 else ''}" for i, n in enumerate(stock.portals) if n)
        pointer = ">" if space == r.s.pointer else " "
        reward = f"{r.teller.word(w.KINDS[r.tables['RING_KIND'][space]])} + {what}"
        lines.append(f"{pointer}{space + 1} {reward:<26}{portals or r.label('no-portals')}")
    return lines


def council_lines(r: Reading) -> list[str]:
    number, goal = novices_in_council(r.s), NOVICES_TO_BEGIN[r.s.players]
    lines = [r.label("council-full", there=number) if r.s.counting else r.label("council", there=number, goal=goal)]
    marks = [r.mark(seat) for seat in range(r.s.seats)]
    names = [*marks, *[""] * (NEUTRAL - r.s.seats), r.label("neutral"), r.label("lying")]
    for space, there in enumerate(r.s.council):
        standing = [f"{names[owner]}{f'×{n}' if n > 1 else ''}" for owner, n in enumerate(there.novices) if n]
        bonus = r.label(f"bonus-{w.BONUSES[r.tables['COUNCIL_BONUS'][space]]}")
        lines.append(f" {bonus:<16}{' '.join(standing) or '-'}")
    return lines


def path_lines(r: Reading) -> list[str]:
    s = r.s
    shown = [f"{slot + 1} {r.path_mark(tile) if tile >= 0 else '-'}" for slot, tile in enumerate(s.path_display)]
    there, gone = ([_common(r, common) for common in range(len(w.COMMONS)) if bool(s.neutral[common]) == here] for here in (True, False))
    rows = [
        r.label("paths", tiles="   ".join(shown), pile=s.path_left),
        r.label("commons", tasks=", ".join(there) or r.label("none")),
        *([r.label("commons-met", tasks=", ".join(gone))] if gone else []),
    ]
    return [line for row in rows for line in wrap(row, WIDTH, subsequent_indent="  ")]


def _common(r: Reading, common: int) -> str:
    return r.teller.text(f"common-bonfire-{w.COMMONS[common]}") or w.COMMONS[common]


def gnome_lines(r: Reading) -> list[str]:
    s = r.s
    lines = [r.label("specialists", pile=s.gnome_left)]
    for gnome in s.gnome_display:
        lines += _gnome_lines(r, gnome) if gnome >= 0 else []
    lines.append(r.label("elders"))
    for elder in range(w.ELDERS):
        lines += _gnome_lines(r, w.FIRST_ELDER + elder) if s.elders[elder] else []
    if s.discard_count:
        names = ", ".join(r.teller.word(w.GNOME_KEYS[gnome]) for gnome in s.gnome_discard[: s.discard_count])
        lines += wrap(r.label("discarded", gnomes=names), WIDTH, subsequent_indent="  ")
    return lines


def _gnome_lines(r: Reading, gnome: int) -> list[str]:
    key, resource = w.GNOME_KEYS[gnome], r.resource(r.tables["GNOME_RESOURCE"][gnome])
    first, *more = wrap(r.teller.word(key, "help"), WIDTH - GNOME - 9)
    return [f" {r.teller.word(key):<{GNOME - 1}}{resource:<8} {first}", *(f"{'':{GNOME + 9}}{line}" for line in more)]
