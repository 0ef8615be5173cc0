"""`firelight serve` in a process of its own, as operators run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LIMITS = "messages=5000,messages_of_address=5000,requests=5000,creations=5000"
PATIENCE = 300


class Served:
    """`with Served(folder) as server:` serves until the end of the block; `kill` and `start` in between keep database and port.

    `more`: further words of the command. `environment`: in place of this process's own.
    """

    def __init__(self, folder: Path, bots: int = 0, more: tuple[str, ...] = (), environment: dict[str, str] | None = None) -> None:
        self.environment = environment
        self.command = [sys.executable, "-m", "firelight", "serve", "--database", str(folder / "server.sqlite3"), "--bots", str(bots)]
        self.command += ["--limits", LIMITS, *more]
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE)
            self._process = None

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self._process = subprocess.Popen([*self.command, "--port", port], env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Firelight is ready at http://"), line
        self.address = line.split()[4].rstrip("/")

    def kill(self) -> None:
        """Kill it at once, as if the power failed."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._process = None
