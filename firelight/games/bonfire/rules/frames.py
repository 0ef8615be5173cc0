"""The kinds of frames: what can lie on the stack of a game of Bonfire."""

from typing import Final

GAME_OVER: Final = 1

# Frames that run by themselves.
NEXT_TURN: Final = 2
TOM_TURN: Final = 3  # turn up a card
TOM_CARD: Final = 4  # a the card, b the Gnome resource
TOM_COMMON: Final = 5  # look for Common Tasks that Tom meets
REFILL_GNOMES: Final = 6
BUILD_PATH: Final = 7  # a display slot, or 4 the pile
PLACE_GUARDIAN: Final = 8  # a colour
RECRUIT_GNOME: Final = 9  # a gnome
LAST_AUTOMATIC: Final = 9

# Chance.
SHUFFLE_PATHS: Final = 10
SHUFFLE_GNOMES: Final = 11
SHUFFLE_TOM: Final = 12
LAST_CHANCE: Final = 12

# Decisions.
FIRST_TILE: Final = 13
WAY_ROUND: Final = 14  # a tile, b line, c 1 for the first tile
TURN: Final = 15  # a 1 after a Bonus Action in this turn
AFTER: Final = 16
KEEP: Final = 17  # a how many more to keep, b c d kept kinds + 1
FATE_END: Final = 18
FATE_LINE: Final = 19  # a 0 top, 1 bottom
PATH_CHOICE: Final = 20  # a tiles shown by putting the display under the pile, b pile before
ISLAND_DEED: Final = 21
OFFERING: Final = 22  # a island, b slot
TASK_SPACE: Final = 23  # a island, b slot, c offering pile
PAY_TILES: Final = 24  # a kind, b owed, c to be replaced, d pieces still to throw
PAY_RESOURCES: Final = 25  # a kind, b owed, c kind, d owed, e pieces still to throw or to be replaced, f gold used for
GNOME_PRICE: Final = 26  # a gnome
PROCESSION: Final = 27  # a steps, b guardians still to go (bits), c 1 once somebody moved, d 1 without gain, e the one chosen + 1
YIELD: Final = 28  # a printed resource, b how many, c gold besides
REWARDS: Final = 29
PORTAL: Final = 30
COUNCIL: Final = 31  # a whose novice
BONUS: Final = 32  # a council space
PATH_BONUS: Final = 33
PILE_BONUS: Final = 34
GUARDIAN_BONUS: Final = 35
FIRE_BONUS: Final = 36
SPECIALIST_BONUS: Final = 37
MOVE_WHO: Final = 38
MOVE_TO: Final = 39  # a guardian
SHIP_BONUS: Final = 40
TOM_TIE: Final = 41  # a resource, b value looked for, c 1 for Task II

FRAME_NAMES: Final = (
    "nothing",
    "game-over",
    "next-turn",
    "tom-turn",
    "tom-card",
    "tom-common",
    "refill-gnomes",
    "build-path",
    "place-guardian",
    "recruit-gnome",
    "shuffle-paths",
    "shuffle-gnomes",
    "shuffle-tom",
    "first-tile",
    "way-round",
    "turn",
    "after",
    "keep",
    "fate-end",
    "fate-line",
    "path-choice",
    "island-deed",
    "offering",
    "task-space",
    "pay-tiles",
    "pay-resources",
    "gnome-price",
    "procession",
    "yield",
    "rewards",
    "portal",
    "council",
    "bonus",
    "path-bonus",
    "pile-bonus",
    "guardian-bonus",
    "fire-bonus",
    "specialist-bonus",
    "move-who",
    "move-to",
    "ship-bonus",
    "tom-tie",
)
