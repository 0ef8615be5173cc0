"""A server's opponents, hints and reviews, worked out by separate processes."""

from firelight.server.thinking.thinkers import Chosen, Thinkers, ThinkersOff
from firelight.workers.errors import JobRefused as CannotThink
from firelight.workers.errors import WorkerLost as ThinkerLost

__all__ = ["CannotThink", "Chosen", "ThinkerLost", "Thinkers", "ThinkersOff"]
