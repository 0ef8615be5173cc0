"""Records: one declaration, a plain class and a NumPy dtype."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firelight.api import titles
from firelight.engine.packed import pack, unpack
from firelight.engine.records import RANGES, Record, RecordMeta, differences, i8, i16, i32, i64, many, one, plain, read, write
from firelight.engine.stack import Position
from tests.games import TABLES, new_game, play_on


def to_tuple(record: Record) -> tuple[Any, ...]:
    """The record as nested tuples, in the order of its dtype."""
    parts: list[Any] = []
    for key, field in type(record).fields.items():
        if field.plain:
            continue
        value = getattr(record, key)
        if field.record is not None:
            parts.append([to_tuple(item) for item in value] if field.length else to_tuple(value))
        else:
            parts.append(value)
    return tuple(parts)


class Coin(Record):
    value: int = i8()
    weight: int = i32()


class Purse(Record):
    coins: list[Coin] = many(Coin, 3)
    best: Coin = one(Coin)
    owner: int = i16()
    marks: list[int] = i8(4)
    secret: int = i64(note=True)
    diary: Any = plain()


class BigPurse(Purse):
    extra: int = i8()


def test_a_new_record_is_all_zeros() -> None:
    p = Purse()
    assert (p.owner, p.marks, p.secret, p.diary) == (0, [0, 0, 0, 0], 0, None)
    assert [(coin.value, coin.weight) for coin in (*p.coins, p.best)] == [(0, 0)] * 4


def test_a_declaration_gives_slots_and_no_others() -> None:
    p = Purse()
    with pytest.raises(AttributeError):
        p.unheard_of = 1  # type: ignore[attr-defined]
    assert not hasattr(p, "__dict__")


def test_fields_are_known_by_name_and_inherited() -> None:
    assert list(Purse.fields) == ["coins", "best", "owner", "marks", "secret", "diary"]
    assert list(BigPurse.fields) == [*Purse.fields, "extra"]
    assert BigPurse().marks == [0, 0, 0, 0]
    assert issubclass(BigPurse, Purse)
    assert Purse.fields["marks"].length == 4
    assert Purse.fields["coins"].record is Coin


def test_the_dtype_has_the_same_names_in_the_same_order_without_plain_slots() -> None:
    assert Purse.dtype().names == ("coins", "best", "owner", "marks", "secret")
    assert BigPurse.dtype().names == ("coins", "best", "owner", "marks", "secret", "extra")
    assert Purse.dtype() is Purse.dtype()
    assert BigPurse.dtype() is not Purse.dtype()


def test_the_dtype_is_aligned_as_c_lays_it_out() -> None:
    dtype = Purse.dtype()
    assert dtype.isalignedstruct
    assert Coin.dtype().itemsize == 8
    assert dtype.fields is not None
    assert [dtype.fields[name][1] for name in dtype.names or ()] == [0, 24, 32, 34, 40]
    assert dtype.itemsize == 48


@pytest.mark.parametrize(("declare", "code", "size"), [(i8, "i1", 1), (i16, "i2", 2), (i32, "i4", 4), (i64, "i8", 8)])
def test_whole_numbers_have_their_size_and_range(declare: Any, code: str, size: int) -> None:
    kind = np.dtype(code)
    assert declare().code == code
    assert kind.itemsize == size
    assert RANGES[code] == (np.iinfo(kind).min, np.iinfo(kind).max)


@pytest.mark.parametrize("code", RANGES)
def test_the_ends_of_a_range_are_kept_and_what_lies_beyond_is_refused(code: str) -> None:
    declare = {"i1": i8, "i2": i16, "i4": i32, "i8": i64}[code]
    # A handwritten class like the one the declaration makes.
    cls: Any = RecordMeta("Made", (Record,), {"x": declare(), "xs": declare(2)})
    for value in RANGES[code]:
        record = cls()
        record.x, record.xs = value, [value, 0]
        assert read(cls, write(record)) == record
    for value in (RANGES[code][0] - 1, RANGES[code][1] + 1):
        record = cls()
        record.x = value
        with pytest.raises(OverflowError):
            write(record)
        record = cls()
        record.xs = [0, value]
        with pytest.raises(OverflowError):
            write(record)


def filled(cls: type[Record], draw: Any) -> Record:
    """A record with random numbers everywhere."""
    record = cls()
    for key, field in cls.fields.items():
        if field.plain:
            continue
        if field.record is not None:
            made = [filled(field.record, draw) for _ in range(field.length or 1)]
        else:
            low, high = RANGES[field.code]
            made = [draw(st.integers(low, high)) for _ in range(field.length or 1)]
        setattr(record, key, made if field.length else made[0])
    return record


@settings(max_examples=30)
@given(st.data())
def test_write_and_read_give_the_record_back(data: st.DataObject) -> None:
    record = filled(BigPurse, data.draw)
    array = write(record)
    assert array.shape == (1,)
    for source in (array, array[0], array[:1]):
        again = read(BigPurse, source)
        assert again == record
        assert differences(again, record) == []
        assert to_tuple(again) == to_tuple(record)
    assert write(again).tobytes() == array.tobytes()


@settings(max_examples=30)
@given(st.data())
def test_reading_gives_plain_integers(data: st.DataObject) -> None:
    again = read(Purse, write(filled(Purse, data.draw)))
    assert isinstance(again, Purse)
    assert type(again.owner) is int
    assert {type(mark) for mark in again.marks} == {int}
    assert type(again.coins[2].weight) is int


@settings(max_examples=30)
@given(st.data())
def test_what_is_written_is_what_numpy_reads_out(data: st.DataObject) -> None:
    def as_lists(value: Any) -> Any:
        return [as_lists(inner) for inner in value] if hasattr(value, "__len__") else value

    record = filled(Purse, data.draw)
    assert as_lists(to_tuple(record)) == as_lists(write(record)[0].item())


@settings(max_examples=30)
@given(st.data())
def test_a_copy_is_equal_and_independent(data: st.DataObject) -> None:
    record = filled(Purse, data.draw)
    assert isinstance(record, Purse)
    record.diary = ["kept apart"]
    before = to_tuple(record)
    twin = record.copy()
    assert type(twin) is Purse
    assert twin == record
    assert to_tuple(twin) == before
    assert twin.diary is None
    twin.coins[1].value = (twin.coins[1].value + 1) % 100
    twin.best.weight = 5 if record.best.weight != 5 else 6
    twin.marks[0] = 7 if record.marks[0] != 7 else 8
    twin.owner = 9 if record.owner != 9 else 10
    assert to_tuple(record)[:4] != to_tuple(twin)[:4]
    assert to_tuple(record) == before


def test_equality_looks_at_every_field_but_notes_and_plain_slots() -> None:
    for change in ("owner = 1", "marks[3] = 1", "coins[2].weight = 1", "best.value = 1"):
        a, b = Purse(), Purse()
        assert a == b
        exec(f"a.{change}", {"a": a})
        assert a != b
    a, b = Purse(), Purse()
    a.secret, a.diary = 1, "x"
    assert a == b
    assert Purse() != BigPurse()
    assert Purse() != object()


def test_records_are_not_hashable() -> None:
    with pytest.raises(TypeError):
        hash(Purse())


def test_differences_name_the_places() -> None:
    a, b = Purse(), Purse()
    assert differences(a, b) == []
    b.coins[1].weight = 3
    b.best.value = 2
    b.owner = -1
    b.marks[2] = 4
    b.secret = 9
    assert differences(a, b) == [
        "coins[1].weight: 0 / 3",
        "best.value: 0 / 2",
        "owner: 0 / -1",
        "marks: [0, 0, 0, 0] / [0, 0, 4, 0]",
        "secret: 0 / 9",
    ]
    assert differences(a, b, "purse")[0] == "purse.coins[1].weight: 0 / 3"


def test_a_record_shows_its_fields() -> None:
    coin = Coin()
    coin.value = 5
    assert repr(coin) == "Coin(value=5, weight=0)"


@pytest.mark.parametrize("key", titles())
def test_the_state_of_every_game_begins_as_a_position(key: str) -> None:
    state = titles()[key].rules.state
    assert issubclass(state, Position)
    assert list(state.fields)[: len(Position.fields)] == list(Position.fields)
    assert read(state, write(state())) == state()


@pytest.mark.parametrize("key", titles())
def test_every_counted_stack_is_there(key: str) -> None:
    """A field that counts names a stack of the same record; hidden fields are stacks."""

    def look(cls: type[Record]) -> None:
        for field in cls.fields.values():
            if field.counts:
                assert cls.fields[field.counts].stack
            assert field.stack or not field.hidden
            if field.record is not None:
                look(field.record)

    look(titles()[key].rules.state)


# Packed.


def test_packed_records_hold_every_number() -> None:
    p = BigPurse()
    p.coins[2].value, p.coins[2].weight, p.best.value = -128, 2**31 - 1, 127
    p.owner, p.marks, p.secret, p.extra = -32768, [1, -2, 3, -4], 2**63 - 1, 9
    p.diary = ["kept apart"]
    again = unpack(BigPurse, pack(p))
    assert differences(again, p) == []
    assert again.diary is None
    again.marks[0] = 5
    assert p.marks[0] == 1


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_packed_positions_are_what_they_were(key: str, players: int) -> None:
    g = new_game(key, players, 3)
    for _ in play_on(g, 3):
        assert differences(unpack(type(g.state), pack(g.state)), g.state) == []
