"""The stack of frames."""

from __future__ import annotations

import pytest

from firelight.engine.records import Record
from firelight.engine.stack import FRAMES, RULE_BITS, RULE_WORDS, Frame, Position, fire, pop, push, seal, tell, top


def test_push_lays_a_frame_on_top() -> None:
    s = Position()
    first = push(s, 5, 1, 2, 3)
    assert top(s) is first
    second = push(s, 6, 0, -1, 7)
    second.f = 9
    assert s.depth == 2
    assert top(s) is second
    assert (first.kind, first.seat, first.a, first.b, first.c) == (5, 1, 2, 3, 0)
    assert (second.kind, second.seat, second.a, second.b, second.f) == (6, 0, -1, 7, 9)


def test_pop_leaves_an_empty_place() -> None:
    s = Position()
    push(s, 5, 1, 2, 3)
    frame = push(s, 6, 3, 4, 5)
    frame.c = frame.d = frame.e = frame.f = 8
    pop(s)
    assert s.depth == 1
    assert top(s).kind == 5
    assert s.frames[1] == Frame()
    pop(s)
    assert s == Position()


def test_the_stack_holds_so_many_frames_and_no_more() -> None:
    s = Position()
    for kind in range(FRAMES):
        push(s, kind + 1, 0, 0, 0)
    assert top(s).kind == FRAMES
    with pytest.raises(IndexError):
        push(s, 1, 0, 0, 0)


def test_a_copy_of_a_position_has_its_own_frames() -> None:
    s = Position()
    push(s, 5, 1, 2, 3)
    s.log = []
    twin = s.copy()
    assert twin.log is None
    pop(s)
    assert top(twin).a == 2


def test_seal_and_fire_are_notes_beside_the_position() -> None:
    s = Position()
    seal(s)
    fire(s, 3)
    assert s.sealed == 1
    assert s == Position()


@pytest.mark.parametrize("rule", [0, 1, RULE_BITS - 1, RULE_BITS, RULE_WORDS * RULE_BITS - 1])
def test_fire_sets_one_bit_for_each_rule(rule: int) -> None:
    s = Position()
    fire(s, rule)
    fire(s, rule)
    assert [number for number in range(RULE_WORDS * RULE_BITS) if s.fired[number // RULE_BITS] >> number % RULE_BITS & 1] == [rule]
    assert max(s.fired) < 2**63


def test_tell_reports_only_to_a_log() -> None:
    s = Position()
    tell(s, 1, 0, 2, 3, 4)
    assert s.log is None
    s.log = []
    tell(s, 1, 0, 2, 3, 4)
    tell(s, 2, -1, 0, 0, 0)
    assert s.log == [(1, 0, 2, 3, 4), (2, -1, 0, 0, 0)]


def test_a_frame_is_a_kind_a_seat_and_six_numbers() -> None:
    assert issubclass(Frame, Record)
    assert list(Frame.fields) == ["kind", "seat", "a", "b", "c", "d", "e", "f"]
    assert Frame.dtype().itemsize == 8
