"""A worker process as its parent sees it, for those who may wait for an answer."""

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
LAST_WORDS = 1.0  # seconds for a process whose line has closed to end by itself
REAPING = 2.0  # seconds for one that was killed
ON_THE_WAY = {"hello", "begun", "progress"}  # what a worker says before it answers


@dataclass(frozen=True)
class Program:
    """What a worker runs, and within which bounds."""

    jobs: str  # its Jobs as `module:name`
    arguments: tuple[Any, ...] = ()  # to make them with, ready for JSON
    python: tuple[str, ...] = (sys.executable,)
    environment: Mapping[str, str] | None = None  # that of this process
    nice: int = 0
    memory: int | None = None  # bytes that it may use beyond those it begins with
    quiet: bool = False  # nobody sees what it prints; else it goes to our standard error

    def start(self, line: socket.socket, lifeline: socket.socket) -> subprocess.Popen[bytes]:
        """With the same modules at hand as here, and in a session of its own, so that Ctrl-C reaches only this process."""
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
    """A worker and the line to it. It ends when nobody holds it any more, and with this process."""

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
        """The process and all that it started."""
        _kill(self._popen)

    def ask(self, request: Message, seconds: float, longest: int = LONGEST) -> Message:
        """The answer to a request. TimeoutError, Unreadable, or EOFError where the line has closed: they say why."""
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
            while (answer := read(take, longest)).keys() & ON_THE_WAY:
                pass
            return answer
        except TimeoutError:
            raise TimeoutError(f"no answer within {seconds:g} s") from None
        except ConnectionError:
            raise EOFError(self._why_it_closed()) from None

    def _why_it_closed(self) -> str:
        try:
            self._popen.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            return "its process closed the line to its asker"
        return self.how_it_ended


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], *lines: socket.socket) -> None:
    for line in lines:
        line.close()
    _kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(REAPING)
