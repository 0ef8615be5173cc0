"""The stack of frames: what is still to be done, and who decides next.

Flow is plain data, so a position can be copied, saved and searched at every decision. The top frame is the current one. A
frame is a kind (each game numbers its own), a seat and six small integers whose meaning depends on the kind: each game names them in
a Frame class of its own (see decisions.py).
"""

from typing import Protocol, TypeVar

from firelight.engine.jit import compiled_as, jit
from firelight.engine.records import Record, i8, i64, many, plain

FRAMES = 14
MOST_SEATS = 6
RULE_WORDS = 4
RULE_BITS = 62


class Frame(Record):
    kind: int = i8(names="frames")
    seat: int = i8(low=-1, high=MOST_SEATS - 1)
    a: int = i8()
    b: int = i8()
    c: int = i8()
    d: int = i8()
    e: int = i8()
    f: int = i8()


OwnFrame = TypeVar("OwnFrame", bound=Frame)


class Stack(Protocol[OwnFrame]):
    """A state as seen by code that pushes frames: with frames of its own kind."""

    frames: list[OwnFrame]
    depth: int


class Position(Record):
    """The fields at the beginning of every game's state."""

    frames: list[Frame] = many(Frame, FRAMES, stack=True)
    depth: int = i8(counts="frames")
    sealed: int = i8(note=True)
    fired: list[int] = i64(RULE_WORDS, note=True)
    log: list[tuple[int, int, int, int, int]] | None = plain()


@jit
def push(s: Stack[OwnFrame], kind: int, seat: int, a: int, b: int) -> OwnFrame:
    """Push a frame; further arguments are set on the returned frame."""
    frame = s.frames[s.depth]
    s.depth += 1
    frame.kind = kind
    frame.seat = seat
    frame.a = a
    frame.b = b
    return frame


@jit
def top(s: Stack[OwnFrame]) -> OwnFrame:
    return s.frames[s.depth - 1]


@jit
def pop(s: Position) -> None:
    """Pop the top frame and clear its place."""
    s.depth -= 1
    frame = s.frames[s.depth]
    frame.kind = 0
    frame.seat = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0
    frame.e = 0
    frame.f = 0


@jit
def seal(s: Position) -> None:
    """Something hidden was revealed: earlier moves can no longer be undone."""
    s.sealed = 1


@jit
def fire(s: Position, rule: int) -> None:
    """Note that a rule had an effect in this game (for statistics, not part of the position)."""
    s.fired[rule // RULE_BITS] |= 1 << (rule % RULE_BITS)


@jit
def _log_nothing(s: Position, event: int, seat: int, a: int, b: int, c: int) -> None:
    return


@compiled_as(_log_nothing)
def tell(s: Position, event: int, seat: int, a: int, b: int, c: int) -> None:
    """Log an event, for the log and the animations. Compiled rules log nothing."""
    if s.log is not None:
        s.log.append((event, seat, a, b, c))
