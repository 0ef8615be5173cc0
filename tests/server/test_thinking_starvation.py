"""A real server under attack: whoever keeps it busy from one address does not hold up a visitor from another one."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import starvation
from firelight.server.metrics import REGISTRY
from tests.server.serving import Data, Person, Serving

LONG = 400.0  # seconds: compiling both games with a cold cache on a busy machine


def has_two_addresses() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((starvation.ELSEWHERE, 0))
        except OSError:
            return False
    return True


@pytest.mark.skipif(not has_two_addresses(), reason="this machine has only one loopback address")
def test_a_visitor_gets_a_sparks_move_in_time_beside_66_games_of_infernos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starvation, "THOUGHT", 0.1)  # quick humans
    found = starvation.run(moves=10)
    assert found.crowd.refused == "too-many-bot-games"
    assert len(found.crowd.games) + starvation.ALONE == starvation.GAMES and found.crowd.moved == set(found.crowd.games)
    assert len(found.idle.moves) >= 10 and len(found.busy.moves) >= 10
    assert found.crowd.moves > 0, "the infernos think meanwhile"
    assert found.longer <= starvation.BAR, f"idle {found.idle.moves}, busy {found.busy.moves}"


def test_70_equal_hints_of_one_player_are_thought_about_once(tmp_path: Path) -> None:
    with Serving(tmp_path, bot_processes=1) as server:
        astrid, bo = server.person("Astrid"), server.person("Bo")
        _until(lambda: astrid.ask("GET", "/api/about")["bots"]["state"] == "ready")
        game, seat = _to_decide(astrid)
        before = _thought_about()
        jobs = [astrid.ask("POST", f"/api/games/{game}/hint", {"seat": seat}, 202) for _ in range(70)]
        other, his_seat = _to_decide(bo)
        his = bo.ask("POST", f"/api/games/{other}/hint", {"seat": his_seat}, 202)
        assert len({job["job"] for job in jobs}) == 1
        _until(
            lambda: all(person.ask("GET", f"/api/jobs/{job['job']}")["state"] == "done" for person, job in ((astrid, jobs[0]), (bo, his)))
        )
        again: Data = astrid.ask("POST", f"/api/games/{game}/hint", {"seat": seat}, 202)
        assert again["job"] == jobs[0]["job"] and again["state"] == "done" and again["result"]
        assert _thought_about() == before + 2


def _to_decide(person: Person) -> tuple[str, int]:
    """A game in which the player is to decide, and the seat."""
    game = person.new_game("bonfire", "me me", hints=True)["id"]
    return game, person.ask("GET", f"/api/games/{game}")["deciding"]


def _thought_about() -> float:
    """How many hints were handed to a process."""
    return REGISTRY.get_sample_value("firelight_thinking_wait_seconds_count", {"class": "hint"}) or 0.0


def _until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "this did not happen"
        time.sleep(0.05)
