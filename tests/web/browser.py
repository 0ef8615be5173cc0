"""Where Chromium is, and how it is started. Debian's package is installed when this machine lets us."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications")
HOW = (
    "These tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium) "
    "or name the program in FIRELIGHT_CHROMIUM."
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)


class NoChromium(RuntimeError):
    """There is no browser, and none could be installed."""


def find() -> str | None:
    named = os.environ.get("FIRELIGHT_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    for app in ("Chromium", "Google Chrome"):
        program = MAC / f"{app}.app" / "Contents" / "MacOS" / app
        if program.exists():
            return str(program)
    return None


def chromium() -> str:
    """The path of Chromium; NoChromium says how to get it."""
    found = find()
    if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(install, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, **quiet)  # type: ignore[call-overload]
        found = find()
    if found is None:
        raise NoChromium(HOW)
    return found


if __name__ == "__main__":
    try:
        print(chromium())
    except NoChromium as reason:
        sys.exit(str(reason))
