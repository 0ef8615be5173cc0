"""The actions of Bonfire as small integers: one range of numbers for each family."""

from typing import Final

FATE: Final = 0  # top, bottom
FIRST: Final = 2  # keep, swap
WAY: Final = 4  # as printed, turned round
KEEP_TILE: Final = 6  # kind
LINE: Final = 13  # line of the Fate Area
BUILD: Final = 107  # display slot, 4 the pile
NEW_DISPLAY: Final = 112
SAIL: Final = 113  # island
TASK_AT: Final = 127  # slot of the island
NO_DEED: Final = 130
RETRIEVE: Final = 131
OFFER: Final = 132  # offering pile
SPACE: Final = 134  # task space
PAY_TILE: Final = 141  # kind
REPLACE_TILE: Final = 148
THROW_TILE: Final = 149  # kind
PAY_RESOURCE: Final = 156  # resource
REPLACE_RESOURCE: Final = 162
THROW_RESOURCE: Final = 163  # resource
MARCH: Final = 169  # steps - 1
WHO: Final = 177  # guardian
STAY: Final = 182
TO_PATH: Final = 183  # path space - 1
TO_BONFIRE: Final = 190  # Bonfire - 1
CHOOSE_YIELD: Final = 197  # resource
TURN_FIRE: Final = 203  # ring space
REWARD: Final = 210  # tile and resource, tile and portal, resource and portal, all three
TAKE_PORTAL: Final = 214  # shape
RECRUIT: Final = 221  # gnome
PRICE: Final = 254  # two tiles and one resource, one tile and two resources
IGNITE: Final = 256  # task space
SEND: Final = 263  # council space
TAKE_BONUS: Final = 271
TAKE_POINT: Final = 272
NEUTRAL_NOVICE: Final = 273  # Common Task
FROM_PILE: Final = 278  # crystal * 5 + resource
COLOUR: Final = 293  # guardian colour - 1
TOM_TAKES: Final = 297  # which of the two islands * 3 + slot
END_TURN: Final = 303
PASS: Final = 304
GIVE_UP: Final = 305
ACTIONS: Final = 306
