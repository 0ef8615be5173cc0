"""Games played inside the compiled code for a net to learn from: positions as its inputs see them, and how each game ended."""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Cards, Floats, Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER, advance, open_name, resolve, score, scoring_seats, settle, setup
from firelight.engine.records import Record, i8, i16, i32, i64
from firelight.engine.stack import Position, top
from firelight.thinking.evaluate import (
    CLOSENESS,
    FAR_AHEAD,
    FEATURE_COUNT,
    PATIENCE,
    features,
    lay,
    lead,
    progress,
    resting,
    share_of_win,
    weighed,
)
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import Net, limited, list_inputs, of_size
from firelight.thinking.search import think
from firelight.thinking.selfplay import EMPTY, MOST_DECISIONS, choose_greedily
from firelight.thinking.tree import EDGES, NODES, Edge, Node, add_node, find_edge, weigh_edges

SOURCES_COUNTED = 0  # bound
SHARE_ONE = 12  # a win; ties are parts of it
HOPE_ONE = 10000  # a sure win, as a search sees it
MOST_VISITS = 30000  # of a move that are written down
STIRRED = 1.0  # how much promises at the root of a search are blurred, in units of its patience


class Sample(Record):
    """A position and how its game ended; seats are counted from the one that decides. Programs that harvest bind it to its full size."""

    game: int = i32()
    players: int = i8()
    who: int = i8()
    seats: int = i8()
    rest: int = i8()  # 1 at a turn's beginning
    late: int = i16()
    turn: int = i16()  # turns begun before; in the end, turns to come
    first: int = i64()  # its inputs in the stream, then its moves, then how often each was looked at
    count: int = i16()
    moves: int = i16()  # 0 where the move was a random one
    features: list[int] = i16(1)
    told: list[int] = i32(SEATS)  # the final scores as the readable weights foretell them, in hundredths
    planned: list[int] = i32(SEATS)  # what the plan says instead
    scores: list[int] = i16(SEATS)
    shares: list[int] = i8(SEATS)
    hoped: list[int] = i16(SEATS)  # the chances to win that a search found, -1 without one
    sources: list[int] = i16(1)


def sample_record(feature_count: int, sources: int) -> type[Record]:
    found: type[Record] = of_size(Sample, {"features": SEATS * feature_count, "sources": SEATS * sources})
    return found


@open_name
def points_from(s: Position, seat: int, source: int) -> int:
    raise NotImplementedError


@jit
def _note(s: Position, who: int, sample: Sample, seen: Cards, found: Ints, weights: Ints, plan: Ints, stream: Moves, first: int) -> None:
    """Write a position down."""
    seats = scoring_seats(s)
    sample.who = who
    sample.seats = seats
    sample.rest = 1 if resting(s) else 0
    sample.late = progress(s)
    sample.first = first
    sample.count = list_inputs(s, who, seen)
    sample.moves = 0
    for place in range(sample.count):
        stream[first + place] = seen[place]
    for turn in range(SEATS):
        for number in range(FEATURE_COUNT):
            sample.features[turn * FEATURE_COUNT + number] = 0
        sample.told[turn] = 0
        sample.planned[turn] = 0
        sample.hoped[turn] = -1
    for turn in range(seats):
        features(s, (who + turn) % seats, found)
        for number in range(FEATURE_COUNT):
            sample.features[turn * FEATURE_COUNT + number] = limited(found[number])
        sample.told[turn] = weighed(found, weights, progress(s))
        sample.planned[turn] = weighed(found, plan, progress(s))


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
def _note_moves(
    sample: Sample, actions: Moves, n: int, chosen: int, searched: bool, nodes: list[Node], edges: list[Edge], stream: Moves
) -> None:
    """Add what the options were, and how often each was looked at; without a search, the one that was chosen."""
    first = sample.first + sample.count
    for place in range(n):
        stream[first + place] = actions[place]
        visits = 1 if actions[place] == chosen else 0
        if searched:
            edge = find_edge(nodes, edges, 0, actions[place])
            visits = min(edges[edge].visits, MOST_VISITS) if edge >= 0 else 0
        stream[first + n + place] = visits
    sample.moves = n


@jit
def _note_hopes(s: Position, sample: Sample, nodes: list[Node], edges: list[Edge], settings: Floats, points: Floats) -> None:
    """Add the chances to win that the search at tables[0] found: its aim, less the part of it that is points."""
    seats = scoring_seats(s)
    visits = max(nodes[0].visits, 1)
    for seat in range(seats):
        points[seat] = 0.0
    number = nodes[0].head
    while number >= 0:
        for seat in range(seats):
            points[seat] += edges[number].points[seat] / visits
        number = edges[number].next
    for turn in range(seats):
        seat = (sample.who + turn) % seats
        far = max(-1.0, min(lead(s, seat, points) / FAR_AHEAD, 1.0))
        wins = (nodes[0].wins[seat] / visits - settings[CLOSENESS] * (0.5 + 0.5 * far)) / (1.0 - settings[CLOSENESS])
        sample.hoped[turn] = int(HOPE_ONE * max(0.0, min(wins, 1.0)))


@jit
def _stir(nodes: list[Node], edges: list[Edge], rng: Rng, patience: float) -> None:
    """Make the promises at the root a little uncertain, so that other moves are looked at too."""
    number = nodes[0].head
    while number >= 0:
        edges[number].promise += below(rng, int(STIRRED * patience))
        nodes[0].promise = max(nodes[0].promise, edges[number].promise)
        number = edges[number].next
    weigh_edges(nodes, edges, 0, patience)


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
    counts[NODES] = 0
    counts[EDGES] = 0
    add_node(nodes, counts)
    for part in range(2):
        think(
            tables, nodes, edges, counts, slots, path, out, other_out, weights, plan, nets, found, points, hopes, settings, rngs,
            top(tables[0]).seat, simulations if part else 1,
        )  # fmt: skip
        if part == 0:
            _stir(nodes, edges, rngs[0], settings[PATIENCE])
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
    chosen: Ints,
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
    room = len(nets[0].active) + 2 * len(actions)
    written[0] = 0
    written[1] = 0
    for game in range(count):
        begun = written[0]
        turns = 0
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
            rest = resting(s)
            if written[0] == len(samples) or written[1] + room > len(stream):
                written[0] = begun
                return game
            sample = samples[written[0]]
            kept = below(rng, rests if rest else others) == 0
            if kept:
                sample.game = first + game
                sample.players = players
                sample.turn = turns
                _note(s, seat, sample, nets[0].active, found, weights, plan, stream, written[1])
            if rest:
                turns += 1
            restless = noise > 0 and below(rng, noise) == 0
            if restless:
                action = actions[below(rng, n)]
            elif simulations > 0:
                action = choose_by_search(
                    tables, nodes, edges, counts, slots, path, out, other_out, weights, plan, nets, found, points, hopes, settings, rngs,
                    simulations, actions, n,
                )  # fmt: skip
            else:
                action = choose_greedily(tables, lists, marks, out, plan, found, rng, seat, most, actions, n)
            if kept:
                if not restless:
                    _note_moves(sample, actions, n, action, simulations > 0, nodes, edges, stream)
                    if simulations > 0:
                        _note_hopes(s, sample, nodes, edges, settings, points)
                written[0] += 1
                written[1] += sample.count + 2 * sample.moves
            resolve(tables[0], action)
        for place in range(begun, written[0]):
            _note_end(tables[0], samples[place], turns, points)
    return count
