"""Open sockets and their keys: when a device is signed out or a player is banned or deleted, the sockets are closed at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from firelight.server.bans import Bans
from firelight.server.errors import Refused
from firelight.server.store.writer import Write

NO_IDENTITY = 4401  # WebSocket close codes
BANNED = 4403
EXPELLED = "expelled"


def expel(write: Write, player: str, refused: Refused, key: str | None = None) -> None:
    """Tell all processes to close a player's sockets; with `key`, only those of one device."""
    write.tell({"t": EXPELLED, "player": player, "key": key, "error": [refused.code, refused.message, refused.figures, refused.status]})


class Session:
    """One socket. `ended` is set when its player has to leave, and `refused` says why."""

    def __init__(self, player: str, key: str, address: str) -> None:
        self.player = player
        self.key = key
        self.address = address
        self.ended = asyncio.Event()
        self.refused = Refused("no-identity", "")

    @property
    def code(self) -> int:
        return BANNED if self.refused.code == "banned" else NO_IDENTITY

    def end(self, refused: Refused) -> None:
        self.refused = refused
        self.ended.set()


class Sessions:
    """The sockets of this process."""

    def __init__(self) -> None:
        self._open: dict[str, set[Session]] = {}  # by player

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    @contextmanager
    def opened(self, player: str, key: str, address: str) -> Iterator[Session]:
        session = Session(player, key, address)
        self._open.setdefault(player, set()).add(session)
        try:
            yield session
        finally:
            self._open[player].discard(session)
            if not self._open[player]:
                del self._open[player]

    def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a bus message."""
        if message["t"] != EXPELLED:
            return
        for session in list(self._open.get(message["player"], ())):
            if message["key"] in (None, session.key):
                session.end(Refused(*message["error"]))

    def end_banned(self, bans: Bans) -> None:
        """Close the sockets of everybody who is now banned."""
        for sessions in list(self._open.values()):
            for session in list(sessions):
                ban = bans.is_banned_player(session.player) or bans.is_banned_address(session.address)
                if ban is not None:
                    session.end(ban.refusal())
