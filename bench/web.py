"""The table in a browser: bytes of a first visit, time until it is usable, frames while an opponent's turn is shown.

python -m bench.web            print the table
python -m bench.web --check    the same, and exit with 1 if a bar is missed

Headless Chromium, the server on the same machine, the processor slowed down four times for the time until usable.
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
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.results import Report
from tests.web import browser as programs
from tests.web.scenes import Site, site
from tests.web.served import Served

KILOBYTES = 300
SECONDS = 2.0
FRAMES = 60
SLOWER = 4
VISITS = 7
SHOWN_S = 4.0
MEANT = 0.95  # of the frames: a screen of 60 Hz and the count of a few seconds never agree exactly
SETTINGS = {"language": "en", "theme": "dark", "sound": False, "motion": "full", "speed": "1"}

USABLE = """() => new Promise((done) => {
  const look = () => {
    const board = document.querySelector(WANTED);
    if (!board || document.querySelector('.loading')) return requestAnimationFrame(look);
    const idle = () => setTimeout(() => done(performance.now()));
    requestAnimationFrame(() => requestAnimationFrame(idle));
  };
  look();
})"""
COUNT = """(seconds) => new Promise((done) => {
  const times = [];
  const look = (now) => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(look);
    else done(times);
  };
  requestAnimationFrame(look);
})"""


def first_visit(chromium: Browser, here: Site, path: str, wanted: str) -> tuple[float, float, float]:
    """Kilobytes without fonts, kilobytes of fonts, and seconds until the page is usable, with nothing cached."""
    context = chromium.new_context(storage_state=here.context.storage_state(), viewport={"width": 1366, "height": 768})
    context.add_init_script(f"localStorage.setItem('firelight.settings', {json.dumps(json.dumps(SETTINGS))})")
    if path != "/":
        context.add_init_script("localStorage.setItem('firelight.known', 'yes')")  # as in every browser with this cookie
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(here.address + path, wait_until="commit")
    usable = float(page.evaluate(USABLE.replace("WANTED", json.dumps(wanted)))) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    fonts = sum(size for request, size in sizes.items() if kinds.get(request) == "Font")
    return (sum(sizes.values()) - fonts) / 1000, fonts / 1000, usable


def shown_turn(chromium: Browser, here: Site, game: str) -> list[float]:
    """Milliseconds between frames while the moves of others are shown, as after one's own turn."""
    context = chromium.new_context(storage_state=here.context.storage_state(), viewport={"width": 1366, "height": 768})
    context.add_init_script(f"localStorage.setItem('firelight.settings', {json.dumps(json.dumps(SETTINGS))})")
    page: Page = context.new_page()
    page.goto(f"{here.address}/game/{game}")
    page.wait_for_selector(".stage [data-place]")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("s")
    page.wait_for_selector(".past")
    times: list[float] = page.evaluate(COUNT, SHOWN_S)
    context.close()
    return [after - before for before, after in pairwise(times)]


def measure_visits(chromium: Browser, here: Site, report: Report, name: str, path: str, wanted: str) -> None:
    visits = [first_visit(chromium, here, path, wanted) for _ in range(VISITS)]
    report.section(f"{name}: first visit, nothing cached")
    report.add("sent, without fonts", visits[0][0], "kB", KILOBYTES, at_most=True, note=f"fonts {visits[0][1]:.0f} kB")
    usable = [visit[2] for visit in visits]
    note = f"median of {VISITS}, {min(usable):.2f} to {max(usable):.2f} s, the processor {SLOWER} times slower"
    report.add("until it can be used", statistics.median(usable), "s", SECONDS, at_most=True, note=note)


def measure(chromium: Browser, here: Site, report: Report) -> None:
    measure_visits(chromium, here, report, "The start page", "/", "article .btn")  # before there are games, whose boards it would show
    tables = {title: here.table(title, 3, "mid") for title in ("bonfire", "emberheart")}
    for title, game in tables.items():
        measure_visits(chromium, here, report, f"The table of {title.capitalize()}", f"/game/{game}", ".stage [data-place]")
    for title, game in tables.items():
        frames = shown_turn(chromium, here, game)
        report.section(f"The table of {title.capitalize()}: {SHOWN_S:.0f} s of others' moves")
        late = sum(frame > 2.5 * 1000 / FRAMES for frame in frames)
        note = f"{late} of {len(frames)} frames came later than the next was due; longest {max(frames):.0f} ms"
        report.add("frames", 1000 / statistics.mean(frames), "frames/s", FRAMES * MEANT, note=note)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description="Measure the table in a browser.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    arguments = parser.parse_args()
    report = Report()
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        print(f"{platform.machine()}, {os.cpu_count()} cores, Chromium {chromium.version}, {time.strftime('%Y-%m-%d')}, {load}", flush=True)
        with site(chromium, server.address) as here:
            measure(chromium, here, report)
        chromium.close()
    data: dict[str, Any] = report.data()
    print(json.dumps(data))
    return 1 if arguments.check and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
