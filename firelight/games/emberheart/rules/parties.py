"""Sending parties (E3), and what the companion and heroes add when one is placed."""

from firelight.engine.jit import jit
from firelight.engine.stack import Frame, fire, pop, push, tell
from firelight.games.emberheart.content.tables import COMPANION_LEVEL, PLACE_SPECIALIST
from firelight.games.emberheart.content.words import (
    CAMP,
    DRAGON_NURSE,
    HIRELING,
    INNKEEPER,
    MASTER_RANGER,
    MASTER_SCOUT,
    NONE,
    PRESERVE,
    RANGER,
    SCOUT,
    SENSES,
    SPACES,
    SPEED,
    SPY,
    STRENGTH,
    TAVERN,
)
from firelight.games.emberheart.rules.actions import EXCHANGE_DOWN, EXCHANGE_NONE, EXCHANGE_UP, MAKE_UP, TO_SPACE, WITH_COMPANION
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import CAME_BACK, HERO_HELPED, SENT_PARTY
from firelight.games.emberheart.rules.frames import COMPANION, EXCHANGE, PARTY, PARTY_SPACE
from firelight.games.emberheart.rules.layout import Band, Party, State
from firelight.games.emberheart.rules.rulebook import E2_1, E3_2, E3_3, E3_4, E14_8, E14_13, E14_14, E14_19, E14_23
from firelight.games.emberheart.rules.supply import gain_followers, gain_gear, lose_followers, lower_flame

GEAR_EFFECT = 1
FLAME_EFFECT = 2


@jit
def party_at(s: State, place: int, space: int) -> Party:
    return s.parties[place * SPACES + space - 1]


@jit
def fitting(b: Band, place: int) -> int:
    """Followers in the supply that may go there (E3.3)."""
    return b.followers[HIRELING] + b.followers[PLACE_SPECIALIST[place]]


@jit
def fewer(b: Band, companion: int) -> int:
    """How many followers a party with the companion may lack (Strength, E3.4)."""
    return COMPANION_LEVEL[b.attributes[STRENGTH]] if companion == 1 else 0


@jit
def may_go_to_space(s: State, seat: int, place: int, space: int, companion: int) -> int:
    """0, or the rule that forbids a party on that space."""
    b = s.bands[seat]
    if b.crests == 0:
        return E2_1
    if party_at(s, place, space).seat != NONE:
        return E3_2
    if companion == 1 and b.companion_used == 1:
        return E3_4
    return 0 if max(space - fewer(b, companion), 0) <= fitting(b, place) else E3_2


@jit
def may_go_to(s: State, seat: int, place: int) -> int:
    if s.bands[seat].crests == 0:
        return E2_1
    for space in range(1, SPACES + 1):
        if may_go_to_space(s, seat, place, space, 0) == 0 or may_go_to_space(s, seat, place, space, 1) == 0:
            return 0
    return E3_2


@jit
def go_to(s: State, seat: int, place: int) -> None:
    push(s, PARTY_SPACE, seat, place, 0)


@jit
def choose_space(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    place = f.a
    companion = 1 if action >= WITH_COMPANION else 0
    space = action - (WITH_COMPANION if companion == 1 else TO_SPACE) + 1
    pop(s)
    w = push(s, PARTY, seat, place, space)
    w.c = companion


@jit
def party_size(make_up: int) -> int:
    """Make-ups are numbered by size and then by specialists: 0; 1, 2; 3, 4, 5; ..."""
    size = 0
    while (size + 1) * (size + 2) // 2 <= make_up:
        size += 1
    return size


@jit
def may_make_up(s: State, f: Frame, make_up: int) -> int:
    """So many followers, so many of them specialists (E3.2, E3.3)."""
    b = s.bands[f.seat]
    size = party_size(make_up)
    experts = make_up - size * (size + 1) // 2
    if size > f.b or size < f.b - fewer(b, f.c):
        return E3_2
    if experts > b.followers[PLACE_SPECIALIST[f.a]] or size - experts > b.followers[HIRELING]:
        return E3_3
    return 0


@jit
def _is_alone(s: State, place: int) -> bool:
    """No party there; blocked spaces are none (E3.4)."""
    for space in range(1, SPACES + 1):
        if 0 <= party_at(s, place, space).seat < 4:
            return False
    return True


@jit
def send_party(s: State, f: Frame, action: int) -> None:
    """The crest with its followers goes to the space; then what the companion and heroes bring."""
    seat = f.seat
    place = f.a
    space = f.b
    companion = f.c
    make_up = action - MAKE_UP
    pop(s)
    b = s.bands[seat]
    alone = _is_alone(s, place)
    size = party_size(make_up)
    experts = make_up - size * (size + 1) // 2
    party = party_at(s, place, space)
    party.seat = seat
    party.took = 0
    party.companion = companion
    party.followers[HIRELING] = size - experts
    party.followers[PLACE_SPECIALIST[place]] += experts
    b.followers[HIRELING] -= size - experts
    b.followers[PLACE_SPECIALIST[place]] -= experts
    b.crests -= 1
    fire(s, E3_2)
    tell(s, SENT_PARTY, seat, place, space, companion)
    if space >= 4:
        if is_active(b, MASTER_RANGER):
            push(s, EXCHANGE, seat, RANGER, 0)
        if is_active(b, MASTER_SCOUT):
            push(s, EXCHANGE, seat, SCOUT, 0)
    _placement_gains(s, seat, place)
    if companion == 1:
        b.companion_used = 1
        if size < space:
            fire(s, E3_4)
        gear = COMPANION_LEVEL[b.attributes[SENSES]] if space == 3 else 0
        flame = COMPANION_LEVEL[b.attributes[SPEED]] if alone else 0
        if gear > 0 or flame > 0:
            push(s, COMPANION, seat, gear, flame)


@jit
def _placement_gains(s: State, seat: int, place: int) -> None:
    """Innkeeper, Spy and Dragon Nurse."""
    b = s.bands[seat]
    if place == TAVERN and is_active(b, INNKEEPER):
        fire(s, E14_8)
        tell(s, HERO_HELPED, seat, INNKEEPER, 0, 0)
        gain_gear(s, seat, 1)
    if place == CAMP and is_active(b, SPY):
        fire(s, E14_13)
        tell(s, HERO_HELPED, seat, SPY, 0, 0)
        gain_followers(s, seat, HIRELING, 1)
    if place == PRESERVE and is_active(b, DRAGON_NURSE):
        fire(s, E14_19)
        tell(s, HERO_HELPED, seat, DRAGON_NURSE, 0, 0)
        gain_followers(s, seat, HIRELING, 1)


@jit
def may_effect(f: Frame, choice: int) -> int:
    """Each effect of the companion is optional; only those that apply are offered."""
    if choice & GEAR_EFFECT and f.a == 0:
        return E3_4
    return E3_4 if choice & FLAME_EFFECT and f.b == 0 else 0


@jit
def companion_effects(s: State, f: Frame, choice: int) -> None:
    seat = f.seat
    gear = f.a
    flame = f.b
    pop(s)
    fire(s, E3_4)
    if choice & GEAR_EFFECT:
        gain_gear(s, seat, gear)
    if choice & FLAME_EFFECT:
        lower_flame(s, seat, flame)


@jit
def may_exchange(s: State, f: Frame, action: int) -> int:
    """Up to 2 hirelings for specialists, or up to 2 of those for hirelings, in the supply (E13.5)."""
    b = s.bands[f.seat]
    rule = E14_14 if f.a == SCOUT else E14_23
    if action == EXCHANGE_NONE:
        return 0
    if action >= EXCHANGE_DOWN:
        return 0 if b.followers[f.a] > action - EXCHANGE_DOWN else rule
    return 0 if b.followers[HIRELING] > action - EXCHANGE_UP else rule


@jit
def exchange(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    kind = f.a
    pop(s)
    if action == EXCHANGE_NONE:
        return
    fire(s, E14_14 if kind == SCOUT else E14_23)
    if action >= EXCHANGE_DOWN:
        lose_followers(s, seat, kind, action - EXCHANGE_DOWN + 1)
        gain_followers(s, seat, HIRELING, action - EXCHANGE_DOWN + 1)
    else:
        lose_followers(s, seat, HIRELING, action - EXCHANGE_UP + 1)
        gain_followers(s, seat, kind, action - EXCHANGE_UP + 1)


@jit
def clear_party(party: Party) -> None:
    party.seat = NONE
    party.companion = 0
    party.took = 0
    for kind in range(4):
        party.followers[kind] = 0


@jit
def come_back(s: State, place: int, space: int) -> None:
    """Crest, followers and companion return to the supply."""
    party = party_at(s, place, space)
    b = s.bands[party.seat]
    tell(s, CAME_BACK, party.seat, place, space, 0)
    for kind in range(4):
        b.followers[kind] += party.followers[kind]
    b.crests += 1
    clear_party(party)
