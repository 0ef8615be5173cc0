"""Finds texts that do not fit, on every screen: `python -m tests.web.fit [--only WORD …] [--size laptop|phone]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import browser
from tests.web.scenes import DRAWN, SCENES, Scene, Site, site
from tests.web.screens import LANGUAGES, Look, chosen, open_page
from tests.web.served import Served
from tests.web.until import until

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def cases(every: bool = False) -> Iterator[tuple[Scene, Look]]:
    """The screens that need no thinking, on a laptop and a phone, opened in one language after the other.

    A table has tabs on a phone alone. Where not every one is wanted, tables for two before the end of a game and all those at its start are
    left out: others are fuller or laid out otherwise.
    """
    for number, scene in enumerate(scene for scene in SCENES if not scene.thinking):
        if every or scene.name.endswith("-2-late") or not ("-2-" in scene.name or scene.name.endswith("-early")):
            for turn, size in enumerate(("laptop", "phone"), number):
                if size == "phone" or "-tab-" not in scene.name:
                    yield scene, Look(size, "dark", LANGUAGES[turn % len(LANGUAGES)])


def with_axe(scene: Scene, look: Look) -> bool:
    """Whether axe examines such a screen too: pages on a laptop, the main ones and the tabs of a table on a phone.

    Of tables those for three in the middle and at the end of a game; what is the same around every board, with Bonfire's.
    """
    other = any(part in scene.name for part in ("-4-", "-late", "-1-final"))
    shell = scene.name in {f"emberheart-{name}" for name in ("keys", "log", "menu", "replay", "text")}
    return not other and not shell and (scene.main or (look.size == "phone") == ("-tab-" in scene.name))


def measured(page: Page) -> list[str]:
    """What is cut off, overlaps something else, or makes the page scroll sideways: in the screen's own language, then in the others."""
    page.evaluate(MEASURE)
    own = LANGUAGES.index(page.evaluate("document.documentElement.lang"))
    return [f"{language}: {one}" for language in (*LANGUAGES[own:], *LANGUAGES[:own]) for one in _in(page, language)]


def _in(page: Page, language: str) -> list[str]:
    """Switch the page to another language, as if it were chosen in another window."""
    page.evaluate("(language) => measure.speak(language)", language)
    until(page, "(language) => document.documentElement.lang === language", language)
    page.evaluate(DRAWN)
    sideways, clipped, overlaps = page.evaluate("[measure.sideways(), measure.clipped(), measure.overlaps()]")
    return [*([f"{sideways} px wider than the screen"] if sideways > 0 else []), *clipped, *overlaps]


def misfits(chromium: Browser, here: Site, scene: Scene, look: Look) -> list[str]:
    """What does not fit on a screen."""
    page = open_page(chromium, here, scene, look)
    try:
        scene.go(page, here)
        return measured(page)
    finally:
        page.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.fit", description="Which texts do not fit, on every screen.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="screens whose name has one of these")
    parser.add_argument("--size", nargs="+", default=[], choices=("laptop", "phone"), help="only at these sizes")
    args = parser.parse_args()
    found = 0
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.chromium(), args=list(browser.FLAGS))
        with site(chromium, server.address) as here:
            for scene, look in cases(every=True):
                if chosen(scene.name, args.only) and chosen(look.size, args.size):
                    for one in misfits(chromium, here, scene, look):
                        found += 1
                        print(f"{scene.name} {look.size} {one}", flush=True)
        chromium.close()
    print(f"{found} texts do not fit." if found else "Every text fits.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
