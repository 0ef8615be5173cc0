"""An installation made by deploy/install.sh, and the server in it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path
from types import TracebackType

from tests.server.serving import PATIENCE, Person

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SOURCES = ("LICENSE", "README.md", "deploy", "firelight", "pyproject.toml", "requirements-server.lock")


def script(name: str, *args: str | Path, folder: Path = DEPLOY, fails: bool = False, environment: dict[str, str] | None = None) -> str:
    """Run one of the scripts and return its output, isolated from this process's Python and server."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FIRELIGHT_", "PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        [folder / name, *args], capture_output=True, text=True, env=kept | (environment or {}), cwd="/", timeout=1100, check=False
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr


class Installation:
    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.data = prefix / "data"
        self.environment = {"FIRELIGHT_DATA_DIR": str(self.data), "FIRELIGHT_CACHE_DIR": str(prefix / "cache")}

    def install(self, source: Path = ROOT, *more: str | Path) -> str:
        return script("install.sh", self.prefix, "--source", source, *more)

    @property
    def versions(self) -> set[str]:
        return {path.name for path in (self.prefix / "versions").iterdir()}

    @property
    def current(self) -> str:
        return (self.prefix / "current").resolve().name

    def firelight(self, *args: str | Path) -> str:
        return script("firelight", *args, folder=self.prefix / "current" / "bin", environment=self.environment)

    def back_up(self, to: Path, *more: str, fails: bool = False) -> str:
        return script("backup.sh", "--to", to, *more, folder=self.prefix / "deploy", fails=fails, environment=self.environment)


class Served:
    """The installed server, as a systemd unit would run it."""

    def __init__(self, installed: Installation, *more: str) -> None:
        self.command: list[str | Path] = [installed.prefix / "current" / "bin" / "firelight", "serve", "--port", "0", "--bots", "0", *more]
        self.environment = {**os.environ, **installed.environment}

    def __enter__(self) -> Served:
        self._process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Firelight is ready at http://"), line
        self.address = line.split()[4]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(PATIENCE) == 0

    @property
    def port(self) -> str:
        return str(self.address.rpartition(":")[2])


def play(person: Person, game: str, moves: int) -> list[str]:
    """Make the first legal move several times; returns the moves made."""
    made = []
    with person.socket() as talk:
        table = talk.open(game)
        for number in range(moves):
            made.append(table["options"][0]["move"])
            move = {"seat": table["deciding"], "at": table["move"], "moves": made[-1:]}
            talk.say({"do": "move", "game": game, "id": f"{table['move']} {number}", **move})
            table = talk.wait("change")
    return made


def copy_of_source(target: Path) -> Path:
    target.mkdir(exist_ok=True)
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target / name)
    return target
