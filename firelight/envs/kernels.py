"""Many games side by side inside the compiled code: a step carries out one action in each, and a game that is over gives way to the next.

Game number n of a batch is the game that ``firelight.new`` deals with the seed `first seed + n`. The names left open are bound to a
game's functions. One function serves both the CPU, which goes through all places in a loop, and the GPU, which has a thread for each. It
is always compiled: in plain mode a slice is no view.
"""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Bytes, Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE, advance, open_name, resolve, score, scoring_seats, settle, setup
from firelight.engine.records import Record, f64, i8, i16, i64
from firelight.engine.stack import MOST_SEATS, Position, top
from firelight.thinking.evaluate import tiebreak

MOST_OPTIONS = 256

# The settings of a batch, by place in an Ints.
FIRST_SEED = 0
BATCH = 1
PLAYERS = 2
REWARD = 3
WIDTH = 4  # of an observation
ACTIONS = 5
SETTINGS = 6

# What a game is played for.
WIN = 0
MARGIN = 1


class Lane(Record):
    """What a batch knows of one of its places beside the state of the game there."""

    game: int = i64()  # the number of the game
    options: int = i16()  # how many there are now
    seat: int = i8()  # that decides
    done: int = i8()  # 1 after the last action of a game; the next one has begun
    scores: list[int] = i16(MOST_SEATS)  # of the game that ended last
    rewards: list[float] = f64(MOST_SEATS)  # of the last step


@open_name
def observe(s: Position, who: int, out: Bytes) -> None:
    raise NotImplementedError


@jit
def go_on(s: Position, rng: Rng, out: Moves) -> int:
    """To the next decision, settling chance on the way: the number of options, 0 when the game is over."""
    n = advance(s, out)
    while n == 0 and GAME_OVER < top(s).kind <= LAST_CHANCE:
        settle(s, rng)
        n = advance(s, out)
    return n


@jit
def _beats(s: Position, lane: Lane, seat: int, other: int) -> bool:
    if lane.scores[seat] != lane.scores[other]:
        return lane.scores[seat] > lane.scores[other]
    return tiebreak(s, seat) > tiebreak(s, other)


@jit
def end_game(s: Position, lane: Lane, what: int) -> None:
    """Note the scores of a game that is over, and what it is worth to each seat. The rewards of all who score add up to 0.

    WIN: 1 for winning alone and -1 shared by those who lose; winners share as well. MARGIN: points more than the others have on average.
    """
    seats = scoring_seats(s)
    total = 0
    for seat in range(seats):
        lane.scores[seat] = score(s, seat)
        total += lane.scores[seat]
    winners = 0
    for seat in range(seats):
        lane.rewards[seat] = 1.0
        for other in range(seats):
            if _beats(s, lane, other, seat):
                lane.rewards[seat] = 0.0
        if lane.rewards[seat] > 0:
            winners += 1
    for seat in range(seats):
        if what == MARGIN:
            lane.rewards[seat] = (lane.scores[seat] * seats - total) / max(seats - 1, 1)
        else:
            lane.rewards[seat] = (lane.rewards[seat] * seats / winners - 1.0) / max(seats - 1, 1)


@jit
def begin_game(
    tables: list[Position], rngs: list[Rng], lanes: list[Lane], out: Moves, settings: Ints, chosen: Ints, place: int, number: int
) -> int:
    """Set up a game at a place and go to its first decision: the number of options. An empty state lies behind those of the batch."""
    tables[place] = tables[settings[BATCH]]
    s, rng = tables[place], rngs[place]
    lanes[place].game = number
    seed(rng, settings[FIRST_SEED] + number, 0)
    setup(s, rng, settings[PLAYERS], chosen)
    seed(rng, settings[FIRST_SEED] + number, 1)
    return go_on(s, rng, out)


@jit
def step_place(
    tables: list[Position],
    rngs: list[Rng],
    lanes: list[Lane],
    options: Moves,
    actions: Moves,
    masks: Bytes,
    observations: Bytes,
    settings: Ints,
    chosen: Ints,
    deals: bool,
    place: int,
) -> None:
    """Carry out an action at one place, or (deals) begin the first game there; then show what the seat that decides may do and observes."""
    lane, width, count = lanes[place], settings[WIDTH], settings[ACTIONS]
    out: Moves = options[place * MOST_OPTIONS : (place + 1) * MOST_OPTIONS]  # type: ignore[assignment]  # views, compiled as it is
    mask: Bytes = masks[place * count : (place + 1) * count]  # type: ignore[assignment]
    row: Bytes = observations[place * width : (place + 1) * width]  # type: ignore[assignment]
    if deals:
        n = begin_game(tables, rngs, lanes, out, settings, chosen, place, place)
    else:
        for option in range(lane.options):
            mask[out[option]] = 0
        if lane.done == 1:
            lane.done = 0
            for seat in range(MOST_SEATS):
                lane.rewards[seat] = 0.0
        resolve(tables[place], actions[place])
        n = go_on(tables[place], rngs[place], out)
        if n == 0:
            lane.done = 1
            end_game(tables[place], lane, settings[REWARD])
            n = begin_game(tables, rngs, lanes, out, settings, chosen, place, lane.game + settings[BATCH])
    for option in range(n):
        mask[out[option]] = 1
    lane.options = n
    lane.seat = top(tables[place]).seat
    observe(tables[place], lane.seat, row)


@jit
def step_batch(
    tables: list[Position],
    rngs: list[Rng],
    lanes: list[Lane],
    options: Moves,
    actions: Moves,
    masks: Bytes,
    observations: Bytes,
    settings: Ints,
    chosen: Ints,
    deals: bool,
) -> int:
    """All places, one after the other. -1, or the first place whose action is illegal: then nothing is done."""
    count = settings[ACTIONS]
    if not deals:
        for place in range(settings[BATCH]):
            if actions[place] < 0 or actions[place] >= count or masks[place * count + actions[place]] == 0:
                return place
    for place in range(settings[BATCH]):
        step_place(tables, rngs, lanes, options, actions, masks, observations, settings, chosen, deals, place)
    return -1


@jit
def sample_batch(rngs: list[Rng], lanes: list[Lane], options: Moves, actions: Moves, batch: int) -> None:
    """A random option of every game, each as likely as the others."""
    for place in range(batch):
        actions[place] = options[place * MOST_OPTIONS + below(rngs[place], lanes[place].options)]
