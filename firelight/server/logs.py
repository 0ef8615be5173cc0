"""The log of requests, without secrets: no link, query, cookie or token is ever written."""

from __future__ import annotations

import logging
import re
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firelight.server.security import address_of

SAID = logging.getLogger("firelight.access")
WORDS = r"about|health|games|join|me|me/link|me/claim|series|notify|components|openapi\.json|socket"
API = rf"/api/({WORDS}|(games|jobs)/[\w-]{{1,64}}(/[a-z]+(/\d+)?)?)"
SHOWN = re.compile(rf"{API}|/assets/[\w.-]{{1,128}}|/game/[\w-]{{1,64}}|/[a-z-]{{0,16}}", re.ASCII)
FIRST = re.compile(r"/[a-z-]{1,16}(?=/)")


def shown(path: str) -> str:
    """A path fit for a log: of links only their beginning."""
    if SHOWN.fullmatch(path):
        return path
    first = FIRST.match(path)
    return f"{first.group() if first else ''}/…"


class AccessLog:
    """One line for each answer: address, method, path, status, milliseconds."""

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
            took = (time.perf_counter() - start) * 1000
            SAID.info("%s %s %s %d %.0f ms", address_of(scope), scope.get("method", "SOCKET"), shown(scope["path"]), status, took)


def set_up(access: bool) -> None:
    """Warnings and worse to standard error; requests too if wanted."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    SAID.setLevel(logging.INFO if access else logging.WARNING)


def quieten(level: int) -> None:
    """What uvicorn says below this level is left out; it would tell whole addresses."""
    logging.getLogger("uvicorn.error").setLevel(level)
