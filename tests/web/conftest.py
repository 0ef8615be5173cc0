"""A real server, a real browser, and people at it whose pages must not go wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web import scenes
from tests.web.browser import FLAGS, chromium
from tests.web.people import People
from tests.web.served import Served
from tests.web.until import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session", autouse=True)
def _played_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All processes of a run share the games that they need."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "played"
    folder.mkdir(exist_ok=True)
    scenes.games_in = folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Without thinking processes: bots play simple moves at once."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Of a module, not of the session: while it is there an event loop runs in this thread, and other tests want their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    """Whoever comes to the table; at the end nothing may have gone wrong on a page of theirs."""
    people = People(browser, server.address)
    yield people
    people.leave()
