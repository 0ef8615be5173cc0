"""When Python's garbage collector runs: it stops everything else, so it waits for a quiet moment.

Reference counting frees nearly everything without it. What a request or a closed connection leaves behind is found among the young objects.
Collecting those takes a millisecond while little happens, so then it is done every second; with 200 games under way it takes 25 ms.
When many players arrive together, there are soon so many new objects that it would take 130 ms, so it is done earlier.
"""

from __future__ import annotations

import gc
import sys
import time

QUIET = 0.1  # share of the processor
PAUSE = 60.0  # seconds between two full collections, and between two of what is new since the last minute
LONGEST = 1800.0  # between two full collections if it is never quiet
BUSY = 20.0  # between two collections of young objects if it is not quiet
MOST_YOUNG = 50_000  # young objects; more are collected at once
GROWN = 1_000_000  # blocks of memory (about 100 MB) above the last collection; it then waits no longer


class GarbageCollector:
    """Decides at every tick whether to collect."""

    def __init__(self) -> None:
        self.checked = self.collected_young = self.collected_middle = self.collected_all = time.monotonic()
        self.used = time.process_time()
        self.blocks = sys.getallocatedblocks()

    @staticmethod
    def start() -> None:
        """Exempt what exists at the start from collection; from now on only `tick` collects."""
        gc.collect()
        gc.freeze()
        gc.disable()

    @staticmethod
    def stop() -> None:
        gc.enable()
        gc.unfreeze()

    def tick(self, every: float = 1.0) -> None:
        now = time.monotonic()
        if now - self.checked < every:
            return
        used = time.process_time()
        quiet = used - self.used < QUIET * (now - self.checked)
        self.checked, self.used = now, used
        if now - self.collected_all > (PAUSE if quiet else LONGEST) or sys.getallocatedblocks() - self.blocks > GROWN:
            gc.collect()
            self.collected_all = self.collected_middle = self.collected_young = time.monotonic()
            self.blocks = sys.getallocatedblocks()
        elif now - self.collected_middle > PAUSE:
            gc.collect(1)
            self.collected_middle = self.collected_young = time.monotonic()
        elif quiet or now - self.collected_young > BUSY or gc.get_count()[0] > MOST_YOUNG:
            gc.collect(0)
            self.collected_young = time.monotonic()
