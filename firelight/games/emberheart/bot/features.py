"""The features of a position of Emberheart: their numbers and names.

They describe a seat as it will probably stand once the parties on the board have had their rewards.
"""

from typing import Final

from firelight.games.emberheart.content.words import ATTRIBUTES, COLOURS, FOLLOWERS

DRAGON_POINTS: Final = 0  # glory of all dragons
ATTRIBUTE_POINTS: Final = 1
HERO_POINTS: Final = 2  # glory, as the position stands, of heroes with a dragon or a free one for them
GARRISON_POINTS: Final = 3  # of completed cards
FLAME_POINTS: Final = 4
HERO_PROSPECTS: Final = 5  # what heroes with a dragon, or a free one for them, are usually worth in the end
HERO_HELP: Final = 6  # what active heroes do in a round, times the rounds to come
OWNED: Final = 7  # one feature for each kind of follower, in the supply and on the board
GEAR: Final = 11
FLAME: Final = 12
FREE_DRAGONS: Final = 13  # one feature for each colour: dragons that nothing waits for
WAITING_HEROES: Final = 17  # one feature for each colour: heroes without a dragon
WAITING_PRESERVES: Final = 20
TO_ATTACH: Final = 23  # dragons that can be attached now
DRAGONS_OF: Final = 24  # one feature for each colour
LEVELS: Final = 27  # one feature for each attribute
HALF_STEPS: Final = 30  # glory of the next level, where one step is missing
HEROES_OWNED: Final = 31
PRESERVES_OWNED: Final = 32
GARRISON_OWNED: Final = 33
LACKING: Final = 34  # glory of open Garrison cards that lack 1, 2 or more things
CRESTS: Final = 37  # that can still be used in this round
MANNED_CRESTS: Final = 38  # with two followers each
CRESTS_AT_RISK: Final = 39  # crests times aides taken: the phase may end
EXPOSED: Final = 40  # what parties lose if others come before them
COMPANION: Final = 41  # can still be sent in this round
COMPANION_EFFECTS: Final = 42  # one feature for each attribute: its effect times the rounds to come
RAID_HIRELINGS: Final = 45  # lost to both raid cards together, twice to the last one
RAID_SPECIALISTS: Final = 46
RAID_FLAME: Final = 47
LEADING: Final = 48  # the shield in the next round
SURPLUS: Final = 49  # followers beyond what all crests to come can use
FIRST_SPECIALISTS: Final = 50  # one feature for each kind: up to three
FIRST_FOLLOWERS: Final = 53  # up to nine
TABLE_OF: Final = 54  # 1 for the number of players, two to four
HALFWAY: Final = 57  # 0 at the beginning and at the end, 64 halfway: for what is to come, the same for all seats
REWARDING: Final = 58  # the action phase is over
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
