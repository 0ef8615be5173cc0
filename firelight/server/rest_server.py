"""REST: the server and its games."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from firelight import __version__, api
from firelight.server import rest_answers as answers
from firelight.server.identity import InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_ANYBODY

router = APIRouter(prefix="/api")


@cache
def games() -> list[dict[str, Any]]:
    return [
        {
            "game": title.key,
            "name": title.name,
            "about": title.words.about,
            "players": list(title.players),
            "options": {
                name: {"default": option.default, "low": option.low, "high": option.high, "help": title.option_help(name)}
                for name, option in title.rules.setup_options.items()
            },
            "series": title.words.face.series is not None,
            "sets": list(title.rules.other_sets),
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
