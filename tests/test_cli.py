"""The command line: every command, good and bad input, exit codes."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import firelight
from firelight.cli import main
from firelight.selfplay import as_data, run


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def finished_game() -> firelight.Game:
    import random

    g = firelight.new("bonfire", players=2, seed=1)
    chance = random.Random(1)
    while not g.over:
        g.play(chance.choice(g.moves()))
    return g


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"firelight {firelight.__version__}\n"


@pytest.mark.parametrize(
    "line",
    [
        [],
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "bonfire", "--seed", "x"],
        ["play", "bonfire", "--what"],
        ["components"],
        ["components", "check"],
        ["selfplay", "bonfire", "--games", "0"],
    ],
)
def test_wrong_usage_is_one_line_and_code_2(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    err = capsys.readouterr().err
    assert err.startswith("firelight: ") and err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["play", "bonfire", "--players", "7"], "1 to 4 players"),
        (
            ["play", "bonfire", "--seats", "you,me"],
            "seats: found 'me'; expected you or a bot. 'me' is not a bot. There are random, greedy, ",
        ),
        (["play", "bonfire", "--seats", "you,serch"], 'Did you mean "search"?'),
        (["play", "bonfire", "--seats", "you,./no.py:Bot"], "./no.py: there is no such file"),
        (["play", "bonfire", "--seed", "-1"], "seed"),
        (["play", "bonfire", "--handicap", "500"], "handicap"),
        (["play", "bonfire", "--load", "no.json"], "no.json"),
        (["play", "bonfire", "--resume"], "no unfinished game"),
        (["play", "bonfire", "--resume", "--handicap", "2", "--series"], "handicap, series: "),
        (["play", "bonfire", "--series", "--players", "2"], "series"),
        (["play", "bonfire", "--series", "--handicap", "3"], "handicap"),
        (["play", "bonfire", "--components", "no.toml"], "no.toml"),
        (["selfplay", "bonfire", "--players", "9"], "players"),
        (["selfplay", "bonfire", "--seed", "-3"], "seed"),
        (["components", "check", "no.toml"], "no.toml"),
        (["replay", "no.json"], "no.json"),
        (["position", "no.json"], "no.json"),
    ],
)
def test_bad_input_is_one_line_and_code_1(line: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 1
    out, err = capsys.readouterr()
    assert told in err and err.count("\n") == 1 and "Traceback" not in err
    assert out == ""


def test_play_is_solo_against_tom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "1", "1", "quit")
    assert main(["play", "bonfire", "--seed", "3"]) == 0
    assert "Tom: 0 points now" in capsys.readouterr().out
    typed(monkeypatch, "quit")
    assert main(["play", "bonfire", "--resume"]) == 0
    typed(monkeypatch)  # the input ends at once
    assert main(["play", "bonfire", "--players", "3", "--seats", "you,random,random", "--first-game"]) == 0


def test_a_game_with_a_bot_of_ones_own_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine:\n    def choose(self, ask):\n        return ask.game.moves()[-1]\n", encoding="utf-8")
    typed(monkeypatch, "1", "quit")
    assert main(["play", "bonfire", "--seats", "./mine.py:Mine:2s,you", "--seed", "3"]) == 0
    assert "Opponents: Player 1: ./mine.py:Mine:2s." in capsys.readouterr().out
    typed(monkeypatch, "quit")
    assert main(["play", "bonfire", "--resume"]) == 0
    assert "Opponents: Player 1: ./mine.py:Mine:2s." in capsys.readouterr().out
    path.unlink()
    assert main(["play", "bonfire", "--resume"]) == 1
    assert "./mine.py: there is no such file (--seats says who plays instead)" in capsys.readouterr().err
    typed(monkeypatch, "quit")
    assert main(["play", "bonfire", "--resume", "--seats", "random,you"]) == 0
    assert "Opponents: Player 1: random." in capsys.readouterr().out


def test_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines()[:3]] == ["random", "greedy", "search"]
    assert "path/to/file.py:Class" in out


def test_play_from_a_position_and_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    g.play("keep first tile")
    for name, data in (("position.json", g.position()), ("record.json", g.record())):
        (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
        typed(monkeypatch, "quit")
        assert main(["play", "bonfire", "--load", name, "--seats", "you,random"]) == 0
        assert "Which way round should the Fate Tile" in capsys.readouterr().out
    assert main(["play", "bonfire", "--load", "record.json", "--players", "3"]) == 1


def test_play_a_series(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "1", "score", "quit")
    assert main(["play", "bonfire", "--series", "--seed", "2"]) == 0
    assert "Head start" in capsys.readouterr().out  # 10 points for you at handicap -10
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "series-bonfire.json").write_text("{", encoding="utf-8")
    assert main(["play", "bonfire", "--series"]) == 1
    assert "not valid JSON" in capsys.readouterr().err


def test_components_show_copy_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show"]) == 0
    shown = capsys.readouterr().out
    assert main(["components", "copy", "own.toml"]) == 0
    assert (tmp_path / "own.toml").read_text(encoding="utf-8") == shown
    assert main(["components", "copy", "own.toml"]) == 1
    assert "exists" in capsys.readouterr().err
    assert main(["components", "check", "own.toml", "--game", "bonfire"]) == 0
    out = capsys.readouterr().out
    assert "OK" in out and "Marked C:" in out and "fate-area: shape" in out
    (tmp_path / "own.toml").write_text(shown.replace('"T1-T2"', '"T1-T99"').replace("points = 2", "points = 99", 1), encoding="utf-8")
    assert main(["components", "check", "own.toml"]) == 1
    err = capsys.readouterr().err
    assert "T99" in err and "99" in err and "2 problems" in err


def test_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = finished_game()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(g.record()), encoding="utf-8")
    assert main(["replay", "game.json"]) == 0
    out = capsys.readouterr().out
    assert f"{len(g.history)} moves, finished" in out and re.search(r"Player [12] wins\.|share the win\.", out)
    assert main(["replay", "game.json", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert f"in Ordnung. Bonfire, {len(g.history)} Züge, beendet." in told and "Person 1: " in told and "gewinnt" in told
    assert main(["replay", "game.json", "--to", "1"]) == 0
    early = firelight.new("bonfire", players=2, seed=1)
    early.play(g.history[0])
    assert capsys.readouterr().out == f"{early}\n"
    assert main(["replay", "game.json", "--to", str(len(g.history))]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert main(["replay", "game.json", "--to", "9999"]) == 1
    path.write_text(json.dumps({**g.record(), "scores": [1, 2]}), encoding="utf-8")
    assert main(["replay", "game.json"]) == 1
    assert "scores" in capsys.readouterr().err


def test_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    data = g.position()
    (tmp_path / "here.json").write_text(json.dumps(data), encoding="utf-8")
    assert main(["position", "here.json"]) == 0
    assert capsys.readouterr().out == f"{g}\n"
    assert main(["position", "here.json", "--language", "pl"]) == 0
    assert capsys.readouterr().out == f"{g.edition.title.words.board(g, 'pl')}\n"
    data["state"]["pointer"] = 9
    data["state"]["turn"] = "me"
    (tmp_path / "here.json").write_text(json.dumps(data), encoding="utf-8")
    assert main(["position", "here.json"]) == 1
    err = capsys.readouterr().err
    assert "state.pointer" in err and "state.turn" in err


def test_selfplay(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "bonfire", "--players", "all", "--games", "30", "--seed", "4", "--jobs", "2", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    assert [result["players"] for result in results] == [1, 2, 3, 4]
    for result in results:
        assert result["games"] == 30 and result["stuck"] == 0
        assert result["length"]["least"] <= result["length"]["mean"] <= result["length"]["most"]
        assert len(result["scores"]) == max(2, result["players"])
        assert result["fired"]["B3.1"] == 30
        assert not set(result["fired"]) & set(result["never-fired"])
    assert main(["selfplay", "bonfire", "--players", "2", "--games", "5"]) == 0
    out = capsys.readouterr().out
    assert "5 games" in out and "0 stuck" in out and "Never fired (" in out
    edition = firelight.new("bonfire", players=2, seed=1).edition
    whole, parts = (as_data(run(edition, [2], 250, 4, jobs)) for jobs in (1, 2))
    for data in (*whole, *parts):
        data.pop("decisions-per-second")
    assert whole == parts


def test_the_module_runs_and_starts_quickly() -> None:
    program = "import sys, firelight; assert 'rich' not in sys.modules and 'numba' not in sys.modules"
    root = Path(firelight.__file__).parent.parent
    assert subprocess.run([sys.executable, "-c", program], check=False, cwd=root).returncode == 0
    done = subprocess.run([sys.executable, "-m", "firelight", "--version"], capture_output=True, text=True, check=False, cwd=root)
    assert (done.returncode, done.stdout) == (0, f"firelight {firelight.__version__}\n")
