"""Whole games through the page, to the final scoring: with the mouse on the board and with the list of moves alone."""

from __future__ import annotations

import pytest

from tests.web.people import People
from tests.web.play import ByList, ByMouse, check_final

ALONE = {"bonfire": "me", "emberheart": "me bot:spark"}
GAMES = tuple(ALONE)


@pytest.mark.parametrize("game", GAMES)
def test_with_the_mouse_on_what_is_lit(game: str, people: People) -> None:
    """Alone against Tom or a bot."""
    person = people()
    person.sit(person.new_game(game, ALONE[game], seed=1)["id"])
    way = ByMouse(person, seed=1)
    way.play()
    assert way.covered == []
    check_final(person)


@pytest.mark.parametrize("game", GAMES)
def test_with_the_list_of_moves(game: str, people: People) -> None:
    """Two players at one browser."""
    person = people()
    person.sit(person.new_game(game, "me me", seed=2)["id"])
    ByList(person, seed=2).play()
    check_final(person)
