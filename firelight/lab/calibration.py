"""Do winning chances mean what they say? Plays games of a search against itself and compares the chances it gave with who won.

    python -m firelight.lab.calibration bonfire --games 200 --simulations 1000

A person who asks is forecasts the chance of the deciding seat, from a search with an empty tree; here every third turn begins with such a
question. The moves themselves are searched more briefly (`--playing`), so that there can be many games: all positions of a game share
one result.

One temperature is fitted on each half of the games and tested on the other half, so log-loss and table always come from games that the
temperature has not seen. The temperature fitted on all games is the one to use; `--write` stores it beside the game's weights. With
`--resume FILE` the forecasts are kept in a file, and the same command continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from firelight import api
from firelight.bots.base import Budget, ask_of
from firelight.bots.chances import FILE, SURE, calibrated
from firelight.bots.search import Thinker, best_thinker
from firelight.engine.errors import OptionError
from firelight.lab.rating import Interval
from firelight.lab.schedule import seed_from

if TYPE_CHECKING:
    from firelight.engine.game import Game

TENTHS = 10
TEMPERATURES = [step / 20 for step in range(10, 81)]  # from 0.5 to 4
DRAWS = 1000  # resamplings of the games played, for an interval
EVERY = 3  # turns; the first one changes from game to game


@dataclass(frozen=True)
class Forecast:
    """A forecast at the beginning of a turn, and the result."""

    game: int
    chance: float
    won: float
    seats: int
    missed: float = 0.0  # points by which the forecast sources missed the final ones, over all lines
    standing: float = 0.0  # the same for the score sheet as it stood


@dataclass(frozen=True)
class Experiment:
    """What is forecast, and how."""

    title: str
    players: int
    simulations: int  # of the search that forecasts
    playing: int  # simulations for a move
    seed: int
    readable: bool = False  # use the readable weights, not the net
    sources: bool = False  # forecast the sources of the score too
    components: str | None = None  # the name or path of a component set; None: the shipped one

    def thinker(self) -> Thinker:
        """A thinker with the search's own chances, before any temperature."""
        edition = api.edition(self.title, self.components)
        found = Thinker(edition) if self.readable else best_thinker(edition, self.players)
        found.temperature = 1.0
        return found


def forecasts_in(experiment: Experiment, player: Thinker, forecaster: Thinker, number: int) -> Iterator[Forecast]:
    """Play a game and yield the forecasts on the way."""
    g = api.new(experiment.title, experiment.players, seed_from(experiment.seed, f"calibration {number}"), experiment.components)
    asked: list[tuple[int, float, dict[str, int], dict[str, int]]] = []
    before, turn = None, number % EVERY
    while (seat := g.seat) is not None:
        ask = ask_of(g, Budget(simulations=experiment.playing), seed_from(experiment.seed, f"{number} {len(g.history)}"))
        if seat != before:
            before, turn = seat, turn + 1
            if turn % EVERY == 0:
                forecaster.forget()
                found = forecaster.analyse(ask.game, seat, Budget(simulations=experiment.simulations), ask.seed)
                if not found.exact:
                    sources = forecaster.sources(ask.game, seat) if experiment.sources else {}
                    asked.append((seat, found.best.win, sources, g.score_sheet(seat)))
        g.play(player.choose(ask.game, seat, ask.budget, ask.seed, ask.made))
    yield from (_with_end(g, number, *one) for one in asked)


def _with_end(g: Game, number: int, seat: int, chance: float, sources: dict[str, int], sheet: dict[str, int]) -> Forecast:
    winners, final = g.winners() or range(len(g.seat_names)), g.score_sheet(seat)
    won = 1 / len(winners) if seat in winners else 0.0
    missed, standing = (sum(abs(final[line] - known.get(line, 0)) for line in final) for known in (sources, sheet))
    return Forecast(number, chance, won, len(g.seat_names), missed if sources else 0.0, standing)


def surprise(one: Forecast, temperature: float = 1.0) -> float:
    """The log-loss of a forecast."""
    chance = min(max(calibrated(one.chance, one.seats, temperature), SURE), 1 - SURE)
    return -one.won * log(chance) - (1 - one.won) * log(1 - chance)


def log_loss(forecasts: Sequence[Forecast], temperature: float = 1.0) -> float:
    return sum(surprise(one, temperature) for one in forecasts) / len(forecasts)


def fit(forecasts: Sequence[Forecast]) -> float:
    """The temperature with the least log-loss."""
    return min(TEMPERATURES, key=lambda temperature: log_loss(forecasts, temperature))


def spread(forecasts: Sequence[Forecast]) -> Interval:
    """The range in which 95 of 100 fits lie if the games are resampled."""
    games = sorted({one.game for one in forecasts})
    losses = np.zeros((len(games), len(TEMPERATURES)))
    for one in forecasts:
        losses[games.index(one.game)] += [surprise(one, temperature) for temperature in TEMPERATURES]
    drawn = np.random.default_rng(0).integers(len(games), size=(DRAWS, len(games)))
    fits = np.sort([TEMPERATURES[int(losses[draw].sum(axis=0).argmin())] for draw in drawn])
    return float(fits[DRAWS * 25 // 1000]), float(fits[DRAWS * 975 // 1000 - 1])


def cross_fitted(forecasts: Sequence[Forecast]) -> list[tuple[Forecast, float]]:
    """All forecasts, each with the temperature fitted on the other half of the games."""
    halves = [[one for one in forecasts if one.game % 2 == half] for half in (0, 1)]
    return [(one, temperature) for half, temperature in zip(halves, map(fit, reversed(halves)), strict=True) for one in half]


def table(chances: Sequence[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """For each tenth of the forecast chances: how many there were, their mean, and the share that won."""
    found = []
    for tenth in range(TENTHS):
        some = [(chance, won) for chance, won in chances if min(int(TENTHS * chance), TENTHS - 1) == tenth]
        if some:
            found.append((len(some), sum(chance for chance, _ in some) / len(some), sum(won for _, won in some) / len(some)))
    return found


def error(rows: Sequence[tuple[int, float, float]]) -> float:
    """How far the tenths are from the results on average."""
    return sum(count * abs(asked - won) for count, asked, won in rows) / sum(count for count, _, _ in rows)


def report(forecasts: Sequence[Forecast]) -> str:
    """A report on the forecasts, as given and at the temperature of the other half of the games."""
    tried = cross_fitted(forecasts)
    after = sum(surprise(one, temperature) for one, temperature in tried) / len(tried)
    low, high = spread(forecasts)
    lines = [
        f"{len({one.game for one in forecasts})} games, {len(forecasts)} positions, temperature {fit(forecasts):g} ({low:g} to {high:g})",
        f"log-loss {log_loss(forecasts):.3f} as given, {after:.3f} at the temperature of the other half",
    ]
    both = {
        "as forecasts": table([(one.chance, one.won) for one in forecasts]),
        "at the temperature of the other half": table([(calibrated(one.chance, one.seats, heat), one.won) for one, heat in tried]),
    }
    for name, rows in both.items():
        lines.append(f"{name}: off by {100 * error(rows):.1f} % on average")
        lines += [f"{count:>6} positions: forecasts {100 * asked:.0f} %, won {100 * won:.0f} %" for count, asked, won in rows]
    mean = [sum(values) / len(forecasts) for values in ([one.missed for one in forecasts], [one.standing for one in forecasts])]
    if mean[0]:
        lines.append(f"the forecast score sheet is off by {mean[0]:.1f} points in total, the current one by {mean[1]:.1f}")
    return "\n".join(lines)


def collect(experiment: Experiment, games: int, journal: Path | None) -> list[Forecast]:
    """The forecasts of this many games. Games already in the journal are not played again."""
    forecasts, done = _kept(experiment, journal)
    player, forecaster = experiment.thinker(), experiment.thinker()
    for number in range(done, games):
        player.forget()
        more = list(forecasts_in(experiment, player, forecaster, number))
        forecasts += more
        if journal is not None:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asdict(one) for one in more]) + "\n")
    return forecasts


def _kept(experiment: Experiment, journal: Path | None) -> tuple[list[Forecast], int]:
    if journal is None:
        return [], 0
    if not journal.exists():
        journal.write_text(json.dumps(asdict(experiment)) + "\n", encoding="utf-8")
    first, *games = journal.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != asdict(experiment):
        raise OptionError(f"resume: {journal} belongs to a different command")
    return [Forecast(**one) for line in games for one in json.loads(line)], len(games)


def keep(experiment: Experiment, temperature: float) -> None:
    """Store a temperature beside the weights of the game."""
    weights = api.title(experiment.title).judge.weights
    if weights is None:
        return
    path = weights.with_name(FILE)
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"temperatures": {}}
    data["temperatures"]["search" if experiment.readable else "learned"] = temperature
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m firelight.lab.calibration", description="Do chances to win mean what they say?")
    add = parser.add_argument
    add("game", choices=tuple(api.titles()))
    add("--readable", action="store_true", help="search with the readable weights, not the net")
    add("--players", type=int, default=2)
    add("--games", type=int, default=200)
    add("--simulations", type=int, default=1000, help="simulations for a forecast (default 1000)")
    add("--playing", type=int, default=150, help="simulations for a move (default 150)")
    add("--seed", type=int, default=1)
    add("--components", metavar="SET", help="a component set (default: the shipped one)")
    add("--sources", action="store_true", help="check the forecast sources of the score too")
    add("--resume", type=Path, metavar="FILE", help="keep the forecasts in this file, and continue where it ends")
    add("--write", action="store_true", help="store the temperature beside the weights")
    given = parser.parse_args()
    if given.games < 2:
        parser.error("--games: expected at least 2, because each half is tested with the other")
    how = (given.simulations, given.playing, given.seed, given.readable, given.sources, given.components)
    experiment = Experiment(given.game, given.players, *how)
    forecasts = collect(experiment, given.games, given.resume)
    print(report(forecasts))
    if given.write:
        keep(experiment, fit(forecasts))


if __name__ == "__main__":
    main()
