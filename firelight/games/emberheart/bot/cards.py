"""What a card of the offers is worth to a player, roughly and in hundredths of a point: which one a party will take."""

from typing import Final

from firelight.engine.jit import Table, jit
from firelight.games.emberheart.content.tables import (
    ATTRIBUTE_GLORY,
    DRAGON_COLOUR,
    DRAGON_FLAME,
    DRAGON_GLORY,
    DRAGON_WARDEN,
    GARRISON_GLORY,
    HERO_COLOUR,
    PRESERVE_COLOUR,
    TAVERN_FLAME,
    TAVERN_FOLLOWERS,
)
from firelight.games.emberheart.content.words import (
    DRAGONS,
    EXOTIC,
    GUILD,
    HEROES,
    HIRELING,
    PRESERVE,
    PRESERVES,
    RANGER,
    SCOUT,
    TAVERN,
    WARDEN,
)
from firelight.games.emberheart.rules.dragons import awaits_dragon, card_colour
from firelight.games.emberheart.rules.garrison import missing
from firelight.games.emberheart.rules.layout import FREE, Band, State

# By the number of rounds still to come after this one.
HIRELING_WORTH: Table = (8, 32, 52, 70, 90)
SPECIALIST_WORTH: Table = (15, 70, 110, 150, 190)
GEAR_WORTH: Table = (15, 20, 25, 25, 30)
LONELY_WORTH: Table = (60, 200, 300, 340, 360)  # a hero no dragon is there for
EMPTY_WORTH: Table = (20, 130, 200, 240, 250)  # a Preserve no dragon is there for
IDLE_WORTH: Table = (10, 90, 140, 160, 180)  # a dragon nothing waits for, besides its glory
ATTACHED_WORTH: Final = 350  # a dragon something waits for, besides its glory
FLAME_WORTH: Final = 80
STEP_WORTH: Final = 150

# Of each hero: the glory it brings in the end on average, and the help it is in a round (both in tenths of a point).
HERO_GLORY_TENTHS: Table = (40, 45, 45, 40, 30, 35, 30, 20, 65, 40, 40, 55, 45, 40, 65, 75, 30, 30, 40, 45, 40, 40, 40, 95, 35, 45, 40)
HERO_HELP_TENTHS: Table = (10, 8, 6, 4, 6, 5, 8, 5, 5, 5, 5, 10, 6, 5, 4, 8, 8, 5, 6, 8, 4, 6, 5, 6, 8, 6, 10)
# The part of a Garrison card's glory that counts, in hundredths: by what is missing (0 to 3), then by the rounds still to come.
GARRISON_PART: Table = (120, 120, 120, 120, 120, 5, 60, 75, 85, 90, 0, 35, 55, 65, 75, 0, 10, 35, 45, 55)

# What a player is looking for: bits of colours with a dragon to spare, and of colours with a card that waits for a dragon.
ANY_COLOUR: Final = 7
WANTED: Final = 4  # the bits begin here


@jit
def looking_for(free: int, waiting: int) -> int:
    """From free dragons of the four colours and waiting cards of three, four bits each."""
    found = 0
    exotics = free >> 12
    for colour in range(3):
        dragons = free >> 4 * colour & 15
        cards = waiting >> 4 * colour & 15
        if dragons + exotics > cards:
            found |= 1 << colour
        if cards > dragons:
            found |= 1 << (WANTED + colour)
    return found


@jit
def interest(s: State, b: Band) -> int:
    """What a player is looking for as the position stands."""
    free = 0
    for dragon in range(DRAGONS):
        if b.dragons[dragon] == FREE:
            free += 1 << 4 * s.dragon_colours[dragon]
    waiting = 0
    for card in range(HEROES + PRESERVES):
        if awaits_dragon(b, card):
            waiting += 1 << 4 * card_colour(card)
    return looking_for(free, waiting)


@jit
def dragon_value(dragon: int, wants: int, rest: int) -> int:
    """Glory, what it can be attached to, and its own cost."""
    colour = DRAGON_COLOUR[dragon]
    colours = ANY_COLOUR if colour == EXOTIC else 1 << colour
    attached = ATTACHED_WORTH if wants >> WANTED & colours else IDLE_WORTH[rest]
    return 100 * DRAGON_GLORY[dragon] + attached - FLAME_WORTH * DRAGON_FLAME[dragon] - SPECIALIST_WORTH[rest] * DRAGON_WARDEN[dragon]


@jit
def _tavern_value(card: int, rest: int) -> int:
    experts = TAVERN_FOLLOWERS[card * 4 + SCOUT] + TAVERN_FOLLOWERS[card * 4 + RANGER] + TAVERN_FOLLOWERS[card * 4 + WARDEN]
    followers = HIRELING_WORTH[rest] * TAVERN_FOLLOWERS[card * 4 + HIRELING] + SPECIALIST_WORTH[rest] * experts
    return followers - FLAME_WORTH * TAVERN_FLAME[card]


@jit
def garrison_value(card: int, lacking: int, rest: int) -> int:
    return (GARRISON_GLORY[card] + 1) * GARRISON_PART[5 * min(lacking, 3) + rest]


@jit
def card_value(s: State, seat: int, place: int, card: int, wants: int, rest: int) -> int:
    """To a player who is looking for that."""
    if place == GUILD:
        if wants >> HERO_COLOUR[card] & 1:
            return 10 * HERO_GLORY_TENTHS[card] + 10 * HERO_HELP_TENTHS[card] * rest
        return LONELY_WORTH[rest] * HERO_GLORY_TENTHS[card] // 45
    if place == TAVERN:
        return _tavern_value(card, rest)
    if place == PRESERVE:
        if wants >> PRESERVE_COLOUR[card] & 1:
            level = s.bands[seat].attributes[PRESERVE_COLOUR[card]]
            return 100 * (ATTRIBUTE_GLORY[min(level + 2, 7)] - ATTRIBUTE_GLORY[level]) + 20 * rest + 20
        return EMPTY_WORTH[rest]
    if place < PRESERVE:
        return dragon_value(card, wants, rest)
    return garrison_value(card, missing(s, seat, card), rest)


@jit
def nothing_value(hirelings: int, rest: int) -> int:
    """Taking no card saves the hirelings and brings 2 gear (E6.2)."""
    return HIRELING_WORTH[rest] * hirelings + 2 * GEAR_WORTH[rest]
