"""Nothing sticks out of pieces and panels, and one Undo takes back a whole act."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.people import Data, People
from tests.web.scenes import moment, played
from tests.web.until import until

SCREENS: dict[str, tuple[ViewportSize, int]] = {
    "desktop": ({"width": 1366, "height": 768}, 30),
    "phone": ({"width": 390, "height": 844}, 44),
    "small phone": ({"width": 360, "height": 640}, 40),
}
LYING_AND_UPRIGHT: tuple[ViewportSize, ...] = ({"width": 844, "height": 390}, {"width": 390, "height": 844}, {"width": 820, "height": 1180})
# The Tasks with pictures larger than their card, and by how much; the card is 46 × 54 around the origin, its foot begins at 13.5.
SPILLED = """() => [...document.querySelectorAll('g:has(> rect.edge.ring) > g')].flatMap((art) => {
  const { x, y, width, height } = art.getBBox();
  const over = Math.max(-23 - x, x + width - 23, -20.5 - y, y + height - 20);
  return over > 0.5 ? [over] : [];
})"""
TASKS = "document.querySelectorAll('g:has(> rect.edge.ring) > g').length"
# Everything in the party panel that covers a button, and the smallest side of a button.
STEPPERS = """() => {
  const buttons = [...document.querySelectorAll('.kind button')];
  const covered = buttons.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const points = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
    return points.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
  });
  const sides = buttons.flatMap((one) => [one.offsetWidth, one.offsetHeight]);
  return { number: buttons.length, covered: covered.map((one) => one.ariaLabel), least: Math.min(...sides) };
}"""


def test_the_pictures_of_tasks_fit_their_cards(people: People) -> None:
    person = people()
    for seed in (1, 2):
        page = person.sit(person.new_game("bonfire", "me me me me", seed=seed)["id"])
        until(page, f"{TASKS} >= 20")
        assert page.evaluate(SPILLED) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_the_steppers_of_a_party_are_large_and_nothing_lies_on_them(screen: str, people: People) -> None:
    size, least = SCREENS[screen]
    person = people(phone=screen != "desktop", screen=size)
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    until(page, "player.stand().active")
    if screen != "desktop":
        page.locator(".kind").last.scroll_into_view_if_needed()
    found: Data = page.evaluate(STEPPERS)
    assert found["number"] >= 4 and found["covered"] == [] and found["least"] >= least, found


def test_one_undo_takes_back_a_party_that_was_sent(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    until(page, "player.stand().active")
    before = page.evaluate("player.stand()")
    send(page)
    until(page, "before => player.stand().move > before + 1", before["move"])
    expect(person.button("Undo")).to_be_enabled()
    page.keyboard.press("u")
    until(page, "before => player.stand().move === before", before["move"])
    assert page.evaluate("player.stand()") == before


def send(page: Page) -> None:
    """Send a party of three to the Tavern, with a single button."""
    page.locator(".stage [data-place='space-tavern-3']").click()
    until(page, "document.querySelector('[data-confirm]:enabled')?.textContent.includes('Tavern')")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("screen", LYING_AND_UPRIGHT, ids=("lying", "upright", "tablet"))
def test_what_a_round_brought_is_in_sight(screen: ViewportSize, people: People) -> None:
    person = people(phone=True, screen=screen)
    game = person.go_on(played("emberheart", 3).record(), "me me me")
    log = person.ask("GET", f"/api/games/{game}/log")
    move = next(line["number"] for line in log if any(event["name"] == "new-round" for event in line["events"]))
    page = person.open(f"/game/{game}/{move}")
    box = page.locator(".recap").bounding_box()
    assert box is not None and box["y"] >= 0 and box["x"] >= 0, box
    assert box["x"] + box["width"] <= screen["width"] and box["y"] + box["height"] <= screen["height"], box
    expect(page.locator(".recap .seat")).to_have_count(3)
