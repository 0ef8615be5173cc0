"""Answers to REST requests: JSON written by msgspec, refusals in one form, large answers compressed."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from firelight.engine.errors import FirelightError, ProblemsError
from firelight.server import events
from firelight.server.errors import Refused, broken
from firelight.server.faults import fault_of

PACK_FROM = 8 * 1024  # bytes
MOST_PROBLEMS = 20
CODES = {400: "malformed", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}

log = logging.getLogger("firelight.server")
_encode = msgspec.json.Encoder().encode


def json_reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(_encode(data), status, headers, "application/json")


async def packed_reply(request: Request, data: Any) -> Response:
    """A large answer without secrets, compressed in a thread for clients that accept it."""
    body = data if isinstance(data, bytes) else _encode(data)
    if len(body) < PACK_FROM or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={"Vary": "Accept-Encoding"})
    packed = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(packed, media_type="application/json", headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


class ErrorReply(Response):
    """A refusal as an answer. When sent, it is counted, and logged if it may be a sign of an attack."""

    media_type = "application/json"

    def __init__(self, refused: Refused) -> None:
        super().__init__(_encode({"error": refused.data()}), refused.status)
        self.code = refused.code
        if refused.status in (429, 503):
            self.headers["Retry-After"] = str(int(refused.figures.get("wait", 1)) + 1)
        if refused.status == 401:
            self.headers["WWW-Authenticate"] = "Bearer"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        events.refused(self.code, scope)
        await super().__call__(scope, receive, send)


def error_reply(refused: Refused) -> Response:
    return ErrorReply(refused)


def unexpected(error: BaseException, what: str) -> Refused:
    """The refusal for an unexpected error; the log has the details."""
    log.error("%s failed", what, exc_info=error)
    return Refused("broken", "the server made a mistake; nothing was changed. Try again", status=500)


def not_understood(problems: list[dict[str, str]]) -> Refused:
    first = problems[0]
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return Refused("not-understood", f"{first['place']}: {first['message']}{more}", {"problems": problems[:MOST_PROBLEMS]}, 422)


def from_library(error: FirelightError) -> Refused:
    """A library error as a refusal of the server."""
    if isinstance(error, ProblemsError):
        return broken("problems", str(error), error.problems)
    return error if isinstance(error, Refused) else Refused("refused", str(error))


def allowed(routes: Sequence[APIRoute], path: str) -> str:
    """The methods of all routes at a path, for the Allow header."""
    here = [route for route in routes if route.path == path] or [route for route in routes if route.path_regex.match(path)]
    return ", ".join(sorted({method for route in here for method in route.methods or ()}))


def add_handlers(app: FastAPI, routes: Sequence[APIRoute]) -> None:
    """Make every refusal and every unexpected error an error of the protocol."""

    @app.exception_handler(FirelightError)
    async def on_library(request: Request, error: FirelightError) -> Response:
        return error_reply(from_library(error))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> Response:
        problems = [{"place": ".".join(map(str, each["loc"])), "message": str(each["msg"])} for each in error.errors()]
        return error_reply(not_understood(problems))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        reply = error_reply(Refused(CODES.get(error.status_code, "refused"), str(error.detail), {}, error.status_code))
        reply.headers.update(error.headers or {})
        if error.status_code == 405:
            reply.headers["Allow"] = allowed(routes, request.scope["path"])
        return reply

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def on_fault(request: Request, error: Exception) -> Response:
        fault = fault_of(error)
        if fault is None:
            raise error
        return error_reply(fault)

    @app.exception_handler(Exception)
    async def on_unexpected(request: Request, error: Exception) -> Response:
        return error_reply(unexpected(error, f"{request.method} {request.scope['route'].path if 'route' in request.scope else '?'}"))
