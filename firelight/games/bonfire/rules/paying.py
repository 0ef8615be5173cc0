"""Paying (B5): own pieces, the wild one, and any two for one that is missing.

A debt is paid piece by piece. For each piece owed, the player pays the piece itself, the wild one, or says that it will
be replaced; the replacements are thrown away last, two for each. Every choice offered leaves the rest payable.
"""

from typing import Final

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.bonfire.content.words import GOLD, NONE, YELLOW, number_of
from firelight.games.bonfire.rules.decisions import (
    MARCH,
    PAY_RESOURCE,
    PAY_RESOURCES,
    PAY_TILE,
    PAY_TILES,
    REPLACE_RESOURCE,
    REPLACE_TILE,
    THROW_RESOURCE,
    THROW_TILE,
    Frame,
)
from firelight.games.bonfire.rules.events import PAID_RESOURCES, PAID_TILES
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.rulebook import B5_1, B5_2, B5_3, B5_5, B7
from firelight.games.bonfire.rules.supply import resource_count, tile_count

ANY = 6  # any resource is accepted (B7.3, B7.9)

TWIN_DYER: Final = number_of("twin-dyer")  # B7.5


@jit
def tiles_payable(own: int, yellow: int, others: int, owed: int, replaced: int, worth: int) -> bool:
    """Whether this debt can be paid. Yellow tiles are worth 1, or 2, and then cannot be part of a pair (B5.1, B5.2)."""
    lacking = max(owed - own, 0)
    used = min((lacking + worth - 1) // worth, yellow)
    pairs = max(lacking - used * worth, 0) + replaced
    return 2 * pairs <= others + (yellow - used if worth == 1 else 0)


@jit
def most_tiles(c: City, kind: int) -> int:
    """How many tiles of a kind can be paid at most: own ones, yellow ones, and one for any two others."""
    own = c.tiles[kind]
    yellow = c.tiles[YELLOW]
    worth = 1 + c.gnomes[TWIN_DYER]
    return own + yellow * worth + (tile_count(c) - own - yellow) // 2


@jit
def can_pay_tiles(c: City, kind: int, number: int) -> bool:
    return number <= c.tiles[kind] or number <= most_tiles(c, kind)


@jit
def owe_tiles(s: State, seat: int, kind: int, number: int) -> None:
    push(s, PAY_TILES, seat, kind, number)


@PAY_TILES.guard
@jit
def may_pay_tile(s: State, f: Frame, action: int) -> int:
    """Guard for one step of a payment in tiles: 0, or the rule that forbids it."""
    c = s.cities[f.seat]
    worth = 1 + c.gnomes[TWIN_DYER]
    if action >= THROW_TILE:
        if f.owed > 0 or f.to_throw == 0:
            return B5_2
        kind = action - THROW_TILE
        if c.tiles[kind] == 0 or (kind == YELLOW and worth == 2):
            return B5_2
        return 0
    if f.owed == 0:
        return B5_5
    kind = action - PAY_TILE
    if kind < YELLOW and kind != f.tile:
        return B5_2
    own = c.tiles[f.tile]
    yellow = c.tiles[YELLOW]
    others = tile_count(c) - own - yellow
    if action == REPLACE_TILE:
        if own > 0:
            return B5_2
        return 0 if tiles_payable(own, yellow, others, f.owed - 1, f.replaced + 1, worth) else B5_2
    if kind == f.tile:
        if own == 0:
            return B5_2
        return 0 if tiles_payable(own - 1, yellow, others, f.owed - 1, f.replaced, worth) else B5_2
    if yellow == 0:
        return B5_1
    return 0 if tiles_payable(own, yellow - 1, others, max(f.owed - worth, 0), f.replaced, worth) else B5_1


@PAY_TILES.lister
@jit
def list_tile_payments(s: State, f: Frame, out: Moves) -> int:
    """First what is owed, then its replacements."""
    n = 0
    for action in range(PAY_TILE if f.owed > 0 else THROW_TILE, THROW_TILE if f.owed > 0 else PAY_RESOURCE):
        if may_pay_tile(s, f, action) == 0:
            out[n] = action
            n += 1
    return n


@PAY_TILES.effect
@jit
def pay_tile(s: State, f: Frame, action: int) -> None:
    c = s.cities[f.seat]
    if action >= THROW_TILE:
        kind = action - THROW_TILE
        c.tiles[kind] -= 1
        f.to_throw -= 1
        tell(s, PAID_TILES, f.seat, kind, 1, 0)
    elif action == REPLACE_TILE:
        fire(s, B5_2)
        f.owed -= 1
        f.replaced += 1
    else:
        kind = action - PAY_TILE
        c.tiles[kind] -= 1
        if kind == YELLOW:
            fire(s, B5_1)
            if c.gnomes[TWIN_DYER] == 1:
                fire(s, B7 + TWIN_DYER)
                f.owed = max(f.owed - 2, 0)
            else:
                f.owed -= 1
        else:
            f.owed -= 1
        tell(s, PAID_TILES, f.seat, kind, 1, 0)
    if f.owed == 0 and f.replaced > 0:
        f.to_throw = 2 * f.replaced
        f.replaced = 0
    if f.owed == 0 and f.to_throw == 0:
        pop(s)


@jit
def _resources_payable(own: int, more: int, gold: int, others: int, owed: int, besides: int, replaced: int, golden: int) -> bool:
    """Whether `owed` of one kind (`own` held) and `besides` of another (`more` held) can be paid.

    `golden` has bit 1 or 2 set if gold was paid for the first or the second kind; then pairs are ruled out while own pieces of it are left.
    """
    for first in range(min(owed, gold) + 1):
        for second in range(min(besides, gold - first) + 1):
            left = own - (owed - first)
            over = more - (besides - second)
            pairs = max(-left, 0) + max(-over, 0) + replaced
            if pairs == 0:
                return True
            if left > 0 and (first > 0 or golden & 1):
                continue
            if over > 0 and (second > 0 or golden & 2):
                continue
            if 2 * pairs <= others + gold - first - second + max(left, 0) + max(over, 0):
                return True
    return False


@jit
def payable(c: City, kind: int, owed: int, second: int, besides: int, spent: int, replaced: int, golden: int) -> bool:
    """_resources_payable for a city's supply minus one piece of `spent`."""
    total = resource_count(c)
    gold = c.resources[GOLD]
    if spent >= 0:
        total -= 1
        if spent == GOLD:
            gold -= 1
    if kind == ANY:
        return owed <= total
    own = c.resources[kind] - (1 if spent == kind else 0)
    if kind == GOLD:
        return _resources_payable(own, 0, 0, total - own, owed, 0, replaced, golden)
    more = 0
    if second >= 0:
        more = c.resources[second] - (1 if spent == second else 0)
    return _resources_payable(own, more, gold, total - own - more - gold, owed, besides, replaced, golden)


@jit
def can_pay_resources(c: City, kind: int, number: int, second: int, besides: int) -> bool:
    if kind == second:
        return payable(c, kind, number + besides, NONE, 0, NONE, 0, 0)
    if kind != ANY and number <= c.resources[kind] and (second == NONE or besides <= c.resources[second]):
        return True
    return payable(c, kind, number, second, besides, NONE, 0, 0)


@jit
def owe_resources(s: State, seat: int, kind: int, number: int, second: int, besides: int) -> None:
    """Two kinds may be owed together (for a Task); equal ones are one debt."""
    if kind == second:
        number += besides
        second = NONE
        besides = 0
    f = push(s, PAY_RESOURCES, seat, kind, number)
    f.second = second
    f.second_owed = besides


@PAY_RESOURCES.guard
@jit
def may_pay_resource(s: State, f: Frame, action: int) -> int:
    """Guard for one step of a payment in resources: 0, or the rule that forbids it."""
    c = s.cities[f.seat]
    if action >= THROW_RESOURCE:
        if f.owed > 0 or f.second_owed > 0 or c.resources[action - THROW_RESOURCE] == 0:
            return B5_3
        return 0
    if f.owed == 0 and f.second_owed == 0:
        return B5_5
    now = f.resource
    less_first = 1
    less_second = 0
    mark = 1
    if f.owed == 0:
        now = f.second
        less_first = 0
        less_second = 1
        mark = 2
    owed = f.owed - less_first
    besides = f.second_owed - less_second
    if action == REPLACE_RESOURCE:
        if now == ANY or c.resources[now] > 0:
            return B5_3
        return 0 if payable(c, f.resource, owed, f.second, besides, NONE, f.in_exchange // 2 + 1, f.golden) else B5_3
    piece = action - PAY_RESOURCE
    if c.resources[piece] == 0:
        return B5_3
    if now == ANY:
        return 0
    golden = f.golden
    if piece != now:
        if piece != GOLD:
            return B5_3
        golden |= mark
    return 0 if payable(c, f.resource, owed, f.second, besides, piece, f.in_exchange // 2, golden) else B5_3


@PAY_RESOURCES.lister
@jit
def list_resource_payments(s: State, f: Frame, out: Moves) -> int:
    """First what is owed, then its replacements."""
    owing = f.owed > 0 or f.second_owed > 0
    n = 0
    for action in range(PAY_RESOURCE if owing else THROW_RESOURCE, THROW_RESOURCE if owing else MARCH):
        if may_pay_resource(s, f, action) == 0:
            out[n] = action
            n += 1
    return n


@PAY_RESOURCES.effect
@jit
def pay_resource(s: State, f: Frame, action: int) -> None:
    c = s.cities[f.seat]
    if action >= THROW_RESOURCE:
        piece = action - THROW_RESOURCE
        c.resources[piece] -= 1
        f.in_exchange -= 1
        tell(s, PAID_RESOURCES, f.seat, piece, 1, 0)
    else:
        now = f.resource
        mark = 1
        if f.owed == 0:
            now = f.second
            mark = 2
            f.second_owed -= 1
        else:
            f.owed -= 1
        if action == REPLACE_RESOURCE:
            fire(s, B5_3)
            f.in_exchange += 2
        else:
            piece = action - PAY_RESOURCE
            if piece == GOLD and now != GOLD and now != ANY:
                fire(s, B5_3)
                f.golden |= mark
            c.resources[piece] -= 1
            tell(s, PAID_RESOURCES, f.seat, piece, 1, 0)
    if f.owed == 0 and f.second_owed == 0 and f.in_exchange == 0:
        pop(s)
