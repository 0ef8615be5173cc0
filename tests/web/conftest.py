"""A real server, a real browser, and people whose pages must have no errors."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web import scenes
from tests.web.browser import FLAGS, chromium
from tests.web.people import People
from tests.web.served import Served
from tests.web.until import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

RUNNING: list[tuple[Playwright, Browser]] = []  # at most one


@pytest.fixture(scope="session", autouse=True)
def _played_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All processes of a run share the games they need."""
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
def browser() -> Browser:
    """Shared by all files of this folder that run one after the other."""
    if RUNNING and not RUNNING[0][1].is_connected():
        stop()
    if not RUNNING:
        playwright = sync_playwright().start()
        RUNNING.append((playwright, playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))))
    return RUNNING[0][1]


def stop() -> None:
    while RUNNING:
        playwright, browser = RUNNING.pop()
        browser.close()
        playwright.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Stop the browser before tests of other folders: while it runs, so does an event loop in this thread, and they want their own."""
    try:
        return (yield)
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            stop()


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    """People at the table; at the end, none of their pages may have had errors."""
    people = People(browser, server.address)
    yield people
    people.leave()
