"""What a game keeps of each move that was made."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from struct import Struct

from firelight.engine.packed import unpack
from firelight.engine.stack import Position

LoggedEvent = tuple[int, int, int, int, int]
LOGGED = Struct("5i")
WINDOW, LEAST_MEMORY = -9, 1  # of zlib: as it comes, it sets up a quarter of a megabyte for every difference, which takes longest
ALIKE = 16  # positions in a row of which only the first is kept whole


@dataclass(slots=True)
class Past:
    """What undo needs: the position before a move, and what the move left."""

    kind: type[Position]
    base: bytes  # a position, packed
    difference: bytes  # from it to the one before the move
    rng: tuple[int, int]
    move: int
    log: bytes  # the events that led to the position
    shuffles: int
    made: int
    stands: int  # how many moves stood: see Game.sealed_at
    turn: tuple[int, int]
    sealed: bool = False

    @property
    def packed(self) -> bytes:
        """The position, as bytes."""
        return restored(self.base, self.difference)

    @property
    def events(self) -> list[LoggedEvent]:
        """What led to the position, a new list each time."""
        return list(LOGGED.iter_unpack(self.log))

    @property
    def state(self) -> Position:
        """The position, a new object each time."""
        return unpack(self.kind, self.packed)

    @property
    def seat(self) -> int:
        """Whose move it was."""
        state = self.state
        return state.frames[state.depth - 1].seat


def pack_events(events: Iterable[LoggedEvent]) -> bytes:
    """Events as bytes."""
    return b"".join([LOGGED.pack(*event) for event in events])


def base_of(packed: bytes, before: Past | None) -> bytes:
    """What a position is compared with: that of the move before, unless it is the first of a row."""
    return packed if before is None or (before.made + 1) % ALIKE == 0 else before.base


def difference(base: bytes, packed: bytes) -> bytes:
    """What makes one packed position of another: a twentieth of its size, since a few moves change little."""
    if packed is base:
        return b""
    packer = zlib.compressobj(1, zlib.DEFLATED, WINDOW, LEAST_MEMORY)
    return packer.compress(_xor(base, packed)) + packer.flush()


def restored(base: bytes, difference: bytes) -> bytes:
    return _xor(base, zlib.decompress(difference, WINDOW)) if difference else base


def _xor(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "little") ^ int.from_bytes(other, "little")).to_bytes(len(one), "little")
