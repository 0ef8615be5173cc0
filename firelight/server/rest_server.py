"""REST: the server itself, the games it knows, component sets."""

from __future__ import annotations

import asyncio
import tomllib
from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from firelight import __version__, api
from firelight.engine.errors import ProblemsError
from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_ANYBODY, FOR_PLAYERS, Creating, refusals

router = APIRouter(prefix="/api")


@cache
def games() -> list[dict[str, Any]]:
    from firelight.face import face_of

    return [
        {
            "game": title.key,
            "name": title.name,
            "players": list(title.players),
            "options": {
                name: {"default": option.default, "low": option.low, "high": option.high} for name, option in title.setup_options.items()
            },
            "series": face_of(title.key).series is not None,
        }
        for title in api.titles().values()
    ]


@cache
def levels() -> list[str]:
    from firelight.bots.levels import LEVELS

    return list(LEVELS)


@router.get("/about", response_model=answers.About, responses=FOR_ANYBODY)
async def about(rooms: InRooms) -> Response:
    """What this server offers."""
    return json_reply({"version": __version__, "games": games(), "levels": levels(), "bots": rooms.bots()})


@router.get("/health", response_model=answers.Health, responses=refusals(503))
async def health(rooms: InRooms) -> Response:
    """For those who watch over servers: whether games can be kept."""
    await rooms.check()
    return json_reply({"ok": True, "version": __version__, "bots": rooms.bots()["state"]})


@router.post("/components", response_model=answers.Checked, responses=FOR_PLAYERS)
async def check_components(body: models.Components, player: Asking, limit: Creating) -> Response:
    """Check a component set; every problem with its place."""
    return json_reply(await asyncio.to_thread(checked, body.game, body.text))


def checked(game: str, text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        return {"name": None, "problems": [{"place": "the file", "message": f"this is no TOML: {wrong}"}]}
    try:
        api.title(game).components_from(data)
    except ProblemsError as error:
        return {"name": None, "problems": [{"place": problem.place, "message": problem.message} for problem in error.problems]}
    return {"name": str(data.get("set", {}).get("name", "")), "problems": []}
