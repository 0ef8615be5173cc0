"""Compiling all that thinking needs of one edition, with visible progress."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from firelight.engine.jit import Program
from firelight.thinking.greedy import plan_turn
from firelight.thinking.net import see
from firelight.thinking.nets import net_for
from firelight.thinking.search import plan_root, think
from firelight.thinking.solve import solve
from firelight.thinking.tree import find_edge, replant

if TYPE_CHECKING:
    from firelight.engine.title import Edition

ENTRIES: tuple[Callable[..., Any], ...] = (think, plan_root, solve, find_edge, replant, plan_turn)
WITH_A_NET: tuple[Callable[..., Any], ...] = (think, plan_root, solve, find_edge, replant, see)
LOWERING = 0.6  # of the time goes into the single functions, the rest into the entry points
LOOK_EVERY = 0.25  # seconds
WAIT = 300.0  # seconds to wait for another process that compiles the same


def compile_edition(edition: Edition, tell: Callable[[float], None]) -> None:
    """Fill the cache and report progress. With several processes, one compiles; the others wait for it and load."""
    wanted = [(edition.program("numba"), ENTRIES)]
    net = net_for(edition)
    if net is not None:
        wanted.append((net.program(edition, "numba"), WITH_A_NET))
    for number, (program, entries) in enumerate(wanted):
        _compile(program, entries, _Part(tell, number, len(wanted)))
    tell(1.0)


@dataclass(frozen=True)
class _Part:
    """Reports the progress of one of several programs."""

    tell: Callable[[float], None]
    number: int
    of: int

    def __call__(self, share: float) -> None:
        self.tell((self.number + share) / self.of)


def _compile(program: Program, entries: Sequence[Callable[..., Any]], tell: Callable[[float], None]) -> None:
    with _exclusive(program):
        over = threading.Event()
        watch = threading.Thread(target=_watch, args=(program, len(entries), tell, over), daemon=True)
        watch.start()
        try:
            for entry in entries:
                program(entry)
        finally:
            over.set()
            watch.join()


def _watch(program: Program, entries: int, tell: Callable[[float], None], over: threading.Event) -> None:
    reported = -1.0
    while not over.wait(LOOK_EVERY):
        share = _share(program, entries)
        if share > reported:
            reported = share
            tell(share)


def _share(program: Program, entries: int) -> float:
    """The share that is done. All functions of the rules are lowered for the first entry point."""
    done = len(program.entries)
    twins = list(program.twins.values())
    lowered = 1.0 if done else sum(bool(twin.overloads) for twin in twins) / max(len(twins), 1)
    return LOWERING * lowered + (1 - LOWERING) * min(done / entries, 1.0)


@contextmanager
def _exclusive(program: Program) -> Iterator[None]:
    """Keeps other processes from filling the same folder. A process that takes far too long is not waited for."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):  # not supported here, or nothing can be kept: then everybody compiles
            import fcntl

            if program.cache_folder is not None:
                lock = stack.enter_context((program.cache_folder / "compiling.lock").open("w"))
                deadline = time.monotonic() + WAIT
                while time.monotonic() < deadline:
                    with suppress(BlockingIOError):
                        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                        break
                    time.sleep(LOOK_EVERY)
        yield
