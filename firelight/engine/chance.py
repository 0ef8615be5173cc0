"""Chance: a small generator that gives the same numbers in plain and in compiled rules.

xoroshiro64** (Blackman and Vigna, public domain) on two 32-bit words kept in 64-bit integers. Every product is masked to 32
bits, so Python's long integers and wrapping machine integers agree.
"""

import os

from firelight.engine.jit import Cards, jit
from firelight.engine.records import Record, i64

MASK = 0xFFFFFFFF


class Rng(Record):
    a: int = i64()
    b: int = i64()


@jit
def _scramble(x: int) -> int:
    """A 32-bit finaliser (murmur3): spreads neighbouring seeds apart."""
    x = x & MASK
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


@jit
def seed(rng: Rng, number: int, stream: int) -> None:
    """Start the generator. Different streams of one seed are independent."""
    low = _scramble((number & MASK) + 0x9E3779B9)
    high = _scramble((number >> 32) ^ _scramble(stream + 0x7F4A7C15))
    rng.a = _scramble(low ^ high) | 1
    rng.b = _scramble(low + 3 * high + 0x6C078965)


@jit
def draw(rng: Rng) -> int:
    """The next 32 random bits."""
    a = rng.a
    b = rng.b
    x = (a * 0x9E3779BB) & MASK
    result = (((x << 5) | (x >> 27)) & MASK) * 5 & MASK
    b ^= a
    rng.a = ((a << 26) | (a >> 6)) & MASK ^ b ^ ((b << 9) & MASK)
    rng.b = ((b << 13) | (b >> 19)) & MASK
    return result


@jit
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, for n far below 2**31; the bias of at most n / 2**32 is negligible."""
    return (draw(rng) * n) >> 32


@jit
def shuffle(rng: Rng, cards: Cards, first: int, count: int) -> None:
    """Shuffle cards[first : first + count] in place."""
    for place in range(count - 1, 0, -1):
        other = below(rng, place + 1)
        card = cards[first + place]
        cards[first + place] = cards[first + other]
        cards[first + other] = card


@jit
def roll(rng: Rng, dice: Cards, first: int, count: int, sides: int) -> None:
    """Roll dice[first : first + count]: each shows 1 to `sides`."""
    for place in range(first, first + count):
        dice[place] = 1 + below(rng, sides)


@jit
def sort(cards: Cards, first: int, count: int) -> None:
    """Sort cards[first : first + count] in ascending order; fast if they already are."""
    for place in range(first + 1, first + count):
        card = cards[place]
        other = place
        while other > first and cards[other - 1] > card:
            cards[other] = cards[other - 1]
            other -= 1
        cards[other] = card


def new_rng(number: int, stream: int = 0) -> Rng:
    rng = Rng()
    seed(rng, number, stream)
    return rng


def words(rng: Rng) -> tuple[int, int]:
    """The generator's state; that of the operating system's generator cannot be read."""
    return (0, 0) if isinstance(rng, SystemRng) else (rng.a, rng.b)


def same_rng(rng: Rng) -> Rng:
    """A generator that continues in the same way."""
    return rng if isinstance(rng, SystemRng) else rng.copy()


def system_bits(count: int) -> int:
    """Unpredictable random bits from the operating system."""
    return int.from_bytes(os.urandom(8)) >> (64 - count)


class SystemRng(Rng):
    """The operating system's generator in the shape of ours: every word read is fresh, and writes are ignored.

    `draw` computes its result from the word `a` in reversible steps, so results are as uniform as the words. For plain rules only.
    """

    @property
    def a(self) -> int:
        return system_bits(32)

    @a.setter
    def a(self, word: int) -> None: ...

    @property
    def b(self) -> int:
        return system_bits(32)

    @b.setter
    def b(self, word: int) -> None: ...
