"""A bot's own process: creates the bot, then answers one question after the other."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import reduce
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from firelight.api import edition_from_data
from firelight.bots.base import Bot
from firelight.bots.guard_wire import Forfeit, Target, plain, prepared, unpack_ask
from firelight.workers.errors import JobRefused, reason_of
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Jobs, Tell

if TYPE_CHECKING:
    from firelight.engine.title import Edition


class GuardedBotJobs(Jobs):
    """One bot. Every exception it raises becomes a refusal."""

    _edition: Edition
    _bot: Bot

    def __init__(self) -> None:
        super().__init__(make=self._make, choose=self._choose)

    def do(self, request: Message, tell: Tell, between: Between) -> Any:
        try:
            return super().do(request, tell, between)
        except BaseException as problem:
            raise JobRefused(str(problem) if isinstance(problem, Forfeit) else reason_of(problem)) from None

    def _make(self, request: Message, *_: Any) -> None:
        self._edition = edition_from_data(request["game"], request["components"])
        self._bot = make(Target(**request["target"]), self._edition)

    def _choose(self, request: Message, *_: Any) -> int | str:
        return plain(self._bot.choose(unpack_ask(request["ask"], self._edition)))


def make(target: Target, edition: Edition) -> Bot:
    """An instance of a bot's class, ready for the first question; Forfeit says what is missing."""
    module = load_file(Path(target.place)) if target.is_file else importlib.import_module(target.place)
    try:
        maker: Any = reduce(getattr, target.name.split("."), module)
    except AttributeError:
        there = [name for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise Forfeit(f"{target.place} has no {target.name}; its bots are: {', '.join(there) or 'none'}") from None
    bot: Any = maker()
    if not callable(getattr(bot, "choose", None)):
        raise Forfeit(f"{target.name} is not a bot: it has no method choose(self, ask)")
    return prepared(bot, edition)


def load_file(path: Path) -> ModuleType:
    """A module from a file, which may import its neighbours."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise Forfeit(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module
