"""Firelight: play Bonfire and Emberheart, and study them.

>>> import firelight
>>> g = firelight.new("bonfire", players=2, seed=1)
>>> g.over
False
"""

from firelight.api import load, new, replay
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
