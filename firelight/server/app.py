"""The whole server as one application: REST, the socket, the browser table's files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.routing import APIRoute
from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from firelight import __version__
from firelight.engine.errors import FirelightError
from firelight.server import (
    rest_admin,
    rest_daily,
    rest_games,
    rest_health,
    rest_me,
    rest_puzzles,
    rest_seats,
    rest_server,
    rest_sets,
    rest_table,
)
from firelight.server.admin_token import AdminGate, read_or_create_token
from firelight.server.base_path import BasePath
from firelight.server.errors import Refused
from firelight.server.limits import Buckets
from firelight.server.logs import AccessLog
from firelight.server.operations import Operations
from firelight.server.replies import add_handlers, error_reply
from firelight.server.rooms import Rooms
from firelight.server.security import SAFE_METHODS, Guard
from firelight.server.settings import Settings
from firelight.server.socket import Sockets
from firelight.server.static import Site

PARTS = (rest_server, rest_health, rest_me, rest_games, rest_daily, rest_puzzles, rest_sets, rest_seats, rest_table, rest_admin)
OPENAPI = "/api/openapi.json"


def create_app(settings: Settings, rooms: Rooms) -> FastAPI:
    """Build the application. Its lifespan starts and stops the rooms, with their database and bots."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.site = await asyncio.to_thread(Site, base_path=settings.base_path)
        try:
            await rooms.start()
        except FirelightError as reason:
            app.state.failure = reason
            raise
        app.state.operations.start()
        try:
            yield
        finally:
            await rooms.stop()

    app = FastAPI(
        title="Firelight",
        version=__version__,
        description="Board games at a table in the browser. The socket at /api/socket is described in docs/protocol.md.",
        openapi_url=OPENAPI,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
        lifespan=lifespan,
    )
    app.state.failure = None  # why the server could not start
    app.state.settings = settings
    app.state.rooms = rooms
    app.state.operations = Operations(settings, rooms)
    app.state.creations = Buckets(settings.limits.creations)
    app.state.checks = Buckets(settings.limits.checks)
    app.state.sockets = Sockets(settings, rooms)
    for part in PARTS:
        app.include_router(part.router)

    @app.websocket("/api/socket")
    async def table_socket(socket: WebSocket) -> None:
        await app.state.sockets.serve(socket)

    add_handlers(app, [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)])
    app.add_middleware(AdminGate, settings=settings, token=read_or_create_token(settings))
    app.add_middleware(Guard, settings=settings, bans=rooms.bans)
    app.add_middleware(AccessLog)
    if settings.base_path:
        app.add_middleware(BasePath, folder=settings.base_path)
    app.router.default = _everything_else(app)
    return app


def _everything_else(app: FastAPI) -> ASGIApp:
    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        """Serve everything outside the API: the files of the browser table."""
        path, folder = scope["path"], app.state.settings.base_path
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
        elif path == "/api" or path.startswith("/api/"):
            await error_reply(Refused("not-found", f"there is no {path[:200]!r}; {OPENAPI} lists what there is", {}, 404))(
                scope, receive, send
            )
        elif scope["method"] not in SAFE_METHODS:
            reply = error_reply(Refused("method-not-allowed", "pages are read-only", {}, 405))
            reply.headers["Allow"] = ", ".join(SAFE_METHODS)
            await reply(scope, receive, send)
        elif folder and path == folder:
            await RedirectResponse(f"{folder}/", 308)(scope, receive, send)
        else:
            site: Site = app.state.site
            await site.reply(path, Headers(scope=scope))(scope, receive, send)

    return serve
