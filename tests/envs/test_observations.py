"""Observations contain everything that everybody may know, and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from firelight.engine.game import Game
from firelight.envs.terms import Array, Terms
from tests.games import TABLES, decisions, finish, new_game, permuted


def observed(g: Game, terms: Terms, seat: int) -> dict[str, int]:
    values = terms.observe(g, seat).tolist()
    return {column.name: value for column, value in zip(terms.columns, values, strict=True)}


def everybodys(g: Game, terms: Terms) -> list[Array]:
    return [terms.observe(g, seat) for seat in range(terms.players)]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_unseen_changes_no_observation(key: str, players: int) -> None:
    terms, chance, changed = Terms(key, players), random.Random(players), 0
    for g in decisions(key, players, 3, every=17):
        before = everybodys(g, terms)
        for other in (permuted(g, chance), *(g.determinised(seat, 5) for seat in range(players))):
            changed += other.state != g.state
            assert np.array_equal(everybodys(other, terms), before)
    assert changed > 0


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_value_is_within_its_column(key: str, players: int) -> None:
    terms = Terms(key, players)
    low, high = (np.array([getattr(column, end) for column in terms.columns]) for end in ("low", "high"))
    for g in decisions(key, players, 5, every=17):
        for row in everybodys(g, terms):
            outside = np.flatnonzero((row < low) | (row > high))
            assert [(terms.columns[place], int(row[place])) for place in outside] == []


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_column_has_a_name_of_its_own(key: str, players: int) -> None:
    names = [column.name for column in Terms(key, players).columns]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_seats_are_counted_from_the_one_that_observes(key: str) -> None:
    terms = Terms(key, 3)
    for g in decisions(key, 3, 7, every=41):
        if g.over:
            continue
        table, each = len(terms.observation.table), len(terms.observation.each)
        rows = [row[table:].reshape(3, each) for row in everybodys(g, terms)]
        for seat in range(3):
            for turn in range(3):
                assert np.array_equal(rows[seat][turn], rows[(seat + turn) % 3][0])
            assert observed(g, terms, seat)["turn"] == (g.state.turn - seat) % 3  # type: ignore[attr-defined]
            assert observed(g, terms, seat)["frames[0].seat"] == ((g.seat or 0) - seat) % 3


def test_what_lies_open_on_hidden_stacks_is_observed() -> None:
    terms, g = Terms("bonfire", 2), new_game("bonfire", 2, 1)
    city = g.state.cities[1]  # type: ignore[attr-defined]
    seen = observed(g, terms, 1)
    assert seen["0.left_offerings[-1]"] == city.left_offerings[city.left_count - 1]
    both = city.left_offerings[: city.left_count] + city.right_offerings[: city.right_count]
    words = g.edition.words["resources"]
    assert [seen[f"0.left_offerings+right_offerings.{word}"] for word in words] == [both.count(i) for i in range(len(words))]


def test_rewards_add_up_and_follow_the_winners() -> None:
    for key, players in TABLES:
        g = finish(new_game(key, players, 4), 4)
        for reward in ("win", "margin"):
            rewards = Terms(key, players, reward).rewards(g)
            assert sum(rewards) == pytest.approx(0)
            best = {seat for seat, value in enumerate(rewards) if value == max(rewards)}
            assert not g.winners() or best >= set(g.winners())
        assert Terms(key, players).rewards(new_game(key, players, 4)) == [0] * len(g.seat_names)
