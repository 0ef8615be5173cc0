"""Queries to workers, those who wait for the answers, and a worker as its pool sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from firelight.workers.child import Child
from firelight.workers.turns import Account
from firelight.workers.wire import Message

PATIENCE = 0.3  # seconds a request may run before one of the same class from another address may interrupt it
DEEPEST = 2  # nested interruptions of this kind
TOPICS = 32  # topics remembered per worker


@dataclass(frozen=True)
class Query:
    """Something to do. Queries with equal keys share one answer. `compose` writes the message when it is sent."""

    kind: str
    compose: Callable[[], Message]
    key: Hashable = field(default_factory=object)
    topic: str = ""  # a worker that has worked on it before is preferred
    known: tuple[str, Callable[[], Any]] | None = None  # what the worker must be told once, with its key


@dataclass(eq=False)
class Waiter:
    """Somebody waiting for the answer to a request."""

    request: Request
    urgency: int
    account: Account
    on_progress: Callable[[Any], None]
    since: float
    answer: asyncio.Future[Any]

    def fail(self, reason: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(reason)


@dataclass(eq=False)
class Request:
    """A query waiting or in progress, for everybody who asked the same."""

    number: int
    query: Query
    urgency: int
    waiters: list[Waiter] = field(default_factory=list)
    depth: int = 0  # at its worker: deeper requests interrupt the others
    tries: int = 0
    begun: bool = False
    _since: float | None = None  # when it began or resumed, unless it is interrupted
    _ran: float = 0.0
    _stopped: float = 0.0
    _lost: float = 0.0  # time lost to requests that interrupted it

    @property
    def kind(self) -> str:
        return self.query.kind

    @property
    def addresses(self) -> set[str]:
        return {waiter.account.address for waiter in self.waiters}

    def begin(self, now: float) -> None:
        self.begun, self._since = True, now

    def stop(self, now: float) -> None:
        if self._since is not None:
            self._ran, self._stopped, self._since = self._ran + now - self._since, now, None

    def resume(self, now: float) -> None:
        if self._since is None:
            self._lost, self._since = self._lost + now - self._stopped, now

    def start_over(self) -> None:
        """Its worker is gone."""
        self.begun, self._since, self._ran, self._lost = False, None, 0.0, 0.0

    def may_pause(self, now: float) -> bool:
        """Whether it has run long enough, and longer than it was interrupted: so it takes at most twice its time plus one request."""
        ran = self._ran + (0.0 if self._since is None else now - self._since)
        return ran >= PATIENCE and ran >= self._lost


class Slot:
    """A place for a process, as the pool sees it. If jobs cannot be interrupted, it gets one request at a time."""

    def __init__(self, interruptible: bool = True) -> None:
        self.child: Child | None = None
        self.starting = False
        self.ready = False
        self.failures = 0  # failed starts in a row
        self.running: list[Request] = []  # each one interrupts those before it
        self.topics: dict[str, None] = {}
        self.known: set[str] = set()  # what the process has been told
        self.since = 0.0  # last sign of life
        self._interruptible = interruptible

    def may_take(self, waiter: Waiter, now: float) -> bool:
        if not self.ready or (self.running and not self._interruptible):
            return False
        if not self.running or waiter.urgency < self.running[-1].urgency:
            return True
        peers = [request for request in self.running if request.urgency == waiter.urgency]
        return (
            waiter.urgency == self.running[-1].urgency
            and len(peers) <= DEEPEST
            and not any(waiter.account.address in peer.addresses for peer in peers)
            and self.running[-1].may_pause(now)
        )

    def preference(self, request: Request) -> tuple[bool, int, bool]:
        """Idle workers first, then those with less urgent work."""
        return not self.running, self.running[-1].urgency if self.running else 0, request.query.topic in self.topics

    @property
    def at_work(self) -> Request | None:
        """The request it is working on."""
        return next((request for request in reversed(self.running) if request.begun), self.running[-1] if self.running else None)

    def take(self, request: Request, now: float) -> None:
        """Send it a request, after anything the process needs to know for it."""
        assert self.child is not None
        request.depth = self.running[-1].depth + 1 if self.running else 0
        self.running.append(request)
        self.since = now
        query = request.query
        self._note(query.topic)
        if query.known is not None and query.known[0] not in self.known:
            self.known.add(query.known[0])
            self.child.send({"know": query.known[0], "value": query.known[1]()})
        self.child.send({"id": request.number, "do": query.kind, "depth": request.depth, **query.compose()})

    def began(self, request: Request, now: float) -> None:
        for other in self.running:
            other.stop(now)
        request.begin(now)

    def ended(self, request: Request, now: float) -> None:
        self.running.remove(request)
        if self.running and self.running[-1].begun:
            self.running[-1].resume(now)

    def _note(self, topic: str) -> None:
        self.topics.pop(topic, None)
        self.topics[topic] = None
        if len(self.topics) > TOPICS:
            del self.topics[next(iter(self.topics))]

    def empty(self) -> list[Request]:
        """The process is gone. Returns its unfinished requests."""
        running, self.running = self.running, []
        self.child, self.topics, self.known = None, {}, set()
        return running
