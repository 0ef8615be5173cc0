"""Without a mouse: with the keyboard alone, and with a finger on a phone; some turns, and the end of a game that was imported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.ends import nearly_over
from tests.web.people import People, Person
from tests.web.play import ByKeys, ByTouch, Way, check_final

GAMES = ("bonfire", "emberheart")
TURNS = {"bonfire": 4, "emberheart": 4}
WAYS: dict[str, type[Way]] = {"keys": ByKeys, "touch": ByTouch}


def come(people: People, way: str) -> Person:
    return people(phone=way == "touch")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_some_turns(game: str, way: str, people: People) -> None:
    person = come(people, way)
    person.sit(person.new_game(game, "me me", seed=4)["id"])
    WAYS[way](person, seed=4).turns(TURNS[game])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_the_end_of_a_game(game: str, way: str, people: People, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(nearly_over(game).position()), encoding="utf-8")
    person = come(people, way)
    person.open("/import").locator("input[type=file]").set_input_files(file)
    person.page.wait_for_selector(".stage [data-place]")
    WAYS[way](person, seed=5).play()
    check_final(person)
