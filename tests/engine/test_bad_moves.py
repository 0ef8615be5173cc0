"""Wrong moves are refused with the rule that forbids them, and the game stays unchanged."""

from __future__ import annotations

import random
from typing import Any

import pytest

import firelight
from firelight import Game, IllegalMove, Move, UnknownMove
from firelight.api import titles
from tests.games import TABLES, decisions, finish, moves_of, packed


def is_unchanged(g: Game, before: tuple[object, ...]) -> bool:
    return before == look(g)


def look(g: Game) -> tuple[object, ...]:
    return packed(g.state), g.moves(), g.history, g.events(), g.can_undo, g.can_redo


NO_MOVES: list[Any] = [
    "", " ", "xyzzy", "keep", "1", "\0", "🔥", "sail", "sail t1 t2", "-1", "build 5", "None",
    -1, 10**6, 2**70, 1.0, 0.5, True, False, None, [], ["pass"], {}, (), b"pass", range(3),
    Move(-1, "pass"), Move(10**6, "xyzzy"),
]  # fmt: skip


@pytest.mark.parametrize("given", NO_MOVES, ids=repr)
def test_what_is_no_move_at_all_is_unknown(given: Any) -> None:
    g = firelight.new("bonfire", 2, seed=1)
    before = look(g)
    for ask in (g.play, g.why_not, g.describe, g.number):
        with pytest.raises(UnknownMove):
            ask(given)
        assert is_unchanged(g, before)


@pytest.mark.parametrize("given", NO_MOVES, ids=repr)
def test_nor_is_it_one_after_the_end(given: Any) -> None:
    g = finish(firelight.new("bonfire", 2, seed=1))
    before = look(g)
    with pytest.raises(UnknownMove):
        g.play(given)
    assert is_unchanged(g, before)


def test_a_move_s_number_counts_not_its_text() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play(Move(2, "pass"))
    assert g.history == [Move(2, "keep first tile")]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_guards_and_lists_agree(key: str, players: int) -> None:
    """The guard allows every listed action and refuses every other one with a numbered rule."""
    rules = titles()[key].rules.rulebook
    wrong = set()
    for seed in range(4):
        for g in decisions(key, players, seed, every=3):
            listed = set(moves_of(g))
            for number, text in enumerate(g.edition.notation):
                rule = g._rules.guard(g.state, number)
                if (rule == 0) != (number in listed):
                    wrong.add(f"{g.decision}: {text} is {'listed' if number in listed else 'not listed'}, the guard says {rules[rule]}")
    assert wrong == set()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_refusal_names_a_rule_and_changes_nothing(key: str, players: int) -> None:
    rules = titles()[key].rules.rulebook
    for seed in range(2):
        for g in decisions(key, players, seed, every=13):
            before = look(g)
            listed = set(moves_of(g))
            for number, text in enumerate(g.edition.notation):
                refusal = g.why_not(number)
                assert (refusal is None) == (number in listed)
                if refusal is not None:
                    assert refusal.move == text
                    assert refusal.message
                    assert g.over or refusal.rule in rules[1:]
            assert is_unchanged(g, before)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_illegal_moves_are_refused_and_change_nothing(key: str, players: int) -> None:
    chance = random.Random(players)
    for seed in range(3):
        for g in decisions(key, players, seed, every=5):
            before = look(g)
            others = sorted(set(range(len(g.edition.notation))) - set(moves_of(g)))
            for number in chance.sample(others, 10):
                given: Any = chance.choice([number, g.edition.notation[number], Move(number, g.edition.notation[number])])
                with pytest.raises(IllegalMove) as caught:
                    g.play(given)
                assert caught.value.refusal == g.why_not(given)
                assert caught.value.refusal.move == g.edition.notation[number]
            assert is_unchanged(g, before)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_moves_of_another_game_are_refused_or_are_moves_here_too(key: str, players: int) -> None:
    """A Move of another game of the same title counts by its number: it is allowed here or refused, never carried out wrongly."""
    others = [move for g in decisions(key, players, 51, every=7) for move in g.moves()]
    chance = random.Random(1)
    for g in decisions(key, players, 52, every=9):
        for move in chance.sample(others, 10):
            before = look(g)
            if move in g.moves():
                g.copy().play(move)
            else:
                with pytest.raises(IllegalMove):
                    g.play(move)
            assert is_unchanged(g, before)


def test_a_refused_move_leaves_the_chance_alone() -> None:
    """The game continues exactly as if nobody had asked."""
    for key, players in TABLES:
        asked, quiet = (firelight.new(key, players, seed=77) for _ in range(2))
        chance = random.Random(77)
        while not quiet.over:
            for number in chance.sample(range(len(asked.edition.notation)), 3):
                if number not in moves_of(asked):
                    with pytest.raises(IllegalMove):
                        asked.play(number)
            move = chance.choice(quiet.moves())
            assert asked.play(move) == quiet.play(move)
        assert packed(asked.state) == packed(quiet.state)
        assert asked.record() == quiet.record()
