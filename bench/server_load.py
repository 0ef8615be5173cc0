"""The server under load: 500 players at 200 tables; opening a finished game; memory.

python -m bench.server_load                              print a table and JSON
python -m bench.server_load --seconds 20 --players 100   a smaller crowd, for a shorter time
python -m bench.server_load --against COMMIT             the same games on the server of that commit and on this one, in turns

Players follow scripts (bench/load_script.py): the same games, decisions and times for every server. The server is a
process of its own, as `firelight serve` starts it, without bots; all players are in this one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import firelight
from bench.commits import HERE, checked_out
from bench.load_clients import Player, Server, bearer, new_player, play, read, set_tables, sit_down, write_scripts
from bench.load_script import STYLES, Script
from bench.results import Report

FINISHED_MOVES = 300
OPENINGS = 5
IDLE_GAMES = 100
IDLE_MOVES = 70
MOST_SHARE = 0.5  # of the old server's processor time per decision


def long_record() -> dict[str, Any]:
    """A finished random game of at least 300 moves."""
    for seed in range(1000):
        chance = random.Random(seed)
        g = firelight.new("emberheart", players=4, seed=seed)
        while not g.over:
            g.play(chance.choice(g.moves()))
        if len(g.history) >= FINISHED_MOVES:
            return g.record()
    raise SystemExit("no long game found")


def half_record() -> dict[str, Any]:
    """An unfinished game of Bonfire for two."""
    chance = random.Random(1)
    g = firelight.new("bonfire", players=2, seed=1)
    for _ in range(IDLE_MOVES):
        g.play(chance.choice(g.moves()))
    return g.record()


async def import_games(address: str, record: dict[str, Any], number: int) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        secret = await new_player(http, "Host")
        games = []
        for _ in range(number):
            made = (await http.post("/api/games/import", json={"record": record}, headers=bearer(secret))).raise_for_status().json()
            games.append(made["id"])
    return secret, games


async def open_games(address: str, secret: str, games: list[str]) -> tuple[list[float], list[float]]:
    """Milliseconds until the table arrives, and until the log does."""
    tables, logs = [], []
    async with httpx.AsyncClient(base_url=address, timeout=60, headers=bearer(secret)) as http:
        for game in games:
            await http.get("/api/me")
            player = Player(secret, 0)
            start = time.perf_counter()
            await player.sit_down(address, game)
            listening = asyncio.create_task(player.listen())
            await player.has(0)
            tables.append((time.perf_counter() - start) * 1000)
            start = time.perf_counter()
            (await http.get(f"/api/games/{game}/log")).raise_for_status()
            logs.append((time.perf_counter() - start) * 1000)
            listening.cancel()
            assert player.socket is not None
            await player.socket.close()
    return tables, logs


async def hold_open(address: str, secret: str, games: list[str], server: Server) -> float:
    """Memory use with all of these games open on one socket."""
    url = f"{address.replace('http', 'ws', 1)}/api/socket"
    async with connect(url, additional_headers=bearer(secret), compression=None, max_size=None) as socket:
        for game in games:
            await socket.send(json.dumps({"do": "open", "game": game}))
            while read(await socket.recv()).type != "table":
                pass
        return server.memory()


async def load(folder: Path, report: Report, args: argparse.Namespace) -> None:
    """The same tables under two loads, for half of the time each."""
    scripts = write_scripts(args.players, args.seconds)
    server = Server(folder, args.packed)
    try:
        tables = await set_tables(server.address, scripts)
        listening = await sit_down(server, tables)
        for everybody, name in (
            (False, "whoever is to decide does so every 2 s"),
            (True, "so many decisions that each player has one every 2 s"),
        ):
            found = await play(server, tables, args.style, args.seconds / 2, everybody, listening)
            report.tables[name] = found
            report.section(f"{found['players']} players at {found['games']} tables, {args.seconds / 2:.0f} s: {name}")
            note = f"{found['late']} of {found['messages']} messages came later than the next was due"
            report.add("decisions", found["decisions_per_second"], "a second", note=note)
            for share in ("p50", "p99", "max"):
                report.add(f"from a move to everybody having it, {share}", found[f"{share}_ms"], "ms")
            report.add("the server's processor", found["server_cores"], "cores")
        for task in listening:
            task.cancel()
        await asyncio.gather(*(player.socket.close() for table in tables for player in table.players if player.socket is not None))
    finally:
        server.stop()


async def loaded(tree: Path, scripts: list[Script], style: str, args: argparse.Namespace) -> dict[str, Any]:
    """The cost of a source tree's server when each player decides every 2 seconds."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), args.packed, tree)
        try:
            tables = await set_tables(server.address, scripts)
            listening = await sit_down(server, tables)
            found = await play(server, tables, style, args.seconds, True, listening)
            for task in listening:
                task.cancel()
        finally:
            server.stop()
    return found


async def against(report: Report, args: argparse.Namespace) -> None:
    """Old and new in turns, so that both suffer equally from whatever else the machine does. Each is played as by its own browser."""
    scripts = write_scripts(args.players, args.seconds)
    sides = {args.against: args.style_then, "here": args.style}
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in sides}
    report.section(f"{args.players} players, a decision of each every 2 s for {args.seconds:.0f} s, {args.against} and here in turns")
    with checked_out(args.against) as tree:
        for number in range(1, args.rounds + 1):
            for name, style in sides.items():
                each = await loaded(HERE if name == "here" else tree, scripts, style, args)
                found[name].append(each)
                shares = ", ".join(f"{share} {each[f'{share}_ms']:.1f}" for share in ("p50", "p99", "max"))
                note = f"by {style}: {each['decisions_per_second']:.0f} decisions/s, {shares} ms"
                report.add(f"processor for a decision, {name}, run {number}", each["server_ms_per_decision"], "ms", note=note)
    for per in ("decision", "act"):
        means = {name: statistics.mean(each[f"server_ms_per_{per}"] for each in runs) for name, runs in found.items()}
        for name, mean in means.items():
            report.add(f"processor for {'a' if per == 'decision' else 'an'} {per}, {name}", mean, "ms")
        share = means["here"] / means[args.against]
        report.add(f"the share that it is of what it was, for each {per}", share, "", bar=MOST_SHARE, at_most=True)
    report.tables["against"] = found


async def opening(folder: Path, report: Report) -> None:
    """Open each game for the first time since the server started."""
    record = long_record()
    server = Server(folder)
    try:
        secret, games = await import_games(server.address, record, OPENINGS)
    finally:
        server.stop()
    server = Server(folder)
    try:
        first = await open_games(server.address, secret, games)
        again = await open_games(server.address, secret, games)
    finally:
        server.stop()
    report.section(f"Opening a finished game of {len(record['moves'])} moves")
    for name, (tables, logs) in (("from the database", first), ("in memory", again)):
        report.add(f"until the table is there, {name}", statistics.median(tables), "ms", note=f"longest {max(tables):.0f}")
        report.add(f"its log, {name}", statistics.median(logs), "ms", note=f"longest {max(logs):.0f}")


async def memory(folder: Path, report: Report) -> None:
    """The memory of a server with one game open: with no others, with many in its database, and with those open too."""
    record = half_record()
    server = Server(folder)
    try:
        secret, games = await import_games(server.address, record, 1)
        alone = await hold_open(server.address, secret, games, server)
        secret, games = await import_games(server.address, record, IDLE_GAMES + 1)
    finally:
        server.stop()
    server = Server(folder)
    try:
        dropped = await hold_open(server.address, secret, games[:1], server)
        live = await hold_open(server.address, secret, games, server)
    finally:
        server.stop()
    report.section(f"Memory, {IDLE_GAMES} games of {IDLE_MOVES} moves")
    report.add("the server with one game", alone / 1024, "MB")
    report.add("a game that nobody looks at", (dropped - alone) / IDLE_GAMES, "kB")
    report.add("a game that is open", (live - dropped) / IDLE_GAMES, "kB")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--packed", action="store_true", help="messages are packed, as for players on other machines")
    parser.add_argument("--only", choices=("load", "opening", "memory"))
    parser.add_argument("--against", metavar="COMMIT", help="only the load, on the server of that commit and on this one in turns")
    parser.add_argument("--rounds", type=int, default=2, help="with --against: how many turns each has")
    parser.add_argument("--style", choices=STYLES, default="acts", help="what players send: see bench/load_script.py")
    parser.add_argument("--style-then", choices=STYLES, default="moves", help="with --against: the same for the other commit")
    args = parser.parse_args()
    report = Report()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}", flush=True)
    works: dict[str, Callable[[Path], Coroutine[Any, Any, None]]] = {
        "load": lambda folder: load(folder, report, args),
        "opening": lambda folder: opening(folder, report),
        "memory": lambda folder: memory(folder, report),
    }
    if args.against:
        asyncio.run(against(report, args))
    for name, work in works.items():
        if not args.against and args.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(work(Path(folder)))
    print(json.dumps(report.data()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
