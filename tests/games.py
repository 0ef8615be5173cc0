"""Properties of every game: titles, tables, random play, conservation of pieces, records as bytes.

CONSERVED says for each game what must stay on its table, UNSEEN what nobody knows. Nothing else here knows any rules.
"""

from __future__ import annotations

import random
import signal
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import firelight
from firelight.api import shipped_edition, titles
from firelight.engine.game import Game
from firelight.engine.records import Record
from firelight.engine.stack import Position
from firelight.engine.title import Edition
from tests.bonfire import conservation as bonfire
from tests.emberheart import conservation as emberheart

Conserved = Callable[[Any, Edition, Any], list[str]]

Unseen = Callable[[Any], list[list[tuple[list[int], int]]]]

CONSERVED: dict[str, Conserved] = {"bonfire": bonfire.conserved, "emberheart": emberheart.conserved}
UNSEEN: dict[str, Unseen] = {"bonfire": bonfire.unseen, "emberheart": emberheart.unseen}

# Every game with every number of players.
TABLES = [(key, players) for key, title in titles().items() for players in range(title.players[0], title.players[1] + 1)]


def conserved(state: Position, edition: Edition, start: Position | None = None) -> list[str]:
    """What is wrong on the table: pieces lost, duplicated or in impossible places. `start`: the state right after setup."""
    laws = CONSERVED.get(edition.title.key)
    return laws(state, edition, start) if laws else []


def option_sets(key: str) -> list[dict[str, Any]]:
    """The default options, and every option at both ends of its range."""
    options = titles()[key].rules.setup_options
    return [{}, *({name: value} for name, option in options.items() for value in (option.low, option.high) if value != option.default)]


def new_game(key: str, players: int, seed: int) -> Game:
    """A game whose options vary with the seed."""
    sets = option_sets(key)
    return firelight.new(key, players, seed=seed, **sets[seed % len(sets)])


def play_on(g: Game, seed: int, most: int = 100_000) -> Iterator[int]:
    """Play at random until the game is over; yields the number of moves so far before each move."""
    chance = random.Random(seed)
    for made in range(most):
        if g.over:
            return
        yield made
        g.play(chance.choice(g.moves()))
    assert g.over or most < 100_000, "this game does not end"


def finish(g: Game, seed: int = 0) -> Game:
    """Play at random to the end."""
    for _ in play_on(g, seed):
        pass
    return g


def decisions(key: str, players: int, seed: int, every: int = 1) -> Iterator[Game]:
    """A random game, seen before every n-th move and at its end. It is one object: copy it to keep it."""
    g = new_game(key, players, seed)
    for made in play_on(g, seed):
        if made % every == 0:
            yield g
    yield g


def somewhere(key: str, players: int, seed: int) -> Game:
    """A game at a random decision."""
    length = len(finish(new_game(key, players, seed), seed).history)
    g = new_game(key, players, seed)
    for _ in play_on(g, seed, most=random.Random(seed + 1).randrange(length)):
        pass
    return g


def permuted(g: Game, chance: random.Random) -> Game:
    """The same game with every unseen group of cards in a different order, done by hand."""
    other = g.copy()
    for group in UNSEEN[g.title](other.state):
        cards = [stack[place] for stack, place in group]
        chance.shuffle(cards)
        for (stack, place), card in zip(group, cards, strict=True):
            stack[place] = card
    return other


class TooSlow(Exception):
    """Something did not end in time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooSlow if the block takes longer, so that an endless loop fails one test and does not stop all."""

    def stop(*_: object) -> None:
        raise TooSlow(f"not done within {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    timer = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *timer)  # resume pytest-timeout's timer
        signal.signal(signal.SIGALRM, before)


def moves_of(g: Game) -> list[int]:
    return [move.id for move in g.moves()]


# Records as bytes, quickly: the same bytes as records.write.


def leaves(cls: type[Record], path: str, offset: int) -> Iterator[tuple[str, str, int, int]]:
    """Every array and number of a record class: how to reach it, its code, its length, its offset."""
    placed = cls.dtype().fields
    assert placed is not None
    for key, field in cls.fields.items():
        if field.plain:
            continue
        at = offset + placed[key][1]
        if field.record is None:
            yield f"{path}.{key}", field.code, field.length, at
        elif not field.length:
            yield from leaves(field.record, f"{path}.{key}", at)
        else:
            for place in range(field.length):
                yield from leaves(field.record, f"{path}.{key}[{place}]", at + place * field.record.dtype().itemsize)


@cache
def packer(cls: type[Record]) -> Callable[[Any], bytes]:
    """A function from a plain record to its bytes, generated for one class."""
    codes = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
    layout, values, end = "=", [], 0
    for path, code, length, at in leaves(cls, "r", 0):
        layout += f"{at - end}x{length or 1}{codes[code]}"
        values.append(f"*{path}" if length else path)
        end = at + (length or 1) * int(code[1])
    layout += f"{cls.dtype().itemsize - end}x"
    space: dict[str, Any] = {"pack": struct.Struct(layout).pack}
    exec(f"def packed(r): return pack({', '.join(values)})", space)
    found: Callable[[Any], bytes] = space["packed"]
    return found


def packed(record: Record) -> bytes:
    return packer(type(record))(record)


def without_notes(g: Game) -> Position:
    """The state without notes, which are not written."""
    state = g.state.copy()
    state.sealed = 0
    state.fired = [0] * len(state.fired)
    return state


__all__ = [
    "CONSERVED",
    "TABLES",
    "UNSEEN",
    "TooSlow",
    "conserved",
    "decisions",
    "finish",
    "moves_of",
    "new_game",
    "option_sets",
    "packed",
    "packer",
    "permuted",
    "play_on",
    "shipped_edition",
    "somewhere",
    "within",
    "without_notes",
]
