"""Everybody can play: axe on every screen, legible words that fit, the keyboard, zoom, reduced motion, screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import violations, violations_by_light
from tests.web.fit import MEASURE, cases, measured, with_axe
from tests.web.scenes import SCENES, Scene, Site, ready, site, visit
from tests.web.screens import Look, open_page, page_at
from tests.web.served import Served
from tests.web.until import until

BY_NAME = {scene.name: scene for scene in SCENES}
# Scenes about the board; elsewhere it is the same and checked once.
BOARDS = ("-mid", "tab-2", "tab-3", "-hints")
PAGES = ("start", "new-bonfire", "waiting-room", "settings", "rules-bonfire", "bonfire-3-mid", "emberheart-3-mid")
TABLES = ("bonfire-3-mid", "emberheart-3-mid")


@pytest.fixture(scope="module")
def here(browser: Browser, server: Served) -> Iterator[Site]:
    with site(browser, server.address) as found:
        yield found


def at(browser: Browser, here: Site, scene: Scene | str, look: Look, **more: Any) -> Page:
    """A page at a scene."""
    wanted = BY_NAME[scene] if isinstance(scene, str) else scene
    page = open_page(browser, here, wanted, look, **more)
    wanted.go(page, here)
    return page


def check(browser: Browser, here: Site, scene: Scene, look: Look) -> None:
    with page_at(browser, here, scene, look) as page:
        found = measured(page) + (page.evaluate("measure.small(11, 13)") if scene.name in PAGES else [])
        without = "" if scene.name.endswith(BOARDS) else ".stage"
        found += violations(page, without=without)
        if look.size != "phone" or "-tab-" in scene.name:  # colours are the same on all sizes
            found += violations_by_light(page, without)
    assert not found, "\n".join(found)


# `make screenshots` looks at the tables with other numbers of players and at other times, and at all pages on a phone.
CASES = [case for case in cases() if with_axe(*case)]


@pytest.mark.parametrize(("scene", "look"), [pytest.param(*case, id=f"{case[0].name}-{case[1]}") for case in CASES])
def test_words_find_room_and_axe_finds_nothing(browser: Browser, here: Site, scene: Scene, look: Look) -> None:
    check(browser, here, scene, look)


def test_axe_finds_nothing_in_hints_and_reviews(browser: Browser, tmp_path: Path) -> None:
    laptop, phone = (Look(size, "dark", "en") for size in ("laptop", "phone"))
    with Served(tmp_path, bots=1) as server, site(browser, server.address) as thinking:
        for name, look in (("bonfire-hints", laptop), ("emberheart-hints", phone), ("review", laptop), ("review", phone)):
            check(browser, thinking, BY_NAME[name], look)


@pytest.mark.parametrize("name", TABLES)
def test_every_area_is_one_tab_stop_and_arrows_reach_all_of_it(browser: Browser, here: Site, name: str) -> None:
    page = at(browser, here, name, Look("desktop", "dark", "en"))
    stops = set()
    for _ in range(150):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
            const one = document.activeElement;
            if (one === document.body) return null;
            one.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
            return one.dataset.stop;
        }""")
        if stop is None or stop in stops:
            break
        stops.add(stop)
    assert len(stops) < 60, "too many tab stops"
    missed = page.evaluate("""() => [...document.querySelectorAll('button:not([disabled]), a[href], input, select, [tabindex="0"]')]
        .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !('stop' in one.dataset))
        .map((one) => one.outerHTML.slice(0, 200))""")
    assert not missed, missed
    lost = page.evaluate("""() => {
        const reached = new Set(document.querySelectorAll('[data-stop]'));
        const lost = new Set([...document.querySelectorAll('[data-move]')].filter((one) => one.checkVisibility() && !reached.has(one)));
        const queue = [...reached];
        const press = (one, key) => {
            one.focus();
            one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            return document.activeElement;
        };
        while (lost.size && queue.length) {
            const one = queue.pop();
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
                const next = press(one, key);
                if (reached.has(next)) continue;
                reached.add(next);
                lost.delete(next);
                queue.push(next);
            }
        }
        return [...lost].map((one) => one.dataset.move);
    }""")
    page.context.close()
    assert not lost, f"no arrow leads to {lost}"


@pytest.mark.parametrize("name", TABLES)
def test_escape_and_the_question_mark(browser: Browser, here: Site, name: str) -> None:
    page = at(browser, here, name, Look("desktop", "dark", "en"))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    keys.wait_for()
    assert keys.evaluate("(one) => one.contains(document.activeElement)"), "the focus is in the list of keys"
    page.keyboard.press("Escape")
    keys.wait_for(state="detached")
    page.keyboard.press("o")
    sheet = page.get_by_role("region", name="Score sheet")
    sheet.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.locator(".stage :is([data-item], button)[tabindex='0'][data-place]").first.focus()
    page.keyboard.press("?")
    rule = page.get_by_role("region", name="Inspector").get_by_role("link", name="Read more")
    rule.wait_for()
    page.keyboard.press("Escape")
    rule.wait_for(state="detached")
    page.context.close()


def test_escape_takes_a_proposal_back(browser: Browser, here: Site) -> None:
    scene = Scene("confirming", BY_NAME["bonfire-3-mid"].go, settings={"confirm": "always"})
    page = at(browser, here, scene, Look("desktop", "dark", "en"))
    page.locator(".stage [data-move]").first.focus()
    page.keyboard.press("Enter")
    until(page, "() => document.querySelector('.dock[data-proposed]')")
    page.keyboard.press("Escape")
    until(page, "() => !document.querySelector('.dock[data-proposed]')")
    assert page.locator(".dock .deeds .btn").last.is_disabled()
    page.context.close()


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_lost_at_200_percent(browser: Browser, here: Site, name: str) -> None:
    zoomed = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
    page = at(browser, here, name, Look("desktop", "dark", "en"), **zoomed)
    page.evaluate(MEASURE)
    sideways, unreachable = page.evaluate("[measure.sideways(), measure.unreachable()]")
    page.context.close()
    assert sideways <= 0
    assert not unreachable, unreachable


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_pieces_do_not_fly_for_those_who_do_not_want_it(browser: Browser, here: Site, wish: str) -> None:
    scene = Scene("moving", BY_NAME["bonfire-3-mid"].go, settings={"motion": "system", "speed": "1"})
    page = at(browser, here, scene, Look("desktop", "dark", "en"), reduced_motion=wish)
    page.evaluate("""() => {
        globalThis.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            if ('translate' in frames) globalThis.moved += 1;
            return animate.call(this, frames, options);
        };
    }""")
    page.get_by_role("slider").evaluate("(bar) => { bar.value = 40; bar.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.locator(".past").wait_for()
    if wish == "reduce":
        page.wait_for_timeout(200)
        assert page.evaluate("moved") == 0
    else:
        until(page, "moved > 0")
    page.context.close()


def test_a_move_is_announced(browser: Browser, here: Site) -> None:
    game = here.call("POST", "/games", {"game": "bonfire", "seats": [{"kind": "me", "name": "Astrid"}, {"kind": "me", "name": "Bela"}]})[
        "id"
    ]
    page = open_page(browser, here, BY_NAME["start"], Look("desktop", "dark", "en"))
    visit(page, here, f"/game/{game}")
    voice = page.locator("[role=log][aria-live=polite].sr")
    assert voice.inner_text() == ""
    page.get_by_role("tab").nth(1).click()
    page.locator(".moves [data-move='keep first tile']").click()
    page.locator(".moves [data-move='as printed']").click()
    page.locator("[data-confirm]:enabled").click()
    until(page, "() => document.querySelector('[role=log].sr').textContent.trim().length > 5")
    ready(page)
    page.context.close()
