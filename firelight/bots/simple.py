"""The simplest bot."""

from __future__ import annotations

import random

from firelight.bots.base import Ask
from firelight.engine.game import Move


class RandomBot:
    """Picks any move, each with the same probability."""

    def choose(self, ask: Ask) -> Move:
        return random.Random(ask.seed).choice(ask.game.moves())
