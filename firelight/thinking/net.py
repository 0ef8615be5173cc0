"""A small integer net that predicts how a game will end and which moves are worth a look.

It has three layers. The first adds up the weights of the active inputs and of the features of all seats, and the first two are clipped
to 0..1. The outputs, for each seat counted from the one to move, correct the readable forecast: of the chance of winning (as a logit) and
of the final score; then come the sources of that score, and the number of turns left. The policy, computed from the first two layers,
says how likely each move is to be the best one. All sums are integers, so that plain and compiled thinking agree to the last bit.

The names in capitals are bound to the sizes of a net, `Net` to a record of those sizes, `gather` to the inputs of a game.
"""

from dataclasses import replace
from math import exp
from typing import Any

from firelight.engine.chance import Rng
from firelight.engine.jit import Cards, Floats, Ints, Moves, jit
from firelight.engine.kernels import open_name, score, scoring_seats
from firelight.engine.records import Record, RecordMeta, i16, i32
from firelight.engine.stack import Position, top
from firelight.thinking.evaluate import (
    CLOSENESS,
    END,
    FAR_AHEAD,
    FEATURE_COUNT,
    PROMISED,
    features,
    is_over,
    lead,
    mixed,
    progress,
    share_of_win,
    spread,
    weighed,
)
from firelight.thinking.inputs import SEATS

NET_INPUTS = 0  # bound
NET_WIDTH = 0  # bound: units of the first layer
NET_HIDDEN = 0  # bound: units of the second layer
NET_SEEN = 0  # bound: units of both layers
NET_OUTPUTS = 0  # bound

FIRST_ONE = 4096  # stands for 1 in the first layer's sums
SHIFT = 4  # from those sums to a layer's values
ONE = 256  # stands for 1 in a layer's values
WEIGHT_ONE = 1024  # stands for 1 in the weights of the later layers
WEIGHT_SHIFT = 10
OUTPUT_ONE = 262144.0  # stands for 1 in an output: ONE * WEIGHT_ONE
LARGEST_FEATURE = 1000
LATE_BINS = 16
MOST_ACTIVE = 1024  # most inputs that can be on at the same time

# First output of each kind: SEATS outputs for WIN and for SCORE, one for TURNS, then SEATS for each source of the score.
WIN = 0
SCORE = 4
TURNS = 8
SOURCES = 9
POINTS_ONE = 50.0  # points (or turns) per output of 1

POLICY_SHIFT = 10  # from a move's sum to its logit
POLICY_ONE = 256  # stands for 1 in a move's logit: e times as likely


class Net(Record):
    """The weights of a net in file order, then its working memory. A program with a net binds this name to a record of the net's size."""

    first: list[int] = i16(1)  # a row for each input
    dense: list[int] = i16(1)  # a row for each feature of each seat
    bias: list[int] = i32(1)
    second: list[int] = i16(1)  # a row for each unit of the first layer
    second_bias: list[int] = i32(1)
    third: list[int] = i16(1)
    third_bias: list[int] = i32(1)
    policy: list[int] = i16(1)  # a row for each move: the units of both layers
    policy_bias: list[int] = i32(1)
    active: list[int] = i16(1)  # the inputs that are on
    sums: list[int] = i32(1)
    values: list[int] = i32(1)
    seen: list[int] = i32(1)  # the values of both layers
    out: list[int] = i32(1)


ROOM = ("active", "sums", "values", "seen", "out")


def outputs_of(sources: int) -> int:
    return SOURCES + SEATS * sources


def of_size(record: RecordMeta, lengths: dict[str, int]) -> Any:
    """The same record with different lengths for some fields."""
    fields = {name: replace(field, length=lengths.get(name, field.length)) for name, field in record.fields.items()}
    return RecordMeta(record.__name__, (Record,), fields)


def net_record(inputs: int, feature_count: int, width: int, hidden: int, outputs: int, moves: int) -> type[Record]:
    """The record for a net of this size."""
    lengths = {
        "first": (inputs + LATE_BINS + 1) * width,
        "dense": SEATS * feature_count * width,
        "bias": width,
        "second": width * hidden,
        "second_bias": hidden,
        "third": (width + hidden) * outputs,
        "third_bias": outputs,
        "policy": moves * (width + hidden),
        "policy_bias": moves,
        "active": MOST_ACTIVE,
        "sums": width,
        "values": hidden,
        "seen": width + hidden,
        "out": outputs,
    }
    found: type[Record] = of_size(Net, lengths)
    return found


@open_name
def gather(s: Position, who: int, out: Cards) -> int:
    raise NotImplementedError


@jit
def list_inputs(s: Position, who: int, out: Cards) -> int:
    """List all active inputs: those of the records, and one for the progress of the game."""
    n = gather(s, who, out)
    out[n] = NET_INPUTS + progress(s) * LATE_BINS // END
    return n + 1


@jit
def limited(value: int) -> int:
    return max(-LARGEST_FEATURE, min(value, LARGEST_FEATURE))


@jit
def _add_row(sums: Cards, rows: Cards, first: int) -> None:
    row = rows[first : first + NET_WIDTH]  # a loop over a slice is vectorised
    for place in range(NET_WIDTH):
        sums[place] += row[place]


@jit
def _add_four_rows(sums: Cards, rows: Cards, numbers: Cards) -> None:
    a = rows[numbers[0] * NET_WIDTH : numbers[0] * NET_WIDTH + NET_WIDTH]
    b = rows[numbers[1] * NET_WIDTH : numbers[1] * NET_WIDTH + NET_WIDTH]
    c = rows[numbers[2] * NET_WIDTH : numbers[2] * NET_WIDTH + NET_WIDTH]
    d = rows[numbers[3] * NET_WIDTH : numbers[3] * NET_WIDTH + NET_WIDTH]
    for place in range(NET_WIDTH):
        sums[place] += a[place] + b[place] + c[place] + d[place]


@jit
def _add_scaled_row(sums: Cards, rows: Cards, first: int, times: int) -> None:
    row = rows[first : first + NET_WIDTH]
    for place in range(NET_WIDTH):
        sums[place] += times * row[place]


@jit
def see_records(s: Position, who: int, net: Net) -> None:
    """Start the first layer's sums with the bias and the inputs of the records."""
    for place in range(NET_WIDTH):
        net.sums[place] = net.bias[place]
    n = list_inputs(s, who, net.active)
    fours = n - n % 4
    for number in range(0, fours, 4):
        _add_four_rows(net.sums, net.first, net.active[number : number + 4])
    for number in range(fours, n):
        _add_row(net.sums, net.first, net.active[number] * NET_WIDTH)


@jit
def see_features(found: Ints, turn: int, net: Net) -> None:
    """Add the features of the seat that comes `turn` seats later to the first layer's sums."""
    for number in range(FEATURE_COUNT):
        if found[number] != 0:
            _add_scaled_row(net.sums, net.dense, (turn * FEATURE_COUNT + number) * NET_WIDTH, limited(found[number]))


@jit
def _run_layers(net: Net) -> None:
    """Compute the values of both layers from the first layer's sums."""
    for unit in range(NET_HIDDEN):
        net.values[unit] = net.second_bias[unit]
    for place in range(NET_WIDTH):
        value = min(max(net.sums[place], 0), FIRST_ONE) >> SHIFT
        net.seen[place] = value
        if value > 0:
            row = net.second[place * NET_HIDDEN : place * NET_HIDDEN + NET_HIDDEN]
            for unit in range(NET_HIDDEN):
                net.values[unit] += value * row[unit]
    for unit in range(NET_HIDDEN):
        net.seen[NET_WIDTH + unit] = min(max(net.values[unit] >> WEIGHT_SHIFT, 0), ONE)


@jit
def answer(net: Net, count: int) -> None:
    """Compute the first `count` outputs from the values of both layers."""
    for number in range(count):
        net.out[number] = net.third_bias[number]
    for place in range(NET_SEEN):
        value = net.seen[place]
        if value > 0:
            for number in range(count):
                net.out[number] += value * net.third[place * NET_OUTPUTS + number]


@jit
def see(s: Position, who: int, net: Net, found: Ints) -> None:
    """Run both layers on a position, with seats counted from `who`."""
    see_records(s, who, net)
    for turn in range(scoring_seats(s)):
        features(s, (who + turn) % scoring_seats(s), found)
        see_features(found, turn, net)
    _run_layers(net)


@jit
def inclination(net: Net, action: int) -> int:
    """The policy's logit for a move in the position last seen, in units of 1 / POLICY_ONE."""
    row = net.policy[action * NET_SEEN : action * NET_SEEN + NET_SEEN]
    total = net.policy_bias[action]
    for place in range(NET_SEEN):
        total += net.seen[place] * row[place]
    return total >> POLICY_SHIFT


@jit
def decider(s: Position) -> int:
    """The seat that a net counts from: the one to move, or the first if there is none."""
    seat = top(s).seat
    return seat if 0 <= seat < scoring_seats(s) else 0


@jit
def _expect_end(s: Position, points: Floats, hopes: Floats) -> None:
    for seat in range(scoring_seats(s)):
        points[seat] = float(score(s, seat))
    for seat in range(scoring_seats(s)):
        hopes[seat] = share_of_win(s, seat, points)


@jit
def expect_by_net(
    s: Position, nets: list[Net], weights: Ints, plan: Ints, found: Ints, settings: Floats, points: Floats, hopes: Floats
) -> None:
    """Write each seat's expected final score into `points`, and its chance of winning into `hopes`."""
    if is_over(s):
        _expect_end(s, points, hopes)
        return
    who = decider(s)
    net = nets[0]
    seats = scoring_seats(s)
    late = progress(s)
    see_records(s, who, net)
    for turn in range(seats):
        seat = (who + turn) % seats
        features(s, seat, found)
        see_features(found, turn, net)
        forecast = weighed(found, weights, late)
        points[seat] = forecast / 100.0
        hopes[seat] = mixed(forecast, weighed(found, plan, late), settings[PROMISED]) / spread(late)
    _run_layers(net)
    answer(net, TURNS)
    for turn in range(seats):
        seat = (who + turn) % seats
        hopes[seat] += net.out[WIN + turn] / OUTPUT_ONE
        points[seat] += net.out[SCORE + turn] * POINTS_ONE / OUTPUT_ONE
    _softmax(hopes, seats)


@jit
def _softmax(hopes: Floats, seats: int) -> None:
    """Softmax: turn the seats' logits into chances that add up to 1."""
    best = -1e9
    for seat in range(seats):
        best = max(best, hopes[seat])
    total = 0.0
    for seat in range(seats):
        hopes[seat] = exp(hopes[seat] - best)
        total += hopes[seat]
    for seat in range(seats):
        hopes[seat] /= total


@jit
def aim_by_net(s: Position, seat: int, points: Floats, hopes: Floats, settings: Floats) -> float:
    """What a seat wants: to win, and a little to be far ahead."""
    far = max(-1.0, min(lead(s, seat, points) / FAR_AHEAD, 1.0))
    return (1.0 - settings[CLOSENESS]) * hopes[seat] + settings[CLOSENESS] * (0.5 + 0.5 * far)


@jit
def survey_by_net(s: Position, who: int, nets: list[Net], found: Ints) -> None:
    """Run the net once for all moves of a decision."""
    see(s, who, nets[0], found)


@jit
def first_look_by_net(
    tables: list[Position], action: int, who: int, looks: int, rng: Rng, out: Moves, weights: Ints, nets: list[Net], found: Ints
) -> int:
    """The policy's logit for a move."""
    return inclination(nets[0], action)
