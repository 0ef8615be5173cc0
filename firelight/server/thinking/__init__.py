"""Opponents, hints and reviews of a server, thought out by processes of their own."""

from firelight.server.thinking.errors import CannotThink, ThinkerLost, ThinkersOff
from firelight.server.thinking.thinkers import Chosen, Thinkers

__all__ = ["CannotThink", "Chosen", "ThinkerLost", "Thinkers", "ThinkersOff"]
