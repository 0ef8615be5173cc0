"""The words of Emberheart as small integers: followers, places, aides, colours, heroes, cards.

Everything the rules count or index is named here once; the names a person reads stand beside the numbers.
"""

from typing import Final

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

# Heroes 0..26, numbered as E14.1 to E14.27: nine red, nine blue, nine green.
HEROES: Final = 27
APPRENTICE: Final = 0
BARD: Final = 1
FIRE_SAGE: Final = 2
OUTFITTER: Final = 3
PARAGON: Final = 4
PEAKWALKER: Final = 5
RECRUITER: Final = 6
INNKEEPER: Final = 7
WRANGLER: Final = 8
FLAME_TAMER: Final = 9
DRAGON_KNIGHT: Final = 10
FIRE_MARSHAL: Final = 11
SPY: Final = 12
MASTER_SCOUT: Final = 13
MENTOR: Final = 14
MERCHANT: Final = 15
MESSENGER: Final = 16
QUARTERMASTER: Final = 17
DRAGON_NURSE: Final = 18
KEEPER: Final = 19
DRAGON_TRAINER: Final = 20
DRAGON_WHISPERER: Final = 21
MASTER_RANGER: Final = 22
OVERSEER: Final = 23
PRIESTESS: Final = 24
SQUIRE: Final = 25
TACTICIAN: Final = 26
HERO_NAMES: Final = (
    "Apprentice",
    "Bard",
    "Fire Sage",
    "Outfitter",
    "Paragon",
    "Peakwalker",
    "Recruiter",
    "Innkeeper",
    "Wrangler",
    "Flame Tamer",
    "Dragon Knight",
    "Fire Marshal",
    "Spy",
    "Master Scout",
    "Mentor",
    "Merchant",
    "Messenger",
    "Quartermaster",
    "Dragon Nurse",
    "Keeper",
    "Dragon Trainer",
    "Dragon Whisperer",
    "Master Ranger",
    "Overseer",
    "Priestess",
    "Squire",
    "Tactician",
)
HERO_KEYS: Final = tuple(name.lower().replace(" ", "-") for name in HERO_NAMES)

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
