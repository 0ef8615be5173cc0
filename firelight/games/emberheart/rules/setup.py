"""Setting up a game (E1)."""

from firelight.engine.chance import Rng, below, shuffle, sort
from firelight.engine.jit import Cards, Ints, jit
from firelight.engine.stack import push
from firelight.games.emberheart.content.tables import DRAGON_COLOUR, START_CRESTS, START_FLAME, START_GEAR, START_HIRELINGS
from firelight.games.emberheart.content.words import (
    CAPTIVES,
    DRAGONS,
    DUO_CARDS,
    FIRST_CAPTIVE,
    HEROES,
    HIRELING,
    MOUNTAIN_DRAGONS,
    NONE,
    PRESERVES,
    RAIDS,
    TAVERNS,
)
from firelight.games.emberheart.rules.decisions import EACH, FIRST_ATTRIBUTE, ROUND
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.rounds import block_spaces, clear_board, refill

SIDE = 0  # the setup option


@jit
def _clear(s: State) -> None:
    clear_board(s)
    for slot in range(3):
        s.garrison[slot] = NONE
    for seat in range(4):
        for hero in range(HEROES):
            s.bands[seat].hero_dragons[hero] = NONE
        for preserve in range(PRESERVES):
            s.bands[seat].preserve_dragons[preserve] = NONE


@jit
def _stack(pile: Cards, first: int, count: int) -> int:
    """A pile of the cards of a kind; returns their number."""
    for card in range(count):
        pile[card] = first + card
    return count


@jit
def _shuffle_piles(s: State, rng: Rng) -> None:
    """All piles face down (E1.3)."""
    s.hero_left = _stack(s.hero_pile, 0, HEROES)
    s.tavern_left = _stack(s.tavern_pile, 0, TAVERNS)
    s.captive_left = _stack(s.captive_pile, FIRST_CAPTIVE, CAPTIVES)
    s.mountain_left = _stack(s.mountain_pile, 0, MOUNTAIN_DRAGONS)
    s.preserve_left = _stack(s.preserve_pile, 0, PRESERVES)
    s.raid_left = _stack(s.raid_pile, 0, RAIDS)
    for card in range(DUO_CARDS):
        s.duo_pile[card] = card if s.players == 2 else NONE
    s.duo_left = DUO_CARDS if s.players == 2 else 0
    redeal(s, rng)


@jit
def redeal(s: State, rng: Rng) -> None:
    """Shuffle every pile: at setup, and for everything that no seat can know."""
    shuffle(rng, s.hero_pile, 0, s.hero_left)
    shuffle(rng, s.tavern_pile, 0, s.tavern_left)
    shuffle(rng, s.captive_pile, 0, s.captive_left)
    shuffle(rng, s.mountain_pile, 0, s.mountain_left)
    shuffle(rng, s.preserve_pile, 0, s.preserve_left)
    shuffle(rng, s.raid_pile, 0, s.raid_left)
    shuffle(rng, s.duo_pile, 0, s.duo_left)


@jit
def setup(s: State, rng: Rng, players: int, chosen: Ints) -> None:
    """A new game: side 0 is A without skills, side 1 is B with one skill each, dealt at random (E1.1)."""
    _clear(s)
    s.players = players
    s.side = chosen[SIDE]
    s.round = 1
    s.shield = below(rng, players)
    s.turn = s.shield
    _shuffle_piles(s, rng)
    skills = 0
    for seat in range(players):
        b = s.bands[seat]
        b.followers[HIRELING] = START_HIRELINGS[0]
        b.gear = START_GEAR[0]
        b.crests = START_CRESTS[0]
        b.flame = START_FLAME[0]
        if s.side == 1:
            b.skill = 1 + below(rng, 4)
            while skills >> b.skill & 1:
                b.skill = 1 + below(rng, 4)
            skills |= 1 << b.skill
    for dragon in range(DRAGONS):
        s.dragon_colours[dragon] = DRAGON_COLOUR[dragon]
    refill(s)
    block_spaces(s)
    s.sealed = 0
    push(s, ROUND, NONE, 0, 0)
    push(s, EACH, NONE, FIRST_ATTRIBUTE, 0)


@jit
def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal everything again that a seat cannot know: the order of the piles. This is the same for every seat.

    They are sorted first, so that the new order does not depend on the true one.
    """
    sort(s.hero_pile, 0, s.hero_left)
    sort(s.tavern_pile, 0, s.tavern_left)
    sort(s.captive_pile, 0, s.captive_left)
    sort(s.mountain_pile, 0, s.mountain_left)
    sort(s.preserve_pile, 0, s.preserve_left)
    sort(s.raid_pile, 0, s.raid_left)
    sort(s.duo_pile, 0, s.duo_left)
    redeal(s, rng)
