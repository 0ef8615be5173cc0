"""The kinds of frames: what can lie on the stack of a game of Emberheart."""

from typing import Final

GAME_OVER: Final = 1

# Frames that run by themselves.
ROUND: Final = 2  # a the step of the round
EACH: Final = 3  # a the frame to lay for each player in turn order, b how many are done
NEXT_ACTION: Final = 4  # a 1 once the last aide is taken, b 1 before the first action
CHECK: Final = 5  # open Garrison cards of the seat
RAISE: Final = 6  # a attribute, b steps
FLAME_UP: Final = 7  # a steps
NEXT_REWARD: Final = 8  # a place, b space still to come
NEXT_CLIMB: Final = 9  # a level, b parties that lined up (bits), c to e the line
BOARD_COST: Final = 10  # a level, b space, c 1 if the Peakwalker was active
RAID: Final = 11  # a 0 card to be picked, 1 the remaining, 2 the discarded; b stage, c fewer
AFTER_RAID: Final = 12
RESET: Final = 13
TAVERN_FLAME: Final = 14  # a card
PARAGON_SWAP: Final = 15  # a rangers among the two
LAST_AUTOMATIC: Final = 15
LAST_CHANCE: Final = 15  # no shuffles after setup

# Decisions.
FIRST_ATTRIBUTE: Final = 16
BEFORE: Final = 17  # a 1 once the Bard has drawn, b 1 once the Paragon was used
ACT: Final = 18  # a 1 after the action
RESEND: Final = 19  # after the Leader's call-back
PARTY_SPACE: Final = 20  # a place
PARTY: Final = 21  # a place, b space, c companion
COMPANION: Final = 22  # a gear, b flame
SWAP: Final = 23  # a 1 within a call-back
ATTACH: Final = 24
ONTO: Final = 25  # a dragon
GEAR: Final = 26  # a dragon, b card (hero, or 27 + preserve)
CALL_BACK: Final = 27
DEFEND: Final = 28
REWARD: Final = 29  # a place, b space
CLIMB: Final = 30  # a level, b space
TIE: Final = 31  # a level, b parties that lined up (bits)
WINDOW: Final = 32  # a 1 if one check of the Garrison follows
WRANGLE: Final = 33
WELCOME: Final = 34
OUTFIT: Final = 35  # a hirelings of this activation
EXCHANGE: Final = 36  # a specialist
MENTOR: Final = 37  # a swaps left, b scouts, c rangers, d wardens of the card
APPRENTICE: Final = 38
BARD: Final = 39  # a, b the heroes drawn
KNIGHT: Final = 40  # a attribute of the card
FURTHER: Final = 41  # a attribute
CLIMBER: Final = 42  # one attribute step, or none
FLAME_CHOICE: Final = 43  # a steps
LOSE: Final = 44  # a specialists to discard
MESSENGER: Final = 45
SAGE: Final = 46
TRAIN: Final = 47
TRAIN_EXOTIC: Final = 48

FRAME_NAMES: Final = (
    "nothing",
    "game-over",
    "round",
    "each",
    "next-action",
    "check",
    "raise",
    "flame-up",
    "next-reward",
    "next-climb",
    "board-cost",
    "raid",
    "after-raid",
    "reset",
    "tavern-flame",
    "paragon-swap",
    "first-attribute",
    "before",
    "act",
    "resend",
    "party-space",
    "party",
    "companion",
    "swap",
    "attach",
    "onto",
    "gear",
    "call-back",
    "defend",
    "reward",
    "climb",
    "tie",
    "window",
    "wrangle",
    "welcome",
    "outfit",
    "exchange",
    "mentor",
    "apprentice",
    "bard",
    "knight",
    "further",
    "climber",
    "flame-choice",
    "lose",
    "messenger",
    "sage",
    "train",
    "train-exotic",
)
