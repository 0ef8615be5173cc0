"""Calibrated chances: the temperature is found, a table compares forecasts with results, and people are shown calibrated chances."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from firelight import api
from firelight.bots.base import Budget
from firelight.bots.chances import FILE, calibrated, temperature_of
from firelight.bots.hints import hints
from firelight.bots.search import Thinker
from firelight.engine.errors import OptionError
from firelight.lab.calibration import Experiment, Forecast, collect, cross_fitted, error, fit, log_loss, report, spread, table
from firelight.lab.puzzles.proof import Prover
from firelight.lab.review import review
from firelight.thinking.nets import net_for

BRIEFLY = Budget(simulations=60)
TITLES = tuple(api.titles())


def said(number: int, temperature: float, seats: int) -> list[Forecast]:
    """Positions in which the true chance is the forecast one, at some temperature."""
    chance = random.Random(3)
    found = []
    for game in range(number):
        told = chance.uniform(0.02, 0.98)
        found.append(Forecast(game, told, float(chance.random() < calibrated(told, seats, temperature)), seats))
    return found


@pytest.mark.parametrize(("temperature", "seats"), [(1.0, 2), (2.0, 2), (1.6, 4)])
def test_the_temperature_of_an_oversure_teller_is_found(temperature: float, seats: int) -> None:
    told = said(8000, temperature, seats)
    found = fit(told)
    low, high = spread(told)
    assert found == pytest.approx(temperature, abs=0.2)
    assert low <= found <= high and high - low < 0.5
    assert log_loss(told, found) <= log_loss(told)
    rows = table([(calibrated(one.chance, one.seats, found), one.won) for one in told])
    for count, mean, won in rows:
        assert count < 300 or won == pytest.approx(mean, abs=0.08)
    assert error(rows) < 0.05
    assert sum(count for count, _, _ in rows) == len(told)
    assert "8000 games, 8000 positions" in report(told)


def test_a_temperature_is_tried_on_games_it_has_not_seen() -> None:
    told = [Forecast(game, 0.9, float(game % 2), 2) for game in range(10)]  # even games are all lost, odd ones won
    assert {one.game % 2: temperature for one, temperature in cross_fitted(told)} == {0: 0.5, 1: 4.0}


def test_a_fair_share_and_certainty_stay_what_they_are() -> None:
    assert calibrated(1 / 3, 3, 2.5) == pytest.approx(1 / 3)
    assert [calibrated(win, 2, 3.0) for win in (0.0, 1.0)] == [0.0, 1.0]
    assert 0.5 < calibrated(0.9, 2, 2.0) < 0.9


def test_what_was_told_is_kept_and_continued(tmp_path: Path) -> None:
    journal, asked = tmp_path / "told", Experiment("emberheart", 2, 20, 10, 1, readable=True)
    first = collect(asked, 1, journal)
    assert first and {one.game for one in first} == {0}
    assert all(0 <= one.chance <= 1 and one.seats == 2 for one in first)
    both = collect(asked, 2, journal)
    assert both[: len(first)] == first and {one.game for one in both} == {0, 1}
    assert collect(asked, 2, journal) == both == collect(asked, 2, None)
    with pytest.raises(OptionError, match="a different command"):
        collect(Experiment("emberheart", 2, 30, 10, 1, readable=True), 2, journal)


@pytest.mark.parametrize("title", TITLES)
def test_people_are_told_calibrated_chances(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews give the search's chances at the temperature measured for the game."""
    known = json.loads(api.title(title).judge.weights.with_name(FILE).read_text(encoding="utf-8"))["temperatures"]  # type: ignore[union-attr]
    assert set(known) == {"learned", "search"}
    assert all(temperature_of(api.title(title), name == "learned") == known[name] for name in known)
    g = api.new(title, 2, 5)
    for _ in range(30):
        g.play(g.moves()[0])
    net = net_for(g.edition)
    temperature = known["learned" if net and net.knows(2) else "search"]
    told = [hint.win for hint in hints(g, budget=BRIEFLY)]
    reviewed = review(g, BRIEFLY).moves
    real = Thinker.__init__

    def plainly(self: Thinker, *args: object, **named: object) -> None:
        real(self, *args, **named)  # type: ignore[arg-type]
        self.temperature = 1.0

    monkeypatch.setattr(Thinker, "__init__", plainly)
    assert told == pytest.approx([calibrated(hint.win, 2, temperature) for hint in hints(g, budget=BRIEFLY)])
    for before, after in zip(review(g, BRIEFLY).moves, reviewed, strict=True):
        assert after.win == pytest.approx(calibrated(before.win, 2, temperature), abs=0.002)


def test_proofs_of_puzzles_do_not_change_with_the_temperature() -> None:
    assert temperature_of(api.title("emberheart"), False) != 1.0
    assert Prover(api.edition("emberheart")).thinker.temperature == 1.0
