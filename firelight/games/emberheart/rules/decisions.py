"""The moves and frames of Emberheart, each declared once. Their order defines their numbers, which positions and records use."""

from typing import Any

from firelight.engine import stack
from firelight.engine.decisions import UNUSED, Flow
from firelight.engine.view import Args
from firelight.games.emberheart.content import tables
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.rulebook import E2_1


class Frame(stack.Frame):
    """Names for the numbers of a frame."""

    step: int  # of the round
    laid: int  # the kind of frame that each player gets
    done: int  # players who have had theirs
    is_first: int  # 1 before the first action
    attribute: int
    by: int  # how many steps
    steps: int  # of the flame
    place: int
    space: int
    level: int
    lined_up: int  # spaces of the parties, as bits
    first_in_line: int  # space
    second_in_line: int
    third_in_line: int
    peakwalker: int  # 1 if the Peakwalker was active
    picked: int  # 0 the raid card is to be picked, 1 the remaining one, 2 the discarded one
    stage: int  # of the raid
    fewer: int  # to discard
    counted: int  # by the raid card
    tavern: int  # card
    rangers: int  # among the two specialists
    bard_drew: int
    paragon_used: int
    acted: int  # 1 after the action
    companion: int
    gear: int
    flame: int
    resending: int  # 1 within a call-back
    dragon: int
    card: int  # hero, or HEROES + preserve
    check_follows: int  # 1 if one check of the Garrison follows
    hirelings: int  # of this activation
    specialist: int
    swaps: int  # remaining
    card_scouts: int  # brought by the card and not swapped
    card_rangers: int
    card_wardens: int
    first_hero: int
    second_hero: int
    to_lose: int


flow = Flow(Frame, otherwise=E2_1)
SPACES = range(1, w.SPACES + 1)
MAKE_UPS = [{"size": size, "experts": experts} for size in range(w.SPACES + 1) for experts in range(size + 1)]
SWAPS = [{"from": given, "to": taken} for given in w.FOLLOWERS for taken in w.FOLLOWERS]
COMPANION_EFFECTS = [{"gear": bool(choice & 1), "flame": bool(choice & 2)} for choice in range(4)]
PARAGON_SWAPS = [{"scouts": 2 - rangers, "rangers": rangers} for rangers in range(3)]


def make_up_text(size: int, experts: int) -> str:
    """A party by its followers: `no followers`, `1 hireling`, `1 specialist`, `1 hireling + 1 specialist`, ..."""
    parts = []
    if size > experts:
        parts.append(f"{size - experts} hireling{'s' if size - experts > 1 else ''}")
    if experts:
        parts.append(f"{experts} specialist{'s' if experts > 1 else ''}")
    return " + ".join(parts) or "no followers"


def dragons(components: Any) -> list[Args]:
    return [{"dragon": dragon} for dragon in tables.dragon_keys(components)]


def preserves(components: Any) -> list[Args]:
    return [{"preserve": preserve} for preserve in tables.preserve_keys(components)]


# Moves.
ATTRIBUTE = flow.moves("attribute", "raise {attribute}", attribute=w.ATTRIBUTES)
NO_ATTRIBUTE = flow.moves("no-attribute", "raise nothing")
GO = flow.moves("go", "go {place}", place=w.PLACES)
TO_SPACE = flow.moves("to-space", "space {space}", place=None, space=SPACES)
WITH_COMPANION = flow.moves("with-companion", "space {space} with companion", place=None, space=SPACES)
MAKE_UP = flow.moves("make-up", lambda size, experts: f"party {make_up_text(size, experts)}", MAKE_UPS)
EFFECTS = flow.moves("effects", ("no effect", "effect gear", "effect flame", "effect gear and flame"), COMPANION_EFFECTS)
WAREHOUSE = flow.moves("warehouse", "warehouse")
STATION = flow.moves("station", ("station", "station twice"), times=(1, 2))
AIDE = flow.moves("aide", "aide {aide}", aide=w.AIDES)
SWAP_GEAR = flow.moves("swap", "swap")
SWAP_KINDS = flow.moves("swap-kinds", "swap {from} for {to}", SWAPS)
ATTACH_DRAGON = flow.moves("attach", "attach")
DRAGON = flow.moves("dragon", "dragon {dragon}", dragons, size=w.DRAGONS)
ONTO_HERO = flow.moves("onto-hero", "onto {hero}", hero=w.HERO_KEYS)
ONTO_PRESERVE = flow.moves("onto-preserve", "onto {preserve}", preserves, size=w.PRESERVES)
WITHOUT_GEAR = flow.moves("without-gear", "without gear")
WITH_GEAR = flow.moves("with-gear", "with gear")
DONE = flow.moves("done", "done")
CALL = flow.moves("call", "call back {place} {space}", place=w.PLACES, space=SPACES)
NO_CALL = flow.moves("no-call", "no call-back")
DISCARD_RAID = flow.moves("discard-raid", "discard raid {slot}", raid=None, slot=(1, 2))
TAKE = flow.moves("take", "take {slot}", place=None, card=None, slot=range(1, 7))
DECLINE = flow.moves("decline", "take none")
GOES_FIRST = flow.moves("goes-first", "first {space}", place="mountain", space=SPACES)
GAIN_HIRELING = flow.moves("gain-hireling", "gain hireling")
GAIN_GEAR = flow.moves("gain-gear", "gain gear")
WELCOME_HIRELING = flow.moves("welcome", "welcome {follower}", follower=w.FOLLOWERS)
WELCOME_NOBODY = flow.moves("welcome-nobody", "welcome nobody")
INTO_GEAR = flow.moves("into-gear", "into gear {hirelings}", hirelings=range(10))
EXCHANGE_NONE = flow.moves("exchange-none", "exchange none")
EXCHANGE_UP = flow.moves("exchange", "exchange up {number}", [{"from": "hireling", "to": None, "number": number} for number in (1, 2)])
EXCHANGE_DOWN = flow.moves("exchange", "exchange down {number}", [{"from": None, "to": "hireling", "number": number} for number in (1, 2)])
USE_APPRENTICE = flow.moves("use-apprentice", "apprentice")
USE_BARD = flow.moves("use-bard", "bard")
KEEP_HERO = flow.moves("keep-hero", ("keep first hero", "keep second hero"), hero=None, which=(1, 2))
USE_PARAGON = flow.moves("use-paragon", ("paragon 2 scouts", "paragon scout + ranger", "paragon 2 rangers"), PARAGON_SWAPS)
GO_FURTHER = flow.moves("go-further", "further")
NO_FURTHER = flow.moves("no-further", "no further")
FLAME_RISES = flow.moves("flame-rises", "flame rises")
DISCARD_INSTEAD = flow.moves("discard-instead", "discard specialists")
LOSE_ONE = flow.moves("lose", "lose {follower}", follower=w.FOLLOWERS)
USE_REMAINING = flow.moves("use-remaining", "remaining raid")
USE_DISCARDED = flow.moves("use-discarded", "discarded raid")
USE_SAGE = flow.moves("use-sage", "fire sage")
NO_SAGE = flow.moves("no-sage", "no fire sage")
STATION_TWICE = STATION + 1
WELCOME_SPECIALIST = WELCOME_HIRELING + 1

# Automatic frames.
ROUND = flow.automatic("round", "step")
EACH = flow.automatic("each", "laid", "done")
NEXT_ACTION = flow.automatic("next-action", UNUSED, "is_first")
CHECK = flow.automatic("check")
RAISE = flow.automatic("raise", "attribute", "by")
FLAME_UP = flow.automatic("flame-up", "steps")
NEXT_REWARD = flow.automatic("next-reward", "place", "space")
NEXT_CLIMB = flow.automatic("next-climb", "level", "lined_up", "first_in_line", "second_in_line", "third_in_line")
BOARD_COST = flow.automatic("board-cost", "level", "space", "peakwalker")
RAID = flow.automatic("raid", "picked", "stage", "fewer", "counted")
AFTER_RAID = flow.automatic("after-raid")
RESET = flow.automatic("reset")
TAVERN_FLAME = flow.automatic("tavern-flame", "tavern")
PARAGON_SWAP = flow.automatic("paragon-swap", "rangers")

# Decisions. No shuffles after setup.
FIRST_ATTRIBUTE = flow.decision("first-attribute", takes=ATTRIBUTE)
BEFORE = flow.decision("before", "bard_drew", "paragon_used", takes=flow.families)
ACT = flow.decision("act", "acted", takes=flow.families)
RESEND = flow.decision("resend", takes=flow.families)  # after the Leader's call-back
PARTY_SPACE = flow.decision("party-space", "place", takes=(TO_SPACE, WITH_COMPANION))
PARTY = flow.decision("party", "place", "space", "companion", takes=MAKE_UP)
COMPANION = flow.decision("companion", "gear", "flame", takes=EFFECTS)
SWAP = flow.decision("swap", "resending", takes=SWAP_KINDS)
ATTACH = flow.decision("attach", takes=DRAGON)
ONTO = flow.decision("onto", "dragon", takes=(ONTO_HERO, ONTO_PRESERVE))
GEAR = flow.decision("gear", "dragon", "card", takes=(WITHOUT_GEAR, WITH_GEAR))
CALL_BACK = flow.decision("call-back", takes=(CALL, NO_CALL))
DEFEND = flow.decision("defend", takes=DISCARD_RAID)
REWARD = flow.decision("reward", "place", "space", takes=(TAKE, DECLINE, ATTACH_DRAGON))
CLIMB = flow.decision("climb", "level", "space", takes=(TAKE, DECLINE, ATTACH_DRAGON))
TIE = flow.decision("tie", "level", "lined_up", takes=GOES_FIRST)
WINDOW = flow.decision("window", "check_follows", takes=(ATTACH_DRAGON, DONE))
WRANGLE = flow.decision("wrangle", takes=(GAIN_HIRELING, GAIN_GEAR))
WELCOME = flow.decision("welcome", takes=(WELCOME_HIRELING, WELCOME_NOBODY))
OUTFIT = flow.decision("outfit", "hirelings", takes=INTO_GEAR)
EXCHANGE = flow.decision("exchange", "specialist", takes=(EXCHANGE_NONE, EXCHANGE_UP, EXCHANGE_DOWN))
MENTOR = flow.decision("mentor", "swaps", "card_scouts", "card_rangers", "card_wardens", takes=(SWAP_KINDS, DONE))
APPRENTICE = flow.decision("apprentice", takes=TAKE)
BARD = flow.decision("bard", "first_hero", "second_hero", takes=KEEP_HERO)
KNIGHT = flow.decision("knight", "attribute", takes=ATTRIBUTE)
FURTHER = flow.decision("further", "attribute", takes=(GO_FURTHER, NO_FURTHER))
CLIMBER = flow.decision("climber", takes=(ATTRIBUTE, NO_ATTRIBUTE))
FLAME_CHOICE = flow.decision("flame-choice", "steps", takes=(FLAME_RISES, DISCARD_INSTEAD))
LOSE = flow.decision("lose", "to_lose", takes=LOSE_ONE)
MESSENGER = flow.decision("messenger", takes=(USE_REMAINING, USE_DISCARDED, ATTACH_DRAGON))
SAGE = flow.decision("sage", takes=(USE_SAGE, NO_SAGE, ATTACH_DRAGON))
TRAIN = flow.decision("train", takes=(DRAGON, DECLINE))
TRAIN_EXOTIC = flow.decision("train-exotic", takes=ATTRIBUTE)

GAME_OVER = flow.kinds[1]
ACTIONS = flow.actions
FRAME_NAMES = flow.names
LAST_CHANCE = flow.last_chance
