"""REST: creating games, listing them, and taking them off a list."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_PLAYERS, IN_A_GAME, NEW_GAME, NEW_GAME_OF_ANOTHER, Address, Creating, created_reply
from firelight.server.rooms import GAMES_AT_ONCE

router = APIRouter(prefix="/api")


@router.get("/games", response_model=list[answers.InList], responses=FOR_PLAYERS)
async def my_games(
    player: Asking,
    rooms: InRooms,
    state: Annotated[Literal["awaiting", "playing", "waiting", "over"] | None, Query()] = None,
    after: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=100), models.Digits] = GAMES_AT_ONCE,
) -> Response:
    """List my games, those that wait for me first. `after`: the `cursor` of the last one seen."""
    return json_reply(await rooms.list_games(player, state, after, limit))


@router.post("/games", status_code=201, response_model=answers.Made, responses=NEW_GAME)
async def new_game(body: models.NewGame, player: Asking, rooms: InRooms, address: Address, limit: Creating) -> Response:
    return created_reply(await rooms.create(player, body.for_rooms(), address))


@router.post("/games/import", status_code=201, response_model=answers.Made, responses=NEW_GAME)
async def import_record(body: models.Import, player: Asking, rooms: InRooms, address: Address, limit: Creating) -> Response:
    """Turn a record or a position into a game: a finished one to look at, any other to continue."""
    seats = None if body.seats is None else [seat.for_rooms() for seat in body.seats]
    return created_reply(await rooms.import_record(player, body.record, seats, address))


@router.get("/games/{game}", response_model=answers.Summary, responses=IN_A_GAME)
async def summary(game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    return json_reply(await rooms.summary(player, game))


@router.delete("/games/{game}", status_code=204, response_class=Response, responses=IN_A_GAME)
async def leave(game: models.GameId, player: Asking, rooms: InRooms) -> Response:
    """Take a game off my list. If nobody holds it and no move has been made, it is deleted."""
    await rooms.leave(player, game)
    return Response(status_code=204)


@router.post("/games/{game}/branch", status_code=201, response_model=answers.Made, responses=NEW_GAME_OF_ANOTHER)
async def branch(game: models.GameId, body: models.Branch, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Create a game that continues from a position of this one."""
    return created_reply(await rooms.branch(player, game, body.move, [seat.for_rooms() for seat in body.seats]))


@router.post("/games/{game}/rematch", status_code=201, response_model=answers.Made, responses=NEW_GAME_OF_ANOTHER)
async def rematch(game: models.GameId, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Set the same table again, with the seats rotated."""
    return created_reply(await rooms.rematch(player, game))
