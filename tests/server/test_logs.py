"""The log: machine-readable lines, no repeats, no secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from firelight.server import events, logs
from firelight.server.logs import JsonFormatter, KnownFaults, Repeats, TextFormatter
from firelight.server.store.faults import OUTAGES
from tests.server.hosted import Hosted
from tests.server.serving import wait_for


@contextmanager
def written(formatter: logging.Formatter, *filters: logging.Filter) -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A separate logger and its output."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    for each in filters:
        handler.addFilter(each)
    logger = logging.getLogger("firelight.tested")
    logger.propagate = False
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    try:
        yield logger, stream
    finally:
        logger.removeHandler(handler)


def test_json_lines_of_a_server(tmp_path: Path) -> None:
    with Hosted(tmp_path, None, "--log-format", "json", "--access-log", "yes") as server:
        astrid = server.person()
        link = astrid.ask("POST", "/api/me/link")["secret"]
        phone = server.person("Phone")
        phone.ask("POST", "/api/me/claim", {"secret": link})
        phrase = astrid.ask("POST", "/api/me/recovery")["phrase"]
        phone.ask("POST", "/api/me/recover", {"phrase": phrase})
        server.get("/api/about", Host="evil.example")
        astrid.http.post("/api/me", json={}, headers={"Origin": "https://evil.example"})
        astrid.http.post("/api/me", content=b"[" * 1000, headers={"Content-Type": "application/json"})
        astrid.http.get(f"/join/{link}")
        wait_for(lambda: any("/join/" in line for line in server.lines))
        lines = [json.loads(line) for line in server.lines]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    requests = [line for line in lines if line["logger"] == "firelight.access"]
    assert {"address", "method", "path", "status", "ms"} <= set(requests[0])
    found = {line["event"]: line for line in lines if line["logger"] == "firelight.security"}
    assert {"device-claimed", "recovery-made", "recovery-used", "unknown-host", "wrong-origin", "too-complex"} <= set(found)
    assert found["device-claimed"]["player"] == astrid.me["id"] and found["device-claimed"]["address"] == "127.0.0.1"
    everything = "\n".join(server.lines)
    for secret in (link, phrase, astrid.secret, phone.secret, server.token):
        assert secret not in everything


def test_text_is_one_line_for_each_event() -> None:
    with written(TextFormatter()) as (logger, stream):
        logger.warning("a name\nwith %s", "a\r\nbreak")
        logger.warning("told", extra={"fields": {"event": "told", "address": "127.0.0.1", "name": 'two words "and" signs'}})
    first, second = stream.getvalue().splitlines()
    assert "a name\\nwith a\\r\\nbreak" in first
    assert second.endswith('told address=127.0.0.1 name="two words \\"and\\" signs"')


def test_a_traceback_is_part_of_its_json_line() -> None:
    with written(JsonFormatter()) as (logger, stream):
        try:
            raise ValueError("broken\nthing")
        except ValueError as reason:
            logger.error("it failed", exc_info=reason)
    line = json.loads(stream.getvalue())
    assert line["message"] == "it failed" and "ValueError: broken" in line["trace"]


def test_the_same_place_is_heard_a_few_times_a_minute() -> None:
    now = [0.0]
    with written(TextFormatter(), Repeats(lambda: now[0])) as (logger, stream):
        for number in range(100):
            logger.error("failed %d", number, exc_info=ValueError(number))
        assert len(stream.getvalue().splitlines()) == 2 * logs.MOST_ALIKE
        logger.error("another place")
        assert "another place" in stream.getvalue()
        now[0] = 61.0
        for _ in range(2):
            error = ValueError("last")
            logger.error("failed again", exc_info=error)
            logger.error("the framework says it too", exc_info=error)
    assert stream.getvalue().count("the framework") == 0
    assert stream.getvalue().count("failed again") == 2


def test_what_was_left_out_is_counted() -> None:
    now = [0.0]
    with written(TextFormatter(), Repeats(lambda: now[0])) as (logger, stream):
        for number in range(50):
            now[0] = 0.0 if number < 49 else 70.0
            logger.warning("again")
    assert stream.getvalue().splitlines()[-1].endswith(f"again ({49 - logs.MOST_ALIKE} more like this were left out)")


@pytest.fixture
def no_outage() -> Iterator[None]:
    """Servers in a process share their knowledge of outages, which other tests may have had."""
    OUTAGES.current.clear()
    yield
    OUTAGES.current.clear()


@pytest.mark.usefixtures("no_outage")
def test_faults_of_the_database_leave_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    class OperationalErrorOfDriver(Exception): ...

    lost = OperationalError("SELECT 1", {}, OperationalErrorOfDriver("gone"), connection_invalidated=True)
    with written(TextFormatter(), KnownFaults()) as (logger, stream):
        logger.error("a message could not be carried out", exc_info=lost)
        logger.error("another fault", exc_info=ValueError("unexpected"))
    assert "carried out" not in stream.getvalue() and "ValueError: unexpected" in stream.getvalue()
    assert "no-database begins" in caplog.text


def test_the_level_counts_for_firelight_and_never_for_security_events(caplog: pytest.LogCaptureFixture) -> None:
    before = logging.getLogger("firelight").level
    try:
        logs.set_level("error")
        assert not logging.getLogger("firelight.server").isEnabledFor(logging.WARNING)
        events.security("tested", address="127.0.0.1", player=None)
        assert caplog.records[-1].fields == {"event": "tested", "address": "127.0.0.1"}  # type: ignore[attr-defined]
    finally:
        logging.getLogger("firelight").setLevel(before)
