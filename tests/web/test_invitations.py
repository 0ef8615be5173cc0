"""Opening a link: what it invites to, what it says about the deal, and links that seat nobody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import People, Person
from tests.web.said import said
from tests.web.scenes import moment

TABLE = ".stage [data-place]"
REFUSED = ("403", "404", "409")  # in the console of a page that is refused something


def main(person: Person) -> str:
    return person.page.get_by_role("main").inner_text()


def test_an_invitation_says_what_was_agreed_and_takes_no_seat_by_itself(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo")
    seats = "me open bot:ember"
    game = astrid.new_game("bonfire", seats, options={"first_game": 1}, absence=86400, clock={"move": 300, "game": None, "on_time": "bot"})
    page = bo.open(f"/join/{game['links']['1']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Astrid invites you to play Bonfire")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    for words in (
        "Your seat",
        "Bot · Ember",
        "Made for a first game",
        "Everybody has 5 minutes for a turn",
        "Whoever is away for longer than 1 day can be voted out",
        "This link is for one player.",
    ):
        assert words in main(bo)
    assert said("origin-seed", "why") not in main(bo)
    assert astrid.ask("GET", f"/api/games/{game['id']}")["seats"][1]["kind"] == "open"
    bo.button("Take the blue seat").click()
    page.wait_for_selector(TABLE)
    assert bo.ask("GET", f"/api/games/{game['id']}")["seats"][1]["mine"]
    bo.open(f"/join/{game['links']['1']}")  # mine already: straight to the table
    page.wait_for_selector(TABLE)


def test_who_sits_down_is_told_that_the_host_chose_the_seed(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo")
    game = astrid.new_game("emberheart", "me open", seed=7)
    page = bo.open(f"/join/{game['links']['1']}")
    expect(page.get_by_text("The host chose the seed of this game and may know what is hidden.")).to_be_visible()
    bo.button("Take the blue seat").click()
    page.wait_for_selector(TABLE)
    chip = page.get_by_role("button", name="Chosen seed")
    why = page.get_by_role("tooltip").filter(has_text="The host chose the seed")
    expect(why).to_be_hidden()
    chip.click()
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    expect(why).to_be_hidden()
    bo.open("/games")
    expect(page.locator("article").first).to_contain_text("Chosen seed")


def test_who_sits_down_is_told_that_the_position_was_prepared(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "spark"}]
    made = astrid.ask("POST", "/api/games/import", {"record": moment("bonfire", 3, 0.1).position(), "seats": seats})
    page = bo.open(f"/join/{made['links']['1']}")
    expect(page.get_by_text(said("origin-position", "why"))).to_be_visible()


def test_a_fair_game_has_no_label(people: People) -> None:
    astrid = people("Astrid")
    page = astrid.sit(astrid.new_game("emberheart", "me bot:spark")["id"])
    expect(page.get_by_role("button", name="Chosen seed")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_link_seats_one_player(people: People, phone: bool) -> None:
    astrid, bo, cleo = people("Astrid"), people("Bo"), people("Cleo", phone=phone, forgive=REFUSED)
    game = astrid.new_game("emberheart", "me open open")
    bo.ask("POST", "/api/join", {"secret": game["links"]["1"]})
    page = cleo.open(f"/join/{game['links']['1']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You can’t sit down here")
    assert "Somebody else is already using this link. Each link is for one player: ask for a new one." in main(cleo)
    expect(page.get_by_role("link", name="Home").first).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_somebody_who_is_blocked_reads_that_kindly_and_not_by_whom(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo", forgive=REFUSED)
    first = astrid.new_game("emberheart", "me open")
    bo.ask("POST", "/api/join", {"secret": first["links"]["1"]})
    astrid.ask("PUT", f"/api/games/{first['id']}/seats/1/ignore", {"how": "block"})
    second = astrid.new_game("emberheart", "me open")
    bo.open(f"/join/{second['links']['1']}")
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("You can’t sit down here")
    assert said("error-blocked") in main(bo)
    assert "Astrid" not in main(bo)


def test_another_free_seat_can_be_taken_and_one_that_is_gone_gives_way_to_the_next(people: People) -> None:
    astrid, bo, cleo = people("Astrid"), people("Bo"), people("Cleo", forgive=REFUSED)
    game = astrid.new_game("emberheart", "me open open")
    cleo.open(f"/join/{game['links']['2']}").get_by_role("button", name="Take the pink seat").wait_for()
    page = bo.open(f"/join/{game['links']['1']}")
    page.get_by_role("radio").nth(1).check(force=True)
    bo.button("Take the pink seat").click()
    page.wait_for_url("**/game/*")
    cleo.button("Take the pink seat").click()
    expect(cleo.page.get_by_text("Somebody else was quicker.")).to_be_visible()
    cleo.button("Take the blue seat").click()
    cleo.page.wait_for_selector(TABLE)
    seats = astrid.ask("GET", f"/api/games/{game['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Astrid", "Cleo", "Bo"]


def test_a_link_to_watch_shows_the_game_first(people: People) -> None:
    astrid, cleo = people("Astrid"), people("Cleo")
    game = astrid.new_game("emberheart", "me bot:spark")
    page = cleo.open(f"/watch/{game['links']['watch']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Astrid lets you watch Emberheart")
    cleo.button("Watch").click()
    page.wait_for_selector(TABLE)
    assert cleo.ask("GET", f"/api/games/{game['id']}")["spectator"]


def test_the_host_removes_a_player_and_gets_a_fresh_link(people: People) -> None:
    astrid, bo = people("Astrid"), people("Bo", forgive=REFUSED)
    game = astrid.new_game("emberheart", "me open open")
    bo.ask("POST", "/api/join", {"secret": game["links"]["1"]})
    waiting = bo.open(f"/game/{game['id']}")
    expect(waiting.get_by_role("heading", name="Emberheart")).to_be_visible()
    page = astrid.open(f"/game/{game['id']}")
    page.get_by_role("listitem").filter(has_text="Bo").get_by_role("button", name="Remove").click()
    dialog = page.get_by_role("dialog", name="Remove Bo?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("listitem").filter(has_text="Bo").get_by_role("button", name="Remove").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(waiting.get_by_text("You are no longer at this table")).to_be_visible()
    fresh = page.locator("input[readonly]").first.input_value().rpartition("/")[2]
    assert fresh != game["links"]["1"]
    bo.open(f"/join/{game['links']['1']}")
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("You can’t sit down here")
    cleo = people("Cleo")
    cleo.open(f"/join/{fresh}").get_by_role("button", name="Take the blue seat").click()
    expect(page.get_by_role("listitem").filter(has_text="Cleo")).to_be_visible()


def test_how_long_somebody_may_be_away_is_agreed_with_the_new_game(people: People) -> None:
    astrid = people("Astrid")
    page = astrid.open("/new/emberheart")
    absence = page.get_by_label("Longest absence")
    expect(absence.locator("option:checked")).to_have_text("3 days")
    assert absence.locator("option").all_inner_texts() == ["1 hour", "1 day", "3 days", "1 week", "no limit"]
    absence.select_option("1 week")
    page.get_by_text("Clock, hints, components").click()
    expect(page.get_by_text(said("seed-help"))).to_be_visible()
    astrid.button("Create the game").click()
    page.wait_for_url("**/game/*")
    assert astrid.ask("GET", f"/api/games/{page.url.rpartition('/')[2]}")["absence"] == 7 * 24 * 3600
    page = astrid.open("/new/emberheart")
    page.get_by_label("Who sits at seat 2").select_option("bot")
    expect(absence).to_have_count(0)
