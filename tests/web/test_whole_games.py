"""Whole games through the page, to the final scoring: on the board with the mouse, and with the list of moves alone."""

from __future__ import annotations

import pytest

from tests.web.people import People
from tests.web.play import ByList, ByMouse, check_final

BY_MOUSE = {"bonfire": "me", "emberheart": "me bot:spark"}  # against Tom, against a bot
BY_LIST = {"bonfire": "me me", "emberheart": "me me"}  # hot-seat


@pytest.mark.parametrize(("game", "seats"), BY_MOUSE.items())
def test_with_the_mouse_on_what_is_lit(game: str, seats: str, people: People) -> None:
    person = people()
    person.sit(person.new_game(game, seats, seed=1)["id"])
    way = ByMouse(person, seed=1)
    way.play()
    assert way.covered == []
    check_final(person)


@pytest.mark.parametrize(("game", "seats"), BY_LIST.items())
def test_with_the_list_of_moves(game: str, seats: str, people: People) -> None:
    person = people()
    person.sit(person.new_game(game, seats, seed=2)["id"])
    ByList(person, seed=2).play()
    check_final(person)
