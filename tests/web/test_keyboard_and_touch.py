"""Without a mouse: by keyboard, by names for screen readers, by touch; some turns, and the end of an imported game."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from firelight.engine.game import Game
from tests.bonfire.test_explain import eager_move
from tests.games import new_game
from tests.web.ends import nearly_over
from tests.web.people import PHONE, People, Person
from tests.web.play import ByKeys, ByNames, ByTouch, Way, check_final

GAMES = ("bonfire", "emberheart")
TURNS = 2
WAYS: dict[str, tuple[type[Way], ViewportSize | None]] = {
    "keys": (ByKeys, None),
    "names": (ByNames, None),
    "touch": (ByTouch, PHONE),
    "small": (ByTouch, {"width": 360, "height": 640}),
    "lying": (ByTouch, {"width": 844, "height": 390}),
    "tablet": (ByTouch, {"width": 820, "height": 1180}),
}


def come(people: People, way: str) -> Person:
    screen = WAYS[way][1]
    return people(phone=screen is not None, screen=screen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_some_turns(game: str, way: str, people: People) -> None:
    person = come(people, way)
    person.sit(person.new_game(game, "me me", seed=4)["id"])
    WAYS[way][0](person, seed=4).turns(TURNS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["keys", "names", "touch"])
def test_the_end_of_a_game(game: str, way: str, people: People, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(nearly_over(game).position()), encoding="utf-8")
    person = come(people, way)
    person.open("/import").locator("input[type=file]").set_input_files(file)
    person.page.wait_for_selector(".stage [data-place]")
    WAYS[way][0](person, seed=5).play()
    check_final(person)


def test_tasks_to_choose_from_are_large_enough_for_a_finger(people: People) -> None:
    person = people(phone=True)
    position = tasks_at_hand().position()
    person.sit(person.go_on(position))
    person.page.locator("nav.tabs button").nth(1).tap()
    boxes = [spot.bounding_box() for spot in person.page.locator('.spot.lit[data-place^="island-"][data-move^="task"]').all()]
    assert len(boxes) > 1
    assert all(box and box["width"] >= 44 and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)


def test_the_inspector_lets_a_piece_go_that_leaves_the_table(people: People) -> None:
    g, card = card_just_laid_out()
    person = people()
    page = person.sit(person.go_on(g.record(), "me me"))
    piece = page.locator(f'.offer[data-piece="card-{card}"]')
    piece.focus()
    page.keyboard.press("?")
    link = page.get_by_role("region", name="Inspector").get_by_role("link", name="Read more")
    expect(link).to_be_visible()
    page.keyboard.press(",")
    expect(piece).to_have_count(0)
    expect(link).to_have_count(0)


def card_just_laid_out() -> tuple[Game, str]:
    """A position whose last move brought a new card to the Guild."""
    g = new_game("emberheart", 2, 6)
    chance = random.Random(6)
    while not g.over:
        before = g.view()["state"]["guild"]
        g.play(chance.choice(g.moves()))
        new = [card for card in g.view()["state"]["guild"] if card and card not in before]
        if new:
            return g, new[0]
    raise AssertionError("no such position")


def tasks_at_hand() -> Game:
    """A position in which one of an island's several Tasks can be taken."""
    for seed in range(40):
        g = new_game("bonfire", 2, seed)
        chance = random.Random(seed)
        while not g.over:
            if sum(move.text.startswith("task") for move in g.moves()) > 1:
                return g
            g.play(eager_move(g, chance))
    raise AssertionError("no such position")
