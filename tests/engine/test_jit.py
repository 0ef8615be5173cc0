"""The jit switch: plain and compiled twins of one source, side by side in one process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from firelight.api import shipped_edition, titles
from firelight.engine import cache as cache_module
from firelight.engine.cache import cache_root, fingerprint
from firelight.engine.jit import Cards, Ints, Moves, Program, Table, compiled_as, is_table, jit
from firelight.engine.records import Record, i8, i16, many, read, write

PRICES: Table = (1, 2, 300)
LIMIT = 10
DEAREST = 2


class Coin(Record):
    value: int = i8()


class WideCoin(Record):
    value: int = i16()


class Purse(Record):
    coins: list[Coin] = many(Coin, 3)
    total: int = i16()


@jit
def price(kind: int) -> int:
    return PRICES[kind]


@jit
def costs(kinds: int) -> int:
    """A function that calls another one and reads a table and a number of this module."""
    total = 0
    for kind in range(kinds):
        total += price(kind % len(PRICES))
    return total if total < LIMIT else LIMIT + price(DEAREST)


@jit
def fill(purse: Purse, value: int) -> None:
    for place in range(3):
        purse.coins[place].value = value + place
        add(purse, purse.coins[place])


@jit
def add(purse: Purse, coin: Coin) -> None:
    purse.total += coin.value


@jit
def list_coins(coins: list[Coin]) -> int:
    return coins[0].value


@jit
def turn(cards: Cards, count: int) -> None:
    for place in range(count // 2):
        card = cards[place]
        cards[place] = cards[count - 1 - place]
        cards[count - 1 - place] = card


class Hand(Record):
    cards: list[int] = i8(4)
    large: list[int] = i16(4)


@jit
def turn_both(hand: Hand) -> None:
    turn(hand.cards, 4)
    turn(hand.large, 4)


@jit
def fill_moves(purses: list[Purse], out: Moves, sums: Ints) -> int:
    for place in range(len(out)):
        out[place] = place * place
        sums[place] = out[place] + purses[place % 2].total
    return len(out)


@jit
def _whisper(value: int) -> int:
    return value


@compiled_as(_whisper)
def shout(value: int) -> int:
    SAID.append(value)
    return -value


SAID: list[int] = []


@jit
def speak(value: int) -> int:
    return shout(value) + 1


def _open_name() -> int:
    raise NotImplementedError


_open_name.__rules__ = True  # type: ignore[attr-defined]
_open_name.__open__ = "chosen"  # type: ignore[attr-defined]


@jit
def seven() -> int:
    return 7


@jit
def ask_chosen() -> int:
    return _open_name() + LIMIT


@jit
def ask_both(purse: Purse) -> int:
    add(purse, purse.coins[0])
    return ask_chosen() + costs(3)


@jit
def takes_text(text: str) -> int:
    return len(text)


@jit
def is_even(value: int) -> bool:
    return value % 2 == 0


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Keep the compiled twins of these tests separate, and restore Numba's setting afterwards."""
    from numba.core import config

    before = config.CACHE_DIR
    monkeypatch.setenv("FIRELIGHT_CACHE_DIR", str(tmp_path))
    yield config
    config.CACHE_DIR = before


def test_plain_and_compiled_twins_agree_in_one_process() -> None:
    compiled, plain = Program("numba")(costs), Program("plain")(costs)
    for kinds in range(8):
        assert costs(kinds) == plain(kinds) == compiled(kinds)


def test_the_marked_function_itself_stays_plain_python() -> None:
    before = costs.__globals__["PRICES"]
    Program("numba", tables={"PRICES": (9, 9, 9)})(costs)
    assert costs.__globals__["PRICES"] is before
    assert type(costs).__name__ == "function"
    assert costs(2) == 3


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_other_tables_are_just_another_program(backend: str) -> None:
    shipped = Program(backend)(costs)
    other = Program(backend, tables={"PRICES": (2, 2, 2)})(costs)
    assert [shipped(n) for n in range(5)] == [0, 1, 3, 310, 310]
    assert [other(n) for n in range(5)] == [0, 2, 4, 6, 8]
    assert [costs(n) for n in range(5)] == [0, 1, 3, 310, 310]


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_programs_opened_side_by_side_do_not_mix(backend: str, own_cache: Any) -> None:
    """Both programs exist before either is used, first with an empty cache and then with a full one."""
    for _ in range(2):
        one = Program(backend)
        other = Program(backend, tables={"PRICES": (2, 2, 2)})
        assert [one(costs)(n) for n in range(5)] == [0, 1, 3, 310, 310]
        assert [other(costs)(n) for n in range(5)] == [0, 2, 4, 6, 8]


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_open_names_are_bound(backend: str) -> None:
    assert Program(backend, bind={"chosen": seven, "LIMIT": 100})(ask_chosen)() == 107
    with pytest.raises(NotImplementedError):
        ask_chosen()


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_an_extended_program_shares_what_reaches_no_rebound_name(backend: str) -> None:
    base = Program(backend, bind={"chosen": seven})
    both = base.extended({"LIMIT": 100})
    assert [base(ask_chosen)(), both(ask_chosen)()] == [17, 107]
    assert [base(costs)(3), both(costs)(3)] == [310, 400]
    assert base(is_even) is both(is_even) and base(seven) is both(seven)
    purse = Purse()
    both(ask_both)(purse if backend == "plain" else write(purse)[0])
    assert {function.__name__ for function in both.twins} == {"ask_chosen", "costs", "ask_both"}
    assert {"add", "price", "seven"} <= {function.__name__ for function in base.twins}


@pytest.mark.parametrize("backend", ["plain", "numba"])
def test_an_extended_program_has_functions_of_its_own_for_a_rebound_type(backend: str) -> None:
    base = Program(backend)
    wide = base.extended({"Coin": WideCoin})
    base(add), wide(add)
    assert add in base.twins and add in wide.twins
    base(list_coins), wide(list_coins)
    assert list_coins in base.twins and list_coins in wide.twins


def test_records_are_changed_in_place() -> None:
    compiled = Program("numba")(fill)
    purse, array = Purse(), write(Purse())
    fill(purse, 5)
    compiled(array[0], 5)
    assert read(Purse, array) == purse
    assert purse.total == 18


def test_fields_of_records_keep_their_own_type() -> None:
    """Cards may have any width: one function with one twin, compiled for each width."""
    program = Program("numba")
    compiled = program(turn_both)
    hand = Hand()
    hand.cards, hand.large = [1, 2, 3, -4], [1000, 2, 3, -4000]
    array = write(hand)
    compiled(array[0])
    turn_both(hand)
    assert read(Hand, array) == hand
    assert hand.cards == [-4, 3, 2, 1]
    assert len(program.twins[turn].signatures) == 2


def test_buffers_and_arrays_of_records() -> None:
    compiled: Any = Program("numba")(fill_moves)
    purses, out, sums = [Purse(), Purse()], Moves([0] * 5), Ints([0] * 5)
    purses[1].total = 50
    arrays = np.concatenate([write(purse) for purse in purses])
    out_array, sums_array = np.zeros(5, np.int16), np.zeros(5, np.int64)
    assert fill_moves(purses, out, sums) == compiled(arrays, out_array, sums_array) == 5
    assert out == out_array.tolist()
    assert sums == sums_array.tolist() == [0, 51, 4, 59, 16]


def test_compiled_as_takes_another_function_when_compiled() -> None:
    SAID.clear()
    assert speak(3) == -2
    assert Program("plain")(speak)(4) == -3
    assert SAID == [3, 4]
    assert Program("numba")(speak)(5) == 6
    assert SAID == [3, 4]


def test_each_function_is_compiled_exactly_once() -> None:
    program = Program("numba")
    compiled = program(fill)
    assert program(fill) is compiled
    assert len(compiled.signatures) == 1  # type: ignore[attr-defined]
    assert len(program.twins[add].signatures) == 1


def test_nothing_else_is_compiled_later() -> None:
    """A call with different types is an error, not another compilation."""
    compiled: Any = Program("numba")(costs)
    with pytest.raises(TypeError):
        compiled(np.zeros(3))
    with pytest.raises(TypeError):
        compiled(1, 2)
    assert len(compiled.signatures) == 1


def test_booleans_come_back_as_such() -> None:
    assert Program("numba")(is_even)(4) is True


def test_an_annotation_without_a_compiled_type_is_an_error() -> None:
    with pytest.raises(TypeError, match="no compiled type for the annotation <class 'str'>"):
        Program("numba")(takes_text)


def test_an_unknown_backend_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown backend 'java': plain, numba or cuda"):
        Program("java")


@pytest.mark.parametrize(
    ("value", "expected"), [((1, 2), True), ((), False), ([1], False), ((1, True), False), ((1, 2.0), False), (("a",), False), (3, False)]
)
def test_a_table_is_a_tuple_of_whole_numbers(value: object, expected: bool) -> None:
    assert is_table(value) is expected


def test_the_cache_is_named_by_everything_compiled_code_depends_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = {fingerprint(), fingerprint({"A": (1,)}), fingerprint({"A": (2,)}), fingerprint({"B": (1,)})}
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "other")
    names.add(fingerprint())
    source = tmp_path / "rules.py"
    source.write_text("x = 1")
    monkeypatch.setattr(cache_module, "source_files", lambda: [source])
    names.add(fingerprint())
    source.write_text("x = 2")
    names.add(fingerprint())
    assert len(names) == 7
    assert fingerprint() == fingerprint({})


def test_the_fingerprint_covers_all_sources_of_the_package() -> None:
    names = {path.name for path in cache_module.source_files()}
    assert {"jit.py", "records.py", "kernels.py", "components.toml", "layout.py"} <= names


def test_the_cache_lies_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert cache_root() == tmp_path
    monkeypatch.delenv("FIRELIGHT_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "xdg" / "firelight"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "firelight"


def test_a_second_process_finds_the_code_on_disk(tmp_path: Path) -> None:
    program = Program("numba")
    program(costs)
    assert program.cache_folder is not None
    kept = list(program.cache_folder.rglob("*.nbc"))
    assert kept
    again = Program("numba")
    assert again.cache_folder == program.cache_folder
    found: Any = again(costs)
    assert sum(found.stats.cache_hits.values()) == 1
    assert sorted(program.cache_folder.rglob("*.nbc")) == sorted(kept)


@pytest.mark.parametrize("key", titles())
def test_another_component_set_reaches_every_function(key: str) -> None:
    """Wherever the rules read a shipped table, under any name, they find the replacement; and nothing else has changed."""
    title = titles()[key]
    shipped = title.rules.shipped_tables
    others = {name: tuple(value + 1000 for value in table) for name, table in shipped.items()}
    program = Program("plain", title.bind, others, shipped)
    for entry in ("setup", "options", "resolve", "run", "settle", "guard", "determinise", "points_from", "score", "tiebreak"):
        program(getattr(title.rules, entry))
    read = set()
    for function, twin in program.twins.items():
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            found = [table for table in shipped if shipped[table] is value]
            where = f"{function.__module__}.{function.__name__}: {name}"
            if found:
                read.add(found[0])
                assert twin.__globals__[name] == others[found[0]], where
            elif name in function.__globals__ and name not in title.bind and not callable(value):
                assert twin.__globals__[name] == value, where
                assert not is_table(value) or value not in shipped.values() or len(value) < 3, f"{where} is a copy of a shipped table"
    assert read <= set(title.rules.tables(shipped_edition(key).components))
    assert read
