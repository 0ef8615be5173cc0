"""A hint of the bots, at a server that thinks."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.people import LOST, People
from tests.web.play import ByList
from tests.web.served import Served

COMPILING = 300_000  # milliseconds, where the code of the bots has to be compiled first


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
        hints.get_by_role("button", name="Play it").first.click()
        way.after(before, sure=True)
        expect(hints).to_have_count(0)
