"""Sends jobs to the parsing process, one address after the other, and replaces it when it has to be killed."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from firelight.engine.errors import Problem
from firelight.server.bounds import COMPONENTS, RECORD, check_json, check_toml
from firelight.server.errors import Refused, bad_input, broken
from firelight.server.events import security
from firelight.workers.errors import WorkerLost, WorkersDown
from firelight.workers.pool import Pool
from firelight.workers.process import Program
from firelight.workers.requests import Query
from firelight.workers.turns import Account
from firelight.workers.wire import Message

JOBS = "firelight.server.parsing.jobs:ParsingJobs"
ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "TMPDIR", "TEMP")  # nothing else of the server's environment: it may hold secrets
NICE = 5  # the table itself goes first
MEMORY = 384 * 1024 * 1024  # bytes
SECONDS: Mapping[str, int] = {"components": 5, "check": 5, "game": 10}  # of processor time
PATIENCE = 3  # times as many seconds may pass on a busy machine
IDLE = 600.0  # seconds before an idle process ends
OPEN_OF_ADDRESS = 3
OPEN = 64


class Parsers:
    """For the event loop's thread, which it does not block. The process starts with the first job."""

    def __init__(self, memory: int = MEMORY, seconds: Mapping[str, int] = SECONDS) -> None:
        self.seconds = seconds
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        program = Program(JOBS, (memory,), (sys.executable, "-I"), environment, NICE, memory)
        limits = {kind: PATIENCE * limit for kind, limit in seconds.items()}
        self._pool = Pool(1, program, limits, tries=1, idle=IDLE)
        self._open: Counter[str] = Counter()

    async def stop(self) -> None:
        await self._pool.stop()

    # Jobs.

    async def components(self, title: str, text: str, address: str) -> dict[str, Any]:
        """The data of a component set. Refused with all its problems."""
        answer = await self._components("components", title, text, address)
        if "data" not in answer:
            raise broken("bad-components", answer["message"], _problems(answer))
        data: dict[str, Any] = answer["data"]
        return data

    async def check(self, title: str, text: str, address: str) -> dict[str, Any]:
        """The name of a component set, its data, all its problems, and the form for an editor."""
        answer = await self._components("check", title, text, address)
        if "data" not in answer:
            return {"name": None, "data": None, "problems": answer["problems"], "form": None}
        found: dict[str, Any] = answer["data"]
        return {"name": None if found["problems"] else str(found["data"]["set"]["name"]), **found}

    async def game(self, data: Any, address: str) -> dict[str, Any]:
        """The data of a record or position given as data or JSON. Refused with all its problems."""
        text = data if isinstance(data, str) else json.dumps(data)
        check_json(_encoded(text), RECORD, "this record")
        answer = await self._ask("game", {"text": text}, address)
        if "data" not in answer:
            raise broken("bad-record", answer["message"], _problems(answer))
        found: dict[str, Any] = answer["data"]
        return found

    async def _components(self, kind: str, title: str, text: str, address: str) -> Message:
        check_toml(_encoded(text), COMPONENTS, "this component set")
        return await self._ask(kind, {"title": title, "text": text}, address)

    async def _ask(self, kind: str, of: Message, address: str) -> Message:
        self._check_room(kind, address)
        seconds = self.seconds[kind]
        self._open[address] += 1
        try:
            answer: Message = await self._pool.ask(Query(kind, lambda: {"cpu": seconds, **of}), account=Account(address, ""))
            return answer
        except WorkersDown:
            if self._pool.stopping:
                raise Refused("restarting", "the server restarts; try again in a moment", {}, 503) from None
            raise Refused("busy", "component sets and records cannot be checked now; try again later", {}, 503) from None
        except WorkerLost as reason:
            security("parser-ended", address=address, kind=kind, ended=str(reason))
            message = f"this takes more than {seconds} seconds or too much memory to check; make it simpler"
            raise Refused("too-complex", message, {"bound": "seconds", "most": seconds}, 413) from None
        finally:
            self._open[address] -= 1
            self._open += Counter()  # drops addresses with nothing waiting

    def _check_room(self, kind: str, address: str) -> None:
        if self._open[address] >= OPEN_OF_ADDRESS:
            message = "this address already has component sets or records waiting to be checked; try again in a moment"
            raise Refused("too-many", message, {"wait": float(self.seconds[kind])}, 429)
        if self._open.total() >= OPEN:
            raise Refused("busy", "too many component sets and records are waiting to be checked; try again later", {}, 503)


def _problems(answer: Message) -> list[Problem]:
    return [Problem(problem["place"], problem["message"]) for problem in answer["problems"]]


def _encoded(text: str) -> bytes:
    with suppress(UnicodeEncodeError):
        return text.encode()
    raise bad_input("bad-text", "the text holds characters that are not valid Unicode")
