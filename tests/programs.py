"""Compiles what several tests use: `python -m tests.programs GAME ...`. All test processes then load it from the cache."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from firelight.api import shipped_edition, titles
from firelight.engine.jit import Program
from firelight.engine.kernels import play_games
from firelight.envs.kernels import sample_batch, step_batch
from firelight.envs.terms import Terms
from firelight.server.thinking.compiling import ENTRIES, WITH_A_NET
from firelight.thinking.harvest import harvest
from firelight.thinking.net import answer, inclination
from firelight.thinking.nets import net_for
from firelight.thinking.planning import planned_games
from firelight.thinking.selfplay import greedy_games
from tests.compiled import kernels


def programs(key: str) -> Iterator[tuple[Program, tuple[Callable[..., Any], ...]]]:
    """Programs and the entries needed from them."""
    edition = shipped_edition(key)
    judge, shipped = edition.title.judge, net_for(edition)
    base = edition.program("numba")
    yield base, (*ENTRIES, play_games, planned_games, greedy_games, judge.features, judge.progress)
    yield Terms(key, edition.title.players[0]).program("numba"), (step_batch, sample_batch)
    yield kernels.program(key), (kernels.watch_games, kernels.broken_law, kernels.follow)
    if shipped is not None:
        yield shipped.program(edition, "numba"), (*WITH_A_NET, harvest, answer, inclination)


def main(keys: list[str]) -> None:
    for key in keys or titles():
        for program, entries in programs(key):
            for entry in entries:
                program(entry)


if __name__ == "__main__":
    main(sys.argv[1:])
