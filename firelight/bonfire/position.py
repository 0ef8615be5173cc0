"""Loading a position: what follows from it, what cannot lie on one table, and what nobody may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firelight.bonfire import tables as shipped
from firelight.bonfire import words as w
from firelight.bonfire.countdown import NOVICES_TO_BEGIN, novices_in_council
from firelight.bonfire.fate import _join
from firelight.bonfire.frames import FRAME_NAMES, GAME_OVER, NEXT_TURN
from firelight.bonfire.layout import LAST_PATH, START, TOM_SEAT, City, State
from firelight.bonfire.supply import meets_common
from firelight.engine.errors import Problem

Problems = list[Problem]


def derive(s: State) -> None:
    """Make again what is not written: counts, the map of the Fate Area, areas, Common Tasks met."""
    for seat in range(4):
        derive_city(s.cities[seat])


def derive_city(c: City) -> None:
    c.gnome_count = sum(1 for gnome in c.gnomes if gnome)
    c.square_at = [0] * w.GRID
    count = c.square_count
    for square in range(count):
        c.square_at[c.cells[square]] = square + 1
    c.groups = [square if square < count else 0 for square in range(len(c.groups))]
    for square in range(count):
        c.square_count = square + 1
        _join(c, square)
    c.square_count = count
    c.met = [int(meets_common(c, common)) for common in range(5)]


def _each_once(problems: Problems, what: str, words: tuple[str, ...], found: list[int], copies: int = 1) -> None:
    """No piece may lie in more places than it has copies."""
    for piece, count in sorted(Counter(found).items()):
        if count > copies:
            problems.append(Problem(what, f"{words[piece]} is there {count} times; there {'is' if copies == 1 else 'are'} only {copies}"))


def _check_pieces(s: State, words: Any, problems: Problems) -> None:
    tasks = [task for island in s.islands for task in island.tasks if task >= 0]
    tasks += [task for c in s.cities for task in c.tasks if task >= 0]
    _each_once(problems, "tasks", words["tasks"], tasks)
    paths = [tile for tile in (*s.path_display, *s.path_pile) if tile >= 0]
    paths += [tile for c in s.cities for tile in c.paths[1:] if tile >= 0]
    _each_once(problems, "paths", words["paths"], paths)
    if len(paths) != w.PATH_TILES:
        problems.append(Problem("paths", f"found {len(paths)} Path Tiles in pile, display and cities; expected {w.PATH_TILES}"))
    gnomes = [g for g in (*s.gnome_display, *s.gnome_pile, *s.gnome_discard) if g >= 0]
    gnomes += [g for c in s.cities for g in range(w.SPECIALISTS) if c.gnomes[g]]
    _each_once(problems, "gnomes", words["gnomes"], gnomes)
    for elder in range(w.ELDERS):
        owners = sum(1 for c in s.cities if c.gnomes[w.FIRST_ELDER + elder])
        if owners + s.elders[elder] != 1:
            place = f"elders.{words['elders'][elder]}"
            problems.append(Problem(place, f"is face up {s.elders[elder]} times and in {owners} cities; expected one place"))
    for colour in range(4):
        owners = sum(1 for c in s.cities if c.guardians[colour + 1] >= START)
        if owners + s.guardians[colour] != 4:
            place = f"guardians.{words['colours'][colour]}"
            problems.append(Problem(place, f"{s.guardians[colour]} on the island and {owners} in cities; expected 4 together"))
    _check_portals(s, words, problems)


def _check_portals(s: State, words: Any, problems: Problems) -> None:
    each = 4 if s.players > 2 else 3
    boards = [c.board for c in s.cities[: s.seats]]
    if len(set(boards)) != len(boards):
        problems.append(Problem("cities", "two cities have the same board; all boards differ"))
    for shape in range(7):
        placed = sum(c.portals[notch] for c in s.cities[: s.seats] for notch in range(7) if _shape(c, notch, words) == shape)
        stock = sum(space.portals[shape] for space in s.ring)
        if placed + stock != each:
            message = f"{stock} at the Great Bonfire and {placed} in cities; expected {each} together"
            problems.append(Problem(f"ring.{words['portals'][shape]}", message))


def _shape(c: City, notch: int, words: Any) -> int:
    return int(words["notches"][c.board * 7 + notch])


def _check_city(s: State, seat: int, words: Any, problems: Problems) -> None:
    c = s.cities[seat]
    place = f"cities[{seat}]"

    def wrong(field: str, message: str) -> None:
        problems.append(Problem(f"{place}.{field}", message))

    tom = s.players == 1 and seat == TOM_SEAT
    for space in range(7):
        if c.lit[space] and c.tasks[space] < 0:
            wrong(f"lit[{space}]", "a Bonfire is lit where no Task lies")
        if not tom and c.novices[space] == c.lit[space]:
            wrong(f"novices[{space}]", "a Novice stands beside every task space until its Bonfire is lit")
    if c.path_count < 1 or c.paths[0] != w.STARTING_TILE:
        wrong("paths[0]", f"expected {words['paths'][w.STARTING_TILE]}")
    if w.STARTING_TILE in c.paths[1:]:
        wrong("paths", "the Starting Tile lies only at the beginning")
    if c.guardians[w.OWN] < START:
        wrong("guardians.own", "every city has its own Guardian")
    for name, at in zip(words["guardians"], c.guardians, strict=True):
        if START < at <= LAST_PATH and at > c.path_count:
            wrong(f"guardians.{name}", f"stands on path space {at}; only {c.path_count} are built")
        if at > LAST_PATH and not c.lit[at - LAST_PATH - 1]:
            wrong(f"guardians.{name}", f"stands at Bonfire {at - LAST_PATH}, which is not lit")
    homes = Counter(at for at in c.guardians if at > LAST_PATH)
    if any(count > 1 for count in homes.values()):
        wrong("guardians", "two Guardians stand at one Bonfire")
    if sum(1 for gnome in c.gnomes if gnome) > 6:
        wrong("gnomes", "a city has at most 6 Gnomes")
    if any(gnome == (1 if tom else 2) for gnome in c.gnomes):
        wrong("gnomes", "write 2 for Tom's Gnomes and 1 for a player's")
    if not tom:
        _check_fate(c, words, wrong)
    if c.earned[0] < -99 or c.earned[0] > 99:
        wrong("earned.head-start", "expected a number from -99 to 99")


def _check_fate(c: City, words: Any, wrong: Any) -> None:
    column = [tile for tile in c.column if tile >= 0]
    if c.first_tile >= 0:
        column.append(c.first_tile)
    if len(set(column)) != len(column):
        wrong("column", "a Fate Tile is there twice")
    if c.square_count % 3:
        wrong("cells", f"found {c.square_count} squares; expected three for each Fate Tile")
    elif len(column) + c.square_count // 3 != 8:
        wrong("column", f"{len(column)} Fate Tiles in hand and {c.square_count // 3} placed; expected 8 together")
    if len({cell for cell in c.cells if cell >= 0}) != c.square_count:
        wrong("cells", "two squares lie on one place")
    symbols = [symbol for symbol in c.symbols if symbol >= 0]
    if len(symbols) != c.square_count:
        wrong("symbols", f"found {len(symbols)} symbols for {c.square_count} squares")
    offerings = [r for r in (*c.left_offerings, *c.right_offerings) if r >= 0]
    for resource in range(w.BASIC):
        if offerings.count(resource) > words["offering-counts"][resource]:
            wrong("left_offerings", f"{words['resources'][resource]} is there {offerings.count(resource)} times, more than there are")


def _check_flow(s: State, words: Any, problems: Problems) -> None:
    if s.depth < 1 or s.frames[0].kind != NEXT_TURN:
        problems.append(Problem("frames[0]", f"expected {FRAME_NAMES[NEXT_TURN]}"))
    for place in range(s.depth):
        f = s.frames[place]
        if f.kind < GAME_OVER:
            problems.append(Problem(f"frames[{place}].kind", "this frame can never lie on the stack"))
        if f.seat >= s.seats:
            problems.append(Problem(f"frames[{place}].seat", f"found {f.seat}; this game has {s.seats} seats"))
    for name in ("start", "turn"):
        if getattr(s, name) >= s.seats:
            problems.append(Problem(name, f"found {getattr(s, name)}; this game has {s.seats} seats"))
    if s.seats != max(s.players, 2):
        problems.append(Problem("seats", f"found {s.seats}; expected {max(s.players, 2)}"))
    if novices_in_council(s) >= NOVICES_TO_BEGIN[s.players] and not s.counting:
        problems.append(Problem("counting", f"{novices_in_council(s)} Novices are in the Council; the Countdown has begun"))
    if s.path_known > s.path_left:
        problems.append(Problem("path_known", f"found {s.path_known}; the pile has {s.path_left} tiles"))


def check(s: State, edition: Any, words: Any) -> Problems:
    """What cannot lie on one table, each with its place."""
    problems: Problems = []
    tables = edition.tables or shipped.build(edition.components)
    offering_counts = tuple(tables["OFFERING_RESOURCE"].count(resource) for resource in range(w.BASIC))
    words = {**words, "notches": tables["NOTCH_SHAPE"], "offering-counts": offering_counts}
    _check_flow(s, words, problems)
    for seat in range(min(s.seats, 4)):
        _check_city(s, seat, words, problems)
    if not problems:
        _check_pieces(s, words, problems)
    return problems


def conceal(data: dict[str, Any], s: State, words: Any) -> None:
    """Take out the order of piles and face-down Offerings. What they hold can be reckoned by anybody and stays."""
    pile = data["path_pile"]
    known = s.path_known
    data["path_pile"] = {"count": len(pile), "contents": sorted(pile[known:]), "bottom": pile[:known]}
    data["gnome_pile"] = {"count": len(data["gnome_pile"]), "contents": sorted(data["gnome_pile"])}
    data["tom_pile"] = {"count": len(data["tom_pile"]), "contents": sorted(data["tom_pile"])}
    for city in data["cities"]:
        left, right = city.pop("left_offerings"), city.pop("right_offerings")
        city["offerings"] = {
            "left": {"count": len(left), "open": left[-1] if left else None},
            "right": {"count": len(right), "open": right[-1] if right else None},
            "face-down": sorted(left[:-1] + right[:-1]),
        }
