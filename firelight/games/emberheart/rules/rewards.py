"""The reward phase (E6) and what cards do when they are taken (E7)."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, tell
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
from firelight.games.emberheart.rules.decisions import (
    CHECK,
    DECLINE,
    DONE,
    GAIN_GEAR,
    GAIN_HIRELING,
    MENTOR,
    NEXT_CLIMB,
    NEXT_REWARD,
    REWARD,
    SWAP_KINDS,
    TAKE,
    TAVERN_FLAME,
    WINDOW,
    WRANGLE,
    Frame,
)
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
    E14,
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


REWARD[DECLINE].guard(allowed)


@REWARD[TAKE].guard
@jit
def may_take_card(s: State, seat: int, place: int, space: int, slot: int) -> int:
    """A card of the offer that the party may take and can pay (E6.2)."""
    if slot > (BARD_SLOT if place == GUILD else LOW_CARDS - 1) or card_at(s, place, slot) == NONE:
        return E6_2
    if place == GUILD and slot == BARD_SLOT and s.bard_seat != seat:
        return E13_2
    if place == MOUNTAIN and not can_pay_dragon(party_at(s, place, space), s.mountain[slot]):
        return E9_1
    return 0


@jit
def receive_dragon(s: State, seat: int, dragon: int, captive: bool) -> None:
    """Wrangler and Whisperer, then the window to attach, then the Garrison (E7.5). They are pushed in reverse order."""
    b = s.bands[seat]
    push(s, CHECK, seat, 0, 0)
    push(s, WINDOW, seat, 1, 0)
    if is_active(b, WRANGLER) and (DRAGON_GLORY[dragon] == 5 or DRAGON_GLORY[dragon] == 7):
        fire(s, E14 + WRANGLER)
        push(s, WRANGLE, seat, 0, 0)
    if captive and is_active(b, DRAGON_WHISPERER):
        fire(s, E14 + DRAGON_WHISPERER)
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
        f.card_rangers = TAVERN_FOLLOWERS[card * 4 + RANGER]
        f.card_wardens = TAVERN_FOLLOWERS[card * 4 + WARDEN]
    for kind in range(4):
        if TAVERN_FOLLOWERS[card * 4 + kind] > 0:
            gain_followers(s, seat, kind, TAVERN_FOLLOWERS[card * 4 + kind])


@REWARD[DECLINE].effect
@jit
def take_none(s: State, seat: int, place: int, space: int) -> None:
    """The party comes back with 2 gear (E6.2)."""
    fire(s, E6_2)
    come_back(s, place, space)
    gain_gear(s, seat, FREE_GEAR)


@REWARD[TAKE].effect
@jit
def take_card(s: State, seat: int, place: int, space: int, slot: int) -> None:
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
            fire(s, E14 + FLAME_TAMER)
            lower_flame(s, seat, 1)
        push(s, WINDOW, seat, 0, 0)
    else:
        b.garrison[card] = OPEN
        tell(s, TOOK_GARRISON, seat, card, 0, 0)
        push(s, CHECK, seat, 0, 0)


@TAVERN_FLAME.effect
@jit
def tavern_flame(s: State, seat: int, tavern: int) -> None:
    """The flame moves as the card shows."""
    steps = CARD_FLAME[tavern]
    if steps < 0:
        lower_flame(s, seat, -steps)
    else:
        owe_flame(s, seat, steps)


@jit
def _of_card(f: Frame, kind: int) -> int:
    """How many of that kind the Tavern card brought that have not been swapped."""
    if kind == SCOUT:
        return f.card_scouts
    return f.card_rangers if kind == RANGER else f.card_wardens


MENTOR[DONE].guard(allowed)
MENTOR[DONE].effect(nothing)


@MENTOR[SWAP_KINDS].guard
@jit
def may_mentor(f: Frame, pair: int) -> int:
    """Specialists of the card for another kind of specialist (E14.15)."""
    given = pair // 4
    taken = pair % 4
    if given == HIRELING or taken == HIRELING or given == taken:
        return E14 + THE_MENTOR
    return 0 if _of_card(f, given) > 0 else E14 + THE_MENTOR


@MENTOR[SWAP_KINDS].effect
@jit
def mentor(s: State, f: Frame, pair: int) -> None:
    seat = f.seat
    given = pair // 4
    fire(s, E14 + THE_MENTOR)
    if given == SCOUT:
        f.card_scouts -= 1
    elif given == RANGER:
        f.card_rangers -= 1
    else:
        f.card_wardens -= 1
    f.swaps -= 1
    if f.swaps == 0 or f.card_scouts + f.card_rangers + f.card_wardens == 0:
        pop(s)
    swap_follower(s, seat, given, pair % 4)


# A dragon worth 5 or 7: 1 hireling or 1 gear (E14.9).
WRANGLE.guard(allowed)


@WRANGLE[GAIN_HIRELING].effect
@jit
def wrangle_hireling(s: State, seat: int) -> None:
    gain_followers(s, seat, HIRELING, 1)


@WRANGLE[GAIN_GEAR].effect
@jit
def wrangle_gear(s: State, seat: int) -> None:
    gain_gear(s, seat, 1)


@jit
def discard_leftmost(s: State, place: int) -> None:
    """A neutral crest discards the leftmost card; at the Garrison, the one with the lowest glory (E11.2)."""
    found = NONE
    for slot in range(LOW_CARDS):
        card = card_at(s, place, slot)
        if card != NONE and (found == NONE or (place == GARRISON and GARRISON_GLORY[card] < GARRISON_GLORY[card_at(s, place, found)])):
            found = slot
    if found != NONE:
        fire(s, E11_2)
        tell(s, DISCARDED_CARD, NONE, place, found, 0)
        remove_card(s, place, found)


@NEXT_REWARD.effect
@jit
def next_reward(s: State, f: Frame) -> None:
    """The next party from space 5 down, place by place (E6.1)."""
    place = f.place
    space = f.space
    if space > 0:
        f.space -= 1
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
    f.place += 1
    f.space = SPACES
    if place == MOUNTAIN:
        push(s, NEXT_CLIMB, NONE, 0, 0)
    else:
        end_place(s, place)


@jit
def end_place(s: State, place: int) -> None:
    """Discard the hirelings of those who took a card; the rest comes back (E6.3)."""
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
