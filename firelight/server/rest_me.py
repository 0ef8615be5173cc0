"""REST: who I am, my series, how I am told that it is my turn."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms, MaybeAsking, WithSettings, secret_of, set_cookie
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_ANYBODY, FOR_PLAYERS, Creating, refusals
from firelight.server.shapes import Player

router = APIRouter(prefix="/api")

GUEST = "Guest"


def me(player: Player) -> dict[str, str]:
    return {"id": player.id, "name": player.name}


@router.post(
    "/me",
    status_code=201,
    response_model=answers.NewlyMe,
    responses={200: {"model": answers.NewlyMe, "description": "known already"}, **FOR_ANYBODY},
)
async def new_me(
    body: models.NewMe, request: Request, player: MaybeAsking, rooms: InRooms, settings: WithSettings, limit: Creating
) -> Response:
    """An identity for a new browser or program; who has one keeps it."""
    if player is not None:
        if body.name is not None:
            player = await rooms.rename(player, body.name)
        return json_reply({**me(player), "secret": None})
    player, secret = await rooms.new_player(body.name or GUEST)
    return _arrive(request, settings, player, secret, 201)


def _arrive(request: Request, settings: WithSettings, player: Player, secret: str, status: int = 200) -> Response:
    """Programs read the secret, browsers get a cookie that their scripts cannot read."""
    browser = "origin" in request.headers
    reply = json_reply({**me(player), "secret": None if browser else secret}, status)
    if browser:
        set_cookie(reply, request, secret, settings)
    return reply


@router.get("/me", response_model=answers.Me, responses=FOR_PLAYERS)
async def who_am_i(request: Request, player: Asking, settings: WithSettings) -> Response:
    reply = json_reply(me(player))
    secret = secret_of(request)
    if secret and "authorization" not in request.headers:
        set_cookie(reply, request, secret, settings)
    return reply


@router.patch("/me", response_model=answers.Me, responses=FOR_PLAYERS)
async def rename(body: models.Rename, player: Asking, rooms: InRooms) -> Response:
    return json_reply(me(await rooms.rename(player, body.name)))


@router.post("/me/link", response_model=answers.SecretAnswer, responses=FOR_PLAYERS)
async def device_link(player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """A secret that takes this identity to another device."""
    return json_reply({"secret": await rooms.device_link(player)})


@router.post("/me/claim", response_model=answers.NewlyMe, responses=refusals(404, 409))
async def claim(body: models.SecretBody, request: Request, rooms: InRooms, settings: WithSettings, limit: Creating) -> Response:
    """Become the player whose device made the link."""
    player, secret = await rooms.claim(body.secret)
    return _arrive(request, settings, player, secret)


@router.get("/series", response_model=answers.Series, responses=FOR_PLAYERS)
async def series(player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.series(player))


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
