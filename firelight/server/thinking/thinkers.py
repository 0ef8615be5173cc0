"""A server's opponents, hints and reviews, in processes that compile first and then think."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec

from firelight import api
from firelight.bots.base import Ask, Budget
from firelight.bots.guard_wire import pack_ask
from firelight.engine.errors import FirelightError
from firelight.server.metrics import QUEUE_SECONDS, THINKING_CUTS, THINKING_SECONDS
from firelight.server.thinking.compilers import Compilers, Order, cache_environment
from firelight.server.thinking.plain import check_level, plain_choice
from firelight.workers.pool import Pool, call_safely
from firelight.workers.process import Program
from firelight.workers.requests import Query, Waiter
from firelight.workers.turns import NOBODY, Account, Gate
from firelight.workers.wire import Message

if TYPE_CHECKING:
    from firelight.engine.title import Edition

log = logging.getLogger("firelight.server")

JOBS = "firelight.server.thinking.jobs:ThinkingJobs"
NICE = 5  # the table itself has priority
LIMITS = {"choose": 60.0, "hint": 90.0, "review": 120.0, "compile": 900.0}  # seconds without a sign of life
MEMORY = 1 << 30  # bytes above which a worker is replaced
HINT = Budget(seconds=1.0)
REVIEW_SIMULATIONS = 1000  # per position
STEP = 0.01  # of progress, between two reports

Progress = Callable[[Any], None]  # called with 0 at the start, then with the share that is done, or with a list: the first hints
Watcher = Callable[[str, float], None]  # called with state and progress whenever they change


class Urgency(IntEnum):
    """A class is served only while no more urgent one is waiting."""

    OPPONENT = 0  # bots' moves in games with humans
    HINT = 1
    REVIEW = 2
    SPARE = 3  # bots' moves in games without humans


class ThinkersOff(FirelightError):
    """This server does not think: it was started without thinking processes, or they do not start."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's move and its level (a simpler one until everything is compiled), the seconds it took, and what cut its thinking short."""

    move: str
    level: str
    seconds: float
    cut: str = ""  # `clock` or `memory`: it played below its level here


class Thinkers:
    """The worker processes and their queries. For the event loop's thread, which it does not block."""

    def __init__(
        self,
        processes: int = 1,
        *,
        memory: int = MEMORY,
        limits: Mapping[str, float] | None = None,
        program: Program | None = None,
    ) -> None:
        program = program or Program(JOBS, (memory,), nice=NICE)
        self._folder: TemporaryDirectory[str] | None = None
        limits = {**LIMITS, **(limits or {})}
        self._pool = Pool(processes, program, limits, interruptible=True, changed=self._tell, begun=_note_wait)
        self._compilers = Compilers(program, limits["compile"], self._tell)
        self._watchers: list[Watcher] = []
        self._reported = ("", 0.0)
        self._simple = Gate(1)  # for thinking in this process
        self._off = processes < 1

    async def start(self) -> None:
        """Start the processes, and compile in the background."""
        if not self._off:
            environment, self._folder = await asyncio.to_thread(cache_environment)
            for pool in (self._pool, self._compilers.pool):
                pool.program = replace(pool.program, environment=environment)
            self._pool.start()
            self._compilers.start()
        self._tell()

    async def stop(self) -> None:
        """End all processes. Open queries fail with ThinkerLost."""
        self._off = True
        await asyncio.gather(self._compilers.stop(), self._pool.stop())
        if self._folder is not None:
            await asyncio.to_thread(self._folder.cleanup)
            self._folder = None
        self._tell()

    # How things stand.

    @property
    def state(self) -> str:
        """`starting`, `compiling`, `ready` or `off`. When off, bots play simply, and there are no hints or reviews."""
        if self._off or self._pool.hopeless or self._compilers.failed:
            return "off"
        if self._compilers.ready:
            return "ready"
        return "compiling" if self._compilers.begun else "starting"

    @property
    def progress(self) -> float:
        """The compiled share, 0 to 1."""
        return self._compilers.progress

    @property
    def waiting(self) -> dict[str, int]:
        """How many requests are waiting for a process, by class."""
        return {urgency.name.lower(): self._pool.waiting.waiting(urgency) for urgency in Urgency}

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Call back whenever the state or the progress changes, until the returned function is called."""
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def _tell(self) -> None:
        state, progress = self.state, self.progress
        if state != self._reported[0] or progress >= self._reported[1] + STEP:
            self._reported = (state, progress)
            for watcher in list(self._watchers):
                call_safely(watcher, state, progress)

    # Queries.

    async def choose(self, ask: Ask, level: str, topic: str, account: Account = NOBODY, urgency: Urgency = Urgency.OPPONENT) -> Chosen:
        """A level's answer to a question. `topic` names the game: bots remember what they thought about it."""
        check_level(level)
        if self._off or self._pool.hopeless:
            return await self._choose_simple(ask, level, account, urgency)
        edition = ask.game.edition
        key = _key(edition)
        self._order(edition)
        asked = {**_ask_data(ask), "level": level, "topic": topic}
        query = _query("choose", asked, lambda: {**asked, "plain": not self._compilers.is_ready(key)}, topic, edition)
        chosen = Chosen(**await self._pool.ask(query, urgency, account))
        THINKING_SECONDS.labels(chosen.level).observe(chosen.seconds)
        if chosen.cut:
            THINKING_CUTS.labels(chosen.level, chosen.cut).inc()
            log.warning("%s was cut short (%s) after %.1f s: this machine is too busy", chosen.level, chosen.cut, chosen.seconds)
        return chosen

    async def hint(self, ask: Ask, count: int = 3, progress: Progress | None = None, account: Account = NOBODY) -> list[Message]:
        """The best answers to a question with their reasons, best first. Takes as long as the budget of the question allows."""
        edition = ask.game.edition
        await self._compiled(edition)
        asked = {**_ask_data(ask), "count": count}
        query = _query("hint", asked, lambda: asked, edition=edition)
        found: list[Message] = await self._pool.ask(query, Urgency.HINT, account, progress)
        return found

    async def review(
        self,
        record: Message,
        names: Sequence[str],
        progress: Progress | None = None,
        account: Account = NOBODY,
        *,
        seed: int = 0,
        simulations: int = REVIEW_SIMULATIONS,
    ) -> Message:
        """The review of a game as data, see firelight.lab.review_data."""
        await self._compiled(api.edition_from_data(record["game"], record["components"]))
        asked = {"record": record, "names": list(names), "seed": seed, "simulations": simulations}
        query = _query("review", asked, lambda: asked)
        found: Message = await self._pool.ask(query, Urgency.REVIEW, account, progress)
        return found

    async def _compiled(self, edition: Edition) -> None:
        """Wait until an edition is compiled."""
        if self.state == "off":
            raise ThinkersOff("this server gives no hints or reviews: it has no thinking processes, or they do not start")
        order = self._order(edition)
        if order is None:
            raise ThinkersOff("too many component sets are waiting to be compiled: try again in a few minutes")
        if not await asyncio.shield(order.done):
            name = edition.title.key
            raise ThinkersOff(f"the rules of {name} with this component set could not be compiled; the server's log says why")

    def _order(self, edition: Edition) -> Order | None:
        return self._compilers.order(_key(edition), edition.title.key, None if edition.shipped else edition.components.data)

    async def _choose_simple(self, ask: Ask, level: str, account: Account, urgency: Urgency) -> Chosen:
        """Choose a simple move in a thread of this process. It takes a few hundredths of a second."""
        async with self._simple.turn(urgency, account):
            start = time.perf_counter()
            move, played = await asyncio.to_thread(plain_choice, ask, level)
            return Chosen(move, played, time.perf_counter() - start)


def _note_wait(waiter: Waiter, seconds: float) -> None:
    QUEUE_SECONDS.labels(Urgency(waiter.urgency).name.lower()).observe(seconds)


def _fingerprint(edition: Edition) -> str | None:
    """Identifies the component set of an edition; None for the shipped one."""
    return None if edition.shipped else str(edition.components.fingerprint)


def _ask_data(ask: Ask) -> Message:
    """A question in the form that workers receive."""
    return {"edition": [ask.game.title, _fingerprint(ask.game.edition)], "ask": pack_ask(ask)}


def _query(kind: str, asked: Message, compose: Callable[[], Message], topic: str = "", edition: Edition | None = None) -> Query:
    """Equal queries share one answer. The worker must know the component set of the edition."""
    fingerprint = None if edition is None else _fingerprint(edition)
    known = None if edition is None or fingerprint is None else (fingerprint, lambda: edition.components.data)
    return Query(kind, compose, hashlib.sha256(msgspec.json.encode([kind, asked])).hexdigest(), topic, known)


def _key(edition: Edition) -> str:
    """Identifies an edition: the game, with the component set unless it is the shipped one."""
    fingerprint = _fingerprint(edition)
    return edition.title.key if fingerprint is None else f"{edition.title.key} {fingerprint}"
