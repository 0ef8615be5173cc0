"""Squares of the Fate Area are described in words, and refusals begin like sentences."""

from __future__ import annotations

import random
import re

import pytest

import firelight
from firelight.texts import LANGUAGES
from firelight.texts.speech import Speech
from firelight.texts.teller import Teller

CASES = {
    "en": ("row 5, column 1", "row 2, columns 1 and 3", "column 1, rows 3 and 4", "row 1, column 1 and 1 square above column 1"),
    "de": ("Zeile 5, Spalte 1", "Zeile 2, Spalten 1 und 3", "Spalte 1, Zeilen 3 und 4", "Zeile 1, Spalte 1 und 1 Feld über Spalte 1"),
    "nl": ("rij 5, kolom 1", "rij 2, kolommen 1 en 3", "kolom 1, rijen 3 en 4", "rij 1, kolom 1 en 1 vakje boven kolom 1"),
    "pl": ("rząd 5, kolumna 1", "rząd 2, kolumny 1 i 3", "kolumna 1, rzędy 3 i 4", "rząd 1, kolumna 1 i 1 pole nad kolumną 1"),
}


def teller_of(key: str, language: str) -> Teller:
    g = firelight.new(key, players=2, seed=1)
    speech = g.edition.title.words.speech
    assert isinstance(speech, Speech)
    return speech.teller(g, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_are_named_by_row_and_column(language: str) -> None:
    teller = teller_of("bonfire", language)
    squares = ([[5, 1]], [[2, 3], [2, 1]], [[3, 1], [4, 1]])
    told = [teller.refusal("squares-covered", {"squares": some}) for some in squares]
    told.append(teller.refusal("outside-fate-area", {"squares": [[0, 1], [1, 1]]}))
    for text, expected in zip(told, CASES[language], strict=True):
        assert expected in text


def test_squares_beyond_the_area_are_told_by_its_edge() -> None:
    teller = teller_of("bonfire", "en")
    sides = {"right of row 2": [[2, 8], [2, 9]], "left of row 3": [[3, 0]], "below column 4": [[6, 4]], "above column 4": [[-1, 4], [0, 4]]}
    for side, squares in sides.items():
        assert f"{side})" in teller.refusal("outside-fate-area", {"squares": squares})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bonfire", "emberheart"])
def test_refusals_begin_with_a_capital_letter_and_name_no_pairs_of_numbers(key: str, language: str) -> None:
    g = firelight.new(key, players=3, seed=4)
    chance = random.Random(2)
    for _ in range(10):
        for action in chance.sample(range(len(g.edition.notation)), 60):
            refusal = g.why_not(action, language)
            if refusal is not None:
                assert re.match(r"[^\W\d_]|[„“‘(\d]", refusal.message), refusal.message
                assert not refusal.message[0].islower(), refusal.message
                assert not re.search(r"\d/\d|-\d", refusal.message), refusal.message
        for _ in range(9):
            if not g.over:
                g.play(chance.choice(g.moves()))
