"""Loops that run whole games without returning to Python. The open names are bound to a game's functions."""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import F, Ints, Moves, jit
from firelight.engine.stack import MOST_SEATS, RULE_BITS, RULE_WORDS, Position, top

GAME_OVER = 1  # in every game
MOST_DECISIONS = 100000  # a game with more decisions is stuck
LAST_AUTOMATIC = 0  # bound
LAST_CHANCE = 0  # bound


def open_name(function: F) -> F:
    """Mark a name that a Program binds to the game's own function."""
    jit(function)
    function.__open__ = function.__name__  # type: ignore[attr-defined]
    return function


@open_name
def setup(s: Position, rng: Rng, players: int, chosen: Ints) -> None:
    raise NotImplementedError


@open_name
def options(s: Position, out: Moves) -> int:
    raise NotImplementedError


@open_name
def resolve(s: Position, action: int) -> None:
    raise NotImplementedError


@open_name
def run(s: Position) -> None:
    raise NotImplementedError


@open_name
def settle(s: Position, rng: Rng) -> None:
    raise NotImplementedError


@open_name
def score(s: Position, seat: int) -> int:
    raise NotImplementedError


@open_name
def scoring_seats(s: Position) -> int:
    raise NotImplementedError


@jit
def advance(s: Position, out: Moves) -> int:
    """Run until somebody has a real choice. Returns the number of options; 0 if the game is over or chance must be settled.

    A decision with a single option resolves itself.
    """
    while True:
        kind = top(s).kind
        if kind == GAME_OVER:
            return 0
        if kind <= LAST_AUTOMATIC:
            run(s)
        elif kind <= LAST_CHANCE:
            return 0
        else:
            n = options(s, out)
            if n != 1:
                return n
            resolve(s, out[0])


@jit
def step(s: Position, action: int, out: Moves) -> int:
    """Carry out an action and run to the next decision; returns its number of options."""
    resolve(s, action)
    return advance(s, out)


@jit
def play_out(s: Position, rng: Rng, out: Moves) -> int:
    """Play at random to the end. Returns the number of decisions, negated if the game got stuck."""
    decisions = 0
    while decisions <= MOST_DECISIONS:
        n = advance(s, out)
        if n > 0:
            resolve(s, out[below(rng, n)])
            decisions += 1
        elif top(s).kind == GAME_OVER:
            return decisions
        elif top(s).kind <= LAST_CHANCE:
            settle(s, rng)
        else:
            break
    return -1 - decisions


@jit
def play_games(
    tables: list[Position],
    rngs: list[Rng],
    out: Moves,
    number: int,
    first: int,
    count: int,
    players: int,
    chosen: Ints,
    decisions: Ints,
    scores: Ints,
    fired: Ints,
) -> None:
    """Random games with the streams first, first + 1, ... of one seed. tables[1] is an empty state to start each game from.

    chosen: the values of the setup options. scores: those of MOST_SEATS seats for each game.
    """
    rng = rngs[0]
    for game in range(count):
        seed(rng, number, first + game)
        tables[0] = tables[1]
        s = tables[0]
        setup(s, rng, players, chosen)
        decisions[game] = play_out(s, rng, out)
        for seat in range(MOST_SEATS):
            scores[game * MOST_SEATS + seat] = score(s, seat) if seat < scoring_seats(s) else 0
        for word in range(RULE_WORDS):
            for bit in range(RULE_BITS):
                fired[word * RULE_BITS + bit] += s.fired[word] >> bit & 1
