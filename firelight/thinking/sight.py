"""What a net sees of a position as a row of bytes, for games that are played side by side in great numbers.

A row holds 16-bit integers: a head, the features of every seat, the number of inputs that are on, and which ones. Seats are counted from the
one that decides.
"""

from firelight.engine.jit import Bytes, Ints, jit
from firelight.engine.kernels import scoring_seats
from firelight.engine.stack import Position
from firelight.thinking.evaluate import FEATURE_COUNT, features, progress, resting
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import limited, list_inputs

HEAD = 4  # numbers before the features
SEATS_THERE = 0  # places in the head
LATE = 1
REST = 2  # 1 at the beginning of a turn
COUNT = 3  # of inputs
MOST_SEEN = 384  # inputs that there is room for in a row
MOST_NOTED = 512  # and in the notes


def sight_width(feature_count: int) -> int:
    """Bytes of a row."""
    return 2 * (HEAD + SEATS * feature_count + MOST_SEEN)


def sight_room(feature_count: int) -> int:
    """Integers of room for notes."""
    return feature_count + MOST_NOTED


@jit
def _write(out: Bytes, place: int, value: int) -> None:
    out[2 * place] = value & 255
    out[2 * place + 1] = value >> 8


@jit
def write_sight(s: Position, who: int, out: Bytes, room: Ints) -> None:
    """Write down what a net sees."""
    seats = scoring_seats(s)
    found: Ints = room[:FEATURE_COUNT]  # type: ignore[assignment]  # views, compiled as it is
    active: Ints = room[FEATURE_COUNT:]  # type: ignore[assignment]
    for turn in range(seats):
        features(s, (who + turn) % seats, found)
        for number in range(FEATURE_COUNT):
            _write(out, HEAD + turn * FEATURE_COUNT + number, limited(found[number]))
    count = min(list_inputs(s, who, active), MOST_SEEN)
    for number in range(count):
        _write(out, HEAD + SEATS * FEATURE_COUNT + number, active[number])
    _write(out, SEATS_THERE, seats)
    _write(out, LATE, progress(s))
    _write(out, REST, 1 if resting(s) else 0)
    _write(out, COUNT, count)
