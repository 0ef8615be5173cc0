"""What the parties on the board will probably bring a seat: the reward phase (E6, E9), each party taking the card worth most to it.

The features of the seat serve as its books: cards, followers, gear and flame are written into them as they come.
"""

from firelight.emberheart.dragons import is_active
from firelight.emberheart.evaluation_cards import (
    FLAME_WORTH,
    SPECIALIST_WORTH,
    STEP_WORTH,
    card_value,
    dragon_value,
    garrison_value,
    interest,
    looking_for,
    nothing_value,
)
from firelight.emberheart.evaluation_features import (
    DRAGON_POINTS,
    DRAGONS_OF,
    EXPOSED,
    FLAME,
    FREE_DRAGONS,
    GARRISON_OWNED,
    GEAR,
    HERO_PROSPECTS,
    HEROES_OWNED,
    LACKING,
    LEVELS,
    OWNED,
    PRESERVES_OWNED,
    WAITING_HEROES,
    WAITING_PRESERVES,
)
from firelight.emberheart.frames import CLIMB, NEXT_CLIMB
from firelight.emberheart.layout import NEUTRAL, State
from firelight.emberheart.mountain import FIRST_CARD, MIDDLE, TOP
from firelight.emberheart.parties import party_at
from firelight.emberheart.rewards import BARD_SLOT, FREE_GEAR, LOW_CARDS, card_at
from firelight.emberheart.tables import (
    DRAGON_COLOUR,
    DRAGON_FLAME,
    DRAGON_GLORY,
    DRAGON_WARDEN,
    GARRISON_ASKED,
    GARRISON_COLOUR,
    GARRISON_DRAGONS,
    GARRISON_FOLLOWER,
    GARRISON_GLORY,
    GARRISON_NUMBER,
    HERO_COLOUR,
    PRESERVE_COLOUR,
    TAVERN_FLAME,
    TAVERN_FOLLOWERS,
)
from firelight.emberheart.words import (
    CAMP,
    EXOTIC,
    GARRISON,
    GUILD,
    HEROES_ASKED,
    HIRELING,
    MOUNTAIN,
    NONE,
    PLACE_COUNT,
    PRESERVE,
    SPACES,
    TACTICIAN,
    TAVERN,
    WARDEN,
)
from firelight.engine.jit import Ints, jit

NOTHING = -1
CARDS_BOOKED = HERO_PROSPECTS  # bits of the heroes that wait for a dragon, until they are matched
GARRISON_BOOKED = LACKING  # bits of the open Garrison cards, until they are checked


@jit
def lacking(s: State, seat: int, card: int, books: Ints) -> int:
    """What an open Garrison card will still lack, by the books."""
    colour = GARRISON_COLOUR[card]
    short = max(GARRISON_DRAGONS[card] - books[DRAGONS_OF + colour] - books[FREE_DRAGONS + EXOTIC], 0)
    if GARRISON_ASKED[card] == HEROES_ASKED:
        short += max(GARRISON_NUMBER[card] - books[HEROES_OWNED], 0)
    else:
        short += max(GARRISON_NUMBER[card] - books[OWNED + GARRISON_FOLLOWER[colour]], 0)
    if is_active(s.bands[seat], TACTICIAN):
        short = max(short - 1, 0)
    return short


@jit
def _interest_by(books: Ints) -> int:
    free = books[FREE_DRAGONS + EXOTIC] << 12
    waiting = 0
    for colour in range(3):
        free += books[FREE_DRAGONS + colour] << 4 * colour
        waiting += books[WAITING_HEROES + colour] + books[WAITING_PRESERVES + colour] << 4 * colour
    return looking_for(free, waiting)


@jit
def _book_dragon(dragon: int, books: Ints) -> None:
    colour = DRAGON_COLOUR[dragon]
    books[DRAGON_POINTS] += DRAGON_GLORY[dragon]
    books[FREE_DRAGONS + colour] += 1
    books[FLAME] += DRAGON_FLAME[dragon]
    books[OWNED + WARDEN] -= DRAGON_WARDEN[dragon]
    if colour != EXOTIC:
        books[DRAGONS_OF + colour] += 1


@jit
def _book(place: int, card: int, books: Ints) -> None:
    if place == GUILD:
        books[WAITING_HEROES + HERO_COLOUR[card]] += 1
        books[HEROES_OWNED] += 1
        books[CARDS_BOOKED] |= 1 << card
    elif place == TAVERN:
        for kind in range(4):
            books[OWNED + kind] += TAVERN_FOLLOWERS[card * 4 + kind]
        books[FLAME] += TAVERN_FLAME[card]
    elif place == CAMP or place == MOUNTAIN:
        _book_dragon(card, books)
    elif place == PRESERVE:
        books[WAITING_PRESERVES + PRESERVE_COLOUR[card]] += 1
        books[PRESERVES_OWNED] += 1
    else:
        books[GARRISON_OWNED] += 1
        books[GARRISON_BOOKED] |= 1 << card


@jit
def _leftmost(s: State, place: int, gone: int) -> int:
    """The card a neutral crest takes away (E11.2), as a bit."""
    found = NOTHING
    for slot in range(LOW_CARDS):
        card = card_at(s, place, slot)
        if card == NONE or gone >> slot & 1:
            continue
        if found == NOTHING or (place == GARRISON and GARRISON_GLORY[card] < GARRISON_GLORY[card_at(s, place, found)]):
            found = slot
    return 0 if found == NOTHING else 1 << found


@jit
def _place(s: State, seat: int, place: int, interests: int, threats: int, rest: int, books: Ints) -> int:
    """The parties of a place from space 5 down. The spaces of the Mountain whose party took a card, as bits."""
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
        wants = _interest_by(books) if own else interests >> 8 * party.seat & 255
        nothing = nothing_value(party.followers[HIRELING], rest)
        best = nothing
        second = nothing
        chosen = NOTHING
        for slot in range(BARD_SLOT + 1 if place == GUILD and s.bard_seat == party.seat else LOW_CARDS):
            card = card_at(s, place, slot)
            if card == NONE or gone >> slot & 1 or (place == MOUNTAIN and party.followers[WARDEN] < DRAGON_WARDEN[card]):
                continue
            if own and place == GARRISON:
                value = garrison_value(card, lacking(s, seat, card, books), rest)
            else:
                value = card_value(s, party.seat, place, card, wants, rest)
            if value > best:
                second = best
                best = value
                chosen = slot
            else:
                second = max(second, value)
        if chosen == NOTHING:
            if own:
                books[GEAR] += FREE_GEAR
            continue
        gone |= 1 << chosen
        took |= 1 << space
        if own:
            books[OWNED + HIRELING] -= party.followers[HIRELING]
            books[EXPOSED] += (best - second) * min(above, threats)
            _book(place, card_at(s, place, chosen), books)
        if place == MOUNTAIN:
            took |= chosen << 8 + 2 * space
    return took


@jit
def _first_climber(wardens: int, line: int) -> int:
    """The space in line with most wardens; the higher one of equals. NOTHING if nobody is in line."""
    found = NOTHING
    for space in range(SPACES, 0, -1):
        if line >> space & 1 and (found == NOTHING or (wardens >> 3 * space & 7) > (wardens >> 3 * found & 7)):
            found = space
    return found


@jit
def _climb(s: State, seat: int, level: int, wardens: int, line: int, interests: int, rest: int, books: Ints) -> int:
    """One level of the Mountain above the low one. The wardens of those who took a card there, 3 bits for each space."""
    gone = 0
    left = 0
    while line > 0:
        space = _first_climber(wardens, line)
        line &= ~(1 << space)
        have = wardens >> 3 * space & 7
        climber = party_at(s, MOUNTAIN, space).seat
        wants = _interest_by(books) if climber == seat else interests >> 8 * climber & 255
        best = 0
        chosen = NOTHING
        for slot in range(FIRST_CARD[level], FIRST_CARD[level + 1]):
            dragon = s.mountain[slot]
            if dragon == NONE or gone >> slot & 1 or have < DRAGON_WARDEN[dragon]:
                continue
            value = dragon_value(dragon, wants, rest) - (SPECIALIST_WORTH[rest] if have > DRAGON_WARDEN[dragon] else FLAME_WORTH)
            if level == TOP:
                value += STEP_WORTH - FLAME_WORTH
            if value > best:
                best = value
                chosen = slot
        if chosen == NOTHING:
            continue
        gone |= 1 << chosen
        dragon = s.mountain[chosen]
        have -= DRAGON_WARDEN[dragon]
        if climber == seat:
            _book_dragon(dragon, books)
            if have > 0:
                books[OWNED + WARDEN] -= 1
            else:
                books[FLAME] += 1
            if level == TOP:
                books[FLAME] += 1
                books[LEVELS + _best_step(books)] += 1
        left |= max(have - 1, 0) << 3 * space
    return left


@jit
def _best_step(books: Ints) -> int:
    """The attribute that is nearest to its next glory: odd levels first, the higher the better."""
    best = 0
    for attribute in range(1, 3):
        level = books[LEVELS + attribute]
        if level < 7 and (books[LEVELS + best] >= 7 or 8 * (level & 1) + level > 8 * (books[LEVELS + best] & 1) + books[LEVELS + best]):
            best = attribute
    return best


@jit
def _mountain(s: State, seat: int, interests: int, threats: int, rest: int, books: Ints) -> None:
    """The low level, then those with wardens climb. While they climb, whoever is done with a level is told from the line."""
    took = _place(s, seat, MOUNTAIN, interests, threats, rest, books)
    level = MIDDLE
    done = 0
    for depth in range(s.depth):
        frame = s.frames[depth]
        if frame.kind == NEXT_CLIMB:
            level = max(frame.a, MIDDLE)
            done = frame.b & ~(1 << frame.c | 1 << frame.d | 1 << frame.e)
        elif frame.kind == CLIMB:
            done &= ~(1 << frame.b)
    wardens = 0
    line = 0
    for space in range(1, SPACES + 1):
        party = party_at(s, MOUNTAIN, space)
        have = party.followers[WARDEN]
        if took >> space & 1:
            have -= DRAGON_WARDEN[s.mountain[took >> 8 + 2 * space & 3]]
        elif party.took == 0 or party.seat == NONE:
            have = 0
        wardens |= have << 3 * space
        if have > 0:
            line |= 1 << space
    if level == MIDDLE:
        after = _climb(s, seat, MIDDLE, wardens, line & ~done, interests, rest, books)
        for space in range(1, SPACES + 1):
            if done >> space & 1:
                after |= wardens & 7 << 3 * space
        wardens = after
        line = 0
        for space in range(1, SPACES + 1):
            if wardens >> 3 * space & 7:
                line |= 1 << space
        done = 0
    _climb(s, seat, TOP, wardens, line & ~done, interests, rest, books)


@jit
def expect_rewards(s: State, seat: int, threats: int, rest: int, books: Ints) -> None:
    """Write into the books what the seat's parties will bring; `threats` is how many parties others can still send."""
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
        if place == MOUNTAIN:
            _mountain(s, seat, interests, threats, rest, books)
        else:
            _place(s, seat, place, interests, threats, rest, books)
