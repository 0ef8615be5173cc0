"""Dragons: their colours (E7.7), attaching them (E8, E12.1, E12.4), counting them."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, tell
from firelight.games.emberheart.content.tables import HERO_COLOUR, PRESERVE_COLOUR
from firelight.games.emberheart.content.words import DRAGONS, EXOTIC, GEARED_DRAGONS, HEROES, HIRELING, NONE, PRESERVES, WELCOMING
from firelight.games.emberheart.rules.decisions import (
    ATTACH,
    CHECK,
    GEAR,
    ONTO,
    ONTO_HERO,
    WELCOME,
    WELCOME_HIRELING,
    WELCOME_NOBODY,
    WITHOUT_GEAR,
)
from firelight.games.emberheart.rules.decisions import WITH_GEAR as USE_GEAR
from firelight.games.emberheart.rules.events import ATTACHED_DRAGON
from firelight.games.emberheart.rules.layout import ATTACHED, FREE, WITH_GEAR, Band, State
from firelight.games.emberheart.rules.resending import may_spend
from firelight.games.emberheart.rules.rulebook import E5_1, E7_1, E7_4, E7_7, E8_1, E12_1, E12_4
from firelight.games.emberheart.rules.supply import gain_followers, owe_steps, pay_gear, swap_follower

CARDS = HEROES + PRESERVES  # heroes 0..26, then preserves


@jit
def is_active(b: Band, hero: int) -> bool:
    """A hero works only while a dragon is attached (E7.1)."""
    return b.hero_dragons[hero] != NONE


@jit
def dragon_count(b: Band) -> int:
    total = 0
    for dragon in range(DRAGONS):
        if b.dragons[dragon] > 0:
            total += 1
    return total


@jit
def dragons_of(s: State, seat: int, colour: int) -> int:
    """Dragons of that colour, not counting free exotics."""
    total = 0
    for dragon in range(DRAGONS):
        if s.bands[seat].dragons[dragon] > 0 and s.dragon_colours[dragon] == colour:
            total += 1
    return total


@jit
def dragons_as(s: State, seat: int, colour: int) -> int:
    """Dragons of that colour, counting free exotics as that colour (E7.7)."""
    return dragons_of(s, seat, colour) + dragons_of(s, seat, EXOTIC)


@jit
def card_colour(card: int) -> int:
    return HERO_COLOUR[card] if card < HEROES else PRESERVE_COLOUR[card - HEROES]


@jit
def awaits_dragon(b: Band, card: int) -> bool:
    """Owned and without a dragon."""
    if card < HEROES:
        return b.heroes[card] == 1 and b.hero_dragons[card] == NONE
    return b.preserves[card - HEROES] == 1 and b.preserve_dragons[card - HEROES] == NONE


@GEAR[USE_GEAR].guard
@jit
def may_gear(s: State, seat: int) -> int:
    """0 if gear may be put on a dragon (E12.1), else the rule that forbids it."""
    b = s.bands[seat]
    if b.skill != GEARED_DRAGONS or b.gear == 0 or s.late == 1:
        return E12_1
    return 0 if may_spend(s, seat, NONE, NONE, 1) else E5_1


@jit
def suits(s: State, dragon: int, card: int) -> bool:
    colour = s.dragon_colours[dragon]
    return colour == EXOTIC or colour == card_colour(card)


@jit
def may_attach_to(s: State, seat: int, dragon: int, card: int) -> int:
    """0, or the rule that forbids attaching this free dragon to that card."""
    b = s.bands[seat]
    if not awaits_dragon(b, card):
        return E7_1 if card < HEROES else E7_4
    if suits(s, dragon, card) or may_gear(s, seat) == 0:
        return 0
    return E7_7


@ATTACH.guard
@jit
def may_attach(s: State, seat: int, dragon: int) -> int:
    if s.bands[seat].dragons[dragon] != FREE:
        return E8_1
    for card in range(CARDS):
        if may_attach_to(s, seat, dragon, card) == 0:
            return 0
    return E8_1


@jit
def can_attach(s: State, seat: int) -> bool:
    """Whether there is a free dragon and a card that takes it."""
    b = s.bands[seat]
    colours = 0
    for dragon in range(DRAGONS):
        if b.dragons[dragon] == FREE:
            colours |= 1 << s.dragon_colours[dragon]
    if colours == 0:
        return False
    any_colour = may_gear(s, seat) == 0 or colours >> EXOTIC & 1 == 1
    for card in range(CARDS):
        if awaits_dragon(b, card) and (any_colour or colours >> card_colour(card) & 1):
            return True
    return False


@ATTACH.effect
@jit
def choose_dragon(s: State, seat: int, dragon: int) -> None:
    push(s, ONTO, seat, dragon, 0)


@jit
def card_of(action: int) -> int:
    """The card for an action of ONTO: the numbers of Preserves follow those of heroes."""
    return action - ONTO_HERO


@ONTO.guard
@jit
def may_choose_card(s: State, seat: int, dragon: int, action: int) -> int:
    return may_attach_to(s, seat, dragon, card_of(action))


@ONTO.effect
@jit
def choose_card(s: State, seat: int, dragon: int, action: int) -> None:
    push(s, GEAR, seat, dragon, card_of(action))


@GEAR[WITHOUT_GEAR].guard
@jit
def may_leave_gear(s: State, dragon: int, card: int) -> int:
    """Without gear, only if the colour suits."""
    return 0 if suits(s, dragon, card) else E7_7


@GEAR.effect
@jit
def attach(s: State, seat: int, dragon: int, card: int, action: int) -> None:
    """For good: the hero starts to work, or the Preserve moves its attribute by 2 (E7.1, E7.4)."""
    b = s.bands[seat]
    fire(s, E8_1)
    tell(s, ATTACHED_DRAGON, seat, dragon, card, 0)
    push(s, CHECK, seat, 0, 0)
    b.dragons[dragon] = ATTACHED
    if action == USE_GEAR:
        fire(s, E12_1)
        pay_gear(s, seat, 1)
        b.dragons[dragon] = WITH_GEAR
    if s.dragon_colours[dragon] == EXOTIC:
        fire(s, E7_7)
        s.dragon_colours[dragon] = card_colour(card)
    if b.skill == WELCOMING:
        push(s, WELCOME, seat, 0, 0)
    if card < HEROES:
        b.hero_dragons[card] = dragon
    else:
        fire(s, E7_4)
        b.preserve_dragons[card - HEROES] = dragon
        owe_steps(s, seat, card_colour(card), 2)


WELCOME[WELCOME_NOBODY].guard(allowed)
WELCOME[WELCOME_NOBODY].effect(nothing)


@WELCOME[WELCOME_HIRELING].guard
@jit
def may_welcome(s: State, seat: int, specialist: int) -> int:
    if specialist == HIRELING:
        return 0
    if s.bands[seat].followers[HIRELING] == 0:
        return E12_4
    return 0 if may_spend(s, seat, HIRELING, specialist, 0) else E5_1


@WELCOME[WELCOME_HIRELING].effect
@jit
def welcome(s: State, seat: int, who: int) -> None:
    """1 hireling, or a swap of 1 hireling in the supply for a specialist, or nothing (E12.4)."""
    fire(s, E12_4)
    if who == HIRELING:
        gain_followers(s, seat, HIRELING, 1)
    else:
        swap_follower(s, seat, HIRELING, who)
