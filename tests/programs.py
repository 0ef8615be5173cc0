"""Compiles what several tests use: `python -m tests.programs GAME ...`. All test processes then load it from the cache."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from firelight.api import shipped_edition, titles
from firelight.engine.jit import Program
from firelight.engine.kernels import play_games
from firelight.server.thinking.compiling import ENTRIES, WITH_A_NET
from firelight.thinking.harvest import harvest
from firelight.thinking.net import answer, inclination, see
from firelight.thinking.nets import empty_net, net_for
from firelight.thinking.search import plan_root, think
from firelight.thinking.selfplay import greedy_games
from firelight.thinking.solve import solve
from firelight.thinking.tree import find_edge, replant
from tests.compiled import kernels

SEARCH = (think, plan_root, solve, find_edge, replant)


def programs(key: str) -> Iterator[tuple[Program, tuple[Callable[..., Any], ...]]]:
    """Programs and the entries needed from them."""
    edition = shipped_edition(key)
    judge, small, shipped = edition.title.judge, empty_net(edition, 16, 8), net_for(edition)
    yield edition.program("numba"), (*ENTRIES, play_games, judge.features, judge.progress)
    yield kernels.program(key), (kernels.watch_games, kernels.broken_law, kernels.follow)
    if key == "bonfire":
        yield edition.program("numba"), (greedy_games,)
        yield small.program(edition, "numba"), (harvest, *SEARCH, see, answer, inclination)
        yield small.program(edition, "numba", judges=False), (harvest,)
    else:
        yield small.program(edition, "numba"), (see, answer, inclination)
    if shipped is not None:
        yield shipped.program(edition, "numba"), WITH_A_NET


def main(keys: list[str]) -> None:
    for key in keys or titles():
        for program, entries in programs(key):
            for entry in entries:
                program(entry)


if __name__ == "__main__":
    main(sys.argv[1:])
