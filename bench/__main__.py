"""Speed, next to other engines: one run, one core.

python -m bench            print the table, write bench/latest.json
python -m bench --check    the same, and exit with 1 if a bar is missed
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from pathlib import Path

from bench import peers, shares, speed, starts
from bench.results import Report
from firelight.api import shipped_edition, titles
from firelight.engine.title import Edition

LATEST = Path(__file__).parent / "latest.json"

TIMES_A_PEER = 40
COMPILED = 1_000_000  # a synthetic kernel of this size managed 2.7 million
PLAIN = 20_000
COPY_US = 5
FIRST_GAME_S = 0.3
COLD_S = 60
WARM_S = 2


def use_one_core() -> str:
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core}"


def measure(edition: Edition, peer: float, report: Report) -> None:
    low, high = edition.title.players
    middle = min(max(3, low), high)
    report.section(f"{edition.title.name}: random play, compiled")
    by_players = {}
    for players in range(low, high + 1):
        by_players[players], length = speed.compiled(edition, players)
        bar = COMPILED if players == middle else None
        report.add(f"{players} players", by_players[players], "decisions/s", bar, note=f"{length:.0f} decisions a game")
    for players, rate in by_players.items():
        report.add(f"{players} players, times catanatron", rate / peer, "times", TIMES_A_PEER)
    report.section(f"{edition.title.name}: plain Python")
    report.add(f"random play, {middle} players", speed.plain(edition, middle), "decisions/s", PLAIN)
    report.add("the same through Game.play", speed.through_game(edition, middle), "decisions/s")
    report.section(f"{edition.title.name}: copying a state of {edition.title.rules.state.dtype().itemsize} bytes")
    for place, (way, microseconds) in enumerate(speed.array_copies(edition).items()):
        report.add(way, microseconds, "us", COPY_US if place < 2 else None, at_most=True)
    report.add("plain record", speed.record_copy(edition), "us")
    report.section(f"{edition.title.name}: waiting")
    imported, first, own = starts.import_time(edition.title.key, middle)
    report.add("import firelight", imported, "s", note="best of 5")
    report.add("until firelight.new returned", first, "s", FIRST_GAME_S, at_most=True, note=f"best of 5; {own:.2f} s on the processor")
    cold, cold_own, warm, warm_own = starts.compile_time(edition.title.key, middle)
    report.add("compiling, nothing cached", cold, "s", COLD_S, at_most=True, note=f"{cold_own:.0f} s on the processor")
    report.add(
        "whole process with a first compiled game",
        warm,
        "s",
        WARM_S,
        at_most=True,
        note=f"cached, best of 3; {warm_own:.2f} s on the processor",
    )
    name = f"{edition.title.name}: where the time goes, {middle} players"
    report.section(name)
    report.tables[name] = shares.shares(edition, middle, by_players[middle])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the speed, next to other engines.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    arguments = parser.parse_args()
    began = time.perf_counter()
    machine = f"{platform.machine()}, Python {platform.python_version()}, {use_one_core()}"
    print(machine)
    report = Report()
    report.section("Peers: random play")
    rates = []
    for players in (3, 4):
        rate, real = peers.catanatron(players)
        rates.append(rate)
        report.add(f"catanatron, {players} players", rate, "decisions/s", note=f"forced ones counted; {real:.0%} are a choice")
    for key in titles():
        measure(shipped_edition(key), max(rates), report)
    took = time.perf_counter() - began
    print(f"\n{took:.0f} s. {'Every bar is met.' if not report.missed else 'NOT met: ' + '; '.join(report.missed)}")
    LATEST.write_text(json.dumps({"machine": machine, "seconds": took, **report.data()}, indent=1) + "\n", encoding="utf-8")
    return 1 if arguments.check and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
