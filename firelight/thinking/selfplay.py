"""Compiled games between greedy players, to tune weights and to learn what features are worth."""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER, advance, resolve, score, scoring_seats, settle, setup
from firelight.engine.stack import MOST_SEATS, Position, top
from firelight.thinking.evaluate import FEATURE_COUNT, features, lay, progress, resting
from firelight.thinking.greedy import LEVELS, best_of_turn

MOST_DECISIONS = 5000
EMPTY = LEVELS + 2  # index of an empty state in the tables


@jit
def choose_greedily(
    tables: list[Position],
    lists: Moves,
    marks: Ints,
    out: Moves,
    weights: Ints,
    found: Ints,
    rng: Rng,
    seat: int,
    most: int,
    actions: Moves,
    n: int,
) -> int:
    """The option at tables[0] that begins the best turn."""
    best = -(1 << 40)
    chosen = 0
    for place in range(n):
        value = best_of_turn(tables, lists, marks, out, weights, found, rng, seat, actions[place], max(most // n, 1))
        if value > best:
            best = value
            chosen = place
    return actions[chosen]


@jit
def _write_samples(s: Position, game: int, found: Ints, samples: Ints, written: int) -> int:
    """Add a sample for each seat while there is room. Returns the new number of samples."""
    width = FEATURE_COUNT + 3
    for seat in range(scoring_seats(s)):
        if (written + 1) * width <= len(samples):
            features(s, seat, found)
            samples[written * width] = game
            samples[written * width + 1] = seat
            samples[written * width + 2] = progress(s)
            for place in range(FEATURE_COUNT):
                samples[written * width + 3 + place] = found[place]
            written += 1
    return written


@jit
def greedy_games(
    tables: list[Position],
    lists: Moves,
    marks: Ints,
    out: Moves,
    actions: Moves,
    weights: Ints,
    others: Ints,
    found: Ints,
    rngs: list[Rng],
    number: int,
    first: int,
    count: int,
    players: int,
    chosen: Ints,
    most: int,
    noise: int,
    scores: Ints,
    samples: Ints,
) -> int:
    """Play greedy games. In game i, seat i modulo players uses `weights` and the others use `others`. tables[EMPTY] is an empty state.

    One move in `noise` is random (0: none). At the beginning of every turn, the game, seat, progress and features of each seat are written
    to `samples`, while it has room. Returns the number of samples written.
    """
    rng = rngs[0]
    written = 0
    for game in range(count):
        seed(rng, number, first + game)
        lay(tables, 0, EMPTY)
        setup(tables[0], rng, players, chosen)
        for _ in range(MOST_DECISIONS):
            s = tables[0]
            n = advance(s, actions)
            if n == 0:
                if top(s).kind == GAME_OVER:
                    break
                settle(s, rng)
                continue
            seat = top(s).seat
            if resting(s):
                written = _write_samples(s, first + game, found, samples, written)
            if noise > 0 and below(rng, noise) == 0:
                action = actions[below(rng, n)]
            elif seat == (first + game) % players:
                action = choose_greedily(tables, lists, marks, out, weights, found, rng, seat, most, actions, n)
            else:
                action = choose_greedily(tables, lists, marks, out, others, found, rng, seat, most, actions, n)
            resolve(tables[0], action)
        for seat in range(MOST_SEATS):
            scores[game * MOST_SEATS + seat] = score(tables[0], seat) if seat < scoring_seats(tables[0]) else 0
    return written
