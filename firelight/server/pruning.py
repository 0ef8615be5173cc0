"""Deleting what nobody needs any more: old games, guests who never came back, finished jobs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ColumnElement

from firelight.server.faults import fault_of
from firelight.server.settings import Settings
from firelight.server.store import operations, work
from firelight.server.store.operations import DAY
from firelight.server.store.schema import games, jobs, players
from firelight.server.store.store import Store
from firelight.server.store.writer import Write

KINDS = ("over", "idle", "waiting", "guests", "jobs")
AT_ONCE = 25  # rows per transaction, so that nobody waits long
FIRST = 60.0  # seconds after the start
AGAIN = 3600.0  # seconds between a process's checks whether it is its turn

log = logging.getLogger("firelight.server")


def days_of(settings: Settings) -> dict[str, int]:
    """The ages in the settings, in days, by kind."""
    chosen = {name: getattr(settings, f"prune_{name}") for name in KINDS}
    return {name: days for name, days in chosen.items() if days is not None}


class Pruning:
    """Deletes each kind after its number of days; kinds that are not named are kept."""

    def __init__(self, store: Store, days: Mapping[str, float]) -> None:
        self.store = store
        self.ages = {name: value * DAY for name, value in days.items()}

    def _targets(self, now: float) -> dict[str, tuple[Any, ColumnElement[bool]]]:
        """For each kind the id column and the condition for deletion."""
        found: dict[str, tuple[Any, ColumnElement[bool]]] = {}
        for name, age in self.ages.items():
            if name == "guests":
                found[name] = players.c.id, operations.old_guests(age, operations.old_games(self.ages, now), now)
            elif name == "jobs":
                found[name] = jobs.c.id, operations.old_jobs(age, now)
            else:
                found[name] = games.c.id, operations.old_games({name: age}, now)
        return dict(sorted(found.items(), key=lambda each: KINDS.index(each[0])))

    async def count(self) -> dict[str, int]:
        """How many rows would be deleted."""
        targets = self._targets(time.time())
        return await self.store.read(
            lambda connection: {name: operations.count(connection, column, which) for name, (column, which) in targets.items()}
        )

    async def prune(self) -> dict[str, int]:
        """Delete, and return how many rows went."""
        return {name: await self._delete(column, which) for name, (column, which) in self._targets(time.time()).items()}

    async def _delete(self, column: Any, which: ColumnElement[bool]) -> int:
        found = await self.store.read(lambda connection: operations.ids(connection, column, which))
        gone = 0
        for first in range(0, len(found), AT_ONCE):
            gone += await self.store.write("prune", _deleting(column, which, found[first : first + AT_ONCE]))
            await asyncio.sleep(0)
        return gone


def _deleting(column: Any, which: ColumnElement[bool], some: list[str]) -> Callable[[Write], int]:
    if column.table is games:
        return lambda write: operations.delete_games(write, which, some)
    return lambda write: operations.delete_rows(write, column, which, some)


async def prune_daily(store: Store, settings: Settings, first: float = FIRST, again: float = AGAIN) -> None:
    """Prune by the settings once a day; with several processes, one of them does it."""
    pruning = Pruning(store, days_of(settings))
    await asyncio.sleep(first)
    while pruning.ages:
        mine = False
        try:
            mine = await store.write("prune", lambda write: work.take_lease(write, "prune", store.process, time.time(), DAY - again))
            if mine:
                gone = await pruning.prune()
                log.info("pruned: %s", ", ".join(f"{number} {name}" for name, number in gone.items()))
        except Exception as reason:
            if fault_of(reason) is None:
                raise
        await asyncio.sleep(DAY if mine else again)
