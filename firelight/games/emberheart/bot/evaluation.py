"""The features of an Emberheart position for one seat. Their weights are in weights.toml."""

from typing import Final

from firelight.engine.jit import Ints, jit
from firelight.engine.stack import top
from firelight.games.emberheart.bot.cards import HERO_GLORY_TENTHS, HERO_HELP_TENTHS
from firelight.games.emberheart.bot.features import (
    ATTRIBUTE_POINTS,
    COMPANION,
    COMPANION_EFFECTS,
    CRESTS,
    CRESTS_AT_RISK,
    DRAGONS_OF,
    EXPOSED,
    FEATURE_COUNT,
    FEATURES,
    FIRST_FOLLOWERS,
    FIRST_SPECIALISTS,
    FLAME,
    FLAME_POINTS,
    GARRISON_OWNED,
    GEAR,
    HALF_STEPS,
    HALFWAY,
    HERO_HELP,
    HERO_POINTS,
    HERO_PROSPECTS,
    HEROES_OWNED,
    LEADING,
    LEVELS,
    MANNED_CRESTS,
    OWNED,
    PRESERVES_OWNED,
    RAID_FLAME,
    RAID_HIRELINGS,
    RAID_SPECIALISTS,
    REWARDING,
    SURPLUS,
    TABLE_OF,
)
from firelight.games.emberheart.bot.holdings import garrison, holdings, match
from firelight.games.emberheart.bot.rewards import expect_rewards
from firelight.games.emberheart.content.tables import ATTRIBUTE_GLORY, COMPANION_LEVEL, FLAME_BONUS, RAID_COUNTS, RAID_LOSES
from firelight.games.emberheart.content.words import (
    HEROES,
    HIGHEST,
    HIRELING,
    LEADER,
    LOSE_HIRELINGS,
    NONE,
    PER_GARRISON,
    PER_HERO,
    PER_PRESERVE,
    PER_RANGER,
    PER_RED,
    PER_STEP,
    PER_WARDEN,
    RANGER,
    ROUNDS,
    SCOUT,
    WARDEN,
)
from firelight.games.emberheart.rules.decisions import ACT, BEFORE, CLIMB, FIRST_ATTRIBUTE, REWARD
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.scoring import FARTHEST, final_flame, hero_glory

__all__ = ["FEATURES", "FEATURE_COUNT", "features", "progress", "resting", "scoring_seats"]

A_ROUND: Final = 51
END: Final = 256  # progress at the end of a game: five rounds
REWARDS_BEGIN: Final = 2  # steps of the round begun by then
RAID_BEGINS: Final = 6


@jit
def _steps_begun(s: State) -> int:
    """The number of steps of the round that have begun, counted by the bottom frame."""
    return s.frames[0].step


@jit
def progress(s: State) -> int:
    """From 0 to 256, by the round, and within it by the crests used and the aides taken."""
    if _steps_begun(s) > REWARDS_BEGIN:
        return A_ROUND * s.round
    actions = 0
    for seat in range(s.players):
        actions += s.bands[seat].crests
    for aide in range(4):
        if s.aides[aide] == NONE:
            actions += 1
    return A_ROUND * s.round - A_ROUND * actions // (5 * s.players + 4)


@jit
def resting(s: State) -> bool:
    """Whether a turn is about to begin or a party is about to choose."""
    kind = top(s).kind
    return (kind == ACT and top(s).acted == 0) or kind == REWARD or kind == CLIMB or kind == BEFORE or kind == FIRST_ATTRIBUTE


@jit
def scoring_seats(s: State) -> int:
    return s.players


@jit
def _heroes(s: State, seat: int, rounds_left: int, out: Ints) -> None:
    b = s.bands[seat]
    for hero in range(HEROES):
        if is_active(b, hero):
            out[HERO_POINTS] += hero_glory(s, seat, hero)
            out[HERO_PROSPECTS] += HERO_GLORY_TENTHS[hero]
            out[HERO_HELP] += HERO_HELP_TENTHS[hero] * rounds_left


@jit
def _attributes(out: Ints, rounds: int) -> None:
    for attribute in range(3):
        level = min(out[LEVELS + attribute], HIGHEST)
        out[LEVELS + attribute] = level
        out[ATTRIBUTE_POINTS] += ATTRIBUTE_GLORY[level]
        if level < HIGHEST:
            out[HALF_STEPS] += ATTRIBUTE_GLORY[level + 1] - ATTRIBUTE_GLORY[level]
        out[COMPANION_EFFECTS + attribute] = COMPANION_LEVEL[level] * rounds


@jit
def _flame(s: State, seat: int, out: Ints) -> None:
    out[FLAME] = max(out[FLAME], 0)
    mine = max(out[FLAME] - out[GEAR] // 3, 0)
    highest = mine
    for other in range(s.players):
        if other != seat:
            highest = max(highest, final_flame(s, other))
    out[FLAME_POINTS] = FLAME_BONUS[min(highest - mine, FARTHEST)]


@jit
def _raid_count(counted: int, out: Ints) -> int:
    """The number of things that a raid card will count, going by the tally."""
    if counted == PER_HERO:
        return out[HEROES_OWNED]
    if counted == PER_GARRISON:
        return out[GARRISON_OWNED]
    if counted == PER_PRESERVE:
        return out[PRESERVES_OWNED]
    if counted == PER_STEP:
        highest = max(out[LEVELS], out[LEVELS + 1])
        return max(highest, out[LEVELS + 2])
    if counted == PER_RANGER:
        return out[OWNED + RANGER]
    if counted == PER_WARDEN:
        return out[OWNED + WARDEN]
    if counted < PER_RANGER:
        return out[DRAGONS_OF + counted - PER_RED]
    return out[OWNED + SCOUT]


@jit
def _raid(s: State, out: Ints) -> None:
    """Expected losses to both raid cards, or twice those to the one that is left."""
    for slot in range(2):
        card = s.raid[slot] if s.raid[slot] != NONE else s.raid[1 - slot]
        if card == NONE:
            continue
        number = _raid_count(RAID_COUNTS[card], out)
        if RAID_LOSES[card] == LOSE_HIRELINGS:
            lost = min(number, out[OWNED + HIRELING])
            out[RAID_HIRELINGS] += lost
        else:
            lost = min(number, out[OWNED + SCOUT] + out[OWNED + RANGER] + out[OWNED + WARDEN])
            out[RAID_SPECIALISTS] += lost
        out[RAID_FLAME] += number - lost


@jit
def _actions(s: State, seat: int, out: Ints) -> None:
    """What the seat can still do in this round. Once all aides are taken, only the seats before the shield get another turn (E2.3)."""
    b = s.bands[seat]
    aides = 0
    for aide in range(4):
        if s.aides[aide] != NONE:
            aides += 1
    crests = b.crests
    if aides == 4:
        ahead = (seat - s.shield) % s.players - (s.turn - s.shield) % s.players
        crests = min(crests, 1) if ahead > 0 or (ahead == 0 and top(s).kind == ACT and top(s).acted == 0) else 0
    followers = b.followers[0] + b.followers[1] + b.followers[2] + b.followers[3]
    out[CRESTS] = crests
    out[MANNED_CRESTS] = min(crests, followers // 2)
    out[CRESTS_AT_RISK] = crests * aides
    out[COMPANION] = 1 - b.companion_used if crests > 0 else 0


@jit
def _followers(out: Ints, rounds_left: int) -> None:
    total = out[OWNED + HIRELING]
    for kind in range(SCOUT, WARDEN + 1):
        total += out[OWNED + kind]
        out[FIRST_SPECIALISTS + kind - SCOUT] = min(out[OWNED + kind], 3)
    out[FIRST_FOLLOWERS] = min(total, 9)
    out[SURPLUS] = max(total - 3 * out[CRESTS] - 12 * rounds_left, 0)


@jit
def features(s: State, seat: int, out: Ints) -> None:
    """Write the features of the seat as expected after the reward phase."""
    for number in range(FEATURE_COUNT):
        out[number] = 0
    rounds_left = ROUNDS - s.round
    acting = _steps_begun(s) <= REWARDS_BEGIN
    threats = 0
    if acting:
        for other in range(s.players):
            if other != seat:
                threats += s.bands[other].crests
    holdings(s, seat, out)
    expect_rewards(s, seat, threats, rounds_left, out)
    out[EXPOSED] //= 100
    match(s, seat, out)
    garrison(s, seat, out)
    _heroes(s, seat, rounds_left, out)
    if acting:
        _actions(s, seat, out)
    else:
        out[REWARDING] = 1
    _followers(out, rounds_left)
    _attributes(out, rounds_left + out[COMPANION])
    _flame(s, seat, out)
    if _steps_begun(s) <= RAID_BEGINS:
        _raid(s, out)
    if s.aides[LEADER] == seat or (s.aides[LEADER] == NONE and s.shield == seat):
        out[LEADING] = 1 if rounds_left > 0 else 0
    out[TABLE_OF + s.players - 2] = 1
    out[HALFWAY] = progress(s) * (END - progress(s)) // END
