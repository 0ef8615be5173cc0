"""Whatever a game can say, it says in every language: nothing is missing, and no variable is left unfilled."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import firelight
from firelight.engine.game import Game
from firelight.texts import LANGUAGES
from firelight.texts.catalogue import catalogue
from firelight.texts.speech import Speech

TABLES = [("bonfire", 1), ("bonfire", 3), ("emberheart", 2), ("emberheart", 4)]
UNFILLED = re.compile(r"[{}]|\$|  |\b(word|move|event|ask|no|note|board|short|heading|thing|then)-(bonfire|emberheart)")
ENGLISH = re.compile(r"\b(the|you|your|have|and)\b", re.IGNORECASE)


def speech_of(g: Game) -> Speech:
    speech = g.edition.title.words.speech
    assert isinstance(speech, Speech)
    return speech


def check(text: str, language: str) -> None:
    assert text and not UNFILLED.search(text), text
    assert language == "en" or not ENGLISH.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_whole_game_is_told(key: str, players: int, language: str) -> None:
    g = firelight.new(key, players=players, seed=players)
    speech, chance = speech_of(g), random.Random(players)
    texts = catalogue(language, speech.words.folder)
    del texts.problems[:]
    while not g.over:
        check(speech.prompt(g, language), language)
        check(speech.headline(g, language), language)
        moves = g.moves()
        for move in chance.sample(moves, min(2, len(moves))):
            check(g.describe(move, language), language)
        refusal = g.why_not(chance.randrange(len(g.edition.notation)), language)
        if refusal is not None:
            check(refusal.message, language)
        for sentence in speech.story(g, g.play(chance.choice(moves)), g.seat_names, language):
            check(sentence, language)
    assert texts.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_board_is_drawn(key: str, players: int, language: str) -> None:
    g = firelight.new(key, players=players, seed=5)
    speech, chance = speech_of(g), random.Random(9)
    texts = catalogue(language, speech.words.folder)
    del texts.problems[:]
    words = g.edition.title.words
    face = words.load_face(language)
    while not g.over:
        if chance.random() < 0.06:
            lines = words.board(g, language).splitlines()
            assert max(map(len, lines)) <= 100
            told = [face.status(g), face.supply(g, g.seat or 0), face.detail(g), *(face.brief(g, seat) for seat in range(players))]
            headings = [face.heading(g, move.id) for move in g.moves()]
            for text in (*lines, *filter(None, (*told, *headings))):
                assert not re.search(r"[{}]|(board|short|heading)-[a-z]", text), text
                assert language == "en" or not ENGLISH.search(text), text
        g.play(chance.choice(g.moves()))
    assert texts.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bonfire", "emberheart"])
def test_every_refusal_that_there_is_can_be_said(key: str, language: str) -> None:
    g = firelight.new(key, players=2, seed=3)
    speech, chance = speech_of(g), random.Random(1)
    texts = catalogue(language, speech.words.folder)
    del texts.problems[:]
    for _ in range(12):
        for action in range(0, len(g.edition.notation), 3):
            refusal = g.why_not(action, language)
            if refusal is not None:
                check(refusal.message, language)
        for _ in range(8):
            if not g.over:
                g.play(chance.choice(g.moves()))
    assert texts.problems == []


def test_a_set_of_ones_own_says_what_its_tasks_ask(tmp_path: Path) -> None:
    """B15: the shipped Task asks for 3 portals, this one for 4."""
    from firelight.games.bonfire.content.words import SHIPPED

    own = tmp_path / "own.toml"
    text = Path(SHIPPED).read_text(encoding="utf-8")
    shipped = re.search(r'.*condition = "portals", number = 3.*', text)
    assert shipped is not None
    own.write_text(text.replace(shipped[0], shipped[0].replace("number = 3", "number = 4")), encoding="utf-8")
    g = firelight.new("bonfire", players=2, seed=1, components=own)
    teller = speech_of(g).teller(g)
    assert teller.word("red-portals") == "Have 4 portals"
    assert teller.word("starting-tile") == "Starting Tile"
