"""Every screen, and the way to it. The positions come from whole games, played by the greedy bot and imported."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import firelight
from firelight.api import shipped_edition
from firelight.bots.base import Budget, ask_of
from firelight.bots.greedy import GreedyBot
from firelight.engine.game import Game
from firelight.lab.puzzles.book import shipped

games_in: Path | None = None  # the folder of the games that were played, where several processes share them
SEQUENCES = Budget(simulations=40)
STAGES = {"early": 0.08, "mid": 0.45, "late": 0.85}
TURN = {"bonfire": "turn", "emberheart": "act"}
# True once the fonts are loaded and everything is drawn with them.
DRAWN = "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
PLAYERS = {"bonfire": (1, 2, 3, 4), "emberheart": (2, 3, 4)}


@cache
def played(title: str, players: int) -> Game:
    """A whole game by the greedy bot, with little planning, in plain Python. Processes that share a folder play it once."""
    file = games_in and games_in / f"{title}-{players}.json"
    if file is not None and file.exists():
        return firelight.replay(json.loads(file.read_text(encoding="utf-8")))
    g = firelight.new(title, players=players, seed=7)
    bot = GreedyBot(compiled=False)
    while not g.over:
        g.play(bot.choose(ask_of(g, SEQUENCES, len(g.history))))
    if file is not None:
        draft = file.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps(g.record()), encoding="utf-8")
        draft.replace(file)
    return g


def moment(title: str, players: int, share: float) -> Game:
    """That game near some point, when the first seat begins a turn and has a choice."""
    g = played(title, players)
    middle = int(share * len(g.history))
    for number in sorted(range(len(g.history)), key=lambda number: abs(number - middle)):
        then = g.at(number)
        if then.seat == 0 and then.decision == TURN[title] and len(then.moves()) > 1:
            return then
    raise LookupError(f"{title} for {players}: the first seat has no turn")


def picking(players: int = 3) -> Game:
    """A game of Emberheart when the first seat picks and others have picked before it at the same place."""
    g = played("emberheart", players)
    for number in range(len(g.history) // 3, len(g.history)):
        then = g.at(number)
        if then.seat == 0 and then.decision == "reward" and g.at(number - 1).seat != 0 and len(then.moves()) > 2:
            return then
    raise LookupError("the first seat never picks after another")


def attaching() -> Game:
    """A game of Emberheart when the first seat may attach a dragon."""
    g = played("emberheart", 3)
    for number in range(len(g.history)):
        then = g.at(number)
        if then.seat == 0 and "attach" in [move.text for move in then.moves()]:
            return then
    raise LookupError("the first seat never has a dragon to attach")


def handing_over(title: str) -> tuple[Game, str]:
    """A moment when the first seat's next move passes the turn to the second, and that move."""
    g = played(title, 3)
    for number in range(len(g.history) // 3, len(g.history) - 1):
        then = g.at(number)
        if then.seat == 0 and g.at(number + 1).seat == 1 and then.decision == TURN[title]:
            return then, g.history[number].text
    raise LookupError(f"{title}: no turn is passed on")


def last_turns() -> Game:
    """The end of a game as a game of its own, for a short review."""
    g = played("bonfire", 3)
    end = firelight.load(g.at(len(g.history) - 12).position())
    for move in g.history[-12:]:
        end.play(move.text)
    return end


def seats_for(players: int) -> list[dict[str, str]]:
    return [{"kind": "me", "name": "Astrid"}, *({"kind": "bot", "level": level} for level in ("flame", "ember", "blaze")[: players - 1])]


@dataclass
class Site:
    """A server with somebody's games on it."""

    address: str
    context: BrowserContext
    made: dict[str, str] = field(default_factory=dict)
    other: BrowserContext | None = None
    pages: dict[str, Page] = field(default_factory=dict)  # that go from scene to scene, by their look

    def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(f"/api{path}", method=method, data=body)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.body() else None

    def game(self, name: str, record: Callable[[], Game], seats: list[dict[str, str]]) -> str:
        """The game of that name, imported when it is first needed."""
        if name not in self.made:
            self.made[name] = self.call("POST", "/games/import", {"record": record().record(), "seats": seats})["id"]
        return self.made[name]

    def table(self, title: str, players: int, stage: str) -> str:
        record = (lambda: played(title, players)) if stage == "final" else (lambda: moment(title, players, STAGES[stage]))
        return self.game(f"{title}-{players}-{stage}", record, seats_for(players))

    def waiting(self) -> tuple[str, str]:
        """A game with open seats and a chosen seed where Bo has sat down, and the secret of an open seat."""
        if "waiting" not in self.made:
            seats = [{"kind": "me", "name": "Astrid"}, {"kind": "open"}, {"kind": "bot", "level": "blaze"}, {"kind": "open"}]
            clock = {"move": 600, "game": None, "on_time": "bot"}
            new = self.call("POST", "/games", {"game": "emberheart", "seats": seats, "seed": 7, "clock": clock})
            self.friend("POST", "/join", {"secret": new["links"]["3"], "accepts": True})
            self.made.update(waiting=new["id"], secret=new["links"]["1"], used=new["links"]["3"])
        return self.made["waiting"], self.made["secret"]

    def together(self) -> str:
        """A running game of Astrid and Bo."""
        if "together" not in self.made:
            seats = [{"kind": "me", "name": "Astrid"}, {"kind": "open"}, {"kind": "bot", "level": "blaze"}]
            new = self.call("POST", "/games/import", {"record": moment("bonfire", 3, STAGES["mid"]).position(), "seats": seats})
            self.friend("POST", "/join", {"secret": new["links"]["1"], "accepts": True})
            self.made["together"] = new["id"]
        return self.made["together"]

    def set(self, title: str, *, broken: bool = False) -> str:
        """A component set of Astrid's, shared; or a draft with mistakes."""
        name = f"set-{title}{'-broken' if broken else ''}"
        if name not in self.made:
            text = shipped_edition(title).title.rules.components_file.read_text(encoding="utf-8")  # type: ignore[union-attr]
            wrong = re.sub(r"= [3-9]\b", "= 99", text, count=40)
            self.made[name] = self.call("POST", "/sets", {"game": title, "text": wrong if broken else text})["id"]
            if not broken:
                self.call("PATCH", f"/sets/{self.made[name]}", {"shared": True})
        return self.made[name]

    def friend(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request as Bo, who has his own browser."""
        if self.other is None:
            browser = self.context.browser
            assert browser is not None
            self.other = browser.new_context(base_url=self.address, extra_http_headers={"Origin": self.address})
            self.other.request.post("/api/me", data={"name": "Bo"})
        answer = self.other.request.fetch(f"/api{path}", method=method, data=body)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.body() else None


@contextmanager
def site(browser: Browser, address: str) -> Iterator[Site]:
    context = browser.new_context(base_url=address, extra_http_headers={"Origin": address})
    found = Site(address, context)
    found.call("POST", "/me", {"name": "Astrid"})
    yield found
    for one in (found.other, *(page.context for page in found.pages.values()), context):
        if one is not None:
            one.close()


@dataclass(frozen=True)
class Scene:
    name: str
    go: Callable[[Page, Site], None]
    settings: dict[str, Any] = field(default_factory=dict)
    stranger: bool = False  # opened by a browser that is new to the server
    thinking: bool = False  # needs bots that think
    main: bool = False  # also in the other languages


def ready(page: Page) -> None:
    """Wait until everything, including the fonts, has loaded."""
    page.wait_for_selector("h1", state="attached")
    page.wait_for_selector(".loading", state="detached")
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)


def visit(page: Page, site: Site, path: str) -> None:
    page.goto(site.address + path)
    ready(page)


def narrow(page: Page) -> bool:
    return bool(page.evaluate("innerWidth < 900"))


def tab(page: Page, number: int) -> None:
    """One of the tabs of a phone, if this is one."""
    if narrow(page):
        page.locator("nav.tabs button").nth(number).click()


def _page(name: str, path: str, *, main: bool = False, stranger: bool = False) -> Scene:
    return Scene(name, lambda page, site: visit(page, site, path), main=main, stranger=stranger)


def _table(title: str, players: int, stage: str, *, main: bool = False) -> Scene:
    return Scene(
        f"{title}-{players}-{stage}", lambda page, site: visit(page, site, f"/game/{site.table(title, players, stage)}"), main=main
    )


def _at_table(name: str, deed: Callable[[Page], None], title: str = "bonfire", *, main: bool = False, thinking: bool = False) -> Scene:
    def go(page: Page, site: Site) -> None:
        visit(page, site, f"/game/{site.table(title, 3, 'mid')}")
        deed(page)
        ready(page)

    return Scene(f"{title}-{name}", go, main=main, thinking=thinking)


def _tab_panel(page: Page, number: int) -> None:
    tab(page, -1)
    page.get_by_role("tab").nth(number).click()


def _chat(page: Page) -> None:
    _tab_panel(page, 2)
    page.get_by_role("tabpanel").get_by_role("textbox").fill("What a fine start!")
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("What a fine start!").last.wait_for(state="attached")


def _hints(page: Page) -> None:
    page.keyboard.press("h")
    page.locator("section ol .figures").first.wait_for(timeout=120_000)


def _inspector(page: Page) -> None:
    """Inspect the first card on offer; on a phone, in a sheet."""
    if narrow(page):
        page.get_by_role("button", name=re.compile("What is this|Was ist das|Wat is dit|Co to jest")).tap()
        page.locator(".stage [data-item][data-place], .stage .piece[data-place]").first.tap()
    else:
        page.locator("[data-place^='gnomes-'], [data-place^='offer-mountain']").first.hover()
    page.locator("section.inspector h3").first.wait_for()


def _replay(page: Page) -> None:
    if narrow(page):
        page.locator("header button").last.click()
        page.locator(".item").nth(2).click()
    page.get_by_role("slider").evaluate("(bar) => { bar.value = 30; bar.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.locator(".past, .btn.primary.small").first.wait_for()


def _lesson(title: str) -> Scene:
    return Scene(f"lesson-{title}", lambda page, site: visit(page, site, f"/lesson/{title}"), main=True)


def _new(title: str) -> Scene:
    def go(page: Page, site: Site) -> None:
        visit(page, site, f"/new/{title}")
        page.locator("form details summary").click()

    return Scene(f"new-{title}", go, main=title == "bonfire")


def _curtain(page: Page, site: Site) -> None:
    then, move = handing_over("bonfire")
    seats = [{"kind": "me", "name": name} for name in ("Astrid", "Bela", "Cleo")]
    game = site.call("POST", "/games/import", {"record": then.record(), "seats": seats})["id"]
    visit(page, site, f"/game/{game}")
    _tab_panel(page, 1)
    page.locator(f".moves button[data-move={json.dumps(move)}]").click()
    page.get_by_role("dialog").wait_for()


def _games(page: Page, site: Site) -> None:
    site.waiting()
    site.together()
    visit(page, site, "/games")


def _statistics(page: Page, site: Site) -> None:
    site.table("bonfire", 3, "final")
    site.table("emberheart", 3, "final")
    visit(page, site, "/statistics")


def _used(page: Page, site: Site) -> None:
    site.waiting()
    visit(page, site, f"/join/{site.made['used']}")


def _delete_me(page: Page, site: Site) -> None:
    visit(page, site, "/settings")
    page.locator(".btn.danger").click()
    page.get_by_role("dialog").wait_for()


def _phrase(page: Page, site: Site) -> None:
    visit(page, site, "/settings")
    page.locator("section:has(#name) > .buttons .btn").first.click()
    page.locator(".words").wait_for()
    page.locator(".words").scroll_into_view_if_needed()


def _remove(page: Page, site: Site) -> None:
    visit(page, site, f"/game/{site.waiting()[0]}")
    page.get_by_role("listitem").nth(3).locator(".deeds > .btn").click()
    page.get_by_role("dialog").wait_for()


def _together(page: Page, site: Site) -> None:
    visit(page, site, f"/game/{site.together()}")
    page.locator(".stage [data-place]").first.wait_for()


def _open_menu(page: Page) -> None:
    page.locator("header button[aria-expanded]").last.click()


def _menu(page: Page, site: Site) -> None:
    _together(page, site)
    _open_menu(page)


def _item(page: Page, icon: str) -> None:
    page.locator(f".item:has(use[href='#i-{icon}'])").first.click()


def _seat_deeds(page: Page, site: Site) -> None:
    _together(page, site)
    if narrow(page):
        _open_menu(page)
        _item(page, "users")
    else:
        page.locator(".row .deeds button").click()
    page.locator(".item:has(use[href='#i-block'])").wait_for()


def _leave(page: Page, site: Site) -> None:
    _menu(page, site)
    _item(page, "leave")
    page.get_by_role("dialog").wait_for()


def _report(page: Page, site: Site) -> None:
    _seat_deeds(page, site)
    _item(page, "flag")
    page.get_by_role("dialog").get_by_role("textbox").wait_for()


def _origin(page: Page, site: Site) -> None:
    _together(page, site)
    page.locator("header .holder button[aria-describedby]").click()


def _picking(page: Page, site: Site) -> None:
    visit(page, site, f"/game/{site.game('picking', picking, seats_for(3))}")
    page.locator(".plates li").first.wait_for()


def _review(page: Page, site: Site) -> None:
    game = site.game("last-turns", last_turns, seats_for(3))
    page.goto(f"{site.address}/review/{game}")
    page.locator("progress").wait_for(state="detached", timeout=180_000)
    ready(page)


def _puzzle(title: str, *, answered: bool = False) -> Scene:
    def go(page: Page, site: Site) -> None:
        book = shipped(title)
        assert book is not None
        puzzle = book.puzzles[0]
        if answered:
            site.call("POST", f"/puzzles/{puzzle.id}")
            site.call("POST", f"/puzzles/{puzzle.id}/tries", {"moves": list(puzzle.answer)})
        visit(page, site, f"/puzzles/{puzzle.id}")

    return Scene(f"puzzle-{title}{'-answer' if answered else ''}", go, main=answered)


def _scenes() -> Iterator[Scene]:
    yield _page("first-visit", "/", stranger=True)
    yield _page("start", "/", main=True)
    yield _new("bonfire")
    yield _new("emberheart")
    yield Scene("waiting-room", lambda page, site: visit(page, site, f"/game/{site.waiting()[0]}"), main=True)
    yield Scene("games", _games)
    yield _puzzle("bonfire")
    yield _puzzle("bonfire", answered=True)
    yield _puzzle("emberheart", answered=True)
    for name in ("opponents", "puzzles", "series", "settings", "import"):
        yield _page(name, f"/{name}", main=name == "settings")
    yield _page("boxes", "/box")
    yield _page("box-bonfire", "/box/bonfire", main=True)
    yield _page("box-emberheart", "/box/emberheart")
    for title in PLAYERS:
        yield Scene(f"set-{title}", lambda page, site, title=title: visit(page, site, f"/set/{site.set(title)}"))  # type: ignore[misc]
        yield Scene(f"draft-{title}", lambda page, site, title=title: visit(page, site, f"/box/{title}/{site.set(title, broken=True)}"))  # type: ignore[misc]
    yield Scene("statistics", _statistics)
    yield _page("daily", "/daily")
    yield _page("rules-bonfire", "/rules/bonfire", main=True)
    yield _page("rules-emberheart", "/rules/emberheart")
    yield Scene("join", lambda page, site: visit(page, site, f"/join/{site.waiting()[1]}"), stranger=True, main=True)
    yield Scene("join-used", _used, stranger=True)
    yield _page("join-refused", "/join/nosuchsecretanywhere", stranger=True)
    yield _page("recover", "/recover")
    yield Scene("delete-me", _delete_me)
    yield Scene("recovery-phrase", _phrase)
    yield Scene("remove-player", _remove)
    yield Scene("seat-deeds", _seat_deeds, main=True)
    yield Scene("menu-together", _menu, main=True)
    yield Scene("leave", _leave)
    yield Scene("report", _report)
    yield Scene("origin", _origin)
    yield _page("claim", "/claim/nosuchsecretanywhere")
    yield _page("missing", "/no/such/page")
    yield _page("no-game", "/game/nosuchgame")
    yield _lesson("bonfire")
    yield _lesson("emberheart")
    for title, numbers in PLAYERS.items():
        for players in numbers:
            for stage in (*STAGES, "final"):
                yield _table(title, players, stage, main=players == 3)
        for number, name in ((1, "tab-2"), (2, "tab-3"), (-2, "tab-scores")):
            yield _at_table(name, lambda page, number=number: tab(page, number), title)  # type: ignore[misc]
        for key, name in (("o", "sheet"), ("t", "text"), ("?", "keys")):
            yield _at_table(name, lambda page, key=key: page.keyboard.press(key), title, main=key == "o")  # type: ignore[misc]
        yield _at_table("menu", lambda page: page.locator("header button[aria-expanded]").last.click(), title)
        yield _at_table("log", lambda page: _tab_panel(page, 0), title)
        yield _at_table("moves", lambda page: _tab_panel(page, 1), title, main=True)
        yield _at_table("replay", _replay, title)
        yield _at_table("inspector", _inspector, title)
        yield _at_table("hints", _hints, title, thinking=True)
    yield Scene("emberheart-reward", _picking, main=True)
    yield _at_table("chat", _chat)
    yield _at_table("notes", lambda page: _tab_panel(page, 3))
    yield Scene("curtain", _curtain, settings={"curtain": True, "confirm": "never"})
    yield Scene("review", _review, thinking=True, main=True)


SCENES = tuple(_scenes())
