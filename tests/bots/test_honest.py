"""Bots know only what their seat may know: a different order of hidden things changes no move."""

from __future__ import annotations

import random

import pytest

from firelight.bots import Budget, ask_of, guard_wire, seat
from firelight.engine.game import Game
from tests.games import TABLES, permuted, somewhere

SEEDS = (1, 2, 3)


def twins(key: str, players: int, seed: int) -> tuple[Game, Game]:
    """A game at some point, and the same game with everything unknown in a different order."""
    g = somewhere(key, players, seed)
    return g, permuted(g, random.Random(seed))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_question_depends_on_the_unseen(key: str, players: int) -> None:
    """All bots are told the same."""
    changed = 0
    for seed in SEEDS:
        g, other = twins(key, players, seed)
        changed += g.state != other.state
        first, second = (guard_wire.pack_ask(ask_of(game, Budget(1), seed)) for game in (g, other))
        assert first == second
    assert changed > 0


@pytest.mark.parametrize("spec", ["random", "greedy", "search:100"])
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_move_depends_on_the_unseen(key: str, players: int, spec: str) -> None:
    """Nor does a bot that remembers earlier searches, as long as the games look the same."""
    for seed in SEEDS:
        g, other = twins(key, players, seed)
        bots = [seat(spec, g.edition) for _ in range(2)]
        for step in range(3):
            if g.over or g.view(g.seat) != other.view(g.seat):
                break
            choices = [bot.choose(game, seed + step) for bot, game in zip(bots, (g, other), strict=True)]
            assert [choice.forfeit for choice in choices] == [None, None]
            assert choices[0].move == choices[1].move
            for game in (g, other):
                game.play(choices[0].move)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_question_holds_nothing_of_the_past_but_the_moves(key: str, players: int) -> None:
    g = somewhere(key, players, 4)
    ask = ask_of(g, Budget(1), 4)
    assert ask.game.history == [] and not ask.game.can_undo and not ask.game.can_redo
    assert ask.made == tuple(move.id for move in g.history)
    assert ask.game.view(ask.seat) == g.view(ask.seat)
