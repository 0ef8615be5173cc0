"""A worker process for callers that can block while they wait for an answer."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from firelight.workers.wire import LONGEST, Message, pack, read

RUN = "import json, sys; s = json.loads(sys.argv[1]); sys.path[:] = s['path']; from firelight.workers.worker import main; main(s)"
SECONDS_TO_EXIT = 1.0  # seconds a process gets to end by itself after its line has closed
SECONDS_TO_DIE = 2.0  # seconds for a process that was killed
BEFORE_ANSWER = {"hello", "begun", "progress"}  # what a worker sends before its answer


@dataclass(frozen=True)
class Program:
    """What a worker runs, and its limits."""

    jobs: str  # its Jobs, as `module:name`
    arguments: tuple[Any, ...] = ()  # for its constructor, ready for JSON
    python: tuple[str, ...] = (sys.executable,)
    environment: Mapping[str, str] | None = None  # default: that of this process
    nice: int = 0
    memory: int | None = None  # bytes that it may use beyond those at its start
    quiet: bool = False  # drop its output, which otherwise goes to our standard error

    def start(self, line: socket.socket, lifeline: socket.socket) -> subprocess.Popen[bytes]:
        """Start it with the same modules available as here, and in its own session, so that Ctrl-C reaches only this process."""
        settings = {
            "path": [*map(str, sys.path)],
            "jobs": self.jobs,
            "arguments": self.arguments,
            "nice": self.nice,
            "memory": self.memory,
            "lifeline": lifeline.fileno(),
            "parent": os.getpid(),
        }
        return subprocess.Popen(
            [*self.python, "-c", RUN, json.dumps(settings)],
            stdin=line.fileno(),
            stdout=subprocess.DEVNULL if self.quiet else 2,
            stderr=subprocess.DEVNULL if self.quiet else None,
            env=self.environment,
            pass_fds=[lifeline.fileno()],
            start_new_session=True,
        )


class Process:
    """A worker and the connection to it. It ends when this object is dropped, and with this process."""

    def __init__(self, program: Program) -> None:
        self.line, far = socket.socketpair()
        lifeline, far_lifeline = socket.socketpair()
        try:
            with far, far_lifeline:
                self._popen = program.start(far, far_lifeline)
        except OSError:
            self.line.close()
            lifeline.close()
            raise
        self.end = weakref.finalize(self, _end, self._popen, self.line, lifeline)

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def running(self) -> bool:
        return self._popen.poll() is None

    @property
    def how_it_ended(self) -> str:
        code = self._popen.returncode or 0
        return f"its process ended ({f'exit code {code}' if code >= 0 else f'signal {signal.Signals(-code).name}'})"

    def kill(self) -> None:
        """Kill the process and everything it started."""
        _kill(self._popen)

    def ask(self, request: Message, seconds: float, longest: int = LONGEST) -> Message:
        """The answer to a request. Raises TimeoutError, Unreadable, or EOFError if the line has closed, each with the reason."""
        deadline = time.monotonic() + seconds

        def wait() -> None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self.line.settimeout(left)

        def take(count: int) -> bytes:
            data = bytearray()
            while len(data) < count:
                wait()
                part = self.line.recv(count - len(data))
                if not part:
                    raise ConnectionError
                data += part
            return bytes(data)

        try:
            wait()
            self.line.sendall(pack(request))
            while (answer := read(take, longest)).keys() & BEFORE_ANSWER:
                pass
            return answer
        except TimeoutError:
            raise TimeoutError(f"no answer within {seconds:g} s") from None
        except ConnectionError:
            raise EOFError(self._why_it_closed()) from None

    def _why_it_closed(self) -> str:
        try:
            self._popen.wait(SECONDS_TO_EXIT)
        except subprocess.TimeoutExpired:
            return "its process closed the connection"
        return self.how_it_ended


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], *lines: socket.socket) -> None:
    for line in lines:
        line.close()
    _kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(SECONDS_TO_DIE)
