"""What the events of Bonfire bring, for hints."""

from __future__ import annotations

from collections.abc import Callable

from firelight.engine.face import Key, Thing, Wording
from firelight.engine.game import Event, Game
from firelight.games.bonfire.rules.tasks import may_ignite
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.story import Teller
from firelight.reading import count
from firelight.telling import amount, word

SUPPLY = {
    "gained-tiles": ("tiles", 1),
    "paid-tiles": ("tiles", -1),
    "threw-away": ("tiles", -1),
    "gained-resources": ("resources", 1),
    "paid-resources": ("resources", -1),
}
HIDDEN = {
    "new-paths": "four new Path Tiles are turned up",
    "turned-up-path": "a Path Tile is turned up",
    "turned-up-offering": "an Offering is turned up",
    "turned-up-gnome": "a Specialist is turned up",
    "tom-turned-up": "Tom turns up a card",
    "shuffled": "a pile is shuffled",
    "built-path": "the Path Tile is drawn unseen",
}


def supply(event: Event) -> tuple[Key, int] | None:
    if event.name not in SUPPLY:
        return None
    kind, sign = SUPPLY[event.name]
    return (kind, word(event, 0)), sign * amount(event, 1)


def pieces(key: Key, number: int) -> str:
    kind, name = key
    return count(abs(number), f"{name} tile") if kind == "tiles" else f"{abs(number)} {name}"


def _marched(t: Teller, e: Event) -> str:
    """`the pink Guardian on path space 2`."""
    who = "your own" if e.args[0] == "own" else f"the {e.args[0]}"
    where, _, space = word(e, 2).partition("-")
    return f"{who} Guardian {'on path space' if where == 'path' else 'at Bonfire'} {space}"


def _task(r: Reading, task: int) -> str:
    return f'the Task "{r.condition(task)}"'


def _took_task(t: Teller, e: Event) -> str:
    task = t.words["tasks"].index(word(e, 0))
    return f"{_task(t.r, task)} (+{t.r.tables['TASK_POINTS'][task]} when lit)"


BROUGHT: dict[str, tuple[str, Callable[[Teller, Event], str]]] = {
    "built-path": ("path", lambda t, e: f"{t.path(e.args[0])} on path space {e.args[1]}"),
    "took-task": ("task", _took_task),
    "took-guardian": ("guardian", lambda t, e: f"the {e.args[0]} Guardian on START"),
    "marched": ("guardian", _marched),
    "took-portal": ("portal", lambda t, e: f"the {e.args[0]} portal in notch {e.args[1]}"),
    "took-gnome": ("gnome", lambda t, e: f"the {t.gnome(e.args[0])}"),
}


def brought(g: Game, event: Event) -> Thing | None:
    if event.name == "sailed":
        return Thing("ship", "ship", 1, f"the ship at {Teller(g, g.seat_names).island(event.args[1])}")
    if event.name == "ignited":
        return Thing("task", word(event, 0), 0, "")
    if event.name not in BROUGHT:
        return None
    kind, text = BROUGHT[event.name]
    return Thing(kind, word(event, 0), 1, text(Teller(g, g.seat_names), event))


def ready(g: Game, seat: int) -> dict[Key, Thing]:
    """Tasks whose condition is met."""
    r = Reading(g)
    may = r.rule(may_ignite)
    found = {}
    for space in range(7):
        if may(r.s, seat, space) == 0:
            task = r.s.cities[seat].tasks[space]
            key = ("task", g.edition.words["tasks"][task])
            text = f"{_task(r, task)} met on space {space + 1} (+{r.tables['TASK_POINTS'][task]} when lit)"
            found[key] = Thing(*key, 1, text)
    return found


WORDING = Wording(supply, pieces, frozenset(), brought, ready, HIDDEN)
