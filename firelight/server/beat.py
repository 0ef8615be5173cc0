"""When requests are carried out: those that come close after each other together, so that one does not cost as much as each alone."""

from __future__ import annotations

import asyncio

TOGETHER = 0.010  # seconds


class Beat:
    """The first request of a busy time goes on at once; those that follow within a few milliseconds wait for each other.

    A processor that comes back from other work spends most of its time on fetching what the work needs: the second move in a row takes
    half as long as the first. And one commit serves all of them. Whoever plays alone never waits.
    """

    def __init__(self, seconds: float = TOGETHER) -> None:
        self.seconds = seconds
        self._next = 0.0
        self._served: set[str] = set()  # games, at the last beat
        self._coming: set[str] = set()  # at the next one
        self._go = asyncio.Event()

    async def wait(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now >= self._next and not self._coming:
            self._next = now + self.seconds
            self._served = {game}
        elif self._coming or self._served != {game}:
            if not self._coming:
                loop.call_at(self._next, self._beat, loop)
            self._coming.add(game)
            await self._go.wait()

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = loop.time() + self.seconds
        self._served, self._coming = self._coming, set()
        self._go.set()
        self._go = asyncio.Event()
