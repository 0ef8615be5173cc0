"""Games through the page to the final scoring: whole ones on the board with the mouse, last turns with only the list of moves."""

from __future__ import annotations

import pytest

from tests.web.ends import nearly_over
from tests.web.people import People
from tests.web.play import ByList, ByMouse, check_final

BY_MOUSE = {"bonfire": "me", "emberheart": "me bot:spark"}  # against Tom, against a bot
LAST = 25  # moves


@pytest.mark.parametrize(("game", "seats"), BY_MOUSE.items())
def test_with_the_mouse_on_what_is_lit(game: str, seats: str, people: People) -> None:
    person = people()
    person.sit(person.new_game(game, seats, seed=1)["id"])
    way = ByMouse(person, seed=1)
    way.play()
    assert way.covered == []
    check_final(person)


@pytest.mark.parametrize("game", BY_MOUSE)
def test_with_the_list_of_moves(game: str, people: People) -> None:
    """Two at one screen."""
    person = people()
    person.sit(person.go_on(nearly_over(game, LAST).position(), "me me"))
    ByList(person, seed=2).play()
    check_final(person)
