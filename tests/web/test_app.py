"""The installed app: what a browser needs for it, and a turn announced by push, from the server to the notification on the screen.

The tests' browser has no push service, so a local one stands in for it: it receives what the server sends, decrypts it with the
keys of the subscription, and hands it to the browser's own worker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Serving, Talk, wait_for
from tests.server.test_push import encoded, opened, point_of
from tests.server.test_rooms_notices import receiver
from tests.web.people import People, Person
from tests.web.said import said
from tests.web.test_daily import secret_of
from tests.web.until import until

AUTH = b"0123456789abcdef"
LANGUAGES = {"en": "Emberheart", "de": "Glutherz", "nl": "Emberheart", "pl": "Emberheart"}
# What the push service of a browser gives: an address and keys. The key of the server is kept for a look.
SUBSCRIBED = """({ endpoint, keys }) => {
  const made = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }), unsubscribe: () => Promise.resolve(true) };
  PushManager.prototype.subscribe = (options) => Promise.resolve((window.subscribed = options)).then(() => made);
  PushManager.prototype.getSubscription = () => Promise.resolve(made);
}"""
SHOWN = """() => navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(all =>
  all.map(({ title, body, tag, data }) => ({ title, body, tag, game: data.game })))"""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path, allow_private_webhooks=True) as server:
        rooms = server.host.app.state.rooms
        rooms.home.patience, rooms.notices.every = 0.0, 0.05
        yield server


@pytest.fixture
def guests(browser: Browser, serving: Serving) -> Iterator[People]:
    people = People(browser, serving.address)
    yield people
    people.leave()


def deliver(page: Page, address: str, message: bytes) -> None:
    """Deliver a message of the push service to the worker of a page."""
    talk = page.context.new_cdp_session(page)
    found: list[Any] = []
    talk.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    talk.send("ServiceWorker.enable")
    until_found(page, found)
    where = {"origin": f"{address}/", "registrationId": found[-1]["registrationId"]}
    talk.send("ServiceWorker.deliverPushMessage", {**where, "data": message.decode()})


def until_found(page: Page, found: list[Any]) -> None:
    while not found:
        page.wait_for_timeout(20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_by_push_from_the_server_to_the_screen(language: str, guests: People, serving: Serving) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    keys = {"p256dh": encoded(point_of(key.public_key())), "auth": encoded(AUTH)}
    astrid, bo = guests("Astrid", language=language), guests("Bo")
    astrid.context.grant_permissions(["notifications"], origin=serving.address)
    with receiver(201, 201) as (endpoint, posts):
        page = astrid.open("/settings")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.evaluate(SUBSCRIBED, {"endpoint": endpoint, "keys": keys})
        switch = page.get_by_role("button", name=said("push-on", language=language))
        switch.focus()
        page.keyboard.press("Enter")
        off = page.get_by_role("button", name=said("push-off", language=language))
        expect(off).to_be_visible()
        given = page.evaluate("[...window.subscribed.applicationServerKey]")
        assert encoded(bytes(given)) == astrid.ask("GET", "/api/notify")["push_key"]

        # Nobody is at home; it becomes her turn.
        page.goto("about:blank")
        game = to_turn_of(astrid, bo)
        wait_for(lambda: posts)
        post = posts[0]
        assert post["headers"]["Authorization"].startswith("vapid t=")
        message = opened(post["body"], key, AUTH)
        assert json.loads(message)["game"] == game

        # Her browser shows it, in her language, and it leads to the table.
        page = astrid.open("/settings")
        until(page, "url => caches.match(url).then(kept => !!kept)", f"{serving.address}/notice")
        deliver(page, serving.address, message)
        until(page, f"() => ({SHOWN})().then(all => all.length > 0)")
        [shown] = page.evaluate(SHOWN)
        title = f"{said('state-mine', language=language)}: {LANGUAGES[language]}"
        assert shown == {"title": title, "body": "Astrid, Bo", "tag": game, "game": game}

        # Switched off here, a webhook stays.
        astrid.ask("PUT", "/api/notify", {"webhook": f"{endpoint}&hook=1"})
        page.evaluate(SUBSCRIBED, {"endpoint": endpoint, "keys": keys})
        page.get_by_role("button", name=said("push-off", language=language)).click()
        expect(page.get_by_role("button", name=said("push-on", language=language))).to_be_visible()
        assert astrid.ask("GET", "/api/notify")["webhook"] == f"{endpoint}&hook=1"
        assert {post["path"] for post in posts} == {posts[0]["path"]}, "what is long since told is not told by the webhook again"


def to_turn_of(astrid: Person, bo: Person) -> str:
    """A game of two in which a move of Bo's has brought the turn to Astrid, who is away; its number."""
    made = astrid.new_game("emberheart", "me open")
    bo.ask("POST", "/api/join", {"secret": made["links"]["1"], "accepts": True})
    before, deciding = 0, int(astrid.ask("GET", f"/api/games/{made['id']}/at/0")["deciding"])
    while (before, deciding) != (1, 0):
        before, deciding = deciding, move_of([astrid, bo][deciding], made["id"])
    return str(made["id"])


def move_of(person: Person, game: str) -> int:
    """Make the first legal move; returns who decides next."""
    with Talk(person.address, {"Cookie": f"firelight={secret_of(person)}"}, person.address) as talk:
        table = talk.open(game)
        move = table["options"][0]["move"]
        talk.say({"do": "move", "game": game, "id": "m", "seat": table["deciding"], "at": table["move"], "moves": [move]})
        deciding: int = talk.wait("change")["deciding"]
        return deciding


def test_the_app_can_be_installed(guests: People, serving: Serving) -> None:
    """What Chromium asks of a page that can be installed, and what the page does with the offer."""
    person = guests()
    page = person.open("/settings")
    talk = page.context.new_cdp_session(page)
    told = talk.send("Page.getAppManifest")
    assert told["errors"] == [] and urlsplit(told["url"]).path == "/firelight.webmanifest"
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone" and {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async src => { const image = new Image(); image.src = src; await image.decode(); return `${image.width}x${image.height}`; }",
            f"/{icon['src']}",
        )
        assert icon["sizes"] in (size, "any")
    expect(page.get_by_role("button", name=said("settings-app-install"))).to_have_count(0)
    page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = () => Promise.resolve((window.asked = true));
      window.dispatchEvent(offer);
    }""")
    page.get_by_role("button", name=said("settings-app-install")).click()
    assert page.evaluate("window.asked")
    page.evaluate("window.dispatchEvent(new Event('appinstalled'))")
    expect(page.get_by_role("button", name=said("settings-app-install"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_connection_there_is_a_page_in_the_language_of_the_table(language: str, guests: People, serving: Serving) -> None:
    person = guests(language=language, forgive=("ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load"))
    page = person.open("/settings")
    until(page, "url => caches.match(url).then(kept => !!kept)", f"{serving.address}/offline")
    person.context.set_offline(True)
    page.goto(f"{serving.address}/puzzles")
    expect(page.get_by_role("heading", name=said("offline-title", language=language))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    person.context.set_offline(False)  # the page checks again by itself
    expect(page.get_by_role("heading", level=1, name=said("puzzles", language=language))).to_be_visible()
