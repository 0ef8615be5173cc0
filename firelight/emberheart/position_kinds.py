"""Each kind of frame that can wait on the stack of a loaded position.

KINDS says for each what may lie directly below it and the range of each of its numbers (those not named are 0). A condition
says the rest; it names what is wrong as a field and a message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from firelight.emberheart import frames as k
from firelight.emberheart import words as w
from firelight.emberheart.dragons import CARDS, awaits_dragon, is_active
from firelight.emberheart.layout import FREE, State
from firelight.emberheart.parties import party_at
from firelight.emberheart.supply import specialists
from firelight.engine.stack import Frame

Range = tuple[int, int]
Wrong = tuple[str, str] | None  # a field of the frame, and what is wrong with it

MOST_STEPS = 100  # of the flame at once, more than any raid takes
SPACE = (1, w.SPACES)
PLACE = (0, w.PLACE_COUNT - 1)
LEVEL = (1, 2)
FLAG = (0, 1)

# The step of the round -> the frame on ROUND, and what it asks of each player.
PHASES = {
    0: (k.EACH, k.FIRST_ATTRIBUTE),
    1: (k.EACH, k.BEFORE),
    2: (k.NEXT_ACTION, 0),
    3: (k.NEXT_REWARD, 0),
    4: (k.EACH, k.WINDOW),
    5: (k.EACH, k.TRAIN),
    6: (k.EACH, k.WINDOW),
    7: (k.EACH, k.RAID),
    8: (k.EACH, k.WINDOW),
    10: (k.GAME_OVER, 0),
}
REWARDS = 3
LATE = 7

# What may lie on EACH, on NEXT_REWARD and on ACT depends on their numbers.
ON_EACH = {
    k.FIRST_ATTRIBUTE: (k.FIRST_ATTRIBUTE,),
    k.BEFORE: (k.BEFORE,),
    k.WINDOW: (k.WINDOW,),
    k.TRAIN: (k.TRAIN, k.TRAIN_EXOTIC, k.FURTHER),
    k.RAID: (k.RAID, k.FLAME_UP, k.FLAME_CHOICE, k.LOSE),
}
ON_REWARDS = {
    w.GUILD: (k.REWARD, k.WINDOW),
    w.TAVERN: (k.REWARD, k.TAVERN_FLAME, k.FLAME_CHOICE, k.LOSE),
    w.CAMP: (k.REWARD, k.CHECK),
    w.MOUNTAIN: (k.REWARD, k.CHECK),
    w.PRESERVE: (k.REWARD, k.WINDOW, k.NEXT_CLIMB),
    w.GARRISON: (k.REWARD, k.CHECK),
}
BEFORE_ACTING = (k.SWAP, k.ATTACH, k.ONTO, k.GEAR, k.CHECK)
ON_FLAME_UP = {k.ACT: (k.OUTFIT,), k.EACH: (k.LOSE,), k.CLIMBER: (k.FLAME_CHOICE, k.LOSE)}

# Who has no such hero at work, or not that skill, is never asked.
HEROES = {
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
SKILLS = {k.WELCOME: w.WELCOMING, k.FURTHER: w.FURTHER_STEPS, k.FLAME_CHOICE: w.FIRE_WISE}


@dataclass(frozen=True)
class At:
    """One frame of the stack, with those beneath and above it."""

    s: State
    tables: Mapping[str, tuple[int, ...]]
    place: int

    def frame(self, offset: int = 0) -> Frame:
        return self.s.frames[max(self.place + offset, 0)]

    @property
    def above(self) -> int:
        """The kind of the frame above; 0 on top."""
        return self.s.frames[self.place + 1].kind if self.place + 1 < self.s.depth else 0


def _each(at: At) -> Wrong:
    wanted = PHASES[at.frame(-1).a][1]
    if at.frame().a != wanted:
        return "a", f"found {k.FRAME_NAMES[at.frame().a]}; expected {k.FRAME_NAMES[wanted]}"
    return None if at.frame().b <= at.s.players else ("b", f"found {at.frame().b}; this game has {at.s.players} players")


def _next_reward(at: At) -> Wrong:
    f = at.frame()
    if at.above == k.NEXT_CLIMB:
        return None if f.b == w.SPACES else ("b", f"found {f.b}; expected {w.SPACES} while parties climb")
    if f.b == w.SPACES or not 0 <= party_at(at.s, f.a, f.b + 1).seat < at.s.players:
        return "b", f"nobody stands on space {f.b + 1} of the {w.PLACES[f.a]}"
    return None


def _next_climb(at: At) -> Wrong:
    """The line: parties on the mountain that are marked as lined up, without gaps."""
    f, stands = at.frame(), [space for space in range(1, w.SPACES + 1) if party_at(at.s, w.MOUNTAIN, space).seat != w.NONE]
    line = [space for space in (f.c, f.d, f.e) if space]
    if f.b & 1:
        return "b", f"found {f.b}; expected an even number, bits for the spaces 1 to {w.SPACES}"
    if line != [f.c, f.d, f.e][: len(line)] or len(set(line)) != len(line):
        return "c", f"found the line {f.c}, {f.d}, {f.e}; expected different spaces, then zeros"
    for name, space in zip("cde", line, strict=False):
        if space not in stands or not f.b >> space & 1:
            return name, f"found {space}; no party that lined up stands there"
    if at.above == k.TIE:
        return None if f.b == sum(1 << space for space in line) else ("b", f"found {f.b}; these spaces are not those of the line")
    missing = [space for space in stands if not f.b >> space & 1]
    return ("b", f"the party on space {missing[0]} has not lined up") if missing else None


def _of_level(at: At) -> Wrong:
    """TIE, CLIMB and BOARD_COST: of the level at hand; the climbing party has left the line."""
    f, climb = at.frame(), at.frame(-1)
    if f.a != climb.a:
        return "a", f"found level {f.a}; expected {climb.a}"
    if f.kind == k.TIE:
        return None if f.b == climb.b else ("b", f"found {f.b}; expected {climb.b}")
    if party_at(at.s, w.MOUNTAIN, f.b).seat != f.seat or f.b in (climb.c, climb.d, climb.e):
        return "b", f"no party of seat {f.seat} climbs from space {f.b}"
    return None


def _reward(at: At) -> Wrong:
    f, below = at.frame(), at.frame(-1)
    if f.a != below.a:
        return "a", f"found {f.a}; expected {below.a}"
    return None if f.b == below.b + 1 else ("b", f"found {f.b}; expected {below.b + 1}")


def _window(at: At) -> Wrong:
    """With a check to follow only after a dragon was taken."""
    wanted = int(at.frame(-1).kind == k.CHECK)
    if at.frame().a != wanted:
        return "a", f"found {at.frame().a}; expected {wanted}"
    taken = at.frame(-2).kind == k.BOARD_COST or (at.frame(-2).kind == k.NEXT_REWARD and at.frame(-2).a in (w.CAMP, w.MOUNTAIN))
    return None if taken or not wanted else ("kind", "no dragon was taken")


def _climber(at: At) -> Wrong:
    below, top_level = at.frame(-1), 2
    if below.kind == k.NEXT_CLIMB:
        return None if below.a == top_level else ("kind", "this frame belongs to the top level")
    return None if at.frame(-2).kind == k.NEXT_CLIMB else ("kind", "this frame is there too often")


def _raid(at: At) -> Wrong:
    """The card is picked, then the number fixed, then lowered by the Fire Sage."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if f.a == 2 and not is_active(b, w.MESSENGER):
        return "a", "the discarded raid card is for the Messenger"
    wanted = {k.MESSENGER: (1, 0, 0), k.SAGE: (f.a, 1, 0)}.get(at.above, (f.a, 1, 2))
    for name, found, number in zip("abc", (f.a, f.b, f.c), wanted, strict=True):
        if found != number:
            return name, f"found {found}; expected {number}"
    return None if (f.d > 0) == (f.b > 0) else ("d", f"found {f.d} to discard")


def _party(at: At) -> Wrong:
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if party_at(at.s, f.a, f.b).seat != w.NONE:
        return "b", f"space {f.b} of the {w.PLACES[f.a]} is taken"
    if b.crests == 0:
        return "seat", "has no crest left to send"
    return ("c", "the companion was placed before") if f.c and b.companion_used else None


def _companion(at: At) -> Wrong:
    if at.frame().a + at.frame().b == 0:
        return "a", "no effect of the companion is left to choose"
    return None if at.s.bands[at.frame().seat].companion_used else ("kind", "the companion was not placed")


def _exchange(at: At) -> Wrong:
    """The Master Scout before the Master Ranger."""
    f, below = at.frame(), at.frame(-1)
    hero = w.MASTER_SCOUT if f.a == w.SCOUT else w.MASTER_RANGER
    if not is_active(at.s.bands[f.seat], hero):
        return "a", f"seat {f.seat} has no {w.HERO_NAMES[hero]} at work"
    return ("a", "the Scouts are exchanged first, once") if below.kind == k.EXCHANGE and (f.a, below.a) != (w.SCOUT, w.RANGER) else None


def _swap(at: At) -> Wrong:
    wanted = int(at.frame(-1).kind == k.RESEND)
    return None if at.frame().a == wanted else ("a", f"found {at.frame().a}; expected {wanted}")


def _onto(at: At) -> Wrong:
    """ONTO and GEAR: the dragon is free, the card waits for one."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if b.dragons[f.a] != FREE:
        return "a", f"dragon {f.a} is no free dragon of seat {f.seat}"
    return None if f.kind == k.ONTO or awaits_dragon(b, f.b) else ("b", f"card {f.b} of seat {f.seat} awaits no dragon")


def _aide(at: At) -> Wrong:
    """CALL_BACK, RESEND and DEFEND belong to the holder of the aide."""
    f = at.frame()
    aide = w.DEFENDER if f.kind == k.DEFEND else w.LEADER
    if at.s.aides[aide] != f.seat:
        return "seat", f"seat {f.seat} does not hold the {w.AIDES[aide]}"
    return ("seat", "has no crest to send") if f.kind == k.RESEND and at.s.bands[f.seat].crests == 0 else None


def _outfit(at: At) -> Wrong:
    return None if at.s.bands[at.frame().seat].followers[w.HIRELING] >= at.frame().a else ("a", "there are not so many hirelings")


def _tavern_flame(at: At) -> Wrong:
    card = at.frame().a
    return ("a", "this Tavern card was not taken") if card in (*at.s.tavern, *at.s.tavern_pile) else None


def _mentor(at: At) -> Wrong:
    """What the card brought, less what was swapped."""
    f, card = at.frame(), at.frame(-1).a
    brought = at.tables["TAVERN_FOLLOWERS"][card * 4 + 1 : card * 4 + 4]
    for name, kind, left, most in zip("bcd", range(1, 4), (f.b, f.c, f.d), brought, strict=True):
        if left > min(most, at.s.bands[f.seat].followers[kind]):
            return name, f"found {left} {w.FOLLOWERS[kind]}s to swap; there are not so many"
    wanted = 2 - sum(brought) + f.b + f.c + f.d
    if f.a != wanted:
        return "a", f"found {f.a} swaps left; expected {wanted}"
    return None if f.b + f.c + f.d else ("b", "nobody is left to swap")


def _bard(at: At) -> Wrong:
    if at.frame(-1).a == 0 or at.s.bard_card != w.NONE:
        return "kind", "the Bard has not drawn"
    return None if at.frame().a != at.frame().b else ("b", "the same hero was drawn twice")


def _apprentice(at: At) -> Wrong:
    return None if at.s.bands[at.frame().seat].apprentice_used else ("kind", "the Apprentice was not used")


def _paragon(at: At) -> Wrong:
    if at.frame(-1).b == 0:
        return "kind", "the Paragon was not used"
    return None if at.s.bands[at.frame().seat].followers[w.HIRELING] >= 2 else ("kind", "there are no 2 hirelings to swap")


def _further(at: At) -> Wrong:
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if b.gear == 0 or b.attributes[f.a] == w.HIGHEST:
        return "a", "this attribute cannot be moved on"
    return ("kind", "this frame belongs to the top level") if at.frame(-1).kind == k.NEXT_CLIMB and at.frame(-1).a != 2 else None


def _wrangle(at: At) -> Wrong:
    return None if at.frame(-1).a == 1 else ("kind", "no dragon was taken")


def _flame(at: At) -> Wrong:
    """FLAME_CHOICE and LOSE: a shortage of wardens is settled before the attribute steps of the top level."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if at.frame(-1).kind == k.WINDOW and at.frame(-1).a == 0:
        return "kind", "no dragon was taken"
    if at.frame(-1).kind == k.NEXT_CLIMB and at.frame(-1).a != 1:
        return "kind", "this frame belongs to the middle level"
    if f.kind == k.FLAME_CHOICE:
        return None
    raided = k.EACH in (at.frame(-1).kind, at.frame(-2).kind if at.frame(-1).kind == k.FLAME_UP else 0)
    if not raided and b.skill != w.FIRE_WISE:
        return "kind", f"seat {f.seat} has not the skill {w.SKILLS[w.FIRE_WISE]}"
    return None if f.a <= specialists(b) else ("a", f"found {f.a}; there are {specialists(b)} specialists to discard")


def _flame_up(at: At) -> Wrong:
    if at.above not in ON_FLAME_UP[at.frame(-1).kind]:
        return "kind", "nothing above keeps this frame waiting"
    return None if at.frame().a == 1 or at.frame(-1).kind == k.EACH else ("a", f"found {at.frame().a}; expected 1")


def _game_over(at: At) -> Wrong:
    return None if at.s.round == w.ROUNDS else ("kind", f"the game ends after round {w.ROUNDS}, not after round {at.s.round}")


@dataclass(frozen=True)
class Kind:
    """A kind of frame that can wait on the stack."""

    below: tuple[int, ...]
    numbers: Mapping[str, Range] = field(default_factory=dict)
    condition: Callable[[At], Wrong] | None = None
    seated: bool = True


def _kind(below: tuple[int, ...], condition: Callable[[At], Wrong] | None = None, seated: bool = True, **numbers: Range) -> Kind:
    return Kind(below, numbers, condition, seated)


CAN_ATTACH = (k.BEFORE, k.ACT, k.WINDOW, k.REWARD, k.CLIMB, k.MESSENGER, k.SAGE)
FLAME_RISES = (k.ACT, k.EACH, k.RAID, k.WINDOW, k.WRANGLE, k.NEXT_REWARD, k.NEXT_CLIMB, k.CLIMBER, k.FLAME_UP, k.PARAGON_SWAP)
CHECKED = (*CAN_ATTACH, k.RESEND, k.NEXT_REWARD, k.BOARD_COST, k.EXCHANGE, k.TAVERN_FLAME, k.MENTOR)
DRAGON = (0, w.DRAGONS - 1)
HERO = (0, w.HEROES - 1)
ATTRIBUTE = (0, 2)
STEPS = (1, MOST_STEPS)

KINDS: dict[int, Kind] = {
    k.GAME_OVER: _kind((k.ROUND,), _game_over, seated=False),
    k.ROUND: _kind((), seated=False, a=(0, 10)),
    k.EACH: _kind((k.ROUND,), _each, seated=False, a=(0, len(k.FRAME_NAMES) - 1), b=(1, 4)),
    k.NEXT_ACTION: _kind((k.ROUND,), seated=False),
    k.NEXT_REWARD: _kind((k.ROUND,), _next_reward, seated=False, a=PLACE, b=(0, w.SPACES)),
    k.NEXT_CLIMB: _kind((k.NEXT_REWARD,), _next_climb, seated=False, a=LEVEL, b=(0, 62), c=(0, w.SPACES), d=(0, w.SPACES), e=(0, w.SPACES)),
    k.CHECK: _kind(CHECKED),
    k.FLAME_UP: _kind((k.ACT, k.EACH, k.CLIMBER), _flame_up, a=STEPS),
    k.BOARD_COST: _kind((k.NEXT_CLIMB,), _of_level, a=LEVEL, b=SPACE, c=FLAG),
    k.RAID: _kind((k.EACH,), _raid, a=(1, 2), b=FLAG, c=(0, 2), d=(0, MOST_STEPS)),
    k.TAVERN_FLAME: _kind((k.NEXT_REWARD,), _tavern_flame, a=(0, w.TAVERNS - 1)),
    k.PARAGON_SWAP: _kind((k.BEFORE,), _paragon, a=(0, 2)),
    k.FIRST_ATTRIBUTE: _kind((k.EACH,)),
    k.BEFORE: _kind((k.EACH,), a=FLAG, b=FLAG),
    k.ACT: _kind((k.NEXT_ACTION,), a=FLAG),
    k.RESEND: _kind((k.ACT,), _aide),
    k.PARTY_SPACE: _kind((k.ACT,), a=PLACE),
    k.PARTY: _kind((k.ACT,), _party, a=PLACE, b=SPACE, c=FLAG),
    k.COMPANION: _kind((k.ACT, k.EXCHANGE), _companion, a=(0, 3), b=(0, 3)),
    k.SWAP: _kind((k.ACT, k.RESEND), _swap, a=FLAG),
    k.ATTACH: _kind(CAN_ATTACH),
    k.ONTO: _kind(CAN_ATTACH, _onto, a=DRAGON),
    k.GEAR: _kind(CAN_ATTACH, _onto, a=DRAGON, b=(0, CARDS - 1)),
    k.CALL_BACK: _kind((k.ACT,), _aide),
    k.DEFEND: _kind((k.ACT,), _aide),
    k.REWARD: _kind((k.NEXT_REWARD,), _reward, a=PLACE, b=SPACE),
    k.CLIMB: _kind((k.NEXT_CLIMB,), _of_level, a=LEVEL, b=SPACE),
    k.TIE: _kind((k.NEXT_CLIMB,), _of_level, a=LEVEL, b=(0, 62)),
    k.WINDOW: _kind((k.EACH, k.NEXT_REWARD, k.CHECK), _window, a=FLAG),
    k.WRANGLE: _kind((k.WINDOW,), _wrangle),
    k.WELCOME: _kind((k.CHECK,)),
    k.OUTFIT: _kind((k.ACT, k.FLAME_UP), _outfit, a=(4, 9)),
    k.EXCHANGE: _kind((k.ACT, k.EXCHANGE), _exchange, a=(w.SCOUT, w.RANGER)),
    k.MENTOR: _kind((k.TAVERN_FLAME,), _mentor, a=(1, 2), b=(0, 9), c=(0, 9), d=(0, 9)),
    k.APPRENTICE: _kind((k.BEFORE,), _apprentice),
    k.BARD: _kind((k.BEFORE,), _bard, a=HERO, b=(-1, HERO[1])),
    k.KNIGHT: _kind((k.CHECK,), a=ATTRIBUTE),
    k.FURTHER: _kind((k.CHECK, k.EACH, k.CLIMBER, k.NEXT_CLIMB), _further, a=ATTRIBUTE),
    k.CLIMBER: _kind((k.NEXT_CLIMB, k.CLIMBER), _climber),
    k.FLAME_CHOICE: _kind(FLAME_RISES, _flame, a=STEPS),
    k.LOSE: _kind(FLAME_RISES, _flame, a=STEPS),
    k.MESSENGER: _kind((k.RAID,)),
    k.SAGE: _kind((k.RAID,)),
    k.TRAIN: _kind((k.EACH,)),
    k.TRAIN_EXOTIC: _kind((k.EACH,)),
}
