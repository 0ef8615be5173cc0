"""Batching of requests: those that arrive within a few milliseconds of each other are handled together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

WINDOW = 0.020  # seconds between two batches


class Batching:
    """Handles the first request at once; others that follow within a few milliseconds wait for the next batch.

    After a pause the processor's caches are cold, and a request takes twice as long as the next one in a row. A batch also shares one
    commit. A game that is the only active one never waits.
    """

    def __init__(self, seconds: float = WINDOW) -> None:
        self.seconds = seconds
        self._next = 0.0
        self._last_games: set[str] = set()  # games in the last batch
        self._next_work: list[tuple[str, Callable[[], None]]] = []  # work for the next batch

    def do(self, game: str, work: Callable[[], None]) -> None:
        """Run the work of a game, now or in the next batch."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._next_work or (now < self._next and self._last_games != {game}):
            if not self._next_work:
                loop.call_at(self._next, self._next_batch, loop)
            self._next_work.append((game, work))
            return
        if now >= self._next:
            self._next = now + self.seconds
            self._last_games = {game}
        work()

    async def wait(self, game: str) -> None:
        """Wait until it is this game's turn."""
        turn = asyncio.get_running_loop().create_future()
        self.do(game, lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _next_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = loop.time() + self.seconds
        batch, self._next_work = self._next_work, []
        self._last_games = {game for game, _ in batch}
        for _, work in batch:
            loop.call_soon(work)
