"""A real worker whose jobs can be held up, made to hang and listed from outside, by files in a folder.

- `hold-KIND`: jobs of this kind do not go on while the file is there.
- `hang-KIND`: the next job of this kind takes the file away and never ends.
- `log`: what began and ended, one line each.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from firelight.server.thinking.jobs import Between, Jobs, Tell
from firelight.server.thinking.wire import Message
from firelight.server.thinking.worker import main

FOLDER = Path(sys.argv[2])


class Hooked(Jobs):
    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        kind = request["do"]
        note(f"begin {kind} {request.get('seed')} {os.getpid()} {os.environ.get('FIRELIGHT_CACHE_DIR', '')}")
        while (FOLDER / f"hold-{kind}").exists():
            time.sleep(0.01)
        if (FOLDER / f"hang-{kind}").exists():
            (FOLDER / f"hang-{kind}").unlink()
            time.sleep(3600)
        try:
            return super().do(request, tell, between)
        finally:
            note(f"end {kind} {request.get('seed')} {os.getpid()}")


def note(line: str) -> None:
    with (FOLDER / "log").open("a", encoding="utf-8") as log:
        log.write(f"{line}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), Hooked)
