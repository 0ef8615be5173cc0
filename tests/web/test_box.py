"""The box editor: a set is entered beside the box, checked meanwhile, played, shared, exported and imported."""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Talk, choose
from tests.web.axe import violations
from tests.web.entering import Typist
from tests.web.other_box import box_file, other, shipped
from tests.web.people import People, Person
from tests.web.play import ByList
from tests.web.said import said
from tests.web.screens import IN_TURN
from tests.web.test_daily import secret_of
from tests.web.until import until

TABLE = ".stage [data-place]"
REFUSED = ("404",)
BROKEN = {
    "bonfire": ("Tom’s cards", "tom-cards.path.copies", "3", "Tom has 9 cards; the box has 8."),
    "emberheart": ("Flame track", "flame.bonus[4]", "7", "At a distance of 3 the rulebook says 3."),
}


def steps_of(place: str) -> list[str | int]:
    return [int(step) - 1 if step.isdigit() else step for step in re.findall(r"[\w-]+", place)]


def edit(person: Person, game: str, group: str) -> Page:
    page = person.open(f"/box/{game}")
    open_group(page, group)
    return page


def open_group(page: Page, group: str) -> None:
    page.get_by_role("navigation", name="What is in the box").get_by_role("button", name=re.compile(f"^{group}")).click()


def at(page: Page, place: str) -> Any:
    """The field of a place, once its component is selected."""
    item = place if place.endswith("]") else place.rpartition(".")[0]
    page.locator(f'[data-place="{item}"]').click()
    return page.locator(f'[id="field-{place}"]')


def set_in(page: Page, place: str, value: str) -> None:
    field = at(page, place)
    field.fill(value)
    field.press("Tab")


def enter(page: Page, place: str, value: str | int) -> None:
    """Enter a component like somebody who compares it with the box."""
    item = place if isinstance(steps_of(place)[-1], int) or place.count(".") == 1 else place.rpartition(".")[0]
    page.locator(f'[data-place="{item}"]').click()
    if isinstance(value, int):
        field = page.locator(f'[id="field-{place}"]')
        field.fill(str(value))
        field.press("Tab")
    else:
        page.locator(f'.pick:has(input[name="field-{place}"][value="{value}"])').click()


def exported(page: Page, to: Path) -> dict[str, Any]:
    with page.expect_download() as coming:
        page.get_by_role("button", name="Export").click()
    coming.value.save_as(to)
    return tomllib.loads(to.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_set_with_every_value_of_its_own_is_entered_by_keyboard_and_played(game: str, people: People, tmp_path: Path) -> None:
    person, wanted = people(), other(game)
    page = person.open(f"/box/{game}")
    typist = Typist(page, wanted)
    typist.begin()
    typist.enter_all()
    expect(page.get_by_text(re.compile(r"^(\d+) of \1 compared$"))).to_be_visible()
    until(page, "document.querySelector('.right .btn.big').disabled === false")  # checked
    data = exported(page, tmp_path / "own.toml")
    assert {name: part for name, part in data.items() if name != "compared"} == wanted
    assert data["compared"]["places"] == typist.places
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
    ByList(person, seed=3).turns(2)
    number = page.url.rpartition("/")[2]
    to_the_end(person, number)
    until(page, "player.seen.table.over")
    assert "My printing" in json.dumps(person.ask("GET", f"/api/games/{number}/record"))


def test_routes_name_islands_by_what_is_printed_on_them(people: People) -> None:
    person = people()
    page = edit(person, "bonfire", "Islands")
    page.locator('[data-place="islands.T2"]').click()
    page.locator('.pick[title="shell"]').click()
    open_group(page, "Ship routes")
    chosen = page.locator('[id^="field-routes.between[1]"] option:checked')
    expect(chosen).to_have_text(["T1 (blossom)", "T2 (shell)"])
    chosen.last.locator("xpath=..").focus()
    page.keyboard.type("t5")
    expect(chosen).to_have_text(["T1 (blossom)", "T5 (root)"])


def to_the_end(person: Person, game: str) -> None:
    """Play to the end; this person has both seats."""
    chance = random.Random(game)
    with Talk(person.address, {"Cookie": f"firelight={secret_of(person)}"}, person.address) as talk:
        table = talk.open(game)
        while not table["over"]:
            move = {"seat": table["deciding"], "at": table["move"], "moves": [choose(table, chance)]}
            talk.say({"do": "move", "game": game, "id": f"{table['seq']}", **move})
            table = talk.wait("change")


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


def test_work_is_thrown_away_only_after_asking(people: People) -> None:
    person = people()
    page, field = edit(person, "bonfire", "Offerings"), "offerings.blossom"
    enter(page, field, 3)
    page.get_by_role("button", name=said("box-save")).click()
    page.wait_for_url(re.compile(r"/box/bonfire/\w+$"))
    enter(page, field, 4)
    for answer, kept in ((said("cancel"), "4"), (said("box-afresh"), "2")):
        page.get_by_role("complementary").get_by_role("button", name=said("box-afresh")).click()
        page.get_by_role("dialog", name=said("box-afresh-title")).get_by_role("button", name=answer).click()
        open_group(page, "Offerings")
        page.locator(f'[data-place="{field}"]').click()
        expect(page.locator(f'[id="field-{field}"]')).to_have_value(kept)
    person.open("/box")
    for answer, left in ((said("cancel"), 1), (said("box-delete"), 0)):
        page.get_by_role("listitem").get_by_role("button", name=said("box-delete")).click()
        page.get_by_role("dialog", name=said("box-delete-title")).get_by_role("button", name=answer).click()
        expect(page.get_by_role("listitem").filter(has_text="Firelight standard")).to_have_count(left)
    assert person.ask("GET", "/api/sets") == []


def test_importing_and_opening_ask_only_where_something_would_be_lost(people: People, tmp_path: Path) -> None:
    person = people()
    page, field, dialog = edit(person, "bonfire", "Offerings"), "offerings.blossom", person.page.get_by_role("dialog")
    name, own = page.get_by_label(said("box-name")), tmp_path / "own.toml"
    own.write_text(box_file("bonfire").read_text(encoding="utf-8").replace("Firelight standard", "From a file"), encoding="utf-8")
    page.get_by_label(said("box-import")).set_input_files(own)  # nothing was entered
    expect(name).to_have_value("From a file")
    page.get_by_role("button", name=said("box-save")).click()
    page.wait_for_url(re.compile(r"/box/bonfire/\w+$"))
    saved = page.url.removeprefix(person.address)
    page.reload()
    expect(page.get_by_text(said("box-saved"))).to_be_visible()
    person.open("/box/bonfire")
    open_group(page, "Offerings")
    enter(page, field, 3)
    own.write_text(own.read_text(encoding="utf-8").replace("From a file", "Another file"), encoding="utf-8")
    for answer, named in ((said("cancel"), "From a file"), (said("box-import"), "Another file")):
        page.get_by_label(said("box-import")).set_input_files(own)
        page.get_by_role("dialog", name=said("box-import-title")).get_by_role("button", name=answer).click()
        expect(name).to_have_value(named)
    person.open(saved)  # the file has it still
    expect(name).to_have_value("From a file")
    person.open("/box/bonfire")
    person.page.get_by_role("complementary").get_by_role("button", name=said("box-afresh")).click()
    open_group(page, "Offerings")
    enter(page, field, 4)
    for answer, named in ((said("cancel"), "Firelight standard"), (said("box-open"), "From a file")):
        person.open(saved)
        expect(dialog.get_by_text("Firelight standard")).to_be_visible()
        dialog.get_by_role("button", name=answer).click()
        expect(name).to_have_value(named)
        assert page.url.endswith("/box/bonfire" if named == "Firelight standard" else saved)


@pytest.mark.parametrize(("language", "game"), IN_TURN)
def test_a_phone_has_a_menu_of_groups_and_a_drawer(game: str, language: str, people: People) -> None:
    person = people(phone=True, language=language)
    page = person.open(f"/box/{game}")
    menu = page.locator(".menu select")
    for number in range(menu.locator("option").count()):
        menu.select_option(index=number)
        assert page.evaluate("player.raw()") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    menu.select_option(index=5)
    page.locator(".tile").nth(1).click()
    page.locator(".dock input[type=checkbox]").first.check()
    page.locator(".btn.drawer").click()
    expect(page.locator(".right")).to_be_visible()
    assert not violations(page)
