"""The words of Emberheart as small integers: followers, places, aides, colours, heroes, cards.

Everything the rules count or index is named here once, with the readable names beside the numbers.
"""

import os
from typing import Final

from firelight.engine.components import row_keys
from firelight.engine.rulebook import Names

SHIPPED: Final = os.path.join(os.path.dirname(__file__), "components.toml")

NONE: Final = -1

# Followers.
FOLLOWERS: Final = ("hireling", "scout", "ranger", "warden")
HIRELING, SCOUT, RANGER, WARDEN = range(4)

# Colours and their attributes: red Strength, blue Senses, green Speed. A free exotic dragon has no colour of its own.
COLOURS: Final = ("red", "blue", "green", "exotic")
RED, BLUE, GREEN, EXOTIC = range(4)
ATTRIBUTES: Final = ("strength", "senses", "speed")
STRENGTH, SENSES, SPEED = range(3)
HIGHEST: Final = 7

# Regular locations in the order of the reward phase.
PLACES: Final = ("guild", "tavern", "camp", "mountain", "preserve", "garrison")
GUILD, TAVERN, CAMP, MOUNTAIN, PRESERVE, GARRISON = range(6)
PLACE_COUNT: Final = 6
SPACES: Final = 5

# Aides.
AIDES: Final = ("leader", "defender", "survivalist", "healer")
LEADER, DEFENDER, SURVIVALIST, HEALER = range(4)

# Skills of side B (E12); 0 on side A.
SKILLS: Final = ("none", "geared-dragons", "further-steps", "fire-wise", "welcoming")
NO_SKILL, GEARED_DRAGONS, FURTHER_STEPS, FIRE_WISE, WELCOMING = range(5)

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

# What a Garrison card asks for besides dragons of its colour; followers are of the kind that belongs to the colour.
ASKED: Final = ("heroes", "followers")
HEROES_ASKED, FOLLOWERS_ASKED = range(2)

# What a raid card counts, and what it takes.
counted = Names()
PER_HERO: Final = counted("hero")
PER_GARRISON: Final = counted("garrison-card")
PER_PRESERVE: Final = counted("preserve")
PER_STEP: Final = counted("highest-attribute")  # of the highest attribute
PER_RED: Final = counted("red-dragon")
PER_BLUE: Final = counted("blue-dragon")
PER_GREEN: Final = counted("green-dragon")
PER_RANGER: Final = counted("ranger")
PER_WARDEN: Final = counted("warden")
PER_SCOUT: Final = counted("scout")
COUNTED: Final = counted.names
LOST: Final = ("hirelings", "specialists")
LOSE_HIRELINGS, LOSE_SPECIALISTS = range(2)

ROUNDS: Final = 5
FLAME_START: Final = 10
