"""Undo says what it undoes, asks the others once something hidden has been revealed, and a turn can be restarted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import People, Person
from tests.web.play import ByList
from tests.web.until import until


def made(person: Person) -> int:
    return int(person.page.evaluate("player.seen.table.move"))


def option(way: ByList, seals: bool) -> str | None:
    """A move that reveals something hidden, or one that does not and keeps the turn."""
    move: str | None = way.page.evaluate(
        "seals => player.find(act => act.seals === seals && (seals ? act.line.length === 1 : !act.ends))", seals
    )
    return move


def make(way: ByList, move: str | None) -> str:
    """Make a move from the list; returns its label there."""
    assert move is not None
    text = way.page.locator(f'.moves ol button[data-move="{move}"] .text').evaluate("one => one.firstChild.textContent.trim()")
    before = way.now()["move"]
    way.make(move)
    way.after(before, sure=True)
    return str(text)


def alone(people: People) -> tuple[Person, ByList]:
    person = people(payment=False)
    person.sit(person.new_game("bonfire", "me me", seed=8)["id"])
    way = ByList(person, seed=8)
    way.play(lambda now: bool(now["decision"] == "turn"))
    return person, way


def test_the_button_says_what_it_takes_back_and_does(people: People) -> None:
    person, way = alone(people)
    before = made(person)
    text = make(way, option(way, seals=False))
    undo = person.button("Undo")
    assert undo.get_attribute("title") == f"Undo: {text}"
    at = made(person)
    undo.click()
    until(person.page, "move => player.seen.table.move < move", at)
    assert made(person) >= before


def test_a_turn_can_be_started_again(people: People) -> None:
    person, way = alone(people)
    start = made(person)
    make(way, option(way, seals=False))
    make(way, option(way, seals=False))
    assert made(person) == start + 2
    person.button("Restart turn").click()
    until(person.page, "move => player.seen.table.move === move", start)
    expect(person.button("Restart turn")).to_be_disabled()


def test_after_a_seal_the_others_are_asked(people: People) -> None:
    astrid, bo = people("Astrid", payment=False), people("Bo", payment=False)
    game = astrid.new_game("bonfire", "me open", seed=9)
    bo.ask("POST", "/api/join", {"secret": game["links"]["1"], "accepts": True})
    for person in (astrid, bo):
        person.sit(game["id"])
    first, second = (astrid, bo) if astrid.page.evaluate("player.stand().others") is False else (bo, astrid)
    ways = [ByList(first, seed=9), ByList(second, seed=9)]
    while option(ways[0], seals=True) is None:
        now = ways[0].now()
        if now["others"]:
            ways.reverse()
            until(ways[0].page, "move => player.seen.table.move === move && player.stand().active", now["move"])
        else:
            ways[0].after(now["move"], ways[0].step(now))
    first, second = ways[0].person, ways[1].person
    make(ways[0], option(ways[0], seals=True))
    at = made(first)
    undo = first.button("Undo")
    assert str(undo.get_attribute("title")).startswith("Ask to undo: ")
    undo.click()
    asked = second.page.get_by_role("alertdialog")
    expect(first.page.get_by_role("alertdialog")).to_contain_text(f"Still waiting for: {second.me['name']}.")
    asked.get_by_role("button", name="No", exact=True).click()
    expect(first.page.get_by_role("alertdialog")).to_have_count(0)
    assert made(first) == at
    undo.click()
    asked.get_by_role("button", name="Yes", exact=True).click()
    until(first.page, "move => player.seen.table.move < move", at)
    assert made(second) == made(first)


def test_in_a_series_what_has_come_to_light_stands(people: People) -> None:
    person = people(payment=False)
    person.open("/series").get_by_role("button", name="Next game").click()
    person.page.wait_for_selector(".stage [data-place]")
    way = ByList(person, seed=3)
    way.play(lambda now: bool(now["decision"] == "turn" and option(way, seals=True)))
    make(way, option(way, seals=True))
    expect(person.button("Undo")).to_be_disabled()
    expect(person.button("Undo")).to_have_attribute("title", "In a series you can’t undo once something has been revealed")
