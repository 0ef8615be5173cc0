"""The turn (B3): what may be done, Bonus Actions, and whose turn comes next."""

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.bonfire.rules.council import may_send_neutral, send_neutral
from firelight.games.bonfire.rules.countdown import (
    end_early,
    end_game,
    go_out,
    is_last_lap_over,
    is_tom_done,
    nobody_left,
    note_waiting,
    pass_for_good,
    send_tile_round,
    turns_left,
)
from firelight.games.bonfire.rules.decisions import (
    ACTIONS,
    AFTER,
    BUILD,
    END_TURN,
    FATE,
    FIRST,
    FIRST_TILE,
    GIVE_UP,
    IGNITE,
    MARCH,
    NEUTRAL_NOVICE,
    NEW_DISPLAY,
    NEXT_TURN,
    NO_DEED,
    PASS,
    PRICE,
    RECRUIT,
    RETRIEVE,
    REWARD,
    SAIL,
    SEND,
    TAKE_PORTAL,
    TASK_AT,
    TOM_TURN,
    TURN,
    TURN_FIRE,
    WHO,
    Frame,
)
from firelight.games.bonfire.rules.events import TURN_BEGAN
from firelight.games.bonfire.rules.fate import may_place_fate, place_fate
from firelight.games.bonfire.rules.gnomes import list_recruits, may_recruit, recruit
from firelight.games.bonfire.rules.great_bonfire import list_turnings, may_turn_fire, use_fire
from firelight.games.bonfire.rules.layout import TOM_SEAT, State
from firelight.games.bonfire.rules.path import build, may_build_any, may_renew, may_take_path, renew_first
from firelight.games.bonfire.rules.procession import list_marches, march, may_march
from firelight.games.bonfire.rules.rulebook import B3_1, B3_2, B3_4, B12_5, B12_6
from firelight.games.bonfire.rules.ship import list_deeds, list_sailings, may_retrieve, may_sail, may_take_task, receive, retrieve, sail
from firelight.games.bonfire.rules.tasks import ignite, list_ignitions, may_ignite


@jit
def may_act(s: State, seat: int, action: int) -> int:
    """Guard of the three options of a turn (B3.1): 0, or the rule that forbids it."""
    if action < FIRST:
        return may_place_fate(s, seat)
    if BUILD <= action <= NEW_DISPLAY:
        rule = may_build_any(s, seat)
        if rule != 0:
            return rule
        return may_renew(s) if action == NEW_DISPLAY else may_take_path(s, action - BUILD)
    if SAIL <= action < TASK_AT:
        return may_sail(s, seat, action - SAIL)
    if TASK_AT <= action < NO_DEED:
        return may_take_task(s, seat, action - TASK_AT)
    if action == RETRIEVE:
        return may_retrieve(s, seat)
    if MARCH <= action < WHO:
        return may_march(s, seat, action - MARCH + 1)
    if TURN_FIRE <= action < REWARD:
        return may_turn_fire(s, seat, action - TURN_FIRE)
    if RECRUIT <= action < PRICE:
        return may_recruit(s, seat, action - RECRUIT)
    if IGNITE <= action < SEND:
        return may_ignite(s, seat, action - IGNITE)
    return B3_1


@jit
def act(s: State, seat: int, action: int) -> None:
    """Carry out one of the three options."""
    if action < FIRST:
        place_fate(s, seat, action)
    elif action == NEW_DISPLAY:
        renew_first(s, seat)
    elif action < SAIL:
        build(s, seat, action - BUILD)
    elif action < TASK_AT:
        sail(s, seat, action - SAIL)
    elif action < NO_DEED:
        receive(s, seat, action - TASK_AT)
    elif action == RETRIEVE:
        retrieve(s, seat)
    elif action < WHO:
        march(s, seat, action - MARCH + 1)
    elif action < TAKE_PORTAL:
        use_fire(s, seat, action - TURN_FIRE)
    elif action < PRICE:
        recruit(s, seat, action - RECRUIT)
    else:
        ignite(s, seat, action - IGNITE)


@jit
def add_range(s: State, seat: int, first: int, end: int, out: Moves, n: int) -> int:
    for action in range(first, end):
        if may_act(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@jit
def list_acts(s: State, seat: int, out: Moves) -> int:
    """All that can be done as one of the three options."""
    n = 0
    if may_place_fate(s, seat) == 0:
        for end in range(FATE, FIRST):
            out[n] = end
            n += 1
    if may_build_any(s, seat) == 0:
        n = add_range(s, seat, BUILD, SAIL, out, n)
    n = list_sailings(s, seat, out, n)
    n = list_deeds(s, seat, out, n)
    n = list_marches(s, seat, out, n)
    n = list_turnings(s, seat, out, n)
    n = list_recruits(s, seat, out, n)
    return list_ignitions(s, seat, out, n)


@jit
def list_neutral(s: State, seat: int, out: Moves, n: int) -> int:
    for common in range(5):
        if may_send_neutral(s, seat, common) == 0:
            out[n] = NEUTRAL_NOVICE + common
            n += 1
    return n


@TURN.lister
@jit
def list_turn(s: State, f: Frame, out: Moves) -> int:
    """One of the three options, any Bonus Action, or passing in the Countdown."""
    acts = list_acts(s, f.seat, out)
    n = list_neutral(s, f.seat, out, acts)
    if turns_left(s, f.seat) > 0 and f.bonus_taken == 0:
        out[n] = PASS
        n += 1
    elif acts == 0:
        out[n] = GIVE_UP
        n += 1
    return n


@jit
def can_act(s: State, seat: int) -> bool:
    """Whether one of the three options is possible (B3.4)."""
    for action in range(ACTIONS):
        if may_act(s, seat, action) == 0:
            return True
    return False


@TURN.guard
@jit
def may_in_turn(s: State, f: Frame, action: int) -> int:
    if action == PASS:
        if s.counting == 1 and turns_left(s, f.seat) == 0:
            return B12_6
        return 0 if turns_left(s, f.seat) > 0 and f.bonus_taken == 0 else B12_5
    if action == GIVE_UP:
        may_pass = turns_left(s, f.seat) > 0 and f.bonus_taken == 0
        return B3_4 if may_pass or can_act(s, f.seat) else 0
    if NEUTRAL_NOVICE <= action < NEUTRAL_NOVICE + 5:
        return may_send_neutral(s, f.seat, action - NEUTRAL_NOVICE)
    return may_act(s, f.seat, action)


@TURN.effect
@jit
def take_turn(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    if NEUTRAL_NOVICE <= action < NEUTRAL_NOVICE + 5:
        fire(s, B3_2)
        f.bonus_taken = 1
        send_neutral(s, seat, action - NEUTRAL_NOVICE)
        return
    pop(s)
    if action == PASS:
        pass_for_good(s, seat)
    elif action == GIVE_UP:
        go_out(s, seat)
    else:
        fire(s, B3_1)
        push(s, AFTER, seat, 0, 0)
        act(s, seat, action)


@AFTER.lister
@jit
def list_after(s: State, seat: int, out: Moves) -> int:
    n = list_neutral(s, seat, out, 0)
    out[n] = END_TURN
    return n + 1


@AFTER.guard
@jit
def may_after(s: State, seat: int, action: int) -> int:
    """After the action only Bonus Actions are left (B3.2)."""
    if NEUTRAL_NOVICE <= action < NEUTRAL_NOVICE + 5:
        return may_send_neutral(s, seat, action - NEUTRAL_NOVICE)
    return 0 if action == END_TURN else B3_1


@AFTER.effect
@jit
def after(s: State, f: Frame, action: int) -> None:
    if action == END_TURN:
        pop(s)
        return
    fire(s, B3_2)
    send_neutral(s, f.seat, action - NEUTRAL_NOVICE)


@jit
def begin_turn(s: State, seat: int) -> None:
    tell(s, TURN_BEGAN, seat, turns_left(s, seat), 0, 0)
    note_waiting(s, seat)
    push(s, TURN, seat, 0, 0)
    if s.cities[seat].square_count == 0:
        push(s, FIRST_TILE, seat, 0, 0)


@NEXT_TURN.effect
@jit
def next_turn(s: State, f: Frame) -> None:
    """The bottom of the stack: the turn of s.turn is over; find out whose turn is next."""
    if f.begins == 1:
        f.begins = 0
        begin_turn(s, s.turn)
        return
    if s.turn == s.start:
        send_tile_round(s)
    if is_tom_done(s):
        end_game(s)
        return
    if s.players > 1 and nobody_left(s):
        end_early(s)
        return
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.start and is_last_lap_over(s):
        end_game(s)
    elif s.players == 1 and s.turn == TOM_SEAT:
        push(s, TOM_TURN, TOM_SEAT, 0, 0)
    elif s.cities[s.turn].out == 1 and s.cities[s.turn].passed == 0 and turns_left(s, s.turn) > 0:
        pass_for_good(s, s.turn)
    elif s.cities[s.turn].out == 0 and s.cities[s.turn].passed == 0:
        begin_turn(s, s.turn)
