"""Plans a seat's own turn: tries sequences of moves to the end of the turn, and judges each by the worth of the position there."""

from firelight.engine.chance import Rng, below
from firelight.engine.jit import Ints, Moves, jit
from firelight.engine.kernels import advance, resolve
from firelight.engine.stack import Position, top
from firelight.thinking.evaluate import ahead, complete, lay, resting

ROW = 256  # most options of a decision
LEVELS = 20  # most decisions of a turn that are tried; the rest of a longer turn is played at random
BEST = LEVELS + 1  # index in the tables of the end of the best sequence


@jit
def _list_options(s: Position, seat: int, rng: Rng, out: Moves, n: int, lists: Moves, level: int, marks: Ints) -> None:
    """List the options of a level in random order, or none if the turn is over."""
    if n > 0 and (top(s).seat != seat or resting(s) or s.sealed == 1):
        n = 0
    marks[2 * level] = n
    marks[2 * level + 1] = 0
    for place in range(n):
        other = below(rng, place + 1)
        lists[level * ROW + place] = lists[level * ROW + other]
        lists[level * ROW + other] = out[place]


@jit
def best_of_turn(
    tables: list[Position], lists: Moves, marks: Ints, out: Moves, weights: Ints, found: Ints, rng: Rng, seat: int, action: int, most: int
) -> int:
    """The worth of the position after the best sequence that begins with `action` at tables[0].

    It tries at most `most` sequences, and does not plan past a reveal: a sequence ends with any move that reveals something.
    The end of the best sequence is left at tables[BEST].
    """
    lay(tables, 1, 0)
    s = tables[1]
    s.sealed = 0
    resolve(s, action)
    _list_options(s, seat, rng, out, advance(s, out), lists, 1, marks)
    if marks[2] == 0:
        lay(tables, BEST, 1)
        return ahead(s, seat, weights, found)
    best = -(1 << 40)
    level = 1
    seen = 0
    while level > 0 and seen < most:
        cursor = marks[2 * level + 1]
        if cursor == marks[2 * level]:
            level -= 1
            continue
        marks[2 * level + 1] = cursor + 1
        lay(tables, level + 1, level)
        s = tables[level + 1]
        resolve(s, lists[level * ROW + cursor])
        n = advance(s, out)
        _list_options(s, seat, rng, out, n, lists, level + 1, marks)
        if marks[2 * level + 2] > 0 and level + 1 < LEVELS:
            level += 1
            continue
        if marks[2 * level + 2] > 0:
            complete(s, seat, rng, out, n)
        seen += 1
        value = ahead(s, seat, weights, found)
        if value > best:
            best = value
            lay(tables, BEST, level + 1)
    return best


@jit
def plan_turn(
    tables: list[Position],
    lists: Moves,
    marks: Ints,
    out: Moves,
    weights: Ints,
    found: Ints,
    rngs: list[Rng],
    seat: int,
    most: int,
    actions: Moves,
    values: Ints,
) -> int:
    """Write the options at tables[0] to `actions`, and the worth of the best turn with each to `values`. Returns the number of options."""
    n = advance(tables[0], actions)
    for place in range(n):
        values[place] = best_of_turn(tables, lists, marks, out, weights, found, rngs[0], seat, actions[place], max(most // n, 1))
    return n
