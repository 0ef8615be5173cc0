"""The way back through a game: the slider, the log, and a new game from a point of the old one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.ends import nearly_over
from tests.web.people import People, Person
from tests.web.until import until


def come(people: People) -> tuple[Person, int]:
    """At a game with a past; how many moves it has."""
    person = people()
    person.sit(person.go_on(nearly_over("bonfire", 30).record()))
    return person, int(person.page.evaluate("player.seen.table.move"))


def test_the_slider_shows_the_past_and_comes_back(people: People) -> None:
    person, last = come(people)
    slider = person.page.get_by_role("slider", name="Replay")
    slider.fill("10")
    expect(person.page.get_by_role("status").first).to_have_text("After move 10")
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move 10 of {last}")
    assert person.page.evaluate("player.lit()") == []
    person.button("One move on").click()
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move 11 of {last}")
    person.page.keyboard.press(",")
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move 10 of {last}")
    person.button("To the present").click()
    expect(person.page.locator(".replay .where")).to_contain_text("live")
    assert person.page.evaluate("player.lit()") != []


def test_a_line_of_the_log_leads_to_the_position_after_it(people: People) -> None:
    person, last = come(people)
    person.page.locator(".log button").nth(3).click()
    expect(person.page.locator(".replay .where")).not_to_contain_text("live")
    assert f"of {last}" in person.page.locator(".replay .where").inner_text()


def test_a_branch_goes_on_from_the_point_that_is_shown(people: People) -> None:
    person, _ = come(people)
    game = person.page.evaluate("player.seen.table.room.id")
    person.page.get_by_role("slider", name="Replay").fill("20")
    expect(person.page.get_by_role("status").first).to_have_text("After move 20")
    person.button("Menu").click()
    person.page.get_by_text("Go on from here in a new game").click()
    until(person.page, "game => player.seen.table.room.id !== game && player.stand().active", game)
    then = person.ask("GET", f"/api/games/{game}/at/20?seat=0")
    now = person.page.evaluate("player.seen.table")
    assert now["room"]["branch_of"] == {"game": game, "move": 20}
    assert [(city["tasks"], city["tiles"], city["resources"]) for city in now["view"]["cities"]] == [
        (city["tasks"], city["tiles"], city["resources"]) for city in then["view"]["cities"]
    ]
    assert now["deciding"] == then["deciding"]
