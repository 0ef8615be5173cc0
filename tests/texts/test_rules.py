"""The rules reference covers every numbered rule, in every language."""

from __future__ import annotations

import re

import pytest

from firelight.texts import LANGUAGES
from firelight.texts.catalogue import MESSAGE
from tests.texts.papers import papers
from tests.texts.terms import ROOT

GAMES = {"bonfire": "B", "emberheart": "E"}
# A sentence in one of these languages is never much shorter than in English, unless something was left out.
LEAST = 0.7
SMALL = {"1", "2", "3", "4"}  # numbers that may be words: zu viert, ostatnia jedynka


def entries(game: str, language: str) -> dict[str, dict[str, str]]:
    """The entries of the reference: the text under an empty name, its attributes under theirs."""
    source = (ROOT / f"firelight/games/{game}/texts/{language}/rules.ftl").read_text(encoding="utf-8")
    found = {}
    for message in MESSAGE.finditer(source):
        if message[1].startswith("rule-"):
            text, *attributes = re.split(r"\n    \.", message[0].partition("=")[2])
            found[message[1]] = {"": text.strip()} | {
                name.strip(): value.strip() for name, _, value in (one.partition("=") for one in attributes)
            }
    return found


def numbers(game: str, language: str) -> set[str]:
    return {number for entry in entries(game, language).values() for number in entry["numbers"].split()}


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_is_covered(game: str) -> None:
    folder = papers("rules")
    if folder is None:
        pytest.skip("the numbered rules are not here")
    paper = (folder / f"{game}.md").read_text(encoding="utf-8")
    letter = GAMES[game]
    named = set(re.findall(rf"\b{letter}\d+\.\d+[a-z]?\b", paper))
    assert len(named) > 70 and named <= numbers(game, "en")
    # Parts of a rule are lettered in its text: B6.1a is “(a)” under B6.1.
    assert {re.sub(r"[a-z]$", "", number) for number in numbers(game, "en")} <= named


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_covers_the_same_rules_to_the_same_extent(game: str, language: str) -> None:
    english, own = entries(game, "en"), entries(game, language)
    assert list(own) == list(english)
    for name, entry in own.items():
        assert (entry["numbers"], entry["page"]) == (english[name]["numbers"], english[name]["page"]), name
        assert len(entry[""]) >= LEAST * len(english[name][""]), name
        figures, expected = (set(re.findall(r"\d+", one[name][""])) for one in (own, english))
        assert figures <= expected and expected - figures <= SMALL, name
