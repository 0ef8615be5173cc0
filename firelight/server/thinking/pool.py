"""The workers of a server: who thinks about what, and what happens when one of them does not come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any

from firelight.server.metrics import QUEUE_SECONDS
from firelight.server.thinking.errors import CannotThink, ThinkerLost
from firelight.server.thinking.requests import Query, Request, Waiter, Worker
from firelight.server.thinking.turns import Account, Turns, Urgency
from firelight.server.thinking.wire import Child, Message

log = logging.getLogger("firelight.thinking")

LIMITS = {"choose": 60.0, "hint": 90.0, "review": 120.0, "compile": 900.0}  # seconds without a sign of life
STARTING = 60.0
TRIES = 2
EDITIONS = 8  # a worker that has seen more is replaced
LOOK_EVERY = 0.1  # seconds, while something waits: has a request run long enough to be interrupted?
PAUSES = (0.0, 0.5, 2.0, 10.0, 30.0)  # seconds before another start where the last ones failed
HOPELESS = 3  # starts that failed in a row


class Pool:
    """Keeps a number of workers alive and gives them what waits, in fair order. Whoever asks the same shares one answer."""

    def __init__(
        self, size: int, start: Callable[[], Awaitable[Child]], memory: int, limits: Mapping[str, float], changed: Callable[[], None]
    ) -> None:
        self.workers = [Worker() for _ in range(size)]
        self.waiting: Turns[Waiter] = Turns()
        self._start = start
        self._memory = memory
        self._limits = limits
        self._changed = changed
        self._open: dict[str, Request] = {}  # what waits or is worked at, by key
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._look: asyncio.TimerHandle | None = None
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
        self._fail_all("the server is stopping")
        if self._look is not None:
            self._look.cancel()

    async def ask(self, query: Query, urgency: Urgency, account: Account, tell: Callable[[float], None]) -> Any:
        """The answer to a query. It may be cancelled at any time."""
        if self._stopping:
            raise ThinkerLost("the server is stopping")
        request = self._open.get(query.key)
        if request is None:
            request = self._open[query.key] = Request(next(self._numbers), query, urgency)
        request.urgency = min(request.urgency, urgency)
        waiter = Waiter(request, urgency, account, tell, _now(), asyncio.get_running_loop().create_future())
        request.waiters.append(waiter)
        if self._worker_of(request) is None:
            self.waiting.add(urgency, account, waiter)
            self._hand_out()
        try:
            return await waiter.answer
        except asyncio.CancelledError:
            self._take_back(waiter)
            raise

    # Handing out.

    def _hand_out(self) -> None:
        while (found := self._next()) is not None:
            request, worker = found
            now = _now()
            for waiter in request.waiters:
                self.waiting.take(waiter.urgency, waiter.account, waiter)
                QUEUE_SECONDS.labels(waiter.urgency.name.lower()).observe(now - waiter.since)
            worker.take(request, now)
        if self._look is None and len(self.waiting):
            self._look = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look_again)

    def _next(self) -> tuple[Request, Worker] | None:
        """The next request that some worker can take. Where none of the most urgent class can be taken, nothing less urgent could."""
        now = _now()
        for waiter in self.waiting.heads():
            able = [worker for worker in self.workers if worker.may_take(waiter, now)]
            if able:
                return waiter.request, max(able, key=lambda worker: worker.preference(waiter.request))
        return None

    def _look_again(self) -> None:
        self._look = None
        self._hand_out()

    def _take_back(self, waiter: Waiter) -> None:
        request = waiter.request
        self.waiting.remove(waiter.urgency, waiter.account, waiter)
        if waiter not in request.waiters:
            return
        request.waiters.remove(waiter)
        if not request.waiters:
            self._close(request)
            worker = self._worker_of(request)
            if worker is not None and worker.child is not None:
                worker.child.send({"cancel": request.number})

    def _worker_of(self, request: Request) -> Worker | None:
        return next((worker for worker in self.workers if request in worker.running), None)

    def _close(self, request: Request) -> list[Waiter]:
        """It is answered: whoever asks the same from now on asks again. Those who waited for it."""
        if self._open.get(request.query.key) is request:
            del self._open[request.query.key]
        waiters, request.waiters = request.waiters, []
        return waiters

    def _fail(self, request: Request, reason: Exception) -> None:
        for waiter in self._close(request):
            self.waiting.remove(waiter.urgency, waiter.account, waiter)
            waiter.fail(reason)

    def _fail_all(self, reason: str) -> None:
        for request in list(self._open.values()):
            self._fail(request, ThinkerLost(reason))

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
            worker.began(request, _now())
            return
        if "progress" in message:
            for waiter in list(request.waiters):
                call_safely(waiter.tell, message["progress"])
            return
        worker.ended(request, _now())
        if "refused" in message:
            self._fail(request, CannotThink(message["refused"]))
        elif "failed" in message:
            log.error("thinking failed (%s): %s", request.kind, message["failed"])
            self._fail(request, ThinkerLost(message["failed"]))
        else:
            for waiter in self._close(request):
                if not waiter.answer.done():
                    waiter.answer.set_result(message.get("result"))
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
        worker.child, worker.topics, worker.components = None, {}, set()
        if guilty is not None and not self._stopping:
            guilty.tries += 1
            log.error("a process that thought about a %s ended (%s)", guilty.kind, how)
        for request in running:
            request.start_over()
            if request.tries >= TRIES or self._stopping:
                self._fail(request, ThinkerLost(f"the process that thought about the {request.kind} ended ({how})"))
            for waiter in request.waiters:
                self.waiting.add(waiter.urgency, waiter.account, waiter, first=True)

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
            self._fail_all("the processes that think do not start; the server's log says why")


def call_safely(listener: Callable[..., None], *values: Any) -> None:
    """Whoever listens cannot do any harm here."""
    try:
        listener(*values)
    except Exception as problem:
        log.error("somebody who is told of progress failed", exc_info=problem)


def _now() -> float:
    return asyncio.get_running_loop().time()
