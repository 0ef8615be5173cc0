"""Runs somebody else's bot in a process of its own. Whatever the bot does, the caller gets a move or a reason in time."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from firelight.bots.base import Ask, Budget
from firelight.bots.guard_wire import Forfeit, Target, pack_ask
from firelight.workers.process import Process, Program
from firelight.workers.wire import Message, Unreadable

if TYPE_CHECKING:
    from firelight.engine.title import Edition

START = 120.0  # seconds to import, create and prepare a bot
SLACK = 1.5  # how far a bot may overrun its time,
GRACE = 2.0  # plus these seconds
UNTIMED = 60.0  # seconds for a move if the budget has none
LONGEST_ANSWER = 2**16  # bytes


def time_limit(budget: Budget) -> float:
    """The number of seconds after which an answer comes too late."""
    return UNTIMED if budget.seconds is None else budget.seconds * SLACK + GRACE


class Guarded:
    """A bot behind a guard. If a question gets no answer, Forfeit says why; the next question gets a new process if necessary."""

    def __init__(self, target: Target, edition: Edition) -> None:
        components = None if edition.shipped else edition.components.data
        self._first = {"do": "make", "target": asdict(target), "game": edition.title.key, "components": components}
        self._asked = 0
        self._process: Process | None = None
        self._start()

    def choose(self, ask: Ask) -> int | str:
        """The bot's answer, unchecked."""
        process = self._process or self._start()
        self._asked += 1
        answer = self._exchange(process, {"do": "choose", "ask": pack_ask(ask)}, time_limit(ask.budget))
        if not isinstance(answer, (int, str)):
            self.close()
            raise Forfeit(str(Unreadable()))
        return answer

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _start(self) -> Process:
        self._process = Process(Program("firelight.bots.guard_worker:GuardedBotJobs", quiet=True))
        try:
            self._exchange(self._process, self._first, START)
        except Forfeit:
            self.close()
            raise
        return self._process

    def _exchange(self, process: Process, request: Message, limit: float) -> Any:
        """The result of a request. A process that did not answer is killed, since its answer would come too late."""
        try:
            answer = process.ask({"id": self._asked, "depth": 0, **request}, limit, LONGEST_ANSWER)
            if answer.get("id") != self._asked:
                raise Unreadable
        except (TimeoutError, EOFError, Unreadable) as reason:
            self.close()
            raise Forfeit(str(reason)) from None
        except BaseException:  # a broken connection, or the caller was interrupted
            self.close()
            raise
        if "refused" in answer:
            raise Forfeit(str(answer["refused"]))
        return answer.get("result")
