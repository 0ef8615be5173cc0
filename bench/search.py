"""How many simulations per second the search makes, by number of threads, next to random play in the same run.

python -m bench.search
"""

from __future__ import annotations

import os
import platform
import time

import firelight
from bench import speed
from bench.results import Report
from firelight.api import shipped_edition, titles
from firelight.bots.base import Budget, ask_of
from firelight.bots.registry import GREEDY
from firelight.bots.search import Thinker
from firelight.engine.game import Game
from firelight.engine.title import Edition

SIMULATIONS = 20_000
PARTS = (0.1, 0.3, 0.5, 0.7)  # of a game: where the searches start
ROUNDS = 3
SEED = 5


def positions(edition: Edition, players: int) -> list[Game]:
    """Some positions of a game that greedy plays."""
    g, bot, found = firelight.new(edition.title.key, players, seed=SEED), GREEDY.make(), []
    while not g.over:
        found.append(g.copy())
        move = bot.choose(ask_of(g, Budget(), SEED))
        g.play(move)
    return [found[int(len(found) * part)] for part in PARTS]


def rate(edition: Edition, games: list[Game], threads: int) -> float:
    """Simulations per second in the best of some rounds, with a new tree for every position."""
    best = 0.0
    for turn in range(ROUNDS + 1):
        thinker = Thinker(edition, threads)
        began, made = time.perf_counter(), 0
        for game in games:
            ask = ask_of(game, Budget(simulations=SIMULATIONS), SEED + turn)
            thinker.choose(ask.game, ask.seat, ask.budget, ask.seed)
            made += sum(mind.visits for mind in thinker.minds)  # it ends early where more would change nothing
        best = max(best, made / (time.perf_counter() - began))
    return best


def main() -> None:
    report = Report()
    print(f"{platform.machine()}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}", flush=True)
    for key in titles():
        edition = shipped_edition(key)
        report.section(f"{edition.title.name}: search, at most {SIMULATIONS:,} simulations a decision")
        low, high = edition.title.players
        for players in range(low, high + 1):
            games = positions(edition, players)
            alone = rate(edition, games, 1)
            decisions, length = speed.compiled(edition, players)
            note = f"random play finishes {decisions / length:,.0f} games a second"
            report.add(f"{players} players, one thread", alone, "simulations/s", note=note)
            report.add(f"{players} players, two threads", rate(edition, games, 2), "simulations/s")


if __name__ == "__main__":
    main()
