"""What the server demands of every request, and what it tells every browser: hosts, origins, headers, sizes."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from firelight.server.addresses import address_of
from firelight.server.errors import Refused
from firelight.server.limits import Buckets
from firelight.server.replies import error_reply

if TYPE_CHECKING:
    from firelight.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD")
HEALTH = "/api/health"  # asked by machines, under any name
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
    """Whether this server may be called by that name. A foreign name could be a page that pretends to be this server."""
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
    """False without an Origin; a foreign one is refused."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    if origin in (f"{scheme}://{headers.get('host', '')}", *settings.known_origins):
        return True
    raise Refused("wrong-origin", f"a page of {origin[:200]!r} may not do this; its host can allow it with --origins", {}, 403)


class Guard:
    """The outermost layer: refuses foreign hosts and origins, floods and large bodies; adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.limits.requests)
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
            self.check(scope)
            limited = self.limit_body(scope, receive)
        except Refused as refused:
            await error_reply(refused)(scope, receive, send_with_headers)
            return
        await self.app(scope, limited, send_with_headers)

    def check(self, scope: Scope) -> None:
        if scope["path"] != HEALTH:
            check_host(self.settings, scope)
        headers = Headers(scope=scope)
        wait = self.requests.take(address_of(scope))
        if wait:
            raise too_many(wait)
        if scope["method"] not in SAFE_METHODS:
            check_origin(self.settings, scope)
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
            if (body or kind) and kind != "application/json":
                raise Refused("not-json", "the body of a request must be application/json", {}, 415)

    def limit_body(self, scope: Scope, receive: Receive) -> Receive:
        most = self.settings.limits.body_bytes
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > len(str(most)) or int(length) > most:
            raise Refused("too-large", f"the body of a request may have {most} bytes at most", {"most": most}, 413)
        seen = 0

        async def receive_some() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413, f"the body of a request may have {most} bytes at most")
            return message

        return receive_some


def too_many(wait: float) -> Refused:
    return Refused("too-many", f"too many requests; try again in {wait:.1f} s", {"wait": round(wait, 1)}, 429)
