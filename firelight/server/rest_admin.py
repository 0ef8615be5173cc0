"""REST for the operator: `firelight admin` calls it. AdminGate turns everybody else away."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from pydantic import Field
from starlette.responses import Response

from firelight.server import rest_models as models
from firelight.server.admin import Admin
from firelight.server.identity import InRooms
from firelight.server.measuring import CONTENT_TYPE, scrape
from firelight.server.replies import json_reply, packed_reply
from firelight.server.rest_models import Strict

router = APIRouter(include_in_schema=False)

Days = Annotated[float, Field(ge=0, le=36_500)]
Most = Annotated[int, Query(ge=1, le=1000), models.Digits]
Text = Annotated[str | None, Query(max_length=100)]
GameState = Annotated[Literal["waiting", "playing", "over"] | None, Query()]
JobState = Annotated[Literal["waiting", "running", "done", "failed"] | None, Query()]
Kind = Literal["player", "address"]


def _admin(request: Request) -> Admin:
    admin: Admin = request.app.state.operations.admin
    return admin


InAdmin = Annotated[Admin, Depends(_admin)]


class Prune(Strict):
    over: Days | None = None
    idle: Days | None = None
    waiting: Days | None = None
    guests: Days | None = None
    jobs: Days | None = None
    dry_run: bool = False


class NewBan(Strict):
    kind: Kind
    value: Annotated[str, Field(min_length=1, max_length=64)]
    reason: Annotated[str, Field(max_length=200)] = ""
    days: Annotated[float, Field(gt=0, le=36_500)] | None = None


class LogLevel(Strict):
    level: Literal["debug", "info", "warning", "error"]


# Games.


@router.get("/api/admin/games")
async def games(
    request: Request,
    admin: InAdmin,
    state: GameState = None,
    idle: Annotated[float | None, Query(ge=0, le=36_500)] = None,
    after: Text = None,
    limit: Most = 100,
) -> Response:
    return await packed_reply(request, await admin.games(state, idle, after, limit))


@router.get("/api/admin/games/{game}")
async def show(game: models.GameId, admin: InAdmin) -> Response:
    return json_reply(await admin.show(game))


@router.post("/api/admin/games/{game}/close")
async def close(game: models.GameId, admin: InAdmin) -> Response:
    await admin.close(game)
    return Response(status_code=204)


@router.delete("/api/admin/games/{game}")
async def delete(game: models.GameId, admin: InAdmin) -> Response:
    await admin.delete(game)
    return Response(status_code=204)


@router.get("/api/admin/games/{game}/record")
async def record(request: Request, game: models.GameId, admin: InAdmin) -> Response:
    return await packed_reply(request, await admin.record(game))


@router.post("/api/admin/prune")
async def prune(body: Prune, admin: InAdmin) -> Response:
    days: dict[str, Any] = body.model_dump(exclude_none=True, exclude={"dry_run"})
    return json_reply(await admin.prune(days, body.dry_run))


# Players.


@router.get("/api/admin/players")
async def players(admin: InAdmin, name: Text = None, after: Text = None, limit: Most = 100) -> Response:
    return json_reply(await admin.players(name, after, limit))


@router.delete("/api/admin/players/{player}")
async def delete_player(player: models.GameId, admin: InAdmin) -> Response:
    await admin.delete_player(player)
    return Response(status_code=204)


@router.get("/api/admin/reports")
async def reports(admin: InAdmin, settled: bool = False, limit: Most = 100) -> Response:
    """Open reports; with `settled`, all of them."""
    return json_reply(await admin.reports(settled, limit))


@router.post("/api/admin/reports/{report}/settle")
async def settle(report: models.GameId, admin: InAdmin) -> Response:
    await admin.settle(report)
    return Response(status_code=204)


@router.get("/api/admin/bans")
async def bans(admin: InAdmin) -> Response:
    return json_reply(await admin.bans())


@router.post("/api/admin/bans")
async def ban(body: NewBan, admin: InAdmin) -> Response:
    return json_reply(await admin.ban(body.kind, body.value, body.reason, body.days), 201)


@router.delete("/api/admin/bans")
async def unban(admin: InAdmin, kind: Kind, value: Annotated[str, Query(min_length=1, max_length=64)]) -> Response:
    await admin.unban(kind, value)
    return Response(status_code=204)


# The server.


@router.get("/api/admin/jobs")
async def jobs(admin: InAdmin, state: JobState = None, limit: Most = 100) -> Response:
    return json_reply(await admin.jobs(state, limit))


@router.post("/api/admin/push-key")
async def rotate_push_key(admin: InAdmin) -> Response:
    return json_reply(await admin.rotate_push_key())


@router.put("/api/admin/log-level")
async def set_log_level(body: LogLevel, admin: InAdmin) -> Response:
    await admin.set_log_level(body.level)
    return Response(status_code=204)


@router.get("/api/admin/stats")
async def stats(admin: InAdmin) -> Response:
    return json_reply(await admin.stats())


@router.get("/metrics")
async def metrics(rooms: InRooms) -> Response:
    """For Prometheus."""
    return Response(await scrape(rooms), media_type=CONTENT_TYPE)
