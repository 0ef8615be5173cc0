"""A pool of workers: its answers, and what happens to processes that end, hang or are not needed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from firelight.workers.background import Background
from firelight.workers.errors import JobRefused, WorkerLost, WorkersDown
from firelight.workers.pool import Pool
from firelight.workers.process import Process, Program
from firelight.workers.requests import Query

JOBS = "tests.workers.odd_jobs:OddJobs"
LIMITS = dict.fromkeys(("add", "sleep", "count", "die", "refuse", "fail", "fill", "recall", "pid"), 60.0)
LONG = 200.0  # seconds, on a busy machine


@asynccontextmanager
async def pool(size: int = 1, program: Program | None = None, **more: Any) -> AsyncIterator[Pool]:
    found = Pool(size, program or Program(JOBS), **{"limits": LIMITS, **more})
    if found._idle is None:
        found.start()
    try:
        yield found
    finally:
        await found.stop()


def query(kind: str, **message: Any) -> Query:
    return Query(kind, lambda: message)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.01)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(4 * LONG):
            await work()

    asyncio.run(timed())


def test_jobs_are_done_by_name_and_what_goes_wrong_is_told() -> None:
    async def work() -> None:
        async with pool() as workers:
            assert await workers.ask(query("add", a=2, b=3)) == 5
            with pytest.raises(JobRefused, match="not like that"):
                await workers.ask(query("refuse"))
            with pytest.raises(WorkerLost, match=r"KeyError: 'no idea' \(odd_jobs.py, line"):
                await workers.ask(query("fail"))
            with pytest.raises(WorkerLost, match="KeyError: 'dance'"):
                workers._limits = {"dance": LONG}
                await workers.ask(query("dance"))

    run(work)


def test_progress_is_told_and_a_more_urgent_request_interrupts() -> None:
    async def work() -> None:
        async with pool(interruptible=True) as workers:
            told: list[float] = []
            counting = asyncio.create_task(workers.ask(query("count", to=500), urgency=1, on_progress=told.append))
            await until(lambda: told)
            assert await workers.ask(query("add", a=1, b=1)) == 2
            assert not counting.done() and told == sorted(told)
            assert await counting == 500

    run(work)


def test_what_is_cancelled_ends_and_its_process_goes_on() -> None:
    async def work() -> None:
        async with pool() as workers:
            told: list[float] = []
            counting = asyncio.create_task(workers.ask(query("count", to=10**6), on_progress=told.append))
            await until(lambda: told)
            child = workers.slots[0].child
            counting.cancel()
            assert await workers.ask(query("add", a=1, b=1)) == 2 and workers.slots[0].child is child

    run(work)


def test_what_a_worker_has_to_know_is_told_once_to_each_process() -> None:
    async def work() -> None:
        async with pool(tries=1) as workers:
            made: list[int] = []

            def value() -> list[int]:
                made.append(1)
                return [1, 2]

            ask = Query("recall", lambda: {"key": "k"}, known=("k", value))
            for _ in range(3):
                assert await workers.ask(ask) == [1, 2]
            assert len(made) == 1
            with pytest.raises(WorkerLost, match="exit code 7"):
                await workers.ask(query("die"))
            assert await workers.ask(ask) == [1, 2] and len(made) == 2

    run(work)


@pytest.mark.parametrize("tries", [1, 2])
def test_a_request_is_tried_so_often(tries: int) -> None:
    async def work() -> None:
        async with pool(tries=tries) as workers:
            handed_out: list[float] = []
            workers._begun = lambda waiter, waited: handed_out.append(waited)
            with pytest.raises(WorkerLost, match=r"its process ended \(exit code 7\)"):
                await workers.ask(query("die"))
            assert len(handed_out) == tries

    run(work)


@pytest.mark.parametrize("how", ["sleeps", "is stopped"])
def test_a_process_without_a_sign_of_life_is_killed(how: str) -> None:
    async def work() -> None:
        async with pool(tries=1, limits={"sleep": 0.5, "add": 3 * LONG}) as workers:
            await workers.ask(query("add", a=1, b=1))
            child = workers.slots[0].child
            assert child is not None
            if how == "is stopped":
                os.kill(child.process.pid, signal.SIGSTOP)
            with pytest.raises(WorkerLost, match="SIGKILL"):
                await workers.ask(query("sleep"))
            assert await workers.ask(query("add", a=1, b=2)) == 3

    run(work)


def test_memory_is_limited() -> None:
    async def work() -> None:
        async with pool(program=Program(JOBS, memory=1 << 28), tries=1) as workers:
            with pytest.raises(WorkerLost, match="its process ended"):
                await workers.ask(query("fill"))
            assert await workers.ask(query("add", a=1, b=2)) == 3

    run(work)


def test_a_worn_out_process_is_replaced() -> None:
    async def work() -> None:
        async with pool(program=Program(JOBS, (2,))) as workers:
            pids = [await workers.ask(query("pid")) for _ in range(4)]
            assert pids[0] == pids[1] != pids[2] == pids[3]

    run(work)


def test_processes_come_on_demand_and_go_when_they_are_idle() -> None:
    async def work() -> None:
        async with pool(3, idle=0.0) as workers:
            assert not any(slot.child for slot in workers.slots)
            assert await workers.ask(query("add", a=1, b=2)) == 3
            await until(lambda: not any(slot.child for slot in workers.slots))
            assert await workers.ask(query("add", a=1, b=3)) == 4

    run(work)


def test_stopping_ends_the_processes_and_leaves_nobody_waiting() -> None:
    async def work() -> None:
        async with pool() as workers:
            pid = await workers.ask(query("pid"))
            asking = [asyncio.create_task(workers.ask(query("sleep"))) for _ in range(3)]
            await until(lambda: workers.slots[0].at_work)
            await workers.stop()
            found = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(each, WorkersDown) for each in found)
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    run(work)


def test_a_pool_can_be_used_without_an_event_loop() -> None:
    background, workers = Background(), Pool(1, Program(JOBS), LIMITS, idle=LONG)
    assert background.begin(workers.ask(query("add", a=1, b=2))).result(LONG) == 3
    background.begin(workers.stop()).result(LONG)
    background.close()


def test_one_process_can_be_asked_directly() -> None:
    process = Process(Program(JOBS))
    assert process.ask({"id": 1, "depth": 0, "do": "add", "a": 1, "b": 2}, LONG)["result"] == 3
    with pytest.raises(TimeoutError):
        process.ask({"id": 2, "depth": 0, "do": "sleep"}, 0.2)
    begun = time.monotonic()
    process.end()
    assert not process.running and time.monotonic() - begun < LONG
