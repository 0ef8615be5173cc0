"""What a position of Emberheart is worth: features, counted for one seat. Their weights stand in weights.toml."""

from typing import Final

from firelight.emberheart.frames import ACT, BEFORE, CLIMB, FIRST_ATTRIBUTE, REWARD
from firelight.emberheart.layout import State
from firelight.emberheart.scoring import score
from firelight.emberheart.words import FOLLOWERS
from firelight.engine.jit import Ints, jit
from firelight.engine.stack import top

POINTS: Final = 0
IN_SUPPLY: Final = 1  # one feature for each kind of follower
GEAR: Final = 5
CRESTS: Final = 6
FEATURES: Final = ("points", *(f"{kind}s" for kind in FOLLOWERS), "gear", "crests")
FEATURE_COUNT: Final = 7


@jit
def progress(s: State) -> int:
    return 50 * (s.round - 1)


@jit
def resting(s: State) -> bool:
    """Is a turn about to begin, or a party about to choose?"""
    kind = top(s).kind
    return (kind == ACT and top(s).a == 0) or kind == REWARD or kind == CLIMB or kind == BEFORE or kind == FIRST_ATTRIBUTE


@jit
def scoring_seats(s: State) -> int:
    return s.players


@jit
def features(s: State, seat: int, out: Ints) -> None:
    for number in range(FEATURE_COUNT):
        out[number] = 0
    b = s.bands[seat]
    out[POINTS] = score(s, seat)
    for kind in range(4):
        out[IN_SUPPLY + kind] = b.followers[kind]
    out[GEAR] = b.gear
    out[CRESTS] = b.crests
