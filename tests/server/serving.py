"""A real server in a thread, and people who use it as browsers and programs do."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from firelight.server.limits import Limits, Rate
from firelight.server.settings import Settings
from firelight.server.web_server import WebServer, listen

ABNORMAL = 1006
PATIENCE = 300  # seconds to wait for something certain: the machine may be busy
PLENTY = Limits(
    messages=Rate(5000, 5000),
    messages_of_address=Rate(5000, 5000),
    requests=Rate(5000, 5000),
    creations=Rate(5000, 5000),
    recoveries=Rate(5000, 5000),
    exports=Rate(5000, 5000),
    refused_messages=Rate(5000, 10_000),
)

Data = dict[str, Any]


class Serving:
    """`with Serving(folder) as server:` serves until the end of the block."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        chosen = {"database": f"sqlite:///{folder / 'server.sqlite3'}", "port": 0, "bot_processes": 0, "limits": PLENTY, **changes}
        self.settings = Settings(**chosen)
        self.database = folder / "server.sqlite3"

    def __enter__(self) -> Serving:
        self.host = WebServer(self.settings, listen(self.settings.host, self.settings.port))
        self._thread = threading.Thread(target=self.host.run_until_stopped, daemon=True)
        self._thread.start()
        wait_for(lambda: self.host.started or not self._thread.is_alive())
        assert self.host.started, "the server did not start"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.host.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def address(self) -> str:
        return self.host.address

    def person(self, name: str = "Astrid") -> Person:
        return Person(self.address, name)


def wait_for(happened: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "this did not happen"
        time.sleep(0.01)


class Person:
    """Somebody with an identity, in a browser."""

    def __init__(self, address: str, name: str = "Astrid") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        self.me = self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer's data. Any success will do unless a status is given."""
        reply = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        if status is None:
            assert reply.is_success, reply.text
        else:
            assert reply.status_code == status, f"{reply.status_code} {reply.text}"
        return reply.json() if reply.content else None

    def new_game(self, game: str = "bonfire", seats: str = "me me", **more: Any) -> Data:
        """Create a game with seats such as `me open bot:spark`."""
        words = [word.partition(":") for word in seats.split()]
        listed = [{"kind": kind, **({"level": level} if level else {})} for kind, _, level in words]
        made: Data = self.ask("POST", "/api/games", {"game": game, "seats": listed, **more}, 201)
        return made

    def join(self, secret: str) -> Data:
        joined: Data = self.ask("POST", "/api/join", {"secret": secret, "accepts": True})
        return joined

    @property
    def secret(self) -> str:
        return self.http.cookies["firelight"]

    def socket(self, narrow: bool = False) -> Talk:
        """`narrow`: over a connection with small buffers."""
        return Talk(self.address, {"Cookie": f"firelight={self.secret}"}, self.address, narrow)


class Talk:
    """One socket."""

    def __init__(self, address: str, headers: dict[str, str], origin: str | None, narrow: bool = False) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/socket"
        more: Data = {}
        if narrow:
            more = {"sock": socket.socket(), "compression": None}
            more["sock"].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
            more["sock"].connect(("127.0.0.1", int(address.rpartition(":")[2])))
        self._opened = connect(url, additional_headers=headers, origin=origin, max_size=None, **more)  # type: ignore[arg-type]
        self.connection: ClientConnection = self._opened.__enter__()
        self.heard: list[Data] = []

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.__exit__(None, None, None)

    def say(self, message: Data | str | bytes) -> None:
        self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, timeout: float = PATIENCE) -> Data:
        message: Data = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        return message

    def wait(self, kind: str, **fields: Any) -> Data:
        """The next message of a kind with these values; others are skipped."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def open(self, game: str, since: int | None = None) -> Data:
        self.say({"do": "open", "game": game, **({} if since is None else {"since": since})})
        return self.wait("table", game=game)

    def closed(self) -> int:
        """The code with which the server closes; its last messages are kept in `heard`."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else ABNORMAL

    def ask(self, message: Data) -> Data:
        """Send a message with an id; returns its `done` or `refused`."""
        self.say(message)
        while True:
            answer = self.hear()
            if answer["type"] in ("done", "refused") and answer.get("id") == message["id"]:
                return answer


def choose(table: Data, chance: random.Random) -> str:
    move: str = chance.choice(table["options"])["move"]
    return move
