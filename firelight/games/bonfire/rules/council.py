"""The High Council: sending Novices (B9.2, B10.2) and its bonuses (B11)."""

from typing import Final

from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, tell
from firelight.games.bonfire.content.tables import COUNCIL_BONUS
from firelight.games.bonfire.content.words import (
    BONUS_FATE,
    BONUS_GOLD,
    BONUS_GREAT_BONFIRE,
    BONUS_GUARDIAN,
    BONUS_MOVE,
    BONUS_PATH,
    BONUS_SHIP,
    BONUS_SPECIALIST,
    FIRST_ELDER,
    GOLD,
    NONE,
    YELLOW,
    number_of,
)
from firelight.games.bonfire.rules.countdown import check_countdown
from firelight.games.bonfire.rules.decisions import (
    BONUS,
    COUNCIL,
    FATE_END,
    FIRE_BONUS,
    GUARDIAN_BONUS,
    MOVE_WHO,
    PATH_BONUS,
    SHIP_BONUS,
    SPECIALIST_BONUS,
    TAKE_BONUS,
    TAKE_POINT,
)
from firelight.games.bonfire.rules.events import SENT_NOVICE
from firelight.games.bonfire.rules.fate import may_place_fate
from firelight.games.bonfire.rules.gnomes import DISPLAY, MOST_GNOMES, recruit_gnome, slot_of
from firelight.games.bonfire.rules.layout import FROM_COUNCIL, NEUTRAL, START, State
from firelight.games.bonfire.rules.procession import may_move
from firelight.games.bonfire.rules.rulebook import B7, B9_2, B10_2, B11_1, B11_3, B11_4, B11_5, B11_7, B11_8, B11_9
from firelight.games.bonfire.rules.ship import place_guardian
from firelight.games.bonfire.rules.supply import gain_points, gain_resources, gain_tiles, meets_common

USHER: Final = number_of("usher")  # B7.7
DELEGATE: Final = number_of("delegate")  # B7.24


@jit
def may_send_neutral(s: State, seat: int, common: int) -> int:
    """The Bonus Action: the Common Task is met and its Neutral Novice is there (B10.2)."""
    if s.neutral[common] == 0:
        return B10_2
    return 0 if meets_common(s.cities[seat], common) else B10_2


@jit
def send_neutral(s: State, seat: int, common: int) -> None:
    fire(s, B10_2)
    s.neutral[common] = 0
    push(s, COUNCIL, seat, NEUTRAL, 0)


@COUNCIL.guard
@jit
def may_send(s: State, seat: int, owner: int, space: int) -> int:
    """No Novice of the same colour may be there (B9.2), unless the Delegate is in the city (B7.24)."""
    if s.council[space].novices[owner] == 0 or s.cities[seat].gnomes[DELEGATE] == 1:
        return 0
    return B9_2 if owner != NEUTRAL else B10_2


@jit
def place_novice(s: State, space: int, owner: int) -> None:
    s.council[space].novices[owner] += 1
    check_countdown(s)


@COUNCIL.effect
@jit
def send(s: State, seat: int, owner: int, space: int) -> None:
    """Novice, Countdown check, the Usher's gold, then the bonus (B9.3)."""
    if s.council[space].novices[owner] > 0:
        fire(s, B7 + DELEGATE)
    fire(s, B9_2)
    tell(s, SENT_NOVICE, seat, COUNCIL_BONUS[space], owner, space)
    place_novice(s, space, owner)
    if s.cities[seat].gnomes[USHER] == 1:
        fire(s, B7 + USHER)
        gain_resources(s, seat, GOLD, 1)
    push(s, BONUS, seat, space, 0)


@jit
def may_bonus(s: State, seat: int, bonus: int) -> int:
    """A bonus that cannot be carried out may not be chosen (B11.9)."""
    c = s.cities[seat]
    possible = True
    if bonus == BONUS_PATH:
        possible = c.path_count < 7 and s.path_left > 0
        if c.path_count < 7:
            for slot in range(4):
                possible = possible or s.path_display[slot] >= 0
    elif bonus == BONUS_GUARDIAN:
        possible = False
        for colour in range(1, 5):
            possible = possible or may_take_colour(s, seat, colour) == 0
    elif bonus == BONUS_SPECIALIST:
        possible = False
        if c.gnome_count < MOST_GNOMES:
            for slot in range(DISPLAY):
                possible = possible or s.gnome_display[slot] >= 0
    elif bonus == BONUS_MOVE:
        possible = False
        for guardian in range(5):
            possible = possible or may_move(s, seat, guardian) == 0
    elif bonus == BONUS_FATE:
        possible = may_place_fate(s, seat) == 0
    return 0 if possible else B11_9


@jit
def may_take_colour(s: State, seat: int, colour: int) -> int:
    if s.cities[seat].guardians[colour] >= START or s.guardians[colour - 1] == 0:
        return B11_3
    return 0


@BONUS[TAKE_BONUS].guard
@jit
def may_take_bonus(s: State, seat: int, space: int) -> int:
    return may_bonus(s, seat, COUNCIL_BONUS[space])


@BONUS[TAKE_POINT].guard
@jit
def may_take_point(space: int) -> int:
    return B11_1 if COUNCIL_BONUS[space] == BONUS_GOLD else 0


@BONUS[TAKE_POINT].effect
@jit
def take_point(s: State, seat: int) -> None:
    fire(s, B11_9)
    gain_points(s, seat, FROM_COUNCIL, 1)


@BONUS[TAKE_BONUS].effect
@jit
def take_bonus(s: State, seat: int, space: int) -> None:
    bonus = COUNCIL_BONUS[space]
    if bonus == BONUS_GOLD:
        fire(s, B11_1)
        gain_resources(s, seat, GOLD, 2)
        gain_tiles(s, seat, YELLOW, 1)
    elif bonus == BONUS_PATH:
        push(s, PATH_BONUS, seat, 0, 0)
    elif bonus == BONUS_GUARDIAN:
        push(s, GUARDIAN_BONUS, seat, 0, 0)
    elif bonus == BONUS_GREAT_BONFIRE:
        fire(s, B11_4)
        push(s, FIRE_BONUS, seat, 0, 0)
    elif bonus == BONUS_SPECIALIST:
        push(s, SPECIALIST_BONUS, seat, 0, 0)
    elif bonus == BONUS_MOVE:
        push(s, MOVE_WHO, seat, 0, 0)
    elif bonus == BONUS_SHIP:
        fire(s, B11_7)
        push(s, SHIP_BONUS, seat, 0, 0)
    else:
        fire(s, B11_8)
        push(s, FATE_END, seat, 0, 0)


@GUARDIAN_BONUS.guard
@jit
def may_choose_colour(s: State, seat: int, choice: int) -> int:
    return may_take_colour(s, seat, choice + 1)


@GUARDIAN_BONUS.effect
@jit
def take_colour(s: State, seat: int, choice: int) -> None:
    """A Guardian of a missing colour, to START (B11.3)."""
    fire(s, B11_3)
    place_guardian(s, seat, choice + 1)


@SPECIALIST_BONUS.guard
@jit
def may_take_specialist(s: State, gnome: int) -> int:
    return 0 if gnome < FIRST_ELDER and slot_of(s, gnome) != NONE else B11_5


@SPECIALIST_BONUS.effect
@jit
def take_specialist(s: State, seat: int, gnome: int) -> None:
    """B11.5: a face-up Specialist for free."""
    fire(s, B11_5)
    recruit_gnome(s, seat, gnome)
