"""How long it takes to enter a whole box: a set in which every composed value is different, typed into the real editor.

python -m bench.box            print the table
python -m bench.box --check    the same, and exit with 1 if the bar is missed

Keys and clicks are counted, not timed. The minutes follow the keystroke-level model (Card, Moran, Newell 1980) for an average
typist: every key, every click with the way to its target, every value to think of, and the time to pick up and read each piece.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.results import Report
from tests.web import browser as programs
from tests.web.entering import Typist, value_at
from tests.web.other_box import other
from tests.web.people import People
from tests.web.served import Served
from tests.web.until import until

GAMES = ("bonfire", "emberheart")
MINUTES = 20.0
KEY = 0.28
POINT = 1.1
THOUGHT = 1.35
PIECE = 1.5
COUNTED = ("path-tiles", "offerings")  # groups whose numbers count pieces


def pieces(place: str, value: Any) -> int:
    """How many printed pieces one component in the editor stands for."""
    if place.partition(".")[0] in COUNTED:
        return sum(value.values()) if isinstance(value, dict) else int(value)
    if isinstance(value, dict):
        return len(value.get("each", [""])) * int(value.get("copies", 1))
    return 1


def entered(people: People, game: str) -> Typist:
    person, wanted = people(), other(game)
    person.open(f"/box/{game}")
    typist = Typist(person.page, wanted)
    typist.begin()
    typist.enter_all()
    until(person.page, "document.querySelector('.right .btn.big').disabled === false")  # sound, as the server says
    assert typist.draft(game) == wanted
    assert person.problems == [], person.problems
    person.leave()
    return typist


def measure(people: People, game: str, report: Report) -> None:
    typist = entered(people, game)
    printed = sum(pieces(place, value_at(typist.wanted, place)) for place in typist.places)
    seconds = KEY * (typist.keys + typist.clicks) + POINT * typist.clicks + THOUGHT * typist.values + PIECE * printed
    report.section(game)
    report.add("components of the editor", len(typist.places), "")
    report.add("printed pieces", printed, "")
    report.add("values entered", typist.values, "")
    report.add("keys", typist.keys, "", note=", ".join(f"{group} {keys}" for group, keys in typist.steps.items()))
    report.add("clicks", typist.clicks, "")
    report.add("by the model", seconds / 60, "minutes", MINUTES, at_most=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.box", description="How long it takes to enter a whole box.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the bar is missed")
    arguments = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium(), args=list(programs.FLAGS))
        people = People(chromium, server.address)
        for game in GAMES:
            measure(people, game, report)
        chromium.close()
    return 1 if arguments.check and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
