"""Going back through a game: the slider, the log, and a new game from an earlier point."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.ends import nearly_over
from tests.web.people import People, Person
from tests.web.said import said
from tests.web.until import until


def come(people: People) -> tuple[Person, int]:
    """Open a game with a history; returns its number of moves."""
    person = people()
    person.sit(person.go_on(nearly_over("bonfire", 30).record()))
    return person, int(person.page.evaluate("player.seen.table.move"))


def log_of(person: Person) -> list[Any]:
    found: list[Any] = person.ask("GET", f"/api/games/{person.page.evaluate('player.seen.table.room.id')}/log")
    return found


def test_the_slider_shows_the_past_and_comes_back(people: People) -> None:
    person, last = come(people)
    slider = person.page.get_by_role("slider", name="Replay")
    slider.fill("10")
    expect(person.page.get_by_role("region", name=said("banner")).get_by_text(said("prompt-replay", move=10))).to_be_visible()
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move 10 of {last}")
    assert person.page.evaluate("player.lit()") == []
    ends = sorted({line["act"] for line in log_of(person)} - {0})
    later = next(end for end in ends if end > 10)
    person.button("One step forward").click()
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move {later} of {last}")
    expect(person.page.get_by_role("region", name=said("banner"))).to_contain_text(" of ")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press(",")
    expect(person.page.locator(".replay .where")).to_contain_text(f"Move {later} of {last}")
    person.button("Back to now").click()
    expect(person.page.locator(".replay")).not_to_contain_text(f"of {last}")
    assert person.page.evaluate("player.lit()") != []


def test_a_line_of_the_log_leads_to_the_position_after_it(people: People) -> None:
    person, last = come(people)
    person.page.locator(".log .line").nth(3).click()
    expect(person.page.locator(".replay .where")).not_to_contain_text("live")
    assert f"of {last}" in person.page.locator(".replay .where").inner_text()


def test_a_branch_goes_on_from_the_point_that_is_shown(people: People) -> None:
    person, _ = come(people)
    game = person.page.evaluate("player.seen.table.room.id")
    person.page.get_by_role("slider", name="Replay").fill("20")
    expect(person.page.get_by_role("region", name=said("banner")).get_by_text(said("prompt-replay", move=20))).to_be_visible()
    person.button("Menu").click()
    person.page.get_by_text("Start a new game from here").click()
    until(person.page, "game => player.seen.table.room.id !== game && player.stand().active", game)
    then = person.ask("GET", f"/api/games/{game}/at/20?seat=0")
    now = person.page.evaluate("player.seen.table")
    assert now["room"]["branch_of"] == {"game": game, "move": 20}
    assert [(city["tasks"], city["tiles"], city["resources"]) for city in now["view"]["cities"]] == [
        (city["tasks"], city["tiles"], city["resources"]) for city in then["view"]["cities"]
    ]
    assert now["deciding"] == then["deciding"]
