"""Undo and redo: free, back to the last revelation."""

from __future__ import annotations

import random
from typing import Any

import pytest

import firelight
from firelight import CannotUndo, Game
from tests.games import TABLES, finish, new_game, packed, play_on


def snapshot(g: Game) -> tuple[object, ...]:
    """Everything that a player could notice, and the notes."""
    return packed(g.state), g.moves(), g.seat, g.decision, g.events(), g.history, g.scores(), list(g._shuffles)


def test_nothing_to_take_back_at_the_start() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    assert not g.can_undo
    assert not g.can_redo
    with pytest.raises(CannotUndo, match="there is no move to take back"):
        g.undo()
    with pytest.raises(CannotUndo, match="no move was taken back"):
        g.redo()


def test_undo_gives_the_move_and_the_question_back() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    before = snapshot(g)
    move = g.moves()[1]
    g.play(move)
    after = snapshot(g)
    assert g.can_undo
    assert g.undo() == move
    assert snapshot(g) == before
    assert g.can_redo
    assert not g.can_undo
    assert g.redo() == move
    assert snapshot(g) == after
    assert not g.can_redo


def test_a_new_move_forgets_what_was_taken_back() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play("keep first tile")
    g.play("as printed")
    g.undo()
    assert g.can_redo
    g.play("turned round")
    assert not g.can_redo
    with pytest.raises(CannotUndo):
        g.redo()


def test_an_illegal_move_does_not_forget_it() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play("keep first tile")
    g.undo()
    with pytest.raises(firelight.IllegalMove):
        g.play("pass")
    assert g.can_redo
    assert g.redo().text == "keep first tile"


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_undo_and_redo_give_the_identical_game(key: str, players: int) -> None:
    """After every move, undo as far as possible and redo, with every step as it was."""
    g = new_game(key, players, 31)
    chance = random.Random(31)
    trail = [snapshot(g)]
    while not g.over:
        g.play(chance.choice(g.moves()))
        trail.append(snapshot(g))
        if chance.random() < 0.3:
            back = 0
            while g.can_undo:
                taken = g.undo()
                back += 1
                assert snapshot(g) == trail[-1 - back]
                assert taken.text in [move.text for move in g.moves()]
            for step in range(back, 0, -1):
                assert g.can_redo
                g.redo()
                assert snapshot(g) == trail[-step]
            assert not g.can_redo


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_undo_never_crosses_a_seal(key: str, players: int) -> None:
    """A move that changes or reveals hidden things is final: nothing a seat has seen can be undone."""
    sealed = free = 0
    for seed in range(3):
        g = new_game(key, players, seed)
        for _ in play_on(g, seed):
            if not g.history:
                continue
            last = g._past[-1]
            hidden = hidden_order(last.state) != hidden_order(g.state)
            if hidden:
                assert not g.can_undo, f"{g.history[-1]} changed a hidden pile and can be undone"
            sealed += not g.can_undo
            free += g.can_undo
            if not g.can_undo:
                with pytest.raises(CannotUndo, match="something hidden came to light, so this move stands"):
                    g.undo()
    assert sealed > 0
    assert free > 0


def hidden_order(state: object) -> list[object]:
    """All hidden stacks of a state, wherever they lie."""
    found: list[object] = []
    for name, field in type(state).fields.items():  # type: ignore[attr-defined]
        value: Any = None if field.plain else getattr(state, name)
        if field.hidden:
            found.append(list(value))
        elif field.record is not None:
            for inner in value if field.length else [value]:
                found += hidden_order(inner)
    return found


def test_a_hidden_draw_stands() -> None:
    """Taking the unseen top of the pile reveals it; paying for it does not."""
    g = firelight.new("bonfire", 2, seed=1)
    for seed in range(50):
        for _ in play_on(g, seed, most=60):
            if "build pile" in [move.text for move in g.moves()]:
                g.play("build pile")
                while g.decision == "pay-tiles":
                    g.play(g.moves()[0])
                assert not g.can_undo
                return
        g = firelight.new("bonfire", 2, seed=seed + 2)
    raise AssertionError("no game came to such a place")


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_copies_take_back_by_themselves(key: str, players: int) -> None:
    g = new_game(key, players, 41)
    chance = random.Random(41)
    tried = 0
    while not g.over:
        g.play(chance.choice(g.moves()))
        if not g.can_undo:
            continue
        tried += 1
        here = snapshot(g)
        twin = g.copy()
        twin.undo()
        assert snapshot(g) == here
        assert not g.can_redo
        back = snapshot(twin)
        other = g.copy()
        other.undo()
        if len(other.moves()) > 1:
            other.play(other.moves()[0])
        assert snapshot(twin) == back
        assert snapshot(g) == here
        twin.redo()
        assert snapshot(twin) == here
    assert tried > 0


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_copy_keeps_what_may_be_redone(key: str, players: int) -> None:
    g = new_game(key, players, 5)
    g.play(g.moves()[0])
    after = snapshot(g)
    g.undo()
    twin = g.copy()
    g.redo()
    assert twin.can_redo
    twin.redo()
    assert snapshot(twin) == snapshot(g) == after


def test_undo_survives_the_end_of_the_game() -> None:
    """A last move that revealed nothing can be undone even when the game is over."""
    for seed in range(20):
        g = finish(firelight.new("bonfire", 2, seed=seed), seed)
        if g.can_undo:
            last = g.history[-1]
            over = snapshot(g)
            assert g.undo() == last
            assert not g.over
            g.redo()
            assert snapshot(g) == over
            return
    raise AssertionError("no game ended with a move that may be taken back")


def test_loaded_games_have_no_past_and_replayed_ones_have() -> None:
    g = firelight.new("bonfire", 2, seed=1)
    g.play("keep first tile")
    assert not firelight.load(g.position()).can_undo
    again = firelight.replay(g.record())
    assert again.can_undo
    again.undo()
    assert again.history == []
