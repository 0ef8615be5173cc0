"""Jobs for the tests of workers."""

from __future__ import annotations

import os
import subprocess
import time
from typing import Any

from firelight.engine.errors import OptionError
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Jobs, Tell


class OddJobs(Jobs):
    def __init__(self, most: int = 1000) -> None:
        super().__init__(**{job.__name__: job for job in (add, sleep, count, hold, die, refuse, fail, fill, pid)}, recall=self.recall)
        self.left = most

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        self.left -= 1
        return super().do(request, tell, between)

    def is_worn_out(self) -> bool:
        return self.left <= 0

    def recall(self, request: Message, *_: Any) -> Any:
        return self.known[request["key"]]


def pid(*_: Any) -> int:
    return os.getpid()


def add(request: Message, *_: Any) -> int:
    return int(request["a"]) + int(request["b"])


def sleep(*_: Any) -> None:
    """Do nothing, without letting anybody in."""
    time.sleep(600)


def count(request: Message, tell: Tell, between: Between) -> int:
    """Count to a number, reporting progress and letting others in."""
    for number in range(request["to"]):
        tell(number / request["to"])
        between()
        time.sleep(0.01)
    return int(request["to"])


def hold(*_: Any) -> None:
    """Start another process silently, and keep every other thread of this one from running."""
    subprocess.Popen(["sleep", "600"])
    sum(range(10**15))


def die(*_: Any) -> None:
    os._exit(7)


def refuse(*_: Any) -> None:
    raise OptionError("not like that")


def fail(*_: Any) -> None:
    raise KeyError("no idea")


def fill(*_: Any) -> int:
    return len(bytearray(1 << 30))
