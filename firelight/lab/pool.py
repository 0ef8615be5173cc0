"""Many games at the same time, each in a process of its own: a game that ends its process is noticed, and all others go on."""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from firelight.lab.match import Result, play
from firelight.lab.schedule import Fixture

TRIES = 2
LOOK_EVERY = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class Trouble:
    """A game that did not come to its end; it is played once more, then it is given up."""

    fixture: Fixture
    reason: str
    last: bool


Outcome = Result | Trouble


@dataclass(frozen=True, slots=True)
class Terms:
    """How games are played in a worker."""

    keep: bool = False  # records
    patience: float = 900.0  # seconds without a move after which the worker is ended


def play_watched(fixture: Fixture, terms: Terms, parent: int | None = None) -> Result | str:
    """Play a game in a process that may be lost; the result, or what went wrong.

    The process ends where it stands if no move is made for too long, whatever code it hangs in, and with its parent.
    """

    def tick() -> None:
        if parent is not None and os.getppid() != parent:
            os._exit(1)
        faulthandler.dump_traceback_later(terms.patience, exit=True, file=sys.__stderr__ or sys.stderr)

    try:
        return play(fixture, terms.keep, tick)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        faulthandler.cancel_dump_traceback_later()


class Tries:
    """Counts how often a game was tried."""

    def __init__(self) -> None:
        self._failed: Counter[str] = Counter()

    def failed(self, fixture: Fixture, reason: str) -> Trouble:
        self._failed[fixture.key] += 1
        return Trouble(fixture, reason, self._failed[fixture.key] >= TRIES)


def in_processes(fixtures: Iterable[Fixture], jobs: int, terms: Terms) -> Iterator[Outcome]:
    """Play games in that many processes; what came out, in the order of their ends."""
    waiting = iter(fixtures)
    again: list[Fixture] = []
    tries = Tries()
    workers: list[_Worker] = []
    try:
        while True:
            while len(workers) < jobs and (fixture := again.pop() if again else next(waiting, None)) is not None:
                workers.append(_Worker(terms))
                workers[-1].give(fixture)
            if not workers:
                return
            ready = wait([worker.pipe for worker in workers], LOOK_EVERY)
            for worker in list(workers):
                found = worker.take(worker.pipe in ready)
                if found is None:
                    continue
                outcome = tries.failed(worker.fixture, found) if isinstance(found, str) else found
                if isinstance(outcome, Trouble) and not outcome.last:
                    again.append(outcome.fixture)
                fixture = again.pop() if again else next(waiting, None)
                if fixture is None or not worker.process.is_alive():
                    workers.remove(worker)
                    worker.end()
                    again += [fixture] if fixture is not None else []
                else:
                    worker.give(fixture)
                yield outcome
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """A process that plays one game after the other."""

    def __init__(self, terms: Terms) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_work, args=(far, terms, os.getpid()), name="firelight-arena")
        with _no_interrupt():
            self.process.start()
        far.close()
        self.fixture: Fixture

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        try:
            self.pipe.send(fixture)
        except OSError:
            self.process.kill()  # it has ended: seen at the next look

    def take(self, ready: bool) -> Result | str | None:
        """The result, how it went wrong, or None while the game goes on."""
        if not ready and self.process.is_alive():
            return None
        try:
            found: Result | str = self.pipe.recv()
            return found
        except (EOFError, OSError):
            self.process.kill()
            self.process.join()
            code = self.process.exitcode or 0
            how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
            return f"its process ended ({how})"

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection, terms: Terms, parent: int) -> None:
    """Play what comes through the pipe until it closes. What bots print goes to stderr."""
    os.setsid()  # the keyboard's interrupt is for the parent alone
    os.dup2(2, 1)
    try:
        while True:
            pipe.send(play_watched(pipe.recv(), terms, parent))
    except (EOFError, OSError):
        return


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """What is started here has no ear for the keyboard's interrupt."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
