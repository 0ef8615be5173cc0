"""Games continued elsewhere: moves followed with their shuffles, earlier positions, undo by consent."""

from __future__ import annotations

import random

import pytest

import firelight
from firelight import CannotUndo, Game, IllegalMove
from firelight.engine.errors import BrokenShuffle
from tests.games import TABLES, new_game, packed


def seen(g: Game) -> tuple[object, ...]:
    return packed(g.state), g.moves(), g.decision, g.events(), g.history, g.scores(), g.shuffles


def shuffles_of(g: Game) -> list[list[object]]:
    """The shuffles of the last move."""
    return [shuffle for shuffle in g.shuffles if shuffle[2] == g.moves_made - 1]


def solo(seed: int) -> Game:
    """In a solo game, Tom's cards and the gnomes are shuffled repeatedly."""
    return firelight.new("bonfire", players=1, seed=seed)


def before_a_shuffle() -> tuple[Game, str, list[list[object]]]:
    """A game, its next move, and the shuffles of that move."""
    for seed in range(50):
        g, chance = solo(seed), random.Random(seed)
        while not g.over:
            before, move = g.copy(), chance.choice(g.moves())
            g.play(move)
            if shuffles_of(g):
                return before, move.text, shuffles_of(g)
    raise AssertionError("nothing was shuffled in 50 games")


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_follower_with_other_chance_plays_the_same_game(key: str, players: int) -> None:
    g = new_game(key, players, 5)
    follower = firelight.load(g.position(), seed=99)
    chance = random.Random(5)
    while not g.over:
        move = chance.choice(g.moves())
        told = g.play(move)
        assert follower.follow(move.text, shuffles_of(g)) == told
    assert follower.shuffles == g.shuffles
    assert packed(follower.state) == packed(g.state)
    assert [move.text for move in follower.history] == [move.text for move in g.history]


def test_shuffles_are_those_of_the_record() -> None:
    g, move, _ = before_a_shuffle()
    g.play(move)
    assert g.shuffles == g.record()["shuffles"] != []
    g.shuffles[0][1].clear()
    assert g.shuffles[0][1]


def test_what_does_not_fit_changes_nothing() -> None:
    g, move, shuffles = before_a_shuffle()
    pile, cards, made = shuffles[0]
    before = seen(g)
    wrong: list[tuple[list[list[object]], str]] = [
        ([], "is missing"),
        ([["path_pile", cards, made]], "found a shuffle of path_pile"),
        ([[pile, cards, 7000]], "after 7000 moves"),
        ([[pile, [*cards, *cards], made]], "found other cards"),  # type: ignore[misc]
        ([*shuffles, *shuffles], "does not make"),
    ]
    for given, reason in wrong:
        with pytest.raises(BrokenShuffle, match=reason):
            g.follow(move, given)
        assert seen(g) == before
    with pytest.raises(ValueError):
        g.follow(move, [["tom_pile"]])
    assert seen(g) == before
    with pytest.raises(IllegalMove):
        g.follow("keep first tile", shuffles)
    assert seen(g) == before
    g.follow(move, shuffles)
    assert shuffles_of(g) == shuffles


def test_a_followed_move_can_be_taken_back_and_forgets_what_was() -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    g.play("keep first tile")
    g.undo()
    g.follow("swap first tile", [])
    assert not g.can_redo and g.can_undo


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_at_gives_every_earlier_position_with_its_past(key: str, players: int) -> None:
    g = new_game(key, players, 8)
    chance = random.Random(8)
    trail = [seen(g)]
    while not g.over:
        g.play(chance.choice(g.moves()))
        trail.append(seen(g))
    for made in range(0, g.moves_made + 1, 7):
        earlier = g.at(made)
        assert seen(earlier) == trail[made]
        assert earlier.moves_made == made == len(earlier.history)
        assert not earlier.can_redo
        if made:
            earlier.undo(force=True)
            assert seen(earlier) == trail[made - 1]
            earlier.redo()
            assert seen(earlier)[0] == trail[made][0]
    assert seen(g) == trail[-1]


def test_at_is_another_game() -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    g.play("keep first tile")
    whole = seen(g)
    twin = g.at(1)
    twin.play("turned round")
    other = g.at(0)
    other.play("swap first tile")
    assert seen(g) == whole
    for wrong in (-1, 2, 1.0, True):
        with pytest.raises(ValueError, match="1 were made so far"):
            g.at(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_sealed_moves_go_back_only_by_force(key: str, players: int) -> None:
    g = new_game(key, players, 3)
    chance = random.Random(3)
    trail, forced = [seen(g)], 0
    while not g.over:
        g.play(chance.choice(g.moves()))
        trail.append(seen(g))
        assert g.can_undo == (g.sealed_at < g.moves_made)
        if not g.can_undo:
            with pytest.raises(CannotUndo):
                g.undo()
            g.undo(force=True)
            assert seen(g) == trail[-2]
            g.redo()
            assert seen(g) == trail[-1]
            forced += 1
    assert forced > 0
    while g.moves_made:
        g.undo(force=True)
        assert seen(g) == trail[g.moves_made]
    assert g.sealed_at == 0
    with pytest.raises(CannotUndo, match="there is no move"):
        g.undo(force=True)


def test_sealed_at_is_the_least_number_of_moves_to_go_back_to() -> None:
    g = new_game("bonfire", 2, 4)
    chance = random.Random(4)
    for _ in range(80):
        g.play(chance.choice(g.moves()))
        back = g.copy()
        while back.can_undo:
            back.undo()
        assert back.moves_made == g.sealed_at
