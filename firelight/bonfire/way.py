"""Is the way free? Where Guardians may step and how far they get when those ahead go first (B6.5)."""

from firelight.bonfire.layout import BONFIRE, LAST_PATH, START, City
from firelight.bonfire.words import CROWD_KEEPER
from firelight.engine.jit import jit


@jit
def is_free(c: City, place: int) -> bool:
    """May one more Guardian stand on this path space? (B6.5c)"""
    if place > c.path_count:
        return False
    if c.gnomes[CROWD_KEEPER] == 1:
        return True
    for guardian in range(5):
        if c.guardians[guardian] == place:
            return False
    return True


@jit
def is_open(c: City, bonfire: int) -> bool:
    """May a Guardian enter this Bonfire from path space `bonfire`? (B6.5b, B6.5c)"""
    if bonfire < 1 or c.portals[bonfire - 1] == 0 or c.lit[bonfire - 1] == 0:
        return False
    for guardian in range(5):
        if c.guardians[guardian] == BONFIRE + bonfire:
            return False
    return True


@jit
def can_step(c: City, place: int) -> bool:
    return is_free(c, place + 1) or is_open(c, place)


@jit
def anyone_can_step(c: City, bits: int) -> bool:
    for guardian in range(5):
        if bits >> guardian & 1 and can_step(c, c.guardians[guardian]):
            return True
    return False


@jit
def _ahead_of(c: City, place: int) -> int:
    """How many Guardians stand further along the path."""
    total = 0
    for guardian in range(5):
        if place < c.guardians[guardian] <= LAST_PATH:
            total += 1
    return total


@jit
def _way_clears(c: City, walker: int, steps: int, home: int, into_bonfires: int) -> bool:
    """Can the Guardian at `walker` take exactly `steps` when those ahead go first?

    Those ahead whose bit is set in `into_bonfires` (counted from the front) enter the highest Bonfire in reach, the others go
    as far as they can: nothing clears the way better. With `home` her last step is into a Bonfire.
    """
    last = walker + steps - home
    if last > c.path_count or (home == 1 and not is_open(c, last)):
        return False
    if c.gnomes[CROWD_KEEPER] == 1:
        return True
    barrier = c.path_count + 1  # the rearmost Guardian standing ahead, after moving
    taken = 1 << last if home == 1 else 0
    turn = 0
    for place in range(c.path_count, walker, -1):
        here = False
        for guardian in range(5):
            if c.guardians[guardian] == place:
                here = True
        if not here:
            continue
        reach = min(place + steps, barrier - 1)
        gone = False
        if into_bonfires >> turn & 1:
            for bonfire in range(min(reach, place + steps - 1), place - 1, -1):
                if not gone and not taken >> bonfire & 1 and is_open(c, bonfire):
                    taken |= 1 << bonfire
                    gone = True
        if not gone:
            barrier = reach
        turn += 1
    return barrier > last


@jit
def could_take(c: City, steps: int) -> bool:
    """Could some Guardian take that many steps, the others helping? (B6.5a)"""
    for guardian in range(5):
        place = c.guardians[guardian]
        if START <= place <= LAST_PATH and place + steps - 1 <= c.path_count:
            for home in range(2):
                for into_bonfires in range(1 << _ahead_of(c, place)):
                    if _way_clears(c, place, steps, home, into_bonfires):
                        return True
    return False
