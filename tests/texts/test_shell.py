"""Names of people and bots, in the language of whoever reads them."""

from __future__ import annotations

import pytest

from firelight.bots.levels import LEVELS
from firelight.texts import LANGUAGES, YOU
from firelight.texts.catalogue import catalogue
from firelight.texts.shell import Shell

NAMES = {
    "en": ("You", "Player 2", "Guest", "Guest 3", "Flame"),
    "de": ("Du", "Person 2", "Gast", "Gast 3", "Flamme"),
    "nl": ("Jij", "Speler 2", "Gast", "Gast 3", "Vlam"),
    "pl": ("Ty", "Gracz 2", "Gość", "Gość 3", "Płomień"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_no_name_is_called_something_in_every_language(language: str) -> None:
    shell = Shell(language)
    called = [shell.name(1, name) for name in (YOU, "Player 2", "Guest", "Guest 3")]
    assert (*called, shell.bot("flame")) == NAMES[language]
    assert shell.name(1, "Guest of honour") == "Guest of honour"
    assert shell.bot("mybot.py:Bot") == "mybot.py:Bot"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    assert all(catalogue(language).has(f"level-{level}") for level in LEVELS)
