"""The page's memory over a long game, which is watched with every animation and banner and then looked at again from the beginning.

python -m bench.heap [GAME …]    print the table
python -m bench.heap --check     the same, and exit with 1 if memory grows
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from tests.web import browser as programs
from tests.web.people import DRIVER, Person
from tests.web.scenes import PLAYERS, played
from tests.web.served import Served

SETTINGS = {"language": "en", "theme": "dark", "sound": False, "motion": "full", "speed": "2", "coach": False}
SIZE: ViewportSize = {"width": 1366, "height": 768}
SAMPLES = 6
GROWTH = 1.15  # of the memory at the same position, after the whole game was watched
MOST_S = 900


def in_use(session: CDPSession) -> tuple[float, int]:
    """Megabytes of objects and the number of nodes, after a garbage collection."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    return heap, int(session.send("Memory.getDOMCounters")["nodes"])


def come(browser: Browser, address: str) -> Person:
    context = browser.new_context(viewport=SIZE)
    kept = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"if (location.protocol.startsWith('http')) localStorage.setItem('firelight.settings', {kept});")
    context.add_init_script(DRIVER)
    return Person(context, address, "Astrid")


def go_to(page: Page, move: int) -> None:
    page.get_by_role("slider", name="Replay").fill(str(move))
    page.wait_for_timeout(1500)


def watch(page: Page, last: int, session: CDPSession) -> list[tuple[int, float, int]]:
    """Watch from the beginning to the end; returns the memory in use at some moves."""
    found: list[tuple[int, float, int]] = []
    page.get_by_role("button", name="Play", exact=True).first.click()
    for step in range(1, SAMPLES + 1):
        wanted = round(step * last / SAMPLES)
        page.wait_for_function(
            "move => Number(document.querySelector('.replay input')?.value ?? 0) >= move", arg=wanted, timeout=MOST_S * 1000, polling=500
        )
        found.append((wanted, *in_use(session)))
    return found


def measured(browser: Browser, address: str, game: str) -> list[tuple[str, float, int]]:
    person = come(browser, address)
    record: Any = played(game, 3).record()
    page = person.sit(person.go_on(record, "me bot:spark bot:flame"))
    last = int(page.evaluate("player.seen.table.move"))
    page.get_by_role("button", name="Close", exact=True).first.click()
    session = page.context.new_cdp_session(page)
    go_to(page, last // 2)
    go_to(page, 0)
    rows = [("at the beginning", *in_use(session))]
    rows += [(f"after {move} of {last} moves", heap, nodes) for move, heap, nodes in watch(page, last, session)]
    page.wait_for_timeout(4000)
    go_to(page, 0)
    rows.append(("at the beginning again", *in_use(session)))
    assert person.problems == [], person.problems
    person.leave()
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.heap", description="Memory of the page over a long game.")
    parser.add_argument("games", nargs="*", default=list(PLAYERS), metavar="GAME", help="all, unless some are named")
    parser.add_argument("--check", action="store_true", help="exit with 1 if what is in use grows")
    args = parser.parse_args()
    grown = False
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        for game in args.games:
            rows = measured(chromium, server.address, game)
            print(
                f"| {game} | MB | nodes |", "|---|---|---|", *(f"| {when} | {heap:.1f} | {nodes} |" for when, heap, nodes in rows), sep="\n"
            )
            grown = grown or rows[-1][1] > GROWTH * rows[0][1]
        chromium.close()
    return int(args.check and grown)


if __name__ == "__main__":
    sys.exit(main())
