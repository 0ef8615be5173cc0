"""What a player wants to know about a move of Emberheart beyond its name: the notes (`note-emberheart-NAME`) and their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.engine.view import Args
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.layout import NEUTRAL
from firelight.games.emberheart.rules.parties import fewer, party_at
from firelight.games.emberheart.rules.raid import remaining_raid
from firelight.games.emberheart.rules.rewards import BARD_SLOT, LOW_CARDS, card_at
from firelight.games.emberheart.rules.scoring import hero_glory
from firelight.games.emberheart.texts.reading import Reading

Note = Callable[[Reading, int, Args], Args]


def _attribute(r: Reading, action: int, args: Args) -> Args:
    return {"level": r.b.attributes[action - decisions.ATTRIBUTE]}


def _go(r: Reading, action: int, args: Args) -> Args:
    where = action - decisions.GO
    free = [space for space in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, where, space).seat == w.NONE]
    return {"spaces": free, "fitting": fitting(r, where), "cards": len(offer(r, where))}


def fitting(r: Reading, where: int) -> dict[str, int]:
    """Who may go to a place."""
    return {w.FOLLOWERS[kind]: r.b.followers[kind] for kind in (w.HIRELING, r.specialist(where))}


def offer(r: Reading, where: int) -> list[int]:
    """The cards that a party of the seat may find there; at the Mountain, those of the low level."""
    cards = [r.rule(card_at)(r.s, where, slot) for slot in range(LOW_CARDS)]
    if where == w.GUILD and r.s.bard_seat == r.seat:
        cards.append(r.rule(card_at)(r.s, where, BARD_SLOT))
    return [card for card in cards if card != w.NONE]


def _space(companion: int) -> Note:
    """How many go, and when this space picks in the present order."""

    def note(r: Reading, action: int, args: Args) -> Args:
        where, space = w.PLACES.index(args["place"]), args["space"]
        ahead = [r.rule(party_at)(r.s, where, number).seat for number in range(space + 1, w.SPACES + 1)]
        others, blocked = sum(seat not in (w.NONE, NEUTRAL) for seat in ahead), ahead.count(NEUTRAL)
        least = max(space - r.rule(fewer)(r.b, companion), 0)
        cards = len(offer(r, where))
        return {"least": least, "most": space, "before": others, "left": max(cards - others - blocked, 0), "cards": cards}

    return note


def _take(r: Reading, action: int, args: Args) -> Args:
    """What a hero does, and what a Garrison card asks for and brings."""
    if args["place"] == "guild":
        return {"kind": "hero", **_hero(r, w.HERO_KEYS.index(args["card"]))}
    if args["place"] == "garrison":
        card = r.g.edition.words["garrison"].index(args["card"])
        return {"kind": "garrison", "hero": None, "worth": 0, **r.garrison_figures(card)}
    return {"kind": "other", "hero": None, "worth": 0}


def _hero(r: Reading, hero: int) -> Args:
    return {"hero": w.HERO_KEYS[hero], "worth": r.rule(hero_glory)(r.s, r.seat, hero)}


def _named_hero(r: Reading, action: int, args: Args) -> Args:
    return _hero(r, w.HERO_KEYS.index(args["hero"]))


def _aide(r: Reading, action: int, args: Args) -> Args:
    return {"aide": args["aide"]}


def _gear(r: Reading, action: int, args: Args) -> Args:
    return {"gear": r.b.gear}


def _call(r: Reading, action: int, args: Args) -> Args:
    party = r.s.parties[action - decisions.CALL]
    return {"followers": dict(zip(w.FOLLOWERS, party.followers, strict=True)), "companion": bool(party.companion)}


def _raid(card: Callable[[Reading, int], int]) -> Note:
    def note(r: Reading, action: int, args: Args) -> Args:
        number, missing = r.raid_loss(r.seat, card(r, action))
        return {"raid": r.word("raids", card(r, action)), "number": number, "missing": missing}

    return note


NOTES: dict[str, tuple[str, Callable[[Any, int, Args], Args]]] = {
    "attribute": ("attribute", _attribute),
    "go": ("go", _go),
    "to-space": ("space", _space(0)),
    "with-companion": ("space", _space(1)),
    "aide": ("aide", _aide),
    "swap": ("swap", _gear),
    "call": ("call", _call),
    "take": ("take", _take),
    "onto-hero": ("hero", _named_hero),
    "keep-hero": ("hero", _named_hero),
    "discard-raid": ("discard-raid", _raid(lambda r, action: r.s.raid[action - decisions.DISCARD_RAID])),
    "use-remaining": ("raid", _raid(lambda r, action: r.rule(remaining_raid)(r.s))),
    "use-discarded": ("raid", _raid(lambda r, action: r.s.raid_discarded)),
}
