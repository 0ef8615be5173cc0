"""Each kind of frame that can wait on the stack of a loaded position.

KINDS lists for each what may lie directly below it and the range of each of its numbers (those not named are 0). A condition
checks the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.position import conditions as c
from firelight.games.emberheart.rules import decisions as k
from firelight.games.emberheart.rules.dragons import CARDS

Range = tuple[int, int]
Condition = Callable[[c.At], c.Wrong]

# What may lie on EACH, on NEXT_REWARD and on ACT depends on their numbers.
ON_EACH: dict[int, tuple[int, ...]] = {
    k.FIRST_ATTRIBUTE: (k.FIRST_ATTRIBUTE,),
    k.BEFORE: (k.BEFORE,),
    k.WINDOW: (k.WINDOW,),
    k.TRAIN: (k.TRAIN, k.TRAIN_EXOTIC, k.FURTHER),
    k.RAID: (k.RAID, k.FLAME_UP, k.FLAME_CHOICE, k.LOSE),
}
ON_REWARDS: dict[int, tuple[int, ...]] = {
    w.GUILD: (k.REWARD, k.WINDOW),
    w.TAVERN: (k.REWARD, k.TAVERN_FLAME, k.FLAME_CHOICE, k.LOSE),
    w.CAMP: (k.REWARD, k.CHECK),
    w.MOUNTAIN: (k.REWARD, k.CHECK),
    w.PRESERVE: (k.REWARD, k.WINDOW, k.NEXT_CLIMB),
    w.GARRISON: (k.REWARD, k.CHECK),
}
BEFORE_ACTING = (k.SWAP, k.ATTACH, k.ONTO, k.GEAR, k.CHECK)

# Only players with this hero at work, or this skill, are asked.
HEROES: dict[int, int] = {
    k.OUTFIT: w.OUTFITTER,
    k.MENTOR: w.MENTOR,
    k.APPRENTICE: w.APPRENTICE,
    k.BARD: w.BARD,
    k.KNIGHT: w.DRAGON_KNIGHT,
    k.MESSENGER: w.MESSENGER,
    k.SAGE: w.FIRE_SAGE,
    k.WRANGLE: w.WRANGLER,
    k.PARAGON_SWAP: w.PARAGON,
    k.TRAIN: w.DRAGON_TRAINER,
    k.TRAIN_EXOTIC: w.DRAGON_TRAINER,
}
SKILLS: dict[int, int] = {k.WELCOME: w.WELCOMING, k.FURTHER: w.FURTHER_STEPS, k.FLAME_CHOICE: w.FIRE_WISE}


@dataclass(frozen=True)
class Kind:
    """A kind of frame that can wait on the stack."""

    below: tuple[int, ...]
    numbers: Mapping[str, Range] = field(default_factory=dict)
    condition: Condition | None = None
    seated: bool = True


def _kind(below: tuple[int, ...], condition: Condition | None = None, seated: bool = True, **numbers: Range) -> Kind:
    return Kind(below, numbers, condition, seated)


MOST_STEPS = 100  # of the flame at once, more than any raid takes
SPACE = (1, w.SPACES)
PLACE = (0, w.PLACE_COUNT - 1)
LEVEL = (1, 2)
FLAG = (0, 1)
CAN_ATTACH = (k.BEFORE, k.ACT, k.RESEND, k.WINDOW, k.REWARD, k.CLIMB, k.MESSENGER, k.SAGE)
FLAME_RISES = (k.ACT, k.EACH, k.RAID, k.WINDOW, k.WRANGLE, k.NEXT_REWARD, k.NEXT_CLIMB, k.CLIMBER, k.FLAME_UP, k.PARAGON_SWAP)
CHECKED = (*CAN_ATTACH, k.NEXT_REWARD, k.BOARD_COST, k.EXCHANGE, k.TAVERN_FLAME, k.MENTOR)
DRAGON = (0, w.DRAGONS - 1)
HERO = (0, w.HEROES - 1)
ATTRIBUTE = (0, 2)
STEPS = (1, MOST_STEPS)

KINDS: dict[int, Kind] = {
    k.GAME_OVER: _kind((k.ROUND,), c.game_over, seated=False),
    k.ROUND: _kind((), seated=False, step=(0, 10)),
    k.EACH: _kind((k.ROUND,), c.each, seated=False, laid=(0, len(k.FRAME_NAMES) - 1), done=(1, 4)),
    k.NEXT_ACTION: _kind((k.ROUND,), seated=False),
    k.NEXT_REWARD: _kind((k.ROUND,), c.next_reward, seated=False, place=PLACE, space=(0, w.SPACES)),
    k.NEXT_CLIMB: _kind(
        (k.NEXT_REWARD,),
        c.next_climb,
        seated=False,
        level=LEVEL,
        lined_up=(0, 62),
        first_in_line=(0, w.SPACES),
        second_in_line=(0, w.SPACES),
        third_in_line=(0, w.SPACES),
    ),
    k.CHECK: _kind(CHECKED),
    k.FLAME_UP: _kind((k.ACT, k.EACH, k.CLIMBER), c.flame_up, steps=STEPS),
    k.BOARD_COST: _kind((k.NEXT_CLIMB,), c.of_level, level=LEVEL, space=SPACE, peakwalker=FLAG),
    k.RAID: _kind((k.EACH,), c.raid, picked=(1, 2), stage=FLAG, fewer=(0, 2), counted=(0, MOST_STEPS)),
    k.TAVERN_FLAME: _kind((k.NEXT_REWARD,), c.tavern_flame, tavern=(0, w.TAVERNS - 1)),
    k.PARAGON_SWAP: _kind((k.BEFORE,), c.paragon, rangers=(0, 2)),
    k.FIRST_ATTRIBUTE: _kind((k.EACH,)),
    k.BEFORE: _kind((k.EACH,), bard_drew=FLAG, paragon_used=FLAG),
    k.ACT: _kind((k.NEXT_ACTION,), acted=FLAG),
    k.RESEND: _kind((k.ACT,), c.aide),
    k.PARTY_SPACE: _kind((k.ACT,), place=PLACE),
    k.PARTY: _kind((k.ACT,), c.party, place=PLACE, space=SPACE, companion=FLAG),
    k.COMPANION: _kind((k.ACT, k.EXCHANGE), c.companion, gear=(0, 3), flame=(0, 3)),
    k.SWAP: _kind((k.ACT, k.RESEND), c.swap, resending=FLAG),
    k.ATTACH: _kind(CAN_ATTACH),
    k.ONTO: _kind(CAN_ATTACH, c.onto, dragon=DRAGON),
    k.GEAR: _kind(CAN_ATTACH, c.onto, dragon=DRAGON, card=(0, CARDS - 1)),
    k.CALL_BACK: _kind((k.ACT,), c.aide),
    k.DEFEND: _kind((k.ACT,), c.aide),
    k.REWARD: _kind((k.NEXT_REWARD,), c.reward, place=PLACE, space=SPACE),
    k.CLIMB: _kind((k.NEXT_CLIMB,), c.of_level, level=LEVEL, space=SPACE),
    k.TIE: _kind((k.NEXT_CLIMB,), c.of_level, level=LEVEL, lined_up=(0, 62)),
    k.WINDOW: _kind((k.EACH, k.NEXT_REWARD, k.CHECK), c.window, check_follows=FLAG),
    k.WRANGLE: _kind((k.WINDOW,), c.wrangle),
    k.WELCOME: _kind((k.CHECK,)),
    k.OUTFIT: _kind((k.ACT, k.FLAME_UP), c.outfit, hirelings=(4, 9)),
    k.EXCHANGE: _kind((k.ACT, k.EXCHANGE), c.exchange, specialist=(w.SCOUT, w.RANGER)),
    k.MENTOR: _kind((k.TAVERN_FLAME,), c.mentor, swaps=(1, 2), card_scouts=(0, 9), card_rangers=(0, 9), card_wardens=(0, 9)),
    k.APPRENTICE: _kind((k.BEFORE,), c.apprentice),
    k.BARD: _kind((k.BEFORE,), c.bard, first_hero=HERO, second_hero=(-1, HERO[1])),
    k.KNIGHT: _kind((k.CHECK,), attribute=ATTRIBUTE),
    k.FURTHER: _kind((k.CHECK, k.EACH, k.CLIMBER, k.NEXT_CLIMB), c.further, attribute=ATTRIBUTE),
    k.CLIMBER: _kind((k.NEXT_CLIMB, k.CLIMBER), c.climber),
    k.FLAME_CHOICE: _kind(FLAME_RISES, c.flame, steps=STEPS),
    k.LOSE: _kind(FLAME_RISES, c.flame, to_lose=STEPS),
    k.MESSENGER: _kind((k.RAID,)),
    k.SAGE: _kind((k.RAID,)),
    k.TRAIN: _kind((k.EACH,)),
    k.TRAIN_EXOTIC: _kind((k.EACH,)),
}
