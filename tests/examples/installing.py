"""The game of examples/spices as pip installs it, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "spices"


def install(folder: Path) -> dict[str, str]:
    """Install the game offline; returns an environment where only Firelight and the game can be imported from the source tree."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    quiet = ["--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, *offline, str(source)], check=True, cwd=folder)
    (folder / "root").mkdir()
    (folder / "root" / "firelight").symlink_to(ROOT / "firelight")
    return {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{folder / 'root'}", "FIRELIGHT_DATA_DIR": str(folder / "data")}
