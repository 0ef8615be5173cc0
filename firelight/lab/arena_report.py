"""A tournament's output: progress on stderr, tables on stdout."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import isfinite
from types import TracebackType

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from firelight.lab.arena import Observer, Tally
from firelight.lab.handicap import HalfPoint
from firelight.lab.match import Result
from firelight.lab.rating import Interval
from firelight.lab.schedule import Tournament
from firelight.lab.standings import Figure, Standing, Standings
from firelight.screen import Screen

MOST_BOTS = 6  # in the table that pairs each with each
MOST_REASONS = 10
LONGEST_NAME = 24


class ProgressObserver(Observer):
    """Shows a progress bar if there is a terminal, and always shows notes."""

    def __init__(self) -> None:
        console = Console(stderr=True, highlight=False)
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games,"), TimeElapsedColumn(), TextColumn("gone,"))
        self._progress = Progress(
            *columns, TimeRemainingColumn(), TextColumn("to go"), console=console, transient=True, disable=not console.is_terminal
        )
        self._task = self._progress.add_task("", total=0)
        self._total = 0

    def __enter__(self) -> ProgressObserver:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._progress.stop()

    def begin(self, total: int, finished: int) -> None:
        self._total += total
        self._progress.update(self._task, total=self._total)
        self._progress.advance(self._task, finished)

    def game(self, result: Result) -> None:
        self._progress.advance(self._task)

    def note(self, text: str) -> None:
        self._progress.console.print(escape(text), soft_wrap=True)


def announce(tournament: Tournament) -> str:
    """One sentence about the tournament."""
    options = "".join(f", {name} {value}" for name, value in tournament.options.items() if value)
    table = "alone against Tom" if tournament.players == 1 else f"{tournament.players} players"
    games = sum(1 for _ in tournament.fixtures())
    each = " for each handicap" if tournament.find_handicap else ""
    deals = f"{tournament.deals} deal{'' if tournament.deals == 1 else 's'}"
    said = f"{tournament.game}, {table}{options}, seed {tournament.seed}: {deals}, {games} games{each}"
    return said if tournament.players == 1 else f"{said} (every deal with every rotation of the seats)"


def report(tally: Tally) -> None:
    """Print the tables, for terminals of 100 columns."""
    screen = Screen(file=sys.stdout)
    screen.say(announce(tally.tournament))
    if tally.half_point is not None:
        _handicaps(screen, tally.half_point, tally.tournament.bots[0])
    elif tally.results:
        _standings(screen, tally.standings, tally.tournament)
    for failed in tally.broken:
        screen.warn(f"Given up: game {failed.fixture.key} ({', '.join(failed.fixture.seats)}): {failed.reason}")
    if tally.missing or tally.broken:
        played = len(tally.results)
        screen.warn(f"Incomplete: {played} of {played + tally.missing + len(tally.broken)} games were played.")


def _standings(screen: Screen, found: Standings, tournament: Tournament) -> None:
    names = labels([standing.bot for standing in found.bots])
    screen.table(
        f"Wins (a fair share is {_percent(tournament.fair)})",
        ["bot", "games", "wins", "95% single", "95% deals", "over fair", "Elo"],
        [_wins(names[standing.bot], standing, tournament.fair) for standing in found.bots],
    )
    screen.say("  single: as if all games were independent. deals: the games of one deal belong together.", "dim")
    screen.blank()
    screen.table(
        "Points (± is the spread of single games)",
        ["bot", "points", "margin", "95% deals"],
        [[names[s.bot], _mean(s.points, ".1f"), _mean(s.margin, "+.1f"), _range(s.margin.interval)] for s in found.bots],
    )
    screen.table(
        "Thinking",
        ["bot", "decisions", "mean time", "longest", "forfeits"],
        [[names[s.bot], f"{s.decisions:,}", _time(s.seconds), _time(s.slowest), s.forfeits] for s in found.bots if s.decisions],
    )
    if 2 < len(names) <= MOST_BOTS:
        before = {(pair.bot, pair.other): _percent(pair.before) for pair in found.pairs}
        rows = [[names[bot], *(before.get((bot, other), "") for other in names)] for bot in names]
        screen.table("Row came before column", ["", *names.values()], rows)
    if tournament.players > 1:
        rows = [[f"seat {place.seat + 1}", _percent(place.wins), f"{place.points:.1f}"] for place in found.seats]
        screen.table("Seats, whoever sat there", ["", "wins", "points"], rows)
    _forfeits(screen, found)


def _wins(name: str, standing: Standing, fair: float) -> list[str]:
    wins, rating = standing.wins, standing.rating
    return [
        name,
        str(standing.games),
        _percent(wins.mean),
        _percents(standing.independent),
        _percents(wins.interval),
        f"{100 * (wins.mean - fair):+.1f}",
        f"{rating.elo:+.0f} ± {rating.interval[1] - rating.elo:.0f}",
    ]


def labels(bots: Sequence[str]) -> dict[str, str]:
    """Short names for tables: without folders, and numbered if two would be the same.

    >>> labels(["greedy", "bots/mine.py:MyBot", "old/mine.py:MyBot"])
    {'greedy': 'greedy', 'bots/mine.py:MyBot': 'mine.py:MyBot', 'old/mine.py:MyBot': 'mine.py:MyBot (2)'}
    """
    found: dict[str, str] = {}
    for bot in bots:
        name = bot.rpartition("/")[2]
        name = name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"
        same = sum(1 for other in found.values() if other == name or other.startswith(f"{name} ("))
        found[bot] = f"{name} ({same + 1})" if same else name
    return found


def _forfeits(screen: Screen, found: Standings) -> None:
    for standing in found.bots:
        if not standing.forfeits:
            continue
        screen.warn(f"{standing.bot} left {standing.forfeits} of {standing.decisions:,} moves to greedy:")
        for reason, count in list(standing.reasons.items())[:MOST_REASONS]:
            screen.say(f"{count} × {reason}", indent=2)
        if len(standing.reasons) > MOST_REASONS:
            screen.say(f"and {len(standing.reasons) - MOST_REASONS} other reasons (--json lists them all)", indent=2)


def _handicaps(screen: Screen, found: HalfPoint, bot: str) -> None:
    rows = [[f"{s.handicap:+d}", s.games, _percent(s.wins), _percents(s.independent), f"{s.margin:+.1f}"] for s in found.steps]
    screen.table(f"{bot} against Tom", ["handicap", "games", "wins", "95%", "mean margin"], rows)
    if isfinite(found.handicap):
        screen.say(f"{bot} wins half of its games at handicap {found.handicap:+.1f} (95 %: {_range(found.interval)}).")
    else:
        side = "more" if found.handicap > 0 else "less"
        screen.say(f"{bot} wins {side} than half of its games at every handicap that was played.")


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _percents(interval: Interval) -> str:
    low, high = (min(1.0, max(0.0, end)) for end in interval)
    return f"{100 * low:.1f} – {100 * high:.1f}"


def _range(interval: Interval) -> str:
    low, high = (f"{end:+.1f}" if isfinite(end) else "?" for end in interval)
    return f"{low} to {high}"


def _mean(figure: Figure, form: str) -> str:
    return f"{figure.mean:{form}} ± {figure.spread:.1f}"


def _time(seconds: float) -> str:
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
