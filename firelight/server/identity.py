"""Who is asking: the secret of a player, in a cookie for browsers or as a Bearer token for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from firelight.server import checks, events
from firelight.server.addresses import address_of
from firelight.server.errors import Refused
from firelight.server.rooms import Rooms
from firelight.server.security import SAFE_METHODS
from firelight.server.settings import Settings
from firelight.server.store.rows import Player

COOKIE = "firelight"
HOST_COOKIE = "__Host-firelight"  # browsers accept it over https only, for the whole host, and no other host can set it
FOR_400_DAYS = 400 * 24 * 3600  # the longest that browsers keep a cookie
SECRET_LENGTH = 200
NOBODY = "a request needs the cookie or token of a player; POST /api/me gives an identity"
SIGNED_OUT = "this device was signed out, or its player was deleted; POST /api/me gives a new identity"

cookie_scheme = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="Set by POST /api/me")
bearer_scheme = HTTPBearer(auto_error=False, scheme_name="bearer", description="The same secret, for programs")


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret sent with a request.

    A browser sends the Origin with every request that changes something; without one the cookie is ignored.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()[:SECRET_LENGTH]
    changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE_METHODS
    if changes and "origin" not in connection.headers:
        return None
    found = connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE, "")
    return found[:SECRET_LENGTH] or None


def unknown_player(connection: HTTPConnection) -> Refused:
    """The refusal for somebody the server does not know, or no longer knows."""
    known = secret_of(connection) is not None
    return Refused("signed-out", SIGNED_OUT, status=401) if known else Refused("no-identity", NOBODY, status=401)


def key_of(connection: HTTPConnection) -> str:
    """The database key of the device that asks."""
    return checks.hash_of(secret_of(connection) or "")


async def find_player(connection: HTTPConnection, rooms: Rooms) -> Player | None:
    """The player who asks, or None if unknown. Refused for a banned player."""
    secret = secret_of(connection)
    player = await rooms.players.of(secret, connection.headers.get("user-agent", "")) if secret else None
    if player is not None:
        events.identified(connection.scope, player.id)
        rooms.bans.check_player(player.id)
        rooms.visitors.note(player.id, address_of(connection.scope))
    return player


def set_cookie(response: Response, request: Request, secret: str, settings: Settings) -> None:
    """Over https at the root of a host, the cookie gets a name that no other host can set, and replaces one with the plain name."""
    secure = settings.secure or request.url.scheme == "https"
    name = COOKIE if settings.base_path or not secure else HOST_COOKIE
    response.set_cookie(name, secret, FOR_400_DAYS, path=f"{settings.base_path}/", secure=secure, httponly=True, samesite="strict")
    if name != COOKIE and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="strict")


def drop_cookie(response: Response, request: Request, settings: Settings) -> None:
    """Remove the cookies: the player no longer exists."""
    for name in (HOST_COOKIE, COOKIE):
        if name in request.cookies:
            response.delete_cookie(name, path=f"{settings.base_path}/", secure=name == HOST_COOKIE, httponly=True, samesite="strict")


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def settings_of(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def player_or_nobody(request: Request) -> Player | None:
    return await find_player(request, rooms_of(request))


async def player_who_asks(
    request: Request,
    player: Annotated[Player | None, Depends(player_or_nobody)],
    cookie: Annotated[object, Depends(cookie_scheme)],
    bearer: Annotated[object, Depends(bearer_scheme)],
) -> Player:
    if player is None:
        raise unknown_player(request)
    return player


Asking = Annotated[Player, Depends(player_who_asks)]
MaybeAsking = Annotated[Player | None, Depends(player_or_nobody)]
InRooms = Annotated[Rooms, Depends(rooms_of)]
WithSettings = Annotated[Settings, Depends(settings_of)]
