"""A server in a folder of its host, behind a proxy that strips the folder from the path, and behind one that does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from firelight.cli import main
from tests.server.serving import PATIENCE, Serving
from tests.server.stripping import Stripping

FOLDER = "/firelight"


@pytest.fixture(scope="module", params=["whole paths", "stripped paths"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where browsers find the host of the server."""
    with ExitStack() as stack:
        server = stack.enter_context(Serving(tmp_path_factory.mktemp("folder"), base_url=f"http://games.example.org{FOLDER}"))
        if request.param == "whole paths":
            yield server.address
        else:
            yield stack.enter_context(Stripping(server.address, FOLDER)).address


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE) as client:
        yield client


def test_the_page_and_its_files(http: httpx.Client) -> None:
    page = http.get(f"{FOLDER}/")
    assert page.status_code == 200 and f'data-base="{FOLDER}"' in page.text
    wanted = set(re.findall(r'(?:src|href)="([^"]+)"', page.text))
    assert wanted and all(path.startswith(f"{FOLDER}/") for path in wanted)
    assert {http.get(path).status_code for path in wanted} == {200}
    assert http.get(f"{FOLDER}/game/abc").text == page.text
    assert "connect-src 'self'" in page.headers["content-security-policy"]


def test_an_identity_is_for_the_folder_alone(http: httpx.Client) -> None:
    reply = http.post(f"{FOLDER}/api/me", json={"name": "Astrid"})
    assert reply.status_code == 201
    assert f"Path={FOLDER}/" in reply.headers["set-cookie"] and reply.headers["set-cookie"].startswith("firelight=")
    assert http.get(f"{FOLDER}/api/me").json()["name"] == "Astrid"
    assert http.get("/api/me").status_code in (401, 404)  # the browser sends no cookie there


def test_a_game_is_played(http: httpx.Client, address: str) -> None:
    http.post(f"{FOLDER}/api/me", json={"name": "Astrid"})
    made = http.post(f"{FOLDER}/api/games", json={"game": "bonfire", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert made.status_code == 201
    game, cookie = made.json()["id"], {"Cookie": f"firelight={http.cookies['firelight']}"}
    url = f"{address.replace('http', 'ws', 1)}{FOLDER}/api/socket"
    with connect(url, additional_headers=cookie, origin=Origin(address)) as socket:

        def wait(kind: str) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
                if message["type"] == kind:
                    return message

        socket.send(json.dumps({"do": "open", "game": game}))
        table = wait("table")
        for made_so_far in range(3):
            move = {"seat": table["deciding"], "at": made_so_far, "moves": [table["options"][0]["move"]]}
            socket.send(json.dumps({"do": "move", "game": game, "id": f"m{made_so_far}", **move}))
            table = wait("change")
    assert http.get(f"{FOLDER}/api/games").json()[0]["moves"] == 3
    assert http.get(f"{FOLDER}/api/games/{game}/log").json()[2]["number"] == 3


def test_foreign_pages_stay_out(http: httpx.Client, address: str) -> None:
    http.post(f"{FOLDER}/api/me", json={"name": "Astrid"})
    for origin, status in (("http://evil.example", 403), (f"http://games.example.org{FOLDER}", 403), ("http://games.example.org", 200)):
        assert http.patch(f"{FOLDER}/api/me", json={"name": "Bo"}, headers={"Origin": origin}).status_code == status
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{address.replace('http', 'ws', 1)}{FOLDER}/api/socket", origin=Origin("http://evil.example"))
    assert refused.value.response.status_code == 403


def test_what_machines_ask(http: httpx.Client) -> None:
    assert http.get(f"{FOLDER}/api/ready").json()["ok"]
    described = http.get(f"{FOLDER}/api/openapi.json").json()
    assert described["servers"] == [{"url": FOLDER}] and "/api/games" in described["paths"]
    missing = http.get(f"{FOLDER}/api/nothing")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not-found")


def test_the_folder_without_its_slash_leads_on(tmp_path: Path) -> None:
    with Serving(tmp_path, base_url=f"https://games.example.org{FOLDER}") as server:
        reply = httpx.get(f"{server.address}{FOLDER}?x=1", follow_redirects=False)
        assert (reply.status_code, reply.headers["location"]) == (308, f"{FOLDER}/")
        assert "content-security-policy" in reply.headers
        assert httpx.get(f"{server.address}{FOLDER}/").status_code == 200
        assert httpx.get(f"{server.address}/firelightning").text == httpx.get(f"{server.address}/games").text  # not in the folder
        assert httpx.get(f"{server.address}/api/ready").json()["ok"]  # for probes on the machine itself
        cookie = httpx.post(f"{server.address}{FOLDER}/api/me", json={}, headers={"Origin": "https://games.example.org"})
        assert f"Path={FOLDER}/" in cookie.headers["set-cookie"] and "Secure" in cookie.headers["set-cookie"]


def test_the_command_takes_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--base-url", "https://example.org/api/"]) == 1
    assert "the server has pages at /api itself" in capsys.readouterr().err


def test_the_first_line_names_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Serving(tmp_path, base_url=f"https://games.example.org{FOLDER}"):
        pass
    assert f"Firelight is ready at https://games.example.org{FOLDER}/ (" in capsys.readouterr().out
