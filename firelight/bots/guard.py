"""A bot that is not ours, in a process of its own: whatever it does, its asker gets a move or a reason, in time."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from firelight.bots.base import Ask, Budget
from firelight.bots.guard_wire import Forfeit, Target, pack_ask

if TYPE_CHECKING:
    from firelight.engine.title import Edition

START = 120.0  # seconds to import, make and prepare a bot
SLACK = 1.5  # how far a bot may overrun its seconds,
GRACE = 2.0  # and what is added to that
UNTIMED = 60.0  # for a move where the budget has no seconds
LAST_WORDS = 1.0  # for a process whose line has closed to end by itself
LONGEST_ANSWER = 2**16
RUN = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from firelight.bots.host import main; main(*map(int, sys.argv[2:]))"


def time_limit(budget: Budget) -> float:
    """After how many seconds no answer is awaited any more."""
    return UNTIMED if budget.seconds is None else budget.seconds * SLACK + GRACE


class Guarded:
    """A bot behind a guard. Forfeit says why a question got no answer; the next one gets a new process if need be."""

    def __init__(self, target: Target, edition: Edition) -> None:
        components = None if edition.shipped else edition.components.data
        self._first = {"target": asdict(target), "game": edition.title.key, "components": components}
        self._asked = 0
        self._child: _Child | None = None
        self._start()

    def choose(self, ask: Ask) -> int | str:
        """The bot's answer as it gave it."""
        child = self._child or self._start()
        self._asked += 1
        reply = self._exchange(child, {"number": self._asked, **pack_ask(ask)}, time_limit(ask.budget))
        answer = reply.get("answer")
        if reply.get("number") != self._asked or not isinstance(answer, (int, str)):
            self.close()
            raise Forfeit("its answer could not be read")
        return answer

    def close(self) -> None:
        """End the process."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _start(self) -> _Child:
        self._child = _Child()
        try:
            self._exchange(self._child, self._first, START)
        except Forfeit:
            self.close()
            raise
        return self._child

    def _exchange(self, child: _Child, question: dict[str, Any], limit: float) -> dict[str, Any]:
        """The reply to a question. A process that gave none is ended; it would answer too late."""
        try:
            reply = child.exchange(json.dumps(question).encode() + b"\n", limit)
        except TimeoutError:
            self.close()
            raise Forfeit(f"no answer within {limit:g} s") from None
        except EOFError as ended:
            self.close()
            raise Forfeit(str(ended)) from None
        except BaseException:  # a broken line, or the asker was interrupted
            self.close()
            raise
        if "forfeit" in reply:
            raise Forfeit(str(reply["forfeit"]))
        return reply


class _Child:
    """One process and the line to it."""

    def __init__(self) -> None:
        self.line, far = socket.socketpair()
        with far:
            program = [sys.executable, "-c", RUN, json.dumps([*map(str, sys.path)]), str(far.fileno()), str(os.getpid())]
            quiet = subprocess.DEVNULL
            self.process = subprocess.Popen(
                program, stdin=quiet, stdout=quiet, stderr=quiet, pass_fds=[far.fileno()], start_new_session=True
            )
        self.end = weakref.finalize(self, _end, self.process, self.line)

    def exchange(self, question: bytes, limit: float) -> dict[str, Any]:
        """Send a line and read one. TimeoutError, or EOFError where the process has ended."""
        deadline = time.monotonic() + limit
        try:
            self._set_time(deadline)
            self.line.sendall(question)
            answer = b""
            while not answer.endswith(b"\n"):
                self._set_time(deadline)
                part = self.line.recv(LONGEST_ANSWER)
                if not part:
                    raise ConnectionError
                answer += part
                if len(answer) > LONGEST_ANSWER:
                    raise Forfeit("its answer could not be read")
        except ConnectionError:
            raise EOFError(self._how_it_ended()) from None
        return _read(answer)

    def _set_time(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self.line.settimeout(left)

    def _how_it_ended(self) -> str:
        try:
            code = self.process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            return "its process closed the line to its asker"
        how = f"exit code {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"
        return f"its process ended ({how})"


def _read(answer: bytes) -> dict[str, Any]:
    try:
        reply = json.loads(answer)
    except (ValueError, RecursionError):
        reply = None
    if not isinstance(reply, dict):
        raise Forfeit("its answer could not be read")
    return reply


def _end(process: subprocess.Popen[bytes], line: socket.socket) -> None:
    """Close the line and kill the process with all that it started."""
    line.close()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
