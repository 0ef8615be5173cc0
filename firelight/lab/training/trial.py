"""Is a net better than the readable weights? Plays deals with all seats rotated, at equal processor time, until that is clear.

    python -m firelight.lab.training.trial build/bonfire/net.bin --players 3 --simulations 500
    python -m firelight.lab.training.trial bonfire --players 3 --simulations 500

If you name a game instead of a net, it tries a search without a net that plans whole turns from the root.

The search with the net has one seat. The search with the readable weights has the others, and makes the given number of simulations. After
each deal, the number of simulations with the net is adjusted so that both take the same processor time for a decision. Alone
(--players 1), both play the same deals against Tom, and what counts is how much more often the net wins.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from firelight import api
from firelight.bots.base import Budget, ask_of
from firelight.bots.mind import PLANNING, USUAL, Settings, learned
from firelight.bots.search import Thinker
from firelight.lab.pool import cores
from firelight.lab.schedule import seed_from
from firelight.lab.sprt import OPEN, SequentialTest
from firelight.lab.training.crew import Crew, Threads, at_hand
from firelight.thinking.nets import read_net, write_net

LEAST_SIMULATIONS = 10
MOST_CHANGE = 2.0  # largest factor by which a deal changes the net's simulations
RECENT = 16  # deals that the net's simulations are chosen by


@dataclass(frozen=True)
class Deal:
    """One deal of a trial, played once with the net in every seat."""

    game: str
    players: int
    net: bytes  # empty: none
    seed: int
    number: int
    simulations: tuple[int, int]  # of the search with the net, and of the other search
    options: dict[str, int] = field(default_factory=dict)
    components: str | None = None  # a component set by name or file


@dataclass(frozen=True)
class Played:
    """The result of a deal. Pairs are for the net and for the others."""

    share: float  # the net's share of the wins in its games
    points: tuple[float, float]
    seconds: tuple[float, float]  # of processor time
    moves: tuple[int, int]
    simulations: int  # of the search with the net

    @property
    def same_time(self) -> float:
        """With how many simulations the net would take as long for a decision as the others, by this deal."""
        return self.simulations * _ratio(self.seconds[1] * self.moves[0], self.seconds[0] * self.moves[1])


def _ratio(time: float, other: float) -> float:
    """By what factor one time is longer than the other, within limits."""
    return min(max(time / max(other, 1e-9), 1 / MOST_CHANGE), MOST_CHANGE)


class Sides:
    """The thinkers at a table: the net's, and one for each other seat."""

    def __init__(self, game: str, net: bytes, players: int, components: str | None) -> None:
        edition = api.edition(game, components)
        known = read_net(net) if net else None
        self.learned = Thinker(edition, 1, learned(known) if known else PLANNING, known)
        self.others = [Thinker(edition, 1, USUAL) for _ in range(max(players - 1, 1))]
        for thinker in (self.learned, self.others[0]):  # so that compiling takes no time later
            ask = ask_of(api.new(game, players, 1, components), Budget(simulations=1), 1)
            thinker.choose(ask.game, ask.seat, ask.budget, ask.seed)


def play_deal(deal: Deal) -> Played:
    """Play one deal of a trial."""
    sides, own = at_hand(Sides, deal.game, deal.net, deal.players, deal.components), deal.simulations[0]
    seconds, moves, points, share = [0.0, 0.0], [0, 0], [0.0, 0.0], 0.0

    def game_with(seats: list[Thinker], turn: int) -> Any:
        g = api.new(deal.game, deal.players, seed_from(deal.seed, f"deal {deal.number}"), deal.components, **deal.options)
        for thinker in seats:
            thinker.forget()
        while (seat := g.seat) is not None:
            side = int(seats[seat] is not sides.learned)
            ask = ask_of(g, Budget(simulations=deal.simulations[side]), seed_from(deal.seed, f"{deal.number} {turn} {len(g.history)}"))
            began = time.thread_time()
            move = seats[seat].choose(ask.game, seat, ask.budget, ask.seed, ask.made)
            seconds[side] += time.thread_time() - began
            moves[side] += 1
            g.play(move)
        return g

    def share_of(g: Any, seat: int) -> float:
        winners = g.winners() or range(len(g.seat_names))
        return 1 / len(winners) if seat in winners else 0.0

    if deal.players == 1:
        with_net, without = (game_with([thinker], 0) for thinker in (sides.learned, sides.others[0]))
        share = 0.5 + 0.5 * (share_of(with_net, 0) - share_of(without, 0))
        return Played(share, (with_net.scores()[0], without.scores()[0]), (seconds[0], seconds[1]), (moves[0], moves[1]), own)
    for turn in range(deal.players):
        seats = [*sides.others[:turn], sides.learned, *sides.others[turn:]]
        g = game_with(seats, turn)
        scores = g.scores()
        share += share_of(g, turn) / deal.players
        points[0] += scores[turn] / deal.players
        points[1] += (sum(scores) - scores[turn]) / (deal.players - 1) / deal.players
    return Played(share, (points[0], points[1]), (seconds[0], seconds[1]), (moves[0], moves[1]), own)


@dataclass
class Trial:
    """A trial in progress."""

    game: str
    players: int
    net: bytes
    simulations: int  # of the search with the readable weights
    seed: int = 1
    accept: float = 0.0  # the win rate to show; 0: a tenth above the fair share
    options: dict[str, int] = field(default_factory=dict)
    whole: bool = False  # play all deals, so that the win rate does not depend on when the verdict came
    components: str | None = None
    played: list[Played] = field(default_factory=list)
    verdict: str = OPEN
    own: float = 0.0  # simulations of the search with the net

    @property
    def test(self) -> SequentialTest:
        fair = 1 / max(self.players, 2)
        return SequentialTest(fair, self.accept or 1.1 * fair)

    @property
    def shares(self) -> list[float]:
        return [each.share for each in self.played]

    @property
    def rate(self) -> float:
        return sum(self.shares) / len(self.played)

    @property
    def error(self) -> float:
        """The standard error of the win rate, over deals."""
        count = len(self.played)
        return sqrt(sum((share - self.rate) ** 2 for share in self.shares) / max(count - 1, 1) / count)

    def milliseconds(self, side: int) -> float:
        """Processor time for a decision."""
        return 1000 * sum(each.seconds[side] for each in self.played) / max(sum(each.moves[side] for each in self.played), 1)

    def _deals(self, most: int) -> Iterator[Deal]:
        for number in range(most):
            if self.verdict != OPEN and not self.whole:
                return
            both = (max(round(self.own), LEAST_SIMULATIONS), self.simulations)
            yield Deal(self.game, self.players, self.net, self.seed, number, both, self.options, self.components)

    def _for_the_same_time(self) -> float:
        """The net's simulations, chosen by recent deals so that both sides will have taken the same time in all."""
        recent = self.played[-RECENT:]
        return sum(each.same_time for each in recent) / len(recent) * _ratio(self.milliseconds(1), self.milliseconds(0))

    def run(self, crew: Crew[Any], most: int, tell: Callable[[str], None]) -> None:
        """Play until there is a verdict, but at most `most` deals."""
        self.own = float(self.simulations)
        for found in crew.do(play_deal, self._deals(most)):
            self.played.append(found)
            self.own = self._for_the_same_time()
            if self.verdict == OPEN:
                self.verdict = self.test.verdict(self.shares)
            tell(str(self))

    def __str__(self) -> str:
        points = [sum(each.points[side] for each in self.played) / len(self.played) for side in range(2)]
        return (
            f"{self.players} players, {len(self.played)} deals: {100 * self.rate:.1f}% ± {100 * self.error:.1f} of the wins, "
            f"evidence {self.test.evidence(self.shares):+.2f}, points {points[0]:.1f} : {points[1]:.1f}, "
            f"processor {self.milliseconds(0):.2f} : {self.milliseconds(1):.2f} ms, simulations {self.own:.0f} : {self.simulations}: "
            f"{self.verdict}"
        )

    def data(self) -> dict[str, Any]:
        """What a net file keeps of the trial."""
        return {
            "against": "search",
            "simulations": [round(self.own), self.simulations],
            "seed": self.seed,
            "deals": len(self.played),
            "accept": self.test.better,
            "wins": round(self.rate, 4),
            "error": round(self.error, 4),
            "verdict": self.verdict,
        }


def setting(text: str) -> tuple[str, float]:
    """Parse a setting of a search, such as planned=150."""
    name, _, value = text.partition("=")
    if name not in Settings._fields:
        raise argparse.ArgumentTypeError(f"found {name!r}; expected one of {', '.join(Settings._fields)}")
    return name, float(value)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m firelight.lab.training.trial", description="Is a net better than the readable weights, at equal processor time?"
    )
    parser.add_argument("net", type=Path, help="the file of a net, or the name of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=500, help="of the search with the readable weights (default 500)")
    parser.add_argument("--deals", type=int, default=400, help="at most this many deals (default 400)")
    parser.add_argument("--accept", type=float, default=0.0, help="the win rate to show (default: a tenth above the fair share)")
    parser.add_argument("--set", type=setting, action="append", default=[], metavar="NAME=N", help="a setting of the net's search")
    parser.add_argument("--keep", action="store_true", help="write the result and these settings into the net's file")
    parser.add_argument("--whole", action="store_true", help="play all deals, even after the verdict")
    parser.add_argument("--components", metavar="SET", help="a component set, by name or file (default: the shipped one)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    game, net, file = str(given.net), None, b""
    if game not in api.titles():
        net = read_net(given.net.read_bytes())
        game = net.game
        if not net.fits(api.edition(game, given.components)):
            parser.error(f"{given.net} was made for other components or inputs: name its component set with --components")
        net.origin["settings"] = {**net.settings, **dict(given.set)}
        file = write_net(net, len(api.title(game).rules.sources))
    trial = Trial(game, given.players, file, given.simulations, given.seed, given.accept, whole=given.whole, components=given.components)
    crew = Threads(given.jobs)
    trial.run(crew, given.deals, lambda text: print(text, flush=True))
    crew.close()
    if net is not None and given.keep:
        net.origin["trials"][str(given.players)] = trial.data()
        given.net.write_bytes(write_net(net, len(api.title(game).rules.sources)))


if __name__ == "__main__":
    main()
