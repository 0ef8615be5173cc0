"""Do chances mean what they say? Games of a search against itself, and how often those won who were told so.

    python -m firelight.lab.calibration bonfire --games 100 --simulations 300

asks the search at the beginning of every turn for the chance of the seat to decide. A temperature is fitted on one half of the games;
log-loss and the table are those of the other half. `--write` keeps the temperature beside the game's weights.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from firelight import api
from firelight.bots.base import Budget, ask_of
from firelight.bots.chances import FILE, SURE, calibrated
from firelight.bots.search import Thinker, best_thinker
from firelight.lab.schedule import seed_from

if TYPE_CHECKING:
    from firelight.engine.game import Game

TENTHS = 10
TEMPERATURES = [step / 20 for step in range(10, 81)]  # from 0.5 to 4


@dataclass(frozen=True)
class Told:
    """What was said at the beginning of a turn, and what came of it."""

    game: int
    chance: float
    won: float
    seats: int
    missed: float = 0.0  # points by which the foretold sources missed the final ones, all lines together
    standing: float = 0.0  # the same for the score sheet as it stood


def tell_of(thinker: Thinker, title: str, players: int, number: int, simulations: int, seed: int, sources: bool = False) -> Iterator[Told]:
    """Play a game and say what was told on the way. Chances are those of the search itself, before any temperature."""
    thinker.temperature = 1.0
    g = api.new(title, players, seed_from(seed, f"calibration {number}"))
    said: list[tuple[int, float, dict[str, int], dict[str, int]]] = []
    before = None
    while (seat := g.seat) is not None:
        ask = ask_of(g, Budget(simulations=simulations), seed_from(seed, f"{number} {len(g.history)}"))
        if seat == before:
            g.play(thinker.choose(ask.game, seat, ask.budget, ask.seed, ask.made))
            continue
        found = thinker.analyse(ask.game, seat, ask.budget, ask.seed, ask.made)
        if not found.exact:
            said.append((seat, found.best.win, thinker.sources(ask.game, seat) if sources else {}, g.score_sheet(seat)))
        before = seat
        g.play(found.best.move)
    yield from (_with_end(g, number, *one) for one in said)


def _with_end(g: Game, number: int, seat: int, chance: float, sources: dict[str, int], sheet: dict[str, int]) -> Told:
    winners, final = g.winners() or range(len(g.seat_names)), g.score_sheet(seat)
    won = 1 / len(winners) if seat in winners else 0.0
    missed, standing = (sum(abs(final[line] - known.get(line, 0)) for line in final) for known in (sources, sheet))
    return Told(number, chance, won, len(g.seat_names), missed if sources else 0.0, standing)


def log_loss(told: Sequence[Told], temperature: float = 1.0) -> float:
    total = 0.0
    for one in told:
        chance = min(max(calibrated(one.chance, one.seats, temperature), SURE), 1 - SURE)
        total -= one.won * log(chance) + (1 - one.won) * log(1 - chance)
    return total / len(told)


def fit(told: Sequence[Told]) -> float:
    """The temperature that makes the least of what really happened a surprise."""
    return min(TEMPERATURES, key=lambda temperature: log_loss(told, temperature))


def table(told: Sequence[Told], temperature: float) -> list[tuple[int, float, float]]:
    """For each tenth of the chances told: how many there were, their mean, and the share that won."""
    found = []
    for tenth in range(TENTHS):
        some = [(calibrated(one.chance, one.seats, temperature), one.won) for one in told]
        some = [(chance, won) for chance, won in some if min(int(TENTHS * chance), TENTHS - 1) == tenth]
        if some:
            found.append((len(some), sum(chance for chance, _ in some) / len(some), sum(won for _, won in some) / len(some)))
    return found


def report(told: Sequence[Told], temperature: float) -> str:
    """What held-out positions say."""
    lines = [f"{len(told)} positions, log-loss {log_loss(told):.3f} as told, {log_loss(told, temperature):.3f} at {temperature:g}"]
    lines += [f"{count:>6} positions: told {100 * said:.0f}%, won {100 * won:.0f}%" for count, said, won in table(told, temperature)]
    mean = [sum(values) / len(told) for values in ([one.missed for one in told], [one.standing for one in told])]
    if mean[0]:
        lines.append(f"lines of the score sheet missed by {mean[0]:.1f} points in all, as it stands by {mean[1]:.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m firelight.lab.calibration", description="Do chances to win mean what they say?")
    parser.add_argument("game", choices=tuple(api.titles()))
    parser.add_argument("--readable", action="store_true", help="the search by the readable weights, not that with the net")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="an even number")
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sources", action="store_true", help="look at the foretold sources of the score as well")
    parser.add_argument("--write", action="store_true", help="keep the temperature beside the weights")
    given = parser.parse_args()
    edition = api.shipped_edition(given.game)
    thinker = Thinker(edition) if given.readable else best_thinker(edition, given.players)
    told: list[Told] = []
    for number in range(given.games):
        told += tell_of(thinker, given.game, given.players, number, given.simulations, given.seed, given.sources)
        if number % 2:
            temperature = fit([one for one in told if one.game % 2 == 0])
            print(f"{number + 1} games", report([one for one in told if one.game % 2 == 1], temperature), sep="\n", flush=True)
    if given.write and edition.title.judge.weights is not None:
        path = edition.title.judge.weights.with_name(FILE)
        data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"temperatures": {}}
        data["temperatures"]["search" if given.readable else "learned"] = temperature
        path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
