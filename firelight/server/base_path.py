"""Serving from a folder of the host, such as https://example.org/firelight/."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """The outermost layer: strips the folder from the path, unless a reverse proxy has already done so."""

    def __init__(self, app: ASGIApp, folder: str) -> None:
        self.app = app
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope = {**scope, "root_path": self.folder}
            if scope["path"].startswith(f"{self.folder}/"):
                scope["path"] = scope["path"].removeprefix(self.folder)
                scope["raw_path"] = (scope.get("raw_path") or b"").removeprefix(self.folder.encode())
        await self.app(scope, receive, send)
