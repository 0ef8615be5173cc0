"""The value of a position for a seat: a weighted sum of its features, with one weight for the start of the game and one for the end.

Each game defines its features and its progress; the weights are readable data beside its rules. The value is an estimate of
the seat's final score, in hundredths of a point. The open names are bound to a game's functions.
"""

from math import exp

from firelight.engine.chance import Rng, below
from firelight.engine.jit import Floats, Ints, Moves, compiled_as, jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE, advance, open_name, resolve, score, scoring_seats
from firelight.engine.stack import Position, top

FEATURE_COUNT = 0  # bound
END = 256  # progress at the end of a game
FAR_AHEAD = 40.0  # points

# The settings of a search, as indices into a Floats.
CURIOSITY = 0  # exploration weight
PATIENCE = 1  # scale of the first looks, in hundredths of a point
LOOKS = 2  # number of first looks at a new move
ENDS = 3  # random completions of a turn below the tree; the best one counts
OTHERS = 4  # scale of the first looks of other seats, in hundredths of a point
PROMISED = 5  # share of the plan in the points that a search uses; the rest is the forecast
CLOSENESS = 6  # share of points in the aim; the rest is winning
PLANNED = 7  # scale of what whole turns from the root promise, in hundredths of a point; 0: not used
HASTE = 8  # 1: a search ends as soon as its choice is clear; 0: this is checked only from time to time


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
    """Overwrite the position at `place` with the one at `source`."""
    tables[place] = tables[source].copy()


@jit
def is_over(s: Position) -> bool:
    return top(s).kind == GAME_OVER


@jit
def worth(s: Position, seat: int, weights: Ints, found: Ints) -> int:
    """The expected final score, in hundredths of a point; the actual score once the game is over."""
    if is_over(s):
        return 100 * score(s, seat)
    features(s, seat, found)
    return weighed(found, weights, progress(s))


@jit
def weighed(found: Ints, weights: Ints, late: int) -> int:
    """The weighted sum of the features, with weights interpolated for this progress of the game."""
    total = 0
    for number in range(FEATURE_COUNT):
        if found[number] != 0:
            total += found[number] * (weights[2 * number] * (END - late) + weights[2 * number + 1] * late)
    return total // END


@jit
def mixed(foretold: int, planned: int, promised: float) -> float:
    """The points that a search without a net uses: a blend of the forecast and the plan."""
    return foretold / 100.0 + promised * (planned / 100.0 - foretold / 100.0)


@jit
def ahead(s: Position, seat: int, weights: Ints, found: Ints) -> int:
    """The worth of a seat minus that of the best other seat."""
    best = -(1 << 40)
    for other in range(scoring_seats(s)):
        if other != seat:
            best = max(best, worth(s, other, weights, found))
    return worth(s, seat, weights, found) - best


@jit
def complete(s: Position, seat: int, rng: Rng, out: Moves, n: int) -> int:
    """Play at random to the end of the seat's turn, starting with the n options in `out`. Returns the number of options there, or 0."""
    while n > 0 and top(s).seat == seat and not resting(s) and s.sealed == 0:
        resolve(s, out[below(rng, n)])
        n = advance(s, out)
    return n


@jit
def is_chance(s: Position) -> bool:
    return top(s).kind <= LAST_CHANCE and not is_over(s)


@jit
def lead(s: Position, seat: int, points: Floats) -> float:
    """The seat's lead over the best other seat, in points."""
    best = -1e9
    for other in range(scoring_seats(s)):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@jit
def spread(late: int) -> float:
    """The scale of a lead in points: how uncertain it still is at this progress of the game."""
    return 2.0 + 6.0 * (END - late) / END


@jit
def share_of_win(s: Position, seat: int, points: Floats) -> float:
    """The chance of winning, from 0 to 1, based on the expected points (or the actual ones, once the game is over)."""
    ahead_by = lead(s, seat, points)
    if is_over(s):
        if ahead_by == 0:
            for other in range(scoring_seats(s)):
                if other != seat and points[other] == points[seat]:
                    ahead_by += 0.001 * (tiebreak(s, seat) - tiebreak(s, other))
        return 1.0 if ahead_by > 0 else 0.5 if ahead_by == 0 else 0.0
    return 1.0 / (1.0 + exp(-ahead_by / spread(progress(s))))
