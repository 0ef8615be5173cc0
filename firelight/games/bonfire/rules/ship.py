"""Moving the ship (B6.2) and what can be done at an island (B6.3, B6.4)."""

from typing import Final

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, push, seal, tell
from firelight.games.bonfire.content.tables import DISTANCE, ISLAND_RESOURCE
from firelight.games.bonfire.content.words import (
    COMMON_GUARDIANS,
    COMMON_TASKS,
    GUARDIAN,
    ISLAND_COUNT,
    NONE,
    SHIP,
    TASK,
    TASK_ISLANDS,
    number_of,
)
from firelight.games.bonfire.rules.decisions import (
    ISLAND_DEED,
    NO_DEED,
    OFFERING,
    PLACE_GUARDIAN,
    PROCESSION,
    RETRIEVE,
    SAIL,
    SHIP_BONUS,
    TASK_AT,
    TASK_SPACE,
)
from firelight.games.bonfire.rules.events import SAILED, TOOK_GUARDIAN, TOOK_TASK, TURNED_UP_OFFERING
from firelight.games.bonfire.rules.layout import START, City, State
from firelight.games.bonfire.rules.paying import ANY, can_pay_resources, can_pay_tiles, most_tiles, owe_resources, owe_tiles
from firelight.games.bonfire.rules.procession import PACEMAKER, ready_to_march
from firelight.games.bonfire.rules.rulebook import (
    B6_2A,
    B6_2B,
    B6_2C,
    B6_3,
    B6_3A,
    B6_3B,
    B6_3C,
    B6_4,
    B6_4A,
    B6_4B,
    B7,
    B11_7,
)
from firelight.games.bonfire.rules.supply import check_common, has_free_space

GIFT_BEARER: Final = number_of("gift-bearer")  # B7.3
HERALD: Final = number_of("herald")  # B7.17
HELMSMAN: Final = number_of("helmsman")  # B7.21
ENVOY: Final = number_of("envoy")  # B7.26


@jit
def sailing_price(s: State, seat: int, island: int) -> int:
    """Ship tiles to pay from where the ship lies (B6.2a, B6.2b)."""
    c = s.cities[seat]
    if c.ship == NONE:
        return 1
    routes = DISTANCE[c.ship * ISLAND_COUNT + island]
    if c.gnomes[HELMSMAN] == 1:
        routes -= 1
    return min(3, max(1, routes))


@jit
def _may_sail_for(s: State, seat: int, island: int, most: int) -> int:
    """Guard for a player who can pay at most that many ship tiles."""
    if s.cities[seat].ship == island:
        return B6_2B
    if sailing_price(s, seat, island) <= most:
        return 0
    return B6_2A if s.cities[seat].ship == NONE else B6_2B


@jit
def may_sail(s: State, seat: int, island: int) -> int:
    """0, or the rule that forbids it."""
    return _may_sail_for(s, seat, island, most_tiles(s.cities[seat], SHIP))


@jit
def list_sailings(s: State, seat: int, out: Moves, n: int) -> int:
    most = most_tiles(s.cities[seat], SHIP)
    if most == 0:
        return n
    for island in range(ISLAND_COUNT):
        if _may_sail_for(s, seat, island, most) == 0:
            out[n] = SAIL + island
            n += 1
    return n


@SHIP_BONUS.guard
@jit
def may_sail_free(s: State, seat: int, island: int) -> int:
    return 0 if s.cities[seat].ship != island else B11_7


@SHIP_BONUS.effect
@jit
def arrive(s: State, seat: int, island: int) -> None:
    """Move the ship to another island; its action may follow at once (B6.2c)."""
    c = s.cities[seat]
    if c.ship == NONE:
        fire(s, B6_2A)
    tell(s, SAILED, seat, c.ship, island, 0)
    c.ship = island
    push(s, ISLAND_DEED, seat, 0, 0)


@jit
def sail(s: State, seat: int, island: int) -> None:
    price = sailing_price(s, seat, island)
    c = s.cities[seat]
    if c.ship != NONE:
        fire(s, B6_2B)
        if price < min(3, DISTANCE[c.ship * ISLAND_COUNT + island]):
            fire(s, B7 + HELMSMAN)
    arrive(s, seat, island)
    owe_tiles(s, seat, SHIP, price)  # on top: paid first


@jit
def offerings_on(s: State, seat: int, island: int) -> int:
    total = 0
    for slot in range(3):
        if s.islands[island].owners[slot] == seat:
            total += 1
    return total


@jit
def task_price(s: State, seat: int, island: int) -> int:
    """Task tiles for the first, second, third Offering on the island (B6.3a)."""
    if s.cities[seat].gnomes[ENVOY] == 1:
        return 1
    return 1 + offerings_on(s, seat, island)


@jit
def face_up_offering(c: City, pile: int) -> int:
    """The resource on the face-up Offering of a pile, or NONE."""
    if pile == 0:
        return c.left_offerings[c.left_count - 1] if c.left_count > 0 else NONE
    return c.right_offerings[c.right_count - 1] if c.right_count > 0 else NONE


@OFFERING.guard
@jit
def may_offer(s: State, seat: int, island: int, pile: int) -> int:
    """Whether the resources for this Offering can be paid (B6.3b)."""
    c = s.cities[seat]
    resource = face_up_offering(c, pile)
    if resource == NONE:
        return B6_3B
    if c.gnomes[GIFT_BEARER] == 1:
        return 0 if can_pay_resources(c, ANY, 2, NONE, 0) else B6_3B
    return 0 if can_pay_resources(c, resource, 1, ISLAND_RESOURCE[island], 1) else B6_3B


@jit
def may_receive(s: State, seat: int) -> int:
    """Any Task here, with any Offering: 0, or the rule that forbids it."""
    c = s.cities[seat]
    if c.ship == NONE or c.ship >= TASK_ISLANDS or not has_free_space(c):
        return B6_3
    if not can_pay_tiles(c, TASK, task_price(s, seat, c.ship)):
        return B6_3A
    if may_offer(s, seat, c.ship, 0) == 0:
        return 0
    return may_offer(s, seat, c.ship, 1)


@ISLAND_DEED[TASK_AT].guard
@jit
def may_take_task(s: State, seat: int, slot: int) -> int:
    c = s.cities[seat]
    if c.ship == NONE or c.ship >= TASK_ISLANDS or s.islands[c.ship].tasks[slot] < 0:
        return B6_3
    return may_receive(s, seat)


@jit
def list_deeds(s: State, seat: int, out: Moves, n: int) -> int:
    """What can be done at the island where the ship lies."""
    ship = s.cities[seat].ship
    if may_receive(s, seat) == 0:  # the same for every Task
        for slot in range(3):
            if s.islands[ship].tasks[slot] >= 0:
                out[n] = TASK_AT + slot
                n += 1
    if may_retrieve(s, seat) == 0:
        out[n] = RETRIEVE
        n += 1
    return n


@jit
def receive(s: State, seat: int, slot: int) -> None:
    push(s, OFFERING, seat, s.cities[seat].ship, slot)


@OFFERING.effect
@jit
def offer(s: State, seat: int, island: int, slot: int, pile: int) -> None:
    """Choose the Offering; then pay tiles and resources, then place the Task (B6.3)."""
    c = s.cities[seat]
    f = push(s, TASK_SPACE, seat, island, slot)
    f.pile = pile
    if c.gnomes[GIFT_BEARER] == 1:
        fire(s, B7 + GIFT_BEARER)
        owe_resources(s, seat, ANY, 2, NONE, 0)
    else:
        owe_resources(s, seat, face_up_offering(c, pile), 1, ISLAND_RESOURCE[island], 1)
    if c.gnomes[ENVOY] == 1 and offerings_on(s, seat, island) > 0:
        fire(s, B7 + ENVOY)
    owe_tiles(s, seat, TASK, task_price(s, seat, island))


@TASK_SPACE.guard
@jit
def may_deliver(s: State, seat: int, space: int) -> int:
    return 0 if s.cities[seat].tasks[space] < 0 else B6_3C


@TASK_SPACE.effect
@jit
def deliver(s: State, seat: int, island: int, slot: int, pile: int, space: int) -> None:
    """The Offering goes face down into the Task's place, the Task on a free space (B6.3c)."""
    c = s.cities[seat]
    place = s.islands[island]
    c.tasks[space] = place.tasks[slot]
    tell(s, TOOK_TASK, seat, c.tasks[space], island, space)
    place.tasks[slot] = NONE
    place.owners[slot] = seat
    place.offerings[slot] = face_up_offering(c, pile)
    if pile == 0:
        c.left_count -= 1
        c.left_offerings[c.left_count] = NONE
    else:
        c.right_count -= 1
        c.right_offerings[c.right_count] = NONE
    fire(s, B6_3C)
    following = face_up_offering(c, pile)
    if following != NONE:
        seal(s)
        tell(s, TURNED_UP_OFFERING, seat, following, pile, 0)
    check_common(s, seat, COMMON_TASKS)


@ISLAND_DEED[RETRIEVE].guard
@jit
def may_retrieve(s: State, seat: int) -> int:
    """At a guardian island whose colour is missing (B6.4)."""
    c = s.cities[seat]
    if c.ship < TASK_ISLANDS:
        return B6_4
    colour = c.ship - TASK_ISLANDS + 1
    if c.guardians[colour] >= START or s.guardians[colour - 1] == 0:
        return B6_4A
    return 0 if can_pay_tiles(c, GUARDIAN, 1) else B6_4A


@jit
def retrieve(s: State, seat: int) -> None:
    fire(s, B6_4A)
    push(s, PLACE_GUARDIAN, seat, s.cities[seat].ship - TASK_ISLANDS + 1, 0)
    owe_tiles(s, seat, GUARDIAN, 1)


@PLACE_GUARDIAN.effect
@jit
def place_guardian(s: State, seat: int, colour: int) -> None:
    """She goes to START; with the Herald a Procession without gain may follow (B6.4b)."""
    c = s.cities[seat]
    s.guardians[colour - 1] -= 1
    c.guardians[colour] = START
    tell(s, TOOK_GUARDIAN, seat, colour, 0, 0)
    check_common(s, seat, COMMON_GUARDIANS)
    if c.gnomes[HERALD] == 1:
        fire(s, B7 + HERALD)
        fire(s, B6_4B)
        f = push(s, PROCESSION, seat, 1 + c.gnomes[PACEMAKER], ready_to_march(c))
        f.moved = 1
        f.no_gain = 1


# The island's action directly after sailing, which may be skipped.
ISLAND_DEED[NO_DEED].guard(allowed)
ISLAND_DEED[NO_DEED].effect(nothing)


@ISLAND_DEED[TASK_AT].effect
@jit
def receive_at_once(s: State, seat: int, slot: int) -> None:
    fire(s, B6_2C)
    receive(s, seat, slot)


@ISLAND_DEED[RETRIEVE].effect
@jit
def retrieve_at_once(s: State, seat: int) -> None:
    fire(s, B6_2C)
    retrieve(s, seat)
