"""Whole games through the page, in every way and on every kind of screen: `python -m tests.web.whole [WORD …]`.

It takes half an hour; `make test-all` plays some turns and the end of a game in these ways.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.web import browser
from tests.web.people import People
from tests.web.play import ByKeys, ByMouse, ByNames, ByTouch, Way, check_final
from tests.web.served import Served

WAYS: dict[str, tuple[type[Way], ViewportSize | None]] = {
    "mouse": (ByMouse, None),
    "keyboard": (ByKeys, None),
    "names": (ByNames, None),
    "phone": (ByTouch, {"width": 390, "height": 844}),
    "small-phone": (ByTouch, {"width": 360, "height": 640}),
    "lying-phone": (ByTouch, {"width": 844, "height": 390}),
    "tablet": (ByTouch, {"width": 1180, "height": 820}),
    "upright-tablet": (ByTouch, {"width": 820, "height": 1180}),
}
SEATS = {"bonfire": "me", "emberheart": "me bot:spark"}  # against Tom, against a bot
MOST = 1500  # clicks


def play(people: People, game: str, way: str) -> str:
    """Play a whole game; returns what there is to report."""
    kind, screen = WAYS[way]
    person = people(phone=screen is not None, screen=screen)
    person.sit(person.new_game(game, SEATS[game], seed=1)["id"])
    begun, hand = time.monotonic(), kind(person, seed=1)
    hand.play(most=MOST)
    check_final(person)
    moves = person.page.evaluate("player.seen.table.move")
    people.leave()
    return f"{moves} moves, {hand.clicks} steps, {time.monotonic() - begun:.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.whole", description="Whole games through the page, in every way.")
    parser.add_argument("only", nargs="*", metavar="WORD", help=f"a game, or a way: {', '.join(WAYS)}")
    only = set(parser.parse_args().only)
    games, ways = [[one for one in all_ if not only & set(all_) or one in only] for all_ in (SEATS, WAYS)]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.chromium(), args=list(browser.FLAGS))
        for game in games:
            for way in ways:
                try:
                    told = play(People(chromium, server.address), game, way)
                except AssertionError as problem:
                    told, wrong = f"FAILED: {problem}", wrong + 1
                print(f"{game} {way}: {told}", flush=True)
        chromium.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
