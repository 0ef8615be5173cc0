"""A sequential test between two bots: it plays until it is clear enough which of two win rates holds.

    python -m firelight.lab.sprt bonfire learned:700 search:1000

plays deals with all rotations of the seats: the first bot in one seat, the second in the others. Each deal counts as a whole, by the
first bot's share of its wins, so that a lucky deal or seat does not matter. The test accepts if the rate is at least --accept, rejects if
it is at most the fair rate, each with the given risk of error, and reports if it stays undecided.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log, sqrt

from firelight.api import titles
from firelight.lab.match import play
from firelight.lab.schedule import Tournament

LEAST_DEALS = 8  # before that, the spread of the deals is unknown
SMALLEST_SPREAD = 0.05  # of a deal's share, while all deals are alike

ACCEPTED, REJECTED, OPEN = "accepted", "rejected", "open"


@dataclass(frozen=True)
class SequentialTest:
    """Two win rates to distinguish, and the risk of a wrong verdict."""

    fair: float = 0.5
    better: float = 0.55
    risk: float = 0.05

    def evidence(self, shares: list[float]) -> float:
        """The log-likelihood ratio of the deals: the better rate against the fair one."""
        count = len(shares)
        if count < 2:
            return 0.0
        mean = sum(shares) / count
        spread = max(sqrt(sum((share - mean) ** 2 for share in shares) / (count - 1)), SMALLEST_SPREAD)
        return count * (self.better - self.fair) * (mean - (self.better + self.fair) / 2) / spread**2

    def verdict(self, shares: list[float]) -> str:
        bound = log((1 - self.risk) / self.risk)
        if len(shares) < LEAST_DEALS or abs(evidence := self.evidence(shares)) < bound:
            return OPEN
        return ACCEPTED if evidence > 0 else REJECTED


@dataclass
class Course:
    """The state of a test so far."""

    test: SequentialTest
    shares: list[float]
    verdict: str = OPEN
    points: tuple[float, float] = (0.0, 0.0)  # means of the first bot and of the others
    seconds: tuple[float, float] = (0.0, 0.0)  # thinking time per move

    def __str__(self) -> str:
        mean = sum(self.shares) / len(self.shares)
        return (
            f"{len(self.shares)} deals: {100 * mean:.1f}% of the wins, evidence {self.test.evidence(self.shares):+.2f}, "
            f"points {self.points[0]:.1f} : {self.points[1]:.1f}, "
            f"{1000 * self.seconds[0]:.1f} : {1000 * self.seconds[1]:.1f} ms a move: {self.verdict}"
        )


def judge(test: SequentialTest, shares: Iterable[float]) -> tuple[str, int]:
    """The verdict over a stream of deals, and after how many of them."""
    seen: list[float] = []
    for share in shares:
        seen.append(share)
        if (verdict := test.verdict(seen)) != OPEN:
            return verdict, len(seen)
    return OPEN, len(seen)


def run(tournament: Tournament, test: SequentialTest) -> Iterator[Course]:
    """Play deal by deal until there is a verdict or no deal is left; yields the state after each."""
    first = tournament.bots[0]
    course = Course(test, [])
    totals = [0.0] * 6  # points of the first bot and of the others, then seconds and moves of each
    deal: list[float] = []
    for fixture in tournament.fixtures():
        result = play(fixture)
        mine = fixture.seats.index(first)
        others = [seat for seat in range(len(fixture.seats)) if seat != mine]
        deal.append(result.share(mine))
        news = (
            result.scores[mine],
            sum(result.scores[seat] for seat in others) / len(others),
            result.seconds[mine],
            result.moves[mine],
            sum(result.seconds[seat] for seat in others),
            sum(result.moves[seat] for seat in others),
        )
        totals = [total + new for total, new in zip(totals, news, strict=True)]
        if len(deal) == len(fixture.seats):
            course.shares.append(sum(deal) / len(deal))
            deal = []
            games = len(course.shares) * len(fixture.seats)
            course.points = (totals[0] / games, totals[1] / games)
            course.seconds = (totals[2] / totals[3], totals[4] / totals[5])
            course.verdict = test.verdict(course.shares)
            yield course
            if course.verdict != OPEN:
                return


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m firelight.lab.sprt", description="Find out which of two bots is better.")
    parser.add_argument("game", choices=tuple(titles()))
    parser.add_argument("bots", nargs=2, metavar="BOT", help="the bot to test, and its opponent")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--accept", type=float, default=None, help="the win rate to prove (default: a tenth above the fair one)")
    parser.add_argument("--risk", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=2000, help="at most this many games (default 2000)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tournament = Tournament(given.game, given.players, tuple(given.bots), given.games, given.seed)
    test = SequentialTest(tournament.fair, given.accept or 1.1 * tournament.fair, given.risk)
    for course in run(tournament, test):
        print(course, flush=True)


if __name__ == "__main__":
    main()
