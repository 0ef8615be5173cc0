"""Pig, a game that needs little: roll as often as you dare; a 1 loses what the turn has brought. For two to six players.

It says only what every game must say. All else is what the engine gives a game by itself.
"""

from __future__ import annotations

from typing import Final

from firelight.engine.chance import Rng, roll
from firelight.engine.jit import Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER
from firelight.engine.parts import Option, Rules, Words
from firelight.engine.records import i8, i16
from firelight.engine.stack import MOST_SEATS, Position, pop, push, seal, top
from firelight.engine.title import Title

ROLL: Final = 2
DECIDE: Final = 3
HOLD: Final = 0
AGAIN: Final = 1
GOAL: Final = 0
SIDES: Final = 1
HEAD_START: Final = 2


class State(Position):
    players: int = i8(low=2, high=MOST_SEATS)
    goal: int = i8(low=1)
    sides: int = i8(low=2)
    pot: int = i16(low=0)
    banks: list[int] = i16(MOST_SEATS, low=0)
    dice: list[int] = i8(1, low=0, high=20)


@jit
def setup(s: State, rng: Rng, players: int, chosen: Ints) -> None:
    s.players = players
    s.goal = chosen[GOAL]
    s.sides = chosen[SIDES]
    for seat in range(1, players):
        s.banks[seat] = chosen[HEAD_START]
    push(s, ROLL, 0, 0, 0)


@jit
def settle(s: State, rng: Rng) -> None:
    seat = top(s).seat
    pop(s)
    roll(rng, s.dice, 0, 1, s.sides)
    seal(s)
    push(s, DECIDE, seat, 0, 0)


@jit
def options(s: State, out: Moves) -> int:
    """After a 1 there is nothing to choose."""
    out[0] = HOLD
    out[1] = AGAIN
    return 1 if s.dice[0] == 1 else 2


@jit
def resolve(s: State, action: int) -> None:
    seat = top(s).seat
    pop(s)
    s.pot = 0 if s.dice[0] == 1 else s.pot + s.dice[0]
    if action == AGAIN:
        push(s, ROLL, seat, 0, 0)
        return
    s.banks[seat] += s.pot
    s.pot = 0
    if s.banks[seat] >= s.goal:
        push(s, GAME_OVER, -1, 0, 0)
    else:
        push(s, ROLL, (seat + 1) % s.players, 0, 0)


@jit
def score(s: State, seat: int) -> int:
    return s.banks[seat]


TITLE = Title(
    key="pig",
    name="Pig",
    players=(2, MOST_SEATS),
    rules=Rules(
        state=State,
        frames=("nothing", "game-over", "roll", "decide"),
        setup=setup,
        options=options,
        resolve=resolve,
        score=score,
        settle=settle,
        last_chance=ROLL,
        dice={ROLL: "dice"},
        setup_options={
            "goal": Option(20, 1, 100, "points that end the game"),
            "sides": Option(6, 2, 20, "of the die"),
            "head_start": Option(0, 0, 10, "points that all but the first player begin with"),
        },
    ),
    words=Words(notation=lambda components: ("hold", "again")),
)
