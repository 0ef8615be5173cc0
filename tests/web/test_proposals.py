"""The page asks what a click would do before doing it: nothing goes wrong while the answer is on its way, and payments can be changed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from firelight.engine.game import Game
from firelight.table import proposal_data
from tests.bonfire.test_explain import eager_move
from tests.games import new_game
from tests.web.people import People
from tests.web.scenes import moment
from tests.web.until import until


class Late:
    """Holds proposals back until they are released."""

    def __init__(self, page: Page) -> None:
        self.held: list[Callable[[], None]] = []
        self.through = False
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if json.loads(message)["type"] == "proposal" and not self.through:
                self.held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(told)

    def come(self) -> None:
        self.through = True
        for send in self.held:
            send()


def test_a_click_waits_until_it_is_known_whether_it_ends_the_turn(people: People) -> None:
    person = people(confirm="ends", warnings=True)
    game = person.go_on(moment("emberheart", 3, 0.45).position(), "me me me")
    late = Late(person.page)
    page = person.sit(game)
    person.tab("moves")
    button = page.locator('.moves ol button[data-move^="aide"]').first
    button.click()
    page.wait_for_timeout(300)
    assert page.evaluate("player.seen.table.move") == 0
    commit = person.page.locator(".dock .deeds .btn").last
    expect(commit).to_be_disabled()
    late.come()
    expect(commit).to_be_enabled()
    expect(commit).to_contain_text("Take")
    commit.click()
    until(page, "() => player.seen.table.move >= 1")


def has_a_choice_of_payments(g: Game, move: str) -> bool:
    act = proposal_data(g, [move])
    return act["complete"] and not act["seals"] and any(not one["natural"] and len(one["ways"]) > 2 for one in act["payments"])


def test_a_payment_can_be_changed_before_the_act_is_made_and_one_undo_takes_it_all_back(people: People) -> None:
    chance = random.Random(5)
    g = new_game("bonfire", 2, 5)
    while True:
        if g.decision == "turn":
            found = next((move.text for move in g.moves() if has_a_choice_of_payments(g, move.text)), None)
            if found is not None:
                break
        g.play(eager_move(g, chance))
    person = people()
    page = person.sit(person.go_on(g.position(), "me me"))
    person.tab("moves")
    page.locator(f'.moves ol button[data-move="{found}"]').click()
    tray = page.get_by_role("radiogroup", name="Pay with")
    chosen = tray.get_by_role("radio", checked=True)
    expect(chosen).to_have_count(1)
    first = str(chosen.get_attribute("aria-label"))
    tray.get_by_role("radio", checked=False).first.click()
    expect(tray.get_by_role("radio", name=first, exact=True)).not_to_be_checked()
    assert page.evaluate("player.seen.table.move") == 0
    page.keyboard.press("Enter")
    until(page, "() => player.seen.table.move > 1")
    expect(tray).to_have_count(0)
    assert page.evaluate("player.seen.changes.every(one => one.entry.act === 0)")
    person.button("Undo").click()
    until(page, "() => player.seen.table.move === 0")
