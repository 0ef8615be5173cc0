"""The lessons: played through as they propose, and skipped from step to step."""

from __future__ import annotations

import pytest

from tests.web.people import People, Person
from tests.web.play import Stuck

GAMES = ("bonfire", "emberheart")
MOST = 150


def step_of(person: Person) -> int:
    return int(person.page.get_by_role("region", name="Learn to play").locator("header .quiet").inner_text().split()[0])


def follow(person: Person) -> None:
    """One thing that a learner does: read on, make the move that is marked, or a usual one where none is."""
    page = person.page
    panel = page.get_by_role("region", name="Learn to play")
    on = panel.get_by_role("button", name="Next", exact=True)
    if on.count():
        on.click()
        return
    now = page.evaluate("player.next(-1)")
    if now is None:
        raise Stuck("nothing is asked")
    marked = page.locator(".moves ol button.hinted")
    usual = page.locator(".moves ol button:not(:has(svg))")
    (marked.first if marked.count() else usual.first if usual.count() else page.locator(".moves ol button").first).click()
    page.evaluate("before => player.next(before)", now["move"])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(game: str, people: People) -> None:
    person = people()
    page = person.open(f"/lesson/{game}")
    page.wait_for_selector(".stage [data-place]")
    person.tab("moves")
    for _ in range(MOST):
        if page.get_by_role("link", name="Play on").count():
            break
        follow(person)
    assert page.evaluate("player.raw()") == []
    page.get_by_role("link", name="Play on").click()
    page.wait_for_url("**/game/*")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_can_be_skipped_and_gone_back_to(game: str, people: People) -> None:
    person = people()
    page = person.open(f"/lesson/{game}")
    page.wait_for_selector(".stage [data-place]")
    panel = page.get_by_role("region", name="Learn to play")
    steps = 1
    while not page.get_by_role("link", name="Play on").count():
        panel.locator("footer button").last.click()
        steps += 1
        assert step_of(person) == steps
        assert page.evaluate("player.raw()") == []
    panel.get_by_role("button", name="Back").click()
    assert step_of(person) == steps - 1
    assert page.evaluate("player.seen.table.move") == 0
