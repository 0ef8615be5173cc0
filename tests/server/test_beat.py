"""Requests that come close after each other go on together; whoever is alone does not wait."""

from __future__ import annotations

import asyncio

from firelight.server.beat import Beat
from tests.server.roomkit import run

LONG = 0.5  # seconds between two beats: no machine is so slow that it takes as long for nothing


def test_whoever_is_alone_never_waits() -> None:
    async def work() -> None:
        beat = Beat(LONG)
        start = asyncio.get_running_loop().time()
        for _ in range(100):
            await beat.wait("a")
        assert asyncio.get_running_loop().time() - start < LONG

    run(work)


def test_others_wait_for_the_next_beat_and_go_on_together() -> None:
    async def work() -> None:
        loop, beat = asyncio.get_running_loop(), Beat(LONG)
        start = loop.time()
        await beat.wait("a")
        gone: list[tuple[str, float]] = []

        async def request(game: str) -> None:
            await beat.wait(game)
            gone.append((game, loop.time()))

        waiting = [asyncio.create_task(request(game)) for game in "bcab"]
        await asyncio.sleep(0)
        assert not gone
        waiting[1].cancel()
        await asyncio.wait(waiting)
        assert [game for game, _ in gone] == ["b", "a", "b"]
        assert gone[0][1] - start >= LONG - 0.01
        assert gone[-1][1] - gone[0][1] < LONG / 2
        await asyncio.sleep(2 * LONG)
        start = loop.time()
        await beat.wait("c")  # it has become quiet
        assert loop.time() - start < LONG / 2

    run(work)


def test_what_comes_while_others_wait_goes_with_them() -> None:
    async def work() -> None:
        beat = Beat(LONG)
        await beat.wait("a")
        first = asyncio.create_task(beat.wait("b"))
        await asyncio.sleep(LONG / 2)
        second = asyncio.create_task(beat.wait("c"))
        await first
        await asyncio.sleep(0)
        assert second.done()

    run(work)
