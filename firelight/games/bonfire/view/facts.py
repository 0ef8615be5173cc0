"""What a board of Bonfire shows that cannot be read off the position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.json import encode

from firelight.engine.view import Page
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, novices_in_council, turns_left
from firelight.games.bonfire.rules.gnomes import points_for_recruiting
from firelight.games.bonfire.rules.great_bonfire import PORTAL_SMITH, next_notch, turning_price
from firelight.games.bonfire.rules.path import path_price
from firelight.games.bonfire.rules.ship import sailing_price, task_price
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.view.asked import asked
from firelight.games.bonfire.view.components import components

if TYPE_CHECKING:
    from firelight.engine.title import Edition


def common_facts(r: Reading, page: Page) -> dict[str, Any]:
    s = r.s
    cities = [(seat, page.bytes_of("cities", seat)) for seat in range(s.seats)]
    return {
        "asked": {} if r.g.over else asked(r),
        "novices": page.of(("novices", page.bytes_of("council")), novices_in_council, s),
        "countdown_at": NOVICES_TO_BEGIN[s.players],
        "notch": [_notch(r, other) for other in range(s.seats)],
        "portals": [page.of(("portals", city), _portals, r, seat) for seat, city in cities],
        "island": _island_facts(r.g.edition),
    }


@lru_cache(maxsize=16)
def _island_facts(edition: Edition) -> Raw:
    islands = components(edition)["islands"]
    return Raw(encode({name: {"offering": island["resource"], "neighbours": island["neighbours"]} for name, island in islands.items()}))


def own_facts(r: Reading, seat: int, page: Page) -> dict[str, Any]:
    """Prices, Elders and the Tasks on the islands, from the seat's point of view."""
    s = r.s
    islands = page.bytes_of("islands")
    known = (seat, page.bytes_of("cities", seat), islands)
    tasks = [page.of(("tasks", other, page.bytes_of("cities", other), islands), _tasks_of, r, other) for other in range(s.players)]
    tasks.append(page.of(("to take", *known), _tasks_to_take, r, seat))
    return {
        "seat": seat,
        "prices": page.json(("prices", *known, s.fire_used, s.pointer), _prices, r, seat),
        "tasks": Raw(b"{%b}" % b",".join(filter(None, tasks))),
        "elders": page.json(("elders", *known, *s.elders), _elders, r, seat),
        "round_left": turns_left(s, seat) or None,
    }


def _prices(r: Reading, seat: int) -> dict[str, Any]:
    s, c = r.s, r.s.cities[seat]
    sail, turn, take = r.rule(sailing_price), r.rule(turning_price), r.rule(task_price)
    return {
        "sail": {name: sail(s, seat, island) for island, name in enumerate(w.ISLANDS) if island != c.ship},
        "build": r.rule(path_price)(s, seat) if c.path_count < 7 else None,
        "fire": {str(space + 1): turn(s, seat, space) for space in range(w.RING)},
        "task": {w.ISLANDS[island]: take(s, seat, island) for island in range(w.TASK_ISLANDS)},
    }


def _tasks_of(r: Reading, seat: int) -> bytes:
    """The progress of the Tasks in a city, for its owner."""
    return _tasks(r, seat, [task for task in r.s.cities[seat].tasks if task >= 0])


def _tasks_to_take(r: Reading, seat: int) -> bytes:
    """What the progress of the Tasks on the islands would be for a seat."""
    return _tasks(r, seat, [task for island in r.s.islands for task in island.tasks if task >= 0])


def _tasks(r: Reading, seat: int, tasks: list[int]) -> bytes:
    """The members of a JSON object. A Task depends only on the seat's city and on its Offerings on the islands."""
    words, points, printed = r.g.edition.words["tasks"], r.tables["TASK_POINTS"], r.g.edition.components.tasks
    found = {}
    for task in tasks:
        need, have = r.progress(seat, task)
        found[words[task]] = {"number": printed[task].number, "need": need, "have": have, "fulfilled": have >= need, "points": points[task]}
    return encode(found)[1:-1]


def _elders(r: Reading, seat: int) -> dict[str, int]:
    """What each face-up Elder would bring the seat at once."""
    c = r.s.cities[seat]
    return {w.ELDER_KEYS[elder]: points_for_recruiting(c, elder) for elder in range(w.ELDERS) if r.s.elders[elder]}


def _notch(r: Reading, seat: int) -> int | None:
    """The notch to be filled next."""
    notch = r.rule(next_notch)(r.s.cities[seat])
    return None if notch == w.NONE else notch + 1


def _portals(r: Reading, seat: int) -> list[str]:
    """The shapes that fit a notch of a city now."""
    c = r.s.cities[seat]
    free = [notch for notch in range(7) if not c.portals[notch]]
    if c.gnomes[PORTAL_SMITH] != 1:
        free = free[-1:]
    return list(dict.fromkeys(r.notch(seat, notch) for notch in free))
