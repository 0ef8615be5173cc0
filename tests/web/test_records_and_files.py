"""Records leave as files and come back as games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from firelight.cli.review import import_page
from tests.web.ends import whole
from tests.web.people import People
from tests.web.play import ByList, check_final
from tests.web.said import said
from tests.web.until import until


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_an_exported_record_is_imported_as_the_same_game(game: str, people: People, tmp_path: Path) -> None:
    person = people()
    page = person.sit(person.new_game(game, "me" if game == "bonfire" else "me bot:spark", seed=3)["id"])
    ByList(person, seed=3).turns(2)
    before = page.evaluate("player.seen.table")
    person.button("Menu").click()
    with page.expect_download() as coming:
        page.get_by_text("Export the record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["firelight"] == "record"
    person.open("/import").locator("input[type=file]").set_input_files(file)
    until(page, "game => player.seen.table && player.seen.table.room.id !== game", before["room"]["id"])
    after = page.evaluate("player.seen.table")
    assert (after["move"], after["deciding"], after["view"]) == (before["move"], before["deciding"], before["view"])


def test_a_finished_game_comes_back_with_its_final_scoring(people: People, tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(json.dumps(whole("emberheart").record()), encoding="utf-8")
    person = people()
    person.open("/import").locator("input[type=file]").set_input_files(file)
    check_final(person)


def test_a_game_handed_over_in_the_address_is_reviewed(people: People) -> None:
    """The page that `firelight review --open` opens. This server has no thinking processes, so the page says that it offers no reviews."""
    person = people(forgive=("status of 503",))
    page = person.open(import_page(whole("emberheart").record()))
    person.button("Review").click()
    page.wait_for_url(re.compile(r"/review/\w+$"))
    expect(page.get_by_text(said("error-bots-off"))).to_be_visible()


def test_a_broken_address_is_told(people: People) -> None:
    person = people()
    person.open("/import#eJy")
    person.button("Review").click()
    expect(person.page.get_by_role("alert")).to_contain_text("This link doesn’t contain a complete game")


def test_a_file_that_is_no_json_is_refused(people: People, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("no json", encoding="utf-8")
    person = people()
    person.open("/import").locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert")).to_contain_text("broken.json isn’t a JSON file")
    assert person.page.url.endswith("/import")


def test_a_broken_record_is_refused_with_every_problem(people: People, tmp_path: Path) -> None:
    record = whole("emberheart").record()
    record["moves"][3] = "fly to the moon"
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    person = people(forgive=("status of 4",))
    person.open("/import").locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert")).to_contain_text("not a record or position")
    expect(person.page.get_by_role("main").get_by_role("listitem")).to_contain_text("fly to the moon")
