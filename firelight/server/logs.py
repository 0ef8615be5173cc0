"""The log: one line per event, as text or JSON, without secrets. No link, query, cookie or token is ever written."""

from __future__ import annotations

import json
import logging
import re
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firelight.server import metrics
from firelight.server.addresses import address_of
from firelight.server.settings import Settings
from firelight.server.store.faults import OUTAGES

SAID = logging.getLogger("firelight.access")
SAFE = re.compile(r"/[\w./-]{0,200}", re.ASCII)
PAGE = re.compile(r"/assets/[\w.-]{1,128}|/game/[\w-]{1,64}|/[a-z-]{0,16}", re.ASCII)
FIRST = re.compile(r"/[a-z-]{1,16}(?=/)")
WINDOW = 60.0  # seconds
MOST_ALIKE = 5  # lines from the same place per window
MOST_EVENTS = 60  # security events of one kind per window


# Formats.


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = getattr(record, "fields", {})
    return found


class TextFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name in logging
        line = super().formatMessage(record).replace("\n", "\\n").replace("\r", "\\r")
        if record.name == SAID.name:
            return line
        return " ".join([line, *(f"{name}={_plain(value)}" for name, value in fields_of(record).items() if name != "event")])


def _plain(value: Any) -> str:
    text = str(value)
    return text if SAFE.fullmatch(f"/{text}") else json.dumps(text)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


# Filters.


class KnownFaults(logging.Filter):
    """Drops the traceback of a full disk or a database that does not respond: those have log lines of their own."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return error is None or not OUTAGES.explains(error)


class Repeats(logging.Filter):
    """Lets a few lines a minute from the same place through; the next one then says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._seen: dict[tuple[Any, ...], tuple[float, int]] = {}  # when the window began, and how many lines it has had
        self._lock = threading.Lock()
        self._last: BaseException | None = None  # the last error that was logged

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == SAID.name:
            return True
        error = record.exc_info[1] if record.exc_info else None
        event = fields_of(record).get("event")
        key = (record.pathname, record.lineno, type(error), event)
        with self._lock:
            if error is not None and error is self._last:  # logged where it was caught, and again by the framework
                return False
            now = self.clock()
            began, count = self._seen.get(key, (now, 0))
            left_out = 0
            if now - began >= WINDOW:
                left_out, began, count = max(0, count - _most(event)), now, 0
            self._seen[key] = began, count + 1
            if count >= _most(event):
                return False
            self._last = error
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like this were left out)", None
        return True


def _most(event: str | None) -> int:
    return MOST_ALIKE if event is None else MOST_EVENTS


# Requests.


def shown(path: str, route: str | None = None) -> str:
    """A path fit for the log. API paths hold no secrets; pages may be secret links, so only their beginning is shown."""
    if route is not None:
        return path if SAFE.fullmatch(path) else route
    if PAGE.fullmatch(path):
        return path
    first = FIRST.match(path)
    return f"{first.group() if first else ''}/…"


def template_of(scope: Scope) -> str | None:
    """The route that answered, such as /api/games/{game}; None for a page, or nothing."""
    found: str | None = getattr(scope.get("route"), "path", None)
    return found


class AccessLog:
    """Counts each answer, and on request logs address, method, path, status and milliseconds."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = 0
        start = time.perf_counter()

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"].endswith(".start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        finally:
            self.note(scope, status, time.perf_counter() - start)

    def note(self, scope: Scope, status: int, took: float) -> None:
        route, method = template_of(scope), scope.get("method", "SOCKET")
        metrics.count_request(method, route or "page", status, took if scope["type"] == "http" else None)
        if SAID.isEnabledFor(logging.INFO):
            values = {"address": address_of(scope), "method": method, "path": shown(scope["path"], route), "status": status}
            fields = {**values, "ms": round(took * 1000)}
            SAID.info("%s %s %s %d %d ms", *fields.values(), extra={"fields": fields})


# Setting up.


def set_up(settings: Settings) -> None:
    """Log to standard error. The chosen level applies to Firelight's own loggers; libraries log warnings and worse."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter())
    handler.addFilter(KnownFaults())
    handler.addFilter(Repeats())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    set_level(settings.log_level)
    SAID.setLevel(logging.INFO if settings.access_log else logging.WARNING)


def set_level(level: str) -> None:
    logging.getLogger("firelight").setLevel(level.upper())
    logging.getLogger("firelight.security").setLevel(logging.INFO)


def quieten(level: int) -> None:
    """Drop uvicorn's messages below this level; they would contain full addresses."""
    logging.getLogger("uvicorn.error").setLevel(level)
