"""How much of what a Task asks is there (B15): two numbers that meet when its condition is met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.fate import group_size
from firelight.games.bonfire.rules.layout import LAST_PATH, START, City
from firelight.games.bonfire.rules.ship import offerings_on
from firelight.games.bonfire.rules.supply import bonfire_count, guardian_count, meets_common, portal_count
from firelight.games.bonfire.rules.tasks import largest_group, lit_of, tasks_of
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import tables_of

if TYPE_CHECKING:
    from firelight.engine.title import Edition

PILE = 5  # Offerings of each of the two piles at the start

Amounts = tuple[int, int]  # needed, there
Amount = Callable[[Reading, int, int, int], Amounts]  # of a seat, with the two arguments of the Task


def _first(counts: Sequence[int], number: int, each: int) -> Amounts:
    """The largest counts, of which that many have to be so large each."""
    return number * each, sum(min(n, each) for n in sorted(counts, reverse=True)[:number])


def _city(amount: Callable[[City, int, int], Amounts]) -> Amount:
    return lambda r, seat, a, b: amount(r.s.cities[seat], a, b)


def _guardians(*asked: int) -> Callable[[City], Amounts]:
    return lambda c: (len(asked), sum(c.guardians[guardian] >= START for guardian in asked))


def _offerings(r: Reading, seat: int) -> list[int]:
    """On each of the islands."""
    return r.kept(_offerings_counted, seat)


def _offerings_counted(r: Reading, seat: int) -> list[int]:
    count = r.rule(offerings_on)
    return [count(r.s, seat, island) for island in range(w.TASK_ISLANDS)]


def _offerings_of(r: Reading, seat: int, resource: int) -> list[int]:
    """Those on the two islands of a resource."""
    return [n for n, shown in zip(_offerings(r, seat), r.tables["ISLAND_RESOURCE"], strict=False) if shown == resource]


def _path(r: Reading, seat: int, table: str) -> list[int]:
    """What each of the tiles of a path shows."""
    c = r.s.cities[seat]
    return [r.tables[table][tile] for tile in c.paths[: c.path_count]]


def _fires(*colours: int) -> Amount:
    return lambda r, seat, a, b: (len(colours), sum(r.rule(lit_of)(r.s.cities[seat], colour) > 0 for colour in colours))


def _gnomes(r: Reading, seat: int, a: int, b: int) -> Amounts:
    gnomes = r.s.cities[seat].gnomes
    return 1, sum([gnomes[gnome] == 1 for gnome in _places(r.g.edition, "GNOME_RESOURCE", a) if gnome < w.GNOMES])


@lru_cache(maxsize=256)
def _places(edition: Edition, table: str, value: int) -> list[int]:
    """Where a table holds a value."""
    return [place for place, found in enumerate(tables_of(edition)[table]) if found == value]


def _same_adjacent(r: Reading, seat: int, a: int, b: int) -> Amounts:
    shown = _path(r, seat, "PATH_RESOURCE")
    return 1, sum(one == other for one, other in pairwise(shown))


def _squares(table: str) -> Amount:
    def amount(r: Reading, seat: int, a: int, b: int) -> Amounts:
        asked, square_at = _places(r.g.edition, table, 1), r.s.cities[seat].square_at
        return len(asked), sum([square_at[cell] > 0 for cell in asked])

    return amount


def _tiles(c: City, a: int, b: int) -> Amounts:
    asked = [kind for kind in range(w.YELLOW) if a >> kind & 1]
    return len(asked), sum(c.tiles[kind] > 0 for kind in asked)


AMOUNTS: dict[int, Amount] = {
    w.HAVE_GUARDIAN: _city(lambda c, a, b: _guardians(a)(c)),
    w.PATH_WITH: lambda r, seat, a, b: (1, _path(r, seat, "PATH_RESOURCE").count(a)),
    w.OFFERING_ON: lambda r, seat, a, b: (1, sum(_offerings_of(r, seat, a))),
    w.GNOME_SHOWING: _gnomes,
    w.GROUP_OF_3: _city(lambda c, a, b: (3, largest_group(c, a))),
    w.TWO_RESOURCES: _city(lambda c, a, b: _first(c.resources[: w.BASIC], 2, a)),
    w.OFFERINGS_SPREAD: lambda r, seat, a, b: (a, sum(n > 0 for n in _offerings(r, seat))),
    w.OFFERINGS_ON_ONE: lambda r, seat, a, b: (a, max(_offerings(r, seat))),
    w.BLUE_AND_RED: _fires(w.FIRE_BLUE, w.FIRE_RED),
    w.COMMON_TASK: _city(lambda c, a, b: (a, sum(meets_common(c, common) for common in range(len(w.COMMONS))))),
    w.PORTALS_PLACED: _city(lambda c, a, b: (a, portal_count(c))),
    w.TWO_GUARDIANS: _city(lambda c, a, b: _guardians(a, b)(c)),
    w.GNOMES_TAKEN: _city(lambda c, a, b: (a, c.gnome_count)),
    w.GOLD_HELD: _city(lambda c, a, b: (a, c.resources[w.GOLD])),
    w.SAME_ADJACENT: _same_adjacent,
    w.RESOURCE_HELD: _city(lambda c, a, b: (b, c.resources[a])),
    w.OFFERING_ON_BOTH: lambda r, seat, a, b: (2, sum(n > 0 for n in _offerings_of(r, seat, a))),
    w.ALL_FIRES: _fires(w.FIRE_BLUE, w.FIRE_RED, w.FIRE_YELLOW),
    w.GUARDIANS_TAKEN: _city(lambda c, a, b: (a, guardian_count(c))),
    w.TWO_GROUPS_OF_3: _city(lambda c, a, b: _first([largest_group(c, a), largest_group(c, b)], 2, 3)),
    w.TASKS_OF_COLOUR: lambda r, seat, a, b: (b, r.rule(tasks_of)(r.s.cities[seat], a)),
    w.ELDERS_TAKEN: _city(lambda c, a, b: (a, sum(c.gnomes[w.FIRST_ELDER :]))),
    w.OFFERING_PILE_EMPTY: _city(lambda c, a, b: (PILE, PILE - min(c.left_count, c.right_count))),
    w.CRYSTALS_OF: lambda r, seat, a, b: (b, _path(r, seat, "PATH_CRYSTAL").count(a)),
    w.BONFIRES_LIT: _city(lambda c, a, b: (a, bonfire_count(c))),
    w.TWO_OFFERINGS_ON: lambda r, seat, a, b: _first(_offerings(r, seat), a, 2),
    w.OF_ONE_RESOURCE: _city(lambda c, a, b: (a, max(c.resources[: w.BASIC]))),
    w.HIGHLIGHTED: _squares("FATE_MARKED"),
    w.GUARDIANS_HOME: _city(lambda c, a, b: (a, sum(at > LAST_PATH for at in c.guardians))),
    w.HOLD_TILES: _city(_tiles),
    w.GOLD_SQUARES: _squares("FATE_BONUS"),
    w.OUTER_COLUMNS: _squares("FATE_OUTER"),
    w.TWO_GROUPS: _city(lambda c, a, b: _first([group_size(c, group) for group in range(c.square_count)], 2, a)),
}


@lru_cache(maxsize=16)
def _printed(edition: Edition) -> list[tuple[Amount, int, int]]:
    """What each Task asks for, and its two arguments."""
    t = tables_of(edition)
    return [(AMOUNTS[kind], int(a), int(b)) for kind, a, b in zip(t["TASK_KIND"], t["TASK_A"], t["TASK_B"], strict=True)]


def amounts(r: Reading, seat: int, task: int) -> Amounts:
    """What a Task asks for and what the seat has of it; the condition is met when the second has reached the first."""
    amount, a, b = _printed(r.g.edition)[task]
    return amount(r, seat, a, b)
