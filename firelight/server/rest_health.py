"""REST: health and metrics, for monitoring."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from firelight import __version__
from firelight.server import rest_answers as answers
from firelight.server.health import Health
from firelight.server.identity import InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import refusals

router = APIRouter(prefix="/api")


def _health(request: Request) -> Health:
    health: Health = request.app.state.operations.health
    return health


InHealth = Annotated[Health, Depends(_health)]


@router.get("/live", response_model=answers.Live, responses=refusals())
async def live() -> Response:
    """The process is running. The database is not asked."""
    return json_reply({"ok": True, "version": __version__})


@router.get("/ready", response_model=answers.Health, responses=refusals(503))
async def ready(health: InHealth, rooms: InRooms) -> Response:
    """Games can be saved: the database accepts writes."""
    took = await health.check()
    return json_reply({"ok": True, "version": __version__, "bots": rooms.bots()["state"], "write_ms": round(took * 1000, 2)})


@router.get("/health", response_model=answers.Health, responses=refusals(503))
async def health(health: InHealth, rooms: InRooms) -> Response:
    """The same as /api/ready."""
    return await ready(health, rooms)
