"""The words of Bonfire as small integers: resources, action kinds, colours, islands, gnomes, task kinds.

Everything the rules count or index is named here once, with the readable names beside the numbers.
"""

import os
from typing import Final

from firelight.engine.components import row_keys
from firelight.engine.rulebook import Names

SHIPPED: Final = os.path.join(os.path.dirname(__file__), "components.toml")

NONE: Final = -1

# Resources (five basic ones, then the wild one).
RESOURCES: Final = ("blossom", "fruit", "herb", "shell", "root", "gold")
BLOSSOM, FRUIT, HERB, SHELL, ROOT, GOLD = range(6)
BASIC: Final = 5

# Action kinds (six, then the wild one).
KINDS: Final = ("path", "ship", "task", "guardian", "great-bonfire", "gnome", "yellow")
PATH, SHIP, TASK, GUARDIAN, GREAT_BONFIRE, GNOME, YELLOW = range(7)

# Colours of Tasks, Bonfires and crystals. The Starting Tile has no crystal.
FIRES: Final = ("blue", "red", "yellow")
FIRE_BLUE, FIRE_RED, FIRE_YELLOW = range(3)
NO_CRYSTAL: Final = 3

# Guardians: the player's own one, then the four colours.
GUARDIANS: Final = ("own", "pink", "grey", "brown", "blue")
OWN, PINK, GREY, BROWN, BLUE = range(5)

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
    """The number of a Gnome by its key, for the chapter with its effect."""
    return GNOME_KEYS.index(key)


# Bonuses of the High Council, numbered as B11.1 to B11.8.
BONUSES: Final = ("", "gold", "path", "guardian", "great-bonfire", "specialist", "move", "ship", "fate")
BONUS_GOLD, BONUS_PATH, BONUS_GUARDIAN, BONUS_GREAT_BONFIRE, BONUS_SPECIALIST, BONUS_MOVE, BONUS_SHIP, BONUS_FATE = range(1, 9)

# Common Tasks (B10.1).
COMMONS: Final = ("tasks", "portals", "paths", "guardians", "gnomes")
COMMON_TASKS, COMMON_PORTALS, COMMON_PATHS, COMMON_GUARDIANS, COMMON_GNOMES = range(5)

# Tom's cards (B14).
TOM_CARDS: Final = ("great-bonfire", "guardian", "task-1", "task-2", "gnome", "path")
TOM_GREAT_BONFIRE, TOM_GUARDIAN, TOM_TASK_I, TOM_TASK_II, TOM_GNOME, TOM_PATH = range(6)

# Task conditions (B15). A task has a kind and up to two small arguments (a, b).
condition = Names()
HAVE_GUARDIAN: Final = condition("have-guardian")  # a guardian colour
PATH_WITH: Final = condition("path-with")  # a resource
OFFERING_ON: Final = condition("offering-on")  # a resource
GNOME_SHOWING: Final = condition("gnome-showing")  # a resource
GROUP_OF_3: Final = condition("group-of-3")  # a action kind
TWO_RESOURCES: Final = condition("two-resources")  # a how many of each
OFFERINGS_SPREAD: Final = condition("offerings-spread")  # a how many different islands
OFFERINGS_ON_ONE: Final = condition("offerings-on-one")  # a how many on one island
BLUE_AND_RED: Final = condition("blue-and-red")
COMMON_TASK: Final = condition("common-task")  # a how many
PORTALS_PLACED: Final = condition("portals")  # a how many
TWO_GUARDIANS: Final = condition("two-guardians")  # a, b guardian colours
GNOMES_TAKEN: Final = condition("gnomes")  # a how many
GOLD_HELD: Final = condition("gold")  # a how many
SAME_ADJACENT: Final = condition("same-adjacent")
RESOURCE_HELD: Final = condition("resource")  # a resource, b how many
OFFERING_ON_BOTH: Final = condition("offering-on-both")  # a resource
ALL_FIRES: Final = condition("all-fires")
GUARDIANS_TAKEN: Final = condition("guardians")  # a how many
TWO_GROUPS_OF_3: Final = condition("two-groups-of-3")  # a, b action kinds
TASKS_OF_COLOUR: Final = condition("tasks-of-colour")  # a colour, b how many
ELDERS_TAKEN: Final = condition("elders")  # a how many
OFFERING_PILE_EMPTY: Final = condition("offering-pile-empty")
CRYSTALS_OF: Final = condition("crystals")  # a colour, b how many
BONFIRES_LIT: Final = condition("bonfires")  # a how many
TWO_OFFERINGS_ON: Final = condition("two-offerings-on")  # a how many islands with two each
OF_ONE_RESOURCE: Final = condition("of-one-resource")  # a how many
HIGHLIGHTED: Final = condition("highlighted")
GUARDIANS_HOME: Final = condition("guardians-home")  # a how many at Bonfires
HOLD_TILES: Final = condition("hold-tiles")  # a bit mask of action kinds
GOLD_SQUARES: Final = condition("gold-squares")
OUTER_COLUMNS: Final = condition("outer-columns")
TWO_GROUPS: Final = condition("two-groups")  # a how large
TASK_KINDS: Final = condition.names
TASK_COUNT: Final = 66

# The Fate Area lies in a grid of 9 rows x 11 columns, two rows and columns wider on each side than the printed
# 5 x 7 box, because tiles may stick out (B7.27).
GRID_ROWS: Final = 9
GRID_COLUMNS: Final = 11
GRID: Final = 99
LINES: Final = 94
