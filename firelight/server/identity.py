"""Who asks: the secret of a player, in a cookie for browsers or as a Bearer token for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from firelight.server.errors import Refused
from firelight.server.rooms import Rooms
from firelight.server.security import SAFE_METHODS
from firelight.server.settings import Settings
from firelight.server.shapes import Player

COOKIE = "firelight"
FOR_400_DAYS = 400 * 24 * 3600  # the longest that browsers keep one
SECRET_LENGTH = 200
NOBODY = "nobody is known by this cookie or token; POST /api/me gives an identity"

cookie_scheme = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="Set by POST /api/me")
bearer_scheme = HTTPBearer(auto_error=False, scheme_name="bearer", description="The same secret, for programs")


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that came with a request.

    A browser names the Origin of every request that changes something; without one the cookie does not count.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()[:SECRET_LENGTH]
    changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE_METHODS
    if changes and "origin" not in connection.headers:
        return None
    return connection.cookies.get(COOKIE, "")[:SECRET_LENGTH] or None


async def find_player(connection: HTTPConnection, rooms: Rooms) -> Player | None:
    secret = secret_of(connection)
    return await rooms.player_of(secret) if secret else None


def set_cookie(response: Response, request: Request, secret: str, settings: Settings) -> None:
    secure = settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, FOR_400_DAYS, path="/", secure=secure, httponly=True, samesite="strict")


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def settings_of(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def player_or_nobody(request: Request) -> Player | None:
    return await find_player(request, rooms_of(request))


async def player_who_asks(
    player: Annotated[Player | None, Depends(player_or_nobody)],
    cookie: Annotated[object, Depends(cookie_scheme)],
    bearer: Annotated[object, Depends(bearer_scheme)],
) -> Player:
    if player is None:
        raise Refused("no-identity", NOBODY, status=401)
    return player


Asking = Annotated[Player, Depends(player_who_asks)]
MaybeAsking = Annotated[Player | None, Depends(player_or_nobody)]
InRooms = Annotated[Rooms, Depends(rooms_of)]
WithSettings = Annotated[Settings, Depends(settings_of)]
