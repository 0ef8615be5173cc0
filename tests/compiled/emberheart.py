"""What must hold at every decision of Emberheart, compiled: the twin of tests/emberheart/conservation.py."""

from typing import Final

from firelight.engine.jit import Cards, jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE
from firelight.engine.stack import top
from firelight.games.emberheart.content.tables import (
    COMPANION_LEVEL,
    DRAGON_COLOUR,
    DUO_PLACE,
    DUO_SPACE,
    HERO_COLOUR,
    PLACE_SPECIALIST,
    PRESERVE_COLOUR,
)
from firelight.games.emberheart.content.words import BARD as THE_BARD
from firelight.games.emberheart.content.words import (
    CAPTIVES,
    DEFENDER,
    DRAGONS,
    DUO_CARDS,
    DUO_SPACES,
    EXOTIC,
    FIRST_CAPTIVE,
    GARRISONS,
    GEARED_DRAGONS,
    HEROES,
    HIGHEST,
    HIRELING,
    MOUNTAIN_DRAGONS,
    NONE,
    PLACE_COUNT,
    PRESERVES,
    RAIDS,
    ROUNDS,
    SPACES,
    STRENGTH,
    TAVERNS,
)
from firelight.games.emberheart.rules.decisions import APPRENTICE, BARD, DEFEND, ROUND
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, NEUTRAL, WITH_GEAR, Band, State

FRAMES: Final = 14
CRESTS: Final = 5

# The steps of the round as the lowest frame counts them.
FIRST_STEPS: Final = 2
REWARDS: Final = 3
ALL_BACK: Final = 4
LATE: Final = 7
OVER: Final = 10

LAWS: Final = {
    1: "frames",
    2: "heroes",
    3: "Tavern cards",
    4: "dragons",
    5: "Preserves",
    6: "raid cards",
    7: "two-player cards",
    8: "Garrison cards",
    9: "aides",
    10: "colours of the dragons",
    11: "skills",
    12: "neutral crests",
    13: "crests and companions",
    14: "attached dragons",
    15: "supplies",
    16: "parties",
    17: "unused seats",
}


@jit
def _frames_hold(s: State) -> bool:
    if s.depth < 2 or s.depth > FRAMES or s.frames[0].kind != ROUND or s.frames[0].step < 0 or s.frames[0].step > OVER:
        return False
    above = top(s)
    if above.kind == GAME_OVER:
        if above.seat != NONE or s.depth != 2 or s.frames[0].step != OVER or s.round != ROUNDS:
            return False
    elif above.kind <= LAST_CHANCE or above.seat < 0 or above.seat >= s.players:
        return False
    for place in range(FRAMES):
        f = s.frames[place]
        if place < s.depth - 1 and f.kind <= GAME_OVER:
            return False
        if place < s.depth and f.seat != NONE and f.seat != above.seat:
            return False
        if place >= s.depth and (f.kind != 0 or f.seat != 0 or f.a != 0 or f.b != 0 or f.c != 0 or f.d != 0 or f.e != 0 or f.f != 0):
            return False
    if s.round < 1 or s.round > ROUNDS or s.shield < 0 or s.shield >= s.players or s.turn < 0 or s.turn >= s.players:
        return False
    return (s.late == 1) == (s.round == ROUNDS and s.frames[0].step >= LATE)


@jit
def _with(seen: int, card: int) -> int:
    """One card more among those seen; -1 if it was there before."""
    if seen < 0 or card == NONE:
        return seen
    return -1 if card < 0 or seen >> card & 1 else seen | 1 << card


@jit
def _pile(seen: int, pile: Cards, size: int, left: int, wanted: int, first: int) -> int:
    """The cards of a pile more: so many as wanted, all from the first on; -1 if something is wrong with it."""
    if left != wanted:
        return -1
    for place in range(size):
        if (pile[place] >= 0) != (place < left):
            return -1
        if place < left:
            if pile[place] < first or pile[place] >= first + size:
                return -1
            seen = _with(seen, pile[place])
    return seen


@jit
def _offer(seen: int, offer: Cards, slots: int, full: bool, first: int, size: int) -> int:
    """The cards of an offer more; -1 if one is foreign or, where it must be full, missing."""
    for slot in range(slots):
        card = offer[slot]
        if card == NONE:
            if full:
                return -1
        elif card < first or card >= first + size:
            return -1
        seen = _with(seen, card)
    return seen


@jit
def _is_early(s: State) -> bool:
    """Nothing was taken from the offers yet."""
    return s.frames[0].step <= FIRST_STEPS


@jit
def _heroes_hold(s: State) -> bool:
    songs = HEROES - 3 * s.round - s.hero_left
    seen = _pile(0, s.hero_pile, HEROES, s.hero_left, s.hero_left, 0)
    seen = _with(_offer(seen, s.guild, 3, _is_early(s), 0, HEROES), s.bard_card)
    for place in range(s.depth):
        if s.frames[place].kind == BARD:
            seen = _with(_with(seen, s.frames[place].first_hero), s.frames[place].second_hero)
        if s.frames[place].kind == APPRENTICE:
            songs += 1
    sung = False
    for seat in range(4):
        songs -= s.bands[seat].apprentice_used
        if s.bands[seat].heroes[THE_BARD] == 1:
            sung = True
        for hero in range(HEROES):
            if s.bands[seat].heroes[hero] == 1:
                seen = _with(seen, hero)
    if songs < 0 or songs % 2 == 1 or songs > (2 * (s.round - 1) if sung else 0):
        return False
    return seen >= 0 and (s.bard_card == NONE) == (s.bard_seat == NONE) and s.bard_seat < s.players


@jit
def _tavern_holds(s: State) -> bool:
    seen = _pile(0, s.tavern_pile, TAVERNS, s.tavern_left, TAVERNS - 3 * s.round, 0)
    return _offer(seen, s.tavern, 3, _is_early(s), 0, TAVERNS) >= 0


@jit
def _dragons_hold(s: State) -> bool:
    seen = _pile(0, s.captive_pile, CAPTIVES, s.captive_left, CAPTIVES - 3 * s.round, FIRST_CAPTIVE)
    seen = _offer(seen, s.camp, 3, _is_early(s), FIRST_CAPTIVE, CAPTIVES)
    if seen >= 0:
        seen = _pile(seen, s.mountain_pile, MOUNTAIN_DRAGONS, s.mountain_left, MOUNTAIN_DRAGONS - 6 * s.round, 0)
    if seen >= 0:
        seen = _offer(seen, s.mountain, 6, _is_early(s), 0, MOUNTAIN_DRAGONS)
    for seat in range(4):
        for dragon in range(DRAGONS):
            if s.bands[seat].dragons[dragon] != 0:
                seen = _with(seen, dragon)
    return seen >= 0


@jit
def _preserves_hold(s: State) -> bool:
    seen = _pile(0, s.preserve_pile, PRESERVES, s.preserve_left, PRESERVES - 3 * s.round, 0)
    seen = _offer(seen, s.preserve, 3, _is_early(s), 0, PRESERVES)
    for seat in range(4):
        for preserve in range(PRESERVES):
            if s.bands[seat].preserves[preserve] == 1:
                seen = _with(seen, preserve)
    return seen >= 0


@jit
def _raid_holds(s: State) -> bool:
    discarded = s.aides[DEFENDER] != NONE
    for place in range(s.depth):
        if s.frames[place].kind == DEFEND:
            discarded = False
    lying = (1 if s.raid[0] != NONE else 0) + (1 if s.raid[1] != NONE else 0)
    if (s.raid_discarded != NONE) != discarded or lying != (1 if discarded else 2):
        return False
    seen = _pile(0, s.raid_pile, RAIDS, s.raid_left, RAIDS - 2 * s.round, 0)
    return _with(_offer(seen, s.raid, 2, False, 0, RAIDS), s.raid_discarded) >= 0


@jit
def _duo_holds(s: State) -> bool:
    return _pile(0, s.duo_pile, DUO_CARDS, s.duo_left, DUO_CARDS - s.round if s.players == 2 else 0, 0) >= 0


@jit
def _garrison_holds(s: State) -> bool:
    seen = 0
    for colour in range(3):
        following = s.garrison_next[colour]
        if following < 1 or following > s.round:
            return False
        if s.garrison[colour] != NONE and s.garrison[colour] != colour * 5 + following - 1:
            return False
        seen = _with(seen, s.garrison[colour])
    for seat in range(4):
        for card in range(GARRISONS):
            if s.bands[seat].garrison[card] != 0:
                seen = _with(seen, card)
    if seen < 0:
        return False
    for card in range(GARRISONS):
        drawn = card % 5 < s.garrison_next[card // 5]
        if seen >> card & 1:
            if not drawn:
                return False
        elif drawn and s.players > 2:
            return False
    return True


@jit
def _aides_hold(s: State) -> bool:
    taken = 0
    for aide in range(4):
        if s.aides[aide] >= s.players:
            return False
        if s.aides[aide] != NONE:
            taken += 1
    step = s.frames[0].step
    return not (step < FIRST_STEPS and taken > 0) and not (step > FIRST_STEPS and taken < 4)


@jit
def _colours_hold(s: State) -> bool:
    """Printed; an attached exotic dragon has that of its card."""
    for dragon in range(DRAGONS):
        wanted = DRAGON_COLOUR[dragon] + 0
        if wanted == EXOTIC:
            for seat in range(s.players):
                for hero in range(HEROES):
                    if s.bands[seat].hero_dragons[hero] == dragon:
                        wanted = HERO_COLOUR[hero] + 0
                for preserve in range(PRESERVES):
                    if s.bands[seat].preserve_dragons[preserve] == dragon:
                        wanted = PRESERVE_COLOUR[preserve] + 0
        if s.dragon_colours[dragon] != wanted:
            return False
    return True


@jit
def _skills_hold(s: State) -> bool:
    seen = 0
    for seat in range(s.players):
        skill = s.bands[seat].skill
        if (skill != 0) != (s.side == 1) or (skill != 0 and seen >> skill & 1):
            return False
        seen |= 1 << skill
    return True


@jit
def _neutral_holds(s: State) -> bool:
    """Two players: the spaces of one card that is out of the pile; all of them until the reward phase."""
    found = 0
    for space in range(PLACE_COUNT * SPACES):
        if s.parties[space].seat == NEUTRAL:
            found |= 1 << space
    if s.players != 2:
        return found == 0
    for card in range(DUO_CARDS):
        out = True
        for place in range(s.duo_left):
            if s.duo_pile[place] == card:
                out = False
        spaces = 0
        for i in range(DUO_SPACES):
            spaces |= 1 << (DUO_PLACE[card * DUO_SPACES + i] * SPACES + DUO_SPACE[card * DUO_SPACES + i] - 1)
        if out and (found == spaces if _is_early(s) else found & ~spaces == 0):
            return True
    return False


@jit
def _crests_hold(s: State, seat: int) -> bool:
    b = s.bands[seat]
    away = s.warehouse[seat] + s.station[seat]
    companions = 0
    for space in range(PLACE_COUNT * SPACES):
        if s.parties[space].seat == seat:
            away += 1
            companions += s.parties[space].companion
    step = s.frames[0].step
    if away > 0 and (step < FIRST_STEPS or step >= ALL_BACK):
        return False
    return b.crests + away == CRESTS and b.crests >= 0 and companions <= b.companion_used


@jit
def _is_attached(s: State, b: Band, dragon: int, owned: int, colour: int) -> bool:
    if dragon < 0 or owned != 1 or b.dragons[dragon] < ATTACHED:
        return False
    return b.dragons[dragon] == WITH_GEAR or s.dragon_colours[dragon] == colour


@jit
def _attached_hold(s: State, b: Band) -> bool:
    seen = 0
    for hero in range(HEROES):
        if b.hero_dragons[hero] != NONE:
            if not _is_attached(s, b, b.hero_dragons[hero], b.heroes[hero], HERO_COLOUR[hero]):
                return False
            seen = _with(seen, b.hero_dragons[hero])
    for preserve in range(PRESERVES):
        if b.preserve_dragons[preserve] != NONE:
            if not _is_attached(s, b, b.preserve_dragons[preserve], b.preserves[preserve], PRESERVE_COLOUR[preserve]):
                return False
            seen = _with(seen, b.preserve_dragons[preserve])
    for dragon in range(DRAGONS):
        if seen >= 0 and (b.dragons[dragon] > FREE) != (seen >> dragon & 1 == 1):
            return False
        if b.dragons[dragon] == WITH_GEAR and b.skill != GEARED_DRAGONS:
            return False
    return seen >= 0


@jit
def _supply_holds(b: Band) -> bool:
    for kind in range(4):
        if b.followers[kind] < 0:
            return False
    for attribute in range(3):
        if b.attributes[attribute] < 0 or b.attributes[attribute] > HIGHEST:
            return False
    return b.gear >= 0 and b.flame >= 0


@jit
def _party_holds(s: State, at: int) -> bool:
    """Of fitting kinds and as many as the space says; with the companion fewer."""
    party = s.parties[at]
    size = 0
    for kind in range(4):
        size += party.followers[kind]
        if party.followers[kind] < 0:
            return False
        if party.followers[kind] > 0 and kind != HIRELING and kind != PLACE_SPECIALIST[at // SPACES]:
            return False
    if party.seat == NONE or party.seat == NEUTRAL:
        return size == 0 and party.companion == 0 and party.took == 0
    if party.seat < 0 or party.seat >= s.players:
        return False
    space = at % SPACES + 1
    fewer = 0
    if party.took == 1:
        if s.frames[0].step != REWARDS:
            return False
        fewer = space
    elif party.companion == 1:
        fewer = COMPANION_LEVEL[s.bands[party.seat].attributes[STRENGTH]] + 0
    return space - fewer <= size <= space


@jit
def _is_unused(s: State, start: State, seat: int) -> bool:
    """Nothing came to a seat that nobody holds."""
    b = s.bands[seat]
    for kind in range(4):
        if b.followers[kind] != start.bands[seat].followers[kind]:
            return False
    for hero in range(HEROES):
        if b.heroes[hero] != 0 or b.hero_dragons[hero] != NONE:
            return False
    for card in range(GARRISONS):
        if b.garrison[card] != 0 or b.preserves[card] != 0 or b.preserve_dragons[card] != NONE:
            return False
    for dragon in range(DRAGONS):
        if b.dragons[dragon] != 0:
            return False
    return b.gear == 0 and b.crests == 0 and b.flame == 0 and b.skill == 0 and s.warehouse[seat] == 0 and s.station[seat] == 0


@jit
def _cards_broken(s: State) -> int:
    if not _heroes_hold(s):
        return 2
    if not _tavern_holds(s):
        return 3
    if not _dragons_hold(s):
        return 4
    if not _preserves_hold(s):
        return 5
    if not _raid_holds(s):
        return 6
    if not _duo_holds(s):
        return 7
    return 0 if _garrison_holds(s) else 8


@jit
def broken_law(s: State, start: State) -> int:
    """0, or the number of a law of conservation that this state breaks. `start`: the state right after setup."""
    if not _frames_hold(s):
        return 1
    cards = _cards_broken(s)
    if cards != 0:
        return cards
    if not _aides_hold(s):
        return 9
    if not _colours_hold(s):
        return 10
    if not _skills_hold(s):
        return 11
    if not _neutral_holds(s):
        return 12
    for seat in range(4):
        if seat >= s.players:
            if not _is_unused(s, start, seat):
                return 17
        elif not _crests_hold(s, seat):
            return 13
        elif not _attached_hold(s, s.bands[seat]):
            return 14
        elif not _supply_holds(s.bands[seat]):
            return 15
    for space in range(PLACE_COUNT * SPACES):
        if not _party_holds(s, space):
            return 16
    return 0


@jit
def seats(s: State) -> int:
    return s.players + 0
