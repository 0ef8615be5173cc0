"""The lessons in a browser: completed, tried wrongly, shown, left and resumed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.people import People, Person
from tests.web.until import until

GAMES = ("bonfire", "emberheart")
SCREENS: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 844, "height": 390})
FIRST_DEED = {"bonfire": "first-tile", "emberheart": "attribute"}
WRONG = {"bonfire": "city-0-task-5", "emberheart": "attribute-speed-0"}
STEP = "document.querySelector('.bubble')?.dataset.step"
# Whether the next step has begun; a deed that goes on with another move, or waits for a second click, gets it.
ON = """(step) => {
  const now = document.querySelector('.bubble')?.dataset.step;
  if (now === step) document.querySelector('[data-confirm]:enabled, .moves ol button')?.click();
  return now && now !== step;
}"""
# What is printed on the components of a table comes later than the table, as over a slow line.
LATE = """{
  const real = fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await real(...asked);
    if (String(asked[0]).endsWith('/components')) await new Promise((done) => setTimeout(done, 300));
    return answer;
  };
}"""
# True once nothing has moved for a while: the board is moved to the place first.
SETTLED = """(() => {
  const [ring, bubble] = [document.querySelector('#lesson-holes ~ g .ring'), document.querySelector('.bubble')];
  const now = `${ring?.getAttribute('d')} ${bubble?.style.top}`;
  if (window.seenBefore?.now !== now) window.seenBefore = { now, since: performance.now() };
  return performance.now() - window.seenBefore.since > 500;
})()"""
COVERED = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const rings = [...document.querySelectorAll('#lesson-holes ~ g .ring')].map((ring) => ring.getBoundingClientRect());
  const over = (box) => Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left) > 1
    && Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top) > 1;
  return { outside: bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight,
    covered: rings.filter((ring) => ring.height < innerHeight / 3).some(over), rings: rings.length };
}"""


def bubble(page: Page) -> Locator:
    return page.get_by_role("region", name="Learn to play")


def begin(person: Person, game: str) -> Page:
    page = person.open(f"/lesson/{game}")
    bubble(page).wait_for()
    return page


def on(page: Page) -> str:
    """Read the step, or do what it asks with the list of moves; returns the step."""
    step: str = page.evaluate(STEP)
    read = bubble(page).get_by_role("button", name="Next")
    if read.count():
        read.dispatch_event("click")  # a pointer resting on a banner keeps it open
    else:
        expect(page.locator(".moves ol button")).to_have_count(1)
    until(page, ON, step)
    return step


def placed(page: Page) -> dict[str, Any]:
    until(page, "document.querySelectorAll('#lesson-holes ~ g .ring').length > 0")
    found: dict[str, Any] = page.evaluate(COVERED)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_done_from_its_first_step_to_a_real_game(game: str, people: People) -> None:
    person = people()
    person.context.add_init_script(LATE)
    page = begin(person, game)
    person.tab("moves")
    while page.evaluate(STEP) != FIRST_DEED[game]:
        on(page)
    page.locator(f'.stage [data-place="{WRONG[game]}"]').first.dispatch_event("click")
    expect(bubble(page)).to_contain_text("That comes later")
    assert page.evaluate("player.seen.table.move") == 0
    steps = []
    while not page.evaluate(f"{STEP} === 'end'"):
        steps.append(on(page))
    assert len(steps) > 20
    assert page.evaluate("player.raw()") == []
    bubble(page).get_by_role("button", name="Play Spark").click()
    page.wait_for_url("**/game/*")
    assert page.evaluate(f"localStorage.getItem('firelight.lesson.{game}')") is None


def test_a_deed_is_shown_a_chapter_skipped_and_the_lesson_left_and_gone_on_with(people: People) -> None:
    person = people(confirm="always")
    page = begin(person, "emberheart")
    on(page)
    bubble(page).get_by_role("button", name="Show me").click()
    page.locator(".arrows .ring").or_(page.locator("[data-confirm]:enabled")).first.wait_for(state="attached")
    expect(page.locator("[data-confirm]:enabled")).to_have_count(0)
    assert page.evaluate(STEP) == "attribute"
    assert violations(page) == []
    bubble(page).get_by_role("button", name="Skip chapter").click()
    until(page, f"{STEP} === 'camp'")
    page.keyboard.press("Escape")
    page.wait_for_url(person.address + "/")
    page.get_by_role("link", name="Continue the lesson").first.click()
    until(page, f"{STEP} === 'camp'")
    page.get_by_role("button", name="Your band").click()
    until(page, f"{STEP} === 'welcome'")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_bubble_lies_beside_what_it_talks_about(game: str, people: People) -> None:
    person = people(phone=True)
    page = begin(person, game)
    for step in ("welcome", FIRST_DEED[game]):
        while page.evaluate(STEP) != step:
            bubble(page).get_by_role("button", name="Next").click()
        found = placed(page)
        assert not found["outside"]
        assert step == "welcome" or not found["covered"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_chapter_rings_what_it_talks_about_and_covers_none_of_it(game: str, screen: ViewportSize, people: People) -> None:
    page = begin(people(phone=True, screen=screen), game)
    while (skip := bubble(page).get_by_role("button", name="Skip chapter")).count():
        step = page.evaluate(STEP)
        until(page, f"{SETTLED} && (({COVERED})().rings || !document.querySelector('.bubble').dataset.waits)")
        found = page.evaluate(COVERED)
        assert not found["outside"] and not found["covered"], (step, found)
        skip.tap()
        until(page, f"step => {STEP} !== step", step)
