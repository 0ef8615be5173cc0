"""A real server under attack: keeping it busy from one address does not delay a visitor from another one."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bench import starvation
from firelight.server.metrics import REGISTRY
from firelight.server.thinking.thinkers import Urgency
from firelight.workers.requests import Waiter
from firelight.workers.turns import Account, FairQueue
from tests.server.hooks import LONG
from tests.server.serving import Data, Person, Serving

MOVES = 6  # of the visitor that a bot answers
PROCESSES = 1  # thinking processes
HANDED_OUT = 1  # of the crowd's requests while the visitor's waits: one of each other address, and there is one
ANSWERED = 3 * PROCESSES  # until the visitor's is answered: what a process is at, what it is handed before, and one that interrupts
MANY = 20  # requests of the crowd that wait


def has_two_addresses() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((starvation.ELSEWHERE, 0))
        except OSError:
            return False
    return True


class Wait(NamedTuple):
    """One request of the visitor."""

    queued: int  # the crowd's requests that were queued before it and not handed out
    handed_out: int  # the crowd's requests handed out while it was queued
    answered: int  # the same, until it was answered


class Queue:
    """Records what happens to opponents' requests, in order: they are queued, handed to a process, answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.log: list[tuple[str, Waiter]] = []
        for name in ("add", "take"):
            monkeypatch.setattr(FairQueue, name, self._noting(name, getattr(FairQueue, name)))

    def _noting(self, name: str, act: Callable[..., None]) -> Callable[..., None]:
        def noted(turns: FairQueue[Any], urgency: int, account: Account, item: Any, *more: Any, **named: Any) -> None:
            act(turns, urgency, account, item, *more, **named)
            if urgency == Urgency.OPPONENT and isinstance(item, Waiter) and item.request.kind == "choose":
                self.log.append((name, item))
                if name == "add":
                    item.answer.add_done_callback(lambda _: self.log.append(("answer", item)))

        return noted

    def waits(self) -> list[Wait]:
        """The visitor's answered requests; a request dropped when the visitor leaves was never handed out."""
        places: dict[Waiter, dict[str, int]] = {}
        for place, (name, waiter) in enumerate(self.log):
            places.setdefault(waiter, {})[name] = place
        visitors = [found for waiter, found in places.items() if is_visitors(waiter) and found.keys() >= {"take", "answer"}]
        return [Wait(*(self._crowds(found, name) for name in ("add", "take", "answer"))) for found in visitors]

    def _crowds(self, found: dict[str, int], name: str) -> int:
        if name == "add":
            before = [name for name, waiter in self.log[: found["add"]] if not is_visitors(waiter)]
            return before.count("add") - before.count("take")
        return sum(each == name and not is_visitors(waiter) for each, waiter in self.log[found["add"] : found[name]])


def is_visitors(waiter: Waiter) -> bool:
    return waiter.account.address == starvation.ELSEWHERE


@pytest.mark.skipif(not has_two_addresses(), reason="this machine has only one loopback address")
def test_a_sparks_move_for_a_visitor_does_not_wait_for_66_games_of_infernos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starvation, "THOUGHT", 0.1)  # quick humans
    queue = Queue(monkeypatch)
    with Serving(tmp_path, bot_processes=PROCESSES) as server:
        found = asyncio.run(starvation.measure(server.address, moves=MOVES))
    assert found.crowd.refused == "too-many-bot-games"
    assert len(found.crowd.games) + starvation.ALONE == starvation.GAMES and found.crowd.moved == set(found.crowd.games)
    assert len(found.idle.moves) >= MOVES and len(found.busy.moves) >= MOVES
    beside = [wait for wait in queue.waits() if wait.queued >= MANY]
    assert len(beside) >= MOVES, "the visitor comes while many others wait"
    assert max(wait.handed_out for wait in beside) <= HANDED_OUT, beside
    assert max(wait.answered for wait in beside) <= ANSWERED, beside


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
    """The number of hints handed to a process."""
    return REGISTRY.get_sample_value("firelight_thinking_wait_seconds_count", {"class": "hint"}) or 0.0


def _until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "this did not happen"
        time.sleep(0.05)
