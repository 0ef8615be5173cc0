"""The speed of the rules now and at another commit, measured in turns, so that both suffer equally from whatever else the machine does.

python -m bench.against COMMIT [--rounds 5]    every ratio is now / then; 1 is no change
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from bench.commits import HERE, checked_out
from bench.results import Report

LEAST_RATE = 0.97  # at most three per cent slower
MOST_TIME = 1.03

MEASURE = """
import json, os
from bench import speed, starts
from firelight.api import shipped_edition

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {{max(os.sched_getaffinity(0))}})
edition = shipped_edition({key!r})
imported, _, first = starts.import_time({key!r}, 3)
rates = dict(compiled=speed.compiled(edition, 3)[0], plain=speed.plain(edition, 3), game=speed.through_game(edition, 3))
print(json.dumps(dict(rates, imported=imported, first=first)))
"""
RATES = {"compiled": "compiled, decisions/s", "plain": "plain Python, decisions/s", "game": "through Game.play, decisions/s"}
TIMES = {"imported": "import firelight, s", "first": "until the first game is set up, s on the processor"}


def measured(tree: Path, key: str) -> dict[str, float]:
    """The results of the tree's own benchmark, in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", MEASURE.format(key=key)]
    done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(tree: Path, key: str, rounds: int, report: Report) -> None:
    """Medians over the rounds of each pair's ratio. The first pair of runs compiles and is not counted."""
    pairs = [(measured(tree, key), measured(HERE, key)) for _ in range(rounds + 1)][1:]
    report.section(f"{key}, 3 players: now / then, median of {rounds} pairs")
    for name, words in (RATES | TIMES).items():
        ratios = sorted(now[name] / then[name] for then, now in pairs)
        then, now = ((min if name in TIMES else max)(side[name] for side in sides) for sides in zip(*pairs, strict=True))
        note = f"{ratios[0]:.2f} to {ratios[-1]:.2f}; best then {then:,.3g}, now {now:,.3g}"
        report.add(words, statistics.median(ratios), "", MOST_TIME if name in TIMES else LEAST_RATE, at_most=name in TIMES, note=note)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.against", description="Compare the speed of the rules with that of another commit."
    )
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=5, help="pairs of runs for each game")
    parser.add_argument("--games", nargs="+", default=["bonfire", "emberheart"])
    arguments = parser.parse_args()
    report = Report()
    with checked_out(arguments.commit) as tree:
        for key in arguments.games:
            compare(tree, key, arguments.rounds, report)
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
