"""Compiling in the background: one process at a time fills the cache that all workers load from."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
from collections.abc import Awaitable, Callable
from typing import Any

from firelight.api import titles
from firelight.engine.jit import cache_root
from firelight.server.thinking.wire import Child, Message

log = logging.getLogger("firelight.thinking")

TRIES = 2
KNOWN = 200  # component sets of people's own that are remembered
WAITING = 20  # of them that may wait to be compiled


class Order:
    """An edition to compile. `done` says whether it worked."""

    def __init__(self, game: str, components: Any) -> None:
        self.game = game
        self.components = components
        self.share = 0.0
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @property
    def ready(self) -> bool:
        return self.done.done() and not self.done.cancelled() and self.done.result()

    @property
    def failed(self) -> bool:
        return self.done.done() and not self.ready


class Compilers:
    """The shipped editions first, then those that are asked for."""

    def __init__(self, start: Callable[[], Awaitable[Child]], limit: float, changed: Callable[[], None]) -> None:
        self._start = start
        self._limit = limit
        self._changed = changed
        self._orders: dict[str, Order] = {}
        self._waiting: list[Order] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._child: Child | None = None
        self.begun = False

    @property
    def _shipped(self) -> list[Order]:
        return [order for order in self._orders.values() if order.components is None]

    @property
    def ready(self) -> bool:
        return bool(self._shipped) and all(order.done.done() for order in self._shipped) and not self.failed

    @property
    def failed(self) -> bool:
        """Is there nothing that could be compiled?"""
        return bool(self._shipped) and all(order.failed for order in self._shipped)

    @property
    def progress(self) -> float:
        """The share of the shipped editions that is compiled."""
        return sum(1.0 if order.ready else order.share for order in self._shipped) / max(len(self._shipped), 1)

    def start(self) -> None:
        for game in titles():
            self.order(game, game, None)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._end_child()
        for order in self._orders.values():
            order.done.cancel()

    def is_ready(self, key: str) -> bool:
        return key in self._orders and self._orders[key].ready

    def order(self, key: str, game: str, components: Any) -> Order | None:
        """Have an edition compiled if it is not yet; None where too many wait already."""
        order = self._orders.pop(key, None)
        if order is None:
            if len(self._waiting) >= WAITING:
                return None
            order = Order(game, components)
            self._waiting.append(order)
            self._more.set()
        self._orders[key] = order
        old = [key for key, order in self._orders.items() if order.components is not None and order.done.done()]
        for key in old[: max(0, len(old) - KNOWN)]:
            del self._orders[key]
        return order

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            try:
                while self._waiting:
                    order = self._waiting[0]
                    order.done.set_result(await self._compile(order))
                    self._waiting.pop(0)
                    self._changed()
                self._more.clear()
            finally:
                await self._end_child()

    async def _compile(self, order: Order) -> bool:
        """Whether it worked. A process that is still there from the last edition is used again."""
        problem = ""
        for _ in range(TRIES):
            try:
                child = self._child or await self._new_child()
                child.send({"id": 1, "do": "compile", "depth": 0, "game": order.game, "components": order.components})
                answer = await self._answer(child, order)
            except TimeoutError:
                problem = f"no sign of life within {self._limit:g} s"
            except OSError as reason:
                problem = str(reason)
            else:
                if answer is not None and "result" in answer:
                    return True
                problem = "" if answer is None else str(answer.get("refused") or answer.get("failed"))
            how = await self._end_child()
            problem = problem or f"its process ended ({how})"
        log.error("%s could not be compiled, so its opponents play simply: %s", order.game, problem)
        return False

    async def _new_child(self) -> Child:
        self._child = child = await self._start()
        if await child.receive(self._limit) is None:
            raise OSError(f"a process that compiles did not come up ({await child.ended()})")
        self.begun = True
        self._changed()
        return child

    async def _end_child(self) -> str:
        """How it ended."""
        if self._child is None:
            return "it never began"
        how = await self._child.ended()
        self._child = None
        return how

    async def _answer(self, child: Child, order: Order) -> Message | None:
        """None if the process has ended."""
        while (message := await child.receive(self._limit)) is not None:
            if "progress" in message:
                order.share = message["progress"]
                self._changed()
            elif "begun" not in message:
                return message
        return None


def cache_environment() -> tuple[dict[str, str], tempfile.TemporaryDirectory[str] | None]:
    """The environment of the processes. Where compiled code cannot be kept for good, it is kept in a folder for as long as we run."""
    folder = None
    try:
        cache_root().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_root()):
            pass
    except (OSError, RuntimeError) as problem:
        folder = tempfile.TemporaryDirectory(prefix="firelight-")
        log.warning("compiled code cannot be kept (%s), so every start compiles again; FIRELIGHT_CACHE_DIR names another folder", problem)
    return {**os.environ, **({"FIRELIGHT_CACHE_DIR": folder.name} if folder else {})}, folder
