"""Messages and requests that are wrong, too large or too many: each is answered, and nothing else changes."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from firelight.server.limits import Rate
from tests.server.serving import PLENTY, Data, Serving, Talk


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("floods")) as server:
        yield server


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.sampled_from(["open", "close", "move", "undo", "restart", "answer", "chat", "propose", "acts", "why", "ping", "dance"])
NAMES = st.sampled_from(
    ["do", "game", "id", "seat", "at", "moves", "to", "request", "yes", "text", "ref", "line", "families", "move", "since"]
)
MESSAGES = st.builds(lambda do, rest: {**rest, "do": do}, WORDS, st.dictionaries(NAMES, JSON, max_size=6))


@pytest.fixture(scope="module")
def fuzzed(server: Serving) -> Iterator[tuple[Talk, str]]:
    astrid = server.person()
    game = astrid.new_game(seats="me me")["id"]
    with astrid.socket() as talk:
        talk.open(game)
        yield talk, game


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200), JSON.map(json.dumps), MESSAGES.map(json.dumps)))
def test_no_message_breaks_a_connection(fuzzed: tuple[Talk, str], data: bytes | str) -> None:
    talk, _ = fuzzed
    talk.say(data)
    talk.say({"do": "ping", "ref": "still there"})
    while (answer := talk.hear()) != {"type": "pong", "ref": "still there"}:
        assert answer["type"] in ("refused", "pong", "presence")
        if answer["type"] == "refused":
            assert answer["error"]["code"] in ("not-understood", "no-game", "too-complex")
            assert answer["error"]["message"]


def test_nothing_was_changed_by_them(fuzzed: tuple[Talk, str]) -> None:
    talk, game = fuzzed
    assert talk.open(game)["move"] == 0


@pytest.mark.parametrize(
    ("message", "mark"),
    [
        ({"do": "move", "game": "g", "id": "7", "seat": 0, "at": 0, "moves": []}, {"id": "7"}),
        ({"do": "move", "game": "g", "id": "7", "seat": -1, "at": 0, "moves": ["x"]}, {"id": "7"}),
        ({"do": "chat", "game": "g", "id": "x" * 65, "text": "hi"}, {"game": "g"}),
        ({"do": "chat", "game": "g", "id": "1", "text": "x" * 1001}, {"id": "1"}),
        ({"do": "chat", "game": "g", "id": "1", "text": "x\x00"}, {"id": "1"}),
        ({"do": "open", "game": "../g"}, {"game": "../g"}),
        ({"do": "propose", "game": "g", "ref": 3, "seat": 0, "line": ["x"] * 65}, {"ref": 3}),
        ({"do": "ping", "ref": 3, "more": 1}, {"ref": 3}),
        ({"do": "dance"}, {}),
    ],
)
def test_a_refusal_names_its_message(server: Serving, message: Data, mark: Data) -> None:
    with server.person().socket() as talk:
        talk.say(message)
        refused = talk.wait("refused")
        assert refused == {"type": "refused", **mark, "error": refused["error"]}
        assert refused["error"]["code"] == "not-understood"


def test_a_message_too_large(server: Serving) -> None:
    astrid = server.person()
    with astrid.socket() as talk:
        talk.say(json.dumps({"do": "ping", "ref": "x" * 70_000}))
        assert talk.closed() == 1009
    with astrid.socket() as talk:
        assert talk.hear()["type"] == "hello"


def test_a_body_too_large(server: Serving) -> None:
    astrid = server.person()
    body = b'{"record": {"x": "' + b"x" * 1_100_000 + b'"}}'
    for content in (body, iter([body[:600_000], body[600_000:]])):
        reply = astrid.http.post("/api/games/import", content=content, headers={"Content-Type": "application/json"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"{", b"[[[[", b"\xff\xfe", b'{"name": NaN}', b'{"name": "\\ud800"}', b"null", b""])
def test_bodies_that_cannot_be_read(server: Serving, body: bytes) -> None:
    astrid = server.person()
    reply = astrid.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert reply.status_code in (400, 422)
    assert reply.json()["error"]["message"]


# Floods.


def test_a_flood_of_messages_is_refused_then_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(PLENTY, messages=Rate(0.001, 5), refused_messages=Rate(0.001, 10))
    with Serving(tmp_path_factory.mktemp("flood"), limits=limits) as server, server.person().socket() as talk:
        with suppress(ConnectionClosed):
            for _ in range(40):
                talk.say({"do": "ping", "ref": 1})
        assert talk.closed() == 4429
        kinds = [message["type"] for message in talk.heard]
        assert kinds.count("pong") == 5
        codes = [message["error"]["code"] for message in talk.heard if message["type"] == "refused"]
        assert codes[:10] == ["too-many"] * 10
        with server.person("Bo").socket() as other:
            assert other.hear()["type"] == "hello"


def test_a_flood_of_requests_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(PLENTY, requests=Rate(1, 20), creations=Rate(0.01, 2), sockets_of_address=1)
    with Serving(tmp_path_factory.mktemp("requests"), limits=limits) as server:
        astrid, bo = server.person(), server.person("Bo")
        refused = astrid.http.post("/api/games", json={"game": "bonfire", "seats": [{"kind": "me"}]})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 1
        with astrid.socket():
            with pytest.raises(InvalidStatus) as full:
                bo.socket()
            assert full.value.response.status_code == 429
        replies = [astrid.http.get("/api/me").status_code for _ in range(40)]
        assert replies[0] == 200
        assert replies[-1] == 429


def test_a_slow_reader_is_let_go_and_comes_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("slow"), limits=replace(PLENTY, queue=5)) as server:
        server.host.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32768)
        astrid, bo = server.person(), server.person("Bo")
        made = astrid.new_game(seats="me open")
        game = made["id"]
        bo.join(made["links"]["1"])
        with bo.socket(narrow=True) as slow, astrid.socket() as quick:
            seen = slow.open(game)["seq"]
            quick.open(game)
            quick.wait("presence", here=[0, 1])
            number = 0
            while not any(message["type"] == "presence" and message["here"] == [0] for message in quick.heard) and number < 5000:
                number += 1
                assert quick.ask({"do": "chat", "game": game, "id": f"{number}", "text": "x" * 1000})["type"] == "done"
            assert slow.closed() == 4408
            assert slow.heard[-1]["error"]["code"] == "too-slow"
        with bo.socket() as back:
            back.say({"do": "open", "game": game, "since": seen})
            assert back.wait("table")["seq"] == seen + number
