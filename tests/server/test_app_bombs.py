"""Texts designed to exhaust the server: each is refused, and other players notice nothing."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from firelight.server.limits import Rate
from firelight.workers.pool import Pool
from firelight.workers.requests import Query
from tests.server.roomkit import finished
from tests.server.serving import PLENTY, Person, Serving, wait_for

SEATS = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("bombs")) as server:
        yield server


@pytest.fixture(scope="module")
def astrid(server: Serving) -> Person:
    return server.person()


@contextmanager
def somebody_plays(server: Serving) -> Iterator[list[int]]:
    """Somebody whose pings are answered and counted meanwhile."""
    answered: list[int] = []
    over = threading.Event()

    def ping() -> None:
        with server.person("Bo").socket() as talk:
            while not over.is_set():
                talk.say({"do": "ping", "ref": len(answered)})
                talk.wait("pong", ref=len(answered))
                answered.append(len(answered))
                time.sleep(0.01)

    thread = threading.Thread(target=ping)
    thread.start()
    try:
        wait_for(lambda: answered)
        yield answered
        before = len(answered)
        wait_for(lambda: len(answered) > before)
    finally:
        over.set()
        thread.join()


def code_of(person: Person, path: str, body: Any, status: int = 413) -> str:
    refused = person.ask("POST", path, body, status)["error"]
    assert refused["message"]
    return str(refused["code"])


TOML_BOMBS = [
    "a." * 8000 + "a=1",  # 16 kB took 3 s and 250 MB
    "a." * 20_000 + "a=1",  # 40 kB took 14 s and 1.7 GB
    "a." * 250_000 + "a=1",
    "[" + "a." * 20_000 + "a]",
    '"a".' * 10_000 + "a=1",
    "x = " + "[" * 30_000,
    "x = " + "{a=" * 10_000,
    "x = " + "9" * 5000,
    "x = 0x" + "f" * 50_000,
    "\n".join(f"[k{number}]" for number in range(7000)),
]


@pytest.mark.parametrize("bomb", TOML_BOMBS, ids=lambda bomb: f"{bomb[:6]!a} {len(bomb)}")
def test_toml_bombs_are_refused_before_they_are_parsed(server: Serving, astrid: Person, bomb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[Query] = []
    monkeypatch.setattr(Pool, "ask", lambda self, query, **_: parsed.append(query))
    with somebody_plays(server):
        expected = "too-large" if len(bomb) > 65_536 else "too-complex"
        assert code_of(astrid, "/api/components", {"game": "bonfire", "text": bomb}) == expected
        assert code_of(astrid, "/api/games", {"game": "bonfire", "seats": SEATS, "components": bomb}) == expected
    assert not parsed


JSON_BOMBS = [
    ("too-complex", b"[" * 60_000),
    ("too-complex", b'{"name": ' * 5000),
    ("too-complex", b'{"name": ' + b"9" * 5000 + b"}"),
    ("too-complex", b'{"name": -0.' + b"1" * 5000 + b"}"),
    ("too-complex", b"[" + b"[]," * 10_000 + b"[]]"),
    ("too-large", b'{"name": "' + b"x" * 66_000 + b'"}'),
    ("malformed", '{"name": "Eve"}'.encode("utf-16")),
    ("malformed", b"[\0[\0[\0[\0"),
]


@pytest.mark.parametrize(("code", "bomb"), JSON_BOMBS, ids=lambda part: part[:8] if isinstance(part, bytes) else part)
def test_json_bombs_are_refused_before_they_are_parsed(astrid: Person, code: str, bomb: bytes) -> None:
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/join"), ("PUT", "/api/notify")):
        reply = astrid.http.request(method, path, content=bomb, headers={"Content-Type": "application/json"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (400 if code == "malformed" else 413, code)
    assert astrid.ask("GET", "/api/me")["name"] == "Astrid"


@pytest.mark.parametrize("path", ["/api/games", "/api/games/import", "/api/components"])
def test_only_records_and_component_sets_may_be_large(astrid: Person, path: str) -> None:
    def ask(body: bytes) -> tuple[int, str]:
        reply = astrid.http.post(path, content=body, headers={"Content-Type": "application/json"})
        return reply.status_code, reply.json()["error"]["code"]

    assert ask(b'{"x": "' + b"x" * 900_000 + b'"}') == (422, "not-understood")
    assert ask(b'{"x": "' + b"x" * 1_100_000 + b'"}') == (413, "too-large")
    assert ask(b"[" * 900_000) == (413, "too-complex")
    assert ask(b"9" * 5000) == (413, "too-complex")


def test_messages_on_the_socket_have_bounds_too(astrid: Person) -> None:
    with astrid.socket() as talk:
        for bomb in ("[" * 60_000, '{"do": "ping", "ref": ' + "9" * 5000 + "}", "[" + "1," * 10_000 + "1]"):
            talk.say(bomb)
            assert talk.wait("refused")["error"]["code"] == "too-complex"
        talk.say({"do": "ping", "ref": 1})
        assert talk.wait("pong")["ref"] == 1


@pytest.mark.parametrize("number", ["9" * 64, "-" + "9" * 40, "1e999", "-1e999", "9" * 30 + "." + "9" * 30])
def test_odd_numbers_never_break_the_server(astrid: Person, number: str) -> None:
    scores = '"scores": ['
    record = finished("bonfire", 2).replace(scores, f"{scores}{number}, ")
    for body in (
        f'{{"game": "bonfire", "seats": [{{"kind": "me"}}], "seed": {number}}}',
        f'{{"record": {{"firelight": {number}}}}}',
        f'{{"record": {{"firelight": "record", "version": {number}, "x": [{number}]}}}}',
        f'{{"record": {record}}}',
    ):
        path = "/api/games/import" if "record" in body else "/api/games"
        reply = astrid.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert reply.status_code == 422, reply.text


@pytest.mark.parametrize("text", ["x = " + "9" * 60, "x = 1e999", "x = nan", "x = 1979-05-27", 'x = "\\ud800"', "\ufeffx = 1", "x = 1\r"])
def test_odd_component_sets_never_break_the_server(astrid: Person, text: str) -> None:
    assert astrid.ask("POST", "/api/components", {"game": "bonfire", "text": text})["problems"]
    assert code_of(astrid, "/api/games", {"game": "bonfire", "seats": SEATS, "components": text}, 422) == "bad-components"


def test_texts_of_half_characters_are_refused(astrid: Person) -> None:
    half = '"\\ud800"'
    shipped = files("firelight.games.bonfire.content").joinpath("components.toml").read_text(encoding="utf-8")
    named = json.dumps(shipped).replace("Firelight standard", "\\ud800")
    record = json.loads(finished("bonfire", 2))
    for path, body in (
        ("/api/components", f'{{"game": "bonfire", "text": {half}}}'),
        ("/api/components", f'{{"game": "bonfire", "text": {named}}}'),
        ("/api/games", f'{{"game": "bonfire", "seats": [{{"kind": "me"}}], "components": {named}}}'),
        ("/api/games/import", f'{{"record": {{"firelight": {half}}}}}'),
        ("/api/games/import", json.dumps({"record": {**record, "moves": ["\ud800", *record["moves"]]}})),
    ):
        reply = astrid.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert reply.status_code == 422, reply.text


# Records.


def heavy_record() -> dict[str, Any]:
    """900 kB that are wrong only at the very end, after all moves have been replayed."""
    record: dict[str, Any] = json.loads(finished("emberheart", 4))
    record["shuffles"] = [["x" * 1000, ["y" * 1000, "z" * 1000], len(record["moves"])] for _ in range(290)]
    return record


def test_a_large_record_is_replayed_while_others_play(server: Serving, astrid: Person) -> None:
    record = heavy_record()
    assert 850_000 < len(json.dumps({"record": record})) < 1_000_000
    with somebody_plays(server) as answered:
        before = len(answered)
        for _ in range(3):
            refused = astrid.ask("POST", "/api/games/import", {"record": record}, 422)["error"]
            assert refused["code"] == "bad-record"
            assert "of the 290 shuffles" in refused["message"]
        assert len(answered) > before + 3


def test_a_record_of_too_many_moves(astrid: Person) -> None:
    record = json.loads(finished("bonfire", 2))
    record["moves"] = ["pass"] * 5001
    refused = astrid.ask("POST", "/api/games/import", {"record": record}, 422)["error"]
    assert refused["args"]["problems"][0]["place"] == "moves"


def test_a_record_with_too_large_a_component_set(astrid: Person) -> None:
    record = json.loads(finished("bonfire", 2))
    record["components"] = {f"k{number}": 1 for number in range(3000)}
    refused = astrid.ask("POST", "/api/games/import", {"record": record}, 422)["error"]
    assert refused["args"]["problems"] == [
        {"place": "components", "message": "the component set holds too many values: 2500 are allowed"},
    ]


def test_large_bodies_count_as_several_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("large"), limits=replace(PLENTY, requests=Rate(0.01, 40))) as server:
        astrid = server.person()
        codes = [
            astrid.http.post(
                "/api/games/import", content=b'{"x": "' + b"x" * 900_000 + b'"}', headers={"Content-Type": "application/json"}
            ).status_code
            for _ in range(4)
        ]
        assert codes == [422, 422, 429, 429]
