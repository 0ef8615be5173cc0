"""Opponents, hints and reviews of a server, thought out by processes of their own."""

from firelight.server.thinking.thinkers import Chosen, Thinkers, ThinkersOff
from firelight.workers.errors import JobRefused as CannotThink
from firelight.workers.errors import WorkerLost as ThinkerLost

__all__ = ["CannotThink", "Chosen", "ThinkerLost", "Thinkers", "ThinkersOff"]
