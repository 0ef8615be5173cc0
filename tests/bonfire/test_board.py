"""The text board: complete, never wider than 100 columns, and silent about hidden things."""

from __future__ import annotations

import random
import re

import pytest

import firelight
from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import BONFIRE
from tests.bonfire.support import arrange, city, give, hire, start


def some_way(players: int, seed: int, moves: int) -> Game:
    g = firelight.new("bonfire", players=players, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not g.over:
            g.play(chance.choice(g.moves()))
    return g


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [0, 5, 40, 90, 1000])
def test_board_fits_100_columns(players: int, moves: int) -> None:
    for seed in range(3):
        lines = str(some_way(players, seed, moves)).splitlines()
        assert max(map(len, lines)) <= 100
        assert not any(line != line.rstrip() for line in lines)


def test_board_names_everything_public() -> None:
    g = some_way(3, 2, 150)
    text = str(g)
    for name in (*words.ISLANDS, *g.seat_names, "GREAT BONFIRE", "HIGH COUNCIL", "COMMON TASKS", "ELDERS", "Countdown begins at 10"):
        assert name in text
    for gnome in g.state.gnome_display:  # type: ignore[attr-defined]
        assert words.GNOME_KEYS[gnome].replace("-", " ").title().replace(" Of ", " of ") in text


def test_board_is_the_same_for_every_hidden_order() -> None:
    """Hidden things change nothing on it."""
    for players in (1, 2, 4):
        g = some_way(players, 3, 60)
        for seed in range(5):
            assert str(g.determinised(0, seed)) == str(g)


def test_board_shows_a_city_in_full() -> None:
    s = arrange(players=2)
    c = s.cities[0]
    give(c, ship=2, yellow=1, herb=3)
    hire(c, "helmsman", "elder-of-fate")
    c.guardians[words.PINK] = 1
    s.guardians[0] -= 1
    c.tasks[2], c.lit[2], c.novices[2] = 0, 1, 0
    c.portals[6] = 1
    c.guardians[words.OWN] = BONFIRE + 3
    text = str(start(s))
    for part in (
        "ship 2, yellow 1",
        "herb 3",
        "Helmsman, Elder of Fate",
        "own at Bonfire 3",
        "pink on path space 1",
        "LIT:",
        "Tasks 1 of 7",
    ):
        assert part in text
    shape = words.PORTALS[start(s).edition.components.boards[c.board][0]]
    assert f" {shape} " in text


def test_board_widens_where_tiles_stick_out() -> None:
    s = arrange(players=2)
    c = s.cities[0]
    for square, cell in enumerate((33, 34, 35), c.square_count):
        c.cells[square], c.symbols[square] = cell, words.GNOME
    c.square_count += 3
    text = str(start(s))
    assert "\n   - 0 1 2 3 4 5 6 7" in text
    assert "\n 2 N N N" in text


def test_board_of_tom_and_of_the_end() -> None:
    g = some_way(1, 4, 1000)
    assert g.over
    text = str(g)
    assert "The game is over." in text
    assert "Tom, board" in text and re.search(r"Tom has played \d+ of 32 cards", text)


def test_board_shows_another_component_set(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from firelight.games.bonfire.content.words import SHIPPED

    own = tmp_path / "own.toml"
    with open(SHIPPED, encoding="utf-8") as file:
        own.write_text(file.read().replace('"T5-T6"', '"T1-T10"'), encoding="utf-8")
    g = firelight.new("bonfire", players=2, seed=1, components=own)
    assert "More routes: T1-T10" in str(g)
    assert city(g).board >= 0
