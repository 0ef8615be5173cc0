"""Games that are nearly over."""

from __future__ import annotations

from functools import cache

import firelight
from firelight.engine.game import Game
from tests.games import finish


@cache
def whole(game: str, players: int = 2, seed: int = 3) -> Game:
    """A game played at random to its end."""
    return finish(firelight.new(game, players, seed=seed), seed)


def nearly_over(game: str, moves: int = 12) -> Game:
    """A game some moves before its end, with its history."""
    over = whole(game)
    return over.at(len(over.history) - moves)
