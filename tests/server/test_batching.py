"""Requests in quick succession are handled together; a single one does not wait."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from firelight.server.batching import Batching

LONG = 0.5  # seconds between two batches


class Skipping(selectors.SelectSelector):
    """Advances the clock in place of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0:
            self.now += timeout
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop in which time passes only while everybody waits, so a busy machine changes nothing."""

    def __init__(self) -> None:
        self.clock = Skipping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(work())


def test_whoever_is_alone_never_waits() -> None:
    async def work() -> None:
        batching = Batching(LONG)
        for _ in range(100):
            await batching.wait("a")
        assert asyncio.get_running_loop().time() == 0

    run(work)


def test_others_wait_for_the_next_batch_and_go_on_together() -> None:
    async def work() -> None:
        loop, batching = asyncio.get_running_loop(), Batching(LONG)
        await batching.wait("a")
        gone: list[tuple[str, float]] = []

        async def request(game: str) -> None:
            await batching.wait(game)
            gone.append((game, loop.time()))

        waiting = [asyncio.create_task(request(game)) for game in "bcab"]
        await asyncio.sleep(0)
        assert not gone
        waiting[1].cancel()
        await asyncio.wait(waiting)
        assert [game for game, _ in gone] == ["b", "a", "b"]
        assert [time for _, time in gone] == pytest.approx([LONG] * 3)
        await asyncio.sleep(2 * LONG)
        start = loop.time()
        await batching.wait("c")  # there was a pause
        assert loop.time() == start

    run(work)


def test_what_comes_while_others_wait_goes_with_them() -> None:
    async def work() -> None:
        batching = Batching(LONG)
        await batching.wait("a")
        first = asyncio.create_task(batching.wait("b"))
        await asyncio.sleep(LONG / 2)
        second = asyncio.create_task(batching.wait("c"))
        await first
        await asyncio.sleep(0)
        assert second.done()

    run(work)


def test_what_needs_no_waiting_keeps_its_place_in_the_batch() -> None:
    async def work() -> None:
        loop, batching = asyncio.get_running_loop(), Batching(LONG)
        done: list[tuple[str, float]] = []
        for game in "abac":
            batching.do(game, lambda game=game: done.append((game, loop.time())))  # type: ignore[misc]
        assert done == [("a", 0)]
        await asyncio.sleep(1.5 * LONG)
        assert [game for game, _ in done] == ["a", "b", "a", "c"]
        assert [time for _, time in done[1:]] == pytest.approx([LONG] * 3)

    run(work)
