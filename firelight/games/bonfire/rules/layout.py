"""The state of a game of Bonfire, declared once (B1)."""

from typing import Final

from firelight.engine.records import Record, i8, i16, many
from firelight.engine.stack import FRAMES, Position
from firelight.games.bonfire.content.words import ELDERS, GNOMES, NONE, SPECIALISTS
from firelight.games.bonfire.rules.decisions import Frame

# Where a Guardian stands: NONE (not in the city), START, path space 1..7, Bonfire 1..7.
START: Final = 0
LAST_PATH: Final = 7
BONFIRE: Final = 7  # Bonfire i is place 7 + i
PLACES: Final = ("start", *(f"path-{i}" for i in range(1, 8)), *(f"bonfire-{i}" for i in range(1, 8)))

# What brought points during the game; one line each on the score sheet.
EARNED: Final = ("head-start", "elders", "council", "great-bonfire", "passing", "tom")
HEAD_START, FROM_ELDERS, FROM_COUNCIL, FROM_GREAT_BONFIRE, FROM_PASSING, FROM_TOM = range(6)

# The owner of a Novice in the High Council: a seat, nobody (neutral), or nobody and lying down (B14.7).
NEUTRAL: Final = 4
LYING: Final = 5
NOVICES: Final = ("seat-0", "seat-1", "seat-2", "seat-3", "neutral", "lying")

TOM_SEAT: Final = 1
SQUARES: Final = 24  # 8 Fate Tiles of three squares


class City(Record):
    """One player's board and supply (B1.6)."""

    board: int = i8(names="boards")
    tiles: list[int] = i8(7, keys="kinds", low=0)
    resources: list[int] = i8(6, keys="resources", low=0)
    earned: list[int] = i16(6, keys="earned", low=-99)
    tasks: list[int] = i8(7, names="tasks", none=NONE)
    lit: list[int] = i8(7, low=0, high=1)
    novices: list[int] = i8(7, low=0, high=1)
    paths: list[int] = i8(7, names="paths", none=NONE, stack=True)
    path_count: int = i8(counts="paths")
    portals: list[int] = i8(7, low=0, high=1)
    guardians: list[int] = i8(5, keys="guardians", names="places", none=NONE)
    gnomes: list[int] = i8(GNOMES, keys="gnomes", low=0, high=2)  # 2: Tom has it, without its ability (B14.2)
    gnome_count: int = i8(derived=True)
    ship: int = i8(names="islands", none=NONE)
    column: list[int] = i8(7, names="fate", none=NONE, stack=True)
    column_count: int = i8(counts="column")
    first_tile: int = i8(names="fate", none=NONE)
    cells: list[int] = i8(SQUARES, low=-1, high=98, stack=True, none=NONE)
    square_count: int = i8(counts="cells")
    symbols: list[int] = i8(SQUARES, names="kinds", none=NONE, stack=True)
    square_at: list[int] = i8(99, derived=True)
    groups: list[int] = i8(SQUARES, derived=True)
    left_offerings: list[int] = i8(5, names="resources", none=NONE, stack=True, hidden=True, face_up=1)
    left_count: int = i8(counts="left_offerings")
    right_offerings: list[int] = i8(5, names="resources", none=NONE, stack=True, hidden=True, face_up=1)
    right_count: int = i8(counts="right_offerings")
    met: list[int] = i8(5, derived=True)
    out: int = i8(low=0, high=1)
    passed: int = i8(low=0, high=1)


class Island(Record):
    """A task island: in each of up to three places a Task, or the Offering that replaced it."""

    tasks: list[int] = i8(3, names="tasks", none=NONE)
    owners: list[int] = i8(3, low=-1, high=3, none=NONE)
    offerings: list[int] = i8(3, names="resources", none=NONE)


class RingSpace(Record):
    """A space around the Great Bonfire with its supply of portals."""

    portals: list[int] = i8(7, keys="portals", low=0, high=4)


class CouncilSpace(Record):
    novices: list[int] = i8(6, keys="novices", low=0, high=7)


class State(Position):
    frames: list[Frame] = many(Frame, FRAMES, stack=True)  # type: ignore[assignment]  # frames of its own
    players: int = i8(low=1, high=4)
    seats: int = i8(low=2, high=4)  # cities in play: one a player, and Tom's
    start: int = i8(low=0, high=3)
    turn: int = i8(low=0, high=3)
    counting: int = i8(low=0, high=1)  # the Countdown has begun
    countdown_pile: int = i8(low=0, high=5)  # the highest Countdown tile in the pile
    countdown_tile: int = i8(low=0, high=5)  # the travelling tile
    islands: list[Island] = many(Island, 10, keys="task-islands")
    guardians: list[int] = i8(4, keys="colours", low=0, high=4)
    ring: list[RingSpace] = many(RingSpace, 7)
    pointer: int = i8(low=0, high=6)
    fire_used: int = i8(low=0, high=1)
    council: list[CouncilSpace] = many(CouncilSpace, 8)
    neutral: list[int] = i8(5, keys="commons", low=0, high=1)
    path_display: list[int] = i8(4, names="paths", none=NONE)
    path_pile: list[int] = i8(28, names="paths", none=NONE, stack=True, hidden=True, known="path_known")
    path_left: int = i8(counts="path_pile")
    path_known: int = i8(low=0, high=28)  # tiles at the bottom whose order everybody has seen (B6.1c)
    gnome_display: list[int] = i8(6, names="gnomes", none=NONE)
    gnome_pile: list[int] = i8(SPECIALISTS, names="gnomes", none=NONE, stack=True, hidden=True)
    gnome_left: int = i8(counts="gnome_pile")
    gnome_discard: list[int] = i8(SPECIALISTS, names="gnomes", none=NONE, stack=True)
    discard_count: int = i8(counts="gnome_discard")
    elders: list[int] = i8(ELDERS, keys="elders", low=0, high=1)
    tom_pile: list[int] = i8(8, low=0, high=7, none=NONE, stack=True, hidden=True)
    tom_left: int = i8(counts="tom_pile")
    tom_discard: list[int] = i8(8, low=0, high=7, none=NONE, stack=True)
    tom_discarded: int = i8(counts="tom_discard")
    tom_played: int = i8(low=0, high=32)
    tom_novices: int = i8(low=0, high=4)
    cities: list[City] = many(City, 4, used="seats")
