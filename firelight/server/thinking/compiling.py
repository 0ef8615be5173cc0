"""Compiling all that thinking needs of one edition, with visible progress."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from firelight.engine.jit import Program, cache_root
from firelight.thinking.greedy import plan_turn
from firelight.thinking.search import think
from firelight.thinking.solve import solve
from firelight.thinking.tree import find_edge, replant

if TYPE_CHECKING:
    from firelight.engine.title import Edition

ENTRIES: tuple[Callable[..., Any], ...] = (think, solve, find_edge, replant, plan_turn)
LOWERING = 0.6  # of the time goes into the functions one by one, the rest into the entries
LOOK_EVERY = 0.25  # seconds


def compile_edition(edition: Edition, tell: Callable[[float], None]) -> None:
    """Fill the cache, telling the share that is done. Of several processes one compiles, the others wait for it and load."""
    with _alone():
        program = edition.program("numba")
        over = threading.Event()
        watch = threading.Thread(target=_watch, args=(program, tell, over), daemon=True)
        watch.start()
        try:
            for entry in ENTRIES:
                program(entry)
        finally:
            over.set()
            watch.join()
    tell(1.0)


def _watch(program: Program, tell: Callable[[float], None], over: threading.Event) -> None:
    told = -1.0
    while not over.wait(LOOK_EVERY):
        share = _share(program)
        if share > told:
            told = share
            tell(share)


def _share(program: Program) -> float:
    """How much is done. All functions of the rules are lowered for the first entry."""
    done = len(program.entries)
    twins = list(program.twins.values())
    lowered = 1.0 if done else sum(bool(twin.overloads) for twin in twins) / max(len(twins), 1)
    return LOWERING * lowered + (1 - LOWERING) * done / len(ENTRIES)


@contextmanager
def _alone() -> Iterator[None]:
    """While this lasts, no other process that shares the cache compiles with this function."""
    try:
        import fcntl

        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        lock = (root / "compiling.lock").open("w")
        fcntl.flock(lock, fcntl.LOCK_EX)
    except (ImportError, OSError):  # not on this system, or nothing can be kept: then everybody compiles
        yield
        return
    with lock:
        yield
