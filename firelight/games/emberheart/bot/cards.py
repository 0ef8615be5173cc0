"""Rough values of the cards on offer for a player, in hundredths of a point, to predict which one a party will take."""

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

# Indexed by the number of rounds after this one.
HIRELING_WORTH: Table = (8, 32, 52, 70, 90)
SPECIALIST_WORTH: Table = (15, 70, 110, 150, 190)
GEAR_WORTH: Table = (15, 20, 25, 25, 30)
LONELY_WORTH: Table = (60, 200, 300, 340, 360)  # a hero without a dragon to attach
EMPTY_WORTH: Table = (20, 130, 200, 240, 250)  # a Preserve without a dragon to attach
IDLE_WORTH: Table = (10, 90, 140, 160, 180)  # a dragon that no card waits for, in addition to its glory
ATTACHED_WORTH: Final = 350  # a dragon that a card waits for, in addition to its glory
FLAME_WORTH: Final = 80
STEP_WORTH: Final = 150

# For each hero: the average glory at the end, and the value of its help per round (both in tenths of a point).
HERO_GLORY_TENTHS: Table = (40, 45, 45, 40, 30, 35, 30, 20, 65, 40, 40, 55, 45, 40, 65, 75, 30, 30, 40, 45, 40, 40, 40, 95, 35, 45, 40)
HERO_HELP_TENTHS: Table = (10, 8, 6, 4, 6, 5, 8, 5, 5, 5, 5, 10, 6, 5, 4, 8, 8, 5, 6, 8, 4, 6, 5, 6, 8, 6, 10)
# The share of a Garrison card's glory that counts, in per cent: by what is missing (0 to 3), then by the number of rounds left.
GARRISON_PART: Table = (120, 120, 120, 120, 120, 5, 60, 75, 85, 90, 0, 35, 55, 65, 75, 0, 10, 35, 45, 55)

# What a player is looking for, as bits: colours with a spare dragon, then colours with a card that waits for a dragon.
ANY_COLOUR: Final = 7
WANTED: Final = 4  # position of the second group of bits


@jit
def looking_for(free: int, waiting: int) -> int:
    """What to look for, given the free dragons of four colours and the waiting cards of three, four bits per colour."""
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
    """What a player is looking for in the current position."""
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
def dragon_value(dragon: int, wants: int, rounds_left: int) -> int:
    """The value of a dragon: its glory and what it can be attached to, minus its cost."""
    colour = DRAGON_COLOUR[dragon]
    colours = ANY_COLOUR if colour == EXOTIC else 1 << colour
    attached = ATTACHED_WORTH if wants >> WANTED & colours else IDLE_WORTH[rounds_left]
    return (
        100 * DRAGON_GLORY[dragon] + attached - FLAME_WORTH * DRAGON_FLAME[dragon] - SPECIALIST_WORTH[rounds_left] * DRAGON_WARDEN[dragon]
    )


@jit
def _tavern_value(card: int, rounds_left: int) -> int:
    specialists = TAVERN_FOLLOWERS[card * 4 + SCOUT] + TAVERN_FOLLOWERS[card * 4 + RANGER] + TAVERN_FOLLOWERS[card * 4 + WARDEN]
    followers = HIRELING_WORTH[rounds_left] * TAVERN_FOLLOWERS[card * 4 + HIRELING] + SPECIALIST_WORTH[rounds_left] * specialists
    return followers - FLAME_WORTH * TAVERN_FLAME[card]


@jit
def garrison_value(card: int, lacking: int, rounds_left: int) -> int:
    return (GARRISON_GLORY[card] + 1) * GARRISON_PART[5 * min(lacking, 3) + rounds_left]


@jit
def card_value(s: State, seat: int, place: int, card: int, wants: int, rounds_left: int) -> int:
    """The value of a card for a player who is looking for `wants`."""
    if place == GUILD:
        if wants >> HERO_COLOUR[card] & 1:
            return 10 * HERO_GLORY_TENTHS[card] + 10 * HERO_HELP_TENTHS[card] * rounds_left
        return LONELY_WORTH[rounds_left] * HERO_GLORY_TENTHS[card] // 45
    if place == TAVERN:
        return _tavern_value(card, rounds_left)
    if place == PRESERVE:
        if wants >> PRESERVE_COLOUR[card] & 1:
            level = s.bands[seat].attributes[PRESERVE_COLOUR[card]]
            return 100 * (ATTRIBUTE_GLORY[min(level + 2, 7)] - ATTRIBUTE_GLORY[level]) + 20 * rounds_left + 20
        return EMPTY_WORTH[rounds_left]
    if place < PRESERVE:
        return dragon_value(card, wants, rounds_left)
    return garrison_value(card, missing(s, seat, card), rounds_left)


@jit
def nothing_value(hirelings: int, rounds_left: int) -> int:
    """The value of taking no card, which saves the hirelings and brings 2 gear (E6.2)."""
    return HIRELING_WORTH[rounds_left] * hirelings + 2 * GEAR_WORTH[rounds_left]
