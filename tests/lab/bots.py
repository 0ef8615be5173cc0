"""Misbehaving bots for the arena's tests, which pass them to it as this file and a class."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from firelight.bots import Ask
from firelight.engine.game import Move

STRUCK = "FIRELIGHT_TEST_STRUCK"  # names the file that a killer leaves behind


class First:
    """Picks the first move."""

    def choose(self, ask: Ask) -> Move | int:
        return ask.game.moves()[0]


class Raiser(First):
    """Raises at its first two questions."""

    asked = 0

    def choose(self, ask: Ask) -> Move | int:
        self.asked += 1
        if self.asked <= 2:
            raise ValueError("no idea")
        return super().choose(ask)


class Cheat(First):
    """Answers its first question with an invalid move."""

    asked = 0

    def choose(self, ask: Ask) -> Move | int:
        self.asked += 1
        return 99_999 if self.asked == 1 else super().choose(ask)


class Killer(First):
    """Kills the process that asks it."""

    def choose(self, ask: Ask) -> Move | int:
        os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(ask)


class KillerOnce(First):
    """The same, but only once."""

    def choose(self, ask: Ask) -> Move | int:
        struck = Path(os.environ[STRUCK])
        if not struck.exists():
            struck.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(ask)


class Sleeper(First):
    """Never answers."""

    def choose(self, ask: Ask) -> Move | int:
        time.sleep(1000)
        return super().choose(ask)


class Slow(First):
    """Takes its time."""

    def choose(self, ask: Ask) -> Move | int:
        time.sleep(0.01)
        return super().choose(ask)
