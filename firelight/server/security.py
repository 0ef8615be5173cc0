"""What the server demands of every request and tells every browser: hosts, origins, headers, sizes."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firelight.server import bodies
from firelight.server.addresses import address_of
from firelight.server.bounds import RECORD, Bounds, check_size
from firelight.server.errors import Refused
from firelight.server.limits import Buckets
from firelight.server.replies import error_reply

if TYPE_CHECKING:
    from firelight.server.bans import Bans
    from firelight.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD")
UNDER_ANY_NAME = frozenset({"/api/health", "/api/live", "/api/ready", "/metrics"})  # allowed under any host name
IMPORT = "/api/games/import"
WITH_COMPONENTS = frozenset({"/api/games", "/api/components", "/api/sets"})
A_SET = "/api/sets/"
VALUES = 5000  # per body
LONG_NUMBER = 16  # digits
TOO_SLOW = 408
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by style attributes; style sheets come from files only
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # addresses hold the secrets of seats
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_A_YEAR = "max-age=31536000"


@cache
def own_names() -> frozenset[str]:
    """Names that only this machine can have in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home", f"{short}.fritz.box"})


def knows_host(settings: Settings, host: str) -> bool:
    """Whether this server may be called by that name. An unknown name could belong to a page posing as this server."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if not name:
        return False
    if any(urlsplit(known).hostname == name for known in settings.known_origins) or name == settings.host.lower():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in own_names() or name.endswith(".localhost")
    return True


def check_host(settings: Settings, scope: Scope) -> None:
    named = Headers(scope=scope).getlist("host")
    if len(named) != 1 or not knows_host(settings, named[0]):
        message = f"this server does not know itself as {', '.join(named)[:200]!r}; its host can name it with --base-url"
        raise Refused("unknown-host", message, {}, 421)


def check_origin(settings: Settings, scope: Scope) -> bool:
    """Whether the request has an Origin; a foreign one is refused."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    if origin in (f"{scheme}://{headers.get('host', '')}", *settings.known_origins):
        return True
    raise Refused("wrong-origin", f"a page of {origin[:200]!r} may not do this; its host can allow it with --origins", {}, 403)


class Guard:
    """The outermost layer: refuses banned addresses, unknown hosts, foreign origins, floods and oversized bodies, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, bans: Bans) -> None:
        self.app = app
        self.settings = settings
        self.bans = bans
        self.requests = Buckets(settings.limits.requests)
        self.body = Bounds(settings.limits.body_bytes, VALUES)
        self.long_text = Bounds(settings.limits.import_bytes, VALUES)
        self.record = Bounds(settings.limits.import_bytes, RECORD.values)
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self.headers.append((b"strict-transport-security", FOR_A_YEAR.encode()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                extra = [(name, value) for name, value in self.headers if name not in names]
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            if self.check(scope):
                receive = bodies.replayed(await self.read(scope, receive), receive)
        except bodies.ClientGone:
            return
        except Refused as refused:
            reply = error_reply(refused)
            if refused.status == TOO_SLOW:
                reply.headers["Connection"] = "close"
            await reply(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def check(self, scope: Scope) -> bool:
        """Whether there is a body to read."""
        address = address_of(scope)
        self.bans.check(address)
        if scope["path"] not in UNDER_ANY_NAME:
            check_host(self.settings, scope)
        headers = Headers(scope=scope)
        self._count(address, 1)
        if scope["method"] in SAFE_METHODS:
            return False
        check_origin(self.settings, scope)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if (body or kind) and kind != "application/json":
            raise Refused("not-json", "the body of a request must be application/json", {}, 415)
        return body

    async def read(self, scope: Scope, receive: Receive) -> bytes:
        """The body, within its bounds. A large one counts as several requests."""
        bounds = self._bounds(scope)
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal():
            check_size(int(length) if len(length) < LONG_NUMBER else bounds.size + 1, bounds, bodies.BODY)
        body = await bodies.read_body(receive, bounds)
        self._count(address_of(scope), len(body) // self.body.size)
        bodies.check_body(body, bounds)
        return body

    def _bounds(self, scope: Scope) -> Bounds:
        if scope["method"] == "POST" and scope["path"] == IMPORT:
            return self.record
        with_set = scope["path"] in WITH_COMPONENTS if scope["method"] == "POST" else scope["path"].startswith(A_SET)
        return self.long_text if with_set else self.body

    def _count(self, address: str, requests: int) -> None:
        wait = self.requests.take(address, requests) if requests else 0.0
        if wait:
            raise too_many(wait)


def too_many(wait: float) -> Refused:
    return Refused("too-many", f"too many requests; try again in {wait:.1f} s", {"wait": round(wait, 1)}, 429)
