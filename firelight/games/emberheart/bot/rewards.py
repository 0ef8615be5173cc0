"""Predicts what a seat's parties will bring in the reward phase (E6), if each party takes the card that is worth most to it."""

from firelight.engine.jit import Ints, jit
from firelight.games.emberheart.bot.cards import card_value, garrison_value, interest, nothing_value
from firelight.games.emberheart.bot.features import EXPOSED, GEAR, OWNED
from firelight.games.emberheart.bot.mountain import climb_mountain
from firelight.games.emberheart.bot.tally import add_card, interest_from, lacking
from firelight.games.emberheart.content.tables import DRAGON_WARDEN, GARRISON_GLORY
from firelight.games.emberheart.content.words import GARRISON, GUILD, HIRELING, MOUNTAIN, NONE, PLACE_COUNT, SPACES, WARDEN
from firelight.games.emberheart.rules.layout import NEUTRAL, State
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import BARD_SLOT, FREE_GEAR, LOW_CARDS, card_at


@jit
def _leftmost(s: State, place: int, gone: int) -> int:
    """The card that a neutral crest removes (E11.2), as a bit."""
    found = NONE
    for slot in range(LOW_CARDS):
        card = card_at(s, place, slot)
        if card == NONE or gone >> slot & 1:
            continue
        if found == NONE or (place == GARRISON and GARRISON_GLORY[card] < GARRISON_GLORY[card_at(s, place, found)]):
            found = slot
    return 0 if found == NONE else 1 << found


@jit
def _reward_place(s: State, seat: int, place: int, interests: int, threats: int, rounds_left: int, tally: Ints) -> int:
    """Reward the parties of a place from space 5 down. Returns the spaces whose party took a card (on the Mountain also which), as bits."""
    gone = 0
    took = 0
    above = 0
    for space in range(SPACES, 0, -1):
        party = party_at(s, place, space)
        if party.seat == NONE:
            above += 1
            continue
        if party.seat == NEUTRAL:
            gone |= _leftmost(s, place, gone)
            continue
        if party.took == 1:
            continue
        own = party.seat == seat
        wants = interest_from(tally) if own else interests >> 8 * party.seat & 255
        nothing = nothing_value(party.followers[HIRELING], rounds_left)
        best = nothing
        second = nothing
        chosen = NONE
        for slot in range(BARD_SLOT + 1 if place == GUILD and s.bard_seat == party.seat else LOW_CARDS):
            card = card_at(s, place, slot)
            if card == NONE or gone >> slot & 1 or (place == MOUNTAIN and party.followers[WARDEN] < DRAGON_WARDEN[card]):
                continue
            if own and place == GARRISON:
                value = garrison_value(card, lacking(s, seat, card, tally), rounds_left)
            else:
                value = card_value(s, party.seat, place, card, wants, rounds_left)
            if value > best:
                second = best
                best = value
                chosen = slot
            else:
                second = max(second, value)
        if chosen == NONE:
            if own:
                tally[GEAR] += FREE_GEAR
            continue
        gone |= 1 << chosen
        took |= 1 << space
        if own:
            tally[OWNED + HIRELING] -= party.followers[HIRELING]
            tally[EXPOSED] += (best - second) * min(above, threats)
            add_card(place, card_at(s, place, chosen), tally)
        if place == MOUNTAIN:
            took |= chosen << 8 + 2 * space
    return took


@jit
def expect_rewards(s: State, seat: int, threats: int, rounds_left: int, tally: Ints) -> None:
    """Add what the seat's parties will bring to the tally. `threats`: how many parties the others can still send."""
    places = 0
    for number in range(PLACE_COUNT * SPACES):
        if s.parties[number].seat == seat:
            places |= 1 << number // SPACES
    if places == 0:
        return
    interests = 0
    for other in range(s.players):
        if other != seat:
            interests |= interest(s, s.bands[other]) << 8 * other
    for place in range(PLACE_COUNT):
        if not places >> place & 1:
            continue
        took = _reward_place(s, seat, place, interests, threats, rounds_left, tally)
        if place == MOUNTAIN:
            climb_mountain(s, seat, took, interests, rounds_left, tally)
