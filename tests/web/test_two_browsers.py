"""Two people at two browsers, in one game by an invite link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import People, Person
from tests.web.play import ByList, Way
from tests.web.until import until


def made(person: Person) -> int:
    """How many moves the page knows about."""
    return int(person.page.evaluate("player.seen.table.move"))


def turn_of(way: Way, other: Way) -> None:
    """Play until the other is to decide; they see every move."""
    way.play()
    until(other.page, "move => player.seen.table.move === move", made(way.person))


def test_an_invite_link_brings_somebody_to_the_table_and_both_see_all_moves(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo")
    astrid.open("/new/bonfire").get_by_role("button", name="Create").click()
    link = astrid.page.locator("input[readonly]").first.input_value()
    assert link.startswith(f"{astrid.address}/join/")
    bo.open(link.removeprefix(bo.address)).get_by_role("button", name="Take the blue seat").click()
    for person in (astrid, bo):
        person.page.wait_for_selector(".stage [data-place]")
        expect(person.page.get_by_label("Seats").get_by_text("Bo", exact=True)).to_be_visible()
    ways = [ByList(astrid, seed=1), ByList(bo, seed=2)]
    if not astrid.page.evaluate("player.seen.table.seats[player.seen.table.deciding].mine"):
        ways.reverse()
    for _ in range(2):
        turn_of(ways[0], ways[1])
        turn_of(ways[1], ways[0])
    assert made(astrid) == made(bo) > 4
    logs = [person.ask("GET", f"/api/games/{game_of(person)}/log") for person in (astrid, bo)]
    assert [line["move"] for line in logs[0]] == [line["move"] for line in logs[1]]


def game_of(person: Person) -> str:
    return str(person.page.evaluate("player.seen.table.room.id"))


def test_a_guest_without_a_name_is_asked_for_one(people: People) -> None:
    astrid, guest = people("Astrid"), people("Guest")
    game = astrid.new_game("emberheart", "me open")
    guest.open(f"/join/{game['links']['1']}")
    guest.page.get_by_role("textbox").fill("Cleo")
    guest.page.get_by_role("button", name="Take the blue seat").click()
    astrid.sit(game["id"])
    expect(astrid.page.get_by_label("Seats").get_by_text("Cleo")).to_be_visible()


def test_a_link_that_was_renewed_no_longer_opens_a_seat(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo", forgive=("404", "403", "410"))
    game = astrid.new_game("bonfire", "me open")
    astrid.ask("POST", f"/api/games/{game['id']}/links", {"seat": 1})
    bo.open(f"/join/{game['links']['1']}")
    expect(bo.page.get_by_role("main")).to_contain_text("link")
    assert bo.page.url.endswith(game["links"]["1"])
