"""What a bot's move costs besides its thinking, late in a game: the message to a worker, and making the move.

python -m bench.bot_overhead

A server's rooms with one thinking process and an SQLite file. A game of four sparks continues from its 250th move while a
spectator follows it. Also: the cost to a search of letting others in between two chunks.
"""

from __future__ import annotations

import asyncio
import os
import platform
import random
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import firelight
from bench.results import Report
from firelight import api
from firelight.bots.base import Budget, ask_of
from firelight.bots.guard_wire import pack_ask, unpack_ask
from firelight.bots.search import CHUNK, Thinker, Watch
from firelight.engine.game import Game
from firelight.server.live import LiveRoom
from firelight.server.rooms import NewSeat, Rooms
from firelight.server.settings import Settings
from firelight.server.store import Store
from firelight.server.thinking import Chosen, Thinkers

MOVES = 250
COUNTED = 30
TIMES = 20
BAR_MS = 20.0
SHARE_BAR = 0.01


def late_game(key: str) -> Game:
    """A random game with enough moves left."""
    for seed in range(1000):
        chance, g = random.Random(seed), firelight.new(key, 4, seed=seed)
        while not g.over:
            g.play(chance.choice(g.moves()))
        if g.moves_made > MOVES + 2 * COUNTED:
            return g.at(MOVES)
    raise SystemExit("no long game found")


class Timed(Thinkers):
    """Records how long each move was thought about."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seconds: list[float] = []

    async def choose(self, *asked: Any, **more: Any) -> Chosen:
        chosen = await super().choose(*asked, **more)
        self.seconds.append(chosen.seconds)
        return chosen


async def whole_moves(games: list[Game]) -> dict[str, tuple[list[float], list[float]]]:
    """For each game, the milliseconds from one move to the next without the thinking, and those of the thinking."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        url, thinkers = f"sqlite:///{Path(folder) / 'server.sqlite3'}", Timed()
        rooms = Rooms(Store(url), thinkers, Settings(database=url))
        await rooms.start()
        while thinkers.state != "ready":
            await asyncio.sleep(0.1)
        for game in games:
            found[game.title] = await _moves(rooms, thinkers, game)
        await rooms.stop()
    return found


async def _moves(rooms: Rooms, thinkers: Timed, game: Game) -> tuple[list[float], list[float]]:
    times: list[float] = []
    enough = asyncio.Event()

    def changed(live: LiveRoom) -> None:
        times.append(time.perf_counter())
        if len(times) > COUNTED:
            enough.set()

    player, _ = await rooms.players.new("Spectator")
    made = await rooms.import_record(player, game.record(), [NewSeat("bot", level="spark")] * 4)
    await rooms.follow(player, made.game, None, lambda message: None)
    while len(thinkers.seconds) < 3:  # the first ones load the compiled code
        await asyncio.sleep(0.01)
    rooms.keeper.on_change.append(changed)
    thinkers.seconds.clear()
    await enough.wait()
    rooms.keeper.on_change.remove(changed)
    await rooms.leave_game(player, made.game)
    waits = [1000 * (later - earlier) for earlier, later in pairwise(times)]
    thought = [1000 * seconds for seconds in thinkers.seconds[-COUNTED:]]
    thinkers.seconds.clear()
    return [wait - think for wait, think in zip(waits, thought, strict=False)], thought


def milliseconds(act: Any) -> float:
    found = []
    for _ in range(TIMES):
        start = time.perf_counter()
        act()
        found.append(1000 * (time.perf_counter() - start))
    return statistics.median(found)


def parts(game: Game, report: Report) -> None:
    ask = ask_of(game, Budget(), 1)
    data = msgspec.json.encode(pack_ask(ask))
    report.add("compose: deal the hidden things again", milliseconds(lambda: ask_of(game, Budget(), 1)), "ms")
    report.add("pack and write", milliseconds(lambda: msgspec.json.encode(pack_ask(ask))), "ms", note=f"{len(data):,} bytes")
    report.add("read and unpack", milliseconds(lambda: unpack_ask(msgspec.json.decode(data), game.edition)), "ms")
    report.add("instead of: record and replay", milliseconds(lambda: api.replay(game.record(), 0)), "ms")


def hook(game: Game, report: Report) -> None:
    """The share of a search's time spent on checking for interruptions."""
    waiting: list[int] = []

    def between() -> None:
        if waiting:
            raise AssertionError

    thinker, seat = Thinker(game.edition), game.seat or 0
    deal = game.determinised(seat, 1)
    thinker.choose(deal, seat, Budget(simulations=CHUNK), 1)
    chunk = min(_seconds(lambda: thinker.minds[0].think(seat, CHUNK)) for _ in range(TIMES))
    watch = Watch(Budget(), between)
    look = _seconds(lambda: [watch.interrupt() for _ in range(1000)]) / 1000
    report.add("looking for others between two chunks", 1e6 * look, "us", note=f"a chunk takes {1e3 * chunk:.1f} ms")
    report.add("its share", look / chunk, "of the time", SHARE_BAR, at_most=True)


def _seconds(act: Any) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def main() -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}", flush=True)
    games, report = [late_game(key) for key in api.titles()], Report()
    moves = asyncio.run(whole_moves(games))
    for game in games:
        beside, thought = moves[game.title]
        report.section(f"{game.edition.title.name}: a spark's move after {MOVES} moves")
        report.add("all beside thinking, median", statistics.median(beside), "ms", BAR_MS, at_most=True, note=f"of {len(beside)}")
        report.add("all beside thinking, longest", max(beside), "ms")
        report.add("thinking, median", statistics.median(thought), "ms")
        parts(game, report)
        hook(game, report)


if __name__ == "__main__":
    main()
