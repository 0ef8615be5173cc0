"""Setting up a game (B2, B14.1)."""

from typing import Final

from firelight.engine.chance import Rng, below, shuffle
from firelight.engine.jit import Ints, jit
from firelight.engine.stack import push
from firelight.games.bonfire.content.tables import (
    GNOME_RESOURCE,
    ISLAND_CORNER,
    OFFERING_RESOURCE,
    TASK_COLOUR,
    THREE_ON_ONE,
)
from firelight.games.bonfire.content.words import (
    ELDERS,
    GOLD,
    NONE,
    OWN,
    PATH_TILES,
    RING,
    SPECIALISTS,
    STARTING_TILE,
    TASK_COUNT,
    TASK_ISLANDS,
    YELLOW,
)
from firelight.games.bonfire.rules.countdown import FULL_PILE
from firelight.games.bonfire.rules.decisions import NEXT_TURN
from firelight.games.bonfire.rules.layout import HEAD_START, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.path import SLOTS

FREE_COLOURS: Final = -1
FIRST_GAME: Final = 0  # the setup options
HANDICAP: Final = 1


@jit
def clear_city(c: City) -> None:
    for space in range(7):
        c.tasks[space] = NONE
        c.paths[space] = NONE
        c.novices[space] = 1
        c.column[space] = NONE
    for guardian in range(5):
        c.guardians[guardian] = NONE
    for square in range(24):
        c.cells[square] = NONE
        c.symbols[square] = NONE
    for place in range(5):
        c.left_offerings[place] = NONE
        c.right_offerings[place] = NONE
    c.ship = NONE
    c.first_tile = NONE


@jit
def clear(s: State) -> None:
    """Empty every place: the starting point of setup."""
    for seat in range(4):
        clear_city(s.cities[seat])
    for island in range(TASK_ISLANDS):
        for slot in range(3):
            s.islands[island].tasks[slot] = NONE
            s.islands[island].owners[slot] = NONE
            s.islands[island].offerings[slot] = NONE
    for slot in range(4):
        s.path_display[slot] = NONE
    for slot in range(6):
        s.gnome_display[slot] = NONE
    for place in range(PATH_TILES):
        s.path_pile[place] = NONE
    for place in range(SPECIALISTS):
        s.gnome_pile[place] = NONE
        s.gnome_discard[place] = NONE
    for place in range(8):
        s.tom_pile[place] = NONE
        s.tom_discard[place] = NONE


@jit
def tasks_on(players: int, island: int) -> int:
    """How many Tasks lie on an island at the start (B2.1)."""
    if players == 4:
        return 3
    if players == 3:
        return 2 if ISLAND_CORNER[island] == 1 else 3
    return 2


@jit
def _is_dealt(s: State, task: int) -> bool:
    for island in range(TASK_ISLANDS):
        for slot in range(3):
            if s.islands[island].tasks[slot] == task:
                return True
    return False


@jit
def _draw_task(s: State, rng: Rng, colour: int) -> int:
    """A random Task that is not dealt yet, of that colour or of any."""
    while True:
        task = below(rng, TASK_COUNT)
        if colour != FREE_COLOURS and TASK_COLOUR[task] != colour:
            continue
        if s.players <= 2 and task == THREE_ON_ONE[0]:
            continue
        if not _is_dealt(s, task):
            return task


@jit
def _deal_tasks(s: State, rng: Rng, first_game: int) -> None:
    """At random; in a first game every island gets different colours (B2.1, B2.2)."""
    for island in range(TASK_ISLANDS):
        number = tasks_on(s.players, island)
        spared = below(rng, 3)  # with two Tasks, the colour left out
        offset = below(rng, 3)
        swap = below(rng, 2)
        for slot in range(number):
            colour = FREE_COLOURS
            if first_game == 1:
                if number == 3:
                    colour = (offset + (slot if swap == 0 else 3 - slot)) % 3
                else:
                    colour = (spared + 1 + (slot if swap == 0 else 1 - slot)) % 3
            s.islands[island].tasks[slot] = _draw_task(s, rng, colour)


@jit
def _deal_solo_tasks(s: State, rng: Rng) -> None:
    """7 blue, 7 red, 6 yellow, two different colours on each island (B14.1).

    That forces four islands with blue and red, three with blue and yellow, three with red and yellow.
    """
    blue_red = 4
    blue_yellow = 3
    red_yellow = 3
    for island in range(TASK_ISLANDS):
        pick = below(rng, blue_red + blue_yellow + red_yellow)
        if pick < blue_red:
            spared = 2
            blue_red -= 1
        elif pick < blue_red + blue_yellow:
            spared = 1
            blue_yellow -= 1
        else:
            spared = 0
            red_yellow -= 1
        swap = below(rng, 2)
        for slot in range(2):
            colour = (spared + 1 + (slot if swap == 0 else 1 - slot)) % 3
            s.islands[island].tasks[slot] = _draw_task(s, rng, colour)


@jit
def _deal_portals(s: State, rng: Rng) -> None:
    """The same number on each of the seven spaces (B2.4)."""
    each = 4 if s.players > 2 else 3
    for space in range(RING):
        for shape in range(7):
            s.ring[space].portals[shape] = 0
    for shape in range(7):
        for _ in range(each):
            while True:
                space = below(rng, RING)
                held = 0
                for other in range(7):
                    held += s.ring[space].portals[other]
                if below(rng, each) >= held:
                    s.ring[space].portals[shape] += 1
                    break


@jit
def portals_differ(s: State) -> bool:
    for space in range(RING):
        for shape in range(7):
            if s.ring[space].portals[shape] > 1:
                return False
    return True


@jit
def _fill_city(s: State, rng: Rng, seat: int) -> None:
    """A player's pieces: Novices, Offerings, Fate Tiles, resources, tiles (B2.7 to B2.11)."""
    c = s.cities[seat]
    for place in range(10):
        if place < 5:
            c.left_offerings[place] = OFFERING_RESOURCE[place]
        else:
            c.right_offerings[place - 5] = OFFERING_RESOURCE[place]
    c.left_count = 5
    c.right_count = 5
    _shuffle_offerings(c, rng)
    c.first_tile = 7
    for place in range(7):
        c.column[place] = place
    c.column_count = 7
    shuffle(rng, c.column, 0, 7)
    other = below(rng, 8)
    if other < 7:
        c.first_tile = c.column[other]
        c.column[other] = 7
    for resource in range(GOLD + 1):
        c.resources[resource] = 1
    c.tiles[YELLOW] = 2


@jit
def _shuffle_offerings(c: City, rng: Rng) -> None:
    for place in range(9, 0, -1):
        other = below(rng, place + 1)
        swap_offerings(c, place, other)


@jit
def swap_offerings(c: City, place: int, other: int) -> None:
    """Places 0 to 4 are the left pile, 5 to 9 the right one."""
    a = c.left_offerings[place] if place < 5 else c.right_offerings[place - 5]
    b = c.left_offerings[other] if other < 5 else c.right_offerings[other - 5]
    if place < 5:
        c.left_offerings[place] = b
    else:
        c.right_offerings[place - 5] = b
    if other < 5:
        c.left_offerings[other] = a
    else:
        c.right_offerings[other - 5] = a


@jit
def _deal_paths(s: State, rng: Rng) -> None:
    """A pile and four face up (B2.5)."""
    for tile in range(PATH_TILES):
        s.path_pile[tile] = tile
    shuffle(rng, s.path_pile, 0, PATH_TILES)
    s.path_left = PATH_TILES
    for slot in range(SLOTS):
        s.path_left -= 1
        s.path_display[slot] = s.path_pile[s.path_left]
        s.path_pile[s.path_left] = NONE


@jit
def _deal_gnomes(s: State, rng: Rng) -> None:
    """A pile and six face up (B2.6); those that show gold are left out against Tom (B14.1)."""
    for gnome in range(SPECIALISTS):
        if s.players > 1 or GNOME_RESOURCE[gnome] != GOLD:
            s.gnome_pile[s.gnome_left] = gnome
            s.gnome_left += 1
    shuffle(rng, s.gnome_pile, 0, s.gnome_left)
    for slot in range(6):
        s.gnome_left -= 1
        s.gnome_display[slot] = s.gnome_pile[s.gnome_left]
        s.gnome_pile[s.gnome_left] = NONE


@jit
def _invite_tom(s: State, rng: Rng, handicap: int) -> None:
    """His cards and Novices, and who has a head start (B14.1, B14.10)."""
    for card in range(8):
        s.tom_pile[card] = card
    shuffle(rng, s.tom_pile, 0, 8)
    s.tom_left = 8
    s.tom_novices = 4
    for space in range(7):
        s.cities[TOM_SEAT].novices[space] = 0
    if handicap > 0:
        s.cities[TOM_SEAT].earned[HEAD_START] = handicap
    else:
        s.cities[0].earned[HEAD_START] = -handicap


@jit
def setup(s: State, rng: Rng, players: int, chosen: Ints) -> None:
    """A new game (B2). One player means solo against Tom, whose head start is the handicap (B14.10)."""
    clear(s)
    s.players = players
    s.seats = max(players, 2)
    s.start = 0 if players == 1 else below(rng, players)
    s.turn = s.start
    s.countdown_pile = FULL_PILE
    if players == 1:
        _deal_solo_tasks(s, rng)
        _deal_portals(s, rng)
        while not portals_differ(s):
            _deal_portals(s, rng)
    else:
        _deal_tasks(s, rng, chosen[FIRST_GAME])
        _deal_portals(s, rng)
    for colour in range(4):
        s.guardians[colour] = 4
    for common in range(5):
        s.neutral[common] = 1
    for elder in range(ELDERS):
        s.elders[elder] = 1
    _deal_paths(s, rng)
    _deal_gnomes(s, rng)
    boards = 0
    for seat in range(s.seats):
        c = s.cities[seat]
        c.board = below(rng, 4)
        while boards >> c.board & 1:
            c.board = below(rng, 4)
        boards |= 1 << c.board
        c.paths[0] = STARTING_TILE
        c.path_count = 1
        c.guardians[OWN] = START
        if seat < players:
            _fill_city(s, rng, seat)
    if players == 1:
        _invite_tom(s, rng, chosen[HANDICAP])
    for seat in range(s.seats, 4):
        for space in range(7):
            s.cities[seat].novices[space] = 0
    push(s, NEXT_TURN, NONE, 1, 0)
