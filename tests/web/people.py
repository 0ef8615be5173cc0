"""People at browsers: each has an identity, settings and one page, and collects its errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

from tests.web.until import PATIENCE

DRIVER = (Path(__file__).parent / "driver.js").read_text(encoding="utf-8")
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")  # what a page says when its server is gone
QUICK = {"language": "en", "sound": False, "speed": "skip", "confirm": "never", "warnings": False}

Data = dict[str, Any]


class Person:
    """Somebody with a page. `forgive`: words in expected console errors, such as those of a lost connection."""

    def __init__(self, context: BrowserContext, address: str, name: str, forgive: tuple[str, ...] = ()) -> None:
        self.context = context
        self.address = address
        self.forgive = forgive
        self.problems: list[str] = []
        self.me = self.ask("POST", "/api/me", {"name": name})
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("websocket", lambda socket: self._left(socket.url))

    def _heard(self, message: ConsoleMessage) -> None:
        wrong = message.type == "error" or "svelte.dev/e/" in message.text
        if wrong and not any(word in message.text for word in self.forgive):
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self._left(request.url)

    def _left(self, url: str) -> None:
        to = urlsplit(url)
        if to.scheme not in ("data", "blob") and to.netloc != urlsplit(self.address).netloc:
            self.problems.append(f"left the machine: {url}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request as this person; returns the answer."""
        data = None if body is None else json.dumps(body)
        headers = {"Origin": "{0.scheme}://{0.netloc}".format(urlsplit(self.address)), "Content-Type": "application/json"}
        reply = self.context.request.fetch(f"{self.address}{path}", method=method, data=data, headers=headers)
        assert reply.ok, reply.text()
        return reply.json() if reply.body() else None

    def new_game(self, game: str, seats: str, **more: Any) -> Data:
        """Create a game with seats such as `me open bot:spark`."""
        made: Data = self.ask("POST", "/api/games", {"game": game, "seats": seats_of(seats), **more})
        return made

    def go_on(self, position: Data, seats: str | None = None) -> str:
        """Create a game from a record or a position; returns its id."""
        wanted = {} if seats is None else {"seats": seats_of(seats)}
        made: Data = self.ask("POST", "/api/games/import", {"record": position, **wanted})
        return str(made["id"])

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def sit(self, game: str) -> Page:
        """Open a game and wait for its table."""
        self.open(f"/game/{game}")
        self.page.wait_for_selector(".stage [data-place]")
        return self.page

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> None:
        """Open Log, Moves, Chat or Notes."""
        self.page.locator(f"#tab-{name}").click()

    def leave(self) -> None:
        self.context.close()


def seats_of(text: str) -> list[Data]:
    words = [word.partition(":") for word in text.split()]
    return [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in words]


class People:
    """Everybody who comes to one server during a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.all: list[Person] = []

    def __call__(
        self,
        name: str = "Astrid",
        phone: bool = False,
        forgive: tuple[str, ...] = (),
        address: str = "",
        screen: ViewportSize | None = None,
        **settings: Any,
    ) -> Person:
        """Somebody new, with a finger on a phone or with a mouse. `settings` are added to quick ones for the page."""
        context = self.browser.new_context(
            viewport=screen or (PHONE if phone else DESKTOP),
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        chosen = json.dumps(json.dumps({**QUICK, **settings}))
        keep = f"if (!localStorage.getItem('firelight.settings')) localStorage.setItem('firelight.settings', {chosen});"
        context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {keep} localStorage.setItem('firelight.known', 'yes'); }}")
        context.add_init_script(DRIVER)
        person = Person(context, address or self.address, name, forgive)
        self.all.append(person)
        return person

    def leave(self) -> None:
        problems = [problem for person in self.all for problem in person.problems]
        for person in self.all:
            person.leave()
        assert not problems, "\n".join(problems)
