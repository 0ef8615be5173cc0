"""A bot's own process: it makes the bot, then answers one question after the other until nobody asks any more."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import socket
import sys
import threading
import time
from functools import reduce
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from firelight.api import edition_from_data
from firelight.bots.base import Bot
from firelight.bots.guard_wire import Forfeit, Target, plain, prepared, reason_of, unpack_ask

if TYPE_CHECKING:
    from firelight.engine.title import Edition

LOOK_EVERY = 1.0  # seconds


def main(number: int, parent: int) -> None:
    """Serve the socket of this number. The process ends with its parent, whatever the bot is doing."""
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    line = socket.socket(fileno=number)
    with line, line.makefile("rb") as questions:
        first = json.loads(questions.readline())
        try:
            edition = edition_from_data(first["game"], first["components"])
            bot = make(Target(**first["target"]), edition)
        except BaseException as problem:
            _send(line, {"forfeit": _said(problem)})
            os._exit(1)
        _send(line, {"ready": True})
        for question in questions:
            _send(line, _answer(bot, json.loads(question), edition))
    os._exit(0)  # threads of the bot may still be at work


def make(target: Target, edition: Edition) -> Bot:
    """The bot of a class, ready for the first question; Forfeit says what is missing."""
    module = load_file(Path(target.place)) if target.is_file else importlib.import_module(target.place)
    try:
        maker: Any = reduce(getattr, target.name.split("."), module)
    except AttributeError:
        there = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise Forfeit(f"{target.place} has no {target.name}; its bots are: {', '.join(there) or 'none'}") from None
    bot: Any = maker()
    if not callable(getattr(bot, "choose", None)):
        raise Forfeit(f"{target.name} is no bot: it has no method choose(self, ask)")
    return prepared(bot, edition)


def load_file(path: Path) -> ModuleType:
    """A module from its file; it may import its neighbours."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise Forfeit(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _answer(bot: Bot, question: dict[str, Any], edition: Edition) -> dict[str, Any]:
    try:
        return {"number": question["number"], "answer": plain(bot.choose(unpack_ask(question, edition)))}
    except BaseException as problem:
        return {"number": question["number"], "forfeit": _said(problem)}


def _said(problem: BaseException) -> str:
    return str(problem) if isinstance(problem, Forfeit) else reason_of(problem)


def _send(line: socket.socket, reply: dict[str, Any]) -> None:
    line.sendall(json.dumps(reply).encode() + b"\n")


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(1)
