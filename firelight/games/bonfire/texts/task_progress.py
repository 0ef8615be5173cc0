"""How far a player is with a Task: what there is now of what its condition asks (B15)."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.layout import LAST_PATH, START
from firelight.games.bonfire.rules.ship import offerings_on
from firelight.games.bonfire.rules.supply import bonfire_count, guardian_count, meets_common, portal_count
from firelight.games.bonfire.rules.tasks import groups_of, kinds_held, largest_group, lit_of, tasks_of
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import count, held, joined

Progress = Callable[[Reading, int, int], str]


def _guardians(r: Reading, a: int, b: int) -> str:
    there = [w.GUARDIANS[g] for g in range(5) if r.c.guardians[g] >= START]
    return f"your Guardians: {joined(there)}"


def _paths(r: Reading, a: int, b: int) -> str:
    return f"your Path Tiles: {', '.join(r.path_tile(tile) for tile in r.c.paths[: r.c.path_count])}"


def _offerings(r: Reading, a: int, b: int) -> str:
    counts = [r.rule(offerings_on)(r.s, r.seat, island) for island in range(w.TASK_ISLANDS)]
    there = [f"{n} on {w.ISLANDS[island]}" for island, n in enumerate(counts) if n]
    return f"your Offerings: {', '.join(there) or 'none'}"


def _gnomes(r: Reading, a: int, b: int) -> str:
    there = [f"{w.GNOME_NAMES[g]} ({w.RESOURCES[r.tables['GNOME_RESOURCE'][g]]})" for g in range(w.GNOMES) if r.c.gnomes[g]]
    return f"your Gnomes: {', '.join(there) or 'none'}"


def _group(r: Reading, a: int, b: int) -> str:
    return f"your largest {w.KINDS[a]} group has {count(largest_group(r.c, a), 'square')}"


def _two_groups_of_3(r: Reading, a: int, b: int) -> str:
    sizes = [f"{w.KINDS[kind]} {largest_group(r.c, kind)}" for kind in (a, b)]
    return f"your largest groups: {joined(sizes)}"


def _resources(r: Reading, a: int, b: int) -> str:
    return f"you hold {held(r.c.resources, w.RESOURCES)}"


def _kinds_held(r: Reading, a: int, b: int) -> str:
    return f"{count(kinds_held(r.c, a), 'basic resource')} of yours {'is' if kinds_held(r.c, a) == 1 else 'are'} there {a} times or more"


def _fires(r: Reading, a: int, b: int) -> str:
    counts = [f"{r.rule(lit_of)(r.c, colour)} {w.FIRES[colour]}" for colour in range(3)]
    return f"your Bonfires: {joined(counts)}"


def _commons(r: Reading, a: int, b: int) -> str:
    return f"you meet {sum(meets_common(r.c, common) for common in range(5))}"


def _tasks_of(r: Reading, a: int, b: int) -> str:
    return f"you have {r.rule(tasks_of)(r.c, a)}"


def _crystals(r: Reading, a: int, b: int) -> str:
    there = sum(r.tables["PATH_CRYSTAL"][tile] == a for tile in r.c.paths[: r.c.path_count])
    return f"you have {there}"


def _piles(r: Reading, a: int, b: int) -> str:
    return f"yours have {r.c.left_count} and {r.c.right_count}"


def _home(r: Reading, a: int, b: int) -> str:
    return f"you have {sum(at > LAST_PATH for at in r.c.guardians)} there"


def _tiles(r: Reading, a: int, b: int) -> str:
    lacking = [w.KINDS[kind] for kind in range(6) if a >> kind & 1 and not r.c.tiles[kind]]
    return f"you lack {joined(lacking)}"


def _squares(table: str, value: int) -> Progress:
    def progress(r: Reading, a: int, b: int) -> str:
        asked = [cell for cell in range(w.GRID) if r.tables[table][cell] == value]
        return f"you cover {sum(r.c.square_at[cell] > 0 for cell in asked)} of {len(asked)}"

    return progress


PROGRESS: dict[int, Progress] = {
    w.HAVE_GUARDIAN: _guardians,
    w.PATH_WITH: _paths,
    w.OFFERING_ON: _offerings,
    w.GNOME_SHOWING: _gnomes,
    w.GROUP_OF_3: _group,
    w.TWO_RESOURCES: _resources,
    w.OFFERINGS_SPREAD: _offerings,
    w.OFFERINGS_ON_ONE: _offerings,
    w.BLUE_AND_RED: _fires,
    w.COMMON_TASK: _commons,
    w.PORTALS_PLACED: lambda r, a, b: f"you have {portal_count(r.c)}",
    w.TWO_GUARDIANS: _guardians,
    w.GNOMES_TAKEN: lambda r, a, b: f"you have {r.c.gnome_count}",
    w.GOLD_HELD: _resources,
    w.SAME_ADJACENT: _paths,
    w.RESOURCE_HELD: _resources,
    w.OFFERING_ON_BOTH: _offerings,
    w.ALL_FIRES: _fires,
    w.GUARDIANS_TAKEN: lambda r, a, b: f"you have {guardian_count(r.c)}",
    w.TWO_GROUPS_OF_3: _two_groups_of_3,
    w.TASKS_OF_COLOUR: _tasks_of,
    w.ELDERS_TAKEN: lambda r, a, b: f"you have {sum(r.c.gnomes[w.FIRST_ELDER :])}",
    w.OFFERING_PILE_EMPTY: _piles,
    w.CRYSTALS_OF: _crystals,
    w.BONFIRES_LIT: lambda r, a, b: f"you have {bonfire_count(r.c)}",
    w.TWO_OFFERINGS_ON: _offerings,
    w.OF_ONE_RESOURCE: _kinds_held,
    w.HIGHLIGHTED: _squares("FATE_MARKED", 1),
    w.GUARDIANS_HOME: _home,
    w.HOLD_TILES: _tiles,
    w.GOLD_SQUARES: _squares("FATE_BONUS", 1),
    w.OUTER_COLUMNS: _squares("FATE_OUTER", 1),
    w.TWO_GROUPS: lambda r, a, b: f"you have {groups_of(r.c, a)}",
}


def progress(r: Reading, task: int) -> str:
    """What the player has of what a Task asks: `you have 2`."""
    return PROGRESS[r.tables["TASK_KIND"][task]](r, r.tables["TASK_A"][task], r.tables["TASK_B"][task])
