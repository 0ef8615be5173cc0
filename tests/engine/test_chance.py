"""Chance: the same numbers everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from firelight.engine.chance import MASK, Rng, below, draw, new_rng, seed, shuffle
from firelight.engine.jit import Ints, Program, jit
from firelight.engine.records import Record, i8, read, write

SEEDS = st.integers(0, 2**62 - 1)


def test_the_first_numbers_never_change() -> None:
    """Old seeds always give the same games."""
    rng = new_rng(1)
    assert [draw(rng) for _ in range(4)] == FIRST_NUMBERS
    rng = new_rng(2**62 - 1, 7)
    assert [below(rng, 1000) for _ in range(6)] == FIRST_BELOW


FIRST_NUMBERS = [1797728904, 4079505437, 337713457, 539900921]
FIRST_BELOW = [707, 978, 360, 838, 900, 178]


def test_the_generator_is_the_published_one() -> None:
    """xoroshiro64**, as written by its authors."""

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    rng = new_rng(12345)
    a, b = rng.a, rng.b
    for _ in range(200):
        result = rotated(a * 0x9E3779BB & MASK, 5) * 5 & MASK
        b ^= a
        a, b = rotated(a, 26) ^ b ^ (b << 9 & MASK), rotated(b, 13)
        assert draw(rng) == result
        assert (rng.a, rng.b) == (a, b)


@given(SEEDS, st.integers(0, 2**31))
def test_a_generator_never_stands_still(number: int, stream: int) -> None:
    rng = new_rng(number, stream)
    assert 0 < rng.a <= MASK
    assert 0 <= rng.b <= MASK
    values = {draw(rng) for _ in range(20)}
    assert len(values) > 10


@given(SEEDS)
def test_streams_and_seeds_differ(number: int) -> None:
    starts = [(rng.a, rng.b) for rng in (new_rng(number, stream) for stream in range(8))]
    starts += [(rng.a, rng.b) for rng in (new_rng(number ^ (1 << bit)) for bit in (0, 1, 31, 32, 33, 61))]
    assert len(set(starts)) == len(starts)


def test_neighbouring_seeds_start_apart() -> None:
    """The first numbers below 100 from consecutive seeds and streams are evenly spread."""
    by_seed = Counter(below(new_rng(number), 10) for number in range(5000))
    by_stream = Counter(below(new_rng(9, stream), 10) for stream in range(5000))
    for found in (by_seed, by_stream):
        assert len(found) == 10
        assert all(400 < count < 600 for count in found.values())


@pytest.mark.parametrize("n", [1, 2, 3, 7, 66, 100])
def test_below_is_even(n: int) -> None:
    rng = new_rng(4, n)
    each = 2000
    found = Counter(below(rng, n) for _ in range(each * n))
    assert set(found) == set(range(n))
    # Pearson's statistic: its mean is n - 1, its variance 2 (n - 1).
    statistic = sum((count - each) ** 2 / each for count in found.values())
    assert statistic < n - 1 + 6 * (2 * max(n - 1, 1)) ** 0.5


def test_all_bits_of_a_draw_are_used() -> None:
    rng = new_rng(3)
    draws = [draw(rng) for _ in range(4000)]
    for bit in range(32):
        assert 1800 < sum(value >> bit & 1 for value in draws) < 2200
    assert max(draws) <= MASK


@given(SEEDS, st.lists(st.integers(-1, 99), max_size=30), st.data())
def test_a_shuffle_permutes_its_part_and_leaves_the_rest(number: int, cards: list[int], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(cards)))
    count = data.draw(st.integers(0, len(cards) - first))
    mixed = list(cards)
    shuffle(new_rng(number), mixed, first, count)
    assert mixed[:first] == cards[:first]
    assert mixed[first + count :] == cards[first + count :]
    assert sorted(mixed) == sorted(cards)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = new_rng(8)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        cards = [0, 1, 2, 3]
        shuffle(rng, cards, 0, 4)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(380 < count < 620 for count in found.values())


def test_a_shuffle_of_one_or_none_draws_nothing() -> None:
    rng = new_rng(8)
    before = rng.copy()
    shuffle(rng, [5], 0, 1)
    shuffle(rng, [], 0, 0)
    shuffle(rng, [5], 0, -1)
    assert rng == before


def test_seed_starts_again() -> None:
    rng = Rng()
    seed(rng, 77, 3)
    numbers = [draw(rng) for _ in range(5)]
    seed(rng, 77, 3)
    assert [draw(rng) for _ in range(5)] == numbers


class Deck(Record):
    cards: list[int] = i8(20)


@jit
def use_chance(rng: Rng, deck: Deck, numbers: Ints, number: int, stream: int) -> int:
    """Use every kind of chance; returns the last number drawn."""
    seed(rng, number, stream)
    for place in range(len(numbers)):
        numbers[place] = below(rng, place + 1) if place % 2 else draw(rng)
    shuffle(rng, deck.cards, 0, 20)
    shuffle(rng, deck.cards, 3, 9)
    return draw(rng)


def test_plain_and_compiled_chance_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numba_config = pytest.importorskip("numba.core.config")
    monkeypatch.setenv("FIRELIGHT_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(numba_config, "CACHE_DIR", numba_config.CACHE_DIR)
    compiled: Any = Program("numba")(use_chance)
    for number, stream in [(0, 0), (1, 0), (2**31, 5), (2**32 - 1, 2**31), (2**62 - 1, 1), *((n * 7919**4 % 2**62, n) for n in range(300))]:
        rng, deck, numbers = Rng(), Deck(), Ints([0] * 40)
        deck.cards = list(range(20))
        rngs, decks, array = write(rng), write(deck), np.zeros(40, np.int64)
        assert use_chance(rng, deck, numbers, number, stream) == compiled(rngs[0], decks[0], array, number, stream)
        assert numbers == array.tolist()
        assert read(Rng, rngs) == rng
        assert read(Deck, decks) == deck
