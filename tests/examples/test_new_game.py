"""docs/new-game.md builds the game of examples/spices: its code is that of the files, and its tests pass."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from firelight import api
from firelight.games import Titles
from tests.engine.test_third_game import install
from tests.examples.installing import EXAMPLE, ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
FILES = ("pyproject.toml", "spices/layout.py", "spices/rules.py", "spices/title.py")
MOST_LINES = 250


def blocks_of(heading: str) -> list[str]:
    """The code under a heading."""
    section = next(part for part in re.split(r"^## ", PAGE, flags=re.MULTILINE) if heading in part.splitlines()[0])
    return re.findall(r"^```(?:python|toml)\n(.*?)^```", section, flags=re.MULTILINE | re.DOTALL)


def written(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("name", FILES)
def test_the_page_shows_the_whole_file(name: str) -> None:
    shown = [line for block in blocks_of(f"`{name}`") for line in written(block)]
    assert shown == written((EXAMPLE / name).read_text(encoding="utf-8"))


def test_the_page_shows_every_file_and_the_game_is_small() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix in {".py", ".toml"} and "build" not in path.parts]
    lines = {path.relative_to(EXAMPLE).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {name for name, count in lines.items() if count} == set(FILES)
    assert sum(lines.values()) <= MOST_LINES


def test_the_tests_on_the_page_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "site", "spices", "spices.title:TITLE")
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.setattr(api, "TITLES", Titles())
    scope: dict[str, Any] = {}
    [block] = blocks_of("Testing it")
    exec(block, scope)
    tests = [value for name, value in scope.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()
