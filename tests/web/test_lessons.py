"""The lessons of the browser table, played through the library: what they propose is legal with their seed, and every step can be done."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.engine.game import Game, Move
from firelight.table.table import deed_of

SOURCE = Path(__file__).parents[2] / "web" / "src"
GAMES = ("bonfire", "emberheart")
ME = 0
UNDOING = ("call", "decline")


def lesson(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((SOURCE / "games" / game / "lesson.json").read_text(encoding="utf-8"))
    return data


def begin(data: dict[str, Any]) -> Game:
    start = data["start"]
    return firelight.new(start["game"], len(start["seats"]), seed=start["seed"], **start["options"])


def is_expected(g: Game, move: Move, expect: dict[str, Any]) -> bool:
    deed = deed_of(g, move.id)
    return deed.family == expect["family"] and all(deed.args.get(name) == value for name, value in expect.get("args", {}).items())


def proposed(expect: dict[str, Any], made: list[str]) -> list[str]:
    return [text for text in expect.get("moves", []) if text not in made]


def choose(g: Game, expect: dict[str, Any], made: list[str], rng: random.Random) -> Move:
    """What one who follows the lesson does: the first proposed move that is legal, else the expected one, else anything but undo it."""
    moves = {str(move): move for move in g.moves()}
    for text in proposed(expect, made):
        if text in moves:
            return moves[text]
    wanted = [move for move in moves.values() if is_expected(g, move, expect)]
    free = [move for move in moves.values() if deed_of(g, move.id).family not in UNDOING]
    return wanted[0] if wanted else rng.choice(free or list(moves.values()))


def do_step(g: Game, expect: dict[str, Any], rng: random.Random) -> None:
    """Play until the step is done and my turn of it is over; the others play at random."""
    made: list[str] = []
    done = False
    for _ in range(400):
        assert not g.over
        if g.seat != ME:
            if done:
                return
            g.play(rng.choice(g.moves()))
            continue
        left = [text for text in proposed(expect, made) if text in map(str, g.moves())]
        if done and not left:
            return
        move = choose(g, expect, made, rng)
        done = done or is_expected(g, move, expect)
        made.append(str(move))
        g.play(move)
    raise AssertionError(f"{expect}: not done after 400 moves")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_steps_enough_and_begins_with_me(game: str) -> None:
    data = lesson(game)
    assert len(data["steps"]) >= 12
    assert len({step["id"] for step in data["steps"]}) == len(data["steps"])
    assert data["start"]["seats"][ME]["kind"] == "me"
    assert begin(data).seat == ME


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_at_places_that_the_table_has(game: str) -> None:
    source = "".join(path.read_text("utf-8") for part in (f"games/{game}", "shell") for path in (SOURCE / part).rglob("*.svelte"))
    written = re.findall(r'place="([^"]+)"', source)
    places = [
        re.compile("".join(r"[\w-]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]*\})", text)))
        for text in written
    ]
    for step in lesson(game)["steps"]:
        for highlight in step["highlight"]:
            assert any(place.fullmatch(highlight) for place in places), highlight


def test_the_proposed_moves_of_bonfire_are_the_whole_game_so_far() -> None:
    data = lesson("bonfire")
    g = begin(data)
    for step in data["steps"]:
        if step["expect"] == "next":
            continue
        families = []
        for text in step["expect"]["moves"]:
            move = next(move for move in g.moves() if str(move) == text)
            families.append(deed_of(g, move.id).family)
            g.play(move)
        assert step["expect"]["family"] in families
    assert g.decision == "turn" and g.seat == ME


@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_emberheart_can_be_done_whatever_the_opponent_does(seed: int) -> None:
    data = lesson("emberheart")
    g = begin(data)
    rng = random.Random(seed)
    for step in data["steps"]:
        if step["expect"] != "next":
            do_step(g, step["expect"], rng)
    while g.decision in ("attach", "onto"):
        g.play(g.moves()[0])
    assert "attached" in g.view()["state"]["bands"][ME]["dragons"].values()
