"""Startup times: importing, the first game, compiling. Each in a fresh interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

IMPORT = """
import time
began = time.perf_counter()
import firelight
imported = time.perf_counter() - began
firelight.new({key!r}, players={players}, seed=1)
print(imported, time.perf_counter() - began, time.process_time())
"""

COMPILED = """
import time
began = time.perf_counter()
import numpy as np
from firelight.api import shipped_edition
from firelight.engine.chance import Rng
from firelight.engine.kernels import play_games
edition = shipped_edition({key!r})
play = edition.program("numba")(play_games)
ready = time.perf_counter() - began
ints = lambda number: np.zeros(number, np.int64)
options = np.array(edition.title.setup_arguments(edition.title.option_values({players}, {{}})), np.int64)
tables, out = np.zeros(2, edition.title.rules.state.dtype()), np.zeros(256, np.int16)
play(tables, np.zeros(1, Rng.dtype()), out, 1, 0, 1, {players}, options, ints(1), ints(6), ints(248))
print(ready, time.perf_counter() - began, time.process_time())
"""


def _run(source: str, cache: str | None = None) -> list[float]:
    environment = dict(os.environ)
    if cache is not None:
        environment["FIRELIGHT_CACHE_DIR"] = cache
    done = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return [float(word) for word in done.stdout.split()]


def import_time(key: str, players: int) -> tuple[float, float, float]:
    """Seconds until firelight is imported, until firelight.new has returned, and for the whole process; the best of five."""
    runs = [_run(IMPORT.format(key=key, players=players)) for _ in range(6)][1:]
    imported, first, own = (min(column) for column in zip(*runs, strict=True))
    return imported, first, own


def compile_time(key: str, players: int) -> tuple[float, float, float, float]:
    """Seconds until compiled rules are ready with an empty cache, and for a whole process that plays a first game with a full one.

    Each is followed by the processor time.
    """
    source = COMPILED.format(key=key, players=players)
    with tempfile.TemporaryDirectory() as cache:
        cold, _, cold_own = _run(source, cache)
        warm, own = [], []
        for _ in range(3):
            began = time.perf_counter()
            own.append(_run(source, cache)[2])
            warm.append(time.perf_counter() - began)
    return cold, cold_own, min(warm), min(own)
