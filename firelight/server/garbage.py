"""When Python looks for objects that hold each other: a look holds up everybody, so it waits for a quiet moment.

Nearly everything here is given back at once, without a look. What a request or a closed connection leaves is found among the new objects.
Looking at those takes a millisecond while little happens, so it is done every second then; with 200 games under way it takes 25.
"""

from __future__ import annotations

import gc
import sys
import time

QUIET = 0.1  # of the processor
PAUSE = 60.0  # seconds between two looks at everything, and between two at what is new since the last minute
LONGEST = 1800.0  # between two looks at everything, where it is never quiet
BUSY = 20.0  # between two looks at what is new, where it is not quiet
GROWN = 1_000_000  # blocks of memory (about 100 MB) more than after the last look: it waits no longer


class GarbageCollector:
    """Asked every now and then."""

    def __init__(self) -> None:
        self.asked = self.skimmed = self.sifted = self.tidied = time.monotonic()
        self.used = time.process_time()
        self.blocks = sys.getallocatedblocks()

    @staticmethod
    def start() -> None:
        """What is there at the start stays to the end; from now on looks are taken here alone."""
        gc.collect()
        gc.freeze()
        gc.disable()

    @staticmethod
    def stop() -> None:
        gc.enable()
        gc.unfreeze()

    def tick(self, every: float = 1.0) -> None:
        now = time.monotonic()
        if now - self.asked < every:
            return
        used = time.process_time()
        quiet = used - self.used < QUIET * (now - self.asked)
        self.asked, self.used = now, used
        if now - self.tidied > (PAUSE if quiet else LONGEST) or sys.getallocatedblocks() - self.blocks > GROWN:
            gc.collect()
            self.tidied = self.sifted = self.skimmed = time.monotonic()
            self.blocks = sys.getallocatedblocks()
        elif now - self.sifted > PAUSE:
            gc.collect(1)
            self.sifted = self.skimmed = time.monotonic()
        elif quiet or now - self.skimmed > BUSY:
            gc.collect(0)
            self.skimmed = time.monotonic()
