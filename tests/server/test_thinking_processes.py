"""The thinking processes: whatever happens to them, every request gets an answer, the most urgent first."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import firelight
from firelight.bots.base import Ask, Budget, ask_of
from firelight.bots.levels import LEVELS
from firelight.engine.game import Game
from firelight.server.thinking import ThinkerLost, Thinkers
from firelight.workers.process import Program
from tests.games import play_on
from tests.server.hooks import JOBS, is_alive, kill, thinking, until


def game(moves: int = 12) -> Game:
    g = firelight.new("emberheart", 2, seed=8)
    for _ in play_on(g, 8, most=moves):
        pass
    return g


G = game()
RECORD = G.record()


def question(level: str, seed: int) -> Ask:
    return ask_of(G, LEVELS[level].budget, seed)


# Processes that end or hang.


def test_a_request_whose_process_is_killed_is_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            hooks.hold("choose")
            asked = asyncio.create_task(thinkers.choose(question("ember", 1), "ember", "g"))
            first = await hooks.begun("choose")
            kill(first)
            second = await hooks.begun("choose", 2)
            hooks.release("choose")
            assert first != second and (await asked).level == "ember"

    asyncio.run(play())


def test_a_request_that_kills_two_processes_is_lost_and_the_next_one_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            hooks.hold("choose")
            asked = asyncio.create_task(thinkers.choose(question("ember", 1), "ember", "g"))
            for times in (1, 2):
                kill(await hooks.begun("choose", times))
            with pytest.raises(ThinkerLost, match="SIGKILL"):
                await asked
            hooks.release("choose")
            assert (await thinkers.choose(question("ember", 2), "ember", "g")).level == "ember"

    asyncio.run(play())


def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(tmp_path, ready=False, limits={"choose": 6.0}) as (thinkers, hooks):
            hooks.hang("choose")
            assert (await thinkers.choose(question("ember", 1), "ember", "g")).level == "ember"
            assert len(hooks.log("begin", "choose")) == 2 and not is_alive(await hooks.begun("choose"))

    asyncio.run(play())


def test_a_review_whose_process_is_killed_begins_again(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            told: list[float] = []
            asked = asyncio.create_task(thinkers.review(RECORD, ["Ada", "Ben"], told.append, simulations=200))
            await until(lambda: len(told) > 2)
            kill(await hooks.begun("review"))
            found = await asked
            assert len(found["moves"]) == len(G.history) and told.count(0.0) == 2

    asyncio.run(ask())


def test_a_compilation_that_is_killed_is_tried_again(tmp_path: Path) -> None:
    async def ask() -> None:
        (tmp_path / "hold-compile").touch()
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            kill(await hooks.begun("compile"))
            assert await hooks.begun("compile", 2)
            hooks.release("compile")
            await until(lambda: thinkers.state == "ready")

    asyncio.run(ask())


def test_where_nothing_can_be_compiled_bots_play_simply(tmp_path: Path) -> None:
    async def ask() -> None:
        (tmp_path / "hold-compile").touch()
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            for times in (1, 2, 3, 4):  # two games, twice each
                kill(await hooks.begun("compile", times))
            await until(lambda: thinkers.state == "off")
            assert (await thinkers.choose(question("blaze", 1), "blaze", "g")).level == "greedy"

    asyncio.run(ask())


@pytest.mark.parametrize("program", [Program(JOBS, python=("/nowhere/python",)), Program("firelight.nowhere:Jobs")])
def test_where_no_process_starts_bots_play_simply(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firelight.workers.pool.PAUSES", (0.0,))

    async def ask() -> None:
        thinkers = Thinkers(1, program=program)
        await thinkers.start()
        with suppress(ThinkerLost):  # too early
            await thinkers.choose(question("blaze", 1), "blaze", "g")
        await until(lambda: thinkers.state == "off")
        assert (await thinkers.choose(question("blaze", 1), "blaze", "g")).level == "greedy"
        await thinkers.stop()

    asyncio.run(ask())


def test_processes_end_with_their_server(tmp_path: Path) -> None:
    program = f"""
import asyncio
from firelight.server.thinking import Thinkers
from firelight.workers.process import Program

async def main():
    await Thinkers(2, program=Program({JOBS!r}, (1, {str(tmp_path)!r}))).start()
    await asyncio.sleep(3600)

asyncio.run(main())
"""

    async def ask() -> None:
        (tmp_path / "hold-compile").touch()
        server = subprocess.Popen([sys.executable, "-c", program])
        try:
            async with thinking(tmp_path, ready=False) as (_, hooks):
                pids = [await hooks.begun("compile", times) for times in (1, 2)]
                assert all(map(is_alive, pids))
                server.kill()
                server.wait()
                await until(lambda: sum(map(is_alive, pids)) == 1)
        finally:
            server.kill()

    asyncio.run(ask())


def test_stopping_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            hooks.hold("choose")
            asked = [asyncio.create_task(thinkers.choose(question("ember", seed), "ember", "g")) for seed in (1, 2)]
            pid = await hooks.begun("choose")
            await thinkers.stop()
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, ThinkerLost) for one in found)
            assert not is_alive(pid) and thinkers.state == "off"

    asyncio.run(ask())


def test_they_can_be_stopped_at_any_moment(tmp_path: Path) -> None:
    async def ask() -> None:
        (tmp_path / "hold-compile").touch()
        for moment in range(8):
            async with thinking(tmp_path, ready=False) as (thinkers, hooks):
                if moment % 2:
                    await hooks.begun("compile", len(hooks.log("begin", "compile")) + 1)
                else:
                    await asyncio.sleep(moment * 0.05)
                async with asyncio.timeout(60):
                    await thinkers.stop()
        pids = {int(line[3]) for line in hooks.log("begin")}
        assert pids and not any(map(is_alive, pids))

    asyncio.run(ask())


# Cancelling.


def test_what_is_cancelled_while_it_waits_is_never_begun(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            hooks.hold("choose")
            first, second, third = (asyncio.create_task(thinkers.choose(question("ember", seed), "ember", "g")) for seed in (1, 2, 3))
            await hooks.begun("choose")
            second.cancel()
            await asyncio.sleep(0)
            hooks.release("choose")
            await asyncio.gather(first, third)
            assert second.cancelled() and hooks.seeds("end") == [("choose", 1), ("choose", 3)]

    asyncio.run(ask())


def test_a_cancelled_review_ends_at_the_next_position(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            told: list[float] = []
            asked = asyncio.create_task(thinkers.review(RECORD, ["Ada", "Ben"], told.append, simulations=20_000))
            await until(lambda: len(told) > 1)
            asked.cancel()
            assert (await thinkers.choose(question("flame", 5), "flame", "g")).level == "flame"
            await until(lambda: ("review", 0) in hooks.seeds("end"))
            assert told[-1] < 0.5

    asyncio.run(ask())


# The most urgent first.


def test_bots_go_before_hints_before_reviews(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            hooks.hold("choose")
            first = asyncio.create_task(thinkers.choose(question("spark", 1), "spark", "g"))
            await hooks.begun("choose")
            asked = [
                asyncio.create_task(thinkers.review(RECORD, ["Ada", "Ben"], seed=2, simulations=10)),
                asyncio.create_task(thinkers.hint(ask_of(G, Budget(simulations=10), 3), 1)),
                asyncio.create_task(thinkers.choose(question("spark", 4), "spark", "g")),
                asyncio.create_task(thinkers.hint(ask_of(G, Budget(simulations=10), 5), 1)),
            ]
            await asyncio.sleep(0.05)
            hooks.release("choose")
            await asyncio.gather(first, *asked)
            assert hooks.seeds("begin") == [("choose", 1), ("choose", 4), ("hint", 3), ("hint", 5), ("review", 2)]

    asyncio.run(ask())


def test_a_review_gives_way_between_positions(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            alone = await thinkers.review(RECORD, ["Ada", "Ben"], seed=1, simulations=300)
            told: list[float] = []
            reviewed = asyncio.create_task(thinkers.review(RECORD, ["Ada", "Ben"], told.append, seed=1, simulations=300))
            await until(lambda: len(told) > 1)
            chosen, hints = await asyncio.gather(
                thinkers.choose(question("flame", 2), "flame", "g"), thinkers.hint(ask_of(G, Budget(simulations=50), 3), 1)
            )
            assert chosen.level == "flame" and len(hints) == 1
            assert await reviewed == alone
            assert hooks.seeds("end")[1:] == [("choose", 2), ("hint", 3), ("review", 1)]

    asyncio.run(ask())


def test_several_processes_share_the_work(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path, processes=2, ready=False) as (thinkers, hooks):
            hooks.hold("choose")
            asked = [asyncio.create_task(thinkers.choose(question("spark", seed), "spark", "g")) for seed in (1, 2, 3)]
            await hooks.begun("choose", 2)
            assert len({line[3] for line in hooks.log("begin", "choose")}) == 2
            hooks.release("choose")
            await asyncio.gather(*asked)

    asyncio.run(ask())


# Memory.


def test_a_process_that_has_grown_is_replaced_without_loss(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinking(tmp_path, ready=False, memory=1) as (thinkers, hooks):
            for seed in (1, 2, 3):
                assert (await thinkers.choose(question("spark", seed), "spark", "g")).level == "spark"
            assert len({line[3] for line in hooks.log("begin", "choose")}) == 3

    asyncio.run(ask())


def test_compiled_code_is_kept_for_a_while_where_it_cannot_be_kept_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FIRELIGHT_CACHE_DIR", str(tmp_path / "file" / "cache"))
    (tmp_path / "hold-compile").touch()

    async def ask() -> None:
        async with thinking(tmp_path, ready=False) as (_, hooks):
            await hooks.begun("compile")
            folder = Path(hooks.log("begin", "compile")[0][5])
            assert folder.is_dir()
        assert not folder.exists()

    asyncio.run(ask())
