"""Plays compiled games for a net to learn from. Records positions as the net's inputs, and how each game ended."""

from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Floats, Ints, Moves, jit
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
from firelight.thinking.net import limited, list_inputs, of_size
from firelight.thinking.search import Workspace, plan_root, think
from firelight.thinking.selfplay import EMPTY, MOST_DECISIONS, choose_greedily
from firelight.thinking.tree import EDGES, NODES, Edge, Node, add_node, find_edge, weigh_edges

SOURCES_COUNTED = 0  # bound
SHARE_ONE = 12  # a whole win; a tie divides it
HOPE_ONE = 10000  # a certain win, as a search predicts it
MOST_VISITS = 30000  # most visits that are recorded for a move
STIRRED = 1.0  # noise on the promises at the root of a search, in units of its patience


class Sample(Record):
    """A position and how its game ended, with seats counted from the one to move. Programs that harvest bind it to its full size."""

    game: int = i32()
    players: int = i8()
    who: int = i8()
    seats: int = i8()
    rest: int = i8()  # 1 at the beginning of a turn
    late: int = i16()
    turn: int = i16()  # turns begun so far; once the game is over, turns still to come
    first: int = i64()  # where its inputs begin in the stream; then come its moves, then their visits
    count: int = i16()
    moves: int = i16()  # 0 if the move was random
    features: list[int] = i16(1)
    told: list[int] = i32(SEATS)  # final scores predicted by the readable weights, in hundredths of a point
    planned: list[int] = i32(SEATS)  # the same by the plan
    scores: list[int] = i16(SEATS)
    shares: list[int] = i8(SEATS)
    hoped: list[int] = i16(SEATS)  # the chances of winning that a search found; -1 without a search
    sources: list[int] = i16(1)


def sample_record(feature_count: int, sources: int) -> type[Record]:
    found: type[Record] = of_size(Sample, {"features": SEATS * feature_count, "sources": SEATS * sources})
    return found


@open_name
def points_from(s: Position, seat: int, source: int) -> int:
    raise NotImplementedError


@jit
def _note(w: Workspace, sample: Sample, game: int, players: int, turns: int, stream: Moves, first: int) -> None:
    """Record the position at tables[0]."""
    s, found = w.tables[0], w.found
    who = top(s).seat
    sample.game = game
    sample.players = players
    sample.turn = turns
    seats = scoring_seats(s)
    sample.who = who
    sample.seats = seats
    sample.rest = 1 if resting(s) else 0
    sample.late = progress(s)
    sample.first = first
    sample.count = list_inputs(s, who, w.nets[0].active)
    sample.moves = 0
    for place in range(sample.count):
        stream[first + place] = w.nets[0].active[place]
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
        sample.told[turn] = weighed(found, w.weights, progress(s))
        sample.planned[turn] = weighed(found, w.plan, progress(s))


@jit
def _note_end(s: Position, sample: Sample, turns: int, points: Floats) -> None:
    """Record how the game ended."""
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
def _note_moves(w: Workspace, sample: Sample, actions: Moves, n: int, chosen: int, simulations: int, stream: Moves) -> None:
    """Record the options and how often the search visited each; without a search, which one was chosen."""
    first = sample.first + sample.count
    for place in range(n):
        stream[first + place] = actions[place]
        visits = 1 if actions[place] == chosen else 0
        if simulations > 0:
            edge = find_edge(w.nodes, w.edges, 0, actions[place])
            visits = min(w.edges[edge].visits, MOST_VISITS) if edge >= 0 else 0
        stream[first + n + place] = visits
    sample.moves = n
    if simulations > 0:
        _note_hopes(w.tables[0], sample, w.nodes, w.edges, w.settings, w.points)


@jit
def _note_hopes(s: Position, sample: Sample, nodes: list[Node], edges: list[Edge], settings: Floats, points: Floats) -> None:
    """Record the chances of winning that the search at tables[0] found: its aim without the part that is points."""
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
    """Add a little noise to the promises at the root, so that other moves are visited too."""
    number = nodes[0].head
    while number >= 0:
        edges[number].promise += below(rng, int(STIRRED * patience))
        nodes[0].promise = max(nodes[0].promise, edges[number].promise)
        number = edges[number].next
    weigh_edges(nodes, edges, 0, patience)


@jit
def choose_by_search(w: Workspace, lists: Moves, marks: Ints, simulations: int, actions: Moves, n: int) -> int:
    """The option at tables[0] that a new search visits most."""
    w.counts[NODES] = 0
    w.counts[EDGES] = 0
    add_node(w.nodes, w.counts)
    seat = top(w.tables[0]).seat
    think(w, seat, 1, simulations)
    plan_root(w, seat, lists, marks)
    _stir(w.nodes, w.edges, w.rngs[0], w.settings[PATIENCE])
    think(w, seat, simulations, 0)
    best = -1
    chosen = 0
    for place in range(n):
        edge = find_edge(w.nodes, w.edges, 0, actions[place])
        if edge >= 0 and w.edges[edge].visits > best:
            best = w.edges[edge].visits
            chosen = place
    return actions[chosen]


@jit
def _choose(w: Workspace, lists: Moves, marks: Ints, actions: Moves, n: int, most: int, simulations: int) -> int:
    """The move of a search or, without simulations, of a greedy player."""
    if simulations > 0:
        return choose_by_search(w, lists, marks, simulations, actions, n)
    return choose_greedily(w.tables, lists, marks, w.out, w.turns, w.found, w.rngs[0], top(w.tables[0]).seat, most, actions, n)


@jit
def harvest(
    w: Workspace, lists: Moves, marks: Ints, actions: Moves, number: int, first: int, count: int, players: int, chosen: Ints, most: int,
    simulations: int, quick: int, noise: int, rests: int, others: int, samples: list[Sample], stream: Moves, written: Ints,
) -> int:  # fmt: skip
    """Play games with the same player in all seats: greedy (`most` sequences a decision), or a search if `simulations` is above 0.

    Decisions that are not recorded are made with `quick` simulations instead. One move in `noise` is random (0: none). One position in
    `rests` at the beginning of a turn, and one in `others` within a turn, is recorded. `written` begins as zeros and counts samples and
    places used in the stream. Returns how many of the games there was room for.
    """
    rng = w.rngs[0]
    room = len(w.nets[0].active) + 2 * len(actions)
    for game in range(count):
        begun = written[0]
        turns = 0
        seed(rng, number, first + game)
        lay(w.tables, 0, EMPTY)
        s = w.tables[0]
        setup(s, rng, players, chosen)
        for _ in range(MOST_DECISIONS):
            n = advance(s, actions)
            if n == 0:
                if top(s).kind == GAME_OVER:
                    break
                settle(s, rng)
                continue
            rest = resting(s)
            if written[0] == len(samples) or written[1] + room > len(stream):
                written[0] = begun
                return game
            sample = samples[written[0]]
            kept = below(rng, rests if rest else others) == 0
            if kept:
                _note(w, sample, first + game, players, turns, stream, written[1])
            turns += 1 if rest else 0
            restless = noise > 0 and below(rng, noise) == 0
            action = actions[below(rng, n)] if restless else _choose(w, lists, marks, actions, n, most, simulations if kept else quick)
            if kept:
                if not restless:
                    _note_moves(w, sample, actions, n, action, simulations, stream)
                written[0] += 1
                written[1] += sample.count + 2 * sample.moves
            resolve(s, action)
        for place in range(begun, written[0]):
            _note_end(s, samples[place], turns, w.points)
    return count
