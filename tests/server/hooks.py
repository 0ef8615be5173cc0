"""Thinkers with hooked workers, for the tests of thinking."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from firelight.server.thinking import Thinkers
from firelight.workers.process import Program

JOBS = "tests.server.hooked_worker:Hooked"
MUCH = 4 << 30
LONG = 800.0  # seconds: compiling both games with a cold cache on a busy machine


class Hooks:
    """The folder that the workers check."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def hold(self, kind: str) -> None:
        (self.folder / f"hold-{kind}").touch()

    def release(self, kind: str) -> None:
        (self.folder / f"hold-{kind}").unlink()

    def slow(self, kind: str, mark: object) -> None:
        """Jobs of this kind with this seed or level last until they are released, letting others in meanwhile."""
        (self.folder / f"slow-{kind}-{mark}").touch()

    def speed_up(self, kind: str, mark: object) -> None:
        (self.folder / f"slow-{kind}-{mark}").unlink()

    def hang(self, kind: str) -> None:
        (self.folder / f"hang-{kind}").touch()

    def log(self, first: str = "", kind: str = "") -> list[list[str]]:
        """The lines `begin KIND SEED PID LEVEL …` and `end KIND SEED PID`, as words."""
        path = self.folder / "log"
        lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
        return [line for line in lines if first in ("", line[0]) and kind in ("", line[1])]

    def seeds(self, first: str) -> list[tuple[str, int]]:
        """Kind and seed of what began or ended, in order, except compiling."""
        return [(line[1], int(line[2])) for line in self.log(first) if line[1] != "compile"]

    async def begun(self, kind: str, times: int = 1) -> int:
        """Wait until a job of this kind has begun this many times; returns the process it runs in."""
        await until(lambda: len(self.log("begin", kind)) >= times)
        return int(self.log("begin", kind)[times - 1][3])


async def until(condition: Callable[[], bool], seconds: float = LONG) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "this does not come about"
        await asyncio.sleep(0.01)


def hooked(folder: Path, processes: int = 1, memory: int = MUCH, limits: Mapping[str, float] | None = None) -> Thinkers:
    """Thinkers with hooked workers, not started yet."""
    return Thinkers(processes, memory=memory, limits=limits, program=Program(JOBS, (memory, str(folder))))


@asynccontextmanager
async def thinking(
    folder: Path, processes: int = 1, ready: bool = True, memory: int = MUCH, limits: Mapping[str, float] | None = None
) -> AsyncIterator[tuple[Thinkers, Hooks]]:
    """Thinkers with hooked workers, compiled unless they do not have to be ready."""
    thinkers = hooked(folder, processes, memory, limits)
    await thinkers.start()
    try:
        if ready:
            await until(lambda: thinkers.state == "ready")
        yield thinkers, Hooks(folder)
    finally:
        await thinkers.stop()


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
