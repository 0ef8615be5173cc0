"""The features of an Emberheart position: their indices and names.

They describe a seat as expected once the parties on the board have taken their rewards.
"""

from typing import Final

from firelight.games.emberheart.content.words import ATTRIBUTES, COLOURS, FOLLOWERS

DRAGON_POINTS: Final = 0  # glory of all dragons
ATTRIBUTE_POINTS: Final = 1
HERO_POINTS: Final = 2  # present glory of heroes that have a dragon or a free one to attach
GARRISON_POINTS: Final = 3  # of completed cards
FLAME_POINTS: Final = 4
HERO_PROSPECTS: Final = 5  # average glory of those heroes at the end of the game
HERO_HELP: Final = 6  # help of active heroes per round, times the rounds left
OWNED: Final = 7  # one feature per kind of follower, in the supply and on the board
GEAR: Final = 11
FLAME: Final = 12
FREE_DRAGONS: Final = 13  # one feature per colour: dragons that no card waits for
WAITING_HEROES: Final = 17  # one feature per colour: heroes without a dragon
WAITING_PRESERVES: Final = 20
TO_ATTACH: Final = 23  # dragons that can be attached now
DRAGONS_OF: Final = 24  # one feature per colour
LEVELS: Final = 27  # one feature per attribute
HALF_STEPS: Final = 30  # glory that the next step of each attribute brings
HEROES_OWNED: Final = 31
PRESERVES_OWNED: Final = 32
GARRISON_OWNED: Final = 33
LACKING: Final = 34  # glory of open Garrison cards that lack 1, 2 or more things
CRESTS: Final = 37  # crests that can still be used in this round
MANNED_CRESTS: Final = 38  # crests for which there are two followers each
CRESTS_AT_RISK: Final = 39  # crests times aides taken: the phase may end before they are used
EXPOSED: Final = 40  # what parties lose if other parties get ahead of them
COMPANION: Final = 41  # 1 if the companion can still be sent in this round
COMPANION_EFFECTS: Final = 42  # one feature per attribute: its effect times the rounds left
RAID_HIRELINGS: Final = 45  # losses to both raid cards, or twice those to the last one
RAID_SPECIALISTS: Final = 46
RAID_FLAME: Final = 47
LEADING: Final = 48  # 1 if the seat will have the shield in the next round
SURPLUS: Final = 49  # followers beyond what all remaining crests can use
FIRST_SPECIALISTS: Final = 50  # one feature per kind, counted up to three
FIRST_FOLLOWERS: Final = 53  # counted up to nine
TABLE_OF: Final = 54  # one-hot number of players, two to four
HALFWAY: Final = 57  # 0 at the beginning and the end, 64 halfway: future gains that are the same for all seats
REWARDING: Final = 58  # 1 once the action phase is over
FEATURES: Final = (
    "dragon-points",
    "attribute-points",
    "hero-points",
    "garrison-points",
    "flame-points",
    "hero-prospects",
    "hero-help",
    *(f"{kind}s" for kind in FOLLOWERS),
    "gear",
    "flame",
    *(f"free-{colour}-dragons" for colour in COLOURS),
    *(f"waiting-{colour}-heroes" for colour in COLOURS[:3]),
    *(f"waiting-{colour}-preserves" for colour in COLOURS[:3]),
    "to-attach",
    *(f"{colour}-dragons" for colour in COLOURS[:3]),
    *ATTRIBUTES,
    "half-steps",
    "heroes",
    "preserves",
    "garrison-cards",
    "garrison-lacking-1",
    "garrison-lacking-2",
    "garrison-lacking-more",
    "crests",
    "manned-crests",
    "crests-at-risk",
    "exposed",
    "companion",
    *(f"companion-{attribute}" for attribute in ATTRIBUTES),
    "raid-hirelings",
    "raid-specialists",
    "raid-flame",
    "leading",
    "surplus-followers",
    *(f"first-{kind}s" for kind in FOLLOWERS[1:]),
    "first-followers",
    "two-players",
    "three-players",
    "four-players",
    "middle-of-the-game",
    "rewarding",
)
FEATURE_COUNT: Final = 59
