"""My statistics: three hundred games drawn, filtered, exported, and gone with their player. How fast: bench/drawn.py."""

from __future__ import annotations

import csv
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from tests.server.serving import Person as Caller
from tests.server.serving import Serving, choose
from tests.web.axe import violations
from tests.web.people import People, Person
from tests.web.said import said

GAMES = 300
SEATS = {"bonfire": ("me", "me bot:ember", "me bot:spark bot:flame"), "emberheart": ("me bot:flame",)}
DAY = 86_400.0
DOTS = "section svg[role=img] circle"
COPIES = count()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("statistics")) as server:
        yield server


@pytest.fixture(scope="module")
def played(serving: Serving) -> list[str]:
    """The ids of games that somebody has played."""
    caller = serving.person("Bo")
    return [play(caller, game, seats) for game, all_seats in SEATS.items() for seats in all_seats]


@pytest.fixture
def guests(browser: Browser, serving: Serving) -> Iterator[People]:
    people = People(browser, serving.address)
    yield people
    people.leave()


def play(person: Caller, game: str, seats: str) -> str:
    """Play a game to its end with random moves of this person; returns its id."""
    made: str = person.new_game(game, seats)["id"]
    chance = random.Random(made)
    with person.socket() as talk:
        table = talk.open(made)
        while not table["over"]:
            if table["deciding"] == 0 and table["options"]:
                move = choose(table, chance)
                talk.say({"do": "move", "game": made, "id": f"{table['seq']}", "seat": 0, "at": table["move"], "moves": [move]})
            heard = talk.hear()
            table = heard if heard["type"] == "change" and "options" in heard else table
    return made


def many(database: Path, played: list[str], number: int, player: str) -> None:
    """Copy the games played, as if this player had played so many, two a day."""
    chance = random.Random(17)
    with closing(sqlite3.connect(database, timeout=60)) as connection:
        connection.row_factory = sqlite3.Row
        for copy in range(number):
            like = played[copy % len(played)]
            game = dict(connection.execute("SELECT * FROM games WHERE id = ?", [like]).fetchone())
            about = json.loads(game["summary"])
            scores = [round(chance.gauss(55 + (copy / 10 if seat == 0 else 8), 12)) for seat in range(len(about["scores"]))]
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
            game |= {"id": f"{like}{next(COPIES):04}", "updated": game["updated"] - copy * DAY / 2}
            game["summary"] = json.dumps(about | {"scores": scores, "winners": winners})
            add(connection, "games", game)
            for holder in connection.execute("SELECT * FROM holders WHERE game_id = ?", [like]).fetchall():
                add(connection, "holders", {**dict(holder), "game_id": game["id"], "player_id": player})
        connection.commit()


def add(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


def statistics(person: Person) -> Page:
    page = person.open("/statistics")
    page.locator(DOTS).first.wait_for()
    return page


def saved(page: Page, name: str) -> str:
    with page.expect_download() as coming:
        page.get_by_role("button", name=name).click()
    download: Download = coming.value
    return Path(download.path()).read_text(encoding="utf-8")


def test_three_hundred_games_are_drawn_filtered_exported_and_deleted(guests: People, serving: Serving, played: list[str]) -> None:
    person = guests("Astrid", forgive=("401",))
    many(serving.database, played, GAMES, person.me["id"])
    page = statistics(person)
    games = person.ask("GET", "/api/me/statistics")
    assert len(games) == GAMES

    def chosen(players: int | None, game: str = "bonfire") -> list[dict[str, object]]:
        return [one for one in games if one["game"] == game and players in (None, one["players"])]

    page.get_by_role("group", name=said("game")).get_by_role("button", name="Bonfire").click()
    expect(page.locator(DOTS)).to_have_count(len(chosen(None)))

    # By player count: results, records, opponents, sources.
    for players in (1, 2, 3):
        page.get_by_role("button", name=said("statistics-players", number=players), exact=True).click()
        expect(page.locator(DOTS)).to_have_count(len(chosen(players)))
    best = max(chosen(3), key=lambda one: one["score"])  # type: ignore[arg-type, return-value]
    records = page.locator("dl a")
    expect(records.first).to_have_text(str(best["score"]))
    expect(records.first).to_have_attribute("href", re.compile(r"/game/\w+$"))
    expect(page.get_by_role("row", name="Flame")).to_be_visible()
    expect(page.get_by_role("row", name="Ember")).to_have_count(0)
    expect(page.get_by_role("heading", name=said("statistics-sources"))).to_be_visible()

    # Export.
    rows = list(csv.DictReader(saved(page, said("statistics-csv")).splitlines()))
    assert [row["id"] for row in rows] == [one["id"] for one in games]
    assert all(row["score"] == str(one["score"]) for row, one in zip(rows, games, strict=True))
    tasks = next(name for name in games[0]["sources"])
    assert rows[0][tasks] == str(games[0]["sources"][tasks])
    assert json.loads(saved(page, "JSON")) == games

    # Deletion.
    person.ask("DELETE", "/api/me")
    with closing(sqlite3.connect(serving.database, timeout=60)) as connection:
        assert connection.execute("SELECT count(*) FROM holders WHERE player_id = ?", [person.me["id"]]).fetchone() == (0,)
    person.context.clear_cookies()
    person.open("/statistics")
    expect(page.get_by_text(said("statistics-none"))).to_be_visible()
    assert person.ask("GET", "/api/me/statistics") == []


@pytest.mark.parametrize("language", ["en", "de", "nl", "pl"])
def test_the_page_is_read_in_every_language_on_a_phone_and_by_keyboard(
    language: str, guests: People, serving: Serving, played: list[str]
) -> None:
    person = guests("Astrid", phone=True, language=language)
    many(serving.database, played[:2], 30, person.me["id"])
    page = statistics(person)
    assert violations(page) == []
    assert page.evaluate("player.raw()") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    alone = page.get_by_role("button", name=said("statistics-players", language=language, number=1), exact=True)
    alone.focus()
    page.keyboard.press("Enter")
    expect(alone).to_have_attribute("aria-pressed", "true")
    expect(page.locator(DOTS)).to_have_count(15)
