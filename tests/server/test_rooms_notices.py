"""Turn notices: once per turn, withdrawn on undo, and sent outside only if somebody has set it up."""

from __future__ import annotations

import base64
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from firelight.server.errors import Refused
from firelight.server.notices import THREADS
from firelight.server.outgoing import SECONDS, check_address
from firelight.server.rooms import Rooms
from tests.server.roomkit import ME, OPEN, Heard, NewGame, Table, people, rooms_at, run, seated, until


class Post(dict[str, Any]):
    """One request that arrived."""


@contextmanager
def receiver(*answers: int) -> Iterator[tuple[str, list[Post]]]:
    """A web server that records requests; it answers with these first, then with 204."""
    posts: list[Post] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            posts.append(Post(path=self.path, body=body, headers=dict(self.headers)))
            self.send_response(answers[len(posts) - 1] if len(posts) <= len(answers) else 204)
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/told?by=firelight", posts
    finally:
        server.shutdown()
        server.server_close()


def impatient(rooms: Rooms) -> None:
    """Send and retry without delays."""
    rooms.home.patience = 0.0
    rooms.notices.every = 0.05
    rooms.notices.pauses = (0.0, 0.0)


async def to_turn_of(table: Table, seat: int) -> None:
    """Play until the turn of this seat begins."""
    while True:
        await table.move()
        if table.room.deciding == seat and table.room.begun == len(table.room.made):
            return


def test_a_player_hears_once_of_every_turn(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            one, two, bo = Heard(), Heard(), Heard()
            await rooms.at_home(table.players[0], one)
            await rooms.at_home(table.players[0], two)
            await rooms.at_home(table.players[1], bo)
            for heard in (one, two, bo):
                heard.clear()
            turns: list[int] = []
            while len(turns) < 4:
                before = table.room.begun if table.count else -1
                await table.move()
                if table.room.begun != before and table.room.deciding == 0 and table.room.made[-1].seat != 0:
                    turns.append(table.room.seq)
            await until(lambda: len(one.of("turn")) == 4)
            assert [message["seq"] for message in one] == turns
            assert one == two
            assert all(message["seat"] == 1 for message in bo)
            later = Heard()
            await rooms.at_home(table.players[0], later)
            assert later == []  # all had been told already

    run(work)


def test_a_notice_is_withdrawn_when_the_move_is_taken_back(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            home = {seat: Heard() for seat in table.players}
            for seat, player in table.players.items():
                await rooms.at_home(player, home[seat])
            while True:  # until a turn ends with a move that can be undone
                await table.move()
                last = table.room.made[-1]
                if table.room.deciding != last.seat and not last.sealed:
                    break
            other = table.room.deciding
            act = [made.move for made in table.room.made[last.act :]]
            await until(lambda: home[other].of("turn"))
            told = len(home[other].of("turn"))
            await rooms.undo(table.players[last.seat], table.game, "u", last.seat)
            await until(lambda: home[other].of("turn-off"))
            assert home[other][-1] == {"type": "turn-off", "game": table.game, "seat": other}
            for move in act:
                await table.move(move)
            await until(lambda: len(home[other].of("turn")) == told + 1)

    run(work)


def test_what_is_taken_back_before_it_is_fetched_is_never_told(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            while True:
                await table.move()
                last = table.room.made[-1]
                if table.room.deciding != last.seat and not last.sealed:
                    break
            other = table.room.deciding
            act = [made.move for made in table.room.made[last.act :]]
            await rooms.undo(table.players[last.seat], table.game, "u", last.seat)
            heard = Heard()
            await rooms.at_home(table.players[other], heard)
            assert heard.of("turn") == []
            for move in act:
                await table.move(move)
            await until(lambda: heard.of("turn"))

    run(work)


def test_a_webhook_is_called_once_for_a_turn(any_url: str) -> None:
    async def work() -> None:
        with receiver(500, 500) as (address, posts):
            async with rooms_at(any_url, allow_private_webhooks=True, base_url="https://games.example.org") as rooms:
                impatient(rooms)
                table = await seated(rooms, "Astrid", "Bo")
                assert (await rooms.set_notify(table.players[0], {"webhook": address}))["webhook"] == address
                await to_turn_of(table, 0)
                await until(lambda: len(posts) == 3)  # two tries failed
                told = json.loads(posts[-1]["body"])
                assert told == {
                    "type": "turn",
                    "game": table.game,
                    "seat": 0,
                    "seq": table.room.seq,
                    "title": "bonfire",
                    "names": ["Astrid", "Bo"],
                    "url": f"https://games.example.org/game/{table.game}",
                }
                assert posts[-1]["path"] == "/told?by=firelight"
                await to_turn_of(table, 1)
                await rooms.drop_notify(table.players[0])
                await to_turn_of(table, 0)
                await rooms.notices.send_due()
                assert len(posts) == 3

    run(work)


def test_who_is_at_home_is_not_told_outside(sqlite_url: str) -> None:
    async def work() -> None:
        with receiver() as (address, posts):
            async with rooms_at(sqlite_url, allow_private_webhooks=True) as rooms:
                impatient(rooms)
                rooms.home.patience = 0.5
                table = await seated(rooms, "Astrid", "Bo")
                await rooms.set_notify(table.players[0], {"webhook": address})
                home = Heard()
                await rooms.at_home(table.players[0], home)
                await to_turn_of(table, 0)
                await until(lambda: home.of("turn"))
                await rooms.notices.send_due()
                assert posts == []

    run(work)


def test_web_push_is_encrypted_for_the_browser_and_signed(sqlite_url: str) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(b"0123456789abcdef").decode()}

    async def work() -> None:
        with receiver(201, 410) as (address, posts):
            async with rooms_at(sqlite_url, allow_private_webhooks=True) as rooms:
                impatient(rooms)
                table = await seated(rooms, "Astrid", "Bo")
                set_up = await rooms.set_notify(table.players[0], {"push": {"endpoint": address, "keys": keys, "expirationTime": None}})
                assert set_up["push"] is True
                await to_turn_of(table, 0)
                await until(lambda: posts)
                import http_ece  # type: ignore[import-untyped]

                text = http_ece.decrypt(posts[0]["body"], private_key=browser, auth_secret=b"0123456789abcdef", version="aes128gcm")
                assert json.loads(text)["game"] == table.game
                assert posts[0]["headers"]["Authorization"].startswith("vapid t=")
                assert set_up["push_key"] in posts[0]["headers"]["Authorization"]
                await to_turn_of(table, 1)
                await to_turn_of(table, 0)
                await until(lambda: len(posts) == 2)  # this browser is gone
                while (await rooms.notify_settings(table.players[0]))["push"]:
                    pass
        async with rooms_at(sqlite_url) as again:
            assert (await again.notify_settings(table.players[0]))["push_key"] == set_up["push_key"]

    run(work)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/x",
        "http://localhost:8000/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fd00::1]/",
        "http://0.0.0.0/",
        "ftp://example.org/",
        "https://user:word@example.org/",
        "https:///nowhere",
        "http://[bad",
        "nonsense",
    ],
)
def test_addresses_that_are_refused(address: str) -> None:
    with pytest.raises(Refused) as refused:
        check_address(address, private=False)
    assert refused.value.code == "bad-address"


def test_names_that_lead_into_the_own_network_are_never_called(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with receiver() as (address, posts):
            port = address.partition("127.0.0.1:")[2].partition("/")[0]
            own = [(2, 1, 6, "", ("127.0.0.1", int(port)))]
            monkeypatch.setattr("firelight.server.outgoing.socket.getaddrinfo", lambda *_, **__: own)
            async with rooms_at(sqlite_url) as rooms:
                impatient(rooms)
                table = await seated(rooms, "Astrid", "Bo")
                await rooms.set_notify(table.players[0], {"webhook": f"http://games.example.org:{port}/"})
                await to_turn_of(table, 0)
                await rooms.notices.send_due()
                assert posts == []

    run(work)


def test_a_server_may_do_without_webhooks(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, allow_webhooks=False) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            with pytest.raises(Refused) as refused:
                await rooms.set_notify(table.players[0], {"webhook": "https://example.org/"})
            assert refused.value.status == 403
            for wrong in (
                {},
                {"push": {"endpoint": "https://example.org/"}},
                {"smoke": 1},
                {"push": {"endpoint": "https://e.org", "keys": {"p256dh": "x", "auth": "y"}}},
            ):
                with pytest.raises(Refused) as refused:
                    await rooms.set_notify(table.players[0], wrong)
                assert refused.value.code == "bad-notify"

    run(work)


def test_a_webhook_that_never_answers_delays_only_its_own_player(sqlite_url: str) -> None:
    """Somebody with many games names an address that takes connections and says nothing."""
    with receiver() as (address, posts), socket.create_server(("127.0.0.1", 0), backlog=500) as mute:

        async def work() -> None:
            async with rooms_at(sqlite_url, allow_private_webhooks=True) as rooms:
                impatient(rooms)
                pair = await people(rooms, "Astrid", "Bo")
                for player in pair:
                    await rooms.set_notify(player, {"webhook": f"http://127.0.0.1:{mute.getsockname()[1]}/"})
                for _ in range(15 * THREADS):  # with each game it is somebody's turn
                    made = await rooms.create(pair[0], NewGame("bonfire", [ME, OPEN]))
                    await rooms.invitations.join(pair[1], made.links["1"])
                other = await seated(rooms, "Cleo", "Dora")
                for player in other.players.values():
                    await rooms.set_notify(player, {"webhook": address})
                await to_turn_of(other, 1 - other.room.deciding)
                began = time.monotonic()
                await until(lambda: posts)
                assert time.monotonic() - began < 3 * SECONDS, "not after all the others, which take 15 times as long"

        run(work)
