"""Playing games where a process may be lost: what is common to all ways of playing many at once."""

from __future__ import annotations

import faulthandler
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Protocol

from firelight.lab.match import Result, play
from firelight.lab.schedule import Fixture

TRIES = 2


@dataclass(frozen=True, slots=True)
class Trouble:
    """A game that did not come to its end. It is played once more, then it is given up."""

    fixture: Fixture
    reason: str
    last: bool


Outcome = Result | Trouble


class Pool(Protocol):
    """A way to play many games at once."""

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
        """What came out, in the order of the games' ends."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Terms:
    """How a worker plays."""

    keep: bool = False  # the records
    patience: float = 900.0  # seconds without a move after which the worker ends itself


def play_watched(fixture: Fixture, terms: Terms, parent: int | None = None) -> Result | str:
    """Play a game; the result, or what went wrong.

    The process ends where it stands if no move is made for too long, whatever code it hangs in, and when its parent is gone.
    """

    def tick() -> None:
        if parent is not None and os.getppid() != parent:
            os._exit(1)
        faulthandler.dump_traceback_later(terms.patience, exit=True, file=sys.__stderr__ or sys.stderr)

    try:
        return play(fixture, terms.keep, tick)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        faulthandler.cancel_dump_traceback_later()


class Queue:
    """The games still to be played; those that went wrong come back once."""

    def __init__(self, fixtures: Iterable[Fixture]) -> None:
        self._waiting = iter(fixtures)
        self._again: list[Fixture] = []
        self._failed: Counter[str] = Counter()

    def next(self) -> Fixture | None:
        return self._again.pop() if self._again else next(self._waiting, None)

    def settle(self, fixture: Fixture, found: Result | str) -> Outcome:
        """What came out of a game; one that went wrong is lined up again."""
        if isinstance(found, Result):
            return found
        self._failed[fixture.key] += 1
        last = self._failed[fixture.key] >= TRIES
        if not last:
            self._again.append(fixture)
        return Trouble(fixture, found, last)
