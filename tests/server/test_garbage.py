"""A full garbage collection waits for a quiet moment, but not for ever; one of young objects waits a few seconds at most."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

from firelight.server import garbage
from firelight.server.garbage import GarbageCollector


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The collections that are requested. Python makes none itself meanwhile: it would free what other tests have left."""
    gc.collect()
    gc.disable()
    found: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: found.append(("second", "minute", "all")[generation]))
    yield found
    gc.enable()


def keep_busy(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_when_it_is_quiet(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PAUSE", 0.0)
    kept = GarbageCollector()
    time.sleep(0.05)
    kept.tick(every=60.0)
    assert looks == []
    kept.tick(every=0.0)
    assert looks == ["all"]


def test_what_is_new_is_looked_at_all_the_time_while_it_is_quiet(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = GarbageCollector()
    time.sleep(0.05)
    kept.tick(every=0.0)
    assert looks == ["second"]


def test_what_is_new_waits_a_while_when_it_is_busy(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    kept = GarbageCollector()
    kept.tick(every=0.0)
    assert looks == []
    monkeypatch.setattr(garbage, "BUSY", 0.0)
    kept.tick(every=0.0)
    monkeypatch.setattr(garbage, "PAUSE", 0.0)
    kept.tick(every=0.0)
    assert looks == ["second", "minute"]


def test_when_it_is_busy(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "PAUSE", 0.0)
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    kept = GarbageCollector()
    keep_busy(0.01)
    kept.tick(every=0.0)
    assert "all" not in looks
    monkeypatch.setattr(garbage, "LONGEST", 0.0)
    keep_busy(0.01)
    kept.tick(every=0.0)
    assert looks[-1] == "all"


def test_when_memory_has_grown(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = GarbageCollector()
    kept.tick(every=0.0)
    assert "all" not in looks
    monkeypatch.setattr(garbage, "GROWN", 10_000)
    held = [[number] for number in range(20_000)]
    kept.tick(every=0.0)
    kept.tick(every=0.0)
    assert looks.count("all") == 1
    assert len(held) == 20_000


def test_no_look_is_taken_elsewhere() -> None:
    assert gc.isenabled()
    try:
        GarbageCollector.start()
        assert gc.get_freeze_count() > 1000
        assert not gc.isenabled()
    finally:
        GarbageCollector.stop()
    assert gc.isenabled()
