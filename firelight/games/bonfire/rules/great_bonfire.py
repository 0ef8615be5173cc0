"""Using the Great Bonfire (B6.6) and taking portals."""

from typing import Final

from firelight.engine.decisions import allowed
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, push, tell
from firelight.games.bonfire.content.tables import NOTCH_SHAPE, RING_KIND, RING_RESOURCE
from firelight.games.bonfire.content.words import (
    COMMON_PORTALS,
    GREAT_BONFIRE,
    NONE,
    RING,
    TWO_POINTS,
    number_of,
)
from firelight.games.bonfire.rules.decisions import FIRE_BONUS, PORTAL, REWARDS, TURN_FIRE
from firelight.games.bonfire.rules.events import TOOK_PORTAL, TURNED_FIRE
from firelight.games.bonfire.rules.layout import FROM_GREAT_BONFIRE, City, State
from firelight.games.bonfire.rules.paying import most_tiles, owe_tiles
from firelight.games.bonfire.rules.rulebook import B6_6A, B6_6B, B6_6C, B6_6D, B7
from firelight.games.bonfire.rules.supply import check_common, gain_points, gain_resources, gain_tiles

TILE_AND_RESOURCE = 0
TILE_AND_PORTAL = 1
RESOURCE_AND_PORTAL = 2
ALL_THREE = 3

FIRE_TURNER: Final = number_of("fire-turner")  # B7.22
FIRE_STEWARD: Final = number_of("fire-steward")  # B7.23
PORTAL_SMITH: Final = number_of("portal-smith")  # B7.25


@jit
def spaces_to(s: State, space: int) -> int:
    """Spaces clockwise, 1 to 7; a full turn comes back to the present space."""
    ahead = (space - s.pointer + RING) % RING
    return ahead if ahead > 0 else RING


@jit
def turning_price(s: State, seat: int, space: int) -> int:
    """Great-bonfire tiles to turn it there (B6.6a, B6.6b)."""
    if s.fire_used == 0:
        return 1
    ahead = spaces_to(s, space)
    if s.cities[seat].gnomes[FIRE_TURNER] == 1:
        ahead = max(1, ahead - 1)
    return min(3, ahead)


@jit
def _may_turn_for(s: State, seat: int, space: int, most: int) -> int:
    """Guard for a player who can pay at most that many great-bonfire tiles."""
    if turning_price(s, seat, space) <= most:
        return 0
    return B6_6A if s.fire_used == 0 else B6_6B


@jit
def may_turn_fire(s: State, seat: int, space: int) -> int:
    return _may_turn_for(s, seat, space, most_tiles(s.cities[seat], GREAT_BONFIRE))


@jit
def list_turnings(s: State, seat: int, out: Moves, n: int) -> int:
    most = most_tiles(s.cities[seat], GREAT_BONFIRE)
    if most == 0:
        return n
    for space in range(RING):
        if _may_turn_for(s, seat, space, most) == 0:
            out[n] = TURN_FIRE + space
            n += 1
    return n


@jit
def next_notch(c: City) -> int:
    """The notch to be filled next, from 7 down to 1 (0-based), or NONE (B6.6d)."""
    for notch in range(6, -1, -1):
        if c.portals[notch] == 0:
            return notch
    return NONE


@jit
def notch_for(c: City, shape: int) -> int:
    """The notch where a portal of that shape may go now, or NONE."""
    if c.gnomes[PORTAL_SMITH] == 1:
        for notch in range(7):
            if c.portals[notch] == 0 and NOTCH_SHAPE[c.board * 7 + notch] == shape:
                return notch
        return NONE
    notch = next_notch(c)
    if notch != NONE and NOTCH_SHAPE[c.board * 7 + notch] == shape:
        return notch
    return NONE


@PORTAL.guard
@jit
def may_take_portal(s: State, seat: int, shape: int) -> int:
    if s.ring[s.pointer].portals[shape] == 0:
        return B6_6C
    return 0 if notch_for(s.cities[seat], shape) != NONE else B6_6D


@jit
def any_portal(s: State, seat: int) -> bool:
    for shape in range(7):
        if may_take_portal(s, seat, shape) == 0:
            return True
    return False


FIRE_BONUS.guard(allowed)


@FIRE_BONUS.effect
@jit
def turn_fire(s: State, seat: int, space: int) -> None:
    """Point it at the space; the rewards follow."""
    tell(s, TURNED_FIRE, seat, s.pointer, space, 0)
    s.pointer = space
    s.fire_used = 1
    push(s, REWARDS, seat, 0, 0)


@jit
def use_fire(s: State, seat: int, space: int) -> None:
    price = turning_price(s, seat, space)
    if s.fire_used == 0:
        fire(s, B6_6A)
    else:
        fire(s, B6_6B)
        if price < min(3, spaces_to(s, space)):
            fire(s, B7 + FIRE_TURNER)
    turn_fire(s, seat, space)
    owe_tiles(s, seat, GREAT_BONFIRE, price)


@REWARDS.guard
@jit
def may_reward(s: State, seat: int, choice: int) -> int:
    """Exactly two different ones (B6.6c); with the Fire Steward, all three (B7.23)."""
    if choice == TILE_AND_RESOURCE:
        return 0
    if choice == ALL_THREE and s.cities[seat].gnomes[FIRE_STEWARD] == 0:
        return B6_6C
    return 0 if any_portal(s, seat) else B6_6D


@REWARDS.effect
@jit
def reward(s: State, seat: int, choice: int) -> None:
    fire(s, B6_6C)
    if choice == ALL_THREE:
        fire(s, B7 + FIRE_STEWARD)
    if choice != TILE_AND_RESOURCE:
        push(s, PORTAL, seat, 0, 0)
    if choice != RESOURCE_AND_PORTAL:
        gain_tiles(s, seat, RING_KIND[s.pointer], 1)
    if choice != TILE_AND_PORTAL:
        if RING_RESOURCE[s.pointer] == TWO_POINTS:
            gain_points(s, seat, FROM_GREAT_BONFIRE, 2)
        else:
            gain_resources(s, seat, RING_RESOURCE[s.pointer], 1)


@PORTAL.effect
@jit
def add_portal(s: State, seat: int, shape: int) -> None:
    c = s.cities[seat]
    notch = notch_for(c, shape)
    if notch != next_notch(c):
        fire(s, B7 + PORTAL_SMITH)
    fire(s, B6_6D)
    s.ring[s.pointer].portals[shape] -= 1
    c.portals[notch] = 1
    tell(s, TOOK_PORTAL, seat, shape, notch + 1, 0)
    check_common(s, seat, COMMON_PORTALS)
