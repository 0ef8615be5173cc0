"""What heroes (E14), skills (E12), aides (E5) and places do, in a few words each."""

from typing import Final

PLACE_NAMES: Final = ("Heroes' Guild", "Tavern", "Poachers' Camp", "Mountain", "Preserve", "Garrison")
ATTRIBUTE_NAMES: Final = ("Strength", "Senses", "Speed")
AIDE_NAMES: Final = ("Leader", "Defender", "Survivalist", "Healer")

ABILITIES: Final = (
    "Once a game, before an action phase: take a hero from the Guild.",
    "Before each action phase: draw 2 heroes; one of them only you may take.",
    "In the raid you may let the flame rise 1 to lose 2 fewer.",
    "Hirelings from the Fire Station may become gear, one for one.",
    "Before each action phase: flame +1 and 2 hirelings for 2 scouts or rangers.",
    "A dragon from the top of the Mountain brings 1 more attribute step.",
    "After each raid: 1 hireling per 2 red dragons.",
    "1 gear for each party you send to the Tavern.",
    "1 hireling or 1 gear for each dragon worth 5 or 7 that you receive.",
    "Flame -1 for each Preserve that you take.",
    "A completed Garrison card may raise another attribute instead.",
    "Two crests at once at the Fire Station: 8 hirelings for flame +1.",
    "1 hireling for each party you send to the Camp.",
    "After a party on a space 4 or 5: swap up to 2 hirelings for scouts, or back.",
    "Up to 2 specialists of each Tavern card may be of another kind.",
    "2 gear more at the Warehouse where a crest lies already.",
    "In the raid you may follow the discarded raid card instead.",
    "After each raid: 1 gear per 2 blue dragons.",
    "1 hireling for each party you send to the Preserve.",
    "In the raid you lose 1 fewer.",
    "Once a round: discard a free dragon to raise the attribute of its colour by 1.",
    "Flame -1 for each dragon that you take from the Camp.",
    "After a party on a space 4 or 5: swap up to 2 hirelings for rangers, or back.",
    "1 hireling more at the Warehouse.",
    "After each raid: flame -1 per 2 green dragons.",
    "At the Fire Station where a crest lies already: 1 hireling more and no flame.",
    "Each Garrison card needs 1 less of one of the two things it asks for.",
)

GLORY: Final = (
    "4",
    "7 with most Garrison cards",
    "7 with most red dragons",
    "7 with most Preserves",
    "5 with most dragons",
    "7 with most gear",
    "2 per set of scout, ranger and warden, up to 10",
    "7 with every attribute at 3 or more",
    "2 per Garrison card, up to 10",
    "7 with most hirelings",
    "7 with most blue dragons",
    "1 per gear, up to 10",
    "7 with most heroes",
    "4",
    "3 per set of a red, a blue and a green dragon, up to 9",
    "2 per hero, up to 10",
    "1 per hireling beyond 3, up to 10",
    "2 per step of your lowest attribute, up to 10",
    "7 with most green dragons",
    "5 if on one attribute nobody is ahead of you",
    "7 with most rangers",
    "7 with most followers",
    "4",
    "2 per different value among your dragons",
    "2 per Preserve, up to 10",
    "7 with most scouts",
    "7 with most wardens",
)

SKILLS: Final = (
    "",
    "1 gear on a dragon attaches it to any hero or Preserve and is worth 1 glory, up to the raid of round 5.",
    "Whenever an attribute rises, 1 gear moves it 1 further.",
    "When your flame rises: 1 hireling per step, or 1 specialist per step instead of the rise.",
    "When you attach a dragon: 1 hireling, or swap 1 hireling for a specialist.",
)

AIDES: Final = (
    "the shield next round; you may call back one of your parties and send a new one at once",
    "discard one of the two raid cards",
    "1 gear; you decide ties on the Mountain",
    "flame -2",
)

# What a raid card counts.
COUNTED: Final = (
    "hero",
    "Garrison card",
    "Preserve",
    "step of the highest attribute",
    "red dragon",
    "blue dragon",
    "green dragon",
    "ranger",
    "warden",
    "scout",
)
