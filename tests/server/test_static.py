"""The files of the browser table: what is served, how browsers cache it, what cannot be requested."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from firelight.server.static import Site, language_of
from firelight.texts import LANGUAGES

PAGE = "<!doctype html><title>Firelight</title>" + " " * 2000
NOBODY = Headers({})


@pytest.fixture
def site(tmp_path: Path) -> Site:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets" / "main-4f3a.js").write_text("export {};" * 500, encoding="utf-8")
    (folder / "assets" / "main-4f3a.js.br").write_bytes(b"packed")
    (folder / "assets" / "inter.woff2").write_bytes(b"x" * 5000)
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return Site(folder)


@pytest.mark.parametrize(
    "path", ["/", "/game/abc123", "/game/abc/review", "/join/SECRET_with-signs", "/watch/S", "/claim/S", "/new", "/settings/"]
)
def test_routes_of_the_client_are_its_page(site: Site, path: str) -> None:
    reply = site.reply(path, NOBODY)
    assert reply.status_code == 200
    assert bytes(reply.body).decode() == PAGE
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_good(site: Site) -> None:
    reply = site.reply("/assets/main-4f3a.js", NOBODY)
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in reply.headers


def test_packed_files(site: Site) -> None:
    script = site.reply("/assets/main-4f3a.js", Headers({"accept-encoding": "gzip, br;q=0.9"}))
    assert (bytes(script.body), script.headers["content-encoding"]) == (b"packed", "br")
    page = site.reply("/", Headers({"accept-encoding": "gzip"}))
    assert gzip.decompress(bytes(page.body)).decode() == PAGE
    assert page.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in site.reply("/assets/inter.woff2", Headers({"accept-encoding": "gzip"})).headers


def test_what_the_browser_has_is_not_sent_again(site: Site) -> None:
    tag = site.reply("/", NOBODY).headers["etag"]
    again = site.reply("/", Headers({"if-none-match": f'"other", W/{tag}'}))
    assert (again.status_code, bytes(again.body)) == (304, b"")
    assert site.reply("/", Headers({"if-none-match": tag, "accept-encoding": "gzip"})).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/./index.html",
        "/assets\\..\\..\\secret.txt",
        "/secret.txt\x00.html",
        "/assets/",
        "/assets/none",
        "/assets/main-4f3a.js.br",
        "/a/b/c/d/e",
        "/etc/passwd.txt",
        "",
        "index.html",
    ],
)
def test_tricks_find_nothing(site: Site, path: str) -> None:
    reply = site.reply(path, NOBODY)
    assert reply.status_code == (200 if path == "" else 404)
    assert b"secret" not in bytes(reply.body)


def test_a_missing_build_is_said(tmp_path: Path) -> None:
    reply = Site(tmp_path / "none").reply("/", NOBODY)
    assert reply.status_code == 503
    assert b"npm run build" in bytes(reply.body)


@pytest.mark.parametrize("base_path", ["", "/firelight", "/games/table"])
def test_the_page_knows_the_folder_that_the_server_is_reached_in(base_path: str) -> None:
    site = Site(base_path=base_path)
    page = bytes(site.reply("/game/abc123", NOBODY).body).decode()
    assert f'data-base="{base_path}"' in page
    wanted = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(wanted) > 5
    assert all(address.startswith(f"{base_path}/") for address in wanted)
    assert all(site.reply(address.removeprefix(base_path), NOBODY).status_code == 200 for address in wanted)
    assert site.reply("/", NOBODY).headers["etag"] != Site(base_path="/elsewhere").reply("/", NOBODY).headers["etag"]


WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def spoken(tmp_path: Path) -> Site:
    """The page and the manifest as in the source, without a build."""
    folder = tmp_path / "static"
    folder.mkdir()
    for name in ("index.html", "public/firelight.webmanifest"):
        (folder / Path(name).name).write_bytes((WEB / name).read_bytes())
    return Site(folder)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, pl;q=0.7, nl;q=0.8", "nl"),
        ("fr;q=1.0", "en"),
        ("de;q=0", "en"),
        ("en;q=0.5,pl", "pl"),
        ("de;q=many, ,;,nl;q=0.1", "nl"),
    ],
)
def test_the_language_of_a_browser(said: str, expected: str) -> None:
    assert language_of(Headers({"accept-language": said})) == expected


def test_the_manifest_and_the_description_of_the_page_follow_the_language(spoken: Site) -> None:
    told = set()
    for language in LANGUAGES:
        headers = Headers({"accept-language": f"{language};q=0.9"})
        reply = spoken.reply("/firelight.webmanifest", headers)
        manifest = json.loads(bytes(reply.body))
        page = spoken.reply("/game/abc", headers)
        assert manifest["lang"] == language
        assert f'content="{manifest["description"]}"' in bytes(page.body).decode()
        assert reply.headers["vary"] == page.headers["vary"] == "Accept-Encoding, Accept-Language"
        assert spoken.reply("/", Headers({"accept-language": language, "if-none-match": page.headers["etag"]})).status_code == 304
        told.add((manifest["description"], reply.headers["etag"], page.headers["etag"]))
    assert len({description for description, _, _ in told}) == len({tag for _, tag, _ in told}) == len({tag for _, _, tag in told}) == 4


def test_without_scripts_the_page_speaks_every_language(spoken: Site) -> None:
    page = bytes(spoken.reply("/", NOBODY).body).decode()
    without = re.search(r"<noscript>(.*)</noscript>", page, re.DOTALL)
    assert without is not None
    assert re.findall(r'<p lang="(\w+)">', without[1]) == list(LANGUAGES)
