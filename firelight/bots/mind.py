"""The tree of a search and its memory, for one thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from firelight.engine.chance import Rng, new_rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.stack import MOST_SEATS
from firelight.thinking import solve as solving
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import OUTPUT_ONE, POINTS_ONE, POLICY_ONE, SOURCES, Net, see
from firelight.thinking.search import LONGEST, Workspace, plan_root, think
from firelight.thinking.tree import Edge, Node, find_edge, replant
from firelight.thinking.weights import plan, shipped

if TYPE_CHECKING:
    from firelight.engine.title import Edition
    from firelight.thinking.nets import LearnedNet

NODES = 8_192  # room in a new tree, which doubles when it is full
EDGES_A_NODE = 4
MOST_NODES = 131_072  # 8 MB, and 67 MB of edges: a tree that needs more stops growing, and the answer says so
MOST_SPARE = 16_384  # nodes: the room of a larger tree is given back when the tree has been replanted
NOTHING = -(1 << 30)


class Settings(NamedTuple):
    """The settings of a search, in the order of thinking/evaluate.py, which explains them."""

    curiosity: float = 0.4
    patience: float = 80.0
    looks: float = 3.0
    ends: float = 2.0
    others: float = 30.0
    promised: float = 0.35
    closeness: float = 0.15
    planned: float = 0.0
    haste: float = 0.0


USUAL = Settings()
PLANNING = Settings(planned=80.0, haste=1.0)  # plans whole turns from the root
LEARNED = Settings(patience=POLICY_ONE, others=POLICY_ONE, haste=1.0)  # with a net, whose policy replaces the first look


def learned(net: LearnedNet) -> Settings:
    """The settings of the search with a net."""
    return LEARNED._replace(**net.settings)


def _room(nodes: int) -> tuple[Any, Any]:
    """The nodes and edges of an empty tree."""
    return np.zeros(nodes, Node.dtype()), np.zeros(EDGES_A_NODE * nodes, Edge.dtype())


def new_workspace(edition: Edition, settings: Settings, net: LearnedNet | None, tables: int, nodes: Any, edges: Any) -> Workspace:
    """A workspace for a search of this edition, with room for `tables` positions."""
    weights = shipped(edition.title)
    return Workspace._make(
        [
            np.zeros(tables, edition.title.rules.state.dtype()),
            nodes,
            edges,
            np.zeros(3, np.int64),
            np.zeros(2 * len(edition.notation), np.int64),
            np.zeros(len(edition.notation), np.int64),
            np.zeros(2 * LONGEST, np.int64),
            np.zeros(MOST_OPTIONS, np.int16),
            np.zeros(MOST_OPTIONS, np.int16),
            np.array(weights, np.int64),
            np.array(plan(edition.title), np.int64),
            np.array(plan(edition.title), np.int64),
            net.array(edition) if net else np.zeros(1, Net.dtype()),
            np.zeros(len(weights), np.int64),
            np.zeros(MOST_SEATS),
            np.zeros(MOST_SEATS),
            np.array(settings, float),
            np.zeros(1, Rng.dtype()),
        ]
    )


class Mind:
    """Grows a tree from a position, keeps the part that is useful for the next one, and solves the end of a game."""

    def __init__(self, edition: Edition, settings: Settings = USUAL, net: LearnedNet | None = None) -> None:
        self.edition, self.settings, self._net = edition, settings, net
        program = net.program(edition, "numba") if net else edition.program("numba")
        self._think: Any = program(think)
        self._plan_root: Any = program(plan_root)
        self._find: Any = program(find_edge)
        self._replant: Any = program(replant)
        self._solve: Any = program(solving.solve)
        self._program = program if net else None
        self.nodes, self.edges = _room(NODES)
        self._spare: tuple[Any, Any] | None = None
        self._workspace: Any = new_workspace(edition, settings, net, solving.DEEPEST + 2, self.nodes, self.edges)
        self.tables: Any = self._workspace.tables
        self._lists = np.zeros(solving.DEEPEST * solving.ROW, np.int16)
        self._marks = np.zeros(3 * solving.DEEPEST, np.int64)
        self._values = np.zeros((solving.DEEPEST + 1) * solving.WIDTH)
        self._results = np.zeros(solving.ROW * solving.WIDTH)
        self.forget()

    def seed(self, seed: int, stream: int) -> None:
        rng = new_rng(seed, stream)
        self._workspace.rngs["a"], self._workspace.rngs["b"] = rng.a, rng.b

    def sit_down(self, players: int) -> None:
        """From now on, think about games for this number of players."""
        if self._net:
            self._workspace.turns[:] = self._net.plan(self.edition.title, players)

    def forget(self) -> None:
        """Start again with an empty tree."""
        self._workspace.counts[:2] = 1, 0
        self.nodes[0] = 0
        self.nodes[0]["head"] = -1
        self.nodes[0]["promise"] = NOTHING

    def do_without(self, actions: Iterable[int]) -> None:
        """The thinking seat neither makes nor plans these moves wherever it has others."""
        self._workspace.shunned[:] = 0
        self._workspace.shunned[list(actions)] = 1

    def follow(self, moves: tuple[int, ...]) -> None:
        """Keep the part of the tree that follows these moves."""
        node = 0
        for move in moves:
            edge = self._find(self.nodes, self.edges, node, move)
            node = int(self.edges[edge]["node"]) if edge >= 0 else -1
            if node < 0:
                self.forget()
                return
        if node > 0:
            fresh = self._spare or _room(len(self.nodes))
            self._replant(self.nodes, self.edges, node, *fresh, self._workspace.counts)
            self._spare = (self.nodes, self.edges) if len(self.nodes) <= MOST_SPARE else None
            self.nodes, self.edges = fresh

    def enlarge(self) -> bool:
        """Double the room for the tree. Returns False if it already has the most that a tree may take."""
        if len(self.nodes) >= MOST_NODES:
            return False
        nodes, edges = _room(2 * len(self.nodes))
        nodes[: len(self.nodes)], edges[: len(self.edges)] = self.nodes, self.edges
        self.nodes, self.edges, self._spare = nodes, edges, None
        return True

    @property
    def memory(self) -> int:
        """Bytes of the tree, and of the room in which it is replanted."""
        one = int(self.nodes.nbytes + self.edges.nbytes)
        return 2 * one if self._spare else one

    @property
    def visits(self) -> int:
        return int(self.nodes[0]["visits"])

    def plan(self, seat: int) -> None:
        """Weigh the moves at tables[0] by whole turns, if the settings say so."""
        if self.settings.planned > 0:
            self._plan_root(self._workspace._replace(nodes=self.nodes, edges=self.edges), seat, self._lists, self._marks)

    def think(self, seat: int, simulations: int, later: int = 0) -> int:
        """Run more simulations from tables[0]; `later` others are to follow. Returns how many there was room and need for."""
        return int(self._think(self._workspace._replace(nodes=self.nodes, edges=self.edges), seat, simulations, later))

    def children(self, node: int = 0) -> dict[int, Any]:
        """The edges of a node by action."""
        found = {}
        number = int(self.nodes[node]["head"])
        while number >= 0:
            edge = self.edges[number]
            found[int(edge["action"])] = edge
            number = int(edge["next"])
        return found

    def line(self, action: int, least: int = 8) -> list[int]:
        """A move and the moves that followed it most often, as long as they have at least `least` visits."""
        found = [action]
        edge = self.children().get(action)
        while edge is not None and edge["node"] >= 0:
            after = self.children(int(edge["node"])).values()
            edge = max(after, key=lambda other: (int(other["visits"]), -int(other["action"])), default=None)
            if edge is None or edge["visits"] < least:
                break
            found.append(int(edge["action"]))
        return found

    def sources(self, seat: int, count: int) -> list[float]:
        """The points that the net expects the seat to get from each source by the end of the game; empty without a net."""
        if self._program is None:
            return []
        net, look = self._workspace.nets[0], cast(Any, self._program(see))
        look(self.tables[0], seat, net, self._workspace.found)
        third = net["third"].astype(np.int64).reshape(len(net["seen"]), -1)
        out = (net["third_bias"] + net["seen"] @ third) * POINTS_ONE / OUTPUT_ONE
        return [float(out[SOURCES + source * SEATS]) for source in range(count)]

    def solve(self, most: int) -> tuple[int, dict[int, Any]]:
        """Play the game out in full from tables[0]. Returns the verdict, and for each move the points of all seats."""
        out, points = self._workspace.out, self._workspace.points
        verdict = self._solve(self.tables, self._lists, self._marks, out, points, self._values, self._results, most)
        if verdict == solving.TOO_LARGE:
            return verdict, {}
        outcomes = self._results.reshape(-1, solving.WIDTH)
        return verdict, {int(self._lists[place]): outcomes[place].copy() for place in range(int(self._marks[0]))}
