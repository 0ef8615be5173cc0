"""Makes the pictures of README and docs: `python -m tests.web.pictures`, with `--clip` for the moving one (needs Pillow)."""

from __future__ import annotations

import argparse
import base64
import io
import json
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from tests.web.browser import FLAGS, chromium
from tests.web.people import DRIVER, PHONE, Person
from tests.web.scenes import moment
from tests.web.served import Served
from tests.web.until import until

OUT = Path("docs/pictures")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SETTINGS = {"language": "en", "sound": False, "speed": "1", "warnings": False, "coach": False}
# Name, game, theme, screen, and what the pointer rests on.
STILLS = (
    ("bonfire", "bonfire", "dark", DESKTOP, "supply-0-ship"),
    ("emberheart", "emberheart", "light", DESKTOP, "offer-mountain"),
    ("bonfire-phone", "bonfire", "dark", PHONE, None),
    ("emberheart-phone", "emberheart", "light", PHONE, None),
)
SHARE = 0.45  # of the game that has been played
SEATS = "me bot:spark bot:flame"
WIDTH, QUALITY, FRAME = 960, 55, 0.1  # of the clip; FRAME: the least seconds between two pictures


def come(browser: Any, address: str, theme: str, size: ViewportSize) -> Person:
    context = browser.new_context(viewport=size, has_touch=size is PHONE, is_mobile=size is PHONE, color_scheme=theme)
    kept = json.dumps(json.dumps({**SETTINGS, "theme": theme}))
    context.add_init_script(
        f"if (location.protocol.startsWith('http')) {{ localStorage.setItem('firelight.settings', {kept});"
        " localStorage.setItem('firelight.known', 'yes'); localStorage.setItem('firelight.coached', '[1, 2, 3, 4, 5]'); }"
    )
    context.add_init_script(DRIVER)
    return Person(context, address, "Astrid")


def sit(person: Person, game: str) -> Page:
    page = person.sit(person.go_on(moment(game, 3, SHARE).record(), SEATS))
    until(page, "player.stand().active")
    page.wait_for_timeout(1500)
    return page


def still(page: Page, name: str) -> None:
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 88})
    (OUT / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


class Camera:
    """Films a page: Chromium's frames with their times."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "maxWidth": WIDTH, "maxHeight": WIDTH})

    def _take(self, frame: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        at = float(frame["metadata"]["timestamp"])
        if not self.frames or at - self.frames[-1][0] >= FRAME:
            self.frames.append((at, base64.b64decode(frame["data"])))

    def stop(self) -> None:
        """Stop filming; frames already on their way are still taken."""
        self.session.send("Page.stopScreencast")
        self.page.wait_for_timeout(500)
        self.session.remove_listener("Page.screencastFrame", self._take)

    def write(self, file: Path, rest: float = 1.5) -> None:
        """Write an animated picture that restarts after a pause."""
        from PIL import Image  # only whoever makes the clip needs it

        pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in self.frames]
        times = [at for at, _ in self.frames] + [self.frames[-1][0] + rest]
        lasts = [round(1000 * (after - at)) for at, after in pairwise(times)]
        pictures[0].save(
            file, save_all=True, append_images=pictures[1:], duration=lasts, loop=0, quality=QUALITY, method=5, minimize_size=True
        )


def point(page: Page, place: str, pause: int = 900) -> None:
    """Move the pointer to a piece, or the first of several, like a hand."""
    box = page.locator(f'.stage [data-place^="{place}"]').first.bounding_box()
    assert box is not None, place
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.wait_for_timeout(pause)


def turn(page: Page) -> Camera:
    """A turn of Bonfire: a Task is reached by ship, taken and paid for with one click, and the others answer."""
    camera = Camera(page)
    page.wait_for_timeout(600)
    point(page, "supply-0-ship", 1200)
    point(page, "island-T6-2")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(1800)
    for space in page.evaluate("player.lit().filter(one => one.move?.startsWith('space ')).map(one => one.place)")[:1]:
        point(page, space, 500)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(1600)
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    until(page, "player.stand().active")
    page.wait_for_timeout(1200)
    camera.stop()
    return camera


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.pictures", description="The pictures of README and docs.")
    parser.add_argument("--clip", action="store_true", help="film a turn instead (needs Pillow)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), bots=1) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        if args.clip:
            turn(sit(come(browser, server.address, "dark", DESKTOP), "bonfire")).write(OUT / "turn.webp")
        else:
            for name, game, theme, size, place in STILLS:
                page = sit(come(browser, server.address, theme, size), game)
                if place is not None:
                    point(page, place)
                still(page, name)
        browser.close()


if __name__ == "__main__":
    main()
