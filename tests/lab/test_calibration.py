"""Chances that mean what they say: the temperature is found, and a table tells how often those won who were told so."""

from __future__ import annotations

import random

import pytest

from firelight.bots.chances import calibrated
from firelight.lab.calibration import Told, fit, log_loss, report, table


def said(number: int, temperature: float, seats: int) -> list[Told]:
    """Positions in which the true chance is the one told, at a temperature."""
    chance = random.Random(3)
    found = []
    for game in range(number):
        told = chance.uniform(0.02, 0.98)
        found.append(Told(game, told, float(chance.random() < calibrated(told, seats, temperature)), seats))
    return found


@pytest.mark.parametrize(("temperature", "seats"), [(1.0, 2), (2.0, 2), (1.6, 4)])
def test_the_temperature_of_an_oversure_teller_is_found(temperature: float, seats: int) -> None:
    told = said(20_000, temperature, seats)
    found = fit(told)
    assert found == pytest.approx(temperature, abs=0.15)
    assert log_loss(told, found) <= log_loss(told)
    for count, mean, won in table(told, found):
        assert count < 300 or won == pytest.approx(mean, abs=0.06)
    assert sum(count for count, _, _ in table(told, found)) == len(told)
    assert "20000 positions" in report(told, found)


def test_a_fair_share_and_certainty_stay_what_they_are() -> None:
    assert calibrated(1 / 3, 3, 2.5) == pytest.approx(1 / 3)
    assert [calibrated(win, 2, 3.0) for win in (0.0, 1.0)] == [0.0, 1.0]
    assert 0.5 < calibrated(0.9, 2, 2.0) < 0.9
