"""What all REST routes share: the documented refusals, and the limit on creating things."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.responses import Response

from firelight.server.addresses import address_of
from firelight.server.limits import Buckets
from firelight.server.replies import json_reply
from firelight.server.rest_answers import ErrorBody
from firelight.server.security import too_many
from firelight.server.shapes import Created

REFUSALS = {
    400: "the body is not JSON",
    401: "no identity",
    403: "not allowed for you, or sent by a foreign page",
    404: "it does not exist",
    408: "the body arrived too slowly",
    409: "refused in the present state",
    413: "too large or too complex",
    415: "the body is not application/json",
    421: "this server does not go by this name",
    422: "not understood",
    429: "too many requests",
    503: "not now",
}
ALWAYS = (400, 403, 408, 413, 415, 421, 422, 429, 503)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": ErrorBody, "description": REFUSALS[status]} for status in sorted({*ALWAYS, *statuses})}


def leads_to(place: str, operations: str, parameter: str) -> dict[str, Any]:
    """OpenAPI links of an answer: what can be done with an id in it."""
    value = {"parameters": {parameter: f"$response.body#/{place}"}}
    return {"links": {name: {"operationId": name, **value} for name in operations.split()}}


FOR_ANYBODY = refusals()
FOR_PLAYERS = refusals(401, 409)
IN_A_GAME = refusals(401, 404, 409)


def _creating(request: Request) -> None:
    creations: Buckets = request.app.state.creations
    wait = creations.take(address_of(request.scope))
    if wait:
        raise too_many(wait)


def _checking(request: Request) -> None:
    wait = request.app.state.checks.take(address_of(request.scope))
    if wait:
        raise too_many(wait)


ABOUT_A_GAME = "summary leave renew_link change_seat branch rematch log table_at chat components record notes set_notes hint review"
NEW_GAME: dict[int | str, dict[str, Any]] = {201: leads_to("id", ABOUT_A_GAME, "game"), **FOR_PLAYERS}
NEW_GAME_OF_ANOTHER: dict[int | str, dict[str, Any]] = {201: leads_to("id", ABOUT_A_GAME, "game"), **IN_A_GAME}

Creating = Annotated[None, Depends(_creating)]
Checking = Annotated[None, Depends(_checking)]


def _address(request: Request) -> str:
    return address_of(request.scope)


Address = Annotated[str, Depends(_address)]


def created_reply(created: Created) -> Response:
    return json_reply({"id": created.game, "links": created.links}, 201)
