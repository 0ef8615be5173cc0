"""A city on the text board: tasks, path, people, Fate Area and supply. Tom's board too (B14.2)."""

from __future__ import annotations

from textwrap import wrap

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.countdown import TOM_LAST_CARD
from firelight.games.bonfire.rules.great_bonfire import next_notch
from firelight.games.bonfire.rules.layout import BONFIRE, LAST_PATH, START, City
from firelight.games.bonfire.rules.ship import face_up_offering
from firelight.games.bonfire.rules.supply import guardian_count, portal_count, task_count
from firelight.games.bonfire.texts.board_world import seat_mark
from firelight.games.bonfire.texts.gnome_texts import COMMON_GOALS
from firelight.games.bonfire.texts.reading import FIRE_LETTERS, LETTERS, Reading, square
from firelight.reading import WIDTH, beside, count, facts, held, joined

TEXT = 46
ROWS = range(1, 6)
COLUMNS = range(1, 8)
COMMON_WORDS = ("tasks", "portals", "paths", "guardians", "gnomes")


def city_lines(r: Reading, seat: int) -> list[str]:
    c = r.s.cities[seat]
    lines = [_title(r, seat), *space_lines(r, seat), ""]
    if r.is_tom(seat):
        return lines + tom_lines(r, c)
    return lines + beside(fate_lines(r, c), supply_lines(r, seat), 22)


def space_lines(r: Reading, seat: int) -> list[str]:
    """The seven task spaces with portals, path and Guardians."""
    lines = [f"       {'Task':<{TEXT + 1}}{'portal':<10}{'path':<11}{'on path':<13}at Bonfire"]
    for space in range(7):
        lines += _space_lines(r, seat, space)
    return lines


def _title(r: Reading, seat: int) -> str:
    c = r.s.cities[seat]
    name = r.name(seat)
    mark = "" if seat_mark(r, seat) == name else f" ({seat_mark(r, seat)})"
    points = f"{count(sum(c.earned), 'point')} so far, {r.g.scores()[seat]} if the game ended now"
    state = ", has passed" if c.passed else ", is out" if c.out else ""
    first = ", starts" if seat == r.s.start else ""
    head = f"── {name}{mark}, board {w.BOARDS[c.board]}{first}: {points}{state} "
    return head + "─" * (WIDTH - len(head))


def _space_lines(r: Reading, seat: int, space: int) -> list[str]:
    c = r.s.cities[seat]
    task = c.tasks[space]
    mark, texts = "  ", ["-"]
    if task >= 0:
        mark = r.task_mark(task)
        texts = wrap(("LIT: " if c.lit[space] else "") + r.condition(task), TEXT, break_on_hyphens=False)
    novice = "n" if c.novices[space] else " "
    shape = r.notch(seat, space)
    portal = shape if c.portals[space] else f"({shape})"
    if space == r.rule(next_notch)(c):
        portal += "<"
    path = _path(r, c.paths[space]) if space < c.path_count else "-"
    on_path = " ".join(w.GUARDIANS[g] for g in range(5) if c.guardians[g] == space + 1)
    home = " ".join(w.GUARDIANS[g] for g in range(5) if c.guardians[g] == BONFIRE + space + 1)
    worth = r.tables["GUARDIAN_VALUE"][space]
    first = f" {space + 1}{novice} {mark} {texts[0]:<{TEXT}} {portal:<10}{path:<11}{on_path:<13}{home or '-':<6}({worth})"
    return [first, *(f"{'':7}{text}" for text in texts[1:])]


def _path(r: Reading, tile: int) -> str:
    crystal = r.tables["PATH_CRYSTAL"][tile]
    letter = "-" if crystal == w.NO_CRYSTAL else FIRE_LETTERS[crystal]
    return f"{letter} {w.RESOURCES[r.tables['PATH_RESOURCE'][tile]]}"


def places(c: City) -> str:
    """Where the Guardians stand."""
    found = []
    for guardian, at in enumerate(c.guardians):
        if at == START:
            found.append(f"{w.GUARDIANS[guardian]} on START")
        elif START < at <= LAST_PATH:
            found.append(f"{w.GUARDIANS[guardian]} on path {at}")
        elif at > LAST_PATH:
            found.append(f"{w.GUARDIANS[guardian]} at Bonfire {at - BONFIRE}")
    return ", ".join(found)


def gnomes(c: City) -> str:
    return ", ".join(w.GNOME_NAMES[gnome] for gnome in range(w.GNOMES) if c.gnomes[gnome]) or "none"


def commons(c: City) -> str:
    numbers = (task_count(c), portal_count(c), c.path_count, guardian_count(c), c.gnome_count)
    return ", ".join(f"{word} {n}/{goal}" for word, n, goal in zip(COMMON_WORDS, numbers, COMMON_GOALS, strict=True))


def supply_lines(r: Reading, seat: int) -> list[str]:
    c = r.s.cities[seat]
    column = " ".join(r.symbols(tile) for tile in c.column[: c.column_count])
    fate = f"top {column} bottom" if column else "empty"
    if c.first_tile >= 0:
        fate += f"; first tile {r.symbols(c.first_tile)}"
    ship = "at the landing stage" if c.ship == w.NONE else r.island(c.ship)
    rows = [
        ("tiles", f"{held(c.tiles, w.KINDS)}"),
        ("resources", f"{held(c.resources, w.RESOURCES)}"),
        ("offerings", f"left {_offering(r, c, 0)}, right {_offering(r, c, 1)}"),
        ("fate column", fate),
        ("ship", ship),
        ("Guardians", places(c)),
        ("Gnomes", gnomes(c)),
        ("count", commons(c)),
    ]
    return facts(rows, WIDTH - 22)


def _offering(r: Reading, c: City, pile: int) -> str:
    number = (c.left_count, c.right_count)[pile]
    if not number:
        return "none"
    return f"{w.RESOURCES[r.rule(face_up_offering)(c, pile)]} (+{number - 1} face down)"


def fate_lines(r: Reading, c: City) -> list[str]:
    """The Fate Area as a grid of letters; wider where tiles stick out."""
    laid = {square(cell): LETTERS[symbol] for cell, symbol in zip(c.cells, c.symbols, strict=True) if cell >= 0}
    rows = range(min([ROWS.start, *(row for row, _ in laid)]), max([ROWS.stop - 1, *(row for row, _ in laid)]) + 1)
    columns = range(min([COLUMNS.start, *(at for _, at in laid)]), max([COLUMNS.stop - 1, *(at for _, at in laid)]) + 1)
    lines = ["   " + " ".join(str(column % 10) if column >= 0 else "-" for column in columns)]
    for row in rows:
        cells = [laid.get((row, column)) or _print(r, row, column) for column in columns]
        lines.append(f"{row:>2} {' '.join(cells)}")
    return lines


def _print(r: Reading, row: int, column: int) -> str:
    """What is printed on a free square."""
    cell = (row + 1) * w.GRID_COLUMNS + column + 1
    if not r.tables["FATE_INSIDE"][cell]:
        return " "
    printed = (".", "$", "y")[r.tables["FATE_BONUS"][cell]]
    return "*" if printed == "." and r.tables["FATE_MARKED"][cell] else printed


def tom_lines(r: Reading, c: City) -> list[str]:
    s = r.s
    cards = [w.TOM_CARDS[r.tables["TOM_CARD"][card]] for card in s.tom_discard[: s.tom_discarded]]
    rows = [
        ("cards", f"{s.tom_played} of {TOM_LAST_CARD} played; {s.tom_left} in the pile; turned up: {joined(cards) or 'none'}"),
        ("Novices", f"{s.tom_novices} left"),
        ("Guardians", places(c)),
        ("Gnomes", gnomes(c)),
        ("count", commons(c)),
    ]
    return [f" {line}" for line in facts(rows, 98)]
