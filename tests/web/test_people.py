"""Getting along at a table: muting, blocking, reporting, leaving, continuing without somebody who is away."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.people import People, Person
from tests.web.served import Served
from tests.web.until import until

HOUR = 3600


def three(people: People, **more: object) -> tuple[Person, Person, Person, str]:
    """A game of three: whoever decides first, and the two others."""
    all_of_them = [people(name) for name in ("Astrid", "Bo", "Cleo")]
    made = all_of_them[0].new_game("emberheart", "me open open", **more)
    for seat in (1, 2):
        all_of_them[seat].ask("POST", "/api/join", {"secret": made["links"][str(seat)]})
    deciding = all_of_them[0].ask("GET", f"/api/games/{made['id']}")["deciding"]
    first = all_of_them.pop(deciding)
    return first, all_of_them[0], all_of_them[1], str(made["id"])


def name_of(person: Person) -> str:
    return str(person.me["name"])


def deeds(person: Person, other: Person) -> None:
    """Open the menu about somebody."""
    person.button(f"Options for {name_of(other)}").click()


def say(person: Person, text: str) -> None:
    person.page.get_by_placeholder("Write something").fill(text)
    person.button("Send").click()


def test_whoever_is_muted_is_not_heard_before_and_afterwards(people: People) -> None:
    first, second, third, game = three(people)
    for person in (first, second, third):
        person.sit(game)
        person.tab("chat")
    say(first, "You all play badly")
    chat = second.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("You all play badly")
    deeds(second, first)
    second.button("Mute in the chat").click()
    expect(chat).not_to_contain_text("You all play badly")
    say(first, "Hello?")
    expect(third.page.get_by_role("log", name="Chat")).to_contain_text("Hello?")
    say(third, "Leave it")
    expect(chat).to_contain_text("Leave it")
    expect(chat).not_to_contain_text("Hello?")
    deeds(second, first)
    second.button("Unmute in the chat").click()
    expect(chat).to_contain_text("Hello?")


def test_a_report_goes_to_whoever_runs_the_server(people: People) -> None:
    first, second, _, game = three(people)
    page = second.sit(game)
    deeds(second, first)
    second.button("Report…").click()
    dialog = page.get_by_role("dialog", name=f"Report {name_of(first)}")
    send = dialog.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    dialog.get_by_label("What happened?").fill("Insults in the chat")
    send.click()
    expect(dialog).to_contain_text("Your report has been sent.")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_blocked_players_are_listed_in_the_settings(people: People, phone: bool) -> None:
    astrid, bo = people("Astrid", phone=phone), people("Bo")
    made = astrid.new_game("emberheart", "me open")
    bo.ask("POST", "/api/join", {"secret": made["links"]["1"]})
    page = astrid.sit(made["id"])
    if phone:
        astrid.button("Menu").click()
        astrid.button("Players").click()
    else:
        deeds(astrid, bo)
    astrid.button("Block").click()
    until(page, "game => fetch(`/api/games/${game}`).then(r => r.json()).then(g => g.seats[1].ignored === 'block')", made["id"])
    page = astrid.open("/settings")
    row = page.get_by_role("listitem").filter(has_text="Bo")
    expect(row).to_contain_text("blocked")
    row.get_by_role("button", name="Stop ignoring Bo").click()
    expect(page.get_by_text("You aren’t ignoring anyone.")).to_be_visible()


def test_who_leaves_a_running_game_is_followed_by_a_bot(people: People) -> None:
    first, second, _, game = three(people)
    page = first.sit(game)
    second.sit(game)
    first.button("Menu").click()
    first.button("Leave the game").click()
    dialog = page.get_by_role("dialog", name="Leave this game?")
    expect(dialog).to_contain_text("A bot will play for you until the end.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    first.button("Menu").click()
    first.button("Leave the game").click()
    dialog.get_by_role("button", name="Leave the game").click()
    page.wait_for_url("**/games")
    expect(page.get_by_text("No games yet. Start one!")).to_be_visible()
    until(second.page, "name => player.seen.table.seats.find(one => one.name === name).kind === 'bot'", name_of(first))
    until(second.page, "() => player.seen.table.move > 0")


def test_a_finished_or_lonely_game_is_only_taken_off_the_list(people: People) -> None:
    astrid = people("Astrid")
    page = astrid.sit(astrid.new_game("bonfire", "me")["id"])
    astrid.button("Menu").click()
    expect(astrid.button("Leave the game")).to_have_count(0)
    astrid.button("Remove from my list").click()
    page.wait_for_url("**/games")
    expect(page.get_by_text("No games yet. Start one!")).to_be_visible()


def test_the_list_of_games_goes_on_page_by_page(people: People) -> None:
    astrid = people("Astrid")
    made = [astrid.new_game("emberheart", "me open")["id"] for _ in range(45)]
    page = astrid.open("/games")
    cards = page.locator("article")
    expect(cards).to_have_count(20)
    for number in (40, 45):
        astrid.button("Show more").click()
        expect(cards).to_have_count(number)
    expect(astrid.button("Show more")).to_have_count(0)
    addresses = [str(link.get_attribute("href")) for link in page.locator("article a").all()]
    assert addresses == [f"/game/{game}" for game in reversed(made)]


# Somebody is away for longer than agreed.


@pytest.fixture
def alone_server(tmp_path: Path) -> Iterator[Served]:
    """A separate server whose history can be rewritten."""
    with Served(tmp_path) as server:
        yield server


def age(server: Served, folder: Path, seconds: float) -> None:
    """Move everything that has happened so far into the past by this much."""
    server.kill()
    with sqlite3.connect(folder / "server.sqlite3") as database:
        database.execute("UPDATE entries SET at = at - ?", (seconds,))
        database.execute("UPDATE games SET created = created - ?", (seconds,))
    server.start()


def test_the_others_go_on_without_somebody_who_is_away_too_long(browser: Browser, alone_server: Served, tmp_path: Path) -> None:
    people = People(browser, alone_server.address)
    absent, second, third, game = three(people, absence=HOUR)
    name = name_of(absent)
    page = second.sit(game)
    deeds(second, absent)
    expect(page.get_by_text("Can be voted out from")).to_be_visible()
    expect(second.button(f"Continue without {name}")).to_have_count(0)
    for person in (second, third):
        person.page.goto("about:blank")
    age(alone_server, tmp_path, 2 * HOUR)
    for person in (second, third):
        person.sit(game)
    deeds(second, absent)
    second.button(f"Continue without {name}").click()
    expect(page.get_by_label("Seats")).to_contain_text("vote: 1 of 2")
    asked = third.page.get_by_role("alertdialog", name="A vote")
    expect(asked).to_contain_text(f"{name_of(second)} wants to continue without {name}, who has been away too long.")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    deeds(second, absent)
    expect(page.get_by_text(f"You have voted to continue without {name}.")).to_contain_text(f"Still waiting for: {name_of(third)}.")
    third.page.reload()
    third.page.wait_for_selector(".stage [data-place]")
    asked.get_by_role("button", name="Agree").click()
    for person in (second, third):
        until(person.page, "name => player.seen.table.seats.find(one => one.name === name).kind === 'bot'", name)
    expect(asked).to_have_count(0)
    people.leave()
