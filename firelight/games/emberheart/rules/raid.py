"""The raid (E10.1) and the abilities after it."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, tell, top
from firelight.games.emberheart.content.tables import RAID_COUNTS, RAID_LOSES
from firelight.games.emberheart.content.words import (
    BLUE,
    FIRE_SAGE,
    GARRISONS,
    GREEN,
    HIRELING,
    KEEPER,
    LOSE_HIRELINGS,
    NONE,
    PER_GARRISON,
    PER_HERO,
    PER_PRESERVE,
    PER_RANGER,
    PER_RED,
    PER_SCOUT,
    PER_STEP,
    PER_WARDEN,
    PRESERVES,
    PRIESTESS,
    QUARTERMASTER,
    RANGER,
    RECRUITER,
    RED,
    SCOUT,
    WARDEN,
)
from firelight.games.emberheart.content.words import (
    MESSENGER as THE_MESSENGER,
)
from firelight.games.emberheart.rules.decisions import (
    AFTER_RAID,
    LOSE,
    MESSENGER,
    NO_SAGE,
    RAID,
    SAGE,
    USE_DISCARDED,
    USE_REMAINING,
    USE_SAGE,
    Frame,
)
from firelight.games.emberheart.rules.dragons import dragons_as, dragons_of, is_active
from firelight.games.emberheart.rules.events import HERO_HELPED, RAIDED
from firelight.games.emberheart.rules.garrison import hero_count
from firelight.games.emberheart.rules.layout import Band, State
from firelight.games.emberheart.rules.rulebook import E10_1, E14
from firelight.games.emberheart.rules.supply import gain_followers, gain_gear, lose_followers, lower_flame, owe_flame, specialists

REMAINING = 1
DISCARDED = 2
TO_COUNT = 0
TO_LOSE = 1


@jit
def preserve_count(b: Band) -> int:
    total = 0
    for preserve in range(PRESERVES):
        total += b.preserves[preserve]
    return total


@jit
def garrison_count(b: Band) -> int:
    total = 0
    for card in range(GARRISONS):
        if b.garrison[card] > 0:
            total += 1
    return total


@jit
def highest_attribute(b: Band) -> int:
    highest = max(b.attributes[0], b.attributes[1])
    return max(highest, b.attributes[2])


@jit
def raid_count(s: State, seat: int, card: int) -> int:
    """What a raid card counts. All parties are back in the supply by then; free exotics have no colour."""
    b = s.bands[seat]
    counted = RAID_COUNTS[card]
    if counted == PER_HERO:
        return hero_count(b)
    if counted == PER_GARRISON:
        return garrison_count(b)
    if counted == PER_PRESERVE:
        return preserve_count(b)
    if counted == PER_STEP:
        return highest_attribute(b)
    if counted == PER_RANGER:
        return b.followers[RANGER]
    if counted == PER_WARDEN:
        return b.followers[WARDEN]
    if counted == PER_SCOUT:
        return b.followers[SCOUT]
    return dragons_of(s, seat, counted - PER_RED)


@jit
def remaining_raid(s: State) -> int:
    """The raid card that strikes: the one left, or the first while both lie there."""
    return s.raid[0] if s.raid[0] != NONE else s.raid[1]


@RAID.effect
@jit
def raid(s: State, f: Frame) -> None:
    """The Messenger picks the card, the number is fixed, Keeper and Fire Sage lower it, then the losses."""
    seat = f.seat
    b = s.bands[seat]
    if f.picked == 0:
        f.picked = REMAINING
        if is_active(b, THE_MESSENGER) and s.raid_discarded != NONE:
            push(s, MESSENGER, seat, 0, 0)
        return
    card = s.raid_discarded if f.picked == DISCARDED else remaining_raid(s)
    if f.stage == TO_COUNT:
        f.stage = TO_LOSE
        f.counted = raid_count(s, seat, card)
        if f.counted > 0 and is_active(b, KEEPER):
            fire(s, E14 + KEEPER)
            f.counted -= 1
        if f.counted > 0 and is_active(b, FIRE_SAGE):
            push(s, SAGE, seat, 0, 0)
        return
    number = max(f.counted - f.fewer, 0)
    pop(s)
    fire(s, E10_1)
    tell(s, RAIDED, seat, card, number, 0)
    _lose(s, seat, RAID_LOSES[card], number)


@jit
def _lose(s: State, seat: int, kind: int, number: int) -> None:
    """A player must discard what they have; for what is missing, the flame rises once."""
    b = s.bands[seat]
    held = b.followers[HIRELING] if kind == LOSE_HIRELINGS else specialists(b)
    lost = min(number, held)
    owe_flame(s, seat, number - lost)
    if lost == 0:
        return
    if kind == LOSE_HIRELINGS:
        lose_followers(s, seat, HIRELING, lost)
    else:
        push(s, LOSE, seat, lost, 0)


MESSENGER[USE_REMAINING].guard(allowed)
MESSENGER[USE_REMAINING].effect(nothing)
MESSENGER[USE_DISCARDED].guard(allowed)


@MESSENGER[USE_DISCARDED].effect
@jit
def use_discarded(s: State) -> None:
    """The Messenger may use the discarded raid card instead (E14.17)."""
    fire(s, E14 + THE_MESSENGER)
    top(s).picked = DISCARDED


SAGE[NO_SAGE].guard(allowed)
SAGE[NO_SAGE].effect(nothing)
SAGE[USE_SAGE].guard(allowed)


@SAGE[USE_SAGE].effect
@jit
def use_sage(s: State, seat: int) -> None:
    """The Fire Sage: flame up 1 to discard 2 fewer (E14.3)."""
    fire(s, E14 + FIRE_SAGE)
    top(s).fewer = 2
    owe_flame(s, seat, 1)


@AFTER_RAID.effect
@jit
def after_raid(s: State, seat: int) -> None:
    """Recruiter, Quartermaster, Priestess; free exotics count as the wanted colour."""
    b = s.bands[seat]
    if is_active(b, RECRUITER) and dragons_as(s, seat, RED) >= 2:
        fire(s, E14 + RECRUITER)
        tell(s, HERO_HELPED, seat, RECRUITER, 0, 0)
        gain_followers(s, seat, HIRELING, dragons_as(s, seat, RED) // 2)
    if is_active(b, QUARTERMASTER) and dragons_as(s, seat, BLUE) >= 2:
        fire(s, E14 + QUARTERMASTER)
        tell(s, HERO_HELPED, seat, QUARTERMASTER, 0, 0)
        gain_gear(s, seat, dragons_as(s, seat, BLUE) // 2)
    if is_active(b, PRIESTESS) and dragons_as(s, seat, GREEN) >= 2:
        fire(s, E14 + PRIESTESS)
        tell(s, HERO_HELPED, seat, PRIESTESS, 0, 0)
        lower_flame(s, seat, dragons_as(s, seat, GREEN) // 2)
