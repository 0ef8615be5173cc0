"""Decisions per second, and the cost of copying a state. Times are processor time, so other programs matter little."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import firelight
from firelight.engine.chance import Rng, new_rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.jit import Ints, Moves
from firelight.engine.kernels import play_games, play_out
from firelight.engine.records import write
from firelight.engine.stack import MOST_SEATS
from firelight.engine.title import Edition

SEED = 5


def best_rate(work: Callable[[int], int], seconds: float, rounds: int = 4) -> float:
    """How much `work(round)` gets done per second, in the best of some rounds after a warm-up."""
    work(0)
    best, began, turn = 0.0, time.process_time(), 1
    while turn <= rounds or time.process_time() - began < seconds:
        before = time.process_time()
        done = work(turn)
        best = max(best, done / (time.process_time() - before))
        turn += 1
    return best


def default_options(edition: Edition) -> Ints:
    return edition.title.setup_arguments(edition.title.option_values(edition.title.players[1], {}))


def compiled(edition: Edition, players: int, games: int = 1500) -> tuple[float, float]:
    """Random play under Numba: decisions per second, and per game."""
    play: Any = edition.program("numba")(play_games)
    tables, rngs, out = np.zeros(2, edition.title.rules.state.dtype()), np.zeros(1, Rng.dtype()), np.zeros(MOST_OPTIONS, np.int16)
    decisions, scores, fired = np.zeros(games, np.int64), np.zeros(games * MOST_SEATS, np.int64), np.zeros(248, np.int64)

    chosen = np.array(default_options(edition), np.int64)

    def work(turn: int) -> int:
        play(tables, rngs, out, SEED, turn * games, games, players, chosen, decisions, scores, fired)
        if (decisions <= 0).any():
            raise RuntimeError(f"{edition.title.name} for {players}: a game got stuck")
        return int(decisions.sum())

    return best_rate(work, 1.5), float(decisions.mean())


def plain(edition: Edition, players: int, games: int = 8) -> float:
    """Random play in plain Python, through the same loops: decisions per second."""
    program = edition.program("plain")
    begin, play = program(edition.title.rules.setup), program(play_out)

    def work(turn: int) -> int:
        decisions = 0
        for game in range(games):
            s, rng = edition.title.rules.state(), new_rng(SEED, turn * games + game)
            begin(s, rng, players, default_options(edition))
            decisions += play(s, rng, Moves([0] * MOST_OPTIONS))
        return decisions

    return best_rate(work, 2)


def through_game(edition: Edition, players: int) -> float:
    """Random play through firelight.new and Game.play: decisions per second."""

    def work(turn: int) -> int:
        g = firelight.new(edition.title.key, players=players, seed=turn)
        dice = random.Random(turn)
        while not g.over:
            g.play(dice.choice(g.moves()))
        return len(g.history)

    return best_rate(work, 1)


def middle(edition: Edition) -> Any:
    """A plain state in the middle of a game with the maximum number of players."""
    g = firelight.new(edition.title.key, players=edition.title.players[1], seed=SEED)
    dice = random.Random(SEED)
    for _ in range(60):
        if not g.over:
            g.play(dice.choice(g.moves()))
    return g.state.copy()


def array_copies(edition: Edition) -> dict[str, float]:
    """Microseconds to copy a state held in an array, from Python, in several ways. NumPy's own copy goes field by field."""
    source = write(middle(edition))
    kind = source.dtype
    target = np.zeros_like(source)
    there, here = target.view(np.uint8), source.view(np.uint8)

    def into_another() -> None:
        there[:] = here

    ways: dict[str, Callable[[], object]] = {
        "into another array, through views of bytes": into_another,
        "a new array, from bytes": lambda: np.frombuffer(bytearray(source.tobytes()), kind),
        "a new array, by view, copy, view": lambda: source.view(np.uint8).copy().view(kind),
        "a new array, by array.copy()": source.copy,
    }

    def rate(copy: Callable[[], object]) -> float:
        def work(_: int) -> int:
            for _ in range(5000):
                copy()
            return 5000

        return best_rate(work, 0.3)

    return {name: 1e6 / rate(copy) for name, copy in ways.items()}


def record_copy(edition: Edition) -> float:
    """Microseconds to copy a plain state."""
    state = middle(edition)

    def work(_: int) -> int:
        for _ in range(2000):
            state.copy()
        return 2000

    return 1e6 / best_rate(work, 0.3)
