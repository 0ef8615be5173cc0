"""When Python looks for objects that hold each other: a look at the past of all games takes long, so it waits for a quiet moment."""

from __future__ import annotations

import gc
import time

YOUNG = 5_000  # new objects after which the new ones are looked at
AGES = (1, 1_000_000)  # how many of those looks come before one at the older, which are few then, and before one at all objects
QUIET = 0.1  # of the processor
PAUSE = 60.0  # seconds between two looks at everything
LONGEST = 1800.0  # the same, where it is never quiet


class Tidy:
    """Asked every now and then."""

    def __init__(self) -> None:
        self.asked = self.tidied = time.monotonic()
        self.used = time.process_time()

    @staticmethod
    def begin() -> None:
        """What is there at the start stays to the end."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, *AGES)

    def tick(self, every: float = 1.0) -> None:
        now = time.monotonic()
        if now - self.asked < every:
            return
        used = time.process_time()
        quiet = used - self.used < QUIET * (now - self.asked)
        self.asked, self.used = now, used
        if now - self.tidied > (PAUSE if quiet else LONGEST):
            gc.collect()
            self.tidied = time.monotonic()
