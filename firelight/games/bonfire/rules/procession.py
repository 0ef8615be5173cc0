"""Processions (B6.5), what a Guardian yields, and the free move of the High Council (B11.6)."""

from typing import Final

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.bonfire.content.tables import PATH_RESOURCE
from firelight.games.bonfire.content.words import (
    BASIC,
    GOLD,
    GUARDIAN,
    NONE,
    OWN,
    number_of,
)
from firelight.games.bonfire.rules.decisions import MARCH, MOVE_TO, MOVE_WHO, PROCESSION, STAY, TO_BONFIRE, TO_PATH, WHO, YIELD, Frame
from firelight.games.bonfire.rules.events import MARCHED
from firelight.games.bonfire.rules.layout import BONFIRE, LAST_PATH, START, City, State
from firelight.games.bonfire.rules.paying import can_pay_tiles, owe_tiles
from firelight.games.bonfire.rules.rulebook import B6_5A, B6_5B, B6_5C, B6_5D, B6_5E, B7, B11_6
from firelight.games.bonfire.rules.supply import gain_resources

MOST_STEPS = 8

CROWD_KEEPER: Final = number_of("crowd-keeper")  # B7.1
PACEMAKER: Final = number_of("pacemaker")  # B7.2
GARDENER: Final = number_of("gardener")  # B7.6
PINK_ACOLYTE: Final = number_of("pink-acolyte")  # B7.10
GATEKEEPER: Final = number_of("gatekeeper")  # B7.20


@jit
def is_free(c: City, place: int) -> bool:
    """Whether one more Guardian may stand on this path space (B6.5c)."""
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
    """Whether a Guardian may enter this Bonfire from path space `bonfire` (B6.5b, B6.5c)."""
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
def ready_to_march(c: City) -> int:
    """The Guardians on START or on the path, as bits."""
    bits = 0
    for guardian in range(5):
        if START <= c.guardians[guardian] <= LAST_PATH:
            bits |= 1 << guardian
    return bits


@jit
def furthest(c: City, bits: int) -> int:
    """The place of the one furthest along among those that have not moved."""
    place = START
    for guardian in range(5):
        if bits >> guardian & 1 and c.guardians[guardian] > place:
            place = c.guardians[guardian]
    return place


@jit
def standing_at(c: City, bits: int, place: int) -> int:
    """Those that have not moved and stand at that place, as bits."""
    group = 0
    for guardian in range(5):
        if bits >> guardian & 1 and c.guardians[guardian] == place:
            group |= 1 << guardian
    return group


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
    """Whether the Guardian at `walker` can take exactly `steps` if those ahead go first.

    Those ahead whose bit is set in `into_bonfires` (counted from the front) enter the highest Bonfire in reach; the others go
    as far as they can, since nothing clears the way better. With `home`, her last step is into a Bonfire.
    """
    last = walker + steps - home
    if last > c.path_count or (home == 1 and not is_open(c, last)):
        return False
    if c.gnomes[CROWD_KEEPER] == 1:
        return True
    barrier = c.path_count + 1  # the rearmost Guardian ahead, after moving
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
    """Whether some Guardian could take that many steps with the others' help (B6.5a)."""
    for guardian in range(5):
        place = c.guardians[guardian]
        if START <= place <= LAST_PATH and place + steps - 1 <= c.path_count:
            for home in range(2):
                for into_bonfires in range(1 << _ahead_of(c, place)):
                    if _way_clears(c, place, steps, home, into_bonfires):
                        return True
    return False


@jit
def may_march(s: State, seat: int, steps: int) -> int:
    """Pay `steps` guardian tiles for a Procession: 0, or the rule that forbids it."""
    c = s.cities[seat]
    if not can_pay_tiles(c, GUARDIAN, steps):
        return B6_5A
    if steps == 1:
        return 0 if anyone_can_step(c, ready_to_march(c)) else B6_5A
    return 0 if could_take(c, steps + c.gnomes[PACEMAKER]) else B6_5A


@jit
def list_marches(s: State, seat: int, out: Moves, n: int) -> int:
    """If a number of steps is impossible, so are all larger ones."""
    for steps in range(1, MOST_STEPS + 1):
        if may_march(s, seat, steps) != 0:
            break
        out[n] = MARCH + steps - 1
        n += 1
    return n


@jit
def march(s: State, seat: int, steps: int) -> None:
    c = s.cities[seat]
    if c.gnomes[PACEMAKER] == 1:
        fire(s, B7 + PACEMAKER)
    push(s, PROCESSION, seat, steps + c.gnomes[PACEMAKER], ready_to_march(c))
    owe_tiles(s, seat, GUARDIAN, steps)


@jit
def marcher(c: City, f: Frame) -> int:
    """The Guardian whose steps are chosen now, or NONE while several may go next."""
    if f.chosen > 0:
        return f.chosen - 1
    group = standing_at(c, f.waiting, furthest(c, f.waiting))
    for guardian in range(5):
        if group == 1 << guardian:
            return guardian
    return NONE


@jit
def _may_stay(c: City, f: Frame) -> int:
    """Somebody has to step (B6.5a): 0 if somebody has, or one of those behind can."""
    if f.chosen > 0:
        return B6_5A
    behind = f.waiting & ~standing_at(c, f.waiting, furthest(c, f.waiting))
    return 0 if f.moved == 1 or anyone_can_step(c, behind) else B6_5A


@PROCESSION.guard
@jit
def may_go(s: State, f: Frame, action: int) -> int:
    """Guard for every choice inside a Procession."""
    c = s.cities[f.seat]
    if action == STAY:
        return _may_stay(c, f)
    walker = marcher(c, f)
    if WHO <= action < STAY:
        guardian = action - WHO
        if walker != NONE or not standing_at(c, f.waiting, furthest(c, f.waiting)) >> guardian & 1:
            return B6_5A
        return 0 if can_step(c, c.guardians[guardian]) else B6_5C
    if walker == NONE:
        return B6_5A
    place = c.guardians[walker]
    if action >= TO_BONFIRE:
        goal = action - TO_BONFIRE + 1
        if goal - place + 1 > f.steps:
            return B6_5A
        if not is_open(c, goal):
            return B6_5C if c.portals[goal - 1] == 1 and c.lit[goal - 1] == 1 else B6_5B
    else:
        goal = action - TO_PATH + 1
        if goal <= place or goal - place > f.steps:
            return B6_5A
    if goal < place:
        return B6_5A
    for step in range(place + 1, goal + 1):
        if not is_free(c, step):
            return B6_5C
    return 0


@jit
def _goal(action: int) -> int:
    """The place where a move leads."""
    return BONFIRE + action - TO_BONFIRE + 1 if action >= TO_BONFIRE else action - TO_PATH + 1


@jit
def move_guardian(s: State, seat: int, guardian: int, place: int, gain: bool) -> None:
    """She ends there; on a path space she yields (B6.5e)."""
    c = s.cities[seat]
    tell(s, MARCHED, seat, guardian, c.guardians[guardian], place)
    if place > LAST_PATH:
        fire(s, B6_5D)
    elif c.gnomes[CROWD_KEEPER] == 1:
        for other in range(5):
            if other != guardian and c.guardians[other] == place:
                fire(s, B7 + CROWD_KEEPER)
    c.guardians[guardian] = place
    if not gain or place > LAST_PATH:
        return
    printed = PATH_RESOURCE[c.paths[place - 1]]
    number = 1
    if guardian != OWN and c.gnomes[PINK_ACOLYTE + guardian - 1] == 1:
        fire(s, B7 + PINK_ACOLYTE + guardian - 1)
        number = 2
    more_gold = 0
    if place == 1 and c.gnomes[GATEKEEPER] == 1:
        fire(s, B7 + GATEKEEPER)
        more_gold = 1
    if c.gnomes[GARDENER] == 1:
        f = push(s, YIELD, seat, printed, number)
        f.gold = more_gold
    else:
        fire(s, B6_5E)
        gain_resources(s, seat, printed, number)
        if more_gold > 0:
            gain_resources(s, seat, GOLD, more_gold)


@PROCESSION.effect
@jit
def go(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    c = s.cities[seat]
    if WHO <= action < STAY:
        f.chosen = action - WHO + 1
        return
    gain = f.no_gain == 0
    if action == STAY:
        f.waiting &= ~standing_at(c, f.waiting, furthest(c, f.waiting))
        if f.waiting == 0:
            pop(s)
        return
    walker = marcher(c, f)
    f.waiting &= ~(1 << walker)
    f.moved = 1
    f.chosen = 0
    if f.waiting == 0:
        pop(s)
    move_guardian(s, seat, walker, _goal(action), gain)


@YIELD.guard
@jit
def may_yield(resource: int, wanted: int) -> int:
    """Any basic resource, or what is printed (B7.6)."""
    return 0 if wanted < BASIC or wanted == resource else B7 + GARDENER


@YIELD.effect
@jit
def take_yield(s: State, seat: int, resource: int, number: int, gold: int, wanted: int) -> None:
    if wanted != resource:
        fire(s, B7 + GARDENER)
    gain_resources(s, seat, wanted, number)
    if gold > 0:
        gain_resources(s, seat, GOLD, gold)


@jit
def may_move_to(c: City, guardian: int, place: int) -> int:
    """B11.6: any empty built path space, or a Bonfire she could enter; never back to START."""
    here = c.guardians[guardian]
    if here < START or place == here:
        return B11_6
    if place > LAST_PATH:
        return 0 if is_open(c, place - BONFIRE) and place - BONFIRE <= c.path_count else B11_6
    return 0 if is_free(c, place) else B11_6


@MOVE_WHO.guard
@jit
def may_move(s: State, seat: int, guardian: int) -> int:
    c = s.cities[seat]
    for place in range(1, BONFIRE + LAST_PATH + 1):
        if may_move_to(c, guardian, place) == 0:
            return 0
    return B11_6


@MOVE_WHO.effect
@jit
def choose_mover(s: State, seat: int, guardian: int) -> None:
    push(s, MOVE_TO, seat, guardian, 0)


@MOVE_TO.guard
@jit
def may_move_freely(s: State, seat: int, guardian: int, action: int) -> int:
    return may_move_to(s.cities[seat], guardian, _goal(action))


@MOVE_TO.effect
@jit
def move_freely(s: State, seat: int, guardian: int, action: int) -> None:
    fire(s, B11_6)
    move_guardian(s, seat, guardian, _goal(action), True)
