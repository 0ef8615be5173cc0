"""Bots that do everything a bot can do wrong, and a few good ones."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any

from firelight.bots import Ask
from firelight.engine.game import Move
from firelight.workers.wire import LENGTH, pack

# These bots exit and write garbage in processes of their own: see test_guard.py.


class First:
    """A good one."""

    def choose(self, ask: Ask) -> Move:
        return ask.game.moves()[0]


class Echo:
    """Shows its question through its choice, which is the move that `told_by` derives from the same question."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, ask: Ask) -> int:
        self.asked += 1
        return told_by(ask, self.asked)


def told_by(ask: Ask, asked: int) -> int:
    """A move that depends on everything in a question, including the result of the next shuffle."""
    game = ask.game
    facts = [game.record(), game._rng.a, game._rng.b, ask.seat, str(ask.budget), ask.seed, ask.made, game.options, asked]
    moves = game.moves()
    return moves[sum(map(ord, repr(facts))) % len(moves)].id


class Spoils:
    """Plays its own game to the end before it answers."""

    def choose(self, ask: Ask) -> str:
        answer = ask.game.moves()[-1].text.upper()
        while not ask.game.over:
            ask.game.play(ask.game.moves()[0])
        return answer


class Loud:
    def choose(self, ask: Ask) -> Move:
        for stream in (sys.stdout, sys.stderr):
            print("noise " * 50_000, file=stream, flush=True)
        os.write(1, pack({"id": 1, "result": 0}))
        subprocess.run(["echo", "more noise"], check=True)
        assert sys.stdin.read() == ""
        return ask.game.moves()[0]


class Answers:
    answer: Any = None

    def choose(self, ask: Ask) -> Any:
        return self.answer


class Text(Answers):
    answer = "sail T99"


class Forbidden(Answers):
    answer = "pass"


class Nothing(Answers):
    pass


class Pair(Answers):
    answer = (1, 2)


class Yes(Answers):
    answer = True


class FarNumber(Answers):
    answer = 10**30


class Fraction(Answers):
    answer = 0.0


class OddMove(Answers):
    answer = Move("sail", 3)  # type: ignore[arg-type]


class Endless(Answers):
    answer = "x" * 10_000_000


class NoRepr:
    def __repr__(self) -> str:
        raise RuntimeError("no repr")


class Unspeakable(Answers):
    answer = NoRepr()


class NumpyNumber:
    def choose(self, ask: Ask) -> Any:
        import numpy as np

        return np.int16(ask.game.moves()[0].id)


class Raises:
    def choose(self, ask: Ask) -> Move:
        raise KeyError("blue\n  and red")


class Exits:
    def choose(self, ask: Ask) -> Move:
        sys.exit("enough")


class Interrupts:
    def choose(self, ask: Ask) -> Move:
        raise KeyboardInterrupt


class Recurses:
    def choose(self, ask: Ask) -> Move:
        return self.choose(ask)


class Dies:
    def choose(self, ask: Ask) -> Move:
        os._exit(7)


class Killed:
    def choose(self, ask: Ask) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return ask.game.moves()[0]


class ClosesAll:
    def choose(self, ask: Ask) -> Move:
        os.closerange(0, 1000)
        time.sleep(600)
        return ask.game.moves()[0]


def lines() -> list[socket.socket]:
    """The connection to its parent, found among the open files."""
    found = []
    for number in range(3, 100):
        try:
            found.append(socket.socket(fileno=os.dup(number)))
        except OSError:
            continue
    return found


class Says:
    """Writes something of its own to its parent, and then hangs."""

    said = b""

    def choose(self, ask: Ask) -> Move:
        for line in lines():
            line.sendall(self.said)
        time.sleep(600)
        return ask.game.moves()[0]


class Garbage(Says):
    said = b"\xff\x00 what?\n"


class Half(Says):
    said = LENGTH.pack(60_000) + b'{"id": 1, "res'


class WrongShape(Says):
    said = LENGTH.pack(6) + b"[1, 2]"


class WrongNumber(Says):
    said = pack({"id": 99, "result": 0})


class WrongAnswer(Says):
    said = pack({"id": 1, "result": None})


class Deep(Says):
    said = LENGTH.pack(60_005) + b'{"a":' + b"[" * 60_000


class Sleeps:
    def choose(self, ask: Ask) -> Move:
        time.sleep(600)
        return ask.game.moves()[0]


class Spins:
    def choose(self, ask: Ask) -> Move:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass


class SleepsOnce:
    """Good again after a restart: its second process finds the mark of the first one."""

    def choose(self, ask: Ask) -> Move:
        mark = os.environ["FIRELIGHT_TEST_MARK"]
        if not os.path.exists(mark):
            with open(mark, "w", encoding="utf-8"):
                time.sleep(600)
        return ask.game.moves()[-1]


class Parent:
    """Starts a process and a thread that outlive the question, and reveals the process by its number."""

    def choose(self, ask: Ask) -> str:
        threading.Thread(target=time.sleep, args=(600,)).start()
        return f"child {subprocess.Popen(['sleep', '600']).pid}"


class RaisesAtFirst:
    def __init__(self) -> None:
        raise OSError("no network found")

    def choose(self, ask: Ask) -> Move:
        return ask.game.moves()[0]


class HangsAtFirst:
    def __init__(self) -> None:
        time.sleep(600)

    def choose(self, ask: Ask) -> Move:
        return ask.game.moves()[0]


class WantsMore:
    def __init__(self, depth: int) -> None:
        self.depth = depth

    def choose(self, ask: Ask) -> Move:
        return ask.game.moves()[0]


class NoBot:
    pass


class Prepared:
    """Answers only if it was prepared for the game."""

    title = ""

    def prepare(self, edition: Any) -> None:
        self.title = edition.title.key

    def choose(self, ask: Ask) -> Move | None:
        return ask.game.moves()[0] if self.title == ask.game.title else None


class Later:
    """Ends its process between questions."""

    def choose(self, ask: Ask) -> Move:
        threading.Timer(0.05, os._exit, [3]).start()
        return ask.game.moves()[0]
