"""Real workers share their time: interruptions, equal requests, and positions that are not played again."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight import api
from firelight.bots.base import Ask, Budget, ask_of
from firelight.bots.levels import LEVELS
from firelight.bots.search import Thinker
from firelight.engine.game import Game
from firelight.server.thinking import Chosen, Thinkers
from firelight.server.thinking.jobs import ThinkingJobs
from firelight.server.thinking.thinkers import Urgency
from firelight.workers.pool import Pool
from firelight.workers.requests import PATIENCE
from firelight.workers.turns import Account
from firelight.workers.wire import Message
from tests.games import play_on, somewhere
from tests.server.hooks import Hooks, kill, thinking, until

G = somewhere("emberheart", 3, 12)
GAMES = ("bonfire", "emberheart")
A_WHILE = 3 * PATIENCE


class Crowd:
    """Requests moves of simple bots, each with its own seed."""

    def __init__(self, thinkers: Thinkers, hooks: Hooks) -> None:
        self.thinkers = thinkers
        self.hooks = hooks

    def ask(self, seed: int, address: str = "a", urgency: Urgency = Urgency.OPPONENT) -> asyncio.Task[Chosen]:
        ask = ask_of(G, Budget(), seed)
        return asyncio.create_task(self.thinkers.choose(ask, "spark", "g", Account(address, f"{address}1"), urgency))

    async def ask_slow(self, seed: int, address: str = "a", urgency: Urgency = Urgency.OPPONENT) -> asyncio.Task[Chosen]:
        """Request one that lasts until it is released, and lets others in."""
        self.hooks.slow("choose", seed)
        task = self.ask(seed, address, urgency)
        await until(lambda: ("choose", seed) in self.hooks.seeds("begin"))
        return task

    def begun(self) -> list[int]:
        return [seed for _, seed in self.hooks.seeds("begin")]


# Interruptions.


def test_a_game_of_bots_alone_rests_while_a_humans_opponent_thinks(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path, ready=False) as found:
            crowd = Crowd(*found)
            alone = await crowd.ask_slow(1, "a", Urgency.SPARE)
            for seed in range(2, 12):  # one after the other, all from the same address
                assert (await crowd.ask(seed)).level == "spark"
            assert not alone.done()
            crowd.hooks.speed_up("choose", 1)
            await alone

    asyncio.run(work())


def test_another_address_interrupts_and_the_same_one_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path, ready=False) as found:
            crowd = Crowd(*found)
            first = await crowd.ask_slow(1, "a")
            own, other = crowd.ask(2, "a"), crowd.ask(3, "b")
            await other
            await asyncio.sleep(A_WHILE)
            assert crowd.begun() == [1, 3] and not first.done()
            crowd.hooks.speed_up("choose", 1)
            await asyncio.gather(first, own)
            assert [seed for _, seed in crowd.hooks.seeds("end")] == [3, 1, 2]

    asyncio.run(work())


def test_interruptions_are_two_deep(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path, ready=False) as found:
            crowd = Crowd(*found)
            slow = [await crowd.ask_slow(seed, address) for seed, address in ((1, "a"), (2, "b"), (3, "c"))]
            fourth = crowd.ask(4, "d")
            await asyncio.sleep(A_WHILE)
            assert crowd.begun() == [1, 2, 3]
            for seed in (1, 2, 3):
                crowd.hooks.speed_up("choose", seed)
            await asyncio.gather(*slow, fourth)

    asyncio.run(work())


def test_what_a_killed_process_had_put_aside_begins_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path, ready=False) as found:
            crowd = Crowd(*found)
            asked = [await crowd.ask_slow(1, "a", Urgency.SPARE), await crowd.ask_slow(2, "a")]
            kill(await crowd.hooks.begun("choose"))
            await until(lambda: crowd.begun().count(2) == 2)
            for seed in (1, 2):
                crowd.hooks.speed_up("choose", seed)
            assert all(chosen.level == "spark" for chosen in await asyncio.gather(*asked))

    asyncio.run(work())


def test_a_search_gives_way_and_what_is_cancelled_ends_soon(tmp_path: Path) -> None:
    """A real search in which every simulation counts: it would continue until its tree is full."""

    async def work() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            long = ask_of(G, Budget(seconds=600.0, simulations=10**9), 1)
            searching = asyncio.create_task(thinkers.choose(long, "inferno", "g", Account("a", "a1")))
            await hooks.begun("choose")
            for seed in (2, 3):
                chosen = await thinkers.choose(ask_of(G, Budget(), seed), "spark", "g", Account("b", "b1"))
                assert chosen.level == "spark" and not searching.done()
            searching.cancel()
            assert (await thinkers.choose(ask_of(G, Budget(), 4), "spark", "g", Account("a", "a1"))).level == "spark"
            await until(lambda: ("choose", 1) in hooks.seeds("end"))

    asyncio.run(work())


# The clock of a search.


class Enough(BaseException):
    """What ends a search between two chunks."""


@pytest.mark.parametrize("threads", [1, 2])
def test_the_time_of_those_who_interrupt_does_not_count(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, clock, taken = Thinker(G.edition, threads), time.perf_counter, [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock() + taken[0])

    def between() -> None:
        assert threading.current_thread() is threading.main_thread()
        if taken[0]:
            raise Enough  # the search continued
        taken[0] = 1000.0  # longer than the whole search

    with pytest.raises(Enough):
        thinker.choose(G.determinised(G.seat or 0, 1), G.seat or 0, Budget(seconds=600.0), 1, between=between)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_found_does_not_depend_on_interruptions(threads: int) -> None:
    deal, seat = G.determinised(G.seat or 0, 1), G.seat or 0
    others = Thinker(G.edition)

    def between() -> None:
        others.analyse(deal, seat, Budget(simulations=50), 2)

    alone = Thinker(G.edition, threads).analyse(deal, seat, Budget(simulations=4000), 1)
    disturbed = Thinker(G.edition, threads).analyse(deal, seat, Budget(simulations=4000), 1, between=between)
    assert disturbed.lines == alone.lines and disturbed.simulations == alone.simulations


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_raised_between_chunks_ends_a_search(threads: int) -> None:
    def between() -> None:
        raise Enough

    before = threading.active_count()
    with pytest.raises(Enough):
        Thinker(G.edition, threads).choose(G.determinised(G.seat or 0, 1), G.seat or 0, Budget(seconds=600.0), 1, between=between)
    assert threading.active_count() == before


# Equal requests.


def test_equal_requests_share_one_answer(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path) as (thinkers, hooks):
            hooks.hold("hint")
            ask, told = ask_of(G, Budget(simulations=20), 5), list[float]()
            asked = [asyncio.create_task(thinkers.hint(ask, 2, told.append, Account(str(n % 7), str(n)))) for n in range(70)]
            await hooks.begun("hint")
            asked += [asyncio.create_task(thinkers.hint(ask, 2, told.append)) for _ in range(5)]
            await asyncio.sleep(0)
            for task in asked[:3]:
                task.cancel()
            hooks.release("hint")
            answers = await asyncio.gather(*asked[3:])
            assert all(answer == answers[0] for answer in answers) and len(hooks.log("begin", "hint")) == 1
            again = await thinkers.hint(ask, 2)
            assert again == answers[0] and len(hooks.log("begin", "hint")) == 2, "what is answered is not kept"

    asyncio.run(work())


def test_what_nobody_wants_any_more_is_never_begun(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(tmp_path, ready=False) as found:
            crowd = Crowd(*found)
            crowd.hooks.hold("choose")
            first, equal = crowd.ask(1), [crowd.ask(2, address) for address in "abc"]
            await crowd.hooks.begun("choose")
            for task in equal:
                task.cancel()
            await asyncio.sleep(0)
            crowd.hooks.release("choose")
            await first
            assert (await crowd.ask(3)).level == "spark" and crowd.begun() == [1, 3]
            assert sum(crowd.thinkers.waiting.values()) == 0

    asyncio.run(work())


# What workers are told.


def sent_by(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Records what would be sent to workers; every request gets an empty answer."""
    sent: list[Message] = []

    async def ask(self: Pool, query: Any, *_: Any, **__: Any) -> Any:
        if query.kind != "compile":
            sent.append({"id": 1, "do": query.kind, **query.compose()})
        return {"move": "", "level": "spark", "seconds": 0.0} if query.kind == "choose" else []

    monkeypatch.setattr(Pool, "ask", ask)
    monkeypatch.setattr(Thinkers, "_compiled", lambda self, edition: asyncio.sleep(0))
    return sent


def long_game(key: str) -> Game:
    g = firelight.new(key, 4, seed=4)
    for _ in play_on(g, 4, most=120):
        pass
    return g


@pytest.mark.parametrize("key", GAMES)
def test_a_worker_plays_nothing_again(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    g, sent = long_game(key), sent_by(monkeypatch)
    asks = [ask_of(g, LEVELS[level].budget, 7) for level in ("spark", "flame")] + [ask_of(g, Budget(simulations=50), 7)]
    expected = [LEVELS[level].make().choose(ask) for level, ask in zip(("spark", "flame"), asks, strict=False)]

    async def ask() -> None:
        thinkers = Thinkers(1)
        for level, question in zip(("spark", "flame"), asks, strict=False):
            await thinkers.choose(question, level, "g")
        await thinkers.hint(asks[2], 1)

    asyncio.run(ask())
    jobs, games = ThinkingJobs(1 << 40), list[Game]()
    monkeypatch.setattr(api, "replay", _never)
    monkeypatch.setattr(api, "load", _never)
    monkeypatch.setattr("firelight.server.thinking.jobs.unpack_ask", _noting(games, Game._make, monkeypatch))
    for request, answer in zip(sent, expected, strict=False):
        found = jobs.do({**request, "plain": False}, lambda share: None, lambda: None)
        assert found["move"] == g.edition.notation[g.number(answer)]
    for twin, question in zip(games, asks, strict=False):
        assert (twin.seat, twin.decision, twin.moves(), twin.state) == (g.seat, g.decision, g.moves(), question.game.state)
        assert twin.moves_made == 0 and not twin.shuffles
    assert len(games) == 2 and "hint" in [request["do"] for request in sent]


def _never(*_: Any) -> None:
    raise AssertionError("a worker has no use for this")


def _noting(games: list[Game], make: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Records unpacking, during which no move can be made."""
    from firelight.bots.guard_wire import unpack_ask

    def unpack(data: Message, edition: Any) -> Ask:
        monkeypatch.setattr(Game, "_make", _never)
        ask = unpack_ask(data, edition)
        monkeypatch.setattr(Game, "_make", make)
        games.append(ask.game.copy())
        return ask

    return unpack


@pytest.mark.parametrize("key", GAMES)
def test_workers_are_told_the_same_whatever_lies_hidden(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    g, sent = long_game(key), sent_by(monkeypatch)
    other = g.determinised(g.seat or 0, 99)
    assert other.state != g.state

    async def ask() -> None:
        for game in (g, other):
            question = ask_of(game, Budget(simulations=5), 3)
            await Thinkers(1).choose(question, "blaze", "g")
            await Thinkers(1).hint(question, 1)

    asyncio.run(ask())
    for request in sent:
        request["ask"].pop("made")
    assert sent[:2] == sent[2:]


def test_a_component_set_is_sent_to_a_worker_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = (Path(firelight.__file__).parent / "games/bonfire/content/components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(shipped.replace("points = 4", "points = 5", 1), encoding="utf-8")
    g = firelight.new("bonfire", 2, seed=3, components=own)

    async def work() -> None:
        (tmp_path / "hold-compile").touch()
        async with thinking(tmp_path, ready=False) as (thinkers, _):
            worker = thinkers._pool.slots[0]
            await until(lambda: worker.ready)
            assert worker.child is not None
            sent, send = list[Message](), worker.child.send

            def noted(message: Message) -> None:
                sent.append(message)
                send(message)

            monkeypatch.setattr(worker.child, "send", noted)
            for seed in (1, 2, 3):
                assert (await thinkers.choose(ask_of(g, Budget(), seed), "spark", "g")).level == "spark"
            assert ["know" in message for message in sent] == [True, False, False, False]
            assert len({message["edition"][1] for message in sent[1:]}) == 1

    asyncio.run(work())
