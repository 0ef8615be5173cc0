"""No process is left running, however its parent ends and whatever it is doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from tests.games import within

LONG = 300.0
FILE = Path(__file__).parent.parent / "bots" / "bad_bots.py"
ENDS = ["SIGKILL", "SIGINT", "SIGTERM", "crash"]

HEED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # wherever the tests run
"""

POOL = """
    import asyncio
    from firelight.workers.pool import Pool
    from firelight.workers.process import Program
    from firelight.workers.requests import Query

    async def main():
        limits = {"pid": 600.0, "sleep": 600.0, "hold": 600.0}
        pool = Pool(3, Program("tests.workers.odd_jobs:OddJobs"), limits)
        pool.start()
        asking = [asyncio.create_task(pool.ask(Query(kind, dict))) for kind in ("sleep", "hold")]
        while sum(slot.ready for slot in pool.slots) < 3 or pool.waiting:
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        crash = asyncio.Event()
        asyncio.get_running_loop().add_reader(0, crash.set)
        await crash.wait()
        raise RuntimeError("crash")

    asyncio.run(main())
"""

GUARD = f"""
    import sys, threading, firelight
    from firelight.bots import seat

    g = firelight.new("bonfire", players=2, seed=1)
    bots = [seat(f"{FILE}:{{name}}:500s", g.edition) for name in ("First", "Spins", "Parent")]
    bots[2].choose(g, 1)
    threading.Thread(target=bots[1].choose, args=(g, 1), daemon=True).start()
    print("ready", flush=True)
    if sys.stdin.readline():
        raise RuntimeError("crash")
"""

ARENA = f"""
    import sys, threading
    from firelight.lab.arena import run
    from firelight.lab.schedule import Tournament

    sleepers = Tournament("emberheart", 2, ("{FILE}:Sleeps:500s", "random"), 4)
    print("ready", flush=True)
    threading.Thread(target=lambda: sys.stdin.readline() and __import__("os")._exit(3), daemon=True).start()
    run(sleepers, jobs=2)
"""


def descendants(parent: int) -> set[int]:
    """All live descendants of a process, including those in other sessions."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    children: dict[int, list[int]] = {}
    for pid, ppid, state in map(str.split, listed.splitlines()):
        if not state.startswith("Z"):
            children.setdefault(int(ppid), []).append(int(pid))
    found, new = set[int](), [parent]
    while new:
        new = [child for pid in new for child in children.get(pid, [])]
        found.update(new)
    return found


def runs(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(("program", "many"), [(POOL, 4), (GUARD, 4), (ARENA, 4)], ids=["pool", "guard", "arena"])
def test_nothing_is_left_running(program: str, many: int, end: str) -> None:
    with (
        within(2 * LONG),
        subprocess.Popen(
            [sys.executable, "-c", HEED + textwrap.dedent(program)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as parent,
    ):
        try:
            assert parent.stdout is not None and parent.stdin is not None
            assert parent.stdout.readline() == "ready\n"
            deadline = time.monotonic() + LONG
            while len(below := descendants(parent.pid)) < many:
                assert time.monotonic() < deadline, f"only {below} began"
                time.sleep(0.05)
            if end == "crash":
                parent.stdin.write("crash\n")
                parent.stdin.flush()
            else:
                os.kill(parent.pid, getattr(signal, end))
            parent.wait(LONG)
            deadline = time.monotonic() + LONG
            while left := [pid for pid in below if runs(pid)]:
                assert time.monotonic() < deadline, f"{left} of {below} run on"
                time.sleep(0.05)
        finally:
            parent.kill()
