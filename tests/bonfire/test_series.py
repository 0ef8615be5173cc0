"""The handicap series against Tom."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from firelight.games.bonfire.series import FIRST_HANDICAP, Series, SeriesError


def test_B14_10_starts_at_minus_ten() -> None:
    assert Series().handicap == FIRST_HANDICAP == -10


@pytest.mark.parametrize(("you", "tom", "after"), [(70, 60, -5), (60, 70, -12), (60, 60, -10)])
def test_B14_10_win_loss_and_tie_move_it(you: int, tom: int, after: int) -> None:
    series = Series()
    result = series.add(you, tom)
    assert (result.before, result.after, series.handicap) == (-10, after, after)


def test_B14_10_history_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "series.json"
    series = Series.load(path)
    for you, tom in ((70, 60), (50, 60), (55, 55)):
        series.add(you, tom)
    series.save(path)
    again = Series.load(path)
    assert again == series
    assert [result.after for result in again.history] == [-5, -7, -7]
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "not valid JSON"),
        ("[]", "expected a series"),
        ('{"firelight": "series", "game": "bonfire", "version": 9}', "version"),
        ('{"firelight": "series", "game": "bonfire", "version": 1, "games": 3}', "expected a list"),
        ('{"firelight": "series", "game": "bonfire", "version": 1, "games": [{"you": 1}]}', "games[0]"),
        (
            '{"firelight": "series", "game": "bonfire", "version": 1, "games": '
            '[{"before": -10, "you": 1, "tom": 2, "result": "win", "after": -5}]}',
            "does not follow",
        ),
    ],
)
def test_B14_10_a_broken_file_is_named_and_kept(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "series.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SeriesError) as raised:
        Series.load(path)
    assert told in str(raised.value) and str(path) in str(raised.value)
    assert path.read_text(encoding="utf-8") == text


def test_B14_10_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "series.json"
    series = Series()
    series.add(70, 60)
    series.save(path)
    old = path.read_text(encoding="utf-8")

    def no_room(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr("firelight.storage.os.replace", no_room)
    series.add(70, 60)
    with pytest.raises(OSError, match="no room"):
        series.save(path)
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]
    assert json.loads(old)["games"][0]["after"] == -5
