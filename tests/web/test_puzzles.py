"""Puzzles: one is solved, one is not, and the answer is explained in every language."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from firelight.lab.puzzles.book import Puzzle, shipped
from tests.web.axe import violations
from tests.web.people import People, Person

SOLVED = {"en": "That is the best move!", "de": "Das ist der beste Zug!", "nl": "Dat is de beste zet!", "pl": "To jest najlepszy ruch!"}
LOST = {"en": "Compared with", "de": "Zum Vergleich", "nl": "Ter vergelijking", "pl": "Dla porównania"}


def short(game: str, difficulty: str | None = None) -> Puzzle:
    """A puzzle whose answer and best other act are single moves."""
    book = shipped(game)
    assert book is not None
    return next(
        one
        for one in book.puzzles
        if len(one.answer) == len(one.values[1].moves) == 1 and difficulty in (None, one.difficulty) and len(one.open().moves()) > 2
    )


def begin(person: Person, puzzle: Puzzle) -> Page:
    page = person.open(f"/puzzles/{puzzle.id}")
    page.wait_for_selector(".stage [data-place]")
    return page


def make(person: Person, move: str, phone: bool = False) -> None:
    """By the list of moves, with the keyboard on a desk."""
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


def test_a_puzzle_is_found_on_the_start_page_and_solved_at_the_second_try(people: People) -> None:
    person, puzzle = people(), short("bonfire")
    page = person.open("/")
    card = page.get_by_role("region", name="Puzzle of the day")
    expect(card.get_by_role("link").first).to_have_attribute("href", f"/puzzles/{person.ask('GET', '/api/puzzles')['daily']['id']}")
    card.get_by_role("link", name="More puzzles").click()
    page.get_by_label("Bonfire").check(force=True)
    expect(page.get_by_role("button", name="Solve a puzzle")).to_be_enabled()
    assert violations(page) == []

    begin(person, puzzle)
    panel = page.get_by_role("region", name="Find the best move")
    expect(panel).to_contain_text("2 tries left")
    make(person, puzzle.values[1].moves[0])
    expect(panel).to_contain_text("That is not the best move. Try once more.")
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("One try left")
    make(person, puzzle.answer[0])
    expect(panel).to_contain_text(SOLVED["en"])
    expect(panel).to_contain_text("You are the first here to finish it.")
    assert violations(page, without=".stage") == [] and page.evaluate("player.raw()") == []
    panel.get_by_role("button", name="Show it on the board").click()
    expect(panel).to_contain_text("You have already solved this one.")
    panel.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: "/puzzles/" in url and puzzle.id not in url)
    assert person.ask("GET", "/api/puzzles")["solved"] == 1


@pytest.mark.parametrize("language", LOST)
def test_the_answer_is_explained_in_every_language(language: str, people: People) -> None:
    person, puzzle = people(language=language), short("emberheart")
    person.ask("POST", f"/api/puzzles/{puzzle.id}")
    person.ask("POST", f"/api/puzzles/{puzzle.id}/tries", {"moves": list(puzzle.values[1].moves)})
    page = begin(person, puzzle)
    make(person, puzzle.values[1].moves[0])
    expect(page.locator("section.wrong")).to_contain_text(LOST[language])
    assert page.evaluate("player.raw()") == []
    assert person.ask("GET", "/api/puzzles")["failed"] == 1


def test_a_puzzle_is_solved_on_a_phone(people: People) -> None:
    person, puzzle = people(phone=True), short("emberheart")
    page = begin(person, puzzle)
    make(person, puzzle.answer[0], phone=True)
    panel = page.get_by_role("region", name="Find the best move")
    expect(panel).to_contain_text(SOLVED["en"])
    box = panel.get_by_role("button", name="Next puzzle").bounding_box()
    assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 844
    assert violations(page, without=".stage") == []
