"""Monte-Carlo tree search. Every simulation reshuffles everything hidden, and results are kept for each seat."""

from math import sqrt
from typing import NamedTuple

from firelight.engine.chance import Rng, below
from firelight.engine.jit import Floats, Ints, Moves, jit
from firelight.engine.kernels import advance, open_name, resolve, scoring_seats, settle
from firelight.engine.stack import Position, top
from firelight.thinking.evaluate import (
    CLOSENESS,
    CURIOSITY,
    ENDS,
    FAR_AHEAD,
    HASTE,
    LOOKS,
    OTHERS,
    PATIENCE,
    PLANNED,
    PROMISED,
    complete,
    determinise,
    is_chance,
    is_over,
    lay,
    lead,
    mixed,
    progress,
    resting,
    share_of_win,
    weighed,
    worth,
)
from firelight.thinking.greedy import best_of_turn
from firelight.thinking.net import Net
from firelight.thinking.tree import EDGES, Edge, Node, add_edge, add_node, mark_edges, weigh_edges

LONGEST = 400  # most moves of a simulation inside the tree
SEQUENCES = 150  # most sequences of moves to the end of the turn that are tried from the root
ASKED = 32  # simulations between two checks whether the choice is clear
UNSEEN = 0.05  # how much worse than its node an untried move is assumed to be


class Workspace(NamedTuple):
    """The memory in which a search works, and its settings. It is made once for all simulations."""

    tables: list[Position]  # the position to think about, and room for those that are tried
    nodes: list[Node]
    edges: list[Edge]
    counts: Ints  # the nodes and edges in use
    slots: Ints  # the edge of each action at the current node
    shunned: Ints  # 1 for each action that the thinking seat avoids
    path: Ints  # the nodes and edges of the current simulation
    out: Moves
    other_out: Moves
    weights: Ints
    plan: Ints
    turns: Ints  # weights for comparing the ends of turns: the plan, or those learned with a net
    nets: list[Net]
    found: Ints  # features of a position
    points: Floats
    hopes: Floats
    settings: Floats
    rngs: list[Rng]


@open_name
def survey(s: Position, who: int, nets: list[Net], found: Ints) -> None:
    """Look at a decision once for all its moves. Programs with a net bind the net's versions of this, `first_look`, `expect` and `aim`."""


@open_name
def first_look(
    tables: list[Position], action: int, who: int, looks: int, rng: Rng, out: Moves, weights: Ints, nets: list[Net], found: Ints
) -> int:
    """The promise of a move at tables[1]: the best of `looks` random ends of the turn. With no looks, all moves promise the same."""
    best = -(1 << 30) if looks > 0 else 0
    for _ in range(looks):
        lay(tables, 2, 1)
        s = tables[2]
        s.sealed = 0
        resolve(s, action)
        n = advance(s, out)
        if n > 0 and top(s).seat == who and not resting(s) and s.sealed == 0:
            complete(s, who, rng, out, n)
            best = max(best, worth(s, who, weights, found))
        else:
            return max(best, worth(s, who, weights, found))
    return best


@jit
def open_edges(w: Workspace, node: int, who: int, n: int, patience: float) -> bool:
    """Give the node at tables[1] an edge for each option. Returns False if there is no room."""
    slots, counts = w.slots, w.counts
    looks = int(w.settings[LOOKS])
    stamp = mark_edges(w.nodes, w.edges, counts, slots, node)
    before = counts[EDGES]
    for place in range(n):
        action = w.out[place]
        if slots[2 * action] != stamp:
            if counts[EDGES] == before:
                survey(w.tables[1], who, w.nets, w.found)
            promise = first_look(w.tables, action, who, looks, w.rngs[0], w.other_out, w.turns, w.nets, w.found)
            edge = add_edge(w.nodes, w.edges, counts, node, action, promise)
            if edge < 0:
                return False
            slots[2 * action] = stamp
            slots[2 * action + 1] = edge
    if counts[EDGES] > before:
        weigh_edges(w.nodes, w.edges, node, patience)
    return True


@jit
def leave_out(shunned: Ints, out: Moves, n: int) -> int:
    """Remove the shunned options, unless there are no others. Returns the number of options left."""
    left = 0
    for place in range(n):
        if shunned[out[place]] == 0:
            left += 1
    if left == 0 or left == n:
        return n
    left = 0
    for place in range(n):
        if shunned[out[place]] == 0:
            out[left] = out[place]
            left += 1
    return left


@jit
def pick(nodes: list[Node], edges: list[Edge], slots: Ints, node: int, who: int, out: Moves, n: int, curiosity: float) -> int:
    """The edge to follow, which weighs what has proved good, what promises much and what has seldom been tried."""
    here = nodes[node]
    total = 0.0
    for place in range(n):
        total += edges[slots[2 * out[place] + 1]].weight
    curiosity *= sqrt(here.visits + 1.0) / total
    unseen = here.wins[who] / here.visits - UNSEEN if here.visits > 0 else 0.5
    chosen = 0
    best = -1e9
    for place in range(n):
        number = slots[2 * out[place] + 1]
        edge = edges[number]
        proved = edge.wins[who] / edge.visits if edge.visits > 0 else unseen
        value = proved + curiosity * edge.weight / (1.0 + edge.visits)
        if value > best:
            best = value
            chosen = number
    return chosen


@jit
def come_to_rest(s: Position, rng: Rng, out: Moves, n: int) -> None:
    """Play at random to the end of the turn."""
    while (n > 0 and not resting(s)) or is_chance(s):
        if n == 0:
            settle(s, rng)
        else:
            resolve(s, out[below(rng, n)])
        n = advance(s, out)


@open_name
def expect(s: Position, nets: list[Net], weights: Ints, plan: Ints, found: Ints, settings: Floats, points: Floats, hopes: Floats) -> None:
    """Write the expected final scores to `points`, and those that the search uses to `hopes`."""
    over = is_over(s)
    late = 0 if over else progress(s)
    for seat in range(scoring_seats(s)):
        foretold = worth(s, seat, weights, found)
        points[seat] = foretold / 100.0
        hopes[seat] = points[seat] if over else mixed(foretold, weighed(found, plan, late), settings[PROMISED])


@open_name
def aim(s: Position, seat: int, points: Floats, hopes: Floats, settings: Floats) -> float:
    """What a seat wants: to win, and a little to be far ahead."""
    far = max(-1.0, min(lead(s, seat, hopes) / FAR_AHEAD, 1.0))
    return (1.0 - settings[CLOSENESS]) * share_of_win(s, seat, hopes) + settings[CLOSENESS] * (0.5 + 0.5 * far)


@jit
def judge(w: Workspace, n: int) -> int:
    """Judge tables[1] by the best of several random ends of the turn for the seat to move. Returns the index of the judged position."""
    tables = w.tables
    ends = int(w.settings[ENDS])
    s = tables[1]
    place = 1
    if (n > 0 and not resting(s)) or is_chance(s):
        who = top(s).seat
        best = -(1 << 30)
        place = 2
        for end in range(ends if n > 0 else 1):
            now = 3 if place == 2 and end > 0 else 2
            lay(tables, now, 1)
            for option in range(n):
                w.other_out[option] = w.out[option]
            come_to_rest(tables[now], w.rngs[0], w.other_out, n)
            promise = worth(tables[now], who, w.turns, w.found) if ends > 1 else 0
            if promise > best:
                best = promise
                place = now
    expect(tables[place], w.nets, w.weights, w.plan, w.found, w.settings, w.points, w.hopes)
    return place


@jit
def _add_result(w: Workspace, s: Position, length: int) -> None:
    """Add the result at the end of a path to all its nodes and edges."""
    nodes, edges, path = w.nodes, w.edges, w.path
    for seat in range(scoring_seats(s)):
        wins = aim(s, seat, w.points, w.hopes, w.settings)
        for step in range(length):
            edges[path[2 * step + 1]].wins[seat] += wins
            edges[path[2 * step + 1]].points[seat] += w.points[seat]
            nodes[path[2 * step]].wins[seat] += wins
    for step in range(length):
        edges[path[2 * step + 1]].visits += 1
        nodes[path[2 * step]].visits += 1


@jit
def simulate(w: Workspace, seat: int) -> bool:
    """Run one simulation from tables[0]. Returns False if the tree is full."""
    out, edges, rng = w.out, w.edges, w.rngs[0]
    lay(w.tables, 1, 0)
    s = w.tables[1]
    determinise(s, seat, rng)
    n = advance(s, out)
    node = 0
    length = 0
    room = True
    while room and length < LONGEST and (n > 0 or is_chance(s)):
        if n == 0:
            settle(s, rng)
            n = advance(s, out)
            continue
        who = top(s).seat
        if who == seat:
            n = leave_out(w.shunned, out, n)
        room = open_edges(w, node, who, n, w.settings[PATIENCE] if who == seat else w.settings[OTHERS])
        if not room:
            break
        edge = pick(w.nodes, edges, w.slots, node, who, out, n, w.settings[CURIOSITY])
        w.path[2 * length] = node
        w.path[2 * length + 1] = edge
        length += 1
        resolve(s, edges[edge].action)
        n = advance(s, out)
        node = edges[edge].node
        if node < 0:
            if edges[edge].visits > 0 or length == 1:
                edges[edge].node = add_node(w.nodes, w.counts)
                room = edges[edge].node >= 0
            break
    place = judge(w, n)
    _add_result(w, w.tables[place], length)
    return room


@jit
def plan_root(w: Workspace, seat: int, lists: Moves, marks: Ints) -> None:
    """Weigh the moves at tables[0] by the best whole turn that begins with each of them, and by what a net says."""
    lay(w.tables, 1, 0)
    n = leave_out(w.shunned, w.out, advance(w.tables[1], w.out))
    patience = w.settings[PATIENCE]
    if w.settings[PLANNED] <= 0 or n < 2 or not open_edges(w, 0, seat, n, patience):
        return
    best = -(1 << 30)
    for place in range(n):
        edge = w.edges[w.slots[2 * w.out[place] + 1]]
        most = max(SEQUENCES // n, 1)
        edge.promise = best_of_turn(w.tables, lists, marks, w.other_out, w.turns, w.found, w.rngs[0], seat, edge.action, most)
        best = max(best, edge.promise)
    lay(w.tables, 1, 0)
    advance(w.tables[1], w.other_out)
    survey(w.tables[1], seat, w.nets, w.found)
    w.nodes[0].promise = -(1 << 30)
    for place in range(n):
        edge = w.edges[w.slots[2 * w.out[place] + 1]]
        less = int((edge.promise - best) * patience / w.settings[PLANNED])
        edge.promise = less + first_look(w.tables, edge.action, seat, 0, w.rngs[0], w.other_out, w.turns, w.nets, w.found)
        w.nodes[0].promise = max(w.nodes[0].promise, edge.promise)
    weigh_edges(w.nodes, w.edges, 0, patience)


@jit
def is_clear(nodes: list[Node], edges: list[Edge], left: int) -> bool:
    """Whether no other move of the root can overtake the leading one in the simulations that are left."""
    most = 0
    second = 0
    number = nodes[0].head
    while number >= 0:
        visits = edges[number].visits
        second = max(second, min(visits, most))
        most = max(most, visits)
        number = edges[number].next
    return most - second > left


@jit
def think(w: Workspace, seat: int, simulations: int, later: int) -> int:
    """Run simulations from tables[0]; `later` more are to follow. Returns how many were run.

    It runs fewer if the tree is full or, in a hasty search, once the choice is clear.
    """
    for done in range(simulations):
        if w.settings[HASTE] > 0 and done % ASKED == 0 and is_clear(w.nodes, w.edges, simulations - done + later):
            return done
        if not simulate(w, seat):
            return done
    return simulations
