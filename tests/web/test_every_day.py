"""The everyday pages, dark and light, at a desk and on a phone: the challenge, puzzles, statistics, the box."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations, violations_by_light
from tests.web.people import People
from tests.web.test_daily import finish
from tests.web.test_statistics import DOTS

# Each with something that is there once the page is complete.
PAGES = {
    "/": "section[aria-labelledby] .btn",
    "/daily": "section[aria-labelledby] .btn",
    "/puzzles": "fieldset",
    "/statistics": DOTS,
    "/box": "section.panel p.quiet",
    "/box/bonfire": ".tile",
    "/box/emberheart": ".tile",
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(phone: bool, people: People) -> None:
    person = people(theme="dark", phone=phone)
    finish(person, person.new_game("bonfire", "me")["id"], 1)
    for path, wanted in PAGES.items():
        page = person.open(path)
        expect(page.locator(wanted).first).to_be_visible()
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert violations_by_light(page) == [], path
