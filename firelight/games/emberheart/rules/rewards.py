"""The reward phase (E6) and what cards do when they are taken (E7)."""

from firelight.engine.jit import jit
from firelight.engine.stack import Frame, fire, pop, push, tell
from firelight.games.emberheart.content.tables import DRAGON_FLAME, DRAGON_GLORY, DRAGON_WARDEN, GARRISON_GLORY, TAVERN_FOLLOWERS
from firelight.games.emberheart.content.tables import TAVERN_FLAME as CARD_FLAME
from firelight.games.emberheart.content.words import (
    CAMP,
    DRAGON_WHISPERER,
    FLAME_TAMER,
    GARRISON,
    GUILD,
    HIRELING,
    MOUNTAIN,
    NONE,
    PRESERVE,
    RANGER,
    SCOUT,
    SPACES,
    TAVERN,
    WARDEN,
    WRANGLER,
)
from firelight.games.emberheart.content.words import (
    MENTOR as THE_MENTOR,
)
from firelight.games.emberheart.rules.actions import DECLINE, TAKE
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import (
    DISCARDED_CARD,
    HERO_HELPED,
    LOST_FOLLOWERS,
    TOOK_DRAGON,
    TOOK_GARRISON,
    TOOK_HERO,
    TOOK_PRESERVE,
    TOOK_TAVERN,
)
from firelight.games.emberheart.rules.frames import CHECK, MENTOR, NEXT_CLIMB, REWARD, TAVERN_FLAME, WINDOW, WRANGLE
from firelight.games.emberheart.rules.layout import FREE, NEUTRAL, OPEN, Party, State
from firelight.games.emberheart.rules.parties import clear_party, come_back, party_at
from firelight.games.emberheart.rules.rulebook import (
    E4_3,
    E6_2,
    E6_3,
    E7_2,
    E9_1,
    E11_2,
    E13_2,
    E14_9,
    E14_10,
    E14_15,
    E14_22,
)
from firelight.games.emberheart.rules.supply import gain_followers, gain_gear, lower_flame, owe_flame, swap_follower

LOW_CARDS = 3
BARD_SLOT = 3
FREE_GEAR = 2


@jit
def card_at(s: State, place: int, slot: int) -> int:
    """The card of the offer in a slot, or NONE."""
    if place == GUILD:
        return s.bard_card if slot == BARD_SLOT else s.guild[slot]
    if place == TAVERN:
        return s.tavern[slot]
    if place == CAMP:
        return s.camp[slot]
    if place == MOUNTAIN:
        return s.mountain[slot]
    if place == PRESERVE:
        return s.preserve[slot]
    return s.garrison[slot]


@jit
def remove_card(s: State, place: int, slot: int) -> None:
    if place == GUILD:
        if slot == BARD_SLOT:
            s.bard_card = NONE
            s.bard_seat = NONE
        else:
            s.guild[slot] = NONE
    elif place == TAVERN:
        s.tavern[slot] = NONE
    elif place == CAMP:
        s.camp[slot] = NONE
    elif place == MOUNTAIN:
        s.mountain[slot] = NONE
    elif place == PRESERVE:
        s.preserve[slot] = NONE
    else:
        s.garrison[slot] = NONE


@jit
def can_pay_dragon(party: Party, dragon: int) -> bool:
    """The card's own cost in wardens, from this party (E9.1)."""
    return party.followers[WARDEN] >= DRAGON_WARDEN[dragon]


@jit
def may_take_card(s: State, f: Frame, action: int) -> int:
    """REWARD: a card of the offer that the party may take and can pay, or none (E6.2)."""
    if action == DECLINE:
        return 0
    slot = action - TAKE
    place = f.a
    if slot > (BARD_SLOT if place == GUILD else LOW_CARDS - 1) or card_at(s, place, slot) == NONE:
        return E6_2
    if place == GUILD and slot == BARD_SLOT and s.bard_seat != f.seat:
        return E13_2
    if place == MOUNTAIN and not can_pay_dragon(party_at(s, place, f.b), s.mountain[slot]):
        return E9_1
    return 0


@jit
def receive_dragon(s: State, seat: int, dragon: int, captive: bool) -> None:
    """Wrangler and Whisperer, then the window to attach, then the Garrison (E7.5). Laid on the stack last thing first."""
    b = s.bands[seat]
    push(s, CHECK, seat, 0, 0)
    push(s, WINDOW, seat, 1, 0)
    if is_active(b, WRANGLER) and (DRAGON_GLORY[dragon] == 5 or DRAGON_GLORY[dragon] == 7):
        fire(s, E14_9)
        push(s, WRANGLE, seat, 0, 0)
    if captive and is_active(b, DRAGON_WHISPERER):
        fire(s, E14_22)
        tell(s, HERO_HELPED, seat, DRAGON_WHISPERER, 0, 0)
        lower_flame(s, seat, 1)
    b.dragons[dragon] = FREE
    tell(s, TOOK_DRAGON, seat, dragon, 0, 0)


@jit
def pay_card(s: State, party: Party, dragon: int) -> None:
    """A mountain dragon's own cost: a warden of the party, flame up."""
    if DRAGON_WARDEN[dragon] > 0:
        party.followers[WARDEN] -= DRAGON_WARDEN[dragon]
        tell(s, LOST_FOLLOWERS, party.seat, WARDEN, DRAGON_WARDEN[dragon], 0)
    owe_flame(s, party.seat, DRAGON_FLAME[dragon])


@jit
def _take_tavern(s: State, seat: int, card: int) -> None:
    """Followers first, then the flame (E7.2); the Mentor swaps in between (E13.5)."""
    fire(s, E7_2)
    push(s, TAVERN_FLAME, seat, card, 0)
    if is_active(s.bands[seat], THE_MENTOR):
        f = push(s, MENTOR, seat, 2, TAVERN_FOLLOWERS[card * 4 + SCOUT])
        f.c = TAVERN_FOLLOWERS[card * 4 + RANGER]
        f.d = TAVERN_FOLLOWERS[card * 4 + WARDEN]
    for kind in range(4):
        if TAVERN_FOLLOWERS[card * 4 + kind] > 0:
            gain_followers(s, seat, kind, TAVERN_FOLLOWERS[card * 4 + kind])


@jit
def take_card(s: State, f: Frame, action: int) -> None:
    """The party takes a card, or comes back with 2 gear (E6.2)."""
    seat = f.seat
    place = f.a
    space = f.b
    pop(s)
    if action == DECLINE:
        fire(s, E6_2)
        come_back(s, place, space)
        gain_gear(s, seat, FREE_GEAR)
        return
    slot = action - TAKE
    card = card_at(s, place, slot)
    party = party_at(s, place, space)
    party.took = 1
    remove_card(s, place, slot)
    b = s.bands[seat]
    if place == GUILD:
        b.heroes[card] = 1
        tell(s, TOOK_HERO, seat, card, 0, 0)
        push(s, WINDOW, seat, 0, 0)
        push(s, CHECK, seat, 0, 0)
    elif place == TAVERN:
        tell(s, TOOK_TAVERN, seat, card, 0, 0)
        _take_tavern(s, seat, card)
    elif place == CAMP:
        receive_dragon(s, seat, card, True)
    elif place == MOUNTAIN:
        fire(s, E9_1)
        receive_dragon(s, seat, card, False)
        pay_card(s, party, card)
    elif place == PRESERVE:
        b.preserves[card] = 1
        tell(s, TOOK_PRESERVE, seat, card, 0, 0)
        if is_active(b, FLAME_TAMER):
            fire(s, E14_10)
            lower_flame(s, seat, 1)
        push(s, WINDOW, seat, 0, 0)
    else:
        b.garrison[card] = OPEN
        tell(s, TOOK_GARRISON, seat, card, 0, 0)
        push(s, CHECK, seat, 0, 0)


@jit
def tavern_flame(s: State, f: Frame) -> None:
    """TAVERN_FLAME: the flame moves as the card shows."""
    seat = f.seat
    steps = CARD_FLAME[f.a]
    pop(s)
    if steps < 0:
        lower_flame(s, seat, -steps)
    else:
        owe_flame(s, seat, steps)


@jit
def _of_card(f: Frame, kind: int) -> int:
    """How many of that kind the Tavern card brought and were not swapped."""
    if kind == SCOUT:
        return f.b
    return f.c if kind == RANGER else f.d


@jit
def may_mentor(f: Frame, given: int, taken: int) -> int:
    """Specialists of the card for another kind of specialist (E14.15)."""
    if given == HIRELING or taken == HIRELING or given == taken:
        return E14_15
    return 0 if _of_card(f, given) > 0 else E14_15


@jit
def mentor(s: State, f: Frame, given: int, taken: int) -> None:
    seat = f.seat
    fire(s, E14_15)
    if given == SCOUT:
        f.b -= 1
    elif given == RANGER:
        f.c -= 1
    else:
        f.d -= 1
    f.a -= 1
    if f.a == 0 or f.b + f.c + f.d == 0:
        pop(s)
    swap_follower(s, seat, given, taken)


@jit
def wrangle(s: State, f: Frame, gear: bool) -> None:
    """A dragon worth 5 or 7: 1 hireling or 1 gear (E14.9)."""
    seat = f.seat
    pop(s)
    if gear:
        gain_gear(s, seat, 1)
    else:
        gain_followers(s, seat, HIRELING, 1)


@jit
def discard_leftmost(s: State, place: int) -> None:
    """A neutral crest takes the leftmost card away; at the Garrison the one of lowest glory (E11.2)."""
    found = NONE
    for slot in range(LOW_CARDS):
        card = card_at(s, place, slot)
        if card != NONE and (found == NONE or (place == GARRISON and GARRISON_GLORY[card] < GARRISON_GLORY[card_at(s, place, found)])):
            found = slot
    if found != NONE:
        fire(s, E11_2)
        tell(s, DISCARDED_CARD, NONE, place, found, 0)
        remove_card(s, place, found)


@jit
def next_reward(s: State, f: Frame) -> None:
    """NEXT_REWARD: the next party from space 5 down, place by place (E6.1)."""
    place = f.a
    space = f.b
    if space > 0:
        f.b -= 1
        party = party_at(s, place, space)
        if party.seat == NEUTRAL:
            discard_leftmost(s, place)
            clear_party(party)
        elif party.seat != NONE:
            push(s, REWARD, party.seat, place, space)
        return
    if place == GARRISON:
        pop(s)
        end_place(s, place)
        _crests_back(s)
        return
    f.a += 1
    f.b = SPACES
    if place == MOUNTAIN:
        push(s, NEXT_CLIMB, NONE, 0, 0)
    else:
        end_place(s, place)


@jit
def end_place(s: State, place: int) -> None:
    """Hirelings of those who took a card are gone; the rest comes back (E6.3)."""
    for space in range(1, SPACES + 1):
        party = party_at(s, place, space)
        if party.seat != NONE:
            if party.followers[HIRELING] > 0:
                fire(s, E6_3)
                tell(s, LOST_FOLLOWERS, party.seat, HIRELING, party.followers[HIRELING], 0)
            party.followers[HIRELING] = 0
            come_back(s, place, space)


@jit
def _crests_back(s: State) -> None:
    """Crests at the special locations (E4.3)."""
    for seat in range(s.players):
        if s.warehouse[seat] + s.station[seat] > 0:
            fire(s, E4_3)
        s.bands[seat].crests += s.warehouse[seat] + s.station[seat]
        s.warehouse[seat] = 0
        s.station[seat] = 0
