"""Do chances mean what they say? Games of a search against itself, and how often those won who were told so.

    python -m firelight.lab.calibration bonfire --games 200 --simulations 1000

A person who asks is told the chance of the seat to decide, by a search with an empty tree; here every third turn begins with such a
question. The moves themselves are thought out more briefly (`--playing`), so that there are many games: the positions of a game share
one end.

One temperature is fitted on each half of the games and tried on the other half: log-loss and table are those of games that the
temperature has not seen. The temperature of all games is the one to keep; `--write` keeps it beside the game's weights. With
`--resume FILE` what was told is kept in a file, and the same command goes on where it ended.
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
DRAWS = 1000  # of as many games from those played, for an interval
EVERY = 3  # turns; which one begins changes from game to game


@dataclass(frozen=True)
class Told:
    """What was said at the beginning of a turn, and what came of it."""

    game: int
    chance: float
    won: float
    seats: int
    missed: float = 0.0  # points by which the foretold sources missed the final ones, all lines together
    standing: float = 0.0  # the same for the score sheet as it stood


@dataclass(frozen=True)
class Inquiry:
    """What is asked, and of whom."""

    title: str
    players: int
    simulations: int  # of what is told
    playing: int  # of a move
    seed: int
    readable: bool = False  # by the readable weights, not with the net
    sources: bool = False  # those of the score as well
    components: str | None = None  # the name or the path of a component set; None: the shipped one

    def thinker(self) -> Thinker:
        """Its chances are those of the search itself, before any temperature."""
        edition = api.edition(self.title, self.components)
        found = Thinker(edition) if self.readable else best_thinker(edition, self.players)
        found.temperature = 1.0
        return found


def tell_of(asked: Inquiry, player: Thinker, teller: Thinker, number: int) -> Iterator[Told]:
    """Play a game and say what was told on the way."""
    g = api.new(asked.title, asked.players, seed_from(asked.seed, f"calibration {number}"), asked.components)
    said: list[tuple[int, float, dict[str, int], dict[str, int]]] = []
    before, turn = None, number % EVERY
    while (seat := g.seat) is not None:
        ask = ask_of(g, Budget(simulations=asked.playing), seed_from(asked.seed, f"{number} {len(g.history)}"))
        if seat != before:
            before, turn = seat, turn + 1
            if turn % EVERY == 0:
                teller.forget()
                found = teller.analyse(ask.game, seat, Budget(simulations=asked.simulations), ask.seed)
                if not found.exact:
                    said.append((seat, found.best.win, teller.sources(ask.game, seat) if asked.sources else {}, g.score_sheet(seat)))
        g.play(player.choose(ask.game, seat, ask.budget, ask.seed, ask.made))
    yield from (_with_end(g, number, *one) for one in said)


def _with_end(g: Game, number: int, seat: int, chance: float, sources: dict[str, int], sheet: dict[str, int]) -> Told:
    winners, final = g.winners() or range(len(g.seat_names)), g.score_sheet(seat)
    won = 1 / len(winners) if seat in winners else 0.0
    missed, standing = (sum(abs(final[line] - known.get(line, 0)) for line in final) for known in (sources, sheet))
    return Told(number, chance, won, len(g.seat_names), missed if sources else 0.0, standing)


def surprise(one: Told, temperature: float = 1.0) -> float:
    """The log-loss of what was told."""
    chance = min(max(calibrated(one.chance, one.seats, temperature), SURE), 1 - SURE)
    return -one.won * log(chance) - (1 - one.won) * log(1 - chance)


def log_loss(told: Sequence[Told], temperature: float = 1.0) -> float:
    return sum(surprise(one, temperature) for one in told) / len(told)


def fit(told: Sequence[Told]) -> float:
    """The temperature that makes the least of what really happened a surprise."""
    return min(TEMPERATURES, key=lambda temperature: log_loss(told, temperature))


def spread(told: Sequence[Told]) -> Interval:
    """Between which temperatures 95 of 100 fits lie, if games are drawn again from those played."""
    games = sorted({one.game for one in told})
    losses = np.zeros((len(games), len(TEMPERATURES)))
    for one in told:
        losses[games.index(one.game)] += [surprise(one, temperature) for temperature in TEMPERATURES]
    drawn = np.random.default_rng(0).integers(len(games), size=(DRAWS, len(games)))
    fits = np.sort([TEMPERATURES[int(losses[draw].sum(axis=0).argmin())] for draw in drawn])
    return float(fits[DRAWS * 25 // 1000]), float(fits[DRAWS * 975 // 1000 - 1])


def unseen(told: Sequence[Told]) -> list[tuple[Told, float]]:
    """Everything that was told, each with the temperature of the half of the games to which it does not belong."""
    halves = [[one for one in told if one.game % 2 == half] for half in (0, 1)]
    return [(one, temperature) for half, temperature in zip(halves, map(fit, reversed(halves)), strict=True) for one in half]


def table(chances: Sequence[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """For each tenth of the chances told: how many there were, their mean, and the share that won."""
    found = []
    for tenth in range(TENTHS):
        some = [(chance, won) for chance, won in chances if min(int(TENTHS * chance), TENTHS - 1) == tenth]
        if some:
            found.append((len(some), sum(chance for chance, _ in some) / len(some), sum(won for _, won in some) / len(some)))
    return found


def error(rows: Sequence[tuple[int, float, float]]) -> float:
    """By how much the tenths miss on average what came true."""
    return sum(count * abs(said - won) for count, said, won in rows) / sum(count for count, _, _ in rows)


def report(told: Sequence[Told]) -> str:
    """What was told as it was, and at the temperature of games that do not belong to it."""
    tried = unseen(told)
    after = sum(surprise(one, temperature) for one, temperature in tried) / len(tried)
    low, high = spread(told)
    lines = [
        f"{len({one.game for one in told})} games, {len(told)} positions, temperature {fit(told):g} ({low:g} to {high:g})",
        f"log-loss {log_loss(told):.3f} as told, {after:.3f} at the temperature of the other half",
    ]
    both = {
        "as told": table([(one.chance, one.won) for one in told]),
        "at the temperature of the other half": table([(calibrated(one.chance, one.seats, heat), one.won) for one, heat in tried]),
    }
    for name, rows in both.items():
        lines.append(f"{name}: off by {100 * error(rows):.1f} % on average")
        lines += [f"{count:>6} positions: told {100 * said:.0f} %, won {100 * won:.0f} %" for count, said, won in rows]
    mean = [sum(values) / len(told) for values in ([one.missed for one in told], [one.standing for one in told])]
    if mean[0]:
        lines.append(f"lines of the score sheet missed by {mean[0]:.1f} points in all, as it stands by {mean[1]:.1f}")
    return "\n".join(lines)


def collect(asked: Inquiry, games: int, journal: Path | None) -> list[Told]:
    """What is told in so many games; those that the journal has are not played again."""
    told, done = _kept(asked, journal)
    player, teller = asked.thinker(), asked.thinker()
    for number in range(done, games):
        player.forget()
        more = list(tell_of(asked, player, teller, number))
        told += more
        if journal is not None:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asdict(one) for one in more]) + "\n")
    return told


def _kept(asked: Inquiry, journal: Path | None) -> tuple[list[Told], int]:
    if journal is None:
        return [], 0
    if not journal.exists():
        journal.write_text(json.dumps(asdict(asked)) + "\n", encoding="utf-8")
    first, *games = journal.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != asdict(asked):
        raise OptionError(f"resume: {journal} holds games of another command")
    return [Told(**one) for line in games for one in json.loads(line)], len(games)


def keep(asked: Inquiry, temperature: float) -> None:
    """Write a temperature beside the weights of the game."""
    weights = api.title(asked.title).judge.weights
    if weights is None:
        return
    path = weights.with_name(FILE)
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"temperatures": {}}
    data["temperatures"]["search" if asked.readable else "learned"] = temperature
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m firelight.lab.calibration", description="Do chances to win mean what they say?")
    add = parser.add_argument
    add("game", choices=tuple(api.titles()))
    add("--readable", action="store_true", help="the search by the readable weights, not that with the net")
    add("--players", type=int, default=2)
    add("--games", type=int, default=200)
    add("--simulations", type=int, default=1000, help="of what is told (default 1000)")
    add("--playing", type=int, default=150, help="simulations of a move (default 150)")
    add("--seed", type=int, default=1)
    add("--components", metavar="SET", help="a component set (default: the shipped one)")
    add("--sources", action="store_true", help="look at the foretold sources of the score as well")
    add("--resume", type=Path, metavar="FILE", help="keep what was told in this file, and continue where it ends")
    add("--write", action="store_true", help="keep the temperature beside the weights")
    given = parser.parse_args()
    if given.games < 2:
        parser.error("--games: 2 or more, because each half is judged by the other")
    how = (given.simulations, given.playing, given.seed, given.readable, given.sources, given.components)
    asked = Inquiry(given.game, given.players, *how)
    told = collect(asked, given.games, given.resume)
    print(report(told))
    if given.write:
        keep(asked, fit(told))


if __name__ == "__main__":
    main()
