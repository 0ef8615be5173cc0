"""REST: invitations and the people at a table: removing, voting out, ignoring, reporting, leaving."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_PLAYERS, IN_A_GAME, Creating

router = APIRouter(prefix="/api")


@router.post("/join/preview", response_model=answers.Invitation, responses=IN_A_GAME)
async def preview(body: models.SecretBody, player: Asking, rooms: InRooms) -> Response:
    """See what game a link leads to, before sitting down."""
    return json_reply(await rooms.invitations.preview(player, body.secret))


@router.post("/join", response_model=answers.Joined, responses=IN_A_GAME)
async def join(body: models.Join, player: Asking, rooms: InRooms) -> Response:
    """Sit down with a link, or watch."""
    return json_reply(await rooms.invitations.join(player, body.secret, body.accepts, body.seat, body.watch))


@router.post("/games/{game}/links", response_model=answers.SecretAnswer, responses=IN_A_GAME)
async def renew_link(game: models.GameId, body: models.LinkOf, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Make a new link to a seat, or (null) to watch; the old one stops working."""
    return json_reply({"secret": await rooms.invitations.renew(player, game, body.seat)})


@router.patch("/games/{game}/seats/{seat}", response_model=answers.Summary, responses=IN_A_GAME)
async def change_seat(game: models.GameId, seat: models.SeatPath, body: models.SeatChange, player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.change_seat(player, game, seat, body.for_rooms()))


@router.post("/games/{game}/seats/{seat}/vote", response_model=answers.Summary, responses=IN_A_GAME)
async def vote_out(game: models.GameId, seat: models.SeatPath, body: models.VoteOut, player: Asking, rooms: InRooms) -> Response:
    """Vote to have a bot take over from an absent player."""
    return json_reply(await rooms.vote_out(player, game, seat))


@router.put("/games/{game}/seats/{seat}/ignore", status_code=204, response_class=Response, responses=IN_A_GAME)
async def ignore(game: models.GameId, seat: models.SeatPath, body: models.Ignore, player: Asking, rooms: InRooms) -> Response:
    """Mute or block the player of a seat; null: stop ignoring them."""
    await rooms.ignoring.set(player, game, seat, body.how)
    return Response(status_code=204)


@router.post("/games/{game}/report", status_code=204, response_class=Response, responses=IN_A_GAME)
async def report(game: models.GameId, body: models.Report, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Tell the operator about somebody at the table."""
    await rooms.ignoring.report(player, game, body.seat, body.text)
    return Response(status_code=204)


@router.post("/games/{game}/leave", status_code=204, response_class=Response, responses=IN_A_GAME)
async def leave_game(game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    """Give up my seats for good; bots play on."""
    await rooms.leave_game(player, game)
    return Response(status_code=204)


@router.get("/me/ignored", response_model=list[answers.Ignored], responses=FOR_PLAYERS)
async def ignored(player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.ignoring.list(player))


@router.delete("/me/ignored/{other}", status_code=204, response_class=Response, responses=FOR_PLAYERS)
async def stop_ignoring(other: models.PlayerId, player: Asking, rooms: InRooms) -> Response:
    await rooms.ignoring.drop(player, other)
    return Response(status_code=204)
