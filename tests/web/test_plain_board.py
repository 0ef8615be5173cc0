"""A game from another package (examples/spices) on the plain board: from the start page to the final scoring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.installing import install
from tests.web.people import People
from tests.web.play import ByList, ByMouse, check_final
from tests.web.said import said
from tests.web.served import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the game installed."""
    folder = tmp_path_factory.mktemp("served")
    with Served(folder, environment=install(folder)) as server:
        yield server


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    people = People(browser, server.address)
    yield people
    people.leave()


def test_from_the_first_page_to_the_end(people: People) -> None:
    astrid = people()
    page = astrid.open("/")
    card = page.get_by_role("article").filter(has_text="Spice Stalls")
    expect(card).to_contain_text("collect jars of one spice")
    card.get_by_role("radio", name="2", exact=True).check(force=True)
    card.get_by_role("button", name="Play solo against 2 × Spark").click()
    page.wait_for_selector(".stage [data-place]")
    astrid.button(said("inspect-rule")).click()
    expect(page.get_by_label(said("inspector"))).to_contain_text("Or rest and take three coins.")
    ByMouse(astrid, seed=1).play(most=100)
    expect(page.get_by_role("log", name="Log")).to_contain_text("took")
    check_final(astrid)


def test_a_new_game_with_its_options_on_a_phone(people: People) -> None:
    astrid = people(phone=True)
    page = astrid.open("/new/spices")
    expect(page.get_by_text("how many turns everybody has")).to_be_visible()
    page.get_by_label("Rounds").fill("3")
    page.get_by_label("Who sits at seat 2").select_option("me")
    page.get_by_role("button", name="Create").click()
    page.wait_for_selector(".stage [data-place], [data-place]")
    table = page.evaluate("player.seen.table")
    assert table["view"]["rounds_left"] == 3


def test_by_the_list_of_moves(people: People) -> None:
    astrid = people()
    astrid.sit(astrid.new_game("spices", "me me me", seed=2, options={"rounds": 3})["id"])
    ByList(astrid, seed=2).play(most=100)
    check_final(astrid)
