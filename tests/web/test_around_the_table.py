"""What happens at a table besides moves: watchers, chat, notes, hot-seat, stand-ins, rematches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.ends import nearly_over
from tests.web.people import People, Person
from tests.web.play import ByList
from tests.web.said import said
from tests.web.until import until

STANDS = "`${player.seen.table.move} ${document.querySelector('.dock')?.innerText}`"  # of a table and what is proposed at it


def two(people: People, game: str = "bonfire") -> tuple[Person, Person, str]:
    """Two people at a table: the one who decides first, and the other."""
    astrid, bo = people("Astrid"), people("Bo")
    made = astrid.new_game(game, "me open", seed=5)
    bo.ask("POST", "/api/join", {"secret": made["links"]["1"], "accepts": True})
    for person in (astrid, bo):
        person.sit(made["id"])
    first, second = (bo, astrid) if astrid.page.evaluate("player.stand().others") else (astrid, bo)
    return first, second, str(made["id"])


def test_spectators_see_everything_and_can_do_nothing(people: People) -> None:
    astrid, cleo = people("Astrid"), people("Cleo")
    made = astrid.new_game("bonfire", "me me", seed=5)
    cleo.open(f"/watch/{made['links']['watch']}").get_by_role("button", name="Watch").click()
    cleo.page.wait_for_selector(".stage [data-place]")
    astrid.sit(made["id"])
    ByList(astrid, seed=5).turns(1)
    move = astrid.page.evaluate("player.seen.table.move")
    until(cleo.page, "move => player.seen.table.move === move", move)
    assert cleo.page.evaluate("player.lit()") == []
    expect(cleo.button("Undo")).to_have_count(0)
    cleo.tab("moves")
    expect(cleo.page.get_by_text("You have nothing to decide right now.")).to_be_visible()
    astrid.page.wait_for_selector(".watching")
    answer = cleo.page.evaluate(
        """([game, at, move]) => new Promise((done) => {
          const socket = player.seen.sockets.at(-1);
          socket.addEventListener("message", ({ data }) => JSON.parse(data).id === "mine" && done(JSON.parse(data)));
          socket.send(JSON.stringify({ do: "move", game, id: "mine", seat: 0, at, moves: [move] }));
        })""",
        [made["id"], move, astrid.page.evaluate("player.seen.table.options[0].move")],
    )
    assert answer["type"] == "refused"
    assert astrid.page.evaluate("player.seen.table.move") == move


def test_what_is_said_is_heard_and_notes_stay_private(people: People) -> None:
    first, second, _ = two(people)
    first.tab("chat")
    first.page.get_by_placeholder("Write something").fill("Good luck!")
    first.button("Send").click()
    expect(second.page.locator("#tab-chat .dot")).to_have_text("1")
    second.tab("chat")
    expect(second.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    first.tab("notes")
    first.page.get_by_placeholder("Only you can read this.").fill("Sail early")
    expect(first.page.get_by_text("Saved.")).to_be_visible()
    second.tab("notes")
    expect(second.page.get_by_placeholder("Only you can read this.")).to_have_value("")
    first.page.reload()
    first.page.wait_for_selector(".stage [data-place]")
    first.tab("notes")
    expect(first.page.get_by_placeholder("Only you can read this.")).to_have_value("Sail early")
    first.tab("chat")
    expect(first.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_at_one_browser_a_curtain_falls_between_two_players(people: People) -> None:
    person = people(curtain=True)
    page = person.sit(person.new_game("bonfire", "me me", seed=5)["id"])
    way = ByList(person, seed=5)
    while page.evaluate("!document.querySelector('.curtain')"):
        before = page.evaluate(STANDS)
        way.step({})
        until(page, f"before => document.querySelector('.curtain') || player.stand().active && {STANDS} !== before", before)
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("is next")
    assert page.evaluate("player.lit()") == []
    assert page.evaluate("document.elementFromPoint(innerWidth / 3, innerHeight / 2).closest('.curtain') !== null")
    curtain.get_by_role("button", name="I’m ready").click()
    assert way.now()["active"]


def test_a_bot_stands_in_and_gives_the_seat_back(people: People) -> None:
    first, second, game = two(people)
    before = first.page.evaluate("player.seen.table.move")
    first.button("Menu").click()
    first.page.get_by_text(said("stand-in", name=first.me["name"], level="Flame")).click()
    until(second.page, "move => player.seen.table.move > move && !player.stand().others", before)
    expect(second.page.get_by_label("Seats")).to_contain_text("stands in")
    first.button("Menu").click()
    first.page.get_by_text(said("stand-in-end", name=first.me["name"])).click()
    expect(second.page.get_by_label("Seats")).not_to_contain_text("stands in")
    assert {line["by"] for line in first.ask("GET", f"/api/games/{game}/log")} == {"bot"}


def test_a_rematch_begins_with_the_seats_rotated(people: People) -> None:
    person = people()
    page = person.sit(person.go_on(nearly_over("emberheart", 6).position()))
    ByList(person, seed=5).play()
    game = page.evaluate("player.seen.table.room.id")
    names = page.evaluate("player.seen.table.seats.map(seat => seat.name)")
    person.button("Rematch").click()
    until(page, "game => player.seen.table.room.id !== game && player.stand().active", game)
    assert page.evaluate("player.seen.table.seats.map(seat => seat.name)") == names[1:] + names[:1]
    assert page.evaluate("player.seen.table.move") == 0
