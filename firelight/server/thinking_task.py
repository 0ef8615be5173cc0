"""Thinking under way, which can be cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Stale(Exception):
    """The answer is no longer wanted."""


class Left(Stale):
    """Nobody is waiting for the answer any more."""


class ThinkingTask:
    """What this process is thinking about for a game. It is cancelled when the answer is no longer wanted."""

    def __init__(self, game: str, stamp: int | None) -> None:
        self.game = game
        self.stamp = stamp  # of the position; None: not tied to a position
        self._reports = set[asyncio.Task[Any]]()  # progress reports that are being sent
        self._waiting: asyncio.Task[Any] | None = None
        self._why: type[Stale] = Stale

    async def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Await cancellable work. If it is cancelled, raises Stale or the reason given to `cancel`."""
        self._waiting = waiting = asyncio.create_task(work)
        try:
            return await waiting
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise self._why from None
        finally:
            self._waiting = None

    def add_report(self, sending: asyncio.Task[Any]) -> None:
        """Note a progress report that is being sent."""
        self._reports.add(sending)
        sending.add_done_callback(self._reports.discard)

    async def reported(self) -> None:
        """Wait until all progress reports are sent, so that none arrives after the answer."""
        if self._reports:
            await asyncio.wait(self._reports)

    def cancel(self, why: type[Stale] = Stale) -> None:
        if self._waiting is not None:
            self._why = why
            self._waiting.cancel()
