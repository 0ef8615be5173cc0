"""Plans learned by self-play: what a move was worth, how the weights change, and which search plans with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from firelight.api import shipped_edition, titles
from firelight.bots.mind import LEARNED, Mind
from firelight.lab.training import planning
from firelight.lab.training.course import Course, Training
from firelight.lab.training.crew import Threads
from firelight.lab.training.planning import BLUR, TRUST, Forecast, Games, Order, Plan, gains, goals, play_order
from firelight.thinking import weights
from firelight.thinking.nets import empty_net, read_net, write_net

GAMES = 6


def some_games(key: str = "bonfire", players: int = 2) -> Games:
    plan = tuple(weights.plan(shipped_edition(key).title))
    return play_order(Order(key, players, (), plan, 3, 0, GAMES))


@pytest.mark.parametrize(("key", "players"), [("bonfire", 1), ("bonfire", 2), ("emberheart", 3)])
def test_what_is_written_down_of_a_planned_game(key: str, players: int) -> None:
    games = some_games(key, players)
    assert games.scores.shape == (GAMES, max(players, 2)) and games.scores.min() >= 0
    assert set(games.game) == set(range(GAMES)) and set(games.seat) == set(range(players))
    assert len(games.seen) == len(games.chosen) == len(games.game) > 20 * GAMES
    assert abs(games.chosen).max() > 0 and abs(games.chosen.mean(0)).max() < games.chosen.std(0).max()


def test_a_game_is_worth_a_win_and_a_little_for_points() -> None:
    worth = goals(np.array([[50.0, 20.0, 10.0], [30.0, 30.0, 0.0], [0.0, 99.0, 9.0]]))
    assert worth[0].tolist() == pytest.approx([0.7 + 0.3 * 0.75, 0.3 * 0.25, 0.3 * (0.5 - 40 / 120)])
    assert worth[1].tolist() == pytest.approx([0.35 + 0.15, 0.35 + 0.15, 0.3 * 0.25])
    assert worth[2][1] == 1.0 and worth[2][0] == 0.0


def test_gains_are_counted_for_each_seat_by_itself() -> None:
    order, none = np.zeros(3, int), np.zeros((3, 2))
    games = Games(order, np.array([0, 1, 0]), none, none, np.array([[1.0, 0.0]]))
    told, worth = np.array([0.5, 0.4, 0.7]), np.array([1.0, 0.0, 1.0])
    assert gains(games, told, worth).tolist() == pytest.approx([0.2 + TRUST * 0.3, -0.4, 0.3])


def test_a_forecast_learns_what_wins() -> None:
    seen = np.random.default_rng(1).normal(size=(4000, 3)).astype(np.float32)
    worth = 1 / (1 + np.exp(-2 * seen[:, 0]))
    forecast = Forecast.new(seen)
    for _ in range(3):
        forecast.fit(seen, worth)
    assert abs(forecast(seen) - worth).max() < 0.02


def test_a_round_goes_the_way_of_the_better_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every gain is the change of one feature, the plan values that feature more."""
    edition, crew = shipped_edition("bonfire"), Threads(1)
    gold = 2 * edition.title.judge.feature_names.index("gold")
    monkeypatch.setattr(planning, "gains", lambda games, *_: games.chosen[:, gold] / BLUR)
    plan = Plan(edition, 2, 1)
    before = plan.weights.copy()
    plan.learn(GAMES, crew)
    change = plan.weights - before
    points = 2 * edition.title.judge.feature_names.index("points")
    assert change[gold] > 0 and change[points : points + 2].tolist() == [0.0, 0.0]
    assert before.tolist() == weights.plan(edition.title) != plan.whole


def test_a_round_is_the_same_on_any_number_of_threads() -> None:
    found = []
    for jobs in (1, 2):
        plan = Plan(shipped_edition("bonfire"), 2, 5)
        plan.learn(2 * planning.JOB, Threads(jobs))
        found.append(plan.whole)
    assert found[0] == found[1]


def test_a_training_keeps_its_plans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "GAMES", GAMES)
    told: list[str] = []

    def plans(resume: bool) -> dict[int, list[int]]:
        training = Training(Course("bonfire", 10, players=2, plan=1), tmp_path, Threads(1), resume, told.append)
        training.plan()
        return training.plans

    first = plans(False)
    assert first.keys() == {2} and first[2] != weights.plan(shipped_edition("bonfire").title)
    assert plans(True) == first and len(told) == 1


@pytest.mark.parametrize("key", titles())
def test_a_search_plans_as_its_net_says_for_the_number_of_players(key: str) -> None:
    edition = shipped_edition(key)
    net = empty_net(edition, 64, 32)
    net.plans[3] = list(range(len(weights.plan(edition.title))))
    net = read_net(write_net(net, len(edition.title.rules.sources)))
    mind: Any = Mind(edition, LEARNED, net)
    for players, wanted in ((3, net.plans[3]), (2, weights.plan(edition.title))):
        mind.sit_down(players)
        assert mind._workspace.turns.tolist() == wanted
