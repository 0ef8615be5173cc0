"""Declared decisions: numbers, names, notation, and the generated functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from firelight.engine import stack
from firelight.engine.decisions import UNUSED, Family, Flow, allowed, nothing
from firelight.engine.dispatch import dispatch
from firelight.engine.jit import Moves, Program, jit
from firelight.engine.records import i8, many, read, write
from firelight.engine.stack import FRAMES, Position, pop, push, top

FORBIDDEN = 7


class Frame(stack.Frame):
    coins: int
    stalls: int
    steps: int


class State(Position):
    frames: list[Frame] = many(Frame, FRAMES, stack=True)  # type: ignore[assignment]
    purse: int = i8()
    walked: int = i8()


flow = Flow(Frame, otherwise=FORBIDDEN)
PAY = flow.moves("pay", "pay {number}", number=range(1, 4))
LEAVE = flow.moves("leave", "leave")
LOOK = flow.moves("look", lambda where, near: f"look {where} {near}", where=("Left", "Right"), near=None)
WALK = flow.automatic("walk", "steps", "stalls")
MARKET = flow.decision("market", "coins", takes=(PAY, LEAVE))
CORNER = flow.decision("corner", UNUSED, "stalls", takes=(LOOK, LEAVE))


@WALK.effect
@jit
def walk(s: State, steps: int) -> None:
    s.walked += steps


@MARKET[PAY].guard
@jit
def may_pay(coins: int, less: int) -> int:
    return 0 if less < coins else 3


@MARKET[PAY].effect
@jit
def pay(s: State, f: Frame, less: int) -> None:
    """Pay one coin; the frame stays while any are left."""
    s.purse += less + 1
    f.coins -= less + 1
    if f.coins == 0:
        pop(s)


MARKET[LEAVE].guard(allowed)
MARKET[LEAVE].effect(nothing)
CORNER.guard(allowed)


@CORNER.effect
@jit
def turn_round(s: State, seat: int, stalls: int, action: int) -> None:
    f = push(s, WALK, seat, action, 0)
    f.stalls = stalls


@CORNER.lister
@jit
def list_some(out: Moves, n: int) -> int:
    return n - 1


guard, options, resolve, run = dispatch(flow, State)


def at(kind: int, **numbers: int) -> State:
    s = State()
    f = push(s, kind, 1, 0, 0)
    for name, number in numbers.items():
        setattr(f, name, number)
    return s


def test_numbers_follow_the_order() -> None:
    assert [int(family) for family in flow.families] == [0, 3, 4] and flow.actions == 6
    assert flow.names == ("nothing", "game-over", "walk", "market", "corner")
    assert (flow.last_automatic, flow.last_chance) == (WALK, WALK)
    assert list(PAY.numbers) == [0, 1, 2] and LEAVE.end == 4


def test_notation_and_parts() -> None:
    assert flow.notation(None) == ("pay 1", "pay 2", "pay 3", "leave", "look Left None", "look Right None")
    assert [tuple(deed) for deed in flow.deeds(None)][3:5] == [("leave", {}), ("look", {"where": "Left", "near": None})]


def test_names_are_numbers_of_the_frame() -> None:
    s = at(CORNER, stalls=4)
    assert (top(s).b, top(s).stalls, top(s).a) == (4, 4, 0)
    copied = read(State, write(s))
    assert copied == s and copied.frames[0].stalls == 4


def listed(s: State) -> list[int]:
    out = Moves([0] * 6)
    return out[: options(s, out)]


def test_a_guard_lists_and_refuses() -> None:
    s = at(MARKET, coins=2)
    assert listed(s) == [0, 1, 3]
    assert [guard(s, action) for action in range(6)] == [0, 0, 3, 0, FORBIDDEN, FORBIDDEN]
    assert guard(at(WALK), 0) == FORBIDDEN


def test_a_lister_that_asks_for_n_comes_last() -> None:
    assert listed(at(CORNER)) == [4, 5]


def test_an_effect_without_the_frame_finds_it_gone() -> None:
    s = at(CORNER, stalls=2)
    resolve(s, 5)
    assert (s.depth, top(s).kind, top(s).seat, top(s).steps, top(s).stalls) == (1, WALK, 1, 5, 2)
    run(s)
    assert (s.depth, s.walked) == (0, 5)


def test_an_effect_with_the_frame_keeps_it() -> None:
    s = at(MARKET, coins=3)
    resolve(s, 1)
    assert (s.purse, s.depth, top(s).coins) == (2, 1, 1)
    resolve(s, 0)
    assert (s.purse, s.depth) == (3, 0)
    s = at(MARKET, coins=3)
    resolve(s, 3)
    assert s.depth == 0


@jit
def play(states: list[State], out: Moves) -> int:
    """Run until there is a choice."""
    s = states[0]
    choices = 0
    while s.depth > 0:
        if top(s).kind == WALK:
            run(s)
        else:
            choices += options(s, out)
            resolve(s, out[0])
    return choices


def test_compiled_it_is_the_same(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRELIGHT_CACHE_DIR", str(tmp_path))
    bind = {"Position": State, "Stack": State, "Frame": Frame, "OwnFrame": Frame}
    compiled: Any = Program("numba", bind)(play)
    s = at(MARKET, coins=3)
    push(s, CORNER, 0, 0, 3)
    array = write(s)
    choices = compiled(array, np.zeros(6, np.int16))
    assert choices == play([s], Moves([0] * 6)) == 2 + 4 + 3 + 2
    assert read(State, array) == s and (s.purse, s.walked) == (3, 4)


def new_flow() -> Flow:
    class Own(stack.Frame):
        coins: int
        steps: int

    return Flow(Own, otherwise=1)


def two_numbers(f: Flow, moves: Family) -> None:
    f.automatic("walk", "coins", "steps")
    f.decision("market", "steps", takes=moves)


def an_unknown_number(f: Flow, moves: Family) -> None:
    f.decision("market", "stalls", takes=moves)


def too_late(f: Flow, moves: Family) -> None:
    f.decision("market", takes=moves)
    f.automatic("walk")


def a_foreign_family(f: Flow, moves: Family) -> None:
    f.decision("market", takes=moves)[f.moves("leave", "leave")]


def two_guards(f: Flow, moves: Family) -> None:
    market = f.decision("market", takes=moves)
    market.guard(allowed)
    market.guard(may_pay)


def no_effect(f: Flow, moves: Family) -> None:
    f.decision("market", "coins", "steps", takes=moves).guard(allowed)
    dispatch(f, State)


def no_guard(f: Flow, moves: Family) -> None:
    market = f.decision("market", "coins", "steps", takes=(moves, f.moves("leave", "leave")))
    market[moves].guard(allowed)
    market.effect(nothing)
    dispatch(f, State)


def an_ambiguous_option(f: Flow, moves: Family) -> None:
    market = f.decision("market", "coins", "steps", takes=(moves, f.moves("leave", "leave")))
    market.guard(may_pay)
    dispatch(f, State)


@pytest.mark.parametrize(
    ("declare", "problem"),
    [
        (two_numbers, "Own.steps stands for b and cannot stand for a"),
        (an_unknown_number, "Own has no further name 'stalls'"),
        (too_late, "walk is declared too late"),
        (a_foreign_family, "market does not take leave"),
        (two_guards, "market has two functions as its guard: allowed and may_pay"),
        (no_effect, "market has no effect"),
        (no_guard, "market has no guard for leave"),
        (an_ambiguous_option, "market: nothing to give to may_pay as less"),
    ],
)
def test_what_does_not_fit_is_named(declare: Callable[[Flow, Family], None], problem: str) -> None:
    f = new_flow()
    with pytest.raises(ValueError, match=problem):
        declare(f, f.moves("pay", "pay"))
