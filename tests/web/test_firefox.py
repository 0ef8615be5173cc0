"""A journey in Firefox: from the start page to a game against Tom, some turns by mouse, and back."""

from __future__ import annotations

import random
from pathlib import Path

from tests.web.firefox import Firefox, firefox
from tests.web.served import Served

DRIVER = (Path(__file__).parent / "driver.js").read_text(encoding="utf-8")
SETTINGS = (
    """localStorage.setItem("firelight.settings", JSON.stringify({ language: "en", sound: false, motion: "reduced", speed: "skip" }))"""
)
CLICKS = 60


def click_on(page: Firefox, selector: str) -> None:
    """The middle of the first element that is found."""
    box = f"(() => {{ const found = document.querySelector({selector!r}); return found && found.getBoundingClientRect().toJSON(); }})()"
    place = page.until(box)
    page.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def play(page: Firefox, turns: int) -> None:
    """Click on what is lit until some turns have passed."""
    chance = random.Random(3)
    now = page.evaluate("player.next(-1)")
    last = now["turn"] + turns
    for _ in range(CLICKS * turns):
        if now["over"] or now["turn"] >= last:
            return
        lit = [one for one in page.evaluate("player.lit()") if now["decision"] != "turn" or not one["pressed"]]
        ready = [one for one in lit if one["ready"]]
        target = ready[0] if ready and chance.random() < 0.8 else chance.choice(lit)
        point = page.evaluate(f"player.point({target['index']})")
        if point is not None:
            page.click(point["x"], point["y"])
        now = page.evaluate(f"player.next({now['move']}, {'true' if target['move'] is not None and point else 'false'})") or page.evaluate(
            "player.next(-1)"
        )
    raise AssertionError(f"still at {now}")


def test_a_journey_in_firefox(server: Served, tmp_path: Path) -> None:
    with firefox(tmp_path) as page:
        page.size(1440, 900)
        page.before_each_page(f"{DRIVER}; if (location.protocol.startsWith('http')) {SETTINGS};")
        page.open(f"{server.address}/")
        click_on(page, "main .btn.primary")
        page.until("document.querySelector('.stage') && player.stand().active")
        play(page, 3)
        assert page.evaluate("player.raw()") == []
        page.open(f"{server.address}/rules/bonfire")
        page.until("document.querySelector('main h1')?.textContent === 'Rules'")
        page.open(f"{server.address}/games")
        page.until("document.querySelector('main a[href*=\"/game/\"]')")
        assert page.errors == []
