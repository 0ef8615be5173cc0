"""How processes tell each other what has changed: directly within one process, by LISTEN and NOTIFY between several."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import URL

from firelight.server.store.writer import CHANNEL

Handler = Callable[[dict[str, Any]], None]
LOST: dict[str, Any] = {"t": "lost"}  # some messages may have been missed
PATIENCE = 0.5

log = logging.getLogger("firelight.server")


class Bus:
    """Delivers the messages of committed transactions on the event loop."""

    def __init__(self) -> None:
        self._handlers: list[Handler] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def subscribe(self, handle: Handler) -> Callable[[], None]:
        self._handlers.append(handle)
        return lambda: self._handlers.remove(handle) if handle in self._handlers else None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        self._loop = None

    def committed(self, messages: list[dict[str, Any]]) -> None:
        """Called by the writer on the event loop after every commit."""
        self._tell(messages)

    def _received(self, messages: list[dict[str, Any]]) -> None:
        loop = self._loop
        if loop is not None and messages:
            with suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(self._tell, messages)

    def _tell(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            for handle in list(self._handlers):
                handle(message)


class PostgresBus(Bus):
    """Every process listens on a connection of its own, and receives its own messages that way too."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._ending = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="firelight-listener", daemon=True)

    def start(self) -> None:
        super().start()
        self._thread.start()
        self._listening.wait(10)

    def stop(self) -> None:
        self._ending.set()
        self._thread.join()
        super().stop()

    def committed(self, messages: list[dict[str, Any]]) -> None:
        """Nothing to do: the messages come by NOTIFY."""

    def _run(self) -> None:
        import psycopg

        while not self._ending.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._listening.is_set():
                        self._received([LOST])
                    self._listening.set()
                    while not self._ending.is_set():
                        for note in connection.notifies(timeout=PATIENCE):
                            self._received([json.loads(note.payload)])
            except psycopg.Error as reason:
                if not self._ending.is_set():
                    log.warning("lost the connection that listens to the database", exc_info=reason)
                    self._ending.wait(PATIENCE)
