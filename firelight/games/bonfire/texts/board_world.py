"""The shared part of the text board: islands, Great Bonfire, High Council, displays."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, novices_in_council
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.texts.gnome_texts import COMMON_TEXTS, GNOME_TEXTS
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import WIDTH, beside, count

CELL = 20
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


def seat_mark(r: Reading, seat: int) -> str:
    if r.s.players == 1:
        return ("You", "Tom")[seat]
    return f"P{seat + 1}"


def ships_at(r: Reading, island: int) -> str:
    ships = [seat_mark(r, seat) for seat in range(r.s.players) if r.s.cities[seat].ship == island]
    return f"ship {' '.join(ships)}" if ships else ""


def _cell(r: Reading, island: int) -> list[str]:
    """The lines below an island's name."""
    lines = []
    if island >= w.TASK_ISLANDS:
        lines = [f"{count(r.s.guardians[island - w.TASK_ISLANDS], 'Guardian')}"]
    else:
        place = r.s.islands[island]
        for task, owner in zip(place.tasks, place.owners, strict=True):
            if task >= 0:
                lines.append(f"{r.task_mark(task)} {r.short_task(task)}")
            elif owner >= 0:
                lines.append(f"Offering of {seat_mark(r, owner)}")
            else:
                lines.append("-")
        if lines[-1] == "-" and r.s.players < 4:
            lines.pop()  # fewer players, fewer Tasks
    ships = ships_at(r, island)
    return [*lines, ships] if ships else lines


def island_lines(r: Reading) -> list[str]:
    """The map, with routes along the names and from row to row."""
    routes = {frozenset(pair) for pair in r.g.edition.components.routes}
    lines = ["ISLANDS"]
    drawn: set[frozenset[int]] = set()
    for number, row in enumerate(MAP):
        lines.append(_name_line(r, row, routes, drawn))
        cells = [_cell(r, island) if island != EMPTY else [] for island in row]
        lines += ["".join(f" {text:<{CELL - 1}}" for text in parts) for parts in zip_longest(*cells, fillvalue="")]
        if number < len(MAP) - 1:
            pairs = [frozenset(pair) for pair in zip(row, MAP[number + 1], strict=True)]
            drawn.update(pair for pair in pairs if pair in routes)
            lines.append("".join(f" {'│' if pair in routes else '':<{CELL - 1}}" for pair in pairs))
    others = sorted("-".join(w.ISLANDS[island] for island in sorted(pair)) for pair in routes - drawn)
    if others:
        lines.append(f" More routes: {', '.join(others)}")
    ashore = [seat_mark(r, seat) for seat in range(r.s.players) if r.s.cities[seat].ship == w.NONE]
    if ashore:
        lines.append(f" At the landing stage: {' '.join(ashore)}")
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
        name = w.ISLANDS[island]
        if island < w.TASK_ISLANDS:
            name += f" {w.RESOURCES[r.tables['ISLAND_RESOURCE'][island]]}"
        text = f" {name} "
        line += text + ("─" if joined else " ") * (CELL - len(text))
    return line


def ring_lines(r: Reading) -> list[str]:
    price = "1 tile per space clockwise, 3 for any" if r.s.fire_used else "first use: 1 tile to any space"
    lines = [f"GREAT BONFIRE ({price})"]
    for space, stock in enumerate(r.s.ring):
        gives = r.tables["RING_RESOURCE"][space]
        what = "2 points" if gives == w.TWO_POINTS else w.RESOURCES[gives]
        portals = " ".join(f"{w.PORTALS[i]}{f'×{n}' if n > 1 else ''}" for i, n in enumerate(stock.portals) if n)
        pointer = ">" if space == r.s.pointer else " "
        reward = f"{w.KINDS[r.tables['RING_KIND'][space]]} + {what}"
        lines.append(f"{pointer}{space + 1} {reward:<24}{portals or 'no portals'}")
    return lines


def council_lines(r: Reading) -> list[str]:
    lines = [f"HIGH COUNCIL ({novices_in_council(r.s)} of {NOVICES_TO_BEGIN[r.s.players]} Novices)"]
    names = [*(seat_mark(r, seat) for seat in range(r.s.seats)), *[""] * (NEUTRAL - r.s.seats), "neutral", "lying"]
    for space, there in enumerate(r.s.council):
        standing = [f"{names[owner]}{f'×{n}' if n > 1 else ''}" for owner, n in enumerate(there.novices) if n]
        lines.append(f" {w.BONUSES[r.tables['COUNCIL_BONUS'][space]]:<14}{' '.join(standing) or '-'}")
    return lines


def path_lines(r: Reading) -> list[str]:
    s = r.s
    shown = [f"{slot + 1} {r.path_tile(tile) if tile >= 0 else '-'}" for slot, tile in enumerate(s.path_display)]
    there = [text for i, text in enumerate(COMMON_TEXTS) if s.neutral[i]]
    gone = [text for i, text in enumerate(COMMON_TEXTS) if not s.neutral[i]]
    return [
        f"PATH TILES     {'   '.join(shown)}   pile {s.path_left}",
        f"COMMON TASKS   with a Novice: {', '.join(there) or 'none'}",
        *([f"               Novice sent:   {', '.join(gone)}"] if gone else []),
    ]


def gnome_lines(r: Reading) -> list[str]:
    s = r.s
    lines = [f"SPECIALISTS (pile {s.gnome_left})"]
    lines += [_gnome_line(r, gnome) for gnome in s.gnome_display if gnome >= 0]
    lines.append("ELDERS")
    lines += [_gnome_line(r, w.FIRST_ELDER + elder) for elder in range(w.ELDERS) if s.elders[elder]]
    if s.discard_count:
        names = ", ".join(w.GNOME_NAMES[gnome] for gnome in s.gnome_discard[: s.discard_count])
        lines += wrap(f"Discarded: {names}", WIDTH, subsequent_indent="  ")
    return lines


def _gnome_line(r: Reading, gnome: int) -> str:
    return f" {w.GNOME_NAMES[gnome]:<19}{w.RESOURCES[r.tables['GNOME_RESOURCE'][gnome]]:<8} {GNOME_TEXTS[gnome]}"
