"""Workers for an event loop: hands out requests, and deals with workers that do not come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from firelight.workers.child import Child
from firelight.workers.errors import JobRefused, WorkerLost, WorkersDown
from firelight.workers.process import Program
from firelight.workers.requests import Query, Request, Slot, Waiter
from firelight.workers.turns import NOBODY, Account, FairQueue
from firelight.workers.wire import Message

log = logging.getLogger("firelight.workers")

STARTING = 60.0  # seconds
LOOK_EVERY = 0.1  # seconds between checks, while something waits, whether a request has run long enough to be interrupted
PAUSES = (0.0, 0.5, 2.0, 10.0, 30.0)  # seconds before another start after failed ones
FAILED_STARTS = 3  # failed starts in a row


def _nobody(*_: Any) -> None:
    """The listener if there is none."""


class Pool:
    """Keeps a number of workers alive and gives them what is waiting, in fair order. Equal queries share one answer.

    `limits`: for each kind of request, the seconds without a sign of life before its process is killed. `tries`: how often a
    request is tried if its process ends. `idle`: if given, processes start when first needed and end after this many seconds
    without work. `interruptible`: whether the jobs let others in between. `changed` is called when processes have started
    or failed to, `begun` when a request is handed out, with the time it waited.
    """

    def __init__(
        self,
        size: int,
        program: Program,
        limits: Mapping[str, float],
        *,
        tries: int = 2,
        idle: float | None = None,
        interruptible: bool = False,
        changed: Callable[[], None] = _nobody,
        begun: Callable[[Waiter, float], None] = _nobody,
    ) -> None:
        self.program = program
        self.slots = [Slot(interruptible) for _ in range(size)]
        self.waiting: FairQueue[Waiter] = FairQueue()
        self._limits, self._tries, self._idle = limits, tries, idle
        self._changed, self._begun = changed, begun
        self._open: dict[Any, Request] = {}  # requests waiting or in progress, by key
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._look: asyncio.TimerHandle | None = None
        self._demand = asyncio.Event()
        self.stopping = False

    @property
    def hopeless(self) -> bool:
        """Whether no worker can be started at all."""
        return all(slot.failures >= FAILED_STARTS for slot in self.slots)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep(slot)) for slot in self.slots]
        self._tasks.append(asyncio.create_task(self._supervise()))

    async def stop(self) -> None:
        """End all processes. Open queries fail with WorkersDown."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(self._end(slot) for slot in self.slots))
        self._fail_all("it is being stopped")
        if self._look is not None:
            self._look.cancel()

    async def ask(self, query: Query, urgency: int = 0, account: Account = NOBODY, on_progress: Callable[[Any], None] | None = None) -> Any:
        """The answer to a query; `on_progress` is called as the work proceeds. It may be cancelled at any time."""
        if self.stopping:
            raise WorkersDown("it is being stopped")
        if self._idle is not None and not self._tasks:
            self.start()
        request = self._open.get(query.key)
        if request is None:
            request = self._open[query.key] = Request(next(self._numbers), query, urgency)
        request.urgency = min(request.urgency, urgency)
        waiter = Waiter(request, urgency, account, on_progress or _nobody, _now(), asyncio.get_running_loop().create_future())
        request.waiters.append(waiter)
        if self._slot_of(request) is None:
            self._enqueue(waiter)
            self._hand_out()
        try:
            return await waiter.answer
        except asyncio.CancelledError:
            self._withdraw(waiter)
            raise

    # Handing out.

    def _enqueue(self, waiter: Waiter, first: bool = False) -> None:
        self.waiting.add(waiter.urgency, waiter.account, waiter, first)
        self._demand.set()

    def _hand_out(self) -> None:
        while (found := self._next()) is not None:
            request, slot = found
            now = _now()
            slot.take(request, now)
            for waiter in request.waiters:
                self.waiting.take(waiter.urgency, waiter.account, waiter)
                call_safely(self._begun, waiter, now - waiter.since)
        if self._look is None and len(self.waiting):
            self._look = asyncio.get_running_loop().call_later(LOOK_EVERY, self._check_again)

    def _next(self) -> tuple[Request, Slot] | None:
        """The next request that a worker can take. If none of the most urgent class can be taken, nothing less urgent can either."""
        now = _now()
        for waiter in self.waiting.heads():
            able = [slot for slot in self.slots if slot.may_take(waiter, now)]
            if able:
                return waiter.request, max(able, key=lambda slot: slot.preference(waiter.request))
        return None

    def _check_again(self) -> None:
        self._look = None
        self._hand_out()

    def _withdraw(self, waiter: Waiter) -> None:
        request = waiter.request
        self.waiting.remove(waiter.urgency, waiter.account, waiter)
        if waiter not in request.waiters:
            return
        request.waiters.remove(waiter)
        if not request.waiters:
            self._close(request)
            slot = self._slot_of(request)
            if slot is not None and slot.child is not None:
                slot.child.send({"cancel": request.number})

    def _slot_of(self, request: Request) -> Slot | None:
        return next((slot for slot in self.slots if request in slot.running), None)

    def _close(self, request: Request) -> list[Waiter]:
        """Close a request, so that equal queries start a new one. Returns those who waited for it."""
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
            self._fail(request, WorkersDown(reason))

    # The processes.

    async def _keep(self, slot: Slot) -> None:
        """Run one process after the other until the pool stops."""
        while True:
            await asyncio.sleep(PAUSES[min(slot.failures, len(PAUSES) - 1)])
            await self._wait_for_demand()
            slot.starting = True
            try:
                slot.child = await Child.start(self.program)
                await self._listen(slot, slot.child)
            except OSError as problem:
                slot.failures += 1
                log.error("a worker cannot be started: %s", problem)
            finally:
                slot.starting = slot.ready = False
            await self._end(slot)
            self._give_up_if_hopeless()
            self._hand_out()

    async def _wait_for_demand(self) -> None:
        """Wait until more requests are waiting than the starting processes can take."""
        while self._idle is not None and len(self.waiting) <= sum(slot.starting for slot in self.slots):
            self._demand.clear()
            await self._demand.wait()

    async def _listen(self, slot: Slot, child: Child) -> None:
        """Listen to a process until it ends."""
        try:
            hello = await child.receive(STARTING)
        except TimeoutError:
            hello = None
        if hello is None:
            slot.failures += 1
            log.error("a worker did not start")
            child.kill()
            return
        slot.failures, slot.starting, slot.ready, slot.since = 0, False, True, _now()
        self._changed()
        self._hand_out()
        while (message := await child.receive()) is not None:
            slot.since = _now()
            self._receive(slot, message)

    def _receive(self, slot: Slot, message: Message) -> None:
        request = next((request for request in slot.running if request.number == message["id"]), None)
        if request is None:
            return
        if "begun" in message:
            slot.began(request, _now())
            return
        if "progress" in message:
            for waiter in list(request.waiters):
                call_safely(waiter.on_progress, message["progress"])
            return
        slot.ended(request, _now())
        if "refused" in message:
            self._fail(request, JobRefused(message["refused"]))
        elif "failed" in message:
            log.error("a worker failed (%s): %s", request.kind, message["failed"])
            self._fail(request, WorkerLost(message["failed"]))
        else:
            for waiter in self._close(request):
                if not waiter.answer.done():
                    waiter.answer.set_result(message.get("result"))
        if message["worn_out"]:
            self._dismiss(slot)
        self._hand_out()

    def _dismiss(self, slot: Slot) -> None:
        """Let an idle process end."""
        if slot.child is not None and not slot.running:
            slot.ready = False
            slot.child.close()

    async def _end(self, slot: Slot) -> None:
        """After a process has ended, retry what it was working on and restart what it had interrupted."""
        if slot.child is None:
            return
        how = await slot.child.ended()
        guilty = slot.at_work
        if guilty is not None and not self.stopping:
            guilty.tries += 1
            if guilty.tries < self._tries:
                log.error("a worker was lost, so its request is retried (%s): %s", guilty.kind, how)
        for request in slot.empty():
            request.start_over()
            if self.stopping:
                self._fail(request, WorkersDown(how))
            elif request.tries >= self._tries:
                self._fail(request, WorkerLost(how))
            for waiter in request.waiters:
                self._enqueue(waiter, first=True)

    async def _supervise(self) -> None:
        """End processes that hang or are no longer needed."""
        while True:
            await asyncio.sleep(min(1.0, *(limit / 4 for limit in self._limits.values())))
            for slot in self.slots:
                request, quiet = slot.at_work, _now() - slot.since
                if request is None:
                    if self._idle is not None and slot.ready and quiet > self._idle:
                        self._dismiss(slot)
                elif slot.child is not None and quiet > self._limits[request.kind]:
                    log.error("a worker shows no sign of life (%s) and is killed", request.kind)
                    slot.child.kill()

    def _give_up_if_hopeless(self) -> None:
        """If no process starts, fail everything that waits for one."""
        if self.hopeless:
            self._changed()
            self._fail_all("its processes do not start; the log says why")


def call_safely(listener: Callable[..., None], *values: Any) -> None:
    """Call a listener whose errors must not do any harm here."""
    try:
        listener(*values)
    except Exception as problem:
        log.error("a listener to the workers failed", exc_info=problem)


def _now() -> float:
    return asyncio.get_running_loop().time()
