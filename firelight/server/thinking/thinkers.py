"""The thinkers of a server: opponents, hints and reviews, in processes that compile first and think then."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from firelight.api import titles
from firelight.engine.errors import FirelightError
from firelight.server.thinking.compilers import Compilers, cache_environment
from firelight.server.thinking.errors import CannotThink, ThinkersOff
from firelight.server.thinking.plain import check_level, plain_choice_of
from firelight.server.thinking.pool import LIMITS, Pool, call_safely
from firelight.server.thinking.wire import Child, Message

RUN = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from firelight.server.thinking.worker import main; main(int(sys.argv[2]))"
MEMORY = 1 << 30  # bytes of a worker above which it is replaced
HINT_SECONDS = 1.0
REVIEW_SIMULATIONS = 1000  # on every position
STEP = 0.01  # of the progress that is told

Progress = Callable[[float], None]  # called with 0 when the work begins, then with the share that is done
Watcher = Callable[[str, float], None]  # called with the state and the progress when they change


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's move, the level it is of (a simpler one while nothing is compiled), and the seconds it took."""

    move: str
    level: str
    seconds: float


def usual_command(memory: int) -> list[str]:
    """How a worker is started: with the same modules at hand as here."""
    return [sys.executable, "-c", RUN, json.dumps([*map(str, sys.path)]), str(memory)]


class Thinkers:
    """Worker processes and what they are asked. Everything here is for the event loop's thread and does not hold it up."""

    def __init__(
        self,
        processes: int = 1,
        *,
        memory: int = MEMORY,
        limits: Mapping[str, float] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._command = list(command or usual_command(memory))
        self._environment: dict[str, str] = {}
        self._folder: TemporaryDirectory[str] | None = None
        limits = {**LIMITS, **(limits or {})}
        self._pool = Pool(processes, self._start_process, memory, limits, self._tell)
        self._compilers = Compilers(self._start_process, limits["compile"], self._tell)
        self._watchers: list[Watcher] = []
        self._told = ("", 0.0)
        self._off = processes < 1

    async def start(self) -> None:
        """Start the processes and compile in the background."""
        if not self._off:
            self._environment, self._folder = await asyncio.to_thread(cache_environment)
            self._pool.start()
            self._compilers.start()
        self._tell()

    async def stop(self) -> None:
        """End all processes. What still waits for an answer gets ThinkerLost."""
        self._off = True
        await asyncio.gather(self._compilers.stop(), self._pool.stop())
        if self._folder is not None:
            await asyncio.to_thread(self._folder.cleanup)
            self._folder = None
        self._tell()

    async def _start_process(self) -> Child:
        return await Child.start(self._command, self._environment)

    # How things stand.

    @property
    def state(self) -> str:
        """`starting`, `compiling`, `ready` or `off`: then bots play simply, and there are no hints and reviews."""
        if self._off or self._pool.hopeless or self._compilers.failed:
            return "off"
        if self._compilers.ready:
            return "ready"
        return "compiling" if self._compilers.begun else "starting"

    @property
    def progress(self) -> float:
        """The share that is compiled, 0 to 1."""
        return self._compilers.progress

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Be told the state and the progress whenever they change; call the result to be told no more."""
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def _tell(self) -> None:
        state, progress = self.state, self.progress
        if state != self._told[0] or progress >= self._told[1] + STEP:
            self._told = (state, progress)
            for watcher in list(self._watchers):
                call_safely(watcher, state, progress)

    # What they are asked.

    async def choose(self, record: Message, level: str, seed: int) -> Chosen:
        """A move for the seat to decide, thought out with what this seat may know."""
        check_level(level)
        if self._off or self._pool.hopeless:
            return await _simply(record, level, seed)
        key = _edition(record)
        self._compilers.order(key, record["game"], record["components"])

        def compose() -> Message:
            return {"record": record, "level": level, "seed": seed, "plain": not self._compilers.is_ready(key)}

        return Chosen(**await self._pool.ask("choose", compose, _nobody, f"{key} {_digest(record.get('start'))}"))

    async def hint(
        self,
        record: Message,
        seat: int,
        count: int = 3,
        progress: Progress | None = None,
        *,
        seed: int = 0,
        simulations: int | None = None,
    ) -> list[Message]:
        """The best moves of a seat with their reasons, best first. It takes a second, or as many simulations."""
        await self._compiled(record)
        budget = {"seconds": None if simulations else HINT_SECONDS, "simulations": simulations}
        request = {"record": record, "seat": seat, "count": count, "seed": seed, **budget}
        found: list[Message] = await self._pool.ask("hint", lambda: request, progress or _nobody, "")
        return found

    async def review(
        self,
        record: Message,
        names: Sequence[str],
        progress: Progress | None = None,
        *,
        seed: int = 0,
        simulations: int = REVIEW_SIMULATIONS,
    ) -> Message:
        """The review of a game as data, see firelight.lab.review_data."""
        await self._compiled(record)
        request = {"record": record, "names": list(names), "seed": seed, "seconds": None, "simulations": simulations}
        found: Message = await self._pool.ask("review", lambda: request, progress or _nobody, "")
        return found

    async def _compiled(self, record: Message) -> None:
        """Wait until the edition of a record is compiled."""
        if self.state == "off":
            raise ThinkersOff("this server gives no hints and reviews: it runs without processes that think, or they do not start")
        order = self._compilers.order(_edition(record), record["game"], record["components"])
        if order is None:
            raise ThinkersOff("too many component sets wait to be compiled: try again in some minutes")
        if not await asyncio.shield(order.done):
            raise ThinkersOff(f"the rules of {record['game']} with this component set could not be compiled; the server's log says why")


def _nobody(share: float) -> None:
    """Nobody wants to know."""


def _digest(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:20]


def _edition(record: Message) -> str:
    """What tells editions apart: the game, and the component set where it is not the shipped one."""
    game, components = record.get("game"), record.get("components", ...)
    if game not in titles() or components is ...:
        raise CannotThink("expected a record as Game.record() writes it")
    return str(game) if components is None else f"{game} {_digest(components)}"


async def _simply(record: Message, level: str, seed: int) -> Chosen:
    """Without any process. It takes some hundredths of a second."""
    start = time.perf_counter()
    try:
        move, played = await asyncio.to_thread(plain_choice_of, record, level, seed)
    except FirelightError as reason:
        raise CannotThink(str(reason)) from reason
    return Chosen(move, played, time.perf_counter() - start)
