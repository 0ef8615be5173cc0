"""The lessons of the browser table, checked against the rules: every recorded move is legal, and every deed is the learner's own act."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.engine.game import Game
from tests.web.lesson_scripts import SCRIPTS
from tests.web.lessons import ME

SOURCE = Path(__file__).parents[2] / "web" / "src"
GAMES = tuple(script.game for script in SCRIPTS)
SHORTEST, LONGEST = 3, 5


def lesson(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((SOURCE / "games" / game / "lesson.json").read_text(encoding="utf-8"))
    return data


def record(data: dict[str, Any], moves: int, scores: list[int]) -> dict[str, Any]:
    """The game at the start of a chapter, put together as in the browser."""
    shuffles = [shuffle for shuffle in data["shuffles"] if shuffle[2] < moves]
    return {**data["record"], "moves": data["moves"][:moves], "shuffles": shuffles, "over": False, "scores": scores}


def begin(data: dict[str, Any], chapter: dict[str, Any]) -> Game:
    return firelight.replay(record(data, chapter["from"], chapter["scores"]))


def length(step: dict[str, Any]) -> int:
    return int(step.get("deed", 0)) + int(step.get("then", 0))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_lesson_is_legal_from_the_position_its_chapter_begins_with(game: str) -> None:
    data = lesson(game)
    for chapter in data["chapters"]:
        g = begin(data, chapter)
        at = chapter["from"]
        for step in chapter["steps"]:
            for number in range(length(step)):
                assert str(g.seat) == data["seats"][at], f"{step['id']}: move {at}"
                assert (g.seat == ME) == (number < step.get("deed", 0)), f"{step['id']}: move {at} belongs to the learner or to the others"
                g.play(next(move for move in g.moves() if str(move) == data["moves"][at]))
                assert g.can_undo or at + 1 in data["sealed"], f"move {at} reveals something"
                at += 1
            if "deed" in step:
                assert g.seat == ME, f"{step['id']}: the others have answered"
        assert not [shuffle for shuffle in data["shuffles"] if chapter["from"] <= shuffle[2] < at], "what is shuffled anew is not known"


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_are_short_and_begin_where_the_learner_decides(game: str) -> None:
    data = lesson(game)
    ids = [step["id"] for chapter in data["chapters"] for step in chapter["steps"]]
    assert len(ids) == len(set(ids))
    for chapter in data["chapters"]:
        assert SHORTEST <= len(chapter["steps"]) <= LONGEST, chapter["name"]
        assert begin(data, chapter).seat == ME
    assert data["record"]["options"] == firelight.replay(record(data, 0, data["chapters"][0]["scores"])).options


@pytest.mark.parametrize("script", SCRIPTS, ids=GAMES)
def test_a_lesson_says_what_its_script_says(script: Any) -> None:
    data = lesson(script.game)
    written = [[(step["id"], step.get("deed", 0)) for step in chapter["steps"]] for chapter in data["chapters"]]
    assert written == [[(step.id, len(step.moves)) for step in chapter.steps] for chapter in script.chapters]
    at = {chapter["name"]: chapter["from"] for chapter in data["chapters"]}
    for chapter in script.chapters:
        made = at[chapter.name]
        for step, kept in zip(chapter.steps, next(one["steps"] for one in data["chapters"] if one["name"] == chapter.name), strict=True):
            assert tuple(data["moves"][made : made + len(step.moves)]) == step.moves
            assert tuple(kept["places"]) == step.places
            made += length(kept)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_at_places_that_the_table_has(game: str) -> None:
    source = "".join(path.read_text("utf-8") for part in (f"games/{game}", "shell") for path in (SOURCE / part).rglob("*.svelte"))
    written = re.findall(r'place="([^"]+)"', source)
    places = [
        re.compile("".join(r"[\w-]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]*\})", text)))
        for text in written
    ]
    for chapter in lesson(game)["chapters"]:
        for step in chapter["steps"]:
            for name in [*step["places"], *step.get("also", [])]:
                assert any(place.fullmatch(name) for place in places), name
