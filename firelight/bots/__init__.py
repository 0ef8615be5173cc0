"""Bots: the questions put to them (Ask, Budget), the interface (Bot), and how to find and seat one (known, seat).

>>> import firelight
>>> from firelight.bots import seat
>>> g = firelight.new("bonfire", players=2, seed=1)
>>> seat("random", g.edition).choose(g, seed=3).forfeit is None
True
"""

from firelight.bots.base import Ask, Bot, Budget, ask_of
from firelight.bots.registry import Choice, Seated, known, seat

__all__ = ["Ask", "Bot", "Budget", "Choice", "Seated", "ask_of", "known", "seat"]
