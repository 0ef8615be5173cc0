"""From the first page to a table: games in one click, with every option, my games, the series, another device."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import People, Person
from tests.web.until import until

TABLE = ".stage [data-place]"
MOST_FILES = 14  # needed by a table opened from a link, until it is drawn
WATCH = """new MutationObserver((_, watch) => {
  if (!document.querySelector('.stage [data-place]')) return;
  window.drawn = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
ASKED = "performance.getEntriesByType('resource').map(one => [new URL(one.name).pathname, one.startTime < drawn])"


def about(person: Person) -> Any:
    """What the server says about the open game."""
    person.page.wait_for_url(re.compile(r"/game/\w+"))
    return person.ask("GET", f"/api/games/{person.page.url.rsplit('/', 1)[1]}")


def test_one_click_begins_a_game_against_tom(people: People) -> None:
    astrid = people()
    astrid.open("/").get_by_role("button", name="Play solo against Tom").click()
    astrid.page.wait_for_selector(TABLE)
    assert [seat["kind"] for seat in about(astrid)["seats"]] == ["human", "tom"]


def test_one_click_begins_emberheart_and_the_choice_is_kept(people: People) -> None:
    astrid = people()
    card = astrid.open("/").get_by_role("article").filter(has=astrid.page.get_by_role("heading", name="Emberheart"))
    expect(card.get_by_role("radio", name="Spark")).to_be_checked()
    card.get_by_role("radio", name="Spark").press("ArrowRight")
    expect(card.get_by_role("radio", name="Ember")).to_be_checked()
    card.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(card.get_by_role("button", name="Play solo against 3 × Ember")).to_be_enabled()
    card.get_by_role("radio", name="Ember").press("Enter")
    astrid.page.wait_for_selector(TABLE)
    game = about(astrid)
    assert game["title"] == "emberheart"
    assert [seat["level"] for seat in game["seats"]] == [None, "ember", "ember", "ember"]
    astrid.open("/")
    expect(card.get_by_role("radio", name="Ember")).to_be_checked()
    expect(card.get_by_role("radio", name="3", exact=True)).to_be_checked()


def test_a_new_game_has_every_option(people: People, tmp_path: Path) -> None:
    astrid = people()
    page = astrid.open("/new/bonfire")
    page.get_by_label("Who sits at seat 2").select_option("bot")
    page.get_by_label("Level of seat 2").select_option("ember")
    page.get_by_label("Name at seat 2").fill("Old Ben")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Who sits at seat 3").select_option("me")
    page.get_by_label("Name at seat 3").fill("Cleo")
    page.get_by_role("checkbox", name="First game").check()
    page.get_by_text("Clock, hints, components").click()
    page.get_by_label("Minutes per turn").fill("5")
    page.get_by_role("combobox", name="Hints").select_option("no")
    page.get_by_label("Seed").fill("7")
    shipped = files("firelight.games.bonfire.content").joinpath("components.toml").read_text(encoding="utf-8")
    (tmp_path / "broken.toml").write_text(shipped.replace("[", "[[", 1), encoding="utf-8")
    page.get_by_label("From a file").set_input_files(tmp_path / "broken.toml")
    expect(page.get_by_role("status").get_by_role("listitem").first).to_be_visible()
    expect(astrid.button("Create the game")).to_be_disabled()
    (tmp_path / "good.toml").write_text(shipped, encoding="utf-8")
    page.get_by_label("From a file").set_input_files(tmp_path / "good.toml")
    expect(page.get_by_text("is fine")).to_be_visible()
    astrid.button("Create the game").click()
    page.wait_for_selector(TABLE)
    game = about(astrid)
    assert game["options"]["first_game"] == 1
    assert [(seat["name"], seat["level"], seat["mine"]) for seat in game["seats"][1:]] == [
        ("Old Ben", "ember", False),
        ("Cleo", None, True),
    ]
    table = astrid.page.evaluate("player.seen.table")
    assert table["room"]["clock"]["move"] == 300
    assert table["room"]["hints"] is False
    expect(page.get_by_text(re.compile(r"\b[45]:\d\d\b")).first).to_be_visible()


def test_a_new_game_is_played_with_a_set_that_comes_with_it(people: People) -> None:
    astrid = people()
    page = astrid.open("/new/emberheart")
    page.get_by_label("Who sits at seat 2").select_option("me")
    page.get_by_text("Clock, hints, components").click()
    page.get_by_label("Component set").select_option("Balanced values")
    expect(page.get_by_text("Balanced values is fine")).to_be_visible()
    astrid.button("Create the game").click()
    page.wait_for_selector(TABLE)
    assert about(astrid)["components"] == "Firelight balanced"


def test_games_that_wait_for_me_are_first(people: People) -> None:
    astrid = people()
    waiting = astrid.new_game("bonfire", "me")["id"]
    open_seat = astrid.new_game("emberheart", "me open")["id"]
    page = astrid.open("/games")
    expect(page.locator("article a")).to_have_count(2)
    addresses = [link.get_attribute("href") for link in page.locator("article a").all()]
    assert addresses == [f"/game/{waiting}", f"/game/{open_seat}"]
    astrid.open("/")
    card = page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(card).to_have_count(1)
    expect(page).to_have_title("(1) Home · Firelight")
    expect(page.get_by_role("link", name="1 waiting for others")).to_be_visible()
    expect(card.locator(".picture [data-place]").first).to_be_attached()
    card.get_by_role("link").click()
    page.wait_for_selector(TABLE)
    assert about(astrid)["id"] == waiting


def test_the_series_goes_on_where_it_stands(people: People) -> None:
    astrid = people()
    astrid.open("/series").get_by_role("button", name="Next game").click()
    astrid.page.wait_for_selector(TABLE)
    game = about(astrid)
    assert game["series"] is True
    assert game["options"]["handicap"] == -10
    astrid.open("/series").get_by_role("link", name="Continue the game").click()
    assert about(astrid)["id"] == game["id"]


def test_another_device_plays_on_with_the_same_games(people: People) -> None:
    astrid, phone = people("Astrid"), people("Somebody", phone=True)
    game = astrid.new_game("bonfire", "me")["id"]
    settings = astrid.open("/settings")
    settings.get_by_text("this device").wait_for()  # the button below the list stays where it is from now on
    settings.get_by_role("button", name="Make a link").click()
    link = astrid.page.get_by_role("textbox", name="Another device").input_value()
    phone.open(link.removeprefix(phone.address)).get_by_role("button", name="Continue here").click()
    phone.page.locator(f'a[href="/game/{game}"]').click()
    phone.page.wait_for_selector(TABLE)
    assert phone.ask("GET", "/api/me") == astrid.ask("GET", "/api/me")


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_a_table_is_drawn_from_few_files_and_asks_for_the_rest_afterwards(game: str, people: People) -> None:
    astrid = people()
    astrid.open("/").get_by_role("button", name="Play solo against Tom").wait_for()
    astrid.page.add_init_script(WATCH)
    number = astrid.new_game(game, "me me")["id"]
    page = astrid.sit(number)
    until(page, "() => performance.getEntriesByType('resource').some(one => one.name.endsWith('/chat'))")
    asked = page.evaluate(ASKED)
    before = {path for path, early in asked if early and not path.startswith("/icon")}
    assert len(before) <= MOST_FILES, before
    assert [path for path in before if path.startswith("/api")] == [f"/api/games/{number}/components"]
    later = {path for path, early in asked if not early}
    assert {"/api/me", "/api/about", f"/api/games/{number}/log", f"/api/games/{number}/chat"} <= later
