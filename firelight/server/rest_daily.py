"""REST: the daily challenge."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import AfterValidator
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_PLAYERS, IN_A_GAME, NEW_GAME_OF_ANOTHER, Address, Creating, created_reply

router = APIRouter(prefix="/api/daily")


@router.get("", response_model=answers.Challenge, responses=FOR_PLAYERS)
async def daily(player: Asking, rooms: InRooms) -> Response:
    """Get today's challenge."""
    return json_reply(await rooms.daily.about(player, None))


@router.get("/days", response_model=list[answers.ChallengeDay], responses=FOR_PLAYERS)
async def daily_days(
    player: Asking,
    rooms: InRooms,
    before: Annotated[str | None, Query(pattern=models.DAY_PATTERN), AfterValidator(models.real_day)] = None,
    limit: Annotated[int, Query(ge=1, le=100), models.Digits] = 30,
) -> Response:
    """List the days before today or another day, newest first."""
    return json_reply(await rooms.daily.days(player, before, limit))


@router.get("/{day}", response_model=answers.Challenge, responses=IN_A_GAME)
async def daily_of(day: models.Day, player: Asking, rooms: InRooms) -> Response:
    """Get the challenge of a day, with its results once the day is over."""
    return json_reply(await rooms.daily.about(player, day))


@router.post("/{day}", status_code=201, response_model=answers.Made, responses=NEW_GAME_OF_ANOTHER)
async def play_daily(
    day: models.Day, body: models.NewAttempt, player: Asking, rooms: InRooms, address: Address, limit: Creating
) -> Response:
    """Play the challenge. Returns the attempt under way, if there is one."""
    return created_reply(await rooms.daily.play(player, day, body.opponent, body.practice, address))


@router.put("/{day}/games/{game}", status_code=204, response_class=Response, responses=IN_A_GAME)
async def watch_daily(day: models.Day, game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    """Watch a finished attempt of a past day."""
    await rooms.daily.watch(player, day, game)
    return Response(status_code=204)
