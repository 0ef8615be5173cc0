"""The inspector: what a piece is, costs and would do now; by pointer, keyboard and touch, with the same words for screen readers."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.games import new_game
from tests.web.people import People
from tests.web.until import until


def first_turn() -> dict[str, object]:
    """Bonfire when the first player can act for the first time."""
    g = new_game("bonfire", 2, 6)
    while g.decision != "turn":
        g.play(g.moves()[0])
    return g.position()


def described(piece: Locator) -> str:
    """The description of a piece, as soon as it has one."""
    until(piece.page, "(piece) => piece.getAttribute('aria-description')", piece.element_handle())
    return piece.get_attribute("aria-description") or ""


def test_pointing_at_a_piece_shows_it_and_a_pinned_one_stays(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(first_turn()))
    inspector = page.get_by_role("region", name="Inspector")
    tile, gnome = page.locator('[data-place$="-yellow"]'), page.locator('[data-place^="gnomes-"]').first
    tile.hover()
    expect(inspector).to_contain_text("stands for any one action tile")
    page.keyboard.press("i")
    gnome.hover()
    words = described(gnome)
    assert "Specialist" in words and "Price: " in words
    expect(inspector).to_contain_text("stands for any one action tile")
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    gnome.hover()
    expect(inspector).to_contain_text("Specialist")


def test_at_rest_it_shows_the_nearest_tasks_and_one_that_is_chosen(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(first_turn()))
    inspector = page.get_by_role("region", name="Inspector")
    near = inspector.get_by_role("region", name="Nearest on the islands").get_by_role("button")
    expect(near.first).to_contain_text(" of ")
    near.first.click()
    expect(inspector).to_contain_text("points once ignited")
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(near.first).to_be_visible()


def test_a_refused_piece_says_why_not_and_the_rule_is_one_key_away(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(first_turn()))
    inspector = page.get_by_role("region", name="Inspector")
    piece = page.locator('.spot[aria-disabled="true"]').first
    page.keyboard.press("Tab")
    piece.focus()
    expect(inspector).to_contain_text("Not now:")
    why = inspector.locator(".no p").inner_text().partition(": ")[2]
    assert why and why in described(piece)
    page.keyboard.press("?")
    expect(inspector.get_by_role("button", name="The rule")).to_have_attribute("aria-expanded", "true")
    expect(inspector.get_by_role("link", name="Read more")).to_be_visible()
    page.keyboard.press("Escape")
    expect(inspector.get_by_role("link", name="Read more")).to_have_count(0)


def test_the_first_fate_tile_is_explained_when_it_is_asked_for(people: People) -> None:
    person = people()
    page = person.sit(person.new_game("bonfire", "me me", seed=6)["id"])
    inspector = page.get_by_role("region", name="Inspector")
    expect(inspector).not_to_contain_text("Tasks on the islands")
    page.get_by_role("button", name="First Fate Tile").hover()
    expect(inspector).to_contain_text("First Fate Tile")


def test_a_long_press_opens_a_sheet_that_leaves_the_piece_in_sight(people: People) -> None:
    person = people(phone=True)
    page = person.sit(person.new_game("emberheart", "me me", seed=6)["id"])
    card = page.locator('[data-place="offer-guild-1"]')
    _press(page, card)
    sheet = page.get_by_role("region", name="Inspector")
    expect(sheet).to_contain_text("needs a")
    box, covered = sheet.bounding_box(), card.bounding_box()
    assert box and covered and box["height"] <= 844 / 2
    assert not _overlap(box, covered)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="What is this?").tap()
    page.locator('[data-place="offer-guild-2"]').tap()
    expect(sheet).to_contain_text("needs a")


def _press(page: Page, piece: Locator) -> None:
    """Keep a finger on it until the sheet is there."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.get_by_role("region", name="Inspector").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
