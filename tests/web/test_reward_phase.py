"""The reward phase of Emberheart on its stage, and the shelf of cards below it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import People
from tests.web.scenes import picking


def test_parties_pick_in_order_and_my_card_comes_to_my_shelf(people: People) -> None:
    then = picking()
    person = people(confirm="never")
    person.sit(person.go_on(then.record()))
    page = person.page
    plates = page.locator(".plates li")
    plates.first.wait_for()
    states = [plate.get_attribute("class") or "" for plate in plates.all()]
    now = next(at for at, state in enumerate(states) if "now" in state)
    assert all("waits" not in state for state in states[:now])
    assert all("waits" in state for state in states[now + 1 :])
    expect(page.locator(".next em")).to_have_text("now")
    offer = page.locator(".present [data-move^='take']").first
    card = offer.get_attribute("data-piece")
    offer.click()
    expect(page.locator(f".shelf [data-piece='{card}'], .small [data-piece='{card}']").first).to_be_attached()
    expect(page.get_by_role("region", name="What each took").locator("li")).not_to_have_count(0)
