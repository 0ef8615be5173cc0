"""What `make release` checks: `python -m tests.release FOLDER` with a wheel and an sdist in it.

Both contain what they should and nothing else. The wheel is installed into an empty environment, and a game is played there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

import firelight

ROOT = Path(firelight.__file__).parent.parent
SUFFIXES = {".bin", ".ftl", ".json", ".py", ".toml", ".typed", ".txt", ".xz"}  # in the package, besides the browser's files
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

GAME = """
import firelight
for title in ("bonfire", "emberheart"):
    g = firelight.new(title, players=2, seed=1)
    while not g.over:
        g.play(g.moves()[0])
    assert firelight.replay(g.record()).scores() == g.scores()
    print(g, g.winners())
"""


def package_files() -> set[str]:
    """Every file of the package that belongs in a release."""
    static = ROOT / "firelight" / "server" / "static"
    found = (path for path in (ROOT / "firelight").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(ROOT)) for path in found if path.suffix in SUFFIXES or static in path.parents}


def check_contents(name: str, files: set[str], more: set[str]) -> None:
    expected = package_files() | more
    problems = [f"{file} is missing" for file in sorted(expected - files)] + [
        f"{file} does not belong there" for file in sorted(files - expected)
    ]
    if problems:
        sys.exit(f"{name}:\n  " + "\n  ".join(problems))


def check_wheel(path: Path) -> None:
    with zipfile.ZipFile(path) as wheel:
        files = set(wheel.namelist())
        info = next(file for file in files if file.endswith(".dist-info/METADATA")).removesuffix("METADATA")
        check_contents(path.name, {file for file in files if not file.startswith(info)}, set())
        metadata = Metadata.from_email(wheel.read(f"{info}METADATA"), validate=True)
        entry_points = wheel.read(f"{info}entry_points.txt").decode()
    wanted = (ROOT / "README.md").read_text(encoding="utf-8")
    if str(metadata.version) != firelight.__version__ or metadata.description != wanted or metadata.license_expression != "MIT":
        sys.exit(f"{path.name}: version, description or licence are not those of the source")
    if "firelight = firelight.cli:main" not in entry_points:
        sys.exit(f"{path.name}: the command firelight is missing")
    if "[firelight.games]" not in entry_points:
        sys.exit(f"{path.name}: the games are missing")


def check_sdist(path: Path) -> None:
    with tarfile.open(path) as sdist:
        inside = {member.name.partition("/")[2] for member in sdist.getmembers() if member.isfile()}
    files = {file for file in inside if not file.startswith("firelight.egg-info/")}
    check_contents(path.name, files, {"CHANGELOG.md", "LICENSE", "MANIFEST.in", "PKG-INFO", "README.md", "pyproject.toml", "setup.cfg"})


def run(folder: Path, *command: str | Path) -> str:
    """The output of a command, run where nothing in this source tree can be imported."""
    return subprocess.run([str(word) for word in command], check=True, cwd=folder, env=CLEAN, stdout=subprocess.PIPE, text=True).stdout


def install(wheel: Path, folder: Path) -> Path:
    """Create the environment with uv, or with pip where uv is missing or finds no packages; returns its folder of programs."""
    programs = folder / "environment" / "bin"
    uv = (Path(sys.executable).with_name("uv"), "pip", "install", "--no-config", "--quiet", "--python", programs / "python")
    try:
        venv.create(programs.parent)
        add(wheel, folder, *uv)
    except (OSError, subprocess.CalledProcessError):
        venv.create(programs.parent, clear=True, with_pip=True)
        add(wheel, folder, programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    return programs


def add(wheel: Path, folder: Path, *install: str | Path) -> None:
    run(folder, *install, "--require-hashes", "--requirement", ROOT / "requirements-play.lock")
    run(folder, *install, "--no-deps", wheel)


def try_out(programs: Path, folder: Path) -> None:
    """The library, the command, a server that answers."""
    run(folder, programs / "python", "-c", GAME)
    told = run(folder, programs / "firelight", "--version")
    if firelight.__version__ not in told:
        sys.exit(f"firelight --version says {told!r}")
    command = [str(programs / "firelight"), "serve", "--port", "0", "--bots", "0", "--database", str(folder / "server.sqlite3")]
    environment = {**CLEAN, "FIRELIGHT_DATA_DIR": str(folder)}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            with urllib.request.urlopen(f"{address}/api/about") as answer:
                json.load(answer)
            with urllib.request.urlopen(address) as page:
                if b"Firelight" not in page.read():
                    sys.exit("the first page is not there")
        finally:
            server.terminate()


def main() -> None:
    folder = Path(sys.argv[1])
    [wheel], [sdist] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    check_wheel(wheel)
    check_sdist(sdist)
    with tempfile.TemporaryDirectory() as empty:
        try_out(install(wheel.absolute(), Path(empty)), Path(empty))
    print(f"{wheel.name} and {sdist.name} hold what they should, and the wheel plays.")


if __name__ == "__main__":
    main()
