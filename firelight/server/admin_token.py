"""The admin token, which proves that a request comes from the operator, and the gate that asks for it."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import os
import secrets
from pathlib import Path

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from firelight.server.addresses import address_of
from firelight.server.errors import Refused
from firelight.server.events import security
from firelight.server.limits import Buckets, Rate
from firelight.server.replies import error_reply
from firelight.server.security import knows_host, too_many
from firelight.server.settings import LEAST_TOKEN, Settings, SettingsError
from firelight.storage import data_folder

FILE = "admin.token"
ADMIN = "/api/admin"
METRICS = "/metrics"
ATTEMPTS = Rate(1 / 10, 10)  # wrong tokens from one address
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # a request with any of these came through a proxy

log = logging.getLogger("firelight.server")


def token_file(settings: Settings) -> Path:
    return Path(settings.admin_token_file) if settings.admin_token_file else data_folder() / FILE


def read_token(settings: Settings) -> str | None:
    """The token from the settings, or from the file; None if there is none."""
    if settings.admin_token is not None and settings.admin_token_file is None:
        return settings.admin_token
    path = token_file(settings)
    try:
        token = path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as reason:
        raise SettingsError(f"{path}: the admin token cannot be read ({reason})") from None
    if len(token) < LEAST_TOKEN:
        raise SettingsError(f"{path}: expected an admin token of at least {LEAST_TOKEN} characters. Delete the file to get a new one")
    return token


def read_or_create_token(settings: Settings) -> str | None:
    """The token of a starting server. If none was chosen, write a new one to a file that only its owner can read."""
    token = read_token(settings)
    if token is not None:
        return token
    path, token = token_file(settings), secrets.token_urlsafe(32)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(f"{token}\n")
    except FileExistsError:  # another process was faster
        return read_token(settings)
    except OSError as reason:
        log.warning("no admin token could be written to %s (%s): firelight admin is off until you choose one", path, reason.strerror)
        return None
    return token


def is_local(settings: Settings, scope: Scope) -> bool:
    """Whether a request comes from this machine, not through a proxy and not from a page posing as this server."""
    headers = Headers(scope=scope)
    if any(name in headers for name in FORWARDED) or not knows_host(settings, headers.get("host", "")):
        return False
    try:
        return ipaddress.ip_address(scope["client"][0]).is_loopback if scope.get("client") else False
    except ValueError:
        return False


class AdminGate:
    """Lets administration requests through only with the token. To everybody else it looks as if nothing were there."""

    def __init__(self, app: ASGIApp, settings: Settings, token: str | None) -> None:
        self.app = app
        self.settings = settings
        self.token = token
        self.attempts = Buckets(ATTEMPTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        guarded = scope["type"] == "http" and (path == METRICS or path == ADMIN or path.startswith(f"{ADMIN}/"))
        if guarded and not (path == METRICS and (self.settings.metrics_open or is_local(self.settings, scope))):
            refused = self.refusal(scope)
            if refused is not None:
                await error_reply(refused)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refused | None:
        """None if the request carries the token."""
        kind, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and self.token and hmac.compare_digest(given.strip().encode(), self.token.encode()):
            return None
        nothing = Refused("not-found", f"there is no {scope['path'][:200]!r}", status=404)
        if not given:
            return nothing
        wait = self.attempts.take(address_of(scope))
        if wait:
            return too_many(wait)
        security("admin-refused", address=address_of(scope))
        return nothing
