"""Thinking that is under way, and can be cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Stale(Exception):
    """What was thought about is no longer asked."""


class Left(Stale):
    """Nobody waits for it any more."""


class ThinkingTask:
    """What this process thinks about for a game. It is cancelled when it is no longer asked."""

    def __init__(self, game: str, stamp: int | None) -> None:
        self.game = game
        self.stamp = stamp  # of the position; None: whatever the position
        self._waiting: asyncio.Task[Any] | None = None
        self._why: type[Stale] = Stale

    async def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of work that can be cancelled: then Stale, or what `cancel` says."""
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

    def cancel(self, why: type[Stale] = Stale) -> None:
        if self._waiting is not None:
            self._why = why
            self._waiting.cancel()
