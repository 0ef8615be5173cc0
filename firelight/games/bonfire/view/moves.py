"""The arguments of moves that depend on the position, and what moves cost."""

from __future__ import annotations

from firelight.engine.view import Args, Deed, Fill, Price, piece
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.gnomes import may_pay_gnome, resource_for
from firelight.games.bonfire.rules.great_bonfire import turning_price
from firelight.games.bonfire.rules.path import path_price
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.ship import GIFT_BEARER, face_up_offering, may_offer, sailing_price, task_price
from firelight.games.bonfire.texts.reading import Reading

# What depends on the position.


def _task(r: Reading, args: Args) -> Args:
    at_island = 0 <= r.c.ship < w.TASK_ISLANDS
    return {"island": w.ISLANDS[r.c.ship] if at_island else None, "slot": args["slot"]}


def _retrieve(r: Reading, args: Args) -> Args:
    return {"guardian": w.GUARDIANS[r.c.ship - w.TASK_ISLANDS + 1] if r.c.ship >= w.TASK_ISLANDS else None}


def _tom_task(r: Reading, args: Args) -> Args:
    if r.frame.kind != decisions.TOM_TIE:
        return {"island": None, "slot": args["slot"]}
    return {"island": w.ISLANDS[r.tables["RESOURCE_ISLANDS"][r.frame.resource * 2 + args["island"]]], "slot": args["slot"]}


FILL: dict[str, Fill] = {"task": _task, "retrieve": _retrieve, "tom-task": _tom_task}


# What a move costs. Payments come later, piece by piece, so this is what will have to be paid.


def price(r: Reading, action: int, deed: Deed) -> Price:
    family, args = deed
    paid = PAID.get(family)
    if paid:
        what, name = paid
        return [piece(what, args[name], 1)]
    if r.frame.kind in FREE:
        return []
    if family == "sail":
        return [piece("tile", "ship", r.rule(sailing_price)(r.s, r.seat, action - decisions.SAIL))]
    if family == "turn-fire":
        return [piece("tile", "great-bonfire", r.rule(turning_price)(r.s, r.seat, action - decisions.TURN_FIRE))]
    if family in ("build", "new-display"):
        return [piece("tile", "path", r.rule(path_price)(r.s, r.seat))]
    if family == "task":
        return [*_task_tiles(r, r.c.ship), *_goods(r, r.c.ship, [0, 1])]
    if family == "offer":
        return [*_task_tiles(r, r.frame.island), *_goods(r, r.frame.island, [action - decisions.OFFER])]
    if family == "retrieve":
        return [piece("tile", "guardian", 1)]
    if family == "march":
        return [piece("tile", "guardian", args["steps"])]
    if family == "recruit":
        return _gnome(r, action - decisions.RECRUIT, _ways(r, action - decisions.RECRUIT)[0])
    if family == "price":
        return _gnome(r, r.frame.gnome, action - decisions.PRICE)
    return []


PAID = {
    "pay-tile": ("tile", "kind"),
    "throw-tile": ("tile", "kind"),
    "pay-resource": ("resource", "resource"),
    "throw-resource": ("resource", "resource"),
}
# Decisions in which such moves cost nothing.
FREE = (decisions.PATH_BONUS, decisions.FIRE_BONUS, decisions.SPECIALIST_BONUS, decisions.SHIP_BONUS)


def _ways(r: Reading, gnome: int) -> list[int]:
    return [way for way in (0, 1) if r.rule(may_pay_gnome)(r.s, r.seat, gnome, way) == 0]


def _gnome(r: Reading, gnome: int, way: int) -> Price:
    kind = r.rule(resource_for)(r.c, gnome)
    resource = "any" if kind == ANY else w.RESOURCES[kind]
    return [piece("tile", "gnome", 2 - way), piece("resource", resource, 1 + way)]


def _task_tiles(r: Reading, island: int) -> Price:
    return [piece("tile", "task", r.rule(task_price)(r.s, r.seat, island))]


def _goods(r: Reading, island: int, piles: list[int]) -> Price:
    """The resources for a Task: the island's, and the one on the Offering left there."""
    if r.c.gnomes[GIFT_BEARER] == 1:
        return [piece("resource", "any", 2)]
    printed = r.tables["ISLAND_RESOURCE"][island]
    shown = {r.rule(face_up_offering)(r.c, pile) for pile in piles if r.rule(may_offer)(r.s, r.seat, island, pile) == 0}
    if shown == {printed}:
        return [piece("resource", w.RESOURCES[printed], 2)]
    offering = w.RESOURCES[shown.pop()] if len(shown) == 1 else "offering"
    return [piece("resource", w.RESOURCES[printed], 1), piece("resource", offering, 1)]
