"""What a scrape of /metrics returns: the counters, and the current state of this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import Metric

from firelight.server import metrics
from firelight.server.faults import fault_of
from firelight.server.rooms import Rooms
from firelight.server.store import operations

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
STATES = ("waiting", "playing", "over")
LAG_EVERY = 0.5  # seconds


class Now:
    """Gauges that are read at every scrape."""

    def __init__(self, rooms: Rooms, games: dict[str, int] | None) -> None:
        self.rooms = rooms
        self.games = games

    def collect(self) -> Iterable[Metric]:
        yield GaugeMetricFamily("firelight_sockets", "Open sockets", len(self.rooms.players.sessions))
        yield GaugeMetricFamily("firelight_games_in_memory", "Games held in memory", len(self.rooms.keeper.live_rooms))
        if self.games is not None:
            by_state = GaugeMetricFamily("firelight_games", "Games in the database, by state", labels=["state"])
            for state in STATES:
                by_state.add_metric([state], self.games.get(state, 0))
            yield by_state
        waiting = GaugeMetricFamily("firelight_thinking_queue", "Requests that wait for a process that thinks, by class", labels=["class"])
        for name, number in (self.rooms.thinkers.waiting if self.rooms.thinkers is not None else {}).items():
            waiting.add_metric([name], number)
        yield waiting


async def scrape(rooms: Rooms) -> bytes:
    try:
        games: dict[str, int] | None = await rooms.store.read(operations.games_by_state)
    except Exception as reason:
        if fault_of(reason) is None:
            raise
        games = None
    now = CollectorRegistry()
    now.register(Now(rooms, games))
    return generate_latest(metrics.REGISTRY) + generate_latest(now)


async def watch_lag() -> None:
    """Measure how late the event loop runs its timers."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
