"""Heroes that are used before the action phase (E13.2) and the Dragon Trainer (E14.21)."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, seal, tell
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
from firelight.games.emberheart.rules.decisions import (
    APPRENTICE,
    BARD,
    CHECK,
    DECLINE,
    DRAGON,
    PARAGON_SWAP,
    TRAIN,
    TRAIN_EXOTIC,
    Frame,
)
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import DREW_HEROES, TOOK_HERO, TRAINED
from firelight.games.emberheart.rules.layout import FREE, State
from firelight.games.emberheart.rules.rulebook import E14
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
    """Once a game, if a hero lies in the offer (E14.1)."""
    b = s.bands[seat]
    if not is_active(b, THE_APPRENTICE) or b.apprentice_used == 1:
        return E14 + THE_APPRENTICE
    return 0 if s.guild[0] != NONE or s.guild[1] != NONE or s.guild[2] != NONE else E14 + THE_APPRENTICE


@jit
def use_apprentice(s: State, seat: int) -> None:
    s.bands[seat].apprentice_used = 1
    push(s, APPRENTICE, seat, 0, 0)


@APPRENTICE.guard
@jit
def may_take_hero(s: State, slot: int) -> int:
    return 0 if slot < 3 and s.guild[slot] != NONE else E14 + THE_APPRENTICE


@APPRENTICE.effect
@jit
def take_hero(s: State, seat: int, slot: int) -> None:
    """A hero from the offer; its space is refilled."""
    fire(s, E14 + THE_APPRENTICE)
    hero = s.guild[slot]
    s.bands[seat].heroes[hero] = 1
    tell(s, TOOK_HERO, seat, hero, 0, 0)
    s.guild[slot] = draw_hero(s)
    push(s, CHECK, seat, 0, 0)


@jit
def may_use_bard(s: State, f: Frame) -> int:
    """The Bard must draw, once a round (E13.1)."""
    if not is_active(s.bands[f.seat], THE_BARD) or f.bard_drew == 1:
        return E14 + THE_BARD
    return 0 if s.hero_left > 0 else E14 + THE_BARD


@jit
def use_bard(s: State, f: Frame) -> None:
    """Draw 2 heroes; one is discarded, the other becomes a fourth card for this player alone."""
    seat = f.seat
    f.bard_drew = 1
    fire(s, E14 + THE_BARD)
    first = draw_hero(s)
    second = draw_hero(s)
    tell(s, DREW_HEROES, seat, first, second, 0)
    push(s, BARD, seat, first, second)


@BARD.guard
@jit
def may_keep_hero(second_hero: int, which: int) -> int:
    return 0 if which == 0 or second_hero != NONE else E14 + THE_BARD


@BARD.effect
@jit
def keep_hero(s: State, seat: int, first_hero: int, second_hero: int, which: int) -> None:
    s.bard_card = first_hero if which == 0 else second_hero
    s.bard_seat = seat


@jit
def may_use_paragon(s: State, f: Frame) -> int:
    """Exactly 2 hirelings that are there beforehand, once a round (E14.5)."""
    b = s.bands[f.seat]
    if not is_active(b, PARAGON) or f.paragon_used == 1:
        return E14 + PARAGON
    return 0 if b.followers[HIRELING] >= 2 else E14 + PARAGON


@jit
def use_paragon(s: State, f: Frame, rangers: int) -> None:
    """Flame first, then the hirelings, then the specialists (E13.5)."""
    f.paragon_used = 1
    fire(s, E14 + PARAGON)
    push(s, PARAGON_SWAP, f.seat, rangers, 0)
    owe_flame(s, f.seat, 1)


@PARAGON_SWAP.effect
@jit
def paragon_swap(s: State, seat: int, rangers: int) -> None:
    """2 hirelings for 2 of scouts and rangers."""
    lose_followers(s, seat, HIRELING, 2)
    if rangers < 2:
        gain_followers(s, seat, SCOUT, 2 - rangers)
    if rangers > 0:
        gain_followers(s, seat, RANGER, rangers)


TRAIN[DECLINE].guard(allowed)
TRAIN[DECLINE].effect(nothing)


@TRAIN[DRAGON].guard
@jit
def may_train(s: State, seat: int, dragon: int) -> int:
    """An unattached dragon may be discarded for a step of its colour."""
    if not is_active(s.bands[seat], DRAGON_TRAINER):
        return E14 + DRAGON_TRAINER
    return 0 if s.bands[seat].dragons[dragon] == FREE else E14 + DRAGON_TRAINER


@TRAIN[DRAGON].effect
@jit
def train(s: State, seat: int, dragon: int) -> None:
    fire(s, E14 + DRAGON_TRAINER)
    tell(s, TRAINED, seat, dragon, 0, 0)
    s.bands[seat].dragons[dragon] = 0
    if s.dragon_colours[dragon] == EXOTIC:
        push(s, TRAIN_EXOTIC, seat, 0, 0)
    else:
        owe_steps(s, seat, s.dragon_colours[dragon], 1)


TRAIN_EXOTIC.guard(allowed)


@TRAIN_EXOTIC.effect
@jit
def train_exotic(s: State, seat: int, attribute: int) -> None:
    owe_steps(s, seat, attribute, 1)
