"""The daily challenge in two browsers: one attempt counts, nobody peeks, and the results appear at midnight (UTC)."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from firelight.server.daily import day_of, usual_title
from tests.server.serving import Serving, Talk, choose
from tests.web.axe import violations
from tests.web.people import People, Person
from tests.web.said import said
from tests.web.screens import LANGUAGES
from tests.web.until import PAUSE

DAY = 24 * 3600.0
TABLE = ".stage [data-place]"
# From the next page on.
SPEAK = """(language) => {
  const settings = JSON.parse(localStorage.getItem('firelight.settings'));
  localStorage.setItem('firelight.settings', JSON.stringify({ ...settings, language }));
}"""
REFUSED = ("403", "404", "409")


class Clock:
    """The server's clock: noon on one of Bonfire's days, plus the time that has passed since."""

    def __init__(self) -> None:
        self._real, self._begun, self.later = time.time, time.time(), 0.0
        noons = (self._begun // DAY * DAY + (day + 0.5) * DAY for day in range(9))
        self.noon = next(noon for noon in noons if usual_title(day_of(noon)) == "bonfire")

    def __call__(self) -> float:
        return self.noon + self._real() - self._begun + self.later


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    return clock


@pytest.fixture
def guests(browser: Browser, clock: Clock, tmp_path: Path) -> Iterator[People]:
    with Serving(tmp_path) as server:
        people = People(browser, server.address)
        yield people
        people.leave()


def secret_of(person: Person) -> str:
    return next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "firelight")


def finish(person: Person, game: str, seed: int) -> int:
    """Play a game alone to its end with random moves; the score."""
    chance = random.Random(seed)
    with Talk(person.address, {"Cookie": f"firelight={secret_of(person)}"}, person.address) as talk:
        table = talk.open(game)
        while not table["over"]:
            move = choose(table, chance)
            talk.say({"do": "move", "game": game, "id": f"{table['seq']}", "seat": 0, "at": table["move"], "moves": [move]})
            table = talk.wait("change")
        score: int = table["scores"][0]
        return score


def begin(person: Person) -> str:
    """Begin the attempt that counts; returns the id of its game."""
    page = person.open("/daily")
    person.button(said("daily-play", who="Tom")).click()
    page.wait_for_selector(TABLE)
    return page.url.rpartition("/")[2]


def status(person: Person, method: str, path: str, body: str = "{}") -> int:
    headers = {"Origin": person.address, "Content-Type": "application/json"}
    return person.context.request.fetch(f"{person.address}{path}", method=method, data=body, headers=headers).status


def first_table(person: Person, game: str) -> object:
    return person.ask("GET", f"/api/games/{game}/at/0")["view"]


def results(page: Page) -> list[str]:
    rows = page.get_by_role("row").filter(has=page.get_by_role("cell"))
    return [" ".join(row.split()) for row in rows.all_inner_texts()]


def test_a_day_of_two_players_one_of_whom_cheats(guests: People, clock: Clock) -> None:
    astrid, bo = guests("Astrid"), guests("Bo", forgive=REFUSED)
    watching = astrid.context.new_page()  # her second tab, whose clock goes with the server's
    watching.clock.install(time=clock())

    # Bo looks at the deal in one tab, and would start again in another one: it is the same attempt.
    stolen = begin(bo)
    other = bo.context.new_page()
    other.goto(f"{bo.address}/daily")
    expect(other.get_by_role("link", name=said("daily-go-on"))).to_have_attribute("href", f"/game/{stolen}")
    expect(other.get_by_role("button", name=said("practise"))).to_have_count(0)
    day = bo.ask("GET", "/api/daily")["day"]
    for body in ('{"opponent": null}', '{"opponent": "inferno"}', '{"opponent": null, "practice": true}'):
        assert status(bo, "POST", f"/api/daily/{day}", body) == 201
    assert bo.ask("GET", "/api/daily")["mine"]["id"] == stolen

    # As another player, before that one's attempt is over, he is shown neither the game nor a way to practise.
    game = begin(astrid)
    assert first_table(astrid, game) == first_table(bo, stolen)
    bo.open(f"/game/{game}")
    expect(bo.page.locator(TABLE)).to_have_count(0)
    assert status(bo, "PUT", f"/api/daily/{day}/games/{game}") == 403
    assert status(astrid, "POST", f"/api/games/{game}/hint", '{"seat": 0}') == 403
    assert status(astrid, "GET", f"/api/games/{game}/record", "") == 403

    # Both finish; each sees only their own result, and a second one does not count.
    score, stolen_score = finish(astrid, game, 1), finish(bo, stolen, 2)
    watching.goto(f"{astrid.address}/daily")
    expect(watching.get_by_text(re.compile(rf"\b{score}\b")).first).to_be_visible()
    expect(watching.get_by_role("table")).to_have_count(0)
    bo.open("/daily")
    bo.button(said("practise")).click()
    bo.page.wait_for_url(re.compile(r"/game/(?!" + stolen + r")\w+$"))
    bo.page.wait_for_selector(TABLE)
    finish(bo, bo.page.url.rpartition("/")[2], 3)
    assert status(bo, "POST", f"/api/daily/{day}", '{"opponent": null}') == 409
    assert bo.ask("GET", "/api/daily")["mine"]["score"] == stolen_score

    # After midnight the open page shows the results by itself.
    clock.later = 13 * 3600
    watching.clock.fast_forward(13 * 3600 * 1000)
    table = watching.get_by_role("table")
    expect(table).to_be_visible()
    told = results(watching)
    assert len(told) == 2 and {name for name in ("Astrid", "Bo") if any(name in row for row in told)} == {"Astrid", "Bo"}
    # The second player at the address is marked.
    expect(table.get_by_role("row").filter(has_text="Astrid").get_by_label(said("daily-shared"))).to_be_visible()
    expect(table.get_by_role("row").filter(has_text="Bo").get_by_label(said("daily-shared"))).to_have_count(0)

    # The start page names the best, for everybody.
    card = bo.open("/").get_by_role("region", name=said("daily"))
    ranked = ", ".join(f"{name} {lead}" for _, name, _, lead, *_ in map(str.split, told))
    expect(card).to_contain_text(f"{said('daily-card-best')}: {ranked}")
    expect(card).to_contain_text(said("daily-card-play"))

    # Games can be watched, and the day stays playable.
    page = astrid.open(f"/daily/{day}")
    page.get_by_role("button", name=said("daily-watch-of", name="Bo")).click()
    page.wait_for_url(f"**/game/{stolen}/0")
    page.wait_for_selector(TABLE)
    page = astrid.open("/daily")
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_be_visible()  # today's is another one
    page.locator(f'a[href="/daily/{day}"]').click()
    expect(page.get_by_role("table")).to_be_visible()
    astrid.button(said("practise")).click()
    page.wait_for_selector(TABLE)
    assert first_table(astrid, page.url.rpartition("/")[2]) == first_table(astrid, game)


def test_days_long_past_stay_playable(guests: People, clock: Clock) -> None:
    person = guests("Astrid")
    page = person.open("/daily")
    days = page.locator('a[href^="/daily/"]')
    expect(days).to_have_count(12)
    page.get_by_role("button", name=said("show-more")).click()
    expect(days).to_have_count(24)
    last = day_of(clock() - 24 * DAY)
    expect(days.last).to_have_attribute("href", f"/daily/{last}")
    days.last.click()
    person.button(said("practise")).click()
    page.wait_for_selector(TABLE)


def test_the_page_is_read_in_every_language_on_a_phone(guests: People, clock: Clock) -> None:
    person = guests("Astrid", phone=True)
    page = person.open("/daily")
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        puzzles = person.open("/daily").get_by_role("region", name=said("puzzle-daily", language=language))
        expect(puzzles.get_by_role("link", name=said("puzzle-more", language=language))).to_have_attribute("href", "/puzzles")
    made = person.ask("POST", f"/api/daily/{day_of(clock())}", {"opponent": None})
    finish(person, made["id"], 4)
    clock.later = DAY
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        for path in ("/daily", f"/daily/{day_of(clock() - DAY)}"):
            person.open(path)
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.locator("section.panel").first.wait_for()
            assert violations(page) == [], (language, path)
            assert page.evaluate("player.raw()") == [], (language, path)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, path)
        expect(page.get_by_role("table")).to_be_visible()


def test_the_challenge_is_played_by_keyboard(guests: People) -> None:
    """Choosing an opponent before the rest of the page has loaded works."""
    person, late, one_day = guests("Astrid"), list[Route](), re.compile(r"/api/daily/\d")
    person.page.route(one_day, lambda route: late.append(route) if route.request.method == "GET" else route.continue_())
    page = person.open("/daily")
    faces = page.get_by_role("radiogroup")
    faces.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(faces.get_by_role("radio", checked=True)).to_have_value("spark")
    page.keyboard.press("Tab")
    expect(person.button(said("daily-play", who="Spark"))).to_be_focused()
    while not late:
        page.wait_for_timeout(PAUSE)
    with page.expect_response(one_day):
        late[0].continue_()
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)
    assert person.ask("GET", "/api/daily")["mine"]["opponent"] == "spark"
