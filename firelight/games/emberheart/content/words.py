"""The words of Emberheart as small integers: followers, places, aides, colours, heroes, cards.

Everything the rules count or index is named here once; the names a person reads stand beside the numbers.
"""

import os
from typing import Final

from firelight.engine.components import row_keys

SHIPPED: Final = os.path.join(os.path.dirname(__file__), "components.toml")

NONE: Final = -1

# Followers.
HIRELING: Final = 0
SCOUT: Final = 1
RANGER: Final = 2
WARDEN: Final = 3
FOLLOWERS: Final = ("hireling", "scout", "ranger", "warden")

# Colours and their attributes: red Strength, blue Senses, green Speed. A free exotic dragon has no colour of its own.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
EXOTIC: Final = 3
COLOURS: Final = ("red", "blue", "green", "exotic")
STRENGTH: Final = 0
SENSES: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = ("strength", "senses", "speed")
HIGHEST: Final = 7

# Regular locations in the order of the reward phase.
GUILD: Final = 0
TAVERN: Final = 1
CAMP: Final = 2
MOUNTAIN: Final = 3
PRESERVE: Final = 4
GARRISON: Final = 5
PLACES: Final = ("guild", "tavern", "camp", "mountain", "preserve", "garrison")
PLACE_COUNT: Final = 6
SPACES: Final = 5

# Aides.
LEADER: Final = 0
DEFENDER: Final = 1
SURVIVALIST: Final = 2
HEALER: Final = 3
AIDES: Final = ("leader", "defender", "survivalist", "healer")

# Skills of side B (E12); 0 on side A.
NO_SKILL: Final = 0
GEARED_DRAGONS: Final = 1
FURTHER_STEPS: Final = 2
FIRE_WISE: Final = 3
WELCOMING: Final = 4
SKILLS: Final = ("none", "geared-dragons", "further-steps", "fire-wise", "welcoming")

# Cards. Dragons: 30 of the mountain (0..29), then 15 captives (30..44).
MOUNTAIN_DRAGONS: Final = 30
CAPTIVES: Final = 15
DRAGONS: Final = 45
FIRST_CAPTIVE: Final = 30
PRESERVES: Final = 15
GARRISONS: Final = 15
TAVERNS: Final = 15
RAIDS: Final = 10
DUO_CARDS: Final = 12
DUO_SPACES: Final = 5

# Heroes, by their rows in the component set, in the order of E14.
HERO_KEYS: Final = row_keys(SHIPPED, "heroes")
HEROES: Final = len(HERO_KEYS)


def number_of(key: str) -> int:
    """The number of a hero by its key."""
    return HERO_KEYS.index(key)


APPRENTICE: Final = number_of("apprentice")
BARD: Final = number_of("bard")
FIRE_SAGE: Final = number_of("fire-sage")
OUTFITTER: Final = number_of("outfitter")
PARAGON: Final = number_of("paragon")
PEAKWALKER: Final = number_of("peakwalker")
RECRUITER: Final = number_of("recruiter")
INNKEEPER: Final = number_of("innkeeper")
WRANGLER: Final = number_of("wrangler")
FLAME_TAMER: Final = number_of("flame-tamer")
DRAGON_KNIGHT: Final = number_of("dragon-knight")
FIRE_MARSHAL: Final = number_of("fire-marshal")
SPY: Final = number_of("spy")
MASTER_SCOUT: Final = number_of("master-scout")
MENTOR: Final = number_of("mentor")
MERCHANT: Final = number_of("merchant")
MESSENGER: Final = number_of("messenger")
QUARTERMASTER: Final = number_of("quartermaster")
DRAGON_NURSE: Final = number_of("dragon-nurse")
KEEPER: Final = number_of("keeper")
DRAGON_TRAINER: Final = number_of("dragon-trainer")
DRAGON_WHISPERER: Final = number_of("dragon-whisperer")
MASTER_RANGER: Final = number_of("master-ranger")
OVERSEER: Final = number_of("overseer")
PRIESTESS: Final = number_of("priestess")
SQUIRE: Final = number_of("squire")
TACTICIAN: Final = number_of("tactician")

# What a Garrison card asks for besides dragons of its colour.
HEROES_ASKED: Final = 0
FOLLOWERS_ASKED: Final = 1  # of the follower kind of its colour
ASKED: Final = ("heroes", "followers")

# What a raid card counts, and what it takes.
PER_HERO: Final = 0
PER_GARRISON: Final = 1
PER_PRESERVE: Final = 2
PER_STEP: Final = 3  # of the highest attribute
PER_RED: Final = 4
PER_BLUE: Final = 5
PER_GREEN: Final = 6
PER_RANGER: Final = 7
PER_WARDEN: Final = 8
PER_SCOUT: Final = 9
COUNTED: Final = (
    "hero",
    "garrison-card",
    "preserve",
    "highest-attribute",
    "red-dragon",
    "blue-dragon",
    "green-dragon",
    "ranger",
    "warden",
    "scout",
)
LOSE_HIRELINGS: Final = 0
LOSE_SPECIALISTS: Final = 1
LOST: Final = ("hirelings", "specialists")

ROUNDS: Final = 5
FLAME_START: Final = 10
