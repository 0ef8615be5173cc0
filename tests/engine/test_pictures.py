"""The picture of a table that a notebook shows."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

import firelight
from tests.games import TABLES, decisions, permuted

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_position_has_a_picture_in_which_nothing_sticks_out(key: str, players: int) -> None:
    for g in decisions(key, players, 3, every=40):
        root = ElementTree.fromstring(g._repr_svg_())
        _, _, wide, high = map(float, root.attrib["viewBox"].split())
        for rect in root.iter(f"{SVG}rect"):
            x, y, w, h = (float(rect.get(name, 0)) for name in ("x", "y", "width", "height"))
            assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high
        for text in root.iter(f"{SVG}text"):
            assert 0 <= float(text.attrib["x"]) <= wide and 0 <= float(text.attrib["y"]) <= high


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_picture_shows_nothing_hidden(key: str, players: int) -> None:
    for g in decisions(key, players, 4, every=60):
        assert permuted(g, random.Random(1))._repr_svg_() == g._repr_svg_()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_picture_says_who_is_to_decide_and_what_everybody_has(key: str, players: int) -> None:
    g = firelight.new(key, players, seed=3)
    shown = texts(g._repr_svg_())
    assert any(text.startswith(f"{g.seat_names[g.seat or 0]}: ") for text in shown)
    for name, points in zip(g.seat_names, g.scores(), strict=True):
        assert any(text.startswith(f"{name}: ") and f"{points} " in text for text in shown)


def test_pieces_that_moved_are_seen_at_their_new_place() -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    while "sail t3" not in [move.text for move in g.moves()]:
        g.play(g.moves()[0])
    before = g._repr_svg_()
    g.play("sail t3")
    after = g._repr_svg_()
    assert before != after
    assert before.count("<polygon") == after.count("<polygon")
