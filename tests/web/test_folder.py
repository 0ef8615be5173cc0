"""The table on a server in a folder of its host, as behind https://example.org/firelight/."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.server.stripping import Stripping
from tests.web.people import LOST, People
from tests.web.play import ByList
from tests.web.served import Served
from tests.web.until import until

FOLDER = "/firelight"
TABLE = ".stage [data-place]"
PATHS = "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module", params=["whole paths", "stripped paths"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server's address for browsers: its own, or that of a proxy that strips the folder."""
    with ExitStack() as stack:
        port = free_port()
        server = Served(tmp_path_factory.mktemp("folder"), more=("--base-url", f"http://127.0.0.1:{port}{FOLDER}"))
        server.address = f"http://127.0.0.1:{port}"
        stack.enter_context(server)
        here = f"http://127.0.0.1:{port}"
        if request.param == "stripped paths":
            here = stack.enter_context(Stripping(here, FOLDER)).address
        yield here + FOLDER


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    people = People(browser, address)
    yield people
    people.leave()


def test_pages_links_and_requests_stay_in_the_folder(people: People, address: str) -> None:
    astrid = people("Astrid")
    page = astrid.open("/")
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    assert page.url == f"{address}/games"
    page.get_by_role("navigation").get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    page.get_by_role("button", name="Play solo against Tom").click()
    page.wait_for_selector(TABLE)
    assert page.url.startswith(f"{address}/game/")
    page.reload()
    page.wait_for_selector(TABLE)
    assert all(path.startswith(f"{FOLDER}/") for path in page.evaluate(PATHS))
    assert {cookie["path"] for cookie in astrid.context.cookies()} == {f"{FOLDER}/"}
    links = page.evaluate(
        "[...document.querySelectorAll('a[href]')].map(one => one.getAttribute('href')).filter(one => !one.startsWith('#'))"
    )
    assert links and all(link.startswith(f"{FOLDER}/") for link in links)


def test_two_people_meet_by_a_link_and_play(people: People, address: str) -> None:
    astrid, bo = people("Astrid"), people("Bo")
    astrid.open("/new/bonfire").get_by_role("button", name="Create").click()
    link = astrid.page.locator("input[readonly]").first.input_value()
    assert link.startswith(f"{address}/join/")
    bo.open(link.removeprefix(address)).get_by_role("button", name="Take the blue seat").click()
    for person in (astrid, bo):
        person.page.wait_for_selector(TABLE)
        until(person.page, "() => player.seen.table?.room.status === 'playing'")
    first, second = (bo, astrid) if astrid.page.evaluate("player.stand().others") else (astrid, bo)
    ByList(first, seed=3).play()
    moves = first.page.evaluate("player.seen.table.move")
    assert moves > 0
    until(second.page, "moves => player.seen.table.move === moves", moves)


def test_the_app_and_its_worker_are_found(people: People, address: str) -> None:
    page = people("Astrid").open("/settings")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(reply => reply.json())")
    assert manifest["start_url"] == "./"
    icons = [f"{address}/{icon['src']}" for icon in manifest["icons"]]
    assert page.evaluate("icons => Promise.all(icons.map(icon => fetch(icon).then(reply => reply.status)))", icons) == [200] * len(icons)
    scope = page.evaluate("navigator.serviceWorker.ready.then(worker => worker.scope)")
    assert scope == f"{address}/"


def test_without_a_connection_a_page_says_so_in_the_language_of_the_table(people: People, address: str) -> None:
    bo = people("Bo", forgive=LOST, language="de")
    page = bo.open("/")
    offline = "address => caches.match(address).then(kept => kept?.text()).then(text => text?.includes('Du bist offline'))"
    until(page, offline, f"{address}/offline")
    bo.context.set_offline(True)
    page.goto(f"{address}/games")
    assert page.get_by_role("heading", name="Du bist offline").is_visible()
    bo.context.set_offline(False)
    page.wait_for_selector("nav")
