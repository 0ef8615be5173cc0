"""The moves of Bonfire in parts: family, arguments, price."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from firelight.engine.view import Args, Deed, Fill, Price, piece
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tables import build
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.gnomes import may_pay_gnome
from firelight.games.bonfire.rules.great_bonfire import turning_price
from firelight.games.bonfire.rules.path import path_price
from firelight.games.bonfire.rules.ship import face_up_offering, may_offer, sailing_price, task_price
from firelight.games.bonfire.texts.reading import Reading, square

if TYPE_CHECKING:
    from firelight.engine.title import Edition

REWARDS = (["tile", "resource"], ["tile", "portal"], ["resource", "portal"], ["tile", "resource", "portal"])
SPACES = range(1, 8)


def deeds(edition: Edition) -> tuple[Deed, ...]:
    """Every action in parts; what depends on the position is filled in later."""
    tables = build(edition.components)
    found: list[Deed | None] = [None] * act.ACTIONS

    def name(first: int, family: str, args: Iterable[Args] = ({},)) -> None:
        for number, each in enumerate(args):
            found[first + number] = Deed(family, each)

    cells = tables["LINE_CELLS"]
    lines = [[list(square(cell)) for cell in cells[line * 3 : line * 3 + 3]] for line in range(w.LINES)]
    name(act.FATE, "fate", [{"end": end} for end in ("top", "bottom")])
    name(act.FIRST, "first", [{"choice": choice} for choice in ("keep", "swap")])
    name(act.WAY, "way", [{"round": way} for way in ("as-printed", "turned")])
    name(act.KEEP_TILE, "keep", [{"kind": kind} for kind in w.KINDS])
    name(act.LINE, "lay", [{"squares": squares} for squares in lines])
    name(act.BUILD, "build", [{"slot": slot} for slot in (1, 2, 3, 4, "pile")])
    name(act.NEW_DISPLAY, "new-display")
    name(act.SAIL, "sail", [{"island": island} for island in w.ISLANDS])
    name(act.TASK_AT, "task", [{"island": None, "slot": slot} for slot in (1, 2, 3)])
    name(act.NO_DEED, "no-deed")
    name(act.RETRIEVE, "retrieve", [{"guardian": None}])
    name(act.OFFER, "offer", [{"pile": pile} for pile in ("left", "right")])
    name(act.SPACE, "space", [{"space": space} for space in SPACES])
    name(act.PAY_TILE, "pay-tile", [{"kind": kind} for kind in w.KINDS])
    name(act.REPLACE_TILE, "replace-tile")
    name(act.THROW_TILE, "throw-tile", [{"kind": kind} for kind in w.KINDS])
    name(act.PAY_RESOURCE, "pay-resource", [{"resource": resource} for resource in w.RESOURCES])
    name(act.REPLACE_RESOURCE, "replace-resource")
    name(act.THROW_RESOURCE, "throw-resource", [{"resource": resource} for resource in w.RESOURCES])
    name(act.MARCH, "march", [{"steps": steps} for steps in range(1, 9)])
    name(act.WHO, "who", [{"guardian": guardian} for guardian in w.GUARDIANS])
    name(act.STAY, "stay")
    name(act.TO_PATH, "to-path", [{"space": space} for space in SPACES])
    name(act.TO_BONFIRE, "to-bonfire", [{"space": space} for space in SPACES])
    name(act.CHOOSE_YIELD, "yield", [{"resource": resource} for resource in w.RESOURCES])
    name(act.TURN_FIRE, "turn-fire", [{"space": space} for space in SPACES])
    name(act.REWARD, "reward", [{"take": take} for take in REWARDS])
    name(act.TAKE_PORTAL, "portal", [{"shape": shape} for shape in w.PORTALS])
    name(act.RECRUIT, "recruit", [{"gnome": gnome} for gnome in w.GNOME_KEYS])
    name(act.PRICE, "price", [{"tiles": 2, "resources": 1}, {"tiles": 1, "resources": 2}])
    name(act.IGNITE, "ignite", [{"space": space} for space in SPACES])
    name(act.SEND, "send", [{"bonus": w.BONUSES[bonus], "place": place} for place, bonus in enumerate(tables["COUNCIL_BONUS"], 1)])
    name(act.TAKE_BONUS, "bonus")
    name(act.TAKE_POINT, "point")
    name(act.NEUTRAL_NOVICE, "neutral", [{"common": common} for common in w.COMMONS])
    name(act.FROM_PILE, "dig", [{"fire": fire, "resource": resource} for fire in w.FIRES for resource in w.RESOURCES[: w.BASIC]])
    name(act.COLOUR, "guardian", [{"guardian": guardian} for guardian in w.GUARDIANS[1:]])
    name(act.TOM_TAKES, "tom-task", [{"island": island, "slot": slot} for island in (0, 1) for slot in (1, 2, 3)])
    name(act.END_TURN, "end-turn")
    name(act.PASS, "pass")
    name(act.GIVE_UP, "give-up")
    return tuple(deed for deed in found if deed is not None)


# What depends on the position.


def _task(r: Reading, args: Args) -> Args:
    at_island = 0 <= r.c.ship < w.TASK_ISLANDS
    return {"island": w.ISLANDS[r.c.ship] if at_island else None, "slot": args["slot"]}


def _retrieve(r: Reading, args: Args) -> Args:
    return {"guardian": w.GUARDIANS[r.c.ship - w.TASK_ISLANDS + 1] if r.c.ship >= w.TASK_ISLANDS else None}


def _tom_task(r: Reading, args: Args) -> Args:
    if r.frame.kind != frames.TOM_TIE:
        return {"island": None, "slot": args["slot"]}
    return {"island": w.ISLANDS[r.tables["RESOURCE_ISLANDS"][r.frame.a * 2 + args["island"]]], "slot": args["slot"]}


FILL: dict[str, Fill] = {"task": _task, "retrieve": _retrieve, "tom-task": _tom_task}


# What a move costs. Payments come later, piece by piece, so this is what will be owed.


def price(r: Reading, action: int, deed: Deed) -> Price:
    family, args = deed
    paid = PAID.get(family)
    if paid:
        what, name = paid
        return [piece(what, args[name], 1)]
    if r.frame.kind in FREE:
        return []
    if family == "sail":
        return [piece("tile", "ship", r.rule(sailing_price)(r.s, r.seat, action - act.SAIL))]
    if family == "turn-fire":
        return [piece("tile", "great-bonfire", r.rule(turning_price)(r.s, r.seat, action - act.TURN_FIRE))]
    if family in ("build", "new-display"):
        return [piece("tile", "path", r.rule(path_price)(r.s, r.seat))]
    if family == "task":
        return [*_task_tiles(r, r.c.ship), *_goods(r, r.c.ship, [0, 1])]
    if family == "offer":
        return [*_task_tiles(r, r.frame.a), *_goods(r, r.frame.a, [action - act.OFFER])]
    if family == "retrieve":
        return [piece("tile", "guardian", 1)]
    if family == "march":
        return [piece("tile", "guardian", args["steps"])]
    if family == "recruit":
        return _gnome(r, action - act.RECRUIT, _ways(r, action - act.RECRUIT)[0])
    if family == "price":
        return _gnome(r, r.frame.a, action - act.PRICE)
    return []


PAID = {
    "pay-tile": ("tile", "kind"),
    "throw-tile": ("tile", "kind"),
    "pay-resource": ("resource", "resource"),
    "throw-resource": ("resource", "resource"),
}
# Decisions in which such moves cost nothing.
FREE = (frames.PATH_BONUS, frames.FIRE_BONUS, frames.SPECIALIST_BONUS, frames.SHIP_BONUS)


def other_price(r: Reading, action: int, deed: Deed) -> Price:
    """A Gnome that can be paid in both ways: the second one."""
    if deed.family != "recruit" or r.frame.kind in FREE:
        return []
    ways = _ways(r, action - act.RECRUIT)
    return _gnome(r, action - act.RECRUIT, ways[1]) if len(ways) > 1 else []


def _ways(r: Reading, gnome: int) -> list[int]:
    return [way for way in (0, 1) if r.rule(may_pay_gnome)(r.s, r.seat, gnome, way) == 0]


def _gnome(r: Reading, gnome: int, way: int) -> Price:
    resource = "any" if r.c.gnomes[w.HAGGLER] == 1 else w.RESOURCES[r.tables["GNOME_RESOURCE"][gnome]]
    return [piece("tile", "gnome", 2 - way), piece("resource", resource, 1 + way)]


def _task_tiles(r: Reading, island: int) -> Price:
    return [piece("tile", "task", r.rule(task_price)(r.s, r.seat, island))]


def _goods(r: Reading, island: int, piles: list[int]) -> Price:
    """The resources for a Task: the island's and that of the Offering left there."""
    if r.c.gnomes[w.GIFT_BEARER] == 1:
        return [piece("resource", "any", 2)]
    printed = r.tables["ISLAND_RESOURCE"][island]
    shown = {r.rule(face_up_offering)(r.c, pile) for pile in piles if r.rule(may_offer)(r.s, r.seat, island, pile) == 0}
    if shown == {printed}:
        return [piece("resource", w.RESOURCES[printed], 2)]
    offering = w.RESOURCES[shown.pop()] if len(shown) == 1 else "offering"
    return [piece("resource", w.RESOURCES[printed], 1), piece("resource", offering, 1)]
