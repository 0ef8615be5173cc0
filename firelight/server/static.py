"""The browser table's files. All are read once, at the start; what was not read then cannot be asked for."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets/"  # names with a hash of the content
PACKED = {".br": "br", ".gz": "gzip"}
PACK_FROM = 1024  # bytes
PACKABLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
ROUTE = re.compile(r"(/[A-Za-z0-9_-]{1,128}){0,4}/?")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Firelight</title>
<h1>Firelight</h1>
<p>The server runs, but the files of the browser table are missing from this installation.</p>
<p>In a copy of the source: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then start the server again.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent: its bodies by encoding, the plain one under the empty name."""

    bodies: dict[str, bytes]
    kind: str
    tag: str
    lasting: bool

    def reply(self, headers: Headers, status: int = 200) -> Response:
        accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
        encoding = next((name for name in ("br", "gzip") if name in accepted and name in self.bodies), "")
        tag = f'"{self.tag}{"-" if encoding else ""}{encoding}"'
        told = {
            "Cache-Control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and tag in {part.strip().removeprefix("W/") for part in headers.get("if-none-match", "").split(",")}:
            return Response(status_code=304, headers=told)
        if encoding:
            told["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], status, told, self.kind)


def placed(page: bytes, base_path: str) -> bytes:
    """The page for a server in a folder such as /firelight: the client reads it in data-base, and the files of the build lie in it."""
    folder = html.escape(base_path).encode()
    return page.replace(b'data-base=""', b'data-base="%s"' % folder, 1).replace(b'="./', b'="%s/' % folder)


def read_file(path: Path, name: str, base_path: str = "") -> File:
    body = path.read_bytes()
    if name == INDEX:
        body = placed(body, base_path)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for ending, encoding in PACKED.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file() and name != INDEX:
            bodies[encoding] = beside.read_bytes()
    if "gzip" not in bodies and len(body) >= PACK_FROM and kind.startswith(PACKABLE):
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return File(bodies, kind + charset, hashlib.sha256(body).hexdigest()[:32], name.startswith(HASHED))


class Site:
    """Every file of a folder by its name. `base_path` is where browsers find the server on its host; paths are those below it."""

    def __init__(self, folder: Path = FOLDER, base_path: str = "") -> None:
        names = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in PACKED]
        self.files = {name: read_file(path, name, base_path) for path in names for name in [path.relative_to(folder).as_posix()]}

    def reply(self, path: str, headers: Headers) -> Response:
        """A file, the page of a route of the client, or nothing."""
        file = self.files.get(path.removeprefix("/"))
        if file is not None and path.startswith("/"):
            return file.reply(headers)
        if not ROUTE.fullmatch(path) or path.startswith(f"/{HASHED}"):
            return Response("There is no such page here.\n", 404, media_type="text/plain")
        page = self.files.get(INDEX)
        return page.reply(headers) if page is not None else Response(MISSING, 503, media_type="text/html")
