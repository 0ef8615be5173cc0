"""The game of examples/spices, installed as a package: it works with every part of Firelight, in fresh processes."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.examples.installing import install
from tests.examples.test_new_game import PAGE
from tests.server.serving import Person
from tests.web.served import Served

PATIENCE = 800  # a worker compiles the rules before it thinks

GAME = """
import firelight, json, pathlib, sys
from firelight import api
g = firelight.new("spices", players=3, seed=5)
while not g.over:
    g.play(g.moves()[0])
assert len(g.winners()) >= 1
assert firelight.replay(g.record()).position() == g.position()
assert firelight.load(g.at(4).position()).state == g.at(4).state
print(api.title("spices").rules.setup.__code__.co_filename)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("installed"))


def test_the_library_plays_it(environment: dict[str, str], tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", GAME], check=True, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    assert environment["PYTHONPATH"].startswith(str(Path(told.stdout.strip()).parent.parent))


def test_the_commands_of_the_page_run(environment: dict[str, str], tmp_path: Path) -> None:
    """Statistics, a tournament of greedy against search, a record that replays."""
    commands = re.findall(r"^\$ firelight ((?:selfplay|arena|replay) .*)$", PAGE, flags=re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["selfplay", "arena", "replay"]
    told = ""
    for command in commands:
        line = f"{sys.executable} -m firelight {command}"
        done = subprocess.run(
            line, check=False, shell=True, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert done.returncode == 0, done.stdout
        told += done.stdout
    assert "greedy" in told and "search:200" in told and re.search(r"OK\. Spice Stalls, \d+ moves, finished\.", told)


def test_bots_play_it_to_the_end_on_a_server(environment: dict[str, str], tmp_path: Path) -> None:
    with Served(tmp_path, bots=1, environment=environment) as server:
        person = Person(server.address)
        offered = {game["game"]: game for game in person.ask("GET", "/api/about")["games"]}["spices"]
        assert offered["name"] == "Spice Stalls" and offered["options"]["rounds"]["help"] == "how many turns everybody has"
        seats = [{"kind": "bot", "level": level} for level in ("spark", "ember", "spark")]
        made = person.ask("POST", "/api/games", {"game": "spices", "seats": seats, "options": {"rounds": 3}})
        end = time.monotonic() + PATIENCE
        while person.ask("GET", f"/api/games/{made['id']}")["status"] != "over":
            assert time.monotonic() < end, "the game did not end"
            time.sleep(0.2)
        record = person.ask("GET", f"/api/games/{made['id']}/record")
        assert record["over"] and record["game"] == "spices" and len(record["moves"]) >= 6
