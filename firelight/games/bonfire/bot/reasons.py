"""What the events of Bonfire give or cost a player, for hints."""

from __future__ import annotations

from firelight.engine.face import Key, Wording
from firelight.engine.game import Event, Game
from firelight.games.bonfire.rules.tasks import may_ignite
from firelight.games.bonfire.texts.reading import Reading

SUPPLY = {
    "gained-tiles": ("tiles", 1),
    "paid-tiles": ("tiles", -1),
    "threw-away": ("tiles", -1),
    "gained-resources": ("resources", 1),
    "paid-resources": ("resources", -1),
}
HIDDEN = ("new-paths", "turned-up-path", "turned-up-offering", "turned-up-gnome", "tom-turned-up", "shuffled", "built-path")
BROUGHT = {
    "built-path": "path",
    "took-task": "task",
    "took-guardian": "guardian",
    "marched": "guardian",
    "took-portal": "portal",
    "took-gnome": "gnome",
    "sailed": "ship",
}
GONE = {"ignited": "task"}


def supply(event: Event) -> tuple[Key, int] | None:
    if event.name not in SUPPLY:
        return None
    kind, sign = SUPPLY[event.name]
    return (kind, str(event.args[0])), sign * int(event.args[1] or 0)


def brought(event: Event) -> tuple[Key, bool] | None:
    kind = BROUGHT.get(event.name) or GONE.get(event.name)
    if kind is None:
        return None
    return (kind, kind if kind == "ship" else str(event.args[0])), event.name in BROUGHT


def ready(g: Game, seat: int) -> tuple[Key, ...]:
    """Tasks whose condition is met."""
    r = Reading(g)
    may = r.rule(may_ignite)
    met = [r.s.cities[seat].tasks[space] for space in range(7) if may(r.s, seat, space) == 0]
    return tuple(("task", g.edition.words["tasks"][task]) for task in met)


WORDING = Wording(supply, frozenset(), brought, ready, HIDDEN)
