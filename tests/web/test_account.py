"""Identity on a server without accounts: devices, a recovery phrase, my data, deletion."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.web.people import People, Person
from tests.web.until import PAUSE, until

UNKNOWN = ("401",)  # in the console when the server does not know a browser any more


def claimed(people: People, astrid: Person, **more: object) -> Person:
    """Another browser that has become the same player."""
    other = people("Somebody", **more)  # type: ignore[arg-type]
    secret = astrid.ask("POST", "/api/me/link", {})["secret"]
    other.open(f"/claim/{secret}").get_by_role("button", name="Continue here").click()
    other.page.wait_for_url("**/games")
    return other


def test_devices_are_listed_and_can_be_signed_out(people: People) -> None:
    astrid = people("Astrid")
    other = claimed(people, astrid, forgive=(*UNKNOWN, "WebSocket"))
    page = astrid.open("/settings")
    devices = page.get_by_role("listitem").filter(has_text="Chrome")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    expect(devices.filter(has_text="this device").get_by_role("button")).to_have_count(0)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    mine = astrid.ask("GET", "/api/me")["id"]
    until(other.page, "mine => fetch('/api/me').then(r => r.json()).then(me => me.id !== mine)", mine)


def test_a_recovery_phrase_brings_the_games_back_to_a_new_browser(people: People) -> None:
    astrid, lost = people("Astrid"), people("Somebody", phone=True, forgive=("404",))
    game = astrid.new_game("bonfire", "me")["id"]
    page = astrid.open("/settings")
    astrid.button("Make a phrase").click()
    words = page.locator(".words")
    expect(words).to_be_visible()
    phrase = words.inner_text()
    assert len(phrase.split()) == 12
    expect(page.get_by_text("They are shown only this once")).to_be_visible()
    astrid.button("I have written them down").click()
    page.reload()
    expect(astrid.button("Replace the phrase")).to_be_visible()
    expect(words).to_have_count(0)
    there = lost.open("/")
    there.get_by_role("link", name="I have a recovery phrase").click()
    go = lost.button("Continue here")
    expect(go).to_be_disabled()
    field = there.get_by_label("Recovery phrase")
    field.fill(" ".join(["apple"] * 12))
    go.click()
    expect(there.get_by_role("alert")).to_contain_text("Nobody has this recovery phrase.")
    field.fill(f"  {phrase.upper()} ")
    expect(there.get_by_text("12 of 12 words")).to_be_visible()
    go.click()
    there.wait_for_url("**/games")
    expect(there.locator(f'a[href="/game/{game}"]')).to_be_visible()
    assert lost.ask("GET", "/api/me") == astrid.ask("GET", "/api/me")


def test_a_recovery_phrase_can_be_removed(people: People) -> None:
    astrid = people("Astrid")
    page = astrid.open("/settings")
    astrid.button("Make a phrase").click()
    astrid.button("I have written them down").click()
    astrid.button("Remove the phrase").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(astrid.button("Make a phrase")).to_be_visible()
    assert astrid.ask("GET", "/api/me")["recovery"] is False


def test_my_data_comes_as_a_file(people: People, tmp_path: Path) -> None:
    astrid = people("Astrid")
    game = astrid.new_game("bonfire", "me")["id"]
    astrid.open("/settings")
    with astrid.page.expect_download() as waiting:
        astrid.button("Download my data").click()
    waiting.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert data["player"]["name"] == "Astrid"
    assert [one["id"] for one in data["games"]] == [game]


def test_who_deletes_themselves_is_gone_and_begins_again_as_somebody_new(people: People) -> None:
    astrid, bo = people("Astrid", forgive=UNKNOWN), people("Bo")
    made = astrid.new_game("emberheart", "me open")
    bo.ask("POST", "/api/join", {"secret": made["links"]["1"]})
    page = astrid.open("/settings")
    astrid.button("Delete me").click()
    dialog = page.get_by_role("dialog", name="Delete me")
    sure = dialog.get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    dialog.get_by_label("Type your name to confirm: Astrid").fill("Astri")
    expect(sure).to_be_disabled()
    dialog.get_by_label("Type your name to confirm: Astrid").fill("Astrid")
    sure.click()
    page.wait_for_url(f"{astrid.address}/")
    expect(page.get_by_role("button", name="Play solo against Tom")).to_be_visible()
    assert bo.ask("GET", f"/api/games/{made['id']}")["seats"][0]["kind"] == "bot"
    fresh = astrid.ask("POST", "/api/me", {})
    assert fresh["id"] != astrid.me["id"]
    assert fresh["name"] == "Guest"


def test_a_name_is_changed(people: People) -> None:
    astrid = people("Astrid")
    page = astrid.open("/settings")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Astrid")
    page.get_by_label("Name", exact=True).fill("Ástríður")
    astrid.button("Save").first.click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    assert astrid.ask("GET", "/api/me")["name"] == "Ástríður"


def test_a_name_that_is_written_before_the_page_is_complete_stays(people: People) -> None:
    astrid, late = people("Astrid"), list[Route]()

    def hold(route: Route) -> None:
        late.append(route)

    astrid.page.route("**/api/about", hold)
    page = astrid.open("/settings")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ástríður")
    while not late:
        page.wait_for_timeout(PAUSE)
    with page.expect_response("**/api/notify"):  # requested once the rest has loaded
        late[0].continue_()
    expect(name).to_have_value("Ástríður")
