"""The long load test in a short form: a server killed, a disk full, a database restarted, and nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bench import soak, soak_server
from bench.results import Report
from bench.soak_clients import Ledger
from bench.soak_server import Row

SECONDS = 6.0
TABLES = 4

MOVE = {"do": "move", "game": "g", "id": "r1", "seat": 0, "at": 0, "moves": ["pass"]}


def run(work: Callable[..., Coroutine[Any, Any, None]], faults: str) -> dict[str, float]:
    """The figures of a short run that met all its bars."""
    report = Report()
    asyncio.run(asyncio.wait_for(work(report, SECONDS, TABLES, 0, faults, caches=False), 240))
    assert not report.missed, report.data()
    return {line.name: line.value for lines in report.sections.values() for line in lines}


def test_sqlite_killed_and_on_a_full_disk() -> None:
    found = run(soak.lite, "kill -9,full disk")
    assert found["moves acknowledged"] >= 2 * soak.SOME and found["full disks that /api/ready told of"] == 1


def test_a_full_disk_where_none_can_be_mounted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_server, "_mount", lambda folder: False)
    assert run(soak.lite, "full disk")["full disks that /api/ready told of"] == 1


def test_postgresql_restarted() -> None:
    assert run(soak.postgres, "PostgreSQL restarted, immediate")["moves acknowledged"] >= soak.SOME


def test_the_account_notices_what_is_lost_or_doubled() -> None:
    ledger = Ledger()
    ledger.note("p", MOVE, 2)
    kept: Row = ("g", 1, "start", None, {})
    assert ledger.check([kept, ("g", 2, "move", "p:r1", {"move": "pass"})]) == (0, 0)
    assert ledger.check([kept]) == (1, 0)
    assert ledger.check([kept, ("g", 2, "move", "p:r1", {"move": "end turn"})]) == (1, 0)
    assert ledger.check([kept, ("g", 2, "move", "p:r1", {"move": "pass"}), ("g", 3, "move", "p:r1", {"move": "pass"})]) == (0, 1)
    ledger.note("p", MOVE, 3)
    assert any("as 2 and as 3" in mistake for mistake in ledger.mistakes)
