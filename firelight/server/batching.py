"""When requests are carried out: those that arrive within a few milliseconds of each other are handled in one batch."""

from __future__ import annotations

import asyncio

WINDOW = 0.020  # seconds between two batches


class Batching:
    """The first request goes ahead at once; others that follow within a few milliseconds wait for the next batch.

    A move handled after a pause finds the processor's caches cold and takes twice as long as the next one in a row. A batch also shares
    one commit. A game that is the only active one never waits.
    """

    def __init__(self, seconds: float = WINDOW) -> None:
        self.seconds = seconds
        self._next = 0.0
        self._served: set[str] = set()  # games, in the last batch
        self._coming: set[str] = set()  # in the next one
        self._go = asyncio.Event()

    async def wait(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now >= self._next and not self._coming:
            self._next = now + self.seconds
            self._served = {game}
        elif self._coming or self._served != {game}:
            if not self._coming:
                loop.call_at(self._next, self._next_batch, loop)
            self._coming.add(game)
            await self._go.wait()

    def _next_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = loop.time() + self.seconds
        self._served, self._coming = self._coming, set()
        self._go.set()
        self._go = asyncio.Event()
