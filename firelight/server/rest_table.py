"""REST: what belongs to a table: its log, earlier positions, record, notes, hints and reviews."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server import socket_answers
from firelight.server.identity import Asking, InRooms
from firelight.server.messages import MOST_MOVES, MOST_SEATS
from firelight.server.replies import json_reply, packed_reply
from firelight.server.rest_common import IN_A_GAME, Creating, leads_to, refusals

router = APIRouter(prefix="/api")

MOST_ENTRIES = 2**31 - 1  # the largest number the database can hold

THINKING: dict[int | str, dict[str, Any]] = {202: leads_to("job", "job", "job"), **refusals(401, 404, 409, 503)}


@router.get("/games/{game}/log", response_model=list[answers.LogEntry], responses=IN_A_GAME)
async def log(
    request: Request,
    game: models.GameId,
    player: Asking,
    rooms: InRooms,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_MOVES), models.Digits] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=MOST_MOVES), models.Digits] = None,
) -> Response:
    """The moves from one number to another, with their events."""
    return await packed_reply(request, await rooms.log(player, game, first, last))


@router.get("/games/{game}/at/{move}", response_model=socket_answers.Table, responses=IN_A_GAME)
async def table_at(
    request: Request,
    game: models.GameId,
    move: models.MovePath,
    player: Asking,
    rooms: InRooms,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS), models.Digits] = None,
) -> Response:
    """The table after that many moves; for a seat of mine also with its options then."""
    return await packed_reply(request, await rooms.table_at(player, game, move, seat))


@router.get("/games/{game}/chat", response_model=list[answers.ChatEntry], responses=IN_A_GAME)
async def chat(
    request: Request,
    game: models.GameId,
    player: Asking,
    rooms: InRooms,
    before: Annotated[int | None, Query(ge=1, le=MOST_ENTRIES), models.Digits] = None,
    limit: Annotated[int, Query(ge=1, le=100), models.Digits] = 100,
) -> Response:
    """The latest chat messages, oldest first. `before`: the `seq` of a message, to get the ones before it."""
    return await packed_reply(request, await rooms.chat_before(player, game, before, limit))


@router.get("/games/{game}/components", response_model=dict[str, object], responses=IN_A_GAME)
async def components(request: Request, game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    """What is printed on the components of this game. It never changes."""
    reply = await packed_reply(request, await rooms.components(player, game))
    reply.headers["Cache-Control"] = "private, max-age=86400"
    return reply


@router.get("/games/{game}/record", response_model=dict[str, object], responses=IN_A_GAME)
async def record(request: Request, game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    return await packed_reply(request, await rooms.record(player, game))


@router.get("/games/{game}/notes", response_model=answers.NotesAnswer, responses=IN_A_GAME)
async def notes(game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    return json_reply({"text": await rooms.notes(player, game)})


@router.put("/games/{game}/notes", status_code=204, response_class=Response, responses=IN_A_GAME)
async def set_notes(game: models.GameId, body: models.Notes, player: Asking, rooms: InRooms) -> Response:
    await rooms.set_notes(player, game, body.text)
    return Response(status_code=204)


@router.post("/games/{game}/hint", status_code=202, response_model=answers.Job, responses=THINKING)
async def hint(game: models.GameId, body: models.HintFor, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    return json_reply(await rooms.hint(player, game, body.seat), 202)


@router.post("/games/{game}/review", status_code=202, response_model=answers.Job, responses=THINKING)
async def review(game: models.GameId, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    return json_reply(await rooms.review(player, game), 202)


@router.get("/jobs/{job}", response_model=answers.Job, responses=IN_A_GAME)
async def job(request: Request, job: models.JobId, player: Asking, rooms: InRooms) -> Response:
    return await packed_reply(request, await rooms.job(player, job))
