"""The acts of Bonfire: which decisions belong together, and how an act is usually paid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from firelight.engine.view import Price
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.paying import TWIN_DYER
from firelight.games.bonfire.rules.ship import face_up_offering
from firelight.games.bonfire.texts.reading import Reading

PAYMENTS = frozenset({"offering", "gnome-price", "pay-tiles", "pay-resources"})
INNER = PAYMENTS | {
    "keep",
    "fate-line",
    "way-round",
    "island-deed",
    "task-space",
    "procession",
    "yield",
    "rewards",
    "portal",
    "bonus",
    "path-bonus",
    "pile-bonus",
    "guardian-bonus",
    "fire-bonus",
    "specialist-bonus",
    "move-who",
    "move-to",
    "ship-bonus",
}

OPENS = frozenset({"fate", "lay"})
UNORDERED = frozenset({"throw-tile", "throw-resource"})
ENDS = (decisions.TURN, decisions.AFTER, decisions.NEXT_TURN)  # frames below the decisions of an act


def closes(r: Reading) -> bool:
    """A Fate Tile has been placed, and nothing else is left in this act."""
    return r.frame.kind == decisions.WAY_ROUND and r.s.frames[r.s.depth - 2].kind in ENDS


def usual(r: Reading, actions: list[int]) -> int | None:
    """One's own pieces first, then the wild one, then a pair from what one has most of."""
    kind = r.frame.kind
    if kind == decisions.PAY_TILES:
        return _tile(r, actions)
    if kind == decisions.PAY_RESOURCES:
        return _resource(r, actions)
    if kind == decisions.OFFERING:
        return _offering(r, actions)
    return _gnome_price(r, actions) if kind == decisions.GNOME_PRICE else None


def _tile(r: Reading, actions: list[int]) -> int:
    if r.frame.owed == 0:
        return _most(decisions.THROW_TILE, r.c.tiles, actions, w.YELLOW)
    wishes = (decisions.PAY_TILE + r.frame.tile, decisions.PAY_TILE + w.YELLOW)
    return next((action for action in wishes if action in actions), decisions.REPLACE_TILE)


def _resource(r: Reading, actions: list[int]) -> int:
    f = r.frame
    if f.owed == 0 and f.second_owed == 0:
        return _most(decisions.THROW_RESOURCE, r.c.resources, actions, w.GOLD)
    owed = [kind for kind, number in ((f.resource, f.owed), (f.second, f.second_owed)) if number > 0]
    if owed[0] > w.GOLD:  # any resource will do
        return _most(decisions.PAY_RESOURCE, r.c.resources, actions, w.GOLD)
    wishes = (decisions.PAY_RESOURCE + kind for kind in (*owed, w.GOLD))
    return next((action for action in wishes if action in actions), decisions.REPLACE_RESOURCE)


def _most(first: int, held: Sequence[int], actions: list[int], wild: int) -> int:
    """The kind one has most of; the wild piece comes last."""
    return max(actions, key=lambda action: (action - first != wild, held[action - first], -action))


def _offering(r: Reading, actions: list[int]) -> int:
    """The Offering for which fewer resources are missing."""
    island = r.tables["ISLAND_RESOURCE"][r.frame.island]

    def lacking(action: int) -> int:
        owed = Counter((island, r.rule(face_up_offering)(r.c, action - decisions.OFFER)))
        return sum(max(number - r.c.resources[kind], 0) for kind, number in owed.items())

    return min(actions, key=lacking)


def _gnome_price(r: Reading, actions: list[int]) -> int:
    """The way with fewer missing pieces; two tiles if it makes no difference."""
    resource = r.tables["GNOME_RESOURCE"][r.frame.gnome]
    tiles, goods = r.c.tiles[w.GNOME], r.c.resources[resource]

    def lacking(action: int) -> int:
        way = action - decisions.PRICE
        return max(2 - way - tiles, 0) + max(1 + way - goods, 0)

    return min(actions, key=lacking)


def means(r: Reading, price: Price) -> str:
    """How a price can be paid: with one's own pieces, the wild ones too, or only with pairs in their place."""
    lacking = {"tile": 0, "resource": 0}
    for part in price:
        lacking[part["what"]] += max(part["number"] - r.supply.get(part["kind"], part["number"]), 0)
    if not any(lacking.values()):
        return "own"
    yellow, gold = r.c.tiles[w.YELLOW] * (1 + r.c.gnomes[TWIN_DYER]), r.c.resources[w.GOLD]
    return "wild" if lacking["tile"] <= yellow and lacking["resource"] <= gold else "pair"
