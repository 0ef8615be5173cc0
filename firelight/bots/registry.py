"""Bots by name: the meaning of `search:1s` or `./mybot.py:MyBot`, and bots at their seats."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from firelight.bots.base import Bot, Budget, ask_of
from firelight.bots.guard import Guarded
from firelight.bots.guard_wire import Forfeit, Target, plain, prepared
from firelight.engine.codec import hint
from firelight.engine.errors import OptionError, UnknownMove
from firelight.texts import ENGLISH
from firelight.texts.shell import Shell
from firelight.workers.errors import one_line, reason_of

if TYPE_CHECKING:
    from firelight.engine.game import Game, Move
    from firelight.engine.title import Edition

GROUP = "firelight.bots"  # the entry point group for bots of other packages
SECONDS = re.compile(r"(\d{1,6}(\.\d{1,6})?|\.\d{1,6})s")
SIMULATIONS = re.compile(r"\d{1,9}")
USUAL = Budget(seconds=1.0)  # for bots from outside
BUDGETS = "seconds (0.2s), simulations (5000) or both (1s:5000), more than 0"


class BuiltIn(Protocol):
    """A bot that comes with Firelight: how to make it, and its default budget."""

    @property
    def make(self) -> Callable[[], Bot]: ...
    @property
    def budget(self) -> Budget: ...


@dataclass(frozen=True)
class BundledBot:
    """A bot of this package, whose module is imported when it is made."""

    module: str
    name: str
    budget: Budget

    def make(self) -> Bot:
        bot: Bot = getattr(import_module(f"firelight.bots.{self.module}"), self.name)()
        return bot


GREEDY = BundledBot("greedy", "GreedyBot", Budget())


def built_in() -> dict[str, BuiltIn]:
    """The bots that come with Firelight."""
    from firelight.bots.levels import LEVELS

    return {
        "random": BundledBot("simple", "RandomBot", Budget()),
        "greedy": GREEDY,
        "search": BundledBot("search", "SearchBot", Budget(seconds=1.0)),
        "learned": BundledBot("search", "LearnedBot", Budget(seconds=1.0)),
        **LEVELS,
    }


def installed() -> dict[str, EntryPoint]:
    """The bots of other installed packages."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def known(language: str = ENGLISH) -> dict[str, str]:
    """Every bot with a name, and one sentence about it."""
    shell = Shell(language)
    others = {
        name: shell.say("bot-of", where=entry.value, package=entry.dist.name) if entry.dist else f"{entry.value}."
        for name, entry in installed().items()
    }
    return {**{name: shell.about_bot(name) for name in built_in()}, **others}


# Specs.

AVOIDS, INSISTS = "!", "+"


@dataclass(frozen=True)
class Spec:
    """The meaning of a text such as `search:1s`: a bot that comes with Firelight, or where to find another one."""

    name: str
    given: Budget | None
    bot: BuiltIn | Target
    avoided: str = ""  # beginning of the moves that it avoids
    insisted: str = ""  # beginning of the moves that it makes as soon as possible

    @property
    def budget(self) -> Budget:
        if self.given is not None:
            return self.given
        return USUAL if isinstance(self.bot, Target) else self.bot.budget

    def __str__(self) -> str:
        plain = self.name if self.given is None else f"{self.name}:{self.given}"
        return plain + "".join(f"{mark}{moves}" for mark, moves in ((AVOIDS, self.avoided), (INSISTS, self.insisted)) if moves)

    def make(self) -> Bot:
        """Make one of the bots that come with Firelight."""
        assert not isinstance(self.bot, Target)
        bot = self.bot.make()
        if self.avoided or self.insisted:
            bot.avoided, bot.insisted = self.avoided, self.insisted  # type: ignore[attr-defined]
        return bot


def read_spec(text: str) -> Spec:
    """Parse a spec. OptionError says what is wrong; whether a bot from outside works is only found out when it is seated.

    >>> read_spec("search:150!go mountain").avoided
    'go mountain'
    """
    for mark, manner in ((AVOIDS, "avoided"), (INSISTS, "insisted")):
        plain, found, moves = text.partition(mark)
        if found and plain.partition(":")[0].strip().lower() in built_in():  # elsewhere it is part of a path
            spec, moves = read_spec(plain), moves.strip()
            if not moves or not hasattr(spec.bot, "make") or not hasattr(spec.bot.make(), manner):
                raise OptionError(
                    f"{text!r}: a bot that searches avoids what comes after !, as in search:150!go mountain, and insists on what"
                    " comes after +, as in search:150+go camp"
                )
            return replace(spec, avoided=moves) if mark == AVOIDS else replace(spec, insisted=moves)
    parts = text.strip().split(":")
    given: dict[str, float | int] = {}
    while len(parts) > 1 and (part := _budget_part(parts[-1])) and part[0] not in given:
        given[part[0]] = part[1]
        parts.pop()
    if any(amount <= 0 for amount in given.values()):
        raise OptionError(f"{text!r}: a budget is {BUDGETS}")
    budget = Budget(**given) if given else None  # type: ignore[arg-type]
    name, first, bots = ":".join(parts), parts[0].lower(), built_in()
    if len(parts) == 1 and first in bots:
        return Spec(first, budget, bots[first])
    others = installed()
    if len(parts) == 1 and name in others:
        return Spec(name, budget, Target(others[name].module, others[name].attr, False))
    if first in bots or parts[0] in others:
        raise OptionError(f"{text!r}: {':'.join(parts[1:])!r} is not a budget; a budget is {BUDGETS}")
    target = _target(parts)
    if target is not None:
        return Spec(name, budget, target)
    names = [*bots, *others]
    raise OptionError(
        f"{text!r} is not a bot.{hint(first, names)} There are {', '.join(names)}, and your own bots as package.module:Class or "
        "path/to/file.py:Class; a budget may follow, as in search:1s"
    )


def _budget_part(part: str) -> tuple[str, float | int] | None:
    if SECONDS.fullmatch(part):
        return "seconds", float(part[:-1])
    if SIMULATIONS.fullmatch(part):
        return "simulations", int(part)
    return None


def _target(parts: list[str]) -> Target | None:
    """Where to find `module:Class` or `file.py:Class`; None if the text is neither."""
    place, name = parts[0], ":".join(parts[1:])
    is_class = all(part.isidentifier() for part in name.split("."))
    if place.endswith(".py"):
        path = Path(place).expanduser().resolve()
        if not path.is_file():
            raise OptionError(f"{place}: there is no such file")
        if not is_class:
            raise OptionError(f"{':'.join(parts)}: expected the name of a class after the file, as in {place}:MyBot")
        return Target(str(path), name, True)
    is_module = place != "__main__" and all(part.isidentifier() for part in place.split("."))  # a bot's process has a different __main__
    with suppress(ValueError):  # for modules that were not imported from anywhere
        if is_class and is_module and find_spec(place.split(".")[0]) is not None:
            return Target(place, name, False)
    return None


# At the table.


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, the time it took, and the reason if it is a replacement for the bot's own."""

    move: Move
    seconds: float
    forfeit: str | None = None


class Seated:
    """A bot at its seat for one game. Close it after the game."""

    def __init__(self, spec: Spec, edition: Edition) -> None:
        self.name = str(spec)
        self.budget = spec.budget
        self._bot: Bot
        try:
            self._bot = Guarded(spec.bot, edition) if isinstance(spec.bot, Target) else prepared(spec.make(), edition)
        except Forfeit as reason:
            raise OptionError(f"{self.name} cannot play: {reason}") from None

    def choose(self, g: Game, seed: int) -> Choice:
        """A move for the seat to decide. The bot sees only what this seat may know."""
        ask = ask_of(g, self.budget, seed)
        forfeit = None
        start = time.perf_counter()
        try:
            move = _checked(g, self._bot.choose(ask))
        except Forfeit as reason:
            forfeit = str(reason)
        except Exception as problem:
            forfeit = reason_of(problem)
        seconds = time.perf_counter() - start
        return Choice(move if forfeit is None else _instead(g, seed), seconds, forfeit)

    def close(self) -> None:
        if isinstance(self._bot, Guarded):
            self._bot.close()


def seat(spec: str, edition: Edition) -> Seated:
    """The bot of a spec, ready to play one game. OptionError says why it cannot.

    >>> import firelight
    >>> g = firelight.new("bonfire", players=2, seed=1)
    >>> bot = seat("random", g.edition)
    >>> bot.choose(g, seed=5).move in g.moves()
    True
    """
    return Seated(read_spec(spec), edition)


def _checked(g: Game, answer: object) -> Move:
    """The move that a bot answered; Forfeit if it is not allowed."""
    from firelight.engine.game import Move

    given = plain(answer)
    try:
        number = g.number(given)
    except UnknownMove:
        raise Forfeit(one_line(f"answered {given!r}, which is not a move")) from None
    refusal = g.why_not(number)
    if refusal is not None:
        raise Forfeit(f"{refusal.move} may not be made: {refusal.message} ({refusal.rule})")
    return Move(number, g.edition.notation[number])


def _instead(g: Game, seed: int) -> Move:
    """The move for a bot that forfeits: greedy's choice."""
    with suppress(Exception):
        return _checked(g, GREEDY.make().choose(ask_of(g, Budget(), seed)))
    return g.moves()[0]
