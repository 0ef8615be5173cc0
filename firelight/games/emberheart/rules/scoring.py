"""Final scoring (E10.3) and the heroes' glory (E14), source by source."""

from typing import Final

from firelight.engine.jit import jit
from firelight.games.emberheart.content.tables import ATTRIBUTE_GLORY, DRAGON_GLORY, FLAME_BONUS, GARRISON_GLORY
from firelight.games.emberheart.content.words import (
    APPRENTICE,
    BARD,
    BLUE,
    DRAGON_KNIGHT,
    DRAGON_NURSE,
    DRAGON_TRAINER,
    DRAGONS,
    EXOTIC,
    FIRE_MARSHAL,
    FIRE_SAGE,
    FLAME_TAMER,
    GARRISONS,
    GREEN,
    HEROES,
    HIRELING,
    INNKEEPER,
    KEEPER,
    MASTER_RANGER,
    MASTER_SCOUT,
    MENTOR,
    MERCHANT,
    MESSENGER,
    OUTFITTER,
    OVERSEER,
    PARAGON,
    PEAKWALKER,
    PRIESTESS,
    QUARTERMASTER,
    RANGER,
    RECRUITER,
    RED,
    SCOUT,
    SPY,
    SQUIRE,
    TACTICIAN,
    WARDEN,
    WRANGLER,
)
from firelight.games.emberheart.rules.dragons import dragon_count, dragons_as, dragons_of, is_active
from firelight.games.emberheart.rules.garrison import followers_owned, hero_count
from firelight.games.emberheart.rules.layout import COMPLETED, WITH_GEAR, State
from firelight.games.emberheart.rules.raid import garrison_count, preserve_count

SOURCES: Final = ("dragons", "attributes", "heroes", "garrison", "flame")
FROM_DRAGONS, FROM_ATTRIBUTES, FROM_HEROES, FROM_GARRISON, FROM_FLAME = range(5)
SOURCE_COUNT: Final = 5
FARTHEST: Final = 13


@jit
def _compared(s: State, seat: int, hero: int, own: bool) -> int:
    """What a "most" hero compares. Free exotics count for the hero's owner alone (E7.7)."""
    b = s.bands[seat]
    if hero == BARD:
        return garrison_count(b)
    if hero == FIRE_SAGE:
        return dragons_as(s, seat, RED) if own else dragons_of(s, seat, RED)
    if hero == OUTFITTER:
        return preserve_count(b)
    if hero == PARAGON:
        return dragon_count(b)
    if hero == PEAKWALKER:
        return b.gear
    if hero == FLAME_TAMER:
        return followers_owned(s, seat, HIRELING)
    if hero == DRAGON_KNIGHT:
        return dragons_as(s, seat, BLUE) if own else dragons_of(s, seat, BLUE)
    if hero == SPY:
        return hero_count(b)
    if hero == DRAGON_NURSE:
        return dragons_as(s, seat, GREEN) if own else dragons_of(s, seat, GREEN)
    if hero == DRAGON_TRAINER:
        return followers_owned(s, seat, RANGER)
    if hero == SQUIRE:
        return followers_owned(s, seat, SCOUT)
    if hero == TACTICIAN:
        return followers_owned(s, seat, WARDEN)
    total = 0
    for kind in range(4):  # Dragon Whisperer
        total += followers_owned(s, seat, kind)
    return total


@jit
def has_most(s: State, seat: int, hero: int) -> bool:
    """Nobody else has more; a tie suffices, even 0 to 0 (E13.3)."""
    mine = _compared(s, seat, hero, True)
    for other in range(s.players):
        if other != seat and _compared(s, other, hero, False) > mine:
            return False
    return True


@jit
def _leads_one(s: State, seat: int) -> bool:
    """Whether nobody is ahead on one of the attributes (Keeper)."""
    for attribute in range(3):
        ahead = False
        for other in range(s.players):
            ahead = ahead or s.bands[other].attributes[attribute] > s.bands[seat].attributes[attribute]
        if not ahead:
            return True
    return False


@jit
def dragon_sets(s: State, seat: int) -> int:
    """Sets of red, blue and green; free exotics fill the gaps best."""
    sets = 0
    exotics = dragons_of(s, seat, EXOTIC)
    while True:
        gaps = 0
        for colour in range(3):
            gaps += max(sets + 1 - dragons_of(s, seat, colour), 0)
        if gaps > exotics:
            return sets
        sets += 1


@jit
def _glory_values(s: State, seat: int) -> int:
    """The number of different printed glory values among the dragons (Overseer)."""
    seen = 0
    for dragon in range(DRAGONS):
        if s.bands[seat].dragons[dragon] > 0:
            seen |= 1 << DRAGON_GLORY[dragon]
    values = 0
    while seen > 0:
        values += seen & 1
        seen >>= 1
    return values


@jit
def _counting_hero(s: State, seat: int, hero: int) -> int:
    """Heroes that score by counting; -1 for all others."""
    b = s.bands[seat]
    lowest = min(b.attributes[0], b.attributes[1])
    lowest = min(lowest, b.attributes[2])
    if hero == APPRENTICE or hero == MASTER_SCOUT or hero == MASTER_RANGER:
        return 4
    if hero == RECRUITER:
        sets = min(followers_owned(s, seat, SCOUT), followers_owned(s, seat, RANGER))
        sets = min(sets, followers_owned(s, seat, WARDEN))
        return min(2 * sets, 10)
    if hero == INNKEEPER:
        return 7 if lowest >= 3 else 0
    if hero == WRANGLER:
        return min(2 * garrison_count(b), 10)
    if hero == FIRE_MARSHAL:
        return min(b.gear, 10)
    if hero == MENTOR:
        return min(3 * dragon_sets(s, seat), 9)
    if hero == MERCHANT:
        return min(2 * hero_count(b), 10)
    if hero == MESSENGER:
        return min(max(followers_owned(s, seat, HIRELING) - 3, 0), 10)
    if hero == QUARTERMASTER:
        return min(2 * lowest, 10)
    if hero == KEEPER:
        return 5 if _leads_one(s, seat) else 0
    if hero == OVERSEER:
        return 2 * _glory_values(s, seat)
    if hero == PRIESTESS:
        return min(2 * preserve_count(b), 10)
    return -1


@jit
def hero_glory(s: State, seat: int, hero: int) -> int:
    """What an active hero is worth (E14)."""
    counted = _counting_hero(s, seat, hero)
    if counted >= 0:
        return counted
    if not has_most(s, seat, hero):
        return 0
    return 5 if hero == PARAGON else 7


@jit
def final_flame(s: State, seat: int) -> int:
    """Every 3 gear lower the flame by 1."""
    b = s.bands[seat]
    return max(b.flame - b.gear // 3, 0)


@jit
def flame_glory(s: State, seat: int) -> int:
    """By the distance to the highest flame; nothing for the highest itself."""
    highest = 0
    for other in range(s.players):
        highest = max(highest, final_flame(s, other))
    return FLAME_BONUS[min(highest - final_flame(s, seat), FARTHEST)]


@jit
def points_from(s: State, seat: int, source: int) -> int:
    """One line of the score sheet for the present position."""
    if seat >= s.players:
        return 0
    b = s.bands[seat]
    total = 0
    if source == FROM_DRAGONS:
        for dragon in range(DRAGONS):
            if b.dragons[dragon] > 0:
                total += DRAGON_GLORY[dragon] + (1 if b.dragons[dragon] == WITH_GEAR else 0)
    elif source == FROM_ATTRIBUTES:
        for attribute in range(3):
            total += ATTRIBUTE_GLORY[b.attributes[attribute]]
    elif source == FROM_HEROES:
        for hero in range(HEROES):
            if is_active(b, hero):
                total += hero_glory(s, seat, hero)
    elif source == FROM_GARRISON:
        for card in range(GARRISONS):
            if b.garrison[card] == COMPLETED:
                total += GARRISON_GLORY[card]
    else:
        total = flame_glory(s, seat)
    return total


@jit
def score(s: State, seat: int) -> int:
    total = 0
    for source in range(SOURCE_COUNT):
        total += points_from(s, seat, source)
    return total


@jit
def tiebreak(s: State, seat: int) -> int:
    """More dragon cards of any kind (E10.4)."""
    return dragon_count(s.bands[seat])
