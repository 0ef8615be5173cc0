"""Whether games can be saved: monitoring asks, and a real write answers."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from firelight.server import metrics
from firelight.server.errors import Refused
from firelight.server.faults import fault_of
from firelight.server.store import people
from firelight.server.store.faults import MESSAGES, NO_DATABASE, OUTAGES
from firelight.server.store.store import Store

FRESH = 2.0  # seconds for which an answer is reused, so that asking often costs nothing
PATIENCE = 5.0  # seconds allowed for the write
ROW = "health"


class Health:
    """A caller that comes during a write waits for that write."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._trying: asyncio.Task[float] | None = None
        self._tried = 0.0

    async def check(self) -> float:
        """How many seconds the last write took. Refused if the database accepts none."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > FRESH):
            self._trying = asyncio.create_task(self._try())
        try:
            return await asyncio.shield(self._trying)
        except Exception as reason:
            refused = reason if isinstance(reason, Refused) else fault_of(reason)
            if refused is None:
                raise
            raise Refused(refused.code, refused.message, refused.figures, refused.status) from reason

    async def _try(self) -> float:
        start = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.write(ROW, lambda write: people.keep(write, ROW, f"{time.time():.0f}"))
        except TimeoutError:
            raise Refused(NO_DATABASE, MESSAGES[NO_DATABASE], status=503) from None
        finally:
            self._tried = time.monotonic()
        took = time.perf_counter() - start
        metrics.HEALTH_SECONDS.set(took)
        OUTAGES.written()
        return took

    async def watch(self) -> None:
        """During a fault, find out when it is over."""
        while True:
            await asyncio.sleep(FRESH)
            if OUTAGES.current:
                with suppress(Refused):
                    await self.check()
