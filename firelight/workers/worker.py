"""A worker process: it carries out requests, one inside the other if needed, and ends with the process that started it."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from operator import itemgetter
from pkgutil import resolve_name
from typing import Any

from firelight.engine.errors import FirelightError
from firelight.workers.errors import reason_of
from firelight.workers.limits import limit_memory, limit_time
from firelight.workers.wire import Message, pack, read

LOOK_EVERY = 1.0  # seconds between checks that the parent is still there

Tell = Callable[[Any], None]  # called with the share that is done, or a first answer
Between = Callable[[], None]  # called where a job can be interrupted or cancelled
Job = Callable[[Message, Tell, Between], Any]  # the result is ready for JSON


class Cancelled(BaseException):
    """The answer is no longer wanted."""


class Jobs:
    """The jobs a worker can do, by name."""

    def __init__(self, **kinds: Job) -> None:
        self.kinds = kinds
        self.known: dict[str, Any] = {}  # what the worker was told for later requests

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        """Carry out a request. While `between` runs, another one may be carried out."""
        return self.kinds[request["do"]](request, tell, between)

    def is_worn_out(self) -> bool:
        """Whether another process should replace this one."""
        return False


class Worker:
    """Works in one thread and listens in another."""

    def __init__(self, line: socket.socket, jobs: Jobs, parent: int) -> None:
        self._line, self._jobs, self._parent = line, jobs, parent
        self._waiting: list[Message] = []
        self._begun: set[int] = set()
        self._cancelled: set[int] = set()
        self._change = threading.Condition()
        self._writing = threading.Lock()
        self._poll = select.poll()
        self._poll.register(line, select.POLLIN)

    def run(self, memory: int | None) -> None:
        """Serve until the other side is gone. `memory`: bytes that may be used beyond those in use before the first request."""
        threading.Thread(target=self._listen, daemon=True).start()
        if memory is not None:
            limit_memory(memory)
        self._say({"hello": os.getpid()})
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting)
            self._serve(-1)

    # Listening.

    def _listen(self) -> None:
        try:
            while True:
                self._receive(read(self._take))
        except OSError:  # a bot closed the line
            while os.getppid() == self._parent:
                time.sleep(LOOK_EVERY)
        finally:
            end_group()  # nobody wants the answers any more

    def _take(self, count: int) -> bytes:
        """Read exactly this many bytes; EOFError if the other side is gone."""
        data = bytearray()
        while len(data) < count:
            while not self._poll.poll(1000 * LOOK_EVERY):
                if os.getppid() != self._parent:
                    raise EOFError
            part = self._line.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return bytes(data)

    def _receive(self, message: Message) -> None:
        with self._change:
            if "know" in message:
                self._jobs.known[message["know"]] = message["value"]
            elif "cancel" not in message:
                self._waiting.append(message)
            elif message["cancel"] in self._begun or any(message["cancel"] == request["id"] for request in self._waiting):
                self._cancelled.add(message["cancel"])
            self._change.notify()

    # Working.

    def _serve(self, depth: int) -> None:
        """Carry out waiting requests that are deeper than this."""
        while (request := self._next(depth)) is not None:
            self._say({"id": request["id"], **self._answer(request), "worn_out": self._jobs.is_worn_out()})
            with self._change:
                self._begun.discard(request["id"])
                self._cancelled.discard(request["id"])

    def _next(self, depth: int) -> Message | None:
        with self._change:
            request = max((other for other in self._waiting if other["depth"] > depth), key=itemgetter("depth"), default=None)
            if request is not None:
                self._waiting.remove(request)
                self._begun.add(request["id"])
            return request

    def _answer(self, request: Message) -> Message:
        def between() -> None:
            if self._waiting or self._cancelled:
                self._check(request)
                self._serve(request["depth"])
                self._check(request)

        def tell(progress: Any) -> None:
            self._say({"id": request["id"], "progress": progress})

        try:
            self._check(request)
            self._say({"id": request["id"], "begun": True})
            if "cpu" in request:
                limit_time(request["cpu"])
            return {"result": self._jobs.do(request, tell, between)}
        except Cancelled:
            return {"cancelled": True}
        except FirelightError as reason:
            return {"refused": str(reason)}
        except (MemoryError, RecursionError):
            end_group()
            raise
        except Exception as problem:
            return {"failed": reason_of(problem)}

    def _check(self, request: Message) -> None:
        if request["id"] in self._cancelled:
            raise Cancelled

    def _say(self, message: Message) -> None:
        try:
            with self._writing:
                self._line.sendall(pack(message))
        except BrokenPipeError:
            end_group()


# The end.


def end_group() -> None:
    """End this process and everything it started."""
    os.killpg(0, signal.SIGKILL)


def _end_with(lifeline: int) -> None:
    """Where the system supports it, end this group when the parent is gone, even if a job keeps our threads from running."""
    with suppress(AttributeError, OSError):
        os.set_inheritable(lifeline, False)
        fcntl.fcntl(lifeline, fcntl.F_SETOWN, -os.getpgrp())
        fcntl.fcntl(lifeline, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(lifeline, fcntl.F_SETFL, fcntl.fcntl(lifeline, fcntl.F_GETFL) | os.O_ASYNC)


def main(settings: Message) -> None:
    """The entry point of every worker. Its standard input is the connection to its parent; what it prints goes elsewhere."""
    _end_with(settings["lifeline"])
    line = socket.socket(fileno=os.dup(0))
    with open(os.devnull, encoding="ascii") as nothing:
        os.dup2(nothing.fileno(), 0)
    with suppress(OSError):
        os.nice(settings["nice"])
    jobs: Jobs = resolve_name(settings["jobs"])(*settings["arguments"])
    Worker(line, jobs, settings["parent"]).run(settings["memory"])
