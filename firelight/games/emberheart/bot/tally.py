"""The running tally of a seat: its features, to which cards, followers, gear and flame are added one by one."""

from typing import Final

from firelight.engine.jit import Ints, jit
from firelight.games.emberheart.bot.cards import looking_for
from firelight.games.emberheart.bot.features import (
    DRAGON_POINTS,
    DRAGONS_OF,
    FLAME,
    FREE_DRAGONS,
    GARRISON_OWNED,
    HERO_PROSPECTS,
    HEROES_OWNED,
    LACKING,
    OWNED,
    PRESERVES_OWNED,
    WAITING_HEROES,
    WAITING_PRESERVES,
)
from firelight.games.emberheart.content.tables import (
    DRAGON_COLOUR,
    DRAGON_FLAME,
    DRAGON_GLORY,
    DRAGON_WARDEN,
    GARRISON_ASKED,
    GARRISON_COLOUR,
    GARRISON_DRAGONS,
    GARRISON_FOLLOWER,
    GARRISON_NUMBER,
    HERO_COLOUR,
    PRESERVE_COLOUR,
    TAVERN_FLAME,
    TAVERN_FOLLOWERS,
)
from firelight.games.emberheart.content.words import CAMP, EXOTIC, GUILD, HEROES_ASKED, MOUNTAIN, PRESERVE, TACTICIAN, TAVERN, WARDEN
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.layout import State

HEROES_TO_MATCH: Final = HERO_PROSPECTS  # holds the waiting heroes as bits until they are matched
GARRISON_TO_CHECK: Final = LACKING  # holds the open Garrison cards as bits until they are checked


@jit
def lacking(s: State, seat: int, card: int, tally: Ints) -> int:
    """How many things an open Garrison card will still lack, going by the tally."""
    colour = GARRISON_COLOUR[card]
    short = max(GARRISON_DRAGONS[card] - tally[DRAGONS_OF + colour] - tally[FREE_DRAGONS + EXOTIC], 0)
    if GARRISON_ASKED[card] == HEROES_ASKED:
        short += max(GARRISON_NUMBER[card] - tally[HEROES_OWNED], 0)
    else:
        short += max(GARRISON_NUMBER[card] - tally[OWNED + GARRISON_FOLLOWER[colour]], 0)
    if is_active(s.bands[seat], TACTICIAN):
        short = max(short - 1, 0)
    return short


@jit
def interest_from(tally: Ints) -> int:
    free = tally[FREE_DRAGONS + EXOTIC] << 12
    waiting = 0
    for colour in range(3):
        free += tally[FREE_DRAGONS + colour] << 4 * colour
        waiting += tally[WAITING_HEROES + colour] + tally[WAITING_PRESERVES + colour] << 4 * colour
    return looking_for(free, waiting)


@jit
def add_dragon(dragon: int, tally: Ints) -> None:
    colour = DRAGON_COLOUR[dragon]
    tally[DRAGON_POINTS] += DRAGON_GLORY[dragon]
    tally[FREE_DRAGONS + colour] += 1
    tally[FLAME] += DRAGON_FLAME[dragon]
    tally[OWNED + WARDEN] -= DRAGON_WARDEN[dragon]
    if colour != EXOTIC:
        tally[DRAGONS_OF + colour] += 1


@jit
def add_card(place: int, card: int, tally: Ints) -> None:
    if place == GUILD:
        tally[WAITING_HEROES + HERO_COLOUR[card]] += 1
        tally[HEROES_OWNED] += 1
        tally[HEROES_TO_MATCH] |= 1 << card
    elif place == TAVERN:
        for kind in range(4):
            tally[OWNED + kind] += TAVERN_FOLLOWERS[card * 4 + kind]
        tally[FLAME] += TAVERN_FLAME[card]
    elif place == CAMP or place == MOUNTAIN:
        add_dragon(card, tally)
    elif place == PRESERVE:
        tally[WAITING_PRESERVES + PRESERVE_COLOUR[card]] += 1
        tally[PRESERVES_OWNED] += 1
    else:
        tally[GARRISON_OWNED] += 1
        tally[GARRISON_TO_CHECK] |= 1 << card
