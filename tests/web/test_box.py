"""The box editor: a set is entered beside the box, checked as one goes, played, shared, exported and imported."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.people import People, Person
from tests.web.until import until

TABLE = ".stage [data-place]"
REFUSED = ("404",)
# A number that every copy may have, where to type it, and what it was.
TYPED = {"bonfire": ("Tasks", "tasks.blue[1].points", "3"), "emberheart": ("Tavern cards", "tavern.cards[1].hirelings", "9")}
BROKEN = {
    "bonfire": ("Tom’s cards", "tom-cards.path.copies", "3", "Tom has 9 cards; the box has 8."),
    "emberheart": ("Flame track", "flame.bonus[4]", "7", "At a distance of 3 the rulebook says 3."),
}


def shipped(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"firelight.games.{game}.content").joinpath("components.toml").read_text(encoding="utf-8"))


def edit(person: Person, game: str, group: str) -> Page:
    page = person.open(f"/box/{game}")
    page.get_by_role("navigation", name="What is in the box").get_by_role("button", name=re.compile(f"^{group}")).click()
    return page


def at(page: Page, place: str) -> Any:
    """The field of a place, once its component is selected."""
    item = place if place.endswith("]") else place.rpartition(".")[0]
    page.locator(f'[data-place="{item}"]').click()
    return page.locator(f'[id="field-{place}"]')


def set_in(page: Page, place: str, value: str) -> None:
    field = at(page, place)
    field.fill(value)
    field.press("Tab")


def exported(page: Page, to: Path) -> dict[str, Any]:
    with page.expect_download() as coming:
        page.get_by_role("button", name="Export").click()
    coming.value.save_as(to)
    return tomllib.loads(to.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_whole_set_is_entered_by_keyboard_and_played(game: str, people: People, tmp_path: Path) -> None:
    group, place, number = TYPED[game]
    person = people()
    page = edit(person, game, group)
    page.get_by_label("Name of the set").fill("My printing")
    set_in(page, place, number)
    page.locator('[data-place][aria-pressed="true"]').focus()
    progress = page.get_by_role("progressbar")
    for _ in range(200):
        if progress.evaluate("bar => bar.value === bar.max"):
            break
        page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^(\d+) of \1 compared$"))).to_be_visible()
    until(page, "document.querySelector('.right .btn.big').disabled === false")  # checked
    data = exported(page, tmp_path / "own.toml")
    assert data["set"]["name"] == "My printing"
    page.get_by_role("button", name="Save set").click()
    page.wait_for_url(re.compile(rf"/box/{game}/\w+$"))
    (kept,) = person.ask("GET", "/api/sets")
    assert (kept["name"], kept["sound"], tomllib.loads(person.ask("GET", f"/api/sets/{kept['id']}")["text"])) == ("My printing", True, data)
    person.open(f"/new/{game}")
    page.get_by_text("Clock, hints, components").click()
    page.get_by_label("Component set").select_option("My printing")
    expect(page.get_by_text("My printing is fine")).to_be_visible()
    page.get_by_label("Who sits at seat 2").select_option("me")
    person.button("Create the game").click()
    page.wait_for_selector(TABLE)
    assert page.evaluate("player.seen.table.room.components") == "My printing"
    expect(page.get_by_text("My printing").first).to_be_visible()


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_broken_set_is_explained_where_it_is_broken(game: str, people: People, tmp_path: Path) -> None:
    group, place, number, said = BROKEN[game]
    page = edit(people(), game, group)
    set_in(page, place, number)
    check = page.get_by_role("complementary", name="Check")
    expect(check.get_by_text(said)).to_be_visible()
    expect(page.get_by_role("button", name="Try this set")).to_be_disabled()
    page.reload()  # the draft is kept on the device
    expect(check.get_by_text(said)).to_be_visible()
    check.get_by_role("button", name="Show").first.click()
    expect(page.locator(".tile.wrong, h2")).not_to_have_count(0)
    fixes = check.get_by_role("button", name=re.compile("^Set "))
    if fixes.count():
        fixes.first.click()
    else:
        at(page, place).locator("xpath=..").get_by_role("button", name="Copies: less").click()
    expect(check.get_by_text("No problems")).to_be_visible()
    data = exported(page, tmp_path / "mended.toml")
    data.pop("compared")
    assert data == shipped(game)


def test_a_set_goes_to_a_file_and_back_and_to_another_player(people: People, tmp_path: Path) -> None:
    astrid, bo = people("Astrid"), people("Bo", forgive=REFUSED)
    page = edit(astrid, "bonfire", "Specialists")
    page.locator('[data-place="specialists.gift-bearer"]').click()
    page.locator('.pick[title="root"]').click()
    page.get_by_label("Name of the set").fill("Astrid’s box")
    page.get_by_label("Name of the set").press("Tab")
    data = exported(page, tmp_path / "own.toml")
    assert data["specialists"]["gift-bearer"]["resource"] == "root" and data["compared"]["places"] == ["specialists.gift-bearer"]
    person = people("Cleo")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link to this set").input_value()
    other = person.open("/box/bonfire")
    other.get_by_label("Import").set_input_files(tmp_path / "own.toml")
    expect(other.get_by_label("Name of the set")).to_have_value("Astrid’s box")
    assert exported(other, tmp_path / "again.toml") == data
    assert (tmp_path / "again.toml").read_bytes() == (tmp_path / "own.toml").read_bytes()
    shared = bo.open(link.removeprefix(bo.address))
    expect(shared.get_by_role("heading", name="Astrid’s box")).to_be_visible()
    expect(shared.get_by_text("shared by Astrid")).to_be_visible()
    shared.get_by_role("button", name="Copy into my sets").click()
    shared.wait_for_url(re.compile(r"/box/bonfire/\w+$"))
    assert [kept["name"] for kept in bo.ask("GET", "/api/sets")] == ["Astrid’s box"]
    bo.open(link.removeprefix(bo.address)).get_by_role("link", name="Play with it").click()
    expect(shared.get_by_text("Astrid’s box is fine")).to_be_visible()
    bo.button("Create the game").click()
    shared.wait_for_url(re.compile(r"/game/\w+$"))
    game = shared.url.rpartition("/")[2]
    assert bo.ask("GET", f"/api/games/{game}")["components"] == "Astrid’s box"


@pytest.mark.parametrize("language", ["en", "de", "nl", "pl"])
def test_a_phone_has_a_menu_of_groups_and_a_drawer(language: str, people: People) -> None:
    person = people(phone=True, language=language)
    page = person.open("/box/emberheart" if language in ("en", "nl") else "/box/bonfire")
    page.locator(".menu select").select_option(index=5)
    page.locator(".tile").nth(1).click()
    page.locator(".dock input[type=checkbox]").first.check()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".btn.drawer").click()
    expect(page.locator(".right")).to_be_visible()
    assert not violations(page)
