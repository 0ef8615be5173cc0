"""What a game keeps of each move that was made."""

from __future__ import annotations

from dataclasses import dataclass

from firelight.engine.packed import unpack
from firelight.engine.stack import Position


@dataclass(slots=True)
class Past:
    """What undo needs: the position before a move, and what the move left."""

    kind: type[Position]
    packed: bytes
    rng: tuple[int, int]
    move: int
    events: list[tuple[int, int, int, int, int]]
    shuffles: int
    made: int
    stands: int  # how many moves stood: see Game.sealed_at
    turn: tuple[int, int]
    sealed: bool = False

    @property
    def state(self) -> Position:
        """The position, a new object each time."""
        return unpack(self.kind, self.packed)

    @property
    def seat(self) -> int:
        """Whose move it was."""
        state = self.state
        return state.frames[state.depth - 1].seat
