"""Compiling in the background: one process at a time fills the cache that all workers load from."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
from collections.abc import Callable, Coroutine
from typing import Any

from firelight.api import titles
from firelight.engine.cache import cache_root
from firelight.workers.errors import JobRefused, WorkerLost
from firelight.workers.pool import Pool
from firelight.workers.process import Program
from firelight.workers.requests import Query

log = logging.getLogger("firelight.thinking")

KNOWN = 200  # custom component sets that are remembered
WAITING = 20  # of these, how many may wait to be compiled


class Order:
    """An edition to compile. `done` holds whether it worked."""

    def __init__(self, game: str, components: Any, work: Callable[[Order], Coroutine[Any, Any, bool]]) -> None:
        self.game = game
        self.components = components
        self.share = 0.0
        self.done = asyncio.create_task(work(self))

    @property
    def ready(self) -> bool:
        return self.done.done() and not self.done.cancelled() and self.done.result()

    @property
    def failed(self) -> bool:
        return self.done.done() and not self.ready


class Compilers:
    """Compiles the shipped editions first, then those that are requested. The process ends when there is nothing to compile."""

    def __init__(self, program: Program, limit: float, changed: Callable[[], None]) -> None:
        self.pool = Pool(1, program, {"compile": limit}, idle=0.0, begun=lambda *_: self._begin())
        self._changed = changed
        self._orders: dict[str, Order] = {}
        self.begun = False

    @property
    def _shipped(self) -> list[Order]:
        return [order for order in self._orders.values() if order.components is None]

    @property
    def ready(self) -> bool:
        return bool(self._shipped) and all(order.done.done() for order in self._shipped) and not self.failed

    @property
    def failed(self) -> bool:
        """Whether no edition could be compiled."""
        return bool(self._shipped) and all(order.failed for order in self._shipped)

    @property
    def progress(self) -> float:
        """The compiled share of the shipped editions."""
        return sum(1.0 if order.ready else order.share for order in self._shipped) / max(len(self._shipped), 1)

    def start(self) -> None:
        for game in titles():
            self.order(game, game, None)

    async def stop(self) -> None:
        await self.pool.stop()

    def is_ready(self, key: str) -> bool:
        return key in self._orders and self._orders[key].ready

    def order(self, key: str, game: str, components: Any) -> Order | None:
        """Have an edition compiled, unless it is already. None if too many are waiting."""
        order = self._orders.pop(key, None)
        if order is None:
            if sum(not order.done.done() for order in self._orders.values()) >= WAITING:
                return None
            order = Order(game, components, self._compile)
            order.done.add_done_callback(lambda _: self._changed())
        self._orders[key] = order
        old = [key for key, order in self._orders.items() if order.components is not None and order.done.done()]
        for key in old[: max(0, len(old) - KNOWN)]:
            del self._orders[key]
        return order

    async def _compile(self, order: Order) -> bool:
        def tell(share: float) -> None:
            order.share = share
            self._changed()

        try:
            await self.pool.ask(Query("compile", lambda: {"game": order.game, "components": order.components}), on_progress=tell)
        except (JobRefused, WorkerLost) as problem:
            if not self.pool.stopping:
                log.error("%s could not be compiled, so its opponents play simply: %s", order.game, problem)
            return False
        return True

    def _begin(self) -> None:
        self.begun = True
        self._changed()


def cache_environment() -> tuple[dict[str, str], tempfile.TemporaryDirectory[str] | None]:
    """The environment of the processes. Compiled code that cannot be kept for good goes into a temporary folder while the server runs."""
    folder = None
    try:
        cache_root().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_root()):
            pass
    except (OSError, RuntimeError) as problem:
        folder = tempfile.TemporaryDirectory(prefix="firelight-")
        log.warning("cannot keep compiled code (%s), so every start compiles again; set FIRELIGHT_CACHE_DIR to another folder", problem)
    return {**os.environ, **({"FIRELIGHT_CACHE_DIR": folder.name} if folder else {})}, folder
