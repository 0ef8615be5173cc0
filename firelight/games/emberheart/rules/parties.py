"""Sending parties (E3), and what the companion and heroes add to them."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, push, tell
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
from firelight.games.emberheart.rules.decisions import (
    COMPANION,
    EXCHANGE,
    EXCHANGE_DOWN,
    EXCHANGE_NONE,
    EXCHANGE_UP,
    MAKE_UP,
    PARTY,
    PARTY_SPACE,
    TO_SPACE,
    WITH_COMPANION,
    Frame,
)
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import CAME_BACK, HERO_HELPED, SENT_PARTY
from firelight.games.emberheart.rules.layout import Band, Party, State
from firelight.games.emberheart.rules.rulebook import E2_1, E3_2, E3_3, E3_4, E14
from firelight.games.emberheart.rules.supply import gain_followers, gain_gear, lose_followers, lower_flame

GEAR_EFFECT = 1
FLAME_EFFECT = 2


@jit
def party_at(s: State, place: int, space: int) -> Party:
    return s.parties[place * SPACES + space - 1]


@jit
def fitting(b: Band, place: int) -> int:
    """How many followers in the supply may go there (E3.3)."""
    return b.followers[HIRELING] + b.followers[PLACE_SPECIALIST[place]]


@jit
def fewer(b: Band, companion: int) -> int:
    """How many followers a party with the companion may be short of (Strength, E3.4)."""
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


@PARTY_SPACE[TO_SPACE].guard
@jit
def may_choose_space(s: State, seat: int, place: int, choice: int) -> int:
    return may_go_to_space(s, seat, place, choice + 1, 0)


@PARTY_SPACE[WITH_COMPANION].guard
@jit
def may_choose_with_companion(s: State, seat: int, place: int, choice: int) -> int:
    return may_go_to_space(s, seat, place, choice + 1, 1)


@PARTY_SPACE[TO_SPACE].effect
@jit
def choose_space(s: State, seat: int, place: int, choice: int) -> None:
    push(s, PARTY, seat, place, choice + 1)


@PARTY_SPACE[WITH_COMPANION].effect
@jit
def choose_with_companion(s: State, seat: int, place: int, choice: int) -> None:
    f = push(s, PARTY, seat, place, choice + 1)
    f.companion = 1


@jit
def party_size(make_up: int) -> int:
    """Make-ups are numbered by size, then by specialists: 0; 1, 2; 3, 4, 5; ..."""
    size = 0
    while (size + 1) * (size + 2) // 2 <= make_up:
        size += 1
    return size


@PARTY.guard
@jit
def may_make_up(s: State, seat: int, place: int, space: int, companion: int, make_up: int) -> int:
    """Whether the seat may send this many followers, with this many specialists among them (E3.2, E3.3)."""
    b = s.bands[seat]
    size = party_size(make_up)
    experts = make_up - size * (size + 1) // 2
    if size > space or size < space - fewer(b, companion):
        return E3_2
    if experts > b.followers[PLACE_SPECIALIST[place]] or size - experts > b.followers[HIRELING]:
        return E3_3
    return 0


@PARTY.lister
@jit
def list_make_ups(s: State, f: Frame, out: Moves) -> int:
    """Only of sizes that fit, which are all that the guard allows."""
    b = s.bands[f.seat]
    hirelings = b.followers[HIRELING]
    specialists = b.followers[PLACE_SPECIALIST[f.place]]
    n = 0
    for size in range(max(f.space - fewer(b, f.companion), 0), f.space + 1):
        for experts in range(max(size - hirelings, 0), min(size, specialists) + 1):
            out[n] = MAKE_UP + size * (size + 1) // 2 + experts
            n += 1
    return n


@jit
def _is_alone(s: State, place: int) -> bool:
    """Whether no party is there; blocked spaces do not count (E3.4)."""
    for space in range(1, SPACES + 1):
        if 0 <= party_at(s, place, space).seat < 4:
            return False
    return True


@jit
def companion_gear(b: Band, space: int) -> int:
    """The gear that a companion on that space brings (Senses, E3.4)."""
    return COMPANION_LEVEL[b.attributes[SENSES]] if space == 3 else 0


@jit
def companion_flame(s: State, b: Band, place: int) -> int:
    """How far the flame sinks if a companion comes to a place without parties (Speed, E3.4)."""
    return COMPANION_LEVEL[b.attributes[SPEED]] if _is_alone(s, place) else 0


@PARTY.effect
@jit
def send_party(s: State, seat: int, place: int, space: int, companion: int, make_up: int) -> None:
    """The crest with its followers goes to the space; then what the companion and heroes bring."""
    b = s.bands[seat]
    gear = companion_gear(b, space)
    flame = companion_flame(s, b, place)
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
        if gear > 0 or flame > 0:
            push(s, COMPANION, seat, gear, flame)


@jit
def _placement_gains(s: State, seat: int, place: int) -> None:
    """Innkeeper, Spy and Dragon Nurse."""
    b = s.bands[seat]
    if place == TAVERN and is_active(b, INNKEEPER):
        fire(s, E14 + INNKEEPER)
        tell(s, HERO_HELPED, seat, INNKEEPER, 0, 0)
        gain_gear(s, seat, 1)
    if place == CAMP and is_active(b, SPY):
        fire(s, E14 + SPY)
        tell(s, HERO_HELPED, seat, SPY, 0, 0)
        gain_followers(s, seat, HIRELING, 1)
    if place == PRESERVE and is_active(b, DRAGON_NURSE):
        fire(s, E14 + DRAGON_NURSE)
        tell(s, HERO_HELPED, seat, DRAGON_NURSE, 0, 0)
        gain_followers(s, seat, HIRELING, 1)


@COMPANION.guard
@jit
def may_effect(gear: int, flame: int, choice: int) -> int:
    """Each effect of the companion is optional; only those that apply are offered."""
    if choice & GEAR_EFFECT and gear == 0:
        return E3_4
    return E3_4 if choice & FLAME_EFFECT and flame == 0 else 0


@COMPANION.effect
@jit
def companion_effects(s: State, seat: int, gear: int, flame: int, choice: int) -> None:
    fire(s, E3_4)
    if choice & GEAR_EFFECT:
        gain_gear(s, seat, gear)
    if choice & FLAME_EFFECT:
        lower_flame(s, seat, flame)


EXCHANGE[EXCHANGE_NONE].guard(allowed)
EXCHANGE[EXCHANGE_NONE].effect(nothing)


@jit
def _exchange_rule(specialist: int) -> int:
    """Up to 2 hirelings for specialists, or the reverse, in the supply (E13.5)."""
    return E14 + MASTER_SCOUT if specialist == SCOUT else E14 + MASTER_RANGER


@EXCHANGE[EXCHANGE_UP].guard
@jit
def may_exchange_up(s: State, seat: int, specialist: int, more: int) -> int:
    return 0 if s.bands[seat].followers[HIRELING] > more else _exchange_rule(specialist)


@EXCHANGE[EXCHANGE_DOWN].guard
@jit
def may_exchange_down(s: State, seat: int, specialist: int, more: int) -> int:
    return 0 if s.bands[seat].followers[specialist] > more else _exchange_rule(specialist)


@EXCHANGE[EXCHANGE_UP].effect
@jit
def exchange_up(s: State, seat: int, specialist: int, more: int) -> None:
    fire(s, _exchange_rule(specialist))
    lose_followers(s, seat, HIRELING, 1 + more)
    gain_followers(s, seat, specialist, 1 + more)


@EXCHANGE[EXCHANGE_DOWN].effect
@jit
def exchange_down(s: State, seat: int, specialist: int, more: int) -> None:
    fire(s, _exchange_rule(specialist))
    lose_followers(s, seat, specialist, 1 + more)
    gain_followers(s, seat, HIRELING, 1 + more)


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
