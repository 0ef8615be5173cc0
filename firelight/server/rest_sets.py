"""REST: component sets: checked while players edit them, and saved."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server import sets
from firelight.server.identity import Asking, InRooms
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_PLAYERS, IN_A_GAME, Address, Checking, Creating, leads_to, refusals

router = APIRouter(prefix="/api")

NEW_SET = {201: leads_to("id", "component_set change_set remove_set", "number"), **FOR_PLAYERS}
SetNumber = Annotated[str, Path(pattern=models.GAME_PATTERN)]


@router.get("/components/{title}", response_model=answers.Box, responses=refusals(404))
async def shipped_components(title: Annotated[models.Title, Path()]) -> Response:
    """The component set that comes with a game, and its form for an editor."""
    return json_reply(sets.shipped(title))


@router.post("/components", response_model=answers.Box, responses=FOR_PLAYERS)
async def check_components(body: models.Components, player: Asking, rooms: InRooms, address: Address, limit: Checking) -> Response:
    """Check a component set: every problem with its place, and the form for an editor."""
    return json_reply(await rooms.parsers.check(body.game, body.text, address))


@router.get("/sets", response_model=list[answers.ListedSet], responses=FOR_PLAYERS)
async def my_sets(player: Asking, rooms: InRooms) -> Response:
    """My component sets, newest first."""
    return json_reply(await rooms.sets.list(player))


@router.post("/sets", status_code=201, response_model=answers.ListedSet, responses=NEW_SET)
async def save_set(body: models.Components, player: Asking, rooms: InRooms, address: Address, limit: Creating) -> Response:
    """Save a component set. One with problems is a draft."""
    return json_reply(await rooms.sets.save(player, body.game, body.text, address), 201)


@router.get("/sets/{number}", response_model=answers.ComponentSet, responses=IN_A_GAME)
async def component_set(number: SetNumber, player: Asking, rooms: InRooms) -> Response:
    """A component set of mine, or a shared one."""
    return json_reply(await rooms.sets.get(player, number))


@router.patch("/sets/{number}", response_model=answers.ListedSet, responses=IN_A_GAME)
async def change_set(
    number: SetNumber, body: models.SetChange, player: Asking, rooms: InRooms, address: Address, limit: Checking
) -> Response:
    """Change a component set of mine, or share it with everybody who has its link."""
    return json_reply(await rooms.sets.change(player, number, body.text, body.shared, address))


@router.delete("/sets/{number}", status_code=204, response_class=Response, responses=IN_A_GAME)
async def remove_set(number: SetNumber, player: Asking, rooms: InRooms) -> Response:
    """Delete a component set of mine. Games that use it keep it."""
    await rooms.sets.remove(player, number)
    return Response(status_code=204)
