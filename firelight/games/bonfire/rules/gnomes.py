"""Recruiting Gnomes (B6.7): Specialists (B7) and Elders (B8)."""

from typing import Final

from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, seal, tell
from firelight.games.bonfire.content.tables import GNOME_RESOURCE
from firelight.games.bonfire.content.words import (
    COMMON_GNOMES,
    ELDERS,
    FIRST_ELDER,
    GNOME,
    GNOMES,
    NONE,
    YELLOW,
    number_of,
)
from firelight.games.bonfire.rules.decisions import GNOME_PRICE, RECRUIT, RECRUIT_GNOME, REFILL_GNOMES, SHUFFLE_GNOMES, Frame
from firelight.games.bonfire.rules.events import TOOK_GNOME, TURNED_UP_GNOME
from firelight.games.bonfire.rules.layout import FROM_ELDERS, TOM_SEAT, City, State
from firelight.games.bonfire.rules.paying import ANY, can_pay_resources, most_tiles, owe_resources, owe_tiles
from firelight.games.bonfire.rules.rulebook import B6_7, B6_7A, B6_7B, B7, B8
from firelight.games.bonfire.rules.supply import check_common, gain_points, gain_tiles, guardian_count, portal_count, task_count

MOST_GNOMES = 6
WITH_ABILITY = 1
WITHOUT_ABILITY = 2  # Tom never uses his Specialists (B14.2)
DISPLAY = 6

STORYTELLER: Final = number_of("storyteller")  # B7.4
HAGGLER: Final = number_of("haggler")  # B7.9
RECRUITER: Final = number_of("recruiter")  # B7.15
ELDER_OF_GNOMES: Final = number_of("elder-of-gnomes") - FIRST_ELDER


@jit
def slot_of(s: State, gnome: int) -> int:
    """The display slot of a face-up Specialist, or NONE."""
    for slot in range(DISPLAY):
        if s.gnome_display[slot] == gnome:
            return slot
    return NONE


@jit
def is_face_up(s: State, gnome: int) -> bool:
    if gnome >= FIRST_ELDER:
        return s.elders[gnome - FIRST_ELDER] == 1
    return slot_of(s, gnome) != NONE


@jit
def resource_for(c: City, gnome: int) -> int:
    """What a Gnome costs besides gnome tiles: the resource it shows (B6.7a), or any."""
    return ANY if c.gnomes[HAGGLER] == 1 else GNOME_RESOURCE[gnome]


@jit
def _may_pay_for(c: City, gnome: int, price: int, most: int) -> int:
    """Guard for a player who can pay at most that many gnome tiles."""
    if 2 - price > most:
        return B6_7A
    return 0 if can_pay_resources(c, resource_for(c, gnome), 1 + price, NONE, 0) else B6_7A


@GNOME_PRICE.guard
@jit
def may_pay_gnome(s: State, seat: int, gnome: int, price: int) -> int:
    """Price 0: two tiles and one resource; price 1: one tile and two (B6.7a)."""
    c = s.cities[seat]
    return _may_pay_for(c, gnome, price, most_tiles(c, GNOME))


@jit
def _may_recruit_for(c: City, gnome: int, most: int) -> int:
    """Guard for a face-up Gnome, with at most that many gnome tiles to pay."""
    if c.gnome_count >= MOST_GNOMES:
        return B6_7
    return _may_pay_for(c, gnome, 0 if most >= 2 else 1, most)  # who is short of one resource is short of two


@jit
def may_recruit(s: State, seat: int, gnome: int) -> int:
    c = s.cities[seat]
    if c.gnome_count < MOST_GNOMES and not is_face_up(s, gnome):
        return B6_7B
    return _may_recruit_for(c, gnome, most_tiles(c, GNOME))


@jit
def _face_up(s: State) -> int:
    """The Gnomes that lie open, as bits."""
    bits = 0
    for slot in range(DISPLAY):
        if s.gnome_display[slot] != NONE:
            bits |= 1 << s.gnome_display[slot]
    for elder in range(ELDERS):
        bits |= s.elders[elder] << (FIRST_ELDER + elder)
    return bits


@jit
def list_recruits(s: State, seat: int, out: Moves, n: int) -> int:
    c = s.cities[seat]
    most = most_tiles(c, GNOME)
    if most == 0:
        return n
    face_up = _face_up(s)
    for gnome in range(GNOMES):
        if face_up >> gnome & 1 and _may_recruit_for(c, gnome, most) == 0:
            out[n] = RECRUIT + gnome
            n += 1
    return n


@jit
def recruit(s: State, seat: int, gnome: int) -> None:
    push(s, GNOME_PRICE, seat, gnome, 0)


@GNOME_PRICE.effect
@jit
def choose_price(s: State, seat: int, gnome: int, price: int) -> None:
    push(s, RECRUIT_GNOME, seat, gnome, 0)
    kind = resource_for(s.cities[seat], gnome)
    if kind == ANY:
        fire(s, B7 + HAGGLER)
    owe_resources(s, seat, kind, 1 + price, NONE, 0)
    owe_tiles(s, seat, GNOME, 2 - price)


@jit
def elder_points(c: City, elder: int) -> int:
    """1 point for each ... (B8.1 to B8.6)."""
    if elder == 0:
        return c.path_count
    if elder == 1:
        return c.square_count // 3
    if elder == 2:
        return portal_count(c)
    if elder == 3:
        return task_count(c)
    if elder == 4:
        return guardian_count(c)
    return c.gnome_count


@jit
def points_for_recruiting(c: City, elder: int) -> int:
    """What an Elder would bring now: the one for Gnomes counts himself, and the Storyteller adds 2."""
    return elder_points(c, elder) + (1 if elder == ELDER_OF_GNOMES else 0) + (2 if c.gnomes[STORYTELLER] == 1 else 0)


@jit
def take_gnome(s: State, seat: int, gnome: int) -> None:
    """However taken: the ability or the points at once, and the Recruiter's yellow tile (B6.7b, B6.7c)."""
    c = s.cities[seat]
    c.gnomes[gnome] = WITHOUT_ABILITY if s.players == 1 and seat == TOM_SEAT else WITH_ABILITY
    c.gnome_count += 1
    tell(s, TOOK_GNOME, seat, gnome, 0, 0)
    if gnome >= FIRST_ELDER:
        elder = gnome - FIRST_ELDER
        s.elders[elder] = 0
        fire(s, B8 + elder)
        gain_points(s, seat, FROM_ELDERS, elder_points(c, elder))
        if c.gnomes[STORYTELLER] == 1:
            fire(s, B7 + STORYTELLER)
            gain_points(s, seat, FROM_ELDERS, 2)
    else:
        fire(s, B6_7B)
        s.gnome_display[slot_of(s, gnome)] = NONE
    if c.gnomes[RECRUITER] == 1:
        fire(s, B7 + RECRUITER)
        gain_tiles(s, seat, YELLOW, 1)
    check_common(s, seat, COMMON_GNOMES)


@RECRUIT_GNOME.effect
@jit
def recruit_gnome(s: State, seat: int, gnome: int) -> None:
    """Take it and refill the display."""
    take_gnome(s, seat, gnome)
    if gnome < FIRST_ELDER:
        push(s, REFILL_GNOMES, NONE, 0, 0)


@jit
def draw_gnome(s: State) -> int:
    s.gnome_left -= 1
    gnome = s.gnome_pile[s.gnome_left]
    s.gnome_pile[s.gnome_left] = NONE
    seal(s)
    return gnome


@jit
def needs_gnomes(s: State) -> bool:
    """If the pile is empty but there are discards, they are shuffled first (B14.3). Returns whether that has to be done now."""
    if s.gnome_left > 0 or s.discard_count == 0:
        return False
    for i in range(s.discard_count):
        s.gnome_pile[i] = s.gnome_discard[i]
        s.gnome_discard[i] = NONE
    s.gnome_left = s.discard_count
    s.discard_count = 0
    push(s, SHUFFLE_GNOMES, NONE, 0, 0)
    return True


@REFILL_GNOMES.effect
@jit
def refill_gnomes(s: State, f: Frame) -> None:
    """Turn up Specialists until the display is full, while the pile lasts."""
    for slot in range(DISPLAY):
        if s.gnome_display[slot] == NONE:
            if needs_gnomes(s):
                return  # this frame runs again after the shuffle
            if s.gnome_left == 0:
                break
            s.gnome_display[slot] = draw_gnome(s)
            tell(s, TURNED_UP_GNOME, NONE, s.gnome_display[slot], slot, 0)
    pop(s)
