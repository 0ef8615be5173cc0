"""The process that checks component sets and records: its answers, what it is not given, and what becomes of it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from firelight.server.errors import Refused
from firelight.server.parsing import Parsers
from firelight.server.parsing.parsers import PATIENCE
from tests.server.roomkit import finished, run, until

SHIPPED = files("firelight.games.bonfire.content").joinpath("components.toml").read_text(encoding="utf-8")
LONG = "\n".join(f"k{number} = 1" for number in range(2400))  # half a second's work
POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such limits")
PROC = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell the memory in use")


@asynccontextmanager
async def parsing(**more: Any) -> AsyncIterator[Parsers]:
    parsers = Parsers(**more)
    try:
        yield parsers
    finally:
        await parsers.stop()


def pid_of(parsers: Parsers) -> int | None:
    child = parsers._pool.slots[0].child
    return None if child is None else child.process.pid


async def refused(work: Any) -> Refused:
    with pytest.raises(Refused) as found:
        await work
    return found.value


def test_sound_data_comes_back_and_problems_are_named() -> None:
    async def work() -> None:
        async with parsing() as parsers:
            assert (await parsers.components("bonfire", SHIPPED, "a"))["set"]["game"] == "bonfire"
            assert (await parsers.components("bonfire", "\ufeff" + SHIPPED, "a"))["set"]["game"] == "bonfire"
            assert (await parsers.check("bonfire", SHIPPED, "a"))["name"] == "Firelight standard"
            wrong = await refused(parsers.components("emberheart", SHIPPED, "a"))
            assert (wrong.code, wrong.status) == ("bad-components", 422)
            told = (await parsers.check("emberheart", SHIPPED, "a"))["problems"]
            assert [{"place": one["place"], "message": one["message"]} for one in told] == wrong.figures["problems"]
            record = finished("emberheart", 2)
            assert await parsers.game(record, "a") == await parsers.game(json.loads(record), "a") == json.loads(record)
            for bad in ("/etc/passwd", '"/etc/passwd"', "[1]", "{", {}, {"firelight": "record", "moves": 7}, None):
                assert (await refused(parsers.game(bad, "a"))).code == "bad-record"

    run(work)


def test_one_process_does_many_jobs_and_is_told_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRELIGHT_ADMIN_TOKEN", "nobody-must-know-this-token")
    monkeypatch.setenv("FIRELIGHT_DATABASE", "postgresql://firelight:nobody-must-know-this@db/firelight")

    async def work() -> None:
        async with parsing() as parsers:
            await parsers.check("bonfire", SHIPPED, "a")
            first = pid_of(parsers)
            for _ in range(5):
                await parsers.check("bonfire", SHIPPED, "a")
            assert pid_of(parsers) == first
            if sys.platform.startswith("linux"):
                told = b"".join(Path(f"/proc/{first}/{name}").read_bytes() for name in ("environ", "cmdline"))
                assert b"nobody-must-know" not in told

    run(work)


def test_a_process_that_is_lost_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="firelight.security")

    async def work() -> None:
        async with parsing() as parsers:
            await parsers.check("bonfire", SHIPPED, "a")
            first = pid_of(parsers)
            assert first is not None
            asking = asyncio.create_task(parsers.check("bonfire", LONG, "192.0.2.1"))
            await asyncio.sleep(0.05)
            os.kill(first, signal.SIGKILL)
            lost = await refused(asking)
            assert (lost.code, lost.status) == ("too-complex", 413)
            assert (await parsers.check("bonfire", SHIPPED, "a"))["name"] == "Firelight standard"
            assert pid_of(parsers) != first

    run(work)
    assert [record.message for record in caplog.records] == ["parser-ended"]


@POSIX
def test_a_process_that_hangs_is_ended() -> None:
    async def work() -> None:
        async with parsing(seconds={"components": 1, "check": 1, "game": 1}) as parsers:
            await parsers.check("bonfire", SHIPPED, "a")
            first = pid_of(parsers)
            assert first is not None
            os.kill(first, signal.SIGSTOP)
            async with asyncio.timeout(20 * PATIENCE):
                assert (await refused(parsers.check("bonfire", SHIPPED, "a"))).code == "too-complex"
            assert (await parsers.check("bonfire", SHIPPED, "a"))["problems"] == []

    run(work)


@PROC
def test_memory_is_limited() -> None:
    async def work() -> None:
        async with parsing(memory=1 << 18) as parsers:
            record = json.loads(finished("emberheart", 2))
            record["shuffles"] = [["x" * 150_000, [], 0] for _ in range(5)]  # pieces too large for the free parts of the heap
            for _ in range(2):
                assert (await refused(parsers.game(record, "a"))).code == "too-complex"

    run(work)


@POSIX
def test_processor_time_is_limited() -> None:
    script = "from firelight.workers.limits import limit_memory, limit_time\nlimit_memory(1 << 40)\nlimit_time(1)\nwhile True: pass"
    ended = subprocess.run([sys.executable, "-c", script], timeout=300, check=False)
    assert ended.returncode == -signal.SIGXCPU


def test_addresses_take_turns() -> None:
    async def work() -> None:
        done: list[str] = []

        async def check(parsers: Parsers, address: str) -> None:
            await parsers.check("bonfire", SHIPPED, address)
            done.append(address)

        async with parsing() as parsers:
            first = asyncio.create_task(check(parsers, "flood"))
            await asyncio.sleep(0)
            rest = [asyncio.create_task(check(parsers, address)) for address in ("flood", "flood", "flood", "other", "third")]
            await asyncio.gather(first, *rest, return_exceptions=True)
            failed = [task.exception() for task in rest if task.exception()]
            assert [(error.code, error.status) for error in failed if isinstance(error, Refused)] == [("too-many", 429)]
        assert done.index("other") < 3 and done.index("third") < 4
        assert sorted(done) == ["flood", "flood", "flood", "other", "third"]

    run(work)


def test_who_waits_when_the_server_stops_is_told() -> None:
    async def work() -> None:
        async with parsing() as parsers:
            asking = [asyncio.create_task(parsers.check("bonfire", LONG, f"a{number}")) for number in range(3)]
            await until(lambda: pid_of(parsers) is not None)
        for task in asking:
            assert (await refused(task)).status == 503

    run(work)
