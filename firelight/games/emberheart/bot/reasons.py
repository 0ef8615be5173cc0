"""What the events of Emberheart give or cost a player, for hints."""

from __future__ import annotations

from firelight.engine.face import Key, Wording
from firelight.engine.game import Event, Game

SUPPLY = {
    "gained-followers": ("followers", 1),
    "lost-followers": ("followers", -1),
    "gained-gear": ("gear", 1),
    "paid-gear": ("gear", -1),
    "flame-moved": ("flame", 1),
    "attribute-moved": ("attributes", 1),
}
HIDDEN = ("blocked", "new-round", "drew-heroes", "took-hero")
BROUGHT = {
    "sent-party": "party",
    "took-aide": "aide",
    "discarded-raid": "raid",
    "took-hero": "hero",
    "took-dragon": "dragon",
    "attached-dragon": "dragon",
    "took-preserve": "preserve",
    "took-garrison": "garrison",
}
GONE = {"called-back": "party", "came-back": "party", "completed-card": "garrison", "trained": "dragon"}


def supply(event: Event) -> tuple[Key, int] | None:
    if event.name not in SUPPLY:
        return None
    kind, sign = SUPPLY[event.name]
    name, number = (kind, event.args[0]) if kind in ("gear", "flame") else event.args[:2]
    return (kind, str(name)), sign * int(number or 0)


def brought(event: Event) -> tuple[Key, bool] | None:
    kind = BROUGHT.get(event.name) or GONE.get(event.name)
    if kind is None:
        return None
    name = f"{event.args[0]} {event.args[1]}" if kind == "party" else str(event.args[0])
    return (kind, name), event.name in BROUGHT


def ready(g: Game, seat: int) -> tuple[Key, ...]:
    """Nothing: the events of Emberheart already say everything."""
    return ()


WORDING = Wording(supply, frozenset({"flame"}), brought, ready, HIDDEN)
