"""The arguments of moves that depend on the position, and what moves cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from firelight.engine.view import Args, Deed, Fill, Price, deeds_of, piece
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.dragons import suits
from firelight.games.emberheart.rules.mountain import TOP
from firelight.games.emberheart.rules.parties import fewer, party_at
from firelight.games.emberheart.rules.rewards import card_at
from firelight.games.emberheart.rules.village import AT_STATION, crests_at
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.view.acts import usual

OFFERS = ("heroes", "taverns", "dragons", "dragons", "preserves", "garrison")  # the words of the cards of each place


# What depends on the position.


def _to_space(r: Reading, args: Args) -> Args:
    return {"place": w.PLACES[r.frame.place] if r.frame.kind == decisions.PARTY_SPACE else None, "space": args["space"]}


def _make_up(r: Reading, args: Args) -> Args:
    """How many of each kind go, and whether this is the usual party; in another decision the kind of the specialists is open."""
    experts, others = args["experts"], args["size"] - args["experts"]
    if r.frame.kind != decisions.PARTY:
        return {"followers": {"hireling": others, "specialist": experts}, "usual": False}
    chosen = usual(r, r.g.actions)
    return _party(others, r.specialist(r.frame.place), experts, chosen is not None and deeds_of(r.g.edition)[chosen].args is args)


@lru_cache(maxsize=256)
def _party(hirelings: int, specialist: int, experts: int, is_usual: bool) -> Args:
    """Cached, because there are few, each is needed dozens of times in a turn, and nobody changes them."""
    numbers = [hirelings, 0, 0, 0]
    numbers[specialist] = experts
    return {"followers": dict(zip(w.FOLLOWERS, numbers, strict=True)), "usual": is_usual}


def _take(r: Reading, args: Args) -> Args:
    place, slot = offer_place(r), args["slot"]
    if place == w.NONE:
        return dict(args)
    known = slot <= (6 if place == w.MOUNTAIN else 4 if place == w.GUILD else 3)
    card = r.rule(card_at)(r.s, place, slot - 1) if known else w.NONE
    return {"place": w.PLACES[place], "card": None if card == w.NONE else r.word(OFFERS[place], card), "slot": slot}


def offer_place(r: Reading) -> int:
    """The place whose cards are to be taken now, or NONE."""
    if r.frame.kind == decisions.REWARD:
        return r.frame.place
    if r.frame.kind == decisions.CLIMB:
        return w.MOUNTAIN
    return w.GUILD if r.frame.kind == decisions.APPRENTICE else w.NONE


def _discard_raid(r: Reading, args: Args) -> Args:
    card = r.s.raid[args["slot"] - 1]
    return {"raid": None if card == w.NONE else r.word("raids", card), "slot": args["slot"]}


def _exchange(r: Reading, args: Args) -> Args:
    kind = w.FOLLOWERS[r.frame.specialist] if r.frame.kind == decisions.EXCHANGE else None
    return {"from": args["from"] or kind, "to": args["to"] or kind, "number": args["number"]}


def _keep_hero(r: Reading, args: Args) -> Args:
    hero = (r.frame.first_hero, r.frame.second_hero)[args["which"] - 1] if r.frame.kind == decisions.BARD else w.NONE
    return {"hero": None if hero == w.NONE else w.HERO_KEYS[hero]}


FILL: dict[str, Fill] = {
    "to-space": _to_space,
    "with-companion": _to_space,
    "make-up": _make_up,
    "take": _take,
    "discard-raid": _discard_raid,
    "exchange": _exchange,
    "keep-hero": _keep_hero,
}


# What a move costs: what is paid at once, and how far the flame rises. With the skill of fire, the rise may be bought off.


def price(r: Reading, action: int, deed: Deed) -> Price:
    parts = PRICES[deed.family](r, deed.args) if deed.family in PRICES else []
    return [part for part in parts if part["number"] > 0]


def _space_price(companion: int) -> Callable[[Reading, Args], Price]:
    return lambda r, args: [piece("follower", "any", args["space"] - r.rule(fewer)(r.b, companion))]


def _party_price(r: Reading, args: Args) -> Price:
    return _party_pieces(*args["followers"].items())


@lru_cache(maxsize=256)
def _party_pieces(*followers: tuple[str, int]) -> Price:
    return [_crest(1), *(piece("follower", kind, number) for kind, number in followers)]


def _crest(number: int) -> dict[str, Any]:
    return piece("crest", "crest", number)


def _gear(r: Reading, args: Args) -> Price:
    return [piece("gear", "gear", 1)]


def _flame(number: int) -> dict[str, Any]:
    return piece("flame", "flame", number)


def _station_price(r: Reading, args: Args) -> Price:
    """The Squire keeps the flame down if a crest lies there already."""
    helped = r.rule(crests_at)(r.s, AT_STATION) > 0 and r.is_active(r.seat, w.SQUIRE)
    return [_crest(args["times"]), _flame(0 if helped else 1)]


def _swap_price(r: Reading, args: Args) -> Price:
    gear = 0 if r.frame.kind == decisions.MENTOR else 1
    return [piece("gear", "gear", gear), piece("follower", args["from"], 1)]


def _onto_price(first: int, vocabulary: str, name: str) -> Callable[[Reading, Args], Price]:
    """1 gear if the colours differ."""

    def price(r: Reading, args: Args) -> Price:
        card = first + r.g.edition.words[vocabulary].index(args[name])
        return [] if r.rule(suits)(r.s, r.frame.dragon, card) else _gear(r, args)

    return price


def _take_price(r: Reading, args: Args) -> Price:
    place = offer_place(r)
    if place == w.TAVERN:
        return [_flame(r.tables["TAVERN_FLAME"][r.s.tavern[args["slot"] - 1]])]
    if place != w.MOUNTAIN:
        return []
    dragon = r.s.mountain[args["slot"] - 1]
    wardens, flame = r.tables["DRAGON_WARDEN"][dragon], r.tables["DRAGON_FLAME"][dragon]
    if r.frame.kind == decisions.CLIMB:  # the board costs 1 more warden, or the flame rises if none is left
        there = r.rule(party_at)(r.s, w.MOUNTAIN, r.frame.space).followers[w.WARDEN]
        spared = there > wardens
        wardens, flame = wardens + spared, flame + (not spared) + (r.frame.level == TOP)
    return [piece("follower", "warden", wardens), _flame(flame)]


def _welcome_price(r: Reading, args: Args) -> Price:
    return [] if args["follower"] == "hireling" else [piece("follower", "hireling", 1)]


def _rise(r: Reading, args: Args) -> Price:
    return [_flame(r.frame.steps)]


PRICES: dict[str, Callable[[Reading, Args], Price]] = {
    "go": lambda r, args: [_crest(1)],
    "to-space": _space_price(0),
    "with-companion": _space_price(1),
    "make-up": _party_price,
    "warehouse": lambda r, args: [_crest(1)],
    "station": _station_price,
    "swap": _gear,
    "swap-kinds": _swap_price,
    "onto-hero": _onto_price(0, "heroes", "hero"),
    "onto-preserve": _onto_price(w.HEROES, "preserves", "preserve"),
    "with-gear": _gear,
    "take": _take_price,
    "welcome": _welcome_price,
    "into-gear": lambda r, args: [piece("follower", "hireling", args["hirelings"])],
    "exchange": lambda r, args: [piece("follower", args["from"], args["number"])],
    "use-paragon": lambda r, args: [piece("follower", "hireling", 2), _flame(1)],
    "go-further": _gear,
    "flame-rises": _rise,
    "discard-instead": lambda r, args: [piece("follower", "specialist", r.frame.steps)],
    "lose": lambda r, args: [piece("follower", args["follower"], 1)],
    "use-sage": lambda r, args: [_flame(1)],
}
