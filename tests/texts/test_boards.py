"""The text boards of the terminal say everything in words, in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import firelight
from firelight.engine.game import Game
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import WIDTH
from firelight.texts import LANGUAGES

TITLES = {"emberheart": {"de": "Glutherz"}, "bonfire": {}}


def boards_of(key: str, players: int, language: str) -> Iterator[tuple[Game, str]]:
    g, chance = firelight.new(key, players=players, seed=players), random.Random(players)
    while not g.over:
        if len(g.history) % 30 == 0:
            yield g, g.edition.title.words.board(g, language)
        g.play(chance.choice(g.moves()))
    yield g, g.edition.title.words.board(g, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bonfire", "emberheart"])
def test_a_board_is_headed_by_the_title_of_the_game(key: str, language: str) -> None:
    title = TITLES[key].get(language, key.capitalize())
    assert all(board.startswith(f"{title}. ") for _, board in boards_of(key, 2, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), [("bonfire", 2), ("emberheart", 2), ("emberheart", 4)])
def test_a_board_has_words_for_everything(key: str, players: int, language: str) -> None:
    for g, board in boards_of(key, players, language):
        ids = {word for words in g.edition.words.values() for word in words if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*-\d+", word)}
        typed = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", board))
        assert not ids & typed, ids & typed
        assert " :" not in board and " ;" not in board and not re.search(r"\d/\d", board), board
        assert language == "en" or not re.search(r"\b(PINK|GREY|BROWN|BLUE|Emberheart’s|No skill)\b", board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_location_says_who_is_where_by_name(language: str) -> None:
    """The longest name of a location leaves a gap before its spaces, and the first seat is named as well."""
    told = set()
    for g, board in boards_of("emberheart", 3, language):
        text = " ".join(board.split())
        assert re.search(r"3 [^()]+ \([^()]+\): \w", text)
        teller: Any = g.edition.title.words.speech
        told |= {name for name in (teller.teller(g, language).who(seat) for seat in range(3)) if f": {name}, " in text}
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_board_is_cut_off_or_runs_into_what_is_beside_it(language: str) -> None:
    """Every Task is shown in full in a cell of the map, and headings of two columns stay apart."""
    for g, board in boards_of("bonfire", 3, language):
        read, islands = Reading(g, language), board.partition("\n\n")[2].partition("\n\n")[0]
        words = Counter(islands.split())
        for place in read.s.islands:
            for task in place.tasks:
                assert task < 0 or not Counter(f"{read.task_mark(task)} {read.short_task(task)}".split()) - words
        assert all(len(line) <= WIDTH for line in board.splitlines())
        assert not re.search(r"\)\w", board), board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_council_is_never_fuller_than_full(language: str) -> None:
    """B12.1: the Countdown begins at 7 Novices for two players; more may come after that."""
    from tests.bonfire.support import arrange, start

    def heading(number: int, counting: int) -> str:
        s = arrange(players=2)
        s.council[0].novices[NEUTRAL], s.counting, s.countdown_pile = number, counting, 5 * counting
        g = start(s)
        found = re.search(r"(?:COUNCIL|RAT|RAAD|RADA) \(.*\)", g.edition.title.words.board(g, language))
        assert found is not None
        return found[0]

    assert re.findall(r"\d+", heading(6, 0)) == ["6", "7"]
    assert re.findall(r"\d+", heading(9, 1)) == ["9"]
