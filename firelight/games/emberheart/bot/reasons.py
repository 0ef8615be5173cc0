"""What the events of Emberheart bring, for hints."""

from __future__ import annotations

from collections.abc import Callable

from firelight.engine.face import Key, Thing, Wording
from firelight.engine.game import Event, Game
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.texts.hero_texts import AIDE_NAMES, ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import people_and, place
from firelight.games.emberheart.texts.story import Teller
from firelight.reading import count
from firelight.telling import amount, word

NEW_CARDS = "new cards are laid out"
HIDDEN = {"blocked": NEW_CARDS, "new-round": NEW_CARDS, "drew-heroes": "the Bard draws heroes", "took-hero": "a hero is drawn"}
GONE = {
    "called-back": "party",
    "came-back": "party",
    "completed-card": "garrison",
    "trained": "dragon",
}


def supply(event: Event) -> tuple[Key, int] | None:
    if event.name in ("gained-followers", "lost-followers"):
        return ("followers", word(event, 0)), amount(event, 1) * (1 if event.name.startswith("gained") else -1)
    if event.name in ("gained-gear", "paid-gear"):
        return ("gear", "gear"), amount(event, 0) * (1 if event.name.startswith("gained") else -1)
    if event.name == "flame-moved":
        return ("flame", "flame"), amount(event, 0)
    if event.name == "attribute-moved":
        return ("attributes", word(event, 0)), amount(event, 1)
    return None


def pieces(key: Key, number: int) -> str:
    kind, name = key
    if kind == "followers":
        return count(abs(number), name)
    if kind == "gear":
        return f"{abs(number)} gear"
    return f"{ATTRIBUTE_NAMES[w.ATTRIBUTES.index(name)] if kind == 'attributes' else 'flame'} {number:+}"


def _party(t: Teller, e: Event) -> str:
    where, space = t.number("places", e), amount(e, 1)
    party = t.r.rule(party_at)(t.r.s, where, space)
    crowd = f" of {people_and(party.followers)}" if party.seat == e.seat and any(party.followers) else ""
    return f"a party{crowd} on space {space} of {place(where)}"


def _attached(t: Teller, e: Event) -> str:
    return f"{t.dragon(e)} attached to {t.r.card(t.number('cards', e, 1))}"


BROUGHT: dict[str, tuple[str, Callable[[Teller, Event], str]]] = {
    "sent-party": ("party", _party),
    "took-aide": ("aide", lambda t, e: f"the {AIDE_NAMES[t.number('aides', e)]}"),
    "discarded-raid": ("raid", lambda t, e: f"no raid of {t.r.raid(t.number('raids', e))}"),
    "took-hero": ("hero", lambda t, e: f"the {t.r.hero(t.number('heroes', e))}"),
    "took-dragon": ("dragon", lambda t, e: t.dragon(e)),
    "attached-dragon": ("dragon", _attached),
    "took-preserve": ("preserve", lambda t, e: f"a {t.r.preserve(t.number('preserves', e))}"),
    "took-garrison": ("garrison", lambda t, e: f"the {t.r.garrison(t.number('garrison', e))}"),
}


def _name(kind: str, event: Event) -> str:
    """A party is known by its place and space, all else by its word."""
    return f"{event.args[0]} {event.args[1]}" if kind == "party" else word(event, 0)


def brought(g: Game, event: Event) -> Thing | None:
    if event.name in GONE:
        kind = GONE[event.name]
        return Thing(kind, _name(kind, event), 0, "")
    if event.name not in BROUGHT:
        return None
    kind, text = BROUGHT[event.name]
    return Thing(kind, _name(kind, event), 1, text(Teller(g, [event], g.seat_names), event))


def ready(g: Game, seat: int) -> dict[Key, Thing]:
    """Everything that Emberheart prepares is told by its events."""
    return {}


WORDING = Wording(supply, pieces, frozenset({"flame"}), brought, ready, HIDDEN)
