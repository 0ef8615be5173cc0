"""The tree of a search: nodes are decisions, edges the moves made there.

The tree is open to chance: each simulation deals hidden things anew, and a node stands for all positions that the same moves
lead to. So its edges are those that any of its positions has offered, and a simulation chooses among those it is offered.
"""

from math import exp

from firelight.engine.jit import Ints, jit
from firelight.engine.records import Record, f64, i32
from firelight.engine.stack import MOST_SEATS

NODES = 0  # places in the counts of a tree
EDGES = 1
STAMP = 2

LEAST_WEIGHT = 0.002  # of an edge, where the most promising one has 1


class Edge(Record):
    action: int = i32()
    node: int = i32()  # where it leads, -1 if nobody has been there
    next: int = i32()  # the next edge of the same node, -1 if it is the last
    visits: int = i32()
    promise: int = i32()  # what its first look promised the seat that decides, in hundredths of a point
    weight: float = f64()  # what that makes of it beside its node's best edge
    wins: list[float] = f64(MOST_SEATS)  # sums over the visits, for each seat
    points: list[float] = f64(MOST_SEATS)


class Node(Record):
    head: int = i32()  # its first edge, -1 before it is opened
    visits: int = i32()
    promise: int = i32()  # the best of its edges
    wins: list[float] = f64(MOST_SEATS)


@jit
def add_node(nodes: list[Node], counts: Ints) -> int:
    """A new node without edges; -1 if there is no room."""
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
    """A new edge of a node that leads nowhere yet; -1 if there is no room."""
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
    """Note the edge of each action: slots[2 * action] is the stamp returned where slots[2 * action + 1] is one."""
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
    """The edge of an action, or -1."""
    number = nodes[node].head
    while number >= 0 and edges[number].action != action:
        number = edges[number].next
    return number


@jit
def replant(nodes: list[Node], edges: list[Edge], root: int, new_nodes: list[Node], new_edges: list[Edge], counts: Ints) -> None:
    """Copy what grows below a node into an empty tree, whose root it becomes."""
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
