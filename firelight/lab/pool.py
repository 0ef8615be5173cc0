"""Many games at once on one machine, in processes: one that is lost is noticed, and the others go on."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from firelight.lab.match import Result
from firelight.lab.schedule import Fixture
from firelight.lab.worker import Outcome, Queue, Terms, play_watched

LOOK_EVERY = 1.0  # seconds
LAST_WORDS = 5.0  # seconds for a process whose pipe has closed to end by itself


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ProcessPool:
    """At most `jobs` processes, each with one game at a time. They are started when needed and stay until the pool is closed."""

    def __init__(self, jobs: int, terms: Terms) -> None:
        self._jobs = jobs
        self._terms = terms
        self._idle: list[_Worker] = []

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
        queue = Queue(fixtures)
        busy: list[_Worker] = []
        try:
            while True:
                while len(busy) < self._jobs and (fixture := queue.next()) is not None:
                    busy.append(self._idle.pop() if self._idle else _Worker(self._terms))
                    busy[-1].give(fixture)
                if not busy:
                    return
                ready = wait([worker.pipe for worker in busy], LOOK_EVERY)
                for worker in list(busy):
                    found = worker.take(worker.pipe in ready)
                    if found is not None:
                        busy.remove(worker)
                        self._put_back(worker)
                        yield queue.settle(worker.fixture, found)
        finally:
            for worker in busy:
                worker.end()

    def _put_back(self, worker: _Worker) -> None:
        if worker.process.is_alive():
            self._idle.append(worker)
        else:
            worker.end()

    def close(self) -> None:
        while self._idle:
            self._idle.pop().end()


class _Worker:
    """A process that plays one game after the other."""

    fixture: Fixture

    def __init__(self, terms: Terms) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_work, args=(far, terms, os.getpid()), name="firelight-arena")
        with _no_interrupt():
            self.process.start()
        far.close()

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        try:
            self.pipe.send(fixture)
        except OSError:
            self.process.kill()  # it has ended; seen at the next look

    def take(self, ready: bool) -> Result | str | None:
        """The result, how it went wrong, or None while the game goes on."""
        if not ready and self.process.is_alive():
            return None
        try:
            found: Result | str = self.pipe.recv()
            return found
        except (EOFError, OSError):
            self.process.join(LAST_WORDS)
            self.process.kill()
            self.process.join()
            code = self.process.exitcode or 0
            return f"its process ended ({f'signal {signal.Signals(-code).name}' if code < 0 else f'exit code {code}'})"

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
    """What is started here does not hear the keyboard's interrupt."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
