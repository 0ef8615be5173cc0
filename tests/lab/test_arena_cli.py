"""The command `firelight arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import firelight
from firelight.cli import main
from tests.lab.support import FILE, bot

SMALL = ["--game", "emberheart", "--games", "4", "--jobs", "1"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_tables_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "random", bot("Raiser"), *SMALL, "--players", "3", "--json", "out.json", "--resume", "journal"]
    assert main(line) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for told in ("emberheart, 3 players", "a fair share is 33.3%", "bots.py:Raiser", "Elo", "forfeits", "no idea", "seat 3"):
        assert told in out
    assert max(map(len, out.splitlines())) <= 100
    data = json.loads(Path("out.json").read_text(encoding="utf-8"))
    assert len(data["games"]) == 6 and data["complete"] is True and data["tournament"]["bots"] == ["random", bot("Raiser")]
    assert main(line) == 0  # all games are in the journal
    assert capsys.readouterr().out == out


def test_many_bots_fit_into_100_columns(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random:1000000", "random:2000000:10s", "random:300s", "random", "random:7"]
    assert main(["arena", *bots, "--game", "emberheart", "--players", "2", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 100 and "Row came before column" in out


def test_alone_against_tom(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "--players", "1", "--games", "3", "--option", "handicap=-70", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "alone against Tom, handicap -70" in out and "Tom" in out and "fair share is 50.0%" in out
    assert main(["arena", "random", "--games", "3", "--option", "handicap=-70", "--find-handicap", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "random wins half of its games at handicap -" in out


def test_a_game_that_breaks_is_told_and_makes_the_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", bot("Killer"), "random", "--game", "emberheart", "--games", "2", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    assert "Incomplete: 0 of 2 games were played" in out and "Given up: game d0-g0-r1" in out
    assert "signal SIGKILL). It is played once more." in err and "It is given up." in err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["random", "greeedy"], "greeedy"),
        (["random", "random:0s"], "budget"),
        (["random", "no.py:Bot"], "no.py: there is no such file"),
        (["random", f"{FILE}:Nobody"], "Nobody"),
        (["random"] * 3 + ["--players", "4"], "name 4 or more, or 2"),
        (["random", "--players", "2"], "name 2 or more"),
        (["random"] * 5, "1 to 4 players"),
        (["random", "random", "--players", "9"], "1 to 4 players"),
        (["random", "random", "--option", "wind=3"], "no such option"),
        (["random", "random", "--option", "handicap=300"], "handicap"),
        (["random", "random", "--seed", "-1"], "seed"),
        (["random", "random", "--find-handicap"], "find-handicap"),
        (["random", "random", "--json", "."], "folder"),
        (["random", "random", "--records", "file"], "not a folder"),
        (["random", "random", "--resume", "file"], "not the journal"),
    ],
)
def test_bad_input_is_told_in_words(line: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert main(["arena", *line]) == 1
    out, err = capsys.readouterr()
    assert told in err and "Traceback" not in err and out == ""
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "line", [[], ["random", "--games", "0"], ["random", "--jobs", "0"], ["random", "--option", "handicap"], ["random", "--game", "chess"]]
)
def test_wrong_usage_is_code_2(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *line]) == 2
    assert capsys.readouterr().err.startswith("firelight: ")


# Runs the command as a terminal would, even if these tests run with interrupts ignored.
INTERRUPTIBLE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from firelight.cli import main
sys.exit(main())
"""


def test_ctrl_c_shows_the_standings_and_how_to_go_on() -> None:
    root = Path(firelight.__file__).parent.parent
    line = [sys.executable, "-c", INTERRUPTIBLE, "arena", bot("Slow"), "random", *SMALL, "--games", "1000", "--jobs", "2", "--resume"]
    journal = Path("journal").absolute()
    arena = subprocess.Popen([*line, str(journal)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=root)
    try:
        while arena.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
            time.sleep(0.1)
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=300)
    finally:
        arena.kill()
    assert arena.returncode == 130 and "Traceback" not in err
    kept = journal.read_bytes().count(b"\n") - 1
    assert f"Incomplete: {kept} of 1000 games" in out and f"{kept} games are kept in {journal}" in out and "Elo" in out


def test_an_interrupt_waits_until_a_game_is_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The journal and the standings agree, whenever the interrupt comes."""
    written = os.fsync

    def interrupted(file: int) -> None:
        if Path("journal").read_bytes().count(b"\n") == 3:  # its head and two games
            os.kill(os.getpid(), signal.SIGINT)
        written(file)

    monkeypatch.setattr(os, "fsync", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert main(["arena", "random", "random", *SMALL, "--resume", "journal"]) == 130
    finally:
        signal.signal(signal.SIGINT, before)
    assert "Incomplete: 2 of 4 games" in capsys.readouterr().out
    assert Path("journal").read_bytes().count(b"\n") == 3
