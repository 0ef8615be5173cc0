"""Asks the process that parses, for one address after the other, and replaces it when it has to be ended."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from firelight.engine.errors import Problem
from firelight.server.bounds import COMPONENTS, RECORD, check_json, check_toml
from firelight.server.errors import Refused, bad_input, broken
from firelight.server.events import security
from firelight.server.thinking.wire import Child, Message

RUN = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from firelight.server.parsing.child import main; main(int(sys.argv[2]))"
ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "TMPDIR", "TEMP")  # nothing else of the server's: it may hold secrets
MEMORY = 384 * 1024 * 1024  # bytes
SECONDS: Mapping[str, int] = {"components": 5, "game": 10}  # of processor time
PATIENCE = 3  # times as many seconds may pass on a busy machine
STARTING = 60.0  # seconds
WAITING_OF_ADDRESS = 2
WAITING = 64

log = logging.getLogger("firelight.server")


@dataclass
class Job:
    kind: str
    of: dict[str, str]
    address: str
    answer: asyncio.Future[Message]


class Parsers:
    """Everything here is for the event loop's thread and does not hold it up. The process starts with the first job."""

    def __init__(self, memory: int = MEMORY, seconds: Mapping[str, int] = SECONDS) -> None:
        self.seconds = seconds
        self._command = [sys.executable, "-I", "-c", RUN, json.dumps([*map(str, sys.path)]), str(memory)]
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._child: Child | None = None
        self._task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for job in [job for jobs in self._waiting.values() for job in jobs]:
            _settle(job, Refused("restarting", "the server restarts; try again in a moment", {}, 503))
        self._waiting.clear()
        await self._end()

    # What it is asked.

    async def components(self, title: str, text: str, address: str) -> dict[str, Any]:
        """The data of a component set; every problem of it is named."""
        answer = await self._components(title, text, address)
        if "data" not in answer:
            raise broken("bad-components", answer["message"], _problems(answer))
        data: dict[str, Any] = answer["data"]
        return data

    async def check(self, title: str, text: str, address: str) -> dict[str, Any]:
        """The name of a component set, and all that is wrong with it."""
        answer = await self._components(title, text, address)
        if "data" in answer:
            return {"name": str(answer["data"]["set"]["name"]), "problems": []}
        return {"name": None, "problems": answer["problems"]}

    async def game(self, data: Any, address: str) -> dict[str, Any]:
        """The data of a record or a position that is given as data or JSON text; every problem of it is named."""
        text = data if isinstance(data, str) else json.dumps(data)
        check_json(_encoded(text), RECORD, "this record")
        answer = await self._ask("game", {"text": text}, address)
        if "data" not in answer:
            raise broken("bad-record", answer["message"], _problems(answer))
        found: dict[str, Any] = answer["data"]
        return found

    async def _components(self, title: str, text: str, address: str) -> Message:
        check_toml(_encoded(text), COMPONENTS, "this component set")
        return await self._ask("components", {"title": title, "text": text}, address)

    async def _ask(self, kind: str, of: dict[str, str], address: str) -> Message:
        job = Job(kind, of, address, asyncio.get_running_loop().create_future())
        self._queue(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await job.answer

    # One after the other.

    def _queue(self, job: Job) -> None:
        mine = self._waiting.get(job.address, ())
        if len(mine) >= WAITING_OF_ADDRESS:
            message = "component sets and records of this address wait to be checked already; try again in a moment"
            raise Refused("too-many", message, {"wait": float(self.seconds[job.kind])}, 429)
        if sum(map(len, self._waiting.values())) >= WAITING:
            raise Refused("busy", "too many component sets and records wait to be checked; try again later", {}, 503)
        self._waiting.setdefault(job.address, deque()).append(job)

    def _next(self) -> Job | None:
        """Of the address that has waited longest; it goes to the end of the line."""
        if not self._waiting:
            return None
        address, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[address] = jobs
        return job

    async def _work(self) -> None:
        while (job := self._next()) is not None:
            if not job.answer.done():
                try:
                    await self._do(job)
                except asyncio.CancelledError:
                    _settle(job, Refused("restarting", "the server restarts; try again in a moment", {}, 503))
                    raise

    async def _do(self, job: Job) -> None:
        child = await self._ready()
        if child is None:
            _settle(job, Refused("busy", "component sets and records cannot be checked now; try again later", {}, 503))
            return
        seconds = self.seconds[job.kind]
        child.send({"do": job.kind, "of": job.of, "seconds": seconds})
        try:
            answer = await child.receive(seconds * PATIENCE)
        except TimeoutError:
            answer = None
        if answer is not None and "exhausted" not in answer:
            _settle(job, answer)
            if answer["last"]:
                await self._end()
            return
        child.kill()
        security("parser-ended", address=job.address, kind=job.kind, ended=await self._end())
        message = f"this takes more than {seconds} seconds or too much memory to check; make it simpler"
        _settle(job, Refused("too-complex", message, {"bound": "seconds", "most": seconds}, 413))

    # The process.

    async def _ready(self) -> Child | None:
        if self._child is None:
            environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
            try:
                self._child = await Child.start(self._command, environment)
                hello = await self._child.receive(STARTING)
            except (OSError, TimeoutError) as reason:
                log.error("the process that checks component sets and records cannot be started: %s", reason)
                hello = None
            if hello is None:
                await self._end()
        return self._child

    async def _end(self) -> str:
        """How it ended."""
        child, self._child = self._child, None
        return "" if child is None else await child.ended()


def _settle(job: Job, answer: Message | Refused) -> None:
    if job.answer.done():
        return
    if isinstance(answer, Refused):
        job.answer.set_exception(answer)
    else:
        job.answer.set_result(answer)


def _problems(answer: Message) -> list[Problem]:
    return [Problem(**problem) for problem in answer["problems"]]


def _encoded(text: str) -> bytes:
    with suppress(UnicodeEncodeError):
        return text.encode()
    raise bad_input("bad-text", "the text holds characters that are not valid Unicode")
