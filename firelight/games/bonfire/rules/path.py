"""Building the path (B6.1) and the free Path Tile (B11.2)."""

from typing import Final

from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, seal, tell
from firelight.games.bonfire.content.tables import PATH_CRYSTAL, PATH_RESOURCE
from firelight.games.bonfire.content.words import COMMON_PATHS, NONE, PATH, number_of
from firelight.games.bonfire.rules.decisions import (
    BUILD,
    BUILD_PATH,
    NEW_DISPLAY,
    PATH_BONUS,
    PATH_CHOICE,
    PILE_BONUS,
    SHUFFLE_PATHS,
    Frame,
)
from firelight.games.bonfire.rules.events import BUILT_PATH, NEW_PATHS, TURNED_UP_PATH
from firelight.games.bonfire.rules.layout import State
from firelight.games.bonfire.rules.paying import can_pay_tiles, owe_tiles
from firelight.games.bonfire.rules.rulebook import B6_1A, B6_1B, B6_1C, B7, B11_2
from firelight.games.bonfire.rules.supply import check_common, gain_resources

THE_PILE = 4  # in place of a display slot
SLOTS = 4

PAVIOR: Final = number_of("pavior")  # B7.8


@jit
def path_price(s: State, seat: int) -> int:
    """1 tile for path spaces 2 to 4, 2 for spaces 5 to 7 (B6.1a)."""
    return 1 if s.cities[seat].path_count <= 3 else 2


@jit
def may_build_any(s: State, seat: int) -> int:
    c = s.cities[seat]
    if c.path_count == 7:
        return B6_1A
    return 0 if can_pay_tiles(c, PATH, path_price(s, seat)) else B6_1A


@PATH_CHOICE[BUILD].guard
@PATH_BONUS.guard
@jit
def may_take_path(s: State, place: int) -> int:
    """A face-up tile, or the top of the pile (B6.1b)."""
    if place == THE_PILE:
        return 0 if s.path_left > 0 else B6_1B
    return 0 if s.path_display[place] >= 0 else B6_1B


@jit
def may_renew(s: State) -> int:
    """All four of one crystal colour, and something in the pile (B6.1c)."""
    if s.path_left == 0:
        return B6_1C
    for slot in range(SLOTS):
        if s.path_display[slot] < 0 or PATH_CRYSTAL[s.path_display[slot]] != PATH_CRYSTAL[s.path_display[0]]:
            return B6_1C
    return 0


@jit
def draw_path(s: State) -> int:
    s.path_left -= 1
    tile = s.path_pile[s.path_left]
    s.path_pile[s.path_left] = NONE
    s.path_known = min(s.path_known, s.path_left)
    return tile


@jit
def fill_display(s: State) -> None:
    for slot in range(SLOTS):
        if s.path_display[slot] < 0 and s.path_left > 0:
            s.path_display[slot] = draw_path(s)
            seal(s)
            tell(s, TURNED_UP_PATH, NONE, s.path_display[slot], slot, 0)


@jit
def renew_display(s: State) -> None:
    """The four go under the pile in display order; four new ones are turned up."""
    fire(s, B6_1C)
    for i in range(s.path_left - 1, -1, -1):
        s.path_pile[i + SLOTS] = s.path_pile[i]
    for slot in range(SLOTS):
        s.path_pile[SLOTS - 1 - slot] = s.path_display[slot]
        s.path_display[slot] = NONE
    s.path_left += SLOTS
    s.path_known += SLOTS
    tell(s, NEW_PATHS, NONE, 0, 0, 0)
    fill_display(s)


@PATH_CHOICE[BUILD].effect
@jit
def build(s: State, seat: int, place: int) -> None:
    push(s, BUILD_PATH, seat, place, 0)
    owe_tiles(s, seat, PATH, path_price(s, seat))


@jit
def renew_first(s: State, seat: int) -> None:
    """Renewing the display commits to building (B6.1c)."""
    push(s, PATH_CHOICE, seat, SLOTS, s.path_left)
    renew_display(s)


@PATH_CHOICE[NEW_DISPLAY].guard
@jit
def may_renew_again(s: State, shown: int, pile_before: int) -> int:
    if shown >= pile_before:
        return B6_1C  # every tile has been shown once
    return may_renew(s)


@PATH_CHOICE[NEW_DISPLAY].effect
@jit
def renew_again(s: State, f: Frame) -> None:
    f.shown += SLOTS
    renew_display(s)


@jit
def add_path(s: State, seat: int, tile: int) -> None:
    """The tile goes on the next path space (B6.1b)."""
    c = s.cities[seat]
    c.paths[c.path_count] = tile
    c.path_count += 1
    tell(s, BUILT_PATH, seat, tile, c.path_count, 0)
    if c.gnomes[PAVIOR] == 1:
        fire(s, B7 + PAVIOR)
        gain_resources(s, seat, PATH_RESOURCE[tile], 1)
    check_common(s, seat, COMMON_PATHS)


@BUILD_PATH.effect
@jit
def take_path(s: State, seat: int, place: int) -> None:
    """From the display (refilled) or unseen from the pile."""
    if place == THE_PILE:
        fire(s, B6_1B)
        seal(s)
        tile = draw_path(s)
    else:
        tile = s.path_display[place]
        s.path_display[place] = NONE
    add_path(s, seat, tile)
    fill_display(s)


@PATH_BONUS.effect
@jit
def take_free_path(s: State, seat: int, place: int) -> None:
    """B11.2: from the display, or look through the pile."""
    fire(s, B11_2)
    if place == THE_PILE:
        push(s, PILE_BONUS, seat, 0, 0)
    else:
        take_path(s, seat, place)


@jit
def find_in_pile(s: State, wanted: int) -> int:
    """The place in the pile of a tile with that crystal and resource (crystal * 5 + resource), or NONE."""
    for i in range(s.path_left):
        tile = s.path_pile[i]
        if PATH_CRYSTAL[tile] * 5 + PATH_RESOURCE[tile] == wanted:
            return i
    return NONE


@PILE_BONUS.guard
@jit
def may_take_from_pile(s: State, wanted: int) -> int:
    return 0 if find_in_pile(s, wanted) != NONE else B11_2


@PILE_BONUS.effect
@jit
def take_from_pile(s: State, seat: int, wanted: int) -> None:
    """Any tile of the pile; then the pile is shuffled (B11.2)."""
    place = find_in_pile(s, wanted)
    tile = s.path_pile[place]
    s.path_left -= 1
    for i in range(place, s.path_left):
        s.path_pile[i] = s.path_pile[i + 1]
    s.path_pile[s.path_left] = NONE
    s.path_known = 0
    if s.path_left > 1:
        push(s, SHUFFLE_PATHS, NONE, 0, 0)
    add_path(s, seat, tile)
