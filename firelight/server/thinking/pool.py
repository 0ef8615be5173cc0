"""The workers of a server: who thinks about what, and what happens when one of them does not come back."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from firelight.server.thinking.errors import CannotThink, ThinkerLost
from firelight.server.thinking.wire import Child, Message

log = logging.getLogger("firelight.thinking")

URGENCY = {"choose": 1, "hint": 2, "review": 3}
YIELDING = frozenset({"review"})  # kinds that give way to more urgent ones while they are being worked at
LIMITS = {"choose": 60.0, "hint": 90.0, "review": 120.0, "compile": 900.0}  # seconds without a sign of life
STARTING = 60.0
TRIES = 2
EDITIONS = 8  # a worker that has seen more is replaced
SEEN = 32  # games of which is remembered which worker knows them
PAUSES = (0.0, 0.5, 2.0, 10.0, 30.0)  # seconds before another start where the last ones failed
HOPELESS = 3  # starts that failed in a row


@dataclass(order=True)
class Request:
    """Something to think about. `compose` writes it when its turn has come."""

    urgency: int
    number: int
    kind: str = field(compare=False)
    compose: Callable[[], Message] = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)
    tell: Callable[[float], None] = field(compare=False)
    topic: str = field(compare=False)  # a worker that thought about it before is asked first
    begun: bool = field(default=False, compare=False)
    tries: int = field(default=0, compare=False)


class Worker:
    """A place for a process, as the pool sees it."""

    def __init__(self) -> None:
        self.child: Child | None = None
        self.ready = False
        self.failures = 0  # to start, in a row
        self.running: list[Request] = []  # the last one that has begun is being worked at
        self.topics: dict[str, None] = {}
        self.since = 0.0  # the last sign of life

    def may_take(self, request: Request) -> bool:
        if not self.ready:
            return False
        return not self.running or (self.running[-1].kind in YIELDING and request.urgency < self.running[-1].urgency)

    @property
    def at_work(self) -> Request | None:
        """What it is thinking about."""
        return next((request for request in reversed(self.running) if request.begun), self.running[-1] if self.running else None)

    def preference(self, request: Request) -> tuple[bool, bool]:
        return not self.running, request.topic in self.topics

    def note(self, topic: str) -> None:
        self.topics.pop(topic, None)
        self.topics[topic] = None
        if len(self.topics) > SEEN:
            del self.topics[next(iter(self.topics))]


class Pool:
    """Keeps a number of workers alive and gives them what waits, the most urgent first."""

    def __init__(
        self, size: int, start: Callable[[], Awaitable[Child]], memory: int, limits: Mapping[str, float], changed: Callable[[], None]
    ) -> None:
        self.workers = [Worker() for _ in range(size)]
        self._start = start
        self._memory = memory
        self._limits = limits
        self._changed = changed
        self._waiting: list[Request] = []
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False

    @property
    def hopeless(self) -> bool:
        """Does no worker start at all?"""
        return all(worker.failures >= HOPELESS for worker in self.workers)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep(worker)) for worker in self.workers]
        self._tasks.append(asyncio.create_task(self._look_after()))

    async def stop(self) -> None:
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(self._end(worker) for worker in self.workers))
        for request in self._waiting:
            _fail(request, ThinkerLost("the server is stopping"))
        self._waiting.clear()

    async def ask(self, kind: str, compose: Callable[[], Message], tell: Callable[[float], None], topic: str) -> Any:
        """The answer to a request. It may be cancelled at any time."""
        if self._stopping:
            raise ThinkerLost("the server is stopping")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        request = Request(URGENCY[kind], next(self._numbers), kind, compose, answer, tell, topic)
        heapq.heappush(self._waiting, request)
        self._hand_out()
        try:
            return await answer
        except asyncio.CancelledError:
            self._take_back(request)
            raise

    # Handing out.

    def _hand_out(self) -> None:
        """Whoever cannot take the most urgent request could not take any other either."""
        while self._waiting:
            request = self._waiting[0]
            able = [worker for worker in self.workers if worker.may_take(request)]
            if not able:
                return
            heapq.heappop(self._waiting)
            worker = max(able, key=lambda worker: worker.preference(request))
            assert worker.child is not None
            worker.running.append(request)
            worker.note(request.topic)
            worker.since = _now()
            worker.child.send({"id": request.number, "do": request.kind, "urgency": request.urgency, **request.compose()})

    def _take_back(self, request: Request) -> None:
        if request in self._waiting:
            self._waiting.remove(request)
            heapq.heapify(self._waiting)
        for worker in self.workers:
            if request in worker.running and worker.child is not None:
                worker.child.send({"cancel": request.number})

    # The processes.

    async def _keep(self, worker: Worker) -> None:
        """One process after the other, until the pool stops."""
        while True:
            await asyncio.sleep(PAUSES[min(worker.failures, len(PAUSES) - 1)])
            try:
                child = await self._start()
            except OSError as problem:
                worker.failures += 1
                log.error("a process that thinks cannot be started: %s", problem)
                self._give_up_if_hopeless()
                continue
            worker.child = child
            try:
                await self._converse(worker, child)
            finally:
                worker.ready = False
            await self._end(worker)
            self._give_up_if_hopeless()
            self._hand_out()

    async def _converse(self, worker: Worker, child: Child) -> None:
        """Listen to a process until it ends."""
        try:
            hello = await child.receive(STARTING)
        except TimeoutError:
            hello = None
        if hello is None:
            worker.failures += 1
            log.error("a process that thinks did not come up")
            child.kill()
            return
        worker.failures = 0
        worker.ready = True
        self._changed()
        self._hand_out()
        while (message := await child.receive()) is not None:
            worker.since = _now()
            self._hear(worker, message)

    def _hear(self, worker: Worker, message: Message) -> None:
        request = next((request for request in worker.running if request.number == message["id"]), None)
        if request is None:
            return
        if "begun" in message:
            request.begun = True
            return
        if "progress" in message:
            if not request.answer.done():
                call_safely(request.tell, message["progress"])
            return
        worker.running.remove(request)
        if "refused" in message:
            _fail(request, CannotThink(message["refused"]))
        elif "failed" in message:
            log.error("thinking failed (%s): %s", request.kind, message["failed"])
            _fail(request, ThinkerLost(message["failed"]))
        elif not request.answer.done():
            request.answer.set_result(message.get("result"))
        if not worker.running and worker.child is not None and (message["memory"] > self._memory or message["editions"] > EDITIONS):
            worker.ready = False
            worker.child.close()
        self._hand_out()

    async def _end(self, worker: Worker) -> None:
        """What an ended process was at is tried once more, what it had put aside begins again."""
        if worker.child is None:
            return
        how = await worker.child.ended()
        guilty = worker.at_work
        running, worker.running = worker.running, []
        worker.child, worker.topics = None, {}
        if guilty is not None and not self._stopping:
            guilty.tries += 1
            log.error("a process that thought about a %s ended (%s)", guilty.kind, how)
        for request in running:
            request.begun = False
            if request.tries >= TRIES or self._stopping:
                _fail(request, ThinkerLost(f"the process that thought about the {request.kind} ended ({how})"))
            elif not request.answer.done():
                heapq.heappush(self._waiting, request)

    async def _look_after(self) -> None:
        """End processes that hang."""
        while True:
            await asyncio.sleep(min(1.0, *(limit / 4 for limit in self._limits.values())))
            for worker in self.workers:
                request = worker.at_work
                if request is not None and worker.child is not None and _now() - worker.since > self._limits[request.kind]:
                    log.error("a process that thinks about a %s gives no sign of life and is ended", request.kind)
                    worker.child.kill()

    def _give_up_if_hopeless(self) -> None:
        """Where no process starts, nobody waits for one."""
        if self.hopeless:
            self._changed()
            for request in self._waiting:
                _fail(request, ThinkerLost("the processes that think do not start; the server's log says why"))
            self._waiting.clear()


def call_safely(listener: Callable[..., None], *values: Any) -> None:
    """Whoever listens cannot do any harm here."""
    try:
        listener(*values)
    except Exception as problem:
        log.error("somebody who is told of progress failed", exc_info=problem)


def _fail(request: Request, reason: Exception) -> None:
    if not request.answer.done():
        request.answer.set_exception(reason)


def _now() -> float:
    return asyncio.get_running_loop().time()
