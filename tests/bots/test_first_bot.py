"""The bot of docs/bots.md: as a file, as an installed package, through whole games, with the commands on that page."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import firelight
from firelight.bots import seat
from firelight.cli import main
from tests.games import TABLES, new_game, within

ROOT = Path(firelight.__file__).parent.parent
TEXT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files described on the page, installed as far as Python can tell."""
    (code,), (project,) = blocks("python"), blocks("toml")
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    told = tomllib.loads(project)["project"]
    info = tmp_path / f"{told['name']}-{told['version']}.dist-info"
    info.mkdir()
    lines = [f"{name} = {value}" for name, value in told["entry-points"]["firelight.bots"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[firelight.bots]", *lines, ""]), encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n", encoding="utf-8")
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command(folder: Path, *line: str, typed: str = "") -> str:
    """The output of a command with the package installed."""
    paths = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "firelight", *line],
        input=typed,
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[1] <= 2])
def test_the_file_plays_a_whole_game(folder: Path, key: str, players: int) -> None:
    g = new_game(key, players, seed=3)
    bots = [seat(spec, g.edition) for spec in ("./mybot.py:MyBot", "random")[:players]]
    with within(300):
        while not g.over:
            choice = bots[g.seat or 0].choose(g, len(g.history))
            assert choice.forfeit is None
            g.play(choice.move)
    for bot in bots:
        bot.close()


def test_the_same_seed_gives_the_same_move(folder: Path) -> None:
    g = firelight.new("emberheart", players=2, seed=1)
    bots = [seat("./mybot.py:MyBot", g.edition) for _ in range(2)]
    for seed in range(5):
        first, second = (bot.choose(g, seed).move for bot in bots)
        assert first == second
        g.play(first)
    for bot in bots:
        bot.close()


def test_the_installed_package_has_a_name(folder: Path) -> None:
    assert re.search(r"^mybot +mybot:MyBot of mybot\.$", command(folder, "bots"), re.MULTILINE)
    out = command(folder, "play", "emberheart", "--seats", "mybot,random", "--seed", "2")
    assert "Opponents: Player 1: mybot, Player 2: random." in out and "Final score" in out and "forfeits" not in out


def test_a_wrong_name_is_told_of_installed_bots(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.syspath_prepend(str(folder))
    assert main(["play", "bonfire", "--seats", "you,mybto"]) == 1
    assert 'Did you mean "mybot"?' in capsys.readouterr().err


def test_the_commands_of_the_page_work(folder: Path) -> None:
    """Every command line with a bot, run briefly."""
    lines = [shlex.split(line[2:])[1:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ firelight ")]
    assert [line[0] for line in lines] == ["arena", "arena", "play", "arena", "play"]
    for line in lines:
        if line[0] == "play":
            assert "Opponents: " in command(folder, *line, typed="quit\n")
        else:
            quick = [part.replace("search:1s", "search:20") for part in line]
            assert re.search(r"(?m)^ *mybot\S* .* 0 *$", command(folder, *quick, "--games", "2", "--jobs", "1"))  # no forfeits
