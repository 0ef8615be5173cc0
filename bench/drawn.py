"""The statistics page with three hundred games: from the click that opens it to the frame that shows it.

python -m bench.drawn            print the table
python -m bench.drawn --check    the same, and exit with 1 if the bar is missed

Headless Chromium, the server on the same machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.results import Report
from tests.server.serving import Person as Caller
from tests.web import browser as programs
from tests.web.people import People, Person
from tests.web.served import Served
from tests.web.test_statistics import DOTS, GAMES, SEATS, many, play

SECONDS = 0.5
TIMES = 7
SLOWER = 4
GAME = "bonfire"
OPENED = """([link, dots, number]) => new Promise((done) => {
  const begun = performance.now();
  document.querySelector(link).click();
  const look = () => {
    if (document.querySelectorAll(dots).length < number) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  };
  look();
})"""
FILTERED = """([place, dots, number]) => new Promise((done) => {
  const begun = performance.now();
  [...document.querySelectorAll(".filters [role=group]:last-child button")].at(place).click();
  const look = () => {
    if (document.querySelectorAll(dots).length !== number) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  };
  look();
})"""


def opened(person: Person, slower: int) -> list[float]:
    """Seconds from the click on the link, on the page of one's games, until all games are drawn. The page is reloaded each time."""
    found = []
    for _ in range(TIMES):
        page = person.open("/games")
        page.wait_for_load_state("networkidle")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        found.append(float(page.evaluate(OPENED, ['a[href$="/statistics"]', DOTS, GAMES])) / 1000)
    return found


def filtered(person: Person) -> list[float]:
    """Seconds from a click on a number of players until its games are drawn, and then back to all."""
    games = person.ask("GET", "/api/me/statistics")
    alone = sum(game["players"] == 1 for game in games)
    return [float(person.page.evaluate(FILTERED, [place, DOTS, number])) / 1000 for place, number in [(1, alone), (0, len(games))] * TIMES]


def measure(person: Person, report: Report) -> None:
    report.section(f"My statistics, {GAMES} games")
    for name, times, bar in (
        (f"opened, the processor {SLOWER} times slower", opened(person, SLOWER), None),
        ("opened", opened(person, 1), SECONDS),
        ("filtered", filtered(person), SECONDS),
    ):
        report.add(name, statistics.median(times), "s", bar, at_most=True, note=f"{min(times):.2f} to {max(times):.2f} s")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.drawn", description="Measure how fast statistics are drawn.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the bar is missed")
    arguments = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        machine = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        print(f"{machine}, Chromium {chromium.version}, {time.strftime('%Y-%m-%d')}", flush=True)
        caller, person = Caller(server.address), People(chromium, server.address)()
        played = [play(caller, GAME, seats) for seats in SEATS[GAME]]
        many(Path(folder) / "server.sqlite3", played, GAMES, person.me["id"])
        measure(person, report)
        chromium.close()
    print(json.dumps(report.data()))
    return 1 if arguments.check and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
