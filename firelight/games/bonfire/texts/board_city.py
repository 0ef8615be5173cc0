"""A city on the text board: tasks, path, people, Fate Area and supply. Tom's board too (B14.2)."""

from __future__ import annotations

from textwrap import wrap

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.countdown import TOM_LAST_CARD
from firelight.games.bonfire.rules.decisions import square
from firelight.games.bonfire.rules.great_bonfire import next_notch
from firelight.games.bonfire.rules.layout import BONFIRE, PLACES, START, City
from firelight.games.bonfire.rules.ship import face_up_offering
from firelight.games.bonfire.texts.reading import COMMON_GOALS, LETTERS, Reading, common_numbers
from firelight.reading import WIDTH, beside, facts

TEXT = 42
PORTAL = 12
PATH = 12
PEOPLE = 14
ROWS = range(1, 6)
COLUMNS = range(1, 8)
AREA = 22  # columns of the Fate Area


def city_lines(r: Reading, seat: int) -> list[str]:
    c = r.s.cities[seat]
    lines = [_title(r, seat), *space_lines(r, seat), ""]
    if r.is_tom(seat):
        return lines + tom_lines(r, c)
    return lines + beside(fate_lines(r, c), supply_lines(r, seat), AREA)


def space_lines(r: Reading, seat: int) -> list[str]:
    """The seven task spaces with portals, path and Guardians."""
    task, portal, path, people, home = (r.label(f"head-{name}") for name in ("task", "portal", "path", "on-path", "at-bonfire"))
    lines = [f"       {task:<{TEXT + 1}}{portal:<{PORTAL}}{path:<{PATH}}{people:<{PEOPLE}}{home}"]
    for space in range(7):
        lines += _space_lines(r, seat, space)
    return lines


def _title(r: Reading, seat: int) -> str:
    c = r.s.cities[seat]
    name, mark = r.name(seat), r.mark(seat)
    text = r.label(
        "city",
        name=name if mark == name else f"{name} ({mark})",
        board=w.BOARDS[c.board],
        first=seat == r.s.start,
        points=sum(c.earned),
        ended=r.g.scores()[seat],
        state="passed" if c.passed else "out" if c.out else "in",
    )
    head = f"── {text} "
    return head + "─" * (WIDTH - len(head))


def _space_lines(r: Reading, seat: int, space: int) -> list[str]:
    c = r.s.cities[seat]
    task = c.tasks[space]
    mark, texts = "  ", ["-"]
    if task >= 0:
        mark = r.task_mark(task)
        texts = wrap(f"{r.label('lit')} {r.condition(task)}" if c.lit[space] else r.condition(task), TEXT, break_on_hyphens=False)
    novice = "n" if c.novices[space] else " "
    shape = r.teller.word(r.notch(seat, space))
    portal = shape if c.portals[space] else f"({shape})"
    if space == r.rule(next_notch)(c):
        portal += "<"
    path = r.path_mark(c.paths[space]) if space < c.path_count else "-"
    on_path, home = (" ".join(_guardians(r, c, place + 1)) for place in (space, BONFIRE + space))
    worth = r.tables["GUARDIAN_VALUE"][space]
    columns = f"{portal:<{PORTAL}}{path:<{PATH}}{on_path:<{PEOPLE}}{home or '-':<6}({worth})"
    return [f" {space + 1}{novice} {mark} {texts[0]:<{TEXT}} {columns}", *(f"{'':7}{text}" for text in texts[1:])]


def _guardians(r: Reading, c: City, place: int) -> list[str]:
    return [r.teller.word(w.GUARDIANS[guardian]) for guardian, at in enumerate(c.guardians) if at == place]


def places(r: Reading, c: City) -> str:
    """Where the Guardians stand."""
    there = [(w.GUARDIANS[guardian], at) for guardian, at in enumerate(c.guardians) if at >= START]
    return ", ".join(f"{r.teller.word(name)} {r.teller.word(PLACES[at], 'at')}" for name, at in there)


def gnomes(r: Reading, c: City) -> str:
    return ", ".join(r.teller.word(w.GNOME_KEYS[gnome]) for gnome in range(w.GNOMES) if c.gnomes[gnome]) or r.label("none")


def commons(r: Reading, c: City) -> str:
    shown = zip(w.COMMONS, common_numbers(c), COMMON_GOALS, strict=True)
    return ", ".join(f"{r.label(f'count-{common}')} {r.label('count-of', number=number, goal=goal)}" for common, number, goal in shown)


def supply_lines(r: Reading, seat: int) -> list[str]:
    c = r.s.cities[seat]
    column = " ".join(r.symbols(tile) for tile in c.column[: c.column_count])
    fate = r.label("column", tiles=column) if column else r.label("empty")
    if c.first_tile >= 0:
        fate += f"; {r.label('first-tile', tile=r.symbols(c.first_tile))}"
    ship = r.teller.word("landing-stage" if c.ship == w.NONE else w.ISLANDS[c.ship], "at")
    rows = [
        ("tiles", r.held(c.tiles, w.KINDS)),
        ("resources", r.held(c.resources, w.RESOURCES)),
        ("offerings", r.label("piles", left=_offering(r, c, 0), right=_offering(r, c, 1))),
        ("fate", fate),
        ("ship", ship),
        ("guardians", places(r, c)),
        ("gnomes", gnomes(r, c)),
        ("count", commons(r, c)),
    ]
    return facts([(r.label(f"row-{name}"), text) for name, text in rows], WIDTH - AREA, 14)


def _offering(r: Reading, c: City, pile: int) -> str:
    number = (c.left_count, c.right_count)[pile]
    if not number:
        return r.label("none")
    return r.label("offering", resource=w.RESOURCES[r.rule(face_up_offering)(c, pile)], below=number - 1)


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
    keys = [w.TOM_CARDS[r.tables["TOM_CARD"][card]] for card in s.tom_discard[: s.tom_discarded]]
    cards = r.teller.listed([r.teller.text(f"tom-bonfire-{key}") or key for key in keys])
    played = f"{r.label('tom-played', played=s.tom_played, last=TOM_LAST_CARD)}; {r.label('tom-pile', left=s.tom_left)}"
    rows = [
        ("cards", f"{played}; {r.label('tom-shown', cards=cards or r.label('none'))}"),
        ("novices", r.label("tom-novices", number=s.tom_novices)),
        ("guardians", places(r, c)),
        ("gnomes", gnomes(r, c)),
        ("count", commons(r, c)),
    ]
    return [f" {line}" for line in facts([(r.label(f"row-{name}"), text) for name, text in rows], WIDTH - 2, 14)]
