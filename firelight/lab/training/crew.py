"""Runs the tasks of a training in threads of this machine or on a Ray cluster, with the same results."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Generic, TypeVar

from firelight.lab.ray_pool import Place, join_ray

Task = TypeVar("Task")
Found = TypeVar("Found")
Running = TypeVar("Running")
Made = TypeVar("Made")


_making = threading.Lock()  # so that code is compiled only once
_of_thread = threading.local()


def at_hand(make: Callable[..., Made], *arguments: Any) -> Made:
    """The object that this thread last made with `make`, if the arguments are the same; otherwise a new one."""
    kept: dict[Any, tuple[tuple[Any, ...], Any]] = _of_thread.__dict__
    if make.__qualname__ not in kept or kept[make.__qualname__][0] != arguments:
        with _making:
            kept[make.__qualname__] = arguments, make(*arguments)
    found: Made = kept[make.__qualname__][1]
    return found


class Crew(ABC, Generic[Running]):
    """Runs at most `jobs` tasks at the same time."""

    jobs: int

    def do(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
        """Yield the results in the order of their tasks. A task is requested only when there is room for it."""
        waiting, begun, running = iter(tasks), list[Running](), list[Running]()
        while True:
            more = [self.begin(work, task) for task in islice(waiting, self.jobs - len(running))]
            begun, running = begun + more, running + more
            if not begun:
                return
            running = self.still_running(running)
            while begun and begun[0] not in running:
                yield self.result(begun.pop(0))

    @abstractmethod
    def begin(self, work: Callable[[Any], Any], task: Any) -> Running: ...

    @abstractmethod
    def still_running(self, tasks: list[Running]) -> list[Running]:
        """Wait until one of them is done. Returns the others."""

    @abstractmethod
    def result(self, task: Running) -> Any: ...

    def close(self) -> None:
        """Release what the crew holds."""


class Threads(Crew[Future[Any]]):
    """Threads are enough on one machine, because compiled playing and thinking release the GIL."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = ThreadPoolExecutor(jobs)

    def begin(self, work: Callable[[Any], Any], task: Any) -> Future[Any]:
        return self._pool.submit(work, task)

    def still_running(self, tasks: list[Future[Any]]) -> list[Future[Any]]:
        done = wait(tasks, return_when=FIRST_COMPLETED).done
        return [task for task in tasks if task not in done]

    def result(self, task: Future[Any]) -> Any:
        return task.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster(Crew[Any]):
    """Ray tasks with one CPU each. `address`: local, auto or host:port."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self._ray, self._started = join_ray(address, jobs)
        self.jobs = jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._task = self._ray.remote(num_cpus=1)(_run_remotely)
        self._place = Place.here()

    def begin(self, work: Callable[[Any], Any], task: Any) -> Any:
        return self._task.remote(self._place, work, task)

    def still_running(self, tasks: list[Any]) -> list[Any]:
        rest: list[Any] = self._ray.wait(tasks)[1]
        return rest

    def result(self, task: Any) -> Any:
        return self._ray.get(task)

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


def _run_remotely(place: Place, work: Callable[[Any], Any], task: Any) -> Any:
    place.go_there()
    return work(task)
