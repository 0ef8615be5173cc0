"""Words fit on every screen in every language, and tables fit screens of every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.fit import MEASURE, cases, measured, with_axe
from tests.web.people import People
from tests.web.scenes import DRAWN, Scene, Site, moment, played, site
from tests.web.screens import SIZES, TABLE_SIZES, TOUCHED, Look, page_at
from tests.web.served import Served
from tests.web.until import until


@pytest.fixture(scope="module")
def here(browser: Browser, server: Served) -> Iterator[Site]:
    with site(browser, server.address) as found:
        yield found


# Those visited by test_accessible.py are measured there.
CASES = [case for case in cases() if not with_axe(*case)]


@pytest.mark.parametrize(("scene", "look"), [pytest.param(*case, id=f"{case[0].name}-{case[1]}") for case in CASES])
def test_words_find_room(browser: Browser, here: Site, scene: Scene, look: Look) -> None:
    with page_at(browser, here, scene, look) as page:
        found = measured(page)
    assert not found, "\n".join(found)


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
            page.evaluate(DRAWN)
            button, sideways = page.evaluate(f"[({COMMIT})(), measure.sideways()]")
            outside = [one for one in page.evaluate("measure.clipped()") if one.startswith("outside")]
            if not button["inside"] or not button["reached"] or button["height"] < 44 or sideways > 0 or outside:
                wrong.append(f"{name}, {'proposed' if proposed else 'nothing chosen'}: {button}, {sideways} sideways, {outside}")
    assert not wrong, "\n".join(wrong)


# For each thing: how many there are, the smallest width and height, and which are off the screen or under another panel.
SEEN = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const covered = all.filter((one, at) => {
    const { left, right, top, bottom } = boxes[at];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || !one.closest(".panel").contains(hit);
  });
  return {
    number: all.length,
    width: Math.round(Math.min(...boxes.map((box) => box.width))),
    height: Math.round(Math.min(...boxes.map((box) => box.height))),
    covered: covered.map((one) => one.dataset.place ?? one.getAttribute("aria-label") ?? one.textContent.trim()),
  };
}"""
TABLETS = ("tablet", "upright")


@pytest.mark.parametrize("size", TABLETS)
def test_a_tablet_shows_all_of_bonfire(size: str, people: People) -> None:
    person = people(phone=True)
    page = person.page
    width, height = TABLE_SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    for places, number in (("council-", 8), ("island-", 14), ("supply-0-", 13), ("gnomes-", 4)):
        seen = page.evaluate(SEEN, f'.stage [data-place^="{places}"]')
        assert seen["number"] >= number and not seen["covered"], (places, seen)
    assert page.evaluate(SEEN, '.stage [data-place^="supply-0-"]')["height"] >= 24


@pytest.mark.parametrize("size", TABLETS)
@pytest.mark.parametrize("share", [0.1, 0.9])
def test_a_tablet_shows_all_of_emberheart(size: str, share: float, people: People) -> None:
    """The cards on offer can be read, every kind of follower can be counted up, and nothing moves when a party is proposed."""
    person = people(phone=True, confirm="always")
    page = person.page
    width, height = TABLE_SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(moment("emberheart", 3, share).position(), "me me me"))
    offers = page.evaluate(SEEN, ".stage .offer")
    assert offers["number"] >= 18 and offers["height"] >= 60 and not offers["covered"], offers
    for part in (".stage .slots .slot", ".stage .aide", ".stage .special-piece", ".stage .raid-card"):
        assert not page.evaluate(SEEN, part)["covered"], part
    steppers = page.evaluate(SEEN, ".stage .kind button")
    assert steppers["number"] >= 4 and steppers["width"] >= 40 and steppers["height"] >= 44 and not steppers["covered"], steppers
    page.locator(".stage .piece.open").first.tap()
    page.wait_for_selector(".dock[data-proposed]")
    assert abs(page.evaluate(SEEN, ".stage .offer")["height"] - offers["height"]) <= 8


def test_a_late_camp_on_a_small_desktop_keeps_whole_cards(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("emberheart", 3, 0.9).position(), "me me me"))
    tiles = page.evaluate(SEEN, ".camp .shelf .tile-piece")
    assert tiles["number"] >= 5 and tiles["height"] >= 155, tiles
    assert page.locator(".shelf").evaluate("shelf => shelf.scrollHeight - shelf.clientHeight") <= 1
    steppers = page.evaluate(SEEN, ".stage .kind button")
    assert steppers["width"] >= 32 and steppers["height"] >= 30, steppers


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_nothing_moves_when_an_act_is_proposed(game: str, people: People) -> None:
    person = people(confirm="always")
    page = person.sit(person.go_on(moment(game, 3, 0.45 if game == "emberheart" else 0.3).position(), "me me me"))
    page.set_viewport_size({"width": 1440, "height": 900})
    until(page, LAID_OUT, [1440, 900])
    height = "document.querySelector('.stage').getBoundingClientRect().height"
    before = page.evaluate(height)
    page.locator('.stage [data-place^="gnomes-"][data-move], .stage .piece.open').first.click()
    page.wait_for_selector(".dock[data-proposed]")
    assert page.evaluate(height) == pytest.approx(before, abs=1)


def test_on_the_smallest_phone_the_space_that_was_tapped_stays_in_sight(people: People) -> None:
    person = people(phone=True, confirm="always")
    page = person.page
    page.set_viewport_size({"width": 360, "height": 640})
    person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    page.locator(".stage .piece.open").first.tap()
    page.wait_for_selector(".dock[data-proposed]")
    until(page, f"() => {{ const seen = ({SEEN})('.stage .chosen'); return seen.number && !seen.covered.length; }}")


def test_islands_fit_the_smallest_phone(people: People) -> None:
    person = people(phone=True)
    page = person.page
    page.set_viewport_size({"width": 360, "height": 640})
    person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    page.locator("nav.tabs button").nth(1).tap()
    islands = page.locator('.stage [data-place^="island-"]')
    expect(islands.first).to_be_visible()
    boxes = {one.get_attribute("data-place"): one.bounding_box() for one in islands.all()}
    outside = {place: box for place, box in boxes.items() if not box or box["x"] < 0 or box["x"] + box["width"] > 360}
    assert len(boxes) >= 14 and not outside


# The elements where a click in the middle would hit something else.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length).filter((one) => {
  const { left, right, top, bottom } = (one.querySelector(".edge") ?? one).getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !hit || (hit !== one && !one.contains(hit));
}).map((one) => one.id || one.getAttribute("aria-label") || one.textContent.trim())"""


@pytest.mark.parametrize("size", TABLETS)
def test_the_drawer_of_a_tablet_covers_neither_the_dock_nor_its_own_tabs(size: str, people: People) -> None:
    person = people(phone=True)
    page = person.page
    width, height = TABLE_SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(moment("bonfire", 3, 0.45).record(), "me me me"))
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.locator(".drawer .log .line").last).to_be_visible()
    assert page.evaluate(COVERED, ".drawer [role=tab]") == []
    assert page.evaluate(COMMIT)["reached"]
    page.get_by_role("tab", name="Moves").tap()
    expect(page.locator(".drawer .moves ol button").first).to_be_visible()


@pytest.mark.parametrize("size", ["lying", "phone", "upright", "laptop"])
def test_a_procession_can_be_chosen_at_start(size: str, people: People) -> None:
    """The Guardians waiting at START do not cover it."""
    g = played("bonfire", 2)
    turns = (then for then in map(g.at, range(len(g.history))) if then.decision == "turn")
    marches = (then for then in turns if any(move.text.startswith("procession") for move in then.moves()))
    then = next(then for then in marches if then.view()["state"]["cities"][then.seat]["guardians"]["own"] == "start")
    person = people(phone=size in TOUCHED)
    page = person.page
    width, height = (SIZES | TABLE_SIZES)[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(then.position(), "me me"))
    until(page, "player.stand().active")
    chips = '.stage [data-move^="procession"]'
    page.locator(chips).first.scroll_into_view_if_needed()
    assert page.evaluate(COVERED, chips) == []


# Prices of islands that the shore of another one covers.
PRICES = """() => [...document.querySelectorAll(".sea .pill")].filter((pill) => {
  const { left, right, top, bottom } = pill.getBoundingClientRect();
  return [...document.querySelectorAll('.sea [data-place^="island-"] .edge')].some((shore) => {
    const box = shore.getBoundingClientRect();
    return !pill.parentElement.contains(shore) && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}).map((pill) => pill.parentElement.querySelector("[data-place]").dataset.place)"""


@pytest.mark.parametrize("size", ["laptop", "tablet", "upright"])
def test_no_island_lies_on_the_price_of_another(size: str, people: People) -> None:
    person = people()
    page = person.page
    width, height = (SIZES | TABLE_SIZES)[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    expect(page.locator(".sea .pill").first).to_be_visible()
    assert page.evaluate(PRICES) == []


@pytest.mark.parametrize(("size", "least"), [("wide", 52), ("huge", 66)])
def test_a_large_screen_has_large_words(size: str, least: int, people: People) -> None:
    """The boards grow with the screen, and so does what is around them."""
    person = people()
    page = person.page
    width, height = TABLE_SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    assert page.evaluate(COMMIT)["height"] >= least
    assert page.evaluate(COVERED, ".dock .deeds .btn, .stage .kind button:not(:disabled), aside [role=tab]") == []


def test_a_phone_goes_where_the_rest_of_an_act_is_chosen(people: People) -> None:
    person = people(phone=True, confirm="ends")
    page = person.sit(person.go_on(moment("bonfire", 3, 0.45).position(), "me me me"))
    tabs = page.locator("nav.tabs button")
    tabs.nth(1).tap()
    page.locator('.stage [data-place="island-T6-3"]').tap()
    expect(tabs.first).to_have_attribute("aria-current", "page")
    expect(page.locator('.stage [data-place^="city-0-task-"].lit').first).to_be_visible()
    tabs.nth(1).tap()
    expect(tabs.nth(1)).to_have_attribute("aria-current", "page")


def test_what_a_hero_does_finds_room_on_a_small_card(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me me me"))
    cards = page.locator(".stage .place.guild .offer")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        outer, inner, name, glory = (card.locator(part).first.bounding_box() for part in (".face", ".ability", ".name", ".glory"))
        assert outer and inner and name and glory
        assert inner["x"] >= outer["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert glory["y"] + glory["height"] <= name["y"] + 4
