"""What the games of a tournament say about each bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

import numpy as np

from firelight.lab.match import Result
from firelight.lab.rating import Array, Interval, Rating, ladder, over_deals, wilson


@dataclass(frozen=True)
class Figure:
    """A mean, the spread of single games, and the interval of the mean over deals."""

    mean: float
    spread: float
    interval: Interval


@dataclass(frozen=True)
class Standing:
    """One bot. If several of its kind sit at one table, the game counts by their mean."""

    bot: str
    games: int
    wins: Figure  # its share of wins per seat, 0 to 1
    independent: Interval  # Wilson's interval for the wins, as if all games were independent
    points: Figure
    margin: Figure
    rating: Rating
    decisions: int
    seconds: float  # per decision, on average
    slowest: float
    forfeits: int
    reasons: dict[str, int]  # for forfeits


@dataclass(frozen=True)
class Pair:
    """How often one bot came before another, ties as halves."""

    bot: str
    other: str
    comparisons: int
    before: float


@dataclass(frozen=True)
class Place:
    """One seat, whoever sat there."""

    seat: int
    games: int
    wins: float
    points: float


@dataclass(frozen=True)
class Standings:
    bots: list[Standing]  # best first
    pairs: list[Pair]
    seats: list[Place]

    def data(self) -> dict[str, Any]:
        """Ready for JSON; an unknown end of an interval is null."""
        return _finite(asdict(self))  # type: ignore[no-any-return]


def standings(results: Iterable[Result], names: Sequence[str]) -> Standings:
    """The standings of all bots that have played; `names` decides the order of ties."""
    games = list(results)
    there = {name for result in games for name in result.seats}
    bots = [name for name in dict.fromkeys([*names, *sorted(there)]) if name in there]
    wins = _comparisons(games, bots)
    ratings = ladder(wins) if games else []
    found = [_standing(bot, games, rating) for bot, rating in zip(bots, ratings, strict=True)]
    total = wins.sum(axis=0)
    pairs = [
        Pair(bot, other, int(total[i, j] + total[j, i]), float(total[i, j] / (total[i, j] + total[j, i])))
        for i, bot in enumerate(bots)
        for j, other in enumerate(bots)
        if total[i, j] + total[j, i]
    ]
    return Standings(sorted(found, key=lambda standing: -standing.rating.elo), pairs, _places(games))


def _comparisons(games: Sequence[Result], bots: Sequence[str]) -> Array:
    """wins[deal, i, j]: how often bot i came before bot j in games of a deal."""
    deals = {deal: place for place, deal in enumerate(dict.fromkeys(result.deal for result in games))}
    number = {bot: place for place, bot in enumerate(bots)}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in games:
        for seat, bot in enumerate(result.seats):
            for other, name in enumerate(result.seats):
                if bot != name:
                    wins[deals[result.deal], number[bot], number[name]] += result.versus(seat, other)
    return wins


def _standing(bot: str, games: Sequence[Result], rating: Rating) -> Standing:
    mine = [(result, [seat for seat, name in enumerate(result.seats) if name == bot]) for result in games if bot in result.seats]
    deals = [result.deal for result, _ in mine]

    def figure(values: list[list[float]]) -> Figure:
        mean, interval = over_deals([float(np.mean(part)) for part in values], deals)
        return Figure(mean, float(np.std([value for part in values for value in part])), interval)

    wins = figure([[result.share(seat) for seat in seats] for result, seats in mine])
    decisions = sum(result.moves[seat] for result, seats in mine for seat in seats)
    seconds = sum(result.seconds[seat] for result, seats in mine for seat in seats)
    reasons = Counter(forfeit.reason for result, seats in mine for forfeit in result.forfeits if forfeit.seat in seats)
    return Standing(
        bot,
        len(mine),
        wins,
        wilson(wins.mean * len(mine), len(mine)),
        figure([[result.scores[seat] for seat in seats] for result, seats in mine]),
        figure([[result.margin(seat) for seat in seats] for result, seats in mine]),
        rating,
        decisions,
        seconds / max(decisions, 1),
        max(result.slowest[seat] for result, seats in mine for seat in seats),
        reasons.total(),
        dict(reasons.most_common()),
    )


def _places(games: Sequence[Result]) -> list[Place]:
    seats = range(max((len(result.seats) for result in games), default=0))
    return [
        Place(
            seat,
            len(games),
            float(np.mean([result.share(seat) for result in games])),
            float(np.mean([result.scores[seat] for result in games])),
        )
        for seat in seats
    ]


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
