"""Solo: Tom and his cards (B14)."""

from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, seal, tell
from firelight.games.bonfire.content.tables import (
    COUNCIL_BONUS,
    GNOME_RESOURCE,
    NOTCH_SHAPE,
    PATH_RESOURCE,
    RESOURCE_ISLANDS,
    TASK_POINTS,
    TOM_SIGN,
)
from firelight.games.bonfire.content.tables import (
    TOM_CARD as CARDS,
)
from firelight.games.bonfire.content.words import (
    COMMON_GNOMES,
    COMMON_GUARDIANS,
    COMMON_PATHS,
    COMMON_PORTALS,
    COMMON_TASKS,
    GOLD,
    NONE,
    RING,
    TOM_GNOME,
    TOM_GREAT_BONFIRE,
    TOM_GUARDIAN,
    TOM_PATH,
    TOM_TASK_II,
)
from firelight.games.bonfire.rules.council import place_novice
from firelight.games.bonfire.rules.decisions import REFILL_GNOMES, SHUFFLE_TOM, TOM_CARD, TOM_COMMON, TOM_TIE, TOM_TURN, Frame
from firelight.games.bonfire.rules.events import SENT_NOVICE, TOM_IDLE, TOM_SHOWED_GNOME, TOM_TOOK_TASK, TOM_TURNED_UP, TURNED_FIRE
from firelight.games.bonfire.rules.gnomes import DISPLAY, MOST_GNOMES, draw_gnome, needs_gnomes, take_gnome
from firelight.games.bonfire.rules.great_bonfire import add_portal, next_notch
from firelight.games.bonfire.rules.layout import FROM_TOM, LYING, START, TOM_SEAT, State
from firelight.games.bonfire.rules.path import SLOTS, add_path, fill_display
from firelight.games.bonfire.rules.rulebook import B14_3, B14_4, B14_5, B14_6, B14_7, B14_8
from firelight.games.bonfire.rules.ship import place_guardian
from firelight.games.bonfire.rules.supply import check_common, gain_points, meets_common, task_count

TOM = TOM_SEAT
HUMAN = 0


@TOM_TURN.effect
@jit
def turn_up_card(s: State, f: Frame) -> None:
    """The next card of his pile; an empty pile is shuffled again (B14.3)."""
    if s.tom_left == 0:
        for i in range(s.tom_discarded):
            s.tom_pile[i] = s.tom_discard[i]
            s.tom_discard[i] = NONE
        s.tom_left = s.tom_discarded
        s.tom_discarded = 0
        push(s, SHUFFLE_TOM, NONE, 0, 0)
        return
    pop(s)
    s.tom_left -= 1
    card = s.tom_pile[s.tom_left]
    s.tom_pile[s.tom_left] = NONE
    s.tom_discard[s.tom_discarded] = card
    s.tom_discarded += 1
    s.tom_played += 1
    seal(s)
    tell(s, TOM_TURNED_UP, TOM, CARDS[card], s.tom_played, 0)
    push(s, TOM_COMMON, TOM, 0, 0)
    push(s, TOM_CARD, TOM, card, NONE)


@jit
def common_of(kind: int) -> int:
    """The Common Task that belongs to a kind of card (B14.8)."""
    if kind == TOM_GNOME:
        return COMMON_GNOMES
    if kind == TOM_PATH:
        return COMMON_PATHS
    if kind == TOM_GUARDIAN:
        return COMMON_GUARDIANS
    if kind == TOM_GREAT_BONFIRE:
        return COMMON_PORTALS
    return COMMON_TASKS


@TOM_CARD.effect
@jit
def do_card(s: State, f: Frame) -> None:
    """The gnome sign first, then the deed."""
    card = f.card
    kind = CARDS[card]
    resource = NONE
    if TOM_SIGN[card] == 1:
        if needs_gnomes(s):
            return  # this frame runs again after the shuffle
        if s.gnome_left > 0:
            gnome = draw_gnome(s)
            s.gnome_discard[s.discard_count] = gnome
            s.discard_count += 1
            resource = GNOME_RESOURCE[gnome]
            fire(s, B14_3)
            tell(s, TOM_SHOWED_GNOME, TOM, gnome, resource, 0)
    pop(s)
    if meets_common(s.cities[TOM], common_of(kind)):
        fire(s, B14_8)
        gain_points(s, TOM, FROM_TOM, 3)
    elif kind == TOM_GUARDIAN:
        _take_guardian(s)
    elif kind == TOM_GREAT_BONFIRE:
        _take_portal(s)
    elif resource == NONE or resource == GOLD:
        tell(s, TOM_IDLE, TOM, 0, 0, 0)
    elif kind == TOM_GNOME:
        _take_gnomes(s, resource)
    elif kind == TOM_PATH:
        _take_paths(s, resource)
    else:
        _look_for_task(s, resource, 1 if kind == TOM_TASK_II else 0)


@jit
def _take_gnomes(s: State, resource: int) -> None:
    """All face-up Specialists that show it, left to right, until he has 6; then refill (B14.4)."""
    before = s.cities[TOM].gnome_count
    for slot in range(DISPLAY):
        gnome = s.gnome_display[slot]
        if gnome != NONE and GNOME_RESOURCE[gnome] == resource and s.cities[TOM].gnome_count < MOST_GNOMES:
            take_gnome(s, TOM, gnome)
    if s.cities[TOM].gnome_count > before:
        fire(s, B14_4)
        push(s, REFILL_GNOMES, NONE, 0, 0)
    else:
        tell(s, TOM_IDLE, TOM, 0, 0, 0)


@jit
def _take_paths(s: State, resource: int) -> None:
    before = s.cities[TOM].path_count
    for slot in range(SLOTS):
        tile = s.path_display[slot]
        if tile != NONE and PATH_RESOURCE[tile] == resource and s.cities[TOM].path_count < 7:
            s.path_display[slot] = NONE
            add_path(s, TOM, tile)
    if s.cities[TOM].path_count > before:
        fire(s, B14_4)
        fill_display(s)
    else:
        tell(s, TOM_IDLE, TOM, 0, 0, 0)


@jit
def _take_guardian(s: State) -> None:
    """The first of the colours he lacks (B14.7)."""
    for colour in range(1, 5):
        if s.cities[TOM].guardians[colour] < START:
            fire(s, B14_6)
            place_guardian(s, TOM, colour)
            return


@jit
def _take_portal(s: State) -> None:
    """Clockwise to the next space with the portal he needs, the present one last (B14.6)."""
    c = s.cities[TOM]
    shape = NOTCH_SHAPE[c.board * 7 + next_notch(c)]
    for ahead in range(1, RING + 1):
        space = (s.pointer + ahead) % RING
        if s.ring[space].portals[shape] > 0:
            fire(s, B14_6)
            tell(s, TURNED_FIRE, TOM, s.pointer, space, 0)
            s.pointer = space
            s.fire_used = 1
            add_portal(s, TOM, shape)
            return
    tell(s, TOM_IDLE, TOM, 0, 0, 0)


@jit
def is_wanted(s: State, resource: int, lowest: int, choice: int) -> bool:
    """Whether this Task (island of the two, slot) is one of those with the value Tom looks for (B14.5)."""
    task = s.islands[RESOURCE_ISLANDS[resource * 2 + choice // 3]].tasks[choice % 3]
    if task == NONE:
        return False
    for other in range(6):
        rival = s.islands[RESOURCE_ISLANDS[resource * 2 + other // 3]].tasks[other % 3]
        if rival != NONE:
            if lowest == 1 and TASK_POINTS[rival] < TASK_POINTS[task]:
                return False
            if lowest == 0 and TASK_POINTS[rival] > TASK_POINTS[task]:
                return False
    return True


@jit
def _look_for_task(s: State, resource: int, lowest: int) -> None:
    for choice in range(6):
        if is_wanted(s, resource, lowest, choice):
            push(s, TOM_TIE, HUMAN, resource, lowest)
            return
    tell(s, TOM_IDLE, TOM, 0, 0, 0)


@TOM_TIE.guard
@jit
def may_give_tom(s: State, resource: int, lowest: int, choice: int) -> int:
    return 0 if is_wanted(s, resource, lowest, choice) else B14_5


@TOM_TIE.effect
@jit
def give_tom(s: State, resource: int, lowest: int, choice: int) -> None:
    """The Task goes Bonfire side up on Tom's next space; Task II also sends a Novice (B14.5)."""
    island = RESOURCE_ISLANDS[resource * 2 + choice // 3]
    fire(s, B14_5)
    c = s.cities[TOM]
    space = task_count(c)
    c.tasks[space] = s.islands[island].tasks[choice % 3]
    c.lit[space] = 1
    s.islands[island].tasks[choice % 3] = NONE
    tell(s, TOM_TOOK_TASK, TOM, c.tasks[space], island, space)
    check_common(s, TOM, COMMON_TASKS)
    if lowest == 1 and s.tom_novices > 0:
        s.tom_novices -= 1
        _tom_sends(s, TOM)


@jit
def _tom_sends(s: State, owner: int) -> None:
    """One of his Novices, or a neutral one lying down: where it stands does not matter (B14.7)."""
    space = 0
    for other in range(8):
        if s.council[other].novices[owner] < s.council[space].novices[owner]:
            space = other
    tell(s, SENT_NOVICE, TOM, COUNCIL_BONUS[space], owner, space)
    place_novice(s, space, owner)
    gain_points(s, TOM, FROM_TOM, 1)


@TOM_COMMON.effect
@jit
def check_tom_commons(s: State) -> None:
    """Common Tasks he meets whose Neutral Novice is still there (B14.7)."""
    for common in range(5):
        if s.neutral[common] == 1 and meets_common(s.cities[TOM], common):
            fire(s, B14_7)
            s.neutral[common] = 0
            _tom_sends(s, LYING)
