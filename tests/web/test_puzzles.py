"""Puzzles: one is solved, one is not, and the answer is explained in every language."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from firelight.lab.puzzles.book import Puzzle, shipped
from tests.web.axe import violations
from tests.web.people import People, Person
from tests.web.said import said
from tests.web.screens import IN_TURN, LANGUAGES


def short(game: str) -> list[Puzzle]:
    """Puzzles whose answer and best other act are single moves."""
    book = shipped(game)
    assert book is not None
    return [one for one in book.puzzles if len(one.answer) == len(one.values[1].moves) == 1 and len(one.open().moves()) > 2]


def begin(person: Person, puzzle: Puzzle) -> Page:
    page = person.open(f"/puzzles/{puzzle.id}")
    page.wait_for_selector(".stage [data-place]")
    return page


def make(person: Person, move: str, phone: bool = False) -> None:
    """Make moves with the list, by keyboard at a desk."""
    page = person.page
    if phone:
        page.locator("nav.tabs button").last.click()
    person.tab("moves")
    button = page.locator(f".moves button[data-move={json.dumps(move)}]")
    if phone:
        button.tap()
        page.locator("nav.tabs button").first.click()
    else:
        button.focus()
        page.keyboard.press("Enter")


def dock_says(page: Page, key: str, language: str = "en") -> None:
    """Check the result of the act; no other player is waited for."""
    dock = page.get_by_role("region", name=said("dock", language=language))
    expect(dock.get_by_role("status")).to_have_text(said(key, language=language))
    expect(dock.get_by_role("button")).to_have_count(0)


def test_a_puzzle_is_found_on_the_start_page_and_solved_at_the_second_try(people: People) -> None:
    person, puzzle = people(), short("bonfire")[0]
    page = person.open("/")
    card = page.get_by_role("region", name="Puzzle of the day")
    expect(card.get_by_role("link").first).to_have_attribute("href", f"/puzzles/{person.ask('GET', '/api/puzzles')['daily']['id']}")
    card.get_by_role("link", name="More puzzles").click()
    page.get_by_role("radio", name="Bonfire", exact=True).check(force=True)
    expect(page.get_by_role("button", name="Solve a puzzle")).to_be_enabled()
    assert violations(page) == []

    begin(person, puzzle)
    panel = page.get_by_role("region", name="Find the best move")
    expect(panel).to_contain_text("2 tries left")
    make(person, puzzle.values[1].moves[0])
    expect(panel).to_contain_text("That isn’t the best move. Try once more.")
    dock_says(page, "puzzle-wrong")
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("One try left")
    make(person, puzzle.answer[0])
    expect(panel).to_contain_text(said("puzzle-right"))
    expect(panel).to_contain_text("You are the first here to finish it.")
    assert violations(page, without=".stage") == [] and page.evaluate("player.raw()") == []
    panel.get_by_role("button", name="Show it on the board").click()
    expect(panel).to_contain_text("You have already solved this one.")
    panel.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: "/puzzles/" in url and puzzle.id not in url)
    assert person.ask("GET", "/api/puzzles")["solved"] == 1


@pytest.mark.parametrize(("language", "game"), IN_TURN)
def test_puzzles_are_solved_failed_and_explained_in_every_language(language: str, game: str, people: People) -> None:
    person, solved, failed = people(language=language), *short(game)[:2]

    def check(told: str) -> None:
        panel = page.get_by_role("region", name=said("puzzle-find", language=language))
        for key in (told, "puzzle-best", "puzzle-others", "puzzle-next"):
            expect(panel).to_contain_text(said(key, language=language))
        dock_says(page, told, language)
        assert page.evaluate("player.raw()") == []

    page = begin(person, solved)
    make(person, solved.answer[0])
    check("puzzle-right")
    person.ask("POST", f"/api/puzzles/{failed.id}")
    person.ask("POST", f"/api/puzzles/{failed.id}/tries", {"moves": list(failed.values[1].moves)})
    begin(person, failed)
    make(person, failed.values[1].moves[0])
    check("puzzle-lost")
    overview = person.ask("GET", "/api/puzzles")
    assert (overview["solved"], overview["failed"], overview["streak"]) == (1, 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_puzzles_is_read_in_every_language_on_a_phone(language: str, people: People) -> None:
    page = people(phone=True, language=language).open("/puzzles")
    page.locator("fieldset").first.wait_for()
    assert violations(page) == []
    assert page.evaluate("player.raw()") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_puzzle_is_solved_on_a_phone(game: str, people: People) -> None:
    person, puzzle = people(phone=True), short(game)[0]
    page = begin(person, puzzle)
    make(person, puzzle.answer[0], phone=True)
    panel = page.get_by_role("region", name="Find the best move")
    expect(panel).to_contain_text(said("puzzle-right"))
    following = panel.get_by_role("button", name="Next puzzle")
    box = following.bounding_box()
    assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 844
    following.click(trial=True)  # nothing lies on it
    assert violations(page, without=".stage") == []
