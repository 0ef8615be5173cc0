"""The browser table's files. All are read once, at the start; no other file can be requested."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import Response

from firelight.texts import ENGLISH, LANGUAGES

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
MANIFEST = "firelight.webmanifest"
HASHED = "assets/"  # file names that contain a hash of the content
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
    """A file ready to be sent: its body by encoding, uncompressed under the empty name."""

    bodies: dict[str, bytes]
    kind: str
    tag: str
    lasting: bool
    vary: str = "Accept-Encoding"

    def reply(self, headers: Headers, status: int = 200) -> Response:
        accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
        encoding = next((name for name in ("br", "gzip") if name in accepted and name in self.bodies), "")
        tag = f'"{self.tag}{"-" if encoding else ""}{encoding}"'
        sent = {
            "Cache-Control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "ETag": tag,
            "Vary": self.vary,
        }
        if status == 200 and tag in {part.strip().removeprefix("W/") for part in headers.get("if-none-match", "").split(",")}:
            return Response(status_code=304, headers=sent)
        if encoding:
            sent["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], status, sent, self.kind)


def for_folder(page: bytes, base_path: str) -> bytes:
    """The page for a server in a folder such as /firelight: data-base names the folder, and all paths of the build begin with it."""
    folder = html.escape(base_path).encode()
    return page.replace(b'data-base=""', b'data-base="%s"' % folder, 1).replace(b'="./', b'="%s/' % folder)


def language_of(headers: Headers) -> str:
    """The supported language that the browser prefers, or English."""
    liked: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:1000].split(","):
        tag, _, weight = part.partition(";q=")
        language = tag.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            liked.append((float(weight) if re.fullmatch(r" *[01](\.\d{0,3})? *", weight) else 1.0 - bool(weight), language))
    best, language = max(liked, key=lambda one: one[0], default=(0.0, ENGLISH))
    return language if best else ENGLISH


def translations_of(manifest: bytes) -> dict[str, dict[str, Any]]:
    """The manifest in each language of its description: its own, and those under `description_localized`."""
    found: dict[str, Any] = json.loads(manifest)
    others = found.get("description_localized", {})
    descriptions = {found.get("lang", ENGLISH): found.get("description", ""), **others}
    return {language: {**found, "lang": language, "description": text} for language, text in descriptions.items()}


def read_file(path: Path, name: str, base_path: str = "") -> File:
    body = path.read_bytes()
    if name == INDEX:
        body = for_folder(body, base_path)
    return file_from(path, name, body)


def file_from(path: Path, name: str, body: bytes, vary: str = "Accept-Encoding") -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for ending, encoding in PACKED.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file() and name not in (INDEX, MANIFEST):
            bodies[encoding] = beside.read_bytes()
    if "gzip" not in bodies and len(body) >= PACK_FROM and kind.startswith(PACKABLE):
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return File(bodies, kind + charset, hashlib.sha256(body).hexdigest()[:32], name.startswith(HASHED), vary)


def _described(manifest: dict[str, Any]) -> bytes:
    return f'name="description" content="{html.escape(manifest["description"])}"'.encode()


class Site:
    """Every file of a folder, by name. `base_path` is where browsers find the server on its host; paths are relative to it."""

    def __init__(self, folder: Path = FOLDER, base_path: str = "") -> None:
        names = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in PACKED]
        self.files = {name: read_file(path, name, base_path) for path in names for name in [path.relative_to(folder).as_posix()]}
        self.translated: dict[str, dict[str, File]] = {}  # files that exist in several languages, by name and language
        if MANIFEST in self.files:
            self._translate(folder)

    def _translate(self, folder: Path) -> None:
        """Prepare the manifest, and the page with its description, in every language."""
        manifests = translations_of(self.files[MANIFEST].bodies[""])
        vary = "Accept-Encoding, Accept-Language"
        bodies = {language: json.dumps(found, ensure_ascii=False).encode() for language, found in manifests.items()}
        self.translated[MANIFEST] = {language: file_from(folder / MANIFEST, MANIFEST, body, vary) for language, body in bodies.items()}
        if INDEX in self.files and ENGLISH in manifests:
            page, said = self.files[INDEX].bodies[""], _described(manifests[ENGLISH])
            pages = {language: page.replace(said, _described(found)) for language, found in manifests.items()}
            self.translated[INDEX] = {language: file_from(folder / INDEX, INDEX, body, vary) for language, body in pages.items()}

    def _file(self, name: str, headers: Headers) -> File | None:
        """A file, in the browser's language if there are several."""
        return self.translated.get(name, {}).get(language_of(headers)) or self.files.get(name)

    def reply(self, path: str, headers: Headers) -> Response:
        """A file, the client's page for one of its routes, or 404."""
        file = self._file(path.removeprefix("/"), headers)
        if file is not None and path.startswith("/"):
            return file.reply(headers)
        if not ROUTE.fullmatch(path) or path.startswith(f"/{HASHED}"):
            return Response("There is no such page here.\n", 404, media_type="text/plain")
        page = self._file(INDEX, headers)
        return page.reply(headers) if page is not None else Response(MISSING, 503, media_type="text/html")
