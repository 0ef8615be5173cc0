"""Additional component sets that come with a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import api
from firelight.cli import main
from firelight.engine.components import read
from firelight.marks import COMPOSED, NO_VALUES
from tests.games import finish

SETS = [(key, name) for key in api.titles() for name in api.title(key).rules.other_sets]


def changed(before: Any, after: Any, place: str, mark: str, marks: dict[str, str]) -> list[tuple[str, str]]:
    """(place, mark) of every value that differs; the nearest mark counts."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True), 1)
            return [found for number, (one, other) in pairs for found in changed(one, other, f"{place}[{number}]", mark, marks)]
        return [] if before == after else [(place, mark)]
    parts = before.get("marks", marks)
    alike = next(iter(parts.values())) if len(set(parts.values())) == 1 else mark  # for parts that the marks call by another name
    here = before.get("mark", alike)
    names = [name for name in {**before, **after} if name not in ("mark", "marks")]
    assert [before.get(name) for name in ("mark", "marks")] == [after.get(name) for name in ("mark", "marks")], f"marks of {place}"
    return [
        found
        for name in names
        for found in changed(
            before.get(name), after.get(name), f"{place}.{name}", here if "mark" in before else parts.get(name, here), parts
        )
    ]


@pytest.mark.parametrize(("key", "name"), SETS)
def test_only_composed_values_differ_from_the_shipped_ones(key: str, name: str) -> None:
    rules = api.title(key).rules
    assert rules.components_file is not None
    shipped, other = read(rules.components_file), api.edition(key, name).components.data
    assert shipped.keys() == other.keys()
    differing = [pair for part in shipped if part not in NO_VALUES for pair in changed(shipped[part], other[part], part, "", {})]
    assert differing and {mark for _, mark in differing} == {COMPOSED}, [pair for pair in differing if pair[1] != COMPOSED]


@pytest.mark.parametrize(("key", "name"), SETS)
def test_a_game_with_another_set_is_played_written_and_read(key: str, name: str) -> None:
    g = finish(firelight.new(key, 2, seed=5, components=name), seed=5)
    assert not g.edition.shipped and g.edition is api.edition(key, name)
    again = firelight.replay(g.record())
    assert again.edition is g.edition and again.scores() == g.scores()


def test_they_are_shown_and_copied_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show", "--game", "emberheart", "--set", "balanced"]) == 0
    assert "Firelight balanced" in capsys.readouterr().out
    target = tmp_path / "own.toml"
    assert main(["components", "copy", str(target), "--game", "emberheart", "--set", "balanced"]) == 0
    assert main(["components", "check", str(target)]) == 0  # the file names its game
    assert "Firelight balanced" in capsys.readouterr().out
    assert main(["components", "show", "--set", "best"]) == 1
    assert "Bonfire comes with balanced" in capsys.readouterr().err
