"""Predicts what parties will bring from the levels of the Mountain above the lower one (E9)."""

from firelight.engine.jit import Ints, jit
from firelight.games.emberheart.bot.cards import FLAME_WORTH, SPECIALIST_WORTH, STEP_WORTH, dragon_value
from firelight.games.emberheart.bot.features import FLAME, LEVELS, OWNED
from firelight.games.emberheart.bot.tally import add_dragon, interest_from
from firelight.games.emberheart.content.tables import DRAGON_WARDEN
from firelight.games.emberheart.content.words import MOUNTAIN, NONE, SPACES, WARDEN
from firelight.games.emberheart.rules.decisions import CLIMB, NEXT_CLIMB
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.mountain import FIRST_CARD, MIDDLE, TOP
from firelight.games.emberheart.rules.parties import party_at


@jit
def _first_climber(wardens: int, line: int) -> int:
    """The space in line with the most wardens, the higher one in a tie; NONE if nobody is in line."""
    found = NONE
    for space in range(SPACES, 0, -1):
        if line >> space & 1 and (found == NONE or (wardens >> 3 * space & 7) > (wardens >> 3 * found & 7)):
            found = space
    return found


@jit
def _climb(s: State, seat: int, level: int, wardens: int, line: int, interests: int, rounds_left: int, tally: Ints) -> int:
    """Play one level of the Mountain. Returns the wardens left to those who took a card there, 3 bits per space."""
    gone = 0
    left = 0
    while line > 0:
        space = _first_climber(wardens, line)
        line &= ~(1 << space)
        have = wardens >> 3 * space & 7
        climber = party_at(s, MOUNTAIN, space).seat
        wants = interest_from(tally) if climber == seat else interests >> 8 * climber & 255
        best = 0
        chosen = NONE
        for slot in range(FIRST_CARD[level], FIRST_CARD[level + 1]):
            dragon = s.mountain[slot]
            if dragon == NONE or gone >> slot & 1 or have < DRAGON_WARDEN[dragon]:
                continue
            value = dragon_value(dragon, wants, rounds_left) - (
                SPECIALIST_WORTH[rounds_left] if have > DRAGON_WARDEN[dragon] else FLAME_WORTH
            )
            if level == TOP:
                value += STEP_WORTH - FLAME_WORTH
            if value > best:
                best = value
                chosen = slot
        if chosen == NONE:
            continue
        gone |= 1 << chosen
        dragon = s.mountain[chosen]
        have -= DRAGON_WARDEN[dragon]
        if climber == seat:
            add_dragon(dragon, tally)
            if have > 0:
                tally[OWNED + WARDEN] -= 1
            else:
                tally[FLAME] += 1
            if level == TOP:
                tally[FLAME] += 1
                tally[LEVELS + _best_step(tally)] += 1
        left |= max(have - 1, 0) << 3 * space
    return left


@jit
def _best_step(tally: Ints) -> int:
    """The attribute closest to its next glory: odd levels first, then the highest."""
    best = 0
    for attribute in range(1, 3):
        level = tally[LEVELS + attribute]
        if level < 7 and (tally[LEVELS + best] >= 7 or 8 * (level & 1) + level > 8 * (tally[LEVELS + best] & 1) + tally[LEVELS + best]):
            best = attribute
    return best


@jit
def climb_mountain(s: State, seat: int, took: int, interests: int, rounds_left: int, tally: Ints) -> None:
    """Let parties with wardens climb. `took`: what was taken on the lower level. The frames show who is done with a level."""
    level = MIDDLE
    done = 0
    for depth in range(s.depth):
        frame = s.frames[depth]
        if frame.kind == NEXT_CLIMB:
            level = max(frame.level, MIDDLE)
            done = frame.lined_up & ~(1 << frame.first_in_line | 1 << frame.second_in_line | 1 << frame.third_in_line)
        elif frame.kind == CLIMB:
            done &= ~(1 << frame.space)
    wardens = 0
    line = 0
    for space in range(1, SPACES + 1):
        party = party_at(s, MOUNTAIN, space)
        have = party.followers[WARDEN]
        if took >> space & 1:
            have -= DRAGON_WARDEN[s.mountain[took >> 8 + 2 * space & 3]]
        elif party.took == 0 or party.seat == NONE:
            have = 0
        wardens |= have << 3 * space
        if have > 0:
            line |= 1 << space
    if level == MIDDLE:
        after = _climb(s, seat, MIDDLE, wardens, line & ~done, interests, rounds_left, tally)
        for space in range(1, SPACES + 1):
            if done >> space & 1:
                after |= wardens & 7 << 3 * space
        wardens = after
        line = 0
        for space in range(1, SPACES + 1):
            if wardens >> 3 * space & 7:
                line |= 1 << space
        done = 0
    _climb(s, seat, TOP, wardens, line & ~done, interests, rounds_left, tally)
