"""The players of the golden games: some play well, some at random, some look for anything not seen yet."""

from __future__ import annotations

import random
from collections import Counter

from firelight.bots.base import Budget, ask_of
from firelight.bots.greedy import GreedyBot
from firelight.engine.game import Game
from tests.golden.coverage import families_of

SEQUENCES = 40


class Players:
    """Chooses the moves of one game: every seat has a style, but now and then anybody plays at random."""

    def __init__(self, key: str, seed: int, styles: list[str]) -> None:
        self.chance = random.Random(seed)
        self.styles = styles
        self.families = families_of(key)
        self.played: Counter[tuple[str, str]] = Counter()  # by decision and family
        self.greedy = GreedyBot(sequences=SEQUENCES, compiled=False)

    def choose(self, g: Game) -> int:
        move = self._choose(g)
        self.played[g.decision, self.families[move]] += 1
        return move

    def _choose(self, g: Game) -> int:
        assert g.seat is not None
        style = self.styles[g.seat]
        if style == "random" or self.chance.random() < 0.05:
            return self.chance.choice(g.actions)
        if style == "greedy":
            return g.number(self.greedy.choose(ask_of(g, Budget(), self.chance.randrange(2**32))))
        played = {action: self.played[g.decision, self.families[action]] for action in g.actions}
        return self.chance.choice([action for action in g.actions if played[action] == min(played.values())])
