"""A lost connection in the middle of a move: nothing is lost, and the move is made once."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.people import LOST, Data, People, Person
from tests.web.play import ByList
from tests.web.said import said
from tests.web.served import Served
from tests.web.until import until


def log_of(person: Person, game: str) -> list[str]:
    return [line["move"] for line in person.ask("GET", f"/api/games/{game}/log")]


def first(person: Person) -> str:
    move: str = person.page.evaluate("player.seen.table.options[0].move")
    return move


def sit(people: People, address: str = "") -> tuple[Person, str, ByList]:
    person = people(forgive=LOST, address=address)
    game: Data = person.new_game("bonfire", "me me", seed=6)
    person.sit(game["id"])
    way = ByList(person, seed=6)
    way.turns(1)
    return person, str(game["id"]), way


def test_a_move_whose_answer_is_lost_is_made_once(people: People) -> None:
    person, game, way = sit(people)
    before = log_of(person, game)
    move = first(person)
    person.page.evaluate("player.seen.cut = true")  # the move is still sent, its answer does not arrive
    way.make(move)
    way.after(len(before), sure=True)
    until(person.page, "player.seen.sockets.length === 2")
    assert log_of(person, game)[: len(before) + 1] == [*before, move]
    assert log_of(person, game).count(move) == before.count(move) + 1
    way.turns(1)


def test_a_move_made_while_the_server_is_gone_is_made_when_it_is_back(people: People, browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        person, game, way = sit(people, server.address)
        before = log_of(person, game)
        move = first(person)
        server.kill()
        expect(person.page.get_by_text(said("offline"))).to_be_visible()
        way.make(move)
        server.start()
        person.button("Try now").click()
        way.after(len(before), sure=True)
        expect(person.page.get_by_text(said("offline"))).to_be_hidden()
        after = log_of(person, game)
        assert after[: len(before) + 1] == [*before, move]
        way.turns(1)


def test_what_others_did_meanwhile_is_told_afterwards(people: People) -> None:
    astrid, bo = people("Astrid", forgive=LOST), people("Bo")
    game = astrid.new_game("bonfire", "me open", seed=7)
    bo.ask("POST", "/api/join", {"secret": game["links"]["1"], "accepts": True})
    for person in (astrid, bo):
        person.sit(game["id"])
    away, there = (astrid, bo) if bo.page.evaluate("player.seen.table.seats[player.seen.table.deciding].mine") else (bo, astrid)
    away.forgive = LOST
    away.context.set_offline(True)
    away.page.evaluate("player.seen.sockets.at(-1).close()")
    expect(away.page.get_by_text(said("offline"))).to_be_visible()
    ByList(there, seed=7).play()
    away.context.set_offline(False)
    until(away.page, "move => player.seen.table.move === move", there.page.evaluate("player.seen.table.move"))
    seqs = away.page.evaluate("player.seen.changes.map(change => change.seq)")
    assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))  # every change once, none missing
