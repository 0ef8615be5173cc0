"""Gaining and losing: followers, gear, flame, attribute steps."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.emberheart.content.words import FIRE_WISE, FURTHER_STEPS, HIGHEST, HIRELING, NONE, RANGER, SCOUT, WARDEN
from firelight.games.emberheart.rules.decisions import (
    CHECK,
    DISCARD_INSTEAD,
    FLAME_CHOICE,
    FLAME_RISES,
    FLAME_UP,
    FURTHER,
    GO_FURTHER,
    LOSE,
    NO_FURTHER,
    RAISE,
    Frame,
)
from firelight.games.emberheart.rules.events import ATTRIBUTE_MOVED, FLAME_MOVED, GAINED_FOLLOWERS, GAINED_GEAR, LOST_FOLLOWERS, PAID_GEAR
from firelight.games.emberheart.rules.layout import Band, State
from firelight.games.emberheart.rules.resending import may_spend
from firelight.games.emberheart.rules.rulebook import E5_1, E7_6, E10_1, E12_2, E12_3


@jit
def gain_followers(s: State, seat: int, kind: int, number: int) -> None:
    s.bands[seat].followers[kind] += number
    tell(s, GAINED_FOLLOWERS, seat, kind, number, 0)
    if kind != HIRELING:
        push(s, CHECK, seat, 0, 0)


@jit
def lose_followers(s: State, seat: int, kind: int, number: int) -> None:
    s.bands[seat].followers[kind] -= number
    tell(s, LOST_FOLLOWERS, seat, kind, number, 0)


@jit
def gain_gear(s: State, seat: int, number: int) -> None:
    s.bands[seat].gear += number
    tell(s, GAINED_GEAR, seat, number, 0, 0)


@jit
def pay_gear(s: State, seat: int, number: int) -> None:
    s.bands[seat].gear -= number
    tell(s, PAID_GEAR, seat, number, 0, 0)


@jit
def swap_follower(s: State, seat: int, given: int, taken: int) -> None:
    lose_followers(s, seat, given, 1)
    gain_followers(s, seat, taken, 1)


@jit
def specialists(b: Band) -> int:
    """Scouts, rangers and wardens in the supply."""
    return b.followers[SCOUT] + b.followers[RANGER] + b.followers[WARDEN]


@jit
def lower_flame(s: State, seat: int, steps: int) -> None:
    """What would go below 0 is lost."""
    b = s.bands[seat]
    tell(s, FLAME_MOVED, seat, -min(steps, b.flame), 0, 0)
    b.flame = max(b.flame - steps, 0)


@jit
def owe_flame(s: State, seat: int, steps: int) -> None:
    """One rise of the flame, carried out when the frame comes up (E12.3)."""
    if steps > 0:
        push(s, FLAME_UP, seat, steps, 0)


@FLAME_UP.effect
@jit
def flame_up(s: State, seat: int, steps: int) -> None:
    """With the skill there is a choice; otherwise the flame just rises."""
    b = s.bands[seat]
    if b.skill == FIRE_WISE:
        push(s, FLAME_CHOICE, seat, steps, 0)
    else:
        b.flame += steps
        tell(s, FLAME_MOVED, seat, steps, 0, 0)


FLAME_CHOICE[FLAME_RISES].guard(allowed)


@FLAME_CHOICE[DISCARD_INSTEAD].guard
@jit
def may_discard_instead(s: State, seat: int, steps: int) -> int:
    return 0 if specialists(s.bands[seat]) >= steps else E12_3


@FLAME_CHOICE[FLAME_RISES].effect
@jit
def let_flame_rise(s: State, seat: int, steps: int) -> None:
    """The rise and 1 hireling per step (E12.3)."""
    fire(s, E12_3)
    s.bands[seat].flame += steps
    tell(s, FLAME_MOVED, seat, steps, 0, 0)
    gain_followers(s, seat, HIRELING, steps)


@FLAME_CHOICE[DISCARD_INSTEAD].effect
@jit
def discard_instead(s: State, seat: int, steps: int) -> None:
    """1 specialist per step in its place (E12.3)."""
    fire(s, E12_3)
    push(s, LOSE, seat, steps, 0)


@LOSE.guard
@jit
def may_lose(s: State, seat: int, kind: int) -> int:
    return 0 if kind != HIRELING and s.bands[seat].followers[kind] > 0 else E10_1


@LOSE.effect
@jit
def lose_specialist(s: State, f: Frame, kind: int) -> None:
    """One specialist of the player's choice."""
    seat = f.seat
    f.to_lose -= 1
    if f.to_lose == 0:
        pop(s)
    lose_followers(s, seat, kind, 1)


@jit
def owe_steps(s: State, seat: int, attribute: int, steps: int) -> None:
    push(s, RAISE, seat, attribute, steps)


@RAISE.effect
@jit
def raise_attribute(s: State, seat: int, attribute: int, by: int) -> None:
    """Up to 7; the excess is lost (E7.6); with the skill, 1 gear moves it on (E12.2)."""
    b = s.bands[seat]
    moved = min(by, HIGHEST - b.attributes[attribute])
    if moved < by:
        fire(s, E7_6)
    if moved == 0:
        return
    b.attributes[attribute] += moved
    tell(s, ATTRIBUTE_MOVED, seat, attribute, moved, 0)
    if b.skill == FURTHER_STEPS and b.gear > 0 and b.attributes[attribute] < HIGHEST:
        push(s, FURTHER, seat, attribute, 0)


FURTHER[NO_FURTHER].guard(allowed)
FURTHER[NO_FURTHER].effect(nothing)


@FURTHER[GO_FURTHER].guard
@jit
def may_go_further(s: State, seat: int) -> int:
    return 0 if may_spend(s, seat, NONE, NONE, 1) else E5_1


@FURTHER[GO_FURTHER].effect
@jit
def go_further(s: State, seat: int, attribute: int) -> None:
    fire(s, E12_2)
    pay_gear(s, seat, 1)
    s.bands[seat].attributes[attribute] += 1
    tell(s, ATTRIBUTE_MOVED, seat, attribute, 1, 0)
