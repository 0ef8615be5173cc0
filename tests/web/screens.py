"""Pictures of every screen, and what axe finds there.

python -m tests.web.screens [OUT] [--only WORD …] [--look WORD …]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.web import browser
from tests.web.axe import violations
from tests.web.scenes import SCENES, Scene, Site, site
from tests.web.served import Served

OUT = Path(".cache/screens")
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
# Only tables have special layouts at these sizes.
TABLE_SIZES = {
    "tablet": (1180, 820),
    "upright": (820, 1180),
    "lying": (844, 390),
    "zoomed": (720, 450),
    "small": (360, 640),
    "wide": (1920, 1080),
    "huge": (2560, 1440),
}
TOUCHED = ("phone", "tablet", "upright", "lying", "small")
LANGUAGES = ("en", "de", "nl", "pl")
IN_TURN = tuple(zip(LANGUAGES, ("bonfire", "emberheart") * 2, strict=True))  # every language, with one of the games
QUIET = {"sound": False, "motion": "reduced", "speed": "skip"}


@dataclass(frozen=True)
class Look:
    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


def looks(scene: Scene) -> Iterator[Look]:
    """The common sizes and both themes in English; tables in the middle of a game in all sizes, dark; the main screens in every
    language, dark, on a laptop and a phone."""
    for size in SIZES:
        for theme in ("dark", "light"):
            yield Look(size, theme, "en")
    if scene.name.endswith("-mid"):
        yield from (Look(size, "dark", "en") for size in TABLE_SIZES)
    if scene.main:
        for language in LANGUAGES[1:]:
            yield Look("laptop", "dark", language)
            yield Look("phone", "dark", language)


def open_page(chromium: Browser, site: Site, scene: Scene, look: Look, afresh: bool = False, **more: Any) -> Page:
    """A page in its own browser with this look, not at the scene yet. Close its context.

    `afresh`: every page it opens starts without any memory except the look and the identity.
    """
    width, height = (SIZES | TABLE_SIZES)[look.size]
    touched = look.size in TOUCHED
    more = {"viewport": {"width": width, "height": height}, "has_touch": touched, "is_mobile": touched, **more}
    state = None if scene.stranger else site.context.storage_state()
    context = chromium.new_context(storage_state=state, **more)
    chosen = {**QUIET, "theme": look.theme, "language": look.language, **scene.settings}
    forget = "localStorage.clear(); sessionStorage.clear();" if afresh else ""
    keep = f"{forget} localStorage.setItem('firelight.settings', {json.dumps(json.dumps(chosen))});"
    context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {keep} }}")
    return context.new_page()


@contextmanager
def page_at(chromium: Browser, site: Site, scene: Scene, look: Look) -> Iterator[Page]:
    """A page at a scene. One browser per look goes from scene to scene, unless a scene wants its own."""
    own = scene.stranger or bool(scene.settings)
    page = (None if own else site.pages.pop(str(look), None)) or open_page(chromium, site, scene, look, afresh=not own)
    with ExitStack() as closing:
        closing.callback(page.context.close)
        scene.go(page, site)
        yield page
        if not own:
            page.goto("about:blank")
            site.pages[str(look)] = page
            closing.pop_all()


def take(chromium: Browser, site: Site, scene: Scene, look: Look, out: Path) -> list[str]:
    """Take the picture; returns what axe finds there, or what went wrong on the way."""
    page = open_page(chromium, site, scene, look)
    try:
        scene.go(page, site)
        page.screenshot(path=out / f"{scene.name}.{look}.png")
        found = violations(page)
    except Error as wrong:
        found = [str(wrong).splitlines()[0]]
    finally:
        page.context.close()
    return [f"{scene.name} {look}: {one}" for one in found]


def chosen(name: str, words: list[str]) -> bool:
    return not words or any(word in name for word in words)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.web.screens", description="Pictures of every screen, to look at; and what axe finds on them."
    )
    parser.add_argument("out", nargs="?", type=Path, default=OUT, metavar="OUT", help=f"the folder of the pictures (default {OUT})")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="screens whose name has one of these")
    parser.add_argument("--look", nargs="+", default=[], metavar="WORD", help="looks with one of these, such as phone-dark-de")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    problems = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), bots=1) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.chromium(), args=list(browser.FLAGS))
        with site(chromium, server.address) as found:
            for scene in SCENES:
                if chosen(scene.name, args.only):
                    print(scene.name, flush=True)
                    for look in looks(scene):
                        if chosen(str(look), args.look):
                            problems += take(chromium, found, scene, look, args.out)
        chromium.close()
    print(*problems, f"The pictures are in {args.out}", sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
