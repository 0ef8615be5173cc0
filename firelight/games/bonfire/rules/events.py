"""What a move leaves behind for the log and the animations: event numbers and their arguments.

An event is (number, seat, a, b, c). EVENTS names each event and, for each argument it uses, the vocabulary (empty: a number).
"""

from typing import Final

GAINED_TILES: Final = 0
GAINED_RESOURCES: Final = 1
GAINED_POINTS: Final = 2
PAID_TILES: Final = 3
PAID_RESOURCES: Final = 4
THREW_AWAY: Final = 5
PLACED_FATE: Final = 6
BUILT_PATH: Final = 7
NEW_PATHS: Final = 8
TURNED_UP_PATH: Final = 9
SAILED: Final = 10
TOOK_TASK: Final = 11
TURNED_UP_OFFERING: Final = 12
TOOK_GUARDIAN: Final = 13
MARCHED: Final = 14
TURNED_FIRE: Final = 15
TOOK_PORTAL: Final = 16
TOOK_GNOME: Final = 17
TURNED_UP_GNOME: Final = 18
IGNITED: Final = 19
SENT_NOVICE: Final = 20
COUNTDOWN_BEGAN: Final = 21
COUNTDOWN_TILE: Final = 22
PASSED: Final = 23
WENT_OUT: Final = 24
TURN_BEGAN: Final = 25
TOM_TURNED_UP: Final = 26
TOM_SHOWED_GNOME: Final = 27
TOM_TOOK_TASK: Final = 28
TOM_IDLE: Final = 29
SHUFFLED: Final = 30
MET_COMMON: Final = 31
ENDED: Final = 32

EVENTS: Final = (
    ("gained-tiles", ("kinds", "")),
    ("gained-resources", ("resources", "")),
    ("gained-points", ("", "earned")),
    ("paid-tiles", ("kinds", "")),
    ("paid-resources", ("resources", "")),
    ("threw-away", ("kinds", "")),
    ("placed-fate", ("fate", "lines", "")),
    ("built-path", ("paths", "")),
    ("new-paths", ()),
    ("turned-up-path", ("paths", "")),
    ("sailed", ("islands", "islands")),
    ("took-task", ("tasks", "task-islands", "")),
    ("turned-up-offering", ("resources", "")),
    ("took-guardian", ("guardians",)),
    ("marched", ("guardians", "places", "places")),
    ("turned-fire", ("", "")),
    ("took-portal", ("portals", "")),
    ("took-gnome", ("gnomes",)),
    ("turned-up-gnome", ("gnomes", "")),
    ("ignited", ("tasks", "")),
    ("sent-novice", ("bonuses", "novices", "")),
    ("countdown-began", ()),
    ("countdown-tile", ("",)),
    ("passed", ("",)),
    ("went-out", ()),
    ("turn-began", ("",)),
    ("tom-turned-up", ("tom-cards", "")),
    ("tom-showed-gnome", ("gnomes", "resources")),
    ("tom-took-task", ("tasks", "task-islands", "")),
    ("tom-idle", ()),
    ("shuffled", ("frames",)),
    ("met-common", ("commons",)),
    ("ended", ()),
)
