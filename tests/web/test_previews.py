"""What the moves on offer would bring comes after the table: nothing goes wrong while it is on its way, nor when it is lost."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.people import People, Person
from tests.web.scenes import moment
from tests.web.until import until


class Late:
    """Previews are held back until they are let through."""

    def __init__(self, page: Page) -> None:
        self.held: list[Callable[[], None]] = []
        self.through = False
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if json.loads(message)["type"] == "previews" and not self.through:
                self.held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(told)

    def come(self) -> None:
        self.through = True
        for send in self.held:
            send()


def options(person: Person, game: str) -> list[dict[str, object]]:
    """The moves on offer with what they would bring, as the server answers when it is asked for all of it."""
    found: list[dict[str, object]] = person.ask("GET", f"/api/games/{game}/at/0?seat=0")["options"]
    return found


def at_a_table(people: People) -> tuple[Person, str, Late]:
    person = people(confirm="ends", warnings=True)
    game = person.go_on(moment("emberheart", 3, 0.45).position(), "me me me")
    late = Late(person.page)
    person.sit(game)
    person.tab("moves")
    return person, game, late


def test_a_click_waits_until_it_is_known_whether_it_ends_the_turn(people: People) -> None:
    person, game, late = at_a_table(people)
    page = person.page
    ending = next(one["move"] for one in options(person, game) if one["ends"])
    button = page.locator(f'.moves ol button[data-move="{ending}"]')
    button.click()
    page.wait_for_timeout(300)
    assert page.evaluate("player.seen.table.move") == 0
    expect(person.button("Confirm")).to_be_disabled()
    expect(button.locator(".marks svg")).to_have_count(0)
    late.come()
    expect(person.button("Confirm")).to_be_enabled()
    expect(button.locator(".marks svg")).not_to_have_count(0)
    person.button("Confirm").click()
    until(page, "() => player.seen.table.move === 1")


def test_previews_that_are_lost_are_asked_for(people: People) -> None:
    person, game, _ = at_a_table(people)
    marked = sum(bool(one["seals"]) + bool(one["ends"]) for one in options(person, game))
    assert marked > 0
    expect(person.page.locator(".moves ol .marks svg")).to_have_count(marked)
