"""The search for the handicap at which a bot wins half of its games."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from firelight.lab.arena import run
from firelight.lab.handicap import crossing, falling, half_point, next_handicaps
from firelight.lab.match import Result
from tests.lab.support import result, small


def games(ahead: float, handicap: int, count: int = 60) -> list[Result]:
    """Games of a bot with this lead over Tom without a handicap, and with luck per deal."""
    luck = np.random.default_rng(5).normal(ahead, 10, count).round().astype(int)
    return [result(deal, ("a", "Tom"), (100, 100 - int(luck[deal]) + handicap)) for deal in range(count)]


def search(ahead: float, start: int) -> dict[int, list[Result]]:
    played: dict[int, list[Result]] = {}
    while handicaps := next_handicaps(played, start, -99, 99):
        assert not set(handicaps) & set(played)
        played |= {handicap: games(ahead, handicap) for handicap in handicaps}
    return played


@pytest.mark.parametrize(("ahead", "start"), [(20, 0), (-33, 10), (0, 0), (50, -99)])
def test_the_half_point_is_found(ahead: int, start: int) -> None:
    played = search(ahead, start)
    found = half_point(played, seed=1)
    assert found.interval[0] <= found.handicap <= found.interval[1]
    assert abs(found.handicap - ahead) < 4 and len(played) <= 9
    assert [step.handicap for step in found.steps] == sorted(played)


@pytest.mark.parametrize(("ahead", "end"), [(300, inf), (-300, -inf)])
def test_a_half_point_out_of_reach_is_told(ahead: int, end: float) -> None:
    found = half_point(search(ahead, 0), seed=1)
    assert found.handicap == end and found.data()["half"] is None


def test_rates_are_evened_out() -> None:
    assert list(falling(np.array([0.9, 0.6, 0.7, 0.2]))) == pytest.approx([0.9, 0.65, 0.65, 0.2])
    assert crossing(np.array([0.0, 5.0]), np.array([0.5, 0.5])) in (0.0, 5.0)


def test_nothing_played_ends_the_search() -> None:
    assert next_handicaps({0: []}, 0, -99, 99) == []


def test_the_arena_searches_and_its_journal_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    tournament = small("random", game="bonfire", players=1, games=4, find_handicap=True, options={"handicap": -70})
    journal = tmp_path_factory.mktemp("arena") / "journal"
    first = run(tournament, jobs=1, journal=journal)
    again = run(tournament, jobs=1, journal=journal)
    assert first.results == again.results and first.half_point is not None
    assert first.half_point.data() == again.data()["handicap"]
    assert all(step.games == 4 for step in first.half_point.steps)
    assert -99 <= first.half_point.handicap < -40
