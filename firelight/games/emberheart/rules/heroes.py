"""Heroes that are used before the action phase (E13.2) and the Dragon Trainer (E14.21)."""

from firelight.engine.jit import jit
from firelight.engine.stack import Frame, fire, pop, push, seal, tell
from firelight.games.emberheart.content.words import (
    APPRENTICE as THE_APPRENTICE,
)
from firelight.games.emberheart.content.words import (
    BARD as THE_BARD,
)
from firelight.games.emberheart.content.words import (
    DRAGON_TRAINER,
    EXOTIC,
    HIRELING,
    NONE,
    PARAGON,
    RANGER,
    SCOUT,
)
from firelight.games.emberheart.rules.actions import DECLINE, DRAGON, TAKE
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import DREW_HEROES, TOOK_HERO, TRAINED
from firelight.games.emberheart.rules.frames import APPRENTICE, BARD, CHECK, PARAGON_SWAP, TRAIN_EXOTIC
from firelight.games.emberheart.rules.layout import FREE, State
from firelight.games.emberheart.rules.rulebook import E14_1, E14_2, E14_5, E14_21
from firelight.games.emberheart.rules.supply import gain_followers, lose_followers, owe_flame, owe_steps


@jit
def draw_hero(s: State) -> int:
    """The next hero of the pile, or NONE."""
    if s.hero_left == 0:
        return NONE
    s.hero_left -= 1
    hero = s.hero_pile[s.hero_left]
    s.hero_pile[s.hero_left] = NONE
    seal(s)
    return hero


@jit
def may_use_apprentice(s: State, seat: int) -> int:
    """Once a game, and a hero lies in the offer (E14.1)."""
    b = s.bands[seat]
    if not is_active(b, THE_APPRENTICE) or b.apprentice_used == 1:
        return E14_1
    return 0 if s.guild[0] != NONE or s.guild[1] != NONE or s.guild[2] != NONE else E14_1


@jit
def use_apprentice(s: State, seat: int) -> None:
    s.bands[seat].apprentice_used = 1
    push(s, APPRENTICE, seat, 0, 0)


@jit
def may_take_hero(s: State, action: int) -> int:
    return 0 if action < TAKE + 3 and s.guild[action - TAKE] != NONE else E14_1


@jit
def take_hero(s: State, f: Frame, action: int) -> None:
    """A hero of the offer; its space is refilled."""
    seat = f.seat
    slot = action - TAKE
    pop(s)
    fire(s, E14_1)
    hero = s.guild[slot]
    s.bands[seat].heroes[hero] = 1
    tell(s, TOOK_HERO, seat, hero, 0, 0)
    s.guild[slot] = draw_hero(s)
    push(s, CHECK, seat, 0, 0)


@jit
def may_use_bard(s: State, f: Frame) -> int:
    """The Bard must draw, once a round (E13.1)."""
    if not is_active(s.bands[f.seat], THE_BARD) or f.a == 1:
        return E14_2
    return 0 if s.hero_left > 0 else E14_2


@jit
def use_bard(s: State, f: Frame) -> None:
    """Draw 2 heroes; one is discarded, the other becomes a fourth card for this player alone."""
    seat = f.seat
    f.a = 1
    fire(s, E14_2)
    first = draw_hero(s)
    second = draw_hero(s)
    tell(s, DREW_HEROES, seat, first, second, 0)
    push(s, BARD, seat, first, second)


@jit
def may_keep_hero(f: Frame, which: int) -> int:
    return 0 if which == 0 or f.b != NONE else E14_2


@jit
def keep_hero(s: State, f: Frame, which: int) -> None:
    s.bard_card = f.a if which == 0 else f.b
    s.bard_seat = f.seat
    pop(s)


@jit
def may_use_paragon(s: State, f: Frame) -> int:
    """Exactly 2 hirelings that are there beforehand, once a round (E14.5)."""
    b = s.bands[f.seat]
    if not is_active(b, PARAGON) or f.b == 1:
        return E14_5
    return 0 if b.followers[HIRELING] >= 2 else E14_5


@jit
def use_paragon(s: State, f: Frame, rangers: int) -> None:
    """Flame first, then the hirelings, then the specialists (E13.5)."""
    f.b = 1
    fire(s, E14_5)
    push(s, PARAGON_SWAP, f.seat, rangers, 0)
    owe_flame(s, f.seat, 1)


@jit
def paragon_swap(s: State, f: Frame) -> None:
    """PARAGON_SWAP: 2 hirelings for 2 of scouts and rangers."""
    seat = f.seat
    rangers = f.a
    pop(s)
    lose_followers(s, seat, HIRELING, 2)
    if rangers < 2:
        gain_followers(s, seat, SCOUT, 2 - rangers)
    if rangers > 0:
        gain_followers(s, seat, RANGER, rangers)


@jit
def may_train(s: State, f: Frame, action: int) -> int:
    """An unattached dragon may be discarded for a step of its colour."""
    if action == DECLINE:
        return 0
    if not is_active(s.bands[f.seat], DRAGON_TRAINER):
        return E14_21
    return 0 if s.bands[f.seat].dragons[action - DRAGON] == FREE else E14_21


@jit
def train(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    pop(s)
    if action == DECLINE:
        return
    dragon = action - DRAGON
    fire(s, E14_21)
    tell(s, TRAINED, seat, dragon, 0, 0)
    s.bands[seat].dragons[dragon] = 0
    if s.dragon_colours[dragon] == EXOTIC:
        push(s, TRAIN_EXOTIC, seat, 0, 0)
    else:
        owe_steps(s, seat, s.dragon_colours[dragon], 1)


@jit
def train_exotic(s: State, f: Frame, attribute: int) -> None:
    seat = f.seat
    pop(s)
    owe_steps(s, seat, attribute, 1)
