"""The Mountain above its low level (E9)."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, tell, top
from firelight.games.emberheart.content.words import HIGHEST, HIRELING, MOUNTAIN, NONE, PEAKWALKER, SPACES, SURVIVALIST, WARDEN
from firelight.games.emberheart.rules.decisions import (
    ATTRIBUTE,
    BOARD_COST,
    CLIMB,
    CLIMBER,
    DECLINE,
    NEXT_CLIMB,
    NO_ATTRIBUTE,
    TAKE,
    TIE,
    Frame,
)
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import LOST_FOLLOWERS
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.parties import come_back, party_at
from firelight.games.emberheart.rules.rewards import can_pay_dragon, pay_card, receive_dragon
from firelight.games.emberheart.rules.rulebook import E9_1, E9_2, E9_3, E9_4, E9_5, E14
from firelight.games.emberheart.rules.supply import owe_flame, owe_steps

LOW = 0
MIDDLE = 1
TOP = 2
FIRST_CARD = (0, 3, 5, 6)  # of each level, and the end


@jit
def _leave_low_level(s: State) -> None:
    """Discard the hirelings of those who took a card; parties without wardens come back (E9.2)."""
    for space in range(1, SPACES + 1):
        party = party_at(s, MOUNTAIN, space)
        if party.seat != NONE:
            if party.followers[HIRELING] > 0:
                tell(s, LOST_FOLLOWERS, party.seat, HIRELING, party.followers[HIRELING], 0)
            party.followers[HIRELING] = 0
            party.companion = 0
            if party.followers[WARDEN] == 0:
                come_back(s, MOUNTAIN, space)


@jit
def _waits(s: State, f: Frame, space: int) -> bool:
    """Whether a party is there and not yet in line at this level."""
    return party_at(s, MOUNTAIN, space).seat != NONE and not f.lined_up >> space & 1


@jit
def most_wardens(s: State, f: Frame) -> int:
    """The most wardens among the parties not yet in line; NONE if there are none."""
    most = NONE
    for space in range(1, SPACES + 1):
        if _waits(s, f, space):
            most = max(most, party_at(s, MOUNTAIN, space).followers[WARDEN])
    return most


@jit
def is_candidate(s: State, f: Frame, space: int) -> bool:
    """Whether this party may be next: most wardens; of one player's tied parties, the one on the higher space (E9.2)."""
    if not _waits(s, f, space):
        return False
    party = party_at(s, MOUNTAIN, space)
    if party.followers[WARDEN] != most_wardens(s, f):
        return False
    for higher in range(space + 1, SPACES + 1):
        other = party_at(s, MOUNTAIN, higher)
        if _waits(s, f, higher) and other.seat == party.seat and other.followers[WARDEN] == party.followers[WARDEN]:
            return False
    return True


@jit
def _sole_candidate(s: State, f: Frame) -> int:
    """The party that is next, or NONE if several players are tied."""
    found = NONE
    for space in range(1, SPACES + 1):
        if is_candidate(s, f, space):
            if found != NONE:
                return NONE
            found = space
    return found


@NEXT_CLIMB.effect
@jit
def next_climb(s: State, f: Frame) -> None:
    """Level by level, all line up by wardens and then climb in that order."""
    if f.level == LOW:
        _leave_low_level(s)
        f.level = MIDDLE
        f.lined_up = 0
        return
    if most_wardens(s, f) != NONE:
        _line_up(s, f)
    elif f.first_in_line > 0:
        space = f.first_in_line
        f.first_in_line = f.second_in_line
        f.second_in_line = f.third_in_line
        f.third_in_line = 0
        push(s, CLIMB, party_at(s, MOUNTAIN, space).seat, f.level, space)
    elif f.level == MIDDLE:
        f.level = TOP
        f.lined_up = 0
    else:
        pop(s)
        _all_back(s)


@jit
def _line_up(s: State, f: Frame) -> None:
    """The next in line: the Survivalist's holder is asked only if several players are tied."""
    space = _sole_candidate(s, f)
    if space == NONE:
        fire(s, E9_2)
        holder = s.aides[SURVIVALIST]
        push(s, TIE, holder if holder != NONE else s.shield, f.level, f.lined_up)
    else:
        _join_line(f, space)


@jit
def _join_line(f: Frame, space: int) -> None:
    """Join the line at its end. At most three can: there are three low cards."""
    f.lined_up |= 1 << space
    if f.first_in_line == 0:
        f.first_in_line = space
    elif f.second_in_line == 0:
        f.second_in_line = space
    else:
        f.third_in_line = space


@TIE.guard
@jit
def may_go_first(s: State, f: Frame, choice: int) -> int:
    return 0 if is_candidate(s, f, choice + 1) else E9_2


@TIE.effect
@jit
def break_tie(s: State, choice: int) -> None:
    """The Survivalist's holder says which of the tied players goes first."""
    _join_line(top(s), choice + 1)


CLIMB[DECLINE].guard(allowed)


@CLIMB[TAKE].guard
@jit
def may_climb(s: State, level: int, space: int, slot: int) -> int:
    """Whether this is a card of the level that can be paid (E9.3, E9.4)."""
    if slot < FIRST_CARD[level] or slot >= FIRST_CARD[level + 1] or s.mountain[slot] == NONE:
        return E9_3 if level == MIDDLE else E9_4
    return 0 if can_pay_dragon(party_at(s, MOUNTAIN, space), s.mountain[slot]) else E9_1


@CLIMB[DECLINE].effect
@jit
def withdraw(s: State, space: int) -> None:
    come_back(s, MOUNTAIN, space)


@CLIMB[TAKE].effect
@jit
def climb(s: State, seat: int, level: int, space: int, slot: int) -> None:
    """The card's cost, the dragon with windows and checks, the board's cost, attribute steps (E9.6)."""
    dragon = s.mountain[slot]
    s.mountain[slot] = NONE
    fire(s, E9_3 if level == MIDDLE else E9_4)
    f = push(s, BOARD_COST, seat, level, space)
    f.peakwalker = 1 if is_active(s.bands[seat], PEAKWALKER) else 0
    receive_dragon(s, seat, dragon, False)
    pay_card(s, party_at(s, MOUNTAIN, space), dragon)


@BOARD_COST.effect
@jit
def pay_board(s: State, seat: int, level: int, space: int, peakwalker: int) -> None:
    """1 more warden, or flame up 1 if none is left (E9.5); at the top also flame up 1."""
    party = party_at(s, MOUNTAIN, space)
    if level == TOP:
        if peakwalker == 1:
            fire(s, E14 + PEAKWALKER)
            push(s, CLIMBER, seat, 0, 0)
        push(s, CLIMBER, seat, 0, 0)
        owe_flame(s, seat, 1)
    if party.followers[WARDEN] > 0:
        party.followers[WARDEN] -= 1
        tell(s, LOST_FOLLOWERS, seat, WARDEN, 1, 0)
    else:
        fire(s, E9_5)
        owe_flame(s, seat, 1)
    if party.followers[WARDEN] == 0:
        come_back(s, MOUNTAIN, space)


@jit
def _all_back(s: State) -> None:
    for space in range(1, SPACES + 1):
        if party_at(s, MOUNTAIN, space).seat != NONE:
            come_back(s, MOUNTAIN, space)


CLIMBER[NO_ATTRIBUTE].guard(allowed)
CLIMBER[NO_ATTRIBUTE].effect(nothing)


@CLIMBER[ATTRIBUTE].guard
@jit
def may_step(s: State, seat: int, attribute: int) -> int:
    """One attribute step of the player's choice, or none."""
    return 0 if s.bands[seat].attributes[attribute] < HIGHEST else E9_4


@CLIMBER[ATTRIBUTE].effect
@jit
def take_step(s: State, seat: int, attribute: int) -> None:
    owe_steps(s, seat, attribute, 1)
