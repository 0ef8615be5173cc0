"""The language changes in the middle of a game, without reloading the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import People

NAMES = {"de": "Deutsch", "nl": "Nederlands", "pl": "Polski", "en": "English"}


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_all_four_languages_at_a_table(game: str, people: People) -> None:
    person = people()
    page = person.sit(person.new_game(game, "me me", seed=1)["id"])
    page.evaluate("window.stayed = true")
    person.tab("moves")
    menu = page.locator("header button[aria-haspopup], header button[aria-expanded]").last
    seen = {}
    for language, name in NAMES.items():
        menu.click()
        page.locator(".switches button[aria-haspopup], .switches button[aria-expanded]").last.click()
        page.get_by_role("menuitemradio", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen[language] = (page.get_by_role("status").first.inner_text(), tuple(page.locator(".moves ol button").all_inner_texts()))
        assert page.evaluate("player.raw()") == []
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    assert len(set(seen.values())) == len(NAMES)
    assert page.evaluate("window.stayed") is True


def test_a_browser_is_met_in_its_language(people: People) -> None:
    person = people(language="system")
    page = person.open("/")
    page.get_by_role("main").wait_for()
    assert page.evaluate("document.documentElement.lang") == page.evaluate("navigator.language.slice(0, 2)")


def test_a_language_chosen_in_one_window_is_taken_over_by_the_others(people: People) -> None:
    person = people()
    table = person.sit(person.new_game("emberheart", "me me", seed=1)["id"])
    table.evaluate("window.stayed = true")
    other = person.context.new_page()
    other.goto(f"{person.address}/settings")
    other.locator("select:has(option[value=pl])").select_option("pl")
    expect(other.locator("html")).to_have_attribute("lang", "pl")
    expect(table.locator("html")).to_have_attribute("lang", "pl")
    expect(table.get_by_role("tab").nth(1)).to_contain_text("Ruchy")
    other.locator("input[name=theme][value=light]").check()
    expect(table.locator("html")).to_have_attribute("data-theme", "light")
    table.keyboard.press("Escape")
    kept = [page.evaluate("JSON.parse(localStorage.getItem('firelight.settings'))") for page in (table, other)]
    assert kept[0] == kept[1] and (kept[0]["language"], kept[0]["theme"]) == ("pl", "light")
    assert table.evaluate("window.stayed") is True
