"""Plays games where a process may be lost: the part shared by all ways of playing many games at once."""

from __future__ import annotations

import faulthandler
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from firelight.lab.match import Result, play
from firelight.lab.schedule import Fixture
from firelight.workers.wire import Message
from firelight.workers.worker import Between, Jobs, Tell

TRIES = 2

Game = TypeVar("Game")  # a pool's handle for a running game


@dataclass(frozen=True, slots=True)
class FailedGame:
    """A game that was not finished. It is tried once more, then given up."""

    fixture: Fixture
    reason: str
    last: bool


Outcome = Result | FailedGame


@dataclass(frozen=True, slots=True)
class Terms:
    """How a worker plays."""

    keep: bool = False  # keep the records
    patience: float = 900.0  # seconds without a move before the worker ends itself


def play_watched(fixture: Fixture, terms: Terms, between: Callable[[], None] = lambda: None) -> Result | str:
    """Play a game; returns its result, or what went wrong. `between` is called before every move.

    If no move is made for too long, the process kills itself, whatever code it hangs in.
    """

    def tick() -> None:
        between()
        faulthandler.dump_traceback_later(terms.patience, exit=True, file=sys.__stderr__ or sys.stderr)

    try:
        return play(fixture, terms.keep, tick)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        faulthandler.cancel_dump_traceback_later()


class PlayingJobs(Jobs):
    """Whole games between bots."""

    def __init__(self, terms: Message) -> None:
        super().__init__(play=self._play)
        self._terms = Terms(**terms)

    def _play(self, request: Message, tell: Tell, between: Between) -> Result | str:
        return play_watched(msgspec.convert(request["fixture"], Fixture), self._terms, between)


class Pool(ABC, Generic[Game]):
    """A way to play many games at once, up to a limit."""

    most: int

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
        """Yields the outcomes as games end."""
        waiting, again, failed = iter(fixtures), list[Fixture](), Counter[str]()
        running: dict[Game, Fixture] = {}
        try:
            while True:
                while len(running) < self.most and (fixture := again.pop() if again else next(waiting, None)) is not None:
                    running[self.begin(fixture)] = fixture
                if not running:
                    return
                for game in self.wait(list(running)):
                    fixture, found = running.pop(game), self.result(game)
                    if isinstance(found, Result):
                        yield found
                        continue
                    failed[fixture.key] += 1
                    last = failed[fixture.key] >= TRIES
                    if not last:
                        again.append(fixture)
                    yield FailedGame(fixture, found, last)
        finally:
            for game in running:
                self.cancel(game)

    @abstractmethod
    def begin(self, fixture: Fixture) -> Game: ...

    @abstractmethod
    def wait(self, games: list[Game]) -> Iterable[Game]:
        """Wait until games have ended, and return those."""

    @abstractmethod
    def result(self, game: Game) -> Result | str:
        """The result of an ended game, or how it was lost."""

    @abstractmethod
    def cancel(self, game: Game) -> None: ...

    @abstractmethod
    def close(self) -> None: ...
