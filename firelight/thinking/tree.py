"""The tree of a search: nodes are decisions, and edges are the moves made there.

Every simulation deals the hidden things again, so a node stands for all positions that the same moves lead to (as in information set
tree search). Its edges are the moves that any of these positions has offered; a simulation chooses among those legal in its own deal.
"""

from math import exp

from firelight.engine.jit import Ints, jit
from firelight.engine.records import Record, f64, i32
from firelight.engine.stack import MOST_SEATS

NODES = 0  # indices into the counts of a tree
EDGES = 1
STAMP = 2

LEAST_WEIGHT = 0.002  # of an edge; the most promising one has 1


class Edge(Record):
    action: int = i32()
    node: int = i32()  # where it leads; -1 if not visited yet
    next: int = i32()  # next edge of the same node; -1 for the last one
    visits: int = i32()
    promise: int = i32()  # what the first look promised the seat to move, in hundredths of a point
    weight: float = f64()  # its promise, relative to the best edge of the node
    wins: list[float] = f64(MOST_SEATS)  # sums over the visits, for each seat
    points: list[float] = f64(MOST_SEATS)


class Node(Record):
    head: int = i32()  # first edge; -1 until it is expanded
    visits: int = i32()
    promise: int = i32()  # the best promise of its edges
    wins: list[float] = f64(MOST_SEATS)


@jit
def add_node(nodes: list[Node], counts: Ints) -> int:
    """Add a node without edges. Returns its index, or -1 if there is no room."""
    number = counts[NODES]
    if number == len(nodes):
        return -1
    counts[NODES] = number + 1
    node = nodes[number]
    node.head = -1
    node.visits = 0
    node.promise = -(1 << 30)
    for seat in range(MOST_SEATS):
        node.wins[seat] = 0.0
    return number


@jit
def add_edge(nodes: list[Node], edges: list[Edge], counts: Ints, node: int, action: int, promise: int) -> int:
    """Add an edge that leads nowhere yet to a node. Returns its index, or -1 if there is no room."""
    number = counts[EDGES]
    if number == len(edges):
        return -1
    counts[EDGES] = number + 1
    edge = edges[number]
    edge.action = action
    edge.node = -1
    edge.next = nodes[node].head
    edge.visits = 0
    edge.promise = promise
    for seat in range(MOST_SEATS):
        edge.wins[seat] = 0.0
        edge.points[seat] = 0.0
    nodes[node].head = number
    nodes[node].promise = max(nodes[node].promise, promise)
    return number


@jit
def weigh_edges(nodes: list[Node], edges: list[Edge], node: int, patience: float) -> None:
    """Turn the promises of a node's edges into weights."""
    best = nodes[node].promise
    number = nodes[node].head
    while number >= 0:
        edge = edges[number]
        edge.weight = max(exp((edge.promise - best) / patience), LEAST_WEIGHT)
        number = edge.next


@jit
def mark_edges(nodes: list[Node], edges: list[Edge], counts: Ints, slots: Ints, node: int) -> int:
    """Index a node's edges by action: slots[2 * action + 1] is an edge if slots[2 * action] is the stamp returned."""
    counts[STAMP] += 1
    stamp = counts[STAMP]
    number = nodes[node].head
    while number >= 0:
        slots[2 * edges[number].action] = stamp
        slots[2 * edges[number].action + 1] = number
        number = edges[number].next
    return stamp


@jit
def find_edge(nodes: list[Node], edges: list[Edge], node: int, action: int) -> int:
    """The edge for an action, or -1."""
    number = nodes[node].head
    while number >= 0 and edges[number].action != action:
        number = edges[number].next
    return number


@jit
def replant(nodes: list[Node], edges: list[Edge], root: int, new_nodes: list[Node], new_edges: list[Edge], counts: Ints) -> None:
    """Copy the subtree below a node into an empty tree, as its root."""
    counts[EDGES] = 0
    new_nodes[0] = nodes[root]
    counts[NODES] = 1
    done = 0
    while done < counts[NODES]:
        node = new_nodes[done]
        number = node.head
        node.head = -1
        while number >= 0:
            following = edges[number].next
            place = counts[EDGES]
            counts[EDGES] = place + 1
            new_edges[place] = edges[number]
            new_edges[place].next = node.head
            node.head = place
            if edges[number].node >= 0:
                new_edges[place].node = counts[NODES]
                new_nodes[counts[NODES]] = nodes[edges[number].node]
                counts[NODES] += 1
            number = following
        done += 1
