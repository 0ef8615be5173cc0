"""Tournaments: all games of a schedule, on all cores or a cluster, with a journal."""

from __future__ import annotations

import json
import platform
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

from firelight import api
from firelight.bots import registry
from firelight.lab.handicap import HalfPoint, half_point, next_handicaps
from firelight.lab.journal import Journal
from firelight.lab.match import Result
from firelight.lab.pool import ProcessPool, cores
from firelight.lab.schedule import VERSION, Fixture, Tournament
from firelight.lab.standings import Standings, standings
from firelight.lab.worker import FailedGame, Pool, Terms
from firelight.storage import write_safely

PATIENCE = 900.0  # seconds to wait for a bot beyond three times its budget before its process is given up


class Observer:
    """Follows the course of a tournament. This one does nothing."""

    def begin(self, total: int, finished: int) -> None:
        """More games will be played; some of them are finished already."""

    def game(self, result: Result) -> None:
        """A game has ended."""

    def note(self, text: str) -> None:
        """There is something that people should know."""


@dataclass
class Tally:
    """The outcome of a tournament."""

    tournament: Tournament
    results: list[Result] = field(default_factory=list)  # in the order of the schedule
    broken: list[FailedGame] = field(default_factory=list)  # games that failed twice
    missing: int = 0  # games not played
    interrupted: bool = False

    @cached_property
    def standings(self) -> Standings:
        return standings(self.results, self.tournament.bots)

    @cached_property
    def half_point(self) -> HalfPoint | None:
        """The result of a search for the handicap."""
        if not (self.tournament.find_handicap and self.results):
            return None
        played: dict[int, list[Result]] = {}
        for result in self.results:
            played.setdefault(result.options["handicap"], []).append(result)
        return half_point(played, self.tournament.seed)

    def data(self) -> dict[str, Any]:
        """Everything, ready for JSON. Only the times depend on the machine."""
        return {
            "firelight": "arena",
            "version": VERSION,
            "tournament": self.tournament.data(),
            "versions": {"python": platform.python_version(), **{name: version(name) for name in ("numpy", "numba")}},
            "fair-share": self.tournament.fair,
            "complete": not (self.missing or self.broken or self.interrupted),
            "missing": self.missing,
            "broken": [{"game": failed.fixture.key, "reason": failed.reason} for failed in self.broken],
            **({"handicap": self.half_point.data()} if self.half_point else {"standings": self.standings.data()}),
            "games": [result.data() for result in self.results],
        }


def entrants(specs: Sequence[str], game: str) -> tuple[str, ...]:
    """The full names of the bots of some specs. OptionError if one is unknown or cannot play."""
    edition = api.edition(game)
    names = tuple(str(registry.read_spec(spec)) for spec in specs)
    for name in dict.fromkeys(names):
        registry.seat(name, edition).close()
    return names


def run(
    tournament: Tournament,
    jobs: int | None = None,
    journal: Path | None = None,
    records: Path | None = None,
    ray: str | None = None,
    observer: Observer | None = None,
) -> Tally:
    """Play a tournament. A keyboard interrupt ends it early; the tally then holds what was played.

    `jobs`: how many games at once (default: all cores). `journal`: a file for the finished games; games already in it are not played again.
    `records`: a folder for a record of every game. `ray`: the address of a Ray cluster, or `local`.
    """
    budgets = [registry.read_spec(bot).budget.seconds or 0 for bot in tournament.bots]
    terms = Terms(records is not None, PATIENCE + 3 * max(budgets))
    with ExitStack() as stack:
        book = stack.enter_context(Journal(journal, tournament)) if journal else None
        pool = stack.enter_context(closing(_pool(jobs, ray, terms)))
        arena = _Arena(tournament, pool, book, records, observer or Observer())
        try:
            arena.play()
        except KeyboardInterrupt:
            arena.tally.interrupted = True
        return arena.finish()


def _pool(jobs: int | None, ray: str | None, terms: Terms) -> Pool[Any]:
    if ray is None:
        return ProcessPool(jobs or cores(), terms)
    from firelight.lab.ray_pool import RayPool

    return RayPool(ray, jobs, terms)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Delay a keyboard interrupt until the end of the block."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts are raised in the main thread
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
        if heard:
            signal.raise_signal(signal.SIGINT)


class _Arena:
    """A tournament in progress."""

    def __init__(self, tournament: Tournament, pool: Pool[Any], journal: Journal | None, records: Path | None, observer: Observer) -> None:
        self.tally = Tally(tournament)
        self._pool = pool
        self._journal = journal
        self._records = records
        self._observer = observer
        self._order: list[str] = []
        self._finished = dict(journal.finished) if journal else {}
        if journal and journal.note:
            observer.note(journal.note)

    def play(self) -> None:
        tournament = self.tally.tournament
        if not tournament.find_handicap:
            self._play(tournament.fixtures())
            return
        option = api.title(tournament.game).rules.setup_options["handicap"]
        played: dict[int, list[Result]] = {}
        while handicaps := next_handicaps(played, tournament.options["handicap"], option.low, option.high):
            for handicap in handicaps:
                self._observer.note(f"Handicap {handicap}: {tournament.games} games")
                played[handicap] = self._play(tournament.at_handicap(handicap))

    def _play(self, fixtures: Iterable[Fixture]) -> list[Result]:
        """Play those of the games that are missing; return the results of all."""
        wanted = list(fixtures)
        self._order += [fixture.key for fixture in wanted]
        missing = [fixture for fixture in wanted if fixture.key not in self._finished]
        self._observer.begin(len(wanted), len(wanted) - len(missing))
        with closing(self._pool.play(missing)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, FailedGame):
                    self._note(outcome)
                else:
                    self._keep(outcome)
        return [self._finished[fixture.key] for fixture in wanted if fixture.key in self._finished]

    def _note(self, failed: FailedGame) -> None:
        fixture = failed.fixture
        then = "It is given up." if failed.last else "It is played once more."
        self._observer.note(f"Game {fixture.key} ({', '.join(fixture.seats)}; seed {fixture.seed}) broke off: {failed.reason}. {then}")
        if failed.last:
            self.tally.broken.append(failed)

    def _keep(self, result: Result) -> None:
        with _uninterrupted():
            if self._records is not None and result.record is not None:
                write_safely(self._records / f"{result.key}.json", json.dumps(result.record) + "\n")
            if self._journal is not None:
                self._journal.add(result)
            self._finished[result.key] = result
            self._observer.game(result)

    def finish(self) -> Tally:
        tally = self.tally
        tally.results = [self._finished[key] for key in self._order if key in self._finished]
        tally.missing = len(self._order) - len(tally.results) - len(tally.broken)
        return tally
