"""A server's thinkers answer the same as the library, and something simple before code is compiled."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.api import titles
from firelight.bots import ask_of, seat
from firelight.bots.base import Ask, Budget
from firelight.bots.greedy import GreedyBot
from firelight.bots.levels import LEVELS, manners, taste_of
from firelight.engine.errors import OptionError
from firelight.engine.game import Game
from firelight.lab.review import review
from firelight.server.thinking import CannotThink, Thinkers, ThinkersOff
from firelight.server.thinking.jobs import hint_data
from firelight.server.thinking.thinkers import HINT
from tests.games import finish, play_on, somewhere
from tests.server.hooks import thinking

GAMES = ("bonfire", "emberheart")


def begun(key: str, moves: int = 25) -> Game:
    g = firelight.new(key, 2, seed=4)
    for _ in play_on(g, 4, most=moves):
        pass
    return g


def question(g: Game, level: str = "flame", seed: int = 0, simulations: int | None = None) -> Ask:
    return ask_of(g, Budget(simulations=simulations) if simulations else LEVELS[level].budget, seed)


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Thinkers]]:
    """Thinkers that several tests ask, and the event loop they live in."""
    with asyncio.Runner() as loop:
        started = thinking(tmp_path_factory.mktemp("ready"))
        yield loop, loop.run(started.__aenter__())[0]
        loop.run(started.__aexit__(None, None, None))


# Before anything is compiled.


def test_until_it_is_compiled_a_simple_bot_plays_and_hints_wait(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "hold-compile").touch()
        async with thinking(tmp_path, ready=False) as (thinkers, hooks):
            told: list[tuple[str, float]] = []
            stop_watching = thinkers.watch(lambda state, progress: told.append((state, progress)))
            assert (thinkers.state, thinkers.progress) == ("starting", 0.0)
            await hooks.begun("compile")
            assert thinkers.state == "compiling"
            hint = asyncio.create_task(thinkers.hint(question(begun("bonfire"), simulations=20), 2))
            for key in GAMES:
                g = begun(key)
                own = manners(titles()[key])
                played_as = (("spark", own["spark"].noise, "spark"), ("ember", own["ember"].noise, "ember"), ("blaze", 0.0, "greedy"))
                for level, noise, played in played_as:
                    chosen = await thinkers.choose(question(g, level, 9), level, "a")
                    taste = taste_of(g.edition, own[level].likes if played == level else {})
                    simple = GreedyBot(noise, 300, False, taste).choose(ask_of(g, Budget(), 9))
                    assert (chosen.move, chosen.level) == (g.edition.notation[simple], played)
            assert not hint.done() and not hooks.log("begin", "hint")
            hooks.release("compile")
            assert 1 <= len(await hint) <= 2
            chosen = await thinkers.choose(question(begun("bonfire"), seed=9), "flame", "a")
            assert chosen.level == "flame" and chosen.seconds > 0
            stop_watching()
            assert told[0][0] == "compiling"
            shares = [share for _, share in told]
            assert shares == sorted(shares) and all(0 <= share <= 1 for share in shares)

    asyncio.run(play())


def test_the_simple_levels_are_the_same_compiled_or_not(ready: tuple[asyncio.Runner, Thinkers]) -> None:
    loop, thinkers = ready

    async def play() -> None:
        off = Thinkers(processes=0)
        for key in GAMES:
            for level in ("spark", "ember"):
                ask = question(begun(key), level, 3)
                one, other = await thinkers.choose(ask, level, key), await off.choose(ask, level, key)
                assert (one.move, one.level) == (other.move, other.level)

    loop.run(play())


# The same as the library.


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_plays_as_in_the_library(key: str, ready: tuple[asyncio.Runner, Thinkers]) -> None:
    """Even if it keeps its tree from move to move."""
    loop, thinkers = ready

    async def play() -> None:
        g = begun(key, 10)
        bots = [seat("flame", g.edition) for _ in g.seat_names]
        for number in range(12):
            chosen = await thinkers.choose(question(g, seed=number), "flame", key)
            assert (chosen.move, chosen.level) == (bots[g.seat or 0].choose(g, number).move.text, "flame")
            g.play(chosen.move)

    loop.run(play())


@pytest.mark.parametrize("key", GAMES)
def test_hints_are_those_of_the_library(key: str, ready: tuple[asyncio.Runner, Thinkers]) -> None:
    loop, thinkers = ready

    async def ask() -> None:
        for g in (somewhere(key, 3, 5), begun(key, len(finish(begun(key)).history) - 3)):
            told: list[Any] = []
            found = await thinkers.hint(question(g, seed=6, simulations=300), 3, told.append)
            assert found == [hint_data(hint) for hint in g.hint(count=3, budget=Budget(simulations=300), seed=6)]
            assert told[0] == 0.0 and {*told[1][0]} == {*found[0]}, "a first answer, then the real one"
            assert found[0]["line"][0] == found[0]["move"]

    loop.run(ask())


def test_a_hint_takes_about_a_second(ready: tuple[asyncio.Runner, Thinkers]) -> None:
    loop, thinkers = ready

    async def ask() -> None:
        g = begun("bonfire")
        assert 1 <= len(await thinkers.hint(ask_of(g, HINT, 0))) <= 3

    loop.run(ask())


def test_what_comes_to_light_has_a_code() -> None:
    g = begun("bonfire")
    found = [hint_data(hint) for hint in g.hint(count=20, budget=Budget(simulations=100))]
    codes = {hint["then"] for hint in found}
    assert codes <= {"", "hidden", "new-paths", "turned-up-path", "turned-up-offering", "turned-up-gnome", "shuffled", "built-path"}
    for hint in found:
        assert all(set(thing) == {"kind", "name", "number"} for thing in (*hint["costs"], *hint["prepares"]))


@pytest.mark.parametrize("key", GAMES)
def test_reviews_are_those_of_the_library(key: str, ready: tuple[asyncio.Runner, Thinkers]) -> None:
    loop, thinkers = ready

    async def ask() -> None:
        g = begun(key, 20)
        told: list[float] = []
        found = await thinkers.review(g.record(), ["Ada", "Ben"], told.append, seed=2, simulations=30)
        assert found == review(g, Budget(simulations=30), 2, names=["Ada", "Ben"]).as_data()
        assert told[0] == 0 and told[-1] == 1 and told == sorted(told)

    loop.run(ask())


# What cannot be answered.


def test_wrong_requests_are_refused(tmp_path: Path) -> None:
    g = begun("emberheart")

    async def refused(asked: Any) -> str:
        with pytest.raises((CannotThink, OptionError)) as caught:
            await asked
        return str(caught.value)

    async def ask() -> None:
        off = Thinkers(processes=0)
        async with thinking(tmp_path) as (thinkers, _):
            for some in (thinkers, off):
                assert "'fire'; expected one of spark" in await refused(some.choose(question(g), "fire", "a"))
            assert "count: found 0" in await refused(thinkers.hint(question(g, simulations=10), 0))
            assert "names: found 1" in await refused(thinkers.review(g.record(), ["Ada"], simulations=10))
            assert (await thinkers.choose(question(g, "spark"), "spark", "a")).level == "spark"

    asyncio.run(ask())


# Without processes.


def test_without_processes_bots_play_simply() -> None:
    async def play() -> None:
        thinkers = Thinkers(processes=0)
        await thinkers.start()
        assert thinkers.state == "off"
        for key in GAMES:
            g = begun(key)
            chosen = await thinkers.choose(question(g, "inferno"), "inferno", "a")
            assert chosen.level == "greedy" and chosen.move in [move.text for move in g.moves()]
            for asked in (thinkers.hint(question(g), 1), thinkers.review(g.record(), ["Ada", "Ben"])):
                with pytest.raises(ThinkersOff):
                    await asked
        await thinkers.stop()

    asyncio.run(play())


def test_the_servers_process_never_loads_the_compiler() -> None:
    program = """
import asyncio, sys, firelight
from firelight.bots import Budget, ask_of
from firelight.server.thinking import Thinkers
g = firelight.new("bonfire", 2, seed=1)
print(asyncio.run(Thinkers(processes=0).choose(ask_of(g, Budget(), 1), "blaze", "a")).level, "numba" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split() == ["greedy", "False"]


# Custom component sets.


def test_a_component_set_of_ones_own_is_compiled_when_it_is_first_used(tmp_path: Path) -> None:
    shipped = (Path(firelight.__file__).parent / "games/bonfire/content/components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(shipped.replace("points = 4", "points = 5", 1), encoding="utf-8")
    g = firelight.new("bonfire", 2, seed=3, components=own)
    assert g.record()["components"] is not None

    async def play() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            hooks.hold("compile")
            assert (await thinkers.choose(question(g, seed=1), "flame", "a")).level == "greedy"
            assert thinkers.state == "ready"
            hint = asyncio.create_task(thinkers.hint(question(g, seed=3, simulations=50)))
            await asyncio.sleep(0.1)
            hooks.release("compile")
            assert await hint == [hint_data(one) for one in g.hint(budget=Budget(simulations=50), seed=3)]
            assert (await thinkers.choose(question(g, seed=1), "flame", "a")).level == "flame"

    asyncio.run(play())
