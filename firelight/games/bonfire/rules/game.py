"""The flow of a game: run frames, list options, carry out a choice. Every decision of Bonfire is dispatched here."""

from firelight.engine.chance import Rng, below, shuffle, sort
from firelight.engine.jit import Moves, Table, jit
from firelight.engine.stack import Frame, pop, push, seal, tell, top
from firelight.games.bonfire.content.words import NONE
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.actions import (
    BUILD,
    CHOOSE_YIELD,
    COLOUR,
    FATE,
    KEEP_TILE,
    LINE,
    OFFER,
    PRICE,
    RECRUIT,
    REWARD,
    SAIL,
    SEND,
    SPACE,
    TAKE_PORTAL,
    TO_BONFIRE,
    TO_PATH,
    TURN_FIRE,
    WAY,
    WHO,
)
from firelight.games.bonfire.rules.council import (
    may_send,
    may_take_bonus,
    may_take_colour,
    may_take_specialist,
    send,
    take_bonus,
    take_colour,
    take_specialist,
)
from firelight.games.bonfire.rules.events import SHUFFLED
from firelight.games.bonfire.rules.fate import choose_first, choose_line, keep, lay, list_lines, may_keep, may_lay, may_place_fate
from firelight.games.bonfire.rules.frames import (
    AFTER,
    BONUS,
    BUILD_PATH,
    COUNCIL,
    FATE_END,
    FATE_LINE,
    FIRE_BONUS,
    FIRST_TILE,
    GNOME_PRICE,
    GUARDIAN_BONUS,
    ISLAND_DEED,
    KEEP,
    LAST_CHANCE,
    MOVE_TO,
    MOVE_WHO,
    NEXT_TURN,
    OFFERING,
    PATH_BONUS,
    PATH_CHOICE,
    PAY_RESOURCES,
    PAY_TILES,
    PILE_BONUS,
    PLACE_GUARDIAN,
    PORTAL,
    PROCESSION,
    REFILL_GNOMES,
    REWARDS,
    SHIP_BONUS,
    SHUFFLE_GNOMES,
    SHUFFLE_PATHS,
    SPECIALIST_BONUS,
    TASK_SPACE,
    TOM_CARD,
    TOM_COMMON,
    TOM_TURN,
    TURN,
    WAY_ROUND,
    YIELD,
)
from firelight.games.bonfire.rules.gnomes import choose_price, may_pay_gnome, recruit_gnome, refill_gnomes
from firelight.games.bonfire.rules.great_bonfire import may_reward, may_take_portal, reward, take_portal, turn_fire
from firelight.games.bonfire.rules.layout import BONFIRE, City, State
from firelight.games.bonfire.rules.path import (
    choose_path,
    find_in_pile,
    may_choose_path,
    may_take_path,
    take_free_path,
    take_from_pile,
    take_path,
)
from firelight.games.bonfire.rules.paying import (
    list_resource_payments,
    list_tile_payments,
    may_pay_resource,
    may_pay_tile,
    pay_resource,
    pay_tile,
)
from firelight.games.bonfire.rules.procession import (
    choose_mover,
    go,
    may_go,
    may_move,
    may_move_to,
    may_yield,
    move_freely,
    take_yield,
)
from firelight.games.bonfire.rules.rulebook import B3_2, B6_3C, B11_2, B11_7
from firelight.games.bonfire.rules.setup import swap_offerings
from firelight.games.bonfire.rules.ship import arrive, deliver, do_deed, may_do_deed, may_offer, offer, place_guardian
from firelight.games.bonfire.rules.tom import check_tom_commons, do_card, give_tom, may_give_tom, turn_up_card
from firelight.games.bonfire.rules.turn import after, list_after, list_turn, may_after, may_in_turn, next_turn, take_turn


def _spans() -> dict[int, tuple[int, int]]:
    """For each decision the range of its actions. A turn has several ranges and is listed by itself."""
    return {
        frames.FIRST_TILE: (act.FIRST, act.WAY),
        frames.WAY_ROUND: (act.WAY, act.KEEP_TILE),
        frames.TURN: (0, act.ACTIONS),
        frames.AFTER: (0, act.ACTIONS),
        frames.KEEP: (act.KEEP_TILE, act.LINE),
        frames.FATE_END: (act.FATE, act.FIRST),
        frames.FATE_LINE: (act.LINE, act.BUILD),
        frames.PATH_CHOICE: (act.BUILD, act.SAIL),
        frames.ISLAND_DEED: (act.TASK_AT, act.OFFER),
        frames.OFFERING: (act.OFFER, act.SPACE),
        frames.TASK_SPACE: (act.SPACE, act.PAY_TILE),
        frames.PAY_TILES: (act.PAY_TILE, act.PAY_RESOURCE),
        frames.PAY_RESOURCES: (act.PAY_RESOURCE, act.MARCH),
        frames.GNOME_PRICE: (act.PRICE, act.IGNITE),
        frames.PROCESSION: (act.WHO, act.CHOOSE_YIELD),
        frames.YIELD: (act.CHOOSE_YIELD, act.TURN_FIRE),
        frames.REWARDS: (act.REWARD, act.TAKE_PORTAL),
        frames.PORTAL: (act.TAKE_PORTAL, act.RECRUIT),
        frames.COUNCIL: (act.SEND, act.TAKE_BONUS),
        frames.BONUS: (act.TAKE_BONUS, act.NEUTRAL_NOVICE),
        frames.PATH_BONUS: (act.BUILD, act.NEW_DISPLAY),
        frames.PILE_BONUS: (act.FROM_PILE, act.COLOUR),
        frames.GUARDIAN_BONUS: (act.COLOUR, act.TOM_TAKES),
        frames.FIRE_BONUS: (act.TURN_FIRE, act.REWARD),
        frames.SPECIALIST_BONUS: (act.RECRUIT, act.PRICE),
        frames.MOVE_WHO: (act.WHO, act.STAY),
        frames.MOVE_TO: (act.TO_PATH, act.CHOOSE_YIELD),
        frames.SHIP_BONUS: (act.SAIL, act.TASK_AT),
        frames.TOM_TIE: (act.TOM_TAKES, act.END_TURN),
    }


SPAN_FIRST: Table = tuple(_spans().get(kind, (0, 0))[0] for kind in range(len(frames.FRAME_NAMES)))
SPAN_END: Table = tuple(_spans().get(kind, (0, 0))[1] for kind in range(len(frames.FRAME_NAMES)))


@jit
def _guard_board(s: State, f: Frame, action: int) -> int:
    """Guards of the decisions about one's own city and payments."""
    kind = f.kind
    if kind == PROCESSION:
        return may_go(s, f, action)
    if kind == FIRST_TILE or kind == WAY_ROUND:
        return 0
    if kind == KEEP:
        return may_keep(s, f, action - KEEP_TILE)
    if kind == FATE_END:
        return may_place_fate(s, f.seat)
    if kind == FATE_LINE:
        return may_lay(s, f.seat, action - LINE)
    if kind == TASK_SPACE:
        return 0 if s.cities[f.seat].tasks[action - SPACE] < 0 else B6_3C
    if kind == PAY_TILES:
        return may_pay_tile(s, f, action)
    if kind == PAY_RESOURCES:
        return may_pay_resource(s, f, action)
    if kind == YIELD:
        return may_yield(f, action - CHOOSE_YIELD)
    if kind == MOVE_WHO:
        return may_move(s.cities[f.seat], action - WHO)
    place = BONFIRE + action - TO_BONFIRE + 1 if action >= TO_BONFIRE else action - TO_PATH + 1
    return may_move_to(s.cities[f.seat], f.a, place)


@jit
def _guard_world(s: State, f: Frame, action: int) -> int:
    """Guards of the decisions about the shared board."""
    kind = f.kind
    if kind == PATH_CHOICE:
        return may_choose_path(s, f, action)
    if kind == ISLAND_DEED:
        return may_do_deed(s, f.seat, action)
    if kind == OFFERING:
        return may_offer(s, f.seat, f.a, action - OFFER)
    if kind == GNOME_PRICE:
        return may_pay_gnome(s, f.seat, f.a, action - PRICE)
    if kind == REWARDS:
        return may_reward(s, f.seat, action - REWARD)
    if kind == PORTAL:
        return may_take_portal(s, f.seat, action - TAKE_PORTAL)
    if kind == COUNCIL:
        return may_send(s, f, action - SEND)
    if kind == BONUS:
        return may_take_bonus(s, f, action)
    if kind == PATH_BONUS:
        return may_take_path(s, action - BUILD)
    if kind == PILE_BONUS:
        return 0 if find_in_pile(s, action) != NONE else B11_2
    if kind == GUARDIAN_BONUS:
        return may_take_colour(s, f.seat, action - COLOUR + 1)
    if kind == FIRE_BONUS:
        return 0
    if kind == SPECIALIST_BONUS:
        return may_take_specialist(s, action - RECRUIT)
    if kind == SHIP_BONUS:
        return 0 if s.cities[f.seat].ship != action - SAIL else B11_7
    return may_give_tom(s, f, action)


@jit
def _is_about_own_city(kind: int) -> bool:
    return (
        FIRST_TILE <= kind <= WAY_ROUND
        or KEEP <= kind <= FATE_LINE
        or TASK_SPACE <= kind <= PAY_RESOURCES
        or PROCESSION <= kind <= YIELD
        or MOVE_WHO <= kind <= MOVE_TO
    )


@jit
def guard(s: State, action: int) -> int:
    """0 if the action may be taken now, else the number of the rule that forbids it."""
    f = top(s)
    if f.kind <= LAST_CHANCE or action < SPAN_FIRST[f.kind] or action >= SPAN_END[f.kind]:
        return B3_2
    if f.kind == TURN:
        return may_in_turn(s, f, action)
    if f.kind == AFTER:
        return may_after(s, f, action)
    if _is_about_own_city(f.kind):
        return _guard_board(s, f, action)
    return _guard_world(s, f, action)


@jit
def options(s: State, out: Moves) -> int:
    """Fill `out` with the actions of the decision at hand; how many there are."""
    f = top(s)
    kind = f.kind
    if kind == TURN:
        return list_turn(s, f, out)
    if kind == AFTER:
        return list_after(s, f, out)
    if kind == FATE_LINE:
        return list_lines(s, f.seat, out)
    if kind == PAY_TILES:
        return list_tile_payments(s, f, out)
    if kind == PAY_RESOURCES:
        return list_resource_payments(s, f, out)
    n = 0
    own = _is_about_own_city(kind)
    for action in range(SPAN_FIRST[kind], SPAN_END[kind]):
        rule = _guard_board(s, f, action) if own else _guard_world(s, f, action)
        if rule == 0:
            out[n] = action
            n += 1
    return n


@jit
def _resolve_board(s: State, f: Frame, action: int) -> None:
    kind = f.kind
    if kind == FIRST_TILE:
        choose_first(s, f, action)
    elif kind == WAY_ROUND:
        lay(s, f, action - WAY)
    elif kind == KEEP:
        keep(s, f, action)
    elif kind == FATE_END:
        seat = f.seat
        pop(s)
        push(s, FATE_LINE, seat, action - FATE, 0)
    elif kind == FATE_LINE:
        choose_line(s, f, action - LINE)
    elif kind == TASK_SPACE:
        deliver(s, f, action - SPACE)
    elif kind == PAY_TILES:
        pay_tile(s, f, action)
    elif kind == PAY_RESOURCES:
        pay_resource(s, f, action)
    elif kind == PROCESSION:
        go(s, f, action)
    elif kind == YIELD:
        take_yield(s, f, action)
    elif kind == MOVE_WHO:
        choose_mover(s, f, action)
    else:
        move_freely(s, f, action)


@jit
def _resolve_world(s: State, f: Frame, action: int) -> None:
    kind = f.kind
    seat = f.seat
    if kind == PATH_CHOICE:
        choose_path(s, f, action)
    elif kind == ISLAND_DEED:
        do_deed(s, f, action)
    elif kind == OFFERING:
        offer(s, f, action)
    elif kind == GNOME_PRICE:
        choose_price(s, f, action)
    elif kind == REWARDS:
        reward(s, f, action)
    elif kind == PORTAL:
        take_portal(s, f, action)
    elif kind == COUNCIL:
        send(s, f, action)
    elif kind == BONUS:
        take_bonus(s, f, action)
    elif kind == PATH_BONUS:
        pop(s)
        take_free_path(s, seat, action - BUILD)
    elif kind == PILE_BONUS:
        take_from_pile(s, f, action)
    elif kind == GUARDIAN_BONUS:
        take_colour(s, f, action)
    elif kind == FIRE_BONUS:
        pop(s)
        turn_fire(s, seat, action - TURN_FIRE)
    elif kind == SPECIALIST_BONUS:
        take_specialist(s, f, action)
    elif kind == SHIP_BONUS:
        pop(s)
        arrive(s, seat, action - SAIL)
    else:
        give_tom(s, f, action)


@jit
def resolve(s: State, action: int) -> None:
    """Carry out an action that is among the options."""
    f = top(s)
    if f.kind == TURN:
        take_turn(s, f, action)
    elif f.kind == AFTER:
        after(s, f, action)
    elif _is_about_own_city(f.kind):
        _resolve_board(s, f, action)
    else:
        _resolve_world(s, f, action)


@jit
def run(s: State) -> None:
    """Carry out the top frame, one that needs no decision."""
    f = top(s)
    kind = f.kind
    seat = f.seat
    a = f.a
    if kind == NEXT_TURN:
        next_turn(s, f)
    elif kind == TOM_TURN:
        turn_up_card(s)
    elif kind == TOM_CARD:
        do_card(s, f)
    elif kind == TOM_COMMON:
        check_tom_commons(s)
    elif kind == REFILL_GNOMES:
        refill_gnomes(s)
    else:
        pop(s)
        if kind == BUILD_PATH:
            take_path(s, seat, a)
        elif kind == PLACE_GUARDIAN:
            place_guardian(s, seat, a)
        else:
            recruit_gnome(s, seat, a)


@jit
def settle(s: State, rng: Rng) -> None:
    """Chance: shuffle what the top frame says."""
    kind = top(s).kind
    pop(s)
    seal(s)
    tell(s, SHUFFLED, NONE, kind, 0, 0)
    if kind == SHUFFLE_PATHS:
        shuffle(rng, s.path_pile, 0, s.path_left)
    elif kind == SHUFFLE_GNOMES:
        shuffle(rng, s.gnome_pile, 0, s.gnome_left)
    else:
        shuffle(rng, s.tom_pile, 0, s.tom_left)


@jit
def _redeal_offerings(c: City, rng: Rng) -> None:
    """The face-down Offerings of both piles; the open one of each pile stays."""
    left = max(c.left_count - 1, 0)
    count = left + max(c.right_count - 1, 0)
    for place in range(1, count):
        at = place
        while at > 0 and _hidden_offering(c, left, at - 1) > _hidden_offering(c, left, at):
            _swap_hidden(c, left, at - 1, at)
            at -= 1
    for place in range(count - 1, 0, -1):
        _swap_hidden(c, left, place, below(rng, place + 1))


@jit
def _hidden_offering(c: City, left: int, place: int) -> int:
    return c.left_offerings[place] if place < left else c.right_offerings[place - left]


@jit
def _swap_hidden(c: City, left: int, place: int, other: int) -> None:
    swap_offerings(c, place if place < left else 5 + place - left, other if other < left else 5 + other - left)


@jit
def determinise(s: State, seat: int, rng: Rng) -> None:
    """Redeal all that a seat cannot know: piles and face-down Offerings. It is the same for every seat.

    Sorted first, so that the new order does not depend on the true one.
    """
    sort(s.path_pile, s.path_known, s.path_left - s.path_known)
    shuffle(rng, s.path_pile, s.path_known, s.path_left - s.path_known)
    sort(s.gnome_pile, 0, s.gnome_left)
    shuffle(rng, s.gnome_pile, 0, s.gnome_left)
    sort(s.tom_pile, 0, s.tom_left)
    shuffle(rng, s.tom_pile, 0, s.tom_left)
    for other in range(s.players):
        _redeal_offerings(s.cities[other], rng)
