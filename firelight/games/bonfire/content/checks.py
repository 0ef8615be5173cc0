"""The sections of Bonfire's component set, each read and checked against the counts of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from firelight.engine.components import NO_WORD, Entry
from firelight.games.bonfire.content.words import (
    BASIC,
    BOARDS,
    BONUSES,
    ELDER_KEYS,
    FIRES,
    GOLD,
    GUARDIANS,
    ISLANDS,
    KINDS,
    NONE,
    PORTALS,
    RESOURCES,
    RING,
    SPECIALIST_KEYS,
    TASK_ISLANDS,
    TOM_CARDS,
    TOM_GNOME,
    TOM_PATH,
    TOM_TASK_I,
    TOM_TASK_II,
    YELLOW,
)

ROWS: Final = 5
COLUMNS: Final = 7
FEWEST_SQUARES: Final = 24
SQUARES: Final = ("-", ".", "*", "G", "G*", "Y", "Y*", "F", "F*")
COLOURS: Final = ("green", "blue", "purple", "white", "red", "brown", "yellow", "black", "grey", "orange", "pink")
CORNERS: Final = 4
CRYSTALS: Final = (10, 10, 8)
FATE_TILES: Final = 8
OFFERINGS: Final = 10
RING_GIVES: Final = (*RESOURCES, "2 points")
TOM_DECK: Final = 8
SIGNED: Final = (TOM_TASK_I, TOM_TASK_II, TOM_GNOME, TOM_PATH)
GOLD_SPECIALISTS: Final = 3
BASIC_RESOURCES: Final = RESOURCES[:BASIC]

Square = tuple[int, int]
Node = TypeVar("Node", int, Square)


class FateArea(NamedTuple):
    """Squares are (row, column), counted from 1."""

    inside: frozenset[Square]
    first_tile: tuple[Square, ...]
    gold: frozenset[Square]
    yellow: frozenset[Square]
    highlighted: frozenset[Square]


class Island(NamedTuple):
    resource: int
    corner: bool


class RingSpace(NamedTuple):
    kind: int
    gives: int


class TomCard(NamedTuple):
    card: int
    gnome_sign: bool


def action_tiles(section: Entry) -> tuple[str, ...]:
    section.section(KINDS, parts=("colour",))
    seen: dict[int, str] = {}
    for kind in KINDS:
        entry = section.at(kind)
        entry.fields(("colour",))
        colour = entry.at("colour")
        number = colour.word(COLOURS)
        if number in seen:
            message = f'"{COLOURS[number]}" is the colour of {seen[number]} too; expected seven different ones. Correct one of them.'
            colour.complain(message, "colour-twice", "B1.3", found=COLOURS[number], other=seen[number])
        elif number != NO_WORD:
            seen[number] = kind
    return tuple(COLOURS[number] for number in seen)


def fate_area(section: Entry) -> FateArea:
    section.section(("rows",), parts=("shape", "first-tile", "gold", "yellow", "highlighted"))
    rows = section.at("rows")
    drawn: dict[Square, str] = {}
    for r, row in enumerate(rows.entries(ROWS), 1):
        for c, square in enumerate(row.split(COLUMNS), 1):
            drawn[r, c] = SQUARES[max(square.word(SQUARES), 0)]

    def having(sign: str) -> list[Square]:
        return [square for square, signs in drawn.items() if sign in signs]

    inside = frozenset(square for square, signs in drawn.items() if signs != "-")
    first = having("F")
    area = FateArea(inside, tuple(first), frozenset(having("G")), frozenset(having("Y")), frozenset(having("*")))
    if not rows.sound:
        return area
    if len(first) != 3 or first[0][0] != first[2][0] or first[2][1] - first[0][1] != 2:
        message = f"found F on {_squares(first)}; expected the first tile on three squares side by side in one row. Draw it so."
        rows.complain(message, "first-tile", found=len(first))
    if len(inside) < FEWEST_SQUARES:
        message = f"found {len(inside)} squares; expected {FEWEST_SQUARES} at least, for 8 Fate Tiles. Draw more squares."
        rows.complain(message, "few-squares", found=len(inside), expected=FEWEST_SQUARES)
    for sign, name, squares in (("G", "gold", area.gold), ("Y", "yellow", area.yellow), ("*", "highlighted", area.highlighted)):
        if not squares:
            rows.complain(f"found no {name} square; expected one at least. Draw it as {sign}.", f"no-{name}")
    reached = _reached(min(inside, default=(0, 0)), {(a, b) for a in inside for b in inside if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1})
    if cut_off := sorted(inside - reached):
        message = f"{_squares(cut_off)} cannot be reached; expected one connected area. Draw the squares between."
        rows.complain(message, "area-apart", row=cut_off[0][0], column=cut_off[0][1])
    return area


def fate_tiles(section: Entry) -> tuple[tuple[int, ...], ...]:
    section.section(("symbols",))
    tiles = []
    for entry in section.at("symbols").entries(FATE_TILES):
        tile = []
        for symbol in entry.split(3):
            kind = symbol.word(KINDS[:YELLOW])
            if kind in tile:
                message = f'"{KINDS[kind]}" stands on this tile twice; expected three different symbols. Correct one of them.'
                symbol.complain(message, "symbol-twice", found=KINDS[kind])
            elif kind != NO_WORD:
                tile.append(kind)
        tiles.append(tuple(tile))
    return tuple(tiles)


def islands(section: Entry) -> tuple[Island, ...]:
    """B1.2."""
    section.section(ISLANDS, parts=("resource", "guardian", "corner"))
    found = []
    for number, name in enumerate(ISLANDS):
        entry = section.at(name)
        if number < TASK_ISLANDS:
            entry.fields(("resource",), ("corner",))
            found.append(Island(entry.at("resource").word(BASIC_RESOURCES), entry.at("corner").flag()))
        else:
            entry.fields(("guardian",))
            colour = number - TASK_ISLANDS + 1
            if entry.at("guardian").word(GUARDIANS, first=1) not in (colour, NO_WORD):
                message = f'expected "{GUARDIANS[colour]}", as the island is named. Correct it; its routes may differ.'
                guardian = entry.at("guardian")
                guardian.complain(message, "guardian-island", "B1.2", fix=(guardian, GUARDIANS[colour]), expected=GUARDIANS[colour])
            found.append(Island(NONE, False))
    shown = [island.resource for island in found[:TASK_ISLANDS]]
    if NONE not in shown:
        _twice_each(section, shown)
    corners = sum(island.corner for island in found)
    if corners != CORNERS and section.sound:
        message = f"found {corners} corners; expected {CORNERS} task islands with corner = true. Correct the corners."
        section.complain(message, "corners", "B1.2", found=corners, expected=CORNERS)
    return tuple(found)


def _twice_each(section: Entry, shown: list[int]) -> None:
    for resource, name in enumerate(BASIC_RESOURCES):
        where = [ISLANDS[i] for i, there in enumerate(shown) if there == resource]
        if len(where) != 2:
            message = f"found {name} on {', '.join(where) or 'no island'}; expected it on exactly two. Correct the resources."
            section.complain(message, "two-islands", "B1.2", resource=name, found=len(where))


def routes(section: Entry) -> tuple[tuple[int, int], ...]:
    section.section(("between",))
    between = section.at("between")
    found: dict[tuple[int, int], str] = {}
    for entry in between.entries():
        ends = [end.word(ISLANDS) for end in entry.split(2, separator="-")]
        if len(ends) < 2 or NO_WORD in ends:
            continue
        pair = (min(ends), max(ends))
        if ends[0] == ends[1]:
            entry.complain("joins an island with itself; expected two different islands. Correct one of them.", "route-to-itself")
        elif pair in found:
            message = f"is the same route as {found[pair]}; expected it once. Remove one of them."
            entry.complain(message, "route-twice", fix=(entry, None))
        found.setdefault(pair, entry.place)
    if between.sound:
        reached = _reached(0, found)
        if cut_off := [name for number, name in enumerate(ISLANDS) if number not in reached]:
            message = f"{', '.join(cut_off)} cannot be reached from {ISLANDS[0]}; expected a connected map. Add a route."
            between.complain(message, "map-apart", islands=", ".join(cut_off))
    return tuple(found)


def great_bonfire(section: Entry) -> tuple[RingSpace, ...]:
    """B1.3."""
    section.section(("spaces",))
    spaces = section.at("spaces")
    entries = spaces.entries(RING)
    for entry in entries:
        entry.fields(("kind", "gives"))
    kinds = spaces.once_each([entry.at("kind") for entry in entries], KINDS)
    gives = spaces.once_each([entry.at("gives") for entry in entries], RING_GIVES)
    return tuple(map(RingSpace, kinds, gives))


def path_tiles(section: Entry) -> tuple[tuple[int, int], ...]:
    """(crystal, resource) of every tile, equal tiles beside each other."""
    section.section(FIRES)
    tiles = []
    for crystal, name in enumerate(FIRES):
        entry = section.at(name)
        entry.fields(BASIC_RESOURCES)
        resources = _counted(entry, CRYSTALS[crystal], f"Path Tiles with a {name} crystal", "path-tiles")
        tiles += [(crystal, resource) for resource in resources]
    return tuple(tiles)


def starting_tile(section: Entry) -> None:
    section.section(("resource",))
    section.at("resource").word((RESOURCES[GOLD],))


def offerings(section: Entry) -> tuple[int, ...]:
    section.section(BASIC_RESOURCES)
    return _counted(section, OFFERINGS, "Offerings", "offerings")


def _counted(entry: Entry, total: int, what: str, code: str) -> tuple[int, ...]:
    """Basic resources, as often as the table says."""
    counts = [entry.at(name).number(0, total) for name in BASIC_RESOURCES]
    if entry.sound and sum(counts) != total:
        message = f"found {sum(counts)} {what}; expected {total}. Correct the counts."
        entry.complain(message, code, "B1.6", found=sum(counts), expected=total)
    return tuple(resource for resource, count in enumerate(counts) for _ in range(count))


def boards(section: Entry) -> tuple[tuple[int, ...], ...]:
    """The shapes of each board from notch 7 down to notch 1 (B1.6)."""
    section.section(BOARDS)
    orders: dict[str, tuple[int, ...]] = {}
    for board in BOARDS:
        entry = section.at(board)
        order = entry.once_each(entry.split(len(PORTALS)), PORTALS)
        equal = next((other for other, known in orders.items() if known == order), None)
        if equal and entry.sound:
            message = f"is the same order as board {equal}; expected four different boards. Correct one of them."
            entry.complain(message, "same-board", "B1.6", other=equal)
        orders[board] = order
    return tuple(orders.values())


def guardian_values(section: Entry) -> tuple[int, ...]:
    """B1.7."""
    section.section(("bonfires",))
    values: list[int] = []
    for entry in section.at("bonfires").entries(len(PORTALS)):
        value = entry.number(2, 8)
        if entry.sound and values and value < values[-1]:
            message = f"found {value} after {values[-1]}; expected values that rise along the path. Correct the order."
            entry.complain(message, "rising", "B1.7", found=value, before=values[-1])
        values.append(value)
    return tuple(values)


def high_council(section: Entry) -> tuple[int, ...]:
    section.section(("clockwise",))
    entry = section.at("clockwise")
    return entry.once_each(entry.split(len(BONUSES) - 1), BONUSES, first=1)


def tom_cards(section: Entry) -> tuple[TomCard, ...]:
    section.section(TOM_CARDS, parts=("copies", "gnome-sign"))
    deck: list[TomCard] = []
    for card, name in enumerate(TOM_CARDS):
        entry = section.at(name)
        entry.fields(("copies", "gnome-sign"))
        copies, sign = entry.at("copies").number(1, TOM_DECK), entry.at("gnome-sign")
        deck += [TomCard(card, sign.flag())] * copies
        if card in SIGNED and sign.value is False:
            message = "found false; expected true, because this card needs the resource of a Gnome (B14.3). Correct it."
            sign.complain(message, "gnome-sign", "B14.3", fix=(sign, True))
    if len(deck) != TOM_DECK and section.sound:
        message = f"found {len(deck)} cards; expected {TOM_DECK}. Correct the copies."
        section.complain(message, "tom-cards", "B14", found=len(deck), expected=TOM_DECK)
    return tuple(deck)


def specialists(section: Entry) -> tuple[int, ...]:
    shown = _gnomes(section, SPECIALIST_KEYS)
    golden = [SPECIALIST_KEYS[i] for i, resource in enumerate(shown) if resource == GOLD]
    if len(golden) != GOLD_SPECIALISTS and section.sound:
        message = f"found gold on {', '.join(golden) or 'none'}; expected it on exactly {GOLD_SPECIALISTS}. Correct the resources."
        section.complain(message, "golden", "B7", found=len(golden), expected=GOLD_SPECIALISTS)
    return shown


def elders(section: Entry) -> tuple[int, ...]:
    return _gnomes(section, ELDER_KEYS)


def _gnomes(section: Entry, names: Sequence[str]) -> tuple[int, ...]:
    section.section(names, parts=("number", "resource"))
    shown = []
    for number, name in enumerate(names, 1):
        entry = section.at(name)
        entry.fields(("number", "resource"))
        entry.at("number").number(number, number)
        shown.append(entry.at("resource").word(RESOURCES))
    return tuple(shown)


def _reached(start: Node, pairs: Iterable[tuple[Node, Node]]) -> set[Node]:
    """Everything connected with the start, over any number of pairs."""
    beside: dict[Node, list[Node]] = {}
    for one, other in pairs:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    reached, waiting = {start}, [start]
    while waiting:
        new = set(beside.get(waiting.pop(), ())) - reached
        reached |= new
        waiting += new
    return reached


def _squares(squares: Sequence[Square]) -> str:
    return ", ".join(f"row {r} column {c}" for r, c in squares) or "no square"
