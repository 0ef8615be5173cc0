"""What a board of Bonfire shows and cannot read off the position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firelight.bonfire import words as w
from firelight.bonfire.countdown import NOVICES_TO_BEGIN, novices_in_council, turns_left
from firelight.bonfire.gnomes import elder_points
from firelight.bonfire.great_bonfire import next_notch, turning_price
from firelight.bonfire.path import path_price
from firelight.bonfire.reading import Reading
from firelight.bonfire.ship import sailing_price, task_price
from firelight.bonfire.task_amounts import amounts
from firelight.table.bonfire_asked import asked
from firelight.table.bonfire_components import components

if TYPE_CHECKING:
    from firelight.engine.title import Edition


def facts(r: Reading, seat: int, like: dict[str, Any] | None = None) -> dict[str, Any]:
    """Prices, Elders and Tasks of the islands are those of the seat, all else is common to all.

    `like`: the facts of the same position for another seat, where there are some.
    """
    own = {
        "seat": seat,
        "prices": _prices(r, seat),
        "tasks": _tasks(r, seat, like),
        "elders": _elders(r, seat),
        "round_left": turns_left(r.s, seat) or None,
    }
    return {**(_common(r) if like is None else like), **own}


def _common(r: Reading) -> dict[str, Any]:
    s = r.s
    return {
        "asked": {} if r.g.over else asked(r),
        "novices": novices_in_council(s),
        "countdown_at": NOVICES_TO_BEGIN[s.players],
        "notch": [_notch(r, other) for other in range(s.seats)],
        "portals": [_portals(r, other) for other in range(s.seats)],
        "island": island_facts(r.g.edition),
    }


@lru_cache(maxsize=16)
def island_facts(edition: Edition) -> dict[str, Any]:
    islands = components(edition)["islands"]
    return {name: {"offering": island["resource"], "neighbours": island["neighbours"]} for name, island in islands.items()}


def _prices(r: Reading, seat: int) -> dict[str, Any]:
    s, c = r.s, r.s.cities[seat]
    sail, turn, take = r.rule(sailing_price), r.rule(turning_price), r.rule(task_price)
    return {
        "sail": {name: sail(s, seat, island) for island, name in enumerate(w.ISLANDS) if island != c.ship},
        "build": r.rule(path_price)(s, seat) if c.path_count < 7 else None,
        "fire": {str(space + 1): turn(s, seat, space) for space in range(w.RING)},
        "task": {w.ISLANDS[island]: take(s, seat, island) for island in range(w.TASK_ISLANDS)},
    }


def _tasks(r: Reading, seat: int, like: dict[str, Any] | None) -> dict[str, Any]:
    """How far each Task is: one in a city for whom it belongs to, one on an island for the seat."""
    s = r.s
    words = r.g.edition.words["tasks"]
    known = {} if like is None else like["tasks"]
    in_cities = [(other, task) for other in range(s.players) for task in s.cities[other].tasks if task >= 0]
    found = {words[task]: known.get(words[task]) or _task(r, owner, task) for owner, task in in_cities}
    found |= {words[task]: _task(r, seat, task) for island in s.islands for task in island.tasks if task >= 0}
    return found


def _task(r: Reading, seat: int, task: int) -> dict[str, Any]:
    need, have = amounts(r, seat, task)
    return {"need": need, "have": have, "fulfilled": have >= need, "points": r.tables["TASK_POINTS"][task]}


def _elders(r: Reading, seat: int) -> dict[str, int]:
    """What each Elder that lies open would bring the seat at once."""
    c = r.s.cities[seat]
    more = 2 if c.gnomes[w.STORYTELLER] == 1 else 0
    return {
        w.GNOME_KEYS[w.FIRST_ELDER + elder]: elder_points(c, elder) + more + (1 if elder == w.ELDERS - 1 else 0)
        for elder in range(w.ELDERS)
        if r.s.elders[elder]
    }


def _notch(r: Reading, seat: int) -> int | None:
    """The notch to be filled next."""
    notch = r.rule(next_notch)(r.s.cities[seat])
    return None if notch == w.NONE else notch + 1


def _portals(r: Reading, seat: int) -> list[str]:
    """The shapes that fit a notch of a city now."""
    c = r.s.cities[seat]
    free = [notch for notch in range(7) if not c.portals[notch]]
    if c.gnomes[w.PORTAL_SMITH] != 1:
        free = free[-1:]
    return list(dict.fromkeys(r.notch(seat, notch) for notch in free))
