"""The books of a seat: its features, into which cards, followers, gear and flame are written as they come."""

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

CARDS_BOOKED: Final = HERO_PROSPECTS  # bits of the heroes that wait for a dragon, until they are matched
GARRISON_BOOKED: Final = LACKING  # bits of the open Garrison cards, until they are checked


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
def interest_by(books: Ints) -> int:
    free = books[FREE_DRAGONS + EXOTIC] << 12
    waiting = 0
    for colour in range(3):
        free += books[FREE_DRAGONS + colour] << 4 * colour
        waiting += books[WAITING_HEROES + colour] + books[WAITING_PRESERVES + colour] << 4 * colour
    return looking_for(free, waiting)


@jit
def book_dragon(dragon: int, books: Ints) -> None:
    colour = DRAGON_COLOUR[dragon]
    books[DRAGON_POINTS] += DRAGON_GLORY[dragon]
    books[FREE_DRAGONS + colour] += 1
    books[FLAME] += DRAGON_FLAME[dragon]
    books[OWNED + WARDEN] -= DRAGON_WARDEN[dragon]
    if colour != EXOTIC:
        books[DRAGONS_OF + colour] += 1


@jit
def book_card(place: int, card: int, books: Ints) -> None:
    if place == GUILD:
        books[WAITING_HEROES + HERO_COLOUR[card]] += 1
        books[HEROES_OWNED] += 1
        books[CARDS_BOOKED] |= 1 << card
    elif place == TAVERN:
        for kind in range(4):
            books[OWNED + kind] += TAVERN_FOLLOWERS[card * 4 + kind]
        books[FLAME] += TAVERN_FLAME[card]
    elif place == CAMP or place == MOUNTAIN:
        book_dragon(card, books)
    elif place == PRESERVE:
        books[WAITING_PRESERVES + PRESERVE_COLOUR[card]] += 1
        books[PRESERVES_OWNED] += 1
    else:
        books[GARRISON_OWNED] += 1
        books[GARRISON_BOOKED] |= 1 << card
