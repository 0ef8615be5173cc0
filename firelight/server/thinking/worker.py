"""A worker process: it reads requests from its standard input, thinks, and answers on its standard output.

Requests have `id`, `do` and `depth`: a deeper one interrupts what is being thought about. `{"cancel": id}` takes one back, and
`{"print": P, "components": C}` names a component set that requests refer to. Answers have the `id` and either `begun`, `progress`,
`result`, `refused`, `failed` or `cancelled`.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from firelight import api
from firelight.bots.guard_wire import reason_of
from firelight.engine.errors import FirelightError
from firelight.server.thinking.jobs import Jobs
from firelight.server.thinking.wire import Message, packed, read

NICE = 5  # the table itself goes first


class Cancelled(BaseException):
    """The asker does not want the answer any more."""


class Worker:
    """Thinks in one thread and listens in another."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO, memory: int, jobs: Jobs | None = None) -> None:
        self.jobs = jobs or Jobs()
        self._questions, self._answers = questions, answers
        self._memory = memory
        self._waiting: list[Message] = []
        self._begun: set[int] = set()
        self._cancelled: set[int] = set()
        self._editions: set[tuple[str, str]] = set()  # met so far: what was compiled for one stays
        self._change = threading.Condition()
        self._writing = threading.Lock()

    def run(self) -> None:
        """Serve until the asker goes."""
        threading.Thread(target=self._listen, daemon=True).start()
        self._say({"hello": os.getpid()})
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting)
            self._serve(-1)

    def _listen(self) -> None:
        while (message := read(self._questions)) is not None:
            with self._change:
                if "print" in message:
                    self.jobs.components[message["print"]] = message["components"]
                elif "cancel" not in message:
                    self._waiting.append(message)
                elif message["cancel"] in self._begun or any(message["cancel"] == request["id"] for request in self._waiting):
                    self._cancelled.add(message["cancel"])
                self._change.notify()
        os._exit(0)  # whatever is being thought about, nobody wants to know it any more

    def _serve(self, depth: int) -> None:
        """Do what waits and lies deeper."""
        while (request := self._next(depth)) is not None:
            self._say({"id": request["id"], **self._answer(request), **self._size()})
            with self._change:
                self._begun.discard(request["id"])
                self._cancelled.discard(request["id"])

    def _next(self, depth: int) -> Message | None:
        with self._change:
            request = max((other for other in self._waiting if other["depth"] > depth), key=_depth, default=None)
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

        def tell(share: float) -> None:
            self._say({"id": request["id"], "progress": share})

        try:
            self._check(request)
            self._say({"id": request["id"], "begun": True})
            return {"result": self.jobs.do(request, tell, between)}
        except Cancelled:
            return {"cancelled": True}
        except FirelightError as reason:
            return {"refused": str(reason)}
        except Exception as problem:
            return {"failed": reason_of(problem)}

    def _check(self, request: Message) -> None:
        if request["id"] in self._cancelled:
            raise Cancelled

    def _size(self) -> Message:
        """What tells the asker when to replace this process."""
        if memory_in_use() > self._memory:
            self.jobs.forget()
        self._editions.update(api.editions_in_use())
        return {"memory": memory_in_use(), "editions": len(self._editions)}

    def _say(self, message: Message) -> None:
        try:
            with self._writing:
                self._answers.write(packed(message))
                self._answers.flush()
        except BrokenPipeError:
            os._exit(0)


def _depth(request: Message) -> int:
    return int(request["depth"])


def memory_in_use() -> int:
    """Bytes; where the system does not tell, the most there ever were."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main(memory: int, make: Callable[[], Jobs] = Jobs) -> None:
    """Serve the standard input and output. What anybody prints goes to the server's log."""
    with suppress(OSError):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    Worker(sys.stdin.buffer, answers, memory, make()).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
