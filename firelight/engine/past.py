"""What a game stores about each move made."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct

from firelight.engine.packed import unpack
from firelight.engine.stack import Position

LoggedEvent = tuple[int, int, int, int, int]
LOGGED = Struct("5i")
TOGETHER = 16  # positions that are compressed together


@dataclass(slots=True)
class Past:
    """What undo needs: the position before a move, and the move's results."""

    kind: type[Position]
    whole: bytes | None  # the position before the move, packed; None once it is in a block
    rng: tuple[int, int]
    move: int
    log: bytes  # the events that led to the position
    shuffles: int
    made: int
    stands: int  # how many moves were final: see Game.sealed_at
    turn: tuple[int, int]
    sealed: bool = False
    block: bytes = b""  # compressed positions
    place: int = 0  # the offset of this one in the block
    size: int = 0

    @property
    def packed(self) -> bytes:
        """The position as bytes."""
        whole = self.whole
        return _opened(self.block)[self.place : self.place + self.size] if whole is None else whole

    @property
    def events(self) -> list[LoggedEvent]:
        """The events that led to the position, a new list each time."""
        return list(LOGGED.iter_unpack(self.log))

    @property
    def state(self) -> Position:
        """The position, a new object each time."""
        return unpack(self.kind, self.packed)

    @property
    def seat(self) -> int:
        """Who was to decide."""
        state = self.state
        return state.frames[state.depth - 1].seat


def pack_events(events: Iterable[LoggedEvent]) -> bytes:
    """Events as bytes."""
    return b"".join([LOGGED.pack(*event) for event in events])


def compress(pasts: Sequence[Past]) -> None:
    """Store positions compactly, in one block, because a few moves change little."""
    whole = [(past, past.whole) for past in pasts if past.whole is not None]
    block, place = zlib.compress(b"".join([packed for _, packed in whole]), 1), 0
    for past, packed in whole:
        past.block, past.place, past.size = block, place, len(packed)
        past.whole = None
        place += len(packed)


@lru_cache(maxsize=4)
def _opened(block: bytes) -> bytes:
    """The positions of a block, cached because whoever needs one often needs the next."""
    return zlib.decompress(block)
