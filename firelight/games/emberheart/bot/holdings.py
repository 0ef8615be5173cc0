"""What a seat holds: cards, followers and dragons, and which dragons will be attached to which cards."""

from firelight.engine.jit import Ints, jit
from firelight.games.emberheart.bot.cards import HERO_GLORY_TENTHS
from firelight.games.emberheart.bot.features import (
    DRAGON_POINTS,
    DRAGONS_OF,
    FLAME,
    FREE_DRAGONS,
    GARRISON_OWNED,
    GARRISON_POINTS,
    GEAR,
    HERO_POINTS,
    HERO_PROSPECTS,
    HEROES_OWNED,
    LACKING,
    LEVELS,
    OWNED,
    PRESERVES_OWNED,
    TO_ATTACH,
    WAITING_HEROES,
    WAITING_PRESERVES,
)
from firelight.games.emberheart.bot.tally import GARRISON_TO_CHECK, HEROES_TO_MATCH, lacking
from firelight.games.emberheart.content.tables import DRAGON_GLORY, GARRISON_COLOUR, GARRISON_GLORY, HERO_COLOUR, PRESERVE_COLOUR
from firelight.games.emberheart.content.words import (
    DRAGONS,
    EXOTIC,
    GARRISONS,
    GEARED_DRAGONS,
    HEROES,
    HIRELING,
    NONE,
    PLACE_COUNT,
    PRESERVES,
    SPACES,
)
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.layout import COMPLETED, FREE, WITH_GEAR, State
from firelight.games.emberheart.rules.scoring import hero_glory


@jit
def holdings(s: State, seat: int, out: Ints) -> None:
    """Write what the seat has now. Hirelings of parties that have taken a card do not count."""
    b = s.bands[seat]
    for dragon in range(DRAGONS):
        if b.dragons[dragon] > 0:
            colour = s.dragon_colours[dragon]
            out[DRAGON_POINTS] += DRAGON_GLORY[dragon] + (1 if b.dragons[dragon] == WITH_GEAR else 0)
            if colour != EXOTIC:
                out[DRAGONS_OF + colour] += 1
            if b.dragons[dragon] == FREE:
                out[FREE_DRAGONS + colour] += 1
    for hero in range(HEROES):
        if b.heroes[hero] == 1:
            out[HEROES_OWNED] += 1
            if not is_active(b, hero):
                out[WAITING_HEROES + HERO_COLOUR[hero]] += 1
                out[HEROES_TO_MATCH] |= 1 << hero
    for preserve in range(PRESERVES):
        if b.preserves[preserve] == 1:
            out[PRESERVES_OWNED] += 1
            if b.preserve_dragons[preserve] == NONE:
                out[WAITING_PRESERVES + PRESERVE_COLOUR[preserve]] += 1
    for card in range(GARRISONS):
        if b.garrison[card] > 0:
            out[GARRISON_OWNED] += 1
            if b.garrison[card] == COMPLETED:
                out[GARRISON_POINTS] += GARRISON_GLORY[card]
            else:
                out[GARRISON_TO_CHECK] |= 1 << card
    for kind in range(4):
        out[OWNED + kind] = b.followers[kind]
    for number in range(PLACE_COUNT * SPACES):
        party = s.parties[number]
        if party.seat == seat:
            for kind in range(4):
                if kind != HIRELING or party.took == 0:
                    out[OWNED + kind] += party.followers[kind]
    for attribute in range(3):
        out[LEVELS + attribute] = b.attributes[attribute]
    out[GEAR] = b.gear
    out[FLAME] = b.flame


@jit
def _match_hero(s: State, seat: int, colour: int, heroes: int, out: Ints) -> int:
    """Give a dragon to the best waiting hero of a colour. Returns the heroes that still wait, as bits."""
    best = NONE
    for hero in range(HEROES):
        if heroes >> hero & 1 and HERO_COLOUR[hero] == colour and (best == NONE or HERO_GLORY_TENTHS[hero] > HERO_GLORY_TENTHS[best]):
            best = hero
    out[WAITING_HEROES + colour] -= 1
    out[HERO_PROSPECTS] += HERO_GLORY_TENTHS[best]
    out[HERO_POINTS] += hero_glory(s, seat, best)
    out[TO_ATTACH] += 1
    return heroes & ~(1 << best)


@jit
def _match_preserve(colour: int, out: Ints) -> None:
    out[WAITING_PRESERVES + colour] -= 1
    out[LEVELS + colour] += 2
    out[TO_ATTACH] += 1


@jit
def match(s: State, seat: int, out: Ints) -> None:
    """Assign free dragons to waiting heroes, then to Preserves, and exotic ones to what still waits."""
    heroes = out[HEROES_TO_MATCH]
    out[HEROES_TO_MATCH] = 0
    idle = 0
    for colour in range(3):
        while out[FREE_DRAGONS + colour] > 0 and out[WAITING_HEROES + colour] > 0:
            out[FREE_DRAGONS + colour] -= 1
            heroes = _match_hero(s, seat, colour, heroes, out)
        while out[FREE_DRAGONS + colour] > 0 and out[WAITING_PRESERVES + colour] > 0:
            out[FREE_DRAGONS + colour] -= 1
            _match_preserve(colour, out)
        idle += out[FREE_DRAGONS + colour]
    geared = min(idle, out[GEAR]) if s.bands[seat].skill == GEARED_DRAGONS and s.late == 0 else 0
    for colour in range(3):
        while out[FREE_DRAGONS + EXOTIC] + geared > 0 and out[WAITING_HEROES + colour] + out[WAITING_PRESERVES + colour] > 0:
            if geared > 0:
                geared -= 1
                out[GEAR] -= 1
                out[DRAGON_POINTS] += 1
            else:
                out[FREE_DRAGONS + EXOTIC] -= 1
            if out[WAITING_HEROES + colour] > 0:
                heroes = _match_hero(s, seat, colour, heroes, out)
            else:
                _match_preserve(colour, out)


@jit
def garrison(s: State, seat: int, out: Ints) -> None:
    cards = out[GARRISON_TO_CHECK]
    out[GARRISON_TO_CHECK] = 0
    for card in range(GARRISONS):
        if cards >> card & 1:
            short = lacking(s, seat, card, out)
            if short == 0:
                out[GARRISON_POINTS] += GARRISON_GLORY[card]
                out[LEVELS + GARRISON_COLOUR[card]] += 1
            else:
                out[LACKING + min(short, 3) - 1] += GARRISON_GLORY[card]
