"""What Prometheus finds, and who may see it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from firelight.server import metrics
from firelight.server.measuring import LAG_EVERY
from tests.server.hosted import Hosted

PATIENCE = 40  # looks

Values = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("metrics")) as server:
        yield server


def scraped(server: Hosted) -> Values:
    text = server.get("/metrics").text
    found: Values = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            key = sample.name, frozenset(sample.labels.items())
            assert key not in found, f"{key} is there twice"
            found[key] = sample.value
    return found


def value(values: Values, name: str, **labels: str) -> float:
    return values[name, frozenset(labels.items())]


def test_a_scrape_tells_what_happened(server: Hosted) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    with astrid.socket() as talk:
        table = talk.open(game)
        for number in range(3):
            move = {"do": "move", "game": game, "id": f"m{number}", "seat": table["deciding"], "at": number}
            talk.say({**move, "moves": [table["options"][0]["move"]]})
            table = talk.wait("change", move=number + 1)
        talk.ask({"do": "move", "game": game, "id": "bad", "seat": 0, "at": 99, "moves": ["x"]})
        astrid.ask("GET", "/api/games/none", status=404)
        values = scraped(server)
    assert value(values, "firelight_moves_total", by="human") == 3
    assert value(values, "firelight_sockets") == 1
    assert value(values, "firelight_games_in_memory") == 1
    assert value(values, "firelight_games", state="playing") == 1
    assert value(values, "firelight_message_seconds_count") == 3
    assert value(values, "firelight_commit_seconds_count") >= 5
    assert value(values, "firelight_http_requests_total", method="GET", route="/api/games/{game}", status="404") == 1
    assert value(values, "firelight_http_requests_total", method="POST", route="/api/games", status="201") == 1
    assert value(values, "firelight_refusals_total", code="no-game") == 1
    assert sum(number for (name, _), number in values.items() if name == "firelight_refusals_total") == 2
    assert value(values, "process_resident_memory_bytes") > 1e6
    assert ("process_cpu_seconds_total", frozenset()) in values
    assert value(values, "firelight_http_request_seconds_count") > 0


def test_a_scrape_tells_how_late_the_event_loop_is(server: Hosted) -> None:
    for _ in range(PATIENCE):
        if value(scraped(server), "firelight_loop_lag_seconds_count") > 0:
            return
        time.sleep(LAG_EVERY)
    pytest.fail("the lag of the event loop is never measured")


def test_only_the_machine_itself_and_the_token_may_look(server: Hosted) -> None:
    assert server.get("/metrics").status_code == 200
    for header in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"):
        assert server.get("/metrics", **{header: "203.0.113.7"}).status_code == 404
    assert server.get("/metrics", Host="evil.example").status_code == 404
    through_proxy = {"X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {server.token}"}
    assert server.get("/metrics", **through_proxy).status_code == 200
    assert server.get("/metrics", Host="firelight", Authorization=f"Bearer {server.token}").status_code == 200


def test_they_can_be_opened(tmp_path: Path) -> None:
    with Hosted(tmp_path, None, "--metrics", "open") as server:
        assert server.get("/metrics", **{"X-Forwarded-For": "203.0.113.7"}).status_code == 200


def test_labels_stay_bounded() -> None:
    for number in range(metrics.MOST_CODES * 3):
        metrics.count_refusal(f"made-up-{number}")
    codes = {sample.labels["code"] for family in metrics.REFUSALS.collect() for sample in family.samples}
    assert len(codes) <= metrics.MOST_CODES + 1
