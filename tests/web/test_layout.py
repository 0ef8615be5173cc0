"""The longer words of German and Polish find room on every main screen, and tables fit screens of every size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.people import People
from tests.web.scenes import SCENES, Scene, Site, moment, site
from tests.web.screens import SIZES, TABLE_SIZES, Look, open_page
from tests.web.served import Served
from tests.web.until import until

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
MAIN = [scene for scene in SCENES if scene.main and not scene.thinking and not scene.name.endswith("-early")]
# The longest words on a phone; tables on a small desktop too, where most is on one screen.
CASES = [(scene, "de", "phone") for scene in MAIN] + [(scene, "pl", "laptop") for scene in MAIN if scene.name.endswith("-mid")]


@pytest.fixture(scope="module")
def here(browser: Browser, server: Served) -> Iterator[Site]:
    with site(browser, server.address) as found:
        yield found


@pytest.mark.parametrize(("scene", "language", "size"), [pytest.param(*case, id=f"{case[0].name}-{case[2]}") for case in CASES])
def test_words_find_room(browser: Browser, here: Site, scene: Scene, language: str, size: str) -> None:
    page = open_page(browser, here, scene, Look(size, "dark", language))
    scene.go(page, here)
    page.evaluate(MEASURE)
    sideways, clipped, overlaps = page.evaluate("[measure.sideways(), measure.clipped(), measure.overlaps()]")
    page.context.close()
    assert sideways <= 0
    assert not clipped, "\n".join(clipped)
    assert not overlaps, "\n".join(overlaps)


LAID_OUT = "([width, height]) => innerWidth === width && innerHeight === height && document.querySelector('.dock .deeds .btn:last-child')"
# Where the one button is, in shares of the screen, and whether a click would reach it.
COMMIT = """() => {
  const button = document.querySelector('.dock .deeds .btn:last-child');
  const { left, right, top, bottom, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return { inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, reached: button.contains(hit), height };
}"""


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_the_button_that_commits_is_on_every_screen(game: str, people: People) -> None:
    """With nothing chosen, and with an act proposed; nothing is cut off, and no page scrolls sideways."""
    person = people(confirm="always", payment=True)
    page = person.sit(person.go_on(moment(game, 3, 0.45).position(), "me me me"))
    page.evaluate(MEASURE)
    page.keyboard.press("m")
    wrong = []
    for proposed in (False, True):
        page.set_viewport_size({"width": 1440, "height": 900})
        until(page, LAID_OUT, [1440, 900])
        if proposed:
            page.locator(".moves ol button").last.click()
            page.wait_for_selector(".dock[data-proposed]")
        for name, (width, height) in (SIZES | TABLE_SIZES).items():
            page.set_viewport_size({"width": width, "height": height})
            until(page, LAID_OUT, [width, height])
            button, sideways = page.evaluate(f"[({COMMIT})(), measure.sideways()]")
            outside = [one for one in page.evaluate("measure.clipped()") if one.startswith("outside")]
            if not button["inside"] or not button["reached"] or button["height"] < 44 or sideways > 0 or outside:
                wrong.append(f"{name}, {'proposed' if proposed else 'nothing chosen'}: {button}, {sideways} sideways, {outside}")
    assert not wrong, "\n".join(wrong)
