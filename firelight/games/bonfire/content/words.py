"""The words of Bonfire as small integers: resources, action kinds, colours, islands, gnomes, task kinds.

Everything the rules count or index is named here once; the names a person reads stand beside the numbers.
"""

import os
from typing import Final

from firelight.engine.components import row_keys

SHIPPED: Final = os.path.join(os.path.dirname(__file__), "components.toml")

NONE: Final = -1

# Resources (five basic ones, then the wild one).
BLOSSOM: Final = 0
FRUIT: Final = 1
HERB: Final = 2
SHELL: Final = 3
ROOT: Final = 4
GOLD: Final = 5
BASIC: Final = 5
RESOURCES: Final = ("blossom", "fruit", "herb", "shell", "root", "gold")

# Action kinds (six, then the wild one).
PATH: Final = 0
SHIP: Final = 1
TASK: Final = 2
GUARDIAN: Final = 3
GREAT_BONFIRE: Final = 4
GNOME: Final = 5
YELLOW: Final = 6
KINDS: Final = ("path", "ship", "task", "guardian", "great-bonfire", "gnome", "yellow")

# Colours of Tasks, Bonfires and crystals. The Starting Tile has no crystal.
FIRE_BLUE: Final = 0
FIRE_RED: Final = 1
FIRE_YELLOW: Final = 2
NO_CRYSTAL: Final = 3
FIRES: Final = ("blue", "red", "yellow")

# Guardians: the player's own one, then the four colours.
OWN: Final = 0
PINK: Final = 1
GREY: Final = 2
BROWN: Final = 3
BLUE: Final = 4
GUARDIANS: Final = ("own", "pink", "grey", "brown", "blue")

# Islands: ten task islands, then one guardian island per colour (island 9 + colour).
TASK_ISLANDS: Final = 10
ISLAND_COUNT: Final = 14
ISLANDS: Final = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "PINK", "GREY", "BROWN", "BLUE")

PORTALS: Final = ("ring", "peak", "square", "rhomb", "star", "moon", "waves")
BOARDS: Final = ("A", "B", "C", "D")

# Path tiles are numbered 0..27; the Starting Tile is one more.
PATH_TILES: Final = 28
STARTING_TILE: Final = 28

# The Great Bonfire's ring: resources 0..5, and one space that gives points instead.
RING: Final = 7
TWO_POINTS: Final = 6

# Gnomes, by their rows in the component set: Specialists in the order of B7, then Elders in that of B8.
SPECIALIST_KEYS: Final = row_keys(SHIPPED, "specialists")
ELDER_KEYS: Final = row_keys(SHIPPED, "elders")
GNOME_KEYS: Final = (*SPECIALIST_KEYS, *ELDER_KEYS)
SPECIALISTS: Final = len(SPECIALIST_KEYS)
ELDERS: Final = len(ELDER_KEYS)
GNOMES: Final = len(GNOME_KEYS)
FIRST_ELDER: Final = SPECIALISTS


def number_of(key: str) -> int:
    """The number of a Gnome by its key, for the chapter that has its effect."""
    return GNOME_KEYS.index(key)


# Bonuses of the High Council, numbered as B11.1 to B11.8.
BONUS_GOLD: Final = 1
BONUS_PATH: Final = 2
BONUS_GUARDIAN: Final = 3
BONUS_GREAT_BONFIRE: Final = 4
BONUS_SPECIALIST: Final = 5
BONUS_MOVE: Final = 6
BONUS_SHIP: Final = 7
BONUS_FATE: Final = 8
BONUSES: Final = ("", "gold", "path", "guardian", "great-bonfire", "specialist", "move", "ship", "fate")

# Common Tasks (B10.1).
COMMON_TASKS: Final = 0
COMMON_PORTALS: Final = 1
COMMON_PATHS: Final = 2
COMMON_GUARDIANS: Final = 3
COMMON_GNOMES: Final = 4
COMMONS: Final = ("tasks", "portals", "paths", "guardians", "gnomes")

# Tom's cards (B14).
TOM_GREAT_BONFIRE: Final = 0
TOM_GUARDIAN: Final = 1
TOM_TASK_I: Final = 2
TOM_TASK_II: Final = 3
TOM_GNOME: Final = 4
TOM_PATH: Final = 5
TOM_CARDS: Final = ("great-bonfire", "guardian", "task-1", "task-2", "gnome", "path")

# Task conditions (B15). A task has a kind and up to two small arguments (a, b).
HAVE_GUARDIAN: Final = 0  # a guardian colour
PATH_WITH: Final = 1  # a resource
OFFERING_ON: Final = 2  # a resource
GNOME_SHOWING: Final = 3  # a resource
GROUP_OF_3: Final = 4  # a action kind
TWO_RESOURCES: Final = 5  # a how many of each
OFFERINGS_SPREAD: Final = 6  # a how many different islands
OFFERINGS_ON_ONE: Final = 7  # a how many on one island
BLUE_AND_RED: Final = 8
COMMON_TASK: Final = 9  # a how many
PORTALS_PLACED: Final = 10  # a how many
TWO_GUARDIANS: Final = 11  # a, b guardian colours
GNOMES_TAKEN: Final = 12  # a how many
GOLD_HELD: Final = 13  # a how many
SAME_ADJACENT: Final = 14
RESOURCE_HELD: Final = 15  # a resource, b how many
OFFERING_ON_BOTH: Final = 16  # a resource
ALL_FIRES: Final = 17
GUARDIANS_TAKEN: Final = 18  # a how many
TWO_GROUPS_OF_3: Final = 19  # a, b action kinds
TASKS_OF_COLOUR: Final = 20  # a colour, b how many
ELDERS_TAKEN: Final = 21  # a how many
OFFERING_PILE_EMPTY: Final = 22
CRYSTALS_OF: Final = 23  # a colour, b how many
BONFIRES_LIT: Final = 24  # a how many
TWO_OFFERINGS_ON: Final = 25  # a how many islands with two each
OF_ONE_RESOURCE: Final = 26  # a how many
HIGHLIGHTED: Final = 27
GUARDIANS_HOME: Final = 28  # a how many at Bonfires
HOLD_TILES: Final = 29  # a bit mask of action kinds
GOLD_SQUARES: Final = 30
OUTER_COLUMNS: Final = 31
TWO_GROUPS: Final = 32  # a how large
TASK_KINDS: Final = (
    "have-guardian",
    "path-with",
    "offering-on",
    "gnome-showing",
    "group-of-3",
    "two-resources",
    "offerings-spread",
    "offerings-on-one",
    "blue-and-red",
    "common-task",
    "portals",
    "two-guardians",
    "gnomes",
    "gold",
    "same-adjacent",
    "resource",
    "offering-on-both",
    "all-fires",
    "guardians",
    "two-groups-of-3",
    "tasks-of-colour",
    "elders",
    "offering-pile-empty",
    "crystals",
    "bonfires",
    "two-offerings-on",
    "of-one-resource",
    "highlighted",
    "guardians-home",
    "hold-tiles",
    "gold-squares",
    "outer-columns",
    "two-groups",
)
TASK_COUNT: Final = 66

# The Fate Area lies in a grid of 9 rows x 11 columns, two rows and columns wider on each side than the printed
# 5 x 7 box, because tiles may stick out (B7.27).
GRID_ROWS: Final = 9
GRID_COLUMNS: Final = 11
GRID: Final = 99
LINES: Final = 94
