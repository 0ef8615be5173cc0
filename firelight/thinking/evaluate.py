"""What a position is worth to a seat: the sum of its features, each with a weight early and late in the game.

A game names its features and how far it is (features, progress); the weights are readable data beside its rules. Worth is
counted in hundredths of a point, an estimate of the seat's final score. The names left open are bound to a game's functions.
"""

from math import exp

from firelight.engine.chance import Rng, below
from firelight.engine.jit import Floats, Ints, Moves, compiled_as, jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE, advance, open_name, resolve, score, scoring_seats
from firelight.engine.stack import Position, top

FEATURE_COUNT = 0  # bound
END = 256  # progress at the end of a game
FAR_AHEAD = 40.0  # points

# The settings of a search, by place in a Floats.
CURIOSITY = 0  # weight of what was seldom tried
PATIENCE = 1  # hundredths of a point that divide the first looks
LOOKS = 2  # first looks at a new move
ENDS = 3  # random ends of the turn below the tree, of which the best is taken
OTHERS = 4  # hundredths of a point that divide the first looks of other seats
PROMISED = 5  # how much of what a search goes by is the plan; the rest is the forecast
CLOSENESS = 6  # how much of the aim is points, not winning
PLANNED = 7  # hundredths of a point that divide what whole turns from the root promise; 0: they are not looked at
HASTE = 8  # 1: a search ends as soon as its choice is clear; 0: this is asked only now and then


@open_name
def features(s: Position, seat: int, out: Ints) -> None:
    raise NotImplementedError


@open_name
def progress(s: Position) -> int:
    raise NotImplementedError


@open_name
def resting(s: Position) -> bool:
    raise NotImplementedError


@open_name
def tiebreak(s: Position, seat: int) -> int:
    raise NotImplementedError


@open_name
def determinise(s: Position, seat: int, rng: Rng) -> None:
    raise NotImplementedError


@jit
def _lay_compiled(tables: list[Position], place: int, source: int) -> None:
    tables[place] = tables[source]


@compiled_as(_lay_compiled)
def lay(tables: list[Position], place: int, source: int) -> None:
    """Copy one of several positions over another."""
    tables[place] = tables[source].copy()


@jit
def is_over(s: Position) -> bool:
    return top(s).kind == GAME_OVER


@jit
def worth(s: Position, seat: int, weights: Ints, found: Ints) -> int:
    """The final score that is to be expected, in hundredths of a point; the score itself once the game is over."""
    if is_over(s):
        return 100 * score(s, seat)
    features(s, seat, found)
    return weighed(found, weights, progress(s))


@jit
def weighed(found: Ints, weights: Ints, late: int) -> int:
    """Features added up with their weights at a point of the game."""
    total = 0
    for number in range(FEATURE_COUNT):
        if found[number] != 0:
            total += found[number] * (weights[2 * number] * (END - late) + weights[2 * number + 1] * late)
    return total // END


@jit
def mixed(foretold: int, planned: int, promised: float) -> float:
    """The points that a search without a net goes by: the forecast, and a part of what the plan promises."""
    return foretold / 100.0 + promised * (planned / 100.0 - foretold / 100.0)


@jit
def ahead(s: Position, seat: int, weights: Ints, found: Ints) -> int:
    """Worth of a seat less what the best of the others may expect."""
    best = -(1 << 40)
    for other in range(scoring_seats(s)):
        if other != seat:
            best = max(best, worth(s, other, weights, found))
    return worth(s, seat, weights, found) - best


@jit
def complete(s: Position, seat: int, rng: Rng, out: Moves, n: int) -> int:
    """Play on at random to the end of the seat's turn, with n options listed now. The number of options there, 0 if none are."""
    while n > 0 and top(s).seat == seat and not resting(s) and s.sealed == 0:
        resolve(s, out[below(rng, n)])
        n = advance(s, out)
    return n


@jit
def is_chance(s: Position) -> bool:
    return top(s).kind <= LAST_CHANCE and not is_over(s)


@jit
def lead(s: Position, seat: int, points: Floats) -> float:
    """Points ahead of the best other seat."""
    best = -1e9
    for other in range(scoring_seats(s)):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@jit
def spread(late: int) -> float:
    """Points of a lead that count as much as the lead is uncertain."""
    return 2.0 + 6.0 * (END - late) / END


@jit
def share_of_win(s: Position, seat: int, points: Floats) -> float:
    """The chance to win, from 0 to 1, by the points that are expected (or counted, when the game is over)."""
    ahead_by = lead(s, seat, points)
    if is_over(s):
        if ahead_by == 0:
            for other in range(scoring_seats(s)):
                if other != seat and points[other] == points[seat]:
                    ahead_by += 0.001 * (tiebreak(s, seat) - tiebreak(s, other))
        return 1.0 if ahead_by > 0 else 0.5 if ahead_by == 0 else 0.0
    return 1.0 / (1.0 + exp(-ahead_by / spread(progress(s))))
