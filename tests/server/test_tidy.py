"""Looking for garbage waits for a quiet moment, not for ever."""

from __future__ import annotations

import gc
import time

import pytest

from firelight.server import tidy
from firelight.server.tidy import Tidy


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append("all"))
    return found


def keep_busy(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_when_it_is_quiet(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "PAUSE", 0.0)
    kept = Tidy()
    time.sleep(0.05)
    kept.tick(every=60.0)
    assert looks == []
    kept.tick(every=0.0)
    assert looks == ["all"]


def test_when_it_is_busy(looks: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "PAUSE", 0.0)
    monkeypatch.setattr(tidy, "QUIET", 0.0)
    kept = Tidy()
    keep_busy(0.01)
    kept.tick(every=0.0)
    assert looks == []
    monkeypatch.setattr(tidy, "LONGEST", 0.0)
    keep_busy(0.01)
    kept.tick(every=0.0)
    assert looks == ["all"]


def test_what_is_there_at_the_start_is_not_looked_at_again() -> None:
    before = gc.get_threshold()
    try:
        Tidy.begin()
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == (tidy.YOUNG, *tidy.AGES)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
