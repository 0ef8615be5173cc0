"""Plays many games at once in processes on one machine. A lost process is noticed, and the others continue."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict
from typing import Any

import msgspec

from firelight.lab.match import Result
from firelight.lab.schedule import Fixture
from firelight.lab.worker import Pool, Terms
from firelight.workers.background import Background
from firelight.workers.errors import WorkerLost
from firelight.workers.pool import Pool as Workers
from firelight.workers.process import Program
from firelight.workers.requests import Query


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ProcessPool(Pool[Future[Any]]):
    """At most `jobs` processes with one game each at a time. They start when needed and stay until the pool is closed."""

    def __init__(self, jobs: int, terms: Terms) -> None:
        self.most = jobs
        program = Program("firelight.lab.worker:PlayingJobs", (asdict(terms),))
        self._workers = Workers(jobs, program, {"play": math.inf}, tries=1, idle=math.inf)
        self._background = Background()

    def begin(self, fixture: Fixture) -> Future[Any]:
        return self._background.begin(self._workers.ask(Query("play", lambda: {"fixture": fixture})))

    def wait(self, games: list[Future[Any]]) -> Iterable[Future[Any]]:
        return wait(games, return_when=FIRST_COMPLETED).done

    def result(self, game: Future[Any]) -> Result | str:
        try:
            found = game.result()
        except WorkerLost as reason:
            return str(reason)
        return found if isinstance(found, str) else msgspec.convert(found, Result)

    def cancel(self, game: Future[Any]) -> None:
        game.cancel()

    def close(self) -> None:
        self._background.begin(self._workers.stop()).result()
        self._background.close()
