"""What nobody may do: foreign seats, pages, hosts and names; floods; and where secrets must not be found."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from firelight.server.addresses import address_of
from firelight.server.logs import shown
from firelight.server.security import knows_host
from firelight.server.settings import Settings
from tests.server.serving import Serving, Talk


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("security")) as server:
        yield server


# Seats.


def test_nobody_plays_for_a_foreign_seat(server: Serving) -> None:
    astrid, bo, eve, cleo = (server.person(name) for name in ("Astrid", "Bo", "Eve", "Cleo"))
    made = astrid.new_game(seats="me open", seed=1)
    game = made["id"]
    bo.join(made["links"]["1"])
    cleo.join(made["links"]["watch"])
    with astrid.socket() as own:
        table = own.open(game)
        if table["deciding"] == 0:
            owner, others = astrid, (bo, cleo, eve)
        else:
            owner, others = bo, (astrid, cleo, eve)
        with owner.socket() as talk:
            legal = talk.open(game)["options"][0]["move"]
        for person in others:
            with person.socket() as talk:
                for number, message in enumerate(
                    (
                        {"do": "move", "seat": table["deciding"], "at": 0, "moves": [legal]},
                        {"do": "undo", "seat": table["deciding"]},
                        {"do": "restart", "seat": table["deciding"]},
                        {"do": "answer", "seat": table["deciding"], "request": 1, "yes": True},
                    )
                ):
                    assert talk.ask({**message, "game": game, "id": f"{number}"})["type"] == "refused"
                talk.say({"do": "propose", "game": game, "ref": 1, "seat": table["deciding"], "line": [legal]})
                talk.wait("refused", ref=1)
                talk.say({"do": "acts", "game": game, "ref": 2, "seat": table["deciding"], "families": ["fate"]})
                talk.wait("refused", ref=2)
        assert own.open(game)["seq"] == table["seq"]
        with eve.socket() as talk:
            talk.say({"do": "open", "game": game})
            assert talk.wait("refused", game=game)["error"]["code"] == "no-game"
            assert talk.ask({"do": "chat", "game": game, "id": "c", "text": "hi"})["type"] == "refused"
        with cleo.socket() as talk:
            watched = talk.open(game)
            assert (watched["options"], watched["forbidden"], watched["room"]["spectator"]) == ([], [], True)


def test_foreign_tokens(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game()["id"]
    for token in ("x", "A" * 32, astrid.secret[:-1], astrid.secret + "a", game, astrid.me["id"], "ä", "'; drop table players; --"):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        assert httpx.get(f"{server.address}/api/games/{game}", headers=headers).status_code == 401
    for secret in ("A" * 32, game, astrid.secret):
        assert astrid.http.post("/api/join", json={"secret": secret}).status_code in (404, 422)
        assert astrid.http.post("/api/me/claim", json={"secret": secret}).status_code in (404, 409, 422)


def test_hidden_things_stay_hidden(server: Serving) -> None:
    astrid = server.person()
    game = astrid.new_game(seats="me me", seed=123_456_789)["id"]
    with astrid.socket() as talk:
        talk.open(game)
        assert "123456789" not in json.dumps(talk.heard)
    bo = server.person("Bo")
    made = astrid.new_game(seats="me open")
    bo.join(made["links"]["1"])
    assert bo.http.get(f"/api/games/{made['id']}/record").status_code in (403, 409)


# Pages and hosts.


def test_foreign_pages_can_do_nothing(server: Serving) -> None:
    astrid = server.person()
    cookie = {"Cookie": f"firelight={astrid.secret}"}
    for origin in ("https://evil.example", "null", server.address + "0", server.address.replace("http:", "https:")):
        reply = httpx.post(f"{server.address}/api/games", json={}, headers={**cookie, "Origin": origin})
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "wrong-origin")
        assert "access-control-allow-origin" not in reply.headers
        with pytest.raises(InvalidStatus) as refused:
            Talk(server.address, cookie, origin)
        assert refused.value.response.status_code == 403
    without = httpx.patch(f"{server.address}/api/me", json={"name": "Eve"}, headers=cookie)
    assert without.status_code == 401
    with Talk(server.address, cookie, None) as talk:
        assert talk.closed() == 4401
    with Talk(server.address, {"Authorization": f"Bearer {astrid.secret}"}, None) as talk:
        assert talk.hear()["type"] == "hello"
    assert astrid.ask("GET", "/api/me")["name"] == "Astrid"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_bodies_are_json(server: Serving, kind: str) -> None:
    astrid = server.person()
    reply = astrid.http.patch("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert (reply.status_code, reply.json()["error"]["code"]) == (415, "not-json")


def test_a_foreign_name_is_not_ours(server: Serving) -> None:
    reply = httpx.get(f"{server.address}/api/about", headers={"Host": "evil.example"})
    assert (reply.status_code, reply.json()["error"]["code"]) == (421, "unknown-host")
    assert "--base-url" in reply.json()["error"]["message"]
    assert httpx.get(f"{server.address}/api/health", headers={"Host": "10.0.0.1:99"}).status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        Talk(server.address, {"Host": "evil.example", "Authorization": f"Bearer {server.person().secret}"}, None)
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8345", True),
        ("127.0.0.1", True),
        ("[::1]:8345", True),
        ("192.168.1.7:8345", True),
        ("games.example.org", True),
        ("b.example:80", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("", False),
        ("[::1", False),
        ("localhost.evil.example", False),
    ],
)
def test_names_of_a_server(host: str, known: bool) -> None:
    settings = Settings(base_url="https://games.example.org", origins=("http://b.example",))
    assert knows_host(settings, host) is known


def test_headers(server: Serving) -> None:
    for path in ("/", "/api/about", "/api/nothing", "/join/abc"):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_under_https_cookies_are_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("https")
    with Serving(folder, base_url="https://games.example.org", trust_proxy=("127.0.0.1",)) as server:
        headers = {
            "Origin": "https://games.example.org",
            "Host": "games.example.org",
            "X-Forwarded-For": "203.0.113.9",
            "X-Forwarded-Proto": "https",
        }
        reply = httpx.post(f"{server.address}/api/me", json={}, headers=headers)
        assert reply.status_code == 201
        assert "Secure" in reply.headers["set-cookie"]
        assert reply.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(("proxies", "packed"), [((), False), (("127.0.0.1",), True)])
def test_messages_are_packed_for_those_who_are_not_on_this_machine(tmp_path: Path, proxies: tuple[str, ...], packed: bool) -> None:
    with Serving(tmp_path, trust_proxy=proxies) as server:
        person = server.person()
        made = person.new_game(seats="me me")
        with person.socket() as player:
            assert player.connection.response is not None
            agreed = player.connection.response.headers.get("Sec-WebSocket-Extensions", "")
            assert ("permessage-deflate" in agreed) == packed
            assert player.open(made["id"])["move"] == 0


# Secrets.


def test_secrets_are_not_in_logs_nor_in_the_database(tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="firelight.access")
    with Serving(tmp_path_factory.mktemp("secrets"), access_log=True) as server:
        astrid, bo = server.person(), server.person("Bo")
        made = astrid.new_game(seats="me open open")
        bo.join(made["links"]["1"])
        device = astrid.ask("POST", "/api/me/link")["secret"]
        secrets = [astrid.secret, bo.secret, device, *made["links"].values()]
        for secret in secrets:
            for path in (
                f"/join/{secret}",
                f"/watch/{secret}",
                f"/claim/{secret}",
                f"/?next={secret}",
                f"/api/join/{secret}",
                f"/api/me?x={secret}",
                f"/{secret}",
            ):
                astrid.http.get(path, headers={"Referer": f"{server.address}/join/{secret}"})
        with astrid.socket() as talk:
            talk.open(made["id"])
        kept = b"".join(path.read_bytes() for path in server.database.parent.iterdir())
    written = caplog.text
    assert "/join/…" in written
    assert f"/api/games/{made['id']}" in written or "/api/games" in written
    for secret in secrets:
        assert secret not in written
        assert secret.encode() not in kept


@pytest.mark.parametrize(
    ("path", "seen"),
    [
        ("/", "/"),
        ("/new", "/new"),
        ("/game/abc123", "/game/abc123"),
        ("/join/abc", "/join/…"),
        ("/watch/abc", "/watch/…"),
        ("/api/games/abc/at/7", "/api/…"),
        ("/api/join/abc", "/api/…"),
        ("/assets/main-1a.js", "/assets/main-1a.js"),
        ("/a\nb", "/…"),
        ("/Sd93kdASD", "/…"),
    ],
)
def test_paths_in_logs(path: str, seen: str) -> None:
    assert shown(path) == seen


def test_paths_of_routes_in_logs() -> None:
    assert shown("/api/games/abc/at/7", "/api/games/{game}/at/{move}") == "/api/games/abc/at/7"
    assert shown("/api/games/a\nb", "/api/games/{game}") == "/api/games/{game}"


def test_an_ipv6_network_is_one_address() -> None:
    assert address_of({"client": ("2001:db8::1", 5)}) == address_of({"client": ("2001:db8::ffff", 7)}) == "2001:db8::/64"
    assert address_of({"client": ("::ffff:192.0.2.1", 5)}) == address_of({"client": ("192.0.2.1", 5)}) == "192.0.2.1"
    assert address_of({"client": None}) == ""


@pytest.mark.parametrize(
    "path",
    ["/../settings.py", "/static/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py", "/%00", "//etc/passwd.txt"],
)
def test_tricks_with_paths_find_nothing(server: Serving, path: str) -> None:
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2]))) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        reply = b"".join(iter(lambda: raw.recv(65536), b""))
    assert reply.split(b" ", 2)[1] in (b"404", b"400")
    assert b"import" not in reply
