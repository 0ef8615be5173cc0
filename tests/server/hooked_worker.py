"""A real worker whose jobs can be held, made to hang and listed from outside, by means of files in a folder.

- `hold-KIND`: jobs of this kind do not continue while the file exists.
- `slow-KIND-MARK`: nor do those with this seed or level, but they let others in meanwhile, as a search does between chunks.
- `hang-KIND`: the next job of this kind deletes the file and never ends.
- `log`: what began and ended, one line each; for a question also how many moves its game had played, and how many had been made in all.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from firelight.bots.base import Ask
from firelight.server.thinking.jobs import ThinkingJobs
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Tell


class Hooked(ThinkingJobs):
    def __init__(self, memory: int, folder: str) -> None:
        super().__init__(memory)
        self.folder = Path(folder)

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        kind = request["do"]
        cache = os.environ.get("FIRELIGHT_CACHE_DIR", "")
        self.note(f"begin {kind} {seed_of(request)} {os.getpid()} {request.get('level')} {cache}")
        while (self.folder / f"hold-{kind}").exists():
            time.sleep(0.01)
        if (self.folder / f"hang-{kind}").exists():
            (self.folder / f"hang-{kind}").unlink()
            time.sleep(3600)
        try:
            while any((self.folder / f"slow-{kind}-{mark}").exists() for mark in (seed_of(request), request.get("level"))):
                between()
                time.sleep(0.01)
            return super().do(request, tell, between)
        finally:
            self.note(f"end {kind} {seed_of(request)} {os.getpid()}")

    def _ask(self, request: Message, between: Between) -> Ask:
        ask = super()._ask(request, between)
        self.note(f"unpacked {request['do']} {ask.game.moves_made} {len(ask.made)}")
        return ask

    def note(self, line: str) -> None:
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            log.write(f"{line}\n")


def seed_of(request: Message) -> int | None:
    seed: int | None = request.get("ask", request).get("seed")
    return seed
