"""Leases: with several processes on one database, one does a piece of work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from firelight.server.store import Store, work


@asynccontextmanager
async def held(store: Store, name: str, seconds: float) -> AsyncIterator[bool]:
    """Try to take the lease of this name. Yields whether this process holds it; if so, it is renewed until the block ends.

    If a process dies, another one can take over after this many seconds.
    """
    if not store.shared:
        yield True
        return

    async def take() -> bool:
        return await store.write(name, lambda write: work.take_lease(write, name, store.process, time.time(), seconds))

    async def renew() -> None:
        while True:
            await asyncio.sleep(seconds / 3)
            await take()

    if not await take():
        yield False
        return
    renewing = asyncio.create_task(renew())
    try:
        yield True
    finally:
        renewing.cancel()
        await store.write(name, lambda write: work.end_lease(write, name, store.process))
