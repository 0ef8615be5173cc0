"""A server process as an operator runs it: its token, its log line by line, `firelight admin` beside it."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from firelight.cli import main
from tests.server.serving import PATIENCE, Person, wait_for

LIMITS = "messages=5000,messages_of_address=5000,requests=5000,creations=5000"


class Hosted:
    """`with Hosted(folder, database) as server:` serves until the end of the block."""

    def __init__(self, folder: Path, database: str | None = None, *options: str, **environment: str) -> None:
        self.folder = folder
        self.database = database or str(folder / "server.sqlite3")
        self.command = [sys.executable, "-m", "firelight", "serve", "--port", "0", "--bots", "0", "--limits", LIMITS, *options]
        self.environment = {**os.environ, "FIRELIGHT_DATA_DIR": str(folder), "FIRELIGHT_DATABASE": self.database, **environment}
        self.lines: list[str] = []  # of the log
        self.address = ""

    def __enter__(self) -> Hosted:
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Firelight is ready at http://"), (first, self.lines)
        self.address = first.split()[4]
        return self

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line.rstrip("\n"))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)

    @property
    def token(self) -> str:
        return (self.folder / "admin.token").read_text(encoding="ascii").strip()

    def person(self, name: str = "Astrid") -> Person:
        return Person(self.address, name)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{self.address}{path}", headers=headers, timeout=PATIENCE)

    def run(self, *words: str) -> tuple[int, str, str]:
        """`firelight admin …`: its exit status, its output and its errors."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(["admin", *words, "--url", self.address, "--token-file", str(self.folder / "admin.token")])
        return status, out.getvalue(), err.getvalue()

    def admin(self, *words: str) -> Any:
        """The JSON that it prints."""
        status, out, err = self.run(*words, "--json")
        assert status == 0, err
        return json.loads(out)

    def events(self, name: str) -> list[dict[str, Any]]:
        """The security events of a kind; for servers with `--log-format json`."""
        found = [json.loads(line) for line in self.lines]
        return [line for line in found if line.get("event") == name]

    def wait_for_event(self, name: str) -> dict[str, Any]:
        wait_for(lambda: self.events(name))
        return self.events(name)[-1]
