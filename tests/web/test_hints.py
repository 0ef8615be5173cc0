"""A bot's hint, on a server with thinking processes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.people import LOST, People, Person
from tests.web.play import ByList
from tests.web.scenes import moment
from tests.web.served import Served
from tests.web.until import until

# Whether a hint's last ring is on the visible part of the board.
INSIDE = """() => {
  const [ring, board] = [[...document.querySelectorAll('.arrows .ring')].at(-1), document.querySelector('main')];
  const [one, all] = [ring, board].map((node) => node?.getBoundingClientRect());
  return one && one.top >= all.top && one.bottom <= all.bottom + 12;
}"""
COMMIT = "[data-confirm]"
COMPILING = 300_000  # milliseconds, if the bots' code has to be compiled first


def test_a_hint_is_told_and_marked_on_the_board_and_in_the_list(people: People, tmp_path: Path) -> None:
    with Served(tmp_path, bots=1) as server:
        person = people(forgive=LOST, address=server.address)
        page = person.sit(person.new_game("bonfire", "me", seed=1)["id"])
        way = ByList(person, seed=1)
        way.play(lambda now: bool(now["decision"] == "turn"))
        person.button("Hint").click()
        hints = page.get_by_role("region", name="Hints")
        hints.wait_for(timeout=COMPILING)
        expect(hints.locator("li").first).to_contain_text("%")
        best = page.locator(".moves ol button.hinted").first.get_attribute("data-move")
        assert page.locator(f'.stage .hinted[data-move="{best}"]').count() > 0
        assert page.evaluate("player.raw()") == []
        expect(page.locator(".arrows .ring").first).to_be_attached()
        before = way.now()["move"]
        play_it(hints)
        way.after(before, sure=True)
        expect(hints).to_have_count(0)
        comes_into_sight(people(phone=True, forgive=LOST, address=server.address))


def play_it(hints: Locator) -> None:
    """The whole act, which is only proposed where it ends the turn or there is a choice of payment."""
    page = hints.page
    before = page.evaluate("player.seen.table.move")
    hints.get_by_role("button", name="Play it").click()
    until(page, f"() => document.querySelector('{COMMIT}') || player.seen.table.move > {before}")
    if page.locator(COMMIT).count():
        page.locator(COMMIT).click()


def comes_into_sight(person: Person) -> None:
    """On a phone the panel replaces the supply, and the board shows what the panel is about."""
    page = person.sit(person.go_on(moment("emberheart", 3, 0.45).position(), "me bot:spark bot:spark"))
    supply = page.get_by_role("region", name="Supply")
    expect(supply).to_have_count(1)
    page.evaluate("document.querySelector('main').scrollTo(0, 9999)")
    person.button("Hint").tap()
    panel = page.get_by_role("region", name="Hints")
    panel.wait_for(timeout=COMPILING)
    expect(supply).to_have_count(0)
    for number in range(panel.locator("ol > li > .what").count()):
        panel.locator("ol > li > .what").nth(number).tap()
        expect(panel.locator("ol > li").nth(number)).to_contain_text("Chance of winning")
        until(page, INSIDE)
    panel.locator("ol > li > .what", has_text="party").first.tap()
    before = page.evaluate("player.seen.table.move")
    play_it(panel)
    until(page, f"() => player.seen.table.move > {before} + 1")
