"""What a waiting frame says about the table beyond the range of its numbers: one condition for each kind that needs one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions as k
from firelight.games.emberheart.rules.decisions import Frame
from firelight.games.emberheart.rules.dragons import awaits_dragon, is_active
from firelight.games.emberheart.rules.layout import FREE, State
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.supply import specialists

Wrong = tuple[str, str] | None  # a field of the frame, and what is wrong with it

# The step of the round -> the frame on ROUND, and what it asks of each player.
PHASES: dict[int, tuple[int, int]] = {
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

LEFT_OF_CARD = ("card_scouts", "card_rangers", "card_wardens")

# What keeps FLAME_UP waiting, by the frame below it.
ON_FLAME_UP: dict[int, tuple[int, ...]] = {k.ACT: (k.OUTFIT,), k.EACH: (k.LOSE,), k.CLIMBER: (k.FLAME_CHOICE, k.LOSE)}


@dataclass(frozen=True)
class At:
    """One frame of the stack, with those below and above it."""

    s: State
    tables: Mapping[str, tuple[int, ...]]
    place: int

    def frame(self, offset: int = 0) -> Frame:
        return self.s.frames[max(self.place + offset, 0)]

    @property
    def above(self) -> int:
        """The kind of the frame above; 0 if this is the top."""
        return self.s.frames[self.place + 1].kind if self.place + 1 < self.s.depth else 0


def each(at: At) -> Wrong:
    wanted = PHASES[at.frame(-1).step][1]
    if at.frame().laid != wanted:
        return "laid", f"found {k.FRAME_NAMES[at.frame().laid]}; expected {k.FRAME_NAMES[wanted]}"
    return None if at.frame().done <= at.s.players else ("done", f"found {at.frame().done}; this game has {at.s.players} players")


def next_reward(at: At) -> Wrong:
    f = at.frame()
    if at.above == k.NEXT_CLIMB:
        return None if f.space == w.SPACES else ("space", f"found {f.space}; expected {w.SPACES} while parties climb")
    if f.space == w.SPACES or not 0 <= party_at(at.s, f.place, f.space + 1).seat < at.s.players:
        return "space", f"nobody stands on space {f.space + 1} of the {w.PLACES[f.place]}"
    return None


def next_climb(at: At) -> Wrong:
    """The line: parties on the mountain that are marked as lined up, without gaps."""
    f, stands = at.frame(), [space for space in range(1, w.SPACES + 1) if party_at(at.s, w.MOUNTAIN, space).seat != w.NONE]
    line = [space for space in (f.first_in_line, f.second_in_line, f.third_in_line) if space]
    if f.lined_up & 1:
        return "lined_up", f"found {f.lined_up}; expected an even number, bits for the spaces 1 to {w.SPACES}"
    if line != [f.first_in_line, f.second_in_line, f.third_in_line][: len(line)] or len(set(line)) != len(line):
        return (
            "first_in_line",
            f"found the line {f.first_in_line}, {f.second_in_line}, {f.third_in_line}; expected different spaces, then zeros",
        )
    for name, space in zip(("first_in_line", "second_in_line", "third_in_line"), line, strict=False):
        if space not in stands or not f.lined_up >> space & 1:
            return name, f"found {space}; no party that lined up stands there"
    if at.above == k.TIE:
        return (
            None
            if f.lined_up == sum(1 << space for space in line)
            else ("lined_up", f"found {f.lined_up}; these spaces are not those of the line")
        )
    missing = [space for space in stands if not f.lined_up >> space & 1]
    return ("lined_up", f"the party on space {missing[0]} has not lined up") if missing else None


def of_level(at: At) -> Wrong:
    """TIE, CLIMB and BOARD_COST belong to the current level; the climbing party has left the line."""
    f, climb = at.frame(), at.frame(-1)
    if f.level != climb.level:
        return "level", f"found level {f.level}; expected {climb.level}"
    if f.kind == k.TIE:
        return None if f.lined_up == climb.lined_up else ("lined_up", f"found {f.lined_up}; expected {climb.lined_up}")
    if party_at(at.s, w.MOUNTAIN, f.space).seat != f.seat or f.space in (climb.first_in_line, climb.second_in_line, climb.third_in_line):
        return "space", f"no party of seat {f.seat} climbs from space {f.space}"
    return None


def reward(at: At) -> Wrong:
    f, below = at.frame(), at.frame(-1)
    if f.place != below.place:
        return "place", f"found {f.place}; expected {below.place}"
    return None if f.space == below.space + 1 else ("space", f"found {f.space}; expected {below.space + 1}")


def window(at: At) -> Wrong:
    """A check may follow only after a dragon was taken."""
    wanted = int(at.frame(-1).kind == k.CHECK)
    if at.frame().check_follows != wanted:
        return "check_follows", f"found {at.frame().check_follows}; expected {wanted}"
    taken = at.frame(-2).kind == k.BOARD_COST or (at.frame(-2).kind == k.NEXT_REWARD and at.frame(-2).place in (w.CAMP, w.MOUNTAIN))
    return None if taken or not wanted else ("kind", "no dragon was taken")


def climber(at: At) -> Wrong:
    below, top_level = at.frame(-1), 2
    if below.kind == k.NEXT_CLIMB:
        return None if below.level == top_level else ("kind", "this frame belongs to the top level")
    return None if at.frame(-2).kind == k.NEXT_CLIMB else ("kind", "this frame is there too often")


def raid(at: At) -> Wrong:
    """The card is picked, then the number is fixed, then the Fire Sage lowers it."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if f.picked == 2 and not is_active(b, w.MESSENGER):
        return "picked", "the discarded raid card is for the Messenger"
    numbers: dict[int, tuple[int, int, int]] = {k.MESSENGER: (1, 0, 0), k.SAGE: (f.picked, 1, 0)}
    wanted = numbers.get(at.above, (f.picked, 1, 2))
    for name, found, number in zip(("picked", "stage", "fewer"), (f.picked, f.stage, f.fewer), wanted, strict=True):
        if found != number:
            return name, f"found {found}; expected {number}"
    return None if (f.counted > 0) == (f.stage > 0) else ("counted", f"found {f.counted} to discard")


def party(at: At) -> Wrong:
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if party_at(at.s, f.place, f.space).seat != w.NONE:
        return "space", f"space {f.space} of the {w.PLACES[f.place]} is taken"
    if b.crests == 0:
        return "seat", "has no crest left to send"
    return ("companion", "the companion was placed before") if f.companion and b.companion_used else None


def companion(at: At) -> Wrong:
    if at.frame().gear + at.frame().flame == 0:
        return "gear", "no effect of the companion is left to choose"
    return None if at.s.bands[at.frame().seat].companion_used else ("kind", "the companion was not placed")


def exchange(at: At) -> Wrong:
    """The Master Scout comes before the Master Ranger."""
    f, below = at.frame(), at.frame(-1)
    hero = w.MASTER_SCOUT if f.specialist == w.SCOUT else w.MASTER_RANGER
    if not is_active(at.s.bands[f.seat], hero):
        return "specialist", f"seat {f.seat} has no {w.HERO_KEYS[hero]} at work"
    return (
        ("specialist", "the Scouts are exchanged first, once")
        if below.kind == k.EXCHANGE and (f.specialist, below.specialist) != (w.SCOUT, w.RANGER)
        else None
    )


def swap(at: At) -> Wrong:
    wanted = int(at.frame(-1).kind == k.RESEND)
    return None if at.frame().resending == wanted else ("resending", f"found {at.frame().resending}; expected {wanted}")


def onto(at: At) -> Wrong:
    """ONTO and GEAR: the dragon is free, and the card waits for one."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if b.dragons[f.dragon] != FREE:
        return "dragon", f"dragon {f.dragon} is not a free dragon of seat {f.seat}"
    return None if f.kind == k.ONTO or awaits_dragon(b, f.card) else ("card", f"card {f.card} of seat {f.seat} awaits no dragon")


def aide(at: At) -> Wrong:
    """CALL_BACK, RESEND and DEFEND belong to the holder of the aide."""
    f = at.frame()
    aide = w.DEFENDER if f.kind == k.DEFEND else w.LEADER
    if at.s.aides[aide] != f.seat:
        return "seat", f"seat {f.seat} does not hold the {w.AIDES[aide]}"
    return ("seat", "has no crest to send") if f.kind == k.RESEND and at.s.bands[f.seat].crests == 0 else None


def outfit(at: At) -> Wrong:
    return None if at.s.bands[at.frame().seat].followers[w.HIRELING] >= at.frame().hirelings else ("hirelings", "there are fewer hirelings")


def tavern_flame(at: At) -> Wrong:
    card = at.frame().tavern
    return ("tavern", "this Tavern card was not taken") if card in (*at.s.tavern, *at.s.tavern_pile) else None


def mentor(at: At) -> Wrong:
    """What the card brought, minus what was swapped."""
    f, card = at.frame(), at.frame(-1).tavern
    brought = at.tables["TAVERN_FOLLOWERS"][card * 4 + 1 : card * 4 + 4]
    for name, kind, left, most in zip(LEFT_OF_CARD, range(1, 4), (f.card_scouts, f.card_rangers, f.card_wardens), brought, strict=True):
        if left > min(most, at.s.bands[f.seat].followers[kind]):
            return name, f"found {left} {w.FOLLOWERS[kind]}s to swap; there are fewer"
    wanted = 2 - sum(brought) + f.card_scouts + f.card_rangers + f.card_wardens
    if f.swaps != wanted:
        return "swaps", f"found {f.swaps} swaps left; expected {wanted}"
    return None if f.card_scouts + f.card_rangers + f.card_wardens else ("card_scouts", "nobody is left to swap")


def bard(at: At) -> Wrong:
    if at.frame(-1).bard_drew == 0 or at.s.bard_card != w.NONE:
        return "kind", "the Bard has not drawn"
    return None if at.frame().first_hero != at.frame().second_hero else ("second_hero", "the same hero was drawn twice")


def apprentice(at: At) -> Wrong:
    return None if at.s.bands[at.frame().seat].apprentice_used else ("kind", "the Apprentice was not used")


def paragon(at: At) -> Wrong:
    if at.frame(-1).paragon_used == 0:
        return "kind", "the Paragon was not used"
    return None if at.s.bands[at.frame().seat].followers[w.HIRELING] >= 2 else ("kind", "there are no 2 hirelings to swap")


def further(at: At) -> Wrong:
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if b.gear == 0 or b.attributes[f.attribute] == w.HIGHEST:
        return "attribute", "this attribute cannot be moved on"
    return ("kind", "this frame belongs to the top level") if at.frame(-1).kind == k.NEXT_CLIMB and at.frame(-1).level != 2 else None


def wrangle(at: At) -> Wrong:
    return None if at.frame(-1).check_follows == 1 else ("kind", "no dragon was taken")


def flame(at: At) -> Wrong:
    """FLAME_CHOICE and LOSE: missing wardens are settled before the attribute steps of the top level."""
    f, b = at.frame(), at.s.bands[at.frame().seat]
    if at.frame(-1).kind == k.WINDOW and at.frame(-1).check_follows == 0:
        return "kind", "no dragon was taken"
    if at.frame(-1).kind == k.NEXT_CLIMB and at.frame(-1).level != 1:
        return "kind", "this frame belongs to the middle level"
    if f.kind == k.FLAME_CHOICE:
        return None
    raided = k.EACH in (at.frame(-1).kind, at.frame(-2).kind if at.frame(-1).kind == k.FLAME_UP else 0)
    if not raided and b.skill != w.FIRE_WISE:
        return "kind", f"seat {f.seat} does not have the skill {w.SKILLS[w.FIRE_WISE]}"
    return None if f.to_lose <= specialists(b) else ("to_lose", f"found {f.to_lose}; there are {specialists(b)} specialists to discard")


def flame_up(at: At) -> Wrong:
    if at.above not in ON_FLAME_UP[at.frame(-1).kind]:
        return "kind", "nothing above keeps this frame waiting"
    return None if at.frame().steps == 1 or at.frame(-1).kind == k.EACH else ("steps", f"found {at.frame().steps}; expected 1")


def game_over(at: At) -> Wrong:
    return None if at.s.round == w.ROUNDS else ("kind", f"the game ends after round {w.ROUNDS}, not after round {at.s.round}")
