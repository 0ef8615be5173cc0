"""Games played inside the compiled code for a net to learn from: positions as its inputs see them, and how each game ended."""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Cards, Floats, Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER, advance, open_name, resolve, score, settle, setup
from firelight.engine.records import Record, i8, i16, i32, i64
from firelight.engine.stack import Position, top
from firelight.thinking.evaluate import FEATURE_COUNT, SEATS, features, lay, progress, resting, scoring_seats, share_of_win, weighed
from firelight.thinking.net import Net, limited, list_inputs, of_size
from firelight.thinking.search import think
from firelight.thinking.selfplay import EMPTY, MOST_DECISIONS, choose_greedily
from firelight.thinking.tree import EDGES, NODES, Edge, Node, find_edge

SOURCES_COUNTED = 0  # bound
SHARE_ONE = 12  # a win; ties are parts of it
NOTHING = -(1 << 30)


class Sample(Record):
    """A position and how its game ended; seats are counted from the one that decides. Programs that harvest bind it to its full size."""

    game: int = i32()
    players: int = i8()
    who: int = i8()
    seats: int = i8()
    rest: int = i8()  # 1 at a turn's beginning
    late: int = i16()
    turn: int = i16()  # turns begun before; in the end, turns to come
    first: int = i64()  # its inputs in the stream
    count: int = i16()
    features: list[int] = i16(1)
    told: list[int] = i32(SEATS)  # the final scores as the readable weights foretell them, in hundredths
    scores: list[int] = i16(SEATS)
    shares: list[int] = i8(SEATS)
    sources: list[int] = i16(1)


def sample_record(feature_count: int, sources: int) -> type[Record]:
    found: type[Record] = of_size(Sample, {"features": SEATS * feature_count, "sources": SEATS * sources})
    return found


@open_name
def points_from(s: Position, seat: int, source: int) -> int:
    raise NotImplementedError


@jit
def _note(s: Position, who: int, sample: Sample, seen: Cards, found: Ints, weights: Ints, stream: Moves, first: int) -> None:
    """Write a position down."""
    seats = scoring_seats(s)
    sample.who = who
    sample.seats = seats
    sample.rest = 1 if resting(s) else 0
    sample.late = progress(s)
    sample.first = first
    sample.count = list_inputs(s, who, seen)
    for place in range(sample.count):
        stream[first + place] = seen[place]
    for turn in range(SEATS):
        for number in range(FEATURE_COUNT):
            sample.features[turn * FEATURE_COUNT + number] = 0
        sample.told[turn] = 0
    for turn in range(seats):
        features(s, (who + turn) % seats, found)
        for number in range(FEATURE_COUNT):
            sample.features[turn * FEATURE_COUNT + number] = limited(found[number])
        sample.told[turn] = weighed(found, weights, progress(s))


@jit
def _note_end(s: Position, sample: Sample, turns: int, points: Floats) -> None:
    """Add how the game ended."""
    seats = scoring_seats(s)
    winners = 0
    for seat in range(seats):
        points[seat] = float(score(s, seat))
    for seat in range(seats):
        if share_of_win(s, seat, points) > 0:
            winners += 1
    sample.turn = turns - sample.turn
    for turn in range(SEATS):
        seat = (sample.who + turn) % seats
        sample.scores[turn] = int(points[seat]) if turn < seats else 0
        wins = turn < seats and share_of_win(s, seat, points) > 0
        sample.shares[turn] = SHARE_ONE // winners if wins else 0
        for source in range(SOURCES_COUNTED):
            sample.sources[turn * SOURCES_COUNTED + source] = points_from(s, seat, source) if turn < seats else 0


@jit
def choose_by_search(
    tables: list[Position],
    nodes: list[Node],
    edges: list[Edge],
    counts: Ints,
    slots: Ints,
    path: Ints,
    out: Moves,
    other_out: Moves,
    weights: Ints,
    plan: Ints,
    nets: list[Net],
    found: Ints,
    points: Floats,
    hopes: Floats,
    settings: Floats,
    rngs: list[Rng],
    simulations: int,
    actions: Moves,
    n: int,
) -> int:
    """The option at tables[0] that a new search looks at most often."""
    counts[NODES] = 1
    counts[EDGES] = 0
    nodes[0].head = -1
    nodes[0].visits = 0
    nodes[0].promise = NOTHING
    for seat in range(SEATS):
        nodes[0].wins[seat] = 0.0
    think(
        tables, nodes, edges, counts, slots, path, out, other_out, weights, plan, nets, found, points, hopes, settings, rngs,
        top(tables[0]).seat, simulations,
    )  # fmt: skip
    best = -1
    chosen = 0
    for place in range(n):
        edge = find_edge(nodes, edges, 0, actions[place])
        if edge >= 0 and edges[edge].visits > best:
            best = edges[edge].visits
            chosen = place
    return actions[chosen]


@jit
def harvest(
    tables: list[Position],
    lists: Moves,
    marks: Ints,
    nodes: list[Node],
    edges: list[Edge],
    counts: Ints,
    slots: Ints,
    path: Ints,
    out: Moves,
    other_out: Moves,
    actions: Moves,
    weights: Ints,
    plan: Ints,
    nets: list[Net],
    found: Ints,
    points: Floats,
    hopes: Floats,
    settings: Floats,
    rngs: list[Rng],
    number: int,
    first: int,
    count: int,
    players: int,
    a: int,
    b: int,
    most: int,
    simulations: int,
    noise: int,
    rests: int,
    others: int,
    samples: list[Sample],
    stream: Moves,
    written: Ints,
) -> int:
    """Games between equals: greedy ones (`most` sequences a decision), or with `simulations` above 0 those of a search.

    One move in `noise` is a random one. One position in `rests` at a turn's beginning, and one in `others` within a turn, is written down.
    The number of games played: fewer than `count` where there is no more room. written: samples, and places of the stream.
    """
    rng = rngs[0]
    room = len(nets[0].active)
    written[0] = 0
    written[1] = 0
    for game in range(count):
        begun = written[0]
        turns = 0
        seed(rng, number, first + game)
        lay(tables, 0, EMPTY)
        setup(tables[0], rng, players, a, b)
        for _ in range(MOST_DECISIONS):
            s = tables[0]
            n = advance(s, actions)
            if n == 0:
                if top(s).kind == GAME_OVER:
                    break
                settle(s, rng)
                continue
            seat = top(s).seat
            rest = resting(s)
            if below(rng, rests if rest else others) == 0:
                if written[0] == len(samples) or written[1] + room > len(stream):
                    written[0] = begun
                    return game
                sample = samples[written[0]]
                sample.game = first + game
                sample.players = players
                sample.turn = turns
                _note(s, seat, sample, nets[0].active, found, weights, stream, written[1])
                written[0] += 1
                written[1] += sample.count
            if rest:
                turns += 1
            if noise > 0 and below(rng, noise) == 0:
                action = actions[below(rng, n)]
            elif simulations > 0:
                action = choose_by_search(
                    tables, nodes, edges, counts, slots, path, out, other_out, weights, plan, nets, found, points, hopes, settings, rngs,
                    simulations, actions, n,
                )  # fmt: skip
            else:
                action = choose_greedily(tables, lists, marks, out, plan, found, rng, seat, most, actions, n)
            resolve(tables[0], action)
        for place in range(begun, written[0]):
            _note_end(tables[0], samples[place], turns, points)
    return count
