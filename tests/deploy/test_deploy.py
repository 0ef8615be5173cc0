"""Deployment as in docs/deploying.md: the scripts run for real, in an empty folder."""

from __future__ import annotations

import json
import shutil
import socket
import sqlite3
import stat
import subprocess
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from tests.deploy.installing import DEPLOY, Installation, Served, copy_of_source, play, script
from tests.deploy.test_files import compose_environment, image_environment, instructions
from tests.server.serving import PATIENCE, Person


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Packages are fetched from pip's configured index."""
    found = Installation(tmp_path_factory.mktemp("prefix") / "firelight")
    assert "holds firelight" in found.install()
    return found


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def entries(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT game_id, seq, kind, data FROM entries ORDER BY game_id, seq").fetchall()


def test_an_empty_folder_holds_a_server_afterwards(installed: Installation) -> None:
    assert {path.name for path in installed.prefix.iterdir()} == {"backups", "current", "data", "deploy", "packages", "versions"}
    assert [mode(installed.prefix / name) for name in ("data", "backups")] == [0o700, 0o700]
    python = installed.prefix / "current" / "bin"
    assert "site-packages/firelight" in script("python", "-c", "import firelight; print(firelight.__file__)", folder=python)
    script("python", "-c", "import psycopg, numba, uvicorn", folder=python)  # what a server needs
    for needless in ("pytest", "playwright", "ray"):
        script("python", "-c", f"import {needless}", folder=python, fails=True)


def test_installing_again_changes_nothing(installed: Installation, tmp_path: Path) -> None:
    same = copy_of_source(tmp_path)  # the tree itself may change meanwhile
    installed.install(same)
    before = installed.versions, installed.current, mode(installed.data)
    installed.data.chmod(0o755)
    assert "is up to date" in installed.install(same)
    assert (installed.versions, installed.current, mode(installed.data)) == before


def test_play_back_up_upgrade_and_restore(installed: Installation, tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    source = copy_of_source(tmp_path / "source")
    installed.install(source)
    with Served(installed) as server:
        script("healthcheck.sh", folder=installed.prefix / "deploy", environment={"FIRELIGHT_PORT": server.port})
        astrid = Person(server.address)
        game = astrid.new_game(seats="me me")["id"]
        made = play(astrid, game, 5)
        assert "1 game, restored for a check; 1 kept" in installed.back_up(backups)  # while the server runs
        made += play(astrid, game, 2)
        old, port = installed.current, server.port
        about = source / "firelight" / "__init__.py"
        about.write_text(f"{about.read_text()}\nNEWER = True\n")
        said = installed.install(source, "--backups", backups)  # the upgrade, with the server still up
    assert "1 game, restored for a check" in said and "holds firelight" in said
    assert installed.current != old and {installed.current, old} <= installed.versions
    assert len(list((installed.prefix / "packages").iterdir())) == 1  # nothing was fetched again
    (nightly,) = backups.glob("firelight-2*.sqlite3")
    (upgrade,) = backups.glob("firelight-upgrade-*.sqlite3")
    assert [mode(path) for path in (backups, nightly, upgrade)] == [0o700, 0o600, 0o600]
    assert len(entries(upgrade)) == len(entries(nightly)) + 2
    script("healthcheck.sh", folder=installed.prefix / "deploy", fails=True, environment={"FIRELIGHT_PORT": port})

    script("python", "-c", "import firelight; firelight.NEWER", folder=installed.prefix / "current" / "bin")
    with Served(installed) as server:  # the newer version continues
        astrid.http.base_url = astrid.address = server.address
        astrid.http.headers["Origin"] = server.address
        assert [line["move"] for line in astrid.ask("GET", f"/api/games/{game}/log")] == made
        made += play(astrid, game, 1)
    restored = tmp_path / "restored.sqlite3"
    assert "1 game restored" in installed.firelight("restore", nightly, "--database", restored)
    assert entries(restored) == entries(nightly)
    with Served(installed, "--database", str(restored)) as server:
        astrid.http.base_url = astrid.address = server.address
        astrid.http.headers["Origin"] = server.address
        assert [line["move"] for line in astrid.ask("GET", f"/api/games/{game}/log")] == made[:5]
        play(astrid, game, 1)


def test_it_runs_as_the_image_and_compose_say(installed: Installation, postgres_url: str, tmp_path: Path) -> None:
    """Their command, their variables and no others, a PostgreSQL server, the health check, and what a proxy passes on."""
    port = str(free_port())
    environment = {name: in_place(value, installed, tmp_path) for name, value in image_environment().items()}
    environment |= compose_environment({"POSTGRES_PASSWORD": "0123abcd", "FIRELIGHT_BOTS": "0"})
    environment |= {"FIRELIGHT_DATABASE": postgres_url, "FIRELIGHT_TRUST_PROXY": "127.0.0.1", "FIRELIGHT_PORT": port}
    before = sorted(installed.prefix.rglob("*"))
    command = [word for name in ("ENTRYPOINT", "CMD") for word in json.loads(instructions(name)[0])]
    (healthy,) = json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd="/")
    try:
        assert server.stdout is not None
        assert "https://games.example.org" in server.stdout.readline()
        subprocess.run([in_place(healthy, installed, tmp_path)], env=environment, check=True, timeout=PATIENCE)
        passed_on = {"Host": "games.example.org", "X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
        headers = passed_on | {"Origin": "https://games.example.org", "Content-Type": "application/json"}
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/me", b'{"name": "Astrid"}', headers)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
            assert reply.status == 201 and reply.headers["Set-Cookie"].startswith("__Host-firelight=")
    finally:
        server.terminate()
        said = server.communicate(timeout=PATIENCE)[1]
    assert server.returncode == 0
    assert all(json.loads(line) for line in said.splitlines())  # the log that compose asks for
    assert sorted(installed.prefix.rglob("*")) == before  # its file system may be read-only
    assert (tmp_path / "data" / "admin.token").is_file()


def in_place(text: str, installed: Installation, state: Path) -> str:
    """Paths in the image, mapped to where they are here."""
    return text.replace("/opt/firelight", str(installed.prefix)).replace("/state", str(state))


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def test_versions_before_the_last_one_go(installed: Installation, tmp_path: Path) -> None:
    source, last = copy_of_source(tmp_path), installed.current
    (installed.prefix / "versions" / "older").mkdir()
    (source / "firelight" / "newer.py").write_text("NUMBER = 2\n")
    installed.install(source, "--no-backup")
    assert installed.versions == {installed.current, last} and installed.current != last


def test_the_newest_backups_are_kept(installed: Installation, tmp_path: Path) -> None:
    with Served(installed) as server:
        Person(server.address).new_game(seats="me me")
    others = [
        "firelight-20200101T000000Z.sqlite3",
        "firelight-20200102T000000Z.sqlite3",
        "firelight-upgrade-20200101T000000Z.sqlite3",
        "mine.txt",
    ]
    for name in others:
        (tmp_path / name).write_text("old")
    installed.back_up(tmp_path, "--keep", "2")
    found = {path.name for path in tmp_path.iterdir()}
    assert found >= {others[1], others[2], others[3]} and others[0] not in found and len(found) == 4


def test_a_backup_that_fails_leaves_nothing(installed: Installation, tmp_path: Path) -> None:
    (tmp_path / "firelight-20200101T000000Z.sqlite3").write_text("old")
    environment = tmp_path / "server.env"
    environment.write_text(f'# the server\'s\nFIRELIGHT_DATABASE="{tmp_path / "missing.sqlite3"}"\n')
    said = installed.back_up(tmp_path, "--keep", "1", "--env", str(environment), fails=True)
    assert "there is no such database" in said
    assert {path.name for path in tmp_path.iterdir()} == {"firelight-20200101T000000Z.sqlite3", "server.env"}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "expected a folder to install to"),
        (["there", "--nonsense"], "unknown option --nonsense"),
        (["there", "--python", "/bin/false"], "is not Python 3.11 or newer"),
        (["there", "--source", "/"], "requirements-server.lock is missing"),
        (["there", "--wheel", "none.whl"], "none.whl: there is no such file"),
    ],
)
def test_what_cannot_be_installed_is_said(args: list[str], said: str, tmp_path: Path) -> None:
    here = tmp_path / "deploy"
    shutil.copytree(DEPLOY, here)
    shutil.copy(DEPLOY.parent / "requirements-server.lock", tmp_path)
    given = [str(tmp_path / arg) if arg == "there" else arg for arg in args]
    answer = script("install.sh", *given, folder=here, fails=True)
    assert said in answer and answer.startswith("install.sh: ") and answer.count("\n") == 1
