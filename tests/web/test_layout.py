"""The longer words of German and Polish find room on every main screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.scenes import SCENES, Scene, Site, site
from tests.web.screens import Look, open_page
from tests.web.served import Served

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
