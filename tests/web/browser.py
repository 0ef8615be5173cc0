"""Finds and starts the browsers. Debian's packages are installed if this machine allows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

MAC = Path("/Applications")

# Parts of Chromium's own window, which open two pages per context; and what Playwright disables, since only the last such flag counts.
WINDOW = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
PLAYWRIGHTS = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    f"--disable-features={','.join((*PLAYWRIGHTS, *WINDOW))}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)


class NoBrowser(RuntimeError):
    """There is no such browser, and none could be installed."""


@dataclass(frozen=True)
class Program:
    """A browser: the names of its program, its applications on a Mac, Debian's package, and the variable that names another one."""

    names: tuple[str, ...]
    apps: tuple[str, ...]
    package: str
    variable: str

    def find(self) -> str | None:
        named = os.environ.get(self.variable) or next((path for name in self.names if (path := shutil.which(name))), None)
        if named:
            return named
        inside = [MAC / f"{app}.app" / "Contents" / "MacOS" for app in self.apps]
        return next((str(path) for folder in inside if folder.exists() for path in sorted(folder.iterdir())), None)

    def path(self) -> str:
        """Its path; it is installed first if this machine allows it. NoBrowser says how to get it."""
        found = self.find()
        if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]
            install = ["apt-get", "install", "--yes", "--no-install-recommends", self.package]
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(install, check=False, env=environment, **quiet)  # type: ignore[call-overload]
            found = self.find()
        if found is None:
            cask = self.apps[0].lower()
            raise NoBrowser(
                f"These tests need {self.apps[0]}. Install it (Debian, Ubuntu: apt-get install {self.package}; "
                f"macOS: brew install --cask {cask}) or name the program in {self.variable}."
            )
        return found


CHROMIUM = Program(
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("Chromium", "Google Chrome"),
    "chromium",
    "FIRELIGHT_CHROMIUM",
)
FIREFOX = Program(("firefox-esr", "firefox"), ("Firefox",), "firefox-esr", "FIRELIGHT_FIREFOX")


def chromium() -> str:
    return CHROMIUM.path()


if __name__ == "__main__":
    try:
        print(CHROMIUM.path(), FIREFOX.path() if "--firefox" in sys.argv else "")
    except NoBrowser as reason:
        sys.exit(str(reason))
