"""Half an hour of mixed load while servers are killed, disks fill up and databases restart.

python -m bench.soak --minutes 30                 print a table and JSON
python -m bench.soak --minutes 2 --only sqlite    shorter, one database

Half of the time there is one process on SQLite (killed, full disk), the other half two on PostgreSQL (one killed, database restarted).
Nothing acknowledged may be lost or carried out twice, and memory must not grow once it has settled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

import firelight
from bench.results import Report
from bench.soak_clients import DOWN, Ledger, Person
from bench.soak_server import Database, Postgres, Sqlite, folder_for

CACHED = 210  # the rooms that a process keeps in memory, and a few more
EVERY = 5.0  # seconds between two memory readings
NEWCOMERS = 4.0  # seconds between two short-lived games
STEADY = 0.6  # of the time; from here on nothing goes wrong, and memory must not grow
FULL_FOR = 3.0  # seconds that a disk stays full, at least
PATIENCE = 120.0
SOME = 10  # moves
LOG = 200  # lines of it that are kept
LEAST_SAMPLES = 12  # for a meaningful slope
MOST_GROWTH = 1.0  # megabytes per minute
TABLES = ("pp", "ppp", "pbb", "pp", "pb")  # p: a person, b: a bot


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong after a share of the time."""

    at: float
    name: str
    act: Callable[[], Awaitable[None]]


@dataclass
class Course:
    """The observations of one half."""

    seconds: float
    faults: list[tuple[str, float]] = field(default_factory=list)  # and the seconds until moves were acknowledged again
    memory: list[tuple[float, list[tuple[float, float]]]] = field(default_factory=list)  # of each server, alone and with its bots
    told: list[bool] = field(default_factory=list)  # for each full disk whether /api/ready told of it


def small_position(title: str, seed: int) -> dict[str, Any]:
    """A game for two, some moves after its start."""
    g = firelight.new(title, 2, seed)
    chance = random.Random(seed)
    for _ in range(5):
        g.play(chance.choice(g.moves()))
    return g.position()


class Crowd:
    """All players, including those who come and go."""

    def __init__(self, database: Database, tables: int) -> None:
        self.database = database
        self.ledger = Ledger()
        self.people: list[Person] = []
        self.tables = tables
        self.tasks: list[asyncio.Task[None]] = []

    async def _person(self) -> Person:
        person = Person(self.database.servers, self.ledger, len(self.people))
        self.people.append(person)
        await person.arrive(f"P{len(self.people)}")
        return person

    async def sit_down(self) -> None:
        for number in range(self.tables):
            kinds = TABLES[number % len(TABLES)]
            people = [await self._person() for kind in kinds if kind == "p"]
            seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
            seats += [{"kind": "bot", "level": level} for level in ("spark", "ember")[: kinds.count("b")]]
            title = ("bonfire", "emberheart")[number // len(TABLES) % 2]
            made = await people[0].insist("POST", "/api/games", {"game": title, "seats": seats, "hints": True})
            for seat, person in enumerate(people[1:], 1):
                await person.insist("POST", "/api/join", {"secret": made["links"][str(seat)]})
            for person in people:
                await person.sit_at(made["id"])
        self.tasks = [asyncio.create_task(person.play()) for person in self.people]
        self.tasks.append(asyncio.create_task(self._come_and_go()))

    async def _come_and_go(self) -> None:
        """Somebody imports a game, somebody else joins, both leave."""
        host, guest = await self._person(), await self._person()
        number = 0
        while True:
            await asyncio.sleep(NEWCOMERS)
            number += 1
            position = small_position(("bonfire", "emberheart")[number % 2], number % 20)
            made = await host.insist("POST", "/api/games/import", {"record": position, "seats": [{"kind": "me"}, {"kind": "open"}]})
            await guest.ask("POST", "/api/join/preview", {"secret": made["links"]["1"]})
            await guest.insist("POST", "/api/join", {"secret": made["links"]["1"], "accepts": True})
            for person in (guest, host):
                await person.insist("GET", f"/api/games/{made['id']}/log")
                await person.ask("POST", f"/api/games/{made['id']}/leave")

    async def fill_caches(self) -> None:
        """Wait until every server has as many rooms in memory as it keeps."""
        hosts = [await self._person() for _ in range(2)]
        for number in range(CACHED):
            host = hosts[number % 2]
            made = await host.insist("POST", "/api/games/import", {"record": small_position("bonfire", number % 20)})
            host.games.append(made["id"])
        await self.warm(hosts)

    async def warm(self, hosts: list[Person] | None = None) -> None:
        """Make every server read the games again."""
        for host in hosts or self.people[-2:]:
            for server in self.database.servers:
                host.server = server
                for game in host.games:
                    await host.ask("GET", f"/api/games/{game}")

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        self.ledger.mistakes += [repr(error) for error in ended if isinstance(error, Exception)]

    async def read_all(self) -> int:
        """How many games can be read with all their moves."""
        found = 0
        for person in self.people:
            for game in person.games:
                log = await person.insist("GET", f"/api/games/{game}/log")
                if [entry["number"] for entry in log] != list(range(1, len(log) + 1)):
                    self.ledger.mistakes.append(f"{game}: the log has gaps")
                found += 1
        return found

    async def go(self) -> None:
        for person in self.people:
            await person.http.aclose()


class Half:
    """One database under load and faults."""

    def __init__(self, database: Database, seconds: float, tables: int) -> None:
        self.database = database
        self.crowd = Crowd(database, tables)
        self.course = Course(seconds)
        self.began = 0.0

    async def run(self, faults: list[Fault], caches: bool) -> None:
        await self.database.start()
        await self.crowd.sit_down()
        if caches:
            await self.crowd.fill_caches()
        self.began = time.monotonic()
        watching = asyncio.create_task(self._watch())
        for fault in faults:
            await asyncio.sleep(max(0.0, self.began + fault.at * self.course.seconds - time.monotonic()))
            await self._suffer(fault)
        if caches:
            await self.crowd.warm()
        await asyncio.sleep(max(0.0, self.began + self.course.seconds - time.monotonic()))
        watching.cancel()
        await self.crowd.leave()

    async def _suffer(self, fault: Fault) -> None:
        """Wait until some moves are made again."""
        ledger, start = self.crowd.ledger, time.monotonic()
        await fault.act()
        over, before = time.monotonic(), ledger.did["move"]
        await self._until(lambda: ledger.last >= over)
        self.course.faults.append((fault.name, time.monotonic() - start))
        print(f"  {time.monotonic() - self.began:6.0f} s  {fault.name}: moves go on after {time.monotonic() - start:.1f} s", flush=True)
        if not await self._until(lambda: ledger.did["move"] >= before + SOME):
            ledger.mistakes.append(f"{fault.name}: nobody could play on")

    async def _until(self, happened: Callable[[], bool]) -> bool:
        end = time.monotonic() + PATIENCE
        while not happened() and time.monotonic() < end:
            await asyncio.sleep(0.02)
        return happened()

    async def _watch(self) -> None:
        while True:
            memory = [await asyncio.to_thread(server.memory) for server in self.database.servers]
            self.course.memory.append((time.monotonic() - self.began, memory))
            await asyncio.sleep(EVERY)

    async def full_disk(self, disk: Sqlite) -> None:
        """Keep the disk full until players and monitoring have been told, and for a few seconds more."""
        ledger, codes = self.crowd.ledger, set[str]()
        before, start = ledger.refused["disk-full"], time.monotonic()
        disk.fill()
        try:
            while time.monotonic() < start + FULL_FOR or (not codes and time.monotonic() < start + PATIENCE):
                await self._until(lambda: ledger.refused["disk-full"] > before)
                codes |= {"disk-full"} & {await self._ready(disk)}
        finally:
            disk.free()
        self.course.told += [bool(codes)]

    async def _ready(self, disk: Sqlite) -> str:
        """What the server reports about itself. Even on a full disk there may be room for a small write."""
        await asyncio.sleep(0.2)
        async with httpx.AsyncClient(timeout=30.0) as http:
            try:
                reply = await http.get(f"{disk.servers[0].address}/api/ready")
            except DOWN as reason:
                return type(reason).__name__
        return "ready" if reply.is_success else str(reply.json()["error"]["code"])


def slope(points: list[tuple[float, float]]) -> float:
    """Growth per minute."""
    return 60 * statistics.linear_regression([at for at, _ in points], [value for _, value in points]).slope


def report_half(report: Report, half: Half, lost: int, doubled: int, games: int, entries: int) -> None:
    ledger, course, database = half.crowd.ledger, half.course, half.database
    moves = ledger.did["move"]
    report.section(f"{database.name}: {course.seconds:.0f} s, {len(half.crowd.people)} people at {half.crowd.tables} tables")
    report.add("moves acknowledged", moves, "", note=f"{moves / course.seconds:.1f} a second; {entries:,} entries of all games")
    others = ", ".join(f"{number} {name}" for name, number in sorted(ledger.did.items()) if name != "move")
    report.add("sent again after a fault", ledger.sent_again, "", note=others)
    report.add("acknowledged and lost", lost, "", 0, at_most=True)
    report.add("carried out twice", doubled, "", 0, at_most=True)
    report.add("mistakes of the server", len(ledger.mistakes), "", 0, at_most=True, note="; ".join(ledger.mistakes[:3])[:400])
    tracebacks = sum(line.startswith("Traceback") for line in database.log)
    report.add("tracebacks in its log", tracebacks, "", 0, at_most=True, note=f"of {len(database.log)} lines")
    report.add("games read at the end", games, "", note=f"refused meanwhile: {dict(ledger.refused)}")
    for name, seconds in course.faults:
        report.add(f"{name}: until moves go on", seconds, "s")
    if course.told:
        report.add("full disks that /api/ready told of", sum(course.told), f"of {len(course.told)}", len(course.told))
    report.tables[f"{database.name}: log"] = database.log[:LOG]
    tell_memory(report, half)


def tell_memory(report: Report, half: Half) -> None:
    course = half.course
    report.tables[f"{half.database.name}: memory in MB by seconds"] = [
        [round(at), *(round(value, 1) for pair in memory for value in pair)] for at, memory in course.memory
    ]
    for number, server in enumerate(half.database.servers):
        steady = [(at, memory[number][0]) for at, memory in course.memory if at >= STEADY * course.seconds]
        if len(steady) < LEAST_SAMPLES:
            continue
        with_bots = course.memory[-1][1][number][1]
        note = f"{steady[0][1]:.0f} to {steady[-1][1]:.0f} MB in {steady[-1][0] - steady[0][0]:.0f} s; with its bots {with_bots:.0f} MB"
        report.add(f"memory of the server at port {server.port}", slope(steady), "MB/min", MOST_GROWTH, at_most=True, note=note)


async def soak(half: Half, report: Report, faults: list[Fault], caches: bool) -> None:
    """Load and faults, then the final checks."""
    print(f"\n{half.database.name}", flush=True)
    try:
        await half.run(faults, caches)
        games = await half.crowd.read_all()
        await half.crowd.go()
        await half.database.stop()
        rows = half.database.entries()
        lost, doubled = half.crowd.ledger.check(rows)
        report_half(report, half, lost, doubled, games, len(rows))
    finally:
        for server in half.database.servers:
            await server.kill()


async def lite(report: Report, seconds: float, tables: int, bots: int, only: str = "", caches: bool = True) -> None:
    """`only`: the names of the faults, separated by commas; None for all."""
    with folder_for("sqlite") as folder:
        disk = Sqlite(folder, bots)
        print(f"the disk that runs full: {disk.disk}", flush=True)
        half = Half(disk, seconds, tables)
        faults = [
            Fault(0.05, "kill -9", disk.kill),
            Fault(0.15, "kill -9 again", disk.kill),
            Fault(0.25, "kill -9 once more", disk.kill),
            Fault(0.35, "full disk", lambda: half.full_disk(disk)),
            Fault(0.45, "full disk again", lambda: half.full_disk(disk)),
        ]
        try:
            await soak(half, report, chosen(faults, only), caches)
        finally:
            disk.remove()


async def postgres(report: Report, seconds: float, tables: int, bots: int, only: str = "", caches: bool = True) -> None:
    with folder_for("postgres") as folder:
        base = Postgres(folder, bots)
        half = Half(base, seconds, tables)
        faults = [
            Fault(0.05, "kill -9 of one process", lambda: base.kill(0)),
            Fault(0.15, "kill -9 of the other process", lambda: base.kill(1)),
            Fault(0.25, "PostgreSQL restarted, fast", lambda: base.restart("fast")),
            Fault(0.35, "PostgreSQL restarted, immediate", lambda: base.restart("immediate")),
            Fault(0.45, "PostgreSQL down for 10 s", lambda: base.restart("immediate", 10.0)),
        ]
        try:
            await soak(half, report, chosen(faults, only), caches)
        finally:
            await asyncio.to_thread(base.remove)


def chosen(faults: list[Fault], only: str) -> list[Fault]:
    wanted = only.split(",")
    return [fault for fault in faults if not only or fault.name in wanted]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--bots", type=int, default=1, help="processes that think, of each server")
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    args = parser.parse_args()
    report = Report()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # unmounts and stops what was started
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}", flush=True)
    seconds = args.minutes * 60 / (2 if args.only is None else 1)
    for name, work in (("sqlite", lite), ("postgres", postgres)):
        if args.only in (None, name):
            asyncio.run(work(report, seconds, args.tables, args.bots))
    print(json.dumps(report.data()))
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
