"""REST: who I am, my devices, my series, how I am notified of my turn, and my data."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server import statistics
from firelight.server.addresses import address_of
from firelight.server.events import security
from firelight.server.identity import Asking, InRooms, MaybeAsking, WithSettings, drop_cookie, key_of, secret_of, set_cookie
from firelight.server.privacy import Privacy
from firelight.server.replies import json_reply, packed_reply
from firelight.server.rest_common import FOR_ANYBODY, FOR_PLAYERS, Creating, refusals
from firelight.server.rooms import Rooms
from firelight.server.security import too_many
from firelight.server.settings import Settings
from firelight.server.standings import standings
from firelight.server.store.rows import Player

router = APIRouter(prefix="/api")

GUEST = "Guest"


async def me(rooms: Rooms, player: Player) -> dict[str, Any]:
    return {"id": player.id, "name": player.name, "recovery": await rooms.players.has_recovery(player)}


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")


# Who I am.


@router.post(
    "/me",
    status_code=201,
    response_model=answers.NewlyMe,
    responses={200: {"model": answers.NewlyMe, "description": "known already"}, **FOR_ANYBODY},
)
async def new_me(
    body: models.NewMe, request: Request, player: MaybeAsking, rooms: InRooms, settings: WithSettings, limit: Creating
) -> Response:
    """Create an identity for a new browser or program; a caller that has one keeps it."""
    if player is not None:
        if body.name is not None:
            player = await rooms.players.rename(player, body.name)
        return json_reply({**await me(rooms, player), "secret": None})
    player, secret = await rooms.players.new(body.name or GUEST, agent_of(request))
    return await _sign_in(request, rooms, settings, player, secret, 201)


async def _sign_in(request: Request, rooms: Rooms, settings: Settings, player: Player, secret: str, status: int = 200) -> Response:
    """Programs receive the secret; browsers get a cookie that their scripts cannot read."""
    browser = "origin" in request.headers
    reply = json_reply({**await me(rooms, player), "secret": None if browser else secret}, status)
    if browser:
        set_cookie(reply, request, secret, settings)
    return reply


@router.get("/me", response_model=answers.Me, responses=FOR_PLAYERS)
async def who_am_i(request: Request, player: Asking, rooms: InRooms, settings: WithSettings) -> Response:
    reply = json_reply(await me(rooms, player))
    secret = secret_of(request)
    if secret and "authorization" not in request.headers:
        set_cookie(reply, request, secret, settings)
    return reply


@router.patch("/me", response_model=answers.Me, responses=FOR_PLAYERS)
async def rename(body: models.Rename, player: Asking, rooms: InRooms) -> Response:
    return json_reply(await me(rooms, await rooms.players.rename(player, body.name)))


# Devices and recovery.


@router.post("/me/link", response_model=answers.SecretAnswer, responses=FOR_PLAYERS)
async def device_link(player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Create a secret that brings this identity to another device."""
    return json_reply({"secret": await rooms.players.link(player)})


@router.post("/me/claim", response_model=answers.NewlyMe, responses=refusals(404, 409))
async def claim(body: models.SecretBody, request: Request, rooms: InRooms, settings: WithSettings, limit: Creating) -> Response:
    """Become the player whose device created the link."""
    player, secret = await rooms.players.claim(body.secret, agent_of(request))
    security("device-claimed", address=address_of(request.scope), player=player.id)
    return await _sign_in(request, rooms, settings, player, secret)


@router.get("/me/devices", response_model=list[answers.Device], responses=FOR_PLAYERS)
async def devices(request: Request, player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.players.devices(player, key_of(request)))


@router.delete("/me/devices/{device}", status_code=204, response_class=Response, responses=refusals(401, 404, 409))
async def revoke(device: models.DeviceId, request: Request, player: Asking, rooms: InRooms) -> Response:
    """Sign a device out and close its sockets."""
    await rooms.players.revoke(player, device)
    security("device-revoked", address=address_of(request.scope), player=player.id)
    return Response(status_code=204)


@router.post("/me/recovery", response_model=answers.Phrase, responses=FOR_PLAYERS)
async def new_recovery(request: Request, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Create twelve words that restore this identity; they replace any earlier ones."""
    phrase = await rooms.players.new_recovery(player)
    security("recovery-made", address=address_of(request.scope), player=player.id)
    return json_reply({"phrase": phrase})


@router.delete("/me/recovery", status_code=204, response_class=Response, responses=FOR_PLAYERS)
async def drop_recovery(player: Asking, rooms: InRooms) -> Response:
    await rooms.players.drop_recovery(player)
    return Response(status_code=204)


def _recovering(request: Request, rooms: InRooms) -> None:
    wait = rooms.players.recoveries.take(address_of(request.scope))
    if wait:
        raise too_many(wait)


@router.post("/me/recover", response_model=answers.NewlyMe, responses=refusals(404, 409))
async def recover(
    body: models.Recover, request: Request, rooms: InRooms, settings: WithSettings, limit: Annotated[None, Depends(_recovering)]
) -> Response:
    """Become the player this recovery phrase belongs to."""
    player, secret = await rooms.players.recover(body.phrase, agent_of(request))
    security("recovery-used", address=address_of(request.scope), player=player.id)
    return await _sign_in(request, rooms, settings, player, secret)


# My data.


@router.get("/me/statistics", response_model=list[answers.Played], responses=FOR_PLAYERS)
async def my_statistics(player: Asking, rooms: InRooms) -> Response:
    """My finished games in figures, newest first."""
    return json_reply(await rooms.store.read(lambda connection: statistics.of_player(connection, player.id)))


@router.get("/me/export", response_model=dict[str, Any], responses=FOR_PLAYERS)
async def export(request: Request, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Export everything this server stores about me."""
    reply = await packed_reply(request, await Privacy(rooms).export(player, key_of(request)))
    reply.headers["Content-Disposition"] = 'attachment; filename="firelight.json"'
    return reply


@router.delete("/me", status_code=204, response_class=Response, responses=FOR_PLAYERS)
async def delete_me(request: Request, player: Asking, rooms: InRooms, settings: WithSettings) -> Response:
    """Leave all games and delete this identity with everything that belongs to it. This cannot be undone."""
    await Privacy(rooms).forget(player)
    security("player-deleted", address=address_of(request.scope), player=player.id)
    reply = Response(status_code=204)
    drop_cookie(reply, request, settings)
    return reply


# Series and notices.


@router.get("/series", response_model=answers.Series, responses=FOR_PLAYERS)
async def series(player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.series(player))


@router.get("/me/opponents", response_model=list[answers.Standing], responses=FOR_PLAYERS)
async def opponents(player: Asking, rooms: InRooms) -> Response:
    """My results against each opponent."""
    return json_reply(await rooms.store.read(lambda connection: standings(connection, player.id)))


@router.get("/notify", response_model=answers.NotifySettings, responses=FOR_PLAYERS)
async def notify_settings(player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.notify_settings(player))


@router.put("/notify", response_model=answers.NotifySettings, responses=FOR_PLAYERS)
async def set_notify(body: models.Notify, player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.set_notify(player, body.model_dump(exclude_unset=True)))


@router.delete("/notify", status_code=204, response_class=Response, responses=FOR_PLAYERS)
async def drop_notify(player: Asking, rooms: InRooms) -> Response:
    await rooms.drop_notify(player)
    return Response(status_code=204)
