"""Firelight: play Bonfire and Emberheart, and study them.

>>> import firelight
>>> g = firelight.new("bonfire", players=2, seed=1)
>>> g.over
False
"""

from collections.abc import Sequence

from firelight.api import load, new, replay
from firelight.engine.advice import Advice, Budget, set_adviser
from firelight.engine.components import ComponentsError
from firelight.engine.errors import (
    CannotUndo,
    FirelightError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    UnknownMove,
)
from firelight.engine.game import Event, Game, Move

__version__ = "0.1.0"


def _hints(game: Game, seat: int | None, count: int, budget: Budget | None, seed: int, language: str) -> Sequence[Advice]:
    """The answer of Game.hint. The bots are loaded when they are first needed."""
    from firelight.bots.hints import ONE_SECOND, hints

    return hints(game, seat, count, budget or ONE_SECOND, seed, language)


set_adviser(_hints)

__all__ = [
    "CannotUndo",
    "ComponentsError",
    "Event",
    "FirelightError",
    "Game",
    "IllegalMove",
    "Move",
    "OptionError",
    "PositionError",
    "RecordError",
    "Refusal",
    "UnknownMove",
    "load",
    "new",
    "replay",
]
