"""Numbers with decimals, as each language writes them."""

import pytest

from firelight.texts.shell import decimal, percent


@pytest.mark.parametrize(("language", "expected"), [("en", "+3.2"), ("de", "+3,2"), ("nl", "+3,2"), ("pl", "+3,2")])
def test_decimals_follow_the_language(language: str, expected: str) -> None:
    assert decimal(3.21, language, signed=True) == expected


def test_below_zero_there_is_a_minus_sign_and_zero_has_none() -> None:
    assert [decimal(number, "de", signed=True) for number in (-1.0, -0.04, 0.0)] == ["−1,0", "0,0", "0,0"]


def test_per_cent_stands_apart_in_german() -> None:
    assert percent(71.5, "en") == "71.5%"
    assert percent(71.5, "de") == "71,5\N{NO-BREAK SPACE}%"
